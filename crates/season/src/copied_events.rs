//! Events that share most of their scores: one evening with a wrong day, another title, or some scores
//! corrected. Days of one week need most scores, any two days nearly all of ten or more, and so do two
//! events of one workbook. Neither counts until it is known which, if both are of one day, or of one
//! week, title and organiser; else both count, and that is told. Scores that somebody rounded are the
//! same scores. So are events of two workbooks whose contestants come in one order, whatever their scores
//! are, on one day or two weeks apart at most.

use model::problem::{Phrase, phrase};
use std::collections::{BTreeMap, BTreeSet};

use jiff::civil::Date;

use engine::awards::DuplicateEvent;
use model::name_comparison::folded_name;
use register::{
    EventFingerprint, EventRecord, MAX_DATE_ERROR_DAYS, MAX_DAYS_BETWEEN_COPIES, ReturnRecord,
    ScoreOverlap, SharedRankingOrder,
};

/// So many events before one that share a score with it are compared with it.
const MOST: usize = 16;

/// An event: the positions of its return and of itself there.
type EventAt = (usize, usize);

/// The events that are probably copies of each other, each with the other one.
pub(super) fn find_copied_events(
    records: &[ReturnRecord],
    events: &[EventAt],
) -> BTreeMap<EventAt, DuplicateEvent> {
    let mut pairs = pairs_with_shared_score(records, events);
    pairs.extend(pairs_with_shared_half(records, events));
    pairs.extend(pairs_with_shared_run(records, events));
    let print = |(ret, index): EventAt| records[ret].events[index].fingerprint.as_ref();
    let mut found = BTreeMap::new();
    for (one, other) in pairs {
        let Some((own, of_other)) = print(one).zip(print(other)) else { continue };
        let Some(alike) = EventLikeness::compare(own, of_other, one.0 == other.0) else {
            continue;
        };
        for (own, copy) in [(one, other), (other, one)] {
            let event = |(ret, at): EventAt| &records[ret].events[at];
            let days = [own, copy].map(|at| event(at).identity.date);
            let shares = in_words(alike, days);
            let is_one = is_of_one_day(days)
                || own.0 != copy.0 && is_named_alike(event(own), event(copy), alike.days());
            let (what, id, path) = (alike.what(), &event(copy).identity.id, &records[copy.0].path);
            let elsewhere = match (own.0 == copy.0, is_one) {
                (true, true) => DuplicateEvent::Beside { other: id.clone(), shares },
                (true, false) => {
                    let other = phrase!("event {id} of this workbook", id = id.clone()).into();
                    DuplicateEvent::Again { what, other, shares }
                }
                (false, true) => DuplicateEvent::Suspected { other: path.clone(), shares },
                (false, false) => {
                    DuplicateEvent::Again { what, other: path.clone().into(), shares }
                }
            };
            found.entry(own).or_insert(elsewhere);
        }
    }
    found
}

/// In what two events are alike.
#[derive(Clone, Copy)]
enum EventLikeness {
    Scores(ScoreOverlap),
    Order(SharedRankingOrder),
}

impl EventLikeness {
    /// In what two events are so much alike that they are probably one. Those of one return are two
    /// unless nearly all scores are the same.
    fn compare(
        own: &EventFingerprint,
        other: &EventFingerprint,
        of_one_return: bool,
    ) -> Option<EventLikeness> {
        let all = own.scores.nearly_all_scores_shared(&other.scores);
        if of_one_return {
            return all.map(EventLikeness::Scores);
        }
        let scores =
            all.or_else(|| own.scores.score_overlap(&other.scores)).map(EventLikeness::Scores);
        scores.or_else(|| own.ranking.shared_order(&other.ranking).map(EventLikeness::Order))
    }

    /// How many days apart two of one title and organiser are one.
    fn days(self) -> i32 {
        match self {
            EventLikeness::Scores(_) => MAX_DATE_ERROR_DAYS,
            EventLikeness::Order(_) => MAX_DAYS_BETWEEN_COPIES,
        }
    }

    /// What the two have in common, in a word.
    fn what(self) -> Phrase {
        match self {
            EventLikeness::Scores(_) => phrase!("scores"),
            EventLikeness::Order(_) => phrase!("order"),
        }
    }
}

