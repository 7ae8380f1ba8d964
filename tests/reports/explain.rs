//! `palmares explain` on contestants without an award: each return of `tests/explain/` has the true
//! reason for some contestants, and words that would be false.

use std::collections::BTreeMap;

use crate::support::{Folder, Row, palmares, project, rows};

#[test]
fn a_contestant_without_an_award_is_told_the_true_reason() {
    let mut folders: BTreeMap<String, Folder> = BTreeMap::new();
    for case in cases() {
        let name = &case["return"];
        let folder = folders.entry(name.clone()).or_insert_with(|| Folder::with(&text(name)));
        let told = explained(folder, &case["entry"]);
        let what = format!("{name}, entry {} ({}):\n{told}", case["entry"], case["clause"]);
        let (_, why) = told.split_once("\nAward: none\n").unwrap_or_else(|| panic!("{what}"));
        // What the event awards to others is no reason here.
        let (why, _) =
            why.split_once("\nWhat the event awards\n").unwrap_or_else(|| panic!("{what}"));
        assert!(why.lines().any(|line| line.trim() == case["why"]), "{what}");
        assert!(case["never"].is_empty() || !why.contains(&case["never"]), "{what}");
    }
}

/// Typed victory points stand; those of the scale are shown beside them.
#[test]
fn typed_victory_points_say_that_they_hold() {
    let folder = Folder::with(&text("typed-vps"));
    let told = explained(&folder, "1");
    let arithmetic = "12 boards: 10 IMPs = 13.18 VPs; 15 VPs were typed and count";
    assert!(told.contains(arithmetic) && told.contains("score 15 VPs"), "{told}");
    // Nothing was typed here.
    assert!(!explained(&folder, "3").contains("typed"));
}

fn cases() -> Vec<Row> {
    let path = project().join("tests/explain/cases.csv");
    rows(&std::fs::read_to_string(path).unwrap())
}

fn text(name: &str) -> String {
    std::fs::read_to_string(project().join(format!("tests/explain/{name}.txt"))).unwrap()
}

fn explained(folder: &Folder, entry: &str) -> String {
    let file = folder.returns().join("club.xlsx");
    palmares(&["explain", file.to_str().unwrap(), "--entry", entry]).out
}
