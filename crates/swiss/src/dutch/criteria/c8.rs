//! C8: downfloaters that let the next bracket comply best with C1 to C7: it has the most pairs, and
//! pairs the highest scores.

use super::pair::{PairBracket, PossiblePair};

/// 1 for a pair of the next bracket.
pub(super) fn grade_pairs_in_next_bracket(pair: &PossiblePair<'_>) -> i64 {
    i64::from(pair.reach == PairBracket::Next)
}

/// 1 for a downfloater who is paired there.
pub(super) fn grade_downfloaters_paired_next(pair: &PossiblePair<'_>) -> i64 {
    let from_above = pair.lower.is_some_and(|lower| pair.higher.score > lower.score);
    i64::from(pair.reach == PairBracket::Next && from_above)
}
