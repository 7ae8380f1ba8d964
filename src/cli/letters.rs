//! Reads the list of the last letters to players.

use std::path::Path;

use super::common::{Status, not_there, usage};
use super::problem_output::ProblemOutput;
use super::terminal::Terminal;
use report::player_letters::SentLetters;

/// The letters that players had before, by the list given with `--sent`; a list that is not as it was
/// written is refused.
pub(super) fn sent_letters(
    list: Option<&Path>,
    talk: &ProblemOutput,
    err: &mut Terminal,
) -> Result<SentLetters, Status> {
    let Some(path) = list else { return Ok(SentLetters::default()) };
    let bytes = std::fs::read(path).map_err(|_| usage(err, &not_there(path)))?;
    season::sent_letters(&bytes).map_err(|troubles| {
        let name = path.display().to_string();
        let told = troubles.iter().try_for_each(|trouble| talk.problem(err, &name, trouble));
        if told.is_ok() { Status::Usage } else { Status::Output }
    })
}
