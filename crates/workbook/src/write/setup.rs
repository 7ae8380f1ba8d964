//! What a sheet has besides cells: columns, panes, filter, tables, notes, drop-downs, page setup.
//!
//! A sheet of a new workbook gets it through rust_xlsxwriter; the XML of a sheet that is added to a
//! user's workbook is written in [`super::sheet_xml`], as making a workbook for it takes longer than
//! everything else.

use std::collections::{BTreeMap, HashSet};

use rust_xlsxwriter::{
    DataValidation, DataValidationErrorStyle, Format, Formula, IgnoreError, Table, TableColumn,
    TableStyle, Worksheet, XlsxError,
};

use super::chart::SheetChart;
use super::page::{PAGE_NUMBER_FOOTER, PageFit, PageSetup, SHEET_NAME_HEADER};
use super::styles::StyleId;
use super::text::sized_note;
use crate::address::{CellRange, MAX_SHEET_COLUMNS, MAX_SHEET_ROWS};

/// The name of a table has 255 units at most; a letter can be two.
const MOST_LETTERS: usize = 127;

/// What a sheet has besides cells. Rows and columns count from 0.
#[derive(Debug, Default)]
pub struct SheetSetup {
    pub(super) hidden: bool,
    pub(super) columns: BTreeMap<u16, ColumnSetup>,
    /// The first row and column that scroll.
    pub(super) frozen: Option<(u32, u16)>,
    /// The first row and column that are seen below and beside them.
    pub(super) seen: Option<(u32, u16)>,
    pub(super) selected: Option<CellRange>,
    pub(super) filter: Option<CellRange>,
    pub(super) merges: Vec<CellRange>,
    merged: HashSet<(u32, u16)>,
    pub(super) lists: Vec<(CellRange, DropDownList)>,
    pub(super) links: BTreeMap<(u32, u16), CellLink>,
    pub(super) page: PageSetup,
    pub(super) repeated: Option<(u32, u32)>,
    pub(super) printed: Option<CellRange>,
    pub(super) ignored: Vec<(CellRange, IgnoreError)>,
    pub(crate) charts: Vec<SheetChart>,
    pub(crate) table: Option<SheetTable>,
    pub(crate) notes: BTreeMap<(u32, u16), String>,
    /// Whether something is outside of any sheet.
    outside: bool,
}

/// Where a link of a cell leads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum CellLink {
    /// To a cell of the workbook, such as `'A'!B7`; with the text of the link's own cell.
    Inside { cell: String, text: String },
    /// To a file, as it is reached from the folder of the workbook, and perhaps a cell there.
    File { file: String, cell: Option<String> },
}

#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct ColumnSetup {
    /// Its width, if not the default.
    pub pixels: Option<u32>,
    /// The format of its cells.
    pub format: Option<(Format, StyleId)>,
    pub hidden: bool,
}

/// The height of a row, and whether it is hidden.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct RowProperties {
    /// In points, if not the default.
    pub height: Option<f64>,
    /// Whether it is hidden.
    pub hidden: bool,
}

