//! Formulas that were never worked out: a program that writes workbooks without calculating them gives
//! each formula the result 0.

use std::collections::BTreeSet;

use adopt::RecognisedTable;
use model::problem::Problem;
use model::{CellValue, Exact, SheetCopy, StoredCell, WorkbookCopy};

use super::cells::cell_address;
use super::problems::FormulaWithoutValue;

/// At most so many cells are added up; formulas beyond it are not looked into.
const MOST_CELLS: usize = 5_000_000;

/// Takes the result 0 from formulas that were not worked out, so that they are asked for like those
/// without one: sums of cells that come to something else, and all others of a workbook in which no
/// formula has a result.
pub(super) fn clear_uncalculated_zeros(workbook_copy: &mut WorkbookCopy) {
    let mut budget = MOST_CELLS;
    let mut zeros = Vec::new();
    let mut wrong = Vec::new();
    let mut worked_out = false;
    for (at, sheet) in workbook_copy.sheets.iter().enumerate() {
        for (cell, formula) in sheet.cells.iter().enumerate().filter_map(refers) {
            if sheet.cells[cell].value != CellValue::Number(0.0) {
                worked_out |= sheet.cells[cell].value != CellValue::Blank;
                continue;
            }
            match (Sum { sheet, rest: &formula, budget: &mut budget }).worth() {
                Some(sum) if sum.is_zero() => {}
                Some(_) => wrong.push((at, cell)),
                None => zeros.push((at, cell)),
            }
        }
    }
    let all = zeros.into_iter().filter(|_| !wrong.is_empty() || !worked_out);
    for (sheet, cell) in all.collect::<Vec<_>>().into_iter().chain(wrong) {
        workbook_copy.sheets[sheet].cells[cell].value = CellValue::Blank;
    }
}

/// Whether a cell has a formula that is more than figures, as palmares writes them.
pub fn is_formula_of_cells(cell: &StoredCell) -> bool {
    refers((0, cell)).is_some()
}

/// What a formula of figures comes to, as palmares writes them: `=4340+12+6`, and what is left of Gold
/// Points, `=ROUND(1.05*4/5+2,2)`; none for any other formula.
pub(super) fn value_of_sum_formula(formula: &str) -> Option<Exact> {
    let plain = formula.replace(char::is_whitespace, "");
    let plain = plain.trim_start_matches('=');
    let rounded = plain.strip_prefix("ROUND(").and_then(|rest| rest.strip_suffix(",2)"));
    let terms = rounded.unwrap_or(plain).replace('-', "+-");
    let terms = terms.strip_prefix('+').unwrap_or(&terms);
    let mut sum = Exact::ZERO;
    for term in terms.split('+') {
        let figure = match rounded {
            Some(_) => part_of(term)?,
            None => Exact::parse_decimal(term)?,
        };
        sum = sum + figure;
    }
    Some(if rounded.is_some() { sum.rounded(2) } else { sum })
}

/// A figure, or a part of one: `1.05*4/5`.
fn part_of(term: &str) -> Option<Exact> {
    let Some((figure, part)) = term.split_once('*') else { return Exact::parse_decimal(term) };
    let (left, of) = part.split_once('/')?;
    let (left, of): (u32, u32) = (left.parse().ok()?, of.parse().ok()?);
    (of > 0).then_some(Exact::parse_decimal(figure)? * Exact::whole(left) / of)
}

/// The first formula without a result in each column of a club's tables, or of its sheets where no table
/// was recognised: whatever it would show was read as nothing.
pub(super) fn uncalculated_formula_problems(
    copy: &WorkbookCopy,
    tables: &[RecognisedTable],
) -> Vec<Problem> {
    let of_sheet = |(sheet, own): (u16, &SheetCopy)| {
        let rows =
            |table: &RecognisedTable| table.heading.unwrap_or(table.first_row)..=table.last_row;
        let is_in_table = |cell: &StoredCell| {
            let mut own = tables.iter().filter(|table| table.sheet == sheet);
            tables.is_empty() || own.any(|table| rows(table).contains(&cell.row))
        };
        let mut columns = BTreeSet::new();
        let open =
            own.cells.iter().filter(|cell| cell.value == CellValue::Blank && is_in_table(cell));
        let told = open.filter_map(|cell| {
            let formula = cell.formula.as_deref()?.trim_start_matches('=').to_string();
            let first = columns.insert(cell.column);
            first.then(|| Problem::new(FormulaWithoutValue { formula }, cell_address(cell, sheet)))
        });
        told.collect::<Vec<Problem>>()
    };
    let shown = (0u16..).zip(&copy.sheets).filter(|(_, sheet)| !sheet.hidden);
    shown.flat_map(of_sheet).collect()
}

/// The formula of a cell that is more than figures, in capitals, without blanks and `$`.
fn refers((at, cell): (usize, &StoredCell)) -> Option<(usize, String)> {
    let formula = cell.formula.as_deref()?;
    let has_letters = formula.bytes().any(|byte| byte.is_ascii_alphabetic());
    if !has_letters || value_of_sum_formula(formula).is_some() {
        return None;
    }
    let plain = formula.trim_start_matches('=').chars();
    let plain = plain.filter(|c| !c.is_whitespace() && *c != '$').collect::<String>();
    Some((at, plain.to_ascii_uppercase()))
}

/// A formula that adds up cells of its sheet: `SUM(F2:H2,K2)+L2-5`.
struct Sum<'a> {
    sheet: &'a SheetCopy,
    rest: &'a str,
    budget: &'a mut usize,
}

impl<'a> Sum<'a> {
    /// What it comes to; none for any other formula.
    fn worth(mut self) -> Option<Exact> {
        let sum = self.terms(Self::term)?;
        self.rest.is_empty().then_some(sum)
    }

