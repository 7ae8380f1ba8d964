//! C1: two players meet at most once (C.04.1, Article 2). Only games that were
//! played count as meetings.

use super::super::draw_player::DrawPlayer;
use crate::crosstable::{Crosstable, RoundResult};
use crate::matching::AdjacencyMatrix;

/// Separates all pairs that have met or are forbidden.
pub(crate) fn forbid_met_and_barred_pairs(
    table: &Crosstable,
    cards: &[DrawPlayer],
    rows: &mut AdjacencyMatrix,
) {
    let mut at = vec![None; table.contestants.len()];
    for (index, card) in cards.iter().enumerate() {
        at[card.position] = Some(index);
    }
    for (index, card) in cards.iter().enumerate() {
        let round_results = table.contestants[card.position].round_results.iter();
        for other in
            round_results.filter_map(|round_result| RoundResult::opponent_met(*round_result))
        {
            if let Some(other) = at.get(other).copied().flatten() {
                rows.remove_edge(index, other);
            }
        }
    }
    let round = table.played as u32 + 1;
    for forbidden in &table.forbidden {
        let [from, to] = forbidden.rounds;
        if let ([Some(a), Some(b)], true) =
            (forbidden.pair.map(|position| at[position]), (from..=to).contains(&round))
        {
            rows.remove_edge(a, b);
        }
    }
}
