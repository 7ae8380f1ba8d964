//! Finals without entries of their own take those of the stage before, so that rows of other sheets
//! can refer to them. The placings of the stage before later decide who plays.

use engine::rules::rule_book_facts;
use model::form::Key;
use model::{Entry, Event, StableSort, Stage};

/// Gives events without entries the entries of the stage before them.
pub(super) fn take_entries_of_earlier_stage(events: &mut [Event]) {
    // The stage before may itself have no entries.
    for _ in 0..events.len() {
        let found = events.iter().enumerate().find_map(|(index, event)| {
            let waits = event.entries.is_empty() && may_take(event);
            let entries = waits.then(|| of_stage_before(event, events)).flatten()?;
            Some((index, entries))
        });
        let Some((index, entries)) = found else { return };
        events[index].entries = entries;
    }
}

fn may_take(event: &Event) -> bool {
    // Without a rule book, only competitions with consecutive stages.
    let follows = match event.answer_text(Key::Rules) {
        Some(_) => rule_book_facts::facts_of_event_rule_book(event).fills_final_from_stage_before(),
        None => event.answer_text(Key::Competition).is_some(),
    };
    follows && matches!(event.stage(), Stage::Repechage | Stage::Final)
}

/// The entries of the nearest earlier stage that has some. The stage with carried scores comes
/// first; a Repechage Final, which lacks some teams, last.
fn of_stage_before(event: &Event, events: &[Event]) -> Option<Vec<Entry>> {
    let named = |id: &str| {
        let same = |other: &&Event| other.id.trim().eq_ignore_ascii_case(id.trim());
        events.iter().find(same).filter(|other| other.id != event.id)
    };
    let mut ids: Vec<String> =
        event.answer_text(Key::CarryOverFrom).map(str::to_string).into_iter().collect();
    ids.extend(event.answer_event_ids(Key::Qualifier));
    let mut found: Vec<&Event> = Vec::new();
    let mut next = 0;
    // Visits each stage of a cycle once.
    while let Some(id) = ids.get(next) {
        if let Some(other) = named(id).filter(|other| found.iter().all(|one| one.id != other.id)) {
            found.push(other);
            ids.extend(other.answer_event_ids(Key::Qualifier));
        }
        next += 1;
    }
    found.retain(|other| !other.entries.is_empty());
    found.arrange_by_key(|other| other.stage() == Stage::Repechage);
    found.first().map(|other| other.entries.clone())
}
