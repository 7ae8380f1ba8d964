//! Any list as a sheet, or as several where one is too short.

use workbook::rust_xlsxwriter::XlsxError;
use workbook::write::{Book, ColumnStyle, Sheet, SheetColumn, SheetNames};

use super::rows;
use crate::report::listing::{Column, Holds, Listing};

/// Adds the sheets of a list to a workbook, under names that are free.
pub fn add<'a, 'r: 'a>(
    book: &mut Book<'a>,
    listing: &'a Listing<'r>,
    names: &mut SheetNames,
) -> Result<(), XlsxError> {
    add_with(book, listing, names, |_| Ok(()))
}

/// The same; the first sheet gets what `first_too` gives it.
pub fn add_with<'a, 'r: 'a>(
    book: &mut Book<'a>,
    listing: &'a Listing<'r>,
    names: &mut SheetNames,
    first_too: impl Fn(&mut Sheet<'a>) -> Result<(), XlsxError>,
) -> Result<(), XlsxError> {
    let columns: Vec<SheetColumn<'static>> = listing.columns.iter().map(column_of).collect();
    rows::add(book, (listing.title, &columns), listing.count, &*listing.rows, names, first_too)
}

fn column_of(column: &Column) -> SheetColumn<'static> {
    let style = match column.holds {
        Holds::Text => ColumnStyle::Top,
        Holds::Prose => ColumnStyle::Wrapped,
        Holds::Number => ColumnStyle::TopCentred,
        Holds::Decimal => ColumnStyle::Decimal,
        Holds::Day => ColumnStyle::Day,
    };
    SheetColumn { heading: column.heading, width: column.width, style }
}
