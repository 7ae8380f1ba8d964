//! Tournament Report Files, read by the crate `swiss`: turns its faults into problems and, for
//! `import`, a report into the sheets of a return.

mod book;
mod comments;
mod extra_sheet;
pub mod problems;
mod result_notation;
mod teams;

pub(crate) use extra_sheet::EXTRA_SHEET_NAME as EXTRA_SHEET;
use swiss::trf::{LocatedTrfFault, TournamentReport, TrfFault};

use model::WorkbookCopy;
use model::crosstable::{Crosstable, PointSystem};
use model::problem::{Problem, ProblemDetail, ProblemPlace};

/// The sheets of a report: of players or of teams. `rules` becomes the rule set.
pub fn sheets_from_trf(report: &TournamentReport, rules: Option<&'static str>) -> WorkbookCopy {
    match &report.teams {
        Some(teams) => teams::sheets_from_team_trf(report, teams, rules),
        None => book::sheets_from_player_trf(report, rules),
    }
}

/// What the scores of a report follow from and its sheets cannot say.
pub fn unsupported_record_problems(report: &TournamentReport) -> Vec<Problem> {
    let table = &report.table;
    let standard = Crosstable { points: PointSystem::STANDARD, ..table.clone() };
    let differs = |at| {
        (1..=table.played)
            .any(|round| table.points_before(at, round) != standard.points_before(at, round))
    };
    let mut told = Vec::new();
    if (0..table.contestants.len()).any(differs) {
        told.push(("162", "the workbook counts 1, \u{bd} and 0 for a game".to_string()));
    }
    let of_players = report.teams.is_none();
    if of_players && report.is_round_robin() {
        let what = "the workbook is a Swiss with Swiss tie-breaks, not a round robin";
        told.push(("192", what.to_string()));
    }
    let is_round_robin = report.is_round_robin();
    if report.teams.as_ref().is_some_and(|teams| teams.has_unusual_bye_points(is_round_robin)) {
        let what = match is_round_robin {
            true => "the workbook has no points for a team that sits out",
            false => "the workbook counts the bye of a team as a draw",
        };
        told.push(("320", what.to_string()));
    }
    if let Some([_, unknown]) = extra_sheet::known_and_unknown_tie_breaks(report)
        && !unknown.is_empty()
    {
        let what = format!("palmares does not compute the tie-breaks {}", unknown.join(", "));
        told.push(("202", what));
    }
    let uncounted = |(code, what)| Problem::for_file(problems::NotCounted { code, what });
    let drawn_by = round_not_drawn_problem(report)
        .filter(|_| of_players && !report.is_round_robin() && !report.is_scheveningen());
    told.into_iter().map(uncounted).chain(drawn_by).collect()
}

/// Why no round of a report is drawn; `None` if they are.
pub fn round_not_drawn_problem(report: &TournamentReport) -> Option<Problem> {
    report.why_not_drawn().map(problem)
}

/// Reads a file. The report holds what was readable; with an error among the problems, do not draw
/// from it.
pub fn read_tournament_report(bytes: &[u8]) -> (TournamentReport, Vec<Problem>) {
    let (report, found) = swiss::trf::read_tournament_report(bytes);
    (report, found.into_iter().map(problem).collect())
}

/// The places of a report that do not follow from its results and its own tie-breaks.
pub fn wrong_place_problems(report: &TournamentReport) -> Vec<Problem> {
    swiss::trf::check_standings(report).into_iter().map(problem).collect()
}

fn problem(found: LocatedTrfFault) -> Problem {
    let trouble = trouble(found.fault);
    match found.line {
        Some(line) => Problem::new(trouble, ProblemPlace::Line(line)),
        None => Problem::for_file(trouble),
    }
}

fn trouble(fault: TrfFault) -> ProblemDetail {
    match fault {
        TrfFault::Encoding => problems::Encoding.into(),
        TrfFault::NoPlayers { why } => problems::NoPlayers { why }.into(),
        TrfFault::Kept { what } => problems::Kept { what }.into(),
        TrfFault::Teams { line } => problems::Teams { line }.into(),
        TrfFault::Line { why } => problems::Line { why }.into(),
        TrfFault::Shifted { by } => problems::Shifted { by }.into(),
        TrfFault::Record { code, why } => problems::Record { code, why }.into(),
        TrfFault::ByesWithoutLetter { count } => problems::ByesWithoutLetter { count }.into(),
        TrfFault::OtherSystem { why } => problems::OtherSystem { why }.into(),
        TrfFault::NotCounted { code, what } => {
            problems::NotCounted { code, what: what.to_string() }.into()
        }
        TrfFault::NumberTwice { number, first } => problems::NumberTwice { number, first }.into(),
        TrfFault::NumbersMissing { numbers } => problems::NumbersMissing { numbers }.into(),
        TrfFault::UnknownOpponent { round, opponent } => {
            problems::UnknownOpponent { round, opponent }.into()
        }
        TrfFault::MeetsItself { round } => problems::MeetsItself { round }.into(),
        TrfFault::OpponentsDisagree { round, opponent, other } => {
            problems::OpponentsDisagree { round, opponent, other }.into()
        }
        TrfFault::TwoResults { round, opponent, own, others } => {
            problems::TwoResults { round, opponent, own, others }.into()
        }
        TrfFault::NoResult { round, opponent } => problems::NoResult { round, opponent }.into(),
        TrfFault::DrawnAlready { round } => problems::DrawnAlready { round }.into(),
        TrfFault::Points { typed, counted, rounds } => {
            problems::Points { typed, counted, rounds }.into()
        }
        TrfFault::Place { typed, places: [first, last], by, values } => {
            let place =
                if first == last { first.to_string() } else { format!("{first} to {last}") };
            problems::Place { typed, place, by, values }.into()
        }
        TrfFault::PlacesNotCompared { why } => problems::PlacesNotCompared { why }.into(),
        TrfFault::PlacesPartlyCompared { by, why } => {
            problems::PlacesPartlyCompared { by, why }.into()
        }
        TrfFault::MoreRounds { rounds, why } => problems::MoreRounds { rounds, why }.into(),
    }
}
