//! C21: the smallest score differences, in descending order, of moved-down players whose opponents
//! floated up two rounds before.

use super::c15;
use super::pair::Pair;

/// -1 for such an opponent, at the score of the moved-down player.
pub(super) fn grade(pair: &Pair<'_>) -> i64 {
    -c15::repeated_upfloats(pair, 1)
}
