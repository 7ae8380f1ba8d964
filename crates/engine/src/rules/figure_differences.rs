//! What differs between the figures of two rule books, clause by clause.

use std::collections::BTreeMap;

use toml::{Table, Value};

use model::StableSort;

/// A figure that differs.
#[derive(Debug, PartialEq, Eq)]
pub struct FigureDifference {
    /// The clause of its block; empty if none is named.
    pub clause: String,
    /// Where it stands: `status, Club: factor`.
    pub what: String,
    /// What the first book says; `None` if nothing.
    pub old: Option<String>,
    /// What the second book says.
    pub new: Option<String>,
}

/// A figure of one book.
struct Figure {
    clause: String,
    value: String,
}

/// The keys by which blocks of a list are named, in this order.
const NAMES: [&str; 7] = ["title", "name", "event", "id", "kind", "players", "from"];

/// What differs, in the order of the clauses of the first book, then of the second. The clause of a
/// block is where its figures stand, and no figure itself.
pub fn compare_figures(one: &Table, other: &Table) -> Vec<FigureDifference> {
    let (old, new) = (figures(one), figures(other));
    let mut order: Vec<&str> = Vec::new();
    for (_, figure) in old.iter().chain(&new) {
        if !order.contains(&figure.clause.as_str()) {
            order.push(&figure.clause);
        }
    }
    let by_place = |figures: &[(String, Figure)]| -> BTreeMap<String, String> {
        figures.iter().map(|(what, figure)| (what.clone(), figure.value.clone())).collect()
    };
    let (old_by, new_by) = (by_place(&old), by_place(&new));
    let mut found = Vec::new();
    let known = old.iter().filter(|(what, figure)| new_by.get(what) != Some(&figure.value));
    let added = new.iter().filter(|(what, _)| !old_by.contains_key(what));
    for (what, figure) in known.chain(added) {
        found.push(FigureDifference {
            clause: figure.clause.clone(),
            what: what.clone(),
            old: old_by.get(what).cloned(),
            new: new_by.get(what).cloned(),
        });
    }
    let rank =
        |difference: &FigureDifference| order.iter().position(|own| *own == difference.clause);
    let ranks: Vec<Option<usize>> = found.iter().map(rank).collect();
    let mut ranked: Vec<(Option<usize>, FigureDifference)> = ranks.into_iter().zip(found).collect();
    ranked.arrange_by_key(|(rank, _)| *rank);
    ranked.into_iter().map(|(_, difference)| difference).collect()
}

/// Every figure with where it stands, in the order of the file.
fn figures(table: &Table) -> Vec<(String, Figure)> {
    let mut all = Vec::new();
    of_table(table, "", "", &mut all);
    all
}

fn of_table(table: &Table, place: &str, clause: &str, all: &mut Vec<(String, Figure)>) {
    let own = table.get("clause").and_then(Value::as_str).unwrap_or(clause);
    for (key, value) in table.iter().filter(|(key, _)| *key != "clause") {
        let named = table.get(&format!("{key}_clause")).and_then(Value::as_str);
        let clause = named.or_else(|| key.ends_with("_clause").then(|| value.as_str()).flatten());
        let clause = clause.unwrap_or(own);
        let inside = |name: &str| match place {
            "" => name.to_string(),
            place => format!("{place}, {name}"),
        };
        match value {
            Value::Table(inner) if place.is_empty() || inner.contains_key("clause") => {
                of_table(inner, &inside(key), clause, all);
            }
            Value::Array(blocks) if blocks.iter().all(names_itself) => {
                let mut seen: BTreeMap<String, usize> = BTreeMap::new();
                for block in blocks.iter().filter_map(Value::as_table) {
                    let mut name = name_of(block).unwrap_or_default();
                    let times = seen.entry(name.clone()).or_default();
                    *times += 1;
                    if *times > 1 {
                        name = format!("{name} ({times})");
                    }
                    of_table(block, &inside(&format!("{key} {name}")), clause, all);
                }
            }
            value => {
                let what = if place.is_empty() { key.clone() } else { format!("{place}: {key}") };
                let figure = Figure { clause: clause.to_string(), value: shown(value) };
                all.push((what, figure));
            }
        }
    }
}

fn names_itself(block: &Value) -> bool {
    block.as_table().is_some_and(|block| name_of(block).is_some())
}

/// What tells a block from the others of its list.
fn name_of(block: &Table) -> Option<String> {
    let name = NAMES.into_iter().find_map(|key| block.get(key))?;
    let winners = block.get("winners").filter(|_| !block.contains_key("title"));
    let winners = winners.map(|winners| format!(" of {}", shown(winners)));
    Some(format!("{}{}", shown(name), winners.unwrap_or_default()))
}

/// A value as people write it.
fn shown(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(shown).collect::<Vec<_>>().join(", "),
        Value::Table(table) => {
            let parts = table.iter().map(|(key, value)| format!("{key} {}", shown(value)));
            parts.collect::<Vec<_>>().join(", ")
        }
        other => other.to_string(),
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_is_told_with_its_clause_and_both_values() {
        let one: Table =
            "[[status]]\ntitle = \"Club\"\nfactor = \"1\"\nclause = \"2.2\"\n[least]\nboards = 12\nclause = \"2.1\"\n"
                .parse()
                .unwrap();
        let other: Table =
            "[[status]]\ntitle = \"Club\"\nfactor = \"2\"\nclause = \"2.2\"\n[most]\nboards = 72\nclause = \"4\"\n"
                .parse()
                .unwrap();
        let told = compare_figures(&one, &other).into_iter();
        let told: Vec<[String; 4]> = told
            .map(|d| [d.clause, d.what, d.old.unwrap_or_default(), d.new.unwrap_or_default()])
            .collect();
        assert_eq!(
            told,
            [
                ["2.1", "least: boards", "12", ""],
                ["2.2", "status Club: factor", "1", "2"],
                ["4", "most: boards", "", "72"],
            ]
        );
        assert!(compare_figures(&one, &one).is_empty());
    }
}
