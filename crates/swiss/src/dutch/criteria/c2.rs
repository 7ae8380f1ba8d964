//! C2: no second allocated bye, and none after a win's points without playing (C.04.1, Article 4).

use crate::crosstable::{Crosstable, RoundResult};

/// Whether a player can have the allocated bye.
pub(crate) fn may_have_allocated_bye(table: &Crosstable, position: usize) -> bool {
    let win = table.points.win[0].min(table.points.win[1]);
    let bars = |round_result: &RoundResult| {
        *round_result == RoundResult::AllocatedBye
            || !round_result.was_game_played() && table.points.points(*round_result) >= win
    };
    !table.contestants[position].round_results.iter().any(bars)
}
