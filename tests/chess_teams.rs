//! Matches of chess teams: boards and scores of a sheet, match points and game points, FIDE's
//! tie-breaks of teams, the round robin, and Tournament Report Files with teams.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod support;

use std::fmt::Write as _;

use support::{Folder, Row, project};

/// The team tournament of FIDE's exercises in tie-breaking (`crates/swiss/tests/tie_breaks`).
fn exercise(ties: &str) -> String {
    let mut text = format!(
        "## Event\nTitle | Animals\nFormat | chess teams\nRules | fide-2026\nDate | @2026-05-02\n\
         Movement | swiss\nRounds | 7\nTeam size | 4\n{ties}\n## Entries\nEntry | Name | Byes | Bye score\n"
    );
    for team in 1..=14 {
        let bye = if team == 7 { "7 | 0" } else { "" };
        writeln!(text, "{team} | Team {team} | {bye}").unwrap();
    }
    text.push_str("## Matches\nRound | Home | Away | Home score | Away score | Note\n");
    let file = project().join("crates/swiss/tests/tie_breaks/teams.txt");
    for line in std::fs::read_to_string(file).unwrap().lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["#", ..] => {}
            [_, _, "Z"] => {}
            [round, team, bye] => {
                let note = if bye == "H" { "half bye" } else { "bye" };
                writeln!(text, "{round} | {team} | | | | {note}").unwrap();
            }
            [round, home, _, _, away, "f"] => {
                writeln!(text, "{round} | {home} | {away} | | | forfeit home").unwrap();
            }
            [round, home, one, other, away, ..] => {
                writeln!(text, "{round} | {home} | {away} | {one} | {other}").unwrap();
            }
            _ => panic!("{line}"),
        }
    }
    text
}

fn standings(folder: &Folder) -> Vec<Row> {
    folder.rows("standings")
}

#[test]
fn the_tournament_of_the_exercises_is_ranked_as_in_them() {
    let folder = Folder::with(&exercise(""));
    let said = folder.run();
    assert_eq!((said.status, folder.problems().is_empty()), (0, true), "{}", said.err);
    let rows = standings(&folder);
    // Exercise 34 (a), with 2 before 4 by their match; 11 and 14 have the same game points.
    let order: Vec<&str> = rows.iter().map(|row| &*row["entry"]).collect();
    assert_eq!(order[..11], ["5", "1", "2", "4", "3", "8", "6", "9", "13", "7", "10"]);
    assert_eq!(order[13], "12");
    let points: Vec<&str> = rows.iter().map(|row| &*row["score"]).collect();
    let expected = ["10", "10", "10", "10", "10", "7", "7", "6", "6", "6", "5", "4", "4", "2"];
    assert_eq!(points, expected);
    for (row, games) in rows.iter().zip(["18", "17.5", "17", "17", "16", "15", "12.5", "14.5"]) {
        assert!(row["tiebreaks"].starts_with(&format!("MPvGP={games}")), "{row:?}");
    }
    assert_eq!(folder.rows("events")[0]["state"], "final");
    // 6 forfeited to 1.
    let of_one = rows.iter().find(|row| row["entry"] == "1").unwrap();
    let record = ["played", "won", "drawn", "lost"].map(|column| &*of_one[column]);
    assert_eq!(record, ["6", "4", "0", "2"]);
    let page = folder.written("events/club-1.html");
    for shown in ["b+4", "2½ – 1½", "bye 1"] {
        assert!(page.contains(shown), "{shown}");
    }
}

#[test]
fn tie_breaks_are_those_that_the_event_names() {
    let folder = Folder::with(&exercise("Tie-breaks | EMMSB, SSSC, BH-C1"));
    assert_eq!(folder.run().status, 0);
    let rows = standings(&folder);
    let of = |entry: &str| rows.iter().find(|row| row["entry"] == entry).unwrap();
    // Exercises 38, 49 and 36.
    assert_eq!(of("2")["tiebreaks"], "EMMSB=74;SSSC=36;BH-C1=52");
    let first: Vec<&str> = rows[..5].iter().map(|row| &*row["entry"]).collect();
    assert_eq!(first, ["1", "3", "2", "4", "5"]);
    // A tie-break of teams is none of players.
    let players = "## Event\nFormat | swiss\nRules | fide-2026\nDate | @2026-05-02\nRounds | 1\n\
        Tie-breaks | MPvGP\n## Entries\nEntry | Player\n1 | Ann\n2 | Bob\n\
        ## Matches\nRound | White | Black | Result\n1 | 1 | 2 | ½\n";
    let folder = Folder::with(players);
    folder.run();
    assert!(folder.problems().iter().any(|told| told.contains("tie-break-of-teams")));
}

/// Three teams of three with two boards.
fn county(movement: &str, matches: &str) -> Folder {
    Folder::with(&format!(
        "## Event\nTitle | County\nFormat | chess teams\nRules | fide-2026\nDate | @2026-05-02\n\
         Movement | {movement}\nRounds | 3\nTeam size | 2\n\
         ## Entries\nEntry | Name | Player 1 | No 1 | Player 2 | No 2 | Player 3 | No 3\n\
         1 | Riverside | Ann Abel | 101 | Bob Bell | 102 | Cy Cole | 103\n\
         2 | Hilltop | Dot Dale | 201 | Eve Ellis | 202 | Flo Ford | 203\n\
         3 | Lakeside | Gus Gray | 301 | Hal Hunt | 302 | Ivy Ince | 303\n\
         ## Matches\nRound | Home | Home player | Away | Away player | Board | Result | Note\n{matches}"
    ))
}

