//! A sheet under construction.
//!
//! Cells are written here, in any order, and inserted into the shell of the sheet when the workbook
//! is packed; rows of long lists are generated only then. No file is used.

use std::collections::{BTreeMap, HashMap};
use std::io::{self, Write};

use rust_xlsxwriter::{Format, Formula, Worksheet, XlsxError};

use super::cells::{CellContent, CellWriter};
use super::growing::PackedRows;
use super::packed::{WritePart, WrittenPart};
use super::setup::CellLink;
use super::setup::{RowProperties, SheetSetup};
use super::sheet_skeleton::SheetSkeleton;
use super::styles::{StyleId, WorkbookFormats};
use crate::address::{CellRange, MAX_SHEET_ROWS, to_a1};
use crate::workbook_copy::RowLayout;

/// A sheet under construction.
pub struct Sheet<'a> {
    /// Widths, panes, tables and whatever the sheet has besides cells.
    pub shell: SheetSetup,
    /// What rust_xlsxwriter writes: its name, charts with the values that they show, and users'
    /// formulas, which may need prefixes or further parts of the workbook.
    worksheet: Worksheet,
    /// The formats of the workbook.
    pub(super) styles: WorkbookFormats,
    author: String,
    cells: CellWriter,
    /// The row that is being written.
    row: Option<u32>,
    placed: Vec<CellXml>,
    rows: BTreeMap<u32, RowProperties>,
    /// The cells with users' formulas, with the areas of arrays.
    of_shell: HashMap<(u32, u16), Option<CellRange>>,
    below: Option<Below<'a>>,
}

/// The range of a cell's XML.
struct CellXml {
    at: (u32, u16),
    begins: usize,
    ends: usize,
}

type WriteRows<'a> = Box<dyn Fn(&mut RowWriter<'_>) -> io::Result<()> + Send + Sync + 'a>;

/// Rows below the cells.
struct Below<'a> {
    /// The last row and column.
    last: (u32, u16),
    rows: Rows<'a>,
}

enum Rows<'a> {
    /// Written when the workbook is packed.
    Later(WriteRows<'a>),
    /// Rows that were packed before.
    Packed(PackedRows),
}

