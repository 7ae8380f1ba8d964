//! New rows of members that begin with points: a row that was copied for a new member with its totals
//! left standing, or a member who brings points from elsewhere. The registrar decides.

use std::collections::HashSet;

use crate::members_sheet_edits::MEMBER_TOTAL_COLUMNS;
use crate::problems;
use model::PointsByKind;
use model::form::MemberColumn;
use model::register::{Member, REGISTER_POINT_KINDS};

use super::ledger::ReconciliationState;
use super::{CaseKind, DoubtfulCase, ProblemFile, Verdict};

impl ReconciliationState<'_> {
    /// Asks whether the points of members who are new since the last reconciliation stand; until it is
    /// decided, their points wait. Without balances of a last one every row is new.
    pub(super) fn ask_about_new_totals(&mut self) {
        let register = self.register;
        if register.balances.is_empty() {
            return;
        }
        let balances = register.balances.iter().map(|balance| &*balance.number);
        let renumbered = register.aliases.iter().filter(|alias| alias.old_number.is_some());
        let known: HashSet<&str> = balances.chain(renumbered.map(|alias| &*alias.number)).collect();
        for (row, member) in register.members.iter().enumerate() {
            // Rows that cannot be read or were typed over are told as such.
            if member.sound && has_points(member) && !known.contains(&*member.number) {
                self.ask_of(row, member);
            }
        }
    }

    fn ask_of(&mut self, row: usize, member: &Member) {
        let register = self.register;
        let same = |other: &&Member| other.at != member.at && totals(other) == totals(member);
        let copied = register.members.iter().find(same);
        let held = told(&totals(member));
        let same = copied.map(|other| format!("member {} {}", other.number, other.name));
        let why = match &same {
            Some(other) => format!("a new row with exactly the totals of {other}"),
            None => "a new row with totals".to_string(),
        };
        let case = self.add_or_find_case(DoubtfulCase {
            key: format!("totals {}", member.number).into(),
            kind: CaseKind::NewTotals,
            number: (&*member.number).into(),
            name: (&*member.name).into(),
            club: (&*member.club).into(),
            evidence: format!("{held} on a row that the last reconciliation did not have"),
            points: totals(member),
            reasons: vec![why],
            ..DoubtfulCase::default()
        });
        if self.verdict_on_case(case) == Some(&Verdict::Count) {
            return;
        }
        self.members[row].sound = false;
        let column = MEMBER_TOTAL_COLUMNS
            .into_iter()
            .find(|(kind, _)| !member.points.points(*kind).is_zero());
        let at = register
            .member_cell_address(member, column.map_or(MemberColumn::Number, |(_, own)| own));
        let (number, name) = (member.number.to_string(), member.name.to_string());
        let trouble = problems::NewMemberTotals { number, name, held, same };
        self.report_problem(ProblemFile::Register, trouble.into(), at);
    }
}

fn has_points(member: &Member) -> bool {
    totals(member) != PointsByKind::default()
}

/// The points of all kinds.
fn totals(member: &Member) -> PointsByKind {
    let mut all = PointsByKind::default();
    REGISTER_POINT_KINDS.into_iter().for_each(|kind| all.add(kind, member.points.points(kind)));
    all
}

/// `4340 Local Points, 2.5 Green Points`.
fn told(points: &PointsByKind) -> String {
    let kinds = REGISTER_POINT_KINDS.into_iter().filter(|kind| !points.points(*kind).is_zero());
    let told =
        kinds.map(|kind| format!("{} {}", points.points(kind).to_decimal(), kind.full_name()));
    told.collect::<Vec<_>>().join(", ")
}
