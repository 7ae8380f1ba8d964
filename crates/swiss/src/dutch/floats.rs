//! Floats (C.04.3, 1.4): who met somebody with another score, or had points
//! without playing.

use crate::crosstable::{Crosstable, GamePoints, Outing};

/// What a round made of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Float {
    /// Met an equal, or nobody for nothing.
    None,
    /// Met somebody with less, or scored without playing.
    Down,
    /// Met somebody with more.
    Up,
}

/// The float of a player so many rounds back.
pub fn float(table: &Crosstable, position: usize, back: usize) -> Float {
    let Some(round) = table.played.checked_sub(back) else { return Float::None };
    let outings = &table.contestants[position].outings;
    let outing = outings.get(round).copied().unwrap_or(Outing::Absent);
    let Outing::Game { opponent, .. } = outing else {
        let unplayed = outing == Outing::AllocatedBye || table.points.of(outing) > loss(table);
        return if unplayed { Float::Down } else { Float::None };
    };
    let own = table.pairing_points(position, round);
    match own.cmp(&table.pairing_points(opponent, round)) {
        std::cmp::Ordering::Greater => Float::Down,
        std::cmp::Ordering::Less => Float::Up,
        std::cmp::Ordering::Equal => Float::None,
    }
}

/// What a loss brings.
fn loss(table: &Crosstable) -> GamePoints {
    table.points.loss[0].min(table.points.loss[1])
}
