//! Buchholz (C.07 8.1) and Fore Buchholz (8.3), with cuts and medians: the sum of the opponents'
//! points, adjusted for unplayed rounds (16).
//!
//! Fore Buchholz counts every board of the last round as a draw, so it is known once that round is
//! drawn.

use crate::crosstable::GamePoints;

use crate::tie_breaks::sum::{SumPart, TieBreakSum};
use crate::tie_breaks::unplayed::{RoundContribution, ScoredCrosstable};

/// The points of a player's opponents, a part for each round.
pub(super) fn buchholz_sum(field: &ScoredCrosstable<'_>, contestant: usize) -> TieBreakSum {
    let part = |round: &RoundContribution| {
        let score = i64::from(round.score.0);
        SumPart {
            voluntary: round.voluntary,
            told: adjusted_points_text(field, round),
            ..SumPart::new(score, score)
        }
    };
    TieBreakSum {
        parts: field.round_contributions(contestant).iter().map(part).collect(),
        unit: 10,
    }
}

/// The Buchholz of a player in tenths, without arithmetic.
pub(super) fn buchholz_total(field: &ScoredCrosstable<'_>, contestant: usize) -> i64 {
    let contributions = field.round_contributions(contestant);
    contributions.iter().map(|round| i64::from(round.score.0)).sum()
}

/// The points of a round's opponent in words, if they were adjusted.
pub(super) fn adjusted_points_text(
    field: &ScoredCrosstable<'_>,
    round: &RoundContribution,
) -> Option<String> {
    let score = round.score.to_text();
    let Some(opponent) = round.opponent else {
        return Some(format!("{score} for round {}, not played", round.round + 1));
    };
    let points: GamePoints = field.points(opponent);
    (points != round.score).then(|| format!("{score} adjusted from {}", points.to_text()))
}
