//! USEBIO files: import of each kind of event, and refused files.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use crate::support::{self, Folder, palmares};
use engine::awards::SeasonContext;
use model::problem::RenderedProblem;
use model::{CellValue, SheetCopy};
use proptest::prelude::*;
use returns::{ImportedReturn, import_usebio, is_usebio, read_return};
use season::{Settings, command_line_settings, compute_return_from_bytes};

/// A file around an event.
fn file(event: &str) -> String {
    format!(
        "<?xml version=\"1.0\"?>\n<!DOCTYPE USEBIO SYSTEM \"usebio_v1_2.dtd\">\n<USEBIO Version=\"1.2\">\
         <CLUB><CLUB_NAME>Riverside &amp; District</CLUB_NAME><CLUB_ID_NUMBER>0042</CLUB_ID_NUMBER></CLUB>\
         {event}</USEBIO>"
    )
}

/// `<NAME>text</NAME>` for each `NAME=text`, one a word or in quotation marks.
fn elements(said: &[(&str, &str)]) -> String {
    said.iter().fold(String::new(), |mut xml, (name, text)| {
        write!(xml, "<{name}>{text}</{name}>").unwrap();
        xml
    })
}

fn event(kind: &str, said: &[(&str, &str)], rest: &str) -> String {
    format!("<EVENT EVENT_TYPE=\"{kind}\">{}{rest}</EVENT>", elements(said))
}

/// A pair with players named after it.
fn pair(number: &str, said: &[(&str, &str)]) -> String {
    format!(
        "<PAIR><PAIR_NUMBER>{number}</PAIR_NUMBER>{}\
         <PLAYER><PLAYER_NAME>Ann {number}</PLAYER_NAME><NATIONAL_ID_NUMBER>01{number}</NATIONAL_ID_NUMBER></PLAYER>\
         <PLAYER><PLAYER_NAME>Bob {number}</PLAYER_NAME><NATIONAL_ID_NUMBER/></PLAYER></PAIR>",
        elements(said)
    )
}

fn participants(all: &[String]) -> String {
    format!("<PARTICIPANTS>{}</PARTICIPANTS>", all.concat())
}

fn board(number: u32, lines: &[&[(&str, &str)]]) -> String {
    let lines: String = lines
        .iter()
        .map(|said| format!("<TRAVELLER_LINE>{}</TRAVELLER_LINE>", elements(said)))
        .collect();
    format!("<BOARD><BOARD_NUMBER>{number}</BOARD_NUMBER>{lines}</BOARD>")
}

fn wbu() -> Arc<Settings> {
    command_line_settings(["Rules=wbu-2003"]).unwrap()
}

fn imported(xml: &str) -> ImportedReturn {
    import_usebio(xml.as_bytes(), None).unwrap_or_else(|why| panic!("{why:?}"))
}

fn shown(value: &CellValue) -> String {
    match value {
        CellValue::Blank => String::new(),
        CellValue::Text(text) | CellValue::Error(text) => text.to_string(),
        CellValue::Number(number) => number.to_string(),
        CellValue::Date(day) => model::day_from_serial(*day).unwrap().to_string(),
        CellValue::Bool(answer) => answer.to_string(),
    }
}

/// The sheet of a name; empty when there is none.
fn sheet<'a>(imported: &'a ImportedReturn, name: &str) -> Option<&'a SheetCopy> {
    imported.workbook_copy.sheets.iter().find(|sheet| sheet.name == name)
}

/// The rows of a sheet by heading, without empty cells.
fn rows(imported: &ImportedReturn, name: &str) -> Vec<BTreeMap<String, String>> {
    let Some(sheet) = sheet(imported, name) else { return Vec::new() };
    let headings: BTreeMap<u16, String> = sheet
        .cells
        .iter()
        .filter(|cell| cell.row == 0)
        .map(|cell| (cell.column, shown(&cell.value)))
        .collect();
    let body: Vec<_> = sheet.cells.iter().filter(|cell| cell.row > 0).collect();
    body.chunk_by(|one, other| one.row == other.row)
        .map(|cells| {
            let cells = cells.iter().filter(|cell| cell.value != CellValue::Blank);
            cells.map(|cell| (headings[&cell.column].clone(), shown(&cell.value))).collect()
        })
        .collect()
}

/// A column of a sheet, row by row.
fn column(imported: &ImportedReturn, name: &str, heading: &str) -> Vec<String> {
    let rows = rows(imported, name);
    rows.into_iter().map(|mut row| row.remove(heading).unwrap_or_default()).collect()
}

/// The answers of the sheet `Event`.
fn answers(imported: &ImportedReturn) -> BTreeMap<String, String> {
    let sheet = sheet(imported, "Event").unwrap();
    let cells: Vec<String> = sheet.cells.iter().map(|cell| shown(&cell.value)).collect();
    cells.chunks(2).map(|pair| (pair[0].clone(), pair[1].clone())).collect()
}

fn answer(imported: &ImportedReturn, key: &str) -> String {
    answers(imported).remove(key).unwrap_or_default()
}

/// The beginning of the note on skipped elements.
const LEFT_OUT: &str = "Left out, because a return cannot hold it: ";

/// The skipped elements.
fn left_out(imported: &ImportedReturn) -> Vec<String> {
    let messages =
        imported.problems.iter().map(|one| RenderedProblem::for_file(one.trouble.clone()).message);
    let what = |message: String| {
        let (what, count) = message.strip_prefix(LEFT_OUT)?.rsplit_once(" (")?;
        Some(format!("{what}: {}", count.split(' ').next()?))
    };
    messages.filter_map(what).collect()
}

