//! Standings become the next round: one file or folder a system.
//!
//! What belongs here: who meets whom, with which colour, and why. What does not:
//! results (`scoring`), places (`standings`) and files (`report`). A system takes
//! what it needs of a [`crosstable`](crate::model::crosstable) or of a ranking and gives a [`Draw`]; chance
//! comes from the event's seed alone. To add a system: a file, and the place that
//! chooses it by format.

use crate::model::diplomacy::Power;
use crate::model::{Basis, Step};

pub mod dutch;
mod match_rounds;
pub mod most_pairs;
mod next_round;
pub mod porous_entered;
pub mod porous_sections;
pub mod problems;
pub mod ranked_swiss;
pub mod round_robin;
pub mod seeding;

pub use match_rounds::{chosen_format, next_match_round};
pub use next_round::{has_errors, next_round};
pub use swiss::NoDraw;

/// Two who meet, or one who has a bye.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// White, or the first named, as a position.
    pub first: usize,
    /// Black, or the other; none for a bye.
    pub second: Option<usize>,
    /// The number of the table or game, where it is not the position in the draw.
    pub table: Option<usize>,
    /// Why they meet, and why with these colours.
    pub basis: Basis,
}

/// A board of many players in a draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnBoard {
    /// Its number, or what the director calls it.
    pub label: String,
    /// Who sits there, in the order of the powers.
    pub seats: Vec<DrawnSeat>,
}

/// A seat at a board of many players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnSeat {
    /// The player, as a position.
    pub who: usize,
    /// What is played there.
    pub power: Power,
    /// Whether the director has given the seat.
    pub given: bool,
    /// What could not be had otherwise: wishes that this seat leaves open.
    pub basis: Basis,
}

/// The next round of an event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draw {
    /// The round, from 1.
    pub round: usize,
    /// What the round is called, where that is not its number: `Q1`, `2.1`, `SF`.
    pub name: Option<&'static str>,
    /// Whether `first` has White.
    pub coloured: bool,
    /// Everybody who plays, in order of boards; a bye comes last.
    pub pairings: Vec<Pairing>,
    /// Boards of many players, in place of pairings.
    pub boards: Vec<DrawnBoard>,
    /// Who would have played and stands down, as positions.
    pub standing_down: Vec<usize>,
    /// How it was drawn: the system, its edition, the lots and their seed.
    pub ground: Basis,
    /// Whether the round stands in the return already.
    pub stands: bool,
}

impl Draw {
    /// The round as a word: `3`, `Q1`.
    pub fn round_name(&self) -> String {
        self.name.map_or_else(|| self.round.to_string(), str::to_string)
    }

    /// The pairings with the numbers of their tables.
    pub fn numbered(&self) -> impl Iterator<Item = (usize, &Pairing)> {
        let numbered = (1..).zip(&self.pairings);
        numbered.map(|(position, pairing)| (pairing.table.unwrap_or(position), pairing))
    }

    /// Why a pairing is what it is, step by step, without what holds for the whole
    /// draw.
    pub fn steps_of<'a>(&'a self, pairing: &'a Pairing) -> impl Iterator<Item = &'a Step> {
        // The lot of the first round is told behind what every pairing rests on.
        let both = pairing.basis.steps().zip(self.ground.steps());
        let shared = both.take_while(|(own, all)| own.is_as(all)).count();
        pairing.basis.steps().skip(shared)
    }
}

/// A result of drawing.
pub type Drawn = Result<Draw, NoDraw>;
