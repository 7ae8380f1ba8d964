//! Checks the rows of a register against each other; the reader checked single cells.

use jiff::civil::Date;

use crate::problems;
use model::CellAddress;
use model::MemberStatus;
use model::form::{FormColumn, GoldColumn, MemberColumn};
use model::problem::{Problem, ProblemDetail};

use super::ProblemFile;
use super::ledger::ReconciliationState;
use super::reconciliation_day::last_day_of_ledger;

/// Reports all problems of the register's rows.
pub(super) fn check_register_rows(ledger: &mut ReconciliationState<'_>) {
    let mut problems = future_days(ledger);
    problems.extend(duplicate_numbers(ledger));
    problems.extend(aliases(ledger));
    problems.extend(gold(ledger));
    let problems = problems.into_iter().map(|problem| (ProblemFile::Register, problem));
    ledger.problems.extend(problems);
}

/// Rows with a duplicate number, unless a decision merges them.
fn duplicate_numbers(ledger: &ReconciliationState<'_>) -> Vec<Problem> {
    let twice = ledger.directory.duplicate_numbers();
    let several = twice.filter(|(number, _)| ledger.is_ambiguous_number(number));
    let told = several.flat_map(|(number, rows)| {
        let at = |row: &u32| ledger.register.members[*row as usize].at;
        let first = rows.first().map(at).map(|at| at.a1()).unwrap_or_default();
        rows[1..].iter().map(move |row| {
            let (number, first) = (number.to_string(), first.clone());
            Problem::new(problems::NumberTwice { number, first }, at(row))
        })
    });
    told.collect()
}

/// The problem of a row on another sheet whose number is unknown or on several rows.
fn unknown_number(ledger: &ReconciliationState<'_>, number: &str, at: CellAddress) -> Problem {
    let several = ledger.is_ambiguous_number(number);
    let number = number.to_string();
    let trouble: ProblemDetail = match several {
        true => problems::SeveralRows { number }.into(),
        false => problems::UnknownMember { number }.into(),
    };
    Problem::new(trouble, at)
}

fn later(
    ledger: &ReconciliationState<'_>,
    column: &'static str,
    date: Option<Date>,
    at: CellAddress,
) -> Option<Problem> {
    let as_of = ledger.terms.as_of;
    let date = date.filter(|date| *date > as_of)?.to_string();
    let trouble = problems::FutureDate { column, date, as_of: as_of.to_string() };
    Some(Problem::new(trouble, at))
}

fn future_days(ledger: &ReconciliationState<'_>) -> Vec<Problem> {
    // A day of reconciliation before the last one is told as such.
    let last = last_day_of_ledger(ledger.register);
    let of_member = ledger.register.members.iter().flat_map(|member| {
        let registered = member.registered.filter(|day| Some(*day) > last);
        [(MemberColumn::Joined, member.joined), (MemberColumn::Registered, registered)]
            .into_iter()
            .filter_map(|(column, date)| {
                let at = ledger.register.member_cell_address(member, column);
                later(ledger, column.definition().name, date, at)
            })
            .collect::<Vec<_>>()
    });
    of_member.collect()
}

fn aliases(ledger: &ReconciliationState<'_>) -> Vec<Problem> {
    let mut problems = Vec::new();
    for alias in &ledger.register.aliases {
        let Some(member) = ledger.row_of_number(&alias.number) else {
            problems.push(unknown_number(ledger, &alias.number, alias.at));
            continue;
        };
        let old = alias.old_number.as_deref();
        let Some(row) = old.and_then(|old| ledger.directory.member_with_number(old)) else {
            continue;
        };
        let owner = &ledger.register.members[row as usize];
        let other = owner.status == MemberStatus::Active && row != member;
        let same_person = ledger.kept_row_of_member(row) == ledger.kept_row_of_member(member);
        if other && !same_person {
            let (number, name) = (owner.number.to_string(), owner.name.to_string());
            let trouble = problems::OldNumberTaken { number, name };
            problems.push(Problem::new(trouble, alias.at));
        }
    }
    problems
}

fn gold(ledger: &ReconciliationState<'_>) -> Vec<Problem> {
    let mut problems = Vec::new();
    let placed = ledger.register.layout.gold.as_ref();
    for row in &ledger.register.gold {
        let column = placed.and_then(|placed| placed.sheet_column(GoldColumn::Date));
        let at = CellAddress { column: column.unwrap_or(row.at.column), ..row.at };
        problems.extend(later(ledger, GoldColumn::Date.definition().name, Some(row.date), at));
        if ledger.member_of_number(&row.number).is_none() {
            problems.push(unknown_number(ledger, &row.number, row.at));
        }
    }
    problems
}
