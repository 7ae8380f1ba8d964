//! Several awards of one kind to one member for one event: a player has one (WBU 1.10.2),
//! so the registrar decides whether others count too.

use crate::page_keys::slug;
use crate::problems;
use model::Exact;
use model::register::RegisterEventIdentity;

use super::case_keys::event_text_for_case_key;
use super::decisions::{RETURN_AGAIN_HINT, TypedDecision};
use super::ledger::{MatchCertainty, MemberClaim, ReconciliationState};
use super::past_credits::PastEventCredits;
use super::{AwardFate, CaseKind, DoubtfulCase, PendingReason, Refusal, Verdict, event_told};

/// Claims that count by a decided case, with its key.
pub(super) type ClaimsCountedByCase = Vec<(u32, Box<str>)>;

impl ReconciliationState<'_> {
    /// Selects those of several awards of one kind to a member, the surest first, that
    /// count: equal ones once, else the one that is surest. If several are equally sure,
    /// the registrar decides.
    pub(super) fn select_counting_awards(
        &mut self,
        lives: &[MemberClaim],
        event: &RegisterEventIdentity,
        before: &PastEventCredits,
        by: &mut ClaimsCountedByCase,
    ) -> Vec<u32> {
        let points = |live: &MemberClaim| self.claims.awards[live.claim as usize].points;
        let mut different: Vec<MemberClaim> = Vec::with_capacity(lives.len());
        for live in lives {
            match different.iter().any(|known| points(known) == points(live)) {
                true => {
                    self.fates[live.claim as usize] =
                        AwardFate::Refused(Refusal::Twice(live.member))
                }
                false => different.push(*live),
            }
        }
        // Ignored awards are no rivals.
        if different.len() > 1 {
            different.retain(|live| !self.is_ignored(live, event));
        }
        let Some(first) = different.first() else { return Vec::new() };
        let surest = different.iter().filter(|live| live.sure == first.sure).count();
        let mut counted: Vec<u32> = Vec::with_capacity(1);
        for (nth, live) in different.iter().enumerate() {
            match surest == 1 && nth == 0 {
                true => counted.push(live.claim),
                false => self.ask_if_award_is_additional(live, event, &mut counted, before, by),
            }
        }
        counted
    }

    /// Whether an award is ignored by decision; then it is refused.
    fn is_ignored(&mut self, live: &MemberClaim, event: &RegisterEventIdentity) -> bool {
        let DoubtfulCase { key, .. } = self.two_awards(live, event);
        let before = self.key_before(live, event);
        let rulings =
            self.decisions.decisions_on_case(&key).chain(self.decisions.decisions_on_case(&before));
        let decided: Vec<TypedDecision> = rulings.map(|ruling| ruling.decision()).collect();
        let mut valid = decided.into_iter();
        let valid =
            valid.find(|decided| matches!(decided, TypedDecision::Count | TypedDecision::Ignore));
        if valid != Some(TypedDecision::Ignore) {
            return false;
        }
        self.two_awards_case(live, event);
        self.fates[live.claim as usize] = AwardFate::Refused(Refusal::Ignored);
        true
    }

    /// Selects the pending awards that count in addition to an earlier credit of the event.
    /// One award, or all together, may equal that credit.
    pub(super) fn select_additional_awards(
        &mut self,
        lives: &[MemberClaim],
        event: &RegisterEventIdentity,
        old: Exact,
        before: &PastEventCredits,
        by: &mut ClaimsCountedByCase,
    ) -> Vec<u32> {
        let points = |live: &MemberClaim| self.claims.awards[live.claim as usize].points;
        let all: Exact = lives.iter().map(points).sum();
        let mut counted = Vec::new();
        for live in lives {
            match all == old || self.claims.awards[live.claim as usize].points == old {
                true => {
                    let fate = AwardFate::Refused(Refusal::Registered(live.member));
                    self.fates[live.claim as usize] = fate;
                }
                false => {
                    self.ask_if_award_is_additional(live, event, &mut counted, before, by);
                    self.report_doubtful_before(live, event, old, before);
                }
            }
        }
        counted
    }

    /// Reports a decision for a member who was credited for the event by another decision,
    /// or as likely: had both come together, neither would count.
    fn report_doubtful_before(
        &mut self,
        live: &MemberClaim,
        event: &RegisterEventIdentity,
        old: Exact,
        before: &PastEventCredits,
    ) {
        let waits = matches!(self.fates[live.claim as usize], AwardFate::Pending(_));
        if !waits
            || live.sure == MatchCertainty::Certain
            || !before.is_credited_by_player_case(live.member)
        {
            return;
        }
        let player = self.claims.awards[live.claim as usize].player;
        let ruling = self.decisions.decisions_on_case(&self.player_case_key(player)).next();
        if let Some(ruling) = ruling.filter(|ruling| ruling.now) {
            let number = &self.members[live.member as usize].number;
            let what = format!(
                "an earlier reconciliation credited member {number} with {} {} for {} under another name, and a player has one award of a kind for an event",
                old.to_decimal(),
                live.kind.full_name(),
                event_told(event)
            );
            let trouble = problems::DecisionTooLate { what, hint: RETURN_AGAIN_HINT };
            self.report_problem(ruling.problem_file(), trouble.into(), ruling.row.at);
        }
    }

    /// Lets the registrar decide whether an award counts in addition to another.
    pub(super) fn ask_if_award_is_additional(
        &mut self,
        live: &MemberClaim,
        event: &RegisterEventIdentity,
        counted: &mut Vec<u32>,
        before: &PastEventCredits,
        by: &mut ClaimsCountedByCase,
    ) {
        let case = self.two_awards_case(live, event);
        let key = self.cases[case as usize].key.clone();
        let fate = match self.verdict_on_case(case) {
            Some(Verdict::Count) => None,
            Some(_) => Some(AwardFate::Refused(Refusal::Ignored)),
            // Decided before, but the decision was lost.
            None if before.is_credited_by_case(live.member, &key) => None,
            None => Some(AwardFate::Pending(PendingReason::Undecided(case))),
        };
        match fate {
            Some(fate) => self.fates[live.claim as usize] = fate,
            None => {
                counted.push(live.claim);
                by.push((live.claim, key));
            }
        }
    }

    /// Adds or finds the case of an additional award.
    fn two_awards_case(&mut self, live: &MemberClaim, event: &RegisterEventIdentity) -> u32 {
        let case = self.two_awards(live, event);
        self.add_or_find_renamed_case(case, &self.key_before(live, event))
    }

    /// The key of the case in earlier versions, which contained the key of the event's
    /// file.
    fn key_before(&self, live: &MemberClaim, event: &RegisterEventIdentity) -> String {
        let day = event.date.map(|date| date.to_string()).unwrap_or_default();
        format!("awards {} {day} {}", event.key, self.award_key(live))
    }

    /// An award in the key of its case.
    fn award_key(&self, live: &MemberClaim) -> String {
        let award = self.claims.awards[live.claim as usize];
        let typed = &self.claims.players[award.player as usize];
        format!(
            "{} {} {} {}",
            self.members[live.member as usize].number,
            slug(&typed.name),
            award.kind.id(),
            award.points.to_decimal()
        )
    }

    fn two_awards(&self, live: &MemberClaim, event: &RegisterEventIdentity) -> DoubtfulCase {
        let award = self.claims.awards[live.claim as usize];
        let member = &self.members[live.member as usize];
        let typed = &self.claims.players[award.player as usize];
        let evidence = format!(
            "{}: {} {} Points as {}, in addition to another award of the event",
            event_told(event),
            award.points.to_decimal(),
            award.kind.short_name(),
            if typed.name.is_empty() { &*member.name } else { &*typed.name },
        );
        DoubtfulCase {
            key: format!("awards {} {}", event_text_for_case_key(event), self.award_key(live))
                .into(),
            kind: CaseKind::TwoAwards,
            number: (&*member.number).into(),
            name: (&*member.name).into(),
            club: (&*member.club).into(),
            evidence,
            suggested: Some(live.member),
            reasons: vec!["a player has one award of a kind for an event".to_string()],
            ..DoubtfulCase::default()
        }
    }
}
