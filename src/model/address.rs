//! Where a value stands: the address travels with the value (rule 5 of the house).

use std::fmt;

use workbook::a1;

/// A cell of a return: the index of its sheet, row and column, all from nought.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Address {
    /// The sheet, counted from nought in the order of the workbook.
    pub sheet: u16,
    /// The row, counted from nought.
    pub row: u32,
    /// The column, counted from nought.
    pub column: u16,
}

impl Address {
    /// The address within its sheet as Excel writes it: `B7`.
    pub fn a1(self) -> String {
        a1(self.row, self.column)
    }
}

/// A value and the cell it was typed in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell<T> {
    /// The value as read.
    pub value: T,
    /// Where it stands.
    pub at: Address,
}

impl<T> Cell<T> {
    /// A value at an address.
    pub fn new(value: T, at: Address) -> Self {
        Cell { value, at }
    }

    /// The same place with another value.
    pub fn map<U>(self, f: impl FnOnce(T) -> U) -> Cell<U> {
        Cell { value: f(self.value), at: self.at }
    }

    /// The same place with a borrowed value.
    pub fn as_ref(&self) -> Cell<&T> {
        Cell { value: &self.value, at: self.at }
    }
}

impl Cell<&str> {
    /// The same with a text of its own.
    pub fn owned(self) -> Cell<String> {
        self.map(str::to_string)
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.a1())
    }
}
