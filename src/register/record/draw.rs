//! The next round of an event.

use serde::{Deserialize, Serialize};

use crate::engine::awards::Outcome;
use crate::model::diplomacy::Power;
use crate::model::sentence_of;

/// The next round of an event.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct DrawRecord {
    /// The round as a word: `3`, `Q1`.
    pub round: Box<str>,
    /// Whether the first of two has White.
    pub coloured: bool,
    /// Its pairings in order of tables, and the seats of its boards.
    pub pairings: Vec<PairingRecord>,
}

impl DrawRecord {
    pub(super) fn of(outcome: &Outcome) -> Option<DrawRecord> {
        let draw = outcome.draw.as_ref()?;
        let named = |position: usize| {
            let entry = &outcome.event.entries[outcome.entry_drawn(position)];
            [entry.label.as_str().into(), entry.title().into()]
        };
        let pairings = draw.numbered().map(|(table, pairing)| PairingRecord {
            table: table.to_string().into(),
            first: named(pairing.first),
            second: pairing.second.map(named),
            power: None,
            reason: sentence_of(draw.steps_of(pairing)).into(),
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
        Some(DrawRecord { round, coloured: draw.coloured, pairings })
    }
}

/// Two who meet next, one who has a bye, or one at a board of many.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct PairingRecord {
    /// The number of the table, or what the board is called.
    pub table: Box<str>,
    /// The first: label and name.
    pub first: [Box<str>; 2],
    /// The other; none for a bye and at a board of many.
    pub second: Option<[Box<str>; 2]>,
    /// The power that is played at a board of many.
    pub power: Option<Power>,
    /// Why they meet.
    pub reason: Box<str>,
}

impl PairingRecord {
    /// Whether somebody rests.
    pub fn is_bye(&self) -> bool {
        self.second.is_none() && self.power.is_none()
    }
}
