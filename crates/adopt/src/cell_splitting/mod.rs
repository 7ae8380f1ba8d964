//! Cells that hold two things, parted: `16 (6)` into an opponent and a score, `Oaklands v Elmhurst`
//! into two sides, `118/168` into a score and the most possible.
//!
//! The forms are data (`forms.toml`); what a form reads is taken only where the table proves it:
//! opponents name each other, scores mirror each other, places count scores, scores are half of the
//! most possible. Cells of other columns stay as they are, and so does a cell that its column does
//! not explain. Each column of the parted sheet knows the column of the file that it came from.

mod form;
mod proofs;
mod side_columns;

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use self::proofs::{CombinedCellsArea, SplitColumn};
use model::{CellAddress, CellRange as Cells, CellValue, SheetCopy, StoredCell, WorkbookCopy};

/// Fewer rows prove nothing.
const FEWEST: usize = 3;

/// More rows than this between two cells of a column are the end of its table.
const FARTHEST: u32 = 2;

/// The longest text that is looked at, in bytes.
const LONGEST: usize = 120;

/// A workbook with the cells parted that hold two things; itself where there are none.
pub fn split_combined_cells(copy: &WorkbookCopy) -> Cow<'_, WorkbookCopy> {
    let mut made = Cow::Borrowed(copy);
    for (at, sheet) in copy.sheets.iter().enumerate() {
        if sheet.hidden || !sheet.own_columns.is_empty() {
            continue;
        }
        let of_area = |area: &CombinedCellsArea<'_>| match proofs::columns_to_split(area) {
            found if found.is_empty() => side_columns::side_columns_to_split(area),
            found => found,
        };
        let found: Vec<SplitColumn> = areas(sheet).iter().flat_map(of_area).collect();
        if !found.is_empty() {
            made.to_mut().sheets[at] = laid_out(sheet, &found);
        }
    }
    made
}

/// The cell of the file that a cell was taken from.
pub fn original_address(copy: &WorkbookCopy, at: CellAddress) -> CellAddress {
    let sheet = copy.sheets.get(usize::from(at.sheet));
    CellAddress { column: sheet.map_or(at.column, |sheet| sheet.source_column(at.column)), ..at }
}

/// The areas of a sheet with columns whose cells may hold two things.
fn areas(sheet: &SheetCopy) -> Vec<CombinedCellsArea<'_>> {
    let rows = sheet.cells.chunk_by(|one, next| one.row == next.row);
    let alone: BTreeSet<u32> =
        rows.filter(|cells| cells.len() == 1).map(|cells| cells[0].row).collect();
    let mut columns: BTreeMap<u16, Vec<u32>> = BTreeMap::new();
    for cell in &sheet.cells {
        if let CellValue::Text(text) = &cell.value
            && text.len() <= LONGEST
            && may_hold_two(text)
        {
            columns.entry(cell.column).or_default().push(cell.row);
        }
    }
    let mut found: Vec<((u32, u32), Vec<u16>)> = Vec::new();
    for (column, rows) in columns {
        for run in rows.chunk_by(|one, other| other - one <= FARTHEST) {
            // A title alone in its row is above the table.
            let titles = run.iter().take_while(|row| alone.contains(row)).count();
            let run = if titles < run.len() { &run[titles..] } else { run };
            let (first, last) = (run[0], run[run.len() - 1]);
            if run.len() + 1 < FEWEST {
                continue;
            }
            // The first and the last row of a crosstable have nothing in one of its columns.
            let near = |area: &((u32, u32), Vec<u16>)| {
                area.0.0.abs_diff(first) <= 1 && area.0.1.abs_diff(last) <= 1
            };
            match found.iter().position(near) {
                Some(at) => {
                    let (rows, columns) = &mut found[at];
                    *rows = (rows.0.min(first), rows.1.max(last));
                    columns.push(column);
                }
                None => found.push(((first, last), vec![column])),
            }
        }
    }
    found.into_iter().map(|(rows, columns)| CombinedCellsArea::new(sheet, rows, columns)).collect()
}

/// Whether a text may be one of the forms: two groups of digits, or words around another.
fn may_hold_two(text: &str) -> bool {
    let digit = |c: char| c.is_ascii_digit();
    let groups = text.split(|c: char| !digit(c) && c != '.' && c != ',');
    let numbers = groups.filter(|group| group.contains(digit)).count();
    let mut words = text.split_whitespace();
    let first = words.next();
    match numbers {
        0 => first.is_some() && words.next().is_some() && words.next().is_some(),
        1 => text.contains(char::is_alphabetic),
        numbers => numbers <= 4,
    }
}

/// A sheet with columns parted.
fn laid_out(sheet: &SheetCopy, parted: &[SplitColumn]) -> SheetCopy {
    let mut more: BTreeMap<u16, usize> = BTreeMap::new();
    let mut cells: BTreeMap<(u32, u16), &[Option<String>]> = BTreeMap::new();
    for one in parted {
        let added = more.entry(one.column).or_default();
        *added = one.column_count().saturating_sub(1).max(*added);
        cells.extend(one.rows.iter().map(|(row, parts)| ((*row, one.column), &parts[..])));
    }
    let last = sheet.cells.iter().map(|cell| cell.column).max().unwrap_or_default();
    let columns = (0..=last).flat_map(|column| {
        std::iter::repeat_n(column, 1 + more.get(&column).copied().unwrap_or_default())
    });
    let mut made = SheetCopy { own_columns: columns.collect(), cells: Vec::new(), ..sheet.clone() };
    let mut begins: Vec<u16> = Vec::with_capacity(usize::from(last) + 1);
    for (at, column) in (0u16..).zip(&made.own_columns) {
        if usize::from(*column) == begins.len() {
            begins.push(at);
        }
    }
    for cell in &sheet.cells {
        let column = begins[usize::from(cell.column)];
        match cells.remove(&(cell.row, cell.column)) {
            None => made.cells.push(StoredCell { column, ..cell.clone() }),
            Some(parts) => made.cells.extend((column..).zip(parts).filter_map(|(column, part)| {
                let value = CellValue::Text(part.as_deref()?.into());
                Some(StoredCell { row: cell.row, column, look: 0, value, formula: None })
            })),
        }
    }
    for area in &mut made.layout.merges {
        *area = Cells {
            first_column: made_at(&begins, area.first_column),
            last_column: made_at(&begins, area.last_column),
            ..*area
        };
    }
    made
}

/// Where a column stands in the parted sheet.
fn made_at(begins: &[u16], column: u16) -> u16 {
    let beyond = || {
        let (at, last) = (u16::try_from(begins.len()).ok()?, begins.last()?);
        column.checked_sub(at)?.checked_add(last + 1)
    };
    begins.get(usize::from(column)).copied().or_else(beyond).unwrap_or(column)
}
