//! Merges rows of one person, by decision (WBU 1.7.6): the points move as a balanced pair,
//! and the old number becomes an alias of the row kept. `merge_entries` keeps what moved, `parting` takes it back.

use crate::problems;
use engine::rules::membership::MemberRegisterRules;
use model::register::{Member, REGISTER_POINT_KINDS};
use model::{Exact, MemberStatus, PointsByKind};

use super::case_keys::TWO_ROWS_KEY_PREFIX;
use super::decisions::TypedDecision;
use super::doubles::DuplicateMemberRows;
use super::ledger::ReconciliationState;
use super::{CaseKind, DoubtfulCase, PostingOrigin, Verdict};

impl ReconciliationState<'_> {
    /// Settles the rows of the register before the players: the numbers of new members, the totals in
    /// question, and merges.
    pub(super) fn settle_rows_before_players(&mut self, doubles: Vec<DuplicateMemberRows>) {
        self.reserve_new_member_numbers();
        self.ask_about_new_totals();
        self.merge_rows(doubles);
    }

    /// Raises a case for each pair and merges the pairs that the registrar decided are one
    /// person.
    fn merge_rows(&mut self, doubles: Vec<DuplicateMemberRows>) {
        let mut cases = Vec::new();
        for double in doubles {
            let key = self.key_of_rows(double.rows);
            // A member entered by a decision is nobody else.
            let new = double.rows.iter().any(|row| self.directory.is_entered_by_decision(*row));
            if new && !self.decisions.has_decision_on_case(&key) {
                continue;
            }
            cases.push(self.rows_case(double));
        }
        cases.extend(self.decided_before());
        self.take_back_merges();
        for case in &cases {
            let case = &mut self.cases[*case as usize];
            // What was taken back is open again.
            if case.verdict == Some(Verdict::Undo) {
                (case.verdict, case.decided) = (None, None);
            }
        }
        let verdict = |ledger: &Self, case: &u32| ledger.verdict_on_case(*case).cloned();
        let (apart, others): (Vec<u32>, Vec<u32>) =
            cases.into_iter().partition(|case| verdict(self, case) == Some(Verdict::Ignore));
        for case in others {
            if let (Some(Verdict::Same(kept)), Some(pair)) =
                (verdict(self, &case), self.cases[case as usize].rows)
            {
                let [keep, other] = if kept == pair[1] { [pair[1], pair[0]] } else { pair };
                self.merge_unless_apart(case, [keep, other], &apart);
            }
        }
    }

    fn key_of_rows(&self, rows: [u32; 2]) -> String {
        let mut numbers = rows.map(|row| &*self.register.members[row as usize].number);
        numbers.sort_unstable();
        format!("{TWO_ROWS_KEY_PREFIX}{} {}", numbers[0], numbers[1])
    }

    /// The case of two rows, the one to keep first.
    fn rows_case(&mut self, double: DuplicateMemberRows) -> u32 {
        let DuplicateMemberRows { rows, score, mut reasons, doubtful, histories } = double;
        let [keep, other] = rows.map(|row| &self.register.members[row as usize]);
        let histories = histories.unwrap_or_default();
        let [kept, gone] = [(keep, &histories[0]), (other, &histories[1])]
            .map(|(member, history)| format!("{}{history}", describe(self.rules, member)));
        // Invalid points are not moved.
        let sound = keep.sound && other.sound;
        if !sound {
            reasons.push("they cannot be merged before the points of both can be read".to_string());
        }
        let case = DoubtfulCase {
            key: self.key_of_rows(rows).into(),
            kind: CaseKind::TwoRows,
            number: (&*other.number).into(),
            name: (&*other.name).into(),
            club: (&*other.club).into(),
            evidence: format!("{kept}; {gone}"),
            points: other.points,
            suggestion: if sound && !doubtful { "same person" } else { "" },
            suggested: sound.then_some(rows[0]),
            score,
            reasons,
            rows: Some(rows),
            ..DoubtfulCase::default()
        };
        self.add_or_find_case(case)
    }

    /// Cases of rows that no longer look alike, as after a marriage: which an earlier reconciliation merged,
    /// or of which something is decided now; and those whose decision was cleared after they were merged.
    fn decided_before(&mut self) -> Vec<u32> {
        let mut rows = Vec::new();
        let decided = self.decisions.cases_with_key_prefix(TWO_ROWS_KEY_PREFIX).filter_map(
            |(case, rulings)| {
                let first = rulings.first()?;
                let applied = matches!(first.decision(), TypedDecision::Same(_))
                    && first.row.member.is_some();
                let asked = first.now || applied || self.is_merged_by_entry(case);
                asked.then_some((case, first.now))
            },
        );
        let cleared = self.entries.keys().filter(|case| self.asked_again.contains(**case));
        let cleared = cleared
            .filter(|case| !self.decisions.has_decision_on_case(case))
            .map(|case| (*case, false));
        for (case, now) in decided.chain(cleared) {
            let numbers: Vec<&str> = case.split(' ').skip(1).collect();
            let ([one, other], None) = (&numbers[..], self.case_of.get(case)) else { continue };
            let found = [one, other].map(|number| self.directory.member_with_number(number));
            if let [Some(one), Some(other)] = found
                && one != other
            {
                rows.push((self.directory.order_for_merge(one, other), now));
            }
        }
        let why = |now: bool| match now {
            true => Vec::new(),
            false => vec!["merged by an earlier reconciliation".to_string()],
        };
        let double = |(rows, now)| DuplicateMemberRows {
            rows,
            reasons: why(now),
            doubtful: now,
            ..DuplicateMemberRows::default()
        };
        rows.into_iter().map(|pair| self.rows_case(double(pair))).collect()
    }

    /// Merges two rows, unless that joins two rows that were decided to be different
    /// persons.
    fn merge_unless_apart(&mut self, case: u32, rows: [u32; 2], apart: &[u32]) {
        let stand = rows.map(|row| self.kept_row_of_member(row));
        let parted = apart.iter().find_map(|other| {
            let two = self.cases[*other as usize].rows?;
            let two = two.map(|row| self.kept_row_of_member(row));
            (two == stand || two == [stand[1], stand[0]]).then_some(*other)
        });
        let Some(parted) = parted else { return self.merge(case, rows) };
        let pair_of = |case: u32| {
            let numbers = self.cases[case as usize].rows.unwrap_or_default();
            let [one, other] = numbers.map(|row| &self.register.members[row as usize].number);
            format!("members {one} and {other}")
        };
        let trouble = problems::DecisionsContradict {
            what: format!("The decision makes one person of {}", pair_of(case)),
            first: format!("the decision about {}", pair_of(parted)),
        };
        let ruling = self.decisions.decisions_on_case(&self.cases[case as usize].key).next();
        if let Some(ruling) = ruling {
            self.report_problem(ruling.problem_file(), trouble.into(), ruling.row.at);
        }
        let case = &mut self.cases[case as usize];
        (case.verdict, case.decided) = (None, None);
    }

    /// Merges the second row, and all merged into it before, into the first.
    fn merge(&mut self, case: u32, rows: [u32; 2]) {
        let stand = rows.map(|row| self.kept_row_of_member(row));
        if stand[0] == stand[1] {
            return;
        }
        let order = |row: &u32| (self.members[*row as usize].status, *row);
        let [keep, other] = match stand == rows || order(&stand[0]) <= order(&stand[1]) {
            true => stand,
            // Keeps an active member rather than a lapsed one.
            false => [stand[1], stand[0]],
        };
        let mut points = self.members[other as usize].points;
        for posting in self.postings.iter().filter(|posting| posting.member == other) {
            points.add(posting.kind, posting.points);
        }
        // What fades moves with the rows of the Gold sheet.
        let rules = self.rules;
        let mut moved = PointsByKind::default();
        for kind in
            REGISTER_POINT_KINDS.into_iter().filter(|kind| !rules.is_fading_point_kind(*kind))
        {
            let amount = points.points(kind);
            if !amount.is_zero() {
                moved.add(kind, amount);
                self.post_points(keep, None, PostingOrigin::Merged(other), kind, amount);
                self.post_points(
                    other,
                    None,
                    PostingOrigin::Merged(keep),
                    kind,
                    Exact::ZERO - amount,
                );
            }
        }
        self.record_merge(case, [keep, other], &moved);
        let status = self.members[other as usize].status;
        if status == MemberStatus::Active
            && self.members[keep as usize].status == MemberStatus::Lapsed
        {
            self.members[keep as usize].status = status;
        }
        self.members[other as usize].status = MemberStatus::Lapsed;
        self.merged.values_mut().filter(|into| **into == other).for_each(|into| *into = keep);
        self.merged.insert(other, keep);
    }
}

fn describe(rules: &MemberRegisterRules, member: &Member) -> String {
    format!(
        "{} {}, {}, {}, {} master points",
        member.number,
        member.name,
        if member.club.is_empty() { "no club" } else { &member.club },
        member.status.word(),
        rules.master_points(&member.points).to_decimal()
    )
}
