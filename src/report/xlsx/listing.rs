//! Any list as a sheet, or as several where one is too short.

use std::io;

use rust_xlsxwriter::{Workbook, XlsxError};

use super::book::{self, ColumnStyle, SheetColumn, SheetNames};
use super::packed::Part;
use super::streamed::{RowWriter, Shell};
use crate::model::{MOST_ROWS, serial_of};
use crate::report::listing::{Column, Field, Holds, Listing};

/// Adds the sheets of a list with their headings to a workbook, under names that are free,
/// and tells what writes their rows when it is packed.
pub fn add<'a>(
    workbook: &mut Workbook,
    listing: &'a Listing<'_>,
    names: &mut SheetNames,
) -> Result<Vec<Part<'a>>, XlsxError> {
    let columns: Vec<SheetColumn> = listing.columns.iter().map(column_of).collect();
    let mut parts = Vec::new();
    let mut first = 0;
    for (name, rows) in book::spread(listing.title, listing.count) {
        let position = workbook.worksheets().len();
        let sheet = workbook.add_worksheet().set_name(names.name(&name))?;
        book::prepare(sheet, &columns, rows as u32, None)?;
        if rows > 0 {
            parts.push(Part::sheet(position, rows, move |shell, out| {
                write(listing, (first, rows), shell, out)
            }));
        }
        first += rows;
    }
    Ok(parts)
}

/// Writes the sheet of so many rows of a list from one on.
fn write(
    listing: &Listing<'_>,
    (first, count): (usize, usize),
    shell: &Shell<'_>,
    out: &mut dyn io::Write,
) -> io::Result<()> {
    let styles = shell.column_styles();
    shell.begin((count as u32, listing.columns.len().saturating_sub(1) as u16), out)?;
    shell.headings(out)?;
    let mut rows = RowWriter::new(out);
    for (row, fields) in (1..).zip((listing.rows)().skip(first).take(MOST_ROWS as usize - 1)) {
        rows.begin(row, book::height_of(prose(listing.columns, &fields)), false);
        for (column, field) in (0u16..).zip(&fields) {
            let style = styles.get(usize::from(column)).copied().unwrap_or_default();
            match field {
                Field::Nothing => {}
                Field::Text(text) => rows.text(column, style, text),
                Field::Number(number) => rows.number(column, style, number.to_cell()),
                Field::Day(day) => {
                    if let Some(serial) = serial_of(*day) {
                        rows.number(column, style, f64::from(serial));
                    }
                }
            }
        }
        rows.end()?;
    }
    shell.end(out)
}

/// The sentences of a row with the widths of their columns.
fn prose<'a>(
    columns: &'a [Column],
    fields: &'a [Field<'_>],
) -> impl Iterator<Item = (&'a str, f64)> {
    columns.iter().zip(fields).filter_map(|(column, field)| match field {
        Field::Text(text) if column.holds == Holds::Prose => Some((text.as_ref(), column.width)),
        _ => None,
    })
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
