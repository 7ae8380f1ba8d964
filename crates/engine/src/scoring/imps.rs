//! International match points: the table of Law 78B of 2017.

use crate::rules::shared_scoring_conventions;
use model::Exact;

/// The IMPs of a score difference, with its sign. A difference between two rows, as weighted scores
/// give, takes the lower row.
pub fn imps_of_difference(difference: Exact) -> i32 {
    // The limits are integers, so a fraction never reaches the next one.
    let points = difference.numerator().abs() / difference.denominator();
    let limits = &shared_scoring_conventions().imps.from;
    let imps = limits.partition_point(|limit| i128::from(*limit) <= points) as i32;
    if difference < Exact::ZERO { -imps } else { imps }
}
