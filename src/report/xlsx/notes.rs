//! The notes of a register: typed text, and the reason of a change.

use workbook::write::Note;

use crate::model::SheetCopy;
use crate::model::annotation::NOTE_MARK;

/// A note on a cell of the register.
#[derive(Debug, Clone)]
pub(super) struct SheetNote<'a> {
    /// The cell, by row and column.
    pub at: (u32, u16),
    /// The typed text; may be empty.
    pub typed: &'a str,
    /// The calculation and the clauses of the change.
    pub why: Option<(&'a str, &'a str)>,
}

impl Note for SheetNote<'_> {
    fn at(&self) -> (u32, u16) {
        self.at
    }

    fn write(&self, text: &mut String) {
        text.push_str(self.typed);
        let Some((why, clauses)) = self.why else { return };
        if !self.typed.is_empty() {
            text.push_str("\n\n");
        }
        text.push_str(NOTE_MARK);
        let clauses = clauses.replace(';', ", ");
        let long = LONGEST.saturating_sub(clauses.len() + " ()".len());
        match why.char_indices().nth(long) {
            None => [why, " (", &clauses, ")"].iter().for_each(|part| text.push_str(part)),
            Some((end, _)) => {
                text.push_str(&why[..end]);
                text.push_str("\u{2026} (in full on the sheet Changes)");
            }
        }
    }
}

/// The notes of the sheet, without our earlier ones, joined with the new ones, sorted by
/// cell.
pub(super) fn with_typed<'a>(
    sheet: &'a SheetCopy,
    mut new: Vec<SheetNote<'a>>,
) -> Vec<SheetNote<'a>> {
    new.sort_by_key(|note| note.at);
    let mut others = Vec::new();
    for note in &sheet.layout.notes {
        let typed = note.text.split(NOTE_MARK).next().unwrap_or_default().trim();
        let at = (note.row, note.column);
        match new.binary_search_by_key(&at, |note| note.at) {
            Ok(found) => new[found].typed = typed,
            Err(_) if typed.is_empty() => {}
            Err(_) => others.push(SheetNote { at, typed, why: None }),
        }
    }
    if !others.is_empty() {
        new.extend(others);
        new.sort_by_key(|note| note.at);
        // A cell has one note, but files can contain two.
        new.dedup_by_key(|note| note.at);
    }
    new
}

/// The longest calculation in a note, in characters.
const LONGEST: usize = 800;
