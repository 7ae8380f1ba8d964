//! `diff.xlsx`: the differences between two runs, a sheet for each table of `tables::difference`.

use workbook::write::{Book, SheetNames, XlsxError};

use super::AUTHOR;
use crate::tables::{OutputTable, Table, difference};
use register::difference::Difference;

/// The bytes of the workbook.
pub fn difference_book(difference: &Difference) -> Result<Vec<u8>, XlsxError> {
    let tables = difference::tables(difference);
    let tables: Vec<OutputTable<'_>> = tables.iter().map(Table::on_sheet).collect();
    let (mut book, mut names) = (Book::new("What changed", AUTHOR, None)?, SheetNames::default());
    for table in &tables {
        table.add_to(&mut book, &mut names)?;
    }
    book.save(None)
}
