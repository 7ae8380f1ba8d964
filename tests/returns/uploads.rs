//! `palmares export wdd`, `credits`, `members` and `usebio` of USEBIO files: files in the layout of others;
//! and what every export says of an event that is not final.

use std::collections::BTreeMap;

use crate::support::{Folder, Row, Said, palmares, project, rows};

/// A game of seven: one wins, two are eliminated, in 1903 and 1904.
const GAME: &str = "\
## Event
Title | Weekend
Format | diplomacy
Rules | nzdc-1999
Date | @2026-08-28
Rounds | 1
## Entries
Entry | Player
1 | Ann Lee
2 | Jan van der Berg
3 | LORIMER Carys
4 | Dai \"Tafarn\" Rees
5 | Eve O'Neill
6 | '=Fay
7 | Guy Marlow, jun.
8 | Never Came
## Games
Round | Board | Power | Player | Ending | 1901 | 1902 | 1903 | 1904
1 | A | Austria | 1 | solo | 6 | 10 | 14 | 18
1 | A | England | 2 | | 5 | 5 | 5 | 5
1 | A | France | 3 | | 3 | 2 | 0 | 0
1 | A | Germany | 4 | | 4 | 3 | 2 | 0
1 | A | Italy | 5 | | 4 | 4 | 4 | 4
1 | A | Russia | 6 | | 6 | 5 | 5 | 4
1 | A | Turkey | 7 | | 6 | 5 | 4 | 3
";

fn export(form: &str, folder: &Folder, more: &[&str]) -> Said {
    let (returns, out) = (folder.returns(), folder.out());
    let mut words = vec!["export", form, returns.to_str().unwrap(), "--out", out.to_str().unwrap()];
    words.extend(more);
    palmares(&words)
}

/// The rows of a written table by what stands in a column.
fn by(folder: &Folder, file: &str, column: &str) -> BTreeMap<String, Row> {
    let rows = rows(&folder.written(file));
    rows.into_iter().map(|row| (row[column].clone(), row)).collect()
}

#[test]
fn a_tournament_of_diplomacy_becomes_two_tables() {
    let folder = Folder::with(GAME);
    let file = folder.returns().join("club.xlsx");
    let out = folder.out();
    let said = palmares(&["export", "wdd", file.to_str().unwrap(), "--out", out.to_str().unwrap()]);
    assert_eq!(said.status, 0, "{}", said.err);
    let boards = by(&folder, "club-boards.csv", "COUNTRY");
    let columns = ["FIRST NAME", "NAME", "HOMONYME", "ROUND", "BOARD", "RANK", "EXAEQUO"];
    let more = ["NB_CENTRE", "YEAR_ELIMINATION", "DRAW", "CT_01", "CT_04", "CT_05"];
    let line = |power: &str| {
        let row = &boards[power];
        columns
            .iter()
            .chain(&more)
            .map(|column| row[*column].as_str())
            .collect::<Vec<_>>()
            .join("|")
    };
    assert_eq!(line("0AU"), "Ann|Lee|1|1|A|1|1|18||1|6|18|");
    assert_eq!(line("0EN"), "Jan|van der Berg|1|1|A|2|1|5||0|5|5|");
    assert_eq!(line("0FR"), "Carys|LORIMER|1|1|A|7|1|0|3|0|3|0|");
    assert_eq!(line("0GE"), "Dai \"Tafarn\"|Rees|1|1|A|6|1|0|4|0|4|0|");
    assert_eq!(line("0RU"), "|'=Fay|1|1|A|3|2|4||0|6|4|");
    assert_eq!(line("0TU"), "Guy jun.|Marlow|1|1|A|5|1|3||0|6|3|");
    let places = by(&folder, "club-classification.csv", "NAME");
    assert_eq!(places.len(), 7, "who did not play is not ranked");
    let winner = &places["Lee"];
    let best = ["RANK", "EXAEQUO", "RK_0AU", "CT_0AU", "HEAT_0AU", "BOARD_0AU", "RK_0EN"];
    assert_eq!(best.map(|column| winner[column].as_str()).join("|"), "1|1|1|18|1|A|");
    assert_eq!(winner["SCORE"], winner["R1"], "one round is the whole score");
    assert_eq!(winner["PT_0AU"], winner["R1"]);
    assert_eq!(winner["R2"], "");
    // A run writes into a folder of its own.
    std::fs::remove_dir_all(folder.out()).unwrap();
    folder.run();
    let surnames = ["Lee", "van der Berg", "LORIMER", "Rees", "O'Neill", "'=Fay", "Marlow"];
    let standings = folder.rows("standings");
    let mut compared = 0;
    for (row, surname) in standings
        .iter()
        .filter_map(|row| Some((row, *surnames.get(row["entry"].parse::<usize>().unwrap() - 1)?)))
    {
        let own = &places[surname];
        assert_eq!((&own["RANK"], &own["SCORE"]), (&row["place"], &row["score"]), "{row:?}");
        compared += 1;
    }
    assert_eq!(compared, 7);
}

