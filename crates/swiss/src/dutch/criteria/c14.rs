//! C14: the fewest resident downfloaters who floated down in the round before.

use super::super::floats::Float;
use super::pair::Pair;

/// 1 for each paired resident with such a float.
pub(super) fn grade(pair: &Pair<'_>) -> i64 {
    repeated_downfloats(pair, 0)
}

/// The number of paired residents who floated down `before` rounds ago.
pub(super) fn repeated_downfloats(pair: &Pair<'_>, before: usize) -> i64 {
    pair.residents().filter(|card| card.floats[before] == Float::Down).count() as i64
}
