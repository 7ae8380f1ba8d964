//! Where the columns of the form stand on a sheet of a return.

use super::form::{FIRST_YEAR, GameColumn};

/// The headings of a sheet, for those who write beside its rows.
#[derive(Debug, Clone)]
pub struct Placed<C> {
    /// The sheet, counted from nought.
    pub sheet: u16,
    /// The row of the headings, from nought.
    pub row: u32,
    /// The columns of the form that stand there, each with its column of the
    /// sheet, from nought.
    pub columns: Vec<(C, u16)>,
    /// Which of several columns of one name each is, from 1, in the same order.
    pub numbers: Vec<u8>,
}

impl<C: Copy + PartialEq> Placed<C> {
    /// Where a column of the form stands.
    pub fn column(&self, wanted: C) -> Option<u16> {
        self.columns.iter().find(|(column, _)| *column == wanted).map(|(_, at)| *at)
    }
}

impl Placed<GameColumn> {
    /// Where the centres of a game year stand.
    pub fn year_column(&self, year: u16) -> Option<u16> {
        let nth = u8::try_from(year.checked_sub(FIRST_YEAR)?).ok()?;
        let mut columns = self.columns.iter().zip(&self.numbers);
        let found = columns.find(|((column, _), n)| *column == GameColumn::Centres && **n == nth);
        found.map(|((_, at), _)| *at)
    }
}
