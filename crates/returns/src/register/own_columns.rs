//! Columns, notes and cells of one's own on the sheets that palmares writes anew, where they do not stay.

use model::problem::{Problem, ProblemPlace, abridged_name_list};
use model::{CellNote, WorkbookCopy, to_a1};
use workbook::SkippedSheet;

use super::problems::{CellNotKept, ColumnNotKept, NoteNotKept};
use crate::cells::{CellReader, heading_text, is_cell_filled};
use crate::overlooked_content_problems::DecisionsNotRead;
use crate::problems::{OtherColumn, UnknownColumn};
use crate::quoted_cells::{quote_cells, shorten_text};
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
        if let Some(trouble) = lost_notes(&sheet.name, &sheet.layout.notes) {
            reader.problems.push(Problem::new(trouble, ProblemPlace::Sheet(*index)));
        }
    }
}

/// The problem of what somebody wrote in notes on a sheet.
fn lost_notes(sheet: &str, notes: &[CellNote]) -> Option<NoteNotKept> {
    let texts = notes.iter().filter_map(|note| {
        let text = shorten_text(&typed_note_text(note)?);
        Some(format!("“{text}” ({})", to_a1(note.row, note.column)))
    });
    let texts: Vec<String> = texts.collect();
    let (sheet, some) = (sheet.to_string(), !texts.is_empty());
    some.then(|| NoteNotKept { sheet, texts: abridged_name_list(texts, MOST) })
}

/// Warns of notes and cells that were added to sheets of reports, which are not read otherwise.
pub(super) fn warn_of_lost_additions(reports: &[SkippedSheet], problems: &mut Vec<Problem>) {
    for report in reports {
        problems.extend(lost_notes(&report.name, &report.notes).map(Problem::for_file));
        let texts = quote_cells(report.added_cells.iter());
        let lost = texts.map(|texts| CellNotKept { sheet: report.name.clone(), texts });
        problems.extend(lost.map(Problem::for_file));
    }
}

/// The first few cells.
pub(super) fn list_some_cells(cells: &[String]) -> String {
    let more = if cells.len() > MOST { ", \u{2026}" } else { "" };
    format!("{}{more}", cells[..cells.len().min(MOST)].join(", "))
}
