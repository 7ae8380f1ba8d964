//! The decisions that a register keeps, held against the checks that palmares wrote with them.

use std::collections::HashSet;

use model::form::{DecisionColumn, FormColumn, PendingColumn};
use model::problem::{Problem, ProblemPlace, abridged_name_list};
use model::register::{DecisionRow, Register};
use model::{CellAddress, HeaderRow};

use super::ledger_chain::{self, DecisionRowChecksums, LedgerOverride};
use super::members_sheet_edits::ChangesSinceReconciliation;
use super::problems;

/// Holds the kept decisions against their checks. Those that were changed or cleared lose their
/// decision, so that their cases are asked again. Numbers must have their leading noughts back.
/// Registers of earlier versions have no checks of what was decided.
pub fn void_changed_decisions(
    register: &mut Register,
    trust: LedgerOverride,
) -> ChangesSinceReconciliation {
    let mut found = ChangesSinceReconciliation::default();
    let written = register.ledger.last().and_then(|row| row.decisions.clone());
    let Some((wrote, sum)) = written else { return found };
    let mut standing = HashSet::new();
    let mut lost = 0;
    for row in &mut register.decisions {
        let check = ledger_chain::kept_decision_checksum(row);
        if row.decision.is_none() && is_only_cleared(row) {
            lost += 1;
            let trouble = problems::DecisionCleared { what: told(row) };
            found.problems.push(Problem::new(trouble, row.at));
        } else if DecisionRowChecksums::from_row(row).case_checksum() == Some(check) {
            standing.insert((row.case.clone(), check));
        } else {
            lost += 1;
            row.changed = true;
            let decided = row.decision.take().unwrap_or_default().into();
            let trouble = problems::DecisionChanged { what: told(row), decided };
            found.problems.push(Problem::new(trouble, row.at));
        }
    }
    let holds = ledger_chain::combine_checksums(standing.into_iter().map(|(_, check)| check));
    let at = register.layout.decisions.as_ref().map(HeaderRow::first_cell);
    let at = at.map_or(ProblemPlace::File, ProblemPlace::Cell);
    let all = holds.0 + lost;
    if all < wrote {
        let trouble = problems::DecisionsGone { wrote, holds: all };
        found.problems.push(Problem::new(trouble, at));
    } else if (all > wrote || (lost == 0 && holds.1 != sum)) && trust != LedgerOverride::AsItStands
    {
        let sheet = DecisionColumn::FORM.name;
        let trouble = problems::LedgerDiffers { sheet, wrote, holds: all };
        found.problems.push(Problem::new(trouble, at));
        found.unsound = true;
    }
    found
}

/// Warns of what was typed over the reasons on `Decisions` and on `Pending`, which are written anew.
pub fn typed_over_reason_problems(register: &Register) -> Vec<Problem> {
    let decided = register.decisions.iter().filter(|row| {
        // What was decided otherwise is told as such.
        !row.changed && DecisionRowChecksums::from_row(row).has_changed_reasons(row)
    });
    // Without the column nothing is typed over.
    let placed = register.layout.pending.as_ref();
    let is_whole = placed.is_some_and(|placed| placed.sheet_column(PendingColumn::Why).is_some());
    let waiting = register.pending.iter().filter(|row| {
        is_whole
            && row.check.is_some_and(|check| check != ledger_chain::pending_reason_checksum(row))
    });
    let decided = typed_over(
        DecisionColumn::FORM.name,
        "Evidence, Suggestion, Reasons",
        decided.map(|row| row.at).collect(),
    );
    let why = PendingColumn::Why.definition().name;
    let waiting = typed_over(PendingColumn::FORM.name, why, waiting.map(|row| row.at).collect());
    decided.into_iter().chain(waiting).collect()
}

fn typed_over(
    sheet: &'static str,
    columns: &'static str,
    cells: Vec<CellAddress>,
) -> Option<Problem> {
    /// So many rows are named.
    const MOST: usize = 5;
    let first = *cells.first()?;
    let rows = abridged_name_list(cells.iter().map(|at| (at.row + 1).to_string()), MOST);
    let trouble = problems::ReasonsNotKept { sheet, columns, rows };
    Some(Problem::new(trouble, ProblemPlace::Sheet(first.sheet)))
}

/// Whether nothing but the decision of a row on two rows of the register was changed: it was cleared on
/// purpose. What was decided of them is one of a few words.
fn is_only_cleared(row: &DecisionRow) -> bool {
    if row.check.is_none() || !row.case.starts_with("rows ") {
        return true;
    }
    let words =
        ["same person", "Same person", "Same Person", "same", "two people", "ignore", "undo"];
    let check = DecisionRowChecksums::from_row(row).case_checksum();
    words.into_iter().any(|word| {
        let decided = DecisionRow { decision: Some(word.into()), ..row.clone() };
        check == Some(ledger_chain::kept_decision_checksum(&decided))
    })
}

/// What a decision is about.
fn told(row: &DecisionRow) -> String {
    let named = [&*row.number, &*row.name].into_iter().filter(|text| !text.is_empty());
    match named.collect::<Vec<_>>().join(" ") {
        named if named.is_empty() => row.case.to_string(),
        named => named,
    }
}
