//! Floats (C.04.3, 1.4): games against another score, or points without playing.

use crate::crosstable::{Crosstable, GamePoints, RoundResult};

/// A player's float in a round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Float {
    /// Met an equal score, or had no game and no points.
    None,
    /// Met a lower score, or scored without playing.
    Down,
    /// Met a higher score.
    Up,
}

/// The float of a player `back` rounds ago.
pub(super) fn float(table: &Crosstable, position: usize, back: usize) -> Float {
    let Some(round) = table.played.checked_sub(back) else { return Float::None };
    let round_results = &table.contestants[position].round_results;
    let round_result = round_results.get(round).copied().unwrap_or(RoundResult::Absent);
    let RoundResult::Game { opponent, .. } = round_result else {
        let unplayed = round_result == RoundResult::AllocatedBye
            || table.points.points(round_result) > loss(table);
        return if unplayed { Float::Down } else { Float::None };
    };
    let own = table.pairing_points(position, round);
    match own.cmp(&table.pairing_points(opponent, round)) {
        std::cmp::Ordering::Greater => Float::Down,
        std::cmp::Ordering::Less => Float::Up,
        std::cmp::Ordering::Equal => Float::None,
    }
}

/// The points of a loss.
fn loss(table: &Crosstable) -> GamePoints {
    table.points.loss[0].min(table.points.loss[1])
}
