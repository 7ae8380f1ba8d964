//! Team tie-breaks by boards (C.07, article 12): what a team scored on each board over all matches,
//! whoever played there. Forfeited boards are won or lost, and the bye of the draw is won on every
//! board.

use crate::crosstable::{GamePoints, PlayerGameResult, RoundResult};

use super::sum::{number_from_units, number_text_with_fractions};
use super::unplayed::ScoredCrosstable;

/// The game points of a team on each board, from the first; `None` if those of a match are not
/// known.
pub(super) fn points_by_board(
    field: &ScoredCrosstable<'_>,
    contestant: usize,
) -> Option<Vec<GamePoints>> {
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
        RoundResult::AllocatedBye | RoundResult::Forfeit { result: PlayerGameResult::Win, .. } => {
            Some(GamePoints::ONE)
        }
        RoundResult::Game { .. } => None,
        _ => Some(GamePoints::ZERO),
    }
}

/// Board count (12.1) in tenths: the number of each board times the points on it. Less is better.
pub(super) fn board_count_tie_break(sums: &[GamePoints]) -> i64 {
    (1..).zip(sums).map(|(board, points)| board * i64::from(points.0)).sum()
}

/// The points on all boards but the lowest, then without the two lowest, and so on (12.3).
pub(super) fn sums_without_lowest_boards(sums: &[GamePoints]) -> Vec<GamePoints> {
    (1..sums.len()).rev().map(|kept| sums[..kept].iter().copied().sum()).collect()
}

/// Two level teams in order by the boards of their matches (13.3.2), and how; `None` if those leave them
/// level or are not all known.
pub(super) fn rank_pair_by_boards(
    field: &ScoredCrosstable<'_>,
    [one, other]: [usize; 2],
    by_count: bool,
    from_top: bool,
) -> Option<([usize; 2], String)> {
    let sums = [of_matches(field, one, other)?, of_matches(field, other, one)?];
    let counts = sums.each_ref().map(|sums| number_from_units(board_count_tie_break(sums), 10));
    let told = |points: &[GamePoints]| {
        let points = points.iter().map(|points| points.to_text());
        points.collect::<Vec<_>>().join(", ")
    };
    let (is_first, what, [own, others]) = if by_count && counts[0] != counts[1] {
        (counts[0] < counts[1], "board count", counts.map(number_text_with_fractions))
    } else if from_top {
        (sums[0] > sums[1], "boards from the first on", sums.each_ref().map(|own| told(own)))
    } else {
        let kept = sums.each_ref().map(|own| sums_without_lowest_boards(own));
        (kept[0] > kept[1], "points without the last boards", kept.each_ref().map(|own| told(own)))
    };
    if own == others {
        return None;
    }
    let (order, own, others) = match is_first {
        true => ([one, other], own, others),
        false => ([other, one], others, own),
    };
    Some((order, format!("{what} in their matches {own} against {others}")))
}

/// The game points of a team on each board of its matches with another; `None` without any.
fn of_matches(field: &ScoredCrosstable<'_>, team: usize, other: usize) -> Option<Vec<GamePoints>> {
    let table = field.table();
    let mut sums = vec![GamePoints::ZERO; table.boards?];
    let mut met = false;
    for (round, _) in field
        .round_results(team)
        .filter(|(_, found)| field.counting_opponent(*found) == Some(other))
    {
        let boards = &table.contestants[team].team_rounds.get(round)?.boards;
        if boards.is_empty() {
            return None;
        }
        met = true;
        sums.iter_mut().zip(boards).for_each(|(sum, own)| *sum += *own);
    }
    met.then_some(sums)
}
