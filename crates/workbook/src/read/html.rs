//! Web pages: each table a sheet. Many programs save a page under the ending `.xls`.

use std::collections::HashSet;

use html5gum::{Token, Tokenizer};

use super::cleaning::clean_sheet;
use super::opened::OpenedWorkbook;
use super::options::ReadOptions;
use super::text::{cell_value_of_field, decode_text};
use super::used_limits::UsedLimits;
use crate::address::{CellRange, MAX_SHEET_COLUMNS, MAX_SHEET_ROWS};
use crate::fault::WorkbookFault;
use crate::workbook_copy::{CellStyle, SheetCopy, StoredCell, WorkbookCopy};

/// Tables inside of tables deeper than this are read as text.
const DEEPEST: usize = 12;
/// The most columns and rows that one cell may take.
const WIDEST: u16 = 1_000;
const TALLEST: u32 = 10_000;

/// Reads the tables of a web page as sheets named `table 1`, `table 2` … in the order in
/// which they begin. A line break or a block inside of a cell is a line of its text.
///
/// # Errors
///
/// The bytes are no text, or hold more than the limits allow.
pub fn read_web_page_tables(
    bytes: &[u8],
    options: &ReadOptions,
) -> Result<OpenedWorkbook, WorkbookFault> {
    let text = decode_text(bytes, charset(bytes), options.limits)?;
    let mut page = Page { used: UsedLimits::new(options.limits), ..Page::default() };
    for token in Tokenizer::new(&*text) {
        let Ok(token) = token;
        page.take(token);
        page.used.check()?;
    }
    while !page.open.is_empty() {
        page.end_table();
    }
    page.leave_heading_beside_tables();
    page.keep_text_beside_tables();
    let sheets = page.sheets.into_iter().map(|mut sheet| {
        clean_sheet(&mut sheet);
        sheet
    });
    let looks = vec![CellStyle::default()];
    let workbook_copy = WorkbookCopy {
        sheets: sheets.collect(),
        styles: looks,
        title: page.title,
        ..WorkbookCopy::default()
    };
    Ok(OpenedWorkbook { workbook_copy, ..OpenedWorkbook::default() })
}

/// Whether bytes are a web page with a table.
pub(super) fn is_web_page_with_table(bytes: &[u8]) -> bool {
    let start = bytes[..bytes.len().min(4096)].to_ascii_lowercase();
    let start: Vec<u8> = start.into_iter().filter(|byte| *byte != 0).collect();
    let has = |word: &[u8]| memchr::memmem::find(&start, word).is_some();
    let first =
        start.iter().find(|byte| byte.is_ascii() && !byte.is_ascii_whitespace() && **byte != 0);
    first == Some(&b'<')
        && (has(b"<html") || has(b"<table") || has(b"<!doctype html") || has(b"<body"))
}

/// The encoding that the page names itself.
fn charset(bytes: &[u8]) -> Option<&[u8]> {
    let start = &bytes[..bytes.len().min(2048)];
    let at = memchr::memmem::find(start, b"charset=")? + b"charset=".len();
    let label = start[at..]
        .strip_prefix(b"\"")
        .or_else(|| start[at..].strip_prefix(b"'"))
        .unwrap_or(&start[at..]);
    let end =
        label.iter().position(|byte| !byte.is_ascii_alphanumeric() && !b"-_".contains(byte))?;
    Some(&label[..end])
}

/// A page while it is read.
#[derive(Default)]
struct Page {
    used: UsedLimits,
    sheets: Vec<SheetCopy>,
    /// Tables that have begun and not ended, the innermost last.
    open: Vec<Open>,
    title: String,
    /// The text of the last heading or paragraph outside of tables.
    heading: String,
    /// The other text outside of tables since the last one.
    beside: String,
    /// What text outside of tables belongs to.
    outside: Outside,
    /// Whether text is that of a script or style.
    silent: bool,
}

#[derive(Clone, Copy, Default, PartialEq)]
enum Outside {
    #[default]
    Nothing,
    Title,
    Heading,
}

/// A table while it is read.
struct Open {
    sheet: usize,
    /// The row that is read; none before the first.
    row: Option<u32>,
    column: u16,
    /// Places that cells of rows above reach into.
    covered: HashSet<(u32, u16)>,
    cell: Option<Cell>,
    in_caption: bool,
}

struct Cell {
    text: String,
    columns: u16,
    rows: u32,
}

