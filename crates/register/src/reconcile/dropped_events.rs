//! Events credited before that their return no longer holds. Their points stay, and a problem tells
//! the registrar, who knows whether the club meant to delete them.

use std::collections::{BTreeMap, HashMap, HashSet};

use jiff::civil::Date;

use super::ledger::ReconciliationState;
use super::{ProblemFile, event_told};
use crate::problems;
use model::PointsByKind;
use model::problem::ProblemPlace;
use model::register::REGISTER_POINT_KINDS;

/// A return of the same name whose events are so many days away is of another time.
const MOST_DAYS: i32 = 60;

/// A return that came in now and may have been credited before.
#[derive(Debug)]
struct ReturnThereAgain<'a> {
    source: &'a str,
    days: Vec<Option<Date>>,
    /// Whether one of its events was credited before.
    is_known: bool,
}

/// What is credited to events of a return that no longer holds them.
#[derive(Default, Debug)]
struct GoneEvents {
    events: usize,
    points: PointsByKind,
    members: HashSet<Box<str>>,
    /// The last of the events, in words.
    event: String,
}

/// The key of the return that an event is of.
fn return_of(key: &str) -> Option<String> {
    key.rsplit_once('-').map(|(name, _)| name.to_string())
}

impl ReturnThereAgain<'_> {
    /// Whether an event of this day can be of the return: a file of that name may be of another
    /// year; one with an event that is known, or with one of nearly the same day, is the same.
    fn can_hold(&self, day: Option<Date>) -> bool {
        let near = |own: &Option<Date>| {
            let span = own.zip(day).and_then(|(own, day)| own.since(day).ok());
            span.is_some_and(|span| span.get_days().abs() <= MOST_DAYS)
        };
        self.is_known || self.days.iter().any(near)
    }
}

impl ReconciliationState<'_> {
    /// Reports credited events that their return no longer holds, though others of it are known:
    /// their points stay. One that is there with another day is not gone. `before` is the event credited before of each that is claimed, if any.
    pub(super) fn report_dropped_events(&mut self, before: &[Option<usize>]) {
        let there = before.iter().copied().flatten();
        let found: HashSet<usize> = there.chain(self.asked_of.iter().copied()).collect();
        let returns = self.returns_again(before);
        let mut gone: BTreeMap<String, GoneEvents> = BTreeMap::new();
        for known in self.credited.indices().filter(|known| !found.contains(known)) {
            let name = self.credited.identity(known);
            let Some(key) = return_of(&name.key) else { continue };
            let again = returns.get(&(key, name.organiser.clone()));
            let Some(again) = again.filter(|again| again.can_hold(name.date)) else { continue };
            let one = gone.entry(again.source.to_string()).or_default();
            one.events += 1;
            for member in self.credited.credited_members(known) {
                one.points.add_all(&member.points);
                one.members.insert(member.number.clone());
            }
            one.event = event_told(name);
        }
        for (source, GoneEvents { events, points, members, event }) in gone {
            let kinds =
                REGISTER_POINT_KINDS.into_iter().filter(|kind| !points.points(*kind).is_zero());
            let told = kinds
                .map(|kind| format!("{} {}", points.points(kind).to_decimal(), kind.full_name()));
            let points = told.collect::<Vec<_>>().join(", ");
            if members.is_empty() || points.is_empty() {
                continue;
            }
            let trouble = problems::EventGone { events, event, points, members: members.len() };
            self.report_problem(
                ProblemFile::Season(source.into()),
                trouble.into(),
                ProblemPlace::File,
            );
        }
    }

    /// The returns that are there again, by key and organiser.
    fn returns_again(
        &self,
        before: &[Option<usize>],
    ) -> HashMap<(String, Box<str>), ReturnThereAgain<'_>> {
        let mut returns = HashMap::new();
        let events = self.claims.events.iter().zip(before);
        for (event, known) in events.filter(|(event, _)| event.is_returned()) {
            let Some(key) = return_of(&event.name.key) else { continue };
            let again = returns.entry((key, event.name.organiser.clone()));
            let again: &mut ReturnThereAgain<'_> = again.or_insert(ReturnThereAgain {
                source: &event.source,
                days: Vec::new(),
                is_known: false,
            });
            again.days.push(event.name.date);
            again.is_known |= known.is_some();
        }
        returns
    }
}
