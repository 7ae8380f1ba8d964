//! C14: as few resident downfloaters as can be who floated down one round before.

use super::super::floats::Float;
use super::pair::Pair;

/// One for each resident with such a float who is paired.
pub fn grade(pair: &Pair<'_>) -> i64 {
    again(pair, 0)
}

/// The residents who are paired and floated down, one round before or more.
pub fn again(pair: &Pair<'_>, before: usize) -> i64 {
    pair.residents().filter(|card| card.floats[before] == Float::Down).count() as i64
}
