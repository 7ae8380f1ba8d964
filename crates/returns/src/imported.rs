//! A file of another program as a return: laid out as sheets of the form, so that it is read like
//! any workbook, with what is wrong in the file itself. USEBIO files and those of scoring pads
//! become one.

use model::problem::Problem;
use model::{CellAddress, WorkbookCopy};

/// The sheets made of a file of another program, with its problems.
#[derive(Debug)]
pub struct ImportedReturn {
    /// The sheets of the form that the file was laid out as.
    pub workbook_copy: WorkbookCopy,
    /// What is wrong with the file itself, at the cells of these sheets.
    pub problems: Vec<Problem>,
    /// Cells of rows whose result is missing, as these problems tell.
    pub awaited: Vec<CellAddress>,
}
