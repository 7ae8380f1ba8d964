//! The average rating of opponents met over the board (C.07 10.1), if cut without the lowest. A
//! player without opponents has none.

use super::ratings;
use crate::performance;
use crate::tie_breaks::sum::{Sum, SumPart};
use crate::tie_breaks::unplayed::TieBreakField;

/// The ratings of a player's opponents.
pub(super) fn sum(field: &TieBreakField<'_>, contestant: usize) -> Sum {
    let (met, _) = ratings::opposition(field, contestant);
    let part = |rating: &i32| SumPart::new(i64::from(*rating), i64::from(*rating));
    Sum { parts: met.iter().map(part).collect(), unit: 1 }
}

/// The average of the ratings that count.
pub(super) fn average(sum: &Sum) -> Option<i32> {
    performance::average(sum.total(), sum.count())
}
