//! A report as the sheets of a return with format `swiss`.
//!
//! Data without a column in the form goes on an extra last sheet, so that nothing is lost.

use engine::scoring::initial_order::{InitialOrderKey, initial_order};
use model::crosstable::{Contestant, ForbiddenPairing, PlayerGameResult, RoundResult};
use model::form::{EntryColumn, ForbiddenColumn, FormColumn, Key, MatchColumn};
use model::game_result::ADJOURNED_WORD;
use model::{
    Acceleration, Format, Note, SCHEVENINGEN_MOVEMENT, StableSort, WorkbookCopy, serial_from_day,
};

use swiss::trf::TournamentReport;

use super::comments::TrfComments;
use super::extra_sheet::{
    EXTRA_SHEET_HEADINGS, EXTRA_SHEET_NAME, ExtraSheetRows, birth_cell, days_of_rounds,
    event_answers_of_report, planned_rounds,
};
use super::result_notation::result_in_form_notation;
use adopt::return_sheets::{self, CellContent, ReturnSheetRow, ReturnSheetRows};

/// Records whose values go on the sheet `Event`.
const ANSWERED: [&str; 11] =
    ["012", "022", "032", "042", "052", "102", "112", "122", "132", "202", "212"];

/// The sheets of a report. `rules` becomes the rule set.
pub(super) fn sheets_from_player_trf(
    report: &TournamentReport,
    rules: Option<&'static str>,
) -> WorkbookCopy {
    let mut rest = ExtraSheetRows::default();
    let mut events = ReturnSheetRows::default();
    let comments = TrfComments::from_trf(report);
    events.push_unlimited(event(report, rules, &comments, &mut rest));
    let entries = entries(report, &comments, &mut rest);
    let matches = matches(report, &comments, &mut rest);
    let number = |at: usize| report.contestant_number(at);
    let forbidden =
        forbidden_sheet_rows(&report.table.forbidden, planned_rounds(report), number, &mut rest);
    rest.add_tournament_data(report, &ANSWERED);
    let called = [(MatchColumn::Home, "White"), (MatchColumn::Away, "Black")];
    return_sheets::workbook_from_sheets([
        return_sheets::event_sheet(events),
        return_sheets::form_sheet(EntryColumn::FORM.name, entries, &[]),
        return_sheets::form_sheet(MatchColumn::FORM.name, matches, &called),
        return_sheets::form_sheet(ForbiddenColumn::FORM.name, forbidden, &[]),
        return_sheets::extra_sheet(EXTRA_SHEET_NAME, &EXTRA_SHEET_HEADINGS, rest.rows),
    ])
}

fn event(
    report: &TournamentReport,
    rules: Option<&'static str>,
    comments: &TrfComments<'_>,
    rest: &mut ExtraSheetRows,
) -> ReturnSheetRow<Key> {
    let mut row = event_answers_of_report(
        report,
        Format::Swiss,
        rules,
        comments.other_comments_cell(rest),
        rest,
    );
    let baku = report.baku.then(|| CellContent::text(Acceleration::Baku.word()));
    row.extend(baku.map(|baku| (Key::Acceleration, 1, baku)));
    if report.is_scheveningen() {
        row.push((Key::Movement, 1, CellContent::text(SCHEVENINGEN_MOVEMENT)));
    }
    row.arrange_by_key(|(key, _, _)| key.index());
    row
}

/// The byes without points of each player, and those requested in future rounds, without the rounds after a
/// withdrawal. Other byes of rounds played are rows of `Matches`.
fn asked_by(report: &TournamentReport, comments: &TrfComments<'_>) -> Vec<Vec<(u32, RoundResult)>> {
    let next = u32::try_from(report.table.played + 1).unwrap_or(u32::MAX);
    let of_played = |contestant: &Contestant| -> Vec<(u32, RoundResult)> {
        let round_results =
            (1..).zip(contestant.round_results.iter().copied()).take(report.table.played);
        round_results.filter(|(_, round_result)| *round_result == RoundResult::ZeroBye).collect()
    };
    let of = |contestant: &Contestant| {
        let bye = contestant.next.filter(|bye| *bye != RoundResult::Absent);
        let bye = bye.map(|bye| (next, bye));
        of_played(contestant).into_iter().chain(bye).collect()
    };
    let mut asked: Vec<Vec<(u32, RoundResult)>> = report.table.contestants.iter().map(of).collect();
    for bye in &report.asked {
        asked[bye.contestant].push((bye.round, bye.bye));
    }
    for (at, byes) in asked.iter_mut().enumerate() {
        byes.retain(|(round, _)| !comments.has_left(at, *round as usize));
    }
    asked
}

