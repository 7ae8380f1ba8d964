//! C11: as few topscorers or opponents of topscorers as can be get the same colour
//! three times running. Others cannot meet so (C3).

use super::super::card::{Card, Strength};
use super::pair::Pair;

/// One less for two who both have an absolute preference for the same colour when
/// the one who gives way had the other colour twice.
pub fn grade(pair: &Pair<'_>) -> i64 {
    -i64::from(pair.here().is_some_and(|[higher, lower]| is_third_time(higher, lower)))
}

fn is_third_time(a: &Card, b: &Card) -> bool {
    let absolute = |card: &Card| card.strength == Strength::Absolute;
    if !absolute(a) || !absolute(b) || !a.agrees(b) {
        return false;
    }
    // The wider difference is granted (5.2.2); the other one gives way.
    match a.difference.abs().cmp(&b.difference.abs()) {
        std::cmp::Ordering::Greater => b.twice.is_some(),
        std::cmp::Ordering::Less => a.twice.is_some(),
        std::cmp::Ordering::Equal => a.twice.is_some() && b.twice.is_some(),
    }
}
