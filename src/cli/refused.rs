//! What is told of an invalid command line: what is wrong with it, and the next command.

use std::io::Write;
use std::path::Path;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, Parser};

use super::Cli;
use super::exit_status::{ExitStatus, print_error_and_next_command, print_usage_error};
use super::start::DEFAULT_OUTPUT_FOLDER;
use super::terminal::{Terminal, escape_to_one_line};
use super::typed_command::{corrected_command_line, quote_command_line};
use model::misspelt_names::nearest_word;
use report::publish::is_palmares_output;

/// Prints why the command line is invalid, or the requested help. The message quotes arguments, so it is
/// built from arguments that are safe to print.
pub(super) fn print_command_line_error(why: clap::Error, err: &mut Terminal) -> ExitStatus {
    let words: Vec<String> = std::env::args_os()
        .map(|word| escape_to_one_line(&word.to_string_lossy()).into_owned())
        .collect();
    let next = match (why.kind(), why.get(ContextKind::InvalidSubcommand)) {
        (ErrorKind::InvalidSubcommand, Some(ContextValue::String(word))) => {
            return no_command(word, &words, err);
        }
        (ErrorKind::MissingRequiredArgument, _) => completed(&why, &words),
        _ => None,
    };
    match (Cli::try_parse_from(words), next) {
        (Err(why), None) => why.exit(),
        (Err(why), Some(next)) => {
            // If standard error is closed, only the status is left.
            let _ = why.print();
            let _ = writeln!(err, "\n  Next: {next}");
            ExitStatus::Usage
        }
        (Ok(_), _) => print_usage_error(err, &why.to_string()),
    }
}

/// The command that words name: the last one that is a command of the one before.
fn named(words: &[String]) -> clap::Command {
    let mut command = Cli::command();
    for word in words.iter().skip(1) {
        match command.find_subcommand(word) {
            Some(found) => command = found.clone(),
            None => continue,
        }
    }
    command
}

/// Tells of a word where a command should be: it is a file, or a slip.
fn no_command(word: &str, words: &[String], err: &mut Terminal) -> ExitStatus {
    let (shown, command) = (escape_to_one_line(word), named(words));
    let names: Vec<&str> = command.get_subcommands().map(clap::Command::get_name).collect();
    let (told, next) = match nearest_word(word, &names) {
        _ if is_palmares_output(Path::new(word)) => (
            format!("{shown} is not a command, but a folder that palmares wrote"),
            Some("palmares check FOLDER, with the folder of the returns".to_string()),
        ),
        _ if Path::new(word).exists() => (
            format!("{shown} is not a command, but a file or folder"),
            Some(format!("palmares check {}", quote_command_line(&[shown.to_string()]))),
        ),
        Some(meant) => (
            format!("there is no command {shown}; did you mean {meant}?"),
            corrected_command_line(word, meant),
        ),
        None => (
            format!("there is no command {shown}"),
            Some("palmares --help lists all commands".to_string()),
        ),
    };
    print_error_and_next_command(err, &told, next)
}

/// The command line with what it lacks: where to write, else the first example of its command.
fn completed(why: &clap::Error, words: &[String]) -> Option<String> {
    let missing = match why.get(ContextKind::InvalidArg)? {
        ContextValue::Strings(missing) => missing.as_slice(),
        _ => &[],
    };
    if matches!(missing, [only] if only == "--out <DIR>") {
        return Some(format!(
            "palmares {} --out {DEFAULT_OUTPUT_FOLDER}",
            quote_command_line(&words[1..])
        ));
    }
    let examples = named(words).get_after_help()?.to_string();
    let example = examples.lines().find_map(|line| line.split_once("palmares "));
    example.map(|(_, rest)| format!("palmares {rest}"))
}
