//! What returns know of each other: events that several of them hold, and competitions whose events
//! lie in several of them.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};

use engine::awards::{DuplicateEvent, SeasonContext};
use model::State;
use model::name_comparison::event_title_key;
use register::events_across_returns::same_competition_events;
use register::{EventFingerprint, ReturnRecord};

use super::copied_events::find_copied_events;

/// So many copies of one event are compared with each other.
const MOST_COMPARED: usize = 16;

/// An event: the positions of its return and of itself there.
type EventAt = (usize, usize);

/// What the season knows of the events of each return, where it is something: by
/// position of the return.
pub(super) fn season_contexts(
    records: &[ReturnRecord],
    copies: &BTreeMap<usize, SeasonContext>,
) -> BTreeMap<usize, SeasonContext> {
    let mut context = copies.clone();
    let copies = context.iter().flat_map(|(ret, known)| {
        let left_out = known.copies.iter().filter(|(_, copy)| copy.counts_elsewhere());
        left_out.map(|(index, _)| (*ret, *index)).collect::<Vec<_>>()
    });
    let copies = copies.collect();
    for (ret, competition) in same_competition_events(records, &copies) {
        context.entry(ret).or_default().competition = competition;
    }
    context
}

/// What other returns hold of the events of each, by position of the return,
/// then of the event. Of events with the same results one counts; if they
/// differ in what else decides awards, none.
pub(super) fn duplicate_event_contexts(records: &[ReturnRecord]) -> BTreeMap<usize, SeasonContext> {
    let mut again: BTreeMap<usize, SeasonContext> = BTreeMap::new();
    let all: Vec<EventAt> = (records.iter().enumerate())
        .flat_map(|(ret, record)| (0..record.events.len()).map(move |index| (ret, index)))
        .collect();
    let (mut counting, mut corrected) = (Vec::new(), Vec::new());
    for of_one in groups(records, &all, |print| &print.results) {
        let versions = versions(records, &of_one);
        corrected.extend(corrected_versions(records, &versions));
        for (counts, same) in versions.into_iter().map(|same| (that_counts(records, &same), same)) {
            counting.push(counts);
            for (ret, index) in same.into_iter().filter(|copy| *copy != counts) {
                let same = same_event(records, ret, counts);
                again.entry(ret).or_default().copies.insert(index, same);
            }
        }
    }
    counting.sort_unstable();
    // What is left of one field has different results.
    for field in groups(records, &counting, |print| &print.field) {
        for (ret, index) in field.iter().copied() {
            if let Some(other) = other_results(records, &field, ret, index) {
                again.entry(ret).or_default().copies.insert(index, other);
            }
        }
    }
    // In one order on one day, other results are another version of them.
    for versions in groups(records, &counting, |print| print.order.as_slice()) {
        for (ret, index) in versions.iter().copied() {
            if let Some((other, _)) = versions.iter().find(|(other, _)| *other != ret) {
                let other = records[*other].path.clone();
                let changed = DuplicateEvent::Changed { other, differs: None };
                again.entry(ret).or_default().copies.insert(index, changed);
            }
        }
    }
    // On another day or under another title, most scores may be the same.
    for ((ret, index), copy) in find_copied_events(records, &counting) {
        let known = &mut again.entry(ret).or_default().copies;
        if !matches!(known.get(&index), Some(DuplicateEvent::Changed { .. })) {
            known.insert(index, copy);
        }
    }
    for ((ret, index), copy) in corrected {
        again.entry(ret).or_default().copies.insert(index, copy);
    }
    again
}

/// The events with a fingerprint in groups: events that share a hash are in one. Each group is
/// in the order of the events.
fn groups(
    records: &[ReturnRecord],
    events: &[(usize, usize)],
    hashes: impl Fn(&EventFingerprint) -> &[u64],
) -> Vec<Vec<(usize, usize)>> {
    let mut group_of: HashMap<u64, usize> = HashMap::new();
    let mut groups: Vec<Vec<(usize, usize)>> = Vec::new();
    for (ret, index) in events.iter().copied() {
        let Some(print) = &records[ret].events[index].fingerprint else { continue };
        let own = hashes(print);
        let mut known: Vec<usize> =
            own.iter().filter_map(|hash| group_of.get(hash).copied()).collect();
        known.sort_unstable();
        known.dedup();
        let group = known.first().copied().unwrap_or(groups.len());
        if group == groups.len() {
            groups.push(Vec::new());
        }
        // It can join groups that had nothing in common.
        for other in known.into_iter().skip(1) {
            let moved = std::mem::take(&mut groups[other]);
            groups[group].extend(moved);
            group_of.values_mut().filter(|at| **at == other).for_each(|at| *at = group);
        }
        groups[group].push((ret, index));
        group_of.extend(own.iter().map(|hash| (*hash, group)));
    }
    groups.retain(|group| !group.is_empty());
    groups.iter_mut().for_each(|group| group.sort_unstable());
    groups
}

