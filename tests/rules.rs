//! Rules: what the rule books print, row by row, held against palmares.
//!
//! The tables under `tests/rules/<id>/` are either copied from a rule book
//! (`scale_*`, `table_*`, `limits`, `minimum_entries`, and `errata` with the
//! cells that depart from their own rule) or cases of ours, each with its clause
//! and its arithmetic. Expected values never come from running palmares.
//!
//! | file | what it holds |
//! |---|---|
//! | `scales` | every printed cell, against the library |
//! | `cases` | worked examples and cases through whole runs |
//! | `conventions` | how boards are scored, by rule set |
//! | `laws` | what holds for any event |
//! | `shipped` | the rule files themselves |
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod support;

#[path = "rules/cases.rs"]
mod cases;
#[path = "rules/conventions.rs"]
mod conventions;
#[path = "rules/field.rs"]
mod field;
#[path = "rules/laws.rs"]
mod laws;
#[path = "rules/scales.rs"]
mod scales;
#[path = "rules/shipped.rs"]
mod shipped;

/// A table of the handbook of the Welsh Bridge Union.
fn wbu(table: &str) -> Vec<support::Row> {
    let path = support::project().join("tests/rules/wbu-2003").join(table).with_extension("csv");
    support::rows(&std::fs::read_to_string(&path).unwrap())
}
