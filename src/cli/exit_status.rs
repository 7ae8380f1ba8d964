//! How a command ends, and what it prints when it cannot go on.

use std::io::Write;
use std::process::ExitCode;

use super::terminal::{Terminal, escape_to_one_line};
use report::OutputError;

/// Exit statuses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExitStatus {
    /// Everything was read; there can be warnings.
    Done,
    /// Some returns or events have errors; the rest was written.
    Errors,
    /// The command line, a template or a rule file is invalid; nothing was written.
    Usage,
    /// The output could not be written.
    Output,
}

impl From<ExitStatus> for ExitCode {
    fn from(status: ExitStatus) -> ExitCode {
        ExitCode::from(status as u8)
    }
}

/// Prints the error that stops a command.
pub(super) fn print_error(err: &mut Terminal, why: &str) {
    // If standard error is closed, only the status is left.
    let _ = writeln!(err, "error: {}", escape_to_one_line(why));
}

/// Prints an error of the command line.
pub(super) fn print_usage_error(err: &mut Terminal, why: &str) -> ExitStatus {
    print_error(err, why);
    ExitStatus::Usage
}

/// The same, with the next command if there is one.
pub(super) fn print_error_and_next_command(
    err: &mut Terminal,
    why: &str,
    next: Option<String>,
) -> ExitStatus {
    print_error(err, why);
    if let Some(next) = next {
        let _ = writeln!(err, "  Next: {}", escape_to_one_line(&next));
    }
    ExitStatus::Usage
}

/// Prints why the output could not be written.
pub(super) fn print_output_error(err: &mut Terminal, why: &OutputError) -> ExitStatus {
    print_error(err, &format!("the output could not be written: {why}"));
    ExitStatus::Output
}
