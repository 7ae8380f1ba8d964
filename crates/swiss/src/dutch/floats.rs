//! Floats (C.04.3, 1.4): games against another score, or points without playing.

use crate::crosstable::{Crosstable, GamePoints, RoundResult};

/// A player's float in a round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum PlayerFloat {
    /// Met an equal score, or had no game and no points.
    None,
    /// Met a lower score, or scored without playing.
    Down,
    /// Met a higher score.
    Up,
}

/// The float of a player `back` rounds ago.
pub(super) fn float_rounds_ago(table: &Crosstable, position: usize, back: usize) -> PlayerFloat {
    let Some(round) = table.played.checked_sub(back) else { return PlayerFloat::None };
    let round_results = &table.contestants[position].round_results;
    let round_result = round_results.get(round).copied().unwrap_or(RoundResult::Absent);
    let RoundResult::Game { opponent, .. } = round_result else {
        let unplayed = round_result == RoundResult::AllocatedBye
            || table.points.points(round_result) > loss(table);
        return if unplayed { PlayerFloat::Down } else { PlayerFloat::None };
    };
    let own = table.pairing_points(position, round);
    match own.cmp(&table.pairing_points(opponent, round)) {
        std::cmp::Ordering::Greater => PlayerFloat::Down,
        std::cmp::Ordering::Less => PlayerFloat::Up,
        std::cmp::Ordering::Equal => PlayerFloat::None,
    }
}

/// The points of a loss.
fn loss(table: &Crosstable) -> GamePoints {
    table.points.loss[0].min(table.points.loss[1])
}
