//! Compares two runs: their output, and the cells typed differently in between, found in their
//! annotated copies.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use rayon::prelude::*;

use model::annotation::{ANNOTATION_SHEET_NAMES, DRAW_SHEET};
use model::name_comparison::folded_name;
use model::{CellValue, SheetCopy, StoredCell, WorkbookCopy, day_from_serial, to_a1};
use register::past_run::PastRun;
use register::run_difference::{
    CellChange, CellChangesByReturn, RunComparison, SeasonRunDifference,
};
use report::tables::run_difference::run_difference_tables;
use report::{OutputError, csv, xlsx};
use returns::settings::Settings;

use super::RunOutput;
use super::files::read_file_bytes;

/// The first rows, in which to look for headings.
const HEADING_ROWS: u32 = 25;

/// Compares two runs in their folders.
pub fn compare_runs(old: &PastRun, new: &PastRun) -> SeasonRunDifference {
    let comparison = RunComparison::new(old, new);
    let returns: Vec<(&str, &str)> = comparison.returns_to_compare().into_iter().collect();
    let copies = |(before, now): &(&str, &str)| {
        [annotated(&old.folder, before), annotated(&new.folder, now)]
    };
    let unseen = returns.iter().filter(|both| copies(both).iter().any(Option::is_none));
    let unseen = unseen.map(|(_, now)| now.to_string()).collect();
    let typed: CellChangesByReturn = returns
        .par_iter()
        .map(|both| (both.1.to_string(), typed_between(both.1, copies(both))))
        .filter(|(_, changes)| !changes.is_empty())
        .collect();
    comparison.difference(&typed, &unseen)
}

/// Writes the difference of two runs and publishes it.
pub fn write_run_difference(
    difference: &SeasonRunDifference,
    output: RunOutput<'_>,
) -> Result<(), OutputError> {
    let (publication, site) = (&output.publication, output.site);
    for (name, text) in site.assets() {
        publication.write_file(name, text.as_bytes())?;
    }
    publication.write_file("diff.html", &site.run_difference_page(difference)?)?;
    for table in run_difference_tables(difference) {
        csv::write_table_files(publication, &table)?;
    }
    const NAME: &str = "diff.xlsx";
    let book = xlsx::run_difference_book(difference);
    publication
        .write_file(NAME, &book.map_err(|why| OutputError::Workbook(NAME.to_string(), why))?)?;
    output.publication.finish().map(drop)
}

/// The path of a return's annotated copy in a run, if there is one.
fn annotated(run: &Path, path: &str) -> Option<PathBuf> {
    let stem = path.rsplit_once('.').map_or(path, |(stem, _)| stem);
    let names = [path.to_string(), format!("{path}.xlsx"), format!("{stem}.xlsx")];
    let ends = |name: &&String| name.ends_with(".xlsx") || name.to_lowercase().ends_with(".xlsm");
    let mut copies = names.iter().filter(ends);
    copies.find_map(|name| {
        let copy = run.join("returns").join(name);
        copy.is_file().then_some(copy)
    })
}

/// The cells that differ between two annotated copies of a return, without palmares' additions.
/// Unreadable copies give none.
fn typed_between(path: &str, copies: [Option<PathBuf>; 2]) -> Vec<CellChange> {
    let [Some(old), Some(new)] = copies else { return Vec::new() };
    let (Ok(old), Ok(new)) = (read_file_bytes(&old), read_file_bytes(&new)) else {
        return Vec::new();
    };
    if old == new {
        return Vec::new();
    }
    let typed = |bytes: &[u8]| {
        returns::read_return(bytes, &Settings::default()).workbook_copy.unwrap_or_default()
    };
    let (old, new) = (typed(&old), typed(&new));
    let mut changes = Vec::new();
    for name in sheet_names([&old, &new]) {
        let sides = [&old, &new].map(|book| book.sheets.iter().find(|sheet| sheet.name == name));
        changes.extend(sheet_changes(path, &name, sides));
    }
    // The draw follows from the rest, unless results were typed on its sheet.
    if changes.iter().any(|change| change.sheet != DRAW_SHEET) {
        changes.retain(|change| change.sheet != DRAW_SHEET);
    }
    changes
}