/// One row per player.
fn entries(
    report: &TournamentReport,
    comments: &TrfComments<'_>,
    rest: &mut ExtraSheetRows,
) -> ReturnSheetRows<EntryColumn> {
    let mut rows = ReturnSheetRows::default();
    let asked = asked_by(report, comments);
    let seeds = seeds(report);
    let players = report.table.contestants.iter().zip(&report.players).enumerate();
    // Sides of a match are in the order of the rows.
    let mut players: Vec<_> = players.collect();
    players.arrange_by_key(|(_, (_, player))| player.seat);
    for (at, (contestant, player)) in players {
        let mut row: ReturnSheetRow<EntryColumn> =
            vec![(EntryColumn::Entry, 1, CellContent::Number(f64::from(player.id)))];
        let mut put = |column: EntryColumn, text: &str, as_filled: fn(&str) -> CellContent| {
            if !text.is_empty() {
                row.push((column, 1, as_filled(text)));
            }
        };
        put(EntryColumn::Player, &contestant.name, CellContent::text);
        put(EntryColumn::Number, &player.fide_number, CellContent::text);
        put(EntryColumn::Federation, &player.federation, CellContent::text);
        put(EntryColumn::TeamOf, &player.team, CellContent::text);
        put(EntryColumn::Category, sex_in_words(&player.sex), CellContent::text);
        put(EntryColumn::Title, &contestant.title, CellContent::text);
        let rating = contestant.rating.map(|rating| rating.to_string()).unwrap_or_default();
        put(EntryColumn::Rating, &rating, CellContent::number_or_text);
        let seed = seeds.get(at).map(u32::to_string).unwrap_or_default();
        put(EntryColumn::Seed, &seed, CellContent::number_or_text);
        let (byes, score) = byes_of(&asked[at], player.id, planned_rounds(report), rest);
        put(EntryColumn::Byes, &byes, CellContent::text);
        put(
            EntryColumn::ByeScore,
            if byes.is_empty() { "" } else { score },
            CellContent::number_or_text,
        );
        let given = given_for_the_draw(contestant, player.id, planned_rounds(report), rest);
        put(EntryColumn::VirtualPoints, &given, CellContent::text);
        let colour = report.table.initial_colour.filter(|_| at == 0);
        put(EntryColumn::Colour, colour.map_or("", |colour| colour.id()), CellContent::text);
        row.extend(comments.withdrawn_status(at).map(|status| (EntryColumn::Status, 1, status)));
        let of = format!("player {}", player.id);
        let born = birth_cell(&player.born, &of, rest);
        row.extend(born.map(|(column, filled)| (column, 1, filled)));
        rows.push_unlimited(row);
    }
    rows
}

/// The number of each player, unless all follow from ratings, titles and names (C.04.2, 2.2): rounds are
/// drawn by these numbers.
fn seeds(report: &TournamentReport) -> Vec<u32> {
    let contestants = &report.table.contestants;
    let labels: Vec<String> = report.players.iter().map(|player| player.id.to_string()).collect();
    let entrants: Vec<InitialOrderKey<'_>> = contestants
        .iter()
        .zip(&labels)
        .map(|(contestant, label)| InitialOrderKey {
            rating: contestant.rating,
            title: &contestant.title,
            // An entry without a name is called by its label.
            name: if contestant.name.is_empty() { label } else { &contestant.name },
            label,
        })
        .collect();
    match initial_order(&entrants).is_sorted() {
        true => Vec::new(),
        false => contestants.iter().map(|contestant| contestant.number).collect(),
    }
}

