//! The forms of title norms as a workbook, a sheet each that prints on one page.

use workbook::rust_xlsxwriter::{Format, FormatAlign};
use workbook::write::{Book, CellContent, Sheet, SheetNames, XlsxError, heading_format};

use super::WORKBOOK_AUTHOR;
use crate::norm_forms::{
    NORM_FORM_COLUMN_COUNT, NormForm, NormFormCell, NormFormRow, norm_forms_of_event,
};
use engine::awards::ComputedEvent;

/// The widths of the columns of a sheet.
const WIDTHS: [f64; NORM_FORM_COLUMN_COUNT] = [30.0, 30.0, 12.0, 8.0, 8.0, 8.0, 10.0, 12.0];

/// The workbook of an event; `None` for one without ratings of FIDE.
///
/// # Errors
///
/// If a cell holds what Excel does not take.
pub fn norm_forms_book(outcome: &ComputedEvent) -> Result<Option<Vec<u8>>, XlsxError> {
    let forms = norm_forms_of_event(outcome);
    if forms.is_empty() {
        return Ok(None);
    }
    let title = format!("Title norms: {}", outcome.event.title());
    let mut book = Book::new(&title, WORKBOOK_AUTHOR, outcome.event.date())?;
    let mut names = SheetNames::default();
    for form in &forms {
        book.add_sheet(&names.unique_name(&form.name), |sheet| {
            write(sheet, form);
            Ok(())
        })?;
    }
    book.into_bytes(None).map(Some)
}

fn write(sheet: &mut Sheet<'_>, form: &NormForm) {
    for (column, width) in (0u16..).zip(WIDTHS) {
        sheet.shell.set_column_width(column, width);
    }
    sheet.shell.set_single_page();
    let heading = sheet.style_id(&heading_format());
    let left = sheet.style_id(&Format::new().set_align(FormatAlign::Left));
    let mut row = 0;
    for own in &form.rows {
        match own {
            NormFormRow::Headings(headings) => {
                row += u32::from(row > 0);
                for (column, text) in (0u16..).zip(headings) {
                    sheet.write_styled((row, column), heading, text.as_str());
                }
            }
            NormFormRow::Fact(what, cell) => {
                sheet.write((row, 0), what.as_str());
                sheet.write_styled((row, 1), left, content(cell));
            }
            NormFormRow::Cells(cells) => {
                for (column, cell) in (0u16..).zip(cells) {
                    sheet.write_styled((row, column), left, content(cell));
                }
            }
        }
        row += 1;
    }
}

fn content(cell: &NormFormCell) -> CellContent<'_> {
    match cell {
        NormFormCell::Text(text) => CellContent::Text(text),
        NormFormCell::Number(number) => CellContent::Number(*number),
    }
}
