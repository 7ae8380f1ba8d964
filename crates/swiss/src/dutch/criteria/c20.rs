//! C20: the smallest score differences, in descending order, of moved-down players who floated down
//! two rounds before.

use super::c18;
use super::pair::PossiblePair;

/// 1 for such a player who is paired.
pub(super) fn grade_downfloat_scores_two_rounds_ago(pair: &PossiblePair<'_>) -> i64 {
    c18::count_moved_down_downfloats(pair, 1)
}
