//! C7: the lowest scores of downfloaters, in descending order, that is, the highest scores are
//! paired.

use super::pair::Pair;

/// 1 for a moved-down player who is paired.
pub(super) fn grade(pair: &Pair<'_>) -> i64 {
    i64::from(pair.moved_down().is_some())
}
