//! C10: the fewest topscorers or opponents of topscorers with a colour difference above 2. C3 rules
//! out other players.

use super::super::draw_player::DrawPlayer;
use super::pair::Pair;

/// -1 for two players whose difference needs the same colour.
pub(super) fn grade(pair: &Pair<'_>) -> i64 {
    let clash = |[higher, lower]: [&DrawPlayer; 2]| {
        higher.is_far() && lower.is_far() && higher.agrees(lower)
    };
    -i64::from(pair.here().is_some_and(clash))
}
