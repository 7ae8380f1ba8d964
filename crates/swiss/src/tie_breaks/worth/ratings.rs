//! Shared by tie-breaks by rating: the rated opponents met over the board.

use crate::crosstable::PlayerGameResult;

use crate::tie_breaks::unplayed::ScoredCrosstable;

/// The ratings of opponents met over the board by round, and twice the points against them with a
/// win as 1.
pub(super) fn opponent_ratings_and_score(
    field: &ScoredCrosstable<'_>,
    contestant: usize,
) -> (Vec<i32>, i32) {
    let mut halves = 0;
    let mut ratings = Vec::with_capacity(field.round_count());
    for (_, opponent, _, result) in field.games(contestant) {
        let Some(rating) = field.table().contestants[opponent].rating else { continue };
        ratings.push(i32::try_from(rating).unwrap_or(i32::MAX / 4));
        halves += match result {
            PlayerGameResult::Win => 2,
            PlayerGameResult::Draw => 1,
            PlayerGameResult::Loss => 0,
        };
    }
    (ratings, halves)
}

/// `(1900 + 2000) / 2`.
pub(super) fn average_arithmetic_text(values: &[i32]) -> String {
    let values: Vec<String> = values.iter().map(i32::to_string).collect();
    format!("({}) / {}", values.join(" + "), values.len())
}
