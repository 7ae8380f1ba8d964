//! Files of scoring pads and platforms: what each tells, and what is wrong with damaged ones. The
//! expected scores are worked out by hand from the boards of `tests/pads/monday.bws.txt`.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::support::database::{Jet, database, encoded};
use crate::support::{self, Folder, palmares, project, sweep, workbook};
use engine::awards::SeasonContext;
use model::State;
use model::problem::{Severity, caught_panics};
use returns::{PadFileKind, import_scoring_pad_file};
use season::{ComputedReturn, Settings, command_line_settings, compute_return_from_bytes};

/// The session of two tables: boards 1 and 2 in the first round, 3 and 4 in the second.
fn monday() -> String {
    text("monday.bws.txt")
}

fn text(name: &str) -> String {
    std::fs::read_to_string(project().join("tests/pads").join(name)).unwrap()
}

/// The text with some of it replaced.
fn with(changes: &[(&str, &str)]) -> String {
    changes.iter().fold(monday(), |text, (old, new)| {
        assert!(text.contains(old), "{old} is not in the text");
        text.replace(old, new)
    })
}

fn settings(more: &[&str]) -> Arc<Settings> {
    let words = ["Rules=wbu-2003", "Status=club"].iter().chain(more).copied();
    command_line_settings(words).unwrap()
}

fn computed(bytes: &[u8]) -> ComputedReturn {
    compute_return_from_bytes(bytes, &settings(&[]), &SeasonContext::default())
}

/// Each contestant with its score, event by event, in the order of the entries.
fn scores(computed: &ComputedReturn) -> Vec<String> {
    let mut scores = Vec::new();
    for outcome in &computed.outcomes {
        let mut standings: Vec<_> = outcome.lists.iter().flat_map(|list| &list.standings).collect();
        standings.sort_by_key(|standing| standing.entry);
        scores.extend(standings.iter().map(|standing| {
            format!(
                "{} {}",
                outcome.event.entries[standing.entry].label,
                standing.score.to_decimal()
            )
        }));
    }
    scores
}

fn codes(computed: &ComputedReturn) -> Vec<&str> {
    let mut codes: Vec<&str> = computed.problems.iter().map(|told| &*told.code).collect();
    codes.dedup();
    codes
}

/// What no file of pads says.
const SETTINGS: &str = "Rules = \"wbu-2003\"\nStatus = \"club\"\n";

/// The line of the session's first result.
const FIRST: &str = "1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | N | 4 S | = | DK | | @46034 | no";

#[test]
fn a_session_is_scored_whatever_the_database_looks_like() {
    let plain = ["1NS 75", "2NS 25", "1EW 75", "2EW 25"];
    let columns = |from: &str, to: &str| {
        let swap = |line: &str| {
            let mut cells: Vec<&str> = line.split(" | ").collect();
            cells.reverse();
            cells.join(" | ")
        };
        let text = monday();
        let (before, rest) = text.split_once(from).unwrap();
        let (table, after) = rest.split_once(to).unwrap();
        let table: Vec<String> = table.lines().map(swap).collect();
        format!("{before}{from}{}{to}{after}", table.join("\n"))
    };
    let rows_turned = {
        let text = monday();
        let (before, rest) = text.split_once("Remarks | DateLog | Erased\n").unwrap();
        let (rows, after) = rest.split_once("\n\n").unwrap();
        let mut rows: Vec<&str> = rows.lines().collect();
        rows.reverse();
        format!("{before}Remarks | DateLog | Erased\n{}\n\n{after}", rows.join("\n"))
    };
    for (what, text) in [
        ("as it is", monday()),
        ("columns in another order", columns("## RoundData\n", "\n## ReceivedData")),
        ("rows in another order", rows_turned),
        (
            "a correction",
            with(&[(
                FIRST,
                &format!("{}\n9 | {}", FIRST.replace("4 S | =", "2 S | -3"), &FIRST[4..]),
            )]),
        ),
        ("sent twice", with(&[(FIRST, &format!("{FIRST}\n9 | {}", &FIRST[4..]))])),
        (
            "padded text, an empty one",
            with(&[("N | 4 S | = |", "N   | 4S  | =   |"), ("| CA | |", "| CA | '' |")]),
        ),
        ("other programs' contracts", with(&[("| 4 S x |", "| 4SX |"), ("| 3 NT |", "| 3NT |")])),
        (
            "no winners, no session",
            with(&[(" | Winners\n1 | A | 2 | 0 | 1 | 2", "\n1 | A | 2 | 0 | 1")]),
        ),
        ("winners 0", with(&[("1 | A | 2 | 0 | 1 | 2", "1 | A | 2 | 0 | 1 | 0")])),
        (
            "a list of boards",
            with(&[(
                "LowBoard | HighBoard\n1 | 1 | 1 | 1 | 1 | 1 | 2",
                "LowBoard | HighBoard | CustomBoards\n1 | 1 | 1 | 1 | 1 | 0 | 0 | 1,2",
            )]),
        ),
        (
            "a table that sits out",
            with(&[(
                "1 | 2 | 2 | 2 | 1 | 3 | 4",
                "1 | 2 | 2 | 2 | 1 | 3 | 4\n1 | 3 | 1 | 3 | 0 | 5 | 6\n1 | 3 | 2 | 0 | 3 | 0 | 0",
            )]),
        ),
        (
            "a missing pair",
            with(&[
                ("1 | A | 2 | 0 | 1 | 2", "1 | A | 2 | 9 | 1 | 2"),
                (
                    "1 | 2 | 2 | 2 | 1 | 3 | 4",
                    "1 | 2 | 2 | 2 | 1 | 3 | 4\n1 | 3 | 1 | 3 | 9 | 5 | 6",
                ),
            ]),
        ),
    ] {
        for jet in [Jet::Three, Jet::Four] {
            let computed = computed(&database(&text, jet));
            assert_eq!(scores(&computed), plain, "{what}: {:#?}", computed.problems);
            assert_eq!(computed.outcomes[0].event.state, State::Final, "{what}");
        }
    }
    let hidden = encoded(database(&monday(), Jet::Four), 0x1234_5678);
    assert_eq!(scores(&computed(&hidden)), plain);
}

