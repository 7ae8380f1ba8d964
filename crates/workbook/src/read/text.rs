//! Text tables: csv and similar. Neither encoding nor separator is named in such a file: both are
//! told by its bytes and by what parts its lines most evenly. Out comes a workbook of one sheet.

use std::borrow::Cow;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::Encoding;

use super::cleaning::clean_sheet;
use super::opened::OpenedWorkbook;
use super::options::{Limits, ReadOptions};
use super::used_limits::UsedLimits;
use crate::address::{MAX_SHEET_COLUMNS, MAX_SHEET_ROWS};
use crate::fault::WorkbookFault;
use crate::workbook_copy::{CellStyle, CellValue, SheetCopy, StoredCell, WorkbookCopy};

/// Reads a text table as a workbook of one sheet. Fields are parted by commas, semicolons,
/// tabs or upright bars, whichever parts the lines most evenly. The text is what its byte
/// order mark says, UTF-8, or the encoding that its bytes look most like. A row is a record,
/// also a blank one. A field that is a plain number (`-12.5`) is one; `007` is text.
///
/// # Errors
///
/// If the bytes are no text, or exceed the limits.
pub fn read_text_table(
    bytes: &[u8],
    name: &str,
    options: &ReadOptions,
) -> Result<OpenedWorkbook, WorkbookFault> {
    let text = decode_text(bytes, None, options.limits)?;
    let mut used = UsedLimits::new(options.limits);
    let mut sheet = SheetCopy { name: name.to_string(), ..SheetCopy::default() };
    for (row, record) in (0..MAX_SHEET_ROWS).zip(Records::new(&text, delimiter_of(&text))) {
        for (column, field) in
            (0..MAX_SHEET_COLUMNS).zip(&record).filter(|(_, field)| !field.is_empty())
        {
            let value = cell_value_of_field(field);
            used.count_cell(&value, None);
            sheet.cells.push(StoredCell { row, column, look: 0, value, formula: None });
        }
        used.check()?;
    }
    clean_sheet(&mut sheet);
    let looks = vec![CellStyle::default()];
    Ok(OpenedWorkbook {
        workbook_copy: WorkbookCopy {
            sheets: vec![sheet],
            styles: looks,
            ..WorkbookCopy::default()
        },
        ..OpenedWorkbook::default()
    })
}

/// The text of some bytes: in the encoding of their byte order mark, in UTF-8, in the one
/// that `label` names, or in the one that they look most like.
pub(super) fn decode_text<'a>(
    bytes: &'a [u8],
    label: Option<&[u8]>,
    limits: Limits,
) -> Result<Cow<'a, str>, WorkbookFault> {
    /// Bytes that the encoding is told from.
    const SAMPLE: usize = 1 << 20;
    let sample = &bytes[..bytes.len().min(SAMPLE)];
    // Decoding takes several times the memory of what is no text.
    let wide = Encoding::for_bom(bytes).is_some() || utf16_of(bytes).is_some();
    if !wide && is_no_text(sample) {
        return Err(WorkbookFault::NotAWorkbook { looks_like: "something else" });
    }
    if bytes.len() as u64 > limits.held {
        let what = format!("it has {} MB of text", bytes.len() >> 20);
        return Err(WorkbookFault::TooLarge { what });
    }
    let encoding = match (Encoding::for_bom(bytes), std::str::from_utf8(bytes)) {
        (Some((encoding, _)), _) => encoding,
        (None, Ok(text)) if !text.contains('\0') => return Ok(Cow::Borrowed(text)),
        (None, _) => match utf16_of(bytes).or_else(|| label.and_then(Encoding::for_label)) {
            Some(encoding) => encoding,
            None => {
                let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
                detector.feed(sample, true);
                detector.guess(None, Utf8Detection::Deny)
            }
        },
    };
    let text = match encoding.decode(bytes).0 {
        text if looks_like_mac(bytes, &text) => encoding_rs::MACINTOSH.decode(bytes).0,
        text => text,
    };
    if text.contains('\0') {
        return Err(WorkbookFault::NotAWorkbook { looks_like: "something else" });
    }
    Ok(text)
}

