//! C8: downfloaters with whom the following bracket complies best with C1 to C7:
//! it has most pairs, and pairs the highest scores.

use super::pair::{Pair, Reach};

/// One for a pair of the next bracket.
pub fn pairs(pair: &Pair<'_>) -> i64 {
    i64::from(pair.reach == Reach::Next)
}

/// One for a player from above who is paired there.
pub fn scores(pair: &Pair<'_>) -> i64 {
    let from_above = pair.lower.is_some_and(|lower| pair.higher.score > lower.score);
    i64::from(pair.reach == Reach::Next && from_above)
}
