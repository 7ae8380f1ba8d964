//! Decides the fate of each award: credited to a member, pending, or refused.
//!
//! Every run keeps this invariant: the points that came in equal those credited, pending
//! and refused, to the last hundredth. A member has one award of each kind for an event. A
//! return lists everything that was won: members hold afterwards what the return and the
//! decisions give them, whatever was credited before. Earlier credits are taken back first,
//! so that corrections are pairs of movements (WBU 1.11.1). Pending awards only add.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::ops::Range;

use jiff::civil::Date;

use crate::problems;
use model::problem::ProblemPlace;
use model::register::RegisterEventIdentity;
use model::{AwardKind, Exact, MemberStatus, PointsByKind, StableSort};

use super::amending::{AmendedPointsByMember, UnfitAmendment};
use super::case_keys::{certificate_credit_key, is_points_moved_to_others_key};
use super::claims::ClaimedEvent;
use super::credited_rows::{EventCredits, MemberPointsOfKind, points_text};
use super::duplicate_awards::AwardCopies;
use super::earlier_certificates::CountedCertificates;
use super::event_units::{VersionedEvent, versioned_events};
use super::events::event_relations;
use super::ledger::{MatchCertainty, MemberClaim, PlayerIdentity, ReconciliationState};
use super::past_credits::PastEventCredits;
use super::redated_events::EarlierEventRelation;
use super::same_event::ClaimsCountedByCase;
use super::{AwardFate, PendingReason, PostingOrigin, ProblemFile, Refusal, event_told};

/// One of the events in a [`Group`].
#[derive(Debug)]
struct Part {
    /// The index of the event, in its first version.
    event: u32,
    won: Option<Date>,
    amends: bool,
    /// Whether it lists everything that was won, not only pending or amended awards.
    whole: bool,
}

/// The awards of one kind that count for a member.
#[derive(Debug)]
struct Entry {
    member: u32,
    kind: AwardKind,
    /// The event, an index into [`Group::parts`].
    part: usize,
    /// Whether they replace earlier credits.
    replaces: bool,
    claims: Vec<u32>,
}

/// An event with awards, and how it relates to credited ones.
struct EventOnDay<'a> {
    unit: &'a VersionedEvent,
    on_day: EarlierEventRelation<'a>,
}

/// What events are credited by.
struct CreditingInputs<'a> {
    /// The claims of each event.
    ranges: &'a [Range<usize>],
    /// The certificates counted before.
    papers: CountedCertificates,
}

/// The events that together make up one that was credited before, or a new one.
#[derive(Debug, Default)]
struct Group {
    parts: Vec<Part>,
    entries: Vec<Entry>,
    /// What was credited for it before.
    before: PastEventCredits,
    /// Decided cases by which claims count, other than those about players.
    by: ClaimsCountedByCase,
    /// Whether it was credited under another day; Gold Points fade from the new day.
    moved_day: bool,
    /// The amended points of members, each with its position among the parts.
    amended: Vec<(usize, AmendedPointsByMember)>,
}

impl Group {
    /// The event whose return lists everything that was won.
    fn whole(&self) -> Option<&Part> {
        self.parts.iter().find(|part| part.whole)
    }
}

