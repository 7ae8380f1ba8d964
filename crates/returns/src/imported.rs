//! A file of another program as a return.

use model::problem::Problem;
use model::{Address, WorkbookCopy};

/// A file of another program as a return.
#[derive(Debug)]
pub struct ImportedReturn {
    /// The sheets of the form that the file was laid out as.
    pub workbook_copy: WorkbookCopy,
    /// What is wrong with the file itself, at the cells of these sheets.
    pub problems: Vec<Problem>,
    /// Cells of rows whose result is missing, as these problems tell.
    pub awaited: Vec<Address>,
}
