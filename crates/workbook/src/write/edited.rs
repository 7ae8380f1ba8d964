//! A copy of a sheet with changed cells and rows added below: a user's own layout with new values.

use std::borrow::Cow;
use std::collections::HashMap;
use std::io;
use std::iter::Peekable;

use jiff::civil::Date;
use rust_xlsxwriter::{Format, FormatAlign, IgnoreError, XlsxError};

use super::book::Book;
use super::cells::{self, Content, Outcome};
use super::columns::heading_format;
use super::copy::{ERRORS, arrays_of, copy_layout};
use super::formats::Formats;
use super::notes::{self, Note};
use super::sheet::{RowLook, RowWriter, Sheet};
use super::styles::Style;
use crate::address::Area;
use crate::day::serial_of;
use crate::facsimile::{RowLayout, SheetCopy, Stored, StoredCell};

/// The new content of a cell.
#[derive(Debug, Clone, PartialEq)]
pub enum NewValue<'a> {
    /// Text.
    Text(Cow<'a, str>),
    /// A number.
    Number(f64),
    /// A day.
    Day(Date),
    /// A formula without `=`, with its value as a decimal.
    Sum(Box<str>, Box<str>),
    /// The heading of a new column.
    Heading(&'a str),
}

/// The changes of a sheet.
#[derive(Debug)]
pub struct Edits<'a, N> {
    /// The row of the headings.
    pub headings: u32,
    /// Changed cells by row and column, including headings of new columns.
    pub cells: Vec<((u32, u16), NewValue<'a>)>,
    /// Rows added below: the cells of each by column.
    pub rows: Vec<Vec<(u16, NewValue<'a>)>>,
    /// All notes of the new sheet, in the order of cells.
    pub notes: Vec<N>,
}

impl<N> Default for Edits<'_, N> {
    fn default() -> Self {
        Edits { headings: 0, cells: Vec::new(), rows: Vec::new(), notes: Vec::new() }
    }
}

/// A sheet with its changes.
pub struct EditedSheet<'a, N> {
    /// The original sheet.
    pub sheet: &'a SheetCopy,
    /// All notes of the new sheet, in the order of cells.
    notes: Vec<N>,
    /// The row of the headings.
    headings: u32,
    /// The changes in order; added rows are last.
    changes: Vec<((u32, u16), NewValue<'a>)>,
    /// The looks of its cells.
    looks: Vec<u32>,
    /// The last row in use.
    used: u32,
    /// The last row and column.
    last: (u32, u16),
}

impl<'a, N: Note> EditedSheet<'a, N> {
    /// A sheet with changes.
    pub fn new(sheet: &'a SheetCopy, edits: Edits<'a, N>) -> EditedSheet<'a, N> {
        let holds = |cell: &&StoredCell| cell.value != Stored::Blank || cell.formula.is_some();
        let used = sheet.cells.iter().rev().find(holds).map_or(0, |cell| cell.row);
        let lowest = sheet.cells.last().map_or(0, |cell| cell.row);
        let mut changes = edits.cells;
        let added = (used + 1..).zip(edits.rows);
        changes.extend(added.flat_map(|(row, cells)| {
            cells.into_iter().map(move |(column, value)| ((row, column), value))
        }));
        changes.sort_by_key(|(at, _)| *at);
        let columns = sheet.cells.iter().map(|cell| cell.column);
        let right = columns.chain(changes.iter().map(|((_, column), _)| *column)).max();
        let bottom = changes.last().map_or(lowest, |((row, _), _)| lowest.max(*row));
        EditedSheet {
            sheet,
            notes: edits.notes,
            headings: edits.headings,
            changes,
            looks: looks_of(sheet),
            used,
            last: (bottom, right.unwrap_or_default()),
        }
    }

    /// Adds the sheet to a workbook, under an unused name. Its rows and notes are written when the
    /// workbook is packed. Other sheets of that workbook must not have notes.
    ///
    /// # Errors
    ///
    /// If the sheet contains something that Excel does not accept.
    pub fn add_to(
        &'a self,
        book: &mut Book<'a>,
        name: &str,
        formats: &mut Formats<'_>,
    ) -> Result<(), XlsxError> {
        book.add(name, |target| self.fill(target, formats))?;
        if !self.notes.is_empty() {
            let place = book.number_notes(notes::blocks(&self.notes));
            let parts = notes::parts(&self.notes, (&self.sheet.layout, book.author()), place);
            book.replace(parts);
        }
        Ok(())
    }

    fn fill(&'a self, target: &mut Sheet<'a>, formats: &mut Formats<'_>) -> Result<(), XlsxError> {
        let layout = &self.sheet.layout;
        target.shell.set_hidden(self.sheet.hidden);
        copy_layout(&mut target.shell, layout)?;
        if let Some(area) = layout.filter {
            // Added rows join the filter of those above them.
            let added = self.changes.last().map_or(self.used, |((row, _), _)| self.used.max(*row));
            let bottom = if area.last_row >= self.used { added } else { area.last_row };
            let (first, right) = (area.first_column, area.last_column);
            target.shell.autofilter(area.first_row, first, bottom, right)?;
        }
        let mut merges: Vec<&Area> = layout.merges.iter().collect();
        merges.sort_by_key(|area| (area.first_row, area.first_column));
        merges.into_iter().try_for_each(|area| target.merge(area))?;
        notes::announce(&mut target.shell, &self.notes)?;
        let (bottom, right) = self.last;
        target.shell.ignore_error_range(0, 0, bottom, right, IgnoreError::NumberStoredAsText)?;
        let styles = NewStyles::of(target, &self.looks, formats);
        target.below(self.last, move |out| self.write(&styles, out));
        Ok(())
    }

    fn write(&self, styles: &NewStyles, out: &mut RowWriter<'_>) -> io::Result<()> {
        let mut writer = CopyWriter {
            rows: out,
            styles,
            arrays: &arrays_of(&self.sheet.layout),
            columns: vec![0; usize::from(self.last.1) + 1],
        };
        let mut sources = Sources::of(self);
        while let Some((row, layout)) = sources.next_row() {
            let height = layout.and_then(|own| own.height).map(|height| height.clamp(0.0, 409.0));
            writer
                .rows
                .begin(row, RowLook { height, hidden: layout.is_some_and(|own| own.hidden) });
            while let Some((column, old, new)) = sources.next_cell(row) {
                match (new, old) {
                    (Some(value), old) => writer.value(column, value, old),
                    (None, Some(cell)) => writer.copy(cell),
                    (None, None) => {}
                }
                if let Some(cell) = old.filter(|_| row > self.headings) {
                    writer.columns[usize::from(column)] = cell.look;
                }
            }
            writer.rows.end()?;
        }
        Ok(())
    }
}

