//! The XML of a sheet without its rows, and of its table.

use std::fmt::Write;

use rust_xlsxwriter::IgnoreError;

use super::cells::{XML_DECLARATION, is_xml_char, push_escaped_text};
use super::page::{A4_PAPER_NUMBER, PageFit};
use super::setup::{CellLink, ColumnSetup, DropDownList, DropListSource, SheetSetup, SheetTable};
use super::sheet_names::quoted_sheet_name;
use crate::address::{CellRange, MAX_SHEET_ROWS, column_letters, to_a1};
use crate::workbook_copy::{ColumnLayout, RowLayout, SheetLayout};

/// The width of a column of which none is set, in pixels.
const COLUMN: u32 = 64;
/// The width of a digit in pixels.
const CHARACTER: u32 = 7;

/// A defined name of a sheet.
pub(crate) struct DefinedName {
    /// The name, such as `_xlnm.Print_Titles`.
    pub name: &'static str,
    /// Whether lists of names show it not.
    pub hidden: bool,
    pub formula: String,
}

/// The ids of a sheet's relations, as its XML names them.
#[derive(Debug, Default)]
pub(crate) struct RelationIds {
    /// To the drawing of its charts.
    pub charts: Option<String>,
    /// To the drawing of its notes.
    pub drawing: Option<String>,
    /// To its table.
    pub table: Option<String>,
    /// To the files of [`SheetSetup::linked_files`], in order.
    pub links: Vec<String>,
}

impl SheetSetup {
    /// The XML of the sheet around its rows.
    pub(crate) fn xml(&self, ids: &RelationIds) -> String {
        let mut xml = String::with_capacity(2_048);
        xml.push_str(XML_DECLARATION);
        xml.push_str(
            "<worksheet xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\" \
             xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\">",
        );
        if self.page.fit != PageFit::Own {
            xml.push_str("<sheetPr><pageSetUpPr fitToPage=\"1\"/></sheetPr>");
        }
        xml.push_str("<dimension ref=\"A1\"/><sheetViews>");
        self.push_view(&mut xml);
        xml.push_str("</sheetViews><sheetFormatPr defaultRowHeight=\"15\"/>");
        self.push_columns(&mut xml);
        xml.push_str("<sheetData></sheetData>");
        if let Some(area) = &self.filter {
            push(&mut xml, "<autoFilter ref=\"", &named(area), "\"/>");
        }
        self.push_merges(&mut xml);
        self.push_lists(&mut xml);
        self.push_links(&ids.links, &mut xml);
        self.push_page(&mut xml);
        self.push_ignored(&mut xml);
        if let Some(id) = &ids.charts {
            push(&mut xml, "<drawing r:id=\"", id, "\"/>");
        }
        if let Some(id) = &ids.drawing {
            push(&mut xml, "<legacyDrawing r:id=\"", id, "\"/>");
        }
        if let Some(id) = &ids.table {
            push(&mut xml, "<tableParts count=\"1\"><tablePart r:id=\"", id, "\"/></tableParts>");
        }
        xml.push_str("</worksheet>");
        xml
    }

    fn push_view(&self, xml: &mut String) {
        let selection = self.selected.map(|area| {
            let cell = to_a1(area.first_row, area.first_column);
            format!(" activeCell=\"{cell}\" sqref=\"{}\"", named(&area))
        });
        let Some((row, column)) = self.frozen else {
            let Some(selection) = selection else {
                return xml.push_str("<sheetView workbookViewId=\"0\"/>");
            };
            let view = format!("<selection{selection}/></sheetView>");
            return push(xml, "<sheetView workbookViewId=\"0\">", &view, "");
        };
        xml.push_str("<sheetView workbookViewId=\"0\"><pane");
        if column > 0 {
            push(xml, " xSplit=\"", &column.to_string(), "\"");
        }
        if row > 0 {
            push(xml, " ySplit=\"", &row.to_string(), "\"");
        }
        let seen = self.seen.unwrap_or((row, column));
        let active = match (row > 0, column > 0) {
            (true, true) => "bottomRight",
            (false, true) => "topRight",
            _ => "bottomLeft",
        };
        push(xml, " topLeftCell=\"", &to_a1(seen.0, seen.1), "\"");
        push(xml, " activePane=\"", active, "\" state=\"frozen\"/>");
        if row > 0 && column > 0 {
            for (pane, cell) in [("topRight", to_a1(0, column)), ("bottomLeft", to_a1(row, 0))] {
                push(xml, "<selection pane=\"", pane, "\"");
                push(xml, " activeCell=\"", &cell, "\"");
                push(xml, " sqref=\"", &cell, "\"/>");
            }
        }
        push(xml, "<selection pane=\"", active, "\"");
        push(xml, &selection.unwrap_or_default(), "/></sheetView>", "");
    }

