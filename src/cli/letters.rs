//! Reads the list of the last letters to players, which `run` and `reconcile` take with `--sent`,
//! so that each letter begins where the one before ended.

use std::path::Path;

use super::exit_status::{ExitStatus, print_usage_error};
use super::missing_input::print_missing_path;
use super::problem_output::ProblemOutputOptions;
use super::terminal::Terminal;
use model::file_names::NativePathText;
use report::player_letters::{EarlierLetters, LetterSubject};

/// The letters that players had before, by the list given with `--sent`; a list that is not as it was
/// written is refused.
pub(super) fn read_sent_letters(
    list: Option<&Path>,
    kind: LetterSubject,
    talk: &ProblemOutputOptions,
    err: &mut Terminal,
) -> Result<EarlierLetters, ExitStatus> {
    let Some(path) = list else { return Ok(EarlierLetters::default()) };
    if path.is_dir() {
        return Err(print_usage_error(
            err,
            &format!("{} is a folder, not a list of letters", path.native_path_text()),
        ));
    }
    let bytes = std::fs::read(path).map_err(|_| print_missing_path(path, err))?;
    season::read_sent_letters(&bytes, kind).map_err(|troubles| {
        let name = path.native_path_text();
        let told = troubles.iter().try_for_each(|trouble| talk.print_problem(err, &name, trouble));
        if told.is_ok() { ExitStatus::Usage } else { ExitStatus::Output }
    })
}
