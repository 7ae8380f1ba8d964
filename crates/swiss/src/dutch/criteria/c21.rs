//! C21: the smallest score differences, in descending order, of moved-down players whose opponents
//! floated up two rounds before.

use super::c15;
use super::pair::PossiblePair;

/// -1 for such an opponent, at the score of the moved-down player.
pub(super) fn grade_upfloat_scores_two_rounds_ago(pair: &PossiblePair<'_>) -> i64 {
    -c15::count_opponent_upfloats(pair, 1)
}
