//! Progressive score (C.07 7.5): the sum of the points after each round. A cut removes the first
//! rounds (14.1.1), a median also the last.

use crate::crosstable::GamePoints;

use crate::tie_breaks::sum::{Sum, SumPart};
use crate::tie_breaks::unplayed::TieBreakField;

/// The points of a player after each round.
pub(super) fn sum(field: &TieBreakField<'_>, contestant: usize) -> Sum {
    let mut points = GamePoints::ZERO;
    let part = |(round, round_result)| {
        points += field.won(contestant, round, round_result);
        SumPart::new(round as i64, i64::from(points.0))
    };
    Sum { parts: field.round_results(contestant).map(part).collect(), unit: 10 }
}
