//! Rule books of other unions and of users: files of figures, their mistakes, editions, and one
//! season under two books.
//!
//! | file | what it holds |
//! |---|---|
//! | `mistakes` | seeded mistakes in rule files, each with its code and line (`tests/fuzzed.rs`) |
//! | `own` | rule files through whole runs, with awards worked out by hand |
//! | `manual` | the examples of the manual |
//! | `ranks` | registers of members by the ranks of each book |
//! | `under` | a season under two rule books |

mod manual;
mod own;
mod ranks;
mod under;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::support::{self, Folder, palmares};

/// A return of one event: lines of the Event sheet, and contestants with their scores, best
/// first. Each contestant has so many players.
fn event(lines: &str, players: usize, scores: &[&str]) -> String {
    let mut text = format!("## Event\n{lines}\n## Entries\nEntry");
    for player in 1..=players {
        write!(text, " | Player {player} | No {player}").unwrap();
    }
    for entry in 1..=scores.len() {
        write!(text, "\n{entry}").unwrap();
        for player in 1..=players {
            write!(text, " | Player {entry}-{player} | '{}", 1000 * entry + player).unwrap();
        }
    }
    text.push_str("\n## Results\nEntry | Score\n");
    for (nth, score) in scores.iter().enumerate() {
        writeln!(text, "{} | {score}", nth + 1).unwrap();
    }
    text
}

/// The points of every contestant, in order of entry; players of one get the same.
fn points(folder: &Folder) -> Vec<String> {
    let mut points: BTreeMap<u32, String> = BTreeMap::new();
    for row in folder.rows("awards") {
        if row["kind"] == "title" {
            continue;
        }
        let before = points.insert(row["entry"].parse().unwrap(), row["points"].clone());
        assert!(before.is_none_or(|before| before == row["points"]), "{row:?}");
    }
    points.into_values().collect()
}

/// Runs with a rule file beside the returns.
fn run_with_rules(folder: &Folder, rules: &str) -> support::Said {
    let file = folder.root().join("union.toml");
    std::fs::write(&file, rules).unwrap();
    folder.run_with(&["--only", "data", "--rules", file.to_str().unwrap()])
}

#[test]
fn a_book_of_figures_is_printed_with_its_clauses() {
    for (id, words) in [
        ("sbu-club", &["24 18 12 6", "one-winner events", "Grand Master", "600 red"][..]),
        ("abf-masterpoints", &["x 2.5", "(1 - e^(-tables/32))", "Diamond Grand Master", "4.4.6"]),
        ("nz-bridge-2021", &["won 2, drawn 1", "events from 2021-01-01", "Platinum Grand Master"]),
        ("nz-bridge-2020", &["events until 2020-12-31", "Gold Grand Master"]),
        ("ecats-sims-150", &["150 x sqrt(tables/25)", "at least 25"]),
    ] {
        let said = palmares(&["rules", id]);
        assert_eq!(said.status, 0, "{said:#?}");
        for word in words {
            assert!(said.out.contains(word), "{id} says not {word}:\n{}", said.out);
        }
    }
}

/// Two matches of eight boards, one won and one drawn: 2 x 8 + 1 x 8 C points.
#[test]
fn a_board_of_a_match_won_brings_two_points_and_of_one_drawn_one() {
    let folder = Folder::with(TEAMS_OF_NZ);
    let said = folder.tables();
    assert_eq!(said.status, 0, "{said:#?}");
    // Dogs lost both.
    assert_eq!(points(&folder), ["24", "16", "24"]);
    let basis = &folder.rows("awards")[0]["basis"];
    assert!(basis.contains("8 boards x 2 + 8 boards x 1 = 24"), "{basis}");
}

/// Hundredths of a master point: 0.36 of the ABF, 24 Local Points of the SBU, 24 C points.
#[test]
fn usebio_tells_points_by_their_worth() {
    let pairs = |rules: &str| {
        let lines = format!(
            "Title | Pairs\nDate | @2024-05-05\nRules | {rules}\nFormat | pairs\nMovement | howell\n\
             Boards | 24"
        );
        let scores = ["68", "63", "60", "56", "53", "50", "47", "44", "41", "38", "35", "32"];
        event(&lines, 2, &scores)
    };
    for (text, first) in [
        (pairs("abf-masterpoints"), "36"),
        (pairs("sbu-club"), "24"),
        (TEAMS_OF_NZ.to_string(), "24"),
    ] {
        let folder = Folder::with(&text);
        let (file, out) = (folder.returns().join("club.xlsx"), folder.root().join("usebio"));
        let [file, out] = [&file, &out].map(|path| path.to_str().unwrap());
        let said = palmares(&["export", "usebio", file, "--out", out]);
        assert_eq!(said.status, 0, "{said:#?}");
        let made = std::fs::read_dir(out).unwrap().next().unwrap().unwrap().path();
        let made = std::fs::read_to_string(made).unwrap();
        let told = made.split("<MASTER_POINTS_AWARDED>").nth(1).unwrap();
        assert_eq!(told.split('<').next(), Some(first), "{made}");
    }
}

