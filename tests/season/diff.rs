//! `palmares diff` over two runs: the differences, their reasons, and an amendment that nets to the
//! difference.

use std::collections::BTreeMap;
use std::path::Path;

use crate::support::{Folder, Row, Said, palmares, rows};

/// A small event of three tables, 24 boards, one winner: 12 and 6 (Scale A).
fn event(title: &str, club: &str, scores: [&str; 6]) -> String {
    let mut text = format!(
        "## Event\nTitle | {title}\nOrganiser | {club}\nFormat | pairs\nRules | wbu-2003\n\
         Date | @2004-05-02\nBoards | 24\n## Entries\nEntry | Player 1 | No 1 | Player 2 | No 2\n"
    );
    for pair in 1..=6 {
        text.push_str(&format!("{pair} | North {pair} | 100{pair} | South {pair} | 200{pair}\n"));
    }
    text.push_str("## Results\nEntry | Score\n");
    for (pair, score) in (1..).zip(scores) {
        text.push_str(&format!("{pair} | {score}\n"));
    }
    text
}

const SCORES: [&str; 6] = ["62", "58", "52", "47", "43", "38"];

fn diff(folder: &Folder, old: &str, new: &str) -> Said {
    let path = |name: &str| folder.root().join(name).to_str().unwrap().to_string();
    palmares(&["diff", &path(old), &path(new), "--out", &path("diff")])
}

fn run(folder: &Folder, out: &str) {
    let out = folder.root().join(out);
    let said = palmares(&[
        "run",
        folder.returns().to_str().unwrap(),
        "--out",
        out.to_str().unwrap(),
        "--no-progress",
    ]);
    assert!(said.status < 2, "{said:#?}");
}

fn table(root: &Path, name: &str) -> Vec<Row> {
    rows(&std::fs::read_to_string(root.join(name)).unwrap())
}

/// Points by member number and kind, in hundredths.
fn points(rows: &[Row]) -> BTreeMap<(String, String), i64> {
    let mut sums = BTreeMap::new();
    for row in rows {
        let hundredths = (row["points"].parse::<f64>().unwrap() * 100.0).round() as i64;
        *sums.entry((row["player_no"].clone(), row["kind"].clone())).or_default() += hundredths;
    }
    sums.retain(|_, sum| *sum != 0);
    sums
}

/// The old awards plus the amendment make the new awards.
fn nets(folder: &Folder) {
    let root = folder.root();
    let mut amended = table(root, "old/data/awards.csv");
    amended.extend(table(root, "diff/amendment.csv").into_iter().map(|mut row| {
        row.remove("reason");
        row
    }));
    assert_eq!(points(&amended), points(&table(root, "new/data/awards.csv")));
}

#[test]
fn a_changed_cell_is_the_reason_of_places_and_awards() {
    let folder = Folder::new();
    folder.add("monday.xlsx", &event("Monday Pairs", "Riverside", SCORES));
    folder.add(
        "friday.xlsx",
        &event("Friday Pairs", "Hillside", ["50", "51", "52", "53", "54", "55"]),
    );
    run(&folder, "old");
    folder.add(
        "monday.xlsx",
        &event("Monday Pairs", "Riverside", ["62", "58", "63", "47", "43", "38"]),
    );
    run(&folder, "new");
    let said = diff(&folder, "old", "new");
    assert_eq!(said.status, 0, "{said:#?}");
    let events = table(folder.root(), "diff/data/event-changes.csv");
    assert_eq!(events.len(), 1);
    assert_eq!(events[0]["reason"], "a changed cell: Results \u{203a} B4: 52 \u{2192} 63");
    let places = table(folder.root(), "diff/data/place-changes.csv");
    let moved: Vec<[&str; 3]> =
        places.iter().map(|row| [&*row["entry"], &*row["old_place"], &*row["new_place"]]).collect();
    assert_eq!(moved, [["3", "3", "1"], ["1", "1", "2"], ["2", "2", "3"]]);
    // 12 and 6 went to pairs 1 and 2, and now go to pairs 3 and 1.
    let awards = table(folder.root(), "diff/data/award-changes.csv");
    let moved: Vec<[&str; 4]> = awards
        .iter()
        .map(|row| {
            [&*row["player_no"], &*row["old_points"], &*row["new_points"], &*row["certificate"]]
        })
        .collect();
    assert_eq!(
        moved,
        [
            ["1001", "12", "6", "recover and amend"],
            ["1002", "6", "", "recover"],
            ["1003", "", "12", "issue"],
            ["2001", "12", "6", "recover and amend"],
            ["2002", "6", "", "recover"],
            ["2003", "", "12", "issue"],
        ]
    );
    nets(&folder);
    let totals = table(folder.root(), "diff/data/control-totals.csv");
    assert_eq!(totals.len(), 1);
    assert_eq!(totals[0]["balances"], "yes");
    assert_eq!([&*totals[0]["taken_back"], &*totals[0]["given"]], ["-36", "36"]);
}

