//! Extended Sonneborn-Berger for teams (C.07 13.2), with cuts and medians: the final match or game
//! points of each opponent times the match or game points scored against it, adjusted for unplayed
//! rounds (16). The least significant value is that of the opponent with the fewest points, among
//! several the lowest (14.1.2).

use super::buchholz;
use crate::tie_breaks::sum::{SumPart, TieBreakSum};
use crate::tie_breaks::unplayed::{RoundContribution, ScoredCrosstable};

/// The products of a team in hundredths, a part for each round: the opponents' points on one scale,
/// its own on another.
pub(super) fn extended_sonneborn_berger_sum(
    opponents: &ScoredCrosstable<'_>,
    own: &ScoredCrosstable<'_>,
    contestant: usize,
) -> TieBreakSum {
    let rounds = opponents
        .round_contributions(contestant)
        .into_iter()
        .zip(own.round_contributions(contestant));
    let part = |(theirs, own): (RoundContribution, RoundContribution)| {
        let (score, won) = (i64::from(theirs.score.0), i64::from(own.won.0));
        let told = buchholz::adjusted_points_text(opponents, &theirs)
            .unwrap_or_else(|| theirs.score.to_text());
        let told = format!("{} \u{d7} {told}", own.won.to_text());
        SumPart {
            voluntary: theirs.voluntary,
            told: Some(told),
            ..SumPart::new(score, score * won)
        }
    };
    TieBreakSum { parts: rounds.map(part).collect(), unit: 100 }
}
