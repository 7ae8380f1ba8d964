//! C14: the fewest resident downfloaters who floated down in the round before.

use super::super::floats::PlayerFloat;
use super::pair::PossiblePair;

/// 1 for each paired resident with such a float.
pub(super) fn grade_downfloats_last_round(pair: &PossiblePair<'_>) -> i64 {
    count_resident_downfloats(pair, 0)
}

/// The number of paired residents who floated down `before` rounds ago.
pub(super) fn count_resident_downfloats(pair: &PossiblePair<'_>, before: usize) -> i64 {
    pair.paired_residents().filter(|card| card.floats[before] == PlayerFloat::Down).count() as i64
}
