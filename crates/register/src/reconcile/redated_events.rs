//! Recognises an event that was credited, or is pending, under another day, or under another name on
//! the same day.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::ops::Range;

use model::MemberStatus;
use model::PointsByKind;
use model::register::RegisterEventIdentity;

use super::case_keys::{
    is_redated_event_key, is_same_event_key, redated_event_key, same_event_key,
};
use super::claims::ClaimedEvent;
use super::event_units::VersionedEvent;
use super::events::awards_fingerprint_text;
use super::ledger::ReconciliationState;
use super::nearly_same_event::NearlyEqualEvent;
use super::same_order_events::{count_nearly_ordered_players, min_pairs_in_same_order};
use super::{AwardFate, CaseKind, DoubtfulCase, PendingReason, Refusal, Verdict, event_told};

/// So many members with the same points of two events of a day, or so many in both, are asked if they
/// are most of them.
const FEWEST_EQUAL: usize = 4;
const FEWEST_SHARED: usize = 6;

/// How an event relates to credited and pending ones, under its day or another.
#[derive(Debug, Clone, Copy)]
pub(super) enum EarlierEventRelation<'a> {
    /// Credited before under this day: its index.
    Known(usize),
    /// Known under another day, which was corrected: the index of the credited event, if
    /// any, and the old name.
    Moved(Option<usize>, &'a RegisterEventIdentity),
    New,
    /// Pending a decision, or not counted.
    Settled,
}

