//! The averages of opponents' performances: tournament performance rating (C.07 10.4) and perfect
//! tournament performance (10.5) of those met over the board, rounded half up to an integer.

use super::ratings;
use crate::performance;
use crate::tie_breaks::unplayed::ScoredCrosstable;

/// The average with its arithmetic. `performed` holds everybody's performance; every opponent met
/// has one.
pub(super) fn average_opponent_performance(
    field: &ScoredCrosstable<'_>,
    contestant: usize,
    performed: &[Option<i32>],
) -> (Option<i32>, String) {
    let met: Vec<i32> =
        field.games(contestant).filter_map(|(_, opponent, ..)| performed[opponent]).collect();
    let average = performance::rounded_average(met.iter().copied().map(i64::from).sum(), met.len());
    let sentence = match average {
        Some(average) => format!("{} = {average}", ratings::average_arithmetic_text(&met)),
        None => "no opponents met".to_string(),
    };
    (average, sentence)
}
