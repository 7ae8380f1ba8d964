//! Sheets of very many rows, written straight into the packed workbook.
//!
//! rust_xlsxwriter makes the shell of such a sheet: its name, columns, formats, panes,
//! filter and page, with the headings at most. The rows are put in when the workbook is
//! packed, so that no cell is held or written twice. What numbers rust_xlsxwriter gave
//! to formats is read back from the shell.

use std::io::{self, Write};

use rust_xlsxwriter::{Format, Worksheet, XlsxError};

use super::book;
use crate::model::{Area, MOST_COLUMNS, a1, column_letters};

/// A sheet without its rows, as rust_xlsxwriter wrote it.
pub struct Shell<'a> {
    before: &'a str,
    rows: &'a str,
    after: &'a str,
}

impl<'a> Shell<'a> {
    /// The shell in the XML of a sheet.
    pub fn of(xml: &'a str) -> Shell<'a> {
        if let Some((before, rest)) = xml.split_once("<sheetData>") {
            let (rows, after) = rest.split_once("</sheetData>").unwrap_or((rest, ""));
            return Shell { before, rows, after };
        }
        let (before, after) = xml.split_once("<sheetData/>").unwrap_or((xml, ""));
        Shell { before, rows: "", after }
    }

    /// The format of each column, by its number, up to the last that has one.
    pub fn column_styles(&self) -> Vec<u32> {
        let mut styles = Vec::new();
        for tag in self.before.split("<col ").skip(1) {
            let number = |name| attribute(tag, name).and_then(|text| text.parse::<usize>().ok());
            let (Some(first), Some(last)) = (number("min"), number("max")) else { continue };
            let style = number("style").unwrap_or_default() as u32;
            styles.resize(styles.len().max(last.min(MOST_COLUMNS.into())), 0);
            styles[first.saturating_sub(1)..].fill(style);
        }
        styles
    }

    /// The format of each of the [`show`]n, in their order.
    pub fn shown_styles(&self, count: usize) -> Vec<u32> {
        let mut styles = vec![0; count];
        let mut nth = 0;
        let shown_at = |nth| {
            let (row, column) = place_of(nth);
            a1(row, column)
        };
        for tag in self.rows.split("<c ").skip(1) {
            let Some(place) = attribute(tag, "r") else { continue };
            // Both are in the order of rows and columns.
            while nth < count && shown_at(nth) != place {
                nth += 1;
            }
            if let Some(style) = styles.get_mut(nth) {
                *style = attribute(tag, "s").and_then(|text| text.parse().ok()).unwrap_or(0);
            }
        }
        styles
    }

    /// What stands before the rows; `last` is the last cell of the sheet.
    pub fn begin(&self, last: (u32, u16), out: &mut dyn Write) -> io::Result<()> {
        const DIMENSION: &str = "<dimension ref=\"";
        let (before, rest) = self.before.split_once(DIMENSION).unwrap_or((self.before, ""));
        out.write_all(before.as_bytes())?;
        if let Some((_, rest)) = rest.split_once('"') {
            write!(out, "{DIMENSION}A1:{}\"{rest}", a1(last.0, last.1))?;
        }
        out.write_all(b"<sheetData>")
    }

    /// The rows that rust_xlsxwriter wrote: headings.
    pub fn headings(&self, out: &mut dyn Write) -> io::Result<()> {
        out.write_all(self.rows.as_bytes())
    }

    /// What stands behind the rows.
    pub fn end(&self, out: &mut dyn Write) -> io::Result<()> {
        out.write_all(b"</sheetData>")?;
        out.write_all(self.after.as_bytes())
    }
}

/// The value of an attribute in the text of a tag.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (tag, _) = tag.split_once('>')?;
    let mut pairs = tag.split_ascii_whitespace();
    let value = pairs.find_map(|pair| pair.strip_prefix(name)?.strip_prefix("=\""))?;
    value.split('"').next()
}

/// The cell in which a format is shown.
fn place_of(nth: usize) -> (u32, u16) {
    let columns = usize::from(MOST_COLUMNS);
    ((nth / columns) as u32, (nth % columns) as u16)
}

/// Shows formats to rust_xlsxwriter in cells of a shell whose own rows are not used.
pub fn show(sheet: &mut Worksheet, formats: &[Format]) -> Result<(), XlsxError> {
    for (nth, format) in formats.iter().enumerate() {
        let (row, column) = place_of(nth);
        sheet.write_blank(row, column, format)?;
    }
    Ok(())
}

/// Writes the rows of a sheet, each cell by cell in the order of the columns. Styles are
/// the numbers that formats have in the workbook.
pub struct RowWriter<'a> {
    out: &'a mut dyn Write,
    /// The row as far as it is written.
    line: String,
    /// Its number as people count.
    number: String,
}