#[test]
fn what_the_tables_say_decides_the_scores() {
    for (what, changes, expected) in [
        (
            "the pairs sat the other way round on board 1",
            &[("| = | DK | |", "| = | DK | Wrong direction |")][..],
            ["1NS 100", "2NS 25", "1EW 50", "2EW 25"],
        ),
        (
            "board 1 was not played at table 1",
            &[("N | 4 S | = | DK | |", " | | | | Not played |")],
            // One result is left, which Neuberg's formula gives half of the points.
            ["1NS 100", "2NS 12.5", "1EW 66.67", "2EW 37.5"],
        ),
        (
            "an adjusted score at table 1",
            &[("N | 4 S | = | DK | |", " | | | | 60%-40% |")],
            ["1NS 90", "2NS 12.5", "1EW 60", "2EW 37.5"],
        ),
    ] {
        let computed = computed(&database(&with(changes), Jet::Four));
        let rounded: Vec<String> = scores(&computed);
        let near = rounded.iter().zip(expected).all(|(one, other)| one.starts_with(other));
        assert!(near, "{what}: {rounded:?}, not {expected:?}\n{:#?}", computed.problems);
    }
}

/// The text with East-West numbered from 11 on.
fn from_eleven(text: &str) -> String {
    let seat = |line: &str| {
        let mut cells: Vec<String> = line.split('|').map(|cell| cell.trim().to_string()).collect();
        let at = match cells.len() {
            7 => 4,
            15 => 6,
            _ => return line.to_string(),
        };
        if !line.contains("Pair") {
            cells[at] = format!("1{}", cells[at]);
        }
        cells.join(" | ")
    };
    text.lines().map(|line| seat(line) + "\n").collect::<String>()
}

#[test]
fn numbers_of_both_directions_sections_and_kinds_are_told_apart() {
    // East-West go on from 11: the numbers need no direction.
    let apart = from_eleven(&monday());
    let computed_apart = computed(&database(&apart, Jet::Four));
    assert_eq!(scores(&computed_apart), ["1 75", "2 25", "11 75", "12 25"]);
    // One winner: pair 12 changes sides in the second round.
    let changed = apart
        .replace("2 | 1 | 12 | 3 | 4", "2 | 12 | 1 | 3 | 4")
        .replace(" | Winners\n1 | A | 2 | 0 | 1 | 2", "\n1 | A | 2 | 0 | 1");
    let one = computed(&database(
        &changed
            .replace("| 1 | 12 | 2 | W | 4 S x", "| 12 | 1 | 2 | W | 4 S x")
            .replace("| 1 | 12 | 1 | N | 1 NT", "| 12 | 1 | 1 | N | 1 NT"),
        Jet::Four,
    ));
    assert_eq!(one.outcomes[0].lists.len(), 1, "{:#?}", one.problems);
    // Two sections are two events, and their numbers have the letter.
    let two = text("sections.bws.txt");
    let labels =
        ["A1NS 75", "A2NS 25", "A1EW 75", "A2EW 25", "B1NS 75", "B2NS 25", "B1EW 75", "B2EW 25"];
    assert_eq!(scores(&computed(&database(&two, Jet::Four))), labels);
    // Four players with numbers of their own.
    let players = monday()
        .replace("LowBoard | HighBoard", "LowBoard | HighBoard | South | West")
        .replace("1 | 1 | 1 | 1 | 1 | 1 | 2", "1 | 1 | 1 | 1 | 3 | 1 | 2 | 2 | 4")
        .replace("1 | 2 | 1 | 2 | 2 | 1 | 2", "1 | 2 | 1 | 5 | 7 | 1 | 2 | 6 | 8")
        .replace("1 | 1 | 2 | 1 | 2 | 3 | 4", "1 | 1 | 2 | 1 | 2 | 3 | 4 | 5 | 6")
        .replace("1 | 2 | 2 | 2 | 1 | 3 | 4", "1 | 2 | 2 | 3 | 4 | 3 | 4 | 7 | 8");
    let results = [
        ("| 1 | 1 | 1 | N | 4 S | =", "| 1 | 3 | 1 | N | 4 S | ="),
        ("| 2 | 2 | 2 | S | 3 NT", "| 5 | 7 | 5 | S | 3 NT"),
        ("| 1 | 1 | 1 | E | 2 H", "| 1 | 3 | 3 | E | 2 H"),
        ("| 2 | 2 | 0 | | PASS", "| 5 | 7 | 0 | | PASS"),
        ("| 2 | 1 | 1 | W | 4 S | =", "| 3 | 4 | 4 | W | 4 S | ="),
        ("| 2 | 1 | 2 | N | 1 NT | +1", "| 3 | 4 | 3 | N | 1 NT | +1"),
    ];
    let players = results.iter().fold(players, |text, (old, new)| text.replace(old, new));
    // 1 sat North with 2 (2 of 4 points), then with 5 (4 of 4).
    let alone = computed(&database(&players, Jet::Four));
    let expected = ["1 75", "2 25", "3 25", "4 75", "5 75", "6 25", "7 25", "8 75"];
    assert_eq!(scores(&alone), expected, "{:#?}", alone.problems);
    assert_eq!(alone.outcomes[0].event.entries[1].players[0].name, "Bob Birch");
}