    /// The columns that are set up, in runs of equal ones: first and last, from 0.
    fn runs(&self) -> Vec<(u16, u16, &ColumnSetup)> {
        let mut runs: Vec<(u16, u16, &ColumnSetup)> = Vec::new();
        for (at, column) in &self.columns {
            match runs.last_mut() {
                Some((_, last, same)) if *last + 1 == *at && *same == column => *last = *at,
                _ => runs.push((*at, *at, column)),
            }
        }
        runs
    }

    fn push_columns(&self, xml: &mut String) {
        if self.columns.is_empty() {
            return;
        }
        xml.push_str("<cols>");
        for (first, last, column) in self.runs() {
            let width = stored_width(column);
            let numbers = (u32::from(first) + 1, u32::from(last) + 1);
            push_number(xml, "<col min=\"", numbers.0);
            push_number(xml, " max=\"", numbers.1);
            push(xml, " width=\"", &width.to_string(), "\"");
            if let Some(style) =
                column.format.as_ref().map(|(_, style)| style.number()).filter(|own| *own > 0)
            {
                push_number(xml, " style=\"", style);
            }
            if column.hidden {
                xml.push_str(" hidden=\"1\"");
            }
            if column.hidden || column.pixels.is_some_and(|pixels| pixels != COLUMN) {
                xml.push_str(" customWidth=\"1\"");
            }
            xml.push_str("/>");
        }
        xml.push_str("</cols>");
    }

    fn push_merges(&self, xml: &mut String) {
        if self.merges.is_empty() {
            return;
        }
        push(xml, "<mergeCells count=\"", &self.merges.len().to_string(), "\">");
        for area in &self.merges {
            push(xml, "<mergeCell ref=\"", &area.to_a1(), "\"/>");
        }
        xml.push_str("</mergeCells>");
    }

    fn push_lists(&self, xml: &mut String) {
        if self.lists.is_empty() {
            return;
        }
        push(xml, "<dataValidations count=\"", &self.lists.len().to_string(), "\">");
        self.lists.iter().for_each(|(area, list)| list.push(area, xml));
        xml.push_str("</dataValidations>");
    }

    /// The files to which links lead, as the relations of a part write them.
    pub(crate) fn linked_files(&self) -> Vec<String> {
        let file = |link: &CellLink| match link {
            CellLink::File { file, .. } => Some(target_of(file)),
            CellLink::Inside { .. } => None,
        };
        self.links.values().filter_map(file).collect()
    }

    /// Writes the links; `ids` are those of the relations to [`Self::linked_files`].
    fn push_links(&self, ids: &[String], xml: &mut String) {
        if self.links.is_empty() {
            return;
        }
        let mut ids = ids.iter();
        xml.push_str("<hyperlinks>");
        for ((row, column), link) in &self.links {
            push(xml, "<hyperlink ref=\"", &to_a1(*row, *column), "\"");
            match link {
                CellLink::Inside { cell, text } => {
                    push_attribute(xml, "location", cell);
                    push_attribute(xml, "display", text);
                }
                CellLink::File { cell, .. } => {
                    push(xml, " r:id=\"", ids.next().map_or("", String::as_str), "\"");
                    cell.iter().for_each(|cell| push_attribute(xml, "location", cell));
                }
            }
            xml.push_str("/>");
        }
        xml.push_str("</hyperlinks>");
    }

