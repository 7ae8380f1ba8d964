//! What every output says about a standing or an award, in one wording.

use crate::model::{Exact, Unit};
use crate::register::{EventRecord, People, StandingRecord};

/// The name of a contestant: that of the team, else those of the players, else
/// the label.
pub fn names(people: &People, event: &EventRecord, standing: &StandingRecord) -> String {
    if let Some(name) = &standing.name {
        return name.to_string();
    }
    let mut names = String::new();
    for spelling in event.players_of(standing) {
        if !names.is_empty() {
            names.push_str(" & ");
        }
        names.push_str(&people.spelling(*spelling).name);
    }
    if names.is_empty() { standing.entry.to_string() } else { names }
}

/// A score for people: percentages with two decimals.
pub fn score(score: Exact, unit: Unit) -> String {
    match unit {
        Unit::Percent => score.to_fixed(2),
        _ => score.to_decimal(),
    }
}

/// An amount that is added to a score, for people: always with its sign.
pub fn signed(amount: Exact, unit: Unit) -> String {
    let text = score(amount, unit);
    match text.strip_prefix('-') {
        Some(less) => format!("\u{2212}{less}"),
        None => format!("+{text}"),
    }
}

/// A place for people: `3=` where it is shared.
pub fn place(place: (u32, u32)) -> String {
    if place.1 > 1 { format!("{}=", place.0) } else { place.0.to_string() }
}
