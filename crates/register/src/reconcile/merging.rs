//! Merges rows of one person, by decision (WBU 1.7.6): the points move as a balanced pair,
//! and the old number becomes an alias of the row kept.

use crate::problems;
use engine::rules::membership::Membership;
use model::register::{KINDS, Member};
use model::{Exact, MemberStatus};

use super::case_keys::ROWS;
use super::decisions::Decided;
use super::doubles::Double;
use super::ledger::Ledger;
use super::{Case, CaseKind, Origin, Verdict};

impl Ledger<'_> {
    /// Raises a case for each pair and merges the pairs that the registrar decided are one
    /// person.
    pub(super) fn merge_rows(&mut self, doubles: Vec<Double>) {
        let mut cases = Vec::new();
        for (pair, score, reasons) in doubles {
            let key = self.key_of_rows(pair);
            // A member entered by a decision is nobody else.
            let new = pair.iter().any(|row| self.directory.is_entered(*row));
            if new && !self.decisions.has(&key) {
                continue;
            }
            cases.push(self.rows_case(pair, score, reasons));
        }
        cases.extend(self.merged_before());
        let verdict = |ledger: &Self, case: &u32| ledger.verdict_of(*case).cloned();
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
        format!("{ROWS}{} {}", numbers[0], numbers[1])
    }

    /// The case of two rows, the one to keep first.
    fn rows_case(&mut self, rows: [u32; 2], score: u8, mut reasons: Vec<String>) -> u32 {
        let [keep, other] = rows.map(|row| &self.register.members[row as usize]);
        // Invalid points are not moved.
        let sound = keep.sound && other.sound;
        if !sound {
            reasons.push("they cannot be merged before the points of both can be read".to_string());
        }
        let case = Case {
            key: self.key_of_rows(rows).into(),
            kind: CaseKind::TwoRows,
            number: (&*other.number).into(),
            name: (&*other.name).into(),
            club: (&*other.club).into(),
            evidence: format!("{}; {}", describe(self.rules, keep), describe(self.rules, other)),
            points: other.points,
            suggestion: if sound { "same person" } else { "" },
            suggested: sound.then_some(rows[0]),
            score,
            reasons,
            rows: Some(rows),
            ..Case::default()
        };
        self.case(case)
    }

    /// Cases of rows that an earlier reconciliation merged but that no longer look alike,
    /// as after a marriage.
    fn merged_before(&mut self) -> Vec<u32> {
        let mut rows = Vec::new();
        for (case, rulings) in self.decisions.beginning(ROWS) {
            let applied =
                rulings.first().filter(|ruling| !ruling.now && ruling.row.member.is_some());
            let numbers: Vec<&str> = case.split(' ').skip(1).collect();
            let (Some(ruling), [one, other], None) =
                (applied, &numbers[..], self.case_of.get(case))
            else {
                continue;
            };
            let found = [one, other].map(|number| self.directory.of_number(number));
            if let ([Some(one), Some(other)], Decided::Same(_)) = (found, ruling.decided())
                && one != other
            {
                rows.push(self.directory.kept_first(one, other));
            }
        }
        let why = || vec!["merged by an earlier reconciliation".to_string()];
        rows.into_iter().map(|pair| self.rows_case(pair, 0, why())).collect()
    }

    /// Merges two rows, unless that joins two rows that were decided to be different
    /// persons.
    fn merge_unless_apart(&mut self, case: u32, rows: [u32; 2], apart: &[u32]) {
        let stand = rows.map(|row| self.standing_for(row));
        let parted = apart.iter().find_map(|other| {
            let two = self.cases[*other as usize].rows?;
            let two = two.map(|row| self.standing_for(row));
            (two == stand || two == [stand[1], stand[0]]).then_some(*other)
        });
        let Some(parted) = parted else { return self.merge(rows) };
        let pair_of = |case: u32| {
            let numbers = self.cases[case as usize].rows.unwrap_or_default();
            let [one, other] = numbers.map(|row| &self.register.members[row as usize].number);
            format!("members {one} and {other}")
        };
        let trouble = problems::DecisionsContradict {
            what: format!("The decision makes one person of {}", pair_of(case)),
            first: format!("the decision about {}", pair_of(parted)),
        };
        let ruling = self.decisions.of_case(&self.cases[case as usize].key).next();
        if let Some(ruling) = ruling {
            self.report(ruling.place(), trouble.into(), ruling.row.at);
        }
        let case = &mut self.cases[case as usize];
        (case.verdict, case.decided) = (None, None);
    }

    /// Merges the second row, and all merged into it before, into the first.
    fn merge(&mut self, rows: [u32; 2]) {
        let stand = rows.map(|row| self.standing_for(row));
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
        // What fades moves with the rows of the sheet Gold.
        let rules = self.rules;
        for kind in KINDS.into_iter().filter(|kind| !rules.fades(*kind)) {
            let amount = points.points(kind);
            if !amount.is_zero() {
                self.post(keep, None, Origin::Merged(other), kind, amount);
                self.post(other, None, Origin::Merged(keep), kind, Exact::ZERO - amount);
            }
        }
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

fn describe(rules: &Membership, member: &Member) -> String {
    format!(
        "{} {}, {}, {}, {} master points",
        member.number,
        member.name,
        if member.club.is_empty() { "no club" } else { &member.club },
        member.status.word(),
        rules.total(&member.points).to_decimal()
    )
}
