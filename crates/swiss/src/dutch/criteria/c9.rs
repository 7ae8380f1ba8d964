//! C9: the player who has the allocated bye has as few unplayed games as can be.
//! It holds in a bracket with one downfloater who will have the bye.

use super::pair::Pair;

/// The unplayed games of both: the most of them among all who are paired leaves the
/// fewest to the one who is not.
pub fn grade(pair: &Pair<'_>) -> i64 {
    pair.here().map_or(0, |both| both.iter().map(|card| card.unplayed).sum())
}
