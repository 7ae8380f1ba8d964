//! Tournament performance rating (C.07 10.2): the average rating of the opponents met over the
//! board, plus the difference of B.02 8.1.1 for the percentage of points against them, rounded half
//! up.

use super::{ratings, scales};
use crate::tie_breaks::unplayed::Field;

/// A player's performance.
#[derive(Clone, Copy, Debug)]
pub(super) struct Performance {
    /// The average rating of the opponents.
    pub opponents: i32,
    /// The percentage of points.
    pub percent: u32,
    /// The difference added.
    pub difference: i32,
    /// The number of games.
    pub games: usize,
}

impl Performance {
    /// The performance of a player; `None` without a game over the board.
    pub(super) fn of(field: &Field<'_>, contestant: usize) -> Option<Performance> {
        let (met, halves) = ratings::opposition(field, contestant);
        let sum = met.iter().copied().map(i64::from).sum();
        let opponents = ratings::average(sum, met.len())?;
        let percent = u32::try_from(ratings::average(50 * i64::from(halves), met.len())?).ok()?;
        let difference = scales::difference(percent);
        Some(Performance { opponents, percent, difference, games: met.len() })
    }

    /// The rating.
    pub(super) fn rating(self) -> i32 {
        self.opponents + self.difference
    }
}
