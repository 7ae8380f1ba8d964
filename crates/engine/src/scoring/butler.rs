//! Butler: IMPs against the board's datum, the mean of its scores without the extremes, rounded as
//! the rule book says. `cross_imps` compares with each other table instead.

use crate::rules::scoring_rules;
use model::{BoardLineScore, Event, Exact, PlainOrWeightedScore};

use super::imps::imps_of_difference;
use super::points::{BoardPoints, BoardPointsOfSides};
use super::travellers::{ComparedWith, Datum, Traveller};

/// The datum of scores: their mean without the extremes, rounded by the convention. `None` if
/// nothing would remain.
pub(super) fn compute_datum(
    mut scores: Vec<Exact>,
    convention: &scoring_rules::DatumRule,
) -> Option<Datum> {
    let left_out = convention.excluded_scores(scores.len())?;
    scores.sort_unstable();
    let middle = &scores[left_out.low..scores.len() - left_out.high];
    let sum: Exact = middle.iter().copied().sum();
    let mean = sum.checked_div(Exact::whole(middle.len() as i128))?;
    Some(Datum {
        value: convention.round_mean(mean),
        scores: scores.len(),
        low: left_out.low,
        high: left_out.high,
        mean,
        clause: left_out.clause.to_string(),
    })
}

/// The scores of a traveller's own tables, as North-South.
pub(super) fn traveller_scores(event: &Event, traveller: &Traveller) -> Vec<Exact> {
    traveller.lines.iter().filter_map(|line| event.boards[*line].north_south_score()).collect()
}

/// The IMPs of each line against the datum.
pub(super) fn score_butler(
    event: &Event,
    traveller: &Traveller,
    datum: Datum,
) -> (ComparedWith, Vec<BoardPointsOfSides>) {
    let against = |scored: &PlainOrWeightedScore, datum: Exact| {
        let shares = scored.scores_with_shares().into_iter();
        let sum: Exact = shares
            .map(|(score, share)| {
                Exact::whole(imps_of_difference(Exact::whole(score) - datum)) * share
            })
            .sum();
        Some(BoardPoints::without_maximum(sum))
    };
    let points = traveller.lines.iter().map(|line| match &event.boards[*line].score {
        BoardLineScore::Real { north_south, east_west } => {
            [against(north_south, datum.value), against(east_west, Exact::ZERO - datum.value)]
        }
        _ => [None, None],
    });
    (ComparedWith::Datum(datum.clone()), points.collect())
}
