//! A workbook while it is made.

use jiff::civil::Date;
use rust_xlsxwriter::{DocProperties, Workbook, XlsxError};

use super::cells::is_of_xml;
use super::packed::{self, COMPRESSION, Part};
use super::sheet::Sheet;
use super::styles::Styles;
use crate::both::Both;

/// A workbook while it is made.
pub struct Book<'a> {
    author: String,
    /// Sheets with notes that are written here, and the next free block of their shapes.
    noted: (usize, usize),
    workbook: Workbook,
    styles: Styles,
    parts: Vec<Part<'a>>,
    /// Where the sheet stands on which it opens.
    first: usize,
}

impl<'a> Book<'a> {
    /// An empty workbook with a title and an author. `date` is the only date in it: as no
    /// clock is read, the same input gives the same bytes.
    ///
    /// # Errors
    ///
    /// The date is before 1900.
    pub fn new(title: &str, author: &str, date: Option<Date>) -> Result<Book<'a>, XlsxError> {
        let mut workbook = Workbook::new();
        workbook.set_zip_compression_level(COMPRESSION);
        workbook.set_properties(&properties(title, author, date)?);
        let author = author.to_string();
        Ok(Book {
            author,
            noted: (0, 1),
            workbook,
            styles: Styles::default(),
            parts: Vec::new(),
            first: 0,
        })
    }

    /// Adds a sheet of a name that is free.
    pub fn add<T>(
        &mut self,
        name: &str,
        fill: impl FnOnce(&mut Sheet<'a>) -> Result<T, XlsxError>,
    ) -> Result<T, XlsxError> {
        let mut sheet = Sheet::new(name, &self.author, std::mem::take(&mut self.styles))?;
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

    /// Who writes it.
    pub(super) fn author(&self) -> &str {
        &self.author
    }

    /// The number of the next sheet with notes that are written here, and the first of so
    /// many blocks of their shapes.
    pub(super) fn number_notes(&mut self, blocks: usize) -> (usize, usize) {
        let (nth, block) = self.noted;
        self.noted = (nth + 1, block + blocks);
        (nth + 1, block)
    }

    /// Writes some parts of the workbook in place of those that it has anyway.
    pub(super) fn replace(&mut self, parts: impl IntoIterator<Item = Part<'a>>) {
        self.parts.extend(parts);
    }

    /// Opens it on a sheet, which is not hidden.
    pub fn open_on(&mut self, sheet: usize) {
        self.first = sheet;
    }

    /// Defines names that formulas use for cells, each with what it stands for. One that
    /// Excel does not accept, or that is `taken`, is left out; formulas keep their stored
    /// values.
    pub fn define_names(&mut self, names: &[(String, String)], taken: impl Fn(&str) -> bool) {
        let sound = |name: &str| !name.contains('!') && name.chars().all(is_of_xml);
        for (name, formula) in names.iter().filter(|(name, _)| sound(name) && !taken(name)) {
            // The error says only that Excel does not accept the name.
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

/// A workbook's properties. Without a date they bear one that is always the same.
pub fn properties(
    title: &str,
    author: &str,
    date: Option<Date>,
) -> Result<DocProperties, XlsxError> {
    let created =
        date.unwrap_or(jiff::civil::date(2000, 1, 1)).to_datetime(jiff::civil::Time::midnight());
    let created = rust_xlsxwriter::ExcelDateTime::from_ymd(
        u16::try_from(created.year()).unwrap_or(2000),
        created.month() as u8,
        created.day() as u8,
    )?;
    Ok(DocProperties::new().set_title(title).set_author(author).set_creation_datetime(&created))
}
