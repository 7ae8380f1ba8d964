//! `diff.xlsx`: the differences between two runs, a sheet for each table of `tables::difference`.

use workbook::write::{Book, SheetNames, XlsxError};

use super::WORKBOOK_AUTHOR;
use crate::tables::{OutputTable, Table, run_difference};
use register::run_difference::SeasonRunDifference;

/// The bytes of the workbook.
pub fn run_difference_book(difference: &SeasonRunDifference) -> Result<Vec<u8>, XlsxError> {
    let tables = run_difference::run_difference_tables(difference);
    let tables: Vec<OutputTable<'_>> = tables.iter().map(Table::sheet_output_table).collect();
    let (mut book, mut names) =
        (Book::new("What changed", WORKBOOK_AUTHOR, None)?, SheetNames::default());
    for table in &tables {
        table.add_to_book(&mut book, &mut names)?;
    }
    book.into_bytes(None)
}