/// That an event of a return counts elsewhere.
fn same_event(records: &[ReturnRecord], ret: usize, counts: EventAt) -> DuplicateEvent {
    let counting = &records[counts.0];
    match counts.0 == ret {
        true => DuplicateEvent::SameBeside { other: counting.events[counts.1].identity.id.clone() },
        false => DuplicateEvent::Same(counting.path.clone()),
    }
}

/// Events with the same results in versions: those of one differ in nothing else that decides awards,
/// or stand in one return.
fn versions(records: &[ReturnRecord], of_one: &[EventAt]) -> Vec<Vec<EventAt>> {
    let mut versions: Vec<Vec<EventAt>> = Vec::new();
    for own in of_one {
        let fits = |version: &&mut Vec<EventAt>| {
            let compared = version.iter().take(MOST_COMPARED);
            compared.into_iter().all(|other| difference(records, *own, *other).is_none())
        };
        match versions.iter_mut().find(fits) {
            Some(version) => version.push(*own),
            None => versions.push(vec![*own]),
        }
    }
    versions
}

/// Of each version the event that would count, with another version and in what they differ.
fn corrected_versions(
    records: &[ReturnRecord],
    versions: &[Vec<EventAt>],
) -> Vec<(EventAt, DuplicateEvent)> {
    let changed = |(nth, version): (usize, &Vec<EventAt>)| {
        let own = that_counts(records, version);
        let others = versions.iter().enumerate().filter(|(other, _)| *other != nth);
        let others = others.flat_map(|(_, other)| other.iter().take(MOST_COMPARED));
        let pairs = others.flat_map(|other| version.iter().map(move |one| (*one, *other)));
        let (other, differs) = pairs
            .take(MOST_COMPARED * MOST_COMPARED)
            .find_map(|(one, other)| Some((other, difference(records, one, other)?)))?;
        let other = records[other.0].path.clone();
        Some((own, DuplicateEvent::Changed { other, differs: Some(differs) }))
    };
    versions.iter().enumerate().filter_map(changed).collect()
}

/// In what two events of two returns with the same results differ.
fn difference(records: &[ReturnRecord], own: EventAt, other: EventAt) -> Option<String> {
    let details = |(ret, index): EventAt| {
        records[ret].events[index].fingerprint.as_ref().map(|print| &print.details)
    };
    let (own, other) = details(own).zip(details(other)).filter(|_| own.0 != other.0)?;
    own.difference(other)
}

/// Of copies of one event the one that counts: without an error, then the one that says most of
/// its players, then the first by path.
fn that_counts(records: &[ReturnRecord], copies: &[(usize, usize)]) -> (usize, usize) {
    let worth = |(ret, index): &(usize, usize)| {
        let event = &records[*ret].events[*index];
        let known = event.fingerprint.as_ref().map(|print| print.known);
        (event.state == State::Final, known, Reverse((*ret, *index)))
    };
    copies.iter().copied().max_by_key(worth).unwrap_or_default()
}

/// Another return's event among those of one field, first one with the same
/// title. In one workbook two events are two events.
fn other_results(
    records: &[ReturnRecord],
    field: &[(usize, usize)],
    ret: usize,
    index: usize,
) -> Option<DuplicateEvent> {
    let title =
        |(ret, index): (usize, usize)| event_title_key(&records[ret].events[index].identity.title);
    let mut others = field.iter().filter(|(other, _)| *other != ret).peekable();
    let alike = records[others.peek()?.0].path.clone();
    let changed = others.find(|other| title(**other) == title((ret, index)));
    Some(match changed {
        Some((other, _)) => {
            DuplicateEvent::Changed { other: records[*other].path.clone(), differs: None }
        }
        None => DuplicateEvent::Alike(alike),
    })
}
