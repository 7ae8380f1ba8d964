//! Rows of the sheet `Adjustments` that contradict themselves or stand there twice.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use model::problem::Problem;
use model::{Adjustment, AdjustmentAmountKind, Cell, CellAddress, Event, Exact};

use super::problems;

/// Words of a reason for which something is taken away.
const PENALTY_WORDS: [&str; 9] = [
    "penalty",
    "penalties",
    "penalised",
    "penalized",
    "fine",
    "fined",
    "deducted",
    "deduction",
    "deductions",
];

/// Adds a warning for each doubtful row.
pub(super) fn check_adjustment_rows(event: &Event, found: &mut Vec<Problem>) {
    let mut known: HashMap<_, CellAddress> = HashMap::new();
    for row in &event.adjustments {
        // Two offences of one kind are often two rows; an amount is typed once.
        let Some(amount) = row.amount else { continue };
        tell_amount(row, amount, found);
        let (round, reason) = (row.round.as_deref(), row.reason.as_deref());
        let of_offence = (row.offence, row.minutes, row.boards);
        match known.entry((row.entry, row.kind, amount.value, round, reason, of_offence)) {
            Entry::Occupied(first) => {
                let trouble = problems::AdjustmentAgain { first: first.get().a1() };
                found.push(Problem::new(trouble, row.at));
            }
            Entry::Vacant(first) => {
                first.insert(row.at);
            }
        }
    }
}

/// Reports a warning with an amount, which does not count, and a penalty that adds to the score.
fn tell_amount(row: &Adjustment, amount: Cell<Exact>, found: &mut Vec<Problem>) {
    let typed = amount.value.to_decimal();
    if row.kind == AdjustmentAmountKind::Warning && amount.value != Exact::ZERO {
        let trouble = problems::WarningWithAmount { amount: typed };
        found.push(Problem::new(trouble, amount.at));
        return;
    }
    let reason = row.reason.as_deref().unwrap_or_default();
    let mut words = reason.split(|c: char| !c.is_alphabetic()).map(str::to_lowercase);
    if amount.value > Exact::ZERO && words.any(|word| PENALTY_WORDS.contains(&&*word)) {
        let trouble = problems::PenaltyAdds { amount: typed, reason: reason.to_string() };
        found.push(Problem::new(trouble, amount.at));
    }
}
