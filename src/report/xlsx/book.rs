//! What all workbooks that palmares writes have in common: properties that
//! repeat byte for byte, and sheets that are tables ready to print.

use std::path::Path;

use jiff::civil::Date;
use rust_xlsxwriter::{
    Color, DocProperties, Format, FormatAlign, FormatBorder, IgnoreError, Table, TableStyle,
    Workbook, Worksheet, XlsxError,
};

use crate::model::MOST_ROWS;

/// Packing faster than the default makes workbooks a third larger and halves
/// the time of writing them; a season writes thousands.
pub const COMPRESSION: u8 = 1;
/// The most characters that a cell holds.
const LONGEST_TEXT: usize = 32_767;

/// An empty workbook. `date` is the only date in it, for without a clock the
/// same input gives the same bytes.
pub fn workbook(title: &str, date: Option<Date>, temporary: &Path) -> Result<Workbook, XlsxError> {
    let mut workbook = Workbook::new();
    workbook.set_tempdir(temporary)?;
    workbook.set_zip_compression_level(COMPRESSION);
    workbook.set_properties(&properties(title, date)?);
    Ok(workbook)
}

/// A workbook's properties. Without a date they bear one that is always the same.
pub fn properties(title: &str, date: Option<Date>) -> Result<DocProperties, XlsxError> {
    let created =
        date.unwrap_or(jiff::civil::date(2000, 1, 1)).to_datetime(jiff::civil::Time::midnight());
    let created = rust_xlsxwriter::ExcelDateTime::from_ymd(
        u16::try_from(created.year()).unwrap_or(2000),
        created.month() as u8,
        created.day() as u8,
    )?;
    Ok(DocProperties::new().set_title(title).set_author("palmares").set_creation_datetime(&created))
}

/// A column of a sheet that palmares adds.
#[derive(Clone, Copy)]
pub struct SheetColumn {
    /// Its heading.
    pub heading: &'static str,
    /// Its width in characters.
    pub width: f64,
    /// How its cells look.
    pub style: ColumnStyle,
}

/// How the cells of a column look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ColumnStyle {
    /// As they are. A style on every cell costs time and room, so this is the
    /// usual one.
    Plain,
    /// At the top of rows that others make higher.
    Top,
    /// In the middle: what stands between a number and a text.
    Centred,
    /// In the middle at the top of rows that others make higher.
    TopCentred,
    /// Long text that wraps.
    Wrapped,
    /// A number with two decimals.
    Decimal,
    /// A day.
    Day,
}

impl ColumnStyle {
    fn format(self) -> Option<Format> {
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

/// The sheets that so many rows under a heading take: the name of each, and how many
/// stand on it.
pub fn spread(title: &str, rows: usize) -> impl Iterator<Item = (String, usize)> {
    const ROOM: usize = MOST_ROWS as usize - 1;
    (0..rows.max(1)).step_by(ROOM).map(move |first| {
        let name = match first / ROOM {
            0 => title.to_string(),
            before => format!("{title} {}", before + 1),
        };
        (name, ROOM.min(rows - first))
    })
}

/// The heading row's format.
pub fn heading_format() -> Format {
    Format::new()
        .set_bold()
        .set_font_color(Color::White)
        .set_background_color(Color::RGB(0x1F4E5F))
        .set_border_bottom(FormatBorder::Thin)
        .set_align(FormatAlign::VerticalCenter)
        .set_text_wrap()
}

/// Prepares a sheet of some columns and rows: headings, widths, frozen heading,
/// and a page that prints as it stands. Rows are then written in order.
pub fn prepare(
    sheet: &mut Worksheet,
    columns: &[SheetColumn],
    rows: u32,
    table: Option<&str>,
) -> Result<(), XlsxError> {
    for (index, column) in (0u16..).zip(columns) {
        sheet.set_column_width(index, column.width)?;
        if let Some(format) = column.style.format() {
            sheet.set_column_format(index, &format)?;
        }
    }
    sheet.set_freeze_panes(1, 0)?;
    let last = columns.len().saturating_sub(1) as u16;
    print_setup(sheet, rows, last)?;
    // Numbers of members and entries are text; Excel need not mark each of them.
    sheet.ignore_error_range(0, 0, rows.max(1), last, IgnoreError::NumberStoredAsText)?;
    sheet.set_row_height(0, 20)?;
    match table {
        Some(name) if rows > 0 => add_table(sheet, columns, rows, name),
        _ => {
            let format = heading_format();
            for (index, column) in (0u16..).zip(columns) {
                sheet.write_string_with_format(0, index, column.heading, &format)?;
            }
            if rows > 0 {
                sheet.autofilter(0, 0, rows, last)?;
            }
            Ok(())
        }
    }
}

fn add_table(
    sheet: &mut Worksheet,
    columns: &[SheetColumn],
    rows: u32,
    name: &str,
) -> Result<(), XlsxError> {
    let headings: Vec<rust_xlsxwriter::TableColumn> = columns
        .iter()
        .map(|column| {
            rust_xlsxwriter::TableColumn::new()
                .set_header(column.heading)
                .set_header_format(heading_format())
        })
        .collect();
    let table = Table::new().set_name(name).set_style(TableStyle::Light1).set_columns(&headings);
    sheet.add_table(0, 0, rows, columns.len().saturating_sub(1) as u16, &table)?;
    Ok(())
}

/// A4 across, headings on every page, as many pages as it takes.
fn print_setup(sheet: &mut Worksheet, rows: u32, last: u16) -> Result<(), XlsxError> {
    page_setup(sheet);
    sheet.set_repeat_rows(0, 0)?;
    sheet.set_print_area(0, 0, rows.max(1), last)?;
    sheet.set_footer("&Lpalmares&RPage &P of &N");
    Ok(())
}

/// A4 across with narrow margins, named and numbered.
pub fn page_setup(sheet: &mut Worksheet) {
    sheet.set_paper_size(9).set_landscape().set_print_fit_to_pages(1, 0);
    sheet.set_margins(0.5, 0.5, 0.6, 0.6, 0.3, 0.3);
    sheet.set_header("&L&A&R&F").set_footer("&RPage &P of &N");
}

/// Saves a workbook in one go: packing it writes many small pieces.
pub fn save(workbook: &mut Workbook, path: &Path) -> Result<(), XlsxError> {
    let file = std::fs::File::create(path)?;
    let mut file = std::io::BufWriter::with_capacity(1 << 18, file);
    workbook.save_to_writer(&mut file)?;
    std::io::Write::flush(&mut file)?;
    Ok(())
}

/// Text as long as a cell can hold.
pub fn fitting(text: &str) -> &str {
    if text.len() <= LONGEST_TEXT {
        return text;
    }
    match text.char_indices().nth(LONGEST_TEXT) {
        Some((end, _)) => &text[..end],
        None => text,
    }
}

/// Writes text unless there is none: an empty cell is smaller than an empty text.
pub fn text(sheet: &mut Worksheet, row: u32, column: u16, text: &str) -> Result<(), XlsxError> {
    if !text.is_empty() {
        sheet.write_string(row, column, fitting(text))?;
    }
    Ok(())
}

/// Makes a row high enough for its texts, each in a column of a width.
pub fn fit_row(sheet: &mut Worksheet, row: u32, texts: &[(&str, f64)]) -> Result<(), XlsxError> {
    if let Some(height) = height_of(texts.iter().copied()) {
        sheet.set_row_height(row, height)?;
    }
    Ok(())
}

/// The height of a row with room for its texts, each in a column of a width; none where
/// a line is enough. Excel would see to it by itself; other programs trust what a
/// workbook says.
pub fn height_of<'a>(texts: impl Iterator<Item = (&'a str, f64)>) -> Option<f64> {
    const LINE: f64 = 15.0;
    // Excel has no higher rows.
    const HIGHEST: f64 = 409.0;
    // A width counts digits; letters are narrower.
    const LETTERS_PER_DIGIT: f64 = 1.1;
    let lines_of = |(text, width): (&str, f64)| {
        (text.chars().count() as f64 / (width * LETTERS_PER_DIGIT)).ceil()
    };
    let lines = texts.map(lines_of).fold(1.0, f64::max);
    (lines > 1.0).then(|| (lines * LINE).min(HIGHEST))
}

