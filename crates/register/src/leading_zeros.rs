//! Member numbers that lost their leading noughts, because Excel or another program kept them as
//! numbers.

use std::collections::{BTreeSet, HashMap};

use model::form::MemberColumn;
use model::problem::Problem;
use model::register::{DecisionRow, Register};
use model::{CellAddress, CellValue, WorkbookCopy};

use super::problems;
use super::reconcile::claims::AwardClaims;

/// Gives members whose number lost its leading noughts the form that the ledger writes, else that of
/// the returns, where that is one form; the sheet keeps its own. Tells it once; where two forms are
/// possible the member's points wait.
pub fn restore_leading_zeros(
    register: &mut Register,
    workbook_copy: &WorkbookCopy,
    claims: &AwardClaims,
) -> Vec<Problem> {
    let stripped: Vec<usize> =
        (0..register.members.len()).filter(|row| is_bare(&register.members[*row].number)).collect();
    if stripped.is_empty() {
        return Vec::new();
    }
    let numeric: BTreeSet<usize> = kept_as_numbers(register, workbook_copy).into_iter().collect();
    let (ledger, elsewhere) = (forms_of_ledger(register), forms_elsewhere(register, claims));
    let credited: BTreeSet<&str> = numbers_credited(register).collect();
    let own: BTreeSet<Box<str>> =
        register.members.iter().map(|member| (&*member.number).into()).collect();
    let mut restored: Vec<(usize, Box<str>)> = Vec::new();
    let mut unclear = Vec::new();
    for row in stripped {
        let number = &*register.members[row].number;
        // Balances repeat what the sheet says; only what was credited binds a number.
        let known = ledger.get(number).filter(|forms| forms.iter().any(|form| *form != number));
        let Some(written) = known.or_else(|| elsewhere.get(number)) else { continue };
        // Somebody writes it as it stands: only what Excel keeps as a number may have lost noughts.
        let stands = written.contains(number) || ledger.contains_key(number);
        if stands && (credited.contains(number) || !numeric.contains(&row)) {
            continue;
        }
        let mut others = written.iter().filter(|form| **form != number && !own.contains(**form));
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
        let before = std::mem::replace(&mut register.members[row].number, (&*form).into());
        let own = register.balances.iter_mut().filter(|balance| *balance.number == *before);
        own.for_each(|balance| balance.number.clone_from(&form));
    }
    found
}

/// Gives numbers that decisions name the form of the register: that of the one member who has it
/// behind noughts, else the width that all numbers of the register share. Tells it where no member
/// has the number. A decision that Excel keeps as a number, where two members are possible, is not
/// applied.
pub fn restore_zeros_in_decisions(
    rows: &mut [DecisionRow],
    workbook_copy: Option<&WorkbookCopy>,
    register: &Register,
) -> Vec<Problem> {
    let mut found = Vec::new();
    let members: BTreeSet<&str> = register.members.iter().map(|member| &*member.number).collect();
    let mut behind: HashMap<&str, Vec<&str>> = HashMap::new();
    for number in members.iter().filter(|number| is_digits(number)) {
        behind.entry(bare(number)).or_default().push(number);
    }
    let width = shared_width(register);
    for row in rows.iter_mut().filter(|row| row.decision.is_some()) {
        let at = row.at;
        let decision = row.decision.as_deref().unwrap_or_default();
        let both = behind.get(decision).filter(|forms| forms.len() > 1 && is_bare(decision));
        if let Some(forms) = both.filter(|_| is_numeric(workbook_copy, at)) {
            let number = decision.to_string();
            let trouble = problems::DecisionNoughtsUnclear {
                number,
                one: forms[0].to_string(),
                other: forms[1].to_string(),
            };
            found.push(Problem::new(trouble, at));
            row.decision = None;
            continue;
        }
        for named in [&mut row.decision, &mut row.member] {
            let Some(number) = named.as_deref().filter(|number| is_bare(number)) else { continue };
            if members.contains(number) {
                continue;
            }
            let read: Option<Box<str>> = match behind.get(number).map(Vec::as_slice) {
                Some([one]) => Some((*one).into()),
                Some(_) => None,
                None => width.filter(|width| number.len() < *width).map(|width| {
                    let read = format!("{number:0>width$}");
                    let number = number.to_string();
                    let trouble = problems::DecisionNoughts { number, form: read.clone() };
                    found.push(Problem::new(trouble, at));
                    read.into()
                }),
            };
            if read.is_some() {
                *named = read;
            }
        }
    }
    found
}