impl<'a> ReconciliationState<'a> {
    /// Recognises an event known under another day and no longer returned with it: same
    /// file, id, body, title and awards, or many awards a few days apart, or nearly the same ones of one
    /// body. The registrar decides whether it is a second event or the same one.
    pub(super) fn recognise_redated_event(
        &mut self,
        unit: &VersionedEvent,
        ranges: &[Range<usize>],
        returned: &HashSet<usize>,
        doubled: &HashMap<u32, u32>,
    ) -> EarlierEventRelation<'a> {
        let [event] = unit.versions[..] else { return EarlierEventRelation::New };
        let own = ranges[event as usize].clone();
        let claims = self.claims;
        let ClaimedEvent { name, source, amends, waits_for, .. } = &claims.events[event as usize];
        let word = awards_fingerprint_text(self.contents[event as usize]);
        let mut others = self.credited.events_on_other_days(name, &word, own.len());
        let again = others.iter().any(|other| returned.contains(other));
        others.retain(|other| !returned.contains(other));
        if *amends
            || own.is_empty()
            || (is_redated_event_key(waits_for) && !is_same_event_key(waits_for) && again)
        {
            return EarlierEventRelation::New;
        }
        let (case, other) = if is_redated_event_key(waits_for) {
            (self.waiting_day_case(event), None)
        } else {
            match self.on_other_day(event, own.clone(), &others) {
                Some(other) => (self.day_case(name, source, other.1), Some(other)),
                None => match self.nearly_same_event(event, own.clone(), returned) {
                    Some(nearly) => {
                        let other = (nearly.known, nearly.name);
                        (self.nearly_case(name, source, nearly), Some(other))
                    }
                    None => match self.of_this_day(event, own.clone()) {
                        Some(other) => (self.evening_case(name, source, other), None),
                        None => match doubled.get(&event) {
                            Some(other) => (self.doubled_case(event, *other), None),
                            None => return EarlierEventRelation::New,
                        },
                    },
                },
            }
        };
        if self.verdict_on_case(case) != Some(&Verdict::Count) {
            self.asked_of.extend(other.and_then(|(known, _)| known));
        }
        let fate = match (self.verdict_on_case(case), other) {
            (Some(Verdict::Count), _) => return EarlierEventRelation::New,
            (Some(_), Some((known, name))) => return EarlierEventRelation::Moved(known, name),
            (Some(_), None) => AwardFate::Refused(Refusal::Ignored),
            (None, _) => AwardFate::Pending(PendingReason::Undecided(case)),
        };
        self.refuse_event_copies(unit, ranges);
        own.for_each(|claim| self.fates[claim] = fate);
        EarlierEventRelation::Settled
    }

    /// Whether the pending awards of an event now count under its corrected day.
    pub(super) fn is_counted_under_other_day(
        &mut self,
        unit: &VersionedEvent,
        ranges: &[Range<usize>],
        moved: &HashMap<&RegisterEventIdentity, u32>,
    ) -> bool {
        let [event] = unit.versions[..] else { return false };
        let ClaimedEvent { name, content, .. } = &self.claims.events[event as usize];
        // Only pending events have a `content`.
        let Some(to) = moved.get(name).filter(|_| !content.is_empty()) else { return false };
        let fate = AwardFate::Refused(Refusal::Copy(*to));
        ranges[event as usize].clone().for_each(|claim| self.fates[claim] = fate);
        true
    }

    /// The event of another day that an event probably is.
    fn on_other_day(
        &self,
        event: u32,
        own: Range<usize>,
        others: &[usize],
    ) -> Option<(Option<usize>, &'a RegisterEventIdentity)> {
        let ClaimedEvent { name, content, .. } = &self.claims.events[event as usize];
        if !content.is_empty() {
            // Pending; the returned events are compared with it.
            return None;
        }
        let content = awards_fingerprint_text(self.contents[event as usize]);
        let same = |other: &&usize| match self.credited.awards_fingerprint(**other) {
            "" => self.holds_the_same(own.clone(), **other),
            known => *known == *content,
        };
        if let Some(other) = others.iter().find(same) {
            return Some((Some(*other), self.credited.identity(*other)));
        }
        let waiting = self.credited.pending_on_other_day(name, &content)?;
        // If the old day is returned too, it is another event.
        let carried = |event: &ClaimedEvent| event.name == *waiting && !event.content.is_empty();
        self.claims.events.iter().any(carried).then_some((None, waiting))
    }

    /// A credited event of the same day, of another name, that is probably the same evening in another
    /// file: most of its awards are the same, most of its members, or their order.
    fn of_this_day(&self, event: u32, own: Range<usize>) -> Option<&'a RegisterEventIdentity> {
        let ClaimedEvent { name, content, format, .. } = &self.claims.events[event as usize];
        let others = self.credited.events_of_day(name.date);
        if others.is_empty() || !content.is_empty() {
            return None;
        }
        let mut won: BTreeMap<u32, PointsByKind> = BTreeMap::new();
        for award in &self.claims.awards[own] {
            if let Some(member) = self.probable_member(award.player) {
                won.entry(member).or_default().add(award.kind, award.points);
            }
        }
        let is_same = |other: &&usize| {
            let all = self.credited.credited_members(**other);
            let held = all
                .iter()
                .filter_map(|own| Some((self.member_of_number(&own.number)?, own.points)));
            let held: BTreeMap<u32, PointsByKind> = held.collect();
            let most = won.len().max(all.len());
            let shared = held.keys().filter(|member| won.contains_key(member)).count();
            let equal = held.iter().filter(|(member, points)| won.get(member) == Some(points));
            let equal = equal.count();
            equal >= FEWEST_EQUAL && equal * 2 >= most
                || shared >= FEWEST_SHARED && shared * 4 >= most * 3
                || min_pairs_in_same_order(name, self.credited.identity(**other)).is_some_and(
                    |needed| count_nearly_ordered_players(&won, &held, *format, needed).is_some(),
                )
        };
        others.iter().find(is_same).map(|other| self.credited.identity(*other))
    }

    /// The member of a player, or the one who is suggested.
    pub(super) fn probable_member(&self, player: u32) -> Option<u32> {
        let suggested = self.case_of_player[player as usize]
            .and_then(|case| self.cases[case as usize].suggested);
        self.member_of_player(player).or(suggested)
    }

    /// Whether every member won exactly what was credited for an event whose fingerprint
    /// was not kept.
    fn holds_the_same(&self, own: Range<usize>, other: usize) -> bool {
        // Awards of lapsed members are pending on any day.
        let active = |row: &u32| self.members[*row as usize].status == MemberStatus::Active;
        let mut won: BTreeMap<u32, PointsByKind> = BTreeMap::new();
        for award in &self.claims.awards[own] {
            if let Some(member) = self.member_of_player(award.player).filter(active) {
                won.entry(member).or_default().add(award.kind, award.points);
            }
        }
        let mut held: BTreeMap<u32, PointsByKind> = BTreeMap::new();
        for credited in self.credited.credited_members(other) {
            let Some(member) = self.member_of_number(&credited.number) else { return false };
            if active(&member) {
                held.entry(member).or_default().add_all(&credited.points);
            }
        }
        !held.is_empty() && held == won
    }

    /// The case on which pending awards of the register depend.
    fn waiting_day_case(&mut self, event: u32) -> u32 {
        let ClaimedEvent { name, waits_for, .. } = &self.claims.events[event as usize];
        self.add_or_find_case(DoubtfulCase {
            key: waits_for.clone(),
            evidence: format!("{}, which is pending in the register", event_told(name)),
            ..event_case(name)
        })
    }

    /// A case for an event that is probably known under another name.
    fn evening_case(
        &mut self,
        name: &RegisterEventIdentity,
        source: &str,
        other: &RegisterEventIdentity,
    ) -> u32 {
        let told = "was credited to mostly the same players";
        let why = "another event of that day was credited to the same players";
        self.known_case(name, source, other, &other.key, told, why)
    }

    /// A case for an event whose awards are nearly those of a credited one.
    fn nearly_case(
        &mut self,
        name: &RegisterEventIdentity,
        source: &str,
        nearly: NearlyEqualEvent<'_>,
    ) -> u32 {
        let NearlyEqualEvent { name: other, equal, all, in_order, .. } = nearly;
        let (told, why) = match in_order {
            None => (
                format!("awarded {equal} of {all} players the same points"),
                "nearly the same awards of the same players",
            ),
            Some(shared) => (
                format!("awarded {shared} of its players points in the same order"),
                "the same players at the same places, with other awards",
            ),
        };
        self.known_case(name, source, other, &day_of(other), &told, why)
    }

    /// A case for an event that is probably one of another file, both of which come in together.
    fn doubled_case(&mut self, event: u32, other: u32) -> u32 {
        let claims = self.claims;
        let [own, other] = [event, other].map(|event| &claims.events[event as usize]);
        let [day, of_other] = [own, other].map(|event| day_of(&event.name));
        self.add_or_find_case(DoubtfulCase {
            key: same_event_key(&own.name.key, &day, [&of_other, &other.name.key]),
            evidence: format!(
                "{} in {}; {} in {} awards the same points to the same players",
                event_told(&own.name),
                own.source,
                event_told(&other.name),
                other.source
            ),
            reasons: vec!["the same players at the same places in another file".to_string()],
            ..event_case(&own.name)
        })
    }

    /// A case for an event that is known under another day.
    fn day_case(
        &mut self,
        name: &RegisterEventIdentity,
        source: &str,
        other: &RegisterEventIdentity,
    ) -> u32 {
        let told = "awarded the same points to the same players";
        self.known_case(name, source, other, &day_of(other), told, ON_ANOTHER_DAY)
    }

    /// A case for an event, with what is told of a known one and why the two may be one. `apart` is
    /// what tells the known one from others in the key.
    fn known_case(
        &mut self,
        name: &RegisterEventIdentity,
        source: &str,
        other: &RegisterEventIdentity,
        apart: &str,
        told: &str,
        why: &str,
    ) -> u32 {
        self.add_or_find_case(DoubtfulCase {
            key: redated_event_key(&name.key, [&day_of(name), apart]),
            evidence: format!("{} in {source}; {} {told}", event_told(name), event_told(other)),
            reasons: vec![why.to_string()],
            ..event_case(name)
        })
    }
}

/// The day of an event; empty without one.
fn day_of(name: &RegisterEventIdentity) -> String {
    name.date.map(|day| day.to_string()).unwrap_or_default()
}

/// Why an event that is known under another day may be the same one.
const ON_ANOTHER_DAY: &str = "the same awards of the same players on another day";

/// A case for an event that is known under another day, or another name.
fn event_case(name: &RegisterEventIdentity) -> DoubtfulCase {
    DoubtfulCase {
        kind: CaseKind::Event,
        name: name.title.clone(),
        club: name.organiser.clone(),
        suggestion: "ignore",
        reasons: vec![ON_ANOTHER_DAY.to_string()],
        ..DoubtfulCase::default()
    }
}
