//! The sheet `Lineups`: who played how many boards of a match.

use std::collections::BTreeMap;

use model::form::{Key, LineupColumn as Column};
use model::name_comparison::name_key;
use model::problem::Problem;
use model::{Cell, Entry, Event, Exact, PlayerLineup, WorkbookCopy};

use super::cells::CellReader;
use super::entries::entry_number_key;
use super::entry_finder::EntryFinder;
use super::events::{EventsById, label_key};
use super::problems;
use super::table::{self, RowReading};

/// Reads the sheet into the events, after the sheet `Matches`, whose rounds and boards it must fit.
pub(super) fn read_lineups_sheet(
    workbook_copy: &WorkbookCopy,
    index: u16,
    events: &mut EventsById,
    reader: &mut CellReader<'_>,
) {
    let Some(table) = table::read_sheet_rows::<Column>(workbook_copy, index, reader) else {
        return;
    };
    for column in [Column::Entry, Column::Player] {
        if table.headings.find_column(column).is_none() {
            reader.problems.extend(table.headings.missing_column_problem(column, index));
            return;
        }
    }
    let finders: Vec<EntryFinder> = events.events.iter().map(EntryFinder::new).collect();
    for mut row in table.rows {
        if let Some(index) = events.event_of_row(&mut row, Column::Event) {
            let event = &mut events.events[index];
            let lacks = row.report_if_lacking(Column::Entry, &table.headings)
                || row.report_if_lacking(Column::Player, &table.headings);
            if !lacks && let Some(found) = read_lineup(&mut row, &finders[index], event) {
                event.lineups.push(found);
            }
            row.problems.iter_mut().for_each(|problem| problem.event = Some(event.id.clone()));
        }
        reader.problems.append(&mut row.problems);
    }
    for event in &events.events {
        check(event, &mut reader.problems);
    }
}

/// The line-up of a row; `None` if its entry, player or round is unknown.
fn read_lineup(
    row: &mut RowReading<Column>,
    finder: &EntryFinder,
    event: &Event,
) -> Option<PlayerLineup> {
    let text = |column| row.record.text(column).map(Cell::into_owned);
    let (label, player, round) = (text(Column::Entry)?, text(Column::Player)?, text(Column::Round));
    let entry = match finder.find(&label.value, None, None) {
        Ok(entry) => entry,
        Err(_) if event.entries.is_empty() => return None,
        Err(trouble) => {
            row.report(trouble, label.at);
            return None;
        }
    };
    let known = &event.entries[entry];
    let Some(index) = player_named_in_lineup(known, &player.value) else {
        let wrong =
            problems::UnknownPlayer { player: player.value.clone(), label: known.label.clone() };
        row.report(wrong, player.at);
        return None;
    };
    if let Some(round) = &round
        && !is_played(event, entry, &round.value)
    {
        let wrong =
            problems::UnknownRound { round: round.value.clone(), label: known.label.clone() };
        row.report(wrong, round.at);
        return None;
    }
    Some(PlayerLineup {
        at: row.record.at,
        round: round.map(|cell| cell.value),
        entry,
        player: index,
        boards: row.record.number(Column::Boards),
        deemed: row.record.number(Column::DeemedBoards),
    })
}

/// The player of an entry that a cell names: by member number, by name, or by position on the sheet
/// `Entries`.
pub(super) fn player_named_in_lineup(entry: &Entry, typed: &str) -> Option<usize> {
    let number = entry_number_key(typed);
    let of_number = |player: &model::Player| {
        player.number.as_deref().is_some_and(|known| entry_number_key(known) == number)
    };
    let only = |fits: &dyn Fn(&model::Player) -> bool| {
        let mut found = entry.players.iter().enumerate().filter(|(_, player)| fits(player));
        let first = found.next().map(|(index, _)| index);
        first.filter(|_| found.next().is_none())
    };
    let name = name_key(typed);
    only(&of_number)
        .or_else(|| only(&|player| name_key(&player.name) == name))
        .or_else(|| entry.player_index_at_position(typed.trim().parse().ok()?))
}

