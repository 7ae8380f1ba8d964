//! C16: the fewest resident downfloaters who floated down two rounds before.

use super::c14;
use super::pair::Pair;

/// 1 for each paired resident with such a float.
pub(super) fn grade(pair: &Pair<'_>) -> i64 {
    c14::repeated_downfloats(pair, 1)
}
