//! Columns that palmares adds to the right of a sheet of the return.
//!
//! No cell of the return moves: the columns begin two after the last used one. The mark in
//! their headings lets the reader drop them when the copy comes back as a return.

use std::collections::HashSet;

use workbook::rust_xlsxwriter::{Color, Format, IgnoreError, XlsxError};
use workbook::write::{CellContent, FormulaResult, Sheet, heading_format, stored_number_text};

use model::annotation::PALMARES_NOTE_PREFIX;
use model::{CellValue, MAX_SHEET_COLUMNS, MAX_SHEET_ROWS, SheetCopy};

/// The last column of a sheet, from 0.
const LAST_COLUMN: u16 = MAX_SHEET_COLUMNS - 1;
/// Wide enough for the mark and a short name.
const WIDTH: f64 = 18.0;

/// The additions to one sheet.
#[derive(Default)]
pub(super) struct AddedColumns {
    /// The row of the headings, from 0.
    pub heading_row: u32,
    pub headings: Vec<AddedHeading>,
    /// The cells, in any order.
    pub cells: Vec<AddedCell>,
    /// Notes on cells of the return's rows.
    pub notes: Vec<(u32, u16, String)>,
}

/// The heading of an added column.
pub(super) struct AddedHeading {
    /// Its column, from 0.
    pub column: u16,
    pub title: &'static str,
    /// What it means, as a note on the heading.
    pub note: &'static str,
}

/// A cell of an added column, with its value and the formula that works it out.
pub(super) struct AddedCell {
    /// Its row, from 0.
    pub row: u32,
    /// Its column, from 0.
    pub column: u16,
    /// The formula of the value; `None` for a plain value.
    pub formula: Option<String>,
    pub value: f64,
}

/// The first of `wanted` free columns, two after the last used one; `None` if there is no
/// room.
pub(super) fn first_free_column(sheet: &SheetCopy, wanted: usize) -> Option<u16> {
    let filled =
        sheet.cells.iter().filter(|cell| cell.value != CellValue::Blank || cell.formula.is_some());
    let filled = filled.map(|cell| cell.column).max().unwrap_or(0);
    let looks = sheet.cells.iter().map(|cell| cell.column).max().unwrap_or(0);
    let merged = sheet.layout.merges.iter().map(|area| area.last_column).max().unwrap_or(0);
    let noted = sheet.layout.notes.iter().map(|note| note.column).max().unwrap_or(0);
    let wanted = u16::try_from(wanted).ok()?;
    // If there is no room, empty formatted cells are ignored.
    [looks, filled]
        .into_iter()
        .map(|last| last.max(merged).max(noted))
        .find(|last| last.checked_add(wanted + 1).is_some_and(|end| end <= LAST_COLUMN))
        .map(|last| last + 2)
}

impl AddedColumns {
    /// Sets up the page of a sheet so that the columns print beside its rows.
    pub(super) fn set_up_page(&self, target: &mut Sheet<'_>) {
        target.shell.set_landscape_page();
        target.shell.set_repeat_rows(self.heading_row, self.heading_row);
    }

    /// Leaves the columns out where the sheet is printed as its club set it up: they are for the screen.
    pub(super) fn leave_unprinted(&self, target: &mut Sheet<'_>) {
        let last = self.headings.iter().filter_map(|own| own.column.checked_sub(2)).min();
        if let Some(last) = last {
            target.shell.set_print_area((0, 0), (MAX_SHEET_ROWS - 1, last));
        }
    }

    /// Writes the added columns into the copy of the sheet.
    pub(super) fn write(&self, target: &mut Sheet<'_>) -> Result<(), XlsxError> {
        let (heading_row, last) =
            (self.heading_row, self.cells.iter().map(|cell| cell.row).max().unwrap_or(0));
        for heading in &self.headings {
            target.shell.set_column_width(heading.column, WIDTH);
            let note = format!("{PALMARES_NOTE_PREFIX}{}", heading.note);
            target.add_note((heading_row, heading.column), &note);
        }
        for (row, column, text) in &self.notes {
            target.add_note((*row, *column), &format!("{PALMARES_NOTE_PREFIX}{text}"));
        }
        if let (Some(first), Some(end)) = (self.headings.first(), self.headings.last()) {
            let (first, end) = (first.column, end.column);
            let (first, last) = ((heading_row, first), (last, end));
            target.shell.hide_cell_warnings(first, last, IgnoreError::FormulaDiffers);
        }
        self.write_cells(target);
        Ok(())
    }

    fn write_cells(&self, target: &mut Sheet<'_>) {
        let heading = target.style_id(&heading_format());
        let plain = Format::new()
            .set_background_color(Color::RGB(0xEEF4F6))
            .set_font_color(Color::RGB(0x1F4E5F));
        let decimal = target.style_id(&plain.clone().set_num_format("0.00"));
        let plain = target.style_id(&plain);
        for own in &self.headings {
            let title = format!("{PALMARES_NOTE_PREFIX}{}", own.title);
            target.write_styled((self.heading_row, own.column), heading, &title);
        }
        let with_fractions: HashSet<u16> = self
            .cells
            .iter()
            .filter(|cell| cell.value.fract() != 0.0)
            .map(|cell| cell.column)
            .collect();
        for cell in &self.cells {
            let style = if with_fractions.contains(&cell.column) { decimal } else { plain };
            let value = stored_number_text(cell.value);
            let content = match &cell.formula {
                Some(formula) => CellContent::Formula(formula, FormulaResult::Number(&value)),
                None => CellContent::Number(cell.value),
            };
            target.write_styled((cell.row, cell.column), style, content);
        }
    }
}
