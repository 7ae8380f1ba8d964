//! The FIDE (Dutch) system: a draw by the crate `swiss` as a draw of an event.

use std::sync::Arc;

use super::{Draw, DrawOutcome, Pairing};
use model::Basis;
use model::crosstable::Crosstable;

/// Draws the next round; it has passed the independent check of `swiss`.
///
/// # Errors
///
/// If no player is available, no legal pairing exists, or the check fails.
pub fn draw_dutch_round(table: &Crosstable) -> DrawOutcome {
    swiss::draw(table).map(convert_swiss_draw)
}

/// A draw of the crate as one of an event.
pub(super) fn convert_swiss_draw(drawn: swiss::Draw) -> Draw {
    let mut ground = Basis::new();
    add_reasons(&mut ground, drawn.reasons);
    let whole = Arc::new(ground.clone());
    let of_bracket = |reasons| {
        let mut basis = Basis::extending(&whole);
        add_reasons(&mut basis, reasons);
        Arc::new(basis)
    };
    let brackets: Vec<Arc<Basis>> = drawn.brackets.into_iter().map(of_bracket).collect();
    let pairing = |pairing: swiss::Pairing| {
        let mut basis = Basis::extending(pairing.bracket.map_or(&whole, |index| &brackets[index]));
        add_reasons(&mut basis, pairing.reasons);
        Pairing { first: pairing.white, second: pairing.black, table: None, basis }
    };
    Draw {
        round: drawn.round,
        coloured: true,
        pairings: drawn.pairings.into_iter().map(pairing).collect(),
        ground,
        ..Draw::default()
    }
}

fn add_reasons(basis: &mut Basis, reasons: Vec<swiss::DrawReason>) {
    for reason in reasons {
        basis.add_cited_step(reason.clause, reason.words);
    }
}
