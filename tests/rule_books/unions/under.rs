//! A season under two rule books: each side is its own run.

use std::collections::BTreeMap;

use super::event;
use super::own::LAKESIDE;
use crate::support::{Folder, palmares};

/// A season of pairs and teams that name no rule book, and one that names a third.
fn season() -> Folder {
    let folder = Folder::new();
    for (nth, (format, players, more)) in [
        ("pairs", 2, "Movement | howell\nStatus | district"),
        ("pairs", 2, "Movement | howell"),
        ("teams", 4, "Scoring | points"),
        ("individual", 1, "Movement | howell\nRules | galway-2023"),
    ]
    .into_iter()
    .enumerate()
    {
        let lines = format!(
            "Title | Evening {nth}\nDate | @2026-05-{:02}\nFormat | {format}\nBoards | 24\n{more}",
            nth + 1
        );
        let scores = ["60", "58", "56", "54", "52", "50", "48", "46", "44", "42", "40", "38"];
        folder.add(&format!("{nth}.xlsx"), &event(&lines, players, &scores));
    }
    folder
}

/// Points by player of a run of the same returns, all under one book.
fn by_run(book: &str, rules: Option<&str>) -> BTreeMap<String, i128> {
    let folder = season();
    let text = "Title | Evening 3\nDate | @2026-05-04\nFormat | individual\nBoards | 24\nMovement | howell";
    let scores = ["60", "58", "56", "54", "52", "50", "48", "46", "44", "42", "40", "38"];
    folder.add("3.xlsx", &event(text, 1, &scores));
    let file = folder.root().join("union.toml");
    if let Some(rules) = rules {
        std::fs::write(&file, rules).unwrap();
    }
    let named = if rules.is_some() { file.to_str().unwrap() } else { book };
    let said = folder.run_with(&["--only", "data", "--rules", named]);
    assert!(said.status < 2, "{said:#?}");
    let mut sums: BTreeMap<String, i128> = BTreeMap::new();
    for row in folder.rows("awards") {
        *sums.entry(row["player_no"].clone()).or_default() +=
            row["points"].parse::<i128>().unwrap();
    }
    sums
}

#[test]
fn each_side_of_a_comparison_is_its_own_run() {
    let folder = season();
    let file = folder.root().join("union.toml");
    std::fs::write(&file, LAKESIDE).unwrap();
    let books = format!("wbu-2003,{}", file.display());
    let out = folder.out();
    let said = palmares(&[
        "run",
        folder.returns().to_str().unwrap(),
        "--out",
        out.to_str().unwrap(),
        "--no-progress",
        "--under",
        &books,
    ]);
    assert!(said.status < 2, "{said:#?}");
    let (first, second) = (by_run("wbu-2003", None), by_run("", Some(LAKESIDE)));
    let total = |sums: &BTreeMap<String, i128>| sums.values().sum::<i128>().to_string();
    let totals = folder.rows("under-totals");
    assert_eq!(totals.len(), 1, "{totals:?}");
    assert_eq!(totals[0]["first_points"], total(&first));
    assert_eq!(totals[0]["second_points"], total(&second));
    assert_ne!(first, second);
    let mut told = BTreeMap::new();
    for row in folder.rows("under-players") {
        let points = ["first_points", "second_points"].map(|key| row[key].parse::<i128>().unwrap());
        assert_eq!((points[1] - points[0]).to_string(), row["difference"]);
        told.insert(row["player_no"].clone(), points);
    }
    let numbers = first.keys().chain(second.keys());
    for number in numbers {
        let points = [&first, &second].map(|side| side.get(number).copied().unwrap_or_default());
        let expected = (points[0] != points[1]).then_some(points);
        assert_eq!(told.get(number).copied(), expected, "{number}");
    }
    // Nobody gains more than the one before.
    let differences: Vec<i128> =
        folder.rows("under-players").iter().map(|row| row["difference"].parse().unwrap()).collect();
    assert!(differences.windows(2).all(|pair| pair[0] >= pair[1]), "{differences:?}");
    let page = folder.written("under.html");
    assert!(page.contains("Points of the Lakeside league") && page.contains("Player 3-1"));
}

#[test]
fn a_comparison_needs_two_books() {
    let folder = season();
    let out = folder.out();
    for books in ["wbu-2003", "wbu-2003,wbu-2003", "wbu-2003,sbu-club,galway-2023"] {
        let returns = folder.returns();
        let words =
            ["run", returns.to_str().unwrap(), "--out", out.to_str().unwrap(), "--under", books];
        assert_eq!(palmares(&words).status, 2, "{books}");
    }
}