    fn push_page(&self, xml: &mut String) {
        let fit = self.page.fit;
        xml.push_str("<pageMargins");
        let names = ["left", "right", "top", "bottom", "header", "footer"];
        for (name, margin) in names.iter().zip(self.page.margins()) {
            push_attribute(xml, name, &margin.to_string());
        }
        xml.push_str("/>");
        if fit != PageFit::Own {
            let orientation = if fit == PageFit::Landscape { "landscape" } else { "portrait" };
            push_number(xml, "<pageSetup paperSize=\"", A4_PAPER_NUMBER.into());
            if fit != PageFit::Whole {
                xml.push_str(" fitToHeight=\"0\"");
            }
            push(xml, " orientation=\"", orientation, "\"");
            xml.push_str(" horizontalDpi=\"200\" verticalDpi=\"200\"/>");
        }
        let (header, footer) = (self.page.header.as_str(), self.page.footer.as_str());
        let texts = [("oddHeader", header), ("oddFooter", footer)];
        if texts.iter().any(|(_, text)| !text.is_empty()) {
            xml.push_str("<headerFooter scaleWithDoc=\"0\">");
            for (name, text) in texts.into_iter().filter(|(_, text)| !text.is_empty()) {
                push(xml, "<", name, ">");
                push_escaped_text(xml, text);
                push(xml, "</", name, ">");
            }
            xml.push_str("</headerFooter>");
        }
        let breaks = &self.page.breaks;
        if !breaks.is_empty() {
            push_number(xml, "<rowBreaks count=\"", breaks.len() as u32);
            push_number(xml, " manualBreakCount=\"", breaks.len() as u32);
            xml.push('>');
            for row in breaks {
                push_number(xml, "<brk id=\"", *row);
                xml.push_str(" max=\"16383\" man=\"1\"/>");
            }
            xml.push_str("</rowBreaks>");
        }
    }

    fn push_ignored(&self, xml: &mut String) {
        if self.ignored.is_empty() {
            return;
        }
        xml.push_str("<ignoredErrors>");
        for kind in IgnoreError::iterator() {
            let areas = self.ignored.iter().filter(|(_, own)| *own == kind);
            let areas: Vec<String> = areas.map(|(area, _)| named(area)).collect();
            if !areas.is_empty() {
                push(xml, "<ignoredError sqref=\"", &areas.join(" "), "\"");
                push_attribute(xml, &kind.to_string(), "1");
                xml.push_str("/>");
            }
        }
        xml.push_str("</ignoredErrors>");
    }

    /// Its defined names, on a sheet with a name.
    pub(crate) fn defined_names(&self, sheet: &str) -> Vec<DefinedName> {
        let sheet = quoted_sheet_name(sheet);
        let cell = |row: u32, column: u16| format!("${}${}", column_letters(column), row + 1);
        let of = |area: &CellRange| {
            if area.first_row == 0 && area.last_row == MAX_SHEET_ROWS - 1 {
                let [first, last] = [area.first_column, area.last_column].map(column_letters);
                return format!("{sheet}!${first}:${last}");
            }
            let last = cell(area.last_row, area.last_column);
            format!("{sheet}!{}:{last}", cell(area.first_row, area.first_column))
        };
        let filter = self.filter.as_ref().map(|area| ("_xlnm._FilterDatabase", true, of(area)));
        let area = self.printed.as_ref().map(|area| ("_xlnm.Print_Area", false, of(area)));
        let rows = self.repeated.map(|(first, last)| {
            ("_xlnm.Print_Titles", false, format!("{sheet}!${}:${}", first + 1, last + 1))
        });
        let names = [filter, area, rows].into_iter().flatten();
        names.map(|(name, hidden, formula)| DefinedName { name, hidden, formula }).collect()
    }

    /// Its widths, and the heights of some rows, which place its notes.
    pub(crate) fn note_layout(&self, rows: Vec<RowLayout>) -> SheetLayout {
        let width = |(first, last, column): (u16, u16, &ColumnSetup)| {
            let width = Some(stored_width(column));
            ColumnLayout { first, last, width, hidden: column.hidden }
        };
        let columns = self.runs().into_iter().map(width).collect();
        SheetLayout { columns, rows, ..SheetLayout::default() }
    }
}

