//! `palmares rules`: lists the rule books, prints one as tables with clauses, compares two, or
//! writes a file to begin one with.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::exit_status::{ExitStatus, error, usage};
use super::files::{OutputFile, report_written, write_new};
use super::rule_books::{RuleBookIds, computed_rule_sets};
use super::terminal::{Terminal, in_line};
use engine::pack::{Pack, pack_of};
use engine::rules::clauses::{ClauseState, Clauses};
use engine::rules::differences::{FigureDifference, differences};
use engine::scheme;
use model::file_names::ShownPath;
use report::publish::Disk;

/// What the command writes a file to begin with for.
const NEW: &str = "new";
/// The name of that file, if none is given.
const USUAL_FILE: &str = "my-union.toml";

/// List the rule books, print one as tables, compare two, or start one of your own
///
/// The tables are generated from the figures that palmares uses. A rule file of your own
/// (.toml) is checked, and printed in the same way.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  palmares rules wbu-2003
  palmares rules new my-union.toml
  palmares rules my-union.toml
  palmares rules --diff wbu-2003 my-union.toml")]
pub(super) struct Args {
    /// The rule book, a rule file of your own, or the word new, to write one with explanations in
    /// it.
    #[arg(value_name = "ID")]
    id: Option<String>,

    /// With new: the file to write; my-union.toml if left out.
    #[arg(value_name = "FILE", requires = "id")]
    file: Option<PathBuf>,

    /// Print what differs between two rule books, clause by clause.
    #[arg(long, num_args = 2, value_names = ["A", "B"], value_parser = RuleBookIds, conflicts_with_all = ["id", "clauses"])]
    diff: Option<Vec<&'static str>>,

    /// List each clause that a program can act on, and what palmares does about it.
    #[arg(long, requires = "id")]
    clauses: bool,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut Terminal, err: &mut Terminal) -> ExitStatus {
    let printed = match (&args.id, args.diff.as_deref()) {
        (None, Some([one, other])) => print_differences(one, other, out),
        (None, _) => list(out),
        (Some(id), _) if id == NEW => return begin(args.file.as_deref(), out, err),
        (Some(_), _) if args.file.is_some() => {
            return usage(err, "only new takes a second name: palmares rules new FILE");
        }
        (Some(id), _) => match book(id) {
            // Each mistake of a file has a line.
            Err(why) => {
                why.lines().for_each(|line| error(err, line));
                return ExitStatus::Usage;
            }
            Ok(pack) if args.clauses => match pack.clauses() {
                Some(clauses) => print_clauses(pack, clauses, out),
                None => return no_clauses(id, err),
            },
            Ok(pack) => print(pack, out),
        },
    };
    if printed.is_ok() { ExitStatus::Done } else { ExitStatus::Output }
}

/// The rule book that a word names; the error says why there is none.
fn book(word: &str) -> Result<&'static dyn Pack, String> {
    let known = || packs::all().map(|pack| pack.source().id.as_str()).collect::<Vec<_>>();
    let unknown = || format!("there is no rule book {word}; choose from {}", known().join(", "));
    let id = if season::is_rule_file(word) { season::resolve_rule_book(word)? } else { word };
    packs::find(id).and_then(pack_of).ok_or_else(unknown)
}

/// Writes a rule file to begin with.
fn begin(file: Option<&Path>, out: &mut Terminal, err: &mut Terminal) -> ExitStatus {
    let path = file.unwrap_or(Path::new(USUAL_FILE)).to_path_buf();
    if !season::is_rule_file(&path.to_string_lossy()) {
        return usage(err, &format!("{}: the name of a rule file must end in .toml", path.shown()));
    }
    let made = OutputFile { path: path.clone(), bytes: scheme::TEMPLATE.as_bytes().to_vec() };
    report_written(write_new(&Disk::default(), &made), &path, out, err)
}

/// Prints what differs between two rule books.
fn print_differences(one: &str, other: &str, out: &mut Terminal) -> io::Result<()> {
    let books = [one, other].map(|name| packs::find(name).and_then(pack_of));
    let figures = books.map(|book| book.and_then(Pack::figures).unwrap_or_default());
    let titles = books.map(|book| book.map_or("", |book| book.source().title.as_str()));
    writeln!(out, "{}\n{}", in_line(titles[0]), in_line(titles[1]))?;
    let found = differences(&figures[0], &figures[1]);
    if found.is_empty() {
        return writeln!(out, "\nNothing differs.");
    }
    let mut before: Option<&str> = None;
    for FigureDifference { clause, what, old, new } in &found {
        if before != Some(clause) {
            let shown = if clause.is_empty() { "without a clause" } else { clause };
            writeln!(out, "\n{}", in_line(shown))?;
            before = Some(clause);
        }
        let side =
            |value: &Option<String>| value.clone().unwrap_or_else(|| "(nothing)".to_string());
        let (old, new) = (side(old), side(new));
        writeln!(out, "  {:44} {} -> {}", in_line(what), in_line(&old), in_line(&new))?;
    }
    Ok(())
}

fn list(out: &mut Terminal) -> io::Result<()> {
    for source in packs::all().map(Pack::source) {
        writeln!(out, "{:22} {}", source.id, source.title)?;
    }
    Ok(())
}

fn print(pack: &dyn Pack, out: &mut Terminal) -> io::Result<()> {
    let mut text = String::new();
    pack.describe(&mut text).map_err(io::Error::other)?;
    write!(out, "{text}")
}

/// Prints why there is no list of clauses.
fn no_clauses(id: &str, err: &mut Terminal) -> ExitStatus {
    let which = computed_rule_sets();
    usage(err, &format!("{id} has no list of clauses; these have: {which}"))
}

/// Prints every clause with its state, its file or the reason for none, and its rule.
fn print_clauses(pack: &dyn Pack, list: &Clauses, out: &mut Terminal) -> io::Result<()> {
    write!(out, "{}", pack.source().heading())?;
    let counts = ClauseState::ALL.map(|state| format!("{} {}", list.count(state), state.title()));
    writeln!(out, "  {} rules: {}", list.clause.len(), counts.join(", "))?;
    for entry in &list.clause {
        let place = entry.file.as_deref().or(entry.why.as_deref()).unwrap_or_default();
        let (clause, topic, state) = (&entry.clause, &entry.topic, entry.state.title());
        writeln!(out, "\n{clause:18} {topic:34} {state:14} {place}")?;
        writeln!(out, "{:18} {}", "", entry.rule)?;
    }
    Ok(())
}
