//! What annotated copies add beside boards and matches, and how Standings adds it up.
//! `tests/annotated/*.txt` are returns as text, with the expected copy beside each. Another
//! spreadsheet program evaluated every formula and gave the stored value.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::support::formulas::{Sheets, Value, recalculated};
use crate::support::{self, Folder, golden, project};
use engine::awards::ComputedEvent;
use model::{CellValue, SheetCopy, WorkbookCopy, to_a1};

/// The beginning of added headings.
const MARK: &str = "palmares: ";

fn returned(name: &str) -> String {
    let path = project().join(format!("tests/annotated/{name}.txt"));
    std::fs::read_to_string(path).unwrap()
}

/// Runs a return and reads its annotated copy.
fn copy_of(folder: &Folder) -> WorkbookCopy {
    folder.run();
    let bytes = std::fs::read(folder.out().join("returns/club.xlsx")).unwrap();
    returns::read_workbook_copy(&bytes).unwrap()
}

fn sheet<'a>(copy: &'a WorkbookCopy, name: &str) -> Option<&'a SheetCopy> {
    copy.sheets.iter().find(|sheet| sheet.name == name)
}

/// The added columns of a sheet, by title.
fn added(sheet: &SheetCopy) -> BTreeMap<String, u16> {
    let titles = sheet.cells.iter().filter_map(|cell| match &cell.value {
        CellValue::Text(text) => Some((text.strip_prefix(MARK)?.to_string(), cell.column)),
        _ => None,
    });
    titles.collect()
}

fn number(sheet: &SheetCopy, row: u32, column: u16) -> Option<f64> {
    let cell = sheet.cells.iter().find(|cell| (cell.row, cell.column) == (row, column))?;
    match cell.value {
        CellValue::Number(number) => Some(number),
        _ => None,
    }
}

/// What the copy adds, cell by cell: value, formula, and the notes.
fn told(copy: &WorkbookCopy) -> String {
    let mut text = String::new();
    for name in ["Boards", "Matches", "Match scores", "Standings"] {
        let Some(sheet) = sheet(copy, name) else { continue };
        let own = ["Match scores", "Standings"].contains(&name);
        let columns = added(sheet);
        writeln!(text, "## {name}").unwrap();
        for cell in &sheet.cells {
            if !own && !columns.values().any(|column| *column == cell.column) {
                continue;
            }
            let value = match &cell.value {
                CellValue::Text(text) => text.replace('\n', " / "),
                CellValue::Number(number) => number.to_string(),
                CellValue::Blank => continue,
                other => format!("{other:?}"),
            };
            let formula = cell.formula.as_deref().map(|formula| format!(" ={formula}"));
            let formula = formula.unwrap_or_default();
            writeln!(text, "{} {value}{formula}", to_a1(cell.row, cell.column)).unwrap();
        }
        for note in &sheet.layout.notes {
            if own || columns.values().any(|column| *column == note.column) {
                let (at, note) = (to_a1(note.row, note.column), note.text.replace('\n', " / "));
                writeln!(text, "{at} note: {note}").unwrap();
            }
        }
    }
    text
}

/// The events of a return, computed by the library.
fn outcomes(folder: &Folder) -> Vec<ComputedEvent> {
    let file = folder.returns().join("club.xlsx");
    season::compute_return_file(
        &file,
        &Default::default(),
        &engine::awards::SeasonContext::default(),
    )
    .outcomes
}

const RETURNS: [&str; 7] =
    ["categories", "individual", "mitchell", "mixed", "percentages", "sessions", "teams"];

#[test]
fn boards_matches_and_standings_are_annotated_as_they_were() {
    for name in RETURNS {
        let folder = Folder::with(&returned(name));
        golden(&format!("tests/annotated/{name}.golden"), &told(&copy_of(&folder)));
    }
}