/// The points for the draw alone by rounds: `1-2=1, 3=0.5`. Those of rounds that are not planned go on the
/// extra sheet.
fn given_for_the_draw(
    contestant: &Contestant,
    id: u32,
    planned: usize,
    rest: &mut ExtraSheetRows,
) -> String {
    let given = &contestant.virtual_points;
    if given.len() > planned {
        let text = format!("player {id}, rounds {} to {}", planned + 1, given.len());
        rest.add_data("250", "Points for the draw of rounds that are not planned", &text);
    }
    let mut told = Vec::new();
    let mut begins = 0;
    for run in given[..given.len().min(planned)].chunk_by(|one, other| one == other) {
        let (first, last) = (begins + 1, begins + run.len());
        begins = last;
        let points = run.first().copied().unwrap_or_default();
        let worth = format!("{}.{}", points.0 / 10, points.0 % 10);
        match first == last {
            _ if points.0 <= 0 => {}
            true => told.push(format!("{first}={worth}")),
            false => told.push(format!("{first}-{last}={worth}")),
        }
    }
    told.join(", ")
}

fn sex_in_words(sex: &str) -> &str {
    match sex {
        "m" | "M" => "men",
        "w" | "W" | "f" | "F" => "women",
        other => other,
    }
}

/// The rounds with requested byes and the score of the first; a bye with another score has it with
/// its round. A full-point bye, and one of a round that is not planned, go on the extra sheet.
fn byes_of(
    asked: &[(u32, RoundResult)],
    id: u32,
    planned: usize,
    rest: &mut ExtraSheetRows,
) -> (String, &'static str) {
    let score_of = |(round, bye): (u32, RoundResult)| match bye {
        _ if round as usize > planned => None,
        RoundResult::HalfBye => Some("0.5"),
        RoundResult::ZeroBye => Some("0"),
        _ => None,
    };
    let first = asked.iter().find_map(|own| score_of(*own)).unwrap_or("0");
    let mut rounds = Vec::new();
    for (round, bye) in asked.iter().copied() {
        match score_of((round, bye)) {
            Some(score) if score == first => rounds.push(round.to_string()),
            Some(score) => rounds.push(format!("{round}={score}")),
            None => {
                let what = match bye {
                    RoundResult::HalfBye => "half-point bye",
                    RoundResult::FullBye => "full-point bye",
                    _ => "not there",
                };
                let text = format!("player {id}, round {round}: {what}");
                rest.add_data("240", "Bye that does not fit on the entry", &text);
            }
        }
    }
    (rounds.join(","), first)
}

/// One row per game or bye, by round and board.
fn matches(
    report: &TournamentReport,
    comments: &TrfComments<'_>,
    rest: &mut ExtraSheetRows,
) -> ReturnSheetRows<MatchColumn> {
    let mut rows = ReturnSheetRows::default();
    let dates = days_of_rounds(report);
    for round in 0..report.table.played {
        let mut table = 0u32;
        for at in order_of_boards(report, round) {
            let contestant = &report.table.contestants[at];
            let round_result = contestant.round_results[round];
            let Some(cells) = game(report, round, at, round_result, rest) else { continue };
            let mut row: ReturnSheetRow<MatchColumn> =
                vec![(MatchColumn::Round, 1, CellContent::Number((round + 1) as f64))];
            let day = dates.get(round).copied().flatten().and_then(serial_from_day);
            row.extend(day.map(|day| (MatchColumn::Date, 1, CellContent::Day(day))));
            if cells.iter().any(|(column, _, _)| *column == MatchColumn::Away) {
                table += 1;
                row.push((MatchColumn::Table, 1, CellContent::Number(f64::from(table))));
            }
            row.extend(cells);
            row.extend(comments.of_games.get(&(round, at)).map(|before| match before {
                Some(before) => (MatchColumn::ResultBefore, 1, CellContent::text(before)),
                None => (MatchColumn::Result, 1, CellContent::text(ADJOURNED_WORD)),
            }));
            rows.push_unlimited(row);
        }
    }
    rows
}

