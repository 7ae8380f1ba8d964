//! The rows of a list, over as many sheets as they need.

use workbook::rust_xlsxwriter::XlsxError;
use workbook::write::{
    Book, ColumnStyle, Content, RowLook, RowWriter, Sheet, SheetColumn, SheetNames, Style,
    height_of, prepare, spread,
};

use crate::model::serial_of;
use crate::report::listing::{Field, Rows};

/// Makes the rows of a list, each time from the first one on.
pub type MakeRows<'a> = dyn Fn() -> Rows<'a> + Sync + 'a;

/// Adds the sheets of a list of so many rows to a workbook, under names that are free.
/// The rows are made when the workbook is packed, so that no cell is held. The first
/// sheet gets what `first_too` gives it.
pub fn add<'a, 'r: 'a>(
    book: &mut Book<'a>,
    (title, columns): (&str, &[SheetColumn<'static>]),
    count: usize,
    make: &'a MakeRows<'r>,
    names: &mut SheetNames,
    first_too: impl Fn(&mut Sheet<'a>) -> Result<(), XlsxError>,
) -> Result<(), XlsxError> {
    let mut first = 0;
    for (name, rows) in spread(title, count) {
        book.add(&names.name(&name), |sheet| {
            prepare(sheet, columns, rows as u32, None)?;
            if first == 0 {
                first_too(sheet)?;
            }
            let right = columns.len().saturating_sub(1) as u16;
            let styled = (0..=right).zip(columns);
            let styled: Vec<(SheetColumn<'static>, Style)> =
                styled.map(|(at, column)| (*column, sheet.of_column(at))).collect();
            if rows > 0 {
                sheet.below((rows as u32, right), move |out| {
                    write(&styled, make().skip(first).take(rows), out)
                });
            }
            Ok(())
        })?;
        first += rows;
    }
    Ok(())
}

/// Writes rows below the headings.
fn write<'a>(
    columns: &[(SheetColumn<'static>, Style)],
    rows: impl Iterator<Item = Vec<Field<'a>>>,
    out: &mut RowWriter<'_>,
) -> std::io::Result<()> {
    for (row, fields) in (1..).zip(rows) {
        let height = height_of(prose(columns, &fields));
        out.begin(row, RowLook { height, hidden: false });
        for ((at, field), (_, style)) in (0u16..).zip(&fields).zip(columns) {
            let content = match field {
                Field::Nothing => continue,
                Field::Text(text) => Content::Text(text),
                Field::Number(number) => Content::Number(number.to_cell()),
                Field::Day(day) => match serial_of(*day) {
                    Some(serial) => Content::Number(f64::from(serial)),
                    None => continue,
                },
            };
            out.cells().put(at, *style, content);
        }
        out.end()?;
    }
    Ok(())
}

/// The sentences of a row with the widths of their columns.
fn prose<'a>(
    columns: &'a [(SheetColumn<'static>, Style)],
    fields: &'a [Field<'_>],
) -> impl Iterator<Item = (&'a str, f64)> {
    columns.iter().zip(fields).filter_map(|((column, _), field)| match field {
        Field::Text(text) if column.style == ColumnStyle::Wrapped => {
            Some((text.as_ref(), column.width))
        }
        _ => None,
    })
}
