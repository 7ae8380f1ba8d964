//! Tables whose place and columns a layout tells: where their rows begin and end, and what the
//! sheet says outside of them. Nothing is weighed.

use std::ops::Range;

use super::block::RawTable;
use super::blocks::{join_continued_tables, raw_table_below_headings};
use super::bracket::recognise_bracket;
use super::grid::{ColumnSpan, GridRow, SheetGrid};
use super::heading_rows::{HeadingRows, headings_by_column, is_heading_of_next_table};
use super::headings::HeadingMeaning;
use super::lines::{LineOutsideTables, lines_outside_tables};
use super::typical_row::TypicalRow;
use super::{RecognisedColumn, RecognisedTable, RecognisedWorkbook, SheetKind, Sureness};
use super::{captions, covered, facts, is_cover, leave_days, side_lists};
use model::{CellValue, WorkbookCopy};

/// A table as a layout tells it.
#[derive(Clone, Debug)]
pub(crate) struct TableFromLayout {
    pub kind: SheetKind,
    /// The sheet, by its index.
    pub sheet: u16,
    /// The first row of its headings, from zero.
    pub heading: u32,
    pub heading_rows: u32,
    /// Rows that a contestant takes.
    pub rows_per_contestant: u32,
    /// Whether another table tells the same.
    pub repeats: bool,
    /// Its columns, from the left; at least one.
    pub columns: Vec<RecognisedColumn>,
}

/// A workbook of known tables: `kind` is what it is, `known` are in the order of sheets and rows.
pub fn workbook_from_layout_tables(
    copy: &WorkbookCopy,
    kind: SheetKind,
    known: &[TableFromLayout],
) -> RecognisedWorkbook {
    let mut tables: Vec<RecognisedTable> = Vec::new();
    let mut all_lines: Vec<LineOutsideTables> = Vec::new();
    for (at, sheet) in (0u16..).zip(&copy.sheets).filter(|(_, sheet)| !sheet.hidden) {
        let own: Vec<&TableFromLayout> = known.iter().filter(|table| table.sheet == at).collect();
        let filled = sheet.cells.iter().filter(|cell| cell.value != CellValue::Blank);
        if own.is_empty() && (!tables.is_empty() || !is_cover(filled.count())) {
            continue;
        }
        let grid = SheetGrid::new(at, sheet);
        let found = of_sheet(&grid, &own);
        let blocks: Vec<&RawTable> = found.iter().map(|(_, block)| block).collect();
        let mut outside = lines_outside_tables(&grid, &blocks);
        let mut here: Vec<RecognisedTable> =
            found.iter().map(|(known, block)| table(&grid, known, block)).collect();
        captions(&grid, &mut here, &outside);
        // What stands above a bracket tells of all of it.
        for bracket in here.iter_mut().filter(|table| table.kind == SheetKind::KnockOut) {
            bracket.caption = None;
        }
        if !grid.caption.is_empty() && !here.is_empty() {
            outside.retain(|line| line.above);
        }
        tables.append(&mut here);
        all_lines.append(&mut outside);
    }
    let facts = facts(copy, kind, &tables, &all_lines);
    let mut found = RecognisedWorkbook { kind, sure: Sureness::Certain, tables, facts };
    leave_days(copy, &mut found);
    found
}

