//! Addresses of cells, counted from 0 or as Excel writes them.

/// The most rows of a sheet.
pub const MAX_SHEET_ROWS: u32 = 1_048_576;
/// The most columns of a sheet.
pub const MAX_SHEET_COLUMNS: u16 = 16_384;

/// An area of cells, both corners included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CellRange {
    /// First row, from 0.
    pub first_row: u32,
    /// First column, from 0.
    pub first_column: u16,
    pub last_row: u32,
    pub last_column: u16,
}

impl CellRange {
    /// The number of its cells.
    pub fn cell_count(&self) -> u64 {
        let rows = u64::from(self.last_row.saturating_sub(self.first_row)) + 1;
        let columns = u64::from(self.last_column.saturating_sub(self.first_column)) + 1;
        rows * columns
    }

    /// The area as formulas write it: `B7:D9`.
    pub fn to_a1(&self) -> String {
        let first = to_a1(self.first_row, self.first_column);
        format!("{first}:{}", to_a1(self.last_row, self.last_column))
    }
}

/// Row and column, from 0, as Excel writes them: `B7`.
pub fn to_a1(row: u32, column: u16) -> String {
    format!("{}{}", column_letters(column), row + 1)
}

/// The letters of a column counted from 0: `A`, `Z`, `AA`, `XFD`.
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

/// Parses `B7` into row and column from 0.
pub fn parse_cell_address(reference: &str) -> Option<(u32, u16)> {
    let reference = reference.trim_start_matches('$');
    let letters = reference.bytes().take_while(u8::is_ascii_alphabetic).count();
    let (letters, digits) = reference.split_at(letters);
    let digits = digits.trim_start_matches('$');
    if letters.is_empty() || letters.len() > 3 {
        return None;
    }
    let column = letters.bytes().fold(0u32, |column, letter| {
        column * 26 + u32::from(letter.to_ascii_uppercase() - b'A') + 1
    });
    let row: u32 = digits.parse().ok()?;
    ((1..=MAX_SHEET_ROWS).contains(&row) && column <= MAX_SHEET_COLUMNS.into())
        .then(|| (row - 1, (column - 1) as u16))
}

/// Parses `B7:D9` or `B7` as an area.
pub fn parse_range(reference: &str) -> Option<CellRange> {
    let (first, last) = reference.split_once(':').unwrap_or((reference, reference));
    let (first_row, first_column) = parse_cell_address(first)?;
    let (last_row, last_column) = parse_cell_address(last)?;
    (first_row <= last_row && first_column <= last_column).then_some(CellRange {
        first_row,
        first_column,
        last_row,
        last_column,
    })
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

    #[test]
    fn references_outside_a_sheet_are_refused() {
        for wrong in ["", "7", "A0", "XFE1", "A1048577", "ABCD1", "B-2"] {
            assert_eq!(parse_cell_address(wrong), None, "{wrong}");
        }
        assert_eq!(parse_cell_address("$XFD$1048576"), Some((1_048_575, 16_383)));
    }
}
