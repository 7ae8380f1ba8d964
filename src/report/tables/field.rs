//! The cells of tables.

use workbook::table::Number;

use crate::model::Exact;

/// A cell of a table.
pub type Field<'a> = workbook::table::Field<'a, Exact>;

/// Numbers in files are exact, or have nine decimals if no finite decimal is exact, enough
/// to distinguish different places.
impl Number for Exact {
    fn to_f64(self) -> f64 {
        self.to_cell()
    }

    fn to_text(self) -> Option<String> {
        Some(exact(self))
    }
}

/// An integer that is a cell.
pub trait WholeNumber {
    fn field<'a>(self) -> Field<'a>;
}

impl WholeNumber for u32 {
    fn field<'a>(self) -> Field<'a> {
        self.into()
    }
}

impl WholeNumber for usize {
    fn field<'a>(self) -> Field<'a> {
        self.into()
    }
}

impl WholeNumber for i32 {
    fn field<'a>(self) -> Field<'a> {
        Exact::whole(self).into()
    }
}

/// `None` is an empty cell.
impl<T: WholeNumber> WholeNumber for Option<T> {
    fn field<'a>(self) -> Field<'a> {
        self.map_or(Field::Nothing, T::field)
    }
}

/// A number in files.
pub(super) fn exact(number: Exact) -> String {
    number.rounded(9).to_decimal()
}
