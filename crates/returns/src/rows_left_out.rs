//! Rows of a table that hold no record: totals, and lines of courtesy. Each is told.

use adopt::problems::LinesAside;
use model::problem::ProblemDetail;
use model::{CellAddress, SheetCopy, StoredCell};

use super::cells::{CellReader, cell_address, is_cell_filled};
use super::courtesy_lines::CourtesyLineFinder;
use super::headings::{self, SheetHeadings};
use super::plausibility::problems::TotalsRow;
use super::quoted_cells::quote_cells;
use super::totals_row::{self, TotalsRowContext};

/// More rows of a sheet that may be totals are not looked at.
const MOST_LOOKS: u32 = 200;

/// What is looked at to find such rows of a sheet.
pub(super) struct NonRecordRowFinder<'a> {
    sheet: &'a SheetCopy,
    index: u16,
    headings: &'a SheetHeadings,
    /// The cells below the headings.
    all: &'a [StoredCell],
    /// The last row with a known cell, and the first of those at the end that have words of totals.
    last: Option<u32>,
    end: u32,
    courtesies: CourtesyLineFinder<'a>,
    looks: u32,
}

impl<'a> NonRecordRowFinder<'a> {
    pub(super) fn new(
        sheet: &'a SheetCopy,
        index: u16,
        headings: &'a SheetHeadings,
        all: &'a [StoredCell],
        reader: &CellReader<'a>,
    ) -> NonRecordRowFinder<'a> {
        let entries = reader.cells_of_entries_sheet(index).map(Iterator::collect);
        let courtesies = CourtesyLineFinder::new(headings.form, entries, all);
        let known =
            |cell: &&StoredCell| is_cell_filled(cell) && headings.column_at(cell.column).is_some();
        let last = all.iter().rfind(known).map(|cell| cell.row);
        let is_courtesy = |cells: &[StoredCell]| courtesies.is_courtesy_line(cells);
        let end = totals_row::first_row_of_closing_totals(all, headings, &is_courtesy);
        NonRecordRowFinder { sheet, index, headings, all, last, end, courtesies, looks: 0 }
    }

    /// Why a row holds no record, and where that is told.
    pub(super) fn reason_left_out(
        &mut self,
        cells: &[StoredCell],
        reader: &CellReader<'_>,
    ) -> Option<(ProblemDetail, CellAddress)> {
        let filled = || cells.iter().filter(|cell| is_cell_filled(cell));
        if headings::is_return_form(self.headings.form) && self.courtesies.is_courtesy_line(cells) {
            let (first, texts) = (filled().next()?, quote_cells(filled())?);
            return Some((LinesAside { texts }.into(), cell_address(first, self.index)));
        }
        let (at, text) = self.totals(cells, reader)?;
        Some((TotalsRow { text }.into(), at))
    }

    /// The cell that marks a row of totals, and its text.
    fn totals(
        &mut self,
        cells: &[StoredCell],
        reader: &CellReader<'_>,
    ) -> Option<(CellAddress, String)> {
        let (row, totals) = (cells.first()?.row, &self.sheet.layout.totals);
        let is_last = self.last == Some(row);
        if !is_last && !totals_row::may_hold_totals(cells, row >= self.end, totals) {
            return None;
        }
        self.looks += 1;
        let above = &self.all[..self.all.partition_point(|cell| cell.row < row)];
        let above = above.iter().filter(|cell| !reader.is_row_left_out(self.index, cell.row));
        let around = TotalsRowContext {
            sheet: self.index,
            headings: self.headings,
            above: (self.looks <= MOST_LOOKS).then(|| above.collect())?,
            totals,
            entries: self.courtesies.entries.as_deref(),
        };
        around.totals_mark(cells).or_else(|| around.unlabelled_total(cells).filter(|_| is_last))
    }
}