/// Pairs that sat the other way round keep their lists, and have each other's score on the board,
/// whether or not a number says the direction.
#[test]
fn pairs_that_sat_the_other_way_round_keep_their_lists() {
    let wrong = monday().replace("| DK | | @46034", "| DK | Wrong direction | @46034");
    // On board 1 East-West had 2 of 2, and now have 0.
    for (text, expected) in [
        (wrong.clone(), ["1NS 100", "2NS 25", "1EW 50", "2EW 25"]),
        (from_eleven(&wrong), ["1 100", "2 25", "11 50", "12 25"]),
        // Without the number of winners.
        (
            from_eleven(&wrong).replace(" | Winners\n1 | A | 2 | 0 | 1 | 2", "\n1 | A | 2 | 0 | 1"),
            ["1 100", "2 25", "11 50", "12 25"],
        ),
    ] {
        let file = database(&text, Jet::Four);
        let computed = computed(&file);
        assert_eq!(scores(&computed), expected, "{:#?}", computed.problems);
        let errors = computed.problems.iter().filter(|told| told.severity == Severity::Error);
        assert_eq!(errors.count(), 0, "{:#?}", computed.problems);
        let lists: Vec<usize> =
            computed.outcomes[0].lists.iter().map(|list| list.standings.len()).collect();
        assert_eq!(lists, [2, 2], "{:#?}", computed.problems);
        // The workbook says the same.
        let imported =
            import_scoring_pad_file(PadFileKind::recognise(&file).unwrap(), &file, None, false)
                .unwrap();
        let book =
            ::workbook::write::copy_workbook(&imported.workbook_copy, "copy", "palmares").unwrap();
        assert_eq!(scores(&self::computed(&book)), expected);
    }
}

#[test]
fn teams_are_those_of_the_two_tables_of_a_match() {
    let text = "## Section\nID | Letter | Tables | ScoringType\n1 | A | 2 | 4\n\
        ## RoundData\nSection | Table | Round | NSPair | EWPair | LowBoard | HighBoard\n1 | 1 | 1 | 1 | 2 | 1 | 2\n1 | 2 | 1 | 2 | 1 | 1 | 2\n\
        ## ReceivedData\nID | Section | Table | Round | Board | PairNS | PairEW | NS/EW | Contract | Result | Remarks | Erased\n\
        1 | 1 | 1 | 1 | 1 | 1 | 2 | N | 4 S | = | | no\n2 | 1 | 2 | 1 | 1 | 2 | 1 | N | 3 S | = | | no\n\
        3 | 1 | 1 | 1 | 2 | 1 | 2 | N | PASS | | | no\n4 | 1 | 2 | 1 | 2 | 2 | 1 | S | 3 NT | = | x | no\n\
        ## PlayerNumbers\nSection | Table | Direction | Number | Name\n1 | 1 | N | 101 | Ann Ash\n1 | 2 | W | 102 | Bob Birch\n";
    // Board 1: 420 and 140, 280 are 7 IMPs. Board 2: 600 for team 2 are 12.
    let text = text.replace("| = | x |", "| = | |");
    let teams = computed(&database(&text, Jet::Four));
    assert_eq!(scores(&teams), ["1 -5", "2 5"], "{:#?}", teams.problems);
    let names: Vec<&str> = teams.outcomes[0].event.entries[0]
        .players
        .iter()
        .map(|player| player.name.as_str())
        .collect();
    assert_eq!(names, ["Ann Ash", "Bob Birch"]);
}

#[test]
fn players_are_found_by_number_and_counted_where_they_changed() {
    let changed = with(&[(
        "1 | 2 | W | 10108 | | 0",
        "1 | 2 | W | 10108 | | 0\n1 | 2 | S | 10109 | Ida Ivy | 2",
    )]);
    let computed = computed(&database(&changed, Jet::Four));
    let entry = &computed.outcomes[0].event.entries[1];
    let players: Vec<(&str, Option<String>)> = entry
        .players
        .iter()
        .map(|p| (p.name.as_str(), p.boards.map(|cell| cell.value.to_decimal())))
        .collect();
    let two = Some("2".to_string());
    assert_eq!(
        players,
        [("Eve Elm", Some("4".to_string())), ("Fay Fir", two.clone()), ("Ida Ivy", two)]
    );
}

#[test]
fn texts_of_platforms_and_programs_come_to_the_same_scores() {
    // The boards of the first round: of two results each takes all or nothing.
    let pairs = ["1 50", "2 50", "3 50", "4 50"];
    for (name, expected) in [
        ("monday.txt", pairs),
        ("monday.pbn", pairs),
        ("platform.csv", pairs),
        ("clubsite.csv", pairs),
    ] {
        let text = text(name);
        for (how, bytes) in [
            ("as it is", text.clone().into_bytes()),
            ("with line feeds alone", text.replace("\r\n", "\n").into_bytes()),
            (
                "with carriage returns",
                text.replace("\r\n", "\n").replace('\n', "\r\n").into_bytes(),
            ),
            ("with a mark", format!("\u{feff}{text}").into_bytes()),
        ] {
            assert!(PadFileKind::recognise(&bytes).is_some(), "{name} {how}");
            let computed = computed(&bytes);
            assert_eq!(scores(&computed), expected, "{name} {how}: {:#?}", computed.problems);
            assert!(codes(&computed).iter().all(|code| !code.starts_with("pad-")), "{name} {how}");
        }
    }
}

