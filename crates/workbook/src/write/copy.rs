//! Copies of sheets: every value with its look, and marks on some cells.

use std::collections::{BTreeMap, HashMap};

use rust_xlsxwriter::{Formula, IgnoreError, XlsxError};

use super::book::Book;
use super::cells::{CellContent, is_formula_short_enough};
use super::formats::FormatCache;
use super::setup::corner_cells;
use super::setup::{DropDownList, SheetSetup};
use super::sheet::Sheet;
use super::sheet_names::SheetNames;
use super::text::cut_to_cell_length;
use crate::address::CellRange;
use crate::workbook_copy::{
    CellValue, SheetCopy, SheetLayout, StoredCell, WorkbookCopy, refers_to_table_or_workbook,
};

/// The errors that a cell can hold.
const ERRORS: [&str; 8] =
    ["#NULL!", "#DIV/0!", "#VALUE!", "#REF!", "#NAME?", "#NUM!", "#N/A", "#GETTING_DATA"];

/// What a copy adds to a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CellMark {
    /// Its fill as `0xRRGGBB`, replacing the cell's own.
    pub fill: u32,
    /// A note, after the cell's own.
    pub note: String,
}

/// The marks of a sheet, by row and column from 0.
pub type SheetMarks = BTreeMap<(u32, u16), CellMark>;

/// The bytes of an xlsx workbook with the sheets of another workbook.
///
/// # Errors
///
/// If the copy contains something that Excel does not accept.
pub fn copy_workbook(
    workbook_copy: &WorkbookCopy,
    title: &str,
    author: &str,
) -> Result<Vec<u8>, XlsxError> {
    let (mut book, mut names) = (Book::new(title, author, None)?, SheetNames::default());
    let mut formats = FormatCache::new(&workbook_copy.styles);
    for sheet in &workbook_copy.sheets {
        book.add_sheet(&names.unique_name(&sheet.name), |target| {
            copy_sheet(target, sheet, &BTreeMap::new(), &mut formats)?;
            if sheet.layout.frozen.is_some() {
                target.shell.set_repeat_rows(0, 0);
            }
            target.shell.set_landscape_page();
            Ok(())
        })?;
    }
    book.into_bytes(None)
}

/// Copies a sheet: cells, layout and notes, with marks on some cells.
///
/// # Errors
///
/// If the copy contains something that Excel does not accept.
pub fn copy_sheet(
    target: &mut Sheet<'_>,
    sheet: &SheetCopy,
    marks: &SheetMarks,
    formats: &mut FormatCache<'_>,
) -> Result<(), XlsxError> {
    target.shell.set_hidden(sheet.hidden);
    copy_rows(target, &sheet.layout);
    copy_layout(&mut target.shell, &sheet.layout);
    write_notes(target, &sheet.layout, marks);
    sheet.layout.merges.iter().for_each(|area| target.shell.merge_cells(area));
    let arrays = arrays_of(&sheet.layout);
    let (mut text_numbers, mut right) = (false, 0);
    // A mark can be on a cell that does not exist.
    marks.iter().for_each(|(at, mark)| {
        let style = formats.style_id(&mut target.styles, 0, Some(mark.fill));
        target.write_styled(*at, style, CellContent::Blank);
    });
    for cell in &sheet.cells {
        let fill = marks.get(&(cell.row, cell.column)).map(|mark| mark.fill);
        write_cell(target, cell, fill, &arrays, formats)?;
        text_numbers |= matches!(&cell.value, CellValue::Text(text) if text.starts_with(|c: char| c.is_ascii_digit()));
        right = right.max(cell.column);
    }
    if text_numbers && let Some(last) = sheet.cells.last() {
        target.shell.hide_cell_warnings((0, 0), (last.row, right), IgnoreError::NumberStoredAsText);
    }
    Ok(())
}

/// The array formulas of a sheet by their first cell.
fn arrays_of(layout: &SheetLayout) -> HashMap<(u32, u16), CellRange> {
    layout.arrays.iter().map(|area| ((area.first_row, area.first_column), *area)).collect()
}

/// The width of a digit in the default font, the unit of widths.
const PIXELS_PER_CHARACTER: f64 = 7.0;

/// Row heights and hidden rows.
fn copy_rows(target: &mut Sheet<'_>, layout: &SheetLayout) {
    for row in &layout.rows {
        if let Some(height) = row.height {
            target.set_row_height(row.row, height.clamp(0.0, 409.0));
        }
        if row.hidden {
            target.hide_row(row.row);
        }
    }
}

