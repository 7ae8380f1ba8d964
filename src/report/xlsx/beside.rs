//! Columns that palmares adds to the right of a sheet of the return.
//!
//! Nothing of the return moves: the columns begin two after the last one in use.
//! Their headings begin with the mark of an annotation, by which they are taken
//! off again when the copy comes back as a return.

use rust_xlsxwriter::{Color, Format, Formula, IgnoreError, Worksheet, XlsxError};

use crate::model::annotation::NOTE_MARK;
use crate::model::{MOST_COLUMNS, SheetCopy, Stored};

use super::book;

/// The last column of a sheet, from nought.
const LAST_COLUMN: u16 = MOST_COLUMNS - 1;
/// Room for the mark and a short name.
const WIDTH: f64 = 18.0;

/// What is added to one sheet.
#[derive(Default)]
pub struct Beside {
    /// The row of the headings, from nought.
    pub heading_row: u32,
    /// The headings.
    pub headings: Vec<Heading>,
    /// The cells, in any order.
    pub cells: Vec<Added>,
    /// Notes on cells of the return's rows.
    pub notes: Vec<(u32, u16, String)>,
}

/// The heading of an added column.
pub struct Heading {
    /// Its column, from nought.
    pub column: u16,
    /// Its name.
    pub title: &'static str,
    /// What it means.
    pub note: &'static str,
}

/// An added cell.
pub struct Added {
    /// Its row, from nought.
    pub row: u32,
    /// Its column, from nought.
    pub column: u16,
    /// The formula that gives the value; none where it is only a value.
    pub formula: Option<String>,
    /// The value.
    pub value: f64,
}

/// The first of `wanted` free columns, two after the last one in use; none where
/// there is no room.
pub fn free_column(sheet: &SheetCopy, wanted: usize) -> Option<u16> {
    let filled =
        sheet.cells.iter().filter(|cell| cell.value != Stored::Blank || cell.formula.is_some());
    let filled = filled.map(|cell| cell.column).max().unwrap_or(0);
    let looks = sheet.cells.iter().map(|cell| cell.column).max().unwrap_or(0);
    let merged = sheet.layout.merges.iter().map(|area| area.last_column).max().unwrap_or(0);
    let noted = sheet.layout.notes.iter().map(|note| note.column).max().unwrap_or(0);
    let wanted = u16::try_from(wanted).ok()?;
    // Empty cells with a look need not be kept where a whole row has them.
    [looks, filled]
        .into_iter()
        .map(|last| last.max(merged).max(noted))
        .find(|last| last.checked_add(wanted + 1).is_some_and(|end| end <= LAST_COLUMN))
        .map(|last| last + 2)
}

impl Beside {
    /// Prepares the columns of a sheet, and its page so that they print beside its
    /// rows, and hands out their cells row by row.
    pub fn writer(&mut self, target: &mut Worksheet) -> Result<BesideWriter<'_>, XlsxError> {
        let (heading_row, last) =
            (self.heading_row, self.cells.iter().map(|cell| cell.row).max().unwrap_or(0));
        book::page_setup(target);
        target.set_repeat_rows(heading_row, heading_row)?;
        for heading in &self.headings {
            target.set_column_width(heading.column, WIDTH)?;
            let note = format!("{NOTE_MARK}{}", heading.note);
            target.insert_note(heading_row, heading.column, &book::note(&note))?;
        }
        for (row, column, text) in &self.notes {
            target.insert_note(*row, *column, &book::note(&format!("{NOTE_MARK}{text}")))?;
        }
        if let (Some(first), Some(end)) = (self.headings.first(), self.headings.last()) {
            let (first, end) = (first.column, end.column);
            target.ignore_error_range(
                heading_row,
                first,
                last,
                end,
                IgnoreError::FormulaDiffers,
            )?;
        }
        self.cells.sort_by_key(|cell| (cell.row, cell.column));
        let plain = Format::new()
            .set_background_color(Color::RGB(0xEEF4F6))
            .set_font_color(Color::RGB(0x1F4E5F));
        let fractions = self.headings.iter().map(|heading| {
            let own = self.cells.iter().filter(|cell| cell.column == heading.column);
            (heading.column, own.map(|cell| cell.value).any(|value| value.fract() != 0.0))
        });
        Ok(BesideWriter {
            fractions: fractions.collect(),
            decimal: plain.clone().set_num_format("0.00"),
            plain,
            headings: Some((heading_row, &self.headings)),
            cells: &self.cells,
        })
    }
}

/// Writes added cells when the sheet has come to their row.
pub struct BesideWriter<'a> {
    headings: Option<(u32, &'a [Heading])>,
    cells: &'a [Added],
    /// Whether each column has fractions.
    fractions: Vec<(u16, bool)>,
    plain: Format,
    decimal: Format,
}

impl BesideWriter<'_> {
    /// Writes what stands above a row.
    pub fn above(&mut self, target: &mut Worksheet, row: u32) -> Result<(), XlsxError> {
        if let Some((at, headings)) = self.headings.take_if(|(at, _)| *at < row) {
            let format = book::heading_format();
            for heading in headings {
                let title = format!("{NOTE_MARK}{}", heading.title);
                target.write_string_with_format(at, heading.column, title, &format)?;
            }
        }
        while let Some((cell, rest)) = self.cells.split_first().filter(|(cell, _)| cell.row < row) {
            let decimals = self.fractions.contains(&(cell.column, true));
            let format = if decimals { &self.decimal } else { &self.plain };
            match &cell.formula {
                Some(formula) => {
                    let formula = Formula::new(formula).set_result(cell.value.to_string());
                    target.write_formula_with_format(cell.row, cell.column, formula, format)?
                }
                None => {
                    target.write_number_with_format(cell.row, cell.column, cell.value, format)?
                }
            };
            self.cells = rest;
        }
        Ok(())
    }
}
