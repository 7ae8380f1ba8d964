//! Progressive score (C.07 7.5): the sum of the points after each round. A cut removes the first
//! rounds (14.1.1), a median also the last.

use crate::crosstable::GamePoints;

use crate::tie_breaks::sum::{SumPart, TieBreakSum};
use crate::tie_breaks::unplayed::ScoredCrosstable;

/// The points of a player after each round.
pub(super) fn progressive_score_sum(
    field: &ScoredCrosstable<'_>,
    contestant: usize,
) -> TieBreakSum {
    let mut points = GamePoints::ZERO;
    let part = |(round, round_result)| {
        points += field.round_points(contestant, round, round_result);
        SumPart::new(round as i64, i64::from(points.0))
    };
    TieBreakSum { parts: field.round_results(contestant).map(part).collect(), unit: 10 }
}