/// Pairs of events of two returns, some days apart at most, that have a score in common.
fn pairs_with_shared_score(
    records: &[ReturnRecord],
    events: &[EventAt],
) -> BTreeSet<(EventAt, EventAt)> {
    let mut by_score: Vec<(u64, Date, EventAt)> = Vec::new();
    for (ret, index) in events.iter().copied() {
        let Some(print) = &records[ret].events[index].fingerprint else { continue };
        let Some(day) = print.scores.day() else { continue };
        let hashes = print.scores.lookup_hashes().iter();
        by_score.extend(hashes.map(|hash| (*hash, day, (ret, index))));
    }
    by_score.sort_unstable();
    let mut pairs = BTreeSet::new();
    for own in by_score.chunk_by(|one, other| one.0 == other.0) {
        for (nth, (_, day, at)) in own.iter().enumerate() {
            let near = own[..nth].iter().rev().take(MOST);
            let near = near.filter(|(_, before, other)| {
                other.0 != at.0 && is_near([*before, *day], MAX_DATE_ERROR_DAYS)
            });
            pairs.extend(near.map(|(_, _, other)| (*other.min(at), *other.max(at))));
        }
    }
    pairs
}

/// Pairs of events of any days that have one half of their scores in common.
fn pairs_with_shared_half(
    records: &[ReturnRecord],
    events: &[EventAt],
) -> BTreeSet<(EventAt, EventAt)> {
    let mut by_half: Vec<(u64, EventAt)> = Vec::new();
    for (ret, index) in events.iter().copied() {
        let Some(print) = &records[ret].events[index].fingerprint else { continue };
        by_half.extend(print.scores.half_hashes().map(|half| (half, (ret, index))));
    }
    by_half.sort_unstable();
    let mut pairs = BTreeSet::new();
    for own in by_half.chunk_by(|one, other| one.0 == other.0) {
        for (nth, (_, at)) in own.iter().enumerate() {
            let before = own[..nth].iter().rev().take(MOST).filter(|(_, other)| other != at);
            pairs.extend(before.map(|(_, other)| (*other.min(at), *other.max(at))));
        }
    }
    pairs
}

/// Pairs of events, some days apart at most, that have a run of contestants in common.
fn pairs_with_shared_run(
    records: &[ReturnRecord],
    events: &[EventAt],
) -> BTreeSet<(EventAt, EventAt)> {
    let mut by_run: Vec<(u64, Date, EventAt)> = Vec::new();
    for (ret, index) in events.iter().copied() {
        let Some(print) = &records[ret].events[index].fingerprint else { continue };
        let Some(day) = print.ranking.day() else { continue };
        by_run.extend(print.ranking.neighbour_hashes().map(|run| (run, day, (ret, index))));
    }
    by_run.sort_unstable();
    let mut pairs = BTreeSet::new();
    for own in by_run.chunk_by(|one, other| one.0 == other.0) {
        for (nth, (_, day, at)) in own.iter().enumerate() {
            let near = own[..nth].iter().rev().take(MOST);
            let near =
                near.filter(|(_, before, _)| is_near([*before, *day], MAX_DAYS_BETWEEN_COPIES));
            let others = near.filter(|(_, _, other)| other.0 != at.0);
            pairs.extend(others.map(|(_, _, other)| (*other.min(at), *other.max(at))));
        }
    }
    pairs
}

/// Whether two events of so many days have one title and organiser.
fn is_named_alike(one: &EventRecord, other: &EventRecord, apart: i32) -> bool {
    let name = |event: &EventRecord| {
        (folded_name(&event.identity.title), folded_name(&event.organiser.name))
    };
    let days = one.identity.date.zip(other.identity.date);
    name(one) == name(other)
        && days.is_some_and(|(one, other)| is_near([one.min(other), one.max(other)], apart))
}

/// Whether two events are of one day, or one has none, which can be any.
fn is_of_one_day(days: [Option<Date>; 2]) -> bool {
    days[0] == days[1] || days.contains(&None)
}

fn is_near([before, day]: [Date; 2], days: i32) -> bool {
    before.until(day).is_ok_and(|span| span.get_days() <= days)
}

/// What two events share: `9 of 10 contestants have the same score, on 2026-01-06`.
fn in_words(alike: EventLikeness, [own, copy]: [Option<Date>; 2]) -> Phrase {
    let what = match alike {
        EventLikeness::Scores(ScoreOverlap { equal, all, boards: true, .. }) => {
            phrase!("{equal} of {all} boards have the same results", equal, all)
        }
        EventLikeness::Scores(ScoreOverlap { equal, all, rounded: true, .. }) => {
            phrase!("{equal} of {all} contestants have the same score in whole numbers", equal, all)
        }
        EventLikeness::Scores(ScoreOverlap { equal, all, .. }) => {
            phrase!("{equal} of {all} contestants have the same score", equal, all)
        }
        EventLikeness::Order(SharedRankingOrder { shared, all }) => {
            phrase!("{shared} of {all} contestants come in the same order", shared, all)
        }
    };
    match copy {
        _ if own == copy && own.is_some() => phrase!("{what} on the same day", what),
        Some(day) => phrase!("{what}, but its day is {day}", what, day),
        None => phrase!("{what}, but it has no day", what),
    }
}
