//! Events credited before that their return no longer holds, or not with a final result. Their points
//! stay, and a problem tells the registrar, who knows whether the club meant to delete them.

use std::collections::{BTreeMap, HashMap, HashSet};

use jiff::civil::Date;

use super::ledger::ReconciliationState;
use super::{ProblemFile, event_told};
use crate::problems;
use model::PointsByKind;
use model::problem::{ProblemDetail, ProblemPlace};
use model::register::{MemberCredit, REGISTER_POINT_KINDS, RegisterEventIdentity};

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

impl GoneEvents {
    fn add(&mut self, name: &RegisterEventIdentity, credited: Vec<MemberCredit>) {
        self.events += 1;
        for member in credited {
            self.points.add_all(&member.points);
            self.members.insert(member.number);
        }
        self.event = event_told(name);
    }

    /// What is told of them; nothing if nobody has points. `unread`: the return has no final result of them.
    fn told(self, unread: bool) -> Option<ProblemDetail> {
        let GoneEvents { events, points, members, event } = self;
        let kinds = REGISTER_POINT_KINDS.into_iter().filter(|kind| !points.points(*kind).is_zero());
        let told =
            kinds.map(|kind| format!("{} {}", points.points(kind).to_decimal(), kind.full_name()));
        let points = told.collect::<Vec<_>>().join(", ");
        let members = members.len();
        (members > 0 && !points.is_empty()).then(|| match unread {
            true => problems::CreditedUnread { event, points, count: members }.into(),
            false => problems::EventGone { events, event, points, members }.into(),
        })
    }
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
    /// Reports credited events that their return no longer holds, though others of it are known, or of
    /// which it has no final result: their points stay. One that is there with another day is not gone.
    /// `before` is the event credited before of each that is claimed, if any.
    pub(super) fn report_dropped_events(&mut self, before: &[Option<usize>]) {
        // What waits in the register is in no return.
        let claimed = self.claims.events.iter().zip(before);
        let there = claimed.filter(|(event, _)| event.amends || event.is_from_return());
        let there = there.filter_map(|(_, known)| *known);
        let found: HashSet<usize> = there.chain(self.asked_of.iter().copied()).collect();
        let returns = self.returns_again(before);
        let mut gone: BTreeMap<&str, GoneEvents> = BTreeMap::new();
        let mut told: Vec<(Box<str>, ProblemDetail)> = Vec::new();
        for known in self.credited.indices().filter(|known| !found.contains(known)) {
            let name = self.credited.identity(known);
            let add_to =
                |one: &mut GoneEvents| one.add(name, self.credited.credited_members(known));
            let key = return_of(&name.key);
            let again = key.and_then(|key| returns.get(&(key, name.organiser.clone())));
            let again = again.filter(|again| again.can_hold(name.date));
            if let Some(source) = self.return_without_result(name, again.is_some()) {
                let mut unread = GoneEvents::default();
                add_to(&mut unread);
                told.extend(unread.told(true).map(|trouble| (source.into(), trouble)));
                continue;
            }
            let Some(again) = again else { continue };
            add_to(gone.entry(again.source).or_default());
        }
        let gone = gone.into_iter();
        told.extend(gone.filter_map(|(source, own)| Some((source.into(), own.told(false)?))));
        for (source, trouble) in told {
            self.report_problem(ProblemFile::Season(source), trouble, ProblemPlace::File);
        }
    }

    /// The return that has an event credited before without a final result. `is_again`: the return is there
    /// again, so that its event of the same key is the same also if its day cannot be read.
    fn return_without_result(&self, known: &RegisterEventIdentity, is_again: bool) -> Option<&str> {
        let unread = self.claims.unread.iter().find(|(name, _)| {
            let keyed = name.key == known.key && name.organiser == known.organiser;
            let of_day = name.date == known.date || name.date.is_none() && is_again;
            keyed && of_day || name.comparison_key() == known.comparison_key()
        });
        unread.map(|(_, source)| &**source)
    }

    /// The returns that are there again, by key and organiser.
    fn returns_again(
        &self,
        before: &[Option<usize>],
    ) -> HashMap<(String, Box<str>), ReturnThereAgain<'_>> {
        let mut returns = HashMap::new();
        let events = self.claims.events.iter().zip(before);
        for (event, known) in events.filter(|(event, _)| event.is_from_return()) {
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
