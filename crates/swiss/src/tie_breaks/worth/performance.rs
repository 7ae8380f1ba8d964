//! Tournament performance rating (C.07 10.2): the performance against the opponents met over the
//! board.

use super::ratings;
use crate::performance::Performance;
use crate::tie_breaks::unplayed::ScoredCrosstable;

/// The performance of a player; `None` without a game over the board.
pub(super) fn tournament_performance(
    field: &ScoredCrosstable<'_>,
    contestant: usize,
) -> Option<Performance> {
    let (met, halves) = ratings::opponent_ratings_and_score(field, contestant);
    Performance::against(&met, halves)
}
