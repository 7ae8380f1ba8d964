//! C15: the fewest opponents of moved-down players who floated up in the round before.

use super::super::draw_player::DrawPlayer;
use super::super::floats::PlayerFloat;
use super::pair::PossiblePair;

/// -1 for such an opponent.
pub(super) fn grade_upfloats_last_round(pair: &PossiblePair<'_>) -> i64 {
    -count_opponent_upfloats(pair, 0)
}

/// 1 for the opponent of a moved-down player who floated up `before` rounds ago.
pub(super) fn count_opponent_upfloats(pair: &PossiblePair<'_>, before: usize) -> i64 {
    let up = |[_, lower]: [&DrawPlayer; 2]| lower.floats[before] == PlayerFloat::Up;
    i64::from(pair.moved_down_with_opponent().is_some_and(up))
}
