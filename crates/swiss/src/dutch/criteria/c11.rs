//! C11: the fewest topscorers or opponents of topscorers with the same colour three times in a row.
//! C3 rules out other players.

use super::super::draw_player::{DrawPlayer, PreferenceStrength};
use super::pair::PossiblePair;

/// -1 for two players with the same absolute preference, if the one who yields had the other colour
/// twice.
pub(super) fn grade_third_same_colour(pair: &PossiblePair<'_>) -> i64 {
    -i64::from(
        pair.players_in_bracket().is_some_and(|[higher, lower]| is_third_time(higher, lower)),
    )
}

fn is_third_time(a: &DrawPlayer, b: &DrawPlayer) -> bool {
    let absolute = |card: &DrawPlayer| card.strength == PreferenceStrength::Absolute;
    if !absolute(a) || !absolute(b) || !a.prefers_same_colour(b) {
        return false;
    }
    // The larger difference is granted (5.2.2); the other player yields.
    match a.difference.abs().cmp(&b.difference.abs()) {
        std::cmp::Ordering::Greater => b.twice.is_some(),
        std::cmp::Ordering::Less => a.twice.is_some(),
        std::cmp::Ordering::Equal => a.twice.is_some() && b.twice.is_some(),
    }
}
