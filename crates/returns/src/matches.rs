//! The sheets `Matches` and `Draw`: pairings and results. A row becomes a match of two entries, a
//! bye, or a board in the match of two chess teams; one that names nobody, oneself or an earlier
//! match again is skipped with a problem. The engine says what a match is worth
//! (`scoring::matches`).

use std::collections::HashMap;

use model::form::{DrawColumn, FormColumn, MatchColumn as Column};
use model::game_result::{ADJOURNED_WORD, parse_game_result, swap_result_sides};
use model::name_comparison::{NameLikeness, folded_name, name_key, name_likeness};
use model::problem::Problem;
use model::{
    Cell, CellAddress, ChessTeamGame, Event, Format, Match, Note, StableSort, WorkbookCopy,
};

use super::cells::CellReader;
use super::entry_finder::EntryFinder;
use super::events::{EventsById, label_key};
use super::headings;
use super::lineups::player_named_in_lineup;
use super::problems;
use super::table::{self, RowReading, SheetReading};

/// The most boards of a match.
const MOST_BOARDS: u32 = 100;

/// Reads the sheet into the events.
pub(super) fn read_matches_sheet(
    workbook_copy: &WorkbookCopy,
    index: u16,
    events: &mut EventsById,
    reader: &mut CellReader<'_>,
) {
    let Some(mut table) = table::read_sheet_rows::<Column>(workbook_copy, index, reader) else {
        return;
    };
    let keeps_drawn = keeps_drawn(&mut table, &events.events, index, reader);
    if table.headings.find_column(Column::Home).is_none() {
        reader.problems.extend(table.headings.missing_column_problem(Column::Home, index));
        return;
    }
    if table.headings.has_reported_heading(Column::Away) {
        return;
    }
    let unread =
        SIDES.map(|sides| sides.iter().any(|side| table.headings.has_reported_heading(*side)));
    let finders: Vec<EntryFinder> = events.events.iter().map(EntryFinder::new).collect();
    let mut known: HashMap<(usize, Meeting), usize> = HashMap::new();
    let result_column = table.headings.find_column(Column::Result).map(|headed| headed.at);
    for mut row in table.rows {
        if let Some(index) = events.event_of_row(&mut row, Column::Event) {
            let event = &mut events.events[index];
            if !row.report_if_lacking(Column::Home, &table.headings)
                && let Some(mut found) = read_match(&mut row, &finders[index], event, result_column)
            {
                leave_out(&mut found, unread);
                found.drawn =
                    found.drawn.filter(|_| keeps_drawn && event.has_drawn_pairings_column());
                let meeting = meeting(&row, &found, event);
                let has_board =
                    row.record.get(Column::Board).is_some() || row.is_faulty_in(&[Column::Board]);
                if event.is_of_chess_teams() && has_board {
                    if let Some(game) = read_game(&mut row, &found, event) {
                        let of = *known.entry((index, meeting)).or_insert(event.matches.len());
                        enter_game(&mut row, game, found, of, event);
                    }
                } else {
                    let first = *known.entry((index, meeting)).or_insert(event.matches.len());
                    match event.matches.get(first) {
                        None => event.matches.push(found),
                        // A fixture whose result is on another row.
                        Some(blank) if !blank.has_outcome() => event.matches[first] = found,
                        Some(_) if !found.has_outcome() => {}
                        Some(known) => tell_repeated(&mut row, &found, known.at, event),
                    }
                }
            }
            row.problems.iter_mut().for_each(|problem| problem.event = Some(event.id.clone()));
        }
        reader.problems.append(&mut row.problems);
    }
    for event in events.events.iter_mut().filter(|event| !event.matches.is_empty()) {
        event.headings.matches = Some(table.headings.header_row_for_annotation(index));
    }
}

/// The columns of scores of the two sides.
const SIDES: [[Column; 2]; 3] = [
    [Column::HomeImps, Column::AwayImps],
    [Column::HomeVps, Column::AwayVps],
    [Column::HomePercent, Column::AwayPercent],
];

/// Leaves out the scores of one side where the column of the other could not be read.
fn leave_out(found: &mut Match, unread: [bool; 3]) {
    let scores = [&mut found.imps, &mut found.vps, &mut found.percent];
    for (scores, _) in scores.into_iter().zip(unread).filter(|(_, unread)| *unread) {
        *scores = [None; 2];
    }
}

