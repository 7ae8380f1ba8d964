//! Who has White (C.04.3, Article 5): the first of the five rules that decides between the two of a
//! pair, with its name for the explanation. `draw_player` has their preferences.

use super::draw_player::{DrawPlayer, PreferenceStrength};
use crate::crosstable::Colour;

/// The rule that gave a pair its colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ColourRule {
    /// 5.2.1: both preferences are met.
    Both,
    /// 5.2.2: the stronger preference; among absolute ones the larger difference.
    Stronger,
    /// 5.2.3: colours alternate from the last round in which they differed.
    Alternating,
    /// 5.2.4: the preference of the higher ranked.
    Higher,
    /// 5.2.5: the initial colour, if the higher ranked has an odd number.
    Initial,
}

/// The colour of the higher ranked of two, with its rule.
pub(super) fn colour_of_higher(
    higher: &DrawPlayer,
    lower: &DrawPlayer,
    initial: Colour,
) -> (Colour, ColourRule) {
    match (higher.preference, lower.preference) {
        (Some(own), None) => (own, ColourRule::Both),
        (None, Some(other)) => (other.other(), ColourRule::Both),
        (Some(own), Some(other)) if own != other => (own, ColourRule::Both),
        (Some(own), Some(_)) => of_rivals(higher, lower, own),
        (None, None) if higher.number % 2 == 1 => (initial, ColourRule::Initial),
        (None, None) => (initial.other(), ColourRule::Initial),
    }
}

/// The colour of the higher ranked of two with the same preference.
fn of_rivals(higher: &DrawPlayer, lower: &DrawPlayer, wanted: Colour) -> (Colour, ColourRule) {
    let weight = |card: &DrawPlayer| {
        // The difference counts between absolute preferences only.
        let absolute = card.strength == PreferenceStrength::Absolute;
        (card.strength, if absolute { card.difference.abs() } else { 0 })
    };
    match weight(higher).cmp(&weight(lower)) {
        std::cmp::Ordering::Greater => (wanted, ColourRule::Stronger),
        std::cmp::Ordering::Less => (wanted.other(), ColourRule::Stronger),
        std::cmp::Ordering::Equal => match last_difference(higher, lower) {
            Some((_, lowers)) => (lowers, ColourRule::Alternating),
            None => (wanted, ColourRule::Higher),
        },
    }
}

/// The colours of the last games, counted back from each player's last, in which they differed
/// (C.04.2, 3.4: unplayed rounds are skipped).
fn last_difference(higher: &DrawPlayer, lower: &DrawPlayer) -> Option<(Colour, Colour)> {
    let back = higher.colours.iter().rev().zip(lower.colours.iter().rev());
    back.map(|(a, b)| (*a, *b)).find(|(a, b)| a != b)
}
