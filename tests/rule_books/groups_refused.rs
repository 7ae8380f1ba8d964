//! Sheets `Groups` and blocks `[[group]]` that are sound, that hold the event, or that are none.

use std::collections::BTreeSet;

use crate::support::{Folder, project, rows};

const PAIRS: &str = "\
## Event
Title | Monday
Date | @2026-05-04
Format | pairs
Scoring | percent
Movement | howell
Boards | 24
## Entries
Pair | Player 1 | Player 2 | Masterpoints 1 | Masterpoints 2 | Club | Category | Date of birth 1 | Date of birth 2
1 | Ann Ash | Bea Bay | 500 | 500 | North | women | @1955-12-31 | 1956
2 | Cy Cole | Di Dunn | 300 | 100 | North | | @1955-12-31 | @1950-01-01
3 | Ed Eve | Fay Fox | 40 | 60 | South | | @1956-01-01 | @1950-01-01
4 | Gus Gray | Hal Hill | 10 | 20 | South | women | {dd/mm/yyyy}1955 | @1950-01-01
## Results
Pair | Score
1 | 60
2 | 55
3 | 45
4 | 40
";

const BOOK: &str = "[source]\nid = \"seaside\"\ntitle = \"Seaside points\"\nbody = \"Seaside\"\n\
    [awards]\npoints = \"points\"\nround = { to = 1, way = \"up\" }\nties = \"mean\"\n\
    ties_clause = \"3\"\nclause = \"1\"\n\
    [[scale]]\ntitle = \"places\"\nshare = { part = \"1/2\", round = \"up\" }\nstep = 5\n\
    clause = \"2\"\n[strata]\nclause = \"9\"\n";

/// The folder of the event with rows such as `Group;Category|Women;women` on sheets, and blocks of
/// the settings.
fn folder_of(sheets: &[(&str, &str)], settings: &str) -> Folder {
    let mut text = PAIRS.to_string();
    for (name, rows) in sheets.iter().filter(|(_, rows)| !rows.is_empty()) {
        let rows = rows.split('|').map(|row| format!("{}\n", row.replace(';', " | ")));
        text += &format!("## {name}\n{}", rows.collect::<String>());
    }
    let folder = Folder::with(&text);
    folder.add_bytes("seaside.toml", BOOK.as_bytes());
    let settings = format!("[event]\nRules = \"seaside.toml\"\n{settings}");
    folder.add_bytes("palmares.toml", settings.as_bytes());
    folder
}

fn groups(folder: &Folder) -> BTreeSet<String> {
    let has = folder.out().join("data/groups.csv").exists();
    let rows = if has { folder.rows("groups") } else { Vec::new() };
    rows.into_iter().map(|row| row["group"].clone()).collect()
}

#[test]
fn what_is_no_group_is_told() {
    let cases = std::fs::read_to_string(project().join("tests/groups/refused.csv")).unwrap();
    for case in rows(&cases) {
        let blocks = case["settings"].split('|').filter(|block| !block.is_empty());
        let blocks: String =
            blocks.map(|block| format!("[[group]]\n{}\n", block.replace(';', "\n"))).collect();
        let folder = folder_of(&[("Groups", &case["sheet"])], &blocks);
        folder.tables();
        let of_groups = |told: &String| !told.contains("Entries") && !told.starts_with("note");
        let told: Vec<String> = folder.problems().into_iter().filter(of_groups).collect();
        assert_eq!(told.join("|"), case["told"], "{}: {}", case["case"], case["why"]);
        assert_eq!(folder.rows("events")[0]["state"], case["state"], "{}", case["case"]);
        let expected: BTreeSet<String> =
            case["groups"].split('|').filter(|name| !name.is_empty()).map(String::from).collect();
        assert_eq!(groups(&folder), expected, "{}", case["case"]);
    }
}

/// A year is its first day or its last; of a player it is no day.
#[test]
fn a_year_bounds_days_of_birth() {
    let folder = folder_of(
        &[("Groups", "Group;Born from;Born to|Old;;1955|Young;1956;|Exact;'1955;@1955-12-31")],
        "",
    );
    assert_eq!(folder.tables().status, 0);
    let placed = folder.rows("groups").into_iter();
    let placed: Vec<String> =
        placed.map(|row| format!("{} {}", row["group"], row["entry"])).collect();
    assert_eq!(placed, ["Old 2"]);
    let told = folder.problems();
    for note in ["note birth-year Entries!I2", "note birth-year Entries!H5"] {
        assert!(told.iter().any(|own| own == note), "{told:?}");
    }
}

/// The letter of a stratum stands beside its name, and its description has the lower ones.
#[test]
fn a_stratum_is_described_with_those_below() {
    let folder =
        folder_of(&[("Groups", "Group;Stratum;Masterpoints to|;B;300|;C;100|Nov;D;15")], "");
    assert_eq!(folder.tables().status, 0);
    let expected = ["Nov, stratum D", "Stratum B", "Stratum C"];
    assert_eq!(groups(&folder), expected.map(String::from).into_iter().collect());
    folder.run();
    let page = folder.written("events/club-1.html");
    for told in
        ["Master points to 300, and strata C and D. ", "Master points to 100, and stratum D. "]
    {
        assert!(page.contains(told), "{told} in {page}");
    }
    assert!(page.contains("<h3>Nov, stratum D</h3>"), "{page}");
}

/// A prize for a category stays one where the settings give groups.
#[test]
fn a_prize_names_a_category_beside_groups() {
    let prizes = "Prize;Amount;Sharing;Group|Ladies;10;place;ladies";
    let groups = "[[group]]\nGroup = \"Novices\"\n\"Masterpoints to\" = 100\n";
    let folder = folder_of(&[("Prizes", prizes)], groups);
    folder.tables();
    assert_eq!(folder.rows("prizes")[0]["entry"], "1");
    let folder = folder_of(&[("Prizes", "Prize;Amount;Sharing;Group|N;10;place;Novice")], groups);
    let said = folder.tables();
    assert!(said.err.contains("no group “Novice” in palmares.toml"), "{}", said.err);
}

/// Awards that are the same when they are rounded are the same.
#[test]
fn the_better_award_is_decided_after_rounding() {
    let groups = ("Groups", "Stratum;Masterpoints to|B;250|C;100");
    let folder = folder_of(&[groups], "");
    let book = BOOK.replace("step = 5", "first = [{ each_table = \"0.3\" }]\nfall = \"equal\"");
    folder.add_bytes("seaside.toml", book.as_bytes());
    let said = folder.tables();
    assert_eq!(said.status, 0, "{}", said.err);
    let basis = |entry: &str| {
        let rows = folder.rows("awards");
        rows.into_iter().find(|row| row["entry"] == entry).map(|row| row["basis"].clone()).unwrap()
    };
    // In B of three pairs places bring 0.3 and 0.15, in C of two 0.3: each is 1 when rounded.
    assert!(basis("3").contains("in stratum B, a field of 3"), "{}", basis("3"));
    assert!(basis("3").contains("0.3 (rounded 1) in stratum C"), "{}", basis("3"));
}
