//! A table as one or several sheets. Rows are generated while the workbook is packed, so no cell is
//! held.

use std::collections::HashMap;
use std::io;

use rust_xlsxwriter::{Color, Format, XlsxError};

use super::column::{Column, TableColumnKind};
use super::field::{CellEmphasis, Field, TableNumber};
use super::{Table, TableRows};
use crate::day::serial_from_day;
use crate::write::{
    Book, CellContent, FormulaResult, RowProperties, RowWriter, Sheet, SheetColumn, SheetNames,
    StyleId, add_next_sheet_note, prepare_list_sheet, split_into_sheets, text_row_height,
};

impl<N: TableNumber> Table<'_, N> {
    /// Adds the table to a workbook, under unused names: its title, with a number if several sheets
    /// are needed.
    ///
    /// # Errors
    ///
    /// If Excel accepts no such sheet.
    pub fn add_to_book<'a>(
        &'a self,
        book: &mut Book<'a>,
        names: &mut SheetNames,
    ) -> Result<(), XlsxError> {
        self.add_to_book_editing_first(book, names, |_| Ok(()))
    }

    /// The same, with `first_too` applied to the first sheet.
    ///
    /// # Errors
    ///
    /// If Excel accepts no such sheet.
    pub fn add_to_book_editing_first<'a>(
        &'a self,
        book: &mut Book<'a>,
        names: &mut SheetNames,
        first_too: impl Fn(&mut Sheet<'a>) -> Result<(), XlsxError>,
    ) -> Result<(), XlsxError> {
        let columns = sheet_columns(&self.columns);
        let sheets = split_into_sheets(&self.title, self.count)
            .map(|(name, rows)| (names.unique_name(&name), rows));
        let mut sheets = sheets.collect::<Vec<_>>().into_iter().peekable();
        let mut first = 0;
        while let Some((name, rows)) = sheets.next() {
            book.add_sheet(&name, |sheet| {
                prepare_table_sheet(sheet, &columns, rows as u32, self.elsewhere);
                if first == 0 {
                    first_too(sheet)?;
                }
                if let Some((next, _)) = sheets.peek() {
                    add_next_sheet_note(sheet, next);
                }
                let styles = TableStyleIds::new(sheet, self);
                let right = self.columns.len().saturating_sub(1) as u16;
                if rows > 0 {
                    sheet.add_rows_below((rows as u32, right), move |out| {
                        styles.write(&self.columns, (self.rows)(), first, rows, out)
                    });
                }
                Ok(())
            })?;
            first += rows;
        }
        Ok(())
    }

    /// The bytes of a workbook with only this table.
    ///
    /// # Errors
    ///
    /// If Excel accepts no such workbook.
    pub fn to_xlsx(&self, author: &str) -> Result<Vec<u8>, XlsxError> {
        let mut book = Book::new(&self.title, author, None)?;
        self.add_to_book(&mut book, &mut SheetNames::default())?;
        book.into_bytes(None)
    }
}

/// Prepares the sheet of a table. Of a long one whose rows stand `elsewhere` too, it prints a page.
pub(super) fn prepare_table_sheet(
    sheet: &mut Sheet<'_>,
    columns: &[SheetColumn<'_>],
    rows: u32,
    elsewhere: &str,
) {
    prepare_list_sheet(sheet, columns, rows, None);
    sheet.shell.print_first_page_only(rows, elsewhere);
}

/// The columns as those of a sheet.
pub(super) fn sheet_columns(columns: &[Column]) -> Vec<SheetColumn<'_>> {
    let each = columns.iter();
    each.map(|own| SheetColumn { heading: &own.heading, width: own.width, style: own.style })
        .collect()
}

/// The format numbers of a table's cells.
pub(super) struct TableStyleIds {
    columns: Vec<StyleId>,
    marked: HashMap<(u16, CellEmphasis), StyleId>,
}

