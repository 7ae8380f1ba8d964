//! The averages of what the opponents met over the board performed: of their
//! tournament performance ratings (C.07 10.4) and of their perfect tournament
//! performances (10.5), rounded to a whole number, halves up.

use super::ratings;
use super::unplayed::Field;

/// The average, and what it is of. `performed` is the performance of everybody;
/// whoever was met has one.
pub fn average(
    field: &Field<'_>,
    contestant: usize,
    performed: &[Option<i32>],
) -> (Option<i32>, String) {
    let met: Vec<i32> =
        field.games(contestant).filter_map(|(_, opponent, ..)| performed[opponent]).collect();
    let average = ratings::average(met.iter().copied().map(i64::from).sum(), met.len());
    let sentence = match average {
        Some(average) => format!("{} = {average}", ratings::told(&met)),
        None => "nobody was met".to_string(),
    };
    (average, sentence)
}
