//! A table as csv: UTF-8, a row of keys, RFC 4180 quoting, `\n`.

use std::borrow::Cow;
use std::io::{self, Write};

use super::Table;
use super::field::{Field, TableNumber};

impl<N: TableNumber> Table<'_, N> {
    /// Writes the table as csv, without emphases and links.
    ///
    /// # Errors
    ///
    /// If writing fails.
    pub fn write_csv(&self, mut out: impl Write) -> io::Result<()> {
        self.write_csv_head(&mut out)?;
        self.write_csv_rows(out)
    }

    /// Writes the row of keys, behind which the rows of several tables with the same columns can
    /// come.
    ///
    /// # Errors
    ///
    /// If writing fails.
    pub fn write_csv_head(&self, out: impl Write) -> io::Result<()> {
        write_lines([&*self.columns], out, |column| escape_formula(Cow::Borrowed(&*column.key)))
    }

    /// Writes the rows without the keys.
    ///
    /// # Errors
    ///
    /// If writing fails.
    pub fn write_csv_rows(&self, out: impl Write) -> io::Result<()> {
        write_lines((self.rows)(), out, text_of)
    }
}

/// Writes lines of cells.
fn write_lines<T, L: AsRef<[T]>>(
    lines: impl IntoIterator<Item = L>,
    mut out: impl Write,
    text: fn(&T) -> Cow<'_, str>,
) -> io::Result<()> {
    let mut line = String::new();
    for cells in lines {
        line.clear();
        for (at, cell) in cells.as_ref().iter().enumerate() {
            if at > 0 {
                line.push(',');
            }
            push(&mut line, &text(cell));
        }
        // An empty line is no row.
        line.push_str(if line.is_empty() { "\"\"\n" } else { "\n" });
        out.write_all(line.as_bytes())?;
    }
    out.flush()
}

/// Appends a text, quoted if it has a comma, a quote or the end of a line.
fn push(line: &mut String, text: &str) {
    if memchr::memchr3(b',', b'"', b'\n', text.as_bytes()).is_none() {
        return line.push_str(text);
    }
    line.push('"');
    for (at, part) in text.split('"').enumerate() {
        line.push_str(if at > 0 { "\"\"" } else { "" });
        line.push_str(part);
    }
    line.push('"');
}

fn text_of<'t, N: TableNumber>(field: &'t Field<'_, N>) -> Cow<'t, str> {
    match field.plain() {
        Field::Nothing | Field::Marked(_) => Cow::Borrowed(""),
        Field::Text(text) => escape_formula(Cow::Borrowed(text)),
        Field::Number(number) => number.to_text().unwrap_or_default().into(),
        Field::Day(day) => day.to_string().into(),
    }
}

/// A csv text that no spreadsheet takes for a formula: one that begins like a formula gets an
/// apostrophe. Numbers keep their minus; line ends become `\n`.
pub fn escape_formula(text: Cow<'_, str>) -> Cow<'_, str> {
    let first = text.as_bytes().first();
    let formula =
        matches!(first, Some(b'=' | b'+' | b'-' | b'@' | b'\t' | b'\r')) && !is_number(&text);
    let text = if memchr::memchr(b'\r', text.as_bytes()).is_some() {
        Cow::Owned(text.replace("\r\n", "\n").replace('\r', "\n"))
    } else {
        text
    };
    if formula { Cow::Owned(format!("'{text}")) } else { text }
}

fn is_number(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    digits.starts_with(|c: char| c.is_ascii_digit())
        && digits.bytes().all(|b| b.is_ascii_digit() || b == b'.')
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// RFC 4180 section 2.
    #[test]
    fn commas_quotes_and_line_ends_are_quoted() {
        let rows: [&[&str]; 4] = [&["a", "", "b c"], &["1,5", "a \"b\"", "c\nd"], &["\""], &[""]];
        let mut written = Vec::new();
        write_lines(rows, &mut written, |text| Cow::Borrowed(*text)).unwrap();
        let expected = "a,,b c\n\"1,5\",\"a \"\"b\"\"\",\"c\nd\"\n\"\"\"\"\n\"\"\n";
        assert_eq!(String::from_utf8(written).unwrap(), expected);
    }

    #[test]
    fn what_a_spreadsheet_would_run_is_disarmed() {
        for (text, written) in [
            ("=HYPERLINK(\"x\")", "'=HYPERLINK(\"x\")"),
            ("+44 1", "'+44 1"),
            ("-1+cmd|' /C calc'!A0", "'-1+cmd|' /C calc'!A0"),
            ("@SUM(1)", "'@SUM(1)"),
            ("\tx", "'\tx"),
            ("-2.5", "-2.5"),
            ("57.25", "57.25"),
            ("O'Rourke", "O'Rourke"),
            ("a\r\nb", "a\nb"),
        ] {
            assert_eq!(escape_formula(text.into()), written);
        }
    }
}
