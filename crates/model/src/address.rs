//! Addresses of cells: each value that was read keeps its address.

use std::fmt;

use workbook::to_a1;

/// A cell of a return: sheet, row and column, all counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CellAddress {
    /// The sheet, from 0 in the order of the workbook.
    pub sheet: u16,
    /// The row, from 0.
    pub row: u32,
    /// The column, from 0.
    pub column: u16,
}

impl CellAddress {
    /// The address within its sheet as Excel writes it: `B7`.
    pub fn a1(self) -> String {
        to_a1(self.row, self.column)
    }
}

/// A value and the cell that holds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell<T> {
    pub value: T,
    pub at: CellAddress,
}

impl<T> Cell<T> {
    /// A value at an address.
    pub fn new(value: T, at: CellAddress) -> Self {
        Cell { value, at }
    }

    /// Another value of the same cell.
    pub fn map<U>(self, f: impl FnOnce(T) -> U) -> Cell<U> {
        Cell { value: f(self.value), at: self.at }
    }

    /// The same cell with its value borrowed.
    pub fn as_ref(&self) -> Cell<&T> {
        Cell { value: &self.value, at: self.at }
    }
}

impl Cell<&str> {
    /// The same with a text of its own.
    pub fn into_owned(self) -> Cell<String> {
        self.map(str::to_string)
    }
}

impl fmt::Display for CellAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.a1())
    }
}
