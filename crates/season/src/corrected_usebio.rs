//! USEBIO files with our points in place of their own.

use std::path::Path;

use super::files::read_file_bytes;
use engine::awards::ComputedEvent;
use model::problem::{ProblemDetail, RenderedProblem};
use report::usebio::{UsebioPointsChange, check_corrected_usebio, correct_usebio_points};
use returns::{encode_like_usebio_file, is_usebio, read_usebio_points};

/// A USEBIO file with our points.
#[derive(Debug)]
pub struct CorrectedUsebioBytes {
    /// Its bytes: those of the file, where nothing was wrong.
    pub bytes: Vec<u8>,
    /// The number of its players.
    pub players: usize,
    /// Those whose points differ.
    pub changes: Vec<UsebioPointsChange>,
}

/// Corrects a file whose events were computed, and reads it back; `None` if it is no USEBIO file.
/// `path` names it in the changes. The error is the end of a sentence that begins with the file.
pub fn correct_usebio(
    file: &Path,
    path: &str,
    outcomes: &[ComputedEvent],
) -> Option<Result<CorrectedUsebioBytes, String>> {
    let bytes = read_file_bytes(file).ok().filter(|bytes| is_usebio(bytes))?;
    Some(correct(bytes, path, outcomes))
}

fn correct(
    bytes: Vec<u8>,
    path: &str,
    outcomes: &[ComputedEvent],
) -> Result<CorrectedUsebioBytes, String> {
    let told = |trouble: ProblemDetail| RenderedProblem::for_file(trouble).message;
    let points = read_usebio_points(&bytes).map_err(told)?;
    let made = correct_usebio_points(path, &points, outcomes)?;
    let bytes = match made.text {
        None => bytes,
        Some(text) => {
            let changed = encode_like_usebio_file(&bytes, &text);
            check_corrected_usebio(&read_usebio_points(&changed).map_err(told)?, outcomes)?;
            changed
        }
    };
    Ok(CorrectedUsebioBytes { bytes, players: made.players, changes: made.changes })
}
