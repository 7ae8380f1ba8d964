//! Sessions scored from boards: whole runs against an independent reference
//! (`tests/sessions/reference.py`).

use std::collections::BTreeMap;

use crate::support::{self, Folder, project, rows};
use engine::scoring::{HandicapScoreKind, ResultsFromOtherEvents, score_event};
use model::form::Key;
use model::{
    BoardLine, BoardLineScore, Cell, CellAddress, CellValue, Entry, EntryStatus, Event, Exact,
    PlainOrWeightedScore, TableSide, TypedRow, TypedValue,
};
use proptest::prelude::*;

/// `3427/100` as a number.
fn ratio(text: &str) -> Exact {
    let (over, under) = text.split_once('/').unwrap();
    Exact::ratio(over.parse::<i128>().unwrap(), under.parse::<i128>().unwrap()).unwrap()
}

/// Nine decimals, as in standings.csv for numbers without a finite decimal.
fn nine_decimals(score: &str) -> String {
    ratio(score).rounded(9).to_decimal()
}

#[test]
fn every_session_comes_to_what_the_reference_says() {
    let folder = project().join("tests/sessions");
    let mut seen = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|ending| ending != "txt") {
            continue;
        }
        seen += 1;
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let records = rows(&std::fs::read_to_string(path.with_extension("csv")).unwrap());
        let sent = Folder::with(&std::fs::read_to_string(&path).unwrap());
        let said = sent.run();
        let standings: BTreeMap<String, (String, String)> = sent
            .rows("standings")
            .into_iter()
            .map(|row| {
                let score = Exact::parse_decimal(&row["score"]).unwrap().rounded(9).to_decimal();
                (row["entry"].clone(), (score, row["place"].clone()))
            })
            .collect();
        let wanted: BTreeMap<String, (String, String)> = records
            .iter()
            .map(|row| (row["entry"].clone(), (nine_decimals(&row["score"]), row["place"].clone())))
            .collect();
        assert_eq!(standings, wanted, "{name}: {said:#?}");
        for row in records.iter().filter(|row| !row["record"].is_empty()) {
            let entry =
                sent.rows("standings").into_iter().find(|other| other["entry"] == row["entry"]);
            let record =
                ["won", "drawn", "lost"].map(|column| entry.as_ref().unwrap()[column].clone());
            assert_eq!(record.join("-"), row["record"], "{name}, entry {}", row["entry"]);
        }
    }
    assert!(seen >= 11, "{seen} sessions");
}

/// The datums in the annotated copy, by board.
fn datums_of(folder: &Folder) -> BTreeMap<String, String> {
    let copy = std::fs::read(folder.out().join("returns/club.xlsx")).unwrap();
    let copy = returns::read_workbook_copy(&copy).unwrap();
    let sheet = copy.sheets.iter().find(|sheet| sheet.name == "Boards").unwrap();
    let text = |row: u32, column: u16| {
        let cell = sheet.cells.iter().find(|cell| (cell.row, cell.column) == (row, column));
        match cell.map(|cell| &cell.value) {
            Some(CellValue::Text(text)) => text.to_string(),
            Some(CellValue::Number(number)) => number.to_string(),
            _ => String::new(),
        }
    };
    let heading = sheet.cells.iter().find(|cell| match &cell.value {
        CellValue::Text(text) => text.as_ref() as &str == "palmares: Datum",
        _ => false,
    });
    let column = heading.unwrap().column;
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    for cell in sheet.cells.iter().filter(|cell| cell.column == column && cell.row > 0) {
        let value = text(cell.row, column);
        let known = found.entry(text(cell.row, 0)).or_insert_with(|| value.clone());
        assert_eq!(*known, value, "a board has one datum");
    }
    found
}

/// ABF ANC 17.10 to 17.12: the datums of real sessions. The expected values were worked out
/// independently from the scores: each row has the middle scores, their sum, and the datum.
#[test]
fn the_datums_of_real_sessions_are_exact() {
    let mut seen = 0;
    for name in ["monday-butler", "monday-mitchell", "thursday-mitchell"] {
        let path = project().join("tests/sessions/datums").join(name);
        let sent = Folder::with(&std::fs::read_to_string(path.with_extension("txt")).unwrap());
        sent.run();
        let datums = datums_of(&sent);
        for row in rows(&std::fs::read_to_string(path.with_extension("csv")).unwrap()) {
            let (middle, sum): (Vec<i64>, i64) = (
                row["middle"].split(' ').map(|score| score.parse().unwrap()).collect(),
                row["sum"].parse().unwrap(),
            );
            assert_eq!(middle.iter().sum::<i64>(), sum, "{name}: {row:?}");
            assert_eq!(datums[&row["board"]], row["datum"], "{name}: {row:?}");
            seen += 1;
        }
    }
    assert_eq!(seen, 35 + 27 + 21);
}

