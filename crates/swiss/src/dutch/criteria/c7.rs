//! C7: the scores of the downfloaters, taken in descending order, as low as can
//! be, that is, the highest scores are paired.

use super::pair::Pair;

/// One for a moved-down player who is paired.
pub fn grade(pair: &Pair<'_>) -> i64 {
    i64::from(pair.moved_down().is_some())
}
