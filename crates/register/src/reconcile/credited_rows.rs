//! The rows of the sheet `Credited`: all credits of an event, for later reconciliations.

use std::collections::HashSet;

use model::register::{
    EventCreditRow, MemberCredit, REGISTER_POINT_KINDS, RegisterEventIdentity, append_member_credit,
};
use model::{AwardKind, CellAddress, Exact, PointsByKind, StableSort};

use super::ledger::ReconciliationState;

/// A cell holds at most 32,767 characters.
const MOST_LETTERS: usize = 20_000;
const MOST_IN_A_ROW: usize = 500;

/// A member's points of a kind after crediting.
pub(super) struct MemberPointsOfKind {
    pub member: u32,
    pub kind: AwardKind,
    pub points: Exact,
}

/// All credits of an event.
pub(super) struct EventCredits {
    pub event: RegisterEventIdentity,
    /// The fingerprint of its awards.
    pub content: Box<str>,
    /// What members hold, by member.
    pub held: Vec<MemberPointsOfKind>,
    /// The keys of the cases by which members were credited, by member.
    pub by: Vec<(u32, Box<str>)>,
    /// Earlier credits of numbers that are unknown or on several rows.
    pub strangers: Vec<MemberCredit>,
}

impl ReconciliationState<'_> {
    /// Keeps the rows of all events outside `touched`, and puts all rows in order.
    pub(super) fn keep_credits_of_other_events(&mut self, touched: &HashSet<usize>) {
        self.credited_rows.extend(self.credited.rows_of_other_events(touched).cloned());
        self.add_merge_entry_rows();
        self.credited_rows.arrange_by(|a, b| (&a.event, &a.text).cmp(&(&b.event, &b.text)));
    }

    /// Records the credits of an event, divided into rows that fit a cell.
    pub(super) fn record_event_credits(&mut self, credits: EventCredits) {
        let EventCredits { event, content, held, by, strangers: mut all } = credits;
        for own in held.chunk_by(|a, b| a.member == b.member) {
            let mut points = PointsByKind::default();
            own.iter().for_each(|held| points.add(held.kind, held.points));
            if points == PointsByKind::default() {
                continue;
            }
            let member = own[0].member;
            let first = by.partition_point(|(known, _)| *known < member);
            let keys = by[first..].iter().take_while(|(known, _)| *known == member);
            all.push(MemberCredit {
                number: (&*self.members[member as usize].number).into(),
                points,
                by: keys.map(|(_, key)| key.clone()).collect(),
            });
        }
        // An event whose points were all taken back stays known, so that it does not come back in silence.
        if all.is_empty() {
            let mut members: Vec<u32> = held.iter().map(|held| held.member).collect();
            members.dedup();
            all.extend(members.into_iter().map(|member| MemberCredit {
                number: (&*self.members[member as usize].number).into(),
                points: PointsByKind::default(),
                by: Vec::new(),
            }));
        }
        all.arrange_by(|a, b| a.number.cmp(&b.number));
        let mut text = String::new();
        let mut members = 0;
        for (nth, member) in all.iter().enumerate() {
            if members > 0 {
                text.push_str("; ");
            }
            append_member_credit(member, &mut text);
            members += 1;
            let last = nth + 1 == all.len();
            if last || members == MOST_IN_A_ROW || text.len() > MOST_LETTERS {
                self.credited_rows.push(EventCreditRow {
                    at: CellAddress { sheet: 0, row: 0, column: 0 },
                    event: event.clone(),
                    registered: Some(self.terms.as_of),
                    text: std::mem::take(&mut text).into(),
                    content: content.clone(),
                    check: None,
                });
                members = 0;
            }
        }
    }
}

/// `40 Local Points, 0.25 Green Points`.
pub(super) fn points_text(points: &PointsByKind) -> String {
    let some = REGISTER_POINT_KINDS.into_iter().filter(|kind| !points.points(*kind).is_zero());
    let told =
        some.map(|kind| format!("{} {}", points.points(kind).to_decimal(), kind.full_name()));
    told.collect::<Vec<_>>().join(", ")
}
