//! The rows of a sheet of the return and references to them.

use engine::rules;
use model::{CellValue, Exact, SheetCopy, column_letters};

/// The data rows of a sheet.
pub(super) struct SheetDataRows<'a> {
    pub sheet: &'a SheetCopy,
    /// The first row, from 0.
    pub first: u32,
    /// The last row of the data, from 0.
    pub last: u32,
}

impl SheetDataRows<'_> {
    /// The value of a cell.
    pub(super) fn cell_value(&self, row: u32, column: u16) -> Option<&CellValue> {
        let cells = &self.sheet.cells;
        let found =
            cells.binary_search_by_key(&(row, column), |cell| (cell.row, cell.column)).ok()?;
        Some(&cells[found].value)
    }

    /// The number in a cell.
    pub(super) fn cell_number(&self, row: u32, column: u16) -> Option<f64> {
        match self.cell_value(row, column) {
            Some(CellValue::Number(number)) => Some(*number),
            _ => None,
        }
    }

    /// The value of a cell as a criterion, if `COUNTIFS` and `SUMIFS` match exactly that:
    /// whole numbers, typed as such or as text, and words with no other meaning.
    pub(super) fn cell_criterion(&self, row: u32, column: u16) -> Option<String> {
        match self.cell_value(row, column)? {
            CellValue::Number(number) if number.fract() == 0.0 && number.abs() < 1e6 => {
                Some(format!("{number}"))
            }
            CellValue::Text(text) if is_plain(text) => Some(text.to_lowercase()),
            _ => None,
        }
    }

    /// A column of all rows: `$B$2:$B$40`.
    pub(super) fn full_column_range(&self, column: u16) -> String {
        column_range(column, self.first, self.last)
    }
}

/// Some rows of a column: `$B$2:$B$40`.
pub(super) fn column_range(column: u16, first: u32, last: u32) -> String {
    let letters = column_letters(column);
    format!("${letters}${}:${letters}${}", first + 1, last + 1)
}

/// A reference with absolute column: `$B7`.
pub(super) fn absolute_column_reference(row: u32, column: u16) -> String {
    format!("${}{}", column_letters(column), row + 1)
}

/// Whether a criterion of this text matches only the text. Spreadsheets treat `Mar 1` as a
/// day, `1E3` and `01` as numbers, and `*` as a wildcard.
fn is_plain(text: &str) -> bool {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    if digits {
        return (1..=6).contains(&text.len()) && (text == "0" || !text.starts_with('0'));
    }
    let letters = |part: &str| part.chars().all(char::is_alphabetic);
    let number = text.trim_start_matches(char::is_alphabetic);
    let before = &text[..text.len() - number.len()];
    let after = number.trim_start_matches(|c: char| c.is_ascii_digit());
    match (before, after) {
        // A word, but not a truth value.
        (_, "") if number.is_empty() => !matches!(text.to_lowercase().as_str(), "true" | "false"),
        // A pair with its direction and perhaps its section.
        (_, "NS" | "EW" | "ns" | "ew") => letters(before),
        // A section of one letter and a number; months have more letters.
        (_, "") => before.chars().count() == 1,
        _ => false,
    }
}

/// The IMPs of a difference as a formula.
pub(super) fn imps_formula(difference: &str) -> String {
    let limits = imp_limits_array();
    format!("SIGN({difference})*(MATCH(ABS({difference}),{limits},1)-1)")
}

/// The least difference for each number of IMPs, from 0.
pub(super) fn imp_limits_array() -> String {
    let limits = rules::shared_scoring_conventions().imps.from.iter().map(u32::to_string);
    let limits: Vec<String> = std::iter::once("0".to_string()).chain(limits).collect();
    format!("{{{}}}", limits.join(","))
}

/// Numbers as an array of a formula.
pub(super) fn formula_array(numbers: impl Iterator<Item = Exact>) -> String {
    let numbers: Vec<String> = numbers.map(|number| number.to_cell_f64().to_string()).collect();
    format!("{{{}}}", numbers.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn criteria_are_only_what_a_spreadsheet_takes_for_text_or_whole_numbers() {
        for plain in ["1", "12", "1NS", "A", "Red2EW", "A12", "reds"] {
            assert!(is_plain(plain), "{plain}");
        }
        for other in ["01", "1E3", "Mar1", "1/2", "3 & 7", "*", "", "TRUE", "=1", "1 NS", "1.5"] {
            assert!(!is_plain(other), "{other}");
        }
    }
}