#[test]
fn other_events_have_no_tables_of_diplomacy() {
    let out = Folder::new();
    let said = palmares(&[
        "export",
        "wdd",
        project().join("samples/chess").join(first_file("samples/chess")).to_str().unwrap(),
        "--out",
        out.out().to_str().unwrap(),
    ]);
    assert_eq!(said.status, 1);
    assert!(said.err.contains("has no games of Diplomacy"), "{}", said.err);
}

fn first_file(folder: &str) -> String {
    let files = std::fs::read_dir(project().join(folder)).unwrap();
    let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    names.filter(|name| name.ends_with(".xlsx")).min().unwrap()
}

/// Four pairs of a club game. By WBU 4.1.1 the first of four earns points; how many is not the
/// matter here, so tests compare with `awards.csv`.
fn club_game() -> Folder {
    let mut text =
        "## Event\nTitle | Monday\nFormat | pairs\nRules | wbu-2003\nDate | @2026-05-04\n\
                    Boards | 24\nOrganiser | Riverside\n\
                    ## Entries\nPair | Player 1 | No 1 | Player 2 | No 2\n"
            .to_string();
    // The first and the third number are sound, worked out by hand: 1 × 7 + 2 × 6 + 3 × 5 + 4 × 4 +
    // 5 × 3 + 6 × 2 = 77 = 7 × 11; 6 × 2 = 12 = 11 + 1. The second has a wrong last digit.
    text.push_str("1 | Ann Lee | '1234560 | Bob Rees | '1234561\n2 | Cat Day | '61 | Dai Orr | \n");
    for pair in 3..=8 {
        text.push_str(&format!("{pair} | P{pair} Q | | R{pair} S | \n"));
    }
    text.push_str("## Results\nPair | %\n");
    for (pair, score) in ["60", "56", "54", "52", "49", "46", "43", "40"].iter().enumerate() {
        text.push_str(&format!("{} | {score}\n", pair + 1));
    }
    Folder::with(&text)
}

/// Local points by player, from the run's own table.
fn awarded(folder: &Folder) -> BTreeMap<String, String> {
    assert_eq!(folder.tables().status, 0);
    let rows = folder.rows("awards");
    let awarded = rows.into_iter().map(|row| (row["player"].clone(), row["points"].clone()));
    let awarded = awarded.collect();
    std::fs::remove_dir_all(folder.out()).unwrap();
    awarded
}

#[test]
fn points_are_lines_of_digits_with_checked_numbers() {
    let folder = club_game();
    let awarded = awarded(&folder);
    let said = export("credits", &folder, &["--points", "local=green", "--name", "riverside-11"]);
    assert_eq!(said.status, 1, "players without a sound number are told");
    assert!(
        said.err.contains("Bob Rees: 1234561 is not a valid federation number"),
        "{}",
        said.err
    );
    assert!(said.err.contains("Dai Orr has no number"), "{}", said.err);
    let points = |name: &str| format!("{:0>6}", awarded[name].parse::<u32>().unwrap() * 100);
    let expected = format!("0000061{}\r\n1234560{}\r\n", points("Cat Day"), points("Ann Lee"));
    assert_eq!(folder.written("riverside-11.grn"), expected);
    let said = export("credits", &folder, &["--points", "local=green", "--together"]);
    assert!(said.out.contains(".rag"), "{}", said.out);
    let both =
        format!("0000061000000{}\r\n1234560000000{}\r\n", points("Cat Day"), points("Ann Lee"));
    assert_eq!(folder.written("points.rag"), both);
    let said = export("credits", &folder, &[]);
    assert_eq!(said.status, 1);
    assert!(said.err.contains("error[nobody-credited]"), "{}", said.err);
    assert_eq!(export("credits", &folder, &["--points", "lokal=green"]).status, 2);
    assert_eq!(export("credits", &folder, &["--points", "local=blue"]).status, 2);
}

