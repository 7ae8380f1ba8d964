//! C13: as few players as can be do not get a colour that they prefer strongly.

use super::super::card::{Card, Strength};
use super::pair::Pair;

/// One less for two who prefer the same colour, both at least strongly, and not
/// both absolutely.
pub fn grade(pair: &Pair<'_>) -> i64 {
    let denied = |[higher, lower]: [&Card; 2]| {
        let weaker = higher.strength.min(lower.strength);
        higher.agrees(lower) && weaker == Strength::Strong
    };
    -i64::from(pair.here().is_some_and(denied))
}
