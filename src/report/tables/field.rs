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

/// A number in files.
pub(super) fn exact(number: Exact) -> String {
    number.rounded(9).to_decimal()
}
