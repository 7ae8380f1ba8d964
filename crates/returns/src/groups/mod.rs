//! The sheets whose rows have groups of contestants: `Groups`, and `Prizes`, which can name them.

mod bounds;
mod prizes;
pub mod problems;

use std::collections::BTreeMap;
use std::sync::Arc;

use model::form::GroupColumn as Column;
use model::names::folded;
use model::{Event, GroupRow, StableSort, WorkbookCopy, natural};

use super::cells::CellReader;
use super::events::EventsById;
use super::register;
use super::settings::Settings;
use super::table::{self, Row};
use bounds::bounds_of;

/// More rows of an event are no list of groups.
const MOST: usize = 100;

/// Reads the two sheets into the events; prizes come after the groups that they name.
pub(super) fn read(
    workbook_copy: &WorkbookCopy,
    [groups, prizes]: [Option<u16>; 2],
    events: &mut EventsById,
    reader: &mut CellReader<'_>,
) {
    if let Some(index) = groups {
        read_groups(workbook_copy, index, events, reader);
    }
    if let Some(index) = prizes {
        prizes::read(workbook_copy, index, events, reader);
    }
}

fn read_groups(
    workbook_copy: &WorkbookCopy,
    index: u16,
    events: &mut EventsById,
    reader: &mut CellReader<'_>,
) {
    let Some(table) = table::read::<Column>(workbook_copy, index, reader) else { return };
    for mut row in table.rows {
        if let Some(index) = events.of_row(&mut row, Column::Event) {
            let event: &mut Event = &mut events.events[index];
            let group = (!row.is_faulty()).then(|| group_of(&mut row, &event.groups.rows));
            event.groups.rows.extend(group.flatten());
            row.problems.iter_mut().for_each(|problem| problem.event = Some(event.id.clone()));
        }
        reader.problems.append(&mut row.problems);
    }
    for event in &mut events.events {
        event.groups.rows.arrange_by(|a, b| match (&a.stratum, &b.stratum) {
            (Some(a), Some(b)) => natural(a, b),
            (a, b) => a.is_some().cmp(&b.is_some()),
        });
    }
}

/// The group of a row; `None` if it is none.
fn group_of(row: &mut Row<Column>, before: &[GroupRow]) -> Option<GroupRow> {
    let at = row.record.at;
    if before.len() >= MOST {
        return row.refuse(problems::TooManyGroups { most: MOST }, at);
    }
    let text = |column| row.record.text(column).map(|cell| cell.value.trim().to_string());
    let (name, stratum) = (text(Column::Group), text(Column::Stratum));
    let group = bounds_of(row);
    if let Some(what) = group.crossed() {
        return row.refuse(problems::GroupBounds { what }, at);
    }
    let of_stratum = || stratum.as_ref().map(|stratum| format!("Stratum {stratum}"));
    let name = name.or_else(of_stratum).unwrap_or_else(|| group.title());
    let same_name = before.iter().find(|other| folded(&other.name) == folded(&name));
    let of_stratum = |other: &&GroupRow| {
        let labels = other.stratum.as_deref().zip(stratum.as_deref());
        labels.is_some_and(|(one, other)| folded(one) == folded(other))
    };
    let same_stratum = before.iter().find(of_stratum);
    if let Some((other, what)) =
        same_name.map(|own| (own, "group")).or_else(|| same_stratum.map(|own| (own, "stratum")))
    {
        let name = if what == "group" { name } else { stratum.unwrap_or_default() };
        let first = other.at.a1();
        return row.refuse(problems::GroupTwice { what, name, first }, at);
    }
    Some(GroupRow { at, name, stratum, group })
}

/// Gives the ranks of members to the events whose groups ask for them, from the sheet `Members` of
/// the return, else from the lists of the settings. Returns whether any event asks.
pub(super) fn enter_ranks(
    workbook_copy: &WorkbookCopy,
    settings: &Settings,
    events: &mut [Event],
) -> bool {
    let asks = |event: &&mut Event| {
        let by_prizes = || event.prizes.rows.iter().any(|row| !row.group.ranks.is_empty());
        event.groups.asks_for_ranks() || by_prizes()
    };
    let mut asking = events.iter_mut().filter(asks).peekable();
    if asking.peek().is_none() {
        return false;
    }
    let mut ranks: BTreeMap<String, String> = register::ranks_in_return(workbook_copy);
    if ranks.is_empty() {
        ranks = settings.ranks();
    }
    let ranks = Arc::new(ranks);
    asking.for_each(|event| event.groups.ranks = Arc::clone(&ranks));
    true
}
