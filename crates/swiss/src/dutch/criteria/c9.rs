//! C9: the player with the allocated bye has the fewest unplayed games. It applies to a bracket
//! with one downfloater who will have the bye.

use super::pair::Pair;

/// The unplayed games of both: the most among those paired leave the fewest to the one who is not.
pub(super) fn grade(pair: &Pair<'_>) -> i64 {
    pair.here().map_or(0, |both| both.iter().map(|card| card.unplayed).sum())
}
