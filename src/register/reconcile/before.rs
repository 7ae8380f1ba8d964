//! What earlier reconciliations credited for one event.

use crate::model::register::{CreditedMember, KINDS};
use crate::model::{AwardKind, Exact, Holding};

use super::case_keys::is_of_player;
use super::ledger::Ledger;

/// What earlier reconciliations credited for one event.
#[derive(Debug, Default)]
pub struct Before {
    /// Who holds how much of each kind, in order, nothing left out that is not nought.
    held: Vec<((u32, AwardKind), Exact)>,
    /// What members' points went by, in order.
    by: Vec<(u32, Box<str>)>,
    /// Numbers that mean nobody, or several.
    pub strangers: Vec<CreditedMember>,
}

impl Before {
    /// Of an event that was credited before, if it was.
    pub fn of(ledger: &Ledger<'_>, known: Option<usize>) -> Before {
        let mut before = Before::default();
        let mut all: Vec<((u32, AwardKind), Exact)> = Vec::new();
        for credited in known.into_iter().flat_map(|index| ledger.credited.members(index)) {
            let Some(member) = ledger.of_number(&credited.number) else {
                before.strangers.push(credited);
                continue;
            };
            all.extend(KINDS.map(|kind| ((member, kind), credited.points.of(kind))));
            before.by.extend(credited.by.into_iter().map(|key| (member, key)));
        }
        all.sort_by_key(|(who, _)| *who);
        for own in all.chunk_by(|one, other| one.0 == other.0) {
            let sum: Exact = own.iter().map(|(_, points)| *points).sum();
            if !sum.is_zero() {
                before.held.push((own[0].0, sum));
            }
        }
        before.by.sort_unstable();
        before.by.dedup();
        before
    }

    /// What a member holds of a kind.
    pub fn points(&self, member: u32, kind: AwardKind) -> Exact {
        let found = self.held.binary_search_by_key(&(member, kind), |(who, _)| *who);
        found.map(|at| self.held[at].1).unwrap_or_default()
    }

    /// All that a member holds.
    pub fn holding(&self, member: u32) -> Holding {
        let mut holding = Holding::default();
        KINDS.into_iter().for_each(|kind| holding.add(kind, self.points(member, kind)));
        holding
    }

    /// Who holds how much of each kind, in order.
    pub fn held(&self) -> &[((u32, AwardKind), Exact)] {
        &self.held
    }

    /// What the points of a member went by.
    fn by(&self, member: u32) -> &[(u32, Box<str>)] {
        let first = self.by.partition_point(|(known, _)| *known < member);
        let own = &self.by[first..];
        &own[..own.partition_point(|(known, _)| *known == member)]
    }

    /// What the points of members went by, in order.
    pub fn keys(&self) -> &[(u32, Box<str>)] {
        &self.by
    }

    /// Whether points of a member went by a case.
    pub fn went_by(&self, member: u32, key: &str) -> bool {
        self.by(member).iter().any(|(_, known)| **known == *key)
    }

    /// Whether points of a member went by who a player is, by decision or as likely.
    pub fn went_by_player(&self, member: u32) -> bool {
        self.by(member).iter().any(|(_, known)| is_of_player(known))
    }

    /// The member whose points went by a case, if only one's did.
    pub fn member_by(&self, key: &str) -> Option<u32> {
        let mut found = self.by.iter().filter(|(_, known)| **known == *key);
        let (member, _) = found.next()?;
        found.next().is_none().then_some(*member)
    }
}
