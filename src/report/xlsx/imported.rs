//! A return that came in another form, as the workbook that it becomes: to be
//! opened, put right and sent in like any other.

use std::collections::BTreeMap;

use rust_xlsxwriter::XlsxError;

use super::annotated::copy_sheet;
use super::book::{self, Book, SheetNames};
use super::look::Formats;
use crate::model::Facsimile;

/// The bytes of the workbook of some sheets.
pub fn book(facsimile: &Facsimile, title: &str) -> Result<Vec<u8>, XlsxError> {
    let (mut book, mut names) = (Book::new(title, None)?, SheetNames::default());
    let mut formats = Formats::new(&facsimile.looks);
    for (index, sheet) in (0u16..).zip(&facsimile.sheets) {
        book.add(&names.name(&sheet.name), |target| {
            copy_sheet(target, (sheet, index), &BTreeMap::new(), &mut formats)?;
            if sheet.layout.frozen.is_some() {
                target.shell.set_repeat_rows(0, 0)?;
            }
            book::page_setup(&mut target.shell);
            Ok(())
        })?;
    }
    book.save(None)
}
