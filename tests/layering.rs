//! The laws of the architecture: crates, cycles, rule books, lengths.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

#[path = "layering/imports.rs"]
mod imports;
#[path = "layering/source.rs"]
mod source;

use std::collections::BTreeSet;

use imports::{Imports, circles};
use source::{CRATES, Source, code_of, project, sources};

/// The crates that use returns.
const KNOW_RETURNS: [&str; 2] = ["season", "returns"];

/// The crates that no rule book and no sheet of a club concerns.
const OF_THEIR_OWN: [&str; 3] = ["paper", "swiss", "workbook"];

/// Libraries, and the only crates that use each.
const KEPT_IN: [(&str, &[&str]); 11] = [
    ("calamine", &["workbook"]),
    ("rust_xlsxwriter", &["workbook", "report"]),
    ("postcard", &["register"]),
    ("tera", &["report"]),
    ("fluent_bundle", &["report"]),
    ("arrow_array", &["report"]),
    ("rayon", &["season"]),
    ("clap", &["palmares"]),
    ("indicatif", &["palmares"]),
    ("notify", &["palmares"]),
    ("httparse", &["palmares"]),
];

/// The most lines of a file.
const MOST_LINES: usize = 600;

/// The most lines of a function.
const MOST_LINES_OF_A_FUNCTION: usize = 60;

/// The crates of the project that a file names.
fn crates_named(code: &str) -> BTreeSet<&'static str> {
    let names = CRATES.iter().map(|(name, _)| *name);
    let is_named = |name: &&str| {
        code.match_indices(&format!("{name}::")).any(|(at, _)| {
            let before = code[..at].trim_end_matches("::");
            let own = before.ends_with(|c: char| c.is_alphanumeric() || c == '_');
            !own && (before.len() == at || before.ends_with(|c: char| c.is_whitespace()))
        })
    };
    names.filter(is_named).collect()
}

#[test]
fn a_crate_knows_only_crates_before_it() {
    let order = |name: &str| CRATES.iter().position(|(known, _)| *known == name);
    let mut wrong = Vec::new();
    let sources = sources();
    let has_module = |of: usize, name: &str| {
        let mut own = sources.iter().filter(|other| other.of == of);
        own.any(|other| other.module.iter().any(|module| module == name))
    };
    for source in &sources {
        let later = crates_named(&source.code);
        for named in later.into_iter().filter(|named| order(named) > Some(source.of)) {
            if !has_module(source.of, named) {
                wrong.push(format!("{} names {named}", source.name()));
            }
        }
        if OF_THEIR_OWN.contains(&source.root()) {
            assert!(!source.code.contains("palmares::"), "{}", source.name());
        }
    }
    assert!(wrong.is_empty(), "against the order of the crates: {wrong:#?}");
}

#[test]
fn only_the_season_opens_returns() {
    for (name, folder) in CRATES {
        let manifest = project().join(folder).parent().unwrap().join("Cargo.toml");
        let manifest = std::fs::read_to_string(manifest).unwrap();
        let used = manifest.split("[dev-dependencies]").next().unwrap();
        let named = used.lines().any(|line| line.starts_with("returns."));
        assert!(!named || KNOW_RETURNS.contains(&name), "{name} uses the crate returns");
    }
}

#[test]
fn a_library_is_known_in_its_crates() {
    let sources = sources();
    for (library, crates) in KEPT_IN {
        let path = format!("{library}::");
        let users = sources.iter().filter(|source| source.code.contains(&path)).map(Source::root);
        let users: BTreeSet<&str> = users.collect();
        assert!(!users.is_empty(), "nothing knows {library}");
        assert!(users.iter().all(|user| crates.contains(user)), "{users:?} know {library}");
    }
}