#[test]
fn an_extract_of_a_match_has_two_teams() {
    // Board 1: 420 and 140, 280 are 7 IMPs to team 1. Board 2: 600 for team 2 are 12.
    let extract = "#Title,Friendly\n#Date,2026-01-12\n#ScoringType,IMPS\n#Ranking,TEAMS\n\
        #Rank,Team,Imps,TeamName,Name1,Name2,Name3,Name4,ID1,ID2,ID3,ID4\n\
        1,2,5,Hillside,eve,fay,gil,hal,105,,,\n2,1,-5,Riverside,ann,bob,cai,dee,101,102,,\n#TravellerLines\n\
        #Board,North,South,East,West,Result,Contract,Declarer,Tricks,Lead,Score,Imps,nsXimps,ewXimps,calcPercent,nsPair,ewPair,section,playdata\n\
        1,ann,bob,eve,fay,4SN=,4S,N,10,,420,7,,,,NS1,EW2,1,\"\"\n1,gil,hal,cai,dee,3SN=,3S,N,9,,140,-7,,,,NS2,EW1,1,\"\"\n\
        2,ann,bob,eve,fay,PASS,PASS,,,,0,-12,,,,NS1,EW2,1,\"\"\n2,gil,hal,cai,sub,3NS=,3N,S,9,,600,12,,,,NS2,EW1,1,\"\"\n";
    let teams = computed(extract.as_bytes());
    assert_eq!(scores(&teams), ["1 -5", "2 5"], "{:#?}", teams.problems);
    let entry = &teams.outcomes[0].event.entries[0];
    let names: Vec<&str> = entry.players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(
        (entry.display_name().as_str(), &names[..]),
        ("Riverside", &["ann", "bob", "cai", "dee", "sub"][..])
    );
    let three = extract.replace("#TravellerLines", "3,3,0,Third,x,y,z,w,,,,\n#TravellerLines");
    assert_eq!(codes(&computed(three.as_bytes())), ["pad-refused"]);
    let sat_out = text("platform.csv").replace(
        "2,annash,sub1",
        "2,~SITOUT,~SITOUT,caicedar,deedale,PASS,PASS,,,,0,,,,,Sub2,3,,\"\",2026-01-12 19:14\n2,annash,sub1",
    );
    assert_eq!(scores(&computed(sat_out.as_bytes())), ["1 50", "2 50", "3 50", "4 50"]);
}

#[test]
fn pairs_of_one_number_are_told_apart_by_their_points() {
    // Pair 1 North-South has 2 of 4 points, pair 1 East-West too; pairs 2 likewise. With a third
    // board the sums differ.
    let board = |number: u8, points: [[u8; 2]; 2]| {
        let line = |nth: usize| {
            let [ns, ew] = points[nth];
            let tricks = 8 + ns;
            format!(" {0}  {0} 2S   N {tricks:>2} {ns} {ew}\n", nth + 1)
        };
        format!(
            "[Board \"{number}\"]\n[ScoreTable \"PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer;Result\\2R;MP_NS;MP_EW\"]\n{}{}\n",
            line(0),
            line(1)
        )
    };
    let totals = |rows: &[(u8, u8, &str)]| {
        let rows: String =
            rows.iter().map(|(pair, sum, names)| format!(" {pair} {sum} \"{names}\"\n")).collect();
        format!("[TotalScoreTable \"PairId\\2R;TotalMP\\5R;Names\"]\n{rows}\n")
    };
    let boards =
        board(1, [[2, 0], [0, 2]]) + &board(2, [[2, 0], [0, 2]]) + &board(3, [[2, 0], [0, 2]]);
    let rows = [
        (1, 0, "Eve Elm;Fay Fir"),
        (2, 6, "Gil Glen;Hal Holly"),
        (1, 6, "Ann Ash;Bob Birch"),
        (2, 0, "Cai Cedar;Dee Dale"),
    ];
    let file = |rows: &[(u8, u8, &str)]| {
        format!(
            "% PBN 2.1\n[Event \"Monday\"]\n[Date \"2026.01.12\"]\n[Scoring \"MP\"]\n{}{boards}",
            totals(rows)
        )
    };
    let told = computed(file(&rows).as_bytes());
    assert_eq!(scores(&told), ["1NS 100", "2NS 0", "1EW 0", "2EW 100"], "{:#?}", told.problems);
    let names: Vec<&str> =
        told.outcomes[0].event.entries.iter().map(|entry| entry.players[0].name.as_str()).collect();
    assert_eq!(names, ["Ann Ash", "Cai Cedar", "Eve Elm", "Gil Glen"]);
    let doubtful = rows.map(|(pair, _, names)| (pair, 3, names));
    let told = computed(file(&doubtful).as_bytes());
    assert!(codes(&told).contains(&"pad-players-unknown"), "{:#?}", told.problems);
}

#[test]
fn a_folder_takes_what_platforms_wrote_and_leaves_other_texts() {
    let folder = Folder::new();
    folder.add_bytes("palmares.toml", b"Rules = \"wbu-2003\"\nStatus = \"club\"\n");
    folder.add_bytes("a/monday.bws", &database(&monday(), Jet::Four));
    for name in ["monday.txt", "monday.pbn", "platform.csv", "clubsite.csv"] {
        folder.add_bytes(&format!("{name}/{name}"), text(name).as_bytes());
    }
    folder.add_bytes("notes.txt", b"# Shopping\n[x] tea\n");
    let said = folder.run();
    assert!(said.status < 2, "{said:#?}");
    let events = folder.rows("events").len();
    assert_eq!(events, 5, "{said:#?}");
}

#[test]
fn hands_stand_on_the_page_of_their_board() {
    // Board 1: North holds no club and East the ten of spades.
    let hands = "## HandRecord\nSection | Board | NorthSpades | NorthHearts | NorthDiamonds | NorthClubs | EastSpades | EastHearts \
        | EastDiamonds | EastClubs | SouthSpades | SouthHearts | SouthDiamonds | SouthClubs | WestSpades | WestHearts | WestDiamonds | WestClubs\n\
        1 | 1 | AKQJ9 | AKQJ | AKQJ | | 10876 | 876 | 876 | AKQ | 5432 | 543 | 543 | 432 | '' | 1092 | 1092 | JT98765\n\
        ## HandEvaluation\nSection | Board | NorthSpades | SouthSpades | NorthNoTrump\n1 | 1 | 13 | 13 | 10\n";
    let folder = Folder::new();
    folder.add_bytes("palmares.toml", b"Rules = \"wbu-2003\"\nStatus = \"club\"\n");
    folder.add_bytes("monday.bws", &database(&format!("{}\n{hands}", monday()), Jet::Four));
    folder.add_bytes("platform.csv", text("platform.csv").as_bytes());
    let said = folder.run();
    assert!(said.status < 2, "{said:#?}");
    let page = |key: &str| {
        std::fs::read_to_string(folder.out().join("events").join(key).join("boards.html")).unwrap()
    };
    let boards = page("monday-1");
    assert!(boards.contains("1087") && boards.contains("\u{2013}"), "{boards}");
    assert!(boards.contains("Can be made: N 4NT 7S; S 7S"), "{boards}");
    assert!(page("platform-1").contains("class=\"hands\""));
    assert!(!said.err.contains("deal-invalid"), "{}", said.err);
}