/// The number of digits that all numbers of members have, if some begin with a nought.
fn shared_width(register: &Register) -> Option<usize> {
    let numbers = || register.members.iter().map(|member| &*member.number);
    let width = numbers().next()?.len();
    let same = numbers().all(|number| is_digits(number) && number.len() == width);
    (same && numbers().any(|number| number.starts_with('0'))).then_some(width)
}

/// Whether a cell is kept as a number.
fn is_numeric(workbook_copy: Option<&WorkbookCopy>, at: CellAddress) -> bool {
    let sheet =
        workbook_copy.and_then(|workbook_copy| workbook_copy.sheets.get(usize::from(at.sheet)));
    sheet.is_some_and(|sheet| {
        let place = (at.row, at.column);
        let cell = sheet.cells.binary_search_by_key(&place, |cell| (cell.row, cell.column));
        cell.is_ok_and(|cell| matches!(sheet.cells[cell].value, CellValue::Number(_)))
    })
}

fn is_digits(number: &str) -> bool {
    !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether a number can have lost leading noughts.
fn is_bare(number: &str) -> bool {
    is_digits(number) && !number.starts_with('0')
}

fn bare(number: &str) -> &str {
    number.trim_start_matches('0')
}

/// The rows of members whose number stands in a cell as a number.
fn kept_as_numbers(register: &Register, workbook_copy: &WorkbookCopy) -> Vec<usize> {
    let Some(placed) = &register.layout.members else { return Vec::new() };
    let Some(column) = placed.sheet_column(MemberColumn::Number) else { return Vec::new() };
    let Some(sheet) = workbook_copy.sheets.get(usize::from(placed.sheet)) else {
        return Vec::new();
    };
    let is_number = |row: u32| {
        let at = sheet.cells.binary_search_by_key(&(row, column), |cell| (cell.row, cell.column));
        at.is_ok_and(|at| matches!(sheet.cells[at].value, CellValue::Number(_)))
    };
    (0..register.members.len()).filter(|row| is_number(register.members[*row].at.row)).collect()
}

/// The numbers of the ledger, by what they are without leading noughts.
fn forms_of_ledger(register: &Register) -> HashMap<&str, BTreeSet<&str>> {
    let balances = register.balances.iter().map(|balance| &*balance.number);
    by_bare(balances.chain(numbers_credited(register)))
}

/// The numbers to which something was credited.
fn numbers_credited(register: &Register) -> impl Iterator<Item = &str> {
    register
        .credited
        .iter()
        .flat_map(|row| row.text.split(';').filter_map(|part| Some(part.trim().split_once(':')?.0)))
}

/// The numbers of the returns and of the sheet `Gold`, by what they are without leading noughts.
fn forms_elsewhere<'a>(
    register: &'a Register,
    claims: &'a AwardClaims,
) -> HashMap<&'a str, BTreeSet<&'a str>> {
    let returned = claims.players.iter().filter_map(|player| player.number.as_deref());
    by_bare(returned.chain(register.gold.iter().map(|row| &*row.number)))
}

fn by_bare<'a>(numbers: impl Iterator<Item = &'a str>) -> HashMap<&'a str, BTreeSet<&'a str>> {
    let mut forms: HashMap<&str, BTreeSet<&str>> = HashMap::new();
    for number in numbers.filter(|number| is_digits(number)) {
        forms.entry(bare(number)).or_default().insert(number);
    }
    forms
}