#[test]
fn members_stand_under_the_headings_of_a_union() {
    let folder = club_game();
    let awarded = awarded(&folder);
    assert_eq!(export("members", &folder, &[]).status, 2, "no columns are named");
    folder.add_bytes(
        "palmares.toml",
        b"\"Upload columns\" = \"Member No = number; Nachname = surname; a,b = forename; \
          Points = local; MP = master points; Cents = local hundredths; Club = club; x = empty\"\n",
    );
    let said = export("members", &folder, &["--name", "upload"]);
    assert_eq!(said.status, 0, "{}", said.err);
    let text = folder.written("upload.csv");
    assert!(text.starts_with("Member No,Nachname,\"a,b\",Points,MP,Cents,Club,x\r\n"), "{text}");
    let all = by(&folder, "upload.csv", "Nachname");
    let ann = &all["Lee"];
    let points: u32 = awarded["Ann Lee"].parse().unwrap();
    assert_eq!(ann["Points"], points.to_string());
    assert_eq!(ann["Cents"], (points * 100).to_string());
    assert_eq!(ann["MP"].parse::<f64>().unwrap() * 100.0, f64::from(points));
    let others = ["Member No", "a,b", "Club", "x"];
    assert_eq!(others.map(|column| ann[column].as_str()).join("|"), "1234560|Ann|Riverside|");
    assert_eq!(rows(&text).len(), 16);
    for wrong in ["Points", "Points = pints", ";"] {
        assert_eq!(export("members", &folder, &["--columns", wrong]).status, 2, "{wrong}");
    }
    folder.add_bytes("b/palmares.toml", b"\"Upload columns\" = \"N = number\"\n");
    std::fs::copy(folder.returns().join("club.xlsx"), folder.returns().join("b/other.xlsx"))
        .unwrap();
    let said = export("members", &folder, &["--name", "both"]);
    assert_eq!(said.status, 2, "two folders name different columns");
    assert!(said.err.contains("different"), "{}", said.err);
    let again = export("members", &folder, &["--name", "upload", "--columns", "N = number"]);
    assert_eq!(again.status, 2, "a file of other content is not overwritten");
}

/// A season with an event that is not over: every export says so, and its status is that of
/// `check`.
#[test]
fn every_export_says_what_is_provisional() {
    let pairs = "## Event\nTitle | Tuesday Pairs\nFormat | pairs\nRules | wbu-2003\nStatus | club\n\
        Date | @2026-05-05\nBoards | 24\n## Entries\nPair | Player 1 | Player 2\n\
        1 | Ann Ash | Bob Beech\n2 | Cy Cedar | Di Dogwood\n3 | Ed Elm | Fay Fir\n\
        4 | Gil Gorse | Hal Hazel\n5 | Ida Ivy | Jo Juniper\n6 | Kit Kauri | Lou Larch\n\
        ## Results\nPair | %\n1 | 60\n2 | 55\n3 | 52\n4 | 48\n5 | 45\n6 | 4o\n";
    let swiss = "## Event\nTitle | Open\nFormat | swiss\nRules | fide-2026\nDate | @2026-05-05\n\
        Rounds | 3\n## Entries\nEntry | Player\n1 | Ann Ash\n2 | Bob Beech\n3 | Cy Cedar\n\
        4 | Di Dogwood\n## Matches\nRound | Table | White | Black | Result\n\
        1 | 1 | 1 | 3 | 1-0\n1 | 2 | 4 | 2 | 0-1\n";
    let columns: [&str; 2] = ["--columns", "N = number"];
    let later = GAME.replace("Rounds | 1", "Rounds | 2");
    for (form, text, options) in [
        ("wdd", &*later, &[][..]),
        ("usebio", pairs, &[]),
        ("csv", pairs, &[]),
        ("page", pairs, &[]),
        ("members", pairs, &columns),
        ("trf", swiss, &["--draft"]),
        ("page", swiss, &[]),
        ("members", swiss, &columns),
    ] {
        let folder = Folder::with(text);
        let returns = folder.returns();
        let checked = palmares(&["check", returns.to_str().unwrap(), "--no-progress"]);
        let said = export(form, &folder, options);
        assert!(said.err.contains("event 1 is provisional"), "{form}: {}", said.err);
        assert_eq!(said.status, checked.status, "{form}: {}", said.err);
    }
}

