//! Tournament Report Files, read by the crate `swiss`: turns its faults into problems and, for
//! `import`, a report into the sheets of a return.

mod book;
pub(crate) mod problems;
mod rest;
mod teams;

use swiss::trf::{Fault, Found, TournamentReport};

use crate::model::Facsimile;
use crate::problem::{Place, Problem, Trouble};

/// The sheets of a report: of players or of teams. `rules` becomes the rule set.
pub fn facsimile(report: &TournamentReport, rules: Option<&'static str>) -> Facsimile {
    match &report.teams {
        Some(teams) => teams::facsimile(report, teams, rules),
        None => book::facsimile(report, rules),
    }
}

/// Reads a file. The report holds what was readable; with an error among the problems, do not draw
/// from it.
pub fn read(bytes: &[u8]) -> (TournamentReport, Vec<Problem>) {
    let (report, found) = swiss::trf::read(bytes);
    (report, found.into_iter().map(problem).collect())
}

fn problem(found: Found) -> Problem {
    let trouble = trouble(found.fault);
    match found.line {
        Some(line) => Problem::new(trouble, Place::Line(line)),
        None => Problem::of_file(trouble),
    }
}

fn trouble(fault: Fault) -> Trouble {
    match fault {
        Fault::Encoding => problems::Encoding.into(),
        Fault::NoPlayers { why } => problems::NoPlayers { why }.into(),
        Fault::Kept { what } => problems::Kept { what }.into(),
        Fault::Teams { line } => problems::Teams { line }.into(),
        Fault::Line { why } => problems::Line { why }.into(),
        Fault::Shifted { by } => problems::Shifted { by }.into(),
        Fault::Record { code, why } => problems::Record { code, why }.into(),
        Fault::ByesWithoutLetter { count } => problems::ByesWithoutLetter { count }.into(),
        Fault::OtherSystem { named } => problems::OtherSystem { named }.into(),
        Fault::NotCounted { code, what } => problems::NotCounted { code, what }.into(),
        Fault::NumberTwice { number, first } => problems::NumberTwice { number, first }.into(),
        Fault::NumbersMissing { numbers } => problems::NumbersMissing { numbers }.into(),
        Fault::UnknownOpponent { round, opponent } => {
            problems::UnknownOpponent { round, opponent }.into()
        }
        Fault::MeetsItself { round } => problems::MeetsItself { round }.into(),
        Fault::OpponentsDisagree { round, opponent, other } => {
            problems::OpponentsDisagree { round, opponent, other }.into()
        }
        Fault::TwoResults { round, opponent, own, others } => {
            problems::TwoResults { round, opponent, own, others }.into()
        }
        Fault::NoResult { round, opponent } => problems::NoResult { round, opponent }.into(),
        Fault::DrawnAlready { round } => problems::DrawnAlready { round }.into(),
        Fault::Points { typed, counted, rounds } => {
            problems::Points { typed, counted, rounds }.into()
        }
        Fault::MoreRounds { rounds, why } => problems::MoreRounds { rounds, why }.into(),
    }
}
