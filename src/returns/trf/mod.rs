//! Tournament Report Files, which the crate `swiss` reads: its faults become problems, and
//! for `import` a report becomes the sheets of a return.

mod book;

use swiss::trf::{Fault, Found, TournamentReport};

use crate::problem::{Place, Problem, ReportTrouble, Trouble};

pub use book::facsimile;

/// Reads a file. The report holds what could be read; with an error among the
/// problems nothing should be drawn from it.
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
        Fault::Encoding => ReportTrouble::Encoding.into(),
        Fault::NoPlayers { why } => ReportTrouble::NoPlayers { why }.into(),
        Fault::Kept { what } => ReportTrouble::Kept { what }.into(),
        Fault::Teams { line } => ReportTrouble::Teams { line }.into(),
        Fault::Line { why } => ReportTrouble::Line { why }.into(),
        Fault::Shifted { by } => ReportTrouble::Shifted { by }.into(),
        Fault::Record { code, why } => ReportTrouble::Record { code, why }.into(),
        Fault::ByesWithoutLetter { count } => ReportTrouble::ByesWithoutLetter { count }.into(),
        Fault::OtherSystem { named } => ReportTrouble::OtherSystem { named }.into(),
        Fault::NotCounted { code, what } => ReportTrouble::NotCounted { code, what }.into(),
        Fault::NumberTwice { number, first } => ReportTrouble::NumberTwice { number, first }.into(),
        Fault::NumbersMissing { numbers } => ReportTrouble::NumbersMissing { numbers }.into(),
        Fault::UnknownOpponent { round, opponent } => {
            ReportTrouble::UnknownOpponent { round, opponent }.into()
        }
        Fault::MeetsItself { round } => ReportTrouble::MeetsItself { round }.into(),
        Fault::OpponentsDisagree { round, opponent, other } => {
            ReportTrouble::OpponentsDisagree { round, opponent, other }.into()
        }
        Fault::TwoResults { round, opponent, own, others } => {
            ReportTrouble::TwoResults { round, opponent, own, others }.into()
        }
        Fault::NoResult { round, opponent } => ReportTrouble::NoResult { round, opponent }.into(),
        Fault::DrawnAlready { round } => ReportTrouble::DrawnAlready { round }.into(),
        Fault::Points { typed, counted, rounds } => {
            ReportTrouble::Points { typed, counted, rounds }.into()
        }
        Fault::MoreRounds { rounds, why } => ReportTrouble::MoreRounds { rounds, why }.into(),
    }
}