/// The standings and awards of a run, without names of files.
fn outcome(folder: &Folder) -> [Vec<String>; 2] {
    let columns = |name: &str, columns: &[&str]| {
        let cells =
            |row: &support::Row| columns.iter().map(|c| row[*c].clone()).collect::<Vec<_>>();
        folder.rows(name).iter().map(|row| cells(row).join(" | ")).collect()
    };
    [
        columns(
            "standings",
            &["section", "direction", "place", "tied", "entry", "name", "score", "unit", "played"],
        ),
        columns("awards", &["entry", "place", "player", "kind", "points", "clauses", "basis"]),
    ]
}

/// A few results without boards.
const RESULTS: &str = "## Event\nTitle | Monday\nDate | @2004-05-02\nRules | wbu-2003\nFormat | pairs\nBoards | 24\nStatus | area\nChampionship | minor\n\
    ## Entries\nEntry | Player 1 | No 1 | Player 2 | No 2\n1 | A | '01 | B | '02\n2 | C | '03 | D | '04\n3 | E | '05 | F | '06\n4 | G | '07 | H | '08\n5 | I | '09 | J | '10\n6 | K | '11 | L | '12\n\
    ## Results\nEntry | Score | Max score\n1 | 100 | 180\n2 | 99.997 | 180\n3 | 90 | 180\n4 | 90 | 180\n5 | 80 | 180\n6 | 80 | 180\n";

/// Names and texts that a file of another layout must hold as they are.
const HOSTILE: &str = "## Event\nTitle | =Monday, \"late\"; 100%\nDate | @2004-05-02\nRules | wbu-2003\nFormat | pairs\nBoards | 24\nStatus | club\nScoring | percent\nWinners | 2\n\
    ## Entries\nEntry | Section | Direction | Player 1 | No 1 | Player 2 | No 2 | Boards 2 | Player 3 | No 3 | Boards 3\n\
    1 | A | NS | '=cmd() | '0012 | +44 | '0003 | 12 | Late Comer | '0099 | 12\n1 | A | EW | \"Bob\" Smith | '03 | O'Neill, Sian | '04 | | | |\n\
    1 | B | NS | '@x | '05 | #SCORES | '06 | | | |\n1 | B | EW | -1+1 | '07 | ''=y | '08 | | | |\n\
    2 | A | NS | <b>I</b> | '09 | | '10 | | | |\n2 | A | EW | K;L | '11 | L\u{301} & M | '12 | | | |\n\
    ## Results\nSection | Direction | Entry | Score\nA | NS | 1 | 61.234567\nA | EW | 1 | 50\nB | NS | 1 | 50\nB | EW | 1 | 60\nA | NS | 2 | 38.765433\nA | EW | 2 | 40\n\
    ## Adjustments\nEntry | Kind | Amount | Reason\nA1NS | percent | -2.5 | =slow, \"very\"\n";

/// Events as texts, by what they are.
fn events() -> Vec<(String, String)> {
    let mut texts: Vec<(String, String)> = Vec::new();
    let folder = project().join("tests/sessions");
    for path in [folder.clone(), folder.join("datums")]
        .iter()
        .flat_map(|folder| std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()))
        .filter(|path| path.extension().is_some_and(|ending| ending == "txt"))
    {
        let text = std::fs::read_to_string(&path).unwrap();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if name.starts_with("mitchell") {
            let penalty = "## Adjustments\nEntry | Kind | Amount | Reason\n";
            let text = format!("{text}{penalty}1NS | percent | -2.5 | slow; 100% late?>\n");
            texts.push((format!("{name} with a penalty"), text));
        }
        texts.push((name, text));
    }
    texts.push(("results only".to_string(), RESULTS.to_string()));
    texts.push(("hostile names".to_string(), HOSTILE.to_string()));
    texts
}

/// Exports the return of a folder and runs what was written.
fn there_and_back(form: &str, sent: &Folder) -> (support::Said, Folder) {
    let file = std::fs::read_dir(sent.returns()).unwrap().next().unwrap().unwrap().path();
    let upload = sent.root().join("upload");
    let words = ["export", form, file.to_str().unwrap(), "--out", upload.to_str().unwrap()];
    let said = support::palmares(&words);
    let back = Folder::new();
    for file in std::fs::read_dir(&upload).into_iter().flatten() {
        let path = file.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        back.add_bytes(&name, &std::fs::read(&path).unwrap());
    }
    (said, back)
}

#[test]
fn an_exported_event_is_the_same_when_it_comes_back() {
    for (name, text) in events() {
        let sent = Folder::with(&text);
        sent.run();
        assert!(!outcome(&sent)[0].is_empty(), "{name}");
        for form in ["usebio", "csv"] {
            if form == "usebio" && name == "hostile names" {
                continue;
            }
            let (said, back) = there_and_back(form, &sent);
            let fits = ["Format | pairs", "Format | individual"];
            if form == "csv" && !fits.iter().any(|format| text.contains(format)) {
                assert!(said.err.contains("error[csv-unfit]"), "{name}: {said:#?}");
                assert!(said.err.contains("palmares export usebio"), "{name}: {said:#?}");
                assert_eq!(said.status, 1, "{name}");
                continue;
            }
            let heard = back.run();
            assert_eq!(outcome(&back), outcome(&sent), "{name}, {form}: {said:#?} {heard:#?}");
        }
    }
}

