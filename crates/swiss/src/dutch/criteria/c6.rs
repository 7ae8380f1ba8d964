//! C6: the fewest downfloaters, that is, the most pairs: each pair of the bracket counts 1.

use super::pair::PossiblePair;

/// 1 for a pair of this bracket.
pub(super) fn grade_pairs_in_bracket(pair: &PossiblePair<'_>) -> i64 {
    i64::from(pair.players_in_bracket().is_some())
}
