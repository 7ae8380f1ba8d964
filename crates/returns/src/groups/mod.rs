//! The sheets whose rows have groups of contestants: `Groups`, and `Prizes`, which can name them.

pub(crate) mod group_bounds;
mod prizes;
pub mod problems;
mod sheet;
pub(crate) mod strata;

use std::collections::BTreeMap;
use std::sync::Arc;

use model::form::GroupColumn as Column;
use model::{CellAddress, Event, GroupRow, State, WorkbookCopy};

use super::cells::CellReader;
use super::events::EventsById;
use super::register;
use super::settings::Settings;
use super::table;
use group_bounds::parse_group_row;

/// Reads the two sheets into the events. Those without a row of `Groups` have the groups of the
/// settings; prizes come after the groups that they name.
pub(super) fn read_groups_and_prizes(
    workbook_copy: &WorkbookCopy,
    [groups, prizes]: [Option<u16>; 2],
    settings: &Settings,
    events: &mut EventsById,
    reader: &mut CellReader<'_>,
) {
    if let Some(index) = groups {
        read_groups(workbook_copy, index, events, reader);
    }
    for event in &mut events.events {
        let own = std::mem::take(&mut event.groups.rows);
        if own.is_empty() && settings.are_groups_faulty {
            event.lower_state(State::Provisional);
        }
        let settled = settings.groups.iter().map(|row| GroupRow { at: event.at, ..row.clone() });
        event.groups.set_rows(if own.is_empty() { settled.collect() } else { own });
    }
    if let Some(index) = prizes {
        prizes::read_prizes_sheet(workbook_copy, index, events, reader);
    }
}

fn read_groups(
    workbook_copy: &WorkbookCopy,
    index: u16,
    events: &mut EventsById,
    reader: &mut CellReader<'_>,
) {
    let sheet = &workbook_copy.sheets[usize::from(index)];
    if !sheet::is_groups_sheet(sheet, index, reader) {
        return;
    }
    let Some(table) = table::read_sheet_rows::<Column>(workbook_copy, index, reader) else {
        return;
    };
    let has_strata = table.rows.iter().any(|row| row.record.get(Column::Stratum).is_some());
    let are_bounds_read = sheet::report_unread_group_columns(
        sheet,
        index,
        &table.headings,
        has_strata,
        &mut reader.problems,
    );
    let stratum = table.headings.find_column(Column::Stratum).map_or(0, |headed| headed.at);
    for mut row in table.rows {
        if let Some(index) = events.event_of_row(&mut row, Column::Event) {
            let event: &mut Event = &mut events.events[index];
            match parse_group_row(&row.record, None, &event.groups.rows) {
                _ if row.is_faulty() => {}
                Ok(group) => event.groups.rows.push(group),
                Err((trouble, at)) => row.report(trouble, at),
            }
            row.problems.iter_mut().for_each(|problem| problem.event = Some(event.id.clone()));
        }
        reader.problems.append(&mut row.problems);
    }
    // A column that is not read may have the bounds.
    for event in events.events.iter().filter(|_| are_bounds_read) {
        let rows = &event.groups.rows;
        for (row, trouble) in strata::strata_problems(rows) {
            let at = CellAddress { column: stratum, ..rows[row].at };
            reader.problems.push(event.problem(trouble, at));
        }
    }
}

/// Gives the ranks of members to the events whose groups ask for them, from the sheet `Members` of
/// the return, else from the lists of the settings. Returns whether any event asks.
pub(super) fn give_member_ranks_to_events(
    workbook_copy: &WorkbookCopy,
    settings: &Settings,
    events: &mut [Event],
) -> bool {
    let asks = |event: &&mut Event| {
        let by_prizes = || event.prizes.rows.iter().any(|row| !row.group.ranks.is_empty());
        event.groups.needs_member_ranks() || by_prizes()
    };
    let mut asking = events.iter_mut().filter(asks).peekable();
    if asking.peek().is_none() {
        return false;
    }
    let mut ranks: BTreeMap<String, String> = register::ranks_in_return(workbook_copy);
    if ranks.is_empty() {
        ranks = settings.ranks_by_number();
    }
    let ranks = Arc::new(ranks);
    asking.for_each(|event| event.groups.ranks = Arc::clone(&ranks));
    true
}
