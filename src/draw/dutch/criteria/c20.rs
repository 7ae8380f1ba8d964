//! C20: small score differences, in descending order, of moved-down players who
//! floated down two rounds before. One who is paired here has a smaller
//! difference than one who floats on.

use super::super::floats::Float;
use super::Pair;

/// One for such a player who is paired.
pub fn grade(pair: &Pair<'_>) -> i64 {
    let again = |[higher, _]: [&super::Card; 2]| higher.floats[1] == Float::Down;
    i64::from(pair.moved_down().is_some_and(again))
}
