//! C7: the lowest scores of downfloaters, in descending order, that is, the highest scores are
//! paired.

use super::pair::PossiblePair;

/// 1 for a moved-down player who is paired.
pub(super) fn grade_paired_moved_down(pair: &PossiblePair<'_>) -> i64 {
    i64::from(pair.moved_down_with_opponent().is_some())
}
