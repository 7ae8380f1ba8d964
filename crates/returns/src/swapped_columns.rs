//! The columns `Entry` and `Score` of `Results` in each other's place.
//!
//! Each row is then unknown or unreadable, and none says why. One error takes the place of theirs.

use std::collections::HashSet;

use model::form::{FormColumn, ResultColumn};
use model::problem::{Problem, ProblemPlace};
use model::{CellAddress, StoredCell, WorkbookCopy, to_a1};

use super::cells::heading_text;
use super::entry_finder::EntryFinder;
use super::events::{EventsById, label_key};
use super::headings::{self, SheetHeadings};
use super::problems::{ColumnsSwapped, UnknownEntry};
use super::results::common_score_unit;

/// Fewer rows can be anything.
const LEAST_ROWS: usize = 3;

/// A row as typed.
struct Row {
    at: u32,
    /// What tells rows of one entry apart: event, session, section.
    apart: String,
    entry: String,
    score: String,
}

/// Replaces the errors of the rows since `before`, if the two columns are swapped. Sheets without
/// any are not looked at.
pub(super) fn report_swapped_columns(
    workbook_copy: &WorkbookCopy,
    index: u16,
    before: usize,
    events: &mut EventsById,
    problems: &mut Vec<Problem>,
) {
    if problems.len() == before {
        return;
    }
    let sheet = &workbook_copy.sheets[usize::from(index)];
    let scoring = common_score_unit(events);
    let found = headings::find_headings(ResultColumn::FORM, sheet, index, scoring, &mut Vec::new());
    let Some(headings) = found else { return };
    let score = headings
        .find_column(ResultColumn::Score)
        .or(headings.find_column(ResultColumn::HandicapScore));
    let (Some(entry), Some(score)) = (headings.find_column(ResultColumn::Entry), score) else {
        return;
    };
    let below = &sheet.cells[sheet.cells.partition_point(|cell| cell.row <= headings.row)..];
    let rows: Vec<Row> = below
        .chunk_by(|one, other| one.row == other.row)
        .filter_map(|cells| row_of(cells, &headings, entry.at, score.at))
        .collect();
    let (Some(first), Some(last)) = (rows.first(), rows.last()) else { return };
    if !are_swapped(&rows, events) {
        return;
    }
    let column = entry.at.min(score.at);
    let area = [to_a1(first.at, column), to_a1(last.at, entry.at.max(score.at))].join(":");
    let in_rows = |place| matches!(place, ProblemPlace::Cell(at) if at.sheet == index && at.row > headings.row);
    let mut since = problems.split_off(before);
    since.retain(|problem| !in_rows(problem.place));
    problems.append(&mut since);
    let (entry, score) = (entry.heading.clone(), score.heading.clone());
    let at = CellAddress { sheet: index, row: first.at, column };
    let mut problem = Problem::new(ColumnsSwapped { entry, score, area }, at);
    if let [only] = &events.events[..] {
        problem = problem.with_event(&only.id);
    }
    problems.push(problem);
    events.events.iter_mut().for_each(|event| event.results.clear());
}

/// A row with both cells.
fn row_of(cells: &[StoredCell], headings: &SheetHeadings, entry: u16, score: u16) -> Option<Row> {
    use ResultColumn::{Direction, Event, Section, Session};
    let text = |at| cells.iter().find(|cell| cell.column == at).and_then(heading_text);
    let apart = [Event, Session, Section, Direction].map(|column| {
        headings.find_column(column).and_then(|headed| text(headed.at)).unwrap_or_default()
    });
    let at = cells.first()?.row;
    Some(Row { at, apart: apart.join("\n"), entry: text(entry)?, score: text(score)? })
}

/// Whether what stands under the score names another entry in every row, and what stands under
/// the entry is a number and mostly names none.
fn are_swapped(rows: &[Row], events: &EventsById) -> bool {
    let finders: Vec<EntryFinder> = events.events.iter().map(EntryFinder::new).collect();
    let is_known = |label: &str| {
        let find = |finder: &EntryFinder| finder.find(label, None, None);
        finders.iter().any(|finder| {
            find(finder).map_or_else(|why| !why.is_of_kind::<UnknownEntry>(), |_| true)
        })
    };
    let named = |label: fn(&Row) -> &str| {
        let known = rows.iter().filter(|row| is_known(label(row)));
        let known = known.map(|row| (row.apart.as_str(), label_key(label(row))));
        known.collect::<HashSet<_>>().len()
    };
    rows.len() >= LEAST_ROWS
        && rows.iter().all(|row| !row.entry.contains(char::is_alphabetic))
        && named(|row| &row.score) == rows.len()
        && named(|row| &row.entry) * 3 <= rows.len() * 2
}