    fn terms(&mut self, term: fn(&mut Self) -> Option<Exact>) -> Option<Exact> {
        let mut sum = Exact::ZERO;
        let mut minus = self.take("-");
        loop {
            let next = term(self)?;
            sum = if minus { sum - next } else { sum + next };
            minus = self.take("-");
            if !minus && !self.take("+") && !self.take(",") {
                return Some(sum);
            }
        }
    }

    fn term(&mut self) -> Option<Exact> {
        if self.take("SUM(") {
            let sum = self.terms(Self::figure)?;
            return self.take(")").then_some(sum);
        }
        self.figure()
    }

    /// A number, a cell or a range.
    fn figure(&mut self) -> Option<Exact> {
        let digits = self.while_of(|c| c.is_ascii_digit() || c == '.');
        if !digits.is_empty() {
            return Exact::parse_decimal(digits);
        }
        let first = self.cell()?;
        let last = if self.take(":") { self.cell()? } else { first };
        self.added(first, last)
    }

    /// Row and column of a cell, from 0.
    fn cell(&mut self) -> Option<(u32, u32)> {
        let letters = self.while_of(|c| c.is_ascii_uppercase());
        let row: u32 = self.while_of(|c| c.is_ascii_digit()).parse().ok()?;
        let column = letters.bytes().take(4).fold(0, |sum, byte| sum * 26 + u32::from(byte - 64));
        Some((row.checked_sub(1)?, column.checked_sub(1)?))
    }

    /// The sum of the numbers of a range.
    fn added(&mut self, first: (u32, u32), last: (u32, u32)) -> Option<Exact> {
        let from = self.sheet.cells.partition_point(|cell| cell.row < first.0);
        let rows = self.sheet.cells[from..].iter().take_while(|cell| cell.row <= last.0);
        let mut sum = Exact::ZERO;
        for cell in rows {
            *self.budget = self.budget.checked_sub(1)?;
            if !(first.1..=last.1).contains(&u32::from(cell.column)) {
                continue;
            }
            if let CellValue::Number(number) = &cell.value {
                sum = sum + Exact::parse_decimal(&number.to_string())?;
            }
        }
        Some(sum)
    }

    fn take(&mut self, text: &str) -> bool {
        let rest = self.rest.strip_prefix(text);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn while_of(&mut self, is: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|c| !is(c)).unwrap_or(self.rest.len());
        let (own, rest) = self.rest.split_at(end);
        self.rest = rest;
        own
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A sheet of one row: A1 to C1 hold 30, 12 and nothing; what follows are formulas with results.
    fn left(formulas: &[(&str, f64)]) -> Vec<CellValue> {
        let cell = |column: usize, value: f64, formula: Option<&str>| StoredCell {
            row: 0,
            column: column as u16,
            look: 0,
            value: CellValue::Number(value),
            formula: formula.map(Into::into),
        };
        let figures = [cell(0, 30.0, None), cell(1, 12.0, None)].into_iter();
        let more = formulas.iter().enumerate();
        let more = more.map(|(at, (formula, value))| cell(3 + at, *value, Some(formula)));
        let sheet = SheetCopy { cells: figures.chain(more).collect(), ..SheetCopy::default() };
        let mut workbook_copy = WorkbookCopy { sheets: vec![sheet], ..WorkbookCopy::default() };
        clear_uncalculated_zeros(&mut workbook_copy);
        workbook_copy.sheets[0].cells[2..].iter().map(|cell| cell.value.clone()).collect()
    }

    #[test]
    fn a_sum_that_says_nought_was_not_worked_out() {
        let (zero, none) = (CellValue::Number(0.0), CellValue::Blank);
        for (formula, becomes) in [
            ("SUM(A1:B1)", &none),
            ("=sum($A$1, B1)", &none),
            ("A1+B1", &none),
            ("A1-30", &zero),
            ("SUM(C1:C9)", &zero),
            ("5+6", &zero),
        ] {
            // Another formula has a result, so that the workbook was worked out.
            let found = left(&[(formula, 0.0), ("A1*2", 60.0)]);
            assert_eq!(found[0], *becomes, "{formula}");
        }
    }

    #[test]
    fn others_were_not_worked_out_if_none_has_a_result() {
        let (zero, none) = (CellValue::Number(0.0), CellValue::Blank);
        assert_eq!(left(&[("VLOOKUP(A1,X!A:B,2)", 0.0)]), [CellValue::Blank]);
        assert_eq!(left(&[("A1*0", 0.0), ("A1*2", 60.0)])[0], zero);
        // Gold Points that faded.
        assert_eq!(left(&[("ROUND(1*0/5,2)", 0.0)]), [zero]);
        assert_eq!(left(&[("A1*0", 0.0), ("SUM(A1:B1)", 0.0)]), [none.clone(), none]);
    }

    #[test]
    fn only_sums_of_figures_are_worked_out() {
        for (formula, sum) in [
            ("=70+18+12", Some("100")),
            ("70 + 18", Some("88")),
            ("=+70-8.5", Some("61.5")),
            ("=-5+12", Some("7")),
            ("=70", Some("70")),
            ("=", None),
            ("", None),
            ("=5+", None),
            ("=5++6", None),
            ("=SUM(G2:H2)", None),
            ("=70*2", None),
            ("=ROUND(1*4/5,2)", Some("0.8")),
            ("=ROUND(1.05*1/3+2,2)", Some("2.35")),
            ("=ROUND(1*0/5,2)", Some("0")),
            ("=ROUND(1*4/0,2)", None),
            ("=ROUND(A1*4/5,2)", None),
        ] {
            let read = value_of_sum_formula(formula).map(|sum| sum.to_string());
            assert_eq!(read.as_deref(), sum, "{formula}");
        }
    }
}
