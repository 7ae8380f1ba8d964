//! The drawn round of an event as pages, tables and the program's answers need it: pairings by
//! table with their reasons, or the seats of boards of many players.

use serde::{Deserialize, Serialize};

use engine::awards::ComputedEvent;
use model::diplomacy::Power;
use model::sentence_of_steps;

/// The draw of the next round of an event.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct DrawRecord {
    /// The round as a word: `3`, `Q1`.
    pub round: Box<str>,
    /// Whether the first of two has White.
    pub coloured: bool,
    /// Whether the round stands in the return already.
    pub stands: bool,
    /// Its pairings in the order of tables, or the seats of its boards.
    pub pairings: Vec<PairingRecord>,
}

impl DrawRecord {
    pub(super) fn from_event(outcome: &ComputedEvent) -> Option<DrawRecord> {
        let draw = outcome.draw.as_ref()?;
        let named = |position: usize| {
            let entry = &outcome.event.entries[outcome.entry_at_draw_position(position)];
            [entry.label.as_str().into(), entry.display_name().into()]
        };
        let pairings = draw.numbered_pairings().map(|(table, pairing)| PairingRecord {
            table: table.to_string().into(),
            first: named(pairing.first),
            second: pairing.second.map(named),
            power: None,
            reason: sentence_of_steps(draw.reasons_of_pairing(pairing)).into(),
        });
        let seats = draw.boards.iter().flat_map(|board| {
            board.seats.iter().map(|seat| PairingRecord {
                table: board.label.as_str().into(),
                first: named(seat.who),
                second: None,
                power: Some(seat.power),
                reason: seat.basis.sentence().into(),
            })
        });
        let round = draw.round_name().into();
        let pairings = pairings.chain(seats).collect();
        Some(DrawRecord { round, coloured: draw.coloured, stands: draw.stands, pairings })
    }
}

/// A pairing, a bye, or a seat at a board of many players.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct PairingRecord {
    /// The number of the table, or the name of the board.
    pub table: Box<str>,
    /// Label and name of the first contestant.
    pub first: [Box<str>; 2],
    /// Label and name of the second; `None` for a bye or a seat.
    pub second: Option<[Box<str>; 2]>,
    /// The power, at a board of many players.
    pub power: Option<Power>,
    /// The reason of the pairing.
    pub reason: Box<str>,
}

impl PairingRecord {
    /// Whether this is a bye.
    pub fn is_bye(&self) -> bool {
        self.second.is_none() && self.power.is_none()
    }
}