/// The words that name a rule book: the names of the pack folders, and their bodies and
/// competitions.
fn names_of_packs() -> Vec<String> {
    let folder = project().join("crates/packs/src");
    let folders = std::fs::read_dir(folder).unwrap().map(Result::unwrap);
    let folders = folders.filter(|entry| entry.file_type().unwrap().is_dir());
    let mut names: Vec<String> =
        folders.map(|entry| entry.file_name().to_str().unwrap().to_string()).collect();
    names.extend(["wbu", "abf", "anc", "itc", "galway", "nzdc"].map(String::from));
    names.sort();
    names
}

/// The words of code in lower case: `RuleSet::Wbu2003` contains `wbu`.
fn words_of(code: &str) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    for name in code.split(|c: char| !c.is_alphanumeric() && c != '_') {
        words.insert(name.to_lowercase());
        let mut word = String::new();
        for c in name.chars() {
            if (c.is_uppercase() || c == '_') && !word.is_empty() {
                words.insert(std::mem::take(&mut word).to_lowercase());
            }
            if c.is_alphabetic() {
                word.push(c);
            }
        }
        words.insert(word.to_lowercase());
    }
    words
}

#[test]
fn a_rule_book_is_named_in_its_pack_alone() {
    let names = names_of_packs();
    assert!(names.len() > 6, "the names of packs: {names:?}");
    let mut wrong = Vec::new();
    let free =
        |source: &&Source| source.root() != "packs" && !OF_THEIR_OWN.contains(&source.root());
    for source in sources().iter().filter(free) {
        let words = words_of(&source.code);
        let named: Vec<&String> = names.iter().filter(|name| words.contains(*name)).collect();
        if !named.is_empty() {
            wrong.push(format!("{} names {named:?}", source.name()));
        }
    }
    assert!(wrong.is_empty(), "only a pack names its rule book: {wrong:#?}");
}

#[test]
fn no_pack_names_another() {
    let of_packs = |source: &&Source| source.root() == "packs" && !source.module.is_empty();
    let sources = sources();
    let packs: BTreeSet<&str> = sources
        .iter()
        .filter(|source| source.root() == "packs" && source.module.len() > 1)
        .map(|source| source.module[0].as_str())
        .collect();
    for source in sources.iter().filter(of_packs) {
        let others = packs.iter().filter(|pack| **pack != source.module[0]);
        for other in others {
            let named = format!("crate::{other}::");
            assert!(!source.code.contains(&named), "{} names another pack", source.name());
        }
    }
}

#[test]
fn no_files_name_each_other_in_a_circle() {
    let sources = sources();
    let edges = Imports::of(&sources).edges();
    let arrows: usize = edges.iter().map(BTreeSet::len).sum();
    assert!(arrows > sources.len(), "only {arrows} imports were found");
    let told: Vec<String> = circles(&edges)
        .iter()
        .map(|circle| {
            let arrows = circle.iter().flat_map(|file| {
                let ends = edges[*file].iter().filter(|end| circle.contains(end));
                let sources = &sources;
                ends.map(move |end| {
                    format!("{} -> {}", sources[*file].name(), sources[*end].name())
                })
            });
            arrows.collect::<Vec<_>>().join("\n")
        })
        .collect();
    assert!(told.is_empty(), "{} circles:\n{}", told.len(), told.join("\n\n"));
}

#[test]
fn no_file_is_too_long() {
    let sources = sources();
    let long = sources.iter().filter(|source| source.text.lines().count() > MOST_LINES);
    let long: Vec<String> =
        long.map(|source| format!("{}: {}", source.name(), source.text.lines().count())).collect();
    assert!(long.is_empty(), "longer than {MOST_LINES} lines: {long:#?}");
}

#[test]
fn no_function_is_too_long() {
    let mut long = Vec::new();
    for source in sources() {
        for (name, lines) in functions(&source.text) {
            if lines > MOST_LINES_OF_A_FUNCTION {
                long.push(format!("{}: {name} has {lines} lines", source.name()));
            }
        }
    }
    assert!(long.is_empty(), "longer than {MOST_LINES_OF_A_FUNCTION} lines: {long:#?}");
}