#[test]
fn import_writes_the_workbook_that_run_reads_as_the_same() {
    let folder = Folder::new();
    folder.add_bytes("monday.bws", &database(&monday(), Jet::Three));
    let (file, out) = (folder.returns().join("monday.bws"), folder.root().join("books"));
    let words = [
        "import",
        "bws",
        file.to_str().unwrap(),
        "--out",
        out.to_str().unwrap(),
        "--rules",
        "wbu-2003",
    ];
    let said = palmares(&words);
    assert_eq!(said.status, 0, "{said:#?}");
    let book = std::fs::read(out.join("monday.xlsx")).unwrap();
    let of_book = computed(&book);
    assert_eq!(scores(&of_book), ["1NS 75", "2NS 25", "1EW 75", "2EW 25"]);
    assert_eq!(of_book.outcomes[0].event.title(), "Monday Pairs");
}

#[test]
fn import_brings_along_what_lies_beside_a_file() {
    let nameless = database(monday().split("## PlayerNames").next().unwrap(), Jet::Four);
    let hands = "% PBN 2.1\n[Event \"?\"]\n[Board \"1\"]\n\
        [Deal \"N:96.Q876.J987.K95 AQ74.J9.AKQ52.Q8 J5.KT32.T63.JT73 KT832.A54.4.A642\"]\n";
    let (source, folder) = (Folder::new(), Folder::new());
    source.add_bytes("monday.bws", &nameless);
    source.add_bytes("monday.names.csv", b"Number,Name\n10101,Ann Ash\n10102,Bob Birch\n");
    source.add_bytes("monday.pbn", hands.as_bytes());
    let (file, out) = (source.returns().join("monday.bws"), folder.returns());
    let [file, out] = [&file, &out].map(|path| path.to_str().unwrap());
    let words = ["import", "bws", file, "--out", out, "--rules", "wbu-2003"];
    assert!(palmares(&words).status < 2);
    let said = folder.run();
    assert!(said.status < 2, "{said:#?}");
    assert!(named(&folder)["1NS"].starts_with("Ann Ash & Bob Birch"), "{said:#?}");
    assert!(folder.written("events/monday-1/boards.html").contains("AKQ52"));
    // Another list that is there is not overwritten.
    folder.add_bytes("monday.names.csv", b"Number,Name\n10101,Zoe Zinc\n");
    let said = palmares(&words);
    assert!(said.status == 2 && said.err.contains("monday"), "{said:#?}");
}

/// The names of a run's contestants by entry.
fn named(folder: &Folder) -> BTreeMap<String, String> {
    let rows = folder.rows("standings").into_iter();
    rows.map(|row| (row["entry"].clone(), row["name"].clone())).collect()
}

/// A register of the players, of whom users have other names.
const REGISTER: &str = "\
## Members
Number | Name
'10101 | Ann Ash
'10102 | Bob Birch
'10103 | Cai Cedar
'10104 | Dee Dale
'10105 | Eve Elm
'10106 | Fay Fir
'10107 | Gil Glen
'10108 | Hal Holly
## Aliases
Number | Known as
'10101 | AnnAsh
'10102 | bobbirch
'10103 | caicedar
'10104 | deedale
'10105 | eveelm
'10106 | fayfir
'10107 | gilglen
'10108 | halholly
'10104 | sub1
";

#[test]
fn names_come_from_a_list_by_number_and_by_user() {
    let nameless = database(monday().split("## PlayerNames").next().unwrap(), Jet::Four);
    let extract = ["10101,10102", "10103,10104", "10105,10106", "10107,10108"];
    let extract = extract.iter().fold(text("platform.csv"), |text, ids| text.replace(ids, ","));
    let csv = |rows: &str, between: &str| {
        let rows = rows.lines().skip(2).take_while(|row| !row.starts_with("##"));
        rows.map(|row| row.trim_start_matches('\'').replace(" | ", between) + "\n")
            .collect::<String>()
    };
    let members = format!("Number,Name\n{}", csv(REGISTER, ","));
    let names = csv(REGISTER, ";");
    let users = names.lines().map(|row| {
        let (number, name) = row.split_once(';').unwrap();
        format!("{};{name};{number}\n", name.replace(' ', ""))
    });
    let users = format!("user;name;number\n{}sub1;Stan Sub;\n", users.collect::<String>());
    let (pads, extract) = (("monday.bws", nameless), ("monday.csv", extract.into_bytes()));
    for (what, (name, session), beside) in [
        ("pads and a register", &pads, None),
        ("pads and a list beside them", &pads, Some(members)),
        ("an extract and a register with aliases", &extract, None),
        ("an extract and users beside it", &extract, Some(users)),
    ] {
        let folder = Folder::new();
        let mut settings = SETTINGS.to_string();
        match beside {
            Some(beside) => folder.add_bytes("monday.names.csv", beside.as_bytes()),
            None => {
                settings.push_str("\"Member list\" = \"members.xlsx\"\n");
                folder.add("members.xlsx", REGISTER);
            }
        }
        folder.add_bytes("palmares.toml", settings.as_bytes());
        folder.add_bytes(name, session);
        let said = folder.run();
        assert!(said.status < 2 && !said.err.contains("not-listed"), "{what}: {said:#?}");
        assert_eq!(folder.rows("events").len(), 1, "{what}: {said:#?}");
        let named = named(&folder);
        let first = if *name == "monday.bws" { "1NS" } else { "1" };
        assert!(named[first].starts_with("Ann Ash & Bob Birch"), "{what}: {named:?}");
    }
}

