//! A sheet copied with some cells changed and rows added below: the register in
//! the layout that its registrar gave it.

use std::borrow::Cow;
use std::collections::HashMap;
use std::io;
use std::iter::Peekable;

use jiff::civil::Date;
use rust_xlsxwriter::{Format, FormatAlign, IgnoreError, Worksheet, XlsxError};

use super::annotated::{ERRORS, arrays_of, copy_layout, merge};
use super::book;
use super::look::Formats;
use super::notes::{self, SheetNote};
use super::streamed::{self, Outcome, RowWriter, Shell};
use crate::model::annotation::NOTE_MARK;
use crate::model::{Area, RowLayout, SheetCopy, Stored, StoredCell, serial_of};

/// What a cell is to hold.
#[derive(Debug, Clone, PartialEq)]
pub enum NewValue<'a> {
    /// Text.
    Text(Cow<'a, str>),
    /// A number, as a cell holds one.
    Number(f64),
    /// A day.
    Day(Date),
    /// A formula without `=`, and its value as a decimal.
    Sum(Box<str>, Box<str>),
    /// The heading of a new column.
    Heading(&'static str),
}

/// Changes of a sheet.
#[derive(Debug, Default)]
pub struct Edits<'a> {
    /// The row of the headings.
    pub headings: u32,
    /// Changed cells by row and column, headings of columns that the sheet lacks among
    /// them.
    pub cells: Vec<((u32, u16), NewValue<'a>)>,
    /// Rows added below: each its cells by column.
    pub rows: Vec<Vec<(u16, NewValue<'a>)>>,
    /// Notes on cells, in the order of these.
    pub notes: Vec<SheetNote<'a>>,
}

/// A sheet with its changes.
pub struct EditedSheet<'a> {
    /// The sheet as it was.
    pub sheet: &'a SheetCopy,
    /// All notes that it has now, in the order of their cells.
    pub notes: Vec<SheetNote<'a>>,
    /// The row of the headings.
    headings: u32,
    /// What changes, added rows at the end, in order.
    changes: Vec<((u32, u16), NewValue<'a>)>,
    /// The looks that its cells have.
    looks: Vec<u32>,
    /// The last row that held anything.
    used: u32,
    /// The last row and column.
    last: (u32, u16),
}

impl<'a> EditedSheet<'a> {
    /// A sheet and what changes on it.
    pub fn new(sheet: &'a SheetCopy, edits: Edits<'a>) -> EditedSheet<'a> {
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
            notes: notes_of(sheet, edits.notes),
            headings: edits.headings,
            changes,
            looks: looks_of(sheet),
            used,
            last: (bottom, right.unwrap_or_default()),
        }
    }

    /// How many rows it has.
    pub fn rows(&self) -> usize {
        self.last.0 as usize + 1
    }

    /// Makes of a sheet of the new workbook the shell of this one.
    pub fn shell(
        &self,
        target: &mut Worksheet,
        formats: &mut Formats<'_>,
    ) -> Result<(), XlsxError> {
        let layout = &self.sheet.layout;
        target.set_hidden(self.sheet.hidden);
        copy_layout(target, layout)?;
        if let Some(area) = layout.filter {
            // Rows that are added are filtered with those above them.
            let added = self.changes.last().map_or(self.used, |((row, _), _)| self.used.max(*row));
            let bottom = if area.last_row >= self.used { added } else { area.last_row };
            target.autofilter(area.first_row, area.first_column, bottom, area.last_column)?;
        }
        let mut merges: Vec<&Area> = layout.merges.iter().collect();
        merges.sort_by_key(|area| (area.first_row, area.first_column));
        merges.into_iter().try_for_each(|area| merge(target, area))?;
        notes::announce(target, &self.notes)?;
        let own = self.looks.iter().filter_map(|look| formats.of(*look, None).cloned());
        let shown: Vec<Format> = new_formats().into_iter().chain(own).collect();
        streamed::show(target, &shown)?;
        let (bottom, right) = self.last;
        target.ignore_error_range(0, 0, bottom, right, IgnoreError::NumberStoredAsText)?;
        Ok(())
    }

    /// Writes the sheet into its shell.
    pub fn write(&self, shell: &Shell<'_>, out: &mut dyn io::Write) -> io::Result<()> {
        shell.begin(self.last, out)?;
        let mut writer = CopyWriter {
            rows: RowWriter::new(out),
            styles: &Styles::of(shell, &self.looks),
            arrays: &arrays_of(&self.sheet.layout),
            columns: vec![0; usize::from(self.last.1) + 1],
        };
        let mut sources = Sources::of(self);
        while let Some((row, layout)) = sources.next_row() {
            let height = layout.and_then(|own| own.height).map(|height| height.clamp(0.0, 409.0));
            writer.rows.begin(row, height, layout.is_some_and(|own| own.hidden));
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
        shell.end(out)
    }
}

/// What a sheet is made of, row by row and cell by cell.
struct Sources<'s> {
    cells: Peekable<std::slice::Iter<'s, StoredCell>>,
    changes: Peekable<std::slice::Iter<'s, ((u32, u16), NewValue<'s>)>>,
    layouts: Peekable<std::vec::IntoIter<&'s RowLayout>>,
}

impl<'s> Sources<'s> {
    fn of(sheet: &'s EditedSheet<'_>) -> Sources<'s> {
        let mut layouts: Vec<&RowLayout> = sheet.sheet.layout.rows.iter().collect();
        layouts.sort_by_key(|own| own.row);
        Sources {
            cells: sheet.sheet.cells.iter().peekable(),
            changes: sheet.changes.iter().peekable(),
            layouts: layouts.into_iter().peekable(),
        }
    }

    /// The next row that has anything, with what its layout is.
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

    /// The next cell of a row: its column, the cell that was there and what is to be.
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

