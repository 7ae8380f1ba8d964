//! The command line: one file for each subcommand.
//!
//! A command takes its arguments and two terminals and returns a status, so that tests need no
//! process. Data goes to standard output, messages to standard error. Only
//! `adopt` asks, and only somebody at a terminal.

mod adopt;
mod check;
mod common;
mod completions;
mod diff;
mod draw;
mod explain;
mod export;
mod export_season;
mod files;
mod import;
mod key;
mod new;
mod progress;
mod reconcile;
mod rules;
mod run;
mod settings;
mod templates;
mod terminal;
mod verify;

use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

use terminal::{Terminal, in_line};

pub use common::Status;

/// Standings, awards, annotated workbooks, pages and certificates for a season
/// of bridge, chess and Diplomacy events that clubs and organisers return in
/// workbooks.
#[derive(Parser)]
#[command(name = "palmares", version, max_term_width = 100, disable_help_subcommand = true)]
#[command(after_help = "Example: palmares run season --out results")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Run(run::Args),
    Check(check::Args),
    Draw(draw::Args),
    Diff(diff::Args),
    Explain(explain::Args),
    New(new::Args),
    Adopt(adopt::Args),
    Import(import::Args),
    Export(export::Args),
    Rules(rules::Args),
    Reconcile(reconcile::Args),
    Key(key::Args),
    Verify(verify::Args),
    Completions(completions::Args),
}

/// Runs the program.
pub fn main() -> ExitCode {
    let (mut out, mut err) = (Terminal::new(std::io::stdout()), Terminal::new(std::io::stderr()));
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(why) => return refused(why, &mut err).into(),
    };
    let status = match cli.command {
        Command::Run(args) => run::run(&args, &mut out, &mut err),
        Command::Check(args) => check::run(&args, &mut out, &mut err),
        Command::Draw(args) => draw::run(&args, &mut out, &mut err),
        Command::Diff(args) => diff::run(&args, &mut out, &mut err),
        Command::Explain(args) => explain::run(&args, &mut out, &mut err),
        Command::New(args) => new::run(&args, &mut out, &mut err),
        Command::Adopt(args) => adopt::run(&args, &mut out, &mut err),
        Command::Import(args) => import::run(&args, &mut out, &mut err),
        Command::Export(args) => export::run(&args, &mut out, &mut err),
        Command::Rules(args) => rules::run(&args, &mut out, &mut err),
        Command::Reconcile(args) => reconcile::run(&args, &mut out, &mut err),
        Command::Key(args) => key::run(&args, &mut out, &mut err),
        Command::Verify(args) => verify::run(&args, &mut out, &mut err),
        Command::Completions(args) => completions::run(&args, &mut Cli::command(), &mut out),
    };
    status.into()
}

/// Prints why the command line is invalid, or the requested help. The message quotes arguments, so
/// it is built from arguments that are safe to print.
fn refused(why: clap::Error, err: &mut Terminal) -> Status {
    let shown = std::env::args_os().map(|word| in_line(&word.to_string_lossy()).into_owned());
    match Cli::try_parse_from(shown) {
        Err(why) => why.exit(),
        Ok(_) => common::usage(err, &why.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn every_command_has_an_example() {
        for command in Cli::command().get_subcommands() {
            let after = command.get_after_help().map(ToString::to_string).unwrap_or_default();
            assert!(after.contains("Example"), "{}", command.get_name());
        }
    }
}
