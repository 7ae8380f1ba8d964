//! What a run must not overwrite: a register that was reconciled, and returns.

use std::path::Path;

use model::file_names::{RealPath, path_with_slashes};
use register::past_run::REGISTER_FILE_NAMES;

use super::error::OutputError;
use super::marker::{OutputMarker, RunFileNames, is_palmares_output};

/// Refuses a folder with a register that palmares wrote: its ledger and decisions stand nowhere else.
pub(super) fn refuse_losing_register(
    dir: &Path,
    earlier: &OutputMarker,
) -> Result<(), OutputError> {
    for file in REGISTER_FILE_NAMES.iter().map(|name| dir.join(name)).filter(|file| file.is_file())
    {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        if earlier.files.has_file(&name)? {
            return Err(OutputError::HoldsRegister(file));
        }
    }
    Ok(())
}

/// Refuses returns that the run would overwrite: annotated copies of an earlier run.
pub fn refuse_overwriting_returns<'a>(
    dir: &Path,
    mut returns: impl Iterator<Item = &'a Path>,
) -> Result<(), OutputError> {
    let (Ok(place), true) = (dir.real_path(), is_palmares_output(dir)) else {
        return Ok(());
    };
    let ours = RunFileNames::read(dir);
    let written_by_us = |file: &Path| {
        let file = file.real_path().ok();
        let below = file.as_deref().and_then(|file| file.strip_prefix(&place).ok());
        below.and_then(path_with_slashes).is_some_and(|name| ours.has_file(&name))
    };
    match returns.find(|file| written_by_us(file)) {
        Some(file) => Err(OutputError::ReturnOfOurs(file.to_path_buf())),
        None => Ok(()),
    }
}
