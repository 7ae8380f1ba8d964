//! `palmares completions`: completions for a shell. clap writes the script from the commands as
//! they are.

use std::io::Write;

use clap_complete::Shell;

use super::exit_status::ExitStatus;
use super::terminal::Terminal;

/// Print a file that lets your command window complete palmares commands when you press Tab
#[derive(clap::Args, Debug)]
#[command(
    after_help = "Example: palmares completions bash > ~/.local/share/bash-completion/completions/palmares"
)]
pub(super) struct Args {
    shell: Shell,
}

/// Runs the command.
pub(super) fn run(args: &Args, command: &mut clap::Command, out: &mut Terminal) -> ExitStatus {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, command, "palmares", &mut script);
    match out.write_all(&script) {
        Ok(()) => ExitStatus::Done,
        Err(_) => ExitStatus::Output,
    }
}
