//! Tournament performance rating (C.07 10.2): the performance against the opponents met over the
//! board.

use super::ratings;
use crate::performance::Performance;
use crate::tie_breaks::unplayed::TieBreakField;

/// The performance of a player; `None` without a game over the board.
pub(super) fn performance_of(field: &TieBreakField<'_>, contestant: usize) -> Option<Performance> {
    let (met, halves) = ratings::opposition(field, contestant);
    Performance::against(&met, halves)
}
