//! C16: as few resident downfloaters as can be who floated down two rounds before.

use super::super::floats::Float;
use super::Pair;

/// One for each resident with such a float who is paired.
pub fn grade(pair: &Pair<'_>) -> i64 {
    pair.residents().filter(|card| card.floats[1] == Float::Down).count() as i64
}
