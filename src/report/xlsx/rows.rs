//! Rows written one after the other, over as many sheets as they need.

use rust_xlsxwriter::{Workbook, Worksheet, XlsxError};

use super::book::{self, SheetColumn};
use crate::model::MOST_ROWS;

/// Rows of a sheet that goes on in a second one where the first is full. The
/// sheets stand apart from their workbook until they are put there.
pub struct Rows {
    sheets: Vec<Worksheet>,
    row: u32,
    at: usize,
}

impl Rows {
    /// Begins the sheets for so many rows in all.
    pub fn new(
        workbook: &mut Workbook,
        title: &str,
        columns: &[SheetColumn],
        rows: usize,
    ) -> Result<Rows, XlsxError> {
        let mut sheets = Vec::new();
        for (name, here) in book::spread(title, rows) {
            let mut sheet = workbook.new_worksheet_with_constant_memory()?;
            sheet.set_name(name)?;
            book::prepare(&mut sheet, columns, here as u32, None)?;
            sheets.push(sheet);
        }
        Ok(Rows { sheets, row: 0, at: 0 })
    }

    /// The sheet and row to write next.
    pub fn next(&mut self) -> (&mut Worksheet, u32) {
        self.row += 1;
        // What is beyond the rows that were told of goes on the last sheet.
        if self.row == MOST_ROWS && self.at + 1 < self.sheets.len() {
            self.at += 1;
            self.row = 1;
        }
        (&mut self.sheets[self.at], self.row)
    }

    /// Puts the sheets into their workbook, behind those that are there.
    pub fn put(self, workbook: &mut Workbook) {
        self.sheets.into_iter().for_each(|sheet| workbook.push_worksheet(sheet));
    }
}
