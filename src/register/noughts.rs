//! Member numbers that lost their leading noughts, because Excel keeps them as numbers.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::model::form::MemberColumn;
use crate::model::register::Register;
use crate::model::{Facsimile, Stored};
use crate::problem::Problem;

use super::problems;
use super::reconcile::claims::Claims;

/// Gives members whose number is kept as a number the form that the ledger and the returns write,
/// where that is one form; the sheet keeps its own. Tells it once; where two forms are possible the
/// member's points wait.
pub fn restore(register: &mut Register, facsimile: &Facsimile, claims: &Claims) -> Vec<Problem> {
    let numeric = kept_as_numbers(register, facsimile);
    if numeric.is_empty() {
        return Vec::new();
    }
    let forms = forms_elsewhere(register, claims);
    let own: BTreeSet<Box<str>> =
        register.members.iter().map(|member| (&*member.number).into()).collect();
    let mut restored: Vec<(usize, Box<str>)> = Vec::new();
    let mut unclear = Vec::new();
    for row in numeric {
        let member = &register.members[row];
        let Some(written) = forms.get(bare(&member.number)) else { continue };
        let mut others =
            written.iter().filter(|form| ***form != *member.number && !own.contains(**form));
        match (others.next(), others.next()) {
            (Some(form), None) => restored.push((row, (*form).into())),
            (Some(one), Some(other)) => unclear.push((row, [one.to_string(), other.to_string()])),
            (None, _) => {}
        }
    }
    let mut found = Vec::new();
    if let Some((row, form)) = restored.first() {
        let member = &register.members[*row];
        let trouble = problems::NoughtsLost {
            number: member.number.to_string(),
            form: form.to_string(),
            count: restored.len(),
        };
        found.push(Problem::new(trouble, member.at));
    }
    for (row, [one, other]) in unclear {
        let member = &mut register.members[row];
        member.sound = false;
        let number = member.number.to_string();
        found.push(Problem::new(problems::NoughtsUnclear { number, one, other }, member.at));
    }
    for (row, form) in restored {
        register.members[row].number = (&*form).into();
    }
    found
}

fn bare(number: &str) -> &str {
    number.trim_start_matches('0')
}

/// The rows of members whose number stands in a cell as a number.
fn kept_as_numbers(register: &Register, facsimile: &Facsimile) -> Vec<usize> {
    let Some(placed) = &register.layout.members else { return Vec::new() };
    let Some(column) = placed.column(MemberColumn::Number) else { return Vec::new() };
    let Some(sheet) = facsimile.sheets.get(usize::from(placed.sheet)) else { return Vec::new() };
    let is_number = |row: u32| {
        let at = sheet.cells.binary_search_by_key(&(row, column), |cell| (cell.row, cell.column));
        at.is_ok_and(|at| matches!(sheet.cells[at].value, Stored::Number(_)))
    };
    (0..register.members.len()).filter(|row| is_number(register.members[*row].at.row)).collect()
}

/// The numbers of the ledger and of the returns, by what they are without leading noughts.
fn forms_elsewhere<'a>(
    register: &'a Register,
    claims: &'a Claims,
) -> HashMap<&'a str, BTreeSet<&'a str>> {
    let mut forms: HashMap<&str, BTreeSet<&str>> = HashMap::new();
    let ledger = register.balances.iter().map(|balance| &*balance.number);
    let returned = claims.players.iter().filter_map(|player| player.number.as_deref());
    let gold = register.gold.iter().map(|row| &*row.number);
    for number in ledger.chain(returned).chain(gold) {
        if !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()) {
            forms.entry(bare(number)).or_default().insert(number);
        }
    }
    let mut credited: BTreeMap<&str, &str> = BTreeMap::new();
    for row in &register.credited {
        for part in row.text.split(';') {
            let Some((number, _)) = part.trim().split_once(':') else { continue };
            if number.bytes().all(|byte| byte.is_ascii_digit()) {
                credited.insert(number, bare(number));
            }
        }
    }
    for (number, bare) in credited {
        forms.entry(bare).or_default().insert(number);
    }
    forms
}
