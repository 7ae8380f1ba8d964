//! Events of several returns that share most of their scores: one evening with a wrong day, another
//! title, or some scores corrected.

use std::collections::{BTreeMap, BTreeSet};

use jiff::civil::Date;

use crate::engine::awards::Elsewhere;
use crate::register::{DAYS, ReturnRecord, Shared};

/// So many events before one that share a score with it are compared with it.
const MOST: usize = 16;

/// An event: the positions of its return and of itself there.
type At = (usize, usize);

/// The events that are probably copies of each other, each with the other one. In one workbook two
/// events are two events.
pub(super) fn copied(records: &[ReturnRecord], events: &[At]) -> BTreeMap<At, Elsewhere> {
    let print = |(ret, index): At| records[ret].events[index].fingerprint.as_ref();
    let mut by_score: Vec<(u64, Date, At)> = Vec::new();
    for at in events.iter().copied() {
        let Some(scores) = print(at).map(|print| &print.scores) else { continue };
        let Some(day) = scores.day() else { continue };
        by_score.extend(scores.first().iter().map(|hash| (*hash, day, at)));
    }
    by_score.sort_unstable();
    let mut pairs: BTreeSet<(At, At)> = BTreeSet::new();
    for own in by_score.chunk_by(|one, other| one.0 == other.0) {
        for (nth, (_, day, at)) in own.iter().enumerate() {
            let near = own[..nth].iter().rev().take(MOST);
            let near = near.filter(|(_, before, other)| other.0 != at.0 && is_near(*before, *day));
            pairs.extend(near.map(|(_, _, other)| (*other.min(at), *other.max(at))));
        }
    }
    let mut found = BTreeMap::new();
    for (one, other) in pairs {
        let shared = print(one).zip(print(other));
        let shared = shared.and_then(|(one, other)| one.scores.shared(&other.scores));
        let Some(shared) = shared else { continue };
        for (own, copy) in [(one, other), (other, one)] {
            let shares =
                in_words(shared, [own, copy].map(|(ret, at)| records[ret].events[at].date));
            let path = records[copy.0].path.clone();
            found.entry(own).or_insert(Elsewhere::Suspected { other: path, shares });
        }
    }
    found
}

fn is_near(before: Date, day: Date) -> bool {
    before.until(day).is_ok_and(|span| span.get_days() <= DAYS)
}

/// What two events share: `9 of 10 contestants have the same score, on 2026-01-06`.
fn in_words(shared: Shared, [own, copy]: [Option<Date>; 2]) -> String {
    let Shared { equal, all, boards } = shared;
    let what = match boards {
        true => format!("{equal} of {all} boards have the same results"),
        false => format!("{equal} of {all} contestants have the same score"),
    };
    match copy.filter(|copy| own != Some(*copy)) {
        Some(day) => format!("{what}, but its day is {day}"),
        None => format!("{what} on the same day"),
    }
}
