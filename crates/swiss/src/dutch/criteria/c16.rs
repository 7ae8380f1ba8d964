//! C16: the fewest resident downfloaters who floated down two rounds before.

use super::c14;
use super::pair::PossiblePair;

/// 1 for each paired resident with such a float.
pub(super) fn grade_downfloats_two_rounds_ago(pair: &PossiblePair<'_>) -> i64 {
    c14::count_resident_downfloats(pair, 1)
}