/// A file as relations lead to it. A path from a drive or a share says so, others are relative.
fn target_of(file: &str) -> String {
    let mut letters = file.chars();
    let drive = letters.next().is_some_and(|c| c.is_ascii()) && letters.next() == Some(':');
    let from_root = drive || file.starts_with(r"\\");
    let mut target = if from_root { "file:///".to_string() } else { String::new() };
    for letter in file.chars() {
        match letter {
            '%' | '"' | ' ' | '<' | '>' | '[' | ']' | '^' | '`' | '{' | '}' | '#' => {
                push_percent(&mut target, letter);
            }
            '&' => target.push_str("&amp;"),
            letter if is_xml_char(letter) => target.push(letter),
            _ => {}
        }
    }
    target
}

/// An ASCII character as addresses write those that have a meaning in them: `%20`.
fn push_percent(target: &mut String, letter: char) {
    // A text takes whatever is written to it.
    let _ = write!(target, "%{:02x}", u32::from(letter));
}

/// The width of a column as it is stored: in characters, with the margins.
fn stored_width(column: &ColumnSetup) -> f64 {
    let pixels = match column.pixels.unwrap_or(COLUMN) {
        COLUMN if column.hidden => 0,
        pixels => pixels,
    };
    f64::from(pixels * 256 / CHARACTER) / 256.0
}

/// An area as lists of areas write it: a single cell without a colon.
fn named(area: &CellRange) -> String {
    if area.cell_count() == 1 { to_a1(area.first_row, area.first_column) } else { area.to_a1() }
}

impl DropDownList {
    fn push(&self, area: &CellRange, xml: &mut String) {
        xml.push_str("<dataValidation type=\"list\"");
        if self.warning.is_some() {
            xml.push_str(" errorStyle=\"warning\"");
        }
        xml.push_str(" allowBlank=\"1\" showInputMessage=\"1\"");
        if self.prompt.is_none() {
            xml.push_str(" showErrorMessage=\"1\"");
        }
        if let Some((title, question)) = &self.warning {
            push_attribute(xml, "errorTitle", title);
            push_attribute(xml, "error", question);
        }
        if let Some((title, text)) = &self.prompt {
            push_attribute(xml, "promptTitle", title);
            push_attribute(xml, "prompt", text);
        }
        push_attribute(xml, "sqref", &named(area));
        xml.push_str("><formula1>");
        match &self.source {
            DropListSource::Words(words) => {
                push_escaped_text(xml, &format!("\"{}\"", words.join(",").replace('"', "\"\"")));
            }
            DropListSource::Formula(formula) => {
                push_escaped_text(xml, formula.trim_start_matches('='))
            }
        }
        xml.push_str("</formula1></dataValidation>");
    }
}

impl SheetTable {
    /// Its XML, with a number and a name.
    pub(crate) fn xml(&self, number: u32, name: &str) -> String {
        let mut xml = XML_DECLARATION.to_string();
        let area = self.area.to_a1();
        xml.push_str("<table xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\"");
        push_number(&mut xml, " id=\"", number);
        push_attribute(&mut xml, "name", name);
        push_attribute(&mut xml, "displayName", name);
        push(&mut xml, " ref=\"", &area, "\" totalsRowShown=\"0\">");
        push(&mut xml, "<autoFilter ref=\"", &area, "\"/>");
        push(&mut xml, "<tableColumns count=\"", &self.headings.len().to_string(), "\">");
        for (number, heading) in (1u32..).zip(&self.headings) {
            push_number(&mut xml, "<tableColumn id=\"", number);
            push_attribute(&mut xml, "name", heading);
            xml.push_str("/>");
        }
        xml.push_str(
            "</tableColumns><tableStyleInfo name=\"TableStyleLight1\" showFirstColumn=\"0\" \
             showLastColumn=\"0\" showRowStripes=\"1\" showColumnStripes=\"0\"/></table>",
        );
        xml
    }
}