/// The sources of a new sheet, row by row and cell by cell.
struct Sources<'s> {
    cells: Peekable<std::slice::Iter<'s, StoredCell>>,
    changes: Peekable<std::slice::Iter<'s, ((u32, u16), NewValue<'s>)>>,
    layouts: Peekable<std::vec::IntoIter<&'s RowLayout>>,
}

impl<'s> Sources<'s> {
    fn of<N>(sheet: &'s EditedSheet<'_, N>) -> Sources<'s> {
        let mut layouts: Vec<&RowLayout> = sheet.sheet.layout.rows.iter().collect();
        layouts.sort_by_key(|own| own.row);
        Sources {
            cells: sheet.sheet.cells.iter().peekable(),
            changes: sheet.changes.iter().peekable(),
            layouts: layouts.into_iter().peekable(),
        }
    }

    /// The next row with content, and its layout.
    fn next_row(&mut self) -> Option<(u32, Option<&'s RowLayout>)> {
        let next = [
            self.cells.peek().map(|cell| cell.row),
            self.changes.peek().map(|((row, _), _)| *row),
            self.layouts.peek().map(|own| own.row),
        ];
        let row = next.into_iter().flatten().min()?;
        let mut layout = None;
        while let Some(own) = self.layouts.next_if(|own| own.row == row) {
            layout = Some(own);
        }
        Some((row, layout))
    }

    /// The next cell of a row: its column, the original cell and the change.
    fn next_cell(
        &mut self,
        row: u32,
    ) -> Option<(u16, Option<&'s StoredCell>, Option<&'s NewValue<'s>>)> {
        let old = self.cells.peek().filter(|cell| cell.row == row).map(|cell| cell.column);
        let new = self.changes.peek().filter(|((at, _), _)| *at == row);
        let column = old.into_iter().chain(new.map(|((_, column), _)| *column)).min()?;
        let old = self.cells.next_if(|cell| (cell.row, cell.column) == (row, column));
        let new = self.changes.next_if(|(at, _)| *at == (row, column));
        Some((column, old, new.map(|(_, value)| value)))
    }
}

