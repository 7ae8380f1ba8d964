//! The rows of a workbook of decisions, held against the checks that palmares wrote with them.

use std::collections::{HashMap, HashSet};

use model::DecisionWord;
use model::form::{DecisionColumn, FormColumn};
use model::problem::Problem;
use model::register::DecisionRow;

use super::ledger_chain::{self, DecisionRowChecksums, decision_cell_checksum};
use super::problems;

/// Tells what was typed where it decides nothing. Decisions that palmares wrote and that stand beside other
/// cases now, or whose members do, lose their effect; a member that palmares wrote gives way to a decision
/// that was typed anew. Workbooks of earlier versions have no such checks.
pub fn void_misplaced_decisions(rows: &mut [DecisionRow]) -> Vec<Problem> {
    let checks: Vec<DecisionRowChecksums> =
        rows.iter().map(DecisionRowChecksums::from_row).collect();
    let is_any_decided = rows.iter().any(|row| row.decision.is_some());
    let beside = rows.iter().zip(&checks).map(|(row, checks)| beside(row, checks, is_any_decided));
    let mut found: Vec<Problem> = beside.flatten().collect();
    let decisions = moved(rows, &checks, 0, |row| row.decision.as_deref());
    let members = moved(rows, &checks, 1, |row| row.member.as_deref());
    for ((nth, row), checks) in rows.iter_mut().enumerate().zip(&checks) {
        let Some(decision) = row.decision.as_deref() else { continue };
        if decisions.contains(&nth) || members.contains(&nth) {
            let trouble = problems::DecisionMoved { case: row.case.to_string() };
            found.push(Problem::new(trouble, row.at));
            row.decision = None;
            continue;
        }
        let Some([was, member]) = checks.decision_checksums() else { continue };
        let ours = member == decision_cell_checksum(row, row.member.as_deref().unwrap_or_default());
        let word = DecisionWord::parse(decision);
        let keeps = matches!(word, Some(DecisionWord::SamePerson | DecisionWord::NewMember));
        if ours && (!keeps || was != decision_cell_checksum(row, decision)) {
            row.member = None;
        }
    }
    found
}

/// The rows whose cell was that of another row when palmares wrote it, which has another one now: the column
/// was sorted, or its cells were moved. `check`: which of the two checks is that of the cell.
fn moved(
    rows: &[DecisionRow],
    checks: &[DecisionRowChecksums],
    check: usize,
    cell: impl Fn(&DecisionRow) -> Option<&str>,
) -> HashSet<usize> {
    let texts: HashSet<&str> = rows.iter().filter_map(&cell).collect();
    // The rows whose cell changed, by what it was.
    let mut was: HashMap<&str, Vec<usize>> = HashMap::new();
    let mut changed = HashSet::new();
    for (nth, (row, checks)) in rows.iter().zip(checks).enumerate() {
        let Some(wrote) = checks.decision_checksums().map(|both| both[check]) else { continue };
        if wrote == decision_cell_checksum(row, cell(row).unwrap_or_default()) {
            continue;
        }
        changed.insert(nth);
        let before = texts.iter().filter(|text| wrote == decision_cell_checksum(row, text));
        before.for_each(|text| was.entry(*text).or_default().push(nth));
    }
    let is_of = |nth: usize, wanted: &dyn Fn(usize) -> bool| {
        let before = cell(&rows[nth]).and_then(|text| was.get(text));
        before.is_some_and(|others| others.iter().any(|other| *other != nth && wanted(*other)))
    };
    let mut found: HashSet<usize> =
        changed.iter().copied().filter(|nth| is_of(*nth, &|_| true)).collect();
    // A row that was not decided says nothing of what stood there. It has the decision of another one if that
    // one has none now, or if others were moved.
    let any = !found.is_empty();
    let fresh = (0..rows.len()).filter(|nth| checks[*nth].decision_checksums().is_none());
    let fresh = fresh.filter(|nth| is_of(*nth, &|other| any || cell(&rows[other]).is_none()));
    found.extend(fresh.collect::<Vec<_>>());
    found
}

/// What was typed in a row beside its decision, where it decides nothing.
fn beside(
    row: &DecisionRow,
    checks: &DecisionRowChecksums,
    is_any_decided: bool,
) -> Option<Problem> {
    let told = |columns: &str| {
        let trouble = problems::DecisionBeside { columns: columns.to_string() };
        Some(Problem::new(trouble, row.at))
    };
    let undecided = row.decision.is_none();
    // A decided row whose case does not fit is refused.
    let other_case = checks.case_checksum() != Some(ledger_chain::case_checksum(row));
    if undecided && other_case && checks.was_written_undecided() {
        return told(DecisionColumn::Suggested.definition().name);
    }
    if checks.has_changed_reasons(row) {
        return told("Evidence, Suggestion, Reasons");
    }
    // Of a workbook without any decision this is told already.
    let ours = |member: &str| checks.member_checksum() == Some(decision_cell_checksum(row, member));
    row.member.as_deref().filter(|member| undecided && is_any_decided && !ours(member))?;
    told(DecisionColumn::Member.definition().name)
}
