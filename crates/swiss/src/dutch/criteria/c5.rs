//! C5: the allocated bye goes to the lowest possible score.

use super::super::draw_player::DrawPlayer;
use super::c4;
use crate::crosstable::GamePoints;
use crate::matching::{AdjacencyMatrix, VertexSet};

/// Joins the bye, the vertex after all players, to those players of the lowest possible score with
/// whom everybody else can be paired. Returns that score; `None` if there is none.
pub(crate) fn allow_bye_for_lowest_score(
    cards: &[DrawPlayer],
    rows: &mut AdjacencyMatrix,
) -> Option<GamePoints> {
    let bye = cards.len();
    let mut scores: Vec<GamePoints> = cards.iter().map(|card| card.score).collect();
    scores.dedup();
    for score in scores.into_iter().rev() {
        let fit = |card: &DrawPlayer| card.score == score && card.may_have_bye;
        let fit: Vec<usize> = (0..bye).filter(|index| fit(&cards[*index])).collect();
        fit.iter().for_each(|index| rows.add_edge(bye, *index));
        if !fit.is_empty() && c4::can_all_be_paired(rows, &VertexSet::full(bye + 1)) {
            return Some(score);
        }
        fit.iter().for_each(|index| rows.remove_edge(bye, *index));
    }
    None
}
