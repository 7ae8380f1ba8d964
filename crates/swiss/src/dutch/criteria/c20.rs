//! C20: the smallest score differences, in descending order, of moved-down players who floated down
//! two rounds before.

use super::c18;
use super::pair::Pair;

/// 1 for such a player who is paired.
pub(super) fn grade(pair: &Pair<'_>) -> i64 {
    c18::repeated_moved_down_downfloat(pair, 1)
}
