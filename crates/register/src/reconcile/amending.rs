//! Amendments of `palmares diff`: take back the old award, if the register credited exactly
//! that, and credit the new one (WBU 1.11.1). An amendment of an event that does not fit what was
//! credited is left out.

use std::collections::{HashMap, HashSet};

use crate::problems;
use model::problem::{Problem, ProblemDetail, ProblemPlace};
use model::register::RegisterEventIdentity;
use model::{AwardKind, Exact, StableSort};

use super::claims::{AmendedClaim, ClaimedEvent};
use super::event_units::VersionedEvent;
use super::ledger::ReconciliationState;
use super::past_credits::PastEventCredits;
use super::{ProblemFile, event_told};

/// A member's points of a kind.
type Owned = (u32, AwardKind);

/// The amended points by member and kind.
pub(super) type AmendedPointsByMember = HashMap<Owned, AmendedClaim>;

/// An amendment of an event that is left out, with the reasons.
pub(super) type UnfitAmendment = (ClaimedEvent, Vec<Problem>);

impl ReconciliationState<'_> {
    /// Sums the amended points of an event by member and kind.
    pub(super) fn amended_points(&self, unit: &VersionedEvent) -> AmendedPointsByMember {
        let mut found = AmendedPointsByMember::new();
        let claims = self.claims;
        for amended in unit.versions.iter().flat_map(|event| claims.amended_claims_of_event(*event))
        {
            let Some(member) = self.member_of_player(amended.player) else { continue };
            let known = found.entry((member, amended.kind));
            known
                .and_modify(|known| {
                    if known.old.is_zero() && !amended.old.is_zero() {
                        known.line = amended.line;
                    }
                    known.old = known.old + amended.old;
                    known.new = known.new + amended.new;
                })
                .or_insert(*amended);
        }
        found
    }

    /// The amendments that do not fit what was credited; `before` is the credited event of each.
    pub(super) fn unfit_amendments(
        &self,
        units: &[VersionedEvent],
        before: &[Option<usize>],
    ) -> Vec<UnfitAmendment> {
        let events = &self.claims.events;
        let whole = events.iter().zip(before).filter(|(event, _)| event.is_from_return());
        let whole: HashSet<usize> = whole.filter_map(|(_, known)| *known).collect();
        let mut seen: HashSet<usize> = HashSet::new();
        let mut unfit = Vec::new();
        for unit in units {
            let event = &events[unit.versions[0] as usize];
            let known = before[unit.versions[0] as usize];
            // A return makes an amendment of its event redundant.
            if !event.amends || known.is_some_and(|known| whole.contains(&known)) {
                continue;
            }
            let first = known.is_none_or(|known| seen.insert(known));
            let faults = match first {
                true => self.faults_of(unit, known),
                false => {
                    let line = self.claims.amended_claims_of_event(unit.versions[0]).first();
                    let place =
                        line.map_or(ProblemPlace::File, |amended| ProblemPlace::Line(amended.line));
                    let event = event_told(&event.name);
                    vec![Problem::new(problems::AmendmentTwice { event }, place)]
                }
            };
            if !faults.is_empty() {
                unfit.push((event.clone(), faults));
            }
        }
        unfit
    }

    /// Why an amendment of an event does not fit what was credited: each member must hold what it
    /// takes back, or all of them what it gives, if it was applied before.
    fn faults_of(&self, unit: &VersionedEvent, known: Option<usize>) -> Vec<Problem> {
        let name = &self.claims.events[unit.versions[0] as usize].name;
        let before = PastEventCredits::for_event(self, known);
        let mut all: Vec<(Owned, AmendedClaim)> = self.amended_points(unit).into_iter().collect();
        all.arrange_by_key(|(_, amended)| amended.line);
        let holds = |(member, kind): Owned, amended: &AmendedClaim, points: Exact| {
            let held = before.member_points(member, kind);
            held == points || (held.is_zero() && self.is_pending(name, amended, points))
        };
        let applied = |(who, amended): &(Owned, AmendedClaim)| holds(*who, amended, amended.new);
        if known.is_some() && all.iter().all(applied) {
            return Vec::new();
        }
        let mut faults = Vec::new();
        for (who, amended) in &all {
            let given = !amended.new.is_zero() && holds(*who, amended, amended.new);
            if given || holds(*who, amended, amended.old) {
                continue;
            }
            let (member, event) =
                (self.members[who.0 as usize].number.to_string(), event_told(name));
            let says = format!("{} {}", amended.old.to_decimal(), who.1.full_name());
            let held = before.member_points(who.0, who.1);
            let trouble: ProblemDetail = match held.is_zero() {
                true => {
                    problems::AmendmentTakesNothing { who: format!("member {member}"), event, says }
                        .into()
                }
                false => {
                    problems::AmendmentDiffers { member, event, says, held: held.to_decimal() }
                        .into()
                }
            };
            faults.push(Problem::new(trouble, ProblemPlace::Line(amended.line)));
        }
        faults.extend(self.nothing_of_others(unit, known));
        faults
    }

    /// The rows of players without a member that take points back, if the register knows nothing of
    /// the event.
    fn nothing_of_others(&self, unit: &VersionedEvent, known: Option<usize>) -> Vec<Problem> {
        let name = &self.claims.events[unit.versions[0] as usize].name;
        let own = |event: &RegisterEventIdentity| event.date == name.date && event.key == name.key;
        if known.is_some() || self.register.pending.iter().any(|row| own(&row.event)) {
            return Vec::new();
        }
        let all =
            unit.versions.iter().flat_map(|event| self.claims.amended_claims_of_event(*event));
        let others = all.filter(|amended| {
            !amended.old.is_zero() && self.member_of_player(amended.player).is_none()
        });
        let told = others.map(|amended| {
            let who = self.claims.players[amended.player as usize].name.to_string();
            let says = format!("{} {}", amended.old.to_decimal(), amended.kind.full_name());
            let trouble = problems::AmendmentTakesNothing { who, event: event_told(name), says };
            Problem::new(trouble, ProblemPlace::Line(amended.line))
        });
        told.collect()
    }

    /// Reports an amendment that does not count since the return of its event is given too, with other
    /// awards.
    pub(super) fn report_superseded_amendment(&mut self, unit: &VersionedEvent, whole: u32) {
        let returned = |(member, kind): Owned| -> Exact {
            let own = self.claims.event_claims(whole).iter().filter(|award| award.kind == kind);
            let own = own.filter(|award| self.member_of_player(award.player) == Some(member));
            own.map(|award| award.points).sum()
        };
        let amended = self.amended_points(unit).into_iter();
        let others = amended.filter(|(who, amended)| returned(*who) != amended.new);
        let Some(((member, kind), amended)) = others.min_by_key(|(_, amended)| amended.line) else {
            return;
        };
        let ClaimedEvent { name, source, .. } = &self.claims.events[unit.versions[0] as usize];
        let trouble = problems::AmendmentOutdone {
            event: event_told(name),
            member: self.members[member as usize].number.to_string(),
            says: format!("{} {}", amended.new.to_decimal(), kind.full_name()),
            returned: returned((member, kind)).to_decimal(),
        };
        self.report_problem(
            ProblemFile::Season(source.clone()),
            trouble.into(),
            ProblemPlace::Line(amended.line),
        );
    }

    /// Whether a player's points of an event wait in the register.
    fn is_pending(
        &self,
        event: &RegisterEventIdentity,
        amended: &AmendedClaim,
        points: Exact,
    ) -> bool {
        let player = &self.claims.players[amended.player as usize];
        self.register.pending.iter().any(|row| {
            let same = match &player.number {
                Some(number) => **number == *row.number,
                None => row.number.is_empty() && player.name == row.name,
            };
            let own = row.event.date == event.date && row.event.key == event.key;
            own && same && row.kind == amended.kind && row.points == points
        })
    }

    /// The members and kinds whose points an amendment takes back without giving others.
    pub(super) fn members_and_kinds_taken_back(
        &self,
        amended: &AmendedPointsByMember,
        is_entered: impl Fn(&Owned) -> bool,
        before: &PastEventCredits,
    ) -> Vec<Owned> {
        // Other points were taken back before, or never credited.
        let own = amended.iter().filter(|((member, kind), amended)| {
            let held = before.member_points(*member, *kind);
            !is_entered(&(*member, *kind)) && !held.is_zero() && held == amended.old
        });
        let mut gone: Vec<Owned> = own.map(|(who, _)| *who).collect();
        gone.sort_unstable();
        gone
    }
}