/// An event of pairs with lines made from scores.
fn made_of(scoring: &'static str, boards: &[Vec<i32>]) -> Event {
    let at = CellAddress { sheet: 0, row: 0, column: 0 };
    let mut answers = TypedRow::new(at);
    answers.add_cell(Key::Format, 1, Cell::new(TypedValue::Choice("pairs"), at));
    answers.add_cell(Key::Scoring, 1, Cell::new(TypedValue::Choice(scoring), at));
    let mut event = Event::new("1".to_string(), answers, Vec::new());
    let tables = boards.iter().map(Vec::len).max().unwrap_or_default();
    for entry in 0..2 * tables {
        event.entries.push(Entry {
            at,
            label: entry.to_string(),
            number: entry.to_string(),
            section: None,
            direction: None,
            name: None,
            players: Vec::new(),
            club: None,
            status: EntryStatus::Playing,
            record: TypedRow::new(at),
        });
    }
    for (number, scores) in (1u32..).zip(boards) {
        for (table, score) in scores.iter().enumerate() {
            let north_south = PlainOrWeightedScore::Plain(*score);
            event.boards.push(BoardLine {
                at,
                session: None,
                round: None,
                room: None,
                board: number,
                version: None,
                fouled: false,
                north_south: TableSide::new(table),
                east_west: TableSide::new(tables + table),
                bid: None,
                by: None,
                lead: None,
                tricks: None,
                score: BoardLineScore::Real {
                    east_west: north_south.for_other_side(),
                    north_south,
                },
                given: None,
                play: None,
            });
        }
    }
    event
}

/// The points of both sides of each line.
fn points(event: &Event) -> Vec<[Exact; 2]> {
    let scores = score_event(
        event,
        HandicapScoreKind::Ranked,
        &ResultsFromOtherEvents::default(),
        &mut Vec::new(),
    );
    let points = scores.board_scoring().unwrap().points.clone().into_iter();
    points.map(|sides| sides.map(|points| points.unwrap().value)).collect()
}

#[test]
fn ten_results_of_eleven_are_stretched_by_neuberg() {
    let eleven: Vec<i32> = (0..11).map(|n| 500 - 50 * n).collect();
    let ten = eleven[..10].to_vec();
    let event = made_of("matchpoints", &[eleven, ten]);
    let stretched: Vec<String> =
        points(&event)[11..].iter().map(|sides| sides[0].to_decimal()).collect();
    // The figures of the formula's own example: ten different results, eleven expected.
    let wanted = ["19.9", "17.7", "15.5", "13.3", "11.1", "8.9", "6.7", "4.5", "2.3", "0.1"];
    assert_eq!(stretched, wanted);
}

/// Scores that are possible on any board.
fn table_score() -> impl Strategy<Value = i32> {
    prop_oneof![
        Just(0),
        Just(90),
        Just(110),
        Just(420),
        Just(-50),
        Just(-100),
        Just(-140),
        Just(-400)
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    /// Both sides of a line share the top, and each direction gets half of all tops of a
    /// board (Law 78A).
    #[test]
    fn matchpoints_sum_to_the_maximum(
        full in prop::collection::vec(table_score(), 9),
        fewer in prop::collection::vec(table_score(), 2..9),
    ) {
        let event = made_of("matchpoints", &[full, fewer.clone()]);
        let top = Exact::whole(16);
        for sides in points(&event) {
            prop_assert_eq!(sides[0] + sides[1], top);
        }
        let north_south: Exact = points(&event)[9..].iter().map(|sides| sides[0]).sum();
        prop_assert_eq!(north_south, Exact::whole(8) * Exact::whole(fewer.len() as i128));
    }

    /// From the other side, all scores, the datum and the IMPs change sign; cross-IMPs of a
    /// board sum to zero.
    #[test]
    fn imps_change_sign_with_the_side(scores in prop::collection::vec(table_score(), 5..30)) {
        let mirrored: Vec<i32> = scores.iter().map(|score| -score).collect();
        for scoring in ["butler", "cross imps"] {
            let (here, there) = (
                points(&made_of(scoring, std::slice::from_ref(&scores))),
                points(&made_of(scoring, std::slice::from_ref(&mirrored))),
            );
            for (one, other) in here.iter().zip(&there) {
                prop_assert_eq!(one[0] + one[1], Exact::ZERO);
                prop_assert_eq!(one[0], other[1]);
            }
            if scoring == "cross imps" {
                let sum: Exact = here.iter().map(|sides| sides[0]).sum();
                prop_assert_eq!(sum, Exact::ZERO);
            }
        }
    }

    /// The order of the lines changes nothing.
    #[test]
    fn lines_can_stand_in_any_order(scores in prop::collection::vec(table_score(), 4..12), by in 1usize..11) {
        for scoring in ["matchpoints", "butler", "cross imps"] {
            let event = made_of(scoring, std::slice::from_ref(&scores));
            let mut turned = made_of(scoring, std::slice::from_ref(&scores));
            let by = by % scores.len();
            turned.boards.rotate_left(by);
            let mut moved = points(&turned);
            moved.rotate_right(by);
            prop_assert_eq!(points(&event), moved);
        }
    }
}