/// The looks that cells of a sheet have, each once, the default one left out.
fn looks_of(sheet: &SheetCopy) -> Vec<u32> {
    let most = sheet.cells.iter().map(|cell| cell.look).max().unwrap_or_default();
    let mut used = vec![false; most as usize + 1];
    sheet.cells.iter().for_each(|cell| used[cell.look as usize] = true);
    (0..).zip(used).skip(1).filter(|(_, used)| *used).map(|(look, _)| look).collect()
}

/// The formats of new cells: days, and headings.
fn new_formats() -> [Format; 2] {
    let day = Format::new().set_num_format("yyyy-mm-dd").set_align(FormatAlign::Left);
    [day, book::heading_format()]
}

/// The numbers of formats in the new workbook.
struct Styles {
    day: u32,
    heading: u32,
    /// By look.
    looks: Vec<u32>,
}

impl Styles {
    fn of(shell: &Shell<'_>, looks: &[u32]) -> Styles {
        let shown = shell.shown_styles(new_formats().len() + looks.len());
        let (new, own) = shown.split_at(new_formats().len());
        let mut by_look = vec![0; looks.last().map_or(0, |last| *last as usize + 1)];
        for (look, style) in looks.iter().zip(own) {
            by_look[*look as usize] = *style;
        }
        Styles { day: new[0], heading: new[1], looks: by_look }
    }

    fn of_look(&self, look: u32) -> u32 {
        self.looks.get(look as usize).copied().unwrap_or_default()
    }
}

/// The notes of the sheet without ours of an earlier time, and the new ones, in the
/// order of their cells.
fn notes_of<'a>(sheet: &'a SheetCopy, mut new: Vec<SheetNote<'a>>) -> Vec<SheetNote<'a>> {
    new.sort_by_key(|note| note.at);
    let mut others = Vec::new();
    for note in &sheet.layout.notes {
        let typed = note.text.split(NOTE_MARK).next().unwrap_or_default().trim();
        let at = (note.row, note.column);
        match new.binary_search_by_key(&at, |note| note.at) {
            Ok(found) => new[found].typed = typed,
            Err(_) if typed.is_empty() => {}
            Err(_) => others.push(SheetNote { at, typed, why: None }),
        }
    }
    if !others.is_empty() {
        new.extend(others);
        new.sort_by_key(|note| note.at);
        // A cell has one note; files can say that it has two.
        new.dedup_by_key(|note| note.at);
    }
    new
}

/// Writes cells as they were, and changed ones.
struct CopyWriter<'a> {
    rows: RowWriter<'a>,
    styles: &'a Styles,
    /// Array formulas by their first cell.
    arrays: &'a HashMap<(u32, u16), Area>,
    /// The look of the last cell of each column.
    columns: Vec<u32>,
}

impl CopyWriter<'_> {
    /// Writes a cell as it was.
    fn copy(&mut self, cell: &StoredCell) {
        let (column, style) = (cell.column, self.styles.of_look(cell.look));
        let rows = &mut self.rows;
        if let Some(formula) = cell.formula.as_deref() {
            let array = self.arrays.get(&(cell.row, column));
            let number;
            let outcome = match &cell.value {
                Stored::Number(value) | Stored::Date(value) => {
                    number = value.to_string();
                    Outcome::Number(&number)
                }
                Stored::Bool(answer) => Outcome::Answer(*answer),
                Stored::Error(error) if ERRORS.contains(&&**error) => Outcome::Error(error),
                Stored::Text(text) | Stored::Error(text) => Outcome::Text(book::fitting(text)),
                Stored::Blank => Outcome::Text(""),
            };
            return rows.formula(column, style, (formula, array), &outcome);
        }
        match &cell.value {
            Stored::Blank => rows.blank(column, style),
            Stored::Text(text) => rows.text(column, style, text),
            Stored::Number(number) | Stored::Date(number) => rows.number(column, style, *number),
            Stored::Bool(answer) => rows.answer(column, style, *answer),
            Stored::Error(error) if ERRORS.contains(&&**error) => rows.error(column, style, error),
            Stored::Error(text) => rows.text(column, style, text),
        }
    }

    /// Writes a value in the look of the cell that was there, or of its column.
    fn value(&mut self, column: u16, value: &NewValue<'_>, old: Option<&StoredCell>) {
        let was_day = matches!(old.map(|cell| &cell.value), Some(Stored::Date(_)));
        let of_column = || self.columns.get(usize::from(column)).copied().unwrap_or_default();
        let style = self.styles.of_look(old.map_or_else(of_column, |cell| cell.look));
        let rows = &mut self.rows;
        match value {
            NewValue::Text(text) => rows.text(column, style, text),
            NewValue::Number(number) => rows.number(column, style, *number),
            NewValue::Sum(formula, sum) => {
                rows.formula(column, style, (formula, None), &Outcome::Number(sum));
            }
            NewValue::Day(day) => {
                let style = if was_day && style > 0 { style } else { self.styles.day };
                match serial_of(*day) {
                    Some(serial) => rows.number(column, style, f64::from(serial)),
                    None => rows.text(column, style, &day.to_string()),
                }
            }
            NewValue::Heading(heading) => rows.text(column, self.styles.heading, heading),
        }
    }
}
