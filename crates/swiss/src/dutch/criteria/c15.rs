//! C15: as few opponents of moved-down players as can be who floated up one round
//! before.

use super::super::card::Card;
use super::super::floats::Float;
use super::pair::Pair;

/// One less for such an opponent.
pub fn grade(pair: &Pair<'_>) -> i64 {
    -again(pair, 0)
}

/// One for the opponent of a moved-down player who floated up, one round before or
/// more.
pub fn again(pair: &Pair<'_>, before: usize) -> i64 {
    let up = |[_, lower]: [&Card; 2]| lower.floats[before] == Float::Up;
    i64::from(pair.moved_down().is_some_and(up))
}
