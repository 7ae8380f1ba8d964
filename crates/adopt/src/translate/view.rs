//! A recognised table, read row by row. The other files of `translate` ask it by meaning, as for
//! the percentage in row 7, and get the text with its cell. It knows which rows are of one
//! contestant, and that a section or a round may stand once above its rows.

use super::super::recognised::{ColumnMeaning, RecognisedColumn, RecognisedTable, Sureness, What};
use super::super::return_sheets::CellContent;
use super::cells::ForeignWorkbookCells;
use model::{CellAddress, StableSort};

/// A table with its cells. Columns whose meaning was left to the organiser are not there.
#[derive(Clone, Copy)]
pub(super) struct TableWithCells<'a> {
    pub grid: ForeignWorkbookCells<'a>,
    /// What was recognised of it.
    pub table: &'a RecognisedTable,
}

impl<'a> TableWithCells<'a> {
    fn columns(self) -> impl Iterator<Item = &'a RecognisedColumn> {
        self.table.columns.iter().filter(|column| column.sure != Sureness::Asked)
    }

    /// The column with a meaning.
    pub(super) fn column(self, meaning: ColumnMeaning) -> Option<&'a RecognisedColumn> {
        self.columns().find(|column| column.meaning == meaning)
    }

    /// Whether a column tells that.
    pub(super) fn has_column(self, what: What) -> bool {
        self.columns().any(|column| column.meaning.what == what)
    }

    /// The columns that tell the same of several rounds, players or years, with which one each
    /// is; a column without a number is the first.
    pub(super) fn numbered_columns(self, what: What) -> Vec<(u16, &'a RecognisedColumn)> {
        let of_it = self.columns().filter(|column| column.meaning.what == what);
        let mut several: Vec<_> =
            of_it.map(|column| (column.meaning.number.unwrap_or(1), column)).collect();
        several.arrange_by_key(|(number, column)| (*number, column.column));
        several
    }

    /// The rows of contestants, those of one contestant together.
    pub(super) fn rows_by_contestant(self) -> Vec<Vec<u32>> {
        let table = self.table;
        let rows = (table.first_row..=table.last_row).filter(|row| !table.skipped.contains(row));
        let rows: Vec<u32> = rows.collect();
        match usize::try_from(table.rows_per_contestant) {
            Ok(each @ 1..) => rows.chunks(each).map(<[u32]>::to_vec).collect(),
            _ => self.of_teams(rows),
        }
    }

    /// Rows by team: one without the name of a team, or with the same, is of the team above.
    fn of_teams(self, rows: Vec<u32>) -> Vec<Vec<u32>> {
        let mut teams: Vec<Vec<u32>> = Vec::new();
        let mut last = None;
        for row in rows {
            let team = self.text_by_meaning(What::Team, row).map(|(team, _)| team);
            match teams.last_mut().filter(|_| team.is_none() || team == last) {
                Some(own) => own.push(row),
                None => {
                    teams.push(vec![row]);
                    last = team;
                }
            }
        }
        teams
    }

    /// The cell of a column in a row.
    pub(super) fn cell_address(self, column: &RecognisedColumn, row: u32) -> CellAddress {
        CellAddress { sheet: self.table.sheet, row, column: column.column }
    }

    /// The text of a column in a row, with its cell; none where nothing stands.
    pub(super) fn cell_text(
        self,
        column: &RecognisedColumn,
        row: u32,
    ) -> Option<(String, CellAddress)> {
        let at = self.cell_address(column, row);
        let text = match column.meaning.what {
            What::Id | What::PartnerId => self.grid.member_number(at),
            _ => self.grid.text(at),
        };
        Some((text, at)).filter(|(text, _)| !text.is_empty())
    }

    /// What a row says under a meaning. A section, direction or round may stand once above the rows
    /// that it is of.
    pub(super) fn text_by_meaning(self, what: What, row: u32) -> Option<(String, CellAddress)> {
        let column = self.column(ColumnMeaning::new(what))?;
        let stands_once = [What::Section, What::Direction, What::Round].contains(&what);
        self.cell_text(column, row)
            .or_else(|| self.text_standing_above(column, row).filter(|_| stands_once))
    }

    /// What stands above a blank cell for all rows down to the next value. The first row of the table
    /// has a value then, and no value stands in two rows that follow each other.
    pub(super) fn text_standing_above(
        self,
        column: &RecognisedColumn,
        row: u32,
    ) -> Option<(String, CellAddress)> {
        const FARTHEST: u32 = 60;
        let table = self.table;
        let filled = |row: u32| {
            Some(row).filter(|row| !table.skipped.contains(row))?;
            self.cell_text(column, row)
        };
        let up = |below: u32| {
            let first = table.first_row.max(below.saturating_sub(FARTHEST));
            (first..below).rev().find_map(filled)
        };
        let (text, at) = up(row)?;
        let before = up(at.row).map(|(text, _)| text);
        let after = (row + 1..=table.last_row.min(row + FARTHEST)).find_map(filled);
        let after = after.map(|(text, _)| text);
        let parts = self.cell_text(column, table.first_row).is_some()
            && before.is_some() | after.is_some()
            && before.as_ref() != Some(&text)
            && after.as_ref() != Some(&text);
        (parts || self.grid.is_merged_down_to(at, row)).then_some((text, at))
    }

    /// What the first of some rows that says something says.
    pub(super) fn first_text_in_rows(
        self,
        what: What,
        rows: &[u32],
    ) -> Option<(String, CellAddress)> {
        rows.iter().find_map(|row| self.text_by_meaning(what, *row))
    }

    /// A number of a row, as it was typed.
    pub(super) fn number_by_meaning(
        self,
        what: What,
        row: u32,
    ) -> Option<(CellContent, CellAddress)> {
        let at = self.cell_address(self.column(ColumnMeaning::new(what))?, row);
        Some((self.grid.number(at)?, at))
    }

    /// What stands above the table.
    pub(super) fn caption(self) -> &'a str {
        self.table.caption.as_ref().map_or("", |(text, _)| text.as_str())
    }
}

/// The first whole number of a text: the board of `Board 7`, the round of `4. Runde`.
pub(super) fn first_whole_number(text: &str) -> Option<String> {
    let digits = text.split(|c: char| !c.is_ascii_digit()).find(|part| !part.is_empty())?;
    Some(digits.trim_start_matches('0')).filter(|digits| !digits.is_empty()).map(str::to_string)
}
