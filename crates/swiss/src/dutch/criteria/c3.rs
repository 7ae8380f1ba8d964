//! C3: two players with the same absolute colour preference do not meet, unless one is a topscorer
//! (C.04.1, Articles 6 and 7; C.04.3, 1.8).

use super::super::draw_player::{DrawPlayer, Strength};
use crate::crosstable::Colour;
use crate::matching::{BitRows, Bits};

/// Separates all pairs with clashing colours.
pub(crate) fn part(cards: &[DrawPlayer], rows: &mut BitRows) {
    for colour in [Colour::White, Colour::Black] {
        let mut bound = Bits::none(rows.len());
        let absolute = |card: &DrawPlayer| {
            card.strength == Strength::Absolute && card.preference == Some(colour)
        };
        let all = cards.iter().enumerate().filter(|(_, card)| absolute(card) && !card.topscorer);
        let all: Vec<usize> = all.map(|(index, _)| index).collect();
        all.iter().for_each(|index| bound.put(*index));
        for index in all {
            rows.row_mut(index).take_all(&bound);
        }
    }
}
