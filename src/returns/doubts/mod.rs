//! Plausibility: a warning, or an error where awards would go astray, at each valid cell that looks like a typing error, with the reason.
//!
//! Examples are a number far from its neighbours, a placeholder name, an answer that contradicts
//! others. Unreadable and invalid cells are errors of the readers. Nothing changes a value. Every
//! limit is a constant with its reason; the real sessions in `tests` raise none of the warnings.
//!
//! Files: `scores` (Results), `matches`, `travellers` (Boards), `people` and `two_names`
//! (Entries), `keys` (Event).

mod keys;
mod matches;
mod outlier;
mod people;
pub(crate) mod problems;
mod scores;
mod travellers;
mod two_names;

use std::collections::HashSet;

use crate::model::Event;
use crate::problem::{Place, Problem, Severity};

/// Adds the warnings, except at cells that already have an error or warning.
pub(crate) fn check(events: &[Event], problems: &mut Vec<Problem>) {
    let told = problems.iter().filter(|known| known.trouble.severity() >= Severity::Warning);
    let is_whole = !problems.iter().any(|known| known.trouble.severity() == Severity::Error);
    let mut told: HashSet<Place> = told.map(|known| known.place).collect();
    for event in events {
        let mut found = Vec::new();
        scores::check(event, events, is_whole, &mut found);
        matches::check(event, &mut found);
        travellers::check(event, &mut found);
        two_names::check(event, &mut found);
        people::check(event, &mut found);
        keys::check(event, events, &mut found);
        found.retain(|doubt| !told.contains(&doubt.place));
        told.extend(found.iter().map(|doubt| doubt.place));
        problems.extend(found.into_iter().map(|doubt| doubt.of_event(&event.id)));
    }
}
