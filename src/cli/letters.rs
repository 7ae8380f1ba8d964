//! Reads the list of the last letters to players, which `run` and `reconcile` take with `--sent`,
//! so that each letter begins where the one before ended.

use std::path::Path;

use super::exit_status::{ExitStatus, usage};
use super::missing_input::no_path;
use super::problem_output::ProblemOutput;
use super::terminal::Terminal;
use model::file_names::ShownPath;
use report::player_letters::{RecipientListKind, SentLetters};

/// The letters that players had before, by the list given with `--sent`; a list that is not as it was
/// written is refused.
pub(super) fn sent_letters(
    list: Option<&Path>,
    kind: RecipientListKind,
    talk: &ProblemOutput,
    err: &mut Terminal,
) -> Result<SentLetters, ExitStatus> {
    let Some(path) = list else { return Ok(SentLetters::default()) };
    if path.is_dir() {
        return Err(usage(err, &format!("{} is a folder, not a list of letters", path.shown())));
    }
    let bytes = std::fs::read(path).map_err(|_| no_path(path, err))?;
    season::read_sent_letters(&bytes, kind).map_err(|troubles| {
        let name = path.shown();
        let told = troubles.iter().try_for_each(|trouble| talk.problem(err, &name, trouble));
        if told.is_ok() { ExitStatus::Usage } else { ExitStatus::Output }
    })
}
