//! Matchpoints: 2 for a better comparison, 1 for an equal one (Law 78A).
//!
//! Weighted scores are compared share by share; split scores each side in its own column.

use crate::rules::scoring_rules::FewerResultsRule;
use model::{BoardLineScore, Event, Exact, PlainOrWeightedScore};

use super::points::{BoardPoints, BoardPointsOfSides};
use super::travellers::{ComparedWith, Traveller};

/// The matchpoints of a traveller's lines, and its top.
pub(super) fn score_matchpoints(
    event: &Event,
    traveller: &Traveller,
    fewer: FewerResultsRule,
) -> (ComparedWith, Vec<BoardPointsOfSides>) {
    let lines: Vec<&BoardLineScore> =
        traveller.lines.iter().map(|line| &event.boards[*line].score).collect();
    let north_south = comparisons(&lines, |north_south, _| north_south);
    let east_west = comparisons(&lines, |_, east_west| east_west);
    let (scores, expected) = (traveller.scores as i128, traveller.expected as i128);
    let top = Exact::whole(match fewer {
        FewerResultsRule::Neuberg => 2 * (expected - 1),
        FewerResultsRule::Simple => 2 * (scores - 1),
    });
    let top = top.max(Exact::ZERO);
    let points = |won: Option<Exact>| {
        let value = match fewer {
            _ if scores == expected => won?,
            FewerResultsRule::Simple => won?,
            FewerResultsRule::Neuberg => neuberg_matchpoints(won?, expected, scores)?,
        };
        Some(BoardPoints { value, most: Some(top), artificial: false })
    };
    let each = north_south.into_iter().zip(east_west);
    (ComparedWith::Others { top }, each.map(|(ns, ew)| [points(ns), points(ew)]).collect())
}

/// Neuberg's formula: with `actual` of `expected` results, `m` matchpoints
/// become `(m + 1) x expected / actual - 1`.
pub(super) fn neuberg_matchpoints(won: Exact, expected: i128, actual: i128) -> Option<Exact> {
    if won.is_whole() {
        return Exact::ratio((won.numerator() + 1) * expected - actual, actual);
    }
    let stretched = (won + Exact::whole(1)) * Exact::ratio(expected, actual)?;
    Some(stretched - Exact::whole(1))
}

/// The comparisons won by one side of each line; `None` for a line without a score.
fn comparisons(
    lines: &[&BoardLineScore],
    side: impl for<'a> Fn(
        &'a PlainOrWeightedScore,
        &'a PlainOrWeightedScore,
    ) -> &'a PlainOrWeightedScore,
) -> Vec<Option<Exact>> {
    let own: Vec<Option<&PlainOrWeightedScore>> = lines
        .iter()
        .map(|line| match line {
            BoardLineScore::Real { north_south, east_west } => Some(side(north_south, east_west)),
            _ => None,
        })
        .collect();
    let others = Others::from_scores(own.iter().flatten().copied());
    own.into_iter().map(|scored| scored.map(|scored| others.won_by(scored))).collect()
}

/// The scores of one side of a board.
struct Others {
    /// The scores that are not weighted, ascending.
    plain: Vec<i32>,
    /// Shares of weighted scores.
    shares: Vec<(i32, Exact)>,
}

impl Others {
    fn from_scores<'a>(scored: impl Iterator<Item = &'a PlainOrWeightedScore>) -> Others {
        let mut others = Others { plain: Vec::new(), shares: Vec::new() };
        for scored in scored {
            match scored {
                PlainOrWeightedScore::Plain(score) => others.plain.push(*score),
                PlainOrWeightedScore::Weighted(shares) => others.shares.extend(shares),
            }
        }
        others.plain.sort_unstable();
        others
    }

    /// Twice the scores below plus the equal ones, without itself: a comparison with itself makes
    /// 1, weighted or not.
    fn won_by(&self, scored: &PlainOrWeightedScore) -> Exact {
        match scored {
            PlainOrWeightedScore::Plain(score) => self.worth(*score) - Exact::whole(1),
            PlainOrWeightedScore::Weighted(shares) => {
                let worth: Exact =
                    shares.iter().map(|(score, share)| self.worth(*score) * *share).sum();
                worth - Exact::whole(1)
            }
        }
    }

    /// Two for each score below, one for each equal.
    fn worth(&self, score: i32) -> Exact {
        let below = self.plain.partition_point(|other| *other < score);
        let not_above = self.plain.partition_point(|other| *other <= score);
        let whole = Exact::whole((below + not_above) as i128);
        if self.shares.is_empty() {
            return whole;
        }
        let worth = |other: i32| match other.cmp(&score) {
            std::cmp::Ordering::Less => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Greater => 0,
        };
        let weighted =
            self.shares.iter().map(|(other, share)| *share * Exact::whole(worth(*other)));
        whole + weighted.sum()
    }
}