#[test]
fn every_stored_value_is_what_was_computed() {
    for name in RETURNS {
        let folder = Folder::with(&returned(name));
        let copy = copy_of(&folder);
        let boards = sheet(&copy, "Boards").unwrap();
        let columns = added(boards);
        let mut compared = 0;
        for outcome in outcomes(&folder) {
            let worked = outcome.scores.board_scoring().unwrap();
            let unit = if worked.plan.method.has_maximum() { "MPs" } else { "IMPs" };
            for (line, points) in outcome.event.boards.iter().zip(&worked.points) {
                for (side, points) in ["NS", "EW"].into_iter().zip(points) {
                    let found = number(boards, line.at.row, columns[&format!("{side} {unit}")]);
                    assert_eq!(
                        found,
                        points.map(|points| points.value.to_cell_f64()),
                        "{name}: {line:?}"
                    );
                    compared += 1;
                }
            }
        }
        assert!(compared > 0, "{name}");
        // Score, by event and entry.
        let standings = sheet(&copy, "Standings").unwrap();
        let column = |row: u32, column: u16| {
            let found =
                standings.cells.iter().find(|cell| (cell.row, cell.column) == (row, column));
            found.map_or(String::new(), |cell| match &cell.value {
                CellValue::Text(text) => text.to_string(),
                CellValue::Number(number) => format!("{number:.2}"),
                _ => String::new(),
            })
        };
        let rows = folder.rows("standings");
        let scores = rows.iter().map(|row| format!("{:.2}", row["score"].parse::<f64>().unwrap()));
        let shown: Vec<String> = (1..).zip(&rows).map(|(row, _)| column(row, 6)).collect();
        assert_eq!(shown, scores.collect::<Vec<String>>(), "{name}");
    }
}

#[test]
fn the_cells_of_the_return_stay_where_they_are() {
    for name in RETURNS {
        let folder = Folder::with(&returned(name));
        let copy = copy_of(&folder);
        let bytes = std::fs::read(folder.returns().join("club.xlsx")).unwrap();
        for own in returns::read_workbook_copy(&bytes).unwrap().sheets {
            let copied = sheet(&copy, &own.name).unwrap();
            for cell in own.cells.iter().filter(|cell| cell.value != CellValue::Blank) {
                let same = |other: &&model::StoredCell| {
                    (other.row, other.column) == (cell.row, cell.column)
                };
                let found = copied.cells.iter().find(same);
                assert_eq!(found.map(|found| &found.value), Some(&cell.value), "{name}");
            }
        }
    }
}

#[test]
fn a_copy_that_comes_back_is_read_as_the_return_was() {
    for name in RETURNS {
        let folder = Folder::with(&returned(name));
        folder.run();
        let again = Folder::new();
        let copy = std::fs::read(folder.out().join("returns/club.xlsx")).unwrap();
        again.add_bytes("club.xlsx", &copy);
        again.run();
        for file in ["standings", "awards", "problems"] {
            assert_eq!(folder.rows(file), again.rows(file), "{name}: {file}");
        }
        assert_eq!(told(&copy_of(&again)), told(&copy_of(&folder)), "{name}");
        let second = std::fs::read(again.out().join("returns/club.xlsx")).unwrap();
        assert!(second == copy, "{name}: the copy of a copy is the same");
    }
}

#[test]
fn what_stands_to_the_right_is_gone_round() {
    let text = returned("sessions")
        .replace("2 | B | 1 | 2 | 3 | 100", "2 | B | 1 | 2 | 3 | 100 | | | mine");
    let copy = copy_of(&Folder::with(&text));
    let first = added(sheet(&copy, "Boards").unwrap()).into_values().min();
    assert_eq!(first, Some(10));
}

// ---- Formulas worked out anew ----------------------------------------------------

/// The annotated copies of a run.
fn copies(folder: &Folder) -> Vec<(String, WorkbookCopy)> {
    let written = support::files(&folder.out()).into_iter();
    let copies = written.filter(|(name, _)| name.starts_with("returns/"));
    copies.map(|(name, bytes)| (name, returns::read_workbook_copy(&bytes).unwrap())).collect()
}

