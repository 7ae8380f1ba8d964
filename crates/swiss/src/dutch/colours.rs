//! Who has White (C.04.3, Article 5).

use super::card::{Card, Strength};
use crate::crosstable::Colour;

/// By which paragraph the colours of a pair were given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Given {
    /// 5.2.1: both get what they prefer.
    Both,
    /// 5.2.2: the stronger preference; of two absolute ones the wider difference.
    Stronger,
    /// 5.2.3: they alternate to the last round in which their colours differed.
    Alternating,
    /// 5.2.4: the preference of the higher ranked.
    Higher,
    /// 5.2.5: the initial colour for a higher ranked player of odd number.
    Initial,
}

/// The colour of the higher ranked of two, and why.
pub fn colour_of_higher(higher: &Card, lower: &Card, initial: Colour) -> (Colour, Given) {
    match (higher.preference, lower.preference) {
        (Some(own), None) => (own, Given::Both),
        (None, Some(other)) => (other.other(), Given::Both),
        (Some(own), Some(other)) if own != other => (own, Given::Both),
        (Some(own), Some(_)) => of_rivals(higher, lower, own),
        (None, None) if higher.number % 2 == 1 => (initial, Given::Initial),
        (None, None) => (initial.other(), Given::Initial),
    }
}

/// The colour of the higher ranked of two who prefer the same.
fn of_rivals(higher: &Card, lower: &Card, wanted: Colour) -> (Colour, Given) {
    let weight = |card: &Card| {
        // The width counts between absolute preferences alone.
        let absolute = card.strength == Strength::Absolute;
        (card.strength, if absolute { card.difference.abs() } else { 0 })
    };
    match weight(higher).cmp(&weight(lower)) {
        std::cmp::Ordering::Greater => (wanted, Given::Stronger),
        std::cmp::Ordering::Less => (wanted.other(), Given::Stronger),
        std::cmp::Ordering::Equal => match last_difference(higher, lower) {
            Some((_, lowers)) => (lowers, Given::Alternating),
            None => (wanted, Given::Higher),
        },
    }
}

/// The colours of the last games, counted back from each player's last, in which
/// they differed (C.04.2, 3.4: rounds without a game do not count).
fn last_difference(higher: &Card, lower: &Card) -> Option<(Colour, Colour)> {
    let back = higher.colours.iter().rev().zip(lower.colours.iter().rev());
    back.map(|(a, b)| (*a, *b)).find(|(a, b)| a != b)
}
