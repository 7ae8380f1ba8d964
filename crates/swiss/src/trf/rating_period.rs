//! The comment of a report that has some rounds of its tournament alone.

use std::fmt;

/// The rounds of a rating period, as a comment tells them.
///
/// ```
/// use swiss::trf::RatingPeriodRounds;
///
/// let text = "Rating period 2026-02; rounds of the tournament in this file: 4, 5";
/// let found = RatingPeriodRounds::parse_comment(text);
/// assert_eq!(found.map(|found| found.to_string()).as_deref(), Some(text));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingPeriodRounds {
    /// The rounds, with commas between them.
    pub rounds: String,
    /// The month: `2026-02`.
    pub month: String,
}

/// What comes before the month.
const PERIOD: &str = "Rating period ";
/// What comes before the rounds.
const ROUNDS: &str = "; rounds of the tournament in this file: ";

impl RatingPeriodRounds {
    /// Reads a comment; `None` for any other.
    pub fn parse_comment(text: &str) -> Option<RatingPeriodRounds> {
        let (month, rounds) = text.strip_prefix(PERIOD)?.split_once(ROUNDS)?;
        Some(RatingPeriodRounds { rounds: rounds.to_string(), month: month.to_string() })
    }
}

impl fmt::Display for RatingPeriodRounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{PERIOD}{}{ROUNDS}{}", self.month, self.rounds)
    }
}
