//! The cells of tables: a field of the crate `workbook` with our exact numbers, and the integers
//! that can become one.

use model::Exact;

/// A cell of a table.
pub type Field<'a> = workbook::table::Field<'a, Exact>;

/// An integer that is a cell.
pub trait WholeNumber {
    /// The number as a cell.
    fn to_field<'a>(self) -> Field<'a>;
}

impl WholeNumber for u32 {
    fn to_field<'a>(self) -> Field<'a> {
        self.into()
    }
}

impl WholeNumber for usize {
    fn to_field<'a>(self) -> Field<'a> {
        self.into()
    }
}

impl WholeNumber for i32 {
    fn to_field<'a>(self) -> Field<'a> {
        Exact::whole(self).into()
    }
}

/// `None` is an empty cell.
impl<T: WholeNumber> WholeNumber for Option<T> {
    fn to_field<'a>(self) -> Field<'a> {
        self.map_or(Field::Nothing, T::to_field)
    }
}
