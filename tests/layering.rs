//! The order of the rooms: data flows one way (house rules 1 to 3).
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The rooms from left to right; a room knows only those to its left.
const ROOMS: [&str; 12] = [
    "model",
    "problem",
    "rules",
    "returns",
    "scoring",
    "standings",
    "draw",
    "awards",
    "register",
    "report",
    "season",
    "cli",
];

/// Rooms that know of returns.
const KNOW_RETURNS: [&str; 2] = ["season", "returns"];

/// Libraries and the only place that knows each.
const KEPT_IN: [(&str, &str); 3] =
    [("rust_xlsxwriter", "report"), ("tera", "report"), ("rayon", "season")];

struct Source {
    room: &'static str,
    path: PathBuf,
    code: String,
}

fn source_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// Every source file of a room, without comments and without its tests.
fn sources() -> Vec<Source> {
    let folder = source_folder();
    let files = walkdir::WalkDir::new(&folder).sort_by_file_name().into_iter().map(Result::unwrap);
    files
        .filter(|file| file.path().extension().is_some_and(|ending| ending == "rs"))
        .filter_map(|file| {
            let path = file.path().strip_prefix(&folder).unwrap().to_path_buf();
            let first = path.components().next().unwrap().as_os_str().to_str().unwrap();
            let name = first.trim_end_matches(".rs");
            if matches!(name, "lib" | "main") {
                return None;
            }
            let room = ROOMS.iter().copied().find(|room| *room == name);
            let room = room.unwrap_or_else(|| panic!("{name} is no room of the house"));
            Some(Source {
                room,
                code: code_of(&std::fs::read_to_string(file.path()).unwrap()),
                path,
            })
        })
        .collect()
}

fn code_of(text: &str) -> String {
    let text = text.split("#[cfg(test)]").next().unwrap();
    let lines = text.lines().map(|line| line.split("//").next().unwrap());
    lines.collect::<Vec<_>>().join("\n")
}

/// The rooms that a file names as `crate::<room>` or inside `use crate::{…}`.
fn rooms_named(code: &str) -> BTreeSet<&str> {
    let mut rooms = BTreeSet::new();
    for after in code.split("crate::").skip(1) {
        match after.strip_prefix('{') {
            Some(list) => {
                let list = &list[..list.find("};").unwrap_or(list.len())];
                let names = list.split([',', '{', '}']).map(|name| name.trim());
                rooms.extend(names.filter_map(|name| {
                    ROOMS
                        .iter()
                        .copied()
                        .find(|room| name == *room || name.starts_with(&format!("{room}::")))
                }));
            }
            None => {
                let end = after.find(|c: char| !c.is_alphanumeric() && c != '_');
                let name = &after[..end.unwrap_or(after.len())];
                rooms.extend(ROOMS.iter().copied().find(|room| *room == name));
            }
        }
    }
    rooms
}

#[test]
fn a_room_knows_only_rooms_to_its_left() {
    let order = |room: &str| ROOMS.iter().position(|known| *known == room).unwrap();
    let mut wrong = Vec::new();
    for source in sources() {
        for named in rooms_named(&source.code) {
            if order(named) > order(source.room) {
                wrong.push(format!("{} names {named}", source.path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "against the order of the rooms: {wrong:#?}");
}

#[test]
fn only_the_season_opens_returns() {
    for source in sources() {
        let named = rooms_named(&source.code).contains("returns");
        assert!(!named || KNOW_RETURNS.contains(&source.room), "{}", source.path.display());
    }
}

#[test]
fn a_library_is_known_in_one_room() {
    for (library, room) in KEPT_IN {
        let users: BTreeSet<&str> = sources()
            .iter()
            .filter(|source| source.code.contains(&format!("{library}::")))
            .map(|source| source.room)
            .collect();
        assert_eq!(users, BTreeSet::from([room]), "who knows {library}");
    }
}

#[test]
fn the_reader_of_imports_sees_what_it_must() {
    assert_eq!(rooms_named("use crate::season::run;"), BTreeSet::from(["season"]));
    let list = "use crate::{model::Exact, problem::{Problem, Place}, returns};";
    assert_eq!(rooms_named(list), BTreeSet::from(["model", "problem", "returns"]));
    assert!(rooms_named("let seasons = crate_name::season;").is_empty());
}

#[test]
fn every_room_says_what_belongs_in_it() {
    for room in ROOMS {
        let file = [format!("{room}/mod.rs"), format!("{room}.rs")]
            .into_iter()
            .map(|name| source_folder().join(name))
            .find(|path| path.exists());
        // Rooms of later issues are not built yet.
        if let Some(file) = file {
            assert!(std::fs::read_to_string(&file).unwrap().starts_with("//! "), "{room}");
        }
    }
}
