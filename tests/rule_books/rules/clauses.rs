//! Every clause of the handbook that a program can act on is listed; computed clauses are
//! cited by the code and tested by a case.

use std::collections::BTreeSet;
use std::fs;

use engine::rules::clauses::{ClauseTreatment, ListedClause};

use super::wbu;
use crate::support::{project, rows};

fn listed() -> &'static [ListedClause] {
    let pack = packs::all_packs().find(|pack| pack.source().id == "wbu-2003").unwrap();
    &pack.clauses().unwrap().clause
}

#[test]
fn every_clause_of_the_handbook_has_its_state() {
    let printed = wbu("clauses");
    assert_eq!(printed.len(), 252);
    let named: Vec<(&str, &str)> =
        printed.iter().map(|row| (row["clause"].as_str(), row["topic"].as_str())).collect();
    let own: Vec<(&str, &str)> =
        listed().iter().map(|entry| (entry.clause.as_str(), entry.topic.as_str())).collect();
    assert_eq!(own, named);
    for entry in listed() {
        let clause = &entry.clause;
        assert!(!entry.rule.is_empty(), "{clause}");
        let recorded = entry.state == ClauseTreatment::Recorded;
        assert_eq!(recorded, entry.why.is_some(), "{clause}: why it is recorded only");
        assert_eq!(recorded, entry.file.is_none(), "{clause}: where it is done");
        let why = entry.why.as_deref().is_none_or(|why| !why.trim().is_empty());
        assert!(why, "{clause}: a reason that says nothing");
    }
}

#[test]
fn every_clause_of_every_rule_book_names_a_file_that_exists() {
    let lists = packs::all_packs().filter_map(|pack| pack.clauses());
    let entries: Vec<&ListedClause> = lists.flat_map(|list| &list.clause).collect();
    assert!(entries.len() > listed().len());
    for entry in entries {
        let exists = entry.file.as_ref().is_none_or(|file| project().join(file).exists());
        assert!(exists, "{}: {:?}", entry.clause, entry.file);
    }
}

#[test]
fn what_is_computed_is_cited_by_the_code_and_by_a_case() {
    let (code, cases) = (cited_by_the_code(), cited_by_cases());
    let mut told = BTreeSet::new();
    for entry in listed().iter().filter(|entry| entry.state != ClauseTreatment::Recorded) {
        for clause in parts(&entry.clause) {
            // A clause below a heading cites the heading.
            let is =
                |cited: &&String| **cited == clause || cited.starts_with(&format!("{clause}("));
            let missing = [("no code", &code), ("no case", &cases)];
            for (what, cited) in missing {
                if !cited.iter().any(|cited| is(&cited)) {
                    told.insert(format!("{clause:20} {what}"));
                }
            }
        }
    }
    assert!(told.is_empty(), "not cited: {told:#?}");
}

/// `5.6.3(c)-(d)` and `Scales A-E notes` are several clauses in a row of the list; the
/// first represents all.
fn parts(clause: &str) -> Vec<String> {
    vec![clause.split(")-(").next().map_or(clause.to_string(), |first| match first {
        first if first == clause => first.to_string(),
        first => format!("{first})"),
    })]
}

/// All quoted strings of the rule file, and every clause named in a source file.
fn cited_by_the_code() -> BTreeSet<String> {
    let mut cited = BTreeSet::new();
    let crates = ["model", "engine", "packs", "adopt", "returns", "register", "report", "season"];
    let crates = crates.map(|name| format!("crates/{name}/src"));
    let folders = crates.iter().map(String::as_str).chain(["src"]).map(|name| project().join(name));
    let source = folders.flat_map(walkdir::WalkDir::new).map(Result::unwrap);
    for entry in source.filter(|entry| entry.file_type().is_file()) {
        let name = entry.file_name().to_string_lossy();
        if name == "clauses.toml" || !(name.ends_with(".rs") || name.ends_with(".toml")) {
            continue;
        }
        let text = fs::read_to_string(entry.path()).unwrap();
        let known = listed().iter().flat_map(|entry| parts(&entry.clause));
        cited.extend(known.filter(|clause| names(&text, clause)));
    }
    cited
}

/// Whether a text names a clause, not only one with the same beginning.
fn names(text: &str, clause: &str) -> bool {
    text.match_indices(clause).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let mut after = text[at + clause.len()..].chars();
        let (next, then) = (after.next(), after.next());
        let joined = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
        let goes_on = joined(next) || (next == Some('.') && joined(then));
        !goes_on && !joined(before) && before != Some('.')
    })
}

/// Every clause that a case tests or that its award must cite.
fn cited_by_cases() -> BTreeSet<String> {
    let mut cited = BTreeSet::new();
    for file in fs::read_dir(project().join("tests/rules/wbu-2003")).unwrap() {
        let path = file.unwrap().path();
        let is_list = path.file_stem().is_some_and(|stem| stem == "clauses");
        if is_list || path.extension().is_none_or(|extension| extension != "csv") {
            continue;
        }
        for row in rows(&fs::read_to_string(&path).unwrap()) {
            let cells = ["clause", "cites"].into_iter().filter_map(|column| row.get(column));
            let clauses = cells.flat_map(|cell| cell.split(';'));
            cited.extend(clauses.map(str::trim).map(str::to_string));
        }
    }
    cited
}
