//! Where the columns of the form stand on a sheet of a return.

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
}

impl<C: Copy + PartialEq> Placed<C> {
    /// Where a column of the form stands.
    pub fn column(&self, wanted: C) -> Option<u16> {
        self.columns.iter().find(|(column, _)| *column == wanted).map(|(_, at)| *at)
    }
}
