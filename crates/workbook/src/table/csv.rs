//! A table as csv: UTF-8, a row of keys, RFC 4180 quoting, `\n`.

use std::borrow::Cow;
use std::io::{self, Write};

use super::Table;
use super::field::{Field, Number};

impl<N: Number> Table<'_, N> {
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
        let mut writer = writer(out);
        writer.write_record(self.columns.iter().map(|column| &*column.key))?;
        writer.flush()
    }

    /// Writes the rows without the keys.
    ///
    /// # Errors
    ///
    /// If writing fails.
    pub fn write_csv_rows(&self, out: impl Write) -> io::Result<()> {
        let mut writer = writer(out);
        for row in (self.rows)() {
            for field in &row {
                writer.write_field(text_of(field).as_bytes())?;
            }
            writer.write_record(None::<&[u8]>)?;
        }
        writer.flush()
    }
}

fn writer<W: Write>(out: W) -> ::csv::Writer<W> {
    let mut builder = ::csv::WriterBuilder::new();
    builder.terminator(::csv::Terminator::Any(b'\n')).from_writer(out)
}

fn text_of<'t, N: Number>(field: &'t Field<'_, N>) -> Cow<'t, str> {
    match field.plain() {
        Field::Nothing | Field::Marked(_) => Cow::Borrowed(""),
        Field::Text(text) => disarmed(Cow::Borrowed(text)),
        Field::Number(number) => number.to_text().unwrap_or_default().into(),
        Field::Day(day) => day.to_string().into(),
    }
}

/// A csv text that no spreadsheet takes for a formula: one that begins like a formula gets an
/// apostrophe. Numbers keep their minus; line ends become `\n`.
pub fn disarmed(text: Cow<'_, str>) -> Cow<'_, str> {
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
mod tests {
    use super::*;

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
            assert_eq!(disarmed(text.into()), written);
        }
    }
}