/// A drop-down on cells. Other values may be typed unless `error` says no.
#[derive(Debug, Clone, Default)]
pub struct DropDownList {
    pub(super) source: DropListSource,
    /// What a value that is not in the list is asked about: title and question.
    pub(super) warning: Option<(&'static str, String)>,
    /// What is told when a cell is selected: title and text. Any value may be typed then.
    pub(super) prompt: Option<(&'static str, String)>,
}

/// What a drop-down offers.
#[derive(Debug, Clone)]
pub(super) enum DropListSource {
    Words(Vec<String>),
    /// What a formula gives.
    Formula(String),
}

impl Default for DropListSource {
    fn default() -> DropListSource {
        DropListSource::Words(Vec::new())
    }
}

/// A table over cells with headings.
#[derive(Debug)]
pub(crate) struct SheetTable {
    pub name: String,
    pub(super) headings: Vec<String>,
    pub(super) area: CellRange,
}

impl DropDownList {
    /// One that offers words.
    pub fn new(words: &[impl AsRef<str>]) -> DropDownList {
        let words = words.iter().map(|word| word.as_ref().to_string()).collect();
        DropDownList { source: DropListSource::Words(words), ..DropDownList::default() }
    }

    /// One that offers what a formula gives, or a list in quotes.
    pub(super) fn from_formula(formula: &str) -> DropDownList {
        DropDownList {
            source: DropListSource::Formula(formula.to_string()),
            ..DropDownList::default()
        }
    }

    /// Other values may be typed, after a question with a title.
    pub fn with_warning(self, title: &'static str, question: &str) -> DropDownList {
        DropDownList { warning: Some((title, question.to_string())), ..self }
    }

    /// Any value may be typed; a text with a title says what is expected.
    pub fn with_prompt(self, title: &'static str, text: String) -> DropDownList {
        DropDownList { prompt: Some((title, text)), ..self }
    }

    fn validation(&self) -> Result<DataValidation, XlsxError> {
        let new = DataValidation::new();
        let mut list = match &self.source {
            DropListSource::Words(words) => new.allow_list_strings(words)?,
            DropListSource::Formula(formula) => new.allow_list_formula(Formula::new(formula)),
        };
        if let Some((title, question)) = &self.warning {
            list =
                list.set_error_style(DataValidationErrorStyle::Warning).set_error_title(*title)?;
            list = list.set_error_message(question)?;
        }
        if let Some((title, text)) = &self.prompt {
            list = list.show_error_message(false).set_input_title(*title)?;
            list = list.set_input_message(text)?;
        }
        Ok(list)
    }
}

/// What Excel takes for the width of a column in characters, in pixels.
fn pixels_of(width: f64) -> u32 {
    const CHARACTER: f64 = 7.0;
    const MARGIN: f64 = 5.0;
    match width {
        w if w < 1.0 => (w.max(0.0) * (CHARACTER + MARGIN)).round() as u32,
        w => (w * CHARACTER).round() as u32 + MARGIN as u32,
    }
}

impl SheetSetup {
    /// Hides the sheet, or shows it.
    pub fn set_hidden(&mut self, hidden: bool) {
        self.hidden = hidden;
    }

    fn column(&mut self, column: u16) -> &mut ColumnSetup {
        self.outside |= column >= MAX_SHEET_COLUMNS;
        self.columns.entry(column).or_default()
    }

    /// Gives a column a width in characters.
    pub fn set_column_width(&mut self, column: u16, width: f64) {
        self.set_column_range_pixels(column, column, pixels_of(width));
    }

    /// Gives columns a width in pixels.
    pub(super) fn set_column_range_pixels(&mut self, first: u16, last: u16, pixels: u32) {
        /// The widest column in Excel.
        const WIDEST: u32 = 1_790;
        (first..=last).for_each(|own| self.column(own).pixels = Some(pixels.min(WIDEST)));
    }

    /// Hides the columns from the first to the last.
    pub fn set_column_range_hidden(&mut self, first: u16, last: u16) {
        (first..=last).for_each(|own| self.column(own).hidden = true);
    }

    pub(super) fn set_column_format(&mut self, column: u16, format: &Format, style: StyleId) {
        self.column(column).format = Some((format.clone(), style));
    }

    /// The number of the format of a column's cells.
    pub(super) fn column_style(&self, column: u16) -> StyleId {
        let format = self.columns.get(&column).and_then(|own| own.format.as_ref());
        format.map_or(StyleId::PLAIN, |(_, style)| *style)
    }

    /// Keeps the rows above and the columns before a cell in view.
    pub fn set_freeze_panes(&mut self, row: u32, column: u16) {
        self.frozen = Some(self.inside((row, column)));
    }

    /// The first cell that is seen below and beside them.
    pub fn set_freeze_panes_top_cell(&mut self, row: u32, column: u16) {
        self.seen = Some(self.inside((row, column)));
    }

    fn inside(&mut self, at: (u32, u16)) -> (u32, u16) {
        self.outside |= at.0 >= MAX_SHEET_ROWS || at.1 >= MAX_SHEET_COLUMNS;
        at
    }

    fn area(&mut self, first: (u32, u16), last: (u32, u16)) -> CellRange {
        let (first_row, first_column) = first;
        let (last_row, last_column) = self.inside(last);
        CellRange { first_row, first_column, last_row, last_column }
    }

    /// The cell that is selected when the sheet is opened.
    pub fn set_selection(&mut self, row: u32, column: u16) {
        self.selected = Some(self.area((row, column), (row, column)));
    }

    /// Adds buttons that filter to the headings of an area: first and last cell.
    pub fn autofilter(&mut self, first: (u32, u16), last: (u32, u16)) {
        self.filter = Some(self.area(first, last));
    }

    /// Merges an area. Of two that overlap, a fault of the file, the first stays.
    pub(super) fn merge_cells(&mut self, area: &CellRange) {
        let rows = area.first_row..=area.last_row;
        let cells = || {
            rows.clone().flat_map(|r| (area.first_column..=area.last_column).map(move |c| (r, c)))
        };
        if area.cell_count() > 1 && !cells().any(|at| self.merged.contains(&at)) {
            self.merged.extend(cells());
            self.merges.push(*area);
        }
    }

    /// Adds a drop-down to an area: first and last cell.
    pub fn add_drop_down(&mut self, first: (u32, u16), last: (u32, u16), list: DropDownList) {
        let area = self.area(first, last);
        self.lists.push((area, list));
    }

    /// Keeps Excel from flagging the cells of an area: first and last cell.
    pub fn hide_cell_warnings(&mut self, first: (u32, u16), last: (u32, u16), kind: IgnoreError) {
        let area = self.area(first, last);
        self.ignored.push((area, kind));
    }

    /// Lays a chart on the sheet; only on new sheets.
    pub fn add_chart(&mut self, chart: SheetChart) {
        self.charts.push(chart);
    }

    /// Adds a table with headings in its first row, named after a title that no other has.
    pub(super) fn set_table(&mut self, title: &str, headings: Vec<String>, rows: u32) {
        let right = headings.len().saturating_sub(1) as u16;
        let area = self.area((0, 0), (rows, right));
        self.table = Some(SheetTable { name: table_name(title), headings, area });
    }

    /// A page A4 upright with narrow margins, as wide as the sheet.
    pub fn set_portrait_page(&mut self) {
        self.page.fit = PageFit::Portrait;
    }

    /// One page A4 upright with narrow margins for all of the sheet.
    pub fn set_single_page(&mut self) {
        self.page.fit = PageFit::Whole;
    }

    /// A page A4 landscape as wide as the sheet with narrow margins, name and page number.
    pub fn set_landscape_page(&mut self) {
        self.set_page(PageFit::Landscape, PAGE_NUMBER_FOOTER.to_string());
    }

    /// A page A4 as wide as its columns, upright if they can be read then, with the name of the sheet
    /// and a foot in Excel's codes.
    pub(super) fn set_list_page(&mut self, footer: String) {
        self.set_page(PageFit::for_width(self.width()), footer);
    }

    fn set_page(&mut self, fit: PageFit, footer: String) {
        self.page = PageSetup {
            fit,
            header: SHEET_NAME_HEADER.to_string(),
            footer,
            ..PageSetup::default()
        };
    }

    /// The width of its columns in pixels.
    fn width(&self) -> u32 {
        self.columns.values().filter_map(|own| own.pixels).sum()
    }

    /// The rows below its headings that surely fit on one of its pages, if they are one line high.
    pub fn rows_per_page(&self) -> u32 {
        self.page.fit.rows_per_page(self.width())
    }

    /// Upright pages A4 for blocks of rows, by their first rows and the row behind the last: one page if all
    /// can be read there, else as wide as the sheet, and no page ends within a block that fits on it.
    pub fn set_up_pages_for_blocks(&mut self, blocks: &[u32], behind: u32) {
        self.page.fit = PageFit::Whole;
        if behind > self.rows_per_page() {
            self.page.fit = PageFit::Portrait;
            self.keep_blocks_together(blocks, behind);
        }
    }

    /// Ends no page within a block of rows that fits on it, by the first rows of all and the row behind the
    /// last.
    pub fn keep_blocks_together(&mut self, blocks: &[u32], behind: u32) {
        let (room, mut first) = (self.rows_per_page(), 0);
        let ends = blocks.iter().skip(1).copied().chain([behind]);
        for (begins, ends) in blocks.iter().copied().zip(ends) {
            if ends > first + room && begins > first {
                self.page.breaks.push(begins);
                first = begins;
            }
        }
    }

    /// Of a long list, prints the first page alone. The header says so, and where all of it stands.
    pub(crate) fn print_first_page_only(&mut self, rows: u32, elsewhere: &str) {
        let (shown, right) = (self.rows_per_page(), self.columns.len().saturating_sub(1) as u16);
        if elsewhere.is_empty() || rows <= 2 * shown {
            return;
        }
        self.set_print_area((0, 0), (shown, right));
        let rest = "clear the print area to print all";
        self.set_header_text(&format!("The first {shown} of {rows} rows; {rest}.\n{elsewhere}"));
    }

    /// Repeats rows on every page.
    pub fn set_repeat_rows(&mut self, first: u32, last: u32) {
        self.repeated = Some((first, self.inside((last, 0)).0));
    }

    /// Prints an area only: first and last cell.
    pub fn set_print_area(&mut self, first: (u32, u16), last: (u32, u16)) {
        self.printed = Some(self.area(first, last));
    }

    /// Tells something on each page, below the name of the sheet.
    pub fn set_header_text(&mut self, told: &str) {
        self.page.header = format!("&L&A\n{}&R&F", told.replace('&', "&&"));
    }

    /// Prints nothing: another sheet, which is printed, tells enough. A cell right of the columns is empty.
    pub fn set_not_printed(&mut self) {
        let right = self.columns.keys().next_back().map_or(0, |last| last + 1);
        self.set_print_area((0, right), (0, right));
        self.repeated = None;
    }

    /// Whether everything is inside a sheet.
    pub(super) fn is_within_limits(&self) -> bool {
        !self.outside
    }

    /// Adds everything to a sheet of rust_xlsxwriter.
    pub(super) fn apply_to_sheet(
        &self,
        sheet: &mut Worksheet,
        rows: &BTreeMap<u32, RowProperties>,
    ) -> Result<(), XlsxError> {
        sheet.set_hidden(self.hidden);
        // The positions of notes depend on them.
        for (row, look) in rows {
            look.height.map(|height| sheet.set_row_height(*row, height).map(drop)).transpose()?;
            if look.hidden {
                sheet.set_row_hidden(*row)?;
            }
        }
        for (at, column) in &self.columns {
            if let Some(pixels) = column.pixels {
                sheet.set_column_width_pixels(*at, pixels)?;
            }
            if let Some((format, _)) = &column.format {
                sheet.set_column_format(*at, format)?;
            }
            if column.hidden {
                sheet.set_column_hidden(*at)?;
            }
        }
        self.view_onto(sheet)?;
        self.page_onto(sheet)?;
        for (area, list) in &self.lists {
            let (first, last) = corner_cells(area);
            sheet.add_data_validation(first.0, first.1, last.0, last.1, &list.validation()?)?;
        }
        for ((row, column), link) in &self.links {
            let (target, text) = match link {
                CellLink::Inside { cell, text } => (format!("internal:{cell}"), text.as_str()),
                CellLink::File { file, cell: None } => (format!("file:///{file}"), "."),
                CellLink::File { file, cell: Some(cell) } => {
                    (format!("file:///{file}#{cell}"), ".")
                }
            };
            sheet.write_url_with_text(*row, *column, target.as_str(), text)?;
        }
        for (area, kind) in &self.ignored {
            let (first, last) = corner_cells(area);
            sheet.ignore_error_range(first.0, first.1, last.0, last.1, *kind)?;
        }
        for area in &self.merges {
            let (first, last) = corner_cells(area);
            sheet.merge_range(first.0, first.1, last.0, last.1, "", &Format::new())?;
        }
        self.charts.iter().try_for_each(|chart| chart.insert_into_sheet(sheet))?;
        if let Some(table) = &self.table {
            let (first, last) = corner_cells(&table.area);
            sheet.add_table(first.0, first.1, last.0, last.1, &table.made())?;
        }
        for ((row, column), text) in &self.notes {
            sheet.insert_note(*row, *column, &sized_note(text))?;
        }
        Ok(())
    }

    fn view_onto(&self, sheet: &mut Worksheet) -> Result<(), XlsxError> {
        if let Some((row, column)) = self.frozen {
            sheet.set_freeze_panes(row, column)?;
        }
        if let Some((row, column)) = self.seen {
            sheet.set_freeze_panes_top_cell(row, column)?;
        }
        if let Some(area) = &self.selected {
            let (first, last) = corner_cells(area);
            sheet.set_selection(first.0, first.1, last.0, last.1)?;
        }
        if let Some(area) = &self.filter {
            let (first, last) = corner_cells(area);
            sheet.autofilter(first.0, first.1, last.0, last.1)?;
        }
        Ok(())
    }

    fn page_onto(&self, sheet: &mut Worksheet) -> Result<(), XlsxError> {
        self.page.apply_to_sheet(sheet)?;
        if let Some((first, last)) = self.repeated {
            sheet.set_repeat_rows(first, last)?;
        }
        if let Some(area) = &self.printed {
            let (first, last) = corner_cells(area);
            sheet.set_print_area(first.0, first.1, last.0, last.1)?;
        }
        Ok(())
    }
}

/// The first and the last cell of an area.
pub(super) fn corner_cells(area: &CellRange) -> ((u32, u16), (u32, u16)) {
    ((area.first_row, area.first_column), (area.last_row, area.last_column))
}

/// The name that a table can have in Excel by its title: letters, digits, `_` and `.` alone, no
/// digit first, and no address of a cell.
fn table_name(title: &str) -> String {
    let is_sound = |c: &char| c.is_alphanumeric() || matches!(c, '_' | '.');
    let mut name: String = title.chars().filter(is_sound).take(MOST_LETTERS).collect();
    let begins = name.chars().next().is_some_and(|first| first.is_alphabetic() || first == '_');
    if !begins || is_address(&name) {
        name.insert(0, '_');
    }
    name
}

/// Whether Excel takes a name for a cell, a row or a column: `A1`, `R1C1`, `R`.
fn is_address(name: &str) -> bool {
    let name = name.to_ascii_uppercase();
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let letters = name.bytes().take_while(u8::is_ascii_uppercase).count();
    let (column, row) = name.split_at(letters);
    let of_cell = (1..=3).contains(&column.len()) && !row.is_empty() && digits(row);
    let (row, column) = name.split_once('C').unwrap_or((&name, ""));
    let row = row.strip_prefix('R').or(row.is_empty().then_some(""));
    of_cell || row.is_some_and(|row| digits(row) && digits(column))
}

impl SheetTable {
    fn made(&self) -> Table {
        let headings: Vec<TableColumn> =
            self.headings.iter().map(|own| TableColumn::new().set_header(own)).collect();
        Table::new().set_name(&self.name).set_style(TableStyle::Light1).set_columns(&headings)
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_table_is_named_as_excel_allows() {
        for (title, name) in [
            ("Standings", "Standings"),
            ("Group places", "Groupplaces"),
            ("Zwölf, & mehr.", "Zwölfmehr."),
            ("2026 pairs", "_2026pairs"),
            ("A1", "_A1"),
            ("XFD 1048576", "_XFD1048576"),
            ("r1c1", "_r1c1"),
            ("RC", "_RC"),
            ("c", "_c"),
            ("Rec", "Rec"),
            ("ABCD1", "ABCD1"),
            ("", "_"),
        ] {
            assert_eq!(super::table_name(title), name, "{title}");
        }
        assert_eq!(super::table_name(&"long ".repeat(99)).len(), super::MOST_LETTERS);
    }
}
