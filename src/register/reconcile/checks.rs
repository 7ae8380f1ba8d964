//! What is wrong with the rows of a register beside its members, and decisions
//! whose cases did not come up.

use jiff::civil::Date;

use crate::model::Address;
use crate::model::form::{FormColumn, GoldColumn, MemberColumn};
use crate::model::register::{DecisionRow, MemberStatus};
use crate::problem::{Problem, RegisterTrouble};

use super::decisions::gone;
use super::ledger::Ledger;
use super::{Case, CaseKind, In};

/// Checks everything.
pub fn check(ledger: &mut Ledger<'_>) {
    let mut problems = future_days(ledger);
    problems.extend(aliases(ledger));
    problems.extend(gold(ledger));
    let problems = problems.into_iter().map(|problem| (In::Register, problem));
    ledger.problems.extend(problems);
    keep_decisions(ledger);
}

fn later(
    ledger: &Ledger<'_>,
    column: &'static str,
    date: Option<Date>,
    at: Address,
) -> Option<Problem> {
    let as_of = ledger.terms.as_of;
    let date = date.filter(|date| *date > as_of)?.to_string();
    let trouble = RegisterTrouble::FutureDate { column, date, as_of: as_of.to_string() };
    Some(Problem::new(trouble.into(), at))
}

fn future_days(ledger: &Ledger<'_>) -> Vec<Problem> {
    let placed = ledger.register.layout.members.as_ref();
    let at = |column: MemberColumn, row: Address| {
        let column = placed.and_then(|placed| placed.column(column)).unwrap_or(row.column);
        Address { column, ..row }
    };
    let of_member = ledger.register.members.iter().flat_map(|member| {
        [(MemberColumn::Joined, member.joined), (MemberColumn::Registered, member.registered)]
            .into_iter()
            .filter_map(|(column, date)| {
                later(ledger, column.column().name, date, at(column, member.at))
            })
            .collect::<Vec<_>>()
    });
    of_member.collect()
}

fn aliases(ledger: &Ledger<'_>) -> Vec<Problem> {
    let mut problems = Vec::new();
    for alias in &ledger.register.aliases {
        let Some(member) = ledger.directory.of_number(&alias.number) else {
            let number = alias.number.to_string();
            problems.push(Problem::new(RegisterTrouble::UnknownMember { number }.into(), alias.at));
            continue;
        };
        let old = alias.old_number.as_deref();
        let Some(row) = old.and_then(|old| ledger.directory.of_number(old)) else { continue };
        let owner = &ledger.register.members[row as usize];
        let other = owner.status == MemberStatus::Active && row != member;
        let same_person = ledger.standing_for(row) == ledger.standing_for(member);
        if other && !same_person {
            let (number, name) = (owner.number.to_string(), owner.name.to_string());
            let trouble = RegisterTrouble::OldNumberTaken { number, name };
            problems.push(Problem::new(trouble.into(), alias.at));
        }
    }
    problems
}

fn gold(ledger: &Ledger<'_>) -> Vec<Problem> {
    let mut problems = Vec::new();
    let placed = ledger.register.layout.gold.as_ref();
    for row in &ledger.register.gold {
        let column = placed.and_then(|placed| placed.column(GoldColumn::Date));
        let at = Address { column: column.unwrap_or(row.at.column), ..row.at };
        problems.extend(later(ledger, GoldColumn::Date.column().name, Some(row.date), at));
        if ledger.of_number(&row.number).is_none() {
            let number = row.number.to_string();
            problems.push(Problem::new(RegisterTrouble::UnknownMember { number }.into(), row.at));
        }
    }
    problems
}

/// Keeps the decisions whose cases did not come up, and tells of those that mean
/// somebody who is gone.
fn keep_decisions(ledger: &mut Ledger<'_>) {
    let unused: Vec<(In, DecisionRow)> =
        ledger.decisions.unused().map(|(place, row)| (place.clone(), row.clone())).collect();
    for (place, row) in unused {
        let kind = kind_of(&row.case);
        let numbers: Vec<&str> = match kind {
            CaseKind::TwoRows => row.case.split(' ').skip(1).collect(),
            _ => row.member.as_deref().into_iter().collect(),
        };
        let missing = numbers.into_iter().find(|number| ledger.of_number(number).is_none());
        match missing {
            Some(number) => {
                let problem = gone(format!("member {number}"), &row);
                ledger.problems.push((place.clone(), *problem));
            }
            None if place == In::Decisions => {
                let case = row.case.to_string();
                let trouble = RegisterTrouble::DecisionKept { case };
                ledger.problems.push((place, Problem::new(trouble.into(), row.at)));
            }
            None => {}
        }
        let suggested = row.member.as_deref().or(row.suggested.as_deref());
        let suggested = suggested.and_then(|number| ledger.of_number(number));
        ledger.cases.push(Case {
            key: row.case,
            kind,
            number: row.number,
            name: row.name,
            club: row.club,
            evidence: "of an earlier reconciliation".to_string(),
            points: Default::default(),
            suggestion: "",
            suggested,
            score: 0,
            reasons: Vec::new(),
            decided: row.decision,
            verdict: None,
            kept: true,
        });
    }
}

/// The kind that the key of a case begins with.
fn kind_of(key: &str) -> CaseKind {
    match key.split(' ').next().unwrap_or_default() {
        "rows" => CaseKind::TwoRows,
        "awards" => CaseKind::TwoAwards,
        "event" => CaseKind::Event,
        "certificate" => CaseKind::Certificate,
        _ => CaseKind::Player,
    }
}
