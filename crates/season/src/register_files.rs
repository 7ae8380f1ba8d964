//! Reads registers and workbooks of decisions from their files.

use std::path::Path;

use model::problem::{Problem, ProblemDetail, catch_panic, render_problems};
use model::register::Register;
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

/// Reads a register, without checking what was done to it since the last reconciliation; the error is the
/// first problem that keeps it from being read.
pub fn load_register(file: &Path) -> Result<Register, String> {
    let (_, RegisterReading { workbook_copy, register, problems, .. }) = read_register(file);
    register.ok_or_else(|| {
        let first = render_problems(&problems, workbook_copy.as_ref()).into_iter().next();
        first.map_or("it has no Members sheet".to_string(), |told| told.message.to_string())
    })
}