/// The extract of six pairs who play 24 boards at three tables.
fn six_pairs() -> String {
    let pairs = ["annash+bobbirch", "caicedar+deedale", "u5+u6", "u7+u8", "u9+u10", "u11+u12"];
    let users = |pair: usize| pairs[pair - 1].replace('+', ",");
    let ranking: String =
        (1..).zip(pairs).map(|(n, who)| format!("{n},{who},,{n},,,,0,\n")).collect();
    let mut lines = String::new();
    for board in 1..=24 {
        // Pair 1 has all points of each board, pair 2 all of 18 and half of the others.
        let (third, second) = if board <= 18 { (3, 2) } else { (2, 3) };
        for (ns, ew, level) in [(1, 6, 4), (4, 3, third), (5, 2, second)] {
            let (tricks, users) = (level + 6, [users(ns), users(ew)].join(","));
            lines += &format!("{board},{users},{level}S,N,{tricks},{ns},{ew}\n");
        }
    }
    format!(
        "#Title,Monday Pairs\n#Date,2004-05-03\n#ScoringType,MATCH_POINTS\n#Ranking,All,0,Both\n\
         #Rank,Name,Score,pair,ID1,ID2,BBO Pts,Section\n{ranking}#TravellerLines\n\
         #Board,North,South,East,West,Contract,Declarer,Tricks,nsPair,ewPair\n{lines}"
    )
}

#[test]
fn the_register_credits_players_of_platforms_by_their_users_names() {
    // Six pairs, three tables, 24 boards, one winner: 12 and 6 to the first two (WBU 4.1, scale A).
    let folder = Folder::new();
    let register = folder.root().join("register.xlsx");
    std::fs::write(&register, workbook::xlsx(REGISTER)).unwrap();
    folder.add_bytes("monday.csv", six_pairs().as_bytes());
    let settings = format!("{SETTINGS}Organiser = \"Riverside\"\n");
    folder.add_bytes("palmares.toml", settings.as_bytes());
    let [register, returns, out] =
        [&register, &folder.returns(), &folder.out()].map(|path| path.display().to_string());
    let words =
        ["reconcile", "--register", &register, &returns, "--out", &out, "--as-of", "2004-06-01"];
    let credited = || {
        let said = palmares(&words);
        assert!(said.status < 2, "{said:#?}");
        let points = folder.rows("members");
        let points = points.iter().map(|row| row["local_points"].clone()).take(5);
        (points.collect::<Vec<String>>(), folder.rows("not-credited"))
    };
    // By another name alone a member is proposed; by the number of a list the points are credited.
    let (points, waiting) = credited();
    assert_eq!(points, ["0"; 5]);
    assert_eq!(waiting.len(), 4, "{waiting:?}");
    let list = "\"Member list\" = \"members.xlsx\"\n";
    folder.add_bytes("palmares.toml", format!("{list}{settings}").as_bytes());
    folder.add("members.xlsx", REGISTER);
    let (points, waiting) = credited();
    assert_eq!(points, ["12", "12", "6", "6", "0"], "{waiting:?}");
    assert!(waiting.is_empty(), "{waiting:?}");
}

#[test]
fn hands_beside_a_session_stand_on_its_pages() {
    let deal = "[Deal \"N:96.Q876.J987.K95 AQ74.J9.AKQ52.Q8 J5.KT32.T63.JT73 KT832.A54.4.A642\"]";
    for (date, board, shown, told) in [
        ("[Date \"2026.01.12\"]", 1, true, ""),
        ("", 1, true, ""),
        ("[Date \"2026.01.13\"]", 1, false, "of 2026-01-13, and the event was on 2026-01-12"),
        ("", 17, false, "they are of other boards"),
    ] {
        let folder = Folder::new();
        folder.add_bytes("palmares.toml", b"Rules = \"wbu-2003\"\nStatus = \"club\"\n");
        folder.add_bytes("monday.bws", &database(&monday(), Jet::Four));
        let hands = format!("% PBN 2.1\n[Event \"?\"]\n{date}\n[Board \"{board}\"]\n{deal}\n");
        folder.add_bytes("monday.pbn", hands.as_bytes());
        let said = folder.run();
        assert!(said.status < 2 && !said.err.contains("pad-hands-only"), "{said:#?}");
        assert_eq!(folder.rows("events").len(), 1, "{said:#?}");
        let page = folder.written("events/monday-1/boards.html");
        assert_eq!(
            page.contains("class=\"hands\"") && page.contains("KQ"),
            shown && page.contains("AKQ52"),
            "{date}"
        );
        assert_eq!(page.contains("AKQ52"), shown, "{date} {board}");
        let problems = folder.written("data/problems.csv");
        assert_eq!(
            problems.contains("pad-hands-other"),
            !told.is_empty() && problems.contains(told),
            "{problems}"
        );
    }
}

#[test]
fn a_session_that_goes_on_is_one_problem() {
    let rows = monday();
    let (before, after) = rows.split_once("4 | 1 | 2 | 1 | 2").unwrap();
    let (_, after) = after.split_once("\n\n").unwrap();
    let database = database(&format!("{before}\n\n{after}"), Jet::Four);
    let computed = computed(&database);
    let errors: Vec<&str> = computed
        .problems
        .iter()
        .filter(|told| told.severity == Severity::Error)
        .map(|told| &*told.code)
        .collect();
    assert_eq!(errors, ["pad-unfinished"], "{:#?}", computed.problems);
    assert_eq!(computed.outcomes[0].event.state, State::Provisional);
    // The workbook that the file becomes says it once as well.
    let folder = Folder::new();
    folder.add_bytes("monday.bws", &database);
    let (file, out) = (folder.returns().join("monday.bws"), folder.root().join("books"));
    palmares(&[
        "import",
        "bws",
        file.to_str().unwrap(),
        "--out",
        out.to_str().unwrap(),
        "--rules",
        "wbu-2003",
    ]);
    let of_book = self::computed(&std::fs::read(out.join("monday.xlsx")).unwrap());
    let errors = of_book.problems.iter().filter(|told| told.severity == Severity::Error);
    let errors: Vec<&str> = errors.map(|told| &*told.message).collect();
    assert_eq!(errors, ["5 rows have no result, so they were left out: 5 to 9."]);
}

