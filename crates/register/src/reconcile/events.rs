//! Recognises an event in two files, or one credited before, by its content: its day, its
//! body and title, and its awards.

use std::cell::LazyCell;
use std::collections::{BTreeMap, HashMap, HashSet};

use jiff::ToSpan;
use jiff::civil::Date;
use xxhash_rust::xxh3::xxh3_64;

use crate::{MAX_DATE_ERROR_DAYS, MAX_DAYS_BETWEEN_COPIES};
use model::name_comparison::name_key;
use model::register::{
    EventCreditRow, MemberCredit, PendingPointsRow, Register, RegisterEventIdentity,
};

use super::case_keys::is_redated_event_key;
use super::claims::{AwardClaim, AwardClaims, ClaimedEvent};
use super::merge_entries::credited_rows_without_merges;
use super::mistyped_dates::{is_possible_date_slip, possible_mistyped_dates};

/// Events with at least so many awards are the same if all awards agree, whatever their
/// titles.
const ENOUGH: usize = 4;
/// Events of other days with at least so many equal awards, [`MAX_DAYS_BETWEEN_COPIES`] days apart at most, are asked,
/// whatever their titles: the same pairs rarely come in alike twice. So are those of one body if one day
/// can be the other one [mistyped](is_possible_date_slip).
pub(super) const MIN_EQUAL_AWARDS_ON_OTHER_DAY: usize = 8;
/// With at least so many, those of one body are asked however far apart they are.
const ENOUGH_OF_ANY_DAY: usize = 12;

/// How an event relates to the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum EventRelation {
    /// No other file has this event.
    Alone,
    /// A copy of an event that counts elsewhere.
    CopyOf(u32),
    /// One of several versions of an event, with different awards; holds the index of the
    /// first version.
    OneOf(u32),
}

/// What events of different files must share to be versions of one event.
pub(super) type EventVersionKey = (Option<Date>, String, String);

pub(super) fn event_version_key(name: &RegisterEventIdentity) -> EventVersionKey {
    name.comparison_key()
}

/// The [`EventRelation`] of each event, and the fingerprint of its awards. Events must be sorted; `persons`
/// are the players as far as they are one person: one file may lack numbers.
pub(super) fn event_relations(
    claims: &AwardClaims,
    ranges: &[std::ops::Range<usize>],
    persons: &[u64],
) -> (Vec<EventRelation>, Vec<u64>) {
    let mut versions = vec![EventRelation::Alone; claims.events.len()];
    let identities: Vec<u64> =
        (0..claims.players.len() as u32).map(|player| player_hash(claims, player)).collect();
    let of_range = |range: &std::ops::Range<usize>| {
        Marks::of(&claims.awards[range.clone()], &identities, persons)
    };
    let marks: Vec<Marks> = ranges.iter().map(of_range).collect();
    let mut by_content: HashMap<(Option<Date>, u64), Vec<u32>> = HashMap::new();
    let mut by_key: HashMap<(Option<Date>, &str), Vec<u32>> = HashMap::new();
    let mut by_name: BTreeMap<EventVersionKey, Vec<u32>> = BTreeMap::new();
    for (index, event) in (0u32..).zip(&claims.events) {
        let own = &marks[index as usize];
        // An amendment is no version of its event.
        if own.lines == 0 || event.amends {
            continue;
        }
        let name = event_version_key(&event.name);
        let same = by_content.entry((event.name.date, own.content)).or_default();
        let copy_of = same.iter().copied().find(|other| {
            let first = &claims.events[*other as usize];
            first.source != event.source
                && (own.lines >= ENOUGH
                    || event_version_key(&first.name) == name
                    || first.name.key == event.name.key)
        });
        if let Some(first) = copy_of {
            versions[index as usize] = EventRelation::CopyOf(first);
            continue;
        }
        same.push(index);
        let alike = |others: &[u32]| {
            let rival = others.iter().copied().find(|other| {
                let first: &ClaimedEvent = &claims.events[*other as usize];
                first.source != event.source && own.overlaps(&marks[*other as usize])
            });
            rival.map(|first| match versions[first as usize] {
                EventRelation::OneOf(group) => group,
                _ => first,
            })
        };
        let of_key = by_key.entry((event.name.date, &event.name.key)).or_default();
        let of_name = by_name.entry(name).or_default();
        let group = alike(of_key).or_else(|| alike(of_name));
        if let Some(group) = group {
            versions[group as usize] = EventRelation::OneOf(group);
            versions[index as usize] = EventRelation::OneOf(group);
        }
        of_key.push(index);
        of_name.push(index);
    }
    (versions, marks.into_iter().map(|own| own.content).collect())
}

