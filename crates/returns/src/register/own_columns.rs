//! Columns and notes of one's own on the sheets that palmares writes anew, where they do not stay.

use model::problem::{Problem, ProblemPlace, abridged_name_list};
use model::{WorkbookCopy, to_a1};

use crate::cells::{CellReader, heading_text, is_cell_filled};
use crate::misread_problems::DecisionsNotRead;
use crate::problems::{ColumnNotKept, NoteNotKept, OtherColumn, UnknownColumn};
use crate::quoted_cells::shorten_text;
use crate::unread_cells::typed_note_text;

/// So many cells are named.
const MOST: usize = 5;

/// Warns of them on the sheets `anew`.
pub(super) fn warn_of_lost_content(
    workbook_copy: &WorkbookCopy,
    anew: &[u16],
    reader: &mut CellReader<'_>,
) {
    warn_of_lost_columns(workbook_copy, anew, reader);
    warn_of_lost_notes(workbook_copy, anew, reader);
}

/// Warns of columns, in place of the notes that they were not read. Of a sheet whose decisions were not
/// read nothing more is said.
fn warn_of_lost_columns(workbook_copy: &WorkbookCopy, anew: &[u16], reader: &mut CellReader<'_>) {
    let own = |problem: &Problem| match problem.place {
        ProblemPlace::Cell(at) if anew.contains(&at.sheet) => {
            let trouble = &problem.trouble;
            let unknown =
                trouble.is_of_kind::<UnknownColumn>() || trouble.is_of_kind::<OtherColumn>();
            unknown.then_some(at)
        }
        _ => None,
    };
    let unread = reader.problems.iter().filter(|one| one.trouble.is_of_kind::<DecisionsNotRead>());
    let sheet = |one: &Problem| match one.place {
        ProblemPlace::Cell(at) => Some(at.sheet),
        _ => None,
    };
    let unread: Vec<u16> = unread.filter_map(sheet).collect();
    reader.problems.retain(|one| own(one).is_none_or(|at| !unread.contains(&at.sheet)));
    for problem in &mut reader.problems {
        let Some(at) = own(problem) else { continue };
        let cells = &workbook_copy.sheets[usize::from(at.sheet)].cells;
        let column =
            || cells.iter().filter(|cell| cell.column == at.column && is_cell_filled(cell));
        let headed = column().find(|cell| cell.row == at.row).and_then(heading_text);
        let below = column().filter(|cell| cell.row > at.row);
        let below: Vec<String> = below.map(|cell| to_a1(cell.row, cell.column)).collect();
        let Some(heading) = headed.filter(|_| !below.is_empty()) else { continue };
        let cells = list_some_cells(&below);
        *problem = Problem::new(ColumnNotKept { heading, cells }, at);
    }
}

/// Warns of notes on cells, once a sheet.
fn warn_of_lost_notes(workbook_copy: &WorkbookCopy, anew: &[u16], reader: &mut CellReader<'_>) {
    for index in anew {
        let sheet = &workbook_copy.sheets[usize::from(*index)];
        let texts = sheet.layout.notes.iter().filter_map(|note| {
            let text = shorten_text(&typed_note_text(note)?);
            Some(format!("“{text}” ({})", to_a1(note.row, note.column)))
        });
        let texts: Vec<String> = texts.collect();
        if !texts.is_empty() {
            let texts = abridged_name_list(texts, MOST);
            let trouble = NoteNotKept { sheet: sheet.name.clone(), texts };
            reader.problems.push(Problem::new(trouble, ProblemPlace::Sheet(*index)));
        }
    }
}

/// The first few cells.
pub(super) fn list_some_cells(cells: &[String]) -> String {
    let more = if cells.len() > MOST { ", \u{2026}" } else { "" };
    format!("{}{more}", cells[..cells.len().min(MOST)].join(", "))
}