/// Standings and awards of a run, whatever its files are called.
fn results(folder: &Folder) -> [Vec<String>; 2] {
    let columns = |name: &str, columns: &[&str]| {
        let rows = folder.rows(name);
        let row = |row: &support::Row| {
            columns.iter().map(|c| row[*c].as_str()).collect::<Vec<_>>().join(" | ")
        };
        rows.iter().map(row).collect::<Vec<String>>()
    };
    [
        columns(
            "standings",
            &["direction", "place", "tied", "entry", "name", "score", "unit", "played"],
        ),
        columns("awards", &["entry", "place", "player", "kind", "points", "clauses", "basis"]),
    ]
}

#[test]
fn what_pads_and_platforms_wrote_comes_back_from_the_workbook_and_from_usebio() {
    for (name, bytes, form) in [
        ("monday.bws", database(&monday(), Jet::Four), "bws"),
        ("monday.bws", database(&text("sections.bws.txt"), Jet::Three), "bws"),
        ("monday.csv", six_pairs().into_bytes(), "csv"),
        ("monday.csv", text("platform.csv").into_bytes(), "csv"),
        ("monday.csv", text("clubsite.csv").into_bytes(), "csv"),
        ("monday.pbn", text("monday.pbn").into_bytes(), "pbn"),
        ("monday.txt", text("monday.txt").into_bytes(), "text"),
    ] {
        let sent = Folder::new();
        sent.add_bytes("palmares.toml", SETTINGS.as_bytes());
        sent.add_bytes(name, &bytes);
        let said = sent.run();
        assert!(said.status < 2, "{name}: {said:#?}");
        let expected = results(&sent);
        assert!(!expected[0].is_empty(), "{name}: {said:#?}");
        let file = sent.returns().join(name).display().to_string();
        for words in [["import", form], ["export", "usebio"]] {
            let back = Folder::new();
            let out = back.returns().display().to_string();
            let said = palmares(&[words[0], words[1], &file, "--out", &out]);
            assert_eq!(said.status, 0, "{name} {words:?}: {said:#?}");
            back.add_bytes("palmares.toml", SETTINGS.as_bytes());
            let heard = back.run();
            assert_eq!(results(&back), expected, "{name} {words:?}: {heard:#?}");
        }
    }
}

#[test]
fn files_that_are_none_are_refused_with_a_reason() {
    let database = database(&monday(), Jet::Four);
    let mut large = database.clone();
    large.resize(65 << 20, 0);
    let mut secret = database.clone();
    secret[2 * 4096..].iter_mut().for_each(|byte| *byte ^= 0x5a);
    let sound: [(&str, Vec<u8>, &str); 4] = [
        ("cut off", database[..9000].to_vec(), "pad-refused"),
        ("large", large, "pad-refused"),
        ("overwritten", secret, "pad-refused"),
        (
            "hands only",
            b"% PBN 2.1\n[Board \"1\"]\n[Deal \"N:A... K... Q... J...\"]\n".to_vec(),
            "pad-hands-only",
        ),
    ];
    for (what, bytes, code) in sound {
        let computed = computed(&bytes);
        assert_eq!(codes(&computed), [code], "{what}: {:#?}", computed.problems);
    }
    let cut = &database[..database.len() - 4 * 4096];
    assert!(codes(&computed(cut)).iter().any(|code| code.starts_with("pad-")), "cut off behind");
    assert!(PadFileKind::recognise(b"Name,Score\nAnn,50\n").is_none());
}

/// Files with bytes changed, cut out or doubled.
#[test]
fn mutated_files_neither_panic_nor_hang() {
    const MOST_TIME: Duration = Duration::from_secs(5);
    let count = sweep::seeds(0..15, 0..60).end;
    let mut files: Vec<Vec<u8>> = ["monday.txt", "monday.pbn", "platform.csv", "clubsite.csv"]
        .map(|name| text(name).into_bytes())
        .to_vec();
    files.push(database(&monday(), Jet::Three));
    files.push(database(&monday(), Jet::Four));
    let settings = settings(&[]);
    let mut state = 0x9e37_79b9_7f4a_7c15u64;
    let mut next = move |below: usize| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below.max(1)
    };
    let before = caught_panics();
    for file in &files {
        let kind = PadFileKind::recognise(file).unwrap();
        for _ in 0..count {
            let mut bytes = file.clone();
            for _ in 0..=next(8) {
                let at = next(bytes.len());
                match next(6) {
                    0 => bytes.truncate(at.max(1)),
                    1 => bytes[at] = 0xff,
                    2 => bytes[at] = 0,
                    3 => {
                        let piece = bytes[at..(at + next(600)).min(bytes.len())].to_vec();
                        let to = next(bytes.len());
                        bytes.splice(to..to, piece);
                    }
                    _ => bytes[at] = next(256) as u8,
                }
            }
            let begun = Instant::now();
            let _ = import_scoring_pad_file(kind, &bytes, None, next(2) == 0);
            compute_return_from_bytes(&bytes, &settings, &SeasonContext::default());
            assert!(begun.elapsed() < MOST_TIME, "it hangs");
        }
    }
    assert_eq!(caught_panics(), before);
}

