//! Which team has White on the first board (C.04.6, Article 4).

use super::draw_team::{DrawTeam, TeamColourPreferences};
use crate::crosstable::Colour;
use crate::draw_result::DrawReason;

/// The teams of a pair, White first, and the rule that says so.
pub(super) struct AllocatedColours {
    /// As positions in the crosstable.
    pub teams: [usize; 2],
    pub reason: DrawReason,
}

/// Gives colours to a pair.
pub(super) fn allocate_colours(
    one: &DrawTeam,
    other: &DrawTeam,
    initial: Colour,
    preferences: TeamColourPreferences,
) -> AllocatedColours {
    // 4.2: the higher score, the higher secondary score, the smaller number.
    let key = |card: &DrawTeam| (card.score, card.games, std::cmp::Reverse(card.number));
    let (first, second) = if key(one) > key(other) { (one, other) } else { (other, one) };
    let (colour, clause, words) = colour_of_first(first, second, initial, preferences);
    let teams = match colour {
        Colour::White => [first.position, second.position],
        Colour::Black => [second.position, first.position],
    };
    AllocatedColours { teams, reason: DrawReason::new(clause, words) }
}

/// The colour of the first team, the article, and what it says.
fn colour_of_first(
    first: &DrawTeam,
    second: &DrawTeam,
    initial: Colour,
    preferences: TeamColourPreferences,
) -> (Colour, &'static str, &'static str) {
    if first.colours.is_empty() && second.colours.is_empty() {
        let colour = if first.arrived % 2 == 1 { initial } else { initial.other() };
        return (colour, "C.04.6 4.3.1", "the initial colour, by the number of the first team");
    }
    match (first.preference, second.preference) {
        (Some(own), None) => return (own.colour, "C.04.6 4.3.2", "the only preference"),
        (None, Some(other)) => {
            return (other.colour.other(), "C.04.6 4.3.2", "the only preference");
        }
        (Some(own), Some(other)) if own.colour != other.colour => {
            return (own.colour, "C.04.6 4.3.3", "both preferences");
        }
        (Some(own), Some(other))
            if preferences == TeamColourPreferences::Graded && own.strong != other.strong =>
        {
            let colour = if own.strong { own.colour } else { other.colour.other() };
            return (colour, "C.04.6 4.3.4", "the only strong preference");
        }
        _ => {}
    }
    match first.colour_difference().cmp(&second.colour_difference()) {
        std::cmp::Ordering::Less => {
            return (Colour::White, "C.04.6 4.3.5", "White for the lower colour difference");
        }
        std::cmp::Ordering::Greater => {
            return (Colour::Black, "C.04.6 4.3.5", "White for the lower colour difference");
        }
        std::cmp::Ordering::Equal => {}
    }
    let back = first.colours.iter().rev().zip(second.colours.iter().rev());
    if let Some((own, _)) = back.into_iter().find(|(own, other)| own != other) {
        let words = "alternating to the last time when one had White and the other Black";
        return (own.other(), "C.04.6 4.3.6", words);
    }
    if let Some(own) = first.preference {
        return (own.colour, "C.04.6 4.3.7", "the preference of the first team");
    }
    if let Some(last) = first.colours.last() {
        return (last.other(), "C.04.6 4.3.8", "alternating for the first team");
    }
    let last = second.colours.last().copied().unwrap_or(initial);
    (last, "C.04.6 4.3.9", "alternating for the other team")
}
