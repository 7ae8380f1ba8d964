//! `diff.xlsx`: what differs between two runs.

use std::path::Path;

use rust_xlsxwriter::XlsxError;

use super::{book, listing};
use crate::register::difference::Difference;
use crate::report::difference::listings;

/// Writes the workbook.
pub fn write(difference: &Difference, path: &Path, temporary: &Path) -> Result<(), XlsxError> {
    let mut workbook = book::workbook("What changed", None, temporary)?;
    for list in listings(difference) {
        listing::add(&mut workbook, &list)?;
    }
    book::save(&mut workbook, path)
}
