//! Cells of a sheet as XML. rust_xlsxwriter makes the sheet around them (`sheet_skeleton`); cells
//! are written here, since a season has millions of them.

use super::styles::StyleId;
use super::text::cut_to_cell_length;
use crate::address::{CellRange, column_letters};

/// The beginning of every part.
pub(super) const XML_DECLARATION: &str =
    "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";

/// The content of a cell to write.
#[derive(Debug, Clone, Copy)]
pub enum CellContent<'a> {
    /// A cell that only has a style.
    Blank,
    /// Text; empty text is a blank.
    Text(&'a str),
    Number(f64),
    Answer(bool),
    /// An error as Excel writes it: `#DIV/0!`.
    Error(&'a str),
    /// A formula without `=`, with its result.
    Formula(&'a str, FormulaResult<'a>),
}

/// The value of a formula as it is stored, for programs that do not calculate.
#[derive(Debug, Clone, Copy)]
pub enum FormulaResult<'a> {
    /// A number, as a decimal.
    Number(&'a str),
    Text(&'a str),
    Answer(bool),
    /// An error as Excel writes it: `#DIV/0!`.
    Error(&'a str),
}

impl<'a> From<&'a str> for CellContent<'a> {
    fn from(text: &'a str) -> CellContent<'a> {
        CellContent::Text(text)
    }
}

impl<'a> From<&'a String> for CellContent<'a> {
    fn from(text: &'a String) -> CellContent<'a> {
        CellContent::Text(text)
    }
}

impl From<f64> for CellContent<'_> {
    fn from(number: f64) -> Self {
        CellContent::Number(number)
    }
}

impl From<u32> for CellContent<'_> {
    fn from(number: u32) -> Self {
        CellContent::Number(f64::from(number))
    }
}

/// The most characters of a formula; of a longer one only the value is written.
const LONGEST_FORMULA: usize = 8_192;

/// Whether a formula is short enough.
pub(super) fn is_formula_short_enough(formula: &str) -> bool {
    formula.encode_utf16().count() <= LONGEST_FORMULA
}

/// Writes the cells of one row after the other.
#[derive(Default)]
pub struct CellWriter {
    pub(super) xml: String,
    /// The row, from 1.
    row: String,
}

impl CellWriter {
    /// Moves to a row, counted from 0.
    pub(super) fn go_to_row(&mut self, row: u32) {
        self.row = (row + 1).to_string();
    }

    /// Writes a cell; skips a blank cell without a format.
    pub fn write<'c>(&mut self, column: u16, style: StyleId, content: impl Into<CellContent<'c>>) {
        match content.into() {
            CellContent::Blank | CellContent::Text("") => self.blank(column, style),
            CellContent::Text(text) => self.text(column, style, text),
            CellContent::Number(number) if number.is_finite() => {
                self.value(column, style, "", &stored_number_text(number));
            }
            CellContent::Number(_) => self.value(column, style, " t=\"e\"", "#NUM!"),
            CellContent::Answer(answer) => self.value(column, style, " t=\"b\"", truth(answer)),
            CellContent::Error(error) => self.value(column, style, " t=\"e\"", error),
            CellContent::Formula(formula, outcome) => {
                self.write_formula(column, style, formula, None, outcome);
            }
        }
    }

    /// Writes a formula without `=` and its result; an array formula fills an area.
    pub fn write_formula(
        &mut self,
        column: u16,
        style: StyleId,
        formula: &str,
        array: Option<&CellRange>,
        outcome: FormulaResult<'_>,
    ) {
        if !is_formula_short_enough(formula) {
            return match outcome {
                FormulaResult::Number(number) => self.value(column, style, "", number),
                FormulaResult::Text(text) => self.write(column, style, CellContent::Text(text)),
                FormulaResult::Answer(answer) => {
                    self.write(column, style, CellContent::Answer(answer))
                }
                FormulaResult::Error(error) => self.write(column, style, CellContent::Error(error)),
            };
        }
        let (kind, value) = match outcome {
            FormulaResult::Number(number) => ("", number),
            FormulaResult::Text(text) => (" t=\"str\"", text),
            FormulaResult::Answer(answer) => (" t=\"b\"", truth(answer)),
            FormulaResult::Error(error) => (" t=\"e\"", error),
        };
        self.open(column, style, kind);
        match array {
            Some(area) => self.push_xml(&["<f t=\"array\" ref=\"", &area.to_a1(), "\">"]),
            None => self.xml.push_str("<f>"),
        }
        // Formulas have no escapes for characters.
        push_escaped_text(&mut self.xml, formula);
        self.xml.push_str("</f><v>");
        push_cell_text(&mut self.xml, &cut_to_cell_length(value));
        self.xml.push_str("</v></c>");
    }

    fn text(&mut self, column: u16, style: StyleId, text: &str) {
        self.open(column, style, " t=\"inlineStr\"");
        let blank = |c: char| matches!(c, ' ' | '\t' | '\n');
        let kept = text.starts_with(blank) || text.ends_with(blank);
        let open = if kept { "<is><t xml:space=\"preserve\">" } else { "<is><t>" };
        self.xml.push_str(open);
        push_cell_text(&mut self.xml, &cut_to_cell_length(text));
        self.xml.push_str("</t></is></c>");
    }

    fn blank(&mut self, column: u16, style: StyleId) {
        if style != StyleId::PLAIN {
            self.open(column, style, "");
            self.xml.push_str("</c>");
        }
    }

    fn value(&mut self, column: u16, style: StyleId, kind: &str, value: &str) {
        self.open(column, style, kind);
        self.push_xml(&["<v>", value, "</v></c>"]);
    }

    fn open(&mut self, column: u16, style: StyleId, kind: &str) {
        self.xml.push_str("<c r=\"");
        match u8::try_from(column) {
            Ok(letter @ ..26) => self.xml.push(char::from(b'A' + letter)),
            _ => self.xml.push_str(&column_letters(column)),
        }
        self.xml.push_str(&self.row);
        self.xml.push('"');
        if style != StyleId::PLAIN {
            self.push_xml(&[" s=\"", &style.number().to_string(), "\""]);
        }
        self.push_xml(&[kind, ">"]);
    }

    /// Appends pieces of XML.
    pub(super) fn push_xml(&mut self, parts: &[&str]) {
        parts.iter().for_each(|part| self.xml.push_str(part));
    }
}

