//! C10: the fewest topscorers or opponents of topscorers with a colour difference above 2. C3 rules
//! out other players.

use super::super::draw_player::DrawPlayer;
use super::pair::PossiblePair;

/// -1 for two players whose difference needs the same colour.
pub(super) fn grade_colour_differences(pair: &PossiblePair<'_>) -> i64 {
    let clash = |[higher, lower]: [&DrawPlayer; 2]| {
        higher.has_large_colour_difference()
            && lower.has_large_colour_difference()
            && higher.prefers_same_colour(lower)
    };
    -i64::from(pair.players_in_bracket().is_some_and(clash))
}
