//! C13: the fewest players without a strongly preferred colour. Two absolute preferences are the
//! concern of C3, C10 and C11.

use super::super::draw_player::{DrawPlayer, Strength};
use super::pair::Pair;

/// -1 for two players with the same preference, both at least strong, not both absolute.
pub(super) fn grade(pair: &Pair<'_>) -> i64 {
    let denied = |[higher, lower]: [&DrawPlayer; 2]| {
        let weaker = higher.strength.min(lower.strength);
        higher.agrees(lower) && weaker == Strength::Strong
    };
    -i64::from(pair.here().is_some_and(denied))
}
