//! Finds the member of each claim that counts, and decides the fates of claims without one.

use crate::problems;
use model::StableSort;

use super::decisions::TAKE_BACK_CERTIFICATE_HINT;
use super::ledger::{MatchCertainty, MemberClaim, PlayerIdentity, ReconciliationState};
use super::past_credits::PastEventCredits;
use super::{AwardFate, PendingReason, Refusal};

impl ReconciliationState<'_> {
    /// Of the claims that count, those of members, by member and kind, the surest first;
    /// decides the fates of the others.
    pub(super) fn claims_of_members(
        &mut self,
        counting: &[u32],
        before: &PastEventCredits,
    ) -> Vec<MemberClaim> {
        let mut found: Vec<MemberClaim> = Vec::with_capacity(counting.len());
        for claim in counting {
            let award = self.claims.awards[*claim as usize];
            if let Some(fate) = self.on_paper.get(claim).copied() {
                self.fates[*claim as usize] = fate;
                self.report_on_paper(award.player, fate);
                continue;
            }
            match self.award_holder_by_certificate(&award) {
                Some(Some(member)) if !before.member_points(member, award.kind).is_zero() => {
                    let sure = match self.player_identity_in_event(&award) {
                        PlayerIdentity::Member { member: own, sure } if own == member => sure,
                        _ => MatchCertainty::Likely,
                    };
                    found.push(MemberClaim { member, kind: award.kind, claim: *claim, sure });
                    continue;
                }
                Some(None) => {
                    self.fates[*claim as usize] = AwardFate::Refused(Refusal::HeldByStranger);
                    continue;
                }
                _ => {}
            }
            let fate = match self.player_identity_in_event(&award) {
                PlayerIdentity::Member { member, sure } => {
                    found.push(MemberClaim { member, kind: award.kind, claim: *claim, sure });
                    continue;
                }
                PlayerIdentity::Nobody => AwardFate::Refused(Refusal::NotAMember),
                PlayerIdentity::Ignored => AwardFate::Refused(Refusal::Ignored),
                PlayerIdentity::Open(case) => {
                    let key = &self.cases[case as usize].key;
                    // A match accepted once as likely stays accepted.
                    if let Some(member) = before.member_credited_by_case(key) {
                        let sure = MatchCertainty::Likely;
                        found.push(MemberClaim { member, kind: award.kind, claim: *claim, sure });
                        continue;
                    }
                    AwardFate::Pending(PendingReason::Undecided(case))
                }
                PlayerIdentity::Unasked => continue,
            };
            self.fates[*claim as usize] = fate;
        }
        found.arrange_by_key(|one| (one.member, one.kind, std::cmp::Reverse(one.sure), one.claim));
        found
    }

    /// Reports a decision for another member than the one whose certificate was counted.
    fn report_on_paper(&mut self, player: u32, fate: AwardFate) {
        let AwardFate::Refused(Refusal::OnPaper(row)) = fate else { return };
        let paper = &self.register.certificates[row as usize];
        let ruling = self.decisions.decisions_on_case(&self.player_case_key(player)).next();
        let now = ruling.filter(|ruling| ruling.now);
        let other = self
            .member_of_player(player)
            .filter(|own| Some(*own) != self.member_of_number(&paper.number));
        if let (Some(ruling), Some(_)) = (now, other) {
            let what = format!(
                "an earlier reconciliation counted certificate {} of member {}, which holds them",
                paper.certificate, paper.number
            );
            let trouble = problems::DecisionTooLate { what, hint: TAKE_BACK_CERTIFICATE_HINT };
            self.report_problem(ruling.problem_file(), trouble.into(), ruling.row.at);
        }
    }
}
