//! The positions of the form's columns on a sheet. `returns` finds them when it reads; whoever
//! writes into the same sheet later (notes, a drawn round, a register) finds its cells by them.

use super::CellAddress;
use super::form::{FIRST_SUPPLY_CENTRE_YEAR, GameColumn};

/// The header row of a sheet, for those who write to its rows.
#[derive(Debug, Clone)]
pub struct HeaderRow<C> {
    /// The sheet, from 0.
    pub sheet: u16,
    /// The row of the headings, from 0.
    pub row: u32,
    /// The columns of the form, each with its sheet column, from 0.
    pub columns: Vec<(C, u16)>,
    /// For repeated columns the number of each, from 1, in the same order.
    pub numbers: Vec<u8>,
}

impl<C: Copy + PartialEq> HeaderRow<C> {
    /// The sheet column of a column of the form.
    pub fn sheet_column(&self, wanted: C) -> Option<u16> {
        self.columns.iter().find(|(column, _)| *column == wanted).map(|(_, at)| *at)
    }

    /// The cell of the heading of a column.
    pub fn heading_address(&self, wanted: C) -> Option<CellAddress> {
        self.sheet_column(wanted).map(|column| CellAddress { column, ..self.first_cell() })
    }

    /// The first cell of the row of headings.
    pub fn first_cell(&self) -> CellAddress {
        CellAddress { sheet: self.sheet, row: self.row, column: 0 }
    }
}

impl HeaderRow<GameColumn> {
    /// The sheet column of a game year's centres.
    pub fn centres_column_of_year(&self, year: u16) -> Option<u16> {
        let nth = u8::try_from(year.checked_sub(FIRST_SUPPLY_CENTRE_YEAR)?).ok()?;
        let mut columns = self.columns.iter().zip(&self.numbers);
        let found = columns.find(|((column, _), n)| *column == GameColumn::Centres && **n == nth);
        found.map(|((_, at), _)| *at)
    }
}
