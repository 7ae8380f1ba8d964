//! What earlier reconciliations credited for an event, by member and kind: read from the sheet
//! `Credited`, so that a return that comes again credits the difference alone.

use model::register::{MemberCredit, REGISTER_POINT_KINDS};
use model::{AwardKind, Exact, PointsByKind, StableSort};

use super::case_keys::is_player_case_key;
use super::ledger::ReconciliationState;

/// What earlier reconciliations credited for one event.
#[derive(Debug, Default)]
pub(super) struct PastEventCredits {
    /// Points by member and kind, sorted; zero sums are left out.
    held: Vec<((u32, AwardKind), Exact)>,
    /// The keys of the cases by which members were credited, sorted.
    by: Vec<(u32, Box<str>)>,
    /// Credits of numbers that are unknown or on several rows.
    pub strangers: Vec<MemberCredit>,
}

impl PastEventCredits {
    /// The earlier credits of an event; empty if `known` is `None`.
    pub(super) fn for_event(
        ledger: &ReconciliationState<'_>,
        known: Option<usize>,
    ) -> PastEventCredits {
        let mut before = PastEventCredits::default();
        let mut all: Vec<((u32, AwardKind), Exact)> = Vec::new();
        for credited in known.into_iter().flat_map(|index| ledger.credited.credited_members(index))
        {
            let Some(member) = ledger.member_of_number(&credited.number) else {
                before.strangers.push(credited);
                continue;
            };
            all.extend(
                REGISTER_POINT_KINDS.map(|kind| ((member, kind), credited.points.points(kind))),
            );
            before.by.extend(credited.by.into_iter().map(|key| (member, key)));
        }
        all.arrange_by_key(|(who, _)| *who);
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

    /// A member's points of a kind.
    pub(super) fn member_points(&self, member: u32, kind: AwardKind) -> Exact {
        let found = self.held.binary_search_by_key(&(member, kind), |(who, _)| *who);
        found.map(|at| self.held[at].1).unwrap_or_default()
    }

    /// A member's points of all kinds.
    pub(super) fn all_member_points(&self, member: u32) -> PointsByKind {
        let mut holding = PointsByKind::default();
        REGISTER_POINT_KINDS
            .into_iter()
            .for_each(|kind| holding.add(kind, self.member_points(member, kind)));
        holding
    }

    /// Points by member and kind, sorted.
    pub(super) fn points_by_member(&self) -> &[((u32, AwardKind), Exact)] {
        &self.held
    }

    /// The keys of cases by which a member was credited.
    fn by(&self, member: u32) -> &[(u32, Box<str>)] {
        let first = self.by.partition_point(|(known, _)| *known < member);
        let own = &self.by[first..];
        &own[..own.partition_point(|(known, _)| *known == member)]
    }

    /// The keys of cases by which members were credited, sorted.
    pub(super) fn case_keys(&self) -> &[(u32, Box<str>)] {
        &self.by
    }

    /// Whether a member was credited by a case.
    pub(super) fn is_credited_by_case(&self, member: u32, key: &str) -> bool {
        self.by(member).iter().any(|(_, known)| **known == *key)
    }

    /// Whether a member was credited by a case about a player's identity.
    pub(super) fn is_credited_by_player_case(&self, member: u32) -> bool {
        self.by(member).iter().any(|(_, known)| is_player_case_key(known))
    }

    /// The member who was credited by a case, if only one was.
    pub(super) fn member_credited_by_case(&self, key: &str) -> Option<u32> {
        let mut found = self.by.iter().filter(|(_, known)| **known == *key);
        let (member, _) = found.next()?;
        found.next().is_none().then_some(*member)
    }
}
