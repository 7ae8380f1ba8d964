//! C9: the player with the allocated bye has the fewest unplayed games. It applies to a bracket
//! with one downfloater who will have the bye.

use super::pair::PossiblePair;

/// The unplayed games of both: the most among those paired leave the fewest to the one who is not.
pub(super) fn grade_unplayed_games(pair: &PossiblePair<'_>) -> i64 {
    pair.players_in_bracket().map_or(0, |both| both.iter().map(|card| card.unplayed).sum())
}
