//! C19: the smallest score differences, in descending order, of moved-down players whose opponents
//! floated up in the round before.

use super::c15;
use super::pair::PossiblePair;

/// -1 for such an opponent, at the score of the moved-down player.
pub(super) fn grade_upfloat_scores_last_round(pair: &PossiblePair<'_>) -> i64 {
    -c15::count_opponent_upfloats(pair, 0)
}
