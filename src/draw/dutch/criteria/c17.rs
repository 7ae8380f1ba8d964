//! C17: as few opponents of moved-down players as can be who floated up two rounds before.

use super::super::floats::Float;
use super::Pair;

/// One less for such an opponent.
pub fn grade(pair: &Pair<'_>) -> i64 {
    let again = |[_, lower]: [&super::Card; 2]| lower.floats[1] == Float::Up;
    -i64::from(pair.moved_down().is_some_and(again))
}