impl TableStyleIds {
    /// Those of the cells of a prepared sheet.
    pub(super) fn new<N>(sheet: &mut Sheet<'_>, table: &Table<'_, N>) -> TableStyleIds {
        let columns = (0..).zip(&*table.columns);
        let plain = columns.clone().map(|(at, _)| sheet.column_style(at)).collect();
        let mut marked = HashMap::new();
        for (at, column) in columns {
            for emphasis in table.emphases {
                let format = format_of(column.style.format().unwrap_or_default(), *emphasis);
                marked.insert((at, *emphasis), sheet.style_id(&format));
            }
        }
        TableStyleIds { columns: plain, marked }
    }

    /// Writes a range of rows below the headings.
    fn write<'a, N: TableNumber>(
        &self,
        columns: &[Column],
        rows: TableRows<'a, N>,
        first: usize,
        count: usize,
        out: &mut RowWriter<'_>,
    ) -> io::Result<()> {
        let mut rows = (1..).zip(rows.skip(first).take(count));
        rows.try_for_each(|(row, fields)| self.write_row(columns, row, &fields, out))
    }

    /// Writes a row, counted from 0.
    pub(super) fn write_row<N: TableNumber>(
        &self,
        columns: &[Column],
        row: u32,
        fields: &[Field<'_, N>],
        out: &mut RowWriter<'_>,
    ) -> io::Result<()> {
        out.begin_row(
            row,
            RowProperties { height: text_row_height(prose(columns, fields)), hidden: false },
        );
        for ((at, field), style) in (0u16..).zip(fields).zip(&self.columns) {
            self.put(at, field, *style, out);
        }
        out.end_row()
    }

    fn put<N: TableNumber>(
        &self,
        at: u16,
        field: &Field<'_, N>,
        style: StyleId,
        out: &mut RowWriter<'_>,
    ) {
        let content = match field {
            Field::Nothing => return,
            Field::Text(text) => CellContent::Text(text),
            Field::Number(number) => CellContent::Number(number.to_f64()),
            Field::Day(day) => match serial_from_day(*day) {
                Some(serial) => CellContent::Number(f64::from(serial)),
                None => return,
            },
            Field::Marked(marked) => {
                let style = self.marked.get(&(at, marked.emphasis)).copied().unwrap_or(style);
                return match (&marked.link, marked.field.plain()) {
                    (Some(link), Field::Text(text)) => {
                        let quoted = |text: &str| text.replace('"', "\"\"");
                        let formula =
                            format!("HYPERLINK(\"{}\",\"{}\")", quoted(link), quoted(text));
                        let content = CellContent::Formula(&formula, FormulaResult::Text(text));
                        out.cell_writer().write(at, style, content);
                    }
                    (_, field) => self.put(at, field, style, out),
                };
            }
        };
        out.cell_writer().write(at, style, content);
    }
}

/// The format of a column's emphasised cells.
fn format_of(format: Format, emphasis: CellEmphasis) -> Format {
    const GREY: Color = Color::RGB(0x7A7A7A);
    match emphasis {
        CellEmphasis::Link => format.set_hyperlink(),
        CellEmphasis::Strong => format.set_bold(),
        CellEmphasis::Muted => format.set_font_color(GREY),
        CellEmphasis::Note => format.set_background_color(Color::RGB(0xDDEBFA)),
        CellEmphasis::Warning => format.set_background_color(Color::RGB(0xFFE9B0)),
        CellEmphasis::Error => format.set_background_color(Color::RGB(0xFFC9C4)),
    }
}

/// The sentences of a row, with the widths of their columns.
fn prose<'t, N>(
    columns: &'t [Column],
    fields: &'t [Field<'_, N>],
) -> impl Iterator<Item = (&'t str, f64)> {
    columns.iter().zip(fields).filter_map(|(column, field)| match field.plain() {
        Field::Text(text) if column.kind == TableColumnKind::Prose => {
            Some((text.as_ref(), column.width))
        }
        _ => None,
    })
}