/// Three tables that play four boards without a move: the file as a table of scores, with or
/// without names, or as a game for each table.
fn evening(kind: &str) -> String {
    let names = [
        "Ada Fenn;Bea Holt",
        "Cal Reed;Dot Lisle",
        "Edd Marsh;Fay Quill",
        "Gil Stone;Hal Wren",
        "Ina Frost;Jem Dale",
        "Kit Moor;Lou Birch",
    ];
    let head = "[Event \"Monday\"]\n[Date \"2026.01.12\"]\n[Scoring \"MP\"]\n";
    let mut text = "% PBN 2.1\n".to_string();
    for board in 1..=4 {
        let games = [("4H", "E", 10), ("2S", "S", 8 + board % 2), ("3NT", "W", 6 + board)];
        if kind == "games" {
            for (table, (contract, by, tricks)) in games.iter().enumerate() {
                let [ns, ew] =
                    [names[table], names[5 - table]].map(|pair| pair.split_once(';').unwrap());
                text += &format!(
                    "{head}[Board \"{board}\"]\n[North \"{}\"]\n[South \"{}\"]\n\
                    [East \"{}\"]\n[West \"{}\"]\n[Contract \"{contract}\"]\n[Declarer \"{by}\"]\n\
                    [Result \"{tricks}\"]\n\n",
                    ns.0, ns.1, ew.0, ew.1
                );
            }
            continue;
        }
        text += &format!("{head}[Board \"{board}\"]\n");
        if board == 1 && kind == "names" {
            text += "[TotalScoreTable \"PairId\\2R;Names\\30L\"]\n";
            for (nth, name) in names.iter().enumerate() {
                text += &format!(" {} \"{name}\"\n", nth + 1);
            }
        }
        text += "[ScoreTable \"PairId_NS;PairId_EW;Contract;Declarer;Result\"]\n";
        for (table, (contract, by, tricks)) in games.iter().enumerate() {
            text += &format!("{} {} {contract} {by} {tricks}\n", table + 1, 6 - table);
        }
        text += "\n";
    }
    text
}

#[test]
fn one_evening_in_several_files_counts_once() {
    for kinds in [&["names", "bare"][..], &["games", "names"], &["bare", "games", "names"]] {
        let folder = Folder::new();
        folder.add_bytes("palmares.toml", SETTINGS.as_bytes());
        for kind in kinds {
            folder.add_bytes(&format!("{kind}.pbn"), evening(kind).as_bytes());
        }
        let said = folder.run();
        let events = folder.rows("events");
        let counted: Vec<&str> = (events.iter())
            .filter(|event| event["state"] != "rejected")
            .map(|event| &*event["return"])
            .collect();
        // The file without names is never the one that counts.
        assert_eq!(counted.len(), 1, "{kinds:?}: {said:#?}");
        assert_ne!(counted, ["bare.pbn"], "{kinds:?}");
        let told = folder.rows("problems");
        let told = told.iter().filter(|row| row["code"] == "same-event-twice").count();
        assert_eq!(told, kinds.len() - 1, "{kinds:?}: {said:#?}");
    }
}

#[test]
fn another_day_is_another_evening() {
    let folder = Folder::new();
    folder.add_bytes("palmares.toml", SETTINGS.as_bytes());
    folder.add_bytes("a.pbn", evening("names").as_bytes());
    folder.add_bytes("b.pbn", evening("games").replace("2026.01.12", "2026.01.19").as_bytes());
    let said = folder.run();
    assert!(folder.rows("events").iter().all(|event| event["state"] == "final"), "{said:#?}");
}

#[test]
fn a_game_for_each_table_is_a_result() {
    let computed_of = |kind: &str| scores(&computed(evening(kind).as_bytes()));
    // By hand: the tables' scores are -420, 110 (140 on odd boards), and that of 3NT by West with
    // 7 to 10 tricks.
    assert_eq!(computed_of("games"), computed_of("names"));
    assert_eq!(computed_of("bare"), computed_of("names"));
    let twice = evening("games").replace("[North \"Ada Fenn\"]\n", "");
    assert_eq!(codes(&computed(twice.as_bytes()))[0], "pad-refused");
}

/// Pairs whose players nobody named are ranked by number, with one warning; the workbook has the
/// columns to fill in.
#[test]
fn players_that_nobody_named_are_one_warning() {
    let bare = evening("bare");
    let unknown = |computed: &ComputedReturn| {
        computed.problems.iter().filter(|told| &*told.code == "no-players").count()
    };
    let of_file = computed(bare.as_bytes());
    assert_eq!(unknown(&of_file), 1, "{:#?}", of_file.problems);
    assert_eq!(scores(&of_file).len(), 6);
    let imported = import_scoring_pad_file(
        PadFileKind::recognise(bare.as_bytes()).unwrap(),
        bare.as_bytes(),
        None,
        false,
    )
    .unwrap();
    let entries =
        imported.workbook_copy.sheets.iter().find(|sheet| sheet.name == "Entries").unwrap();
    let headings: Vec<String> = entries
        .cells
        .iter()
        .filter(|cell| cell.row == 0)
        .map(|cell| format!("{:?}", cell.value))
        .collect();
    for heading in ["Entry", "Player 1", "No 1", "Player 2", "No 2"] {
        assert!(headings.iter().any(|known| known.contains(heading)), "{headings:?}");
    }
    let book =
        ::workbook::write::copy_workbook(&imported.workbook_copy, "copy", "palmares").unwrap();
    assert_eq!(scores(&computed(&book)), scores(&of_file));
}

#[test]
fn words_as_scores_are_rulings() {
    let file = |row: &str| {
        format!(
            "% PBN 2.1\n[Event \"M\"]\n[Date \"2026.01.12\"]\n[Board \"1\"]\n[Scoring \"MP\"]\n\
             [ScoreTable \"PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS;Score_EW\"]\n\
             1 4 3NT S 12 490 -490\n{row}\n3 6 2S W 8 -110 110\n"
        )
    };
    for (row, score) in [
        ("2 5 - - - AVE+ AVE-", "2 60"),
        ("2 5 - - - AVE AVE", "2 50"),
        ("2 5 - - - AVE- AVE+", "2 40"),
        ("2 5 A60-40 - - - -", "2 60"),
        // Between 490 and -110.
        ("2 5 PO - - 0 0", "2 50"),
        ("2 5 PASS - - 0 0", "2 50"),
    ] {
        let computed = computed(file(row).as_bytes());
        let found = scores(&computed);
        let own = found.iter().find(|line| line.starts_with("2 "));
        assert_eq!(own.map(String::as_str), Some(score), "{row} {found:?}");
    }
    let asked = computed(file("2 5 A A A - -").as_bytes());
    assert!(codes(&asked).contains(&"pad-undecided"), "{:?}", codes(&asked));
    assert!(!codes(&asked).iter().any(|code| code.contains("contract")), "{:?}", codes(&asked));
}