#[test]
fn standings_of_returns_and_samples_recalculate_to_what_is_stored() {
    for name in RETURNS {
        let folder = Folder::with(&returned(name));
        assert!(recalculated(name, &copy_of(&folder)) > 0, "{name}");
    }
    for samples in [
        "boards",
        "chess",
        "championships",
        "diplomacy",
        "interstate",
        "interstate-pairs",
        "season",
    ] {
        let folder = Folder::new();
        let (returns, out) = (project().join("samples").join(samples), folder.out());
        let words = ["run", returns.to_str().unwrap(), "--out", out.to_str().unwrap(), "--quiet"];
        support::palmares(&words);
        let copies = copies(&folder);
        let formulas: usize = copies.iter().map(|(name, copy)| recalculated(name, copy)).sum();
        assert!(formulas > copies.len(), "{samples}: {formulas}");
    }
}

/// Two pairs level with thirds of victory points from different matches (ABF ANC 15.2): 8 2/3 + 8
/// 2/3 + 10 and 10 + 10 + 7 1/3.
#[test]
fn thirds_of_victory_points_stay_level() {
    let folder = Folder::with(&returned("thirds"));
    let copy = copy_of(&folder);
    let level: Vec<(String, String)> = folder
        .rows("standings")
        .into_iter()
        .filter(|row| row["section"].is_empty() && ["1", "2"].contains(&&row["entry"][..]))
        .map(|row| (row["place"].clone(), row["score"].clone()))
        .collect();
    assert_eq!(level, [("3", "27.333333333"); 2].map(|(a, b)| (a.to_string(), b.to_string())));
    assert!(recalculated("thirds", &copy) > 0);
}

/// Results in common spellings, one of them in score columns.
const GAMES: &str = "
## Event
Title | Open
Format | swiss
Rules | fide-2026
Date | @2026-05-02
Rounds | 3
## Entries
Entry | Player 1 | Rating
1 | Anna Tudor | 2100
2 | Bea Rees | 2000
3 | Cai Pugh | 1900
4 | Dai Vaughan | 1800
## Matches
Round | White | Black | Home score | Away score | Result
1 | 1 | 3 | | | '1:0
1 | 4 | 2 | | | draw
2 | 2 | 1 | | | '1/2
2 | 3 | 4 | 0 | 1 |
3 | 1 | 4 | | | '+:-
3 | 2 | 3 | | | {d-mmm}46054
";

#[test]
fn other_spellings_of_results_recalculate_too() {
    let folder = Folder::with(GAMES);
    let copy = copy_of(&folder);
    assert_eq!(recalculated("games", &copy), 8);
    let scores: BTreeMap<String, String> = folder
        .rows("standings")
        .into_iter()
        .map(|row| (row["entry"].clone(), row["score"].clone()))
        .collect();
    let expected = [("1", "2.5"), ("2", "1.5"), ("3", "0.5"), ("4", "1.5")];
    for (entry, score) in expected {
        assert_eq!(scores[entry], score, "{entry}: {:?}", folder.problems());
    }
    // A changed result changes the count.
    let standings = sheet(&copy, "Standings").unwrap();
    let row = |label: &str| {
        let text = CellValue::Text(label.into());
        standings.cells.iter().find(|cell| cell.column == 4 && cell.value == text).unwrap().row
    };
    for (at, typed, [white, black]) in [
        ((1, 5), "0-1", [("1", 1.5), ("3", 1.5)]),
        ((4, 5), "\u{bd}", [("3", 1.0), ("4", 1.0)]),
        ((6, 5), "1-0", [("2", 2.0), ("3", 0.0)]),
    ] {
        let typed = CellValue::Text(typed.into());
        let mut cells = Sheets::of(&copy);
        cells.put("Matches", at.0, at.1, &typed);
        for (entry, score) in [white, black] {
            assert_eq!(
                cells.value("Standings", row(entry), 6),
                Value::Number(score),
                "{at:?} {entry}"
            );
        }
    }
}
