//! Settles the member of each player: certain, decided or accepted as likely, else a case
//! to decide.

use model::PointsByKind;

use super::candidates::{Candidate, MemberMatch};
use super::claims::{AmendedClaim, Claim};
use super::decisions::key_of_player;
use super::event_units::Unit;
use super::ledger::{Certainty, Identified, Ledger};
use super::person_names::PersonName;
use super::{Case, CaseKind, Verdict, event_told};

use std::borrow::Cow;
use std::ops::Range;

impl Ledger<'_> {
    /// Settles all players.
    pub(super) fn settle_all(&mut self, units: &[Unit], ranges: &[Range<usize>]) {
        self.settle_certain();
        for event in units.iter().flat_map(|unit| &unit.versions) {
            for claim in &self.claims.awards[ranges[*event as usize].clone()] {
                self.settle(claim);
            }
        }
        for amended in &self.claims.amended {
            let AmendedClaim { event, player, kind, old, .. } = *amended;
            self.settle(&Claim { event, player, kind, points: old, carried: false });
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
                self.who[player] = Identified::Member { member, sure: Certainty::Certain };
            }
        }
    }

    /// The match of a player; for a number on several merged rows, the match with the row
    /// kept.
    fn found(&self, player: u32) -> Cow<'_, MemberMatch> {
        let typed = &self.claims.players[player as usize];
        let merged =
            typed.number.as_deref().filter(|number| self.directory.is_duplicate_number(number));
        match merged.and_then(|number| self.of_number(number)) {
            Some(member) if self.directory.is_surely(member, &PersonName::parse(&typed.name)) => {
                Cow::Owned(MemberMatch::of_certain(member))
            }
            _ => Cow::Borrowed(&self.matches.players[player as usize]),
        }
    }

    /// The member of a certain match who is alive.
    fn certain(&self, player: u32) -> Option<u32> {
        let found = self.found(player);
        let best = found.best().filter(|_| found.certain)?;
        let member = self.standing_for(best.member);
        (self.is_alive(member) && !self.is_on_several_rows(member)).then_some(member)
    }

    /// Settles the player of a claim.
    fn settle(&mut self, claim: &Claim) {
        let player = claim.player as usize;
        if self.who[player] != Identified::Unasked {
            return;
        }
        let certain = self.certain(claim.player);
        // A decision overrides every match.
        let decided = self.is_decided(claim.player);
        if let Some(member) = certain.filter(|_| !decided) {
            self.who[player] = Identified::Member { member, sure: Certainty::Certain };
            return;
        }
        if !decided && let Some(member) = self.entered_by_number(claim.player) {
            self.who[player] = Identified::Member { member, sure: Certainty::Certain };
            return;
        }
        let concluded = self.concluded(claim);
        let agreed = concluded.and(self.matches.agreed(claim.player));
        let agreed = agreed.map(|member| self.standing_for(member));
        if let (Some((_, sure @ Certainty::Concluded)), false) = (concluded, decided) {
            if let Some(member) = agreed {
                self.who[player] = Identified::Member { member, sure };
            }
            return;
        }
        let case = self.player_case(claim);
        let case = self.case(case);
        self.case_of_player[player] = Some(case);
        self.who[player] = match (self.verdict_of(case), certain) {
            (Some(Verdict::Same(member) | Verdict::New(member)), _) => {
                let member = self.standing_for(*member);
                let sure =
                    if certain == Some(member) { Certainty::Certain } else { Certainty::Decided };
                Identified::Member { member, sure }
            }
            (Some(Verdict::NotAMember), _) => Identified::Nobody,
            (Some(_), _) => Identified::Ignored,
            // A decision that cannot be applied has no effect; one that does not hold is asked again.
            (None, Some(member)) if !self.is_asked_again(case) => {
                Identified::Member { member, sure: Certainty::Certain }
            }
            (None, Some(_)) => Identified::Open(case),
            (None, None) => match agreed {
                Some(member) => Identified::Member { member, sure: Certainty::Likely },
                None => Identified::Open(case),
            },
        };
    }

    /// The member of a sitting that counts without a decision.
    pub(super) fn concluded(&self, claim: &Claim) -> Option<(u32, Certainty)> {
        let found = self.matches.concluded(claim.event, claim.player)?;
        let member = self.standing_for(found.proof.member);
        let number = self.claims.players[claim.player as usize].number.as_deref();
        let new = number.is_some_and(|number| self.to_enter.contains_key(number));
        let sound = self.is_alive(member) && !self.is_on_several_rows(member);
        let sure = if found.sure { Certainty::Concluded } else { Certainty::Likely };
        let asked = found.sure && !found.accepted && self.is_to_ask(claim.player);
        (sound && !new && !asked).then_some((member, sure))
    }

    /// Whether a player has a decision, or had one that is asked again.
    fn is_decided(&self, player: u32) -> bool {
        if self.decisions.is_empty() && self.asked_again.is_empty() {
            return false;
        }
        let key = self.key_of_player(player);
        self.decisions.has(&key) || self.asked_again.contains(&*key)
    }

    /// Whether a decision of a player was cleared, so that the case is asked again.
    fn is_to_ask(&self, player: u32) -> bool {
        !self.asked_again.is_empty() && self.asked_again.contains(&*self.key_of_player(player))
    }

    fn is_asked_again(&self, case: u32) -> bool {
        self.asked_again.contains(&self.cases[case as usize].key)
    }

    /// The new member with the number and name of a player.
    fn entered_by_number(&mut self, player: u32) -> Option<u32> {
        let typed = &self.claims.players[player as usize];
        self.entered_now(typed.number.as_deref()?, &typed.name)
    }

    /// The key of a player's case.
    pub(super) fn key_of_player(&self, player: u32) -> String {
        let player = &self.claims.players[player as usize];
        key_of_player(player.number.as_deref(), &player.name, &player.club)
    }

    /// Whether a player's number is on several rows that a decision merged.
    pub(super) fn is_on_merged_rows(&self, player: u32) -> bool {
        let number = self.claims.players[player as usize].number.as_deref();
        number.is_some_and(|number| self.directory.is_duplicate_number(number))
    }

    /// The suggested member; `None` if its number is on several rows.
    fn suggested(&self, found: &MemberMatch) -> Option<u32> {
        let member = self.standing_for(found.suggested()?.member);
        (!self.is_on_several_rows(member)).then_some(member)
    }

    fn player_case(&self, claim: &Claim) -> Case {
        let player = &self.claims.players[claim.player as usize];
        let found = self.found(claim.player);
        let number = player.number.clone().unwrap_or_default();
        let best = found.best();
        let suggested = self.suggested(&found);
        let mut reasons = best.map(|best| best.reasons.clone()).unwrap_or_default();
        let dead = suggested.is_some_and(|member| !self.is_alive(member));
        if dead {
            reasons.push("the register says that the member has died".to_string());
        }
        if best.is_some_and(|best| self.is_on_several_rows(best.member)) {
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
            (None, _) if found.candidates.first().is_some_and(Candidate::is_possible) => "",
            (None, true) => "not a member",
            // A number in use is not for a new member.
            (None, false) if self.is_taken(&number) => "",
            (None, false) => "new member",
        };
        let event = event_told(&self.claims.events[claim.event as usize].name);
        let evidence = match self.describe_candidates(&found) {
            told if told.is_empty() => event,
            told => format!("{event}; candidates: {told}"),
        };
        Case {
            key: self.key_of_player(claim.player).into(),
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
            ..Case::default()
        }
    }

    /// The candidates whom a decision may name by number and name without a problem.
    fn offered(&self, found: &MemberMatch, name: &str) -> Vec<u32> {
        let mut offered = Vec::new();
        for own in &found.candidates {
            let member = self.standing_for(own.member);
            let number = &self.members[member as usize].number;
            let taken = !number.contains(' ')
                && self.of_number(number) == Some(member)
                && self.is_named(member, name);
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
