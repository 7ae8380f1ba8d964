//! Team tie-breaks by boards (C.07, article 12): what a team scored on each board over all matches,
//! whoever played there. Forfeited boards are won or lost, and the bye of the draw is won on every
//! board.

use crate::crosstable::{GamePoints, GameResult, RoundResult};

use super::unplayed::TieBreakField;

/// The game points of a team on each board, from the first; `None` if those of a match are not
/// known.
pub(super) fn points(field: &TieBreakField<'_>, contestant: usize) -> Option<Vec<GamePoints>> {
    let table = field.table();
    let mut sums = vec![GamePoints::ZERO; table.boards?];
    for (round, round_result) in field.round_results(contestant) {
        let known = table.contestants[contestant].team_rounds.get(round);
        let boards = known.map(|own| own.boards.as_slice()).unwrap_or_default();
        match (on_every_board(round_result), boards.is_empty()) {
            (Some(each), true) => sums.iter_mut().for_each(|sum| *sum += each),
            (None, true) => return None,
            (_, false) => sums.iter_mut().zip(boards).for_each(|(sum, own)| *sum += *own),
        }
    }
    Some(sums)
}

/// What a round without known boards brings on each of them; `None` for a match.
fn on_every_board(round_result: RoundResult) -> Option<GamePoints> {
    match round_result {
        RoundResult::AllocatedBye | RoundResult::Forfeit { result: GameResult::Win, .. } => {
            Some(GamePoints::ONE)
        }
        RoundResult::Game { .. } => None,
        _ => Some(GamePoints::ZERO),
    }
}

/// Board count (12.1) in tenths: the number of each board times the points on it. Less is better.
pub(super) fn count(sums: &[GamePoints]) -> i64 {
    (1..).zip(sums).map(|(board, points)| board * i64::from(points.0)).sum()
}

/// The points on all boards but the lowest, then without the two lowest, and so on (12.3).
pub(super) fn without_the_lowest(sums: &[GamePoints]) -> Vec<GamePoints> {
    (1..sums.len()).rev().map(|kept| sums[..kept].iter().copied().sum()).collect()
}
