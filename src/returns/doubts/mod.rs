//! What reads well and still looks like a slip of the hand: a warning at the cell,
//! with what made it suspicious.
//!
//! What belongs here: a number far from its neighbours, a name that is nobody's, an
//! answer that does not go with the others. What does not: what cannot be read or
//! cannot be, which is an error where it is read. Nothing is changed here. Every limit
//! is a constant with its reason; the real sessions in `tests` stay clear of all of
//! them.
//!
//! One file a kind of slip: `scores` (Results), `matches`, `travellers` (Boards),
//! `people` (Entries), `keys` (the sheet Event).

mod keys;
mod matches;
mod outlier;
mod people;
pub mod problems;
mod scores;
mod travellers;

use std::collections::HashSet;

use crate::model::Event;
use crate::problem::{Place, Problem, Severity};

/// Adds a warning for each slip. A cell with an error or a warning has been told of.
pub fn check(events: &[Event], problems: &mut Vec<Problem>) {
    let told = problems.iter().filter(|known| known.trouble.severity() >= Severity::Warning);
    let mut told: HashSet<Place> = told.map(|known| known.place).collect();
    for event in events {
        let mut found = Vec::new();
        scores::check(event, events, &mut found);
        matches::check(event, &mut found);
        travellers::check(event, &mut found);
        people::check(event, &mut found);
        keys::check(event, events, &mut found);
        found.retain(|doubt| !told.contains(&doubt.place));
        told.extend(found.iter().map(|doubt| doubt.place));
        problems.extend(found.into_iter().map(|doubt| doubt.of_event(&event.id)));
    }
}