#[test]
fn another_rule_set_a_new_return_and_one_that_is_gone_are_told() {
    let folder = Folder::new();
    folder.add("monday.xlsx", &event("Monday Pairs", "Riverside", SCORES));
    folder.add(
        "friday.xlsx",
        &event("Friday Pairs", "Hillside", ["50", "51", "52", "53", "54", "55"]),
    );
    folder.add(
        "sunday.xlsx",
        &event("Sunday Pairs", "Lakeside", ["30", "31", "32", "33", "34", "35"]),
    );
    run(&folder, "old");
    let monday = event("Monday Pairs", "Riverside", SCORES).replace("wbu-2003", "fide-2026");
    folder.add("monday.xlsx", &monday);
    std::fs::remove_file(folder.returns().join("friday.xlsx")).unwrap();
    std::fs::rename(folder.returns().join("sunday.xlsx"), folder.returns().join("lake.xlsx"))
        .unwrap();
    folder.add(
        "tuesday.xlsx",
        &event("Tuesday Pairs", "Hillside", ["60", "51", "42", "33", "24", "15"]),
    );
    run(&folder, "new");
    assert_eq!(diff(&folder, "old", "new").status, 0);
    let events = table(folder.root(), "diff/data/event-changes.csv");
    let reasons: BTreeMap<&str, &str> =
        events.iter().map(|row| (&*row["title"], &*row["reason"])).collect();
    assert!(reasons["Monday Pairs"].starts_with("another rule book: wbu-2003 \u{2192} fide-2026"));
    assert_eq!(reasons["Friday Pairs"], "its return is gone");
    assert_eq!(reasons["Tuesday Pairs"], "a new return");
    assert_eq!(reasons["Sunday Pairs"], "the return was renamed: sunday.xlsx \u{2192} lake.xlsx");
    let moved = table(folder.root(), "diff/amendment.csv");
    assert!(moved.iter().all(|row| !row["reason"].contains("renamed")), "{moved:#?}");
    nets(&folder);
}

#[test]
fn equal_runs_differ_in_nothing() {
    let folder = Folder::with(&event("Monday Pairs", "Riverside", SCORES));
    run(&folder, "old");
    run(&folder, "new");
    let said = diff(&folder, "old", "new");
    assert_eq!(said.status, 0);
    assert!(said.out.starts_with("0 events differ: 0 places, 0 awards"), "{}", said.out);
    assert_eq!(table(folder.root(), "diff/amendment.csv").len(), 0);
}

#[test]
fn folders_that_are_no_runs_of_one_format_are_told_in_words() {
    let folder = Folder::with(&event("Monday Pairs", "Riverside", SCORES));
    run(&folder, "old");
    run(&folder, "new");
    let root = folder.root();
    let refused = |old: &str, new: &str| {
        let said = diff(&folder, old, new);
        assert_eq!(said.status, 2, "{said:#?}");
        assert!(!root.join("diff").exists());
        said.err
    };
    assert!(refused("old", "nowhere").contains("does not exist"));
    assert!(refused("returns", "new").contains("was not written by palmares run"));
    let awards = root.join("new/data/awards.csv");
    let text = std::fs::read_to_string(&awards).unwrap();
    std::fs::write(&awards, text.replacen(",12,", ",twelve,", 1)).unwrap();
    assert!(
        refused("old", "new").contains("awards.csv, line 2: \u{201c}twelve\u{201d} under points")
    );
    std::fs::remove_file(&awards).unwrap();
    assert!(refused("old", "new").contains("awards.csv is missing"));
    std::fs::write(root.join("new/.palmares"), "palmares output, format 2\n").unwrap();
    assert!(refused("old", "new").contains("format 1 and"));
    // The folders of the runs are never written to.
    let path = |name: &str| root.join(name).to_str().unwrap().to_string();
    let said = palmares(&["diff", &path("old"), &path("old"), "--out", &path("old")]);
    assert_eq!(said.status, 2, "{said:#?}");
}
