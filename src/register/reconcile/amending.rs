//! Amendments of `palmares diff`: takes back the old award, if the register credited
//! exactly that, and credits the new one (WBU 1.11.1).

use std::collections::HashMap;

use crate::model::register::EventName;
use crate::model::{AwardKind, Exact};
use crate::problem::Place;
use crate::register::problems;

use super::before::Before;
use super::claims::{Amended, ClaimedEvent};
use super::ledger::{Ledger, Live};
use super::same_event::CountedBy;
use super::units::Unit;
use super::{In, event_told};

/// A member's points of a kind.
type Owned = (u32, AwardKind);

/// The amended points by member and kind.
pub(super) type AmendedOf = HashMap<Owned, Amended>;

impl Ledger<'_> {
    /// Sums the amended points of an event by member and kind.
    pub(super) fn amended_of(&self, unit: &Unit) -> AmendedOf {
        let mut found = AmendedOf::new();
        let claims = self.claims;
        for amended in unit.versions.iter().flat_map(|event| claims.amended_in(*event)) {
            let Some(member) = self.member_of(amended.player) else { continue };
            let known = found.entry((member, amended.kind));
            known
                .and_modify(|known| {
                    known.old = known.old + amended.old;
                    known.new = known.new + amended.new;
                })
                .or_insert(*amended);
        }
        found
    }

    /// Selects the amending awards that count: all of them if the register holds the old or
    /// the new points of the amendment, else those that pass [`Ledger::judge`].
    pub(super) fn award_amended(
        &mut self,
        lives: &[Live],
        event: &EventName,
        (old, amended): (Exact, &Amended),
        (before, by): (&Before, &mut CountedBy),
    ) -> Vec<u32> {
        if old == amended.old || old == amended.new {
            return lives.iter().map(|live| live.claim).collect();
        }
        let mut counted = Vec::new();
        lives.iter().for_each(|live| self.judge(live, event, &mut counted, (before, by)));
        counted
    }

    /// The members and kinds whose points an amendment takes back without giving others.
    pub(super) fn taken_back_by(
        &mut self,
        amended: &HashMap<Owned, Amended>,
        is_entered: impl Fn(&Owned) -> bool,
        before: &Before,
    ) -> Vec<Owned> {
        let mut gone = Vec::new();
        let mut all: Vec<(&Owned, &Amended)> =
            amended.iter().filter(|(who, _)| !is_entered(who)).collect();
        all.sort_unstable_by_key(|(who, _)| **who);
        for ((member, kind), amendment) in all {
            let held = before.points(*member, *kind);
            if held.is_zero() {
                // Taken back before, or never credited.
                continue;
            }
            if held == amendment.old {
                gone.push((*member, *kind));
                continue;
            }
            let ClaimedEvent { name, source, .. } = &self.claims.events[amendment.event as usize];
            let trouble = problems::AmendmentDiffers {
                member: self.members[*member as usize].number.to_string(),
                event: event_told(name),
                says: format!("{} {}", amendment.old.to_decimal(), kind.title()),
                held: held.to_decimal(),
            };
            self.report(In::Season(source.clone()), trouble.into(), Place::File);
        }
        gone
    }
}
