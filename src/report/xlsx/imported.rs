//! A return that came in another form, as the workbook that it becomes: to be
//! opened, put right and sent in like any other.

use std::collections::BTreeMap;

use rust_xlsxwriter::{Workbook, XlsxError};

use super::annotated::copy_sheet;
use super::book;
use super::look::Formats;
use crate::model::Facsimile;

/// The bytes of the workbook of some sheets.
pub fn book(facsimile: &Facsimile, title: &str) -> Result<Vec<u8>, XlsxError> {
    let mut workbook = Workbook::new();
    workbook.set_properties(&book::properties(title, None)?);
    let mut formats = Formats::new(&facsimile.looks);
    for (index, sheet) in (0u16..).zip(&facsimile.sheets) {
        let target = workbook.add_worksheet();
        target.set_name(&sheet.name)?;
        copy_sheet(target, (sheet, index), &BTreeMap::new(), &mut formats, None)?;
        if sheet.layout.frozen.is_some() {
            target.set_repeat_rows(0, 0)?;
        }
        book::page_setup(target);
    }
    workbook.save_to_buffer()
}
