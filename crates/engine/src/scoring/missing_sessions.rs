//! Contestants that have no score in some session, and sessions that a mistyped name makes.

use std::collections::BTreeMap;

use model::form::Key;
use model::problem::Problem;
use model::{CellAddress, EntryStatus, Event};

use super::problems;

/// Reports sessions with scores of less than half the contestants of another, then contestants that
/// lack one of the other sessions.
///
/// `scores` are the entry, the session as an index of `sessions`, and the place of each score. Entries for
/// which `is_excused` holds may lack sessions, as withdrawn ones do.
pub(super) fn report_missing_sessions(
    event: &Event,
    scores: impl Iterator<Item = (usize, usize, CellAddress)>,
    sessions: &[String],
    is_excused: impl Fn(usize) -> bool,
    problems: &mut Vec<Problem>,
) {
    let is_best_of = event.answer_whole_number(Key::BestOf).is_some_and(|best| best > 0);
    if sessions.len() < 2 || is_best_of {
        return;
    }
    let mut played = vec![BTreeMap::new(); event.entries.len()];
    for (entry, session, at) in scores {
        let first = played[entry].entry(session).or_insert(at);
        *first = at.min(*first);
    }
    let contestants =
        |session: usize| played.iter().filter(|own| own.contains_key(&session)).count();
    let counts: Vec<usize> = (0..sessions.len()).map(contestants).collect();
    let most = counts.iter().copied().max().unwrap_or(0);
    let is_small = |session: usize| 2 * counts[session] < most;
    for (session, name) in sessions.iter().enumerate().filter(|(session, _)| is_small(*session)) {
        let Some(at) = played.iter().filter_map(|own| own.get(&session)).min() else { continue };
        let trouble = problems::SessionOfFew { name: name.clone(), few: counts[session], most };
        problems.push(event.problem(trouble, *at));
    }
    let wanted: Vec<usize> = (0..sessions.len()).filter(|session| !is_small(*session)).collect();
    for (entry, own) in played.iter().enumerate() {
        let excused = is_excused(entry) || event.entries[entry].status == EntryStatus::Withdrawn;
        let lacks = wanted.iter().any(|session| !own.contains_key(session));
        let Some((_, first)) = own.first_key_value().filter(|_| lacks && !excused) else {
            continue;
        };
        let trouble = problems::MissingSession {
            label: event.entries[entry].label.clone(),
            played: own.len(),
            sessions: sessions.len(),
        };
        problems.push(event.problem(trouble, *first));
    }
}
