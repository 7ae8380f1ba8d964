//! OpenDocument spreadsheets: ods, as LibreOffice writes them.
//!
//! calamine is not used, for three tested reasons: on a file cut off within a sheet its reader
//! never ends; it expands repeated cells into a rectangle; and it drops percentages, errors and
//! other types of cells. One pass over the XML gives cells, formulas, formats, hidden rows and
//! columns, and merges.

use std::collections::HashSet;

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

use super::archive::WorkbookArchive;
use super::cleaning::sort_cells;
use super::layout::{attribute_text, entity_character};
use super::ods_formats::OdsFormats;
use super::opened::{LocatedSheetFault, MAX_MERGED_CELLS, OpenedWorkbook, check_sheet_count};
use super::used_limits::UsedLimits;
use super::values::cell_value_from_iso_date;
use crate::address::{self, CellRange, MAX_SHEET_ROWS};
use crate::fault::{SheetFault, WorkbookFault};
use crate::workbook_copy::{
    CellNote, CellValue, ColumnLayout, RowLayout, SheetCopy, StoredCell, WorkbookCopy,
};

/// The most columns of a sheet, as wide as the counts of repeated columns.
const MOST_COLUMNS: u32 = address::MAX_SHEET_COLUMNS as u32;
/// The most hidden rows kept.
const MOST_HIDDEN: u32 = 1_000;
/// The most runs of columns kept.
const MOST_RUNS: usize = 16_384;

/// Reads all sheets of an OpenDocument spreadsheet.
pub(super) fn read_ods(mut archive: WorkbookArchive<'_>) -> Result<OpenedWorkbook, WorkbookFault> {
    if let Some(manifest) = archive.read_part("META-INF/manifest.xml")
        && memchr::memmem::find(&manifest, b"encryption-data").is_some()
    {
        return Err(WorkbookFault::Encrypted);
    }
    let damaged = || WorkbookFault::Damaged { why: "its content cannot be unpacked".to_string() };
    let content = archive.read_document_part("content.xml").ok_or_else(damaged)?;
    let text = String::from_utf8(content).map_err(|_| damaged())?;
    let mut document = Document { used: UsedLimits::new(archive.limits), ..Document::default() };
    // The formats of named styles have a part of their own.
    if let Some(Ok(styles)) = archive.read_part("styles.xml").map(String::from_utf8) {
        document.read(&styles);
    }
    let fault = document.read(&text);
    document.used.check()?;
    check_sheet_count(document.sheets.len())?;
    let mut opened =
        OpenedWorkbook { workbook_copy: document.finish(), ..OpenedWorkbook::default() };
    if let Some(why) = fault {
        let sheet = opened.workbook_copy.sheets.len().saturating_sub(1) as u16;
        if opened.workbook_copy.sheets.is_empty() {
            return Err(WorkbookFault::Damaged { why });
        }
        opened.faults.push(LocatedSheetFault { sheet, fault: SheetFault::Unreadable { why } });
    }
    for sheet in &mut opened.workbook_copy.sheets {
        sort_cells(sheet);
    }
    Ok(opened)
}

/// The state while the document is read.
#[derive(Default)]
struct Document {
    formats: OdsFormats,
    used: UsedLimits,
    hidden_styles: HashSet<String>,
    style: Option<String>,
    sheets: Vec<SheetCopy>,
    sheet: Option<Sheet>,
    cell: Option<Cell>,
    /// The depth inside a note, whose text is not the cell's.
    note_depth: usize,
    /// Whether a paragraph is open; a note's author and date are outside one.
    in_paragraph: bool,
    /// Whether the name of a note's author is being read.
    in_author: bool,
    /// The depth inside a drawing, whose text is skipped.
    drawing_depth: usize,
}

/// The sheet that is being read.
struct Sheet {
    copy: SheetCopy,
    row: u32,
    column: u32,
    rows: u32,
    row_start: usize,
    /// Default styles of cells: those of runs of columns, by the column after the run, and that of
    /// the row.
    column_styles: Vec<(u32, Option<String>)>,
    row_style: Option<String>,
}

/// The cell that is being read.
struct Cell {
    repeated: u32,
    value: Option<CellValue>,
    look: u32,
    error: bool,
    formula: Option<Box<str>>,
    rows: u32,
    columns: u32,
    text: String,
    paragraphs: u32,
    note: String,
    note_author: String,
}

