//! A register as people keep it in Excel: sums without values, members on further sheets.

use std::collections::{BTreeMap, BTreeSet};

use model::form::{
    AliasColumn, CertificateColumn, FormColumn, GoldColumn, MemberColumn, OrganiserColumn,
    REGISTER_SHEET_FORMS,
};
use model::name_comparison::folded_name;
use model::problem::{Problem, ProblemPlace};
use model::register::Member;
use model::{CellValue, SheetCopy, StoredCell, WorkbookCopy};

use super::member_headings::TOTALS_COLUMNS;
use super::problems;
use crate::cells::{CellReader, trim_all_blanks};
use crate::headings::{self, SheetHeadings};
use crate::nearest::name_meant_by_typo;
use crate::problems::FormulaWithoutValue;
use crate::uncalculated_formulas::value_of_sum_formula;

/// Gives sums of figures their values, where the program that saved the workbook stored none:
/// `=4340+12+6`. Other formulas are asked for where their cells are read.
pub(super) fn compute_missing_sums(workbook_copy: &mut WorkbookCopy) {
    let cells = workbook_copy.sheets.iter_mut().flat_map(|sheet| sheet.cells.iter_mut());
    for cell in cells.filter(|cell| cell.value == CellValue::Blank) {
        let Some(sum) = cell.formula.as_deref().and_then(value_of_sum_formula) else { continue };
        cell.value = CellValue::Number(sum.to_cell_f64());
    }
}

/// Tells formulas without values once for a column of totals.
pub(super) fn merge_formula_problems(
    index: u16,
    found: &SheetHeadings,
    reader: &mut CellReader<'_>,
) {
    for headed in found
        .columns
        .iter()
        .filter(|headed| TOTALS_COLUMNS.contains(&MemberColumn::from_untyped(headed.column)))
    {
        let own = |problem: &Problem| match problem.place {
            ProblemPlace::Cell(at) => {
                (at.sheet, at.column) == (index, headed.at)
                    && problem.trouble.is_of_kind::<FormulaWithoutValue>()
            }
            _ => false,
        };
        let count = reader.problems.iter().filter(|problem| own(problem)).count();
        if count < 2 {
            continue;
        }
        let first = reader.problems.iter().find(|problem| own(problem)).map(|first| first.place);
        reader.problems.retain(|problem| !own(problem));
        let trouble =
            problems::FormulasWithoutValue { column: headed.column.definition().name, count };
        reader.problems.extend(first.map(|place| Problem::new(trouble, place)));
    }
}

/// Tells of further sheets with rows like members whose numbers `Members` does not have, which are
/// not read: `Lapsed`, `Juniors`. Their headings can be in any language, or absent.
pub(super) fn report_members_on_other_sheets(
    workbook_copy: &WorkbookCopy,
    members: &[Member],
    reader: &mut CellReader<'_>,
) {
    let known: BTreeSet<&str> = members.iter().map(|member| bare(&member.number)).collect();
    let digits = members.iter().map(|member| &*member.number).filter(|number| is_number(number));
    let widths: BTreeSet<usize> = digits.map(str::len).collect();
    for (index, sheet) in (0u16..).zip(&workbook_copy.sheets) {
        let name = folded_name(&sheet.name);
        if REGISTER_SHEET_FORMS.iter().any(|form| folded_name(form.name) == name) {
            continue;
        }
        let rows = match headed_numbers(sheet, index) {
            Some((row, column)) => {
                let below = |cell: &&StoredCell| cell.row > row && cell.column == column;
                let numbers = sheet.cells.iter().filter(below).filter_map(text_of);
                numbers.filter(|number| !known.contains(bare(number))).count()
            }
            None => rows_like_members(sheet, &known, &widths),
        };
        if let Some(meant) = sheet_meant(workbook_copy, &name) {
            let trouble = problems::SheetNearly { sheet: sheet.name.clone(), meant };
            reader.problems.push(Problem::new(trouble, ProblemPlace::Sheet(index)));
        } else if rows > 0 {
            let trouble = problems::MoreMembers { sheet: sheet.name.clone(), rows };
            reader.problems.push(Problem::new(trouble, ProblemPlace::Sheet(index)));
        }
    }
}

/// The sheet that a registrar keeps and that is not there, if the name of another one is nearly its name:
/// a slip of the hand, or one and several.
fn sheet_meant(workbook_copy: &WorkbookCopy, name: &str) -> Option<&'static str> {
    const LETTERS_MORE: usize = 2;
    let kept =
        [AliasColumn::FORM, GoldColumn::FORM, CertificateColumn::FORM, OrganiserColumn::FORM];
    let there = |form: &&'static str| {
        workbook_copy.sheets.iter().any(|sheet| folded_name(&sheet.name) == folded_name(form))
    };
    let absent = || kept.iter().map(|form| form.name).filter(|form| !there(form));
    let is_one_of_several = |form: &&'static str| {
        let rest = folded_name(form).strip_prefix(name).map(str::len);
        rest.is_some_and(|rest| rest <= LETTERS_MORE && name.len() > rest)
    };
    absent().find(is_one_of_several).or_else(|| name_meant_by_typo(name, absent()))
}

/// The row of headings and the column of numbers of a sheet that is headed like `Members`.
fn headed_numbers(sheet: &SheetCopy, index: u16) -> Option<(u32, u16)> {
    let found = headings::find_headings(MemberColumn::FORM, sheet, index, None, &mut Vec::new())?;
    let named = [MemberColumn::Name, MemberColumn::Surname];
    let number = found.find_column(MemberColumn::Number)?;
    named
        .into_iter()
        .any(|column| found.find_column(column).is_some())
        .then_some((found.row, number.at))
}

/// How many rows have a number as members have, which none of them has, beside words.
fn rows_like_members(sheet: &SheetCopy, known: &BTreeSet<&str>, widths: &BTreeSet<usize>) -> usize {
    /// Shorter numbers are places and counts.
    const SHORTEST: usize = 3;
    let mut numbers: BTreeMap<u16, (usize, usize)> = BTreeMap::new();
    for row in sheet.cells.chunk_by(|one, other| one.row == other.row) {
        let is_word = |cell: &StoredCell| {
            text_of(cell).is_some_and(|text| text.chars().filter(|c| c.is_alphabetic()).count() > 2)
        };
        let words = row.iter().any(is_word);
        for cell in row {
            let Some(text) = text_of(cell) else { continue };
            let (like, filled) = numbers.entry(cell.column).or_default();
            *filled += 1;
            let lost =
                matches!(cell.value, CellValue::Number(_)) && widths.contains(&(text.len() + 1));
            let wide = text.len() >= SHORTEST && (widths.contains(&text.len()) || lost);
            if words && wide && is_number(&text) && !known.contains(bare(&text)) {
                *like += 1;
            }
        }
    }
    let most = numbers.into_values().filter(|(like, filled)| 2 * like >= *filled);
    most.map(|(like, _)| like).max().unwrap_or_default()
}

fn text_of(cell: &StoredCell) -> Option<String> {
    match &cell.value {
        CellValue::Text(text) => {
            Some(trim_all_blanks(text).to_string()).filter(|text| !text.is_empty())
        }
        CellValue::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn bare(number: &str) -> &str {
    number.trim_start_matches('0')
}
