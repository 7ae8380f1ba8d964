//! Text tables: csv and similar.

use encoding_rs::{Encoding, WINDOWS_1252};

use super::opened::Opened;
use super::options::ReadOptions;
use super::tidied::bounded;
use super::used::Used;
use crate::address::{MOST_COLUMNS, MOST_ROWS};
use crate::facsimile::{Facsimile, Look, SheetCopy, Stored, StoredCell};
use crate::fault::Fault;

/// Reads a text table as a workbook of one sheet. Fields are separated by commas, semicolons or
/// tabs, whichever is most frequent in the first line. The encoding is UTF-8 or that of the byte
/// order mark, else Windows-1252. A field with a plain number (`-12.5`) is a number; `007` is text.
///
/// # Errors
///
/// If the bytes are no text, or exceed the limits.
pub fn read_text(bytes: &[u8], name: &str, options: &ReadOptions) -> Result<Opened, Fault> {
    let text = match (Encoding::for_bom(bytes), std::str::from_utf8(bytes)) {
        (Some((encoding, _)), _) => encoding.decode(bytes).0,
        (None, Ok(text)) => text.into(),
        (None, Err(_)) => WINDOWS_1252.decode(bytes).0,
    };
    if text.contains('\0') {
        return Err(Fault::NotAWorkbook { looks_like: "something else" });
    }
    let mut used = Used::within(options.limits);
    let mut sheet = SheetCopy { name: name.to_string(), ..SheetCopy::default() };
    let mut lines = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(delimiter_of(&text))
        .from_reader(text.as_bytes());
    for (row, line) in (0..MOST_ROWS).zip(lines.records()) {
        let line = line.map_err(|why| Fault::Damaged { why: why.to_string() })?;
        for (column, field) in (0..MOST_COLUMNS).zip(&line).filter(|(_, field)| !field.is_empty()) {
            let value = stored(field);
            used.count(&value, None);
            sheet.cells.push(StoredCell { row, column, look: 0, value, formula: None });
        }
        used.check()?;
    }
    bounded(&mut sheet);
    let looks = vec![Look::default()];
    Ok(Opened {
        facsimile: Facsimile { sheets: vec![sheet], looks, ..Facsimile::default() },
        ..Opened::default()
    })
}

/// The delimiter of a text.
fn delimiter_of(text: &str) -> u8 {
    let first = text.lines().next().unwrap_or_default();
    // Delimiters in quotation marks do not count.
    let count = |mark: char| first.split('"').step_by(2).map(|p| p.matches(mark).count()).sum();
    let marks = [(b'\t', '\t'), (b';', ';'), (b',', ',')];
    let counts = marks.map(|(byte, mark)| (count(mark), byte));
    counts.into_iter().max_by_key(|(count, _): &(usize, u8)| *count).map_or(b',', |(_, byte)| byte)
}

fn stored(field: &str) -> Stored {
    /// The significant digits of a number.
    const MOST_DIGITS: usize = 15;
    let digits = field.strip_prefix('-').unwrap_or(field);
    let (whole, part) = digits.split_once('.').unwrap_or((digits, "0"));
    let all = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let plain = all(whole) && all(part) && (whole == "0" || !whole.starts_with('0'));
    match field.parse() {
        Ok(number) if plain && digits.len() <= MOST_DIGITS => Stored::Number(number),
        _ => Stored::Text(field.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(bytes: &[u8]) -> Vec<(u32, u16, Stored)> {
        let opened = read_text(bytes, "t", &ReadOptions::default());
        let sheets = opened.map(|opened| opened.facsimile.sheets).unwrap_or_default();
        let cells = sheets.into_iter().flat_map(|sheet| sheet.cells);
        cells.map(|cell| (cell.row, cell.column, cell.value)).collect()
    }

    #[test]
    fn fields_are_parted_by_what_the_first_line_has_most_of() {
        let text = |text: &str| Stored::Text(text.into());
        let table = [
            (0, 0, text("a,b")),
            (0, 1, text("c")),
            (1, 0, Stored::Number(-1.5)),
            (1, 1, text("007")),
        ];
        assert_eq!(cells(b"\"a,b\";c\n-1.5;007\n"), table);
        assert_eq!(cells("\u{feff}\"a,b\"\tc\r\n-1.5\t007".as_bytes()), table);
        assert_eq!(cells(b"caf\xe9,,x")[0].2, text("caf\u{e9}"));
        assert_eq!(cells(b"caf\xe9,,x")[1].1, 2);
        assert!(cells(b"a\0b").is_empty());
    }

    #[test]
    fn a_table_beyond_the_limits_is_refused() {
        let limits = crate::Limits { cells: 3, ..crate::Limits::default() };
        let options = ReadOptions { limits, ..ReadOptions::default() };
        assert!(read_text(b"1,2,3", "t", &options).is_ok());
        assert!(matches!(read_text(b"1,2\n3,4", "t", &options), Err(Fault::TooLarge { .. })));
    }
}
