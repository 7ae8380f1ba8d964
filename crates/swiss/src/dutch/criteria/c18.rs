//! C18: the smallest score differences, in descending order, of moved-down players who floated down
//! in the round before. A player paired here has a smaller difference than one who floats on.

use super::super::draw_player::DrawPlayer;
use super::super::floats::Float;
use super::pair::Pair;

/// 1 for such a player who is paired.
pub(super) fn grade(pair: &Pair<'_>) -> i64 {
    repeated_moved_down_downfloat(pair, 0)
}

/// 1 for a paired moved-down player who floated down `before` rounds ago.
pub(super) fn repeated_moved_down_downfloat(pair: &Pair<'_>, before: usize) -> i64 {
    let down = |[higher, _]: [&DrawPlayer; 2]| higher.floats[before] == Float::Down;
    i64::from(pair.moved_down().is_some_and(down))
}
