//! The sheet `Forbidden`: pairs of entries that must not meet.

use model::form::ForbiddenColumn as Column;
use model::problem::Problem;
use model::{Cell, Event, ForbiddenPair, WorkbookCopy};

use super::cells::CellReader;
use super::entry_finder::EntryFinder;
use super::events::EventsById;
use super::problems;
use super::table::{self, RowReading};

/// Reads the sheet into the events.
pub(super) fn read_forbidden_sheet(
    workbook_copy: &WorkbookCopy,
    index: u16,
    events: &mut EventsById,
    reader: &mut CellReader<'_>,
) {
    let Some(table) = table::read_sheet_rows::<Column>(workbook_copy, index, reader) else {
        return;
    };
    let finders: Vec<EntryFinder> = events.events.iter().map(EntryFinder::new).collect();
    for mut row in table.rows {
        if let Some(index) = events.event_of_row(&mut row, Column::Event) {
            let event = &mut events.events[index];
            let missing = row.report_if_lacking(Column::A, &table.headings)
                | row.report_if_lacking(Column::B, &table.headings);
            if !missing {
                let barred = pair_of(&mut row, &finders[index], event);
                event.forbidden.extend(barred);
            }
            row.problems.iter_mut().for_each(|problem| problem.event = Some(event.id.clone()));
        }
        reader.problems.append(&mut row.problems);
    }
}

/// The two entries of a row; `None` if one is unknown or both are the same.
fn pair_of(
    row: &mut RowReading<Column>,
    finder: &EntryFinder,
    event: &Event,
) -> Option<ForbiddenPair> {
    let pair = [Column::A, Column::B].map(|column| {
        let label = row.record.text(column)?;
        let (found, at) = (finder.find(label.value, None, None), label.at);
        found.map_err(|trouble| row.problems.push(Problem::new(trouble, at))).ok()
    });
    let [Some(one), Some(other)] = pair else { return None };
    if one == other {
        let label = event.entries[one].label.clone();
        let trouble = problems::MeetsItself { label };
        row.report(trouble, row.record.at);
        return None;
    }
    let rounds = row.record.text(Column::Rounds);
    let rounds = rounds.map(|cell| Cell::new(cell.value.to_string(), cell.at));
    Some(ForbiddenPair { at: row.record.at, pair: [one, other], rounds })
}
