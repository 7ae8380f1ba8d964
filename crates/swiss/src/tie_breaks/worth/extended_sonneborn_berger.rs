//! Extended Sonneborn-Berger for teams (C.07 13.2), with cuts and medians: the final match or game
//! points of each opponent times the match or game points scored against it, adjusted for unplayed
//! rounds (16). The least significant value is that of the opponent with the fewest points, among
//! several the lowest (14.1.2).

use super::buchholz;
use crate::tie_breaks::sum::{Sum, SumPart};
use crate::tie_breaks::unplayed::{Contribution, TieBreakField};

/// The products of a team in hundredths, a part for each round: the opponents' points on one scale,
/// its own on another.
pub(super) fn sum(
    opponents: &TieBreakField<'_>,
    own: &TieBreakField<'_>,
    contestant: usize,
) -> Sum {
    let rounds = opponents.contributions(contestant).into_iter().zip(own.contributions(contestant));
    let part = |(theirs, own): (Contribution, Contribution)| {
        let (score, won) = (i64::from(theirs.score.0), i64::from(own.won.0));
        let told = buchholz::in_words(opponents, &theirs).unwrap_or_else(|| theirs.score.to_text());
        let told = format!("{} \u{d7} {told}", own.won.to_text());
        SumPart {
            voluntary: theirs.voluntary,
            told: Some(told),
            ..SumPart::new(score, score * won)
        }
    };
    Sum { parts: rounds.map(part).collect(), unit: 100 }
}
