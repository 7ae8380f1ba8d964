//! Rule files of users through whole runs. The awards are worked out by hand.

use super::{event, points, run_with_rules};
use crate::support::{Folder, palmares};

/// Three figures of the handbook changed.
pub const LAKESIDE: &str = include_str!("lakeside.toml");

/// A made-up scheme of ten figures.
const TEN_FIGURES: &str = "
[source]
id = \"harbour-2026\"
title = \"Harbour points\"
body = \"Harbour Union\"

[awards]
points = \"points\"
round = { to = \"0.5\", way = \"half-up\" }
ties = \"mean\"
ties_clause = \"6\"
clause = \"1\"

[[least_entry]]
tables = 2
clause = \"2\"

[[weight]]
title = \"club\"
events = { status = [\"club\"] }
factor = 1
clause = \"3\"

[[weight]]
title = \"others\"
factor = \"3/2\"
clause = \"3\"

[[scale]]
title = \"pairs\"
events = { kinds = [\"pairs\"] }
share = { part = \"2/5\", round = \"up\" }
step = 7
last = 3
least = 4
clause = \"4\"

[[scale]]
title = \"individual\"
events = { kinds = [\"individual\"] }
places = [9, 5, 2]
clause = \"5\"

[[scale]]
title = \"champions\"
titles = [\"Champion\"]
clause = \"7\"
";

fn lines(format: &str, more: &str) -> String {
    format!(
        "Title | Evening\nDate | @2026-05-05\nFormat | {format}\nMovement | howell\nBoards | 24{more}"
    )
}

#[test]
fn a_scheme_of_ten_figures_gives_the_awards_worked_out_by_hand() {
    for (format, players, more, scores, awards) in [
        // 2/5 of 8 pairs is 3.2, so 4 awards: 3 + 3 x 7, 17, 10, and 3 raised to 4.
        (
            "pairs",
            2,
            "",
            &["68", "61", "55", "52", "48", "44", "38", "34"][..],
            &["24", "17", "10", "4"][..],
        ),
        // Level first: (24 + 17) / 2 = 20.5. Level fourth, of two: (4 + 0) / 2 = 2, at least 4.
        (
            "pairs",
            2,
            "",
            &["61", "61", "55", "48", "48", "44", "38", "34"],
            &["20.5", "20.5", "10", "4", "4"],
        ),
        // An area: x 1.5, to halves: 36, 25.5, 15, 6.
        (
            "pairs",
            2,
            "\nStatus | area",
            &["68", "61", "55", "52", "48", "44", "38", "34"],
            &["36", "25.5", "15", "6"],
        ),
        // Level second, of three, at an area: (5 + 2 + 0) / 3 x 1.5 = 3.5.
        (
            "individual",
            1,
            "\nStatus | area",
            &["68", "61", "61", "61", "48", "44", "38", "34"],
            &["13.5", "3.5", "3.5", "3.5"],
        ),
        // One table.
        ("pairs", 2, "", &["60", "40"], &[]),
    ] {
        let folder = Folder::with(&event(&lines(format, more), players, scores));
        let said = run_with_rules(&folder, TEN_FIGURES);
        assert_eq!(said.status, 0, "{said:#?}");
        assert_eq!(points(&folder), awards, "{format} {scores:?}");
        let titles = folder.rows("awards").into_iter().filter(|row| row["kind"] == "title").count();
        let first = scores.iter().filter(|score| *score == &scores[0]).count();
        assert_eq!(
            titles,
            if awards.is_empty() { 0 } else { players * first },
            "{format} {scores:?}"
        );
    }
}

/// 24 boards at a half are 12, a quarter of the score is added, and the winners' 10: for 60, 40, 20
/// that is 37, 22, 17.
#[test]
fn what_several_shapes_bring_is_added_up() {
    let first = TEN_FIGURES.find("[[least_entry]]").unwrap();
    let scales = "
[[scale]]
title = \"winners\"
places = [10]
clause = \"4\"

[[scale]]
title = \"boards\"
each_board = \"0.5\"
clause = \"5\"

[[scale]]
title = \"score\"
each_point = \"1/4\"
clause = \"6\"
";
    let folder =
        Folder::with(&event(&lines("pairs", "\nScoring | points"), 2, &["60", "40", "20"]));
    let said = run_with_rules(&folder, &format!("{}{scales}", &TEN_FIGURES[..first]));
    assert_eq!(said.status, 0, "{said:#?}");
    assert_eq!(points(&folder), ["37", "22", "17"]);
    let basis = &folder.rows("awards")[0]["basis"];
    assert!(basis.contains("together: 10 + 12 + 15 = 37"), "{basis}");
}

/// Two matches won, and one drawn, whatever their boards.
#[test]
fn a_match_won_brings_the_same_whatever_its_boards() {
    let first = TEN_FIGURES.find("[[least_entry]]").unwrap();
    let scale = "
[[scale]]
title = \"matches\"
matches = { won = 3, drawn = \"1.5\", of = \"match\" }
clause = \"4\"
";
    let teams = "## Event\nTitle | Teams\nDate | @2026-05-05\nFormat | swiss teams\nRounds | 2\n\
         Boards per match | 8\n## Entries\nEntry | Team | Player 1 | Player 2 | Player 3 | Player 4\n\
         1 | Ants | A1 | A2 | A3 | A4\n2 | Bees | B1 | B2 | B3 | B4\n3 | Cats | C1 | C2 | C3 | C4\n\
         4 | Dogs | D1 | D2 | D3 | D4\n## Matches\nRound | Home | Away | Home VPs | Away VPs\n\
         1 | 1 | 2 | 15 | 5\n1 | 3 | 4 | 12 | 8\n2 | 1 | 3 | 10 | 10\n2 | 2 | 4 | 11 | 9\n";
    let folder = Folder::with(teams);
    let said = run_with_rules(&folder, &format!("{}{scale}", &TEN_FIGURES[..first]));
    assert_eq!(said.status, 0, "{said:#?}");
    assert_eq!(points(&folder), ["4.5", "3", "4.5"]);
}

/// Ten boards, which the handbook gives nothing; District at 7/4: (18, 12, 6 raised to 8) x 7/4.
#[test]
fn a_file_that_extends_a_book_changes_only_what_it_says() {
    let scores = ["60", "55", "53", "51", "50", "49", "48", "47", "46", "44", "42", "40"];
    let of = |boards: &str, status: &str| {
        format!(
            "Title | Evening\nDate | @2026-05-05\nFormat | pairs\nMovement | howell\nBoards | {boards}\nStatus | {status}"
        )
    };
    for (boards, status, awards, theirs) in [
        // A quarter of 12 pairs to 17 boards: 18, 12, 6.
        ("12", "club", &["18", "12", "8"][..], &["18", "12", "6"][..]),
        ("12", "district", &["32", "21", "14"], &["27", "18", "9"]),
        ("10", "club", &[], &[]),
    ] {
        let folder = Folder::with(&event(&of(boards, status), 2, &scores));
        let said = run_with_rules(&folder, LAKESIDE);
        assert!(said.status < 2, "{said:#?}");
        assert_eq!(points(&folder), awards, "{boards} boards, {status}");
        let rows = folder.rows("events");
        assert_eq!(rows[0]["rules"], "lakeside-2026");
        let own = Folder::with(&event(&of(boards, status), 2, &scores));
        own.run_with(&["--only", "data", "--rules", "wbu-2003"]);
        assert_eq!(points(&own), theirs, "{boards} boards, {status}, the handbook");
    }
}

#[test]
fn settings_can_name_a_rule_file_and_returns_its_id() {
    let scores = ["68", "61", "55", "52", "48", "44", "38", "34"];
    let of = |more: &str| event(&lines("pairs", more), 2, &scores);
    let folder = Folder::new();
    folder.add("tuesday.xlsx", &of(""));
    folder.add(
        "thursday.xlsx",
        &of("\nTitle | Thursday\nRules | harbour-2026")
            .replacen("Title | Evening\n", "", 1)
            .replace("2026-05-05", "2026-05-28"),
    );
    folder.add_bytes("harbour.toml", TEN_FIGURES.as_bytes());
    folder.add_bytes("palmares.toml", b"[event]\nRules = \"harbour.toml\"\n");
    let said = folder.tables();
    assert_eq!(said.status, 0, "{said:#?}");
    let rules: Vec<String> = folder.rows("events").iter().map(|row| row["rules"].clone()).collect();
    assert_eq!(rules, ["harbour-2026", "harbour-2026"]);
    assert_eq!(folder.rows("awards").len(), 2 * (4 * 2 + 2));
    // The file is no file that was left out, and a second run knows the records of the first.
    assert!(folder.rows("problems").iter().all(|row| row["code"] != "file-left-out"));
    let awards = folder.written("data/awards.csv");
    let again = folder.tables();
    assert_eq!(again.status, 0, "{again:#?}");
    assert_eq!(folder.written("data/awards.csv"), awards);
    // Another figure is another award.
    folder.add_bytes("harbour.toml", TEN_FIGURES.replace("step = 7", "step = 8").as_bytes());
    folder.tables();
    assert_eq!(folder.rows("awards")[0]["points"], "27");
}

/// A rule file that the settings name is read, and not told as settings of a wrong name.
#[test]
fn a_rule_file_may_have_nearly_the_name_of_the_settings() {
    let scores = ["68", "61", "55", "52", "48", "44", "38", "34"];
    let folder = Folder::new();
    folder.add("tuesday.xlsx", &event(&lines("pairs", ""), 2, &scores));
    folder.add_bytes("palmares-harbour.toml", TEN_FIGURES.as_bytes());
    let codes = |folder: &Folder| -> Vec<String> {
        folder.tables();
        folder.rows("problems").iter().map(|row| row["code"].clone()).collect()
    };
    assert!(codes(&folder).contains(&"settings-misnamed".to_string()));
    folder.add_bytes("palmares.toml", b"[event]\nRules = \"palmares-harbour.toml\"\n");
    assert!(!codes(&folder).contains(&"settings-misnamed".to_string()));
}

#[test]
fn a_rule_file_that_cannot_be_used_stops_the_command_line() {
    let folder = Folder::with(&event(&lines("pairs", ""), 2, &["60", "55", "40"]));
    let said = run_with_rules(&folder, &TEN_FIGURES.replace("part = \"2/5\"", "part = \"5/2\""));
    assert_eq!(said.status, 2, "{said:#?}");
    assert!(
        said.err.contains("line 32, column 11") && said.err.contains("[rules-number]"),
        "{said:#?}"
    );
    assert!(!folder.out().exists());
}

#[test]
fn a_new_rule_file_is_sound_and_is_never_overwritten() {
    let folder = Folder::new();
    let file = folder.root().join("mine.toml");
    let file = file.to_str().unwrap();
    assert_eq!(palmares(&["rules", "new", file]).status, 0);
    let printed = palmares(&["rules", file]);
    assert_eq!(printed.status, 0, "{printed:#?}");
    assert!(printed.out.contains("Master points of my union"), "{printed:#?}");
    assert_eq!(palmares(&["rules", "new", file]).status, 2);
    assert_eq!(palmares(&["rules", "new", "mine.txt"]).status, 2);
}

/// The step of the other file changed: 3 + 3 x 8, 19, 11, and 3 raised to 4.
const HARBOUR_LEAGUE: &str = "extends = \"harbour.toml\"

[source]
id = \"harbour-league\"
title = \"Harbour league\"

[[scale]]
title = \"pairs\"
step = 8
";

#[test]
fn a_file_extends_another_file_beside_it() {
    let scores = ["68", "61", "55", "52", "48", "44", "38", "34"];
    let folder = Folder::with(&event(&lines("pairs", ""), 2, &scores));
    folder.add_bytes("league.toml", HARBOUR_LEAGUE.as_bytes());
    folder.add_bytes("harbour.toml", TEN_FIGURES.as_bytes());
    folder.add_bytes("palmares.toml", b"[event]\nRules = \"league.toml\"\n");
    let said = folder.tables();
    assert_eq!(said.status, 0, "{said:#?}");
    assert_eq!(points(&folder), ["27", "19", "11", "4"]);
    assert_eq!(folder.rows("events")[0]["rules"], "harbour-league");
    assert!(folder.rows("problems").iter().all(|row| row["code"] != "file-left-out"));
    // A figure of the other file is a figure of this one: no award below 5.
    let changed = TEN_FIGURES.replace("least = 4", "least = 5");
    folder.add_bytes("harbour.toml", changed.as_bytes());
    folder.tables();
    assert_eq!(points(&folder), ["27", "19", "11", "5"]);
}

#[test]
fn what_keeps_a_file_from_extending_another_is_told() {
    for (extends, other, words) in [
        ("harbour.toml", None, "“harbour.toml” cannot be used: it could not be opened"),
        ("../harbour.toml", None, "it is not in or below the folder of the file that extends it"),
        ("league.toml", None, "“league.toml” cannot be used: it extends itself"),
        ("harbour.toml", Some("extends = \"league.toml\"\n"), "it extends itself"),
        (
            "harbour.toml",
            Some("[source]\nidd = \"x\"\n"),
            "“harbour.toml” cannot be used: line 2, column 1: A rule file cannot have “idd” here",
        ),
    ] {
        let folder = Folder::new();
        let file = folder.root().join("league.toml");
        std::fs::write(&file, HARBOUR_LEAGUE.replace("harbour.toml", extends)).unwrap();
        if let Some(other) = other {
            std::fs::write(folder.root().join("harbour.toml"), other).unwrap();
        }
        let said = palmares(&["rules", file.to_str().unwrap()]);
        assert_eq!(said.status, 2, "{said:#?}");
        assert!(said.err.contains(words) && said.err.contains("[rules-unreadable]"), "{said:#?}");
    }
}
