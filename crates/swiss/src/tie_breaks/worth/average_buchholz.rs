//! The average of opponents' Buchholz or Fore Buchholz (C.07 8.2): of those met over the board, not
//! rounded. A player without opponents has none.

use num_rational::Rational64;

use crate::tie_breaks::sum::{number_from_units, number_text_with_fractions, sum_text};
use crate::tie_breaks::unplayed::ScoredCrosstable;

/// The average with its arithmetic. `buchholz` holds everybody's Buchholz in tenths.
pub(super) fn average_opponent_buchholz(
    field: &ScoredCrosstable<'_>,
    contestant: usize,
    buchholz: &[i64],
) -> (Option<Rational64>, String) {
    let met: Vec<i64> =
        field.games(contestant).map(|(_, opponent, ..)| buchholz[opponent]).collect();
    let average =
        (!met.is_empty()).then(|| number_from_units(met.iter().sum(), 10 * met.len() as i64));
    let told: Vec<String> = met
        .iter()
        .map(|tenths| number_text_with_fractions(number_from_units(*tenths, 10)))
        .collect();
    let sentence = match average {
        Some(average) => {
            format!(
                "({}) / {} = {}",
                sum_text(&told),
                met.len(),
                number_text_with_fractions(average)
            )
        }
        None => "no opponents met".to_string(),
    };
    (average, sentence)
}