impl<'a> Sheet<'a> {
    /// An empty sheet of an unused name, in a workbook with formats.
    pub(super) fn new(
        name: &str,
        author: &str,
        styles: WorkbookFormats,
    ) -> Result<Sheet<'a>, XlsxError> {
        let mut worksheet = Worksheet::new();
        worksheet.set_name(name)?;
        Ok(Sheet {
            shell: SheetSetup::default(),
            worksheet,
            styles,
            author: author.to_string(),
            cells: CellWriter::default(),
            row: None,
            placed: Vec::new(),
            rows: BTreeMap::new(),
            of_shell: HashMap::new(),
            below: None,
        })
    }

    /// The author of the workbook.
    pub fn author(&self) -> &str {
        &self.author
    }

    /// The number of a format.
    pub fn style_id(&mut self, format: &Format) -> StyleId {
        self.styles.add(format)
    }

    /// Gives a column a default format.
    pub fn set_column_format(&mut self, column: u16, format: &Format) {
        let style = self.style_id(format);
        self.shell.set_column_format(column, format, style);
    }

    /// The format of a column.
    pub fn column_style(&self, column: u16) -> StyleId {
        self.shell.column_style(column)
    }

    /// Gives a row a height in points.
    pub fn set_row_height(&mut self, row: u32, height: f64) {
        self.rows.entry(row).or_default().height = Some(height);
    }

    /// Hides a row, counted from 0.
    pub fn hide_row(&mut self, row: u32) {
        self.rows.entry(row).or_default().hidden = true;
    }

    /// Writes a cell with the format of its column; skips an empty value.
    pub fn write<'c>(&mut self, at: (u32, u16), content: impl Into<CellContent<'c>>) {
        let content = content.into();
        if !matches!(content, CellContent::Blank | CellContent::Text("")) {
            self.write_styled(at, self.column_style(at.1), content);
        }
    }

    /// Writes a cell with a format. The last content of a cell stays.
    pub fn write_styled<'c>(
        &mut self,
        at: (u32, u16),
        style: StyleId,
        content: impl Into<CellContent<'c>>,
    ) {
        self.place(at, |cells| cells.write(at.1, style, content.into()));
    }

    /// Writes a user's formula with its value; an array formula fills an area.
    pub fn write_formula(
        &mut self,
        at: (u32, u16),
        style: Option<&Format>,
        formula: Formula,
        array: Option<CellRange>,
    ) -> Result<(), XlsxError> {
        let (row, column) = at;
        let shell = &mut self.worksheet;
        // The area is inserted later: rust_xlsxwriter would fill it.
        match (array, style) {
            (Some(_), Some(format)) => {
                shell.write_array_formula_with_format(row, column, row, column, formula, format)?
            }
            (Some(_), None) => shell.write_array_formula(row, column, row, column, formula)?,
            (None, Some(format)) => {
                shell.write_formula_with_format(row, column, formula, format)?
            }
            (None, None) => shell.write_formula(row, column, formula)?,
        };
        self.of_shell.insert(at, array);
        self.place(at, |_| {});
        Ok(())
    }

    /// Writes a text with a link to a cell of another sheet, such as `'A'!B7`.
    pub fn write_link_to_cell(&mut self, at: (u32, u16), target: &str, text: &str) {
        let (cell, text) = (target.to_string(), text.to_string());
        self.shell.links.insert(at, CellLink::Inside { cell, text: text.clone() });
        let style = self.style_id(&Format::new().set_hyperlink());
        self.write_styled(at, style, text.as_str());
    }

    /// Makes a cell a link to a file, as it is reached from the folder of the workbook, and perhaps
    /// to a cell there, such as `'A'!B7`; only on new sheets.
    pub fn link_to_file(&mut self, at: (u32, u16), file: &str, cell: Option<&str>) {
        let (file, cell) = (file.to_string(), cell.map(String::from));
        self.shell.links.insert(at, CellLink::File { file, cell });
    }

    /// Adds a note to a cell.
    pub fn add_note(&mut self, at: (u32, u16), text: &str) {
        self.shell.notes.insert(at, text.to_string());
    }

    /// Adds rows below the others that are written while the workbook is packed, with their own
    /// heights; `last` is the last cell of the sheet with them. None of their cells is held.
    ///
    /// ```
    /// use workbook::write::{Book, RowProperties, StyleId};
    ///
    /// let mut book = Book::new("Squares", "me", None)?;
    /// book.add_sheet("Squares", |sheet| {
    ///     sheet.write((0, 0), "n");
    ///     sheet.write((0, 1), "n * n");
    ///     sheet.add_rows_below((1_000, 1), |out| {
    ///         (1..=1_000).try_for_each(|n: u32| {
    ///             out.begin_row(n, RowProperties::default());
    ///             out.cell_writer().write(0, StyleId::PLAIN, n);
    ///             out.cell_writer().write(1, StyleId::PLAIN, n * n);
    ///             out.end_row()
    ///         })
    ///     });
    ///     Ok(())
    /// })?;
    /// let bytes = book.into_bytes(None)?;
    /// let opened = workbook::read(&bytes, &workbook::ReadOptions::default())?;
    /// assert_eq!(opened.workbook_copy.sheets[0].cells.len(), 2_002);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn add_rows_below(
        &mut self,
        last: (u32, u16),
        write: impl Fn(&mut RowWriter<'_>) -> io::Result<()> + Send + Sync + 'a,
    ) {
        self.below = Some(Below { last, rows: Rows::Later(Box::new(write)) });
    }

    /// The same with rows that were packed before.
    pub(crate) fn add_packed_rows_below(&mut self, last: (u32, u16), rows: PackedRows) {
        self.below = Some(Below { last, rows: Rows::Packed(rows) });
    }

    /// The finished sheet, with its cells in order.
    pub(super) fn finish(self) -> FinishedSheet<'a> {
        let Sheet { shell, worksheet, cells, mut placed, rows, of_shell, below, .. } = self;
        if !placed.is_sorted_by_key(|cell| cell.at) {
            placed.sort_by_key(|cell| cell.at);
        }
        let filled = Filled { xml: cells.xml, placed, rows, of_shell, below };
        FinishedSheet { setup: shell, worksheet, filled }
    }

    fn place(&mut self, at: (u32, u16), write: impl FnOnce(&mut CellWriter)) {
        if self.row != Some(at.0) {
            self.cells.go_to_row(at.0);
            self.row = Some(at.0);
        }
        let begins = self.cells.xml.len();
        write(&mut self.cells);
        self.placed.push(CellXml { at, begins, ends: self.cells.xml.len() });
    }
}

