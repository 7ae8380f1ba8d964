//! The first candidate of a bracket (3.3), and why another was chosen.
//!
//! An arbiter who pairs by hand starts with it: moved-down players against the highest residents,
//! then the upper half of the rest against the lower. Its shortfall is the reason for every pairing
//! that differs.

use super::brackets::PairedBracket;
use super::criteria::{
    C9_POSITION, GradeComparison, PairBracket, PossiblePair, QUALITY_CRITERIA, QualityCriterion,
};
use super::draw_player::DrawPlayer;
use crate::matching::AdjacencyMatrix;

/// The shortfall of the first candidate.
#[derive(Clone, Debug)]
pub(super) enum FirstCandidateShortfall {
    /// These two cannot meet (C1, C3, or forbidden by the organiser).
    Barred(usize, usize),
    /// A criterion grades it lower: its grade, and that of the chosen pairing.
    Worse(&'static QualityCriterion, [i64; 2]),
    /// It is no worse here, but worse for those below (C2, C4, C5, C8, C9).
    Below,
}

/// The shortfall of the first candidate against the chosen pairing; `None` if it was chosen.
pub(super) fn first_candidate_shortfall(
    cards: &[DrawPlayer],
    rows: &AdjacencyMatrix,
    taken: &PairedBracket,
) -> Option<FirstCandidateShortfall> {
    let first = first_candidate(taken);
    let same = first.iter().all(|pair| taken.pairs.contains(pair));
    if same && first.len() == taken.pairs.len() {
        return None;
    }
    if let Some((a, b)) = first.iter().find(|(a, b)| !rows.has_edge(*a, *b)) {
        return Some(FirstCandidateShortfall::Barred(*a, *b));
    }
    for (index, criterion) in QUALITY_CRITERIA.iter().enumerate() {
        let [own, other] = [&first, &taken.pairs].map(|pairs| grade(cards, criterion, pairs));
        // Unplayed games concern only the bye, which is below all brackets.
        if index != C9_POSITION && own != other {
            let sums = [&own, &other].map(|grades| grades.iter().sum());
            let worse = match criterion.scale {
                GradeComparison::Plain => sums[0] < sums[1],
                GradeComparison::ByScore => own < other,
            };
            if worse {
                return Some(FirstCandidateShortfall::Worse(criterion, sums));
            }
            if criterion.scale == GradeComparison::ByScore || sums[0] > sums[1] {
                return Some(FirstCandidateShortfall::Below);
            }
        }
    }
    Some(FirstCandidateShortfall::Below)
}

/// The pairs of the first candidate, with the same number of moved-down players.
fn first_candidate(taken: &PairedBracket) -> Vec<(usize, usize)> {
    let paired_down = taken.of_moved_down;
    let residents: Vec<usize> = taken.residents.clone().collect();
    let (opponents, remainder) = residents.split_at(paired_down.min(residents.len()));
    let down = taken.moved_down.iter().copied().zip(opponents.iter().copied());
    let half = (taken.pairs.len() - paired_down).min(remainder.len() / 2);
    let (upper, lower) = remainder.split_at(half);
    down.chain(upper.iter().copied().zip(lower.iter().copied())).collect()
}

/// The grades of pairs by a criterion, by the score of the higher ranked, from the top.
fn grade(cards: &[DrawPlayer], criterion: &QualityCriterion, pairs: &[(usize, usize)]) -> Vec<i64> {
    let mut by_score = std::collections::BTreeMap::new();
    for (higher, lower) in pairs {
        let pair = PossiblePair {
            higher: &cards[*higher],
            lower: Some(&cards[*lower]),
            reach: PairBracket::Here,
        };
        *by_score.entry(std::cmp::Reverse(cards[*higher].score)).or_insert(0) +=
            (criterion.grade)(&pair);
    }
    by_score.into_values().collect()
}
