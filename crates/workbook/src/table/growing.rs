//! Tables on sheets whose rows come little by little, those of several tables in turn. The memory
//! does not grow with them.

use std::io::{self, Seek, Write};

use jiff::civil::Date;
use rust_xlsxwriter::XlsxError;
use zip::result::ZipError;

use super::Table;
use super::column::Column;
use super::field::TableNumber;
use super::xlsx::{TableStyleIds, prepare_table_sheet, sheet_columns};
use crate::address::MAX_SHEET_ROWS;
use crate::write::{
    Book, ByteSpool, GrowingRows, MakeTempFile, PackedRowBlock, PackedRows, RowLimits, RowWriter,
    Sheet, SheetNames, add_next_sheet_note, numbered_sheet_name, prepare_list_sheet,
};

/// A workbook of tables that get their rows in turn.
///
/// ```
/// use std::io::Cursor;
///
/// use workbook::table::{Column, Field, GrowingBook, Table};
/// use workbook::write::RowLimits;
///
/// static COLUMNS: [Column; 1] = [Column::number("n", "n", 7.0)];
/// let some = |numbers: &'static [f64]| {
///     Table::new("n", "Numbers", "", &COLUMNS, numbers, |n| vec![Field::from(*n)])
/// };
/// let spare = || Ok(Box::new(Cursor::new(Vec::new())) as _);
/// let mut book = GrowingBook::new("Numbers", "me", None, RowLimits::default(), Box::new(spare))?;
/// let mut table = book.begin_table(&some(&[]))?;
/// table.add_rows(&some(&[1.0, 2.0]))?;
/// table.add_rows(&some(&[3.0]))?;
/// let mut bytes = Cursor::new(Vec::new());
/// book.save(|_, _| Ok(()), vec![table], &mut bytes)?;
/// let opened = workbook::read(bytes.get_ref(), &workbook::ReadOptions::default())?;
/// assert_eq!(opened.workbook_copy.sheets[0].cells.len(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct GrowingBook {
    book: Book<'static>,
    room: RowLimits,
    spool: ByteSpool,
}

/// A table of such a workbook.
pub struct GrowingTable {
    title: String,
    elsewhere: &'static str,
    columns: Vec<Column>,
    styles: TableStyleIds,
    room: RowLimits,
    spool: ByteSpool,
    /// The sheets that are full.
    full: Vec<(u32, PackedRows)>,
    /// The rows of the last sheet, with their number and size.
    rows: GrowingRows,
    count: u32,
    size: u64,
    /// The sheet on which the block begins, and the number of rows before it.
    begins: (usize, u32),
    /// The blocks with a mark, each with its sheet.
    marked: Vec<(usize, MarkedRowBlock)>,
}

/// A block of rows that lies on one sheet, with a mark by which the caller knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MarkedRowBlock {
    pub mark: u128,
    pub rows: PackedRowBlock,
}

impl GrowingBook {
    /// An empty workbook with a title, an author and its only date. What does not fit into the
    /// room goes into the spare file.
    ///
    /// # Errors
    ///
    /// If the date is before 1900.
    pub fn new(
        title: &str,
        author: &str,
        date: Option<Date>,
        room: RowLimits,
        spare: MakeTempFile,
    ) -> Result<GrowingBook, XlsxError> {
        let rows = room.rows.clamp(1, MAX_SHEET_ROWS - 1);
        let room = RowLimits { rows, sheet: room.sheet.max(1), ..room };
        Ok(GrowingBook {
            book: Book::new(title, author, date)?,
            room,
            spool: ByteSpool::new(spare),
        })
    }

    /// Begins a table with the title and the columns of another, whose rows are not added yet. Its
    /// formats are numbered now, so begin tables in the same order to get the same bytes.
    ///
    /// # Errors
    ///
    /// If Excel accepts no such sheet.
    pub fn begin_table<N: TableNumber>(
        &mut self,
        table: &Table<'_, N>,
    ) -> Result<GrowingTable, XlsxError> {
        let styles = self.book.assign_format_numbers_early(|sheet: &mut Sheet<'_>| {
            prepare_list_sheet(sheet, &sheet_columns(&table.columns), 0, None);
            TableStyleIds::new(sheet, table)
        })?;
        Ok(GrowingTable {
            title: table.title.to_string(),
            elsewhere: table.elsewhere,
            columns: table.columns.to_vec(),
            styles,
            room: self.room,
            spool: self.spool.clone(),
            full: Vec::new(),
            rows: GrowingRows::new(self.room, self.spool.clone()),
            count: 0,
            size: 0,
            begins: (0, 0),
            marked: Vec::new(),
        })
    }

    /// Writes the workbook: the sheets that `front` adds, then tables in their order, each on as many
    /// sheets as it needs; the first heading of a full sheet has a note that names the next one.
    /// Returns the marked blocks and where they are in the workbook.
    ///
    /// # Errors
    ///
    /// If Excel accepts no such workbook, and those of the spare file and of the output.
    pub fn save(
        mut self,
        front: impl FnOnce(&mut Book<'static>, &mut SheetNames) -> Result<(), XlsxError>,
        tables: Vec<GrowingTable>,
        mut out: impl Write + Seek,
    ) -> Result<Vec<MarkedRowBlock>, XlsxError> {
        let mut names = SheetNames::default();
        front(&mut self.book, &mut names)?;
        let mut marked = Vec::new();
        for mut table in tables {
            let first = self.book.sheet_count();
            let own = std::mem::take(&mut table.marked).into_iter();
            marked.extend(own.map(|(sheet, block)| (first + sheet, block)));
            table.add_to(&mut self.book, &mut names)?;
        }
        let begin = self.book.save_to(None, &mut out).map_err(|why| match why {
            XlsxError::ZipError(ZipError::Io(why)) => XlsxError::IoError(why),
            why => why,
        })?;
        let placed = |(sheet, mut block): (usize, MarkedRowBlock)| {
            block.rows.at += begin.get(sheet)?;
            Some(block)
        };
        Ok(marked.into_iter().filter_map(placed).collect())
    }
}

