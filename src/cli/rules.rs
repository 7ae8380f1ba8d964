//! `palmares rules`: lists the rule books, prints one as tables with clauses, compares two, or
//! writes a file to begin one with.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::exit_status::{ExitStatus, print_error, print_usage_error};
use super::files::{OutputFile, print_written_path, write_new_file};
use super::rule_books::{RuleBookIdParser, rule_book_ids_text};
use super::terminal::{Terminal, escape_to_one_line};
use engine::pack::{Pack, pack_of_rule_book};
use engine::rules::clauses::{ClauseList, ClauseTreatment};
use engine::rules::figure_differences::{FigureDifference, compare_figures};
use engine::scheme;
use model::file_names::NativePathText;
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
    #[arg(long, num_args = 2, value_names = ["A", "B"], value_parser = RuleBookIdParser, conflicts_with_all = ["id", "clauses"])]
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
            return print_usage_error(err, "only new takes a second name: palmares rules new FILE");
        }
        (Some(id), _) => match book(id) {
            // Each mistake of a file has a line.
            Err(why) => {
                why.lines().for_each(|line| print_error(err, line));
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
    let known = || packs::all_packs().map(|pack| pack.source().id.as_str()).collect::<Vec<_>>();
    let unknown = || format!("there is no rule book {word}; choose from {}", known().join(", "));
    let id = if season::is_rule_file(word) { season::resolve_rule_book(word)? } else { word };
    packs::find_rule_book(id).and_then(pack_of_rule_book).ok_or_else(unknown)
}

/// Writes a rule file to begin with.
fn begin(file: Option<&Path>, out: &mut Terminal, err: &mut Terminal) -> ExitStatus {
    let path = file.unwrap_or(Path::new(USUAL_FILE)).to_path_buf();
    if !season::is_rule_file(&path.to_string_lossy()) {
        return print_usage_error(
            err,
            &format!("{}: the name of a rule file must end in .toml", path.native_path_text()),
        );
    }
    let made =
        OutputFile { path: path.clone(), bytes: scheme::SCHEME_TEMPLATE.as_bytes().to_vec() };
    print_written_path(write_new_file(&Disk::default(), &made), &path, out, err)
}

/// Prints what differs between two rule books.
fn print_differences(one: &str, other: &str, out: &mut Terminal) -> io::Result<()> {
    let books = [one, other].map(|name| packs::find_rule_book(name).and_then(pack_of_rule_book));
    let figures = books.map(|book| book.and_then(Pack::figures).unwrap_or_default());
    let titles = books.map(|book| book.map_or("", |book| book.source().title.as_str()));
    writeln!(out, "{}\n{}", escape_to_one_line(titles[0]), escape_to_one_line(titles[1]))?;
    let found = compare_figures(&figures[0], &figures[1]);
    if found.is_empty() {
        return writeln!(out, "\nNothing differs.");
    }
    let mut before: Option<&str> = None;
    for FigureDifference { clause, what, old, new } in &found {
        if before != Some(clause) {
            let shown = if clause.is_empty() { "without a clause" } else { clause };
            writeln!(out, "\n{}", escape_to_one_line(shown))?;
            before = Some(clause);
        }
        let side =
            |value: &Option<String>| value.clone().unwrap_or_else(|| "(nothing)".to_string());
        let (old, new) = (side(old), side(new));
        writeln!(
            out,
            "  {:44} {} -> {}",
            escape_to_one_line(what),
            escape_to_one_line(&old),
            escape_to_one_line(&new)
        )?;
    }
    Ok(())
}

fn list(out: &mut Terminal) -> io::Result<()> {
    for source in packs::all_packs().map(Pack::source) {
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
    let which = rule_book_ids_text();
    print_usage_error(err, &format!("{id} has no list of clauses; these have: {which}"))
}

/// Prints every clause with its state, its file or the reason for none, and its rule.
fn print_clauses(pack: &dyn Pack, list: &ClauseList, out: &mut Terminal) -> io::Result<()> {
    write!(out, "{}", pack.source().heading())?;
    let counts = ClauseTreatment::ALL
        .map(|state| format!("{} {}", list.count_with_treatment(state), state.title()));
    writeln!(out, "  {} rules: {}", list.clause.len(), counts.join(", "))?;
    for entry in &list.clause {
        let place = entry.file.as_deref().or(entry.why.as_deref()).unwrap_or_default();
        let (clause, topic, state) = (&entry.clause, &entry.topic, entry.state.title());
        writeln!(out, "\n{clause:18} {topic:34} {state:14} {place}")?;
        writeln!(out, "{:18} {}", "", entry.rule)?;
    }
    Ok(())
}