/// A pair of a USEBIO file: its percentage, what is said of its points, and its players.
fn pair(number: u8, percent: u8, points: &str, players: [&str; 2]) -> String {
    let [one, other] = players;
    format!(
        "<PAIR>\r\n  <PAIR_NUMBER>{number}</PAIR_NUMBER>\r\n  <PERCENTAGE>{percent}.00</PERCENTAGE>\r\n  \
         <PLACE>{number}</PLACE>\r\n  {points}<PLAYER><PLAYER_NAME>{one}</PLAYER_NAME></PLAYER>\r\n  \
         <PLAYER><PLAYER_NAME>{other}</PLAYER_NAME></PLAYER>\r\n</PAIR>"
    )
}

/// A file of a platform: six pairs, 14 boards, points by some other scale, and what no return holds.
fn platform(pairs: &[String]) -> String {
    format!(
        "<?xml version=\"1.0\" encoding=\"windows-1252\"?>\r\n<!DOCTYPE USEBIO SYSTEM \"usebio_v1_2.dtd\">\r\n\
         <!-- written by hand > with care --><USEBIO Version=\"1.2\">\r\n<CLUB><CLUB_NAME>Llan\u{e2}b</CLUB_NAME></CLUB>\
         <EVENT EVENT_TYPE=\"MP_PAIRS\"><EVENT_IDENTIFIER>7</EVENT_IDENTIFIER><TITLE>Monday</TITLE><DATE>11/05/2026</DATE>\
         <WINNER_TYPE>1</WINNER_TYPE><MASTER_POINT_TYPE>GREEN</MASTER_POINT_TYPE><BOARDS_PLAYED>14</BOARDS_PLAYED>\r\n\
         <PARTICIPANTS>{}</PARTICIPANTS><NOTE lang='cy'><![CDATA[Diolch & hwyl]]></NOTE></EVENT></USEBIO>\r\n<!-- end -->",
        pairs.concat()
    )
}

/// In windows-1252, which has the letters of the tests where Unicode has them.
fn western(text: &str) -> Vec<u8> {
    text.chars().map(|c| u8::try_from(u32::from(c)).unwrap()).collect()
}