/// A small Mitchell with boards and percentages.
fn mitchell() -> String {
    let published = |direction, percent, place| {
        [("DIRECTION", direction), ("TOTAL_SCORE", "3"), ("PERCENTAGE", percent), ("PLACE", place)]
    };
    let pairs = [
        pair("1NS", &published("NS", "75.00", "1")),
        pair("2NS", &published("NS", "25.00", "2")),
        pair("1EW", &published("EW", "50.00", "1=")),
        pair("2EW", &published("EW", "50.00", "1=")),
    ];
    let line = |ns, ew, contract, by, tricks, score| {
        [
            ("NS_PAIR_NUMBER", ns),
            ("EW_PAIR_NUMBER", ew),
            ("CONTRACT", contract),
            ("PLAYED_BY", by),
            ("LEAD", "KD"),
            ("TRICKS", tricks),
            ("SCORE", score),
            ("NS_MATCH_POINTS", "2"),
            ("EW_MATCH_POINTS", "0"),
        ]
    };
    let boards = [
        board(
            1,
            &[
                &line("1NS", "1EW", "4H", "South", "10", "420"),
                &line("2NS", "2EW", "3NTX", "N", "8", "-100"),
            ],
        ),
        board(
            2,
            &[&line("1NS", "2EW", "PASS", "", "", "0"), &line("2NS", "1EW", "", "", "", "A6040")],
        ),
    ];
    let said = [
        ("EVENT_IDENTIFIER", "m7"),
        ("EVENT_DESCRIPTION", "Monday Pairs"),
        ("TITLE", "Monday"),
        ("DATE", "11/05/2026"),
        ("WINNER_TYPE", "2"),
        ("BOARDS_PLAYED", "24"),
    ];
    file(&event("MP_PAIRS", &said, &(participants(&pairs) + &boards.concat())))
}

#[test]
fn a_mitchell_becomes_entries_results_and_boards() {
    let imported = imported(&mitchell());
    let known = answers(&imported);
    for (key, value) in [
        ("Event", "m7"),
        ("Title", "Monday Pairs"),
        ("Date", "2026-05-11"),
        ("Organiser", "Riverside & District"),
        ("Organiser no", "0042"),
        ("Rules", ""),
        ("Format", "pairs"),
        ("Scoring", "matchpoints"),
        ("Movement", "mitchell"),
        ("Winners", "2"),
        ("Boards", "24"),
    ] {
        assert_eq!(known[key], value, "{key}");
    }
    let entries = rows(&imported, "Entries");
    assert_eq!(entries.len(), 4);
    assert_eq!(entries[0]["Entry"], "1NS");
    assert_eq!(entries[0]["Direction"], "NS");
    assert_eq!(entries[0]["No 1"], "011NS");
    assert!(!entries[0].contains_key("No 2"));
    assert_eq!(column(&imported, "Results", "Score"), ["0.75", "0.25", "0.5", "0.5"]);
    assert_eq!(column(&imported, "Results", "Place"), ["1", "2", "1=", "1="]);
    let boards = rows(&imported, "Boards");
    let first: Vec<(&str, &str)> =
        boards[0].iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    assert_eq!(
        first,
        [
            ("Board", "1"),
            ("By", "S"),
            ("Contract", "4H"),
            ("EW", "1EW"),
            ("EW given", "0"),
            ("Lead", "KD"),
            ("NS", "1NS"),
            ("NS given", "2"),
            ("Score", "420"),
            ("Tricks", "10"),
        ]
    );
    assert_eq!(boards[2]["Contract"], "PASS");
    assert!(!boards[2].contains_key("Tricks"));
    assert_eq!(boards[3]["Adjusted"], "60/40");
    assert_eq!(left_out(&imported), Vec::<String>::new());
}

#[test]
fn each_type_of_event_has_its_format_and_scoring() {
    let pairs = || participants(&[pair("1", &[("TOTAL_SCORE", "4")])]);
    let teams = || {
        "<PARTICIPANTS><TEAM TEAM_ID=\"1\" TEAM_NAME=\"Oak\"><TOTAL_SCORE>4</TOTAL_SCORE></TEAM></PARTICIPANTS>"
            .to_string()
    };
    for (kind, said, rest, format, scoring) in [
        ("MP_PAIRS", None, pairs(), "pairs", "matchpoints"),
        ("BUTLER_PAIRS", Some(("SCORING_METHOD", "IMPS")), pairs(), "pairs", "butler"),
        ("CROSS_IMP", None, pairs(), "pairs", "cross imps"),
        ("AGGREGATE", None, pairs(), "pairs", "points"),
        ("AGGREGATE", None, teams(), "teams", "points"),
        ("PAIRS", Some(("BOARD_SCORING_METHOD", "MATCH_POINTS")), pairs(), "pairs", "matchpoints"),
        ("PAIRS", Some(("BOARD_SCORING_METHOD", "CROSS_IMPS")), pairs(), "pairs", "cross imps"),
        ("PAIRS", Some(("BOARD_SCORING_METHOD", "BUTLER")), pairs(), "pairs", "butler"),
        ("SWISS_PAIRS", None, pairs(), "swiss pairs", "vps"),
        ("SWISS_PAIRS_CROSS_IMPS", None, pairs(), "swiss pairs", "vps"),
        (
            "SWISS_PAIRS_BUTLER_IMPS",
            Some(("MATCH_SCORING_METHOD", "IMPS")),
            pairs(),
            "swiss pairs",
            "butler",
        ),
        ("SWISS_TEAMS", Some(("MATCH_SCORING_METHOD", "VPS")), teams(), "swiss teams", "vps"),
        ("TEAMS", None, teams(), "teams", "imps"),
        ("TEAM_OF_FOUR", Some(("MATCH_SCORING_METHOD", "VPS")), teams(), "teams", "vps"),
        ("TEAMS_OF_FOUR", None, teams(), "teams", "imps"),
        ("KO", None, teams(), "knockout teams", "imps"),
        ("LADDER_PAIRS", None, pairs(), "ladder pairs", ""),
        ("LADDER_TEAMS", Some(("MATCH_SCORING_METHOD", "VPS")), teams(), "ladder teams", "vps"),
        ("INDIVIDUAL", Some(("SCORING_METHOD", "MP")), String::new(), "individual", "matchpoints"),
    ] {
        let said: Vec<(&str, &str)> = said.into_iter().collect();
        let imported = imported(&file(&event(kind, &said, &rest)));
        assert_eq!(answer(&imported, "Format"), format, "{kind}");
        assert_eq!(answer(&imported, "Scoring"), scoring, "{kind}");
        if !rest.is_empty() {
            assert_eq!(column(&imported, "Results", "Score"), ["4"], "{kind}");
        }
    }
}

