//! The command line: one file for each subcommand.
//!
//! A command takes its arguments and two terminals and returns a status, so that tests need no
//! process. Data goes to standard output, messages to standard error. Only
//! `adopt`, and palmares without a command (`start`), ask, and only somebody at a terminal.

mod adopt;
mod bundle;
mod check;
mod completions;
mod destination;
mod diff;
mod draw;
mod exit_status;
mod explain;
mod export;
mod export_season;
mod files;
mod import;
mod input;
mod key;
mod letters;
mod merge;
mod missing_input;
mod new;
mod plan;
mod problem_output;
mod problems;
mod progress;
mod reconcile;
mod refused;
mod rule_book_comparison;
mod rule_books;
mod rules;
mod run;
mod run_options;
mod run_part;
mod send;
mod settings;
mod start;
mod summary;
mod templates;
mod terminal;
mod typed_command;
mod verify;
mod watch;

use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

use terminal::{CapturedText, Terminal};

pub use exit_status::ExitStatus;

/// The version. A program that is given out tells its commit too, which `packaging/build` says when it
/// is built.
const VERSION: &str = match option_env!("PALMARES_VERSION") {
    Some(version) => version,
    None => env!("CARGO_PKG_VERSION"),
};

/// Standings, awards, annotated workbooks, pages and certificates for a season of bridge, chess and
/// Diplomacy events, from the workbooks that clubs and organisers send in.
#[derive(Parser)]
#[command(name = "palmares", version = VERSION, max_term_width = 100)]
#[command(after_help = "Start with: palmares check season, then palmares run season --out results")]
struct Cli {
    #[command(subcommand)]
    command: Command,

    /// When to use colours.
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto", value_parser = ["auto", "always", "never"])]
    color: String,
}

#[derive(Subcommand)]
enum Command {
    Run(run::Args),
    Watch(watch::Args),
    Plan(plan::Args),
    Merge(merge::Args),
    Check(check::Args),
    Draw(draw::Args),
    Diff(diff::Args),
    Explain(explain::Args),
    New(new::Args),
    Adopt(adopt::Args),
    Import(import::Args),
    Export(export::Args),
    Send(send::Args),
    Bundle(bundle::Args),
    Rules(rules::Args),
    Reconcile(reconcile::Args),
    Key(key::Args),
    Verify(verify::Args),
    Completions(completions::Args),
}

/// Runs the program.
pub fn main() -> ExitCode {
    let (mut out, mut err) =
        (Terminal::new_for_locale(std::io::stdout()), Terminal::new_for_locale(std::io::stderr()));
    if std::env::args_os().len() <= 1 && start::can_offer_choices() {
        let run = |words: &[String], out: &mut Terminal, err: &mut Terminal| {
            let words = std::iter::once("palmares").chain(words.iter().map(String::as_str));
            match Cli::try_parse_from(words) {
                Ok(cli) => run(cli, out, err),
                Err(why) => exit_status::print_usage_error(err, &why.to_string()),
            }
        };
        return start::run_start_menu(&mut out, &mut err, run).into();
    }
    if std::env::args_os().len() <= 1 {
        return start::print_next_commands(&mut err).into();
    }
    match Cli::try_parse() {
        Ok(cli) => run(cli, &mut out, &mut err).into(),
        Err(why) => refused::print_command_line_error(why, &mut err).into(),
    }
}

/// Runs a command for a program that takes what it says: its status, output and messages; `None` if its
/// words are refused. A rule file that they name stays known, and a template that never ends stops the program.
pub fn run_captured(words: &[&str]) -> Option<(ExitStatus, [String; 2])> {
    terminal::set_output_captured();
    let cli = Cli::try_parse_from(std::iter::once(&"palmares").chain(words)).ok()?;
    let to = [CapturedText::default(), CapturedText::default()];
    let [mut out, mut err] = to.clone().map(Terminal::new);
    let status = run(cli, &mut out, &mut err);
    drop((out, err));
    Some((status, to.map(|to| to.text())))
}

/// Runs a command.
fn run(cli: Cli, out: &mut Terminal, err: &mut Terminal) -> ExitStatus {
    problem_output::set_colour_use(cli.color);
    match cli.command {
        Command::Run(args) => run::run(&args, out, err),
        Command::Watch(args) => watch::run(args, out, err),
        Command::Plan(args) => plan::run(&args, out, err),
        Command::Merge(args) => merge::run(&args, out, err),
        Command::Check(args) => check::run(&args, out, err),
        Command::Draw(args) => draw::run(&args, out, err),
        Command::Diff(args) => diff::run(&args, out, err),
        Command::Explain(args) => explain::run(&args, out, err),
        Command::New(args) => new::run(&args, out, err),
        Command::Adopt(args) => adopt::run(&args, out, err),
        Command::Import(args) => import::run(&args, out, err),
        Command::Export(args) => export::run(&args, out, err),
        Command::Send(args) => send::run(&args, out, err),
        Command::Bundle(args) => bundle::run(&args, out, err),
        Command::Rules(args) => rules::run(&args, out, err),
        Command::Reconcile(args) => reconcile::run(&args, out, err),
        Command::Key(args) => key::run(&args, out, err),
        Command::Verify(args) => verify::run(&args, out, err),
        Command::Completions(args) => completions::run(&args, &mut Cli::command(), out),
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
