//! A credited event that is returned with awards for others: an older copy, another file of the
//! event, numbers or names that were shifted. Where many members would lose its points it waits for a
//! decision; what fewer lose is told.

use std::collections::BTreeSet;

use crate::problems;
use model::problem::{ProblemDetail, ProblemPlace};
use model::register::REGISTER_POINT_KINDS;
use model::{AwardKind, Exact};

use super::case_keys::points_moved_to_others_key;
use super::claims::ClaimedEvent;
use super::credited_rows::MemberPointsOfKind;
use super::ledger::ReconciliationState;
use super::past_credits::PastEventCredits;
use super::{
    AwardFate, CaseKind, DoubtfulCase, PendingReason, ProblemFile, Refusal, Verdict, event_told,
};

/// A correction rarely takes everything from so many members.
const MANY: usize = 4;
/// At most so many members are named.
const MOST_TOLD: usize = 4;

/// Whether the loss of so many members, of all who were credited, is asked.
fn are_many(lost: usize, all: usize) -> bool {
    lost >= MANY && lost * 2 >= all || lost == all && lost > 1
}

impl ReconciliationState<'_> {
    /// The fate of the awards of an event that gives the points of many members to others, until it
    /// is decided that they count. `getting` are the members who would get its points.
    pub(super) fn fate_of_replacing_awards(
        &mut self,
        event: u32,
        before: &PastEventCredits,
        getting: &BTreeSet<u32>,
    ) -> Option<AwardFate> {
        let had: BTreeSet<u32> =
            before.points_by_member().iter().map(|((member, _), _)| *member).collect();
        let lost: Vec<u32> = had.difference(getting).copied().collect();
        let awards = self.claims.event_claims(event);
        if awards.is_empty() || !are_many(lost.len(), had.len()) {
            return None;
        }
        // Who is decided now may be another member on purpose.
        let players: BTreeSet<u32> = awards.iter().map(|award| award.player).collect();
        let decided = players.iter().filter(|player| self.is_decided_now(**player)).count();
        if !are_many(lost.len().saturating_sub(decided), had.len()) {
            return None;
        }
        let case = self.replaced_case(event, &lost, had.len());
        match self.verdict_on_case(case) {
            Some(Verdict::Count) => None,
            Some(_) => Some(AwardFate::Refused(Refusal::Ignored)),
            None => {
                let ClaimedEvent { name, source, .. } = &self.claims.events[event as usize];
                let trouble = problems::AwardsReplaced {
                    event: event_told(name),
                    lost: lost.len(),
                    all: had.len(),
                    members: self.named(&lost),
                };
                let place = ProblemFile::Season(source.clone());
                self.report_problem(place, trouble.into(), ProblemPlace::File);
                Some(AwardFate::Pending(PendingReason::Undecided(case)))
            }
        }
    }

    fn is_decided_now(&self, player: u32) -> bool {
        let first = self.decisions.decisions_on_case(&self.player_case_key(player)).next();
        first.is_some_and(|ruling| ruling.now)
    }

    /// The case of an event that gives the points of many members to others.
    fn replaced_case(&mut self, event: u32, lost: &[u32], all: usize) -> u32 {
        let ClaimedEvent { name, source, .. } = &self.claims.events[event as usize];
        let case = DoubtfulCase {
            key: points_moved_to_others_key(name, &self.awards_fingerprint(event)),
            kind: CaseKind::Event,
            name: name.title.clone(),
            club: name.organiser.clone(),
            evidence: format!(
                "{} in {source}; {} of the {all} members who were credited with it would lose its points: {}",
                event_told(name),
                lost.len(),
                self.named(lost)
            ),
            reasons: vec!["it was credited before, mostly to other members".to_string()],
            ..DoubtfulCase::default()
        };
        self.add_or_find_case(case)
    }

    /// Some members with number and name.
    fn named(&self, members: &[u32]) -> String {
        let one = |member: &u32| {
            let member = &self.members[*member as usize];
            format!("{} {}", member.number, member.name)
        };
        let first: Vec<String> = members.iter().take(MOST_TOLD).map(one).collect();
        match members.len().saturating_sub(MOST_TOLD) {
            0 => first.join(", "),
            more => format!("{} and {more} more", first.join(", ")),
        }
    }

    /// Reports an event all of whose points an earlier reconciliation took back and whose return brings
    /// them again.
    pub(super) fn report_reappearing_event(
        &mut self,
        event: u32,
        known: Option<usize>,
        before: &PastEventCredits,
        held: &[MemberPointsOfKind],
    ) {
        let was_credited =
            known.is_some_and(|known| !self.credited.credited_members(known).is_empty());
        let members: BTreeSet<u32> =
            held.iter().filter(|held| !held.points.is_zero()).map(|held| held.member).collect();
        let is_empty = before.points_by_member().is_empty() && before.strangers.is_empty();
        if !was_credited || !is_empty || members.is_empty() {
            return;
        }
        let ClaimedEvent { name, source, .. } = &self.claims.events[event as usize];
        let trouble = problems::EventBack { event: event_told(name), members: members.len() };
        let place = ProblemFile::Season(source.clone());
        self.report_problem(place, trouble.into(), ProblemPlace::File);
    }

    /// Reports the members who have fewer points of an event than were credited before; if none has,
    /// those who have more.
    pub(super) fn report_changed_points(
        &mut self,
        event: u32,
        before: &PastEventCredits,
        held: &[MemberPointsOfKind],
    ) {
        let now = |member: u32, kind: AwardKind| -> Exact {
            let own = held.iter().filter(|held| (held.member, held.kind) == (member, kind));
            own.map(|held| held.points).sum()
        };
        let less: BTreeSet<u32> = before
            .points_by_member()
            .iter()
            .filter(|((member, kind), old)| now(*member, *kind) < *old)
            .map(|((member, _), _)| *member)
            .collect();
        // Who gets points now that waited before has none to compare.
        let more: BTreeSet<u32> = before
            .points_by_member()
            .iter()
            .filter(|((member, kind), old)| now(*member, *kind) > *old)
            .map(|((member, _), _)| *member)
            .collect();
        let (changed, is_less) = match less.is_empty() {
            true => (more, false),
            false => (less, true),
        };
        if changed.is_empty() {
            return;
        }
        let told = changed.iter().take(MOST_TOLD).map(|member| {
            let own = REGISTER_POINT_KINDS.into_iter().filter_map(|kind| {
                let (old, new) = (before.member_points(*member, kind), now(*member, kind));
                (old != new).then(|| {
                    format!("{} for {} {}", new.to_decimal(), old.to_decimal(), kind.full_name())
                })
            });
            let own = own.collect::<Vec<_>>().join(", ");
            format!("{} {own}", self.named(&[*member]))
        });
        let members = told.collect::<Vec<_>>().join("; ");
        let ClaimedEvent { name, source, .. } = &self.claims.events[event as usize];
        let (event, count, named) = (event_told(name), changed.len(), MOST_TOLD);
        let trouble: ProblemDetail = match is_less {
            true => problems::PointsTakenBack { event, members, count, named }.into(),
            false => problems::PointsAdded { event, members, count, named }.into(),
        };
        let place = ProblemFile::Season(source.clone());
        self.report_problem(place, trouble, ProblemPlace::File);
    }
}
