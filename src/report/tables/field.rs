//! What a column may take from a row, as a cell of a table.

use workbook::table::Number;

use crate::model::Exact;

/// A cell of a table.
pub type Field<'a> = workbook::table::Field<'a, Exact>;

/// Numbers are exact in files: the decimal, or nine decimals where none is exact. They
/// tell apart whatever stands at different places.
impl Number for Exact {
    fn to_f64(self) -> f64 {
        self.to_cell()
    }

    fn to_text(self) -> Option<String> {
        Some(exact(self))
    }
}

/// A number as files have it.
pub fn exact(number: Exact) -> String {
    number.rounded(9).to_decimal()
}
