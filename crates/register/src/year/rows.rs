//! Questions for the clubs, as rows of `data/missing.csv` and `data/odd.csv`. `missing` and `odd`
//! ask them.

use jiff::civil::Date;

use model::year_questions::{MissingKind, OddKind};

/// A question about what is missing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MissingDataQuestion {
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
pub struct OddityQuestion {
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
