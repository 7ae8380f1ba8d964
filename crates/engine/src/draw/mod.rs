//! Draws of the next round: one file or folder for each system.
//!
//! A draw says who meets whom, with which colour, and why. Results belong to `scoring`, places to
//! `standings`, files to `report`. A system takes a [`crosstable`](model::crosstable) or a
//! ranking and returns a [`Draw`]; its lots come from the event's seed only. To add a system, add a
//! file and choose it by format.

use model::diplomacy::Power;
use model::{Basis, BasisStep};

pub mod dutch;
mod listed;
mod match_rounds;
pub mod maximum_matching;
mod next_round;
pub mod porous_section_setup;
pub mod porous_sections;
pub mod problems;
pub mod ranked_swiss;
pub mod round_robin;
pub mod scheveningen;
mod scheveningen_check;
pub mod seeding;
pub mod team_swiss;
mod unused_answers;

pub use listed::list_up_to_twelve;
pub use match_rounds::{draw_next_match_round, small_swiss_format_basis};
pub use next_round::{draw_next_chess_round, erroneous_draw_inputs};
pub use swiss::DrawError;

/// A pairing, or a bye.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// White, or the first named, as a position.
    pub first: usize,
    /// Black, or the second named; `None` for a bye.
    pub second: Option<usize>,
    /// The number of the table or game, if not its position in the draw.
    pub table: Option<usize>,
    /// The reasons for the pairing and its colours.
    pub basis: Basis,
}

/// A board of many players in a draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnDiplomacyBoard {
    /// Its number or name.
    pub label: String,
    /// Its seats, in the order of powers.
    pub seats: Vec<DrawnDiplomacySeat>,
}

/// A seat at a board of many players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnDiplomacySeat {
    /// The player, as a position.
    pub who: usize,
    pub power: Power,
    /// Whether the director assigned the seat.
    pub given: bool,
    /// Which wishes this seat does not meet.
    pub basis: Basis,
}

/// The next round of an event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draw {
    /// The round, from 1.
    pub round: usize,
    /// The name of the round, if not its number: `Q1`, `2.1`, `SF`.
    pub name: Option<&'static str>,
    /// Whether `first` has White.
    pub coloured: bool,
    /// The pairings in the order of boards; a bye comes last.
    pub pairings: Vec<Pairing>,
    /// Boards of many players, in place of pairings.
    pub boards: Vec<DrawnDiplomacyBoard>,
    /// Players who stand down, as positions.
    pub standing_down: Vec<usize>,
    /// How it was drawn: system, edition, lots and seed.
    pub ground: Basis,
    /// Whether the return holds the round already.
    pub stands: bool,
}

impl Draw {
    /// The name of the round: `3`, `Q1`.
    pub fn round_name(&self) -> String {
        self.name.map_or_else(|| self.round.to_string(), str::to_string)
    }

    /// What a table is called: chess and Diplomacy are played at boards.
    pub fn table_word(&self) -> &'static str {
        if self.coloured || !self.boards.is_empty() { "Board" } else { "Table" }
    }

    /// What the two sides of a pairing are called.
    pub fn side_words(&self) -> [&'static str; 2] {
        if self.coloured { ["White", "Black"] } else { ["Home", "Away"] }
    }

    /// The pairings with their table numbers.
    pub fn numbered_pairings(&self) -> impl Iterator<Item = (usize, &Pairing)> {
        let numbered = (1..).zip(&self.pairings);
        numbered.map(|(position, pairing)| (pairing.table.unwrap_or(position), pairing))
    }

    /// The reasons of one pairing, without those of the whole draw.
    pub fn reasons_of_pairing<'a>(
        &'a self,
        pairing: &'a Pairing,
    ) -> impl Iterator<Item = &'a BasisStep> {
        // The lot of the first round follows the steps that all pairings share.
        let both = pairing.basis.steps().zip(self.ground.steps());
        let shared = both.take_while(|(own, all)| own.has_same_text(all)).count();
        pairing.basis.steps().skip(shared)
    }
}

/// A result of drawing.
pub type DrawOutcome = Result<Draw, DrawError>;