impl Document {
    /// Reads to the end; returns a fault of the file in words.
    fn read(&mut self, text: &str) -> Option<String> {
        let mut reader = Reader::from_str(text);
        loop {
            match reader.read_event() {
                Ok(Event::Start(tag)) => self.start(&tag),
                Ok(Event::Empty(tag)) => {
                    self.start(&tag);
                    self.end(tag.name().as_ref());
                }
                Ok(Event::End(tag)) => self.end(tag.name().as_ref()),
                Ok(Event::Text(text)) => self.text(&text.xml10_content()),
                Ok(Event::GeneralRef(reference)) => {
                    let character = reference.resolve_char_ref().ok().flatten();
                    match character {
                        Some(character) => self.text(character.encode_utf8(&mut [0; 4])),
                        None => self.text(entity_character(reference.as_ref())),
                    }
                }
                Ok(Event::Eof) if self.sheet.is_some() => {
                    return Some("the file ends in the middle of a sheet".to_string());
                }
                Ok(Event::Eof) => return None,
                Ok(_) => {}
                Err(why) => return Some(why.to_string()),
            }
        }
    }

    fn finish(mut self) -> WorkbookCopy {
        self.sheets.extend(self.sheet.take().map(|sheet| sheet.copy));
        WorkbookCopy {
            sheets: self.sheets,
            styles: self.formats.into_cell_styles(),
            ..WorkbookCopy::default()
        }
    }

    fn start(&mut self, tag: &BytesStart<'_>) {
        let name = tag.name();
        self.formats.start_tag(name.as_ref(), tag);
        match name.as_ref() {
            "style:style" => self.style = attribute_text(tag, "name"),
            "style:table-properties"
                if attribute_text(tag, "display").as_deref() == Some("false") =>
            {
                self.hidden_styles.extend(self.style.clone());
            }
            "table:table" => self.start_sheet(tag),
            "table:table-column" => self.columns(tag),
            "table:table-row" => self.start_row(tag),
            "table:table-cell" | "table:covered-table-cell" => self.start_cell(tag),
            "office:annotation" => self.note_depth += 1,
            "dc:creator" => self.in_author = self.note_depth > 0,
            "text:p" => self.start_paragraph(),
            "text:s" => {
                let count = attribute_text(tag, "c").and_then(|c| c.parse().ok()).unwrap_or(1usize);
                self.text(&" ".repeat(count.min(100)));
            }
            "text:tab" => self.text("\t"),
            "text:line-break" => self.text("\n"),
            name if name.starts_with("draw:") => self.drawing_depth += 1,
            _ => {}
        }
    }

    fn end(&mut self, name: &str) {
        self.formats.end_tag(name);
        match name {
            "table:table" => self.sheets.extend(self.sheet.take().map(|sheet| sheet.copy)),
            "table:table-row" => {
                if let Some(sheet) = &mut self.sheet {
                    sheet.end_row(&mut self.used);
                }
            }
            "table:table-cell" | "table:covered-table-cell" => {
                if let (Some(sheet), Some(cell)) = (&mut self.sheet, self.cell.take()) {
                    sheet.put(cell, &mut self.used);
                }
            }
            "text:p" => self.in_paragraph = false,
            "dc:creator" => self.in_author = false,
            "office:annotation" => self.note_depth = self.note_depth.saturating_sub(1),
            name if name.starts_with("draw:") => {
                self.drawing_depth = self.drawing_depth.saturating_sub(1);
            }
            _ => {}
        }
    }

    fn start_sheet(&mut self, tag: &BytesStart<'_>) {
        let style = attribute_text(tag, "style-name");
        self.sheet = Some(Sheet {
            copy: SheetCopy {
                name: attribute_text(tag, "name").unwrap_or_default(),
                hidden: style.is_some_and(|style| self.hidden_styles.contains(&style)),
                ..SheetCopy::default()
            },
            row: 0,
            column: 0,
            rows: 1,
            row_start: 0,
            column_styles: Vec::new(),
            row_style: None,
        });
    }

    fn columns(&mut self, tag: &BytesStart<'_>) {
        let Some(sheet) = &mut self.sheet else { return };
        let first = sheet.column_styles.last().map_or(0, |(end, _)| *end);
        let end = first.saturating_add(repeated(tag, "number-columns-repeated")).min(MOST_COLUMNS);
        if first >= end || sheet.column_styles.len() >= MOST_RUNS {
            return;
        }
        sheet.column_styles.push((end, attribute_text(tag, "default-cell-style-name")));
        if is_hidden(tag) {
            let (first, last) = (first as u16, (end - 1) as u16);
            sheet.copy.layout.columns.push(ColumnLayout { first, last, width: None, hidden: true });
        }
    }

