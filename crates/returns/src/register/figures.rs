//! Figures that can be read in two ways: `1,234` and `1.234` as text, `12/3`, percentages. One rule for
//! all columns of points of a register.

use std::collections::HashSet;

use model::form::FormColumn;
use model::problem::{Phrase, ProblemPlace, phrase};
use model::{CellAddress, CellValue, Exact, HeaderRow, SheetCopy, StoredCell, WorkbookCopy};

use super::problems;
use crate::cells::{CellReader, trim_all_blanks};
use crate::number;
use crate::problems::DecimalComma;

/// Settles doubtful figures of some columns: `1,234` among whole numbers is thousands; otherwise both
/// readings are possible, and `put` gets none. It gets each cell and its column. `then` is
/// what follows where there is none.
pub(super) fn settle_doubtful_figures<C: FormColumn>(
    workbook_copy: &WorkbookCopy,
    placed: &HeaderRow<C>,
    columns: &[C],
    then: Phrase,
    reader: &mut CellReader<'_>,
    mut put: impl FnMut(CellAddress, C, Option<Exact>),
) {
    let Some(sheet) = workbook_copy.sheets.get(usize::from(placed.sheet)) else { return };
    for column in columns {
        let Some(at) = placed.sheet_column(*column) else { continue };
        let found = doubtful(sheet, placed.row, at);
        let cell = |row| CellAddress { sheet: placed.sheet, row, column: at };
        let settled: HashSet<ProblemPlace> =
            found.iter().map(|(row, ..)| ProblemPlace::Cell(cell(*row))).collect();
        reader.problems.retain(|problem| {
            !settled.contains(&problem.place) || !problem.trouble.is_of_kind::<DecimalComma>()
        });
        for (row, text, read) in found {
            let cell = cell(row);
            let typed = text.to_string();
            let trouble = match read {
                Some(read) => {
                    problems::ThousandsComma { text: typed, read: read.to_decimal() }.into()
                }
                None => problems::CommaInTotal { text: typed, then: then.clone() }.into(),
            };
            reader.report(trouble, cell);
            put(cell, *column, read);
        }
        for (row, text, why) in unclear(workbook_copy, sheet, placed.row, at) {
            reader
                .report(problems::TotalUnclear { text, why, then: then.clone() }.into(), cell(row));
            reader.drop_text_number_note(cell(row));
            // What was read of it is no total.
            put(cell(row), *column, Some(Exact::ZERO));
            put(cell(row), *column, None);
        }
    }
}

/// The doubtful figures below a heading: row, text, and the reading if there is only one.
fn doubtful(sheet: &SheetCopy, heading: u32, column: u16) -> Vec<(u32, &str, Option<Exact>)> {
    let below = || sheet.cells.iter().filter(|cell| cell.row > heading && cell.column == column);
    let texts = || below().filter_map(typed);
    // Elsewhere in the column a point stands before decimals.
    let decimal_points = texts().any(|(_, text)| {
        let after = text.split_once('.').map(|(_, after)| after);
        after.is_some_and(|after| after.len() != 3 || text.contains(','))
    });
    let whole = below().all(|cell| match &cell.value {
        CellValue::Number(number) => number.fract() == 0.0,
        CellValue::Text(text) => {
            let text = trim_all_blanks(text);
            has_comma(text)
                || number::parse_number(text).is_none_or(|typed| typed.number.is_whole())
        }
        _ => true,
    });
    let found = texts().filter_map(|(row, text)| {
        if has_comma(text) {
            let thousands = Exact::parse_decimal(&text.replace(',', ""));
            return Some((row, text, thousands.filter(|_| whole && is_grouped(text))));
        }
        (has_point(text) && !decimal_points).then_some((row, text, None))
    });
    found.collect()
}

/// The figures below a heading that are no plain numbers: row, text, and why.
fn unclear<'a>(
    workbook_copy: &'a WorkbookCopy,
    sheet: &'a SheetCopy,
    heading: u32,
    column: u16,
) -> impl Iterator<Item = (u32, String, Phrase)> + 'a {
    const FRACTION: Phrase = phrase!("can be a fraction, a date or two figures");
    const PERCENT: Phrase = phrase!("is a percentage, but points never are");
    let below = sheet.cells.iter().filter(move |cell| cell.row > heading && cell.column == column);
    below.filter_map(|cell| match &cell.value {
        CellValue::Text(text) => {
            let text = trim_all_blanks(text);
            let read = number::parse_number(text)?;
            let why = match text.contains('/') && !text.contains(char::is_whitespace) {
                true => FRACTION,
                false => Some(PERCENT).filter(|_| read.percent)?,
            };
            Some((cell.row, text.to_string(), why))
        }
        CellValue::Number(stored) => {
            let look = workbook_copy.styles.get(cell.look as usize)?;
            let shown = number::exact_from_float(*stored)? * Exact::whole(100);
            let text = format!("{} %", shown.to_decimal());
            look.number_format.is_percent().then_some((cell.row, text, PERCENT))
        }
        _ => None,
    })
}

/// The row and the text of a cell.
fn typed(cell: &StoredCell) -> Option<(u32, &str)> {
    let CellValue::Text(text) = &cell.value else { return None };
    Some((cell.row, trim_all_blanks(text)))
}

/// Whether the digits before a comma are as many as before thousands: `1,234`, not `1234,567`.
fn is_grouped(text: &str) -> bool {
    let before = text.split(',').next().unwrap_or_default();
    let digits = before.bytes().filter(u8::is_ascii_digit).count();
    (1..=3).contains(&digits)
}

/// Whether the comma of a figure can part thousands or decimals: `1,234`, but not `0,234`.
fn has_comma(text: &str) -> bool {
    !text.starts_with("0,") && number::parse_number(text).is_some_and(|typed| typed.doubtful_comma)
}

/// Whether the point of a figure can part thousands or decimals: `1.234`, but not `0.234`.
fn has_point(text: &str) -> bool {
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    text.split_once('.').is_some_and(|(before, after)| {
        digits(before)
            && digits(after)
            && after.len() == 3
            && (1..=3).contains(&before.len())
            && !before.starts_with('0')
    })
}
