//! Reads registers and workbooks of decisions from their files.

use std::path::Path;

use model::form::PendingColumn;
use model::problem::{Problem, ProblemDetail, catch_panic, render_problems};
use model::register::{PendingPointsRow, Register};
use model::{CellValue, WorkbookCopy};
use returns::{DecisionReading, RegisterReading};

use super::files::read_file_bytes;
use super::layouts::layouts_for_file;
use super::threads::join_parallel;

/// The bytes of a register, and what was read.
pub(super) fn read_register(file: &Path) -> (Vec<u8>, RegisterReading) {
    let read = read_file_bytes(file).and_then(|bytes| {
        let read = || returns::read_register(&bytes, join_parallel, &layouts_for_file(file));
        let reading = catch_panic(read).map_err(ProblemDetail::from)?;
        Ok((bytes, reading))
    });
    read.unwrap_or_else(|trouble| {
        let problems = vec![Problem::for_file(trouble)];
        (Vec::new(), RegisterReading { problems, ..RegisterReading::default() })
    })
}

/// What was read of a workbook of decisions.
pub(super) fn read_decisions(file: &Path) -> DecisionReading {
    let read = read_file_bytes(file).and_then(|bytes| {
        catch_panic(|| returns::read_decisions(&bytes)).map_err(ProblemDetail::from)
    });
    read.unwrap_or_else(|trouble| DecisionReading {
        problems: vec![Problem::for_file(trouble)],
        ..DecisionReading::default()
    })
}

/// A register as it was read, with what its sheets say in words.
#[derive(Debug)]
pub struct LoadedRegister {
    pub register: Register,
    workbook_copy: WorkbookCopy,
}

impl LoadedRegister {
    /// Why points wait, as the sheet says.
    pub fn pending_reason(&self, row: &PendingPointsRow) -> Option<&str> {
        let column = self.register.layout.pending.as_ref()?.sheet_column(PendingColumn::Why)?;
        let sheet = self.workbook_copy.sheets.get(usize::from(row.at.sheet))?;
        let cells = sheet.cells.iter().filter(|cell| cell.row == row.at.row);
        cells.filter(|cell| cell.column == column).find_map(|cell| match &cell.value {
            CellValue::Text(text) => Some(&**text),
            _ => None,
        })
    }
}

/// Reads a register, without checking what was done to it since the last reconciliation; the error is the
/// first problem that keeps it from being read.
pub fn load_register(file: &Path) -> Result<LoadedRegister, String> {
    let (_, RegisterReading { workbook_copy, register, problems, .. }) = read_register(file);
    match (register, workbook_copy) {
        (Some(register), Some(workbook_copy)) => Ok(LoadedRegister { register, workbook_copy }),
        (_, copy) => {
            let first = render_problems(&problems, copy.as_ref()).into_iter().next();
            Err(first
                .map_or("it has no Members sheet".to_string(), |told| told.message.to_string()))
        }
    }
}