#[test]
fn the_points_on_travellers_tell_what_imps_are_meant() {
    for (points, scoring) in [("NS_CROSS_IMP_POINTS", "cross imps"), ("NS_BUTLER_POINTS", "butler")]
    {
        let lines = board(1, &[&[("NS_PAIR_NUMBER", "1"), ("EW_PAIR_NUMBER", "2"), (points, "3")]]);
        let said = [("BOARD_SCORING_METHOD", "IMPS")];
        let imported = imported(&file(&event("PAIRS", &said, &lines)));
        assert_eq!(answer(&imported, "Scoring"), scoring);
    }
}

#[test]
fn a_type_that_is_not_known_is_told_where_it_stands() {
    let xml = file(&event("PATTON", &[("DATE", "11/05/2026")], &participants(&[pair("1", &[])])));
    assert_eq!(answer(&imported(&xml), "Format"), "PATTON");
    let reading = read_return(xml.as_bytes(), &wbu());
    let told: Vec<_> = reading.problems.iter().map(|problem| problem.trouble.code()).collect();
    assert!(told.contains(&"unknown-format"), "{told:?}");
}

#[test]
fn an_unknown_method_of_scoring_is_asked() {
    for (kind, element, method) in [
        ("TEAMS", "BOARD_SCORING_METHOD", "PATTON"),
        ("TEAMS", "MATCH_SCORING_METHOD", "PATTON"),
        // Point-a-board is a method of teams, and no scale of a Swiss.
        ("SWISS_TEAMS", "MATCH_SCORING_METHOD", "PAB"),
        ("PAIRS", "BOARD_SCORING_METHOD", "PAB"),
    ] {
        let said = [("DATE", "11/05/2026"), (element, method)];
        let xml = file(&event(kind, &said, &participants(&[team("1"), team("2")])));
        assert_eq!(answer(&imported(&xml), "Scoring"), method, "{kind}");
        let reading = read_return(xml.as_bytes(), &wbu());
        let told: Vec<_> = reading.problems.iter().map(|problem| problem.trouble.code()).collect();
        assert!(told.contains(&"unknown-choice"), "{kind}: {told:?}");
    }
}

/// A board won is 2 points, tied 1, lost 0, whatever the difference; the matches are the sums.
#[test]
fn point_a_board_is_board_a_match() {
    fn line<'a>(direction: &'a str, score: &'a str) -> [(&'a str, &'a str); 4] {
        [("DIRECTION", direction), ("CONTRACT", "3NT"), ("PLAYED_BY", "N"), ("SCORE", score)]
    }
    let of_match = |scores: [[&'static str; 2]; 3]| {
        let boards = (1..).zip(scores).map(|(number, [open, closed])| {
            board(number, &[&line("NS", open), &line("EW", closed)])
        });
        let boards: String = boards.collect();
        format!(
            "<MATCH><ROUND_NUMBER>1</ROUND_NUMBER><TEAM>1</TEAM><OPPOSING_TEAM>2</OPPOSING_TEAM>\
             <TEAM_SCORE>3</TEAM_SCORE><OPPOSING_TEAM_SCORE>3</OPPOSING_TEAM_SCORE>{boards}</MATCH>"
        )
    };
    // Won by 20, tied, lost by 1,000: 2 + 1 + 0 = 3 of 6 points, which IMPs would never say.
    let matches = of_match([["420", "400"], ["400", "400"], ["-400", "600"]]);
    for (element, method) in [
        ("BOARD_SCORING_METHOD", "PAB"),
        ("MATCH_SCORING_METHOD", "POINT A BOARD"),
        ("BOARD_SCORING_METHOD", "BOARD-A-MATCH"),
    ] {
        let said = [("DATE", "11/05/2026"), (element, method)];
        let all = participants(&[team("1"), team("2")]) + &matches;
        let xml = file(&event("TEAMS", &said, &all));
        assert_eq!(answer(&imported(&xml), "Scoring"), "matchpoints", "{method}");
        let computed = compute_return_from_bytes(xml.as_bytes(), &wbu(), &SeasonContext::default());
        let scores = computed.outcomes[0].scores.of_entry.iter().flatten();
        let scores: Vec<String> = scores.map(|score| score.total.to_decimal()).collect();
        assert_eq!(scores, ["50", "50"], "{method}");
        let told: Vec<_> = computed.problems.iter().map(|told| &*told.code).collect();
        assert!(!told.contains(&"imps-disagree"), "{told:?}");
    }
}

#[test]
fn a_word_in_place_of_a_contract_is_a_ruling() {
    let line =
        |contract| [("NS_PAIR_NUMBER", "1"), ("EW_PAIR_NUMBER", "2"), ("CONTRACT", contract)];
    for (contract, adjusted, kept) in
        [("NP", "NP", ""), ("PO", "", "PASS"), ("A60-40", "60/40", ""), ("3NT", "", "3NT")]
    {
        let pairs = participants(&[pair("1", &[]), pair("2", &[])]);
        let xml = file(&event("PAIRS", &[], &(pairs + &board(1, &[&line(contract)]))));
        let row = rows(&imported(&xml), "Boards").remove(0);
        let own = |name: &str| row.get(name).map_or("", String::as_str);
        assert_eq!((own("Adjusted"), own("Contract")), (adjusted, kept), "{contract}");
    }
}

#[test]
fn percentages_without_boards_are_what_is_ranked() {
    let pairs = [
        pair("1", &[("PERCENTAGE", "61.5"), ("PLACE", "1")]),
        pair("2", &[("PERCENTAGE", "-"), ("TOTAL_SCORE", "12")]),
    ];
    let imported = imported(&file(&event("MP_PAIRS", &[], &participants(&pairs))));
    assert_eq!(answer(&imported, "Scoring"), "percent");
    assert_eq!(column(&imported, "Results", "Score"), ["0.615"]);
}

