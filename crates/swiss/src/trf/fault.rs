//! Faults of files, each at its line, with a sentence in English. A caller can also put them into
//! words of its own, as palmares does.

use std::fmt;

/// A fault with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct LocatedTrfFault {
    /// The line, from 1; `None` for the whole file.
    pub line: Option<u32>,
    pub fault: TrfFault,
}

impl LocatedTrfFault {
    pub(super) fn for_whole_file(fault: TrfFault) -> LocatedTrfFault {
        LocatedTrfFault { line: None, fault }
    }

    pub(super) fn at_line(line: u32, fault: TrfFault) -> LocatedTrfFault {
        LocatedTrfFault { line: Some(line), fault }
    }
}

/// A fault of a file. The caller decides its severity; do not draw from a file with one for which
/// [`TrfFault::is_error`] holds.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // each variant is explained by its sentence below
pub enum TrfFault {
    // The file
    Encoding,
    NoPlayers { why: &'static str },
    Kept { what: String },
    Teams { line: u32 },

    // A line by itself
    Line { why: String },
    Shifted { by: i8 },
    Record { code: String, why: String },
    ByesWithoutLetter { count: usize },
    OtherSystem { why: String },
    NotCounted { code: &'static str, what: &'static str },

    // Lines beside each other
    NumberTwice { number: u32, first: u32 },
    NumbersMissing { numbers: String },
    UnknownOpponent { round: usize, opponent: u32 },
    MeetsItself { round: usize },
    OpponentsDisagree { round: usize, opponent: String, other: String },
    TwoResults { round: usize, opponent: String, own: String, others: String },
    NoResult { round: usize, opponent: String },
    DrawnAlready { round: usize },
    Points { typed: String, counted: String, rounds: usize },
    Place { typed: u32, places: [usize; 2], by: String, values: String },
    PlacesNotCompared { why: &'static str },
    PlacesPartlyCompared { by: String, why: String },
    MoreRounds { rounds: usize, why: String },
}

impl TrfFault {
    /// Whether part of the file is unreadable or contradictory.
    pub fn is_error(&self) -> bool {
        matches!(
            self,
            TrfFault::NoPlayers { .. }
                | TrfFault::Line { .. }
                | TrfFault::Record { .. }
                | TrfFault::NumberTwice { .. }
                | TrfFault::UnknownOpponent { .. }
                | TrfFault::MeetsItself { .. }
                | TrfFault::OpponentsDisagree { .. }
                | TrfFault::TwoResults { .. }
        )
    }
}

impl fmt::Display for TrfFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TrfFault::Encoding => write!(f, "not UTF-8; read as Windows-1252"),
            TrfFault::NoPlayers { why } => write!(f, "no player: {why}"),
            TrfFault::Kept { what } => write!(f, "kept but not used: {what}"),
            TrfFault::Teams { line } => {
                write!(f, "teams from line {line} on whose matches are none; players count alone")
            }
            TrfFault::Line { why } => write!(f, "not fully read: {why}"),
            TrfFault::Shifted { by } => write!(f, "columns behind the name read {by:+} away"),
            TrfFault::Record { code, why } => write!(f, "record {code} not used: {why}"),
            TrfFault::ByesWithoutLetter { count } => write!(f, "{count} byes without a letter"),
            TrfFault::OtherSystem { why } => write!(f, "rounds not drawn: {why}"),
            TrfFault::NotCounted { code, what } => write!(f, "record {code} not counted: {what}"),
            TrfFault::NumberTwice { number, first } => {
                write!(f, "player number {number} is already in line {first}")
            }
            TrfFault::NumbersMissing { numbers } => write!(f, "numbers missing: {numbers}"),
            TrfFault::UnknownOpponent { round, opponent } => {
                write!(f, "round {round}: there is no player {opponent}")
            }
            TrfFault::MeetsItself { round } => write!(f, "round {round}: the player meets itself"),
            TrfFault::OpponentsDisagree { round, opponent, other } => {
                write!(f, "round {round}: meets {opponent}, but {opponent} {other}")
            }
            TrfFault::TwoResults { round, opponent, own, others } => {
                write!(f, "round {round} against {opponent}: {own} here, {others} there")
            }
            TrfFault::NoResult { round, opponent } => {
                write!(f, "round {round} against {opponent}: no result, taken as a draw")
            }
            TrfFault::DrawnAlready { round } => {
                write!(f, "round {round} is drawn without results and was skipped")
            }
            TrfFault::Points { typed, counted, rounds } => {
                write!(f, "{typed} points given, {counted} counted in {rounds} rounds")
            }
            TrfFault::Place { typed, places: [first, last], by, values } => {
                write!(f, "place {typed} given, {first} to {last} by {by}: {values}")
            }
            TrfFault::PlacesNotCompared { why } => write!(f, "places not compared: {why}"),
            TrfFault::PlacesPartlyCompared { by, why } => {
                write!(f, "places compared by {by} alone: {why}")
            }
            TrfFault::MoreRounds { rounds, why } => write!(f, "{rounds} rounds, more than {why}"),
        }
    }
}
