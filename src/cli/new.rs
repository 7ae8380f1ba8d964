//! `palmares new`: a blank return, or the templates to change.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::builder::PossibleValuesParser;

use super::common::{Status, error, usage};
use super::files::{Made, write_new};
use super::terminal::{Terminal, in_line};
use crate::model::Format;
use crate::packs;
use crate::report::html::TEMPLATES;
use crate::report::publish::Disk;
use crate::report::xlsx::{Blank, blank_book};

/// Write a blank return for a format, or the templates of the pages
///
/// The workbook has the sheets that the format needs, a drop-down for every
/// closed list, a note on every heading and an example above it. Existing files
/// are never overwritten.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  palmares new pairs july.xlsx --rules wbu-2003
  palmares new pairs monday.xlsx --boards
  palmares new teams --several
  palmares new --templates my-templates")]
pub(super) struct Args {
    /// What kind of event: pairs, teams, individual, swiss-pairs, swiss …
    #[arg(required_unless_present = "templates")]
    format: Option<String>,

    /// The workbook to write; by default the format with .xlsx.
    file: Option<PathBuf>,

    /// The rule book to fill in.
    #[arg(long, value_name = "ID", value_parser = PossibleValuesParser::new(packs::ids()))]
    rules: Option<String>,

    /// Allow several events in one workbook, such as a club's month.
    #[arg(long)]
    several: bool,

    /// Add the sheet Boards, for the result of every board at every table.
    #[arg(long)]
    boards: bool,

    /// Write the templates of the pages into a folder, to change them and give them to run.
    #[arg(long, value_name = "DIR", conflicts_with_all = ["format", "file", "rules", "several", "boards"])]
    templates: Option<PathBuf>,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut Terminal, err: &mut Terminal) -> Status {
    match (&args.templates, &args.format) {
        (Some(folder), _) => told(eject(folder), folder, out, err),
        (None, Some(word)) => match Format::meant(word) {
            Some(format) => blank(args, format, out, err),
            None => usage(err, &format!("there is no format {word}; there are {}", listed())),
        },
        (None, None) => usage(err, "give a format, such as pairs"),
    }
}

/// The formats, as typed without quotes.
fn listed() -> String {
    let names: Vec<String> = Format::WORDS.iter().map(|format| format.replace(' ', "-")).collect();
    names.join(", ")
}

fn blank(args: &Args, format: Format, out: &mut Terminal, err: &mut Terminal) -> Status {
    let usual = || PathBuf::from(format!("{}.xlsx", format.word().replace(' ', "-")));
    let file = args.file.clone().unwrap_or_else(usual);
    if file.extension().is_none_or(|ending| !ending.eq_ignore_ascii_case("xlsx")) {
        return usage(err, &format!("{}: a blank return is an .xlsx file", file.display()));
    }
    if args.boards && !format.has_cards() {
        return usage(err, &format!("events of format {format} have no sheet Boards"));
    }
    let rules = args.rules.as_deref();
    let rules = packs::id_of(rules);
    let wanted = Blank { format, rules, several: args.several, boards: args.boards };
    let written = blank_book(&wanted)
        .map_err(io::Error::other)
        .and_then(|bytes| write_new(&Disk::default(), &Made { path: file.clone(), bytes }));
    told(written, &file, out, err)
}

/// Writes the built-in templates into a folder that has none of them.
fn eject(folder: &Path) -> io::Result<()> {
    let taken = TEMPLATES.iter().map(|(name, _)| folder.join(name)).find(|path| path.exists());
    if taken.is_some() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    TEMPLATES.iter().try_for_each(|(name, text)| {
        let made = Made { path: folder.join(name), bytes: text.as_bytes().to_vec() };
        write_new(&Disk::default(), &made)
    })
}

fn told(written: io::Result<()>, path: &Path, out: &mut Terminal, err: &mut Terminal) -> Status {
    match written {
        Ok(()) => match writeln!(out, "{}", in_line(&path.display().to_string())) {
            Ok(()) => Status::Done,
            Err(_) => Status::Output,
        },
        Err(why) if why.kind() == io::ErrorKind::AlreadyExists => {
            usage(err, &format!("{} exists and was not overwritten", path.display()))
        }
        Err(why) => {
            error(err, &format!("{}: {why}", path.display()));
            Status::Output
        }
    }
}
