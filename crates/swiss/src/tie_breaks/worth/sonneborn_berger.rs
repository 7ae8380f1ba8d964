//! Sonneborn-Berger (C.07 9.1), with cuts and medians: the points of each opponent times the points
//! scored in that round, adjusted for unplayed rounds (16). The least significant value is that of
//! the opponent with the fewest points, among several the lowest (14.1.1).

use super::buchholz;
use crate::tie_breaks::sum::{SumPart, TieBreakSum};
use crate::tie_breaks::unplayed::{RoundContribution, ScoredCrosstable};

/// The products of a player in hundredths, a part for each round.
pub(super) fn sonneborn_berger_sum(field: &ScoredCrosstable<'_>, contestant: usize) -> TieBreakSum {
    let part = |round: &RoundContribution| {
        let (score, won) = (i64::from(round.score.0), i64::from(round.won.0));
        let score_told = buchholz::adjusted_points_text(field, round);
        let told = format!(
            "{} \u{d7} {}",
            round.won.to_text(),
            score_told.unwrap_or_else(|| round.score.to_text())
        );
        SumPart { voluntary: round.voluntary, told: Some(told), ..SumPart::new(score, score * won) }
    };
    TieBreakSum {
        parts: field.round_contributions(contestant).iter().map(part).collect(),
        unit: 100,
    }
}
