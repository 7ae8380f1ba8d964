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
use model::register::EventIdentity;
use model::{AwardKind, Exact, MemberStatus, PointsByKind, StableSort};

use super::amending::{AmendedOf, Unfit};
use super::case_keys::{is_replaced, on_certificate};
use super::claims::ClaimedEvent;
use super::credited_rows::{EventCredits, MemberPoints, points_told};
use super::decisions::TAKE_BACK;
use super::duplicate_awards::Copies;
use super::earlier_certificates::PapersBefore;
use super::event_units::{Unit, units};
use super::events::versions;
use super::ledger::{Certainty, Identified, Ledger, LiveClaim};
use super::past_credits::PastCredits;
use super::redated_events::DayRelation;
use super::same_event::CountedBy;
use super::{AwardFate, Origin, PendingReason, ProblemFile, Refusal, event_told};

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

/// What events are credited by.
struct CreditingInputs<'a> {
    /// The claims of each event.
    ranges: &'a [Range<usize>],
    /// The certificates counted before.
    papers: PapersBefore,
}

/// The events that together make up one that was credited before, or a new one.
#[derive(Debug, Default)]
struct Group {
    parts: Vec<Part>,
    entries: Vec<Entry>,
    /// What was credited for it before.
    before: PastCredits,
    /// Decided cases by which claims count, other than those about players.
    by: CountedBy,
    /// Whether it was credited under another day; Gold Points fade from the new day.
    moved_day: bool,
    /// The amended points of members, each with its position among the parts.
    amended: Vec<(usize, AmendedOf)>,
}

impl Group {
    /// The event whose return lists everything that was won.
    fn whole(&self) -> Option<&Part> {
        self.parts.iter().find(|part| part.whole)
    }
}

