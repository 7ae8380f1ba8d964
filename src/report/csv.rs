//! The files under `data/`: for other programs, exact to the last decimal.
//!
//! UTF-8, a heading row, RFC 4180 quoting, `\n`. A text that a spreadsheet would
//! take for a formula gets an apostrophe in front.

use std::borrow::Cow;
use std::io::{BufWriter, Write};

use crate::model::Exact;

use super::publish::{OutputError, Publication, Writing};
use super::tables::{Field, Table};

/// A number: the exact decimal, or nine decimals where none is exact. They tell
/// apart whatever stands at different places.
pub fn exact(number: Exact) -> String {
    number.rounded(9).to_decimal()
}

/// Writes a table as a CSV file of the output.
pub fn write(publication: &Publication, table: &Table<'_>) -> Result<(), OutputError> {
    let file = publication.create(table.file)?;
    let path = file.path().to_path_buf();
    written(table, file).map_err(OutputError::at(&path))
}

fn written(table: &Table<'_>, file: Writing) -> std::io::Result<()> {
    let file = BufWriter::with_capacity(1 << 16, file);
    let mut writer =
        csv::WriterBuilder::new().terminator(csv::Terminator::Any(b'\n')).from_writer(file);
    let columns = table.in_csv();
    writer.write_record(columns.iter().map(|at| table.columns[*at].key))?;
    for row in table.rows(&columns) {
        for field in &row {
            writer.write_field(safe(text_of(field)).as_bytes())?;
        }
        writer.write_record(None::<&[u8]>)?;
    }
    writer.into_inner().map_err(|why| why.into_error())?.flush()
}

fn text_of<'a>(field: &'a Field<'_>) -> Cow<'a, str> {
    match field {
        Field::Nothing => Cow::Borrowed(""),
        Field::Text(text) => Cow::Borrowed(text),
        Field::Label(label) => Cow::Borrowed(label),
        Field::Number(number) => exact(*number).into(),
        Field::Day(day) => day.to_string().into(),
    }
}

/// Takes from a text the power to be a formula. Numbers keep their minus, and
/// line ends inside a text are those of the file.
fn safe(text: Cow<'_, str>) -> Cow<'_, str> {
    let first = text.as_bytes().first();
    let disarmed =
        matches!(first, Some(b'=' | b'+' | b'-' | b'@' | b'\t' | b'\r')) && !is_number(&text);
    let text = if memchr::memchr(b'\r', text.as_bytes()).is_some() {
        Cow::Owned(text.replace("\r\n", "\n").replace('\r', "\n"))
    } else {
        text
    };
    if disarmed { Cow::Owned(format!("'{text}")) } else { text }
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
            assert_eq!(safe(text.into()), written);
        }
    }
}