impl ReconciliationState<'_> {
    /// Decides the fate of every award, or returns the amendments that do not fit what was credited.
    pub(super) fn credit_awards(&mut self, ranges: &[Range<usize>]) -> Vec<UnfitAmendment> {
        let (versions, contents) = event_relations(self.claims, ranges, &self.persons_of_players());
        self.contents = contents;
        let units = versioned_events(self.claims, &versions, ranges);
        self.find_first_versions(&units);
        self.copies = AwardCopies::find(self.claims, &units, ranges, &mut self.on_paper);
        self.settle_all_players(&units, ranges);
        let named = |player: u32| {
            self.member_of_player(player).map(|own| &*self.members[own as usize].number)
        };
        let before = self.credited.match_events(self.claims, ranges, &self.contents, named);
        let unfit = self.unfit_amendments(&units, &before);
        if !unfit.is_empty() {
            return unfit;
        }
        let returned = self.returned(ranges, &before);
        let doubled = self.events_of_same_evening(&units, ranges, &before);
        let awarded = awarded(ranges, &before);
        let inputs = CreditingInputs { ranges, papers: CountedCertificates::new(self) };
        let mut on_days: Vec<EventOnDay<'_>> = Vec::with_capacity(units.len());
        for unit in &units {
            let all = unit.versions.iter().chain(unit.copies.iter().map(|(copy, _)| copy));
            let known = all.filter_map(|event| before[*event as usize]).min();
            let nothing = self.awards_nothing(unit, ranges);
            let on_day = match known {
                Some(known) if nothing && awarded.contains(&known) => continue,
                Some(known) => EarlierEventRelation::Known(known),
                None if nothing => continue,
                None => self.recognise_redated_event(unit, ranges, &returned, &doubled),
            };
            on_days.push(EventOnDay { unit, on_day });
        }
        self.report_dropped_events(&before);
        let touched = self.credit_events(&on_days, &inputs);
        self.keep_credits_of_other_events(&touched);
        Vec::new()
    }

    /// Credits events, those that are parts of one credited before together; returns the events
    /// credited before that changed.
    fn credit_events(
        &mut self,
        events: &[EventOnDay<'_>],
        inputs: &CreditingInputs<'_>,
    ) -> HashSet<usize> {
        let moved: HashMap<&RegisterEventIdentity, u32> = events
            .iter()
            .filter_map(|EventOnDay { unit, on_day }| match on_day {
                EarlierEventRelation::Moved(_, name) => Some((*name, unit.versions[0])),
                _ => None,
            })
            .collect();
        let mut of_known: BTreeMap<usize, Vec<&VersionedEvent>> = BTreeMap::new();
        let mut touched = HashSet::new();
        for EventOnDay { unit, on_day } in events {
            if self.is_counted_under_other_day(unit, inputs.ranges, &moved) {
                continue;
            }
            match *on_day {
                EarlierEventRelation::Known(known)
                | EarlierEventRelation::Moved(Some(known), _) => {
                    of_known.entry(known).or_default().push(unit);
                }
                EarlierEventRelation::New | EarlierEventRelation::Moved(None, _) => {
                    self.credit_group(&[unit], inputs, None, &mut touched);
                }
                EarlierEventRelation::Settled => {}
            }
        }
        for (known, units) in of_known {
            self.credit_group(&units, inputs, Some(known), &mut touched);
        }
        touched
    }

    /// The events credited before that are returned again with awards.
    fn returned(&self, ranges: &[Range<usize>], before: &[Option<usize>]) -> HashSet<usize> {
        let awards = |range: &Range<usize>| {
            self.claims.awards[range.clone()].iter().any(|award| !award.carried)
        };
        let returned = ranges.iter().zip(before).filter(|(range, _)| awards(range));
        returned.filter_map(|(_, known)| *known).collect()
    }

    /// Refuses the copies of an event: they count in another file.
    pub(super) fn refuse_event_copies(&mut self, unit: &VersionedEvent, ranges: &[Range<usize>]) {
        for (copy, of) in &unit.copies {
            for claim in ranges[*copy as usize].clone() {
                self.fates[claim] = AwardFate::Refused(Refusal::Copy(*of));
            }
        }
    }

    /// Whether an event is final and awards nothing.
    fn awards_nothing(&self, unit: &VersionedEvent, ranges: &[Range<usize>]) -> bool {
        let nothing = |event: &u32| {
            let event = *event as usize;
            ranges[event].is_empty() && self.claims.events[event].stands
        };
        unit.versions.iter().all(nothing)
    }

    /// Credits the events of one group; `known` is the event credited before, if any.
    fn credit_group(
        &mut self,
        units: &[&VersionedEvent],
        inputs: &CreditingInputs<'_>,
        known: Option<usize>,
        touched: &mut HashSet<usize>,
    ) {
        let before = PastEventCredits::for_event(self, known);
        let parts = units.iter().map(|unit| self.part(unit, inputs.ranges)).collect();
        let mut group = Group { parts, before, ..Group::default() };
        for (part, unit) in units.iter().enumerate() {
            self.refuse_event_copies(unit, inputs.ranges);
            self.claim(unit, inputs, part, &mut group);
        }
        group.entries.arrange_by_key(|entry| (entry.member, entry.kind, entry.part));
        let other_day = |part: &Part| {
            let day = self.claims.events[part.event as usize].name.date;
            known.is_some_and(|known| self.credited.identity(known).date != day)
        };
        group.moved_day = group.whole().is_some_and(other_day);
        if self.waits_as_replaced(units, inputs, known, &group, touched) {
            return;
        }
        let (held, moved) = self.settle_entries(&group);
        if !moved && known.is_none() {
            return;
        }
        if let Some(whole) = group.whole() {
            self.report_changed_points(whole.event, &group.before, &held);
            self.report_reappearing_event(whole.event, known, &group.before, &held);
        }
        let by = self.keys_of(&group);
        if !moved && by == group.before.case_keys() && !group.moved_day {
            return;
        }
        touched.extend(known);
        let content: Box<str> = match (group.whole(), known) {
            (Some(part), _) => self.awards_fingerprint(part.event),
            (None, Some(known)) => self.credited.awards_fingerprint(known).into(),
            (None, None) => self.claims.events[group.parts[0].event as usize].content.clone(),
        };
        let event = match (group.whole(), known) {
            (Some(part), _) => self.claims.events[part.event as usize].name.clone(),
            (None, Some(known)) => self.credited.identity(known).clone(),
            (None, None) => self.claims.events[group.parts[0].event as usize].name.clone(),
        };
        let strangers = group.before.strangers;
        self.record_event_credits(EventCredits { event, content, held, by, strangers });
    }

    /// Whether the return of a credited event waits, since it gives the points of many members to
    /// others; then only what was pending is credited.
    fn waits_as_replaced(
        &mut self,
        units: &[&VersionedEvent],
        inputs: &CreditingInputs<'_>,
        known: Option<usize>,
        group: &Group,
        touched: &mut HashSet<usize>,
    ) -> bool {
        let Some(whole) = group.whole().filter(|_| known.is_some()) else { return false };
        let getting = group.entries.iter().map(|entry| entry.member).collect();
        let Some(fate) = self.fate_of_replacing_awards(whole.event, &group.before, &getting) else {
            return false;
        };
        let (waiting, rest): (Vec<_>, Vec<_>) =
            units.iter().zip(&group.parts).partition(|(_, part)| part.whole);
        for event in waiting.iter().flat_map(|(unit, _)| &unit.versions) {
            inputs.ranges[*event as usize].clone().for_each(|claim| self.fates[claim] = fate);
        }
        let rest: Vec<&VersionedEvent> = rest.into_iter().map(|(unit, _)| *unit).collect();
        if !rest.is_empty() {
            self.credit_group(&rest, inputs, known, touched);
        }
        true
    }

    fn part(&self, unit: &VersionedEvent, ranges: &[Range<usize>]) -> Part {
        let event = unit.versions[0];
        let ClaimedEvent { won, amends, .. } = self.claims.events[event as usize];
        let returned = unit.versions.iter().any(|event| {
            self.claims.awards[ranges[*event as usize].clone()].iter().any(|award| !award.carried)
        });
        let replaces = is_points_moved_to_others_key(&self.claims.events[event as usize].waits_for);
        let whole = !amends && (returned || replaces || self.awards_nothing(unit, ranges));
        Part { event, won, amends, whole }
    }

    /// Adds the claims of members to the group; decides the fates of all other claims.
    fn claim(
        &mut self,
        unit: &VersionedEvent,
        inputs: &CreditingInputs<'_>,
        part: usize,
        group: &mut Group,
    ) {
        let before = &group.before;
        let counting = self.claims_that_may_count(unit, inputs.ranges, before, &mut group.by);
        // A return makes an amendment of its event redundant.
        let instead = group.whole().filter(|_| group.parts[part].amends).map(|whole| whole.event);
        if let Some(whole) = instead {
            let copy = AwardFate::Refused(Refusal::Copy(whole));
            counting.iter().for_each(|claim| self.fates[*claim as usize] = copy);
            self.report_superseded_amendment(unit, whole);
            return;
        }
        let Part { event, whole, .. } = group.parts[part];
        let name = &self.claims.events[event as usize].name;
        let mut amended = self.amended_points(unit);
        let first = group.entries.len();
        let lives = self.claims_of_members(&counting, before);
        for of_kind in lives.chunk_by(|a, b| (a.member, a.kind) == (b.member, b.kind)) {
            let MemberClaim { member, kind, .. } = of_kind[0];
            let old = before.member_points(member, kind);
            let amendment = amended.get(&(member, kind));
            let claims = match (amendment, old.is_zero() || whole) {
                (Some(_), false) => of_kind.iter().map(|live| live.claim).collect(),
                (_, true) => self.select_counting_awards(of_kind, name, before, &mut group.by),
                (None, false) => {
                    self.select_additional_awards(of_kind, name, old, before, &mut group.by)
                }
            };
            if !claims.is_empty() {
                let replaces = whole || amendment.is_some();
                group.entries.push(Entry { member, kind, part, replaces, claims });
            }
        }
        // Members who get an award have their amendment settled with it.
        amended.retain(|who, _| !lives.iter().any(|live| (live.member, live.kind) == *who));
        group.amended.push((part, amended));
        self.set_against_papers(&inputs.papers, group, first);
    }

    /// Refuses awards that equal a certificate counted before in day and points: only one
    /// of the two counts.
    fn set_against_papers(
        &mut self,
        papers: &CountedCertificates,
        group: &mut Group,
        first: usize,
    ) {
        if papers.is_empty() {
            return;
        }
        let mut refused = Vec::new();
        let entries = &group.entries[first..];
        for own in entries.chunk_by(|a, b| a.member == b.member) {
            let member = own[0].member;
            let held = group.before.all_member_points(member) != PointsByKind::default();
            let claims: Vec<u32> = own.iter().flat_map(|entry| entry.claims.clone()).collect();
            let part = &group.parts[own[0].part];
            if let Some(fate) =
                self.fate_by_earlier_certificate(papers, member, held, part.event, &claims)
            {
                claims.iter().for_each(|claim| self.fates[*claim as usize] = fate);
                refused.push(member);
            }
        }
        let mut at = 0;
        group.entries.retain(|entry| {
            at += 1;
            at <= first || !refused.contains(&entry.member)
        });
    }

    /// Credits what counts and takes back what no longer does. Returns the points held
    /// afterwards, by member and kind, and whether anything moved.
    fn settle_entries(&mut self, group: &Group) -> (Vec<MemberPointsOfKind>, bool) {
        let before = &group.before;
        let mut held: Vec<MemberPointsOfKind> = Vec::with_capacity(group.entries.len());
        let mut moved = false;
        for own in group.entries.chunk_by(|a, b| (a.member, a.kind) == (b.member, b.kind)) {
            let (member, kind) = (own[0].member, own[0].kind);
            let old = before.member_points(member, kind);
            let points = self.settle_own(own, old, group);
            moved |= points != old;
            held.push(MemberPointsOfKind { member, kind, points });
        }
        let is_entered = |who: &(u32, AwardKind)| {
            group.entries.binary_search_by_key(who, |entry| (entry.member, entry.kind)).is_ok()
        };
        let amended = self.taken_back(group, is_entered);
        for (who, old) in before.points_by_member().iter().filter(|(who, _)| !is_entered(who)) {
            let (member, kind) = *who;
            let part = match group.whole() {
                Some(whole) => Some(whole),
                None => {
                    amended.iter().find(|(known, _)| known == who).map(|(_, at)| &group.parts[*at])
                }
            };
            let back = part.filter(|part| self.takes_back(part, member, kind, *old));
            moved |= back.is_some();
            let points = if back.is_some() { Exact::ZERO } else { *old };
            held.push(MemberPointsOfKind { member, kind, points });
        }
        self.report_unknown_numbers(group);
        held.arrange_by_key(|held| (held.member, held.kind));
        (held, moved)
    }

    /// What amendments take back, each with the position of its event.
    fn taken_back(
        &mut self,
        group: &Group,
        is_entered: impl Fn(&(u32, AwardKind)) -> bool,
    ) -> Vec<((u32, AwardKind), usize)> {
        let mut found = Vec::new();
        if group.whole().is_some() {
            return found;
        }
        for (at, amended) in &group.amended {
            let back = self.members_and_kinds_taken_back(amended, &is_entered, &group.before);
            found.extend(back.into_iter().map(|who| (who, *at)));
        }
        found
    }

    /// Settles a member's awards of a kind; returns the points held afterwards.
    fn settle_own(&mut self, own: &[Entry], old: Exact, group: &Group) -> Exact {
        let (member, kind) = (own[0].member, own[0].kind);
        let replaces = group.whole().is_some() || own.iter().any(|entry| entry.replaces);
        let base = if replaces { Exact::ZERO } else { old };
        let claims = || own.iter().flat_map(|entry| entry.claims.iter().map(move |c| (entry, *c)));
        let points_of = |ledger: &Self, claim: u32| ledger.claims.awards[claim as usize].points;
        let sum: Exact = claims().map(|(_, claim)| points_of(self, claim)).sum();
        let lapsed = self.members[member as usize].status == MemberStatus::Lapsed;
        let fades_from_then = kind == AwardKind::Gold && group.moved_day && !lapsed;
        if base + sum == old && !fades_from_then {
            let fate = AwardFate::Refused(Refusal::Registered(member));
            claims().for_each(|(_, claim)| self.fates[claim as usize] = fate);
            return old;
        }
        let part = &group.parts[own[0].part];
        if !self.members[member as usize].sound {
            let fate = AwardFate::Pending(PendingReason::Unsound(member));
            claims().for_each(|(_, claim)| self.fates[claim as usize] = fate);
            if replaces && !old.is_zero() {
                self.report_not_taken_back(part, member, old, kind);
            }
            return old;
        }
        let later = |entry: &Entry| group.parts[entry.part].won > Some(self.terms.as_of);
        let fates: Vec<(u32, AwardFate)> = claims()
            .map(|(entry, claim)| match (later(entry), lapsed) {
                (true, _) => (claim, AwardFate::Pending(PendingReason::Later)),
                (false, true) => (claim, AwardFate::Pending(PendingReason::Lapsed(member))),
                (false, false) => (claim, AwardFate::Credited(member)),
            })
            .collect();
        if replaces && !old.is_zero() {
            let back = Exact::ZERO - old;
            self.post_points(member, part.won, PostingOrigin::Reversed(part.event), kind, back);
        }
        let mut now = base;
        for (claim, fate) in fates {
            self.fates[claim as usize] = fate;
            if let AwardFate::Credited(_) = fate {
                let (points, event) =
                    (points_of(self, claim), self.claims.awards[claim as usize].event);
                let won = self.claims.events[event as usize].won;
                self.post_points(member, won, PostingOrigin::Award(claim), kind, points);
                now = now + points;
            }
        }
        now
    }

    /// Takes back a member's points; `false` if the member's row is invalid.
    fn takes_back(&mut self, part: &Part, member: u32, kind: AwardKind, old: Exact) -> bool {
        if !self.members[member as usize].sound {
            self.report_not_taken_back(part, member, old, kind);
            return false;
        }
        let back = Exact::ZERO - old;
        self.post_points(member, part.won, PostingOrigin::Reversed(part.event), kind, back);
        true
    }

    fn report_not_taken_back(&mut self, part: &Part, member: u32, old: Exact, kind: AwardKind) {
        let number = self.members[member as usize].number.to_string();
        let why = "the row of that member cannot be read".to_string();
        self.not_taken_back(
            part,
            number,
            format!("{} {}", old.to_decimal(), kind.full_name()),
            why,
        );
    }

    fn not_taken_back(&mut self, part: &Part, number: String, points: String, why: String) {
        let ClaimedEvent { name, source, .. } = &self.claims.events[part.event as usize];
        let (place, event) = (ProblemFile::Season(source.clone()), event_told(name));
        let trouble = problems::NotTakenBack { number, points, event, why };
        self.report_problem(place, trouble.into(), ProblemPlace::File);
    }

    /// Reports credits that the return no longer has but whose number is unknown or on
    /// several rows.
    fn report_unknown_numbers(&mut self, group: &Group) {
        let before = &group.before;
        let Some(whole) = group.whole().filter(|_| !before.strangers.is_empty()) else { return };
        let all = group.parts.iter().flat_map(|part| {
            let claims = self.claims.event_claims(part.event).iter();
            claims.filter_map(|award| self.claims.players[award.player as usize].number.clone())
        });
        let typed: HashSet<Box<str>> = all.collect();
        for stranger in before.strangers.iter().filter(|known| !typed.contains(&known.number)) {
            let why = match self.is_ambiguous_number(&stranger.number) {
                true => "that number is on several rows".to_string(),
                false => "nobody in the register has that number".to_string(),
            };
            let points = points_text(&stranger.points);
            self.not_taken_back(whole, stranger.number.to_string(), points, why);
        }
    }

    /// The keys by which members were credited, sorted: cases about uncertain players,
    /// other decided cases, and certificates.
    fn keys_of(&self, group: &Group) -> Vec<(u32, Box<str>)> {
        let mut by: Vec<(u32, Box<str>)> = Vec::new();
        let whole = group.whole().is_some();
        for entry in &group.entries {
            for claim in &entry.claims {
                let counts = matches!(
                    self.fates[*claim as usize],
                    AwardFate::Credited(_) | AwardFate::Refused(Refusal::Registered(_))
                );
                if !counts {
                    continue;
                }
                let award = self.claims.awards[*claim as usize];
                let certain =
                    PlayerIdentity::Member { member: entry.member, sure: MatchCertainty::Certain };
                // A number on rows that were merged speaks only as long as they are.
                let by_merge = self.has_number_on_merged_rows(award.player);
                if by_merge || self.player_identity_in_event(&award) != certain {
                    by.push((entry.member, self.player_case_key(award.player).into()));
                }
                for claim in self.copies.claim_with_copies(*claim) {
                    let numbers = self.claims.certificate_numbers_of_award(claim).iter();
                    by.extend(numbers.map(|number| (entry.member, certificate_credit_key(number))));
                }
                if !group.by.is_empty() {
                    let cases = group.by.iter().filter(|(known, _)| known == claim);
                    by.extend(cases.map(|(_, key)| (entry.member, key.clone())));
                }
            }
        }
        if !group.before.case_keys().is_empty() {
            let stays = |member: u32| !whole || !self.members[member as usize].sound;
            by.extend(
                group.before.case_keys().iter().filter(|(member, _)| stays(*member)).cloned(),
            );
        }
        by.sort_unstable();
        by.dedup();
        by
    }
}

/// The events credited before that have awards now.
fn awarded(ranges: &[Range<usize>], before: &[Option<usize>]) -> HashSet<usize> {
    ranges.iter().zip(before).filter_map(|(own, known)| known.filter(|_| !own.is_empty())).collect()
}
