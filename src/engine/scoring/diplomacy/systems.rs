//! Scoring systems: their interface, and the choice of one.
//!
//! A family is a file; its members are blocks of `rules/diplomacy.toml`. To add a family: a file
//! with the [`System`] of its parameters, an arm of [`of`], a block, and its published examples in
//! `tests/rules/diplomacy`.

use crate::engine::rules;
use crate::engine::rules::diplomacy::{Family, SystemRule};
use crate::model::Event;
use crate::model::Exact;
use crate::model::form::Key;

use super::position::{Position, Worked};

/// A scoring system for games that were won or drawn.
pub trait System {
    /// Its description in sentences, with its parameters.
    fn description(&self) -> Vec<String>;
    /// The unrounded scores of all powers, in the order of seats.
    fn work(&self, position: &Position) -> Vec<Worked>;
}

/// The implementation of a system.
pub fn of(rule: &SystemRule) -> &dyn System {
    match &rule.rule {
        Family::Detour(family) => family,
        Family::CDiplo(family) => family,
        Family::SumOfSquares(family) => family,
        Family::DrawSize(family) => family,
        Family::Carnage(family) => family,
        Family::ManorCon(family) => family,
        Family::Bangkok(family) => family,
        Family::Classic(family) => family,
    }
}

/// The system of an event: as typed, else the default.
pub fn of_event(event: &Event) -> &'static SystemRule {
    let chosen = event.text(Key::Scoring).and_then(|id| rules::diplomacy().find(id));
    chosen.unwrap_or(rules::diplomacy().usual())
}

/// Its description, with the rounding.
pub fn describe(rule: &SystemRule) -> Vec<String> {
    let mut lines = of(rule).description();
    lines.push(format!("Scores are rounded half up to {} decimals.", rule.decimals));
    lines
}

/// Points for people: `1 point`, `4 points`.
pub(super) fn points(number: Exact) -> String {
    let word = if number == Exact::whole(1) { "point" } else { "points" };
    format!("{number} {word}")
}

/// The points of places: `1st 4, 2nd 3`.
pub(super) fn places(points: &[Exact]) -> String {
    let named = (1usize..).zip(points).map(|(place, points)| format!("{} {points}", nth(place)));
    named.collect::<Vec<_>>().join(", ")
}

/// `1st`, `2nd`, `3rd`, `4th`.
pub fn nth(place: usize) -> String {
    let ending = match (place % 10, place % 100) {
        (1, rest) if rest != 11 => "st",
        (2, rest) if rest != 12 => "nd",
        (3, rest) if rest != 13 => "rd",
        _ => "th",
    };
    format!("{place}{ending}")
}