impl<'a> RowWriter<'a> {
    /// Rows that go somewhere.
    pub fn new(out: &'a mut dyn Write) -> RowWriter<'a> {
        RowWriter { out, line: String::new(), number: String::new() }
    }

    /// Begins a row, counted from nought.
    pub fn begin(&mut self, row: u32, height: Option<f64>, hidden: bool) {
        self.number = (row + 1).to_string();
        self.line.clear();
        self.push(&["<row r=\"", &self.number.clone(), "\""]);
        if let Some(height) = height {
            self.push(&[" ht=\"", &height.to_string(), "\" customHeight=\"1\""]);
        }
        self.line.push_str(if hidden { " hidden=\"1\">" } else { ">" });
    }

    /// Ends a row.
    pub fn end(&mut self) -> io::Result<()> {
        self.line.push_str("</row>");
        self.out.write_all(self.line.as_bytes())
    }

    /// A text; an empty one is a blank.
    pub fn text(&mut self, column: u16, style: u32, text: &str) {
        if text.is_empty() {
            return self.blank(column, style);
        }
        self.cell(column, style, " t=\"inlineStr\"");
        let blank = |c: char| matches!(c, ' ' | '\t' | '\n');
        let kept = text.starts_with(blank) || text.ends_with(blank);
        let open = if kept { "<is><t xml:space=\"preserve\">" } else { "<is><t>" };
        self.line.push_str(open);
        push_text(&mut self.line, book::fitting(text));
        self.line.push_str("</t></is></c>");
    }

    /// A number.
    pub fn number(&mut self, column: u16, style: u32, number: f64) {
        self.cell(column, style, "");
        self.push(&["<v>", &number.to_string(), "</v></c>"]);
    }

    /// A cell that only looks; one without a look is none.
    pub fn blank(&mut self, column: u16, style: u32) {
        if style > 0 {
            self.cell(column, style, "");
            self.line.push_str("</c>");
        }
    }

    /// TRUE or FALSE.
    pub fn answer(&mut self, column: u16, style: u32, answer: bool) {
        self.cell(column, style, " t=\"b\"");
        self.push(&["<v>", if answer { "1" } else { "0" }, "</v></c>"]);
    }

    /// An error value of Excel's.
    pub fn error(&mut self, column: u16, style: u32, error: &str) {
        self.cell(column, style, " t=\"e\"");
        self.push(&["<v>", error, "</v></c>"]);
    }

    /// A formula without `=` and what it comes to; an array formula fills an area.
    pub fn formula(
        &mut self,
        column: u16,
        style: u32,
        (formula, array): (&str, Option<&Area>),
        result: &Outcome<'_>,
    ) {
        let (kind, value) = match result {
            Outcome::Number(number) => ("", *number),
            Outcome::Text(text) => (" t=\"str\"", *text),
            Outcome::Answer(answer) => (" t=\"b\"", if *answer { "1" } else { "0" }),
            Outcome::Error(error) => (" t=\"e\"", *error),
        };
        self.cell(column, style, kind);
        match array {
            Some(area) => {
                let (first, last) =
                    (a1(area.first_row, area.first_column), a1(area.last_row, area.last_column));
                self.push(&["<f t=\"array\" ref=\"", &first, ":", &last, "\">"]);
            }
            None => self.line.push_str("<f>"),
        }
        // Formulas have no codes for characters.
        push_escaped(&mut self.line, formula);
        self.line.push_str("</f><v>");
        push_text(&mut self.line, value);
        self.line.push_str("</v></c>");
    }

    fn cell(&mut self, column: u16, style: u32, kind: &str) {
        self.line.push_str("<c r=\"");
        match u8::try_from(column) {
            Ok(letter @ ..26) => self.line.push(char::from(b'A' + letter)),
            _ => self.line.push_str(&column_letters(column)),
        }
        self.line.push_str(&self.number);
        self.line.push('"');
        if style > 0 {
            self.push(&[" s=\"", &style.to_string(), "\""]);
        }
        self.push(&[kind, ">"]);
    }

    fn push(&mut self, parts: &[&str]) {
        parts.iter().for_each(|part| self.line.push_str(part));
    }
}

/// What a formula comes to.
pub enum Outcome<'a> {
    /// A number, as a decimal.
    Number(&'a str),
    /// Text.
    Text(&'a str),
    /// TRUE or FALSE.
    Answer(bool),
    /// An error value.
    Error(&'a str),
}

/// Adds text as the cells of a workbook hold it: what XML has no place for as Excel
/// writes it, `_x000D_`, and what only looks like that with its underscore written so.
pub fn push_text(line: &mut String, text: &str) {
    push_runs(line, text, |line, c, rest| match c {
        '_' => line.push_str(if begins_with_code(rest) { "_x005F_" } else { "_" }),
        c => line.push_str(&format!("_x{:04X}_", u32::from(c))),
    });
}

/// Whether `x000D_` or the like follows an underscore.
fn begins_with_code(rest: &str) -> bool {
    match rest.as_bytes() {
        [b'x', a, b, c, d, b'_', ..] => [a, b, c, d].iter().all(|digit| digit.is_ascii_hexdigit()),
        _ => false,
    }
}

/// Adds text as XML holds it, without what it has no place for.
pub fn push_escaped(line: &mut String, text: &str) {
    push_runs(line, text, |line, c, _| {
        if c == '_' {
            line.push(c);
        }
    });
}

/// Adds text run by run; `other` adds an underscore, and what XML has no place for, given
/// what follows it.
fn push_runs(line: &mut String, text: &str, other: impl Fn(&mut String, char, &str)) {
    let mut rest = text;
    loop {
        let plain = rest.bytes().position(|byte| SPECIAL[usize::from(byte)]);
        let (run, more) = rest.split_at(plain.unwrap_or(rest.len()));
        line.push_str(run);
        let mut letters = more.chars();
        let Some(letter) = letters.next() else { return };
        rest = letters.as_str();
        match letter {
            '&' => line.push_str("&amp;"),
            '<' => line.push_str("&lt;"),
            '>' => line.push_str("&gt;"),
            '\n' | '\t' => line.push(letter),
            c if c < ' ' || matches!(c, '_' | '\u{fffe}' | '\u{ffff}') => other(line, c, rest),
            c => line.push(c),
        }
    }
}

/// Bytes that a text has to be looked at for: markup, what XML has no place for or a byte
/// of it, and the underscore.
static SPECIAL: [bool; 256] = {
    let mut special = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        special[byte] = byte < 0x20 || matches!(byte as u8, b'&' | b'<' | b'>' | b'_' | 0xef);
        byte += 1;
    }
    special
};

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a test fails by panicking
mod tests {
    use super::*;

    #[test]
    fn texts_are_escaped_and_keep_their_lines() {
        for (text, in_cell, in_note) in [
            (
                "a < b & c\u{1}\nd > e",
                "a &lt; b &amp; c_x0001_\nd &gt; e",
                "a &lt; b &amp; c\nd &gt; e",
            ),
            ("_x000D_ a_b _x00", "_x005F_x000D_ a_b _x00", "_x000D_ a_b _x00"),
            ("\u{ffff}\u{fe0f}", "_xFFFF_\u{fe0f}", "\u{fe0f}"),
        ] {
            let (mut cell, mut note) = (String::new(), String::new());
            push_text(&mut cell, text);
            push_escaped(&mut note, text);
            assert_eq!((cell.as_str(), note.as_str()), (in_cell, in_note));
        }
    }

    #[test]
    fn rows_are_put_into_a_shell() {
        let xml = "<w><dimension ref=\"A1\"/><cols><col min=\"2\" max=\"3\" width=\"9\" style=\"4\" \
                   customWidth=\"1\"/></cols><sheetData><row r=\"1\"><c r=\"A1\" s=\"7\"/>\
                   <c r=\"C1\" s=\"8\"/></row></sheetData><end/></w>";
        let shell = Shell::of(xml);
        assert_eq!(shell.column_styles(), [0, 4, 4]);
        assert_eq!(shell.shown_styles(3), [7, 0, 8]);
        let mut out = Vec::new();
        shell.begin((1, 27), &mut out).unwrap();
        let mut rows = RowWriter::new(&mut out);
        rows.begin(1, Some(30.0), true);
        rows.text(0, 0, " x");
        rows.number(26, 3, 0.5);
        rows.formula(27, 0, ("1<2", None), &Outcome::Answer(true));
        rows.end().unwrap();
        shell.end(&mut out).unwrap();
        let written = String::from_utf8(out).unwrap();
        let expected = "<w><dimension ref=\"A1:AB2\"/><cols><col min=\"2\" max=\"3\" width=\"9\" style=\"4\" \
                        customWidth=\"1\"/></cols><sheetData><row r=\"2\" ht=\"30\" customHeight=\"1\" hidden=\"1\">\
                        <c r=\"A2\" t=\"inlineStr\"><is><t xml:space=\"preserve\"> x</t></is></c>\
                        <c r=\"AA2\" s=\"3\"><v>0.5</v></c><c r=\"AB2\" t=\"b\"><f>1&lt;2</f><v>1</v></c></row>\
                        </sheetData><end/></w>";
        assert_eq!(written, expected);
    }
}
