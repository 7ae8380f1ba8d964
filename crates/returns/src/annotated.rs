//! Removes annotations from an annotated return that is read again, so that they do not count as
//! input.

use model::annotation::{
    ABOUT_SHEET, ADDED_SHEETS_LABEL, ANNOTATION_MARK, ANNOTATION_SHEET_NAMES, DRAW_SHEET,
    FIRST_HIDDEN_STYLES_COLUMN, PALMARES_NOTE_PREFIX, SEVERITY_FILLS, severity_index_of_fill,
};
use model::{CellValue, EarlierAdditions, Fill, SheetCopy, WorkbookCopy};

/// Removes the sheets, columns, notes and colours of an earlier annotation. Returns what it
/// added; nothing if there was none.
pub(super) fn strip_annotation(workbook_copy: &mut WorkbookCopy) -> EarlierAdditions {
    let marked = |sheet: &&SheetCopy| {
        sheet.name.starts_with(ABOUT_SHEET)
            && sheet.cells.first().is_some_and(
                |cell| matches!(&cell.value, CellValue::Text(text) if text.starts_with(ANNOTATION_MARK)),
            )
    };
    let Some(about) = workbook_copy.sheets.iter().find(marked) else {
        return EarlierAdditions::default();
    };
    // Organisers type results on the Draw sheet, so it stays.
    let listed = added_sheets(about);
    let added = |name: &str| match &listed {
        Some(listed) => listed.split(", ").any(|own| own == name) || name == about.name,
        None => name != DRAW_SHEET && ANNOTATION_SHEET_NAMES.contains(&name),
    };
    let mut earlier = EarlierAdditions {
        looks: Some((about.name.clone(), FIRST_HIDDEN_STYLES_COLUMN)),
        note_mark: PALMARES_NOTE_PREFIX.to_string(),
        fills: SEVERITY_FILLS.to_vec(),
        ..EarlierAdditions::default()
    };
    let names = workbook_copy.sheets.iter().map(|sheet| sheet.name.clone());
    earlier.sheets = names.filter(|name| added(name)).collect();
    workbook_copy.sheets.retain(|sheet| !earlier.sheets.contains(&sheet.name));
    for sheet in &mut workbook_copy.sheets {
        for (row, column) in strip_columns(sheet) {
            earlier.columns.push((sheet.name.clone(), row, column));
        }
        sheet.layout.notes.retain_mut(|note| {
            if let Some(start) = note.text.find(PALMARES_NOTE_PREFIX) {
                note.text.truncate(start);
            }
            !note.text.trim().is_empty()
        });
    }
    for look in &mut workbook_copy.styles {
        if look.fill.foreground.and_then(severity_index_of_fill).is_some() {
            look.fill = Fill::default();
        }
    }
    earlier
}

/// The names of the added sheets, joined by commas, as the sheet About lists them.
fn added_sheets(about: &SheetCopy) -> Option<Box<str>> {
    let text = |row: u32, column: u16| {
        about.cells.iter().find_map(|cell| match &cell.value {
            CellValue::Text(text) if (cell.row, cell.column) == (row, column) => Some(text.clone()),
            _ => None,
        })
    };
    let headed = about.cells.iter().find(|cell| {
        cell.column == 0
            && matches!(&cell.value, CellValue::Text(text) if **text == *ADDED_SHEETS_LABEL)
    });
    headed.and_then(|cell| text(cell.row, 1))
}

/// Removes the columns that an annotation added, from their heading down. Returns their headings.
fn strip_columns(sheet: &mut SheetCopy) -> Vec<(u32, u16)> {
    let added = sheet.cells.iter().filter_map(|cell| match &cell.value {
        CellValue::Text(text) if text.starts_with(PALMARES_NOTE_PREFIX) => {
            Some((cell.row, cell.column))
        }
        _ => None,
    });
    let added: Vec<(u32, u16)> = added.collect();
    if added.is_empty() {
        return added;
    }
    let is_added = |row: u32, column: u16| {
        added.iter().any(|(heading, own)| *own == column && *heading <= row)
    };
    sheet.cells.retain(|cell| !is_added(cell.row, cell.column));
    sheet.layout.columns.retain(|layout| {
        layout.first != layout.last || !added.iter().any(|(_, column)| *column == layout.first)
    });
    added
}