/// A cell as XML; empty for a blank cell without a format.
pub(crate) fn cell_xml(at: (u32, u16), style: StyleId, content: CellContent<'_>) -> String {
    let mut cells = CellWriter::default();
    cells.go_to_row(at.0);
    cells.write(at.1, style, content);
    cells.xml
}

fn truth(answer: bool) -> &'static str {
    if answer { "1" } else { "0" }
}

/// A number as a cell stores it: very large and very small ones with an exponent.
pub fn stored_number_text(number: f64) -> String {
    const USUAL: std::ops::Range<f64> = 1e-6..1e15;
    if number == 0.0 || USUAL.contains(&number.abs()) {
        number.to_string()
    } else {
        format!("{number:e}")
    }
}

/// Appends text of a cell: characters that XML cannot hold become Excel's `_x000D_`, and text that
/// only looks so gets its underscore escaped.
pub(super) fn push_cell_text(xml: &mut String, text: &str) {
    push_runs(xml, text, |xml, c, rest| match c {
        '_' => xml.push_str(if begins_with_code(rest) { "_x005F_" } else { "_" }),
        c => xml.push_str(&format!("_x{:04X}_", u32::from(c))),
    });
}

/// Whether an escape such as `x000D_` follows an underscore.
fn begins_with_code(rest: &str) -> bool {
    match rest.as_bytes() {
        [b'x', a, b, c, d, b'_', ..] => [a, b, c, d].iter().all(|digit| digit.is_ascii_hexdigit()),
        _ => false,
    }
}

/// Appends text, without characters that XML cannot hold.
pub(super) fn push_escaped_text(xml: &mut String, text: &str) {
    push_runs(xml, text, |xml, c, _| {
        if c == '_' {
            xml.push(c);
        }
    });
}

/// Appends text in runs; `other` appends an underscore or a character that XML cannot hold, given
/// the rest.
fn push_runs(xml: &mut String, text: &str, other: impl Fn(&mut String, char, &str)) {
    let mut rest = text;
    loop {
        let plain = rest.bytes().position(|byte| SPECIAL[usize::from(byte)]);
        let (run, more) = rest.split_at(plain.unwrap_or(rest.len()));
        xml.push_str(run);
        let mut letters = more.chars();
        let Some(letter) = letters.next() else { return };
        rest = letters.as_str();
        match letter {
            '&' => xml.push_str("&amp;"),
            '<' => xml.push_str("&lt;"),
            '>' => xml.push_str("&gt;"),
            '\n' | '\t' => xml.push(letter),
            c if c == '_' || !is_xml_char(c) || c == '\r' => other(xml, c, rest),
            c => xml.push(c),
        }
    }
}

/// Whether XML can hold a character.
pub(crate) fn is_xml_char(c: char) -> bool {
    !matches!(c, '\0'..='\u{8}' | '\u{b}' | '\u{c}' | '\u{e}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}')
}

/// Bytes that need a check: markup, the underscore, and bytes of characters that XML cannot hold.
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
            ("\u{ffff}\u{fe0f}\r", "_xFFFF_\u{fe0f}_x000D_", "\u{fe0f}"),
        ] {
            let (mut cell, mut note) = (String::new(), String::new());
            push_cell_text(&mut cell, text);
            push_escaped_text(&mut note, text);
            assert_eq!((cell.as_str(), note.as_str()), (in_cell, in_note));
        }
    }

    #[test]
    fn numbers_are_as_short_as_they_can_be() {
        for (number, written) in [
            (0.0, "0"),
            (57.25, "57.25"),
            (-0.1, "-0.1"),
            (1e14, "100000000000000"),
            (1e300, "1e300"),
            (-2.5e-9, "-2.5e-9"),
        ] {
            assert_eq!(stored_number_text(number), written);
        }
    }

    #[test]
    fn a_formula_too_long_for_a_cell_leaves_its_value() {
        let mut cells = CellWriter::default();
        cells.go_to_row(0);
        cells.write_formula(
            0,
            StyleId::PLAIN,
            &"1+".repeat(5_000),
            None,
            FormulaResult::Number("7"),
        );
        assert_eq!(cells.xml, "<c r=\"A1\"><v>7</v></c>");
    }
}
