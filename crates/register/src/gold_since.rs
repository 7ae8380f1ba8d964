//! What was done to the sheet `Gold` since the last reconciliation, seen by what `Balances` keeps of it.

use std::collections::HashMap;

use engine::rules::membership::GoldPointRules;
use model::form::{FormColumn, GoldColumn};
use model::problem::{Problem, ProblemPlace};
use model::register::{Balance, Register};
use model::{Address, AwardKind, Exact};

use super::changes_since::{ChangesSince, old_numbers};
use super::kept_details::{GoldChecks, gold_checks, kept_gold};
use super::ledger_chain::LedgerOverride;
use super::problems;
use super::reconcile::gold::{remaining_points, years_between};

/// Members whose rows of `Gold` are not those of the day of the last reconciliation, or do not come to
/// what they came to then; and whether cells moved without their rows, so that nothing can be credited.
pub fn check_gold_rows(
    register: &Register,
    gold: &GoldPointRules,
    trust: LedgerOverride,
) -> ChangesSince {
    let Some(day) = register.ledger.last().and_then(|row| row.registered) else {
        return ChangesSince::default();
    };
    let mut rows: HashMap<&str, (Exact, Address)> = HashMap::new();
    for row in register.gold.iter().filter(|row| row.date <= day) {
        let left = remaining_points(row.points, years_between(row.date, day), gold);
        let (sum, _) = rows.entry(&row.number).or_insert((Exact::ZERO, row.at));
        *sum = *sum + left;
    }
    let sheet = register.layout.gold.as_ref();
    let nowhere = sheet.map_or(ProblemPlace::File, |placed| ProblemPlace::Sheet(placed.sheet));
    let checks = gold_checks(&register.gold, day);
    let old = old_numbers(register);
    let mut found = Vec::new();
    let mut changed: Vec<(&Balance, [GoldChecks; 2], ProblemPlace)> = Vec::new();
    let balances = register.balances.iter().filter(|balance| !old.contains_key(&*balance.number));
    for balance in balances {
        let was = balance.points.points(AwardKind::Gold);
        let (is, at) = match rows.get(&*balance.number) {
            Some((is, at)) => (*is, ProblemPlace::Cell(*at)),
            None => (Exact::ZERO, nowhere),
        };
        let now = checks.get(&*balance.number).copied().unwrap_or_default();
        let then = kept_gold(balance).unwrap_or(now);
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
        Some(moved) => ChangesSince { problems: vec![moved], unsound: true },
        None => ChangesSince { problems: found, unsound: false },
    }
}

/// The problem of a column of `Gold` that was moved alone: the same days and points, but other pairs of
/// them, or the rows of three members or more beside other numbers.
fn moved_alone(changed: &[(&Balance, [GoldChecks; 2], ProblemPlace)]) -> Option<Problem> {
    let [mut was, mut is] = [GoldChecks::default(); 2];
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