impl Page {
    fn take(&mut self, token: Token) {
        match token {
            Token::StartTag(tag) => {
                let attribute = |name: &[u8]| {
                    let value = tag.attributes.iter().find(|(key, _)| key.as_slice() == name);
                    value.and_then(|(_, value)| {
                        std::str::from_utf8(value).ok()?.trim().parse::<u32>().ok()
                    })
                };
                let columns = attribute(b"colspan").unwrap_or(1);
                let rows = attribute(b"rowspan").unwrap_or(1);
                self.start(&tag.name, columns, rows);
            }
            Token::EndTag(tag) => self.end(&tag.name),
            Token::String(text) if !self.silent => self.text(&String::from_utf8_lossy(&text)),
            _ => {}
        }
    }

    fn start(&mut self, name: &[u8], columns: u32, rows: u32) {
        match name {
            b"script" | b"style" => self.silent = true,
            b"table" if self.open.len() < DEEPEST => self.start_table(),
            b"tr" => self.start_row(),
            b"td" | b"th" => self.start_cell(columns, rows),
            b"br" | b"p" | b"div" | b"li" => self.text("\n"),
            b"caption" => {
                if let Some(open) = self.open.last_mut() {
                    open.in_caption = true;
                    self.sheets[open.sheet].caption.clear();
                }
            }
            b"title" if self.open.is_empty() => self.outside = Outside::Title,
            b"h1" | b"h2" | b"h3" | b"h4" | b"h5" | b"h6" if self.open.is_empty() => {
                self.leave_heading_beside_tables();
                self.outside = Outside::Heading;
            }
            _ => {}
        }
    }

    fn end(&mut self, name: &[u8]) {
        match name {
            b"script" | b"style" => self.silent = false,
            b"table" => self.end_table(),
            b"tr" | b"td" | b"th" => self.end_cell(),
            b"p" | b"div" | b"li" => self.text("\n"),
            b"caption" => {
                if let Some(open) = self.open.last_mut() {
                    open.in_caption = false;
                }
            }
            b"title" | b"h1" | b"h2" | b"h3" | b"h4" | b"h5" | b"h6" => {
                self.outside = Outside::Nothing
            }
            _ => {}
        }
    }

    fn start_table(&mut self) {
        let name = format!("table {}", self.sheets.len() + 1);
        let caption = tidy(&std::mem::take(&mut self.heading)).replace('\n', " ");
        if self.title.is_empty() {
            self.title.clone_from(&caption);
        }
        self.open.push(Open {
            sheet: self.sheets.len(),
            row: None,
            column: 0,
            covered: HashSet::new(),
            cell: None,
            in_caption: false,
        });
        self.sheets.push(SheetCopy { name, caption, ..SheetCopy::default() });
        if self.open.len() == 1 {
            self.keep_text_beside_tables();
        }
    }

    /// Takes the last heading for a line like others, as no table follows it.
    fn leave_heading_beside_tables(&mut self) {
        for text in ["\n", &std::mem::take(&mut self.heading), "\n"] {
            self.beside.push_str(text);
        }
    }

    /// Gives the text outside of tables to the last one.
    fn keep_text_beside_tables(&mut self) {
        let text = tidy(&std::mem::take(&mut self.beside));
        if let Some(sheet) = self.sheets.last_mut() {
            sheet.layout.texts_outside_cells.extend(text.lines().map(str::to_string));
        }
    }

    fn end_table(&mut self) {
        self.end_cell();
        self.open.pop();
    }

    fn start_row(&mut self) {
        self.end_cell();
        if let Some(open) = self.open.last_mut() {
            open.row = Some(open.row.map_or(0, |row| row.saturating_add(1)));
            open.column = 0;
        }
    }

    fn start_cell(&mut self, columns: u32, rows: u32) {
        self.end_cell();
        let Some(open) = self.open.last_mut() else { return };
        open.row.get_or_insert(0);
        let columns = columns.clamp(1, u32::from(WIDEST)) as u16;
        open.cell = Some(Cell { text: String::new(), columns, rows: rows.clamp(1, TALLEST) });
    }

    fn end_cell(&mut self) {
        let Some(open) = self.open.last_mut() else { return };
        let (Some(cell), Some(row)) = (open.cell.take(), open.row) else { return };
        while open.covered.remove(&(row, open.column)) {
            open.column = open.column.saturating_add(1);
        }
        let column = open.column;
        open.column = column.saturating_add(cell.columns);
        let (last_row, last_column) = (row.saturating_add(cell.rows - 1), open.column - 1);
        if last_row >= MAX_SHEET_ROWS || last_column >= MAX_SHEET_COLUMNS {
            return;
        }
        // What a tall cell covers is paid for like cells.
        let sheet = &mut self.sheets[open.sheet];
        if cell.rows > 1 {
            for below in row + 1..=last_row {
                for column in column..=last_column {
                    open.covered.insert((below, column));
                    self.used.count_cell(&crate::workbook_copy::CellValue::Blank, None);
                }
                if self.used.is_exceeded() {
                    return;
                }
            }
        }
        if cell.rows > 1 || cell.columns > 1 {
            sheet.layout.merges.push(CellRange {
                first_row: row,
                first_column: column,
                last_row,
                last_column,
            });
        }
        let text = tidy(&cell.text);
        if !text.is_empty() {
            let value = cell_value_of_field(&text);
            self.used.count_cell(&value, None);
            sheet.cells.push(StoredCell { row, column, look: 0, value, formula: None });
        }
    }

