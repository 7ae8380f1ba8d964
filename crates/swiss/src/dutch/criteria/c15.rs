//! C15: the fewest opponents of moved-down players who floated up in the round before.

use super::super::draw_player::DrawPlayer;
use super::super::floats::Float;
use super::pair::Pair;

/// -1 for such an opponent.
pub(super) fn grade(pair: &Pair<'_>) -> i64 {
    -repeated_upfloats(pair, 0)
}

/// 1 for the opponent of a moved-down player who floated up `before` rounds ago.
pub(super) fn repeated_upfloats(pair: &Pair<'_>, before: usize) -> i64 {
    let up = |[_, lower]: [&DrawPlayer; 2]| lower.floats[before] == Float::Up;
    i64::from(pair.moved_down().is_some_and(up))
}