impl GrowingTable {
    /// Whether it has no rows.
    pub fn is_empty(&self) -> bool {
        self.count == 0 && self.full.is_empty()
    }

    /// Adds the rows of a table with the same columns.
    ///
    /// # Errors
    ///
    /// Those of the spare file.
    pub fn add_rows<N: TableNumber>(&mut self, table: &Table<'_, N>) -> io::Result<()> {
        let mut rows = (table.rows)().peekable();
        while rows.peek().is_some() {
            if self.is_full() {
                self.begin_sheet()?;
            }
            let mut out = RowWriter::new(&mut self.rows);
            let before = self.size;
            while self.count < self.room.rows && self.size < self.room.sheet {
                let Some(fields) = rows.next() else { break };
                self.count += 1;
                self.styles.write_row(&self.columns, self.count, &fields, &mut out)?;
                self.size = before + out.bytes_written();
            }
        }
        Ok(())
    }

    /// The number of rows before the block on its sheet.
    pub fn rows_before_block(&self) -> u32 {
        self.begins.1
    }

    /// Ends a block of rows, which is packed by itself, and marks it. Blocks that end elsewhere give
    /// other bytes of the same rows.
    ///
    /// # Errors
    ///
    /// Those of the spare file.
    pub fn end_block(&mut self, mark: Option<u128>) -> io::Result<()> {
        let (sheet, before) = self.begins;
        let rows = self.rows.end_block(self.count.saturating_sub(before))?;
        let is_whole = sheet == self.full.len() && rows.rows > 0;
        if let Some(mark) = mark.filter(|_| is_whole) {
            self.marked.push((sheet, MarkedRowBlock { mark, rows }));
        }
        self.begins = (self.full.len(), self.count);
        Ok(())
    }

    /// Adds a block of another workbook, with its packed bytes, unless the sheet has no room for it or
    /// the block before it has not ended. Returns whether it was added. Its rows must have the numbers
    /// that they get here.
    ///
    /// # Errors
    ///
    /// Those of the spare file.
    pub fn add_packed_block(&mut self, block: MarkedRowBlock, packed: &[u8]) -> io::Result<bool> {
        let MarkedRowBlock { mark, rows } = block;
        let count = self.count.saturating_add(rows.rows);
        let size = self.size.saturating_add(rows.size);
        let is_begun = self.begins != (self.full.len(), self.count);
        if is_begun || count > self.room.rows || size > self.room.sheet {
            return Ok(false);
        }
        let rows = self.rows.add_packed_block(rows, packed)?;
        (self.count, self.size) = (count, size);
        self.marked.push((self.full.len(), MarkedRowBlock { mark, rows }));
        self.begins = (self.full.len(), count);
        Ok(true)
    }

    fn is_full(&self) -> bool {
        self.count >= self.room.rows || self.size >= self.room.sheet
    }

    fn begin_sheet(&mut self) -> io::Result<()> {
        let next = GrowingRows::new(self.room, self.spool.clone());
        let rows = std::mem::replace(&mut self.rows, next).finish()?;
        self.full.push((self.count, rows));
        (self.count, self.size) = (0, 0);
        Ok(())
    }

    fn add_to(self, book: &mut Book<'static>, names: &mut SheetNames) -> Result<(), XlsxError> {
        let mut sheets = self.full;
        sheets.push((self.count, self.rows.finish()?));
        let columns = sheet_columns(&self.columns);
        let right = columns.len().saturating_sub(1) as u16;
        let mut name = names.unique_name(&self.title);
        let last = sheets.len();
        for (nth, (count, rows)) in (1..).zip(sheets) {
            let next =
                (nth < last).then(|| names.unique_name(&numbered_sheet_name(&self.title, nth)));
            book.add_sheet(&name, |sheet| {
                prepare_table_sheet(sheet, &columns, count, self.elsewhere);
                if let Some(next) = &next {
                    add_next_sheet_note(sheet, next);
                }
                if count > 0 {
                    sheet.add_packed_rows_below((count, right), rows);
                }
                Ok(())
            })?;
            name = next.unwrap_or_default();
        }
        Ok(())
    }
}
