//! C12: the fewest players without their preferred colour, of whatever strength (1.7).

use super::pair::PossiblePair;

/// -1 for two players with the same preference.
pub(super) fn grade_colour_preferences(pair: &PossiblePair<'_>) -> i64 {
    -i64::from(
        pair.players_in_bracket().is_some_and(|[higher, lower]| higher.prefers_same_colour(lower)),
    )
}
