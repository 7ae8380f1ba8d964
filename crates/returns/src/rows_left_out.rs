//! Rows of a table that hold no record: totals, and lines of courtesy. Each is told.

use adopt::problems::LinesAside;
use model::problem::ProblemDetail;
use model::{Address, SheetCopy, StoredCell};

use super::cells::{CellReader, is_filled, place_of};
use super::courtesy_lines::CourtesyLines;
use super::headings::{self, Headings};
use super::plausibility::problems::TotalsRow;
use super::quoted_cells::quoted_all;
use super::totals_row::{self, Surroundings};

/// More rows of a sheet that may be totals are not looked at.
const MOST_LOOKS: u32 = 200;

/// What is looked at to find such rows of a sheet.
pub(super) struct RowsLeftOut<'a> {
    sheet: &'a SheetCopy,
    index: u16,
    headings: &'a Headings,
    /// The cells below the headings.
    all: &'a [StoredCell],
    /// The last row with a known cell, and the first of those at the end that have words of totals.
    last: Option<u32>,
    end: u32,
    courtesies: CourtesyLines<'a>,
    looks: u32,
}

impl<'a> RowsLeftOut<'a> {
    pub(super) fn new(
        sheet: &'a SheetCopy,
        index: u16,
        headings: &'a Headings,
        all: &'a [StoredCell],
        reader: &CellReader<'a>,
    ) -> RowsLeftOut<'a> {
        let entries = reader.cells_of_entries(index).map(Iterator::collect);
        let courtesies = CourtesyLines::new(headings.form, entries, all);
        let known =
            |cell: &&StoredCell| is_filled(cell) && headings.column_at(cell.column).is_some();
        let last = all.iter().rfind(known).map(|cell| cell.row);
        let is_courtesy = |cells: &[StoredCell]| courtesies.is_one(cells);
        let end = totals_row::first_of_end(all, headings, &is_courtesy);
        RowsLeftOut { sheet, index, headings, all, last, end, courtesies, looks: 0 }
    }

    /// Why a row holds no record, and where that is told.
    pub(super) fn why(
        &mut self,
        cells: &[StoredCell],
        reader: &CellReader<'_>,
    ) -> Option<(ProblemDetail, Address)> {
        let filled = || cells.iter().filter(|cell| is_filled(cell));
        if headings::is_of_return(self.headings.form) && self.courtesies.is_one(cells) {
            let (first, texts) = (filled().next()?, quoted_all(filled())?);
            return Some((LinesAside { texts }.into(), place_of(first, self.index)));
        }
        let (at, text) = self.totals(cells, reader)?;
        Some((TotalsRow { text }.into(), at))
    }

    /// The cell that marks a row of totals, and its text.
    fn totals(
        &mut self,
        cells: &[StoredCell],
        reader: &CellReader<'_>,
    ) -> Option<(Address, String)> {
        let (row, totals) = (cells.first()?.row, &self.sheet.layout.totals);
        let is_last = self.last == Some(row);
        if !is_last && !totals_row::may_be(cells, row >= self.end, totals) {
            return None;
        }
        self.looks += 1;
        let above = &self.all[..self.all.partition_point(|cell| cell.row < row)];
        let above = above.iter().filter(|cell| !reader.is_left_out(self.index, cell.row));
        let around = Surroundings {
            sheet: self.index,
            headings: self.headings,
            above: (self.looks <= MOST_LOOKS).then(|| above.collect())?,
            totals,
            entries: self.courtesies.entries.as_deref(),
        };
        around.sign(cells).or_else(|| around.unlabelled(cells).filter(|_| is_last))
    }
}