/// Whether bytes are no text of single bytes or UTF-8: one is nought, or more than one of fifty is a
/// control character other than those that part lines and fields.
fn is_no_text(sample: &[u8]) -> bool {
    let is_control = |byte: &&u8| **byte < b' ' && !b"\t\n\x0b\x0c\r".contains(byte);
    sample.contains(&0) || sample.iter().filter(is_control).count() * 50 > sample.len()
}

/// UTF-16 without a byte order mark: every other byte of the beginning is nought.
fn utf16_of(bytes: &[u8]) -> Option<&'static Encoding> {
    let start = &bytes[..bytes.len().min(200) & !1];
    let noughts =
        |from: usize| start.iter().skip(from).step_by(2).filter(|byte| **byte == 0).count();
    let most = |count: usize| start.len() >= 8 && count * 10 >= start.len() / 2 * 8;
    match (most(noughts(0)), most(noughts(1))) {
        (true, false) => Some(encoding_rs::UTF_16BE),
        (false, true) => Some(encoding_rs::UTF_16LE),
        _ => None,
    }
}

/// Whether a text was written on an old Macintosh: its lines end with a carriage return
/// alone, or bytes that only Macintosh uses for letters stand between letters.
fn looks_like_mac(bytes: &[u8], text: &str) -> bool {
    let old_lines = bytes.contains(&b'\r') && !bytes.contains(&b'\n');
    let control = text.chars().any(|c| ('\u{80}'..='\u{9f}').contains(&c));
    let high = bytes.iter().any(|byte| *byte >= 0x80);
    high && (old_lines || control)
}

/// The records of a text, blank ones included.
struct Records<'a> {
    rest: &'a str,
    delimiter: char,
}

impl<'a> Records<'a> {
    fn new(text: &'a str, delimiter: char) -> Records<'a> {
        Records { rest: text.trim_start_matches('\u{feff}'), delimiter }
    }
}

impl<'a> Iterator for Records<'a> {
    type Item = Vec<Cow<'a, str>>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.rest.is_empty() {
            return None;
        }
        let mut record = Vec::new();
        loop {
            let (field, end) = field_of(self.rest, self.delimiter);
            record.push(field);
            let rest = &self.rest[end..];
            self.rest = match rest.strip_prefix(self.delimiter) {
                Some(rest) => rest,
                None => {
                    self.rest = rest
                        .strip_prefix("\r\n")
                        .or_else(|| rest.strip_prefix(['\r', '\n']))
                        .unwrap_or(rest);
                    return Some(record);
                }
            };
        }
    }
}

/// The field at the beginning of a text, and where it ends: at a delimiter, the end of its
/// line or the end of the text. A quotation mark inside of quotation marks is written twice.
fn field_of(text: &str, delimiter: char) -> (Cow<'_, str>, usize) {
    let plain_end = |from: usize| {
        let end = text[from..].find([delimiter, '\r', '\n']);
        end.map_or(text.len(), |end| from + end)
    };
    let Some(quoted) = text.strip_prefix('"') else {
        let end = plain_end(0);
        return (Cow::Borrowed(&text[..end]), end);
    };
    let mut field = String::new();
    let mut at = 0;
    while let Some(mark) = quoted[at..].find('"') {
        field.push_str(&quoted[at..at + mark]);
        at += mark + 1;
        if !quoted[at..].starts_with('"') {
            // What follows the closing mark up to the delimiter belongs to the field.
            let end = plain_end(1 + at);
            field.push_str(&text[1 + at..end]);
            return (Cow::Owned(field), end);
        }
        field.push('"');
        at += 1;
    }
    // The mark is never closed: it is a mark like any other.
    let end = plain_end(0);
    (Cow::Borrowed(&text[..end]), end)
}

