//! The FIDE (Dutch) system, C.04.3 in force from 1 February 2026.
//!
//! 1. Everybody to be drawn becomes a player of the draw (`draw_player`): score, colours, floats.
//! 2. C1 and C3 decide who can meet, C4 whether everybody can be paired, C5 the score of the
//!    allocated bye.
//! 3. Bracket by bracket from the top (`brackets`): the best pairing by C6 to C21 that leaves the
//!    rest complete, as a maximum-weight matching (`bracket_graph`, `bracket`); among equals the first that
//!    Article 4 generates.
//! 4. Article 5 gives the colours (`colours`); C.04.2 orders the boards.
//!
//! The look-ahead of a bracket is extended only as needed: a pairing that is best without it, and
//! leaves those below as well off as possible, is also best with it.

mod bracket;
mod bracket_graph;
mod brackets;
mod colours;
mod criteria;
mod draw_player;
mod explain;
mod first_candidate;
mod floats;

use crate::crosstable::{Colour, Crosstable};
use crate::draw_result::{Draw, DrawError, DrawResult, Pairing};
use brackets::DrawField;
pub use brackets::FirstLookAhead;
use draw_player::{DrawPlayer, players_to_draw};
use explain::DrawExplainer;

/// Draws the next round.
///
/// # Errors
///
/// If the table contradicts itself, nobody plays, or no legal pairing of everybody exists.
pub fn draw(table: &Crosstable) -> DrawResult {
    draw_with_look_ahead(table, FirstLookAhead::default())
}

/// The same with a given first look-ahead, which does not change the draw.
///
/// # Errors
///
/// As [`draw`].
pub fn draw_with_look_ahead(table: &Crosstable, sight: FirstLookAhead) -> DrawResult {
    if let Some(why) = table.contradiction_text() {
        return Err(DrawError::Table { why });
    }
    let cards = players_to_draw(table);
    if cards.is_empty() {
        return Err(DrawError::Nobody);
    }
    let field = DrawField::new(table, &cards)?;
    let round = field.pair_round(sight);
    let explainer = DrawExplainer::new(table, &cards, &field.rows);
    let initial = table.initial_colour.unwrap_or(Colour::White);
    let mut pairings: Vec<(Order, Pairing)> = Vec::with_capacity(cards.len() / 2 + 1);
    for (number, bracket) in round.brackets.iter().enumerate() {
        for (index, (higher, lower)) in bracket.pairs.iter().enumerate() {
            let (higher, lower) = (&cards[*higher], &cards[*lower]);
            let (colour, rule) = colours::colour_of_higher(higher, lower, initial);
            let (white, black) =
                if colour == Colour::White { (higher, lower) } else { (lower, higher) };
            let pairing = Pairing {
                bracket: Some(number),
                reasons: explainer.pairing_reasons(bracket, index, colour, rule),
                ..Pairing::without_reasons(white.position, Some(black.position))
            };
            pairings.push((order(table, higher, Some(lower)), pairing));
        }
    }
    if let Some(player) = round.bye {
        let card = &cards[player];
        let reasons = explainer.bye_reasons(player);
        let pairing = Pairing { reasons, ..Pairing::without_reasons(card.position, None) };
        pairings.push((order(table, card, None), pairing));
    }
    pairings.sort_by_key(|(order, _)| *order);
    Ok(Draw {
        round: table.played + 1,
        pairings: pairings.into_iter().map(|(_, pairing)| pairing).collect(),
        reasons: explainer.round_reasons(),
        brackets: round.brackets.iter().map(|bracket| explainer.bracket_reasons(bracket)).collect(),
    })
}

/// The order of boards (C.04.2): the higher score, the lower score, the higher ranked; a bye comes
/// last.
type Order = (bool, std::cmp::Reverse<[i32; 2]>, u32);

fn order(table: &Crosstable, a: &DrawPlayer, b: Option<&DrawPlayer>) -> Order {
    let rank =
        |card: &DrawPlayer| (std::cmp::Reverse(table.total_points(card.position).0), card.number);
    let higher = b.filter(|b| rank(b) < rank(a)).unwrap_or(a);
    let points =
        |card: Option<&DrawPlayer>| card.map_or(0, |card| table.total_points(card.position).0);
    let (high, low) = (points(Some(higher)), points(Some(a)).min(points(b.or(Some(a)))));
    (b.is_none(), std::cmp::Reverse([high, low]), higher.number)
}