fn push(xml: &mut String, before: &str, text: &str, after: &str) {
    xml.push_str(before);
    xml.push_str(text);
    xml.push_str(after);
}

fn push_number(xml: &mut String, before: &str, number: u32) {
    // A text takes whatever is written to it.
    let _ = write!(xml, "{before}{number}\"");
}

fn push_attribute(xml: &mut String, name: &str, value: &str) {
    let mut escaped = String::new();
    push_escaped_text(&mut escaped, value);
    let escaped = escaped.replace('"', "&quot;").replace('\n', "&#xA;").replace('\t', "&#x9;");
    push(xml, " ", name, "=\"");
    push(xml, &escaped, "\"", "");
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use std::io::{Cursor, Read};

    use rust_xlsxwriter::Format;
    use zip::ZipArchive;

    use super::super::Book;
    use super::super::sheet::Sheet;
    use super::*;

    fn as_table(sheet: &mut Sheet<'_>) {
        sheet.shell.set_landscape_page();
        sheet.shell.set_table("List", vec!["A & \"B\"".to_string(), "C".to_string()], 9);
        sheet.shell.set_freeze_panes(1, 0);
        sheet.shell.hide_cell_warnings((0, 0), (9, 1), IgnoreError::NumberStoredAsText);
        sheet.shell.set_print_area((0, 0), (9, 1));
        sheet.shell.set_repeat_rows(0, 0);
        sheet.shell.set_header_text("<This> & that.");
        sheet.shell.keep_blocks_together(&[1, 20, 40, 60], 80);
        sheet.add_note((3, 1), "a note");
    }

    fn with_columns(sheet: &mut Sheet<'_>) {
        for (column, width) in [(0, 8.0), (1, 8.0), (2, 0.5), (3, 44.25), (5, 300.0), (6, 9.0)] {
            sheet.shell.set_column_width(column, width);
        }
        sheet.set_column_format(1, &Format::new().set_bold());
        sheet.set_column_format(9, &Format::new().set_bold());
        sheet.shell.set_column_range_hidden(6, 8);
        sheet.shell.set_portrait_page();
        sheet.shell.set_selection(4, 2);
    }

    fn with_lists(sheet: &mut Sheet<'_>) {
        sheet.shell.set_freeze_panes(2, 3);
        sheet.shell.set_freeze_panes_top_cell(8, 3);
        sheet.shell.autofilter((1, 0), (12, 4));
        sheet.shell.add_drop_down(
            (2, 1),
            (7, 1),
            DropDownList::new(&["1-0", "<0-1>", "\u{bd}"]).with_warning("Result", "So?"),
        );
        let says =
            DropDownList::new(&["yes", "no"]).with_prompt("Decision", "yes & no".to_string());
        sheet.shell.add_drop_down((2, 2), (2, 2), says);
        sheet.shell.add_drop_down((2, 3), (7, 3), DropDownList::from_formula("'A b'!$A$1:$A$3"));
        sheet.write_link_to_cell((3, 0), "'A b'!C7", "a <link> & \"more\"");
        sheet.write_link_to_cell((1, 0), "Other!C7", "another");
        for (row, file, cell) in [
            (2, "../May & June/a \"b\" [50%].xlsx", Some("'It''s'!B7")),
            (4, "C:\\clubs\\<a>.xlsx", None),
            (5, "\\\\server\\clubs\\ä.xlsx", Some("A!A1")),
        ] {
            sheet.link_to_file((row, 0), file, cell);
        }
        sheet.shell.hide_cell_warnings((3, 0), (3, 0), IgnoreError::FormulaDiffers);
        sheet.shell.hide_cell_warnings((0, 0), (2, 1), IgnoreError::NumberStoredAsText);
        sheet.shell.hide_cell_warnings((5, 0), (5, 1), IgnoreError::NumberStoredAsText);
        let area = |first_row, last_row| CellRange {
            first_row,
            last_row,
            first_column: 7,
            last_column: 8,
        };
        [area(1, 2), area(2, 3), area(3, 3)].iter().for_each(|area| sheet.shell.merge_cells(area));
    }

    fn with_columns_frozen(sheet: &mut Sheet<'_>) {
        sheet.shell.set_freeze_panes(0, 1);
        sheet.shell.set_selection(0, 3);
    }

    /// The text of a part without the rows and size of a sheet.
    fn part(book: &[u8], name: &str) -> String {
        let mut text = String::new();
        let mut zip = ZipArchive::new(Cursor::new(book)).unwrap();
        zip.by_name(name).unwrap().read_to_string(&mut text).unwrap();
        without_rows(&text)
    }

    fn without_rows(text: &str) -> String {
        let text = text.replace("<sheetData/>", "<sheetData></sheetData>");
        let Some((before, rest)) = text.split_once("<sheetData>") else { return text };
        let (_, after) = rest.split_once("</sheetData>").unwrap();
        let (before, rest) = before.split_once("<dimension").unwrap();
        format!("{before}{}{after}", rest.split_once('>').unwrap().1)
    }

    #[test]
    fn a_sheet_to_add_is_what_rust_xlsxwriter_makes_of_it() {
        let fills: [fn(&mut Sheet<'_>); 4] =
            [as_table, with_columns, with_lists, with_columns_frozen];
        for (nth, fill) in fills.into_iter().enumerate() {
            let book = || {
                let mut book = Book::new("", "me", None).unwrap();
                book.add_sheet("First", |_| Ok(())).unwrap();
                let filled = book.add_sheet("It's", |sheet| {
                    fill(sheet);
                    Ok(())
                });
                filled.unwrap();
                book
            };
            let saved = book().into_bytes(None).unwrap();
            let (sheets, styles) = book().into_sheets_and_styles().unwrap();
            let own = &sheets[1];
            let id = |number: usize| format!("rId{number}");
            let files = own.setup.linked_files();
            let ids = RelationIds {
                charts: None,
                drawing: (nth == 0).then(|| id(1)),
                table: (nth == 0).then(|| id(2)),
                links: (1..=files.len()).map(id).collect(),
            };
            let xml = without_rows(&own.setup.xml(&ids));
            assert_eq!(xml, part(&saved, "xl/worksheets/sheet2.xml"));
            for file in files {
                let target = format!(" Target=\"{file}\" TargetMode=\"External\"");
                let relations = part(&saved, "xl/worksheets/_rels/sheet2.xml.rels");
                assert!(relations.contains(&target), "{target} in {relations}");
            }
            // rust_xlsxwriter adds the font of notes, which no cell uses.
            if own.setup.notes.is_empty() {
                assert_eq!(*styles, part(&saved, "xl/styles.xml"));
            }
            if let Some(table) = &own.setup.table {
                assert_eq!(table.xml(1, "List"), part(&saved, "xl/tables/table1.xml"));
            }
            let workbook = part(&saved, "xl/workbook.xml");
            let names = own.setup.defined_names(&own.name);
            assert_eq!(names.len(), workbook.matches("<definedName ").count());
            for DefinedName { name, hidden, formula } in names {
                let hidden = if hidden { " hidden=\"1\"" } else { "" };
                let named = format!(
                    "<definedName name=\"{name}\" localSheetId=\"1\"{hidden}>{formula}</definedName>"
                );
                assert!(workbook.contains(&named), "{named} in {workbook}");
            }
        }
    }

    #[test]
    fn what_lies_outside_of_a_sheet_is_refused() {
        let fills: [fn(&mut Sheet<'_>); 3] = [
            |sheet| sheet.shell.autofilter((0, 0), (1 << 20, 1)),
            |sheet| sheet.shell.set_column_width(1 << 14, 8.0),
            |sheet| sheet.write((1 << 20, 0), "too far"),
        ];
        for fill in fills {
            let mut book = Book::new("", "me", None).unwrap();
            let filled = book.add_sheet("A", |sheet| {
                fill(sheet);
                Ok(())
            });
            filled.unwrap();
            assert!(book.into_sheets_and_styles().is_err());
        }
    }
}