    fn start_row(&mut self, tag: &BytesStart<'_>) {
        let Some(sheet) = &mut self.sheet else { return };
        sheet.rows = repeated(tag, "number-rows-repeated");
        sheet.column = 0;
        sheet.row_start = sheet.copy.cells.len();
        sheet.row_style = attribute_text(tag, "default-cell-style-name");
        let hidden = is_hidden(tag);
        if hidden {
            let end = sheet.row.saturating_add(sheet.rows.min(MOST_HIDDEN)).min(MAX_SHEET_ROWS);
            for row in sheet.row..end {
                sheet.copy.layout.rows.push(RowLayout { row, height: None, hidden });
            }
        }
    }

    fn start_cell(&mut self, tag: &BytesStart<'_>) {
        let kind = attribute_text(tag, "value-type");
        let value = match kind.as_deref() {
            Some("float" | "currency" | "percentage") => attribute_text(tag, "value")
                .and_then(|value| value.parse().ok())
                .map(CellValue::Number),
            Some("date") => {
                attribute_text(tag, "date-value").map(|value| cell_value_from_iso_date(&value))
            }
            Some("time") => attribute_text(tag, "time-value").and_then(|time| part_of_day(&time)),
            Some("boolean") => {
                attribute_text(tag, "boolean-value").map(|value| CellValue::Bool(value == "true"))
            }
            // A formula can have an empty text as its result.
            _ => attribute_text(tag, "string-value").map(|text| CellValue::Text(text.into())),
        };
        let is_error = tag.attributes().with_checks(false).flatten().any(|attribute| {
            attribute.key.as_ref() == "calcext:value-type" && attribute.value.as_ref() == "error"
        });
        let usual = match kind.as_deref() {
            Some("percentage") => "0.00%",
            Some("date") => "yyyy-mm-dd",
            Some("time") => "hh:mm",
            _ => "",
        };
        let style = attribute_text(tag, "style-name");
        let style = style.as_deref().or_else(|| self.sheet.as_ref()?.usual_style());
        self.cell = Some(Cell {
            repeated: repeated(tag, "number-columns-repeated"),
            look: self.formats.cell_style_index(style, usual),
            value,
            error: is_error,
            formula: attribute_text(tag, "formula")
                .and_then(|formula| in_excel(&formula))
                .map(Into::into),
            rows: repeated(tag, "number-rows-spanned"),
            columns: repeated(tag, "number-columns-spanned"),
            text: String::new(),
            paragraphs: 0,
            note: String::new(),
            note_author: String::new(),
        });
    }

    fn start_paragraph(&mut self) {
        let in_note = self.note_depth > 0;
        if self.drawing_depth > 0 {
            return;
        }
        self.in_paragraph = true;
        if let Some(cell) = &mut self.cell {
            if in_note {
                if !cell.note.is_empty() {
                    cell.note.push('\n');
                }
                return;
            }
            cell.paragraphs += 1;
            if cell.paragraphs > 1 {
                cell.text.push('\n');
            }
        }
    }

    fn text(&mut self, text: &str) {
        let in_note = self.note_depth > 0;
        self.formats.add_text(text);
        if let (true, Some(cell)) = (self.in_author, &mut self.cell) {
            cell.note_author.push_str(text);
            return;
        }
        if self.drawing_depth > 0 || !self.in_paragraph {
            return;
        }
        if let Some(cell) = &mut self.cell {
            if in_note { cell.note.push_str(text) } else { cell.text.push_str(text) }
        }
    }
}

impl Sheet {
    /// The default style of the next cell.
    fn usual_style(&self) -> Option<&str> {
        let run = self.column_styles.partition_point(|(end, _)| *end <= self.column);
        let of_column = || self.column_styles.get(run)?.1.as_deref();
        self.row_style.as_deref().or_else(of_column)
    }

    fn put(&mut self, cell: Cell, used: &mut UsedLimits) {
        let value = match cell.value {
            _ if cell.error => CellValue::Error(cell.text.into()),
            Some(value) => value,
            None if cell.text.is_empty() => CellValue::Blank,
            None => CellValue::Text(cell.text.into()),
        };
        let start = self.column;
        self.column = start.saturating_add(cell.repeated).min(MOST_COLUMNS);
        if start >= MOST_COLUMNS || self.row >= MAX_SHEET_ROWS {
            return;
        }
        self.merge(start, cell.rows, cell.columns);
        if !cell.note.is_empty() {
            let (row, column) = (self.row, start as u16);
            self.copy.layout.notes.push(CellNote {
                row,
                column,
                text: cell.note,
                author: cell.note_author.into(),
            });
        }
        if value == CellValue::Blank && cell.formula.is_none() {
            return;
        }
        for column in start..self.column {
            if used.is_exceeded() {
                return;
            }
            used.count_cell(&value, cell.formula.as_deref());
            self.copy.cells.push(StoredCell {
                row: self.row,
                column: column as u16,
                look: cell.look,
                value: value.clone(),
                formula: cell.formula.clone(),
            });
        }
    }