const TEAMS_OF_NZ: &str = "## Event\nTitle | Teams\nDate | @2024-05-05\nRules | nz-bridge-2021\n\
     Format | swiss teams\nRounds | 2\nBoards per match | 8\n\
     ## Entries\nEntry | Team | Player 1 | Player 2 | Player 3 | Player 4\n\
     1 | Ants | A1 | A2 | A3 | A4\n2 | Bees | B1 | B2 | B3 | B4\n3 | Cats | C1 | C2 | C3 | C4\n\
     4 | Dogs | D1 | D2 | D3 | D4\n## Matches\nRound | Home | Away | Home VPs | Away VPs\n\
     1 | 1 | 2 | 15 | 5\n1 | 3 | 4 | 12 | 8\n2 | 1 | 3 | 10 | 10\n2 | 2 | 4 | 11 | 9\n";

/// The printed example of the simultaneous pairs: 743 tables bring 818; the last of the top third
/// has the least award.
#[test]
fn simultaneous_pairs_fall_from_the_root_to_the_least_award() {
    let scores: Vec<String> = (0..1486).map(|nth| format!("{}", 9_000 - nth)).collect();
    let scores: Vec<&str> = scores.iter().map(String::as_str).collect();
    let lines = "Title | Sims\nDate | @2024-05-05\nRules | ecats-sims-150\nFormat | pairs\n\
                 Scoring | points\nMovement | howell\nBoards | 24";
    let folder = Folder::with(&event(lines, 2, &scores));
    let said = folder.tables();
    assert_eq!(said.status, 0, "{said:#?}");
    let points = points(&folder);
    // A third of 1486 is 495 1/3; steps of 793 / 495.
    assert_eq!(points.len(), 496);
    assert_eq!((&*points[0], &*points[1], &*points[495]), ("818", "817", "25"));
}

/// Members of teams of five and six get 4/5 and 2/3: 0.04 x 3 x 1.5 = 0.18.
#[test]
fn larger_teams_divide_their_award() {
    for (players, award) in [(4, "0.18"), (5, "0.14"), (6, "0.12")] {
        let lines = "Title | Teams\nDate | @2024-05-05\nRules | abf-masterpoints\nFormat | teams\n\
                     Scoring | points\nBoards | 24";
        let folder = Folder::with(&event(lines, players, &["60", "50", "40"]));
        let said = folder.tables();
        assert_eq!(said.status, 0, "{said:#?}");
        assert_eq!(points(&folder), [award], "teams of {players}");
    }
}

#[test]
fn the_day_of_an_event_chooses_the_edition() {
    for (day, edition) in [("2019-11-05", "nz-bridge-2020"), ("2021-01-01", "nz-bridge-2021")] {
        let lines = format!(
            "Title | Pairs\nDate | @{day}\nRules | nz-bridge\nFormat | pairs\nMovement | howell\nBoards | 24"
        );
        let folder = Folder::with(&event(&lines, 2, &["60", "50", "40"]));
        folder.tables();
        assert_eq!(folder.rows("events")[0]["rules"], edition, "{day}");
    }
}

#[test]
fn an_edition_that_is_named_is_no_other() {
    let lines =
        "Title | Teams\nDate | @2024-05-05\nRules | nz-bridge-2020\nFormat | teams\nBoards | 24";
    let folder = Folder::with(&event(lines, 4, &["60", "50", "40"]));
    folder.tables();
    assert!(folder.rows("awards").is_empty());
    let problems = folder.problems();
    assert!(problems.iter().any(|one| one.contains("edition-not-in-force")), "{problems:?}");
}

#[test]
fn two_books_differ_clause_by_clause() {
    let said = palmares(&["rules", "--diff", "ecats-sims-100", "ecats-sims-150"]);
    assert_eq!(said.status, 0, "{said:#?}");
    let told = |words: &str| assert!(said.out.contains(words), "no {words}:\n{}", said.out);
    told("\nsquare root\n");
    told("root at 25, award 100, up_to 10 -> ");
    told("root at 25, award 150, up_to 1\n");
    assert!(!said.out.contains("least"), "what is the same is told:\n{}", said.out);
    let same = palmares(&["rules", "--diff", "sbu-club", "sbu-club"]);
    assert!(same.out.ends_with("Nothing differs.\n"), "{same:#?}");
    let folder = Folder::new();
    let file = folder.root().join("union.toml");
    std::fs::write(&file, own::LAKESIDE).unwrap();
    let said = palmares(&["rules", "--diff", "wbu-2003", file.to_str().unwrap()]);
    assert_eq!(said.status, 0, "{said:#?}");
    let told = said.out.lines().filter(|line| line.starts_with("  ")).count();
    // Id, title, day and its clause, least boards, one factor, one least award.
    assert_eq!(told, 7, "{}", said.out);
    assert!(said.out.contains("status District: factor"), "{}", said.out);
}
