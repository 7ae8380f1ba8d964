//! The average rating of opponents met over the board (C.07 10.1), if cut without the lowest. A
//! player without opponents has none.

use super::ratings;
use crate::performance;
use crate::tie_breaks::sum::{SumPart, TieBreakSum};
use crate::tie_breaks::unplayed::ScoredCrosstable;

/// The ratings of a player's opponents.
pub(super) fn opponent_rating_sum(field: &ScoredCrosstable<'_>, contestant: usize) -> TieBreakSum {
    let (met, _) = ratings::opponent_ratings_and_score(field, contestant);
    let part = |rating: &i32| SumPart::new(i64::from(*rating), i64::from(*rating));
    TieBreakSum { parts: met.iter().map(part).collect(), unit: 1 }
}

/// The average of the ratings that count.
pub(super) fn average_opponent_rating(sum: &TieBreakSum) -> Option<i32> {
    performance::rounded_average(sum.total(), sum.counted_part_count())
}
