//! Events that share most of their scores: one evening with a wrong day, another title, or some scores
//! corrected. Days of one week need most scores, any two days nearly all of ten or more, and so do two
//! events of one workbook. Neither counts until it is known which, if both are of one day, or of one
//! week, title and organiser; else both count, and that is told. Scores that somebody rounded are the
//! same scores.

use std::collections::{BTreeMap, BTreeSet};

use jiff::civil::Date;

use crate::engine::awards::OtherCopy;
use crate::model::names::folded;
use crate::register::{DAYS, EventRecord, ReturnRecord, Shared};

/// So many events before one that share a score with it are compared with it.
const MOST: usize = 16;

/// An event: the positions of its return and of itself there.
type At = (usize, usize);

/// The events that are probably copies of each other, each with the other one.
pub(super) fn copied(records: &[ReturnRecord], events: &[At]) -> BTreeMap<At, OtherCopy> {
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
    let halves = |at: At| {
        print(at)
            .into_iter()
            .flat_map(move |print| print.scores.halves().map(move |half| (half, at)))
    };
    let mut by_half: Vec<(u64, At)> = events.iter().copied().flat_map(halves).collect();
    by_half.sort_unstable();
    for own in by_half.chunk_by(|one, other| one.0 == other.0) {
        for (nth, (_, at)) in own.iter().enumerate() {
            let before = own[..nth].iter().rev().take(MOST).filter(|(_, other)| other != at);
            pairs.extend(before.map(|(_, other)| (*other.min(at), *other.max(at))));
        }
    }
    let mut found = BTreeMap::new();
    for (one, other) in pairs {
        let Some((print, of_other)) = print(one).zip(print(other)) else { continue };
        let (own, of_other) = (&print.scores, &of_other.scores);
        let of_week = || own.shared(of_other).filter(|_| one.0 != other.0);
        let Some(shared) = own.nearly_all(of_other).or_else(of_week) else { continue };
        for (own, copy) in [(one, other), (other, one)] {
            let event = |(ret, at): At| &records[ret].events[at];
            let days = [own, copy].map(|at| event(at).date);
            let shares = in_words(shared, days);
            let is_one =
                days[0] == days[1] || own.0 != copy.0 && is_named_alike(event(own), event(copy));
            let (id, path) = (&event(copy).id, &records[copy.0].path);
            let elsewhere = match (own.0 == copy.0, is_one) {
                (true, true) => OtherCopy::Beside { other: id.clone(), shares },
                (true, false) => {
                    OtherCopy::Again { other: format!("event {id} of this workbook"), shares }
                }
                (false, true) => OtherCopy::Suspected { other: path.clone(), shares },
                (false, false) => OtherCopy::Again { other: path.clone(), shares },
            };
            found.entry(own).or_insert(elsewhere);
        }
    }
    found
}

/// Whether two events of one week have one title and organiser.
fn is_named_alike(one: &EventRecord, other: &EventRecord) -> bool {
    let name = |event: &EventRecord| (folded(&event.title), folded(&event.organiser));
    let days = one.date.zip(other.date);
    name(one) == name(other)
        && days.is_some_and(|(one, other)| is_near(one.min(other), one.max(other)))
}

fn is_near(before: Date, day: Date) -> bool {
    before.until(day).is_ok_and(|span| span.get_days() <= DAYS)
}

/// What two events share: `9 of 10 contestants have the same score, on 2026-01-06`.
fn in_words(shared: Shared, [own, copy]: [Option<Date>; 2]) -> String {
    let Shared { equal, all, boards, rounded } = shared;
    let what = match (boards, rounded) {
        (true, _) => format!("{equal} of {all} boards have the same results"),
        (_, true) => format!("{equal} of {all} contestants have the same score in whole numbers"),
        _ => format!("{equal} of {all} contestants have the same score"),
    };
    match copy.filter(|copy| own != Some(*copy)) {
        Some(day) => format!("{what}, but its day is {day}"),
        None => format!("{what} on the same day"),
    }
}
