//! Any table as a sheet, or as several where one is too short.

use rust_xlsxwriter::{Format, FormatAlign, XlsxError};

use super::annotation::quoted;
use super::book::{self, Book, ColumnStyle, SheetColumn, SheetNames};
use super::cells::Content;
use super::look::color_of;
use super::sheet::{RowLook, RowWriter, Sheet};
use super::styles::Style;
use crate::model::serial_of;
use crate::report::tables::{Column, Field, Holds, Table};

/// Adds the sheets of a table to a workbook, under names that are free.
pub fn add<'a, 'r: 'a>(
    book: &mut Book<'a>,
    table: &'a Table<'r>,
    names: &mut SheetNames,
) -> Result<(), XlsxError> {
    add_with(book, table, names, |_| Ok(()))
}

/// The same; the first sheet gets what `first_too` gives it. The rows are made when the
/// workbook is packed, so that no cell is held.
pub fn add_with<'a, 'r: 'a>(
    book: &mut Book<'a>,
    table: &'a Table<'r>,
    names: &mut SheetNames,
    first_too: impl Fn(&mut Sheet<'a>) -> Result<(), XlsxError>,
) -> Result<(), XlsxError> {
    let positions = table.on_sheet();
    let columns = columns_of(table, &positions);
    let mut first = 0;
    for (name, rows) in book::spread(table.title, table.count) {
        book.add(&names.name(&name), |sheet| {
            book::prepare(sheet, &columns, rows as u32, None)?;
            if first == 0 {
                first_too(sheet)?;
            }
            let right = columns.len().saturating_sub(1) as u16;
            let styled = (0..=right).zip(&columns);
            let styled: Vec<(SheetColumn, Style)> =
                styled.map(|(at, column)| (*column, sheet.of_column(at))).collect();
            if rows > 0 {
                let positions = positions.clone();
                sheet.below((rows as u32, right), move |out| {
                    write(&styled, table.rows(&positions).skip(first).take(rows), out)
                });
            }
            Ok(())
        })?;
        first += rows;
    }
    Ok(())
}

/// The most links of a sheet are 65,530.
const MOST_LINKS: u32 = 65_000;

/// Fills a sheet with a table, which bears its title in Excel as well, and with the notes,
/// links and colours of its cells; `empty` is said where it has no rows.
pub fn fill(sheet: &mut Sheet<'_>, table: &Table<'_>, empty: &str) -> Result<(), XlsxError> {
    let positions = table.on_sheet();
    let columns = columns_of(table, &positions);
    book::prepare(sheet, &columns, table.count as u32, Some(table.title))?;
    if table.count == 0 {
        sheet.put((1, 0), empty);
    }
    let rows = (1u32..).zip(table.rows(&positions)).zip(table.extras(&positions));
    for ((row, fields), extras) in rows {
        for ((at, field), extra) in (0u16..).zip(&fields).zip(&extras) {
            match (field, extra.link, extra.severity) {
                (Field::Text(text), Some((name, cell)), _) if row <= MOST_LINKS => {
                    sheet.put_link((row, at), &format!("{}!{cell}", quoted(name)), text)?;
                }
                (Field::Text(text), _, Some(severity)) => {
                    let colour = Format::new().set_background_color(color_of(severity));
                    let style = sheet.style(&colour.set_align(FormatAlign::Top));
                    sheet.put_in((row, at), style, &**text);
                }
                _ => {
                    if let Some(content) = content_of(field) {
                        sheet.put((row, at), content);
                    }
                }
            }
            if !extra.note.is_empty() {
                sheet.note((row, at), &extra.note)?;
            }
        }
        let prose = columns.iter().zip(&fields).filter_map(prose);
        if let Some(height) = book::height_of(prose) {
            sheet.height(row, height)?;
        }
    }
    Ok(())
}

/// The columns of a table's sheet.
fn columns_of(table: &Table<'_>, positions: &[usize]) -> Vec<SheetColumn> {
    let column = |at: &usize| {
        let Column { heading, width, holds, .. } = table.columns[*at];
        let style = match (holds, table.flat) {
            (Holds::Text | Holds::Prose, true) | (Holds::Amount, _) => ColumnStyle::Plain,
            (Holds::Text, false) => ColumnStyle::Top,
            (Holds::Prose, false) => ColumnStyle::Wrapped,
            (Holds::Number, true) => ColumnStyle::Centred,
            (Holds::Number, false) => ColumnStyle::TopCentred,
            (Holds::Decimal, _) => ColumnStyle::Decimal,
            (Holds::Day, _) => ColumnStyle::Day,
        };
        SheetColumn { heading, width, style }
    };
    positions.iter().map(column).collect()
}

/// Writes rows below the headings.
fn write<'a>(
    columns: &[(SheetColumn, Style)],
    rows: impl Iterator<Item = Vec<Field<'a>>>,
    out: &mut RowWriter<'_>,
) -> std::io::Result<()> {
    for (row, fields) in (1..).zip(rows) {
        let height = book::height_of(
            columns.iter().map(|(column, _)| column).zip(&fields).filter_map(prose),
        );
        out.begin(row, RowLook { height, hidden: false });
        for ((at, field), (_, style)) in (0u16..).zip(&fields).zip(columns) {
            if let Some(content) = content_of(field) {
                out.cells().put(at, *style, content);
            }
        }
        out.end()?;
    }
    Ok(())
}

fn content_of<'f>(field: &'f Field<'_>) -> Option<Content<'f>> {
    Some(match field {
        Field::Nothing => return None,
        Field::Text(text) => Content::Text(text),
        Field::Label(label) => match label.parse::<u32>() {
            Ok(number) => number.into(),
            Err(_) => Content::Text(label),
        },
        Field::Number(number) => Content::Number(number.to_cell()),
        Field::Day(day) => Content::Number(f64::from(serial_of(*day)?)),
    })
}

/// A sentence with the width of its column.
fn prose<'f>((column, field): (&SheetColumn, &'f Field<'_>)) -> Option<(&'f str, f64)> {
    match field {
        Field::Text(text) if column.style == ColumnStyle::Wrapped => Some((text, column.width)),
        _ => None,
    }
}
