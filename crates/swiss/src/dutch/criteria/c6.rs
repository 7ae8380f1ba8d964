//! C6: as few downfloaters as can be, that is, as many pairs.

use super::pair::Pair;

/// One for a pair of this bracket.
pub fn grade(pair: &Pair<'_>) -> i64 {
    i64::from(pair.here().is_some())
}
