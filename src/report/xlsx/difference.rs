//! `diff.xlsx`: what differs between two runs.

use std::path::Path;

use rust_xlsxwriter::XlsxError;

use super::{book, listing, packed};
use crate::model::in_turn;
use crate::register::difference::Difference;
use crate::report::difference::listings;

/// Writes the workbook.
pub fn write(difference: &Difference, path: &Path, temporary: &Path) -> Result<(), XlsxError> {
    let mut workbook = book::workbook("What changed", None, temporary)?;
    let lists = listings(difference);
    let (mut parts, mut names) = (Vec::new(), book::SheetNames::default());
    for list in &lists {
        parts.extend(listing::add(&mut workbook, list, &mut names)?);
    }
    packed::save(&mut workbook, &parts, path, temporary, in_turn)
}
