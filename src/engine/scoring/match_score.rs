//! A match with its scores.

use crate::engine::rules::vp_scale::VpRule;
use crate::model::{Address, Basis, Exact, Note};

/// The boards of a match, and how they are known.
#[derive(Clone, Debug, PartialEq)]
pub struct Length {
    /// How many.
    pub boards: u32,
    /// How they follow; empty where somebody typed them.
    pub basis: Basis,
}

impl Length {
    /// So many boards, as somebody typed or counted them.
    pub fn typed(boards: u32) -> Length {
        Length { boards, basis: Basis::new() }
    }

    /// So many boards, as some words say.
    pub fn told(boards: u32, words: &str) -> Length {
        let mut basis = Basis::new();
        basis.say(words);
        Length { boards, basis }
    }
}

/// A match with what each side makes of it. Of two values the first is the home
/// side's: the one entered first, or North-South in the open room.
#[derive(Debug, Clone)]
pub struct MatchScore {
    /// Its row, or the first line of its boards.
    pub at: Address,
    /// The session; empty where the event has one.
    pub session: String,
    /// The round.
    pub round: Option<String>,
    /// The sides, as indexes into the event's entries; a bye has one.
    pub sides: [Option<usize>; 2],
    /// Boards of the match, as counted or typed; nought where neither is known.
    pub boards: u32,
    /// Its boards as they follow from its row and the event, where a row tells of it.
    pub(super) length: Option<Length>,
    /// IMPs that each side won.
    pub imps: [Option<Exact>; 2],
    /// Each side's own net in IMPs, or its percentage.
    pub net: [Option<Exact>; 2],
    /// What each side gets in what the event is counted in.
    pub won: [Option<Exact>; 2],
    /// The cells of typed victory points.
    pub typed_at: [Option<Address>; 2],
    /// The most that could be won, where totals are shares of it.
    pub most: Option<Exact>,
    /// How each side's net becomes victory points.
    pub basis: [Option<Basis>; 2],
    /// The scale by which it does, with its boards.
    pub scale: Option<(&'static VpRule, u32)>,
    /// Whether it was worked out from boards.
    pub of_boards: bool,
    /// How many of its boards have an artificial score.
    pub artificial: u32,
    /// What each side's net owes to artificial scores.
    pub(super) given: [Exact; 2],
    /// What its row says of average-plus boards of each side.
    pub(super) plus: [Option<Basis>; 2],
    /// What was special about it.
    pub note: Option<Note>,
}

impl MatchScore {
    /// The boards of the match as far as they are known, for people.
    pub fn boards_known(&self) -> u32 {
        match (self.boards, &self.length) {
            (0, Some(length)) => length.boards,
            (boards, _) => boards,
        }
    }

    /// IMPs that a side is told with, average plus with them.
    pub fn imps_of(&self, side: usize) -> Option<Exact> {
        let net = self.net[side]?;
        if self.of_boards {
            return self.imps[side];
        }
        let other = self.imps[1 - side].unwrap_or(Exact::ZERO);
        // What is in the net beside the two scores is the side's own average plus.
        self.imps[side].map_or(Some(net.max(Exact::ZERO)), |_| Some(net + other))
    }
}
