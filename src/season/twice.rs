//! What returns know of each other: events that several of them hold, and competitions whose events
//! lie in several of them.

use std::collections::BTreeMap;

use crate::engine::awards::{Beyond, Elsewhere};
use crate::model::State;
use crate::model::names::name_key;
use crate::register::ReturnRecord;
use crate::register::competitions::across_returns;

/// What the season knows of the events of each return, where it is something: by
/// position of the return.
pub(super) fn beyond(
    records: &[ReturnRecord],
    copies: &BTreeMap<usize, Beyond>,
) -> BTreeMap<usize, Beyond> {
    let mut beyond = copies.clone();
    let copies = beyond.iter().flat_map(|(ret, known)| {
        let left_out = known.copies.iter().filter(|(_, copy)| matches!(copy, Elsewhere::Same(_)));
        left_out.map(|(index, _)| (*ret, *index)).collect::<Vec<_>>()
    });
    let copies = copies.collect();
    for (ret, competition) in across_returns(records, &copies) {
        beyond.entry(ret).or_default().competition = competition;
    }
    beyond
}

/// What other returns hold of the events of each, by position of the return,
/// then of the event. Of events with the same results one counts.
pub(super) fn returned_twice(records: &[ReturnRecord]) -> BTreeMap<usize, Beyond> {
    let mut again: BTreeMap<usize, Beyond> = BTreeMap::new();
    let mut copies: BTreeMap<u64, Vec<(usize, usize)>> = BTreeMap::new();
    let mut fields: BTreeMap<u64, Vec<(usize, usize)>> = BTreeMap::new();
    for (ret, record) in records.iter().enumerate() {
        for (index, event) in record.events.iter().enumerate() {
            if let Some(fingerprint) = event.fingerprint {
                copies.entry(fingerprint.results).or_default().push((ret, index));
            }
        }
    }
    for of_one in copies.values() {
        let (ret, index) = that_counts(records, of_one);
        for (other, position) in of_one.iter().filter(|copy| **copy != (ret, index)) {
            let same = Elsewhere::Same(records[ret].path.clone());
            again.entry(*other).or_default().copies.insert(*position, same);
        }
        if let Some(fingerprint) = records[ret].events[index].fingerprint {
            fields.entry(fingerprint.field).or_default().push((ret, index));
        }
    }
    // What is left of one field has different results.
    for field in fields.values_mut().filter(|field| field.len() > 1) {
        field.sort_unstable();
        for (ret, index) in field.iter() {
            if let Some(other) = other_results(records, field, (*ret, *index)) {
                again.entry(*ret).or_default().copies.insert(*index, other);
            }
        }
    }
    again
}

/// Of copies of one event the first without an error, else the first by path.
fn that_counts(records: &[ReturnRecord], copies: &[(usize, usize)]) -> (usize, usize) {
    let sound = |(ret, index): &&(usize, usize)| records[*ret].events[*index].state == State::Final;
    copies.iter().find(sound).or(copies.first()).copied().unwrap_or_default()
}

/// Another return's event among those of one field, first one with the same
/// title. In one workbook two events are two events.
fn other_results(
    records: &[ReturnRecord],
    field: &[(usize, usize)],
    (ret, index): (usize, usize),
) -> Option<Elsewhere> {
    let title = |(ret, index): (usize, usize)| name_key(&records[ret].events[index].title);
    let mut others = field.iter().filter(|(other, _)| *other != ret).peekable();
    let alike = records[others.peek()?.0].path.clone();
    let changed = others.find(|other| title(**other) == title((ret, index)));
    Some(match changed {
        Some((other, _)) => Elsewhere::Changed(records[*other].path.clone()),
        None => Elsewhere::Alike(alike),
    })
}
