//! Removes annotations from an annotated return that is read again, so that they do not count as
//! input.

use crate::model::annotation::{ABOUT, DRAW, MARK, NOTE_MARK, SHEETS, severity_of_fill};
use crate::model::{Facsimile, Fill, SheetCopy, Stored};

/// Removes the sheets, columns, notes and colours of an earlier annotation.
pub(super) fn strip(facsimile: &mut Facsimile) {
    let marked = |sheet: &SheetCopy| {
        sheet.name == ABOUT
            && sheet.cells.first().is_some_and(
                |cell| matches!(&cell.value, Stored::Text(text) if text.starts_with(MARK)),
            )
    };
    if !facsimile.sheets.iter().any(marked) {
        return;
    }
    // Organisers type results on the sheet Draw, so it stays.
    let added = |name: &str| name != DRAW && SHEETS.contains(&name);
    facsimile.sheets.retain(|sheet| !added(&sheet.name));
    for sheet in &mut facsimile.sheets {
        strip_columns(sheet);
        sheet.layout.notes.retain_mut(|note| {
            if let Some(start) = note.text.find(NOTE_MARK) {
                note.text.truncate(start);
            }
            !note.text.trim().is_empty()
        });
    }
    for look in &mut facsimile.looks {
        if look.fill.foreground.and_then(severity_of_fill).is_some() {
            look.fill = Fill::default();
        }
    }
}

/// Removes the columns that an annotation added, from their heading down.
fn strip_columns(sheet: &mut SheetCopy) {
    let added = sheet.cells.iter().filter_map(|cell| match &cell.value {
        Stored::Text(text) if text.starts_with(NOTE_MARK) => Some((cell.row, cell.column)),
        _ => None,
    });
    let added: Vec<(u32, u16)> = added.collect();
    if added.is_empty() {
        return;
    }
    let is_added = |row: u32, column: u16| {
        added.iter().any(|(heading, own)| *own == column && *heading <= row)
    };
    sheet.cells.retain(|cell| !is_added(cell.row, cell.column));
    sheet.layout.columns.retain(|layout| {
        layout.first != layout.last || !added.iter().any(|(_, column)| *column == layout.first)
    });
}
