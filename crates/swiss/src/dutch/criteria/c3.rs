//! C3: two players with the same absolute colour preference do not meet, unless one is a topscorer
//! (C.04.1, Articles 6 and 7; C.04.3, 1.8).

use super::super::draw_player::{DrawPlayer, PreferenceStrength};
use crate::crosstable::Colour;
use crate::matching::{AdjacencyMatrix, VertexSet};

/// Separates all pairs with clashing colours.
pub(crate) fn forbid_colour_clashes(cards: &[DrawPlayer], rows: &mut AdjacencyMatrix) {
    for colour in [Colour::White, Colour::Black] {
        let mut bound = VertexSet::empty(rows.vertex_count());
        let absolute = |card: &DrawPlayer| {
            card.strength == PreferenceStrength::Absolute && card.preference == Some(colour)
        };
        let all = cards.iter().enumerate().filter(|(_, card)| absolute(card) && !card.topscorer);
        let all: Vec<usize> = all.map(|(index, _)| index).collect();
        all.iter().for_each(|index| bound.insert(*index));
        for index in all {
            rows.neighbours_of_mut(index).remove_all(&bound);
        }
    }
}
