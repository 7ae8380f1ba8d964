//! A sheet copied with some cells changed and rows added below: the register in
//! the layout that its registrar gave it.

use std::collections::HashMap;

use jiff::civil::Date;
use rust_xlsxwriter::{Format, FormatAlign, Formula, IgnoreError, Worksheet, XlsxError};

use super::annotated::{CellWriter, arrays_of, copy_layout};
use super::book;
use super::look::Formats;
use super::notes::{self, CellText};
use crate::model::annotation::NOTE_MARK;
use crate::model::{Exact, SheetCopy, Stored, StoredCell, serial_of};

/// What a cell is to hold.
#[derive(Debug, Clone, PartialEq)]
pub enum NewValue {
    /// Text.
    Text(String),
    /// A number.
    Number(Exact),
    /// A day.
    Day(Date),
    /// A formula without `=`, and its value.
    Sum(String, Exact),
}

/// Changes of a sheet.
#[derive(Debug, Default)]
pub struct Edits {
    /// The row of the headings.
    pub headings: u32,
    /// Headings of columns that the sheet lacks.
    pub new_headings: Vec<(u16, &'static str)>,
    /// Changed cells, by row and column.
    pub cells: Vec<((u32, u16), NewValue)>,
    /// Rows added below: each its cells by column.
    pub rows: Vec<Vec<(u16, NewValue)>>,
    /// Notes on cells.
    pub notes: Vec<CellText>,
}

/// The last row of a sheet that holds anything.
pub fn last_row(sheet: &SheetCopy) -> u32 {
    let used = sheet.cells.iter().rev().find(|cell| cell.value != Stored::Blank);
    used.map_or(0, |cell| cell.row)
}

/// Copies a sheet with changes. Its notes are announced; they are written with the
/// workbook.
pub fn copy(
    target: &mut Worksheet,
    sheet: &SheetCopy,
    edits: &Edits,
    notes: &[CellText],
    formats: &mut Formats<'_>,
) -> Result<(), XlsxError> {
    target.set_hidden(sheet.hidden);
    let last = last_row(sheet);
    copy_layout(target, &sheet.layout)?;
    if let Some(area) = sheet.layout.filter {
        let bottom = last + edits.rows.len() as u32;
        let bottom = if area.last_row >= last { bottom } else { area.last_row };
        target.autofilter(area.first_row, area.first_column, bottom, area.last_column)?;
    }
    notes::announce(target, notes)?;
    let mut writer = EditWriter::new(target, sheet, formats);
    writer.copy(sheet, edits)?;
    for (at, row) in (last + 1..).zip(&edits.rows) {
        for (column, value) in row {
            writer.value((at, *column), value, None)?;
        }
    }
    let right = writer.right;
    let bottom = last + edits.rows.len() as u32;
    target.ignore_error_range(0, 0, bottom, right, IgnoreError::NumberStoredAsText)?;
    Ok(())
}

/// The notes of the sheet without ours of an earlier time, and the new ones, in the
/// order of their cells.
pub fn notes_of(sheet: &SheetCopy, mut new: Vec<CellText>) -> Vec<CellText> {
    for (_, text) in &mut new {
        text.insert_str(0, NOTE_MARK);
    }
    new.sort_by_key(|(at, _)| *at);
    let mut others = Vec::new();
    for note in &sheet.layout.notes {
        let own = note.text.split(NOTE_MARK).next().unwrap_or_default().trim();
        if own.is_empty() {
            continue;
        }
        let at = (note.row, note.column);
        match new.binary_search_by_key(&at, |(at, _)| *at) {
            Ok(found) => new[found].1.insert_str(0, &format!("{own}\n\n")),
            Err(_) => others.push((at, own.to_string())),
        }
    }
    if !others.is_empty() {
        new.extend(others);
        new.sort_by_key(|(at, _)| *at);
    }
    new
}

/// Writes the cells of a sheet in their order, changed ones in place of the old.
struct EditWriter<'a, 'b> {
    cells: CellWriter<'a, 'b>,
    /// The look of the last cell of each column.
    looks: HashMap<u16, u32>,
    /// The last column.
    right: u16,
    day: Format,
}

impl<'a, 'b> EditWriter<'a, 'b> {
    fn new(target: &'a mut Worksheet, sheet: &SheetCopy, formats: &'a mut Formats<'b>) -> Self {
        let mut merges = sheet.layout.merges.clone();
        merges.sort_by_key(|area| std::cmp::Reverse((area.first_row, area.first_column)));
        let arrays = arrays_of(&sheet.layout);
        EditWriter {
            cells: CellWriter { target, formats, merges, arrays },
            looks: HashMap::new(),
            right: 0,
            day: Format::new().set_num_format("yyyy-mm-dd").set_align(FormatAlign::Left),
        }
    }