/// The sheets of the return in both copies, in their order.
fn sheet_names(books: [&WorkbookCopy; 2]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for sheet in books.iter().flat_map(|book| &book.sheets) {
        let added =
            sheet.name != DRAW_SHEET && ANNOTATION_SHEET_NAMES.contains(&sheet.name.as_str());
        if !added && !names.contains(&sheet.name) {
            names.push(sheet.name.clone());
        }
    }
    names
}

/// The cells of a row by column, without empty ones.
type RowText = BTreeMap<u16, String>;

fn rows_of(sheet: Option<&SheetCopy>) -> BTreeMap<u32, RowText> {
    let mut rows: BTreeMap<u32, RowText> = BTreeMap::new();
    for cell in sheet.map_or(&[][..], |sheet| &sheet.cells) {
        let text = cell_text(cell);
        if !text.is_empty() {
            rows.entry(cell.row).or_default().insert(cell.column, text);
        }
    }
    rows
}

/// What a cell says.
pub(super) fn cell_text(cell: &StoredCell) -> String {
    match &cell.value {
        CellValue::Blank => String::new(),
        CellValue::Text(text) | CellValue::Error(text) => text.trim().to_string(),
        CellValue::Number(number) => number.to_string(),
        CellValue::Date(serial) => {
            day_from_serial(*serial).map_or(serial.to_string(), |day| day.to_string())
        }
        CellValue::Bool(true) => "TRUE".to_string(),
        CellValue::Bool(false) => "FALSE".to_string(),
    }
}

/// Compares two copies of a sheet. Equal rows at the top and bottom belong together, so that an
/// inserted row is one change.
fn sheet_changes(path: &str, name: &str, sides: [Option<&SheetCopy>; 2]) -> Vec<CellChange> {
    let [old, new] = sides.map(|sheet| rows_of(sheet).into_iter().collect::<Vec<_>>());
    let says = |one: &(u32, RowText), other: &(u32, RowText)| one.1 == other.1;
    let top = old.iter().zip(&new).take_while(|(old, new)| says(old, new)).count();
    let (old_rest, new_rest) = (&old[top..], &new[top..]);
    let bottom =
        old_rest.iter().rev().zip(new_rest.iter().rev()).take_while(|(o, n)| says(o, n)).count();
    let old_rest = &old_rest[..old_rest.len() - bottom];
    let new_rest = &new_rest[..new_rest.len() - bottom];
    let event_column = [event_column(&old), event_column(&new)];
    let mut changes = Vec::new();
    let mut add = |row: (u32, &RowText), side: usize, cell: String, old: String, new: String| {
        let event = event_column[side].and_then(|column| row.1.get(&column)).cloned();
        let event = event.unwrap_or_default();
        let (path, sheet) = (path.to_string(), name.to_string());
        changes.push(CellChange { path, sheet, cell, event, old, new });
    };
    let both = old_rest.len().min(new_rest.len());
    for ((_, before), (row, now)) in old_rest.iter().zip(new_rest) {
        let columns: std::collections::BTreeSet<u16> =
            before.keys().chain(now.keys()).copied().collect();
        for column in columns {
            let of = |row: &RowText| row.get(&column).cloned().unwrap_or_default();
            let (before, text) = (of(before), of(now));
            if before != text {
                add((*row, now), 1, to_a1(*row, column), before, text);
            }
        }
    }
    for (row, before) in &old_rest[both..] {
        add((*row, before), 0, row_name(*row), joined(before), String::new());
    }
    for (row, now) in &new_rest[both..] {
        add((*row, now), 1, row_name(*row), String::new(), joined(now));
    }
    changes
}

fn row_name(row: u32) -> String {
    format!("row {}", row + 1)
}

fn joined(row: &RowText) -> String {
    row.values().map(String::as_str).collect::<Vec<_>>().join(" | ")
}

/// The column that names a row's event.
fn event_column(rows: &[(u32, RowText)]) -> Option<u16> {
    let headings = rows.iter().take_while(|(row, _)| *row < HEADING_ROWS);
    let mut cells = headings.filter(|(_, cells)| cells.len() > 1).flat_map(|(_, cells)| cells);
    // The sheet `Event` has keys in its first column, each with its answer.
    let found = cells.find(|(_, text)| folded_name(text) == "event").map(|(column, _)| *column);
    let is_key = found == Some(0) && rows.iter().all(|(_, cells)| cells.len() <= 2);
    found.filter(|_| !is_key)
}
