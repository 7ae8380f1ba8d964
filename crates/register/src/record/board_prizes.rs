//! The players on the boards of chess teams, for the board prizes on the page of their event. The
//! engine ranks them in `standings::board_prizes`.

use serde::{Deserialize, Serialize};

use engine::awards::ComputedEvent;
use engine::standings::BoardPrizeTally;

use super::standings::Standings;

/// A player on a board, with what was scored there.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct BoardPrizeRecord {
    /// The player's team, an index into the event's standings.
    pub standing: u32,
    /// The player, an index into the event's players.
    pub player: u32,
    pub figures: BoardPrizeTally,
}

impl BoardPrizeRecord {
    /// The records of an event; `positions` are those of entries among the standings.
    pub(super) fn all_from_event(
        outcome: &ComputedEvent,
        standings: &Standings,
        positions: &[u32],
    ) -> Box<[BoardPrizeRecord]> {
        let players = outcome.board_players.iter().map(|own| {
            let standing = positions.get(own.entry).copied().unwrap_or_default();
            let first = standings[standing as usize].players.start;
            let player = first + own.player as u32;
            BoardPrizeRecord { standing, player, figures: own.figures.clone() }
        });
        players.collect()
    }
}