    fn merge(&mut self, column: u32, rows: u32, columns: u32) {
        let area = CellRange {
            first_row: self.row,
            first_column: column as u16,
            last_row: self.row.saturating_add(rows - 1).min(MAX_SHEET_ROWS - 1),
            last_column: column.saturating_add(columns - 1).min(MOST_COLUMNS - 1) as u16,
        };
        if (2..=MAX_MERGED_CELLS).contains(&area.cell_count()) {
            self.copy.layout.merges.push(area);
        }
    }

    /// Ends a row; repeats it if it stands for several.
    fn end_row(&mut self, used: &mut UsedLimits) {
        let cells: Vec<StoredCell> = self.copy.cells[self.row_start..].to_vec();
        if !cells.is_empty() {
            for offset in 1..self.rows.min(MAX_SHEET_ROWS) {
                let row = self.row.saturating_add(offset);
                for cell in &cells {
                    if used.is_exceeded() {
                        return;
                    }
                    used.count_cell(&cell.value, cell.formula.as_deref());
                    self.copy.cells.push(StoredCell { row, ..cell.clone() });
                }
            }
        }
        self.row = self.row.saturating_add(self.rows).min(MAX_SHEET_ROWS);
    }
}

/// Whether a row or column is hidden or filtered out.
fn is_hidden(tag: &BytesStart<'_>) -> bool {
    matches!(attribute_text(tag, "visibility").as_deref(), Some("collapse" | "filter"))
}

/// A time such as `PT19H30M00S` as a fraction of a day, as Excel stores it.
fn part_of_day(time: &str) -> Option<CellValue> {
    let mut seconds = 0.0;
    let mut rest = time.strip_prefix("PT")?;
    while !rest.is_empty() {
        let end = rest.find(|c: char| c.is_ascii_alphabetic())?;
        let count: f64 = rest[..end].parse().ok()?;
        seconds += match &rest[end..=end] {
            "H" => count * 3600.0,
            "M" => count * 60.0,
            "S" => count,
            _ => return None,
        };
        rest = &rest[end + 1..];
    }
    Some(CellValue::Date(seconds / 86_400.0))
}

fn repeated(tag: &BytesStart<'_>, name: &str) -> u32 {
    attribute_text(tag, name).and_then(|count| count.parse().ok()).unwrap_or(1).max(1)
}

/// A LibreOffice formula in Excel's syntax: `of:=SUM([.A1:.A3];2)` becomes `SUM(A1:A3,2)`. `None`
/// if Excel has no equivalent.
fn in_excel(formula: &str) -> Option<String> {
    let body = formula.strip_prefix("of:=").or_else(|| formula.strip_prefix("oooc:="))?;
    let mut excel = String::with_capacity(body.len());
    let mut rest = body;
    while let Some(next) = rest.chars().next() {
        match next {
            '[' => {
                let end = rest.find(']')?;
                excel.push_str(&reference_in_excel(&rest[1..end])?);
                rest = &rest[end + 1..];
                continue;
            }
            '"' => {
                let end = 1 + rest[1..].find('"')?;
                excel.push_str(&rest[..=end]);
                rest = &rest[end + 1..];
                continue;
            }
            ';' => excel.push(','),
            '~' | '{' | '}' | '|' => return None,
            other => excel.push(other),
        }
        rest = &rest[next.len_utf8()..];
    }
    Some(excel)
}

