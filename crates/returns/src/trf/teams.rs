//! A report of teams as the sheets of a return with format `chess teams`: a row for each board.

use adopt::return_sheets::{self, CellContent, ReturnSheetRow, ReturnSheetRows};
use model::crosstable::{PlayerGameResult, RoundResult};
use model::form::{EntryColumn, ForbiddenColumn, FormColumn, Key, MatchColumn};
use model::game_result::ADJOURNED_WORD;
use model::{Format, Movement, Note, StableSort, TeamScore, WorkbookCopy};

use swiss::trf::{TeamMatch, TeamReport, TournamentReport};

use super::book::forbidden_sheet_rows;
use super::comments::TrfComments;
use super::extra_sheet::{
    EXTRA_SHEET_HEADINGS, EXTRA_SHEET_NAME, ExtraSheetRows, birth_cell, planned_rounds,
};

/// Records whose values go on the sheet `Event`.
const ANSWERED: [&str; 12] =
    ["012", "022", "032", "042", "052", "082", "102", "112", "122", "132", "202", "212"];

/// The sheets of a report of teams. `rules` becomes the rule set.
pub(super) fn sheets_from_team_trf(
    report: &TournamentReport,
    teams: &TeamReport,
    rules: Option<&'static str>,
) -> WorkbookCopy {
    let mut rest = ExtraSheetRows::default();
    let mut events = ReturnSheetRows::default();
    let comments = TrfComments::from_trf(report);
    events.push_unlimited(answers(report, teams, rules, &comments, &mut rest));
    let entries = entries(report, teams, &comments, &mut rest);
    let matches = matches(report, teams, &comments, &mut rest);
    let number = |team: usize| teams.teams[team].number;
    let forbidden =
        forbidden_sheet_rows(&teams.forbidden, planned_rounds(report), number, &mut rest);
    rest.add_tournament_data(report, &ANSWERED);
    return_sheets::workbook_from_sheets([
        return_sheets::event_sheet(events),
        return_sheets::form_sheet(EntryColumn::FORM.name, entries, &[]),
        return_sheets::form_sheet(MatchColumn::FORM.name, matches, &[]),
        return_sheets::form_sheet(ForbiddenColumn::FORM.name, forbidden, &[]),
        return_sheets::extra_sheet(EXTRA_SHEET_NAME, &EXTRA_SHEET_HEADINGS, rest.rows),
    ])
}

fn answers(
    report: &TournamentReport,
    teams: &TeamReport,
    rules: Option<&'static str>,
    comments: &TrfComments<'_>,
    rest: &mut ExtraSheetRows,
) -> ReturnSheetRow<Key> {
    let told = comments.other_comments_cell(rest);
    let mut row =
        super::extra_sheet::event_answers_of_report(report, Format::ChessTeams, rules, told, rest);
    let system = report.record_text("192").unwrap_or_default().to_uppercase();
    let movement = match system.contains("ROUNDROBIN") {
        true => Movement::AllPlayAll,
        false => Movement::Swiss,
    };
    row.push((Key::Movement, 1, CellContent::text(movement.word())));
    if report.is_ranked_by_game_points() {
        row.push((Key::RankedBy, 1, CellContent::text(TeamScore::GamePoints.word())));
    }
    row.push((Key::TeamSize, 1, CellContent::Number(teams.max_match_boards() as f64)));
    row.arrange_by_key(|(key, _, _)| key.index());
    row
}