/// What parts the fields of a text: what gives most of its lines the same number of fields. A comma
/// before a blank may stand between surname and forename, where another mark parts as many lines.
fn delimiter_of(text: &str) -> char {
    const MARKS: [char; 4] = [',', '|', ';', '\t'];
    let weight = |(lines, fields): (usize, usize)| lines * fields.min(8);
    let even = MARKS.map(|mark| (mark, evenness(text, mark)));
    let best = even.into_iter().max_by_key(|(_, even)| weight(*even));
    let Some((',', (commas, _))) = best else { return best.map_or(',', |(mark, _)| mark) };
    let others = even.into_iter().filter(|(mark, (lines, _))| *mark != ',' && *lines >= commas);
    match others.max_by_key(|(_, even)| weight(*even)) {
        Some((other, _)) if text.matches(", ").count() >= commas => other,
        None if couples(text) => '\t',
        _ => ',',
    }
}

/// Lines of a text that are looked at for what parts them.
const LINES: usize = 200;

/// How many lines a mark parts into the same number of fields, and that number.
fn evenness(text: &str, delimiter: char) -> (usize, usize) {
    let records = Records::new(text, delimiter).take(LINES);
    let mut counts: Vec<usize> =
        records.map(|record| record.len()).filter(|count| *count > 1).collect();
    counts.sort_unstable();
    let same = counts.chunk_by(|one, other| one == other).map(|run| (run.len(), run[0]));
    same.max_by_key(|(lines, fields)| lines * (*fields).min(8)).unwrap_or_default()
}

/// Whether the lines with commas are two people each: `LEE, Ann & DAHL, Bo`. A sign or a short
/// word stands between the forename and the surname in the middle.
fn couples(text: &str) -> bool {
    let lines = text.lines().take(LINES).filter(|line| line.contains(','));
    let joined = |line: &&str| {
        let fields: Vec<&str> = line.split(", ").collect();
        let [one, middle, other] = fields[..] else { return false };
        let words: Vec<&str> = middle.split(' ').collect();
        let joins = |word: &&str| word.chars().count() <= 3 && !word.contains(char::is_uppercase);
        let inner = words.get(1..words.len() - 1).unwrap_or_default();
        inner.iter().any(joins)
            && ![one, middle, other].iter().any(|part| part.contains([',', '"']))
    };
    let (all, two) = (lines.clone().count(), lines.filter(joined).count());
    all > 0 && two * 10 >= all * 9
}

