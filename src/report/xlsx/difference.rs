//! `diff.xlsx`: what differs between two runs.

use rust_xlsxwriter::XlsxError;

use super::book::{Book, SheetNames};
use super::tables;
use crate::register::difference::Difference;
use crate::report::tables::difference;

/// The bytes of the workbook.
pub fn book(difference: &Difference) -> Result<Vec<u8>, XlsxError> {
    let changes = difference::tables(difference);
    let (mut book, mut names) = (Book::new("What changed", None)?, SheetNames::default());
    for table in &changes {
        tables::add(&mut book, table, &mut names)?;
    }
    book.save(None)
}
