//! A place in a ranking, alone or shared.

use std::fmt;

/// A place: `3`, and `3=` if it is shared.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Default,
    serde::Serialize,
    serde::Deserialize,
)]
pub struct Place {
    /// How many are ranked better, plus one.
    pub number: u32,
    /// How many share it; 1 for a place alone.
    pub tied: u32,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.number, if self.tied > 1 { "=" } else { "" })
    }
}