/// The content of an event, for comparison.
struct Marks {
    /// The fingerprint of all awards.
    content: u64,
    lines: usize,
    /// The players with awards, sorted.
    players: Vec<u64>,
    /// The same as persons, sorted.
    persons: Vec<u64>,
}

/// Hashes four numbers.
fn mixed(numbers: [u64; 4]) -> u64 {
    let mut bytes = [0; 32];
    for (place, number) in bytes.chunks_exact_mut(8).zip(numbers) {
        place.copy_from_slice(&number.to_le_bytes());
    }
    xxh3_64(&bytes)
}

/// Hashes an award and its player.
pub(super) fn award_hash(who: u64, award: &AwardClaim) -> u64 {
    let points = award.points;
    mixed([who, award.kind as u64, points.numerator() as u64, points.denominator() as u64])
}

impl Marks {
    fn of(awards: &[AwardClaim], identities: &[u64], persons: &[u64]) -> Marks {
        let players = Vec::with_capacity(awards.len());
        let mut marks = Marks { content: 0, lines: 0, persons: players.clone(), players };
        for award in awards.iter().filter(|award| !award.carried) {
            let who = identities[award.player as usize];
            // A sum does not depend on the order of rows.
            marks.content = marks.content.wrapping_add(award_hash(who, award));
            marks.lines += 1;
            marks.players.push(who);
            marks.persons.push(persons[award.player as usize]);
        }
        for own in [&mut marks.players, &mut marks.persons] {
            own.sort_unstable();
            own.dedup();
        }
        marks
    }

    /// Whether at least half of the players of the smaller event are in the other.
    fn overlaps(&self, other: &Marks) -> bool {
        let half = |own: &[u64], of_other: &[u64]| {
            let shared = own.iter().filter(|who| of_other.binary_search(who).is_ok()).count();
            shared > 0 && shared * 2 >= own.len().min(of_other.len())
        };
        half(&self.players, &other.players) || half(&self.persons, &other.persons)
    }
}

/// A player across files: the number, else the name.
pub(super) fn player_hash(claims: &AwardClaims, player: u32) -> u64 {
    let player = &claims.players[player as usize];
    hash_number_or_name(player.number.as_deref(), &player.name)
}

pub(super) fn hash_number_or_name(number: Option<&str>, name: &str) -> u64 {
    match number {
        Some(number) => xxh3_64(number.as_bytes()),
        None => xxh3_64(name_key(name).as_bytes()).rotate_left(1),
    }
}

/// What earlier reconciliations credited, event by event.
#[derive(Debug)]
pub(super) struct CreditedEvents<'a> {
    /// The rows of each event.
    events: Vec<(&'a RegisterEventIdentity, Vec<&'a EventCreditRow>)>,
    by_key: HashMap<(Option<Date>, &'a str), Vec<usize>>,
    by_name: HashMap<EventVersionKey, Vec<usize>>,
    of_any_day: HashMap<&'a str, Vec<usize>>,
    of_day: HashMap<Date, Vec<usize>>,
    by_body: HashMap<String, HashMap<Date, Vec<usize>>>,
    /// By the fingerprint of all awards.
    by_content: HashMap<&'a str, Vec<usize>>,
    /// Events with pending awards, by key, each with the fingerprint of its awards.
    waiting: HashMap<&'a str, Vec<(&'a RegisterEventIdentity, &'a str)>>,
    /// The same by the fingerprint.
    waiting_as: HashMap<&'a str, Vec<&'a RegisterEventIdentity>>,
    /// Pending points by event.
    pending: HashMap<&'a RegisterEventIdentity, Vec<&'a PendingPointsRow>>,
}

