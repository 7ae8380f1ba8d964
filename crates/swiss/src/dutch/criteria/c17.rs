//! C17: as few opponents of moved-down players as can be who floated up two rounds
//! before.

use super::c15;
use super::pair::Pair;

/// One less for such an opponent.
pub fn grade(pair: &Pair<'_>) -> i64 {
    -c15::again(pair, 1)
}
