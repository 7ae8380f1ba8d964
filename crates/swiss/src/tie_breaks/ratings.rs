//! What several tie-breaks by rating share: the rated opponents met over the board,
//! and the average rounded to a whole number, halves up (C.07 10.1).

use crate::crosstable::GameResult;

use super::unplayed::Field;

/// The ratings of those met over the board, in the order of rounds, and twice the
/// points scored against them, a win as one.
pub fn opposition(field: &Field<'_>, contestant: usize) -> (Vec<i32>, i32) {
    let mut halves = 0;
    let mut ratings = Vec::with_capacity(field.rounds());
    for (_, opponent, _, result) in field.games(contestant) {
        let Some(rating) = field.table().contestants[opponent].rating else { continue };
        ratings.push(i32::try_from(rating).unwrap_or(i32::MAX / 4));
        halves += match result {
            GameResult::Win => 2,
            GameResult::Draw => 1,
            GameResult::Loss => 0,
        };
    }
    (ratings, halves)
}

/// The average as a whole number, halves up; none of nothing.
pub fn average(sum: i64, count: usize) -> Option<i32> {
    let count = i64::try_from(count).ok().filter(|count| *count > 0)?;
    i32::try_from((2 * sum + count).div_euclid(2 * count)).ok()
}

/// `(1900 + 2000) / 2`.
pub fn told(values: &[i32]) -> String {
    let values: Vec<String> = values.iter().map(i32::to_string).collect();
    format!("({}) / {}", values.join(" + "), values.len())
}
