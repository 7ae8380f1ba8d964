//! Perfect tournament performance (C.07 10.3): the lowest integer rating whose expected score, by
//! the full scale of B.02 8.1.2, is at least the points scored over the board. A player without
//! points performs 800 below the lowest opponent.

use super::ratings;
use crate::rating_tables;
use crate::tie_breaks::unplayed::ScoredCrosstable;

/// The performance of a player, twice the points, and the games; `None` without a game over the
/// board.
pub(super) fn perfect_performance(
    field: &ScoredCrosstable<'_>,
    contestant: usize,
) -> Option<(i32, i32, usize)> {
    let (met, halves) = ratings::opponent_ratings_and_score(field, contestant);
    let lowest = met.iter().copied().min()?;
    let highest = met.iter().copied().max()?;
    if halves == 0 {
        return Some((lowest - rating_tables::ZERO_SCORE_DIFFERENCE, halves, met.len()));
    }
    let expected = |rating: i32| -> i32 {
        met.iter().map(|opponent| rating_tables::expected_score_percent(rating - opponent)).sum()
    };
    // The lower bound expects nothing, the upper one everything.
    let (mut below, mut from) = (
        lowest - rating_tables::CERTAIN_WIN_DIFFERENCE - 1,
        highest + rating_tables::CERTAIN_WIN_DIFFERENCE,
    );
    while below + 1 < from {
        let middle = below + (from - below) / 2;
        if expected(middle) >= 50 * halves { from = middle } else { below = middle }
    }
    Some((from, halves, met.len()))
}
