//! Blocks of figures that are words alone: a clause that palmares cites, or one that it reads in its
//! own way because the rule book is silent.

use serde::Deserialize;

/// A block that holds only a clause.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct CitedClause {
    pub clause: String,
}

/// A clause with the way in which it is read.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ClauseReading {
    /// Whether the reading is palmares' own.
    pub house: bool,
    /// The reason for the reading.
    pub reason: String,
    pub clause: String,
}
