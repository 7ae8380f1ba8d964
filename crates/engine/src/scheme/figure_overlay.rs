//! A file that changes some figures of another rule book.
//!
//! Tables are changed key by key. A list of blocks whose blocks all have names of the book's own
//! (`title`, `name`, or whatever tells its blocks apart) changes those blocks; any other list
//! replaces the book's. What the book then says must have the shape of its own figures: each change
//! is tried alone, so that a mistake is told at its line.

use toml::de::{DeTable, DeValue, ValueDeserializer};
use toml::{Spanned, Table, Value};

use serde::Deserialize;

use super::figure_positions::FigurePositions;
use super::rule_file::problem_from_figure_error;
use crate::rules::FigurePath;
use model::problem::ProblemDetail;

/// The keys that tell the blocks of a list apart; the first of these that a block has counts.
const NAMES: [&[&str]; 7] =
    [&["title"], &["name"], &["id"], &["kind", "winners"], &["players"], &["from"], &["clause"]];

/// A change that a file makes.
struct Change<'a> {
    path: FigurePath,
    at: usize,
    value: &'a Spanned<DeValue<'a>>,
}

/// Figures as changed by a file, and where its changes stand.
pub struct OverlaidFigures {
    pub figures: Table,
    /// The places of the changes.
    pub places: FigurePositions,
}

/// What is wrong with a file, each with the byte where it stands.
pub(crate) type ProblemsByOffset = Vec<(usize, ProblemDetail)>;

/// The figures of a book as a file changes them. `sound` reads figures, or says why they are none;
/// `whole` is where the file says which book it extends.
pub fn overlay_figures(
    base: &Table,
    own: &DeTable<'_>,
    whole: usize,
    sound: &dyn Fn(&Table) -> Result<(), String>,
) -> Result<OverlaidFigures, ProblemsByOffset> {
    let mut changes = Vec::new();
    gather(base, own, &mut Vec::new(), &mut changes);
    let mut figures = base.clone();
    let mut places = FigurePositions::for_overlay(whole);
    for change in &changes {
        put(&mut figures, &change.path, value_of(change.value));
        places.add_value(&change.path, change.at, change.value);
    }
    let Err(why) = sound(&figures) else { return Ok(OverlaidFigures { figures, places }) };
    let alone = |change: &Change<'_>| {
        let tried = |value: Value| {
            let mut figures = base.clone();
            put(&mut figures, &change.path, value);
            sound(&figures).err()
        };
        let why = tried(value_of(change.value))?;
        Some((place_in(change, &tried), problem_from_figure_error(&why)))
    };
    let mut wrong: ProblemsByOffset = changes.iter().filter_map(alone).collect();
    if wrong.is_empty() {
        wrong.push((whole, problem_from_figure_error(&why)));
    }
    Err(wrong)
}

/// Where a change that is wrong is so: of a list, at the first of its blocks that is wrong alone.
fn place_in(change: &Change<'_>, tried: &dyn Fn(Value) -> Option<String>) -> usize {
    let DeValue::Array(items) = change.value.get_ref() else { return change.at };
    let is_wrong =
        |item: &&Spanned<DeValue<'_>>| tried(Value::Array(vec![value_of(item)])).is_some();
    items.iter().find(is_wrong).map_or(change.at, |item| item.span().start)
}

/// Lists the changes of a table.
fn gather<'a>(
    base: &Table,
    own: &'a DeTable<'a>,
    path: &mut FigurePath,
    changes: &mut Vec<Change<'a>>,
) {
    for (key, value) in own {
        path.push(key.get_ref().to_string());
        match (base.get(key.get_ref().as_ref()), value.get_ref()) {
            (Some(Value::Table(base)), DeValue::Table(own)) => gather(base, own, path, changes),
            (Some(Value::Array(base)), DeValue::Array(own)) => match blocks_meant(base, own) {
                Some(meant) => {
                    for (at, base, own) in meant {
                        path.push(at.to_string());
                        gather(base, own, path, changes);
                        path.pop();
                    }
                }
                None => changes.push(Change { path: path.clone(), at: key.span().start, value }),
            },
            _ => changes.push(Change { path: path.clone(), at: key.span().start, value }),
        }
        path.pop();
    }
}

/// The blocks of a book that those of a list change, if each of them means exactly one.
fn blocks_meant<'a, 'b, 'i>(
    base: &'b [Value],
    own: &'a toml::de::DeArray<'i>,
) -> Option<Vec<(usize, &'b Table, &'a DeTable<'i>)>> {
    let one = |item: &'a Spanned<DeValue<'i>>| {
        let DeValue::Table(block) = item.get_ref() else { return None };
        let names = NAMES.into_iter().find(|names| block.contains_key(names[0]))?;
        let given = |name: &&&str| block.contains_key(**name);
        let is_meant = |base: &Table| {
            let same = |name: &&str| base.get(*name) == block.get(*name).map(value_of).as_ref();
            names.iter().filter(given).all(same)
        };
        let tables = base.iter().enumerate().filter_map(|(at, base)| Some((at, base.as_table()?)));
        let mut meant = tables.filter(|(_, base)| is_meant(base));
        let (at, base) = meant.next()?;
        meant.next().is_none().then_some((at, base, block))
    };
    own.iter().map(one).collect()
}

fn value_of(value: &Spanned<DeValue<'_>>) -> Value {
    let read = Value::deserialize(ValueDeserializer::from(value.clone()));
    // What was parsed is a value.
    read.unwrap_or_else(|_| Value::String(String::new()))
}

/// Puts a value at a path whose tables and lists are there.
fn put(figures: &mut Table, path: &[String], value: Value) {
    let Some((first, rest)) = path.split_first() else { return };
    if rest.is_empty() {
        figures.insert(first.clone(), value);
        return;
    }
    match figures.get_mut(first) {
        Some(Value::Table(inner)) => put(inner, rest, value),
        Some(Value::Array(items)) => {
            let block = rest[0].parse::<usize>().ok().and_then(|at| items.get_mut(at));
            if let Some(Value::Table(inner)) = block {
                put(inner, &rest[1..], value);
            }
        }
        _ => {}
    }
}
