//! Rows of headings as a layout compares them: the text of each column's heading, the key by which
//! two headings are the same, and which filled columns nobody has given a meaning.
//! `layout_matching` finds the tables of a layout on a new sheet by them.

use std::collections::BTreeMap;

use super::recognised::{RecognisedTable, RecognisedWorkbook};
use model::name_comparison::folded_name;
use model::{CellValue, StableSort, StoredCell, WorkbookCopy};

/// The headings that stand in some rows of a sheet, by column. Lines of one heading are joined
/// by a blank.
pub(crate) fn heading_cells(
    copy: &WorkbookCopy,
    sheet: u16,
    row: u32,
    rows: u32,
) -> Vec<(u16, String)> {
    let Some(sheet) = copy.sheets.get(usize::from(sheet)) else { return Vec::new() };
    let begins = sheet.cells.partition_point(|cell| cell.row < row);
    let below = row.saturating_add(rows.max(1));
    let cells = sheet.cells[begins..].iter().take_while(|cell| cell.row < below);
    joined_headings(cells)
}

/// The headings of some cells, by column.
pub(crate) fn joined_headings<'a>(
    cells: impl Iterator<Item = &'a StoredCell>,
) -> Vec<(u16, String)> {
    let mut headings: Vec<(u16, String)> = Vec::new();
    for cell in cells {
        let text = match &cell.value {
            CellValue::Text(text) => text.split_whitespace().collect::<Vec<_>>().join(" "),
            CellValue::Number(number) => number.to_string(),
            _ => continue,
        };
        if text.is_empty() {
            continue;
        }
        match headings.iter_mut().find(|(column, _)| *column == cell.column) {
            Some((_, heading)) => {
                heading.push(' ');
                heading.push_str(&text);
            }
            None => headings.push((cell.column, text)),
        }
    }
    headings.arrange_by_key(|(column, _)| *column);
    headings
}

/// A heading as headings are compared: without case, blanks and points, unless nothing else
/// is left of it.
pub(crate) fn heading_key(heading: &str) -> String {
    match folded_name(heading) {
        empty if empty.is_empty() => heading.trim().to_lowercase(),
        key => key,
    }
}

/// The columns below headings of a table that hold something and have no meaning.
pub fn unread_columns(
    copy: &WorkbookCopy,
    found: &RecognisedWorkbook,
    table: &RecognisedTable,
) -> BTreeMap<u16, String> {
    let Some(row) = table.heading else { return BTreeMap::new() };
    let beside =
        |other: &&RecognisedTable| (other.sheet, other.heading) == (table.sheet, table.heading);
    let columns = found.tables.iter().filter(beside).flat_map(|other| &other.columns);
    let known: Vec<u16> = columns.map(|column| column.column).collect();
    let headings = heading_cells(copy, table.sheet, row, table.heading_rows);
    let unknown = headings.into_iter().filter(|(column, _)| !known.contains(column));
    unknown.filter(|(column, _)| column_has_content(copy, table, *column)).collect()
}

/// Whether anything stands in a column of a table.
pub(crate) fn column_has_content(
    copy: &WorkbookCopy,
    table: &RecognisedTable,
    column: u16,
) -> bool {
    filled_cells_of_table(copy, table).any(|cell| cell.column == column)
}

/// The cells of the rows of a table that hold something.
pub(crate) fn filled_cells_of_table<'a>(
    copy: &'a WorkbookCopy,
    table: &'a RecognisedTable,
) -> impl Iterator<Item = &'a StoredCell> {
    let cells = copy.sheets.get(usize::from(table.sheet)).map_or(&[][..], |sheet| &sheet.cells);
    let begins = cells.partition_point(|cell| cell.row < table.first_row);
    let rows = cells[begins..].iter().take_while(|cell| cell.row <= table.last_row);
    rows.filter(|cell| cell.value != CellValue::Blank)
}
