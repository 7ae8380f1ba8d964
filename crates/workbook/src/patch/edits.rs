//! Changes of a sheet's cells: new values in the looks that are there, and rows below.

use std::borrow::Cow;

use jiff::civil::Date;

use crate::workbook_copy::{CellValue, SheetCopy, StoredCell};

/// The new content of a cell.
#[derive(Debug, Clone, PartialEq)]
pub enum NewCellValue<'a> {
    /// Text; an empty one leaves only the look.
    Text(Cow<'a, str>),
    Number(f64),
    Day(Date),
    /// A formula without `=`, with its value as a decimal.
    Sum(Box<str>, Box<str>),
    /// The heading of a new column.
    Heading(&'a str),
}

/// The changes of a sheet. A changed cell keeps its look; a new one has that of the last cell above
/// it below the headings.
#[derive(Debug)]
pub struct SheetEdits<'a> {
    /// The sheet as it was read from the workbook.
    pub sheet: &'a SheetCopy,
    /// The row of the headings.
    pub headings: u32,
    /// Changed cells by row and column, including headings of new columns.
    pub cells: Vec<((u32, u16), NewCellValue<'a>)>,
    /// Rows added below: the cells of each by column. Tables, filters, conditional formats, choices
    /// and print areas that end with the last row grow by them.
    pub rows: Vec<Vec<(u16, NewCellValue<'a>)>>,
    /// New notes, each after the cell's own.
    pub notes: Vec<((u32, u16), String)>,
}

impl<'a> SheetEdits<'a> {
    /// No changes of a sheet.
    pub fn without_changes(sheet: &'a SheetCopy) -> SheetEdits<'a> {
        SheetEdits { sheet, headings: 0, cells: Vec::new(), rows: Vec::new(), notes: Vec::new() }
    }

    /// The last used row of the sheet; new rows follow it. Cells with a look alone do not count.
    pub fn last_row(&self) -> u32 {
        let holds = |cell: &&StoredCell| cell.value != CellValue::Blank || cell.formula.is_some();
        self.sheet.cells.iter().rfind(holds).map_or(0, |cell| cell.row)
    }
}
