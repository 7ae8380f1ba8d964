//! The events that are credited, each once: an event with its versions in files that differ and its
//! copies in other files. `events` says what is a version or a copy; the claims of a unit are
//! decided together.

use std::collections::{BTreeMap, HashMap};
use std::ops::Range;

use jiff::civil::Date;

use super::case_keys::is_event_versions_key;
use super::claims::{AwardClaims, ClaimedEvent};
use super::events::EventRelation;

/// One event with its versions and copies in all files.
#[derive(Debug, Default)]
pub(super) struct VersionedEvent {
    /// Its versions; the first gives it its name.
    pub versions: Vec<u32>,
    /// Copies in other files, each with the event that counts.
    pub copies: Vec<(u32, u32)>,
    /// Whether these awards were pending in the register because files differ.
    pub differed: bool,
}

/// The units of all events with an effect, sorted.
pub(super) fn versioned_events(
    claims: &AwardClaims,
    versions: &[EventRelation],
    ranges: &[Range<usize>],
) -> Vec<VersionedEvent> {
    let differed = differed(claims);
    let mut units: BTreeMap<u32, VersionedEvent> = BTreeMap::new();
    let group = |event: u32| match versions[event as usize] {
        EventRelation::OneOf(group) => group,
        _ => differed.get(&event).copied().unwrap_or(event),
    };
    for (event, version) in (0u32..).zip(versions) {
        // Amendments and final events without awards can take back earlier credits.
        let ClaimedEvent { amends, stands, .. } = claims.events[event as usize];
        if ranges[event as usize].is_empty() && !amends && !stands {
            continue;
        }
        match version {
            EventRelation::CopyOf(of) => {
                units.entry(group(*of)).or_default().copies.push((event, *of));
            }
            _ => {
                let unit = units.entry(group(event)).or_default();
                unit.versions.push(event);
                unit.differed |= differed.contains_key(&event);
            }
        }
    }
    units.into_values().collect()
}

/// Pending events whose files differ, each with the first version of the same event.
fn differed(claims: &AwardClaims) -> HashMap<u32, u32> {
    let mut first: HashMap<(Option<Date>, String, String), u32> = HashMap::new();
    let mut found = HashMap::new();
    for (index, event) in (0u32..).zip(&claims.events) {
        if is_event_versions_key(&event.waits_for) {
            let known = *first.entry(event.name.comparison_key()).or_insert(index);
            found.insert(index, known);
        }
    }
    found
}
