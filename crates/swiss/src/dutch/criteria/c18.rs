//! C18: the smallest score differences, in descending order, of moved-down players who floated down
//! in the round before. A player paired here has a smaller difference than one who floats on.

use super::super::draw_player::DrawPlayer;
use super::super::floats::PlayerFloat;
use super::pair::PossiblePair;

/// 1 for such a player who is paired.
pub(super) fn grade_downfloat_scores_last_round(pair: &PossiblePair<'_>) -> i64 {
    count_moved_down_downfloats(pair, 0)
}

/// 1 for a paired moved-down player who floated down `before` rounds ago.
pub(super) fn count_moved_down_downfloats(pair: &PossiblePair<'_>, before: usize) -> i64 {
    let down = |[higher, _]: [&DrawPlayer; 2]| higher.floats[before] == PlayerFloat::Down;
    i64::from(pair.moved_down_with_opponent().is_some_and(down))
}
