//! Sonneborn-Berger (C.07 9.1), with cuts and medians: the points of each opponent times the points
//! scored in that round, adjusted for unplayed rounds (16). The least significant value is that of
//! the opponent with the fewest points, among several the lowest (14.1.1).

use super::buchholz;
use crate::tie_breaks::sum::{Sum, SumPart};
use crate::tie_breaks::unplayed::{Contribution, TieBreakField};

/// The products of a player in hundredths, a part for each round.
pub(super) fn sum(field: &TieBreakField<'_>, contestant: usize) -> Sum {
    let part = |round: &Contribution| {
        let (score, won) = (i64::from(round.score.0), i64::from(round.won.0));
        let score_told = buchholz::in_words(field, round);
        let told = format!(
            "{} \u{d7} {}",
            round.won.to_text(),
            score_told.unwrap_or_else(|| round.score.to_text())
        );
        SumPart { voluntary: round.voluntary, told: Some(told), ..SumPart::new(score, score * won) }
    };
    Sum { parts: field.contributions(contestant).iter().map(part).collect(), unit: 100 }
}
