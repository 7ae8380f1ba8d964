//! Two who can meet, as the criteria see them.

use super::super::card::Card;

/// Where a pair of the look-ahead meets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Reach {
    /// In the bracket that is being paired.
    Here,
    /// In the following bracket.
    Next,
    /// Further down.
    Beyond,
}

/// Two who can meet.
#[derive(Clone, Copy, Debug)]
pub struct Pair<'a> {
    /// The higher ranked.
    pub higher: &'a Card,
    /// The lower ranked; none for the allocated bye.
    pub lower: Option<&'a Card>,
    /// Where they meet.
    pub reach: Reach,
}

impl<'a> Pair<'a> {
    /// Both of a pair of this bracket.
    pub fn here(&self) -> Option<[&'a Card; 2]> {
        self.lower.filter(|_| self.reach == Reach::Here).map(|lower| [self.higher, lower])
    }

    /// A moved-down player of this bracket and the opponent.
    pub fn moved_down(&self) -> Option<[&'a Card; 2]> {
        self.here().filter(|[higher, lower]| higher.score > lower.score)
    }

    /// The residents of this bracket who are paired here.
    pub fn residents(&self) -> impl Iterator<Item = &'a Card> {
        let pair = self.here();
        let low = pair.map(|[_, lower]| lower.score);
        pair.into_iter().flatten().filter(move |card| Some(card.score) == low)
    }
}
