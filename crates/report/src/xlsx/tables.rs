//! Writes a table on a sheet of an annotated return, with notes, links and colours.

use workbook::rust_xlsxwriter::{Color, Format, FormatAlign};
use workbook::serial_from_day;
use workbook::table::Column;
use workbook::write::{
    CellContent, ColumnStyle, Sheet, SheetColumn, XlsxError, fit_row_height, prepare_list_sheet,
    quoted_sheet_name,
};

use crate::tables::{Field, Table};
use model::annotation::SEVERITY_FILLS;
use model::problem::Severity;

/// A sheet can have at most 65,530 links.
const MOST_LINKS: u32 = 65_000;

/// Fills a sheet with a table, named by its title in Excel, with notes, links and colours;
/// `empty` is written if it has no rows.
pub(super) fn fill_sheet_with_table(
    sheet: &mut Sheet<'_>,
    table: &Table<'_>,
    empty: &str,
) -> Result<(), XlsxError> {
    let shown = table.sheet_output_table();
    let columns: Vec<SheetColumn<'_>> = shown.columns.iter().map(sheet_column).collect();
    prepare_list_sheet(sheet, &columns, shown.count as u32, Some(&shown.title));
    if table.is_empty() {
        sheet.write((1, 0), empty);
    }
    for ((row, fields), extras) in (1u32..).zip((shown.rows)()).zip(table.sheet_cell_extras()) {
        for ((at, field), extra) in (0u16..).zip(&fields).zip(&extras) {
            match (field, extra.link, extra.severity) {
                (Field::Text(text), Some((name, cell)), _) if row <= MOST_LINKS => {
                    sheet.write_link_to_cell(
                        (row, at),
                        &format!("{}!{cell}", quoted_sheet_name(name)),
                        text,
                    );
                }
                (Field::Text(text), _, Some(severity)) => {
                    let colour = Format::new().set_background_color(severity_colour(severity));
                    let style = sheet.style_id(&colour.set_align(FormatAlign::Top));
                    sheet.write_styled((row, at), style, &**text);
                }
                _ => sheet.write((row, at), content_of(field)),
            }
            if !extra.note.is_empty() {
                sheet.add_note((row, at), &extra.note);
            }
        }
        let sentences: Vec<(&str, f64)> = columns
            .iter()
            .zip(&fields)
            .filter_map(|(column, field)| sentence(column, field))
            .collect();
        fit_row_height(sheet, row, &sentences);
    }
    Ok(())
}

fn sheet_column(column: &Column) -> SheetColumn<'_> {
    SheetColumn { heading: &column.heading, width: column.width, style: column.style }
}

/// The colour of a severity.
pub(super) fn severity_colour(severity: Severity) -> Color {
    Color::RGB(SEVERITY_FILLS[severity as usize])
}

fn content_of<'f>(field: &'f Field<'_>) -> CellContent<'f> {
    match field.plain() {
        Field::Text(text) => CellContent::Text(text),
        Field::Number(number) => CellContent::Number(number.to_cell_f64()),
        Field::Day(day) => serial_from_day(*day)
            .map_or(CellContent::Blank, |serial| CellContent::Number(f64::from(serial))),
        Field::Nothing | Field::Marked(_) => CellContent::Blank,
    }
}

/// A sentence with the width of its column.
fn sentence<'f>(column: &SheetColumn<'_>, field: &'f Field<'_>) -> Option<(&'f str, f64)> {
    match field {
        Field::Text(text) if column.style == ColumnStyle::Wrapped => Some((text, column.width)),
        _ => None,
    }
}
