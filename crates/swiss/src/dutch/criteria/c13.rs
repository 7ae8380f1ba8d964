//! C13: the fewest players without a strongly preferred colour. Two absolute preferences are the
//! concern of C3, C10 and C11.

use super::super::draw_player::{DrawPlayer, PreferenceStrength};
use super::pair::PossiblePair;

/// -1 for two players with the same preference, both at least strong, not both absolute.
pub(super) fn grade_strong_preferences(pair: &PossiblePair<'_>) -> i64 {
    let denied = |[higher, lower]: [&DrawPlayer; 2]| {
        let weaker = higher.strength.min(lower.strength);
        higher.prefers_same_colour(lower) && weaker == PreferenceStrength::Strong
    };
    -i64::from(pair.players_in_bracket().is_some_and(denied))
}