/// Widths, panes, filter and drop-downs.
fn copy_layout(target: &mut SheetSetup, layout: &SheetLayout) {
    for column in &layout.columns {
        // A width for all columns to the end applies to the columns in use.
        let last = column.last.min(column.first.saturating_add(255));
        if let Some(width) = column.width {
            // The stored width includes the margins of a cell, the one to set does not.
            let pixels = (width.clamp(0.0, 255.0) * PIXELS_PER_CHARACTER).round() as u32;
            target.set_column_range_pixels(column.first, last, pixels);
        }
        if column.hidden {
            target.set_column_range_hidden(column.first, last);
        }
    }
    if let Some((row, column)) = layout.frozen {
        target.set_freeze_panes(row, column);
    }
    if let Some(area) = layout.filter {
        let (first, last) = corner_cells(&area);
        target.autofilter(first, last);
    }
    for list in layout.lists.iter().filter(|list| is_source(&list.source)) {
        for area in &list.areas {
            let (first, last) = corner_cells(area);
            target.add_drop_down(first, last, DropDownList::from_formula(&list.source));
        }
    }
}

/// Whether Excel accepts the source of a drop-down: a quoted list that is not too long, or a
/// formula.
fn is_source(source: &str) -> bool {
    const LONGEST_LIST: usize = 255;
    match source.strip_prefix('"') {
        Some(list) => {
            let list = list.strip_suffix('"').unwrap_or(list);
            (1..=LONGEST_LIST).contains(&list.encode_utf16().count())
        }
        None => !source.is_empty() && is_formula_short_enough(source),
    }
}

/// Writes the cell's own notes with ours after them, and ours alone.
fn write_notes(target: &mut Sheet<'_>, layout: &SheetLayout, marks: &SheetMarks) {
    let mut notes: BTreeMap<(u32, u16), String> = BTreeMap::new();
    for note in &layout.notes {
        notes.insert((note.row, note.column), note.text.clone());
    }
    for (at, mark) in marks {
        let note = notes.entry(*at).or_default();
        if !note.is_empty() {
            note.push_str("\n\n");
        }
        note.push_str(&mark.note);
    }
    for ((row, column), text) in notes {
        target.add_note((row, column), &text);
    }
}

/// Writes a cell unchanged, with the fill of its mark.
fn write_cell(
    target: &mut Sheet<'_>,
    cell: &StoredCell,
    fill: Option<u32>,
    arrays: &HashMap<(u32, u16), CellRange>,
    formats: &mut FormatCache<'_>,
) -> Result<(), XlsxError> {
    let at = (cell.row, cell.column);
    let formula = cell.formula.as_deref();
    let formula = formula.filter(|formula| {
        is_formula_short_enough(formula) && !refers_to_table_or_workbook(formula)
    });
    if let Some(formula) = formula.filter(|_| keeps_formula(&cell.value)) {
        let formula = Formula::new(formula).set_result(result_of(&cell.value));
        let format = formats.format(cell.look, fill);
        return target.write_formula(at, format, formula, arrays.get(&at).copied());
    }
    let style = formats.style_id(&mut target.styles, cell.look, fill);
    let content = match &cell.value {
        CellValue::Blank => CellContent::Blank,
        CellValue::Number(number) | CellValue::Date(number) => CellContent::Number(*number),
        CellValue::Bool(answer) => CellContent::Answer(*answer),
        CellValue::Error(error) if ERRORS.contains(&error.as_ref()) => CellContent::Error(error),
        CellValue::Text(text) | CellValue::Error(text) => CellContent::Text(text),
    };
    target.write_styled(at, style, content);
    Ok(())
}

/// Whether a formula can be kept. A text result that looks like a number would be stored as a
/// number; if that changes it (`007`), the text is kept without the formula.
fn keeps_formula(value: &CellValue) -> bool {
    match value {
        CellValue::Text(text) => match text.parse::<f64>() {
            Ok(number) => number.to_string() == **text,
            Err(_) => !matches!(text.as_ref(), "TRUE" | "FALSE"),
        },
        _ => true,
    }
}

fn result_of(value: &CellValue) -> String {
    match value {
        CellValue::Blank => String::new(),
        CellValue::Text(text) | CellValue::Error(text) => cut_to_cell_length(text).into_owned(),
        CellValue::Number(number) | CellValue::Date(number) => number.to_string(),
        CellValue::Bool(true) => "TRUE".to_string(),
        CellValue::Bool(false) => "FALSE".to_string(),
    }
}