impl<'a> CreditedEvents<'a> {
    /// Indexes the credited and pending events of a register.
    pub(super) fn from_register(register: &'a Register) -> CreditedEvents<'a> {
        let mut credited = CreditedEvents {
            events: Vec::new(),
            by_key: HashMap::new(),
            by_name: HashMap::new(),
            of_any_day: HashMap::new(),
            of_day: HashMap::new(),
            by_body: HashMap::new(),
            by_content: HashMap::new(),
            waiting: HashMap::new(),
            waiting_as: HashMap::new(),
            pending: HashMap::new(),
        };
        for row in &register.pending {
            credited.pending.entry(&row.event).or_default().push(row);
            let own = credited.waiting.entry(&row.event.key).or_default();
            if !is_redated_event_key(&row.waits_for) && !own.contains(&(&row.event, &*row.content))
            {
                own.push((&row.event, &row.content));
                if !row.content.is_empty() {
                    let same = credited.waiting_as.entry(&row.content).or_default();
                    same.push(&row.event);
                }
            }
        }
        let mut known: HashMap<&RegisterEventIdentity, usize> = HashMap::new();
        for row in credited_rows_without_merges(&register.credited) {
            let index = *known.entry(&row.event).or_insert_with(|| {
                credited.events.push((&row.event, Vec::new()));
                credited.events.len() - 1
            });
            credited.events[index].1.push(row);
        }
        for (index, (name, rows)) in credited.events.iter().enumerate() {
            if let Some(row) = rows.first().filter(|row| !row.content.is_empty()) {
                credited.by_content.entry(&row.content).or_default().push(index);
            }
            credited.by_key.entry((name.date, &name.key)).or_default().push(index);
            let (day, body, title) = event_version_key(name);
            if let Some(day) = day {
                let of_body = credited.by_body.entry(body.clone()).or_default();
                of_body.entry(day).or_default().push(index);
            }
            credited.by_name.entry((day, body, title)).or_default().push(index);
            credited.of_any_day.entry(&name.key).or_default().push(index);
            if let Some(day) = name.date {
                credited.of_day.entry(day).or_default().push(index);
            }
        }
        credited
    }

    /// The indices of all credited events.
    pub(super) fn indices(&self) -> std::ops::Range<usize> {
        0..self.events.len()
    }

    /// The members credited for an event.
    pub(super) fn credited_members(&self, index: usize) -> Vec<MemberCredit> {
        self.events[index].1.iter().flat_map(|row| row.member_credits()).collect()
    }

    /// The points that wait for an event that was credited in part.
    pub(super) fn pending_rows(
        &self,
        index: usize,
    ) -> impl Iterator<Item = &'a PendingPointsRow> + '_ {
        self.pending.get(self.events[index].0).into_iter().flatten().copied()
    }

    /// The name of a credited event.
    pub(super) fn identity(&self, index: usize) -> &'a RegisterEventIdentity {
        self.events[index].0
    }

