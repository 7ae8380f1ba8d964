//! Rows written one after the other, over as many sheets as they need.

use rust_xlsxwriter::{Workbook, Worksheet, XlsxError};

use super::book::{self, MOST_ROWS, SheetColumn};

/// Rows of a sheet that goes on in a second one where the first is full.
pub struct Rows<'a> {
    workbook: &'a mut Workbook,
    title: &'static str,
    columns: &'a [SheetColumn],
    left: usize,
    row: u32,
    sheets: usize,
}

impl<'a> Rows<'a> {
    /// Begins the first sheet, for so many rows in all.
    pub fn new(
        workbook: &'a mut Workbook,
        title: &'static str,
        columns: &'a [SheetColumn],
        rows: usize,
    ) -> Result<Rows<'a>, XlsxError> {
        let mut rows = Rows { workbook, title, columns, left: rows, row: 0, sheets: 0 };
        rows.begin()?;
        Ok(rows)
    }

    fn begin(&mut self) -> Result<(), XlsxError> {
        self.sheets += 1;
        let name = if self.sheets == 1 {
            self.title.to_string()
        } else {
            format!("{} {}", self.title, self.sheets)
        };
        let here = self.left.min(MOST_ROWS as usize - 1) as u32;
        let sheet = self.workbook.add_worksheet_with_constant_memory()?;
        sheet.set_name(name)?;
        book::prepare(sheet, self.columns, here, None)?;
        self.row = 1;
        Ok(())
    }

    /// The sheet and row to write next.
    pub fn next(&mut self) -> Result<(&mut Worksheet, u32), XlsxError> {
        if self.row == MOST_ROWS {
            self.begin()?;
        }
        let row = self.row;
        self.row += 1;
        self.left = self.left.saturating_sub(1);
        let index = self.workbook.worksheets().len() - 1;
        Ok((self.workbook.worksheet_from_index(index)?, row))
    }
}
