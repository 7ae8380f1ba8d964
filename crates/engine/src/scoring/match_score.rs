//! A match with the scores of both sides, and how many boards it had.

use crate::rules::vp_scale::VpScaleRule;
use model::{Basis, CellAddress, Exact, Note};

/// The boards of a match, and their derivation.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchLength {
    /// The number of boards.
    pub boards: u32,
    /// The derivation; empty if typed.
    pub basis: Basis,
}

impl MatchLength {
    /// A number of boards that was typed or counted.
    pub(crate) fn from_typed(boards: u32) -> MatchLength {
        MatchLength { boards, basis: Basis::new() }
    }

    /// A number of boards with its derivation in words.
    pub(crate) fn with_derivation(boards: u32, words: &str) -> MatchLength {
        let mut basis = Basis::new();
        basis.add_step(words);
        MatchLength { boards, basis }
    }
}

/// A match with both sides' scores. Of two values the first is the home side's: the side entered
/// first, or North-South in the open room.
#[derive(Debug, Clone)]
pub struct MatchScore {
    /// Its row, or the first line of its boards.
    pub at: CellAddress,
    /// The session; empty if the event has only one.
    pub session: String,
    pub round: Option<String>,
    /// The sides, as indexes into the event's entries; a bye has one.
    pub sides: [Option<usize>; 2],
    /// The boards of the match, counted or typed; 0 if unknown.
    pub boards: u32,
    /// The boards that its row and the event imply, if it has a row.
    pub(super) length: Option<MatchLength>,
    /// IMPs that each side won.
    pub imps: [Option<Exact>; 2],
    /// Each side's net IMPs, or its percentage.
    pub net: [Option<Exact>; 2],
    /// Each side's score in the event's unit.
    pub won: [Option<Exact>; 2],
    /// The cells of typed victory points.
    pub typed_at: [Option<CellAddress>; 2],
    /// The maximum, if totals are percentages.
    pub most: Option<Exact>,
    /// The basis of each side's victory points.
    pub basis: [Option<Basis>; 2],
    /// The scale, with its boards.
    pub scale: Option<(&'static VpScaleRule, u32)>,
    /// Whether it was scored from boards.
    pub of_boards: bool,
    /// The number of its boards with an artificial score.
    pub artificial: u32,
    /// The part of each side's net from artificial scores.
    pub(super) given: [Exact; 2],
    /// The basis of each side's average-plus boards from its row.
    pub(super) plus: [Option<Basis>; 2],
    /// A special circumstance, such as a forfeit.
    pub note: Option<Note>,
}

impl MatchScore {
    /// The boards of the match as far as known, for people.
    pub fn boards_known(&self) -> u32 {
        match (self.boards, &self.length) {
            (0, Some(length)) => length.boards,
            (boards, _) => boards,
        }
    }

    /// The IMPs of a side as printed, including average plus.
    pub fn printed_imps_of_side(&self, side: usize) -> Option<Exact> {
        let net = self.net[side]?;
        if self.of_boards {
            return self.imps[side];
        }
        let other = self.imps[1 - side].unwrap_or(Exact::ZERO);
        // The difference between net and scores is the side's own average plus.
        self.imps[side].map_or(Some(net.max(Exact::ZERO)), |_| Some(net + other))
    }
}
