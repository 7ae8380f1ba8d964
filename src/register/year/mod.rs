//! What is missing in a year of returns, and what is odd in it, from the habit of clubs and players.
//! Nothing here changes a result: these are questions for the clubs.

mod facts;
mod missing;
mod odd;
mod order;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

pub use crate::model::year::{MissingKind, OddKind};

pub(super) use facts::YearFacts;
pub use order::marks_of;

/// A question about what is missing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MissingRow {
    pub kind: MissingKind,
    /// The organiser.
    pub club: String,
    pub date: Option<Date>,
    /// The event; empty where it is missing.
    pub event_key: String,
    /// The other event, or its return.
    pub other: String,
    /// The number of the player, or the name without one.
    pub who: String,
    /// Why it is asked, one sentence.
    pub evidence: String,
}

/// A question about what is odd.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OddRow {
    pub kind: OddKind,
    pub event_key: String,
    /// The contestant; empty for all of them.
    pub entry: String,
    /// The path of the return.
    pub path: String,
    pub sheet: String,
    pub cell: String,
    /// Why it is asked, one sentence.
    pub evidence: String,
}

/// Something odd in a return by itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OddMark {
    pub kind: OddKind,
    /// The index of the event.
    pub event: u32,
    /// The contestant; empty for all of them.
    pub entry: String,
    pub sheet: String,
    pub cell: String,
    pub evidence: String,
}