/// A sheet to which no cell is added any more.
pub(super) struct FinishedSheet<'a> {
    setup: SheetSetup,
    worksheet: Worksheet,
    filled: Filled<'a>,
}

/// A sheet that is added to a user's workbook.
pub(crate) struct SheetToAdd<'a> {
    pub name: String,
    /// What it has besides cells.
    pub setup: SheetSetup,
    /// The heights of rows.
    pub rows: Vec<RowLayout>,
    /// Writes it around its XML without rows.
    pub write: Box<WritePart<'a>>,
}

impl<'a> FinishedSheet<'a> {
    /// The sheet by rust_xlsxwriter, at a position in a workbook, and what writes its cells.
    pub(super) fn into_part(
        self,
        position: usize,
    ) -> Result<(Worksheet, WrittenPart<'a>), XlsxError> {
        let FinishedSheet { setup, worksheet: mut sheet, mut filled } = self;
        setup.apply_to_sheet(&mut sheet, &filled.rows)?;
        let below = filled.below.as_ref().map_or(0, |below| below.last.0 as usize);
        let (size, last) = (filled.xml.len() + below, filled.last());
        let part = match filled.below.take() {
            Some(Below { rows: Rows::Packed(rows), .. }) => {
                let before = move |shell: &SheetSkeleton<'_>, out: &mut dyn Write| {
                    filled.write_cells(shell, last, out)
                };
                WrittenPart::for_packed_rows(position, size, rows, before)
            }
            below => {
                filled.below = below;
                WrittenPart::for_sheet(position, size, move |shell, out| filled.write(shell, out))
            }
        };
        Ok((sheet, part))
    }

    /// The sheet for a user's workbook.
    pub(super) fn into_sheet_to_add(self) -> Result<SheetToAdd<'a>, XlsxError> {
        let FinishedSheet { setup, worksheet, filled } = self;
        if !setup.is_within_limits() || filled.last().0 >= MAX_SHEET_ROWS {
            return Err(XlsxError::RowColumnLimitError);
        }
        let is_packed = matches!(filled.below, Some(Below { rows: Rows::Packed(_), .. }));
        if is_packed || !filled.of_shell.is_empty() {
            let why = "a sheet with packed rows or formulas of a user cannot be added";
            let why = why.to_string();
            return Err(XlsxError::ParameterError(why));
        }
        let rows = filled.rows.iter();
        let rows = rows.map(|(row, look)| RowLayout {
            row: *row,
            height: look.height,
            hidden: look.hidden,
        });
        let rows = rows.collect();
        let write =
            move |xml: &str, out: &mut dyn Write| filled.write(&SheetSkeleton::parse(xml), out);
        Ok(SheetToAdd { name: worksheet.name(), setup, rows, write: Box::new(write) })
    }
}

/// The cells of a finished sheet, in order.
struct Filled<'a> {
    xml: String,
    placed: Vec<CellXml>,
    rows: BTreeMap<u32, RowProperties>,
    of_shell: HashMap<(u32, u16), Option<CellRange>>,
    below: Option<Below<'a>>,
}

