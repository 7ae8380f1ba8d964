//! C17: the fewest opponents of moved-down players who floated up two rounds before.

use super::c15;
use super::pair::Pair;

/// -1 for such an opponent.
pub(super) fn grade(pair: &Pair<'_>) -> i64 {
    -c15::repeated_upfloats(pair, 1)
}