/// A field as a cell holds it.
pub(super) fn cell_value_of_field(field: &str) -> CellValue {
    /// Digits that a number keeps.
    const MOST_DIGITS: usize = 15;
    let digits = field.strip_prefix('-').unwrap_or(field);
    let (whole, part) = digits.split_once('.').unwrap_or((digits, "0"));
    let all = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let plain = all(whole) && all(part) && (whole == "0" || !whole.starts_with('0'));
    match field.parse() {
        Ok(number) if plain && digits.len() <= MOST_DIGITS => CellValue::Number(number),
        _ => CellValue::Text(field.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(bytes: &[u8]) -> Vec<(u32, u16, CellValue)> {
        let opened = read_text_table(bytes, "t", &ReadOptions::default());
        let sheets = opened.map(|opened| opened.workbook_copy.sheets).unwrap_or_default();
        let cells = sheets.into_iter().flat_map(|sheet| sheet.cells);
        cells.map(|cell| (cell.row, cell.column, cell.value)).collect()
    }

    fn text(text: &str) -> CellValue {
        CellValue::Text(text.into())
    }

    #[test]
    fn fields_are_parted_by_what_parts_most_lines_evenly() {
        let table = [
            (0, 0, text("a,b")),
            (0, 1, text("c")),
            (1, 0, CellValue::Number(-1.5)),
            (1, 1, text("007")),
        ];
        assert_eq!(cells(b"\"a,b\";c\n-1.5;007\n"), table);
        assert_eq!(cells("\u{feff}\"a,b\"\tc\r\n-1.5\t007".as_bytes()), table);
        assert_eq!(cells(b"a,b|c\n-1.5|007\n"), table);
        assert_eq!(cells(b"caf\xe9,,x")[0].2, text("caf\u{e9}"));
        assert_eq!(cells(b"caf\xe9,,x")[1].1, 2);
        assert!(cells(b"a\0b").is_empty());
        // A title with a comma does not outweigh the lines of the table.
        let lines = cells(b"Cup, Swansea, 2024\n\nA;1,5\nB;2,5\nC;3,5\n");
        assert_eq!(lines[1..3], [(2, 0, text("A")), (2, 1, text("1,5"))]);
        // Nor do the commas of names, whatever parts the fields.
        let names = cells("No;Names\n1;LEE, Ann + DAHL, Bo\n2;ELM, Cy + FIR, Di\n".as_bytes());
        assert_eq!(names[3], (1, 1, text("LEE, Ann + DAHL, Bo")));
        let names = cells("Names\nLEE, Ann & DAHL, Bo\nELM, Cy und FIR, Di\n".as_bytes());
        assert_eq!(
            names[1..],
            [(1, 0, text("LEE, Ann & DAHL, Bo")), (2, 0, text("ELM, Cy und FIR, Di")),]
        );
        let typed = cells(b"Place, Names, Score\n1, Ann Lee & Bo Dahl, 60\n2, Cy & Di, 40\n");
        assert_eq!(typed.len(), 9);
    }

    #[test]
    fn a_row_is_a_record() {
        let table = cells(b"a,\"b\nb\"\n\n\"say \"\"c\"\"\",d\r\"open,e");
        let expected = [
            (0, 0, text("a")),
            (0, 1, text("b\nb")),
            (2, 0, text("say \"c\"")),
            (2, 1, text("d")),
            (3, 0, text("\"open")),
            (3, 1, text("e")),
        ];
        assert_eq!(table, expected);
    }

    #[test]
    fn the_encoding_is_told_from_the_bytes() {
        let utf16: Vec<u8> = "Nam,Žan\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(cells(&utf16)[1].2, text("Žan"));
        // Windows-1250: `ł` is B3, `ż` BF; Windows-1254: `ğ` is F0, `ş` FE.
        let polish =
            b"Imi\xea;Miejsce\nPawe\xb3 W\xf3jcik;Gda\xf1sk\nStanis\xb3aw \xafuk;\xa3\xf3d\x9f\n";
        assert_eq!(cells(polish)[4].2, text("Stanisław Żuk"));
        // Macintosh: `é` is 8E.
        assert_eq!(cells(b"Nom,Club\rAndr\x8e,Caen\r")[2].2, text("André"));
    }

    #[test]
    fn what_is_no_text_is_no_table() {
        let noise: Vec<u8> = (0..4000u32).map(|at| (at * at % 251 + 1) as u8).collect();
        for bytes in [&noise[..], b"a,b\0,c\n", b"\x01\x02,3\n"] {
            let read = read_text_table(bytes, "t", &ReadOptions::default());
            assert!(matches!(read, Err(WorkbookFault::NotAWorkbook { .. })), "{bytes:?}");
        }
    }

    #[test]
    fn a_table_beyond_the_limits_is_refused() {
        let limits = crate::Limits { cells: 3, ..crate::Limits::default() };
        let options = ReadOptions { limits, ..ReadOptions::default() };
        assert!(read_text_table(b"1,2,3", "t", &options).is_ok());
        let short = Limits { held: 6, ..Limits::default() };
        let long = read_text_table(b"1,2\n3,4", "t", &ReadOptions { limits: short, ..options });
        assert!(
            matches!(long, Err(WorkbookFault::TooLarge { what }) if what == "it has 0 MB of text")
        );
        assert!(matches!(
            read_text_table(b"1,2\n3,4", "t", &options),
            Err(WorkbookFault::TooLarge { .. })
        ));
    }
}