/// Whether an entry can have a match in a round. Without rounds on the matches, it can.
fn is_played(event: &Event, entry: usize, round: &str) -> bool {
    let of_matches = event.matches.iter().filter(|found| found.sides().any(|side| side == entry));
    let of_boards = event.boards.iter().filter(|line| {
        line.sides().into_iter().any(|side| side.contestants().any(|known| known == entry))
    });
    let mut rounds = of_matches
        .filter_map(|found| found.round.as_deref())
        .chain(of_boards.filter_map(|line| line.round.as_deref()))
        .peekable();
    rounds.peek().is_none() || rounds.any(|known| label_key(known) == label_key(round))
}

/// Reports players with more boards than the match, and more boards than there are seats.
fn check(event: &Event, problems: &mut Vec<Problem>) {
    let mut matches: BTreeMap<(usize, String), Vec<&PlayerLineup>> = BTreeMap::new();
    for lineup in &event.lineups {
        let round = label_key(lineup.round.as_deref().unwrap_or_default()).into_owned();
        matches.entry((lineup.entry, round)).or_default().push(lineup);
    }
    for ((entry, round), lineups) in matches {
        let Some(most) = boards_of(event, entry, &round).map(Exact::whole) else { continue };
        let played = |lineup: &PlayerLineup| {
            let deemed = lineup.deemed.map_or(Exact::ZERO, |cell| cell.value);
            lineup.boards.map_or(most, |cell| cell.value + deemed)
        };
        let mut players: BTreeMap<usize, Exact> = BTreeMap::new();
        let mut told = false;
        for lineup in &lineups {
            let sum = players.entry(lineup.player).or_default();
            *sum = *sum + played(lineup);
            if *sum > most {
                told = true;
                let wrong = problems::LineupBoards {
                    player: event.entries[entry].players[lineup.player].name.clone(),
                    boards: sum.to_decimal(),
                    most: most.to_decimal(),
                };
                let at = lineup.boards.map_or(lineup.at, |cell: Cell<Exact>| cell.at);
                problems.push(event.problem(wrong, at));
            }
        }
        let seats = seats(event);
        // Boards that were not played have no seats.
        let seated: Exact =
            lineups.iter().map(|lineup| lineup.boards.map_or(most, |cell| cell.value)).sum();
        if !told && seated > most * Exact::whole(seats) {
            let wrong = problems::LineupSeats {
                label: event.entries[entry].label.clone(),
                boards: seated.to_decimal(),
                seats,
                most: most.to_decimal(),
            };
            let at = lineups[0].at;
            problems.push(event.problem(wrong, at));
        }
        let most_of_one = players.values().copied().max().unwrap_or_default();
        let sum: Exact = players.values().copied().sum();
        // What one player played, so many played at a time, where the match was played out.
        let played_out = lineups.iter().all(|lineup| lineup.deemed.is_none());
        if !told && played_out && sum < most_of_one * Exact::whole(seats) {
            let wrong = problems::LineupShort {
                label: event.entries[entry].label.clone(),
                boards: sum.to_decimal(),
                seats,
                most: most_of_one.to_decimal(),
            };
            problems.push(event.problem(wrong, lineups[0].at));
        }
    }
}

/// Boards of an entry's match in a round, or of all its matches without a round; `None` if not
/// given.
fn boards_of(event: &Event, entry: usize, round: &str) -> Option<u32> {
    let of_round =
        |known: Option<&str>| round.is_empty() || label_key(known.unwrap_or_default()) == round;
    let per_match = event.answer_whole_number(Key::BoardsPerMatch);
    let mut sum = None;
    for found in &event.matches {
        if found.away.is_none() || !found.sides().any(|side| side == entry) {
            continue;
        }
        if of_round(found.round.as_deref()) {
            let typed = found.boards.and_then(|cell| u32::try_from(cell.value.numerator()).ok());
            sum = Some(sum.unwrap_or(0) + typed.or(per_match)?);
        }
    }
    sum
}

/// Players of a contestant who play at a time.
fn seats(event: &Event) -> u32 {
    let members = event.answer_whole_number(Key::TeamSize).unwrap_or(4);
    if event.is_of_teams() { members.max(4) } else { 2 }
}
