//! Cross-IMPs: IMPs against every other score of the board, divided by the convention.

use std::collections::BTreeMap;

use crate::rules::scoring_rules::CrossImpDivisor;
use model::{BoardLineScore, Event, Exact, PlainOrWeightedScore};

use super::imps::imps_of_difference;
use super::points::{BoardPoints, BoardPointsOfSides};
use super::travellers::{ComparedWith, Traveller};

/// The cross-IMPs of each line with a score.
pub(super) fn score_cross_imps(
    event: &Event,
    traveller: &Traveller,
    divisor: CrossImpDivisor,
) -> (ComparedWith, Vec<BoardPointsOfSides>) {
    let by = match divisor {
        CrossImpDivisor::Comparisons => traveller.scores.saturating_sub(1),
        CrossImpDivisor::Results => traveller.scores,
        CrossImpDivisor::None => 1,
    };
    let lines = || traveller.lines.iter().map(|line| &event.boards[*line].score);
    let field = |side: usize| {
        let mut field: BTreeMap<i32, Exact> = BTreeMap::new();
        for (score, share) in lines()
            .filter_map(|line| side_of(line, side))
            .flat_map(PlainOrWeightedScore::scores_with_shares)
        {
            let sum = field.entry(score).or_insert(Exact::ZERO);
            *sum = *sum + share;
        }
        field
    };
    let fields = [field(0), field(1)];
    // Equal scores on a board have equal IMPs.
    let mut worth: [BTreeMap<i32, Exact>; 2] = Default::default();
    let mut points = |line: &BoardLineScore, side: usize| {
        let scored = side_of(line, side)?;
        let mut sum = Exact::ZERO;
        for (score, share) in scored.scores_with_shares() {
            let each = worth[side].entry(score).or_insert_with(|| against(&fields[side], score));
            sum = sum + *each * share;
        }
        Some(BoardPoints::without_maximum(sum.checked_div(Exact::whole(by.max(1) as i128))?))
    };
    let points = lines().map(|line| [points(line, 0), points(line, 1)]).collect();
    (ComparedWith::Divided { by }, points)
}

fn side_of(line: &BoardLineScore, side: usize) -> Option<&PlainOrWeightedScore> {
    match line {
        BoardLineScore::Real { north_south, east_west } => Some([north_south, east_west][side]),
        _ => None,
    }
}

/// The IMPs of a score against a field; against itself it scores nothing.
fn against(field: &BTreeMap<i32, Exact>, score: i32) -> Exact {
    let each = field.iter().map(|(other, share)| {
        *share * Exact::whole(imps_of_difference(Exact::whole(score) - Exact::whole(*other)))
    });
    each.sum()
}