/// One row per team, with its players in the order of boards.
fn entries(
    report: &TournamentReport,
    teams: &TeamReport,
    comments: &TrfComments<'_>,
    rest: &mut ExtraSheetRows,
) -> ReturnSheetRows<EntryColumn> {
    let times = EntryColumn::Player.definition().times;
    let mut rows = ReturnSheetRows::default();
    for (at, team) in teams.teams.iter().enumerate() {
        let mut row: ReturnSheetRow<EntryColumn> = vec![
            (EntryColumn::Entry, 1, CellContent::Number(f64::from(team.number))),
            (EntryColumn::Name, 1, CellContent::text(&team.name)),
        ];
        // The numbers of a Swiss are the order in which it is drawn.
        row.push((EntryColumn::Seed, 1, CellContent::Number(f64::from(team.number))));
        let strength = team.strength.map(|strength| strength.to_string()).unwrap_or_default();
        if !strength.is_empty() {
            row.push((EntryColumn::Rating, 1, CellContent::number_or_text(&strength)));
        }
        for (nth, player) in (1..).zip(&team.players) {
            let Some(contestant) = report.table.contestants.get(*player) else { continue };
            let reported = &report.players[*player];
            if nth > times {
                let text = format!("team {}: {}", team.number, contestant.name);
                rest.add_data("310", "Player who does not fit on the entry", &text);
                continue;
            }
            let mut put = |column: EntryColumn, text: &str, as_filled: fn(&str) -> CellContent| {
                if !text.is_empty() {
                    row.push((column, nth, as_filled(text)));
                }
            };
            put(EntryColumn::Player, &contestant.name, CellContent::text);
            put(EntryColumn::Number, &reported.fide_number, CellContent::text);
            let rating = contestant.rating.map(|rating| rating.to_string()).unwrap_or_default();
            put(EntryColumn::PlayerRating, &rating, CellContent::number_or_text);
            put(EntryColumn::PlayerTitle, &contestant.title, CellContent::text);
            let of = format!("player {}", reported.id);
            let born = birth_cell(&reported.born, &of, rest);
            row.extend(born.map(|(column, filled)| (column, nth, filled)));
            if !reported.sex.is_empty() || !reported.federation.is_empty() {
                let told = [reported.sex.as_str(), reported.federation.as_str()].join(" ");
                let text = format!("player {}: {}", reported.id, told.trim());
                rest.add_data("001", "Sex and federation of a player", &text);
            }
        }
        row.extend(comments.withdrawn_status(at).map(|status| (EntryColumn::Status, 1, status)));
        let byes = byes_of(report, teams, at, comments, rest);
        if !byes.is_empty() {
            row.push((EntryColumn::Byes, 1, CellContent::text(&byes.join(","))));
            row.push((EntryColumn::ByeScore, 1, CellContent::Number(0.0)));
        }
        row.arrange_by_key(|(column, number, _)| (column.index(), *number));
        rows.push_unlimited(row);
    }
    rows
}

/// The rounds that a team asked off before it left, and its half-point byes of rounds to come. Byes of
/// rounds played are rows of `Matches`; those of rounds that are not planned go on the extra sheet.
fn byes_of(
    report: &TournamentReport,
    teams: &TeamReport,
    team: usize,
    comments: &TrfComments<'_>,
    rest: &mut ExtraSheetRows,
) -> Vec<String> {
    let last = last_round(teams);
    let mut rounds = Vec::new();
    let own = teams.byes.iter().filter(|bye| bye.team == team);
    for bye in own.filter(|bye| !comments.has_left(team, bye.round)) {
        let round = bye.round;
        match bye.bye {
            RoundResult::ZeroBye if round <= planned_rounds(report) => {
                rounds.push(round.to_string())
            }
            RoundResult::HalfBye if round <= planned_rounds(report) && round > last => {
                rounds.push(format!("{round}=0.5"));
            }
            _ if round <= last => {}
            _ => {
                let text = format!("team {}, round {round}", teams.teams[team].number);
                rest.add_data("240", "Bye that does not fit on the entry", &text);
            }
        }
    }
    rounds
}

/// The last round with a match.
fn last_round(teams: &TeamReport) -> usize {
    teams.matches.iter().map(|one| one.round).max().unwrap_or(0)
}

