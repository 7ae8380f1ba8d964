//! Sheets as printable tables: headings, widths, looks of columns, page setup.

use rust_xlsxwriter::{Color, Format, FormatAlign, FormatBorder, IgnoreError};

use super::sheet::Sheet;
use super::text::text_row_height;
use crate::address::MAX_SHEET_ROWS;

/// A column of a sheet.
#[derive(Debug, Clone, Copy)]
pub struct SheetColumn<'a> {
    pub heading: &'a str,
    /// Its width in characters.
    pub width: f64,
    /// The look of its cells.
    pub style: ColumnStyle,
}

/// The look of a column's cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ColumnStyle {
    /// No style, the default: a style on every cell costs time and space.
    Plain,
    /// Top-aligned, for rows that others make higher.
    Top,
    /// Centred, for content between a number and a text.
    Centred,
    TopCentred,
    /// Long text that wraps.
    Wrapped,
    /// A number with two decimals.
    Decimal,
    Day,
}

impl ColumnStyle {
    pub(crate) fn format(self) -> Option<Format> {
        let top = Format::new().set_align(FormatAlign::Top);
        match self {
            ColumnStyle::Plain => None,
            ColumnStyle::Top => Some(top),
            ColumnStyle::Centred => Some(Format::new().set_align(FormatAlign::Center)),
            ColumnStyle::TopCentred => Some(top.set_align(FormatAlign::Center)),
            ColumnStyle::Wrapped => Some(top.set_text_wrap()),
            ColumnStyle::Decimal => Some(Format::new().set_num_format("0.00")),
            ColumnStyle::Day => {
                Some(Format::new().set_num_format("yyyy-mm-dd").set_align(FormatAlign::Left))
            }
        }
    }
}

/// The sheets that rows under a heading need: name and number of rows of each.
pub fn split_into_sheets(title: &str, rows: usize) -> impl Iterator<Item = (String, usize)> {
    const ROOM: usize = MAX_SHEET_ROWS as usize - 1;
    (0..rows.max(1))
        .step_by(ROOM)
        .map(move |first| (numbered_sheet_name(title, first / ROOM), ROOM.min(rows - first)))
}

/// The name of a sheet by the number of those before it on which its list begins.
pub(crate) fn numbered_sheet_name(title: &str, before: usize) -> String {
    match before {
        0 => title.to_string(),
        before => format!("{title} {}", before + 1),
    }
}

/// Notes on its first heading that the list of a sheet goes on, on the next one.
pub(crate) fn add_next_sheet_note(sheet: &mut Sheet<'_>, next: &str) {
    sheet.add_note((0, 0), &format!("This sheet is full. The list goes on in the sheet {next}."));
}

/// The format of the heading row.
pub fn heading_format() -> Format {
    Format::new()
        .set_bold()
        .set_font_color(Color::White)
        .set_background_color(Color::RGB(0x1F4E5F))
        .set_border_bottom(FormatBorder::Thin)
        .set_align(FormatAlign::VerticalCenter)
        .set_text_wrap()
}

/// Prepares a sheet: headings, widths, frozen heading row, page setup.
pub fn prepare_list_sheet(
    sheet: &mut Sheet<'_>,
    columns: &[SheetColumn<'_>],
    rows: u32,
    table: Option<&str>,
) {
    let heading = sheet.style_id(&heading_format());
    for (index, column) in (0u16..).zip(columns) {
        sheet.shell.set_column_width(index, column.width);
        if let Some(format) = column.style.format() {
            sheet.set_column_format(index, &format);
        }
        sheet.write_styled((0, index), heading, column.heading);
    }
    let last = columns.len().saturating_sub(1) as u16;
    sheet.set_row_height(0, 20.0);
    print_setup(sheet, rows, last);
    let shell = &mut sheet.shell;
    shell.set_freeze_panes(1, 0);
    // Member and entry numbers are text; Excel must not flag each of them.
    shell.hide_cell_warnings((0, 0), (rows.max(1), last), IgnoreError::NumberStoredAsText);
    match table {
        Some(name) if rows > 0 => {
            let headings = columns.iter().map(|column| column.heading.to_string()).collect();
            shell.set_table(name, headings, rows);
        }
        _ if rows > 0 => shell.autofilter((0, 0), (rows, last)),
        _ => {}
    }
}

/// A4 as wide as the columns, headings on every page, as many pages as needed.
fn print_setup(sheet: &mut Sheet<'_>, rows: u32, last: u16) {
    let footer = format!("&L{}&RPage &P of &N", sheet.author().replace('&', "&&"));
    let shell = &mut sheet.shell;
    shell.set_list_page(footer);
    shell.set_repeat_rows(0, 0);
    shell.set_print_area((0, 0), (rows.max(1), last));
}

/// Makes a row high enough for its texts, each with the width of its column.
pub fn fit_row_height(sheet: &mut Sheet<'_>, row: u32, texts: &[(&str, f64)]) {
    if let Some(height) = text_row_height(texts.iter().copied()) {
        sheet.set_row_height(row, height);
    }
}
