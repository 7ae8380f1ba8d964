//! Koya (C.07 9.2): the points scored against players with at least half of the points of winning
//! every round; 14.5 moves the limit by half points.
//!
//! The article concerns round robins, and article 16 does not mention it. So points are unadjusted
//! and forfeits count against the drawn opponent, as in FIDE's own program.

use crate::crosstable::{GamePoints, RoundResult};

use crate::tie_breaks::sum::{SumPart, TieBreakSum, number_from_units, number_text_with_fractions};
use crate::tie_breaks::unplayed::ScoredCrosstable;

/// Twice the limit, in tenths of points.
fn twice_the_limit(field: &ScoredCrosstable<'_>, halves: i8) -> i64 {
    let best = field.max_points();
    i64::from(best.0) * field.round_count() as i64
        + 2 * i64::from(GamePoints::HALF.0) * i64::from(halves)
}

/// The points of a player against those at or above the limit.
pub(super) fn koya_sum(field: &ScoredCrosstable<'_>, contestant: usize, halves: i8) -> TieBreakSum {
    let limit = twice_the_limit(field, halves);
    let part = |(round, round_result)| {
        let opponent = match round_result {
            RoundResult::Game { opponent, .. } => opponent,
            RoundResult::Forfeit { opponent, .. } => opponent?,
            // It has no result yet.
            RoundResult::Unfinished { .. }
            | RoundResult::AllocatedBye
            | RoundResult::FullBye
            | RoundResult::HalfBye
            | RoundResult::ZeroBye
            | RoundResult::Absent => return None,
        };
        let scored = i64::from(field.round_points(contestant, round, round_result).0);
        let reached = 2 * i64::from(field.points(opponent).0) >= limit;
        reached.then(|| SumPart::new(scored, scored))
    };
    TieBreakSum { parts: field.round_results(contestant).filter_map(part).collect(), unit: 10 }
}

/// The limit in words.
pub(super) fn koya_limit_text(field: &ScoredCrosstable<'_>, halves: i8) -> String {
    number_text_with_fractions(number_from_units(twice_the_limit(field, halves), 20))
}
