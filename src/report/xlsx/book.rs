//! What all workbooks that palmares writes have in common: properties that
//! repeat byte for byte, and sheets that are tables ready to print.

use std::borrow::Cow;

use jiff::civil::Date;
use rust_xlsxwriter::{
    Color, DocProperties, Format, FormatAlign, FormatBorder, IgnoreError, Table, TableStyle,
    Workbook, Worksheet, XlsxError,
};

use super::cells::is_of_xml;
use super::packed::{self, Part};
use super::sheet::Sheet;
use super::styles::Styles;
use crate::model::annotation::SHEETS;
use crate::model::{Both, MOST_ROWS};

/// Packing faster than the default makes workbooks a third larger and halves
/// the time of writing them; a season writes thousands.
pub const COMPRESSION: u8 = 1;
/// The most characters that a cell holds, in UTF-16 units.
const LONGEST_TEXT: usize = 32_767;
/// The most that rust_xlsxwriter takes for a note.
const LONGEST_NOTE: usize = LONGEST_TEXT - 54;

/// A workbook while it is made.
pub struct Book<'a> {
    workbook: Workbook,
    styles: Styles,
    parts: Vec<Part<'a>>,
    /// Where the sheet stands on which it opens.
    first: usize,
}

impl<'a> Book<'a> {
    /// An empty workbook. `date` is the only date in it, for without a clock the same
    /// input gives the same bytes.
    pub fn new(title: &str, date: Option<Date>) -> Result<Book<'a>, XlsxError> {
        let mut workbook = Workbook::new();
        workbook.set_zip_compression_level(COMPRESSION);
        workbook.set_properties(&properties(title, date)?);
        Ok(Book { workbook, styles: Styles::default(), parts: Vec::new(), first: 0 })
    }

    /// Adds a sheet of a name that is free.
    pub fn add<T>(
        &mut self,
        name: &str,
        fill: impl FnOnce(&mut Sheet<'a>) -> Result<T, XlsxError>,
    ) -> Result<T, XlsxError> {
        let mut sheet = Sheet::new(name, std::mem::take(&mut self.styles))?;
        let filled = fill(&mut sheet)?;
        self.styles = std::mem::take(&mut sheet.styles);
        let (shell, part) = sheet.into_part(self.sheets());
        self.workbook.push_worksheet(shell);
        self.parts.push(part);
        Ok(filled)
    }

    /// How many sheets it has.
    pub fn sheets(&mut self) -> usize {
        self.workbook.worksheets().len()
    }

    /// Writes some parts of the workbook in place of those that it has anyway.
    pub fn replace(&mut self, parts: impl IntoIterator<Item = Part<'a>>) {
        self.parts.extend(parts);
    }

    /// Opens it on a sheet, which is not hidden.
    pub fn open_on(&mut self, sheet: usize) {
        self.first = sheet;
    }

    /// Defines the names that formulas of a return use. One that is none in Excel, or that
    /// a table of ours has, is left out; formulas keep their stored values.
    pub fn define_names(&mut self, names: &[(String, String)]) {
        let sound = |name: &str| !name.contains('!') && name.chars().all(is_of_xml);
        for (name, formula) in names.iter().filter(|(name, _)| sound(name) && !is_table(name)) {
            // The error says only that the name is none.
            let _ = self.workbook.define_name(name, &format!("={formula}"));
        }
    }

    /// Its bytes; several sheets are packed at a time where there is what does both.
    pub fn save(mut self, both: Option<Both>) -> Result<Vec<u8>, XlsxError> {
        let sheet = self.workbook.worksheet_from_index(self.first)?;
        sheet.set_active(true).set_first_tab(true);
        self.styles.register(&mut self.workbook);
        packed::save(&mut self.workbook, self.parts, both)
    }
}

