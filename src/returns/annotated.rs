//! An annotated return that comes back: what palmares added is taken off again,
//! so that it is not mistaken for what somebody typed.

use crate::model::annotation::{ABOUT, MARK, NOTE_MARK, SHEETS, severity_of_fill};
use crate::model::{Facsimile, Fill, SheetCopy, Stored};

/// Takes the sheets, notes and colours of an earlier annotation off.
pub fn strip(facsimile: &mut Facsimile) {
    let marked = |sheet: &SheetCopy| {
        sheet.name == ABOUT
            && sheet.cells.first().is_some_and(
                |cell| matches!(&cell.value, Stored::Text(text) if text.starts_with(MARK)),
            )
    };
    if !facsimile.sheets.iter().any(marked) {
        return;
    }
    facsimile.sheets.retain(|sheet| !SHEETS.contains(&sheet.name.as_str()));
    for sheet in &mut facsimile.sheets {
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