/// A row for each board, forfeited match and bye, by round.
fn matches(
    report: &TournamentReport,
    teams: &TeamReport,
    comments: &TrfComments<'_>,
    rest: &mut ExtraSheetRows,
) -> ReturnSheetRows<MatchColumn> {
    let mut rows = ReturnSheetRows::default();
    let number = |team: usize| CellContent::Number(f64::from(teams.teams[team].number));
    for round in 1..=last_round(teams) {
        let in_round = CellContent::Number(round as f64);
        let of_round = teams.matches.iter().filter(|one| one.round == round);
        for (table, one) in (1..).zip(of_round) {
            let [home, away] = one.teams;
            let begin = |row: &mut ReturnSheetRow<MatchColumn>| {
                row.push((MatchColumn::Round, 1, in_round.clone()));
                row.push((MatchColumn::Table, 1, CellContent::Number(f64::from(table))));
                row.push((MatchColumn::Home, 1, number(home)));
                row.push((MatchColumn::Away, 1, number(away)));
            };
            if let Some(forfeited) = one.forfeited {
                let mut row = Vec::new();
                begin(&mut row);
                let note = match forfeited {
                    [true, false] => Note::ForfeitHome,
                    [false, true] => Note::ForfeitAway,
                    _ => Note::NotPlayed,
                };
                row.push((MatchColumn::Note, 1, CellContent::text(note.word())));
                rows.push_unlimited(row);
            }
            for (board, pair) in one.boards.iter().enumerate() {
                let mut row = Vec::new();
                begin(&mut row);
                row.extend(game(report, teams, one, board, *pair, rest));
                if comments.is_adjourned(one.round, *pair) {
                    row.push((MatchColumn::Result, 1, CellContent::text(ADJOURNED_WORD)));
                }
                row.arrange_by_key(|(column, _, _)| column.index());
                rows.push_unlimited(row);
            }
        }
        for bye in teams.byes.iter().filter(|bye| bye.round == round) {
            let note = match bye.bye {
                RoundResult::AllocatedBye | RoundResult::FullBye => Note::Bye,
                RoundResult::HalfBye => Note::HalfBye,
                _ => continue,
            };
            rows.push_unlimited(vec![
                (MatchColumn::Round, 1, in_round.clone()),
                (MatchColumn::Home, 1, number(bye.team)),
                (MatchColumn::Note, 1, CellContent::text(note.word())),
            ]);
        }
    }
    rows
}

/// Board, players and result of a game; nobody sits at an empty board.
fn game(
    report: &TournamentReport,
    teams: &TeamReport,
    one: &TeamMatch,
    board: usize,
    pair: [Option<usize>; 2],
    rest: &mut ExtraSheetRows,
) -> ReturnSheetRow<MatchColumn> {
    let mut row = vec![(MatchColumn::Board, 1, CellContent::Number((board + 1) as f64))];
    let columns = [MatchColumn::HomePlayer, MatchColumn::AwayPlayer];
    for ((column, player), team) in columns.into_iter().zip(pair).zip(one.teams) {
        let nth = player
            .and_then(|player| teams.teams[team].players.iter().position(|own| *own == player));
        row.extend(nth.map(|nth| (column, 1, CellContent::Number((nth + 1) as f64))));
    }
    let round_result = |player: Option<usize>| {
        report.table.contestants.get(player?)?.round_results.get(one.round - 1).copied()
    };
    let results = pair.map(round_result);
    let drew = results.map(|found| {
        matches!(found, Some(RoundResult::Game { result: PlayerGameResult::Draw, .. }))
    });
    if let (true, Some(player)) = (drew[0] != drew[1], pair[usize::from(drew[1])]) {
        let text = format!(
            "round {}, player {}: half a point to one side only",
            one.round,
            report.contestant_number(player)
        );
        rest.add_data("001", "Result that the form has no word for", &text);
    }
    row.extend(result_of(results).map(|text| (MatchColumn::Result, 1, CellContent::text(text))));
    row
}

/// The result of a game seen from the home side; `None` if it is not finished.
fn result_of([home, away]: [Option<RoundResult>; 2]) -> Option<&'static str> {
    use PlayerGameResult::{Draw, Win};
    Some(match (home, away) {
        (Some(RoundResult::Game { result, .. }), Some(RoundResult::Game { result: his, .. })) => {
            match (result, his) {
                (Win, _) => "1-0",
                (_, Win) => "0-1",
                (Draw, Draw) => "\u{bd}-\u{bd}",
                _ => "0-0",
            }
        }
        (Some(RoundResult::Unfinished { .. }), _) | (_, Some(RoundResult::Unfinished { .. })) => {
            return None;
        }
        (Some(RoundResult::Forfeit { result: Win, .. }), _) => "+--",
        (_, Some(RoundResult::Forfeit { result: Win, .. })) => "--+",
        _ => "---",
    })
}
