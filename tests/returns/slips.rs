//! Typing slips in correct returns: each is reported at its cell, and correct neighbours
//! are not. `slips.csv` has a row for each: the change of a base return, and the code and
//! cell of the problem; without a code, nothing is reported.

mod generated;
mod kinds;

use std::collections::{BTreeMap, BTreeSet};
use std::fs::read_to_string;

use self::generated::{BASES, Book, Chance};
use self::kinds::KINDS;
use palmares::Severity;

use crate::support::{Folder, palmares, project, rows, sweep};

/// The declared codes of doubts.
fn doubts() -> BTreeSet<String> {
    let source =
        read_to_string(project().join("crates/returns/src/plausibility/problems.rs")).unwrap();
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
        let [text, _] = changed(&row);
        let told = told(&text);
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

/// A base with a change, from a row of a table; and the base itself.
fn changed(row: &BTreeMap<String, String>) -> [String; 2] {
    let base = project().join(format!("tests/slips/{}.txt", row["base"]));
    let base = read_to_string(base).unwrap();
    let [text, becomes] = ["text", "becomes"].map(|name| row[name].replace("\\n", "\n"));
    assert!(base.contains(&text), "{}: {text} is not in its base", row["slip"]);
    [base.replacen(&text, &becomes, 1), base]
}

/// `firsts.csv` has a slip a row, with the code and the cell of the first line that tells of it, and
/// whether it is the only one. Without a code, nothing is told that is not told of the base.
#[test]
fn the_first_line_is_at_the_cell_of_the_slip() {
    let mut wrong = Vec::new();
    for row in rows(&read_to_string(project().join("tests/slips/firsts.csv")).unwrap()) {
        let [text, base] = changed(&row).map(|text| told(&text));
        let new: Vec<&String> = text.iter().filter(|told| !base.contains(told)).collect();
        let expected = format!("{} {}", row["code"], row["cell"]);
        let alone = row["only"] == "no" || new.len() < 2;
        let sound = match row["code"].as_str() {
            "" => new.iter().all(|told| told.starts_with("unknown-column ")),
            _ => new.first() == Some(&&expected) && alone,
        };
        if !sound {
            wrong.push(format!("{}: {expected:?} expected, {new:?}", row["slip"]));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

const IN_ONE_OF: usize = 3;

/// The generated slips: how many, and those that went wrong, in words.
struct Slips {
    made: usize,
    untold: Vec<String>,
    elsewhere: Vec<String>,
    silent: Vec<String>,
}

/// Types each kind of slip into each base that has a place for it; in a quick run one kind in
/// [`IN_ONE_OF`], others into each base.
fn slips(seed: u64) -> Slips {
    let step = sweep::step(IN_ONE_OF);
    let mut slips = Slips { made: 0, untold: vec![], elsewhere: vec![], silent: vec![] };
    for (nth, base) in BASES.iter().enumerate() {
        let mut chance = Chance::new(seed * 100 + nth as u64);
        let clean = Book::varied(base, &mut chance);
        let before = clean.found();
        for (kind, make) in KINDS.iter().skip(nth % step).step_by(step) {
            let mut book = clean.clone();
            let Some(cells) = make(&mut book, &mut chance) else { continue };
            slips.made += 1;
            let mut found = book.found();
            found.told.retain(|told| !before.told.contains(told));
            let only_notes = found.told.iter().all(|told| told.2 == Severity::Note);
            let what = format!("{base}, {kind}, {}: {:?}", cells[0], found.told.first());
            match found.told.first() {
                None => slips.untold.push(what.clone()),
                Some((code, at, _)) if code != "no-headings" && !cells.contains(at) => {
                    slips.elsewhere.push(what.clone())
                }
                Some(_) => {}
            }
            if only_notes && found.awards != before.awards {
                slips.silent.push(what);
            }
        }
    }
    slips
}

/// What is told of small events as a whole; no slip is among them.
const OF_WHOLE: [&str; 4] =
    ["championship-rounds", "ladder-few-results", "small-knockout", "teams-without-matches"];

#[test]
fn generated_slips_are_told_at_their_cells() {
    for seed in sweep::seeds(0..1, 0..1) {
        let slips = slips(seed);
        assert!(slips.made >= 150 / sweep::step(IN_ONE_OF), "{}", slips.made);
        let wrong = slips.untold.len() + slips.elsewhere.len();
        let lines = [&slips.untold[..], &slips.elsewhere[..]].concat();
        assert!(wrong * 100 <= slips.made * 3, "{wrong} of {}: {lines:#?}", slips.made);
        assert!(slips.silent.is_empty(), "{:#?}", slips.silent);
    }
}

#[test]
fn clean_workbooks_tell_nothing() {
    let mut wrong: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for seed in sweep::seeds(0..3, 0..14) {
        for (nth, base) in BASES.iter().enumerate() {
            let book = Book::varied(base, &mut Chance::new(seed * 100 + nth as u64));
            let found = book.found();
            if found.told.iter().any(|(code, ..)| !OF_WHOLE.contains(&code.as_str())) {
                wrong.entry(base).or_default().push(format!("seed {seed}: {:?}", found.told));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