/// Whether the column `Drawn` has pairings. Else it is told as one that the form does not know, and left out.
fn keeps_drawn(
    table: &mut SheetReading<Column>,
    events: &[Event],
    index: u16,
    reader: &mut CellReader<'_>,
) -> bool {
    let is_count = |row: &RowReading<Column>| {
        let cell = row.record.text(Column::Drawn);
        cell.is_some_and(|cell| cell.value.trim().parse::<u32>().is_ok())
    };
    if events.iter().any(Event::has_drawn_pairings_column) && !table.rows.iter().any(is_count) {
        return true;
    }
    let headings = &mut table.headings;
    if let Some(at) = headings.columns.iter().position(|own| own.column == Column::Drawn.untyped())
    {
        let headed = headings.columns.remove(at);
        let trouble = headings::surplus_heading_problem(headings, &headed.heading, None);
        reader
            .problems
            .push(Problem::new(trouble, headings::heading_address(headings, &headed, index)));
    }
    false
}

/// The identity of a match: date, session, round, game, and the sides, lower index first.
type Meeting = ([Option<String>; 4], usize, Option<usize>);

fn meeting(row: &RowReading<Column>, found: &Match, event: &Event) -> Meeting {
    let text = |column| row.record.text(column).map(|cell| label_key(cell.value).into_owned());
    let date = row.record.date(Column::Date).map(|cell| cell.value.to_string());
    // Only there is the table the number of a game.
    let game = text(Column::Table).filter(|_| event.format() == Some(Format::TwoPlayer));
    let named = [date, text(Column::Session), text(Column::Round), game];
    let one = found.away.map_or(found.home, |away| away.min(found.home));
    (named, one, found.away.map(|away| away.max(found.home)))
}

fn tell_repeated(row: &mut RowReading<Column>, found: &Match, first: CellAddress, event: &Event) {
    let label = |entry: usize| event.entries[entry].label.as_str();
    let sides = match found.away {
        Some(away) => format!("{} against {}", label(found.home), label(away)),
        None => format!("of {} (a bye)", label(found.home)),
    };
    let trouble = problems::RepeatedMatch { sides, first: first.a1() };
    row.report(trouble, found.at);
}

/// The match of a row; `None` if a side is unknown or both are the same.
fn read_match(
    row: &mut RowReading<Column>,
    finder: &EntryFinder,
    event: &Event,
    result_column: Option<u16>,
) -> Option<Match> {
    let home = side(row, Column::Home, finder, event)?;
    let given = row.record.get(Column::Away).is_some() || row.is_faulty_in(&[Column::Away]);
    let says_bye = says_bye(row, Column::Away, finder);
    let given = given && !says_bye;
    let away = if given { Some(side(row, Column::Away, finder, event)?) } else { None };
    if away == Some(home) {
        tell_itself(row, home, event);
        return None;
    }
    let plus = [Column::HomeAveragePlus, Column::AwayAveragePlus];
    let average_plus = plus.map(|column| whole(row, column));
    let note = row.record.word(Column::Note).map(|cell| cell.value);
    let typed = typed_result(row, Column::Result, away.is_none(), note);
    let result_before = result_before(row, Column::ResultBefore);
    let record = &row.record;
    let text = |column| record.text(column).map(|cell| cell.value.to_string());
    Some(Match {
        at: record.at,
        session: text(Column::Session),
        date: record.date(Column::Date).map(|cell| cell.value),
        round: text(Column::Round),
        table: text(Column::Table),
        home,
        away,
        boards: record.number(Column::Boards),
        imps: [record.number(Column::HomeImps), record.number(Column::AwayImps)],
        vps: [record.number(Column::HomeVps), record.number(Column::AwayVps)],
        percent: [record.number(Column::HomePercent), record.number(Column::AwayPercent)],
        average_plus,
        compared: record.number(Column::BoardsCompared),
        result: result_of(typed),
        result_at: CellAddress { column: result_column.unwrap_or(0), ..record.at },
        drawn: record.text(Column::Drawn).map(|cell| Cell::new(cell.value.to_string(), cell.at)),
        result_before,
        note: note.or(says_bye.then_some(Note::Bye)).or(adjourned(typed)),
        games: Vec::new(),
    })
}

/// The result of a row before it was corrected; one that is none is told and not used.
fn result_before<C: FormColumn>(row: &mut RowReading<C>, column: C) -> Option<String> {
    let cell = row.record.text(column)?;
    let (text, at) = (cell.value.to_string(), cell.at);
    if parse_game_result(&text).is_none() && folded_name(&text) != ADJOURNED_WORD {
        row.report(problems::NoResultBefore { text }, at);
        return None;
    }
    Some(text)
}

