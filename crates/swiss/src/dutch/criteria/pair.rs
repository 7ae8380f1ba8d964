//! A possible pair, as the input of criteria: two players, or one and the allocated bye, and in
//! which bracket of the look-ahead they meet. Most criteria grade pairs of the bracket being
//! paired.

use super::super::draw_player::DrawPlayer;

/// The bracket of a pair in the look-ahead.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum PairBracket {
    /// The bracket being paired.
    Here,
    Next,
    /// A bracket below the next.
    Beyond,
}

/// Two players who can meet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PossiblePair<'a> {
    /// The player with the higher rank.
    pub higher: &'a DrawPlayer,
    /// The lower ranked; `None` for the allocated bye.
    pub lower: Option<&'a DrawPlayer>,
    /// The bracket in which they meet.
    pub reach: PairBracket,
}

impl<'a> PossiblePair<'a> {
    /// Both players, if the pair is in this bracket.
    pub(crate) fn players_in_bracket(&self) -> Option<[&'a DrawPlayer; 2]> {
        self.lower.filter(|_| self.reach == PairBracket::Here).map(|lower| [self.higher, lower])
    }

    /// A moved-down player of this bracket, and the opponent.
    pub(crate) fn moved_down_with_opponent(&self) -> Option<[&'a DrawPlayer; 2]> {
        self.players_in_bracket().filter(|[higher, lower]| higher.score > lower.score)
    }

    /// The residents of this bracket who are paired in it.
    pub(crate) fn paired_residents(&self) -> impl Iterator<Item = &'a DrawPlayer> {
        let pair = self.players_in_bracket();
        let low = pair.map(|[_, lower]| lower.score);
        pair.into_iter().flatten().filter(move |card| Some(card.score) == low)
    }
}