#[test]
fn days_are_read_in_every_form() {
    for typed in ["11/05/2026", "11-05-2026", "2026-05-11", " 11/5/2026 "] {
        let imported = imported(&file(&event("MP_PAIRS", &[("DATE", typed)], "")));
        assert_eq!(answer(&imported, "Date"), "2026-05-11", "{typed}");
    }
    let imported = imported(&file(&event("MP_PAIRS", &[("DATE", "05/31/2026")], "")));
    assert_eq!(answer(&imported, "Date"), "05/31/2026");
}

#[test]
fn sessions_and_sections_become_columns() {
    let part = |percent: &str| participants(&[pair("1", &[("PERCENTAGE", percent)])]);
    let line = || board(3, &[&[("NS_PAIR_NUMBER", "1"), ("EW_PAIR_NUMBER", "2"), ("SCORE", "50")]]);
    let section = |id: &str, percent| {
        format!("<SECTION SECTION_ID=\"{id}\">{}{}</SECTION>", part(percent), line())
    };
    let session = |day: &str, one, two| {
        format!("<SESSION><DATE>{day}</DATE>{}{}</SESSION>", section("A", one), section("B", two))
    };
    let rest = session("11/05/2026", "60", "40") + &session("18/05/2026", "55", "45");
    let said = [("SESSION_COUNT", "2"), ("SECTION_COUNT", "2")];
    let imported = imported(&file(&event("MP_PAIRS", &said, &rest)));
    assert_eq!(answer(&imported, "Date"), "2026-05-11");
    assert_eq!(answer(&imported, "End date"), "2026-05-18");
    assert_eq!(answer(&imported, "Sessions"), "2");
    assert_eq!(column(&imported, "Entries", "Section"), ["A", "B"]);
    assert_eq!(column(&imported, "Results", "Session"), ["1", "1", "2", "2"]);
    assert_eq!(column(&imported, "Results", "Section"), ["A", "B", "A", "B"]);
    assert_eq!(column(&imported, "Boards", "Session"), ["1", "1", "2", "2"]);
    assert_eq!(column(&imported, "Boards", "Section"), ["A", "B", "A", "B"]);
}

#[test]
fn totals_of_the_event_stand_for_those_of_its_sessions() {
    let part = |percent: &str| participants(&[pair("1", &[("PERCENTAGE", percent)])]);
    let rest = format!(
        "{0}<SESSION>{1}</SESSION><SESSION>{2}</SESSION>",
        part("50"),
        part("60"),
        part("40")
    );
    let imported = imported(&file(&event("MP_PAIRS", &[], &rest)));
    assert_eq!(column(&imported, "Entries", "Entry"), ["1"]);
    assert_eq!(column(&imported, "Results", "Score"), ["0.5"]);
    assert_eq!(column(&imported, "Results", "Session"), [""]);
}

#[test]
fn a_single_section_needs_no_column() {
    let rest = format!(
        "<SESSION SESSION_ID=\"1\"><SECTION SECTION_ID=\"A\">{}</SECTION></SESSION>",
        participants(&[pair("1", &[("TOTAL_SCORE", "4")])])
    );
    let imported = imported(&file(&event("BUTLER_PAIRS", &[], &rest)));
    assert_eq!(column(&imported, "Entries", "Section"), [""]);
    assert_eq!(column(&imported, "Results", "Session"), [""]);
    assert_eq!(left_out(&imported), Vec::<String>::new());
}

#[test]
fn several_events_are_told_apart() {
    let one = |id: &str| {
        let said = [("EVENT_IDENTIFIER", id), ("DATE", "11/05/2026")];
        let line =
            board(1, &[&[("NS_PAIR_NUMBER", "1"), ("EW_PAIR_NUMBER", "2"), ("SCORE", "50")]]);
        let rest = participants(&[pair("1", &[("PERCENTAGE", "60")])]) + &line;
        event("MP_PAIRS", &said, &rest)
    };
    let imported = imported(&file(&(one("a") + &one("b"))));
    assert_eq!(column(&imported, "Events", "Event"), ["a", "b"]);
    for name in ["Entries", "Results", "Boards"] {
        assert_eq!(column(&imported, name, "Event"), ["a", "b"], "{name}");
    }
    let imported = self::imported(&file(&(one("a") + &one("A"))));
    assert_eq!(column(&imported, "Events", "Event"), ["1", "2"]);
}

/// A team of six in three pairs.
fn team(number: &str) -> String {
    let pairs: String =
        ["1", "2", "3"].iter().map(|nth| pair(&format!("{number}{nth}"), &[])).collect();
    format!(
        "<TEAM TEAM_ID=\"{number}\" TEAM_NAME=\"Team {number}\"><TOTAL_SCORE>2{number}</TOTAL_SCORE><PLACE>{number}</PLACE>{pairs}</TEAM>"
    )
}

