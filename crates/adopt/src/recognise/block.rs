//! A table of a sheet: its headings and its rows.

use std::collections::BTreeMap;

use super::column_heading::ColumnHeading;
use super::grid::{ColumnSpan, SheetGrid};
use super::{RecognisedColumn, RecognisedTable, SheetKind, Sureness};

/// A table before its columns have meanings.
#[derive(Clone, Debug)]
pub(super) struct RawTable {
    /// First row of headings; none for a table without.
    pub(super) heading: Option<u32>,
    pub(super) heading_rows: u32,
    /// Its headings by column, also columns without one.
    pub(super) heads: BTreeMap<u16, ColumnHeading>,
    /// Its rows, as indices into [`SheetGrid::rows`].
    pub(super) rows: Vec<usize>,
    /// Rows of the sheet inside of it that tell of nobody.
    pub(super) skipped: Vec<u32>,
    /// Whether it is a list of something else below or beside a table: past winners, prizes, what
    /// is played next. It is told and not taken.
    pub(super) aside: bool,
}

impl RawTable {
    pub(super) fn first_row(&self, grid: &SheetGrid) -> u32 {
        self.rows.first().map_or(0, |at| grid.rows[*at].row)
    }

    pub(super) fn last_row(&self, grid: &SheetGrid) -> u32 {
        self.rows.last().map_or(0, |at| grid.rows[*at].row)
    }

    pub(super) fn column_span(&self) -> ColumnSpan {
        let mut columns = self.heads.keys().copied();
        let first = columns.next().unwrap_or_default();
        ColumnSpan { first, last: columns.next_back().unwrap_or(first) }
    }

    /// The table of it, with a row for each contestant.
    pub(super) fn to_recognised_table(
        &self,
        grid: &SheetGrid,
        kind: SheetKind,
        columns: Vec<RecognisedColumn>,
    ) -> RecognisedTable {
        RecognisedTable {
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