/// The functions of a file as rustfmt writes them, with their lines. One whose body is a
/// table says so: `// A table.` stands in the line before it.
fn functions(text: &str) -> Vec<(String, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut functions = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let indent = line.len() - line.trim_start().len();
        let mut words = line.trim_start().split(' ');
        if !words.by_ref().take(4).any(|word| word == "fn") || line.trim_end().ends_with(';') {
            continue;
        }
        let is_table = at > 0 && lines[at - 1].trim_start() == "// A table.";
        let ends = format!("{}}}", " ".repeat(indent));
        let length = lines[at..].iter().position(|line| *line == ends);
        if let (Some(length), false) = (length, is_table) {
            let name = line.split("fn ").nth(1).unwrap_or("");
            functions.push((name.split(['(', '<']).next().unwrap_or("").to_string(), length + 1));
        }
    }
    functions
}

#[test]
fn the_reader_of_imports_sees_what_it_must() {
    assert_eq!(crates_named("use season::run;"), BTreeSet::from(["season"]));
    assert!(crates_named("let seasons = of_season::run();").is_empty());
    assert!(crates_named("use crate::season::run;").is_empty());
    assert_eq!(code_of("a \"b // \\\" c\" // d\ne"), "a \"\" \ne");
    assert!(words_of("RuleSet::Wbu2003").contains("wbu"));
    let source = |path: &str, code: &str| Source {
        of: 0,
        path: path.into(),
        module: path
            .trim_end_matches(".rs")
            .trim_end_matches("/mod")
            .split('/')
            .map(String::from)
            .collect(),
        text: code.to_string(),
        code: code.to_string(),
    };
    let circle = |first: &str, second: &str| {
        let face = "mod one;\nmod two;\npub use one::One;\npub use two::Two;";
        let files =
            [source("a/mod.rs", face), source("a/one.rs", first), source("a/two.rs", second)];
        let circles = circles(&Imports::of(&files).edges());
        circles.len()
    };
    assert_eq!(circle("struct One;", "use super::One; struct Two(One);"), 0);
    assert_eq!(
        circle("use crate::a::Two; struct One(Two);", "use super::One; struct Two(One);"),
        1
    );
    assert_eq!(
        circle("struct One; fn f(_: super::two::Two) {}", "struct Two; fn f(_: crate::a::One) {}"),
        1
    );
}

/// What a line declares for others, by its name: a type, a function or a value. Fields and variants
/// may do without words where their names say all.
fn declared(line: &str) -> Option<&str> {
    const KINDS: [&str; 8] =
        ["fn ", "const fn ", "struct ", "enum ", "trait ", "type ", "const ", "static "];
    let line = line.trim_start().strip_prefix("pub ")?;
    let name = KINDS.iter().find_map(|kind| line.strip_prefix(kind))?;
    name.split(|c: char| !c.is_alphanumeric() && c != '_').next().filter(|name| !name.is_empty())
}

#[test]
fn every_public_type_and_function_says_what_it_is() {
    let ends = |line: &&str| line.is_empty() || line.ends_with([';', '{', '}']);
    let mut silent = Vec::new();
    for source in sources() {
        let lines: Vec<&str> = source.text.lines().map(str::trim).collect();
        for (at, line) in lines.iter().enumerate() {
            let Some(name) = declared(line) else { continue };
            let mut above = lines[..at].iter().rev().take_while(|line| !ends(line));
            if !above.any(|line| line.starts_with("///")) {
                silent.push(format!("{}: {name}", source.name()));
            }
        }
    }
    assert!(silent.is_empty(), "{silent:#?}");
}

#[test]
fn every_crate_says_what_belongs_in_it() {
    for (name, folder) in CRATES {
        let root = project().join(folder).join("lib.rs");
        let text = std::fs::read_to_string(root).unwrap();
        let says = text.starts_with("//! ") || text.contains("#![doc = include_str!");
        assert!(says, "{name}");
    }
}