/// A note with room for its text.
pub fn note(text: &str) -> rust_xlsxwriter::Note {
    let (width, height) = note_size(text);
    rust_xlsxwriter::Note::new(text.chars().take(LONGEST_TEXT).collect::<String>())
        .add_author_prefix(false)
        .set_width(width)
        .set_height(height)
}

/// Width and height of a note with room for a text, in pixels.
pub fn note_size(text: &str) -> (u32, u32) {
    const WIDTH: u32 = 300;
    const LETTERS_PER_LINE: usize = 46;
    const LINE: usize = 17;
    let lines: usize = text.lines().map(|line| line.chars().count() / LETTERS_PER_LINE + 1).sum();
    (WIDTH, ((lines + 1) * LINE).clamp(60, 600) as u32)
}

/// Names for sheets: valid, and each used once.
#[derive(Default)]
pub struct SheetNames {
    taken: std::collections::HashSet<String>,
}

impl SheetNames {
    /// A name as near to the wanted one as Excel allows.
    pub fn name(&mut self, wanted: &str) -> String {
        let clean: String = wanted
            .chars()
            .map(|c| if "[]:*?/\\".contains(c) || c.is_control() { '_' } else { c })
            .collect();
        let clean = clean.trim_matches('\'');
        let base = if clean.is_empty() { "Sheet" } else { clean };
        for number in 1u32.. {
            let ending = if number == 1 { String::new() } else { format!(" ({number})") };
            // Excel counts UTF-16 units, 31 of them.
            let mut name: String = base.to_string();
            while name.encode_utf16().count() + ending.len() > 31 {
                name.pop();
            }
            // An apostrophe at the end would read as a quotation mark.
            name.truncate(name.trim_end_matches('\'').len());
            if name.is_empty() {
                name.push('_');
            }
            name.push_str(&ending);
            if self.taken.insert(name.to_lowercase()) {
                return name;
            }
        }
        base.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sheet_names_are_valid_and_used_once() {
        let mut names = SheetNames::default();
        assert_eq!(names.name("Entries"), "Entries");
        assert_eq!(names.name("ENTRIES"), "ENTRIES (2)");
        assert_eq!(names.name("a/b:c"), "a_b_c");
        assert_eq!(names.name(""), "Sheet");
        assert_eq!(names.name(&format!("{}'s", "y".repeat(30))), "y".repeat(30));
        assert_eq!(names.name(&"x".repeat(40)).len(), 31);
        assert_eq!(names.name(&"x".repeat(41)).len(), 31);
    }
}