#[test]
fn a_usebio_file_comes_out_with_the_right_points_and_all_else_as_it_was() {
    // Three full tables, 14 boards, one winner: the scale begins with 12, and the second has 6
    // (WBU 4.1, scale A).
    let named =
        |points: &str| format!("<MASTER_POINTS_AWARDED>{points}</MASTER_POINTS_AWARDED>\r\n  ");
    let kinds = |one: &str, other: &str| {
        format!(
            "<MASTER_POINTS><MASTER_POINTS_AWARDED t=\"a>b\">{one}</MASTER_POINTS_AWARDED></MASTER_POINTS>\
             <MASTER_POINTS><MASTER_POINTS_AWARDED>{other}</MASTER_POINTS_AWARDED></MASTER_POINTS>"
        )
    };
    let players = |number: u8, points: &str| {
        let own = |name: &str| {
            format!(
                "{name}</PLAYER_NAME><MASTER_POINTS_AWARDED>{points}</MASTER_POINTS_AWARDED><X>"
            )
        };
        let players = ["Gwen", "Huw"].map(own);
        pair(number, 40, "", [&players[0], &players[1]]).replace("<X></PLAYER_NAME>", "")
    };
    let file = |first: &str, second: &str, third: &str, fourth: &str| {
        platform(&[
            pair(1, 60, first, ["Si\u{e2}n", "=cmd|x"]),
            pair(2, 55, second, ["<![CDATA[<script>]]>", "Dai"]),
            pair(3, 50, third, ["Eve", "Fay"]),
            players(4, fourth),
            pair(5, 35, "<MASTER_POINTS_AWARDED/>", ["Ida", "Jan"]),
            pair(6, 30, "", ["Ken", "Lyn"]),
        ])
    };
    let typed = file("", &kinds("4", "3.5"), &named("2"), "1.50");
    let right = file(&named("12"), &kinds("6", "0"), &named("0"), "0").replace("GREEN", "LOCAL");
    let folder = Folder::new();
    folder.add_bytes("palmares.toml", b"Status = \"club\"\n");
    folder.add_bytes("may/monday.xml", &western(&typed));
    let said = export("usebio", &folder, &["--rules", "wbu-2003"]);
    assert_eq!(said.status, 0, "{said:#?}");
    let written = std::fs::read(folder.out().join("may/monday.xml")).unwrap();
    assert_eq!(String::from_utf8_lossy(&written), String::from_utf8_lossy(&western(&right)));
    assert_eq!(written, western(&right));
    let rows = rows(&folder.written("differences.csv"));
    let told: Vec<[&str; 5]> = rows
        .iter()
        .map(|row| {
            ["player", "old_place", "old_points", "new_points", "difference"]
                .map(|name| row[name].as_str())
        })
        .collect();
    assert_eq!(
        told,
        [
            ["Si\u{e2}n", "1", "", "12", ""],
            ["'=cmd|x", "1", "", "12", ""],
            ["<script>", "2", "4 + 3.5", "6", "-1.5"],
            ["Dai", "2", "4 + 3.5", "6", "-1.5"],
            ["Eve", "3", "2", "0", "-2"],
            ["Fay", "3", "2", "0", "-2"],
            ["Gwen", "4", "1.50", "0", "-1.5"],
            ["Huw", "4", "1.50", "0", "-1.5"],
        ]
    );
    assert!(rows.iter().all(|row| row["clauses"].starts_with("4.1.1")), "{rows:#?}");
    let page = folder.written("differences.html");
    assert!(
        page.contains("&lt;script&gt;") && page.contains("the points of 8 players differ"),
        "{page}"
    );
    // What is right stays byte for byte.
    let again = Folder::new();
    again.add_bytes("palmares.toml", b"Status = \"club\"\nRules = \"wbu-2003\"\n");
    again.add_bytes("monday.xml", &written);
    assert_eq!(export("usebio", &again, &[]).status, 0);
    assert_eq!(std::fs::read(again.out().join("monday.xml")).unwrap(), written);
    assert!(again.written("differences.html").contains("all points agree"));
}

#[test]
fn points_that_stand_elsewhere_are_told_and_the_file_is_not_written() {
    let pairs: Vec<String> =
        (1..=6).map(|n| pair(n, 70 - n, "", [&format!("Ann {n}"), &format!("Bob {n}")])).collect();
    let elsewhere = "<X><MASTER_POINTS_AWARDED>6</MASTER_POINTS_AWARDED></X></EVENT>";
    let folder = Folder::new();
    folder.add_bytes("monday.xml", &western(&platform(&pairs).replace("</EVENT>", elsewhere)));
    let said = export("usebio", &folder, &["--rules", "wbu-2003", "--set", "Status=club"]);
    assert_eq!(said.status, 1, "{said:#?}");
    assert!(said.err.contains("are of a match or of a pair in a team"), "{said:#?}");
    assert!(!folder.out().exists(), "{said:#?}");
}

#[test]
fn a_usebio_file_of_which_an_event_is_in_doubt_is_not_corrected() {
    let folder = Folder::new();
    let pairs: Vec<String> = (1..=6).map(|n| pair(n, 70 - n, "", ["Ann", "Bob"])).collect();
    folder.add_bytes("monday.xml", &western(&platform(&pairs).replace("69.00", "6q.00")));
    let said = export("usebio", &folder, &["--rules", "wbu-2003"]);
    assert_eq!(said.status, 1, "{said:#?}");
    assert!(
        said.err.contains("event 7 is provisional, so its points were not corrected"),
        "{said:#?}"
    );
    assert!(!folder.out().join("monday.xml").exists());
}