#[test]
fn team_matches_have_rooms_and_lineups() {
    let line = |direction, ns, ew, score| {
        [
            ("DIRECTION", direction),
            ("NS_PAIR_NUMBER", ns),
            ("EW_PAIR_NUMBER", ew),
            ("CONTRACT", "4S"),
            ("SCORE", score),
        ]
    };
    let said = [
        ("ROUND_NUMBER", "1"),
        ("TEAM", "1"),
        ("OPPOSING_TEAM", "2"),
        ("TEAM_SCORE", "13.5"),
        ("OPPOSING_TEAM_SCORE", "6.5"),
    ];
    let boards = board(1, &[&line("NS", "11", "21", "620"), &line("EW", "22", "12", "-100")])
        + &board(2, &[&line("NS", "11", "21", "50"), &line("EW", "22", "13", "50")]);
    let mirrored = [
        ("ROUND_NUMBER", "1"),
        ("TEAM", "2"),
        ("OPPOSING_TEAM", "1"),
        ("TEAM_SCORE", "6.5"),
        ("OPPOSING_TEAM_SCORE", "13.5"),
    ];
    let bye = [("ROUND_NUMBER", "2"), ("TEAM", "2"), ("TEAM_SCORE", "12")];
    let rest = format!(
        "{}<MATCH>{}{boards}</MATCH><MATCH>{}{boards}</MATCH><MATCH>{}<OPPOSING_TEAM/></MATCH>",
        participants(&[team("1"), team("2")]),
        elements(&said),
        elements(&mirrored),
        elements(&bye)
    );
    let imported = imported(&file(&event("SWISS_TEAMS", &[("WINNER_TYPE", "1")], &rest)));
    assert_eq!(column(&imported, "Entries", "Name"), ["Team 1", "Team 2"]);
    assert_eq!(column(&imported, "Entries", "Player 6"), ["Bob 13", "Bob 23"]);
    assert_eq!(column(&imported, "Results", "Score"), ["21", "22"]);
    assert_eq!(column(&imported, "Matches", "Home"), ["1", "2"]);
    assert_eq!(column(&imported, "Matches", "Away"), ["2", ""]);
    assert_eq!(column(&imported, "Matches", "Home VPs"), ["13.5", "12"]);
    assert_eq!(column(&imported, "Matches", "Away VPs"), ["6.5", ""]);
    assert_eq!(column(&imported, "Matches", "Boards"), ["2", ""]);
    assert_eq!(column(&imported, "Matches", "Note"), ["", "bye"]);
    assert_eq!(column(&imported, "Boards", "Room"), ["open", "closed", "open", "closed"]);
    assert_eq!(column(&imported, "Boards", "NS"), ["1", "2", "1", "2"]);
    assert_eq!(column(&imported, "Boards", "EW"), ["2", "1", "2", "1"]);
    assert_eq!(column(&imported, "Boards", "Round"), ["1"; 4]);
    let lineups = rows(&imported, "Lineups");
    let played: Vec<String> = lineups
        .iter()
        .map(|row| format!("{}/{} {}", row["Entry"], row["Player"], row["Boards"]))
        .collect();
    assert_eq!(
        played,
        ["1/1 2", "1/2 2", "1/3 1", "1/4 1", "1/5 1", "1/6 1", "2/1 2", "2/2 2", "2/3 2", "2/4 2"]
    );
    assert_eq!(left_out(&imported), Vec::<String>::new());
}

#[test]
fn lines_of_a_match_of_pairs_take_its_pairs() {
    let said = [
        ("ROUND_NUMBER", "3"),
        ("NS_PAIR_NUMBER", "7"),
        ("EW_PAIR_NUMBER", "2"),
        ("NS_SCORE", "11"),
        ("EW_SCORE", "9"),
    ];
    let rest = format!(
        "{}<MATCH>{}{}</MATCH>",
        participants(&[pair("2", &[("DIRECTION", "E")]), pair("7", &[("DIRECTION", "N")])]),
        elements(&said),
        board(5, &[&[("CONTRACT", "3NT"), ("SCORE", "600")]])
    );
    let imported = imported(&file(&event("SWISS_PAIRS", &[], &rest)));
    assert_eq!(column(&imported, "Entries", "Direction"), ["EW", "NS"]);
    assert_eq!(column(&imported, "Matches", "Home"), ["7"]);
    assert_eq!(column(&imported, "Matches", "Away VPs"), ["9"]);
    assert_eq!(column(&imported, "Boards", "NS"), ["7"]);
    assert_eq!(column(&imported, "Boards", "EW"), ["2"]);
    assert_eq!(column(&imported, "Boards", "Round"), ["3"]);
    assert_eq!(column(&imported, "Boards", "Room"), [""]);
}

#[test]
fn four_players_of_an_individual_sit_at_a_table() {
    let player = |number: &str| {
        format!(
            "<PLAYER><PLAYER_NUMBER>{number}</PLAYER_NUMBER><PLAYER_NAME>Ann {number}</PLAYER_NAME><NATIONAL_ID_NUMBER>W-{number}</NATIONAL_ID_NUMBER><PERCENTAGE>5{number}</PERCENTAGE><PLACE>{number}=</PLACE></PLAYER>"
        )
    };
    let line = [
        ("N_PLAYER_NUMBER", "1"),
        ("S_PLAYER_NUMBER", "3"),
        ("E_PLAYER_NUMBER", "2"),
        ("W_PLAYER_NUMBER", "4"),
        ("SCORE", "-50"),
    ];
    let rest = participants(&["1", "2", "3", "4"].map(player)) + &board(1, &[&line]);
    let imported = imported(&file(&event("INDIVIDUAL", &[("WINNER_TYPE", "1")], &rest)));
    assert_eq!(column(&imported, "Entries", "Player 1")[3], "Ann 4");
    assert_eq!(column(&imported, "Entries", "No 1")[3], "W-4");
    assert_eq!(column(&imported, "Results", "Place")[1], "2=");
    assert_eq!(column(&imported, "Boards", "NS"), ["1&3"]);
    assert_eq!(column(&imported, "Boards", "EW"), ["2&4"]);
}

#[test]
fn boards_that_a_player_played_are_kept() {
    let pairs = [pair("1", &[("BOARDS_PLAYED", "24")]), pair("2", &[("BOARDS_PLAYED", "21")])];
    let imported = imported(&file(&event("MP_PAIRS", &[], &participants(&pairs))));
    assert_eq!(answer(&imported, "Boards"), "24");
    assert_eq!(column(&imported, "Entries", "Boards 2"), ["24", "21"]);
}