/// The result of a row. One that was typed on the row of a bye, as a person fills a column down, is
/// told and not used, unless it is what the bye gives.
fn typed_result<C: FormColumn>(
    row: &mut RowReading<C>,
    column: C,
    bye: bool,
    note: Option<Note>,
) -> Option<&'static str> {
    let cell = row.record.choice(column)?;
    let (typed, at) = (cell.value, cell.at);
    let given: &[&str] = match note {
        Some(Note::HalfBye) => &["\u{bd}-\u{bd}", ADJOURNED_WORD],
        _ => &["1-0", "+--", ADJOURNED_WORD],
    };
    if bye && !given.contains(&typed) {
        row.report(problems::ResultOfBye { typed: typed.to_string() }, at);
        return None;
    }
    Some(typed)
}

/// The result that a cell of results names; none for an adjourned game.
fn result_of(typed: Option<&'static str>) -> Option<&'static str> {
    typed.filter(|typed| *typed != ADJOURNED_WORD)
}

/// The note of a cell of results that says `adjourned`.
fn adjourned(typed: Option<&'static str>) -> Option<Note> {
    typed.filter(|typed| *typed == ADJOURNED_WORD).map(|_| Note::Adjourned)
}

/// The game of a row with a board; `None` if a cell is unusable.
fn read_game(row: &mut RowReading<Column>, found: &Match, event: &Event) -> Option<ChessTeamGame> {
    let typed = row.record.number(Column::Board)?;
    let board = u32::try_from(typed.value.numerator()).ok();
    let Some(board) = board.filter(|board| (1..=MOST_BOARDS).contains(board)) else {
        return row
            .report_skipped(problems::MatchBoard { text: typed.value.to_decimal() }, typed.at);
    };
    let away = found.away?;
    let (mut players, mut player_at) = ([None; 2], [found.at; 2]);
    let sides = [(Column::HomePlayer, found.home), (Column::AwayPlayer, away)];
    for (side, (column, entry)) in sides.into_iter().enumerate() {
        let Some(typed) = row.record.text(column).map(Cell::into_owned) else { continue };
        let entry = &event.entries[entry];
        (players[side], player_at[side]) = (player_named_in_lineup(entry, &typed.value), typed.at);
        if players[side].is_none() {
            let label = entry.label.clone();
            return row
                .report_skipped(problems::UnknownPlayer { player: typed.value, label }, typed.at);
        }
    }
    let (result, note) = (found.result, found.note);
    Some(ChessTeamGame { at: found.at, board, players, player_at, result, note })
}

/// Adds a game to the match of its sides and round, which the first of its rows begins; `of` is the
/// position of that match.
fn enter_game(
    row: &mut RowReading<Column>,
    mut game: ChessTeamGame,
    found: Match,
    of: usize,
    event: &mut Event,
) {
    let Some(other) = event.matches.get_mut(of) else {
        let whole = Match { result: None, note: None, games: vec![game], ..found };
        event.matches.push(whole);
        return;
    };
    // Rows of one match can name its sides in either order.
    if other.home != found.home {
        game.players.reverse();
        game.player_at.reverse();
        game.result = game.result.map(swap_result_sides);
        game.note = game.note.map(Note::swap_sides);
    }
    if let Some(twice) = other.games.iter().find(|known| known.board == game.board) {
        let trouble = problems::MatchBoardTwice { board: game.board, first: twice.at.a1() };
        row.report(trouble, game.at);
        return;
    }
    other.games.push(game);
    other.games.arrange_by_key(|game| game.board);
}

/// Whether a cell says `bye` in place of the opponent, and no entry has that label.
fn says_bye<C: FormColumn>(row: &RowReading<C>, column: C, finder: &EntryFinder) -> bool {
    let text = row.record.text(column);
    text.is_some_and(|text| {
        folded_name(text.value) == "bye" && finder.find(text.value, None, None).is_err()
    })
}

/// A number of boards; blank counts as 0.
fn whole<C: FormColumn>(row: &mut RowReading<C>, column: C) -> u32 {
    let Some(cell) = row.record.number(column) else { return 0 };
    let count = u32::try_from(cell.value.numerator());
    if count.is_err() {
        let text = cell.value.to_decimal();
        row.report(problems::ImpossibleBoards { text }, cell.at);
    }
    count.unwrap_or(0)
}

fn tell_itself<C: FormColumn>(row: &mut RowReading<C>, entry: usize, event: &Event) {
    let label = event.entries[entry].label.clone();
    let trouble = problems::MeetsItself { label };
    row.report(trouble, row.record.at);
}

fn side<C: FormColumn>(
    row: &mut RowReading<C>,
    column: C,
    finder: &EntryFinder,
    event: &Event,
) -> Option<usize> {
    let label = row.record.text(column)?;
    let (label, at) = (label.value.to_string(), label.at);
    match finder.find(&label, None, None) {
        Ok(entry) => Some(entry),
        Err(_) if event.entries.is_empty() => None,
        Err(trouble) => {
            row.report(trouble, at);
            None
        }
    }
}

/// Reads the sheet `Draw`: matches of earlier rounds with results, and the round drawn last.
pub(super) fn read_draw_sheet(
    workbook_copy: &WorkbookCopy,
    index: u16,
    events: &mut EventsById,
    reader: &mut CellReader<'_>,
) {
    let Some(table) = table::read_sheet_rows::<DrawColumn>(workbook_copy, index, reader) else {
        return;
    };
    if table.headings.find_column(DrawColumn::White).is_none() {
        reader.problems.extend(table.headings.missing_column_problem(DrawColumn::White, index));
        return;
    }
    if table.headings.has_reported_heading(DrawColumn::Black) {
        return;
    }
    let finders: Vec<EntryFinder> = events.events.iter().map(EntryFinder::new).collect();
    let result_column = table.headings.find_column(DrawColumn::Result).map(|headed| headed.at);
    for mut row in table.rows {
        if let Some(index) = events.event_of_row(&mut row, DrawColumn::Event) {
            let event = &mut events.events[index];
            if !row.report_if_lacking(DrawColumn::White, &table.headings) {
                let found = read_pairing(&mut row, &finders[index], event, result_column);
                event.matches.extend(found);
            }
            row.problems.iter_mut().for_each(|problem| problem.event = Some(event.id.clone()));
        }
        reader.problems.append(&mut row.problems);
    }
    for event in &mut events.events {
        event.headings.draw = Some(table.headings.header_row_for_annotation(index));
    }
}

/// The match of a row of the sheet `Draw`.
fn read_pairing(
    row: &mut RowReading<DrawColumn>,
    finder: &EntryFinder,
    event: &Event,
    result_column: Option<u16>,
) -> Option<Match> {
    use DrawColumn as D;
    let home = side(row, D::White, finder, event)?;
    let given = row.record.get(D::Black).is_some() || row.is_faulty_in(&[D::Black]);
    let says_bye = says_bye(row, D::Black, finder);
    let given = given && !says_bye;
    let away = if given { Some(side(row, D::Black, finder, event)?) } else { None };
    if away == Some(home) {
        tell_itself(row, home, event);
        return None;
    }
    let average_plus = [D::HomeAveragePlus, D::AwayAveragePlus].map(|column| whole(row, column));
    let note = row.record.word(D::Note).map(|cell| cell.value);
    let typed = typed_result(row, D::Result, away.is_none(), note);
    let result_before = result_before(row, D::ResultBefore);
    let record = &row.record;
    let text = |column| record.text(column).map(|cell| cell.value.to_string());
    let drawn = record.text(D::Drawn).map(|cell| Cell::new(cell.value.to_string(), cell.at));
    let found = Match {
        at: record.at,
        session: None,
        date: None,
        round: text(D::Round),
        table: text(D::Table),
        home,
        away,
        boards: None,
        imps: [record.number(D::HomeImps), record.number(D::AwayImps)],
        vps: [record.number(D::HomeVps), record.number(D::AwayVps)],
        percent: [record.number(D::HomePercent), record.number(D::AwayPercent)],
        average_plus,
        compared: record.number(D::BoardsCompared),
        result: result_of(typed),
        result_at: CellAddress { column: result_column.unwrap_or(0), ..record.at },
        drawn,
        result_before,
        note: note.or(says_bye.then_some(Note::Bye)).or(adjourned(typed)),
        games: Vec::new(),
    };
    // After a change by hand, the names are the old ones.
    if !found.differs_from_draw(&event.entries) {
        let sides = [(D::WhiteName, Some(home)), (D::BlackName, away)];
        for (column, entry) in sides {
            row.problems.extend(entry.and_then(|entry| other_name(row, column, entry, event)));
        }
    }
    Some(found)
}

/// The problem of a name that does not belong to its number.
fn other_name(
    row: &RowReading<DrawColumn>,
    column: DrawColumn,
    entry: usize,
    event: &Event,
) -> Option<Problem> {
    let typed = row.record.text(column)?;
    let entry = &event.entries[entry];
    let same = name_likeness(&name_key(typed.value), &name_key(&entry.display_name()))
        != NameLikeness::Other;
    let (label, name, typed_name) =
        (entry.label.clone(), entry.display_name(), typed.value.to_string());
    let trouble = problems::DrawName { label, name, typed: typed_name };
    (!same).then(|| Problem::new(trouble, typed.at))
}