    fn copy(&mut self, sheet: &SheetCopy, edits: &Edits) -> Result<(), XlsxError> {
        let mut changed = edits.cells.iter().peekable();
        let mut headed = false;
        for cell in &sheet.cells {
            let at = (cell.row, cell.column);
            if !headed && cell.row > edits.headings {
                self.headings(edits)?;
                headed = true;
            }
            while let Some((before, value)) = changed.next_if(|(other, _)| *other < at) {
                self.value(*before, value, None)?;
            }
            self.cells.merges_before(cell)?;
            self.right = self.right.max(cell.column);
            if cell.row > edits.headings {
                self.looks.insert(cell.column, cell.look);
            }
            match changed.next_if(|(other, _)| *other == at) {
                Some((at, value)) => self.value(*at, value, Some(cell))?,
                None => self.cells.write(cell, None)?,
            }
        }
        if !headed {
            self.headings(edits)?;
        }
        for (at, value) in changed {
            self.value(*at, value, None)?;
        }
        self.cells.rest_of_merges()
    }

    /// Headings of new columns, in the look of the heading beside them.
    fn headings(&mut self, edits: &Edits) -> Result<(), XlsxError> {
        for (column, heading) in &edits.new_headings {
            let format = book::heading_format();
            self.cells.target.write_string_with_format(
                edits.headings,
                *column,
                *heading,
                &format,
            )?;
            self.right = self.right.max(*column);
        }
        Ok(())
    }

    /// Writes a value in the look of the cell that was there, or of its column.
    fn value(
        &mut self,
        (row, column): (u32, u16),
        value: &NewValue,
        old: Option<&StoredCell>,
    ) -> Result<(), XlsxError> {
        self.right = self.right.max(column);
        let was_day = matches!(old.map(|cell| &cell.value), Some(Stored::Date(_)));
        let look = match old {
            Some(cell) => cell.look,
            None => self.looks.get(&column).copied().unwrap_or(0),
        };
        let format = self.cells.formats.of(look, None);
        let target = &mut *self.cells.target;
        match value {
            NewValue::Text(text) => match format {
                Some(format) => {
                    target.write_string_with_format(row, column, book::fitting(text), format)?
                }
                None => target.write_string(row, column, book::fitting(text))?,
            },
            NewValue::Number(number) => match format {
                Some(format) => {
                    target.write_number_with_format(row, column, number.to_cell(), format)?
                }
                None => target.write_number(row, column, number.to_cell())?,
            },
            NewValue::Sum(formula, sum) => {
                let formula = Formula::new(formula.as_str()).set_result(sum.to_decimal());
                match format {
                    Some(format) => {
                        target.write_formula_with_format(row, column, formula, format)?
                    }
                    None => target.write_formula(row, column, formula)?,
                }
            }
            NewValue::Day(day) => match (serial_of(*day), format) {
                (Some(serial), Some(format)) if was_day => {
                    target.write_number_with_format(row, column, f64::from(serial), format)?
                }
                (Some(serial), _) => {
                    target.write_number_with_format(row, column, f64::from(serial), &self.day)?
                }
                (None, _) => target.write_string(row, column, day.to_string())?,
            },
        };
        Ok(())
    }
}
