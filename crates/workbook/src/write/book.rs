//! A workbook under construction: its sheets, formats and names, and the bytes that come of it. The
//! same sheets give the same bytes on every machine.

use std::io::Cursor;
use std::sync::Arc;

use jiff::civil::Date;
use rust_xlsxwriter::{DocProperties, Format, Workbook, XlsxError};

use super::cells::is_xml_char;
use super::packed;
use super::packed_parts::COMPRESSION_LEVEL;
use super::sheet::{FinishedSheet, Sheet, SheetToAdd};
use super::styles::WorkbookFormats;
use crate::container::ZipOutput;
use crate::join::ParallelJoin;

/// A workbook to which sheets are added until it is saved.
pub struct Book<'a> {
    title: String,
    author: String,
    created: Date,
    workbook: Workbook,
    styles: WorkbookFormats,
    sheets: Vec<FinishedSheet<'a>>,
    /// The position of the sheet on which it opens.
    first: usize,
}

impl<'a> Book<'a> {
    /// An empty workbook with a title and an author. `date` is its only date; no clock is read, so
    /// the same input gives the same bytes.
    ///
    /// # Errors
    ///
    /// If the date is before 1900.
    pub fn new(title: &str, author: &str, date: Option<Date>) -> Result<Book<'a>, XlsxError> {
        let mut workbook = Workbook::new();
        workbook.set_zip_compression_level(COMPRESSION_LEVEL);
        workbook.set_properties(&document_properties(title, author, date)?);
        Ok(Book {
            title: title.to_string(),
            author: author.to_string(),
            created: date.unwrap_or(NO_DATE),
            workbook,
            styles: WorkbookFormats::default(),
            sheets: Vec::new(),
            first: 0,
        })
    }

    /// Adds a sheet under an unused name.
    pub fn add_sheet<T>(
        &mut self,
        name: &str,
        fill: impl FnOnce(&mut Sheet<'a>) -> Result<T, XlsxError>,
    ) -> Result<T, XlsxError> {
        let mut sheet = Sheet::new(name, &self.author, std::mem::take(&mut self.styles))?;
        let filled = fill(&mut sheet)?;
        self.styles = std::mem::take(&mut sheet.styles);
        self.sheets.push(sheet.finish());
        Ok(filled)
    }

    /// The number of sheets.
    pub fn sheet_count(&self) -> usize {
        self.sheets.len()
    }

    pub(crate) fn title(&self) -> &str {
        &self.title
    }

    pub(crate) fn author(&self) -> &str {
        &self.author
    }

    /// The date of its properties.
    pub(crate) fn creation_date(&self) -> Date {
        self.created
    }

    /// Opens the workbook on a sheet, which must not be hidden.
    pub fn set_active_sheet(&mut self, sheet: usize) {
        self.first = sheet;
    }

    /// Defines names with their formulas. Skips one that Excel does not accept or that is `taken`;
    /// formulas keep their stored values.
    pub fn define_names(&mut self, names: &[(String, String)], taken: impl Fn(&str) -> bool) {
        let sound = |name: &str| !name.contains('!') && name.chars().all(is_xml_char);
        for (name, formula) in names.iter().filter(|(name, _)| sound(name) && !taken(name)) {
            // The only error is an invalid name.
            let _ = self.workbook.define_name(name, &format!("={formula}"));
        }
    }

    /// The number of a format in its styles.
    pub(crate) fn number_of_format(&mut self, format: &Format) -> u32 {
        self.styles.add(format).number()
    }

    /// Its sheets, to add them to a user's workbook, and its styles part.
    pub(crate) fn into_sheets_and_styles(
        self,
    ) -> Result<(Vec<SheetToAdd<'a>>, Arc<String>), XlsxError> {
        let styles = self.styles.styles_xml()?;
        let sheets = self.sheets.into_iter().map(FinishedSheet::into_sheet_to_add);
        Ok((sheets.collect::<Result<_, _>>()?, styles))
    }

    /// Lets a sheet that comes later learn the numbers of its formats; no sheet is added.
    pub(crate) fn assign_format_numbers_early<T>(
        &mut self,
        learn: impl FnOnce(&mut Sheet<'a>) -> T,
    ) -> Result<T, XlsxError> {
        let mut sheet = Sheet::new("Sheet", &self.author, std::mem::take(&mut self.styles))?;
        let learnt = learn(&mut sheet);
        self.styles = sheet.styles;
        Ok(learnt)
    }

    /// Its bytes; packs sheets in parallel if `join` is given.
    pub fn into_bytes(self, join: Option<ParallelJoin>) -> Result<Vec<u8>, XlsxError> {
        let mut bytes = Cursor::new(Vec::new());
        self.save_to(join, &mut bytes)?;
        Ok(bytes.into_inner())
    }

    /// Writes it; packs sheets in parallel if `join` is given. Returns where the rows that
    /// were packed before begin in each sheet.
    ///
    /// # Errors
    ///
    /// If Excel accepts no such workbook, and those of the output.
    pub(crate) fn save_to(
        mut self,
        join: Option<ParallelJoin>,
        out: &mut dyn ZipOutput,
    ) -> Result<Vec<u64>, XlsxError> {
        let mut parts = Vec::with_capacity(self.sheets.len());
        for (position, sheet) in self.sheets.into_iter().enumerate() {
            let (sheet, part) = sheet.into_part(position)?;
            self.workbook.push_worksheet(sheet);
            parts.push(part);
        }
        let sheet = self.workbook.worksheet_from_index(self.first)?;
        sheet.set_active(true).set_first_tab(true);
        self.styles.register_in_order(&mut self.workbook);
        packed::save_with_replaced_parts(&mut self.workbook, parts, join, out)
    }
}

/// The date of a workbook without one.
const NO_DATE: Date = jiff::civil::date(2000, 1, 1);

/// A workbook's properties. Without a date they have a fixed one.
pub fn document_properties(
    title: &str,
    author: &str,
    date: Option<Date>,
) -> Result<DocProperties, XlsxError> {
    let created = date.unwrap_or(NO_DATE);
    let created = rust_xlsxwriter::ExcelDateTime::from_ymd(
        u16::try_from(created.year()).unwrap_or(2000),
        created.month() as u8,
        created.day() as u8,
    )?;
    Ok(DocProperties::new().set_title(title).set_author(author).set_creation_datetime(&created))
}
