//! `diff.xlsx`: what differs between two runs.

use workbook::rust_xlsxwriter::XlsxError;
use workbook::write::{Book, SheetNames};

use super::AUTHOR;
use super::listing;
use crate::register::difference::Difference;
use crate::report::difference::listings;

/// The bytes of the workbook.
pub fn book(difference: &Difference) -> Result<Vec<u8>, XlsxError> {
    let lists = listings(difference);
    let (mut book, mut names) = (Book::new("What changed", AUTHOR, None)?, SheetNames::default());
    for list in &lists {
        listing::add(&mut book, list, &mut names)?;
    }
    book.save(None)
}
