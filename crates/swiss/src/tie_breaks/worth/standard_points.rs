//! Standard points (C.07 7.7, new in 2026): 1 for each round with more points than the opponent, ½
//! for equal points, whatever results are worth. Without an opponent: 1 for more than a draw's
//! points, ½ for exactly these.

use std::cmp::Ordering;

use crate::crosstable::RoundResult;

use crate::tie_breaks::unplayed::ScoredCrosstable;

/// Rounds with more points than the opponent, and with equal points.
pub(super) fn count_rounds_better_and_level(
    field: &ScoredCrosstable<'_>,
    contestant: usize,
) -> [i64; 2] {
    let mut rounds = [0; 2];
    for (round, round_result) in field.round_results(contestant) {
        match compared(field, contestant, round, round_result) {
            Ordering::Greater => rounds[0] += 1,
            Ordering::Equal => rounds[1] += 1,
            Ordering::Less => {}
        }
    }
    rounds
}

/// Compares the points of a round with the opponent's, or with a draw's.
fn compared(
    field: &ScoredCrosstable<'_>,
    contestant: usize,
    round: usize,
    round_result: RoundResult,
) -> Ordering {
    let own = field.round_points(contestant, round, round_result);
    let opponent = match round_result {
        RoundResult::Game { opponent, .. } => Some(opponent),
        RoundResult::Forfeit { opponent, .. } => opponent,
        RoundResult::Unfinished { .. }
        | RoundResult::AllocatedBye
        | RoundResult::FullBye
        | RoundResult::HalfBye
        | RoundResult::ZeroBye
        | RoundResult::Absent => None,
    };
    let theirs = opponent.and_then(|who| {
        let own = field.table().contestants[who].round_results.get(round).copied()?;
        Some(field.round_points(who, round, own))
    });
    own.cmp(&theirs.unwrap_or_else(|| field.draw_points()))
}
