//! Any list as a sheet.

use rust_xlsxwriter::{Workbook, XlsxError};

use super::book::{self, ColumnStyle, SheetColumn};
use super::rows::Rows;
use crate::model::serial_of;
use crate::report::listing::{Column, Field, Holds, Listing};

/// Adds a list to a workbook: a sheet, or several where one is too short.
pub fn add(workbook: &mut Workbook, listing: &Listing<'_>) -> Result<(), XlsxError> {
    let mut sheets = begin(workbook, listing)?;
    fill(&mut sheets, listing)?;
    sheets.put(workbook);
    Ok(())
}

/// The sheets of a list with their headings.
pub fn begin(workbook: &mut Workbook, listing: &Listing<'_>) -> Result<Rows, XlsxError> {
    let columns: Vec<SheetColumn> = listing.columns.iter().map(column_of).collect();
    Rows::new(workbook, listing.title, &columns, listing.count)
}

/// Writes the rows of a list on its sheets.
pub fn fill(rows: &mut Rows, listing: &Listing<'_>) -> Result<(), XlsxError> {
    let wraps = listing.columns.iter().any(|column| column.holds == Holds::Prose);
    for fields in (listing.rows)() {
        let (sheet, row) = rows.next();
        if wraps {
            let prose =
                fields.iter().zip(listing.columns).filter_map(|(field, column)| match field {
                    Field::Text(text) if column.holds == Holds::Prose => {
                        Some((text.as_ref(), column.width))
                    }
                    _ => None,
                });
            book::fit_row(sheet, row, &prose.collect::<Vec<_>>())?;
        }
        for (column, field) in (0u16..).zip(&fields) {
            match field {
                Field::Nothing => {}
                Field::Text(text) => book::text(sheet, row, column, text)?,
                Field::Number(number) => {
                    sheet.write_number(row, column, number.to_cell())?;
                }
                Field::Day(day) => {
                    if let Some(serial) = serial_of(*day) {
                        sheet.write_number(row, column, f64::from(serial))?;
                    }
                }
            }
        }
    }
    Ok(())
}

fn column_of(column: &Column) -> SheetColumn {
    let style = match column.holds {
        Holds::Text => ColumnStyle::Top,
        Holds::Prose => ColumnStyle::Wrapped,
        Holds::Number => ColumnStyle::TopCentred,
        Holds::Decimal => ColumnStyle::Decimal,
        Holds::Day => ColumnStyle::Day,
    };
    SheetColumn { heading: column.heading, width: column.width, style }
}
