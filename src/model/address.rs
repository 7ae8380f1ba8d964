//! Where a value stands: the address travels with the value (rule 5 of the house).

use std::fmt;

/// Rows of a sheet.
pub const MOST_ROWS: u32 = 1_048_576;
/// Columns of a sheet.
pub const MOST_COLUMNS: u16 = 16_384;

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

/// Row and column, counted from nought, as Excel writes them: `B7`.
pub fn a1(row: u32, column: u16) -> String {
    format!("{}{}", column_letters(column), row + 1)
}

/// The letters of a column counted from nought: `A`, `Z`, `AA`, `XFD`.
pub fn column_letters(column: u16) -> String {
    let mut letters = Vec::with_capacity(3);
    let mut rest = u32::from(column) + 1;
    while rest > 0 {
        let digit = (rest - 1) % 26;
        letters.push(b'A' + digit as u8);
        rest = (rest - 1) / 26;
    }
    letters.reverse();
    letters.into_iter().map(char::from).collect()
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

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.a1())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_as_in_excel() {
        for (column, letters) in
            [(0, "A"), (25, "Z"), (26, "AA"), (701, "ZZ"), (702, "AAA"), (16_383, "XFD")]
        {
            assert_eq!(column_letters(column), letters);
        }
    }
}