#[test]
fn boards_of_a_match_make_its_score() {
    // Board 2 of round 1 names the sides the other way round; blanks are the players in order.
    let folder = county(
        "all play all",
        "1 | 2 | | 3 | Ivy Ince | 1 | 1-0\n1 | 3 | 302 | 2 | 3 | 2 | ½\n\
         2 | 3 | | 1 | | 1 | +--\n2 | 3 | | 1 | | 2 | 0-1\n\
         3 | 1 | | 2 | | 1 | 1-0\n3 | 1 | 3 | 2 | | 2 | remis\n",
    );
    let said = folder.run();
    assert_eq!((said.status, folder.problems().len()), (0, 0), "{}", said.err);
    let rows = standings(&folder);
    let shown: Vec<[&str; 3]> =
        rows.iter().map(|row| ["entry", "score", "tiebreaks"].map(|c| &*row[c])).collect();
    // 2 beat 3 by 1½ : ½, 3 and 1 drew 1 : 1, 1 beat 2 by 1½ : ½. Nobody has points of a bye.
    assert!(shown[0][2].starts_with("MPvGP=2.5"), "{shown:?}");
    let places: Vec<&[&str]> = shown.iter().map(|row| &row[..2]).collect();
    assert_eq!(places, [["1", "3"], ["2", "2"], ["3", "1"]]);
    let page = folder.written("events/club-1.html");
    for game in
        ["1 Dot Dale 1 – 0 Ivy Ince", "2 Flo Ford ½ – ½ Hal Hunt", "1 Gus Gray +-- Ann Abel"]
    {
        assert!(page.contains(game), "{game}: {page}");
    }
}

#[test]
fn a_match_waits_for_its_last_board() {
    for (last, codes) in [
        ("", &["results-missing"][..]),
        ("1 | 2 | | 3 | | 2 | adjourned\n", &["game-adjourned"]),
        ("1 | 2 | | 3 | | 2 | |\n", &["results-missing"]),
    ] {
        let folder = county(
            "all play all",
            &format!(
                "1 | 2 | | 3 | | 1 | 1-0\n{last}2 | 3 | | 1 | | 1 | 1-0\n2 | 3 | | 1 | | 2 | 1-0\n"
            ),
        );
        let said = folder.run();
        assert_eq!(said.status, 0, "{}", said.err);
        let found: Vec<String> =
            folder.rows("problems").iter().map(|row| row["code"].clone()).collect();
        assert_eq!(found, codes, "{last}");
        let rows = folder.rows_by("standings", "entry");
        let record = ["score", "played", "lost"].map(|column| &*rows["2"][0][column]);
        assert_eq!(record, ["0", "0", "0"], "{last}");
        assert_eq!(folder.rows("events")[0]["state"], "provisional");
    }
}

/// The Berger table of four (C.05, annex 1): 1-4 2-3, 4-3 1-2, 2-4 3-1. With three, 4 means a bye.
#[test]
fn a_round_robin_is_drawn_by_its_table() {
    let folder = county("all play all", "");
    let said = folder.run();
    assert_eq!(said.status, 0, "{}", said.err);
    let pairs = |folder: &Folder| -> Vec<[String; 2]> {
        let rows = folder.rows("draws");
        rows.iter().map(|row| ["a", "b"].map(|column| row[column].clone())).collect()
    };
    assert_eq!(pairs(&folder), [["2", "3"], ["1", ""]].map(|pair| pair.map(String::from)));
    // The drawn round asks for game points.
    let bytes = std::fs::read(folder.out().join("returns/club.xlsx")).unwrap();
    let copy = palmares::returns::open(&bytes).unwrap();
    let drawn = copy.sheets.iter().find(|sheet| sheet.name == "Draw").unwrap();
    let text = format!("{:?}", drawn.cells);
    assert!(text.contains("Home score") && !text.contains("\"Result\""), "{text}");
    let folder = county("all play all", "1 | 2 | | 3 | | 1 | 1-0\n1 | 2 | | 3 | | 2 | 1-0\n");
    assert_eq!(folder.run().status, 0);
    assert_eq!(pairs(&folder), [["1", "2"], ["3", ""]].map(|pair| pair.map(String::from)));
    let cards = folder.written("events/club-1/pairing-cards.html");
    assert!(cards.contains("<th scope=\"col\">Side</th>"), "{cards}");
}

/// C.04.6 is not in palmares.
#[test]
fn a_swiss_of_teams_is_not_drawn_and_says_so() {
    let folder = county("swiss", "");
    let said = folder.run();
    assert_eq!(said.status, 0, "{}", said.err);
    assert_eq!(folder.problems(), ["note teams-not-drawn Event!B5"]);
    assert!(folder.rows("draws").is_empty());
}

#[test]
fn what_is_no_board_and_no_score_is_told() {
    for (matches, code) in [
        ("1 | 2 | | 3 | | 0 | 1-0\n", "match-board"),
        ("1 | 2 | | 3 | | 1.5 | 1-0\n", "no-whole-number"),
        ("1 | 2 | | 3 | | 1 | 1-0\n1 | 2 | | 3 | | 1 | 0-1\n", "match-board-twice"),
        ("1 | 2 | Gus Gray | 3 | | 1 | 1-0\n", "unknown-player"),
        ("1 | 2 | | 3 | | | 1-0\n", "odd-result"),
        ("1 | 2 | | 3 | | 1 | 3-2\n", "unknown-choice"),
    ] {
        let folder = county("all play all", matches);
        assert_eq!(folder.run().status, 1, "{matches}");
        let found = folder.problems();
        assert!(
            found.iter().any(|told| told.contains(&format!("error {code}"))),
            "{code}: {found:?}"
        );
    }
}
