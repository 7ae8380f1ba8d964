//! Buchholz (C.07 8.1) and Fore Buchholz (8.3), with cuts and medians: the sum of
//! the opponents' points, adjusted for rounds that were not played (16).
//!
//! Fore Buchholz is the same over a field whose last round ended in draws on every
//! board, so that it is known once that round is drawn.

use crate::crosstable::GamePoints;

use super::sum::{Part, Sum};
use super::unplayed::{Contribution, Field};

/// The points of a player's opponents, a part a round.
pub fn sum(field: &Field<'_>, contestant: usize) -> Sum {
    let part = |round: &Contribution| {
        let score = i64::from(round.score.0);
        Part { voluntary: round.voluntary, told: told(field, round), ..Part::new(score, score) }
    };
    Sum { parts: field.contributions(contestant).iter().map(part).collect(), unit: 10 }
}

/// The Buchholz of a player in tenths, without arithmetic.
pub fn total(field: &Field<'_>, contestant: usize) -> i64 {
    let contributions = field.contributions(contestant);
    contributions.iter().map(|round| i64::from(round.score.0)).sum()
}

/// How the points of a round's opponent are written, where something was done to
/// them.
pub fn told(field: &Field<'_>, round: &Contribution) -> Option<String> {
    let score = round.score.title();
    let Some(opponent) = round.opponent else {
        return Some(format!("{score} for round {}, not played", round.round + 1));
    };
    let points: GamePoints = field.points(opponent);
    (points != round.score).then(|| format!("{score} adjusted from {}", points.title()))
}
