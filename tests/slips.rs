//! Typing slips in correct returns: each is reported at its cell, and correct neighbours
//! are not. `slips.csv` has a row for each: the change of a base return, and the code and
//! cell of the problem; without a code, nothing is reported.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod support;

use std::collections::BTreeSet;
use std::fs::read_to_string;

use support::{Folder, palmares, project, rows};

/// The declared codes of doubts.
fn doubts() -> BTreeSet<String> {
    let source = read_to_string(project().join("src/returns/doubts/problems.rs")).unwrap();
    let given = |line: &str| {
        let line = line.trim_start();
        let given =
            ["warning \"", "note \""].into_iter().find_map(|word| line.strip_prefix(word))?;
        given.split('"').next().map(str::to_string)
    };
    source.lines().filter_map(given).collect()
}

/// The problems of `check`, as `code Sheet!Cell`.
fn told(text: &str) -> Vec<String> {
    let folder = Folder::new();
    folder.add("tuesday.xlsx", text);
    let said = palmares(&["check", "-v", folder.returns().to_str().unwrap(), "--no-progress"]);
    let lines: Vec<&str> = said.err.lines().collect();
    let problems = lines.windows(2).filter_map(|pair| {
        let code = pair[0].split_once('[')?.1.split_once("]:")?.0;
        let place = pair[1].strip_prefix("  --> ")?;
        let mut parts = place.split(" \u{203a} ").skip(1);
        let (sheet, cell) = (parts.next().unwrap_or(""), parts.next().unwrap_or(""));
        Some(format!("{code} {sheet}!{cell}"))
    });
    problems.collect()
}

#[test]
fn each_slip_is_told_at_its_cell_and_nothing_else_is() {
    let folder = project().join("tests/slips");
    let doubts = doubts();
    assert!(doubts.len() > 10, "{doubts:?}");
    let mut wrong = Vec::new();
    for row in rows(&read_to_string(folder.join("slips.csv")).unwrap()) {
        let base = read_to_string(folder.join(format!("{}.txt", row["base"]))).unwrap();
        let [text, becomes] = ["text", "becomes"].map(|name| row[name].replace("\\n", "\n"));
        assert!(base.contains(&text), "{}: {text} is not in its base", row["slip"]);
        let told = told(&base.replacen(&text, &becomes, 1));
        let doubted =
            told.iter().filter(|told| doubts.contains(told.split(' ').next().unwrap_or_default()));
        let doubted: Vec<&String> = doubted.collect();
        let expected = format!("{} {}", row["code"], row["cell"]);
        let sound = match row["code"].as_str() {
            "" => doubted.is_empty(),
            _ => told.contains(&expected),
        };
        if !sound {
            wrong.push(format!("{}: {expected:?} expected, {told:?}", row["slip"]));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