impl Ledger<'_> {
    /// Decides the fate of every award, or returns the amendments that do not fit what was credited.
    pub(super) fn credit(&mut self, ranges: &[Range<usize>]) -> Vec<Unfit> {
        let (versions, contents) = versions(self.claims, ranges, &self.persons());
        self.contents = contents;
        let units = units(self.claims, &versions, ranges);
        self.find_first_versions(&units);
        self.copies = Copies::find(self.claims, &units, ranges, &mut self.on_paper);
        self.settle_all(&units, ranges);
        let named =
            |player: u32| self.member_of(player).map(|own| &*self.members[own as usize].number);
        let before = self.credited.find(self.claims, ranges, &self.contents, named);
        let unfit = self.unfit(&units, &before);
        if !unfit.is_empty() {
            return unfit;
        }
        let returned = self.returned(ranges, &before);
        let doubled = self.doubled(&units, ranges, &before);
        let awarded = awarded(ranges, &before);
        let inputs = CreditingInputs { ranges, papers: PapersBefore::new(self) };
        let mut on_days: Vec<(&Unit, DayRelation)> = Vec::with_capacity(units.len());
        let mut moved: HashMap<&EventIdentity, u32> = HashMap::new();
        for unit in &units {
            let all = unit.versions.iter().chain(unit.copies.iter().map(|(copy, _)| copy));
            let known = all.filter_map(|event| before[*event as usize]).min();
            let nothing = self.awards_nothing(unit, ranges);
            let on_day = match known {
                Some(known) if nothing && awarded.contains(&known) => continue,
                Some(known) => DayRelation::Known(known),
                None if nothing => continue,
                None => self.on_day(unit, ranges, &returned, &doubled),
            };
            if let DayRelation::Moved(_, name) = on_day {
                moved.insert(name, unit.versions[0]);
            }
            on_days.push((unit, on_day));
        }
        self.report_gone(&before);
        // Several events may be parts of one that was credited before: they are credited
        // together.
        let mut of_known: BTreeMap<usize, Vec<&Unit>> = BTreeMap::new();
        let mut touched = HashSet::new();
        for (unit, on_day) in on_days {
            if self.waits_elsewhere(unit, ranges, &moved) {
                continue;
            }
            match on_day {
                DayRelation::Known(known) | DayRelation::Moved(Some(known), _) => {
                    of_known.entry(known).or_default().push(unit);
                }
                DayRelation::New | DayRelation::Moved(None, _) => {
                    self.credit_group(&[unit], &inputs, None, &mut touched);
                }
                DayRelation::Settled => {}
            }
        }
        for (known, units) in of_known {
            self.credit_group(&units, &inputs, Some(known), &mut touched);
        }
        self.keep_untouched(&touched);
        Vec::new()
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
    pub(super) fn refuse_copies(&mut self, unit: &Unit, ranges: &[Range<usize>]) {
        for (copy, of) in &unit.copies {
            for claim in ranges[*copy as usize].clone() {
                self.fates[claim] = AwardFate::Refused(Refusal::Copy(*of));
            }
        }
    }

    /// Whether an event is final and awards nothing.
    fn awards_nothing(&self, unit: &Unit, ranges: &[Range<usize>]) -> bool {
        let nothing = |event: &u32| {
            let event = *event as usize;
            ranges[event].is_empty() && self.claims.events[event].stands
        };
        unit.versions.iter().all(nothing)
    }

    /// Credits the events of one group; `known` is the event credited before, if any.
    fn credit_group(
        &mut self,
        units: &[&Unit],
        inputs: &CreditingInputs<'_>,
        known: Option<usize>,
        touched: &mut HashSet<usize>,
    ) {
        let before = PastCredits::find(self, known);
        let parts = units.iter().map(|unit| self.part(unit, inputs.ranges)).collect();
        let mut group = Group { parts, before, ..Group::default() };
        for (part, unit) in units.iter().enumerate() {
            self.refuse_copies(unit, inputs.ranges);
            self.claim(unit, inputs, part, &mut group);
        }
        group.entries.arrange_by_key(|entry| (entry.member, entry.kind, entry.part));
        let other_day = |part: &Part| {
            let day = self.claims.events[part.event as usize].name.date;
            known.is_some_and(|known| self.credited.name(known).date != day)
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
            self.report_changed(whole.event, &group.before, &held);
            self.report_back(whole.event, known, &group.before, &held);
        }
        let by = self.keys_of(&group);
        if !moved && by == group.before.keys() && !group.moved_day {
            return;
        }
        touched.extend(known);
        let content: Box<str> = match (group.whole(), known) {
            (Some(part), _) => self.content_of(part.event),
            (None, Some(known)) => self.credited.content(known).into(),
            (None, None) => self.claims.events[group.parts[0].event as usize].content.clone(),
        };
        let event = match (group.whole(), known) {
            (Some(part), _) => self.claims.events[part.event as usize].name.clone(),
            (None, Some(known)) => self.credited.name(known).clone(),
            (None, None) => self.claims.events[group.parts[0].event as usize].name.clone(),
        };
        let strangers = group.before.strangers;
        self.remember(EventCredits { event, content, held, by, strangers });
    }

    /// Whether the return of a credited event waits, since it gives the points of many members to
    /// others; then only what was pending is credited.
    fn waits_as_replaced(
        &mut self,
        units: &[&Unit],
        inputs: &CreditingInputs<'_>,
        known: Option<usize>,
        group: &Group,
        touched: &mut HashSet<usize>,
    ) -> bool {
        let Some(whole) = group.whole().filter(|_| known.is_some()) else { return false };
        let getting = group.entries.iter().map(|entry| entry.member).collect();
        let Some(fate) = self.fate_of_replaced(whole.event, &group.before, &getting) else {
            return false;
        };
        let (waiting, rest): (Vec<_>, Vec<_>) =
            units.iter().zip(&group.parts).partition(|(_, part)| part.whole);
        for event in waiting.iter().flat_map(|(unit, _)| &unit.versions) {
            inputs.ranges[*event as usize].clone().for_each(|claim| self.fates[claim] = fate);
        }
        let rest: Vec<&Unit> = rest.into_iter().map(|(unit, _)| *unit).collect();
        if !rest.is_empty() {
            self.credit_group(&rest, inputs, known, touched);
        }
        true
    }

    fn part(&self, unit: &Unit, ranges: &[Range<usize>]) -> Part {
        let event = unit.versions[0];
        let ClaimedEvent { won, amends, .. } = self.claims.events[event as usize];
        let returned = unit.versions.iter().any(|event| {
            self.claims.awards[ranges[*event as usize].clone()].iter().any(|award| !award.carried)
        });
        let replaces = is_replaced(&self.claims.events[event as usize].waits_for);
        let whole = !amends && (returned || replaces || self.awards_nothing(unit, ranges));
        Part { event, won, amends, whole }
    }

    /// Adds the claims of members to the group; decides the fates of all other claims.
    fn claim(&mut self, unit: &Unit, inputs: &CreditingInputs<'_>, part: usize, group: &mut Group) {
        let before = &group.before;
        let counting = self.counting(unit, inputs.ranges, before, &mut group.by);
        // A return makes an amendment of its event redundant.
        let instead = group.whole().filter(|_| group.parts[part].amends).map(|whole| whole.event);
        if let Some(whole) = instead {
            let copy = AwardFate::Refused(Refusal::Copy(whole));
            counting.iter().for_each(|claim| self.fates[*claim as usize] = copy);
            self.report_outdone(unit, whole);
            return;
        }
        let Part { event, whole, .. } = group.parts[part];
        let name = &self.claims.events[event as usize].name;
        let mut amended = self.amended_of(unit);
        let first = group.entries.len();
        let lives = self.lives(&counting, before);
        for of_kind in lives.chunk_by(|a, b| (a.member, a.kind) == (b.member, b.kind)) {
            let LiveClaim { member, kind, .. } = of_kind[0];
            let old = before.points(member, kind);
            let amendment = amended.get(&(member, kind));
            let claims = match (amendment, old.is_zero() || whole) {
                (Some(_), false) => of_kind.iter().map(|live| live.claim).collect(),
                (_, true) => self.one_award(of_kind, name, before, &mut group.by),
                (None, false) => self.award_beside(of_kind, name, old, before, &mut group.by),
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

    /// Of the claims that count, those of members, by member and kind, the surest first;
    /// decides the fates of the others.
    fn lives(&mut self, counting: &[u32], before: &PastCredits) -> Vec<LiveClaim> {
        let mut lives: Vec<LiveClaim> = Vec::with_capacity(counting.len());
        for claim in counting {
            let award = self.claims.awards[*claim as usize];
            if let Some(fate) = self.on_paper.get(claim).copied() {
                self.fates[*claim as usize] = fate;
                self.report_on_paper(award.player, fate);
                continue;
            }
            match self.holder(&award) {
                Some(Some(member)) if !before.points(member, award.kind).is_zero() => {
                    let sure = match self.who_at(&award) {
                        Identified::Member { member: own, sure } if own == member => sure,
                        _ => Certainty::Likely,
                    };
                    lives.push(LiveClaim { member, kind: award.kind, claim: *claim, sure });
                    continue;
                }
                Some(None) => {
                    self.fates[*claim as usize] = AwardFate::Refused(Refusal::HeldByStranger);
                    continue;
                }
                _ => {}
            }
            let fate = match self.who_at(&award) {
                Identified::Member { member, sure } => {
                    lives.push(LiveClaim { member, kind: award.kind, claim: *claim, sure });
                    continue;
                }
                Identified::Nobody => AwardFate::Refused(Refusal::NotAMember),
                Identified::Ignored => AwardFate::Refused(Refusal::Ignored),
                Identified::Open(case) => {
                    let key = &self.cases[case as usize].key;
                    // A match accepted once as likely stays accepted.
                    if let Some(member) = before.member_by(key) {
                        let sure = Certainty::Likely;
                        lives.push(LiveClaim { member, kind: award.kind, claim: *claim, sure });
                        continue;
                    }
                    AwardFate::Pending(PendingReason::Undecided(case))
                }
                Identified::Unasked => continue,
            };
            self.fates[*claim as usize] = fate;
        }
        lives.arrange_by_key(|live| {
            (live.member, live.kind, std::cmp::Reverse(live.sure), live.claim)
        });
        lives
    }

    /// Reports a decision for another member than the one whose certificate was counted.
    fn report_on_paper(&mut self, player: u32, fate: AwardFate) {
        let AwardFate::Refused(Refusal::OnPaper(row)) = fate else { return };
        let paper = &self.register.certificates[row as usize];
        let ruling = self.decisions.of_case(&self.key_of_player(player)).next();
        let now = ruling.filter(|ruling| ruling.now);
        let other =
            self.member_of(player).filter(|own| Some(*own) != self.of_number(&paper.number));
        if let (Some(ruling), Some(_)) = (now, other) {
            let what = format!(
                "an earlier reconciliation counted certificate {} of member {}, which holds them",
                paper.certificate, paper.number
            );
            let trouble = problems::DecisionTooLate { what, hint: TAKE_BACK };
            self.report(ruling.place(), trouble.into(), ruling.row.at);
        }
    }

    /// Refuses awards that equal a certificate counted before in day and points: only one
    /// of the two counts.
    fn set_against_papers(&mut self, papers: &PapersBefore, group: &mut Group, first: usize) {
        if papers.is_empty() {
            return;
        }
        let mut refused = Vec::new();
        let entries = &group.entries[first..];
        for own in entries.chunk_by(|a, b| a.member == b.member) {
            let member = own[0].member;
            let held = group.before.holding(member) != PointsByKind::default();
            let claims: Vec<u32> = own.iter().flat_map(|entry| entry.claims.clone()).collect();
            let part = &group.parts[own[0].part];
            if let Some(fate) = self.counted_on_paper(papers, member, held, part.event, &claims) {
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
    fn settle_entries(&mut self, group: &Group) -> (Vec<MemberPoints>, bool) {
        let before = &group.before;
        let mut held: Vec<MemberPoints> = Vec::with_capacity(group.entries.len());
        let mut moved = false;
        for own in group.entries.chunk_by(|a, b| (a.member, a.kind) == (b.member, b.kind)) {
            let (member, kind) = (own[0].member, own[0].kind);
            let old = before.points(member, kind);
            let points = self.settle_own(own, old, group);
            moved |= points != old;
            held.push(MemberPoints { member, kind, points });
        }
        let is_entered = |who: &(u32, AwardKind)| {
            group.entries.binary_search_by_key(who, |entry| (entry.member, entry.kind)).is_ok()
        };
        let amended = self.taken_back(group, is_entered);
        for (who, old) in before.held().iter().filter(|(who, _)| !is_entered(who)) {
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
            held.push(MemberPoints { member, kind, points });
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
            let back = self.taken_back_by(amended, &is_entered, &group.before);
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
            self.post(member, part.won, Origin::Reversed(part.event), kind, back);
        }
        let mut now = base;
        for (claim, fate) in fates {
            self.fates[claim as usize] = fate;
            if let AwardFate::Credited(_) = fate {
                let (points, event) =
                    (points_of(self, claim), self.claims.awards[claim as usize].event);
                let won = self.claims.events[event as usize].won;
                self.post(member, won, Origin::Award(claim), kind, points);
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
        self.post(member, part.won, Origin::Reversed(part.event), kind, back);
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
        self.report(place, trouble.into(), ProblemPlace::File);
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
            let why = match self.means_several(&stranger.number) {
                true => "that number is on several rows".to_string(),
                false => "nobody in the register has that number".to_string(),
            };
            let points = points_told(&stranger.points);
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
                let certain = Identified::Member { member: entry.member, sure: Certainty::Certain };
                // A number on rows that were merged speaks only as long as they are.
                let by_merge = self.is_on_merged_rows(award.player);
                if by_merge || self.who_at(&award) != certain {
                    by.push((entry.member, self.key_of_player(award.player).into()));
                }
                for claim in self.copies.with_copies(*claim) {
                    let numbers = self.claims.certificates_of(claim).iter();
                    by.extend(numbers.map(|number| (entry.member, on_certificate(number))));
                }
                if !group.by.is_empty() {
                    let cases = group.by.iter().filter(|(known, _)| known == claim);
                    by.extend(cases.map(|(_, key)| (entry.member, key.clone())));
                }
            }
        }
        if !group.before.keys().is_empty() {
            let stays = |member: u32| !whole || !self.members[member as usize].sound;
            by.extend(group.before.keys().iter().filter(|(member, _)| stays(*member)).cloned());
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
