//! C10: as few topscorers or opponents of topscorers as can be get a colour
//! difference beyond two. Others cannot meet so (C3).

use super::super::card::Card;
use super::pair::Pair;

/// One less for two who both need the same colour for their difference.
pub fn grade(pair: &Pair<'_>) -> i64 {
    let clash =
        |[higher, lower]: [&Card; 2]| higher.is_far() && lower.is_far() && higher.agrees(lower);
    -i64::from(pair.here().is_some_and(clash))
}
