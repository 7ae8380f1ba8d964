//! The sheet `Games`: several players at one board. The rows stay as read for scoring; this file
//! finds their players.

use model::diplomacy::DiplomacyGameRow;
use model::form::GameColumn as Column;
use model::name_comparison::{NameLikeness, name_key, name_likeness};
use model::problem::Problem;
use model::{Event, WorkbookCopy};

use super::cells::CellReader;
use super::entry_finder::EntryFinder;
use super::events::EventsById;
use super::problems;
use super::table::{self, RowReading};

/// Reads the sheet into the events. A row with an unknown player stays, since its centres count in
/// the scores of the others.
pub(super) fn read_games_sheet(
    workbook_copy: &WorkbookCopy,
    index: u16,
    events: &mut EventsById,
    reader: &mut CellReader<'_>,
) {
    let Some(table) = table::read_sheet_rows::<Column>(workbook_copy, index, reader) else {
        return;
    };
    if table.headings.find_column(Column::Player).is_none() {
        reader.problems.extend(table.headings.missing_column_problem(Column::Player, index));
        return;
    }
    let finders: Vec<EntryFinder> = events.events.iter().map(EntryFinder::new).collect();
    for mut row in table.rows {
        if let Some(index) = events.event_of_row(&mut row, Column::Event) {
            let event = &mut events.events[index];
            let given = !row.report_if_lacking(Column::Player, &table.headings);
            let known = given && !event.entries.is_empty();
            let entry = if known { player(&mut row, &finders[index]) } else { None };
            if let Some(problem) = entry.and_then(|entry| other_name(&row, entry, event)) {
                row.problems.push(problem);
            }
            row.problems.iter_mut().for_each(|problem| problem.event = Some(event.id.clone()));
            event.games.push(DiplomacyGameRow {
                faults: row.faulty_columns(),
                record: row.record,
                entry,
            });
        }
        reader.problems.append(&mut row.problems);
    }
    // Even without rows: the next round is written below the headings.
    for event in &mut events.events {
        event.headings.games = Some(table.headings.header_row_for_annotation(index));
    }
}

/// The problem of a name that does not belong to its number.
fn other_name(row: &RowReading<Column>, entry: usize, event: &Event) -> Option<Problem> {
    let typed = row.record.text(Column::Name)?;
    let entry = &event.entries[entry];
    let same = name_likeness(&name_key(typed.value), &name_key(&entry.display_name()))
        != NameLikeness::Other;
    let (label, name, typed_name) =
        (entry.label.clone(), entry.display_name(), typed.value.to_string());
    let trouble = problems::DrawName { label, name, typed: typed_name };
    (!same).then(|| Problem::new(trouble, typed.at))
}

fn player(row: &mut RowReading<Column>, finder: &EntryFinder) -> Option<usize> {
    let label = row.record.text(Column::Player)?;
    match finder.find(label.value, None, None) {
        Ok(entry) => Some(entry),
        Err(trouble) => {
            let at = label.at;
            row.report(trouble, at);
            None
        }
    }
}