/// `.A1:.B2` or `$Sheet2.A1` in Excel's syntax.
fn reference_in_excel(reference: &str) -> Option<String> {
    let mut sheet = String::new();
    let mut cells = Vec::new();
    for (index, corner) in reference.split(':').enumerate() {
        let (before, cell) = corner.rsplit_once('.')?;
        if index == 0 && !before.is_empty() {
            sheet = format!("{}!", before.trim_start_matches('$'));
        }
        cells.push(cell);
    }
    Some(format!("{sheet}{}", cells.join(":")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_are_translated_for_excel() {
        assert_eq!(in_excel("of:=SUM([.A1:.A3];2)").as_deref(), Some("SUM(A1:A3,2)"));
        assert_eq!(in_excel("of:=[$Results.D2]*100").as_deref(), Some("Results!D2*100"));
        assert_eq!(in_excel("of:=\"a;b\"&[.B1]").as_deref(), Some("\"a;b\"&B1"));
        assert_eq!(in_excel("of:={1;2}"), None);
    }

    #[test]
    fn a_sheet_that_is_cut_off_ends_and_says_so() {
        let mut document = Document::default();
        let cut = "<office:spreadsheet><table:table table:name=\"Event\"><table:table-row><table:table-cell office:value-type=\"string\"><text:p>x</text:p></table:table-cell></table:table-row>";
        assert!(document.read(cut).is_some());
        let sheets = document.finish().sheets;
        assert_eq!(sheets[0].cells.len(), 1);
    }

    #[test]
    fn cells_at_the_far_end_cost_nothing() {
        let mut document = Document::default();
        let far = "<table:table table:name=\"x\"><table:table-row table:number-rows-repeated=\"1048575\"><table:table-cell table:number-columns-repeated=\"16384\"/></table:table-row><table:table-row><table:table-cell table:number-columns-repeated=\"16383\"/><table:table-cell office:value-type=\"float\" office:value=\"7\"/></table:table-row></table:table>";
        assert_eq!(document.read(far), None);
        let sheets = document.finish().sheets;
        assert_eq!(sheets[0].cells.len(), 1);
        assert_eq!((sheets[0].cells[0].row, sheets[0].cells[0].column), (1_048_575, 16_383));
    }

    #[test]
    fn formats_are_spelt_as_excel_spells_them() {
        let mut document = Document::default();
        let styles = "<number:date-style style:name=\"N1\"><number:day/><number:text>-</number:text><number:month number:textual=\"true\"/></number:date-style>\
            <number:number-style style:name=\"N2\"><number:number number:min-integer-digits=\"6\"/></number:number-style>\
            <number:number-style style:name=\"N3\"><number:number number:decimal-places=\"2\" number:min-integer-digits=\"1\" number:grouping=\"true\"/><number:text> pts</number:text></number:number-style>\
            <style:style style:name=\"a\" style:data-style-name=\"N1\"/><style:style style:name=\"b\" style:data-style-name=\"N2\"/><style:style style:name=\"c\" style:data-style-name=\"N3\"/>";
        let sheet = "<table:table table:name=\"x\"><table:table-column table:default-cell-style-name=\"b\"/><table:table-row>\
            <table:table-cell office:value-type=\"float\" office:value=\"7\"/><table:table-cell table:style-name=\"a\" office:value-type=\"date\" office:date-value=\"2026-05-02\"/>\
            <table:table-cell table:style-name=\"c\" office:value-type=\"float\" office:value=\"7\"/><table:table-cell office:value-type=\"time\" office:time-value=\"PT06H00M00S\"/></table:table-row></table:table>";
        assert_eq!((document.read(styles), document.read(sheet)), (None, None));
        let read = document.finish();
        let code = |index: usize| {
            let look = read.sheets[0].cells[index].look;
            read.styles[look as usize].number_format.code()
        };
        assert_eq!([0, 1, 2].map(code), ["000000", "d-mmm", "#,##0.00 \"p\"\"t\"\"s\""]);
        assert_eq!(read.sheets[0].cells[3].value, CellValue::Date(0.25));
    }

    #[test]
    fn the_text_of_a_drawing_is_not_that_of_its_cell() {
        let mut document = Document::default();
        let text = "<table:table table:name=\"x\"><table:table-row><table:table-cell><draw:frame><draw:text-box><text:p>logo</text:p></draw:text-box></draw:frame></table:table-cell><table:table-cell office:value-type=\"string\"><text:p>name</text:p></table:table-cell></table:table-row></table:table>";
        assert_eq!(document.read(text), None);
        let cells = &document.finish().sheets[0].cells;
        assert_eq!(cells.len(), 1);
        assert_eq!(cells[0].value, CellValue::Text("name".into()));
    }

    #[test]
    fn notes_and_merges_are_kept_apart_from_values() {
        let mut document = Document::default();
        let text = "<table:table table:name=\"x\"><table:table-row><table:table-cell table:number-rows-spanned=\"2\" office:value-type=\"string\"><office:annotation><dc:creator>Ann</dc:creator><dc:date>2026-05-02</dc:date><text:p>look</text:p></office:annotation><text:p>value</text:p></table:table-cell></table:table-row></table:table>";
        assert_eq!(document.read(text), None);
        let sheet = &document.finish().sheets[0];
        assert_eq!(sheet.cells[0].value, CellValue::Text("value".into()));
        let note = &sheet.layout.notes[0];
        assert_eq!((&*note.text, &*note.author), ("look", "Ann"));
        assert_eq!(sheet.layout.merges.len(), 1);
    }
}
