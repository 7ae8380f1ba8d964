//! C12: the fewest players without their preferred colour, of whatever strength (1.7).

use super::pair::Pair;

/// -1 for two players with the same preference.
pub(super) fn grade(pair: &Pair<'_>) -> i64 {
    -i64::from(pair.here().is_some_and(|[higher, lower]| higher.agrees(lower)))
}
