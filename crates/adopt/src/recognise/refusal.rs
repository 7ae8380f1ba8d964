//! Why nothing was recognised in a workbook, and what a person can do about it.

use super::What;
use super::column_heading::{CONTESTANT_MEANINGS, RANKING_MEASURES};
use super::content::CellShape;
use super::grid::{GridCell, GridRow, SheetGrid};
use crate::problems::SheetNotRecognised;
use model::problem::{Problem, ProblemPlace, phrase};
use model::{CellAddress, WorkbookCopy};

/// Rows that are looked at.
const LOOKED_AT: usize = 200;

/// What keeps a workbook without a table from being read, at the cell that shows it.
pub fn no_table_problem(copy: &WorkbookCopy) -> Problem {
    let shown = copy.sheets.iter().enumerate().filter(|(_, sheet)| !sheet.hidden);
    let grids = shown.map(|(at, sheet)| SheetGrid::new(at as u16, sheet));
    let grid = grids.max_by_key(|grid| grid.rows.len()).filter(|grid| !grid.rows.is_empty());
    let Some(grid) = grid else {
        let trouble = SheetNotRecognised {
            why: phrase!("the sheet is empty"),
            hint: phrase!(
                "Ask the club for the file again: pictures and text boxes on a sheet cannot be read."
            ),
        };
        return Problem::new(trouble, ProblemPlace::File);
    };
    let (trouble, row, cell) = reason(&grid.rows[..grid.rows.len().min(LOOKED_AT)]);
    let at = CellAddress { sheet: grid.sheet, row: row.row, column: cell.column };
    Problem::new(trouble, ProblemPlace::Cell(at))
}

/// What a heading means, as far as it tells of contestants or of their scores.
fn meanings(cell: &GridCell) -> Vec<What> {
    // A letter may be anything.
    let letters = cell.text.chars().filter(|c| c.is_alphabetic()).count();
    let told = cell.is_text() && (letters > 1 || cell.text == "%");
    let readings = if told { cell.heading_meanings() } else { Vec::new() };
    readings.iter().filter(|reading| reading.is_likely()).map(|reading| reading.what).collect()
}

fn says(row: &GridRow, whats: &[What]) -> bool {
    row.cells.iter().any(|cell| meanings(cell).iter().any(|what| whats.contains(what)))
}

/// The reason with the row and the cell that show it. There is at least one row.
fn reason(rows: &[GridRow]) -> (SheetNotRecognised, &GridRow, &GridCell) {
    let known = |row: &GridRow| row.cells.iter().filter(|cell| !meanings(cell).is_empty()).count();
    let headed = rows.iter().enumerate().max_by_key(|(at, row)| (known(row), usize::MAX - at));
    let told = |why, hint, row| {
        let row: &GridRow = row;
        (SheetNotRecognised { why, hint }, row, &row.cells[0])
    };
    let several = |row: &&GridRow| row.cells.len() >= 2;
    let first = rows.iter().find(several);
    let in_first_column = || {
        let first = rows.iter().filter_map(|row| row.cells.first());
        first.filter(|cell| !meanings(cell).is_empty()).count()
    };
    match (headed.filter(|(_, row)| known(row) >= 2), first) {
        (_, None) => told(
            phrase!("each row is a single cell, so names and scores cannot be told apart"),
            phrase!(
                "Split the text into columns (in Excel: Data, Text to Columns) and write a heading above each, such as Place, Names and Score."
            ),
            &rows[0],
        ),
        (Some((at, row)), _) if !rows[at + 1..].iter().any(|row| several(&row)) => told(
            phrase!("there is nothing below this row of headings"),
            phrase!("Ask the club for the sheet with its results, or leave the file out."),
            row,
        ),
        (Some((_, row)), _) if !says(row, CONTESTANT_MEANINGS) => told(
            phrase!("no heading in this row says which column holds the names"),
            phrase!("Write Names, Name or Team above the column of names."),
            row,
        ),
        (Some((_, row)), _) if !says(row, &RANKING_MEASURES) => told(
            phrase!("no heading in this row says which column holds the scores"),
            phrase!("Write Score, % or VPs above the column of scores."),
            row,
        ),
        (None, Some(row)) if in_first_column() >= 2 => told(
            phrase!("the headings seem to run down the sheet, not across it"),
            phrase!(
                "Turn the table round so that each contestant has a row (in Excel: copy it, then Paste Special, Transpose)."
            ),
            row,
        ),
        (None, Some(row)) if !has_names(rows) => told(
            phrase!("no column holds names of players or teams"),
            phrase!(
                "If it is an event, put the names in a column headed Names, Name or Team; if not, leave the file out."
            ),
            row,
        ),
        (_, Some(row)) => told(
            phrase!("the headings are missing or not known"),
            phrase!(
                "Write plain headings above the columns, such as Place, Names and Score; if it is not an event, leave the file out."
            ),
            row,
        ),
    }
}

/// Whether some rows have a text of two words, as names are, beside another cell.
fn has_names(rows: &[GridRow]) -> bool {
    let named = |cell: &GridCell| {
        cell.shapes().has(CellShape::Words) && cell.text.contains(char::is_whitespace)
    };
    let rows = rows.iter().filter(|row| row.cells.len() >= 2 && row.cells.iter().any(named));
    rows.count() >= 2
}
