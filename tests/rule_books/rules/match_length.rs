//! The number of boards of a match whose IMPs become victory points: from the row, the
//! event or the rule set, else an error, and never a guessed scale.
//!
//! The victory points of the first match of a case are looked up in the published tables of
//! the scale for the expected boards.

use std::fmt::Write as _;

use model::Exact;

use super::table;
use crate::support::{Folder, Row};

/// Keys of the sheet `Event` among the columns.
const KEYS: [&str; 9] = [
    "Rules",
    "Competition",
    "Category",
    "Stage",
    "Format",
    "Boards",
    "Rounds",
    "Boards per match",
    "VP scale",
];

/// The net of the first match of every case.
const NET: usize = 9;

#[test]
fn a_scale_goes_by_boards_that_somebody_named() {
    for case in table("match_length") {
        let folder = Folder::with(&workbook(&case));
        let said = folder.run();
        let name = &case["case"];
        let ranked = folder.rows("standings");
        let home = ranked.iter().find(|row| row["entry"] == "1").unwrap();
        let first: f64 = home["score"].parse().unwrap_or(-1.0);
        match expected(&case["scale"]) {
            None => assert_eq!(home["score"], "", "{name}: no score of nought"),
            // Any later match of the home side is drawn, 10 to 10.
            Some(vps) => {
                let later = case["matches"].matches("; 2 1 ").count();
                assert_eq!(first, vps + 10.0 * later as f64, "{name}: {}", case["arithmetic"]);
            }
        }
        let problems = folder.rows("problems");
        let found = problems.iter().find(|row| row["code"] == "match-boards-unknown");
        assert_eq!(found.is_some(), !case["problem"].is_empty(), "{name}: {}", said.err);
        if let Some(found) = found {
            assert_eq!((found["severity"].as_str(), &found["sheet"][..]), ("error", "Matches"));
            assert!(found["cell"].starts_with('D'), "{name}: {}", found["cell"]);
            assert_eq!(folder.rows("events")[0]["state"], "provisional", "{name}");
            assert!(folder.rows("awards").is_empty(), "{name}");
        }
        let page = folder.written("events/club-1.html");
        assert!(page.contains(&case["basis"]), "{name}: {}", case["basis"]);
    }
}

/// Typed victory points need no boards.
#[test]
fn typed_victory_points_hold_without_boards() {
    let text = "## Event\nTitle | Typed\nRules | wbu-2003\nDate | @2026-05-02\nFormat | swiss teams\n\
        ## Entries\nEntry | Name | Player 1\n1 | A | a\n2 | B | b\n\
        ## Matches\nRound | Home | Away | Home IMPs | Away IMPs | Home VPs | Away VPs\n\
        1 | 1 | 2 | 9 | 0 | 13.5 | 6.5\n2 | 1 | 2 | | | 12 | 8\n";
    let folder = Folder::with(text);
    let said = folder.tables();
    assert!(!said.err.contains("match-boards-unknown"), "{}", said.err);
    let scores: Vec<String> =
        folder.rows("standings").iter().map(|row| row["score"].clone()).collect();
    assert_eq!(scores, ["25.5", "14.5"]);
}

/// The victory points of the net by the scale of a case; `None` if there must be none.
fn expected(scale: &str) -> Option<f64> {
    let number =
        |text: &str| Exact::parse_decimal(text).unwrap().to_decimal().parse::<f64>().unwrap();
    match scale {
        "" => None,
        // 10.8
        "itc" => Some(35.0 + NET as f64),
        _ if scale.starts_with("discrete ") => {
            let boards = scale.trim_start_matches("discrete ");
            let row = row_of("wbf-2013/discrete", boards);
            let won = (10..=20).rev().find(|vps| {
                row[&format!("from {vps}-{}", 20 - vps)].parse::<usize>().unwrap() <= NET
            });
            won.map(f64::from)
        }
        boards => {
            let row = row_of("wbf-2013/continuous", boards);
            row["winner by margin from 0"].split(' ').nth(NET).map(number)
        }
    }
}

fn row_of(name: &str, boards: &str) -> Row {
    table(name).into_iter().find(|row| row["boards"] == boards).unwrap()
}

fn workbook(case: &Row) -> String {
    let mut text = String::from("## Event\nTitle | Length\nDate | @2018-08-02\n");
    for key in KEYS.into_iter().chain(["VP scale boards"]) {
        if !case[key].is_empty() {
            writeln!(text, "{key} | {}", case[key]).unwrap();
        }
    }
    // Pairs in a round robin give their scoring.
    if case["Competition"] == "abpc" || case["VP scale"] == "wbf-continuous" {
        text.push_str("Scoring | butler\n");
    }
    let matches: Vec<Vec<&str>> =
        case["matches"].split(';').map(|part| part.split_whitespace().collect()).collect();
    let most = matches.iter().flatten().filter_map(|cell| cell.parse::<usize>().ok());
    let entries = if most.clone().any(|number| number == 5) && case["case"].contains("odd") {
        5
    } else if case["case"].contains("two contestants") {
        2
    } else {
        4
    };
    text.push_str("## Entries\nEntry | Name | Player 1 | No 1 | Player 2 | No 2\n");
    for entry in 1..=entries {
        writeln!(text, "{entry} | Side {entry} | a{entry} | '{entry}1 | b{entry} | '{entry}2")
            .unwrap();
    }
    text.push_str(
        "## Matches\nRound | Home | Away | Boards | Home IMPs | Away IMPs | Boards compared | Home A+ | Note\n",
    );
    for cells in matches {
        let cell = |nth: usize| cells.get(nth).copied().filter(|cell| *cell != "-").unwrap_or("");
        let note = if cells.len() == 2 { "bye" } else { "" };
        writeln!(
            text,
            "{} | {} | {} | {} | {} | {} | {} | {} | {note}",
            cell(0),
            cell(1),
            cell(2),
            cell(5),
            cell(3),
            cell(4),
            cell(6),
            cell(7)
        )
        .unwrap();
    }
    text
}