    /// The fingerprint of a credited event's awards; empty if not kept.
    pub(super) fn awards_fingerprint(&self, index: usize) -> &'a str {
        self.events[index].1.first().map_or("", |row| &row.content)
    }

    /// Credited events that differ from an event only in the day, which may have been
    /// corrected; or have all its awards on another day.
    pub(super) fn events_on_other_days(
        &self,
        event: &RegisterEventIdentity,
        content: &str,
        awards: usize,
    ) -> Vec<usize> {
        let mut found: Vec<usize> = self.same_name_on_other_days(event).collect();
        if awards >= MIN_EQUAL_AWARDS_ON_OTHER_DAY {
            let same = self.by_content.get(content).into_iter().flatten().copied();
            found.extend(same.filter(|known| is_another_day(self.identity(*known), event, awards)));
        }
        found
    }

    /// Credited events that differ from an event only in the day.
    pub(super) fn same_name_on_other_days<'b>(
        &'b self,
        event: &'b RegisterEventIdentity,
    ) -> impl Iterator<Item = usize> + 'b {
        let all = self.of_any_day.get(&*event.key).into_iter().flatten().copied();
        all.filter(|known| is_but_for_the_day(self.identity(*known), event))
    }

    /// The credited events of a day.
    pub(super) fn events_of_day(&self, day: Option<Date>) -> &[usize] {
        day.and_then(|day| self.of_day.get(&day)).map_or(&[], Vec::as_slice)
    }

    /// The credited events of a body two weeks away at most, or on a day that can be this one mistyped.
    pub(super) fn events_of_body_near_day(&self, body: &str, day: Date) -> Vec<usize> {
        let Some(of_body) = self.by_body.get(body) else { return Vec::new() };
        let weeks = (-MAX_DAYS_BETWEEN_COPIES..=MAX_DAYS_BETWEEN_COPIES)
            .filter_map(|apart| day.checked_add(apart.days()).ok());
        let mut days: Vec<Date> = weeks.chain(possible_mistyped_dates(day)).collect();
        days.sort_unstable();
        days.dedup();
        days.iter().filter_map(|day| of_body.get(day)).flatten().copied().collect()
    }

    /// The pending events that differ from an event only in the day, each with its points.
    pub(super) fn pending_with_same_name<'b>(
        &'b self,
        event: &'b RegisterEventIdentity,
    ) -> impl Iterator<Item = (&'a RegisterEventIdentity, &'b [&'a PendingPointsRow])> + 'b {
        let all = self.waiting.get(&*event.key).into_iter().flatten().map(|(name, _)| *name);
        let named = all.filter(|name| is_but_for_the_day(name, event));
        named.filter_map(|name| Some((name, self.pending.get(name)?.as_slice())))
    }

    /// A pending event of another day with the same awards that is of the same file, or of the same
    /// body and title.
    pub(super) fn pending_on_other_day(
        &self,
        event: &RegisterEventIdentity,
        content: &str,
    ) -> Option<&'a RegisterEventIdentity> {
        let same_title = |name: &&RegisterEventIdentity| {
            let ((_, body, title), (_, of_other, other)) =
                (event_version_key(name), event_version_key(event));
            name.date != event.date && !body.is_empty() && (body, title) == (of_other, other)
        };
        let all = self.waiting_as.get(content)?.iter().copied();
        let mut same = all.filter(|name| is_but_for_the_day(name, event) || same_title(name));
        same.next()
    }

    /// The rows of all events outside `touched`.
    pub(super) fn rows_of_other_events(
        &self,
        touched: &HashSet<usize>,
    ) -> impl Iterator<Item = &'a EventCreditRow> {
        let left = self.events.iter().enumerate();
        left.filter(|(index, _)| !touched.contains(index))
            .flat_map(|(_, (_, rows))| rows.iter().copied())
            .collect::<Vec<_>>()
            .into_iter()
    }

    /// Matches each event with a credited one: by day, key, body and title, else by day and
    /// key, or day, body and title, with players in common, else by day and all awards. A key alone is not enough,
    /// since it comes from file name and id, and many clubs send in a `monday.xlsx`. A
    /// credited event matches by title only once. `named` gives the number of a player
    /// whose member is known.
    pub(super) fn match_events<'b>(
        &self,
        claims: &'b AwardClaims,
        ranges: &[std::ops::Range<usize>],
        contents: &[u64],
        named: impl Fn(u32) -> Option<&'b str>,
    ) -> Vec<Option<usize>> {
        let numbers = |index: usize| -> HashSet<&'b str> {
            let players = claims.awards[ranges[index].clone()].iter().map(|award| award.player);
            let typed = players
                .clone()
                .filter_map(|player| claims.players[player as usize].number.as_deref());
            typed.chain(players.filter_map(&named)).collect()
        };
        let mut taken: HashSet<usize> = HashSet::new();
        let mut found: Vec<Option<usize>> = Vec::with_capacity(claims.events.len());
        for (index, event) in claims.events.iter().enumerate() {
            let known = self.by_key.get(&(event.name.date, &*event.name.key));
            let known = known.and_then(|known| self.of_key(known, event, || numbers(index)));
            taken.extend(known);
            found.push(known);
        }
        for (index, event) in claims.events.iter().enumerate() {
            if found[index].is_some() || self.events.is_empty() {
                continue;
            }
            let Some(known) = self.by_name.get(&event_version_key(&event.name)) else { continue };
            let numbers = numbers(index);
            let fits = |known: &usize| !taken.contains(known) && self.shares(*known, &numbers);
            found[index] = known.iter().copied().find(fits);
            taken.extend(found[index]);
        }
        for (index, event) in claims.events.iter().enumerate() {
            if found[index].is_some() || ranges[index].len() < ENOUGH {
                continue;
            }
            let known = self.by_content.get(&*awards_fingerprint_text(contents[index]));
            let mut known = known.into_iter().flatten().copied();
            found[index] = known.find(|known| {
                self.identity(*known).date == event.name.date && !taken.contains(known)
            });
            taken.extend(found[index]);
        }
        found
    }

    /// Chooses among the credited events with an event's day and key: the one with its body
    /// and title, or one with players in common. Without a body, players must be in common,
    /// unless nothing is awarded. An amendment may only take back, so day and key are
    /// enough.
    fn of_key<'b>(
        &self,
        known: &[usize],
        event: &ClaimedEvent,
        numbers: impl FnOnce() -> HashSet<&'b str>,
    ) -> Option<usize> {
        let name = event_version_key(&event.name);
        let numbers = LazyCell::new(numbers);
        let (_, body, _) = &name;
        let told = !body.is_empty() || event.amends;
        let same = |known: &usize| {
            event_version_key(self.identity(*known)) == name
                && (told || numbers.is_empty() || self.shares(*known, &numbers))
        };
        let same = known.iter().copied().find(same);
        let same = same.or_else(|| known.first().copied().filter(|_| event.amends));
        same.or_else(|| known.iter().copied().find(|known| self.shares(*known, &numbers)))
    }

    /// Whether at least half of the players of the smaller event are in the other.
    fn shares(&self, known: usize, numbers: &HashSet<&str>) -> bool {
        let members = self.credited_members(known);
        let shared = members.iter().filter(|member| numbers.contains(&*member.number)).count();
        shared > 0 && shared * 2 >= members.len().min(numbers.len())
    }
}