#[test]
fn everything_that_is_left_out_is_told() {
    let extra = "<MASTER_POINTS_AWARDED>30</MASTER_POINTS_AWARDED><STRAT>B</STRAT><STRAT/>";
    let pairs = [pair("1", &[("PERCENTAGE", "60")]).replace("</PAIR>", &format!("{extra}</PAIR>"))];
    let hands = "<HANDSET><BOARD><BOARD_NUMBER>1</BOARD_NUMBER><HAND><DIRECTION>North</DIRECTION><SPADES>AK</SPADES><CLUBS/></HAND></BOARD></HANDSET>";
    let xml = file(
        &(event(
            "MP_PAIRS",
            &[("TITLE", "Cup"), ("EVENT_DESCRIPTION", "May")],
            &participants(&pairs),
        ) + hands),
    );
    let told = left_out(&imported(&xml));
    assert_eq!(told, ["TITLE: 1", "the master points of the scoring program: 1", "STRAT: 1",]);
}

#[test]
fn hands_and_plays_come_along() {
    let hand = |seat: &str, suits: [&str; 4]| {
        let suits = ["CLUBS", "DIAMONDS", "HEARTS", "SPADES"].into_iter().zip(suits);
        let suits: String =
            suits.map(|(name, ranks)| format!("<{name}>{ranks}</{name}>")).collect();
        format!("<HAND><DIRECTION>{seat}</DIRECTION>{suits}</HAND>")
    };
    let hands = [
        hand("East", ["KJ86", "A", "A7542", "Q83"]),
        hand("North", ["A9532", "8", "K863", "AJ9"]),
        hand("South", ["QT4", "Q97632", "JT", "64"]),
        hand("W", ["7", "KJT54", "Q9", "KT752"]),
    ];
    let set = format!(
        "<HANDSET><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{}</BOARD></HANDSET>",
        hands.concat()
    );
    // South, West and North; East has the rest.
    let lin = "pn|ann,bob,cy,dee|st||md|3S568QAH9TQD9AC35Q,S3TH6D478TKC289JA,S24JH3578JD25JQCK,|ah|Board 2|";
    let line = |lin| {
        [
            ("NS_PAIR_NUMBER", "1NS"),
            ("EW_PAIR_NUMBER", "1EW"),
            ("CONTRACT", "PASS"),
            ("SCORE", "0"),
            ("LIN_DATA", lin),
        ]
    };
    let boards = board(1, &[&line("https://play.example/1")]) + &board(2, &[&line(lin)]);
    let xml = mitchell().replace("</EVENT>", &format!("{boards}</EVENT>{set}"));
    let imported = imported(&xml);
    for (seat, first, second) in [
        ("North", "J42.J8753.QJ52.K", "AJ9.K863.8.A9532"),
        ("East", "K97.AK42.63.T764", "Q83.A7542.A.KJ86"),
        ("South", "AQ865.QT9.A9.Q53", "64.JT.Q97632.QT4"),
        ("West", "T3.6.KT874.AJ982", "KT752.Q9.KJT54.7"),
    ] {
        assert_eq!(column(&imported, "Deals", seat), [first, second], "{seat}");
    }
    let plays = column(&imported, "Boards", "Play");
    assert_eq!(plays[plays.len() - 2..], ["https://play.example/1", lin]);
    assert_eq!(left_out(&imported), Vec::<String>::new());
}

#[test]
fn two_pairs_of_one_number_stay_two() {
    let pairs = [pair("1", &[("PERCENTAGE", "60")]), pair("1", &[("PERCENTAGE", "40")])];
    let nameless = pair("", &[("PERCENTAGE", "50")]);
    let rest = participants(&[pairs.concat(), nameless]);
    let xml = file(&event("MP_PAIRS", &[("DATE", "11/05/2026")], &rest));
    assert_eq!(column(&imported(&xml), "Entries", "Entry"), ["1", "1", ""]);
    let reading = read_return(xml.as_bytes(), &wbu());
    let told: Vec<_> = reading.problems.iter().map(|problem| problem.trouble.code()).collect();
    assert!(told.contains(&"repeated-entry") && told.contains(&"missing-cell"), "{told:?}");
}

#[test]
fn a_place_without_a_score_is_told_as_left_out() {
    let pairs = [pair("1", &[("PLACE", "1")]), pair("2", &[("PLACE", "2")])];
    let imported = imported(&file(&event("KO", &[], &participants(&pairs))));
    assert!(rows(&imported, "Results").is_empty());
    assert_eq!(left_out(&imported), ["PLACE: 2"]);
}

#[test]
fn text_comes_in_every_dress_of_xml() {
    let xml = "\u{feff}<?xml version='1.0'?><!-- a & b --><USEBIO Version='1.3' xmlns:x='y' x:z='1'>\
        <EVENT><?pi?><EVENT_TYPE>MP_PAIRS</EVENT_TYPE><TITLE>A<![CDATA[ <b> & ]]>C&#39;s &#x263A; &lt;</TITLE>\
        <DATE/><VENUE></VENUE></EVENT></USEBIO>\n";
    let imported = imported(xml);
    assert_eq!(answer(&imported, "Title"), "A <b> & C's \u{263a} <");
    assert_eq!(answer(&imported, "Format"), "pairs");
    assert_eq!(answer(&imported, "Venue"), "");
}

#[test]
fn several_clubs_share_an_event() {
    let xml = file(&event("MP_PAIRS", &[], "")).replace(
        "</CLUB>",
        "</CLUB><CLUB><CLUB_NAME>Hill</CLUB_NAME><CLUB_ID_NUMBER>7</CLUB_ID_NUMBER></CLUB>",
    );
    let imported = imported(&xml);
    assert_eq!(answer(&imported, "Organiser"), "Riverside & District, Hill");
    assert_eq!(answer(&imported, "Organiser no"), "");
    assert_eq!(left_out(&imported).len(), 1);
}

/// Why a file is refused.
fn refusal(bytes: &[u8]) -> &'static str {
    match import_usebio(bytes, None) {
        Ok(_) => panic!("it was read"),
        Err(trouble) => trouble.code(),
    }
}

