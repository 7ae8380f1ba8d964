//! `palmares rules`: lists the rule books, or prints one as tables with clauses.

use std::io::{self, Write};

use super::common::{Status, computed_rule_sets, usage};
use super::terminal::Terminal;
use crate::engine::pack::Pack;
use crate::engine::rules::clauses::{ClauseState, Clauses};
use crate::packs;

/// List the rule books, or print one as tables with its clauses
///
/// The tables are generated from the figures that palmares uses.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example: palmares rules wbu-2003")]
pub(super) struct Args {
    /// The rule book.
    #[arg(value_name = "ID")]
    id: Option<String>,

    /// List each clause that a program can act on, and what palmares does about it.
    #[arg(long, requires = "id")]
    clauses: bool,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut Terminal, err: &mut Terminal) -> Status {
    let printed = match &args.id {
        None => list(out),
        Some(id) => match packs::all().find(|pack| pack.source().id == *id) {
            None => return unknown(id, err),
            Some(pack) if args.clauses => match pack.clauses() {
                Some(clauses) => print_clauses(pack, clauses, out),
                None => return no_clauses(id, err),
            },
            Some(pack) => print(pack, out),
        },
    };
    if printed.is_ok() { Status::Done } else { Status::Output }
}

/// Prints why there is nothing to print.
fn unknown(id: &str, err: &mut Terminal) -> Status {
    let known: Vec<&str> = packs::all().map(|pack| pack.source().id.as_str()).collect();
    usage(err, &format!("there is no rule book {id}; there are {}", known.join(", ")))
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
fn no_clauses(id: &str, err: &mut Terminal) -> Status {
    let which = computed_rule_sets();
    usage(err, &format!("the clauses of {id} are not listed; those of {which} are"))
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