/// Whether two events with so many equal awards are of two days of one evening, of which one is wrong.
fn is_another_day(
    one: &RegisterEventIdentity,
    other: &RegisterEventIdentity,
    awards: usize,
) -> bool {
    // Without a day it can be any.
    let (Some(day), Some(of_other)) = (one.date, other.date) else {
        return one.date != other.date && awards >= MIN_EQUAL_AWARDS_ON_OTHER_DAY;
    };
    if day == of_other {
        return false;
    }
    is_within_a_week(day, of_other)
        || event_version_key(one).1 == event_version_key(other).1
            && (awards >= ENOUGH_OF_ANY_DAY || is_possible_date_slip(day, of_other))
}

/// Whether two days are a week apart at most.
pub(super) fn is_within_a_week(one: Date, other: Date) -> bool {
    one.until(other).is_ok_and(|span| span.get_days().abs() <= MAX_DATE_ERROR_DAYS)
}

/// Whether two events differ only in the day.
fn is_but_for_the_day(one: &RegisterEventIdentity, other: &RegisterEventIdentity) -> bool {
    let ((_, body, title), (_, other_body, other_title)) =
        (event_version_key(one), event_version_key(other));
    one.date != other.date && one.key == other.key && body == other_body && title == other_title
}

/// The fingerprint of an event's awards as text: equal for equal awards in any file and
/// order.
pub(super) fn awards_fingerprint_text(content: u64) -> String {
    format!("{content:016x}")
}

/// The fingerprint of an event's awards, of all `contents`; of a pending event the one that the
/// register kept.
pub(super) fn event_awards_fingerprint(
    event: &ClaimedEvent,
    contents: &[u64],
    index: u32,
) -> Box<str> {
    match event.content.is_empty() {
        true => awards_fingerprint_text(contents[index as usize]).into(),
        false => event.content.clone(),
    }
}
