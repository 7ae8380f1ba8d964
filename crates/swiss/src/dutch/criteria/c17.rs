//! C17: the fewest opponents of moved-down players who floated up two rounds before.

use super::c15;
use super::pair::PossiblePair;

/// -1 for such an opponent.
pub(super) fn grade_upfloats_two_rounds_ago(pair: &PossiblePair<'_>) -> i64 {
    -c15::count_opponent_upfloats(pair, 1)
}
