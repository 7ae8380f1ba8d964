//! C12: as few players as can be do not get the colour that they prefer.

use super::pair::Pair;

/// One less for two who prefer the same colour.
pub fn grade(pair: &Pair<'_>) -> i64 {
    -i64::from(pair.here().is_some_and(|[higher, lower]| higher.agrees(lower)))
}
