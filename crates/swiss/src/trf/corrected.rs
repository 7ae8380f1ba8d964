//! The comment on a result that was corrected by hand.

use std::fmt;

/// A result that was corrected by hand, as a comment tells it.
///
/// ```
/// use swiss::trf::CorrectedResult;
///
/// let text = "Round 3: 1 - 4: the result was corrected; before it was 1-0";
/// let found = CorrectedResult::of_comment(text);
/// assert_eq!(found.map(|found| found.to_string()).as_deref(), Some(text));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CorrectedResult {
    /// The round, from 1.
    pub round: usize,
    /// The numbers of White and Black.
    pub players: [u32; 2],
    /// The result before.
    pub before: String,
}

/// What follows the players.
const CORRECTED: &str = ": the result was corrected; before it was ";

impl CorrectedResult {
    /// Reads a comment; `None` for any other.
    pub fn of_comment(text: &str) -> Option<CorrectedResult> {
        let (game, before) = text.split_once(CORRECTED)?;
        let (round, players) = game.strip_prefix("Round ")?.split_once(": ")?;
        let (white, black) = players.split_once(" - ")?;
        let players = [white.parse().ok()?, black.parse().ok()?];
        Some(CorrectedResult { round: round.parse().ok()?, players, before: before.to_string() })
    }
}

impl fmt::Display for CorrectedResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [white, black] = self.players;
        write!(f, "Round {}: {white} - {black}{CORRECTED}{}", self.round, self.before)
    }
}