#[test]
fn hostile_files_are_refused() {
    let root = |inside: &str| format!("<USEBIO Version=\"1.2\">{inside}</USEBIO>");
    let laughs = "<!DOCTYPE USEBIO [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;&a;\">]>".to_string()
        + &root("<EVENT><TITLE>&b;</TITLE></EVENT>");
    let external = "<!DOCTYPE USEBIO [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>".to_string()
        + &root("<EVENT><TITLE>&x;</TITLE></EVENT>");
    let parameter = "<!DOCTYPE USEBIO [<!entity % x SYSTEM \"http://x.test/\"> %x;]>".to_string()
        + &root("<EVENT/>");
    let deep = root(&"<EVENT>".repeat(100_000));
    let many = root(&"<EVENT/>".repeat(1_000_001));
    let attributes: String = (0..100_000).map(|n| format!(" a{n}='1'")).collect();
    let wide = root(&format!("<EVENT{attributes}/>"));
    let long = root(&format!("<EVENT><TITLE>{}</TITLE></EVENT>", "x".repeat(40_000)));
    for (xml, code) in [
        (&laughs, "usebio-refused"),
        (&external, "usebio-refused"),
        (&parameter, "usebio-refused"),
        (&deep, "usebio-refused"),
        (&many, "usebio-refused"),
        (&wide, "usebio-refused"),
        (&long, "usebio-refused"),
        (&root("<EVENT><TITLE>&nbsp;</TITLE></EVENT>"), "usebio-damaged"),
        (&root("<EVENT><TITLE>&#0;</TITLE></EVENT>"), "usebio-damaged"),
        (&root("<EVENT><TITLE>&#1;</TITLE></EVENT>"), "usebio-damaged"),
        (&root("<EVENT><TITLE>a\0b</TITLE></EVENT>"), "usebio-damaged"),
        (&root("<EVENT A='1' A='2'/>"), "usebio-damaged"),
        (&root("<EVENT><TITLE></EVENT></TITLE>"), "usebio-damaged"),
        (&root(""), "usebio-damaged"),
        (&(root("<EVENT/>") + "<USEBIO/>"), "usebio-damaged"),
        (&(root("<EVENT/>") + "more"), "usebio-damaged"),
        (&"<OTHER/>".to_string(), "usebio-damaged"),
        (&String::new(), "usebio-damaged"),
        (&"<?xml version='1.0' encoding='utf-16'?><USEBIO/>".to_string(), "usebio-encoding"),
    ] {
        assert_eq!(refusal(xml.as_bytes()), code, "{}", xml.chars().take(120).collect::<String>());
    }
    let latin = root("<EVENT><TITLE>Si\u{e2}n</TITLE></EVENT>").replace('\u{e2}', "\u{1}");
    let latin: Vec<u8> = latin.bytes().map(|b| if b == 1 { 0xe2 } else { b }).collect();
    assert_eq!(refusal(&latin), "usebio-encoding");
}

/// A long text repeated for every row would exhaust memory.
#[test]
fn a_name_that_stands_in_every_row_is_not_multiplied_without_end() {
    let id = "x".repeat(30_000);
    let rest = participants(&vec!["<PAIR PAIR_NUMBER='1'/>".to_string(); 1])
        + &board(1, &[]).replace(
            "</BOARD>",
            &format!("{}</BOARD>", "<TRAVELLER_LINE SCORE='0'/>".repeat(20_000)),
        );
    let one = event("MP_PAIRS", &[("EVENT_IDENTIFIER", &id)], &rest);
    let xml = file(&(one.clone() + &event("MP_PAIRS", &[("EVENT_IDENTIFIER", "y")], "")));
    assert_eq!(refusal(xml.as_bytes()), "usebio-refused");
}

#[test]
fn a_dtd_outside_the_file_is_never_needed() {
    let xml =
        "<!DOCTYPE USEBIO SYSTEM \"http://example.test/usebio.dtd\"><USEBIO><EVENT/></USEBIO>";
    assert!(import_usebio(xml.as_bytes(), None).is_ok());
    let declared =
        "<!DOCTYPE USEBIO [<!ELEMENT USEBIO (EVENT)><!-- > -->]><USEBIO><EVENT/></USEBIO>";
    assert!(import_usebio(declared.as_bytes(), None).is_ok());
}

#[test]
fn encodings_are_honoured() {
    let said = [("TITLE", "Siân's Cup")];
    let xml = file(&event("MP_PAIRS", &said, ""));
    let wide: Vec<u8> = xml
        .replace("version=\"1.0\"", "version=\"1.0\" encoding=\"UTF-16\"")
        .encode_utf16()
        .flat_map(u16::to_be_bytes)
        .collect();
    let marked = [&b"\xfe\xff"[..], &wide].concat();
    let latin: Vec<u8> = xml
        .replace("version=\"1.0\"", "version=\"1.0\" encoding=\"iso-8859-1\"")
        .chars()
        .map(|c| u8::try_from(u32::from(c)).unwrap())
        .collect();
    for bytes in [xml.as_bytes(), &marked, &latin] {
        assert!(is_usebio(bytes));
        let imported = import_usebio(bytes, None).unwrap();
        assert_eq!(answer(&imported, "Title"), "Siân's Cup");
    }
}

