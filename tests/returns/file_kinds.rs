//! The same return in all five kinds of file; `tests/file_kinds/README.md` says how they were made
//! and what each tests.

use std::collections::BTreeMap;

use crate::support::{self, Folder, Row, Said};
use model::{CellValue, StoredCell};

const KINDS: [&str; 5] = ["xlsx", "xlsm", "xls", "xlsb", "ods"];

/// A run over one of the workbooks, alone in its folder as `club.KIND`.
fn run(workbook: &str, kind: &str) -> (Folder, Said) {
    let folder = Folder::new();
    let file = support::project().join(format!("tests/file_kinds/{workbook}.{kind}"));
    folder.add_bytes(&format!("club.{kind}"), &std::fs::read(file).unwrap());
    let said = folder.run();
    (folder, said)
}

/// The rows of a CSV file without the file's name.
fn rows(folder: &Folder, name: &str) -> Vec<Row> {
    let mut rows = folder.rows(name);
    rows.iter_mut().for_each(|row| drop(row.remove("return")));
    rows
}

/// The problems, except those about what a kind of file cannot hold.
fn problems(folder: &Folder) -> Vec<Row> {
    let of_kind = ["layout-not-copied", "lines-aside"];
    let told = rows(folder, "problems").into_iter();
    told.filter(|row| of_kind.iter().all(|code| row["code"] != *code)).collect()
}

/// The cells of a sheet of the annotated copy, as a list: a rectangle around two distant cells
/// would not fit in memory.
fn annotated(folder: &Folder, sheet: &str) -> BTreeMap<(u32, u16), StoredCell> {
    // An xlsm stays one.
    let names = ["returns/club.xlsx", "returns/club.xlsm"].map(|name| folder.out().join(name));
    let bytes = std::fs::read(names.iter().find(|name| name.exists()).unwrap()).unwrap();
    let copy = returns::read_workbook_copy(&bytes).unwrap();
    let sheet = copy.sheets.into_iter().find(|copy| copy.name == sheet).unwrap();
    sheet.cells.into_iter().map(|cell| ((cell.row, cell.column), cell)).collect()
}

/// The values of a sheet of the annotated copy. Some kinds store a number with one more digit.
fn values(folder: &Folder, sheet: &str) -> BTreeMap<(u32, u16), String> {
    let shown = |value: CellValue| match value {
        CellValue::Blank => None,
        CellValue::Number(number) => Some(format!("{number:.12}")),
        CellValue::Bool(answer) => Some(format!("{:.12}", f64::from(u8::from(answer)))),
        other => Some(format!("{other:?}")),
    };
    let cells = annotated(folder, sheet).into_iter();
    cells.filter_map(|(place, cell)| Some((place, shown(cell.value)?))).collect()
}

/// The formulas of a sheet of the annotated copy.
fn formulas(folder: &Folder, sheet: &str) -> BTreeMap<(u32, u16), String> {
    let cells = annotated(folder, sheet).into_iter();
    cells
        .filter_map(|(place, cell)| Some((place, cell.formula?.replace("TRUE()", "TRUE"))))
        .collect()
}

#[test]
fn every_kind_gives_the_same_results_and_problems() {
    let (first, _) = run("everything", "xlsx");
    for kind in &KINDS[1..] {
        let (folder, _) = run("everything", kind);
        for name in ["events", "standings", "awards"] {
            assert_eq!(rows(&folder, name), rows(&first, name), "{kind}: {name}");
        }
        assert_eq!(problems(&folder), problems(&first), "{kind}");
    }
}

#[test]
fn what_cells_of_clubs_hold_is_read() {
    let (folder, said) = run("everything", "xlsx");
    assert_eq!(said.status, 1, "{said:#?}");
    let score = |name: &str| {
        let rows = folder.rows("standings");
        rows.iter().find(|row| row["name"].contains(name)).map(|row| row["score"].clone())
    };
    for (name, read) in [
        ("Si\u{e2}n O\u{2019}Rourke", "61.25"),
        ("\u{738b}\u{5c0f}\u{660e} & \u{645}\u{62d}\u{645}\u{62f}", "58.75"),
        ("Zo\u{eb} \u{1f600} Quinn", "56.7"),
        ("Gwen Hafren", "54.5"),
        ("Kay Lloyd", "51.24"),
        ("Ffion Gray", "43.5"),
        ("Team 6-1", "1061.5"),
    ] {
        assert_eq!(score(name).as_deref(), Some(read), "{name}");
    }
    let problems = folder.problems();
    for expected in [
        "warning hidden-rows Entries",
        "note hidden-columns Results",
        "note hidden-sheet Adjustments",
        "note merged-cells Entries!K2",
        "error error-cell Results!C15",
        "note date-undone Results!B16",
        "error date-for-number Results!C16",
        "note date-undone Results!B17",
        "error error-cell Results!C17",
    ] {
        assert!(problems.iter().any(|problem| problem == expected), "{expected}: {problems:#?}");
    }
    let dates: Vec<String> = folder.rows("events").iter().map(|row| row["date"].clone()).collect();
    assert_eq!(dates, ["2026-07-27", "2026-07-28"]);
}

#[test]
fn every_kind_is_copied_with_the_same_values() {
    let (first, _) = run("everything", "xlsx");
    for kind in &KINDS[1..] {
        let (folder, _) = run("everything", kind);
        for sheet in ["Events", "Entries", "Results", "Adjustments", "Workings"] {
            assert_eq!(values(&folder, sheet), values(&first, sheet), "{kind}: {sheet}");
        }
    }
}

#[test]
fn the_formulas_of_every_kind_say_the_same() {
    let (first, _) = run("everything", "xlsx");
    let expected = formulas(&first, "Workings");
    assert_eq!(expected.len(), 4, "{expected:?}");
    for kind in &KINDS[1..] {
        let (folder, _) = run("everything", kind);
        assert_eq!(formulas(&folder, "Workings"), expected, "{kind}");
    }
}

/// Formulas of a binary workbook with references to other sheets are not converted.
#[test]
fn a_formula_across_sheets_of_a_binary_workbook_is_kept_as_its_value() {
    for (kind, kept) in [("xlsx", true), ("ods", true), ("xls", false), ("xlsb", false)] {
        let (folder, _) = run("everything", kind);
        assert_eq!(formulas(&folder, "Results").contains_key(&(3, 2)), kept, "{kind}");
        assert_eq!(values(&folder, "Results")[&(3, 2)], "0.567000000000", "{kind}");
        let noted = folder.problems().contains(&"note layout-not-copied Results".to_string());
        assert_eq!(noted, !kept, "{kind}");
    }
}

#[test]
fn two_cells_far_apart_cost_nothing() {
    for kind in KINDS {
        let (folder, said) = run("far-apart", kind);
        assert_eq!(folder.rows("events")[0]["title"], "Far apart", "{kind}: {said:#?}");
        let corner = if kind == "xls" { (65_535, 255) } else { (1_048_575, 16_383) };
        let end = values(&folder, "Event").remove(&corner);
        assert_eq!(end, Some("Text(\"the end\")".to_string()), "{kind}");
    }
}

#[test]
fn days_counted_from_1904_are_the_same_days() {
    for kind in KINDS {
        let (folder, said) = run("from-1904", kind);
        assert_eq!(folder.rows("events")[0]["date"], "2026-07-27", "{kind}: {said:#?}");
    }
}