    fn text(&mut self, text: &str) {
        match self.open.last_mut() {
            Some(open) if open.in_caption => self.sheets[open.sheet].caption.push_str(text.trim()),
            Some(Open { cell: Some(cell), .. }) => {
                self.used.count_text(text.len());
                cell.text.push_str(text);
            }
            Some(_) => {}
            None => match self.outside {
                Outside::Title => self.title.push_str(text.trim()),
                Outside::Heading => self.heading.push_str(text),
                Outside::Nothing => {
                    self.used.count_text(text.len());
                    self.beside.push_str(text);
                }
            },
        }
    }
}

/// A text with single blanks and without blank lines.
fn tidy(text: &str) -> String {
    let lines = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workbook_copy::CellValue;

    fn sheets(page: &str) -> Vec<SheetCopy> {
        let opened = read_web_page_tables(page.as_bytes(), &ReadOptions::default());
        opened.map(|opened| opened.workbook_copy.sheets).unwrap_or_default()
    }

    fn texts(sheet: &SheetCopy) -> Vec<(u32, u16, String)> {
        let text = |value: &CellValue| match value {
            CellValue::Text(text) => text.to_string(),
            CellValue::Number(number) => number.to_string(),
            other => format!("{other:?}"),
        };
        sheet.cells.iter().map(|cell| (cell.row, cell.column, text(&cell.value))).collect()
    }

    #[test]
    fn a_table_is_a_sheet_with_what_stands_above_it() {
        let found = sheets(
            "<html><h2>Spring &amp; Cup</h2><table><tr><th>A<th>B</tr><tr><td> x\t y </td><td>2.50</table>\
             <table><caption>Board 2</caption><tr><td>&frac12;<br>7</td></tr></table>",
        );
        let names: Vec<(&str, &str)> =
            found.iter().map(|sheet| (sheet.name.as_str(), sheet.caption.as_str())).collect();
        assert_eq!(names, [("table 1", "Spring & Cup"), ("table 2", "Board 2")]);
        let expected = [(0, 0, "A"), (0, 1, "B"), (1, 0, "x y"), (1, 1, "2.5")];
        assert_eq!(
            texts(&found[0]),
            expected.map(|(row, column, text)| (row, column, text.to_string()))
        );
        assert_eq!(texts(&found[1]), [(0, 0, "\u{bd}\n7".to_string())]);
    }

    #[test]
    fn lines_outside_of_tables_are_kept_beside_them() {
        let found = sheets(
            "<html><head><title>Club</title></head><h1>Abercwm</h1><p>5 March <b>2024</b><h2>Pairs</h2>\
             <table><tr><td>1</table><div>one<br>two</div><table><tr><td>2</table><h3>End</h3>",
        );
        let texts = found.iter().map(|sheet| &sheet.layout.texts_outside_cells[..]);
        let expected = [&["5 March 2024", "Abercwm"][..], &["one", "two", "End"]];
        assert!(texts.eq(expected), "{found:?}");
    }

    #[test]
    fn cells_that_span_push_the_others_aside() {
        let page = "<table><tr><td rowspan=2>a</td><td colspan=2>b</td></tr><tr><td>c</td><td>d</td></tr></table>";
        let expected = [(0, 0, "a"), (0, 1, "b"), (1, 1, "c"), (1, 2, "d")];
        let found = sheets(page);
        assert_eq!(
            texts(&found[0]),
            expected.map(|(row, column, text)| (row, column, text.to_string()))
        );
        assert_eq!(found[0].layout.merges.len(), 2);
    }

    #[test]
    fn a_page_made_to_exhaust_memory_is_refused() {
        let page = "<table><tr><td rowspan=9999 colspan=999>x</td></tr>".repeat(3);
        let found = read_web_page_tables(page.as_bytes(), &ReadOptions::default());
        assert!(matches!(found, Err(WorkbookFault::TooLarge { .. })));
        assert_eq!(sheets(&"<table><tr><td>".repeat(1_000)).len(), DEEPEST);
    }
}