/// The looks of a sheet's cells without duplicates and without the default.
fn looks_of(sheet: &SheetCopy) -> Vec<u32> {
    let most = sheet.cells.iter().map(|cell| cell.look).max().unwrap_or_default();
    let mut used = vec![false; most as usize + 1];
    sheet.cells.iter().for_each(|cell| used[cell.look as usize] = true);
    (0..).zip(used).skip(1).filter(|(_, used)| *used).map(|(look, _)| look).collect()
}

/// The format numbers in the new workbook.
struct NewStyles {
    day: Style,
    heading: Style,
    /// By look.
    looks: Vec<Style>,
}

impl NewStyles {
    fn of(target: &mut Sheet<'_>, looks: &[u32], formats: &mut Formats<'_>) -> NewStyles {
        let day = Format::new().set_num_format("yyyy-mm-dd").set_align(FormatAlign::Left);
        let mut by_look = vec![Style::PLAIN; looks.last().map_or(0, |last| *last as usize + 1)];
        for look in looks {
            by_look[*look as usize] = formats.of(&mut target.styles, *look, None);
        }
        NewStyles {
            day: target.style(&day),
            heading: target.style(&heading_format()),
            looks: by_look,
        }
    }

    fn of_look(&self, look: u32) -> Style {
        self.looks.get(look as usize).copied().unwrap_or_default()
    }
}

/// Writes original and changed cells.
struct CopyWriter<'a, 'b> {
    rows: &'a mut RowWriter<'b>,
    styles: &'a NewStyles,
    /// Array formulas by their first cell.
    arrays: &'a HashMap<(u32, u16), Area>,
    /// The look of the last cell in each column.
    columns: Vec<u32>,
}

impl CopyWriter<'_, '_> {
    /// Writes an original cell.
    fn copy(&mut self, cell: &StoredCell) {
        let (column, style) = (cell.column, self.styles.of_look(cell.look));
        let cells = self.rows.cells();
        if let Some(formula) = cell.formula.as_deref() {
            let array = self.arrays.get(&(cell.row, column));
            let number;
            let outcome = match &cell.value {
                Stored::Number(value) | Stored::Date(value) => {
                    number = cells::decimal_of(*value);
                    Outcome::Number(&number)
                }
                Stored::Bool(answer) => Outcome::Answer(*answer),
                Stored::Error(error) if ERRORS.contains(&&**error) => Outcome::Error(error),
                Stored::Text(text) | Stored::Error(text) => Outcome::Text(text),
                Stored::Blank => Outcome::Text(""),
            };
            return cells.formula(column, style, (formula, array), outcome);
        }
        let content = match &cell.value {
            Stored::Blank => Content::Blank,
            Stored::Number(number) | Stored::Date(number) => Content::Number(*number),
            Stored::Bool(answer) => Content::Answer(*answer),
            Stored::Error(error) if ERRORS.contains(&&**error) => Content::Error(error),
            Stored::Text(text) | Stored::Error(text) => Content::Text(text),
        };
        cells.put(column, style, content);
    }

    /// Writes a value in the look of the original cell, or of its column.
    fn value(&mut self, column: u16, value: &NewValue<'_>, old: Option<&StoredCell>) {
        let was_day = matches!(old.map(|cell| &cell.value), Some(Stored::Date(_)));
        let of_column = || self.columns.get(usize::from(column)).copied().unwrap_or_default();
        let style = self.styles.of_look(old.map_or_else(of_column, |cell| cell.look));
        let cells = self.rows.cells();
        match value {
            NewValue::Text(text) => cells.put(column, style, Content::Text(text)),
            NewValue::Number(number) => cells.put(column, style, *number),
            NewValue::Sum(formula, sum) => {
                cells.put(column, style, Content::Formula(formula, Outcome::Number(sum)));
            }
            NewValue::Day(day) => {
                let own = was_day && style != Style::PLAIN;
                let style = if own { style } else { self.styles.day };
                match serial_of(*day) {
                    Some(serial) => cells.put(column, style, f64::from(serial)),
                    None => cells.put(column, style, &day.to_string()),
                }
            }
            NewValue::Heading(heading) => cells.put(column, self.styles.heading, *heading),
        }
    }
}
