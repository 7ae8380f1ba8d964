//! C6: the fewest downfloaters, that is, the most pairs: each pair of the bracket counts 1.

use super::pair::Pair;

/// 1 for a pair of this bracket.
pub(super) fn grade(pair: &Pair<'_>) -> i64 {
    i64::from(pair.here().is_some())
}