/// The known tables of a sheet with their rows. What goes on below repeated headings is one table.
fn of_sheet<'a>(
    grid: &SheetGrid,
    known: &[&'a TableFromLayout],
) -> Vec<(&'a TableFromLayout, RawTable)> {
    let mut found: Vec<(&TableFromLayout, RawTable)> = Vec::new();
    for (at, one) in known.iter().enumerate() {
        let Some(heading) = heading_of(grid, one) else { continue };
        if let Some(block) = bracket_of(grid, one) {
            found.push((one, block));
            continue;
        }
        let columns = reach(one);
        let next = known[at + 1..].iter().map(|next| next.heading).find(|row| *row > one.heading);
        let end = next.map_or(grid.rows.len(), |row| grid.first_row_at_or_below(row));
        let end = end_of(grid, &heading, columns, end);
        if let Some(block) = raw_table_below_headings(grid, &heading, columns, end) {
            found.push((one, side_lists::split_side_list_below(grid, block).0));
        }
    }
    let mut tables: Vec<(&TableFromLayout, RawTable)> = Vec::new();
    for (one, block) in found {
        let above = tables.iter().rposition(|(last, _)| reach(last) == reach(one));
        let pair =
            above.map(|at| join_continued_tables(grid, vec![tables[at].1.clone(), block.clone()]));
        match (above, pair) {
            (Some(at), Some(mut both)) if both.len() == 1 => {
                tables[at].1 = both.swap_remove(0);
            }
            _ => tables.push((one, block)),
        }
    }
    tables
}

/// The first and the last column of a table.
fn reach(known: &TableFromLayout) -> ColumnSpan {
    let columns = known.columns.iter().map(|column| column.column);
    let first = columns.clone().min().unwrap_or_default();
    ColumnSpan { first, last: columns.max().unwrap_or_default() }
}

/// The rows of headings, each column with its meaning.
fn heading_of(grid: &SheetGrid, known: &TableFromLayout) -> Option<HeadingRows> {
    let from = grid.first_row_at_or_below(known.heading);
    let below = grid.first_row_at_or_below(known.heading.saturating_add(known.heading_rows));
    let to = below.checked_sub(1).filter(|to| *to >= from)?;
    let mut heads = headings_by_column(grid, from, to);
    for column in &known.columns {
        let (what, number) = (column.meaning.what, column.meaning.number);
        let reading = HeadingMeaning { what, number, weight: 100, language: "any" };
        heads.entry(column.column).or_default().readings = vec![reading];
    }
    Some(HeadingRows { from, to, heads })
}

/// The rows of a bracket, which are told by its rounds.
fn bracket_of(grid: &SheetGrid, known: &TableFromLayout) -> Option<RawTable> {
    let table = (known.kind == SheetKind::KnockOut).then(|| recognise_bracket(grid)).flatten()?;
    (table.heading == Some(known.heading)).then(|| covered(&table, grid))
}

/// Where a table ends at the latest: at another row of headings.
fn end_of(grid: &SheetGrid, heading: &HeadingRows, columns: ColumnSpan, end: usize) -> usize {
    let rows = heading.to + 1..end;
    let typical = TypicalRow::new(grid, run(grid, rows.clone()), columns, &heading.heads);
    let other = |at: &usize| {
        let row: &GridRow = &grid.rows[*at];
        !typical.has_expected_numbers(row.cells_within(columns))
            && is_heading_of_next_table(grid, *at)
    };
    rows.clone().find(other).unwrap_or(end)
}

/// The first rows of a table, down to a gap: what is below may be something else.
fn run(grid: &SheetGrid, rows: Range<usize>) -> Range<usize> {
    /// Fewer rows show nothing.
    const FEWEST: usize = 3;
    let gap =
        |at: &usize| *at >= rows.start + FEWEST && grid.rows[*at].row > grid.rows[*at - 1].row + 1;
    rows.start..rows.clone().find(gap).unwrap_or(rows.end)
}

fn table(grid: &SheetGrid, known: &TableFromLayout, block: &RawTable) -> RecognisedTable {
    RecognisedTable {
        kind: known.kind,
        sure: Sureness::Certain,
        sheet: known.sheet,
        heading: Some(known.heading),
        heading_rows: known.heading_rows,
        first_row: block.first_row(grid),
        last_row: block.last_row(grid),
        rows_per_contestant: known.rows_per_contestant,
        skipped: block.skipped.clone(),
        caption: None,
        repeats: known.repeats,
        columns: known.columns.clone(),
    }
}
