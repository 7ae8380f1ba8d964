//! C1: two players meet at most once (C.04.1, Article 2). Only games that were
//! played count as meetings.

use super::super::draw_player::DrawPlayer;
use crate::crosstable::{Crosstable, RoundResult};
use crate::matching::BitRows;

/// Separates all pairs that have met or are forbidden.
pub(crate) fn part(table: &Crosstable, cards: &[DrawPlayer], rows: &mut BitRows) {
    let mut at = vec![None; table.contestants.len()];
    for (index, card) in cards.iter().enumerate() {
        at[card.position] = Some(index);
    }
    for (index, card) in cards.iter().enumerate() {
        let round_results = table.contestants[card.position].round_results.iter();
        for other in
            round_results.filter_map(|round_result| RoundResult::played_opponent(*round_result))
        {
            if let Some(other) = at.get(other).copied().flatten() {
                rows.part(index, other);
            }
        }
    }
    let round = table.played as u32 + 1;
    for forbidden in &table.forbidden {
        let [from, to] = forbidden.rounds;
        if let ([Some(a), Some(b)], true) =
            (forbidden.pair.map(|position| at[position]), (from..=to).contains(&round))
        {
            rows.part(a, b);
        }
    }
}
