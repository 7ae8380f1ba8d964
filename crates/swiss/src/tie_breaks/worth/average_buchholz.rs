//! The average of opponents' Buchholz or Fore Buchholz (C.07 8.2): of those met over the board, not
//! rounded. A player without opponents has none.

use num_rational::Rational64;

use crate::tie_breaks::sum::{added, in_unit, shown};
use crate::tie_breaks::unplayed::TieBreakField;

/// The average with its arithmetic. `buchholz` holds everybody's Buchholz in tenths.
pub(super) fn average(
    field: &TieBreakField<'_>,
    contestant: usize,
    buchholz: &[i64],
) -> (Option<Rational64>, String) {
    let met: Vec<i64> =
        field.games(contestant).map(|(_, opponent, ..)| buchholz[opponent]).collect();
    let average = (!met.is_empty()).then(|| in_unit(met.iter().sum(), 10 * met.len() as i64));
    let told: Vec<String> = met.iter().map(|tenths| shown(in_unit(*tenths, 10))).collect();
    let sentence = match average {
        Some(average) => format!("({}) / {} = {}", added(&told), met.len(), shown(average)),
        None => "no opponents met".to_string(),
    };
    (average, sentence)
}
