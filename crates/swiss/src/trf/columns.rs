//! A line by columns, counted in characters from 1 as the format does.

use crate::crosstable::GamePoints;

/// A line with access by column.
pub(super) struct TrfLineColumns<'a> {
    line: &'a str,
    /// The byte offset of each character; empty if all are single bytes.
    starts: Vec<usize>,
}

impl<'a> TrfLineColumns<'a> {
    /// A line without trailing blanks.
    pub(super) fn new(line: &'a str) -> TrfLineColumns<'a> {
        let line = line.trim_end();
        let starts = if line.is_ascii() {
            Vec::new()
        } else {
            line.char_indices().map(|(start, _)| start).collect()
        };
        TrfLineColumns { line, starts }
    }

    /// The number of columns.
    pub(super) fn len(&self) -> usize {
        if self.starts.is_empty() { self.line.len() } else { self.starts.len() }
    }

    /// The trimmed text between two columns, both included. Columns after the end are blank.
    pub(super) fn get(&self, first: usize, last: usize) -> &'a str {
        self.line[self.start(first)..self.start(last + 1)].trim()
    }

    /// The byte offset of a column.
    fn start(&self, column: usize) -> usize {
        let index = column.saturating_sub(1);
        if self.starts.is_empty() {
            return index.min(self.line.len());
        }
        self.starts.get(index).copied().unwrap_or(self.line.len())
    }
}

/// A whole number of at most five digits.
pub(super) fn parse_whole_number(text: &str) -> Option<u32> {
    const MOST_DIGITS: usize = 5;
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    (digits && text.len() <= MOST_DIGITS).then(|| text.parse().ok()).flatten()
}

/// Points: `3`, `2.5`, `.5`, also with a comma. More than one decimal is invalid.
pub(super) fn parse_points(text: &str) -> Option<GamePoints> {
    let (sign, text) = match text.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, text),
    };
    let (units, tenths) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let units = if units.is_empty() { 0 } else { parse_whole_number(units)? };
    let tenths = tenths.trim_end_matches('0');
    let tenths = match tenths.len() {
        0 => 0,
        1 => parse_whole_number(tenths)?,
        _ => return None,
    };
    (!text.is_empty() && text != "." && text != ",")
        .then(|| i32::try_from(units * 10 + tenths).ok())
        .flatten()
        .map(|points| GamePoints(sign * points))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_characters() {
        let columns = TrfLineColumns::new("001    1 mGM Siân Penrhos   ");
        assert_eq!(columns.get(1, 3), "001");
        assert_eq!(columns.get(5, 8), "1");
        assert_eq!(columns.get(14, 26), "Siân Penrhos");
        assert_eq!(columns.len(), 25);
        assert_eq!(columns.get(90, 95), "");
    }

    #[test]
    fn points_have_one_decimal() {
        for (text, tenths) in [
            ("3", Some(30)),
            ("2.5", Some(25)),
            (".5", Some(5)),
            ("0,5", Some(5)),
            ("11.50", Some(115)),
            ("-1.5", Some(-15)),
            ("1.25", None),
            ("", None),
            (".", None),
            ("1.x", None),
            ("x", None),
            ("999999", None),
        ] {
            assert_eq!(parse_points(text).map(|points| points.0), tenths, "{text}");
        }
    }
}
