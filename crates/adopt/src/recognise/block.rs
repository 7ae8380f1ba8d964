//! A table of a sheet: its headings and its rows.

use std::collections::BTreeMap;

use super::column_heading::Head;
use super::grid::{ColumnSpan, Grid};
use super::{Column, SheetKind, Sureness, Table};

/// A table before its columns have meanings.
#[derive(Clone, Debug)]
pub(super) struct Block {
    /// First row of headings; none for a table without.
    pub(super) heading: Option<u32>,
    pub(super) heading_rows: u32,
    /// Its headings by column, also columns without one.
    pub(super) heads: BTreeMap<u16, Head>,
    /// Its rows, as indices into [`Grid::rows`].
    pub(super) rows: Vec<usize>,
    /// Rows of the sheet inside of it that tell of nobody.
    pub(super) skipped: Vec<u32>,
    /// Whether it is a list of something else below or beside a table: past winners, prizes, what
    /// is played next. It is told and not taken.
    pub(super) aside: bool,
}

impl Block {
    pub(super) fn first_row(&self, grid: &Grid) -> u32 {
        self.rows.first().map_or(0, |at| grid.rows[*at].row)
    }

    pub(super) fn last_row(&self, grid: &Grid) -> u32 {
        self.rows.last().map_or(0, |at| grid.rows[*at].row)
    }

    pub(super) fn columns(&self) -> ColumnSpan {
        let mut columns = self.heads.keys().copied();
        let first = columns.next().unwrap_or_default();
        ColumnSpan { first, last: columns.next_back().unwrap_or(first) }
    }

    /// The table of it, with a row for each contestant.
    pub(super) fn table(&self, grid: &Grid, kind: SheetKind, columns: Vec<Column>) -> Table {
        Table {
            kind,
            sure: Sureness::Certain,
            sheet: grid.sheet,
            heading: self.heading,
            heading_rows: self.heading_rows,
            first_row: self.first_row(grid),
            last_row: self.last_row(grid),
            rows_per_contestant: 1,
            skipped: self.skipped.clone(),
            caption: None,
            repeats: false,
            columns,
        }
    }
}