impl Filled<'_> {
    fn write(&self, shell: &SheetSkeleton<'_>, out: &mut dyn Write) -> io::Result<()> {
        self.write_cells(shell, self.last(), out)?;
        if let Some(Below { rows: Rows::Later(write), .. }) = &self.below {
            write(&mut RowWriter::new(out))?;
        }
        shell.write_after_rows(out)
    }

    /// Writes what stands before the rows below; `last` is the last cell of the sheet.
    fn write_cells(
        &self,
        shell: &SheetSkeleton<'_>,
        last: (u32, u16),
        out: &mut dyn Write,
    ) -> io::Result<()> {
        shell.write_before_rows(last, out)?;
        let formulas = self.formulas(shell);
        let mut looks = self.rows.iter().peekable();
        for cells in self.placed.chunk_by(|one, other| one.at.0 == other.at.0) {
            let row = cells.first().map_or(0, |cell| cell.at.0);
            while let Some((row, look)) = looks.next_if(|(before, _)| **before < row) {
                write_row(*row, *look, out)?;
            }
            let look = looks.next_if(|(at, _)| **at == row).map(|(_, look)| *look);
            out.write_all(opened(row, look.unwrap_or_default()).as_bytes())?;
            // The later content of a cell replaces the earlier.
            for same in cells.chunk_by(|one, other| one.at == other.at) {
                let Some(cell) = same.last() else { continue };
                match formulas.get(&cell.at).filter(|_| cell.begins == cell.ends) {
                    Some(formula) => out.write_all(formula.as_bytes())?,
                    None => out.write_all(&self.xml.as_bytes()[cell.begins..cell.ends])?,
                }
            }
            out.write_all(b"</row>")?;
        }
        for (row, look) in looks {
            write_row(*row, *look, out)?;
        }
        Ok(())
    }

    /// The last row and column.
    fn last(&self) -> (u32, u16) {
        let below = self.below.as_ref().map(|below| below.last);
        let own = || self.placed.iter().map(|cell| cell.at).chain(below);
        let row = own().map(|(row, _)| row).max().unwrap_or_default();
        (row, own().map(|(_, column)| column).max().unwrap_or_default())
    }

    /// The cells with formulas by rust_xlsxwriter.
    fn formulas(&self, shell: &SheetSkeleton<'_>) -> HashMap<(u32, u16), String> {
        if self.of_shell.is_empty() {
            return HashMap::new();
        }
        let written = shell.cells();
        let formula = |(at, array): (&(u32, u16), &Option<CellRange>)| {
            let own = to_a1(at.0, at.1);
            let cell = *written.get(own.as_str())?;
            let cell = match array {
                Some(area) => {
                    let (narrow, wide) = (format!(" ref=\"{own}\""), area.to_a1());
                    cell.replacen(&narrow, &format!(" ref=\"{wide}\""), 1)
                }
                None => cell.to_string(),
            };
            Some((*at, cell))
        };
        self.of_shell.iter().filter_map(formula).collect()
    }
}

/// Writes a row without cells.
fn write_row(row: u32, look: RowProperties, out: &mut dyn Write) -> io::Result<()> {
    out.write_all(opened(row, look).as_bytes())?;
    out.write_all(b"</row>")
}

/// The start of a row, counted from 0.
fn opened(row: u32, look: RowProperties) -> String {
    let mut xml = format!("<row r=\"{}\"", row + 1);
    if let Some(height) = look.height {
        xml.push_str(&format!(" ht=\"{height}\" customHeight=\"1\""));
    }
    xml.push_str(if look.hidden { " hidden=\"1\">" } else { ">" });
    xml
}

/// Writes rows one after the other, each cell by cell in column order.
pub struct RowWriter<'a> {
    out: &'a mut dyn Write,
    cells: CellWriter,
    /// How many bytes were written.
    size: u64,
}

impl<'a> RowWriter<'a> {
    /// A writer of rows.
    pub(crate) fn new(out: &'a mut dyn Write) -> RowWriter<'a> {
        RowWriter { out, cells: CellWriter::default(), size: 0 }
    }

    /// The bytes of the rows that it wrote.
    pub(crate) fn bytes_written(&self) -> u64 {
        self.size
    }

    /// Begins a row, counted from 0.
    pub fn begin_row(&mut self, row: u32, look: RowProperties) {
        self.cells.go_to_row(row);
        self.cells.xml.clear();
        self.cells.xml.push_str(&opened(row, look));
    }

    /// The cells of the row.
    pub fn cell_writer(&mut self) -> &mut CellWriter {
        &mut self.cells
    }

    /// Ends the current row.
    pub fn end_row(&mut self) -> io::Result<()> {
        self.cells.xml.push_str("</row>");
        self.size += self.cells.xml.len() as u64;
        self.out.write_all(self.cells.xml.as_bytes())
    }
}
