//! The day of reconciliation, if none is given: the last day of the season. A date far after all
//! others, with a mistyped year or month, does not make it. A date years before all others, and a day
//! years after them, are told.

use std::collections::HashSet;

use jiff::civil::Date;

use crate::problems;
use engine::rules::membership::MemberRegisterRules;
use model::StableSort;
use model::problem::{Problem, ProblemDetail};
use model::register::Register;

use super::claims::{AwardClaims, ClaimedEvent};
use super::event_told;
use super::fading_gold_points::{remaining_gold_points, years_between};

/// Among many files, one is far ahead if it is later than all others by more days than these.
const DAYS: i32 = 60;
/// So many other files are many.
const MANY: usize = 5;
/// Among a few files, one is far ahead by more days than these: more than a season.
const DAYS_AMONG_FEW: i32 = 300;

/// An event so many days before all others, more than three years, has a wrong year.
const DAYS_BEHIND: i32 = 1100;
/// A day of reconciliation so many days behind the last event, more than two years, is told.
const DAYS_AFTER: i32 = 740;

/// A day, with the file or row that says it.
type Said<'a> = (Date, &'a str);

/// The last of some days, without those of one file or row that are far after all others.
fn last_of(days: &[Said<'_>]) -> Option<Date> {
    let mut sorted = days.to_vec();
    sorted.sort_unstable();
    while let Some((last, by)) = sorted.last().copied() {
        // Another file confirms a day.
        let Some(other) = sorted.iter().rposition(|(_, who)| *who != by) else { break };
        let of_one = &sorted[other..];
        let gap = of_one.windows(2).rposition(|two| apart(two[0].0, two[1].0) > DAYS);
        let Some(gap) = gap.map(|gap| other + gap) else { return Some(last) };
        let mut before: Vec<&str> = sorted[..=gap].iter().map(|(_, who)| *who).collect();
        before.sort_unstable();
        before.dedup();
        let few = before.len() < MANY;
        if few && apart(sorted[gap].0, sorted[gap + 1].0) <= DAYS_AMONG_FEW {
            return Some(last);
        }
        sorted.truncate(gap + 1);
    }
    sorted.last().map(|(day, _)| *day)
}

fn apart(one: Date, other: Date) -> i32 {
    one.until(other).map_or(0, |span| span.get_days())
}

/// An event that is far after, or before, all others.
#[derive(Debug)]
pub struct OutlyingEvent {
    /// Its return.
    pub source: Box<str>,
    pub day: Date,
    /// What is told.
    pub trouble: ProblemDetail,
}

/// The last day of a season, with the events that are far after it. `register` is that of the
/// members: it knows the day of the reconciliation before.
pub fn last_day_of_season(
    claims: &AwardClaims,
    register: &Register,
) -> (Option<Date>, Vec<OutlyingEvent>) {
    let dated =
        claims.events.iter().filter_map(|event| Some((event.won.max(event.name.date)?, event)));
    let days: Vec<Said<'_>> = dated.clone().map(|(day, event)| (day, &*event.source)).collect();
    let last = last_of(&days);
    let day = last.max(registered(register));
    let ahead = dated.filter(|(own, _)| Some(*own) > day).map(|(own, event)| {
        let trouble = problems::EventFarAhead {
            event: event_told(&event.name),
            date: own.to_string(),
            last: last.map(|day| day.to_string()).unwrap_or_default(),
        };
        OutlyingEvent { source: event.source.clone(), day: own, trouble: trouble.into() }
    });
    (day, ahead.collect())
}

/// The events of one return that are years before all others, to be told as those far ahead are.
pub fn events_years_before_others(claims: &AwardClaims) -> Vec<OutlyingEvent> {
    let mut dated: Vec<(Date, &ClaimedEvent)> = claims
        .events
        .iter()
        .filter(|event| event.is_from_return())
        .filter_map(|event| Some((event.name.date?, event)))
        .collect();
    dated.arrange_by_key(|(day, event)| (*day, &event.source));
    let Some((_, first)) = dated.first() else { return Vec::new() };
    let Some(other) = dated.iter().position(|(_, event)| event.source != first.source) else {
        return Vec::new();
    };
    let gaps = dated[..=other].windows(2);
    let gap = gaps.into_iter().rposition(|two| apart(two[0].0, two[1].0) > DAYS_BEHIND);
    let Some(gap) = gap else { return Vec::new() };
    let told = dated[..=gap].iter().map(|(day, event)| {
        let trouble = problems::EventFarBack {
            event: event_told(&event.name),
            date: day.to_string(),
            first: dated[gap + 1].0.to_string(),
        };
        OutlyingEvent { source: event.source.clone(), day: *day, trouble: trouble.into() }
    });
    told.collect()
}

/// What is told of the day of reconciliation.
pub fn reconciliation_day_problems(
    claims: &AwardClaims,
    register: &Register,
    as_of: Date,
    rules: &MemberRegisterRules,
) -> Vec<Problem> {
    let ahead = day_far_ahead(claims, register, as_of, rules);
    let back = day_before_ledger(register, as_of).or_else(|| day_far_back(claims, as_of));
    ahead.into_iter().chain(back).collect()
}

/// A day before that of the last reconciliation.
fn day_before_ledger(register: &Register, as_of: Date) -> Option<Problem> {
    let before = last_day_of_ledger(register).filter(|before| *before > as_of)?;
    let (day, before) = (as_of.to_string(), before.to_string());
    Some(Problem::for_file(problems::DayBeforeLedger { day, before }))
}

/// The last day to which the ledger says that the register was reconciled.
pub(super) fn last_day_of_ledger(register: &Register) -> Option<Date> {
    register.ledger.iter().filter_map(|row| row.registered).max()
}

/// A day of reconciliation before all events: nothing that was won is credited.
fn day_far_back(claims: &AwardClaims, as_of: Date) -> Option<Problem> {
    let returned = claims.events.iter().filter(|event| event.is_from_return());
    let days: Vec<Date> = returned.filter_map(|event| event.won.max(event.name.date)).collect();
    let first = days.iter().min().filter(|first| **first > as_of)?;
    let (day, first) = (as_of.to_string(), first.to_string());
    Some(Problem::for_file(problems::DayFarBack { day, first, events: days.len() }))
}

/// A day of reconciliation years after the last event, or after the reconciliation before: what expires
/// and fades until then.
fn day_far_ahead(
    claims: &AwardClaims,
    register: &Register,
    as_of: Date,
    rules: &MemberRegisterRules,
) -> Option<Problem> {
    let days = claims.events.iter().filter_map(|event| event.won.max(event.name.date));
    let last = days.filter(|day| *day <= as_of).max();
    let before = registered(register);
    let (since, what) = match (last, before) {
        (Some(last), _) if apart(last, as_of) > DAYS_AFTER => (last, "the last event"),
        (_, Some(before)) if apart(before, as_of) > DAYS_AFTER => {
            (before, "the reconciliation before")
        }
        _ => return None,
    };
    let papers = register.certificates.iter().filter(|paper| {
        let expires = paper.expires.filter(|expires| (since..as_of).contains(expires));
        paper.registered.is_none() && expires.is_some()
    });
    let faded: HashSet<&str> = register
        .gold
        .iter()
        .filter(|row| {
            let left = |day: Date| {
                remaining_gold_points(row.points, years_between(row.date, day), &rules.gold)
            };
            row.date <= since && left(since) != left(as_of)
        })
        .map(|row| &*row.number)
        .collect();
    Some(Problem::for_file(problems::DayFarAhead {
        day: as_of.to_string(),
        what,
        since: since.to_string(),
        papers: papers.count(),
        faded: faded.len(),
    }))
}

/// The last day on which a member's total was reconciled. What is later than the ledger was typed.
fn registered(register: &Register) -> Option<Date> {
    let own =
        register.members.iter().filter_map(|member| Some((member.registered?, &*member.number)));
    let days: Vec<Said<'_>> = own.collect();
    match register.ledger.last().and_then(|row| row.registered) {
        Some(ledger) => days.iter().map(|(day, _)| *day).filter(|day| *day <= ledger).max(),
        None => last_of(&days),
    }
}