#[test]
fn a_file_cut_anywhere_is_told_and_never_fails() {
    let xml = mitchell();
    let reading = read_return(xml.as_bytes(), &wbu());
    assert_eq!(reading.returned.events.len(), 1);
    for end in 0..xml.trim_end().len() {
        let reading = read_return(&xml.as_bytes()[..end], &Default::default());
        let code = reading.problems.first().map(|problem| problem.trouble.code());
        let told = ["usebio-damaged", "usebio-encoding", "not-a-workbook"];
        assert!(code.is_some_and(|code| told.contains(&code)), "{end}: {code:?}");
        assert!(reading.returned.events.is_empty(), "{end}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// With any bytes replaced, reading gives sheets or a problem of the file, never a
    /// panic.
    #[test]
    fn a_file_with_other_bytes_in_it_is_read_or_refused(
        at in 0usize..3000, length in 0usize..40, bytes in prop::collection::vec(any::<u8>(), 0..40)
    ) {
        let xml = mitchell();
        let at = at % xml.len();
        let end = (at + length).min(xml.len());
        let changed = [&xml.as_bytes()[..at], &bytes, &xml.as_bytes()[end..]].concat();
        let reading = read_return(&changed, &wbu());
        let fault = reading.problems.iter().any(|problem| problem.trouble.code() == "internal-fault");
        prop_assert!(!fault);
    }
}

/// The problems of a run, without the path of the return.
fn told_of(folder: &Folder) -> Vec<String> {
    ["standings", "awards", "events"]
        .iter()
        .map(|name| folder.written(&format!("data/{name}.csv")).replace("club.xml", "club.xlsx"))
        .collect()
}

#[test]
fn the_workbook_of_a_file_runs_as_the_file_does() {
    let said = [("DATE", "11/05/2026"), ("BOARDS_PLAYED", "24"), ("WINNER_TYPE", "1")];
    let percent = ["58.33", "54.17", "54.17", "50", "45.83", "37.5"];
    let pairs: Vec<String> = (1..=6)
        .zip(percent)
        .map(|(n, percent)| pair(&n.to_string(), &[("PERCENTAGE", percent)]))
        .collect();
    for xml in [mitchell(), file(&event("MP_PAIRS", &said, &participants(&pairs)))] {
        let direct = Folder::new();
        direct.add_bytes("club.xml", xml.as_bytes());
        direct.run_with(&["--rules", "wbu-2003"]);
        let by_workbook = Folder::new();
        let source = by_workbook.root().join("club.xml");
        std::fs::write(&source, &xml).unwrap();
        let returns = by_workbook.returns();
        let said = palmares(&[
            "import",
            "usebio",
            source.to_str().unwrap(),
            "--out",
            returns.to_str().unwrap(),
            "--rules",
            "wbu-2003",
        ]);
        assert_eq!(said.status, 0, "{}", said.err);
        by_workbook.run();
        assert!(!direct.rows("standings").is_empty());
        assert_eq!(told_of(&direct), told_of(&by_workbook));
        // The annotated copy of the file is a workbook with the imported sheets.
        assert!(direct.out().join("returns/club.xlsx").exists());
    }
}

#[test]
fn problems_stand_in_the_workbook_that_a_file_becomes() {
    let pairs = [pair("1", &[("PERCENTAGE", "6o.5")]), pair("1", &[("PERCENTAGE", "50")])];
    let said = [("DATE", "11/05/2026"), ("BOARDS_PLAYED", "24")];
    let folder = Folder::new();
    folder.add_bytes("club.xml", file(&event("MP_PAIRS", &said, &participants(&pairs))).as_bytes());
    folder.run_with(&["--rules", "wbu-2003"]);
    let problems = folder.problems();
    assert!(problems.contains(&"error unreadable-number Results!B2".to_string()), "{problems:?}");
}

#[test]
fn other_xml_files_are_left_out_of_a_season() {
    let folder = Folder::with("## Event\nFormat | pairs\n");
    folder.add_bytes("settings.xml", b"<?xml version='1.0'?><settings/>");
    folder.add_bytes("empty.xml", b"");
    folder.add_bytes("cut.xml", b"<?xml version='1.0' enc");
    folder.add_bytes("named.xlsx", mitchell().as_bytes());
    folder.run();
    let mut told: Vec<String> = folder
        .rows("problems")
        .into_iter()
        .filter(|row| row["sheet"].is_empty())
        .map(|row| format!("{} {}", row["return"], row["code"]))
        .collect();
    told.sort();
    assert_eq!(
        told,
        ["cut.xml usebio-damaged", "empty.xml file-left-out", "settings.xml file-left-out"]
    );
    assert_eq!(folder.rows("events").len(), 2);
}

#[test]
fn import_overwrites_nothing_unless_told() {
    let folder = Folder::new();
    folder.add_bytes("may.5.xml", mitchell().as_bytes());
    let file = folder.returns().join("may.5.xml");
    let out = folder.out();
    let import = |options: &[&str]| {
        let mut words =
            vec!["import", "usebio", file.to_str().unwrap(), "--out", out.to_str().unwrap()];
        words.extend(options);
        palmares(&words)
    };
    let said = import(&[]);
    assert_eq!((said.status, said.err.as_str()), (0, ""));
    assert!(said.out.trim().ends_with("may.5.xlsx"), "{}", said.out);
    let first = support::files(&out);
    assert_eq!(first.len(), 1);
    assert_eq!(import(&[]).status, 0);
    let said = import(&["--rules", "wbu-2003"]);
    assert_eq!(said.status, 2);
    assert!(said.err.contains("--overwrite"), "{}", said.err);
    assert_eq!(support::files(&out), first);
    assert_eq!(import(&["--rules", "wbu-2003", "--overwrite"]).status, 0);
    assert_ne!(support::files(&out), first);
}

#[test]
fn a_file_that_cannot_be_imported_does_not_stop_the_others() {
    let folder = Folder::new();
    folder.add_bytes("good.xml", mitchell().as_bytes());
    folder.add_bytes("cut.xml", &mitchell().as_bytes()[..300]);
    folder.add_bytes("other.xml", b"<settings/>");
    let paths: Vec<String> = ["cut.xml", "other.xml", "good.xml"]
        .iter()
        .map(|name| folder.returns().join(name).to_str().unwrap().to_string())
        .collect();
    let mut words = vec!["import", "usebio"];
    words.extend(paths.iter().map(String::as_str));
    let out = folder.out();
    words.extend(["--out", out.to_str().unwrap()]);
    let said = palmares(&words);
    assert_eq!(said.status, 1);
    assert_eq!(said.err.matches("error[usebio-damaged]").count(), 2, "{}", said.err);
    assert_eq!(support::files(&out).keys().collect::<Vec<_>>(), ["good.xlsx"]);
    assert_eq!(palmares(&["import", "usebio", "gone.xml", "--out", "x"]).status, 2);
}