/// Each game once, in the order of boards (C.04.2, 4): by the higher score, the sum of both, the
/// better number; byes last.
fn order_of_boards(report: &TournamentReport, round: usize) -> Vec<usize> {
    let table = &report.table;
    let score = |at: usize| table.points_before(at, round);
    let mut boards: Vec<_> = table
        .contestants
        .iter()
        .enumerate()
        .filter_map(|(at, contestant)| {
            let round_result = contestant.round_results[round];
            let key = match round_result.paired_opponent() {
                Some(other) if other < at => return None,
                Some(other) => {
                    let (one, two) = (score(at), score(other));
                    (false, -one.max(two).0, -(one + two).0, at)
                }
                None => (true, -score(at).0, 0, at),
            };
            Some((key, at))
        })
        .collect();
    boards.sort_unstable();
    boards.into_iter().map(|(_, at)| at).collect()
}

/// The cells of a game or bye; `None` without an entry in the round.
fn game(
    report: &TournamentReport,
    round: usize,
    at: usize,
    round_result: RoundResult,
    rest: &mut ExtraSheetRows,
) -> Option<ReturnSheetRow<MatchColumn>> {
    let id = |at: usize| CellContent::Number(f64::from(report.contestant_number(at)));
    let alone = |note: Note| {
        Some(vec![
            (MatchColumn::Home, 1, id(at)),
            (MatchColumn::Note, 1, CellContent::text(note.word())),
        ])
    };
    let mut special = |what: &str| {
        let text = format!("round {}, player {}: {what}", round + 1, report.contestant_number(at));
        rest.add_data("001", "Result that the form has no word for", &text);
    };
    let (other, colour) = match round_result {
        RoundResult::Absent | RoundResult::ZeroBye => return None,
        RoundResult::AllocatedBye => return alone(Note::Bye),
        RoundResult::HalfBye => return alone(Note::HalfBye),
        RoundResult::FullBye => {
            special("the bye was a full-point bye on request");
            return alone(Note::Bye);
        }
        RoundResult::Forfeit { opponent: None, result, .. } => {
            let won = result == PlayerGameResult::Win;
            special(if won { "won by forfeit" } else { "did not come" });
            return if won { alone(Note::Bye) } else { None };
        }
        RoundResult::Game { opponent, colour, rated, .. } => {
            if !rated {
                special("the game lasted less than a move and is not rated");
            }
            (opponent, Some(colour))
        }
        RoundResult::Unfinished { opponent, colour, .. } => (opponent, Some(colour)),
        RoundResult::Forfeit { opponent: Some(opponent), colour, .. } => (opponent, colour),
    };
    let white_first = colour != Some(model::crosstable::Colour::Black);
    let [white, black] = if white_first { [at, other] } else { [other, at] };
    let of =
        |at: usize| report.table.contestants.get(at).map(|c: &Contestant| c.round_results[round]);
    let mut cells = vec![(MatchColumn::Home, 1, id(white)), (MatchColumn::Away, 1, id(black))];
    // A game without a result keeps its row.
    if !matches!(round_result, RoundResult::Unfinished { .. }) {
        let result = result_in_form_notation(of(white), of(black)).unwrap_or_else(|| {
            special("half a point to one side only");
            "0-0"
        });
        cells.push((MatchColumn::Result, 1, CellContent::text(result)));
    }
    Some(cells)
}

/// A row per pair that must not meet, by their numbers.
pub(super) fn forbidden_sheet_rows(
    pairs: &[ForbiddenPairing],
    planned: usize,
    number: impl Fn(usize) -> u32,
    rest: &mut ExtraSheetRows,
) -> ReturnSheetRows<ForbiddenColumn> {
    let mut rows = ReturnSheetRows::default();
    let last_round = u32::try_from(planned).unwrap_or(u32::MAX);
    for pair in pairs {
        let numbers = pair.pair.map(&number);
        let [one, other] = numbers.map(|number| CellContent::Number(f64::from(number)));
        let mut row = vec![(ForbiddenColumn::A, 1, one), (ForbiddenColumn::B, 1, other)];
        let [first, last] = pair.rounds;
        if first > last_round {
            let [one, other] = numbers;
            let text = format!("{one} and {other}, rounds {first} to {last}");
            rest.add_data("260", "Forbidden pair in rounds that are not planned", &text);
            continue;
        }
        // 999 means all rounds.
        if first > 1 || last < last_round {
            let last = last.min(last_round);
            row.push((ForbiddenColumn::Rounds, 1, CellContent::text(&format!("{first}-{last}"))));
        }
        rows.push_unlimited(row);
    }
    rows
}
