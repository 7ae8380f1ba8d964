//! The comments on a game: that its result was corrected by hand, or that it is adjourned.

use std::fmt;

/// What a comment tells of a game.
///
/// ```
/// use swiss::trf::GameComment;
///
/// for text in [
///     "Round 3: 1 - 4: the result was corrected; before it was 1-0",
///     "Round 3: 1 - 4: the game is adjourned",
/// ] {
///     let found = GameComment::parse_comment(text);
///     assert_eq!(found.map(|found| found.to_string()).as_deref(), Some(text));
/// }
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameComment {
    /// The round, from 1.
    pub round: usize,
    /// The numbers of White and Black.
    pub players: [u32; 2],
    /// The result before it was corrected; `None` for an adjourned game.
    pub before: Option<String>,
}

/// What follows the players.
const CORRECTED: &str = "the result was corrected; before it was ";
const ADJOURNED: &str = "the game is adjourned";

impl GameComment {
    /// Reads a comment; `None` for any other.
    pub fn parse_comment(text: &str) -> Option<GameComment> {
        let (round, game) = text.strip_prefix("Round ")?.split_once(": ")?;
        let (players, told) = game.split_once(": ")?;
        let (white, black) = players.split_once(" - ")?;
        let players = [white.parse().ok()?, black.parse().ok()?];
        let before = match told {
            ADJOURNED => None,
            _ => Some(told.strip_prefix(CORRECTED)?.to_string()),
        };
        Some(GameComment { round: round.parse().ok()?, players, before })
    }
}

impl fmt::Display for GameComment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [white, black] = self.players;
        write!(f, "Round {}: {white} - {black}: ", self.round)?;
        match &self.before {
            Some(before) => write!(f, "{CORRECTED}{before}"),
            None => f.write_str(ADJOURNED),
        }
    }
}