/// Whether a table of ours may have a name: those that have any are named as their sheets.
fn is_table(name: &str) -> bool {
    SHEETS.iter().any(|sheet| sheet.replace(' ', "").eq_ignore_ascii_case(name))
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
/// and a page that prints as it stands.
pub fn prepare(
    sheet: &mut Sheet<'_>,
    columns: &[SheetColumn],
    rows: u32,
    table: Option<&str>,
) -> Result<(), XlsxError> {
    let heading = sheet.style(&heading_format());
    for (index, column) in (0u16..).zip(columns) {
        sheet.shell.set_column_width(index, column.width)?;
        if let Some(format) = column.style.format() {
            sheet.column_format(index, &format)?;
        }
        sheet.put_in((0, index), heading, column.heading);
    }
    let last = columns.len().saturating_sub(1) as u16;
    sheet.height(0, 20.0)?;
    let shell = &mut sheet.shell;
    shell.set_freeze_panes(1, 0)?;
    print_setup(shell, rows, last)?;
    // Numbers of members and entries are text; Excel need not mark each of them.
    shell.ignore_error_range(0, 0, rows.max(1), last, IgnoreError::NumberStoredAsText)?;
    match table {
        Some(name) if rows > 0 => add_table(shell, columns, rows, name),
        _ if rows > 0 => shell.autofilter(0, 0, rows, last).map(drop),
        _ => Ok(()),
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
        .map(|column| rust_xlsxwriter::TableColumn::new().set_header(column.heading))
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

/// Text as long as a cell can hold.
pub fn fitting(text: &str) -> Cow<'_, str> {
    cut(text, LONGEST_TEXT, "\u{2026}")
}

/// A text of no more UTF-16 units than so many, by which Excel counts; one that was cut
/// ends in a sign of that.
fn cut<'a>(text: &'a str, most: usize, sign: &str) -> Cow<'a, str> {
    // No character has more units than bytes.
    if text.len() <= most || text.encode_utf16().count() <= most {
        return Cow::Borrowed(text);
    }
    let room = most - sign.encode_utf16().count();
    let mut units = 0;
    let beyond = text.char_indices().find(|(_, c)| {
        units += c.len_utf16();
        units > room
    });
    let end = beyond.map_or(text.len(), |(end, _)| end);
    Cow::Owned(format!("{}{sign}", &text[..end]))
}

/// Makes a row high enough for its texts, each in a column of a width.
pub fn fit_row(sheet: &mut Sheet<'_>, row: u32, texts: &[(&str, f64)]) -> Result<(), XlsxError> {
    if let Some(height) = height_of(texts.iter().copied()) {
        sheet.height(row, height)?;
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
    rust_xlsxwriter::Note::new(noted(text))
        .add_author_prefix(false)
        .set_width(width)
        .set_height(height)
}

/// Text as long as a note can hold, with what Excel puts before it.
pub fn noted(text: &str) -> Cow<'_, str> {
    cut(text, LONGEST_NOTE, "\u{2026} (cut here: a note holds no more)")
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
            .map(
                |c| if "[]:*?/\\".contains(c) || c.is_control() || !is_of_xml(c) { '_' } else { c },
            )
            .collect();
        let clean = clean.trim_matches('\'');
        // Excel keeps that name for itself.
        let reserved = clean.eq_ignore_ascii_case("History");
        let base = match clean {
            "" => "Sheet",
            _ if reserved => "History_",
            clean => clean,
        };
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
        assert_eq!(names.name("history"), "History_");
        assert_eq!(names.name("a\u{fffe}b\u{1}"), "a_b_");
        assert_eq!(names.name(&format!("{}'s", "y".repeat(30))), "y".repeat(30));
        assert_eq!(names.name(&"x".repeat(40)).len(), 31);
        assert_eq!(names.name(&"x".repeat(41)).len(), 31);
    }

    #[test]
    fn what_is_too_long_is_cut_and_says_so() {
        let short = "\u{1f600}".repeat(10);
        assert_eq!(cut(&short, 20, "\u{2026}"), short);
        assert_eq!(cut(&short, 19, "\u{2026}"), format!("{}\u{2026}", "\u{1f600}".repeat(9)));
        let note = noted(&"x".repeat(LONGEST_TEXT)).into_owned();
        assert_eq!(note.encode_utf16().count(), LONGEST_NOTE);
        assert!(note.ends_with("x\u{2026} (cut here: a note holds no more)"));
    }
}
