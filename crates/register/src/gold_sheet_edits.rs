//! What was done to the sheet `Gold` since the last reconciliation, seen by what `Balances` keeps of it.

use std::collections::HashMap;

use engine::rules::membership::GoldPointRules;
use model::form::{FormColumn, GoldColumn};
use model::problem::{Problem, ProblemPlace};
use model::register::{MemberBalance, Register};
use model::{AwardKind, CellAddress, Exact};

use super::kept_details::{GoldRowChecksums, gold_checksums_in_balance, gold_row_checksums};
use super::ledger_chain::LedgerOverride;
use super::members_sheet_edits::{ChangesSinceReconciliation, old_to_current_numbers};
use super::problems;
use super::reconcile::fading_gold_points::{remaining_gold_points, years_between};

/// Members whose rows of `Gold` are not those of the day of the last reconciliation, or do not come to
/// what they came to then; and whether cells moved without their rows, so that nothing can be credited.
pub fn check_gold_against_balances(
    register: &Register,
    gold: &GoldPointRules,
    trust: LedgerOverride,
) -> ChangesSinceReconciliation {
    let Some(day) = register.ledger.last().and_then(|row| row.registered) else {
        return ChangesSinceReconciliation::default();
    };
    let mut rows: HashMap<&str, (Exact, CellAddress)> = HashMap::new();
    for row in register.gold.iter().filter(|row| row.date <= day) {
        let left = remaining_gold_points(row.points, years_between(row.date, day), gold);
        let (sum, _) = rows.entry(&row.number).or_insert((Exact::ZERO, row.at));
        *sum = *sum + left;
    }
    let sheet = register.layout.gold.as_ref();
    let nowhere = sheet.map_or(ProblemPlace::File, |placed| ProblemPlace::Sheet(placed.sheet));
    let checks = gold_row_checksums(&register.gold, day);
    let old = old_to_current_numbers(register);
    let mut found = Vec::new();
    let mut changed: Vec<(&MemberBalance, [GoldRowChecksums; 2], ProblemPlace)> = Vec::new();
    let balances = register.balances.iter().filter(|balance| !old.contains_key(&*balance.number));
    for balance in balances {
        let was = balance.points.points(AwardKind::Gold);
        let (is, at) = match rows.get(&*balance.number) {
            Some((is, at)) => (*is, ProblemPlace::Cell(*at)),
            None => (Exact::ZERO, nowhere),
        };
        let now = checks.get(&*balance.number).copied().unwrap_or_default();
        let then = gold_checksums_in_balance(balance).unwrap_or(now);
        if then != now {
            changed.push((balance, [then, now], at));
        }
        let (number, name) = (balance.number.to_string(), balance.name.to_string());
        let (was_told, day) = (was.to_decimal(), day.to_string());
        if was != is {
            let is = is.to_decimal();
            let trouble = problems::GoldChanged { number, name, was: was_told, is, day };
            found.push(Problem::new(trouble, at));
        } else if then != now {
            let trouble = problems::GoldRedated { number, name, was: was_told, day };
            found.push(Problem::new(trouble, at));
        }
    }
    let moved = moved_alone(&changed).filter(|_| trust != LedgerOverride::AsItStands);
    match moved {
        Some(moved) => ChangesSinceReconciliation { problems: vec![moved], unsound: true },
        None => ChangesSinceReconciliation { problems: found, unsound: false },
    }
}

/// The problem of a column of `Gold` that was moved alone: the same days and points, but other pairs of
/// them, or the rows of three members or more beside other numbers.
fn moved_alone(
    changed: &[(&MemberBalance, [GoldRowChecksums; 2], ProblemPlace)],
) -> Option<Problem> {
    let [mut was, mut is] = [GoldRowChecksums::default(); 2];
    for (_, [then, now], _) in changed {
        was.add(*then);
        is.add(*now);
    }
    let same = was.days == is.days && was.points == is.points;
    let moved = changed.len() > 1 && same && (was.rows != is.rows || changed.len() > 2);
    let (balance, _, at) = changed.first().filter(|_| moved)?;
    let trouble = problems::ColumnMoved {
        column: GoldColumn::FORM.name,
        number: balance.number.to_string(),
        name: balance.name.to_string(),
        count: changed.len(),
    };
    Some(Problem::new(trouble, *at))
}
