//! Settles the member of each player: certain, decided or accepted as likely, else a case
//! to decide.

use model::PointsByKind;

use super::candidates::{MemberCandidate, MemberMatch};
use super::claims::{AmendedClaim, AwardClaim};
use super::decisions::player_case_key;
use super::event_units::VersionedEvent;
use super::ledger::{MatchCertainty, PlayerIdentity, ReconciliationState};
use super::person_names::ParsedName;
use super::{CaseKind, DoubtfulCase, Verdict, event_told};

use std::borrow::Cow;
use std::ops::Range;

impl ReconciliationState<'_> {
    /// Settles all players.
    pub(super) fn settle_all_players(&mut self, units: &[VersionedEvent], ranges: &[Range<usize>]) {
        self.settle_certain();
        for event in units.iter().flat_map(|unit| &unit.versions) {
            for claim in &self.claims.awards[ranges[*event as usize].clone()] {
                self.settle(claim);
            }
        }
        for amended in &self.claims.amended {
            let AmendedClaim { event, player, kind, old, .. } = *amended;
            self.settle(&AwardClaim { event, player, kind, points: old, carried: false });
        }
    }

    /// Settles all certain players at once if there are no decisions: nearly all players,
    /// in the order of memory.
    fn settle_certain(&mut self) {
        if !self.decisions.is_empty() || !self.asked_again.is_empty() {
            return;
        }
        for player in 0..self.matches.players.len() {
            if let Some(member) = self.certain(player as u32) {
                self.who[player] = PlayerIdentity::Member { member, sure: MatchCertainty::Certain };
            }
        }
    }

    /// The match of a player; for a number on several merged rows, the match with the row
    /// kept.
    fn found(&self, player: u32) -> Cow<'_, MemberMatch> {
        let typed = &self.claims.players[player as usize];
        let merged =
            typed.number.as_deref().filter(|number| self.directory.is_duplicate_number(number));
        match merged.and_then(|number| self.member_of_number(number)) {
            Some(member)
                if self
                    .directory
                    .is_name_surely_of_member(member, &ParsedName::parse(&typed.name)) =>
            {
                Cow::Owned(MemberMatch::from_certain_member(member))
            }
            _ => Cow::Borrowed(&self.matches.players[player as usize]),
        }
    }

    /// The member of a certain match who is alive.
    fn certain(&self, player: u32) -> Option<u32> {
        let found = self.found(player);
        let best = found.best_candidate().filter(|_| found.certain)?;
        let member = self.kept_row_of_member(best.member);
        (self.is_member_alive(member) && !self.has_ambiguous_number(member)).then_some(member)
    }

    /// Settles the player of a claim.
    fn settle(&mut self, claim: &AwardClaim) {
        let player = claim.player as usize;
        if self.who[player] != PlayerIdentity::Unasked {
            return;
        }
        let certain = self.certain(claim.player);
        // A decision overrides every match.
        let decided = self.is_decided(claim.player);
        if let Some(member) = certain.filter(|_| !decided) {
            self.who[player] = PlayerIdentity::Member { member, sure: MatchCertainty::Certain };
            return;
        }
        if !decided && let Some(member) = self.entered_by_number(claim.player) {
            self.who[player] = PlayerIdentity::Member { member, sure: MatchCertainty::Certain };
            return;
        }
        let concluded = self.member_settled_by_match(claim);
        let agreed = concluded.and(self.matches.member_of_all_sittings(claim.player));
        let agreed = agreed.map(|member| self.kept_row_of_member(member));
        if let (Some((_, sure @ MatchCertainty::Concluded)), false) = (concluded, decided) {
            if let Some(member) = agreed {
                self.who[player] = PlayerIdentity::Member { member, sure };
            }
            return;
        }
        let case = self.player_case(claim);
        let case = self.add_or_find_case(case);
        self.case_of_player[player] = Some(case);
        self.who[player] = match (self.verdict_on_case(case), certain) {
            (Some(Verdict::Same(member) | Verdict::New(member)), _) => {
                let member = self.kept_row_of_member(*member);
                let sure = if certain == Some(member) {
                    MatchCertainty::Certain
                } else {
                    MatchCertainty::Decided
                };
                PlayerIdentity::Member { member, sure }
            }
            (Some(Verdict::NotAMember), _) => PlayerIdentity::Nobody,
            (Some(_), _) => PlayerIdentity::Ignored,
            // A decision that cannot be applied has no effect; one that does not hold is asked again.
            (None, Some(member)) if !self.is_asked_again(case) => {
                PlayerIdentity::Member { member, sure: MatchCertainty::Certain }
            }
            (None, Some(_)) => PlayerIdentity::Open(case),
            (None, None) => match agreed {
                Some(member) => PlayerIdentity::Member { member, sure: MatchCertainty::Likely },
                None => PlayerIdentity::Open(case),
            },
        };
    }

    /// The member of a sitting that counts without a decision.
    pub(super) fn member_settled_by_match(
        &self,
        claim: &AwardClaim,
    ) -> Option<(u32, MatchCertainty)> {
        let found = self.matches.settled_sitting(claim.event, claim.player)?;
        let member = self.kept_row_of_member(found.proof.member);
        let number = self.claims.players[claim.player as usize].number.as_deref();
        let new = number.is_some_and(|number| self.to_enter.contains_key(number));
        let sound = self.is_member_alive(member) && !self.has_ambiguous_number(member);
        let sure = if found.sure { MatchCertainty::Concluded } else { MatchCertainty::Likely };
        let asked = found.sure && !found.accepted && self.is_to_ask(claim.player);
        (sound && !new && !asked).then_some((member, sure))
    }

    /// Whether a player has a decision, or had one that is asked again.
    fn is_decided(&self, player: u32) -> bool {
        if self.decisions.is_empty() && self.asked_again.is_empty() {
            return false;
        }
        let key = self.player_case_key(player);
        self.decisions.has_decision_on_case(&key) || self.asked_again.contains(&*key)
    }

    /// Whether a decision of a player was cleared, so that the case is asked again.
    fn is_to_ask(&self, player: u32) -> bool {
        !self.asked_again.is_empty() && self.asked_again.contains(&*self.player_case_key(player))
    }

    fn is_asked_again(&self, case: u32) -> bool {
        self.asked_again.contains(&self.cases[case as usize].key)
    }

    /// The new member with the number and name of a player.
    fn entered_by_number(&mut self, player: u32) -> Option<u32> {
        let typed = &self.claims.players[player as usize];
        self.enter_decided_member(typed.number.as_deref()?, &typed.name)
    }

    /// The key of a player's case.
    pub(super) fn player_case_key(&self, player: u32) -> String {
        let player = &self.claims.players[player as usize];
        player_case_key(player.number.as_deref(), &player.name, &player.club)
    }

    /// Whether a player's number is on several rows that a decision merged.
    pub(super) fn has_number_on_merged_rows(&self, player: u32) -> bool {
        let number = self.claims.players[player as usize].number.as_deref();
        number.is_some_and(|number| self.directory.is_duplicate_number(number))
    }

    /// The suggested member; `None` if its number is on several rows.
    fn suggested(&self, found: &MemberMatch) -> Option<u32> {
        let member = self.kept_row_of_member(found.suggested_candidate()?.member);
        (!self.has_ambiguous_number(member)).then_some(member)
    }

    fn player_case(&self, claim: &AwardClaim) -> DoubtfulCase {
        let player = &self.claims.players[claim.player as usize];
        let found = self.found(claim.player);
        let number = player.number.clone().unwrap_or_default();
        let best = found.best_candidate();
        let suggested = self.suggested(&found);
        let mut reasons = best.map(|best| best.reasons.clone()).unwrap_or_default();
        let dead = suggested.is_some_and(|member| !self.is_member_alive(member));
        if dead {
            reasons.push("the register says that the member has died".to_string());
        }
        if best.is_some_and(|best| self.has_ambiguous_number(best.member)) {
            reasons.push("on hold until the number is on one row only".to_string());
        }
        if found.candidates.is_empty() {
            reasons.push("nobody in the register has a similar name".to_string());
        } else if best.is_none() {
            reasons.push("several members match equally well".to_string());
        }
        let suggestion = match (suggested, number.is_empty()) {
            (Some(_), _) if dead => "not a member",
            (Some(_), _) => "same person",
            // One of the candidates may be the player.
            (None, _) if found.candidates.first().is_some_and(MemberCandidate::is_possible) => "",
            (None, true) => "not a member",
            // A number in use is not for a new member.
            (None, false) if self.is_number_taken(&number) => "",
            (None, false) => "new member",
        };
        let event = event_told(&self.claims.events[claim.event as usize].name);
        let evidence = match self.describe_candidates(&found) {
            told if told.is_empty() => event,
            told => format!("{event}; candidates: {told}"),
        };
        DoubtfulCase {
            key: self.player_case_key(claim.player).into(),
            kind: CaseKind::Player,
            number,
            name: player.name.clone(),
            club: player.club.clone(),
            evidence,
            points: PointsByKind::default(),
            suggestion,
            suggested,
            candidates: self.offered(&found, &player.name),
            score: best.map_or(0, |best| best.score),
            reasons,
            ..DoubtfulCase::default()
        }
    }

    /// The candidates whom a decision may name by number and name without a problem.
    fn offered(&self, found: &MemberMatch, name: &str) -> Vec<u32> {
        let mut offered = Vec::new();
        for own in &found.candidates {
            let member = self.kept_row_of_member(own.member);
            let number = &self.members[member as usize].number;
            let taken = !number.contains(' ')
                && self.member_of_number(number) == Some(member)
                && self.name_fits_member(member, name);
            if taken && !offered.contains(&member) {
                offered.push(member);
            }
        }
        offered
    }

    fn describe_candidates(&self, found: &MemberMatch) -> String {
        let told = found.candidates.iter().map(|candidate| {
            let member = &self.register.members[candidate.member as usize];
            format!(
                "{} {}, {}, {} ({}: {})",
                member.number,
                member.name,
                if member.club.is_empty() { "no club" } else { &member.club },
                member.status.word(),
                candidate.score,
                candidate.reasons.join(", ")
            )
        });
        told.collect::<Vec<_>>().join("; ")
    }
}
