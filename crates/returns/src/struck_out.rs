//! Rows and cells that are struck through. They count like any other, which whoever struck them out
//! did not mean.

use adopt::{RecognisedTable, original_address};
use model::problem::{Problem, ProblemPlace};
use model::{CellAddress, SheetCopy, StoredCell, StruckPart, WorkbookCopy};

use super::cells::{cell_address, heading_text, is_cell_filled};
use super::overlooked_content_problems::{CellStruck, RowStruck};

/// What is struck through in a workbook: looks of whole cells, and parts of texts.
pub(super) struct StruckThroughTexts<'a> {
    /// Whether each look strikes through; empty where none does.
    looks: Vec<bool>,
    sheets: &'a [SheetCopy],
}

impl<'a> StruckThroughTexts<'a> {
    /// Those of a workbook.
    pub(super) fn from_workbook(workbook_copy: &'a WorkbookCopy) -> StruckThroughTexts<'a> {
        let struck = workbook_copy.styles.iter().map(|look| look.font.struck);
        let any = struck.clone().any(|struck| struck);
        let looks = if any { struck.collect() } else { Vec::new() };
        StruckThroughTexts { looks, sheets: &workbook_copy.sheets }
    }

    /// The problem of a cell that is struck through, or a part of it.
    pub(super) fn struck_cell_problem(&self, cell: &StoredCell, sheet: u16) -> Option<Problem> {
        let struck = self.has_struck_look(cell) && is_cell_filled(cell);
        let text = match struck {
            true => heading_text(cell).unwrap_or_default(),
            false => self.struck_part(cell, sheet)?.text.trim().to_string(),
        };
        Some(Problem::new(CellStruck { text }, cell_address(cell, sheet)))
    }

    /// What is told of a row, in the columns that are read: that most of it is struck through, or
    /// which cells are.
    pub(super) fn struck_row_problems(
        &self,
        cells: &[StoredCell],
        sheet: u16,
        is_read: &dyn Fn(u16) -> bool,
    ) -> Vec<Problem> {
        if self.looks.is_empty() && self.parts(sheet).is_empty() {
            return Vec::new();
        }
        let read = || cells.iter().filter(|cell| is_cell_filled(cell) && is_read(cell.column));
        let mut struck: Vec<Problem> =
            read().filter_map(|cell| self.struck_cell_problem(cell, sheet)).collect();
        if 2 * read().filter(|cell| self.has_struck_look(cell)).count() > read().count() {
            struck.truncate(1);
            struck.iter_mut().for_each(|first| *first = Problem::new(RowStruck, first.place));
        }
        struck
    }

    fn is_empty(&self) -> bool {
        self.looks.is_empty()
            && self.sheets.iter().all(|sheet| sheet.layout.struck_parts.is_empty())
    }

    fn has_struck_look(&self, cell: &StoredCell) -> bool {
        self.looks.get(cell.look as usize).is_some_and(|struck| *struck)
    }

    fn parts(&self, sheet: u16) -> &'a [StruckPart] {
        self.sheets.get(usize::from(sheet)).map_or(&[], |sheet| &sheet.layout.struck_parts)
    }

    fn struck_part(&self, cell: &StoredCell, sheet: u16) -> Option<&'a StruckPart> {
        let own = self.sheets.get(usize::from(sheet))?.source_column(cell.column);
        let parts = self.parts(sheet);
        let found = parts.binary_search_by_key(&(cell.row, own), |part| (part.row, part.column));
        found.ok().map(|at| &parts[at])
    }
}

/// What is told of the tables of a club's own workbook, which are those of the `parted` one.
pub(super) fn struck_problems_in_tables(
    copy: &WorkbookCopy,
    parted: &WorkbookCopy,
    tables: &[RecognisedTable],
) -> Vec<Problem> {
    let strikes = StruckThroughTexts::from_workbook(copy);
    if strikes.is_empty() {
        return Vec::new();
    }
    let of_table = |table: &RecognisedTable| {
        let cells = copy.sheets.get(usize::from(table.sheet)).map(|sheet| &sheet.cells[..]);
        let cells = cells.unwrap_or_default();
        let from = cells.partition_point(|cell| cell.row < table.first_row);
        let to = cells.partition_point(|cell| cell.row <= table.last_row);
        let read = table.columns.iter().map(|column| CellAddress {
            sheet: table.sheet,
            row: table.first_row,
            column: column.column,
        });
        let read: Vec<u16> = read.map(|at| original_address(parted, at).column).collect();
        let is_read = |at: u16| read.contains(&at);
        let rows = cells[from..to.max(from)].chunk_by(|one, other| one.row == other.row);
        rows.flat_map(|row| strikes.struck_row_problems(row, table.sheet, &is_read))
            .collect::<Vec<Problem>>()
    };
    tables.iter().flat_map(of_table).collect()
}

/// Leaves out what was told of the same row before: contestants and scores on one sheet are read as
/// two tables.
pub(super) fn drop_struck_rows_told_before(
    own: Vec<Problem>,
    before: &[Problem],
) -> impl Iterator<Item = Problem> {
    let row = |problem: &Problem| match problem.place {
        ProblemPlace::Cell(CellAddress { sheet, row, .. }) => Some((sheet, row)),
        _ => None,
    };
    let is_struck = |problem: &Problem| {
        problem.trouble.is_of_kind::<RowStruck>() || problem.trouble.is_of_kind::<CellStruck>()
    };
    own.into_iter().filter(move |problem| {
        let same = |other: &Problem| is_struck(other) && row(other) == row(problem);
        !before.iter().any(same)
    })
}
