//! What a column may take from a row, as a cell of a table.

use std::sync::Arc;

use jiff::civil::Date;
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

/// What can be a cell; what is empty or not known is an empty one.
pub trait Cell<'a> {
    /// The cell.
    fn field(self) -> Field<'a>;
}

impl<'a> Cell<'a> for Field<'a> {
    fn field(self) -> Field<'a> {
        self
    }
}

impl<'a> Cell<'a> for &'a str {
    fn field(self) -> Field<'a> {
        self.into()
    }
}

impl<'a> Cell<'a> for String {
    fn field(self) -> Field<'a> {
        self.into()
    }
}

impl<'a> Cell<'a> for &'a String {
    fn field(self) -> Field<'a> {
        self.as_str().into()
    }
}

impl<'a> Cell<'a> for &'a Box<str> {
    fn field(self) -> Field<'a> {
        (**self).into()
    }
}

impl<'a> Cell<'a> for &'a Arc<str> {
    fn field(self) -> Field<'a> {
        (**self).into()
    }
}

impl<'a> Cell<'a> for Exact {
    fn field(self) -> Field<'a> {
        Field::Number(self)
    }
}

impl<'a> Cell<'a> for usize {
    fn field(self) -> Field<'a> {
        Field::Number(Exact::whole(self as i128))
    }
}

impl<'a> Cell<'a> for u32 {
    fn field(self) -> Field<'a> {
        Field::Number(Exact::whole(i128::from(self)))
    }
}

impl<'a> Cell<'a> for Date {
    fn field(self) -> Field<'a> {
        Field::Day(self)
    }
}

impl<'a, T: Cell<'a>> Cell<'a> for Option<T> {
    fn field(self) -> Field<'a> {
        self.map_or(Field::Nothing, Cell::field)
    }
}
