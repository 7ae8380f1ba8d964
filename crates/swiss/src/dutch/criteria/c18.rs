//! C18: small score differences, in descending order, of moved-down players who
//! floated down one round before. One who is paired here has a smaller difference
//! than one who floats on.

use super::super::card::Card;
use super::super::floats::Float;
use super::pair::Pair;

/// One for such a player who is paired.
pub fn grade(pair: &Pair<'_>) -> i64 {
    again(pair, 0)
}

/// One for a moved-down player who is paired and floated down, one round before or
/// more.
pub fn again(pair: &Pair<'_>, before: usize) -> i64 {
    let down = |[higher, _]: [&Card; 2]| higher.floats[before] == Float::Down;
    i64::from(pair.moved_down().is_some_and(down))
}
