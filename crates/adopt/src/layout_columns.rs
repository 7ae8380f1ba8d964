//! Where the columns of a layout stand in a row of headings.

use std::collections::BTreeSet;

use super::layout::LayoutTable;
use super::recognised::{ColumnMeaning, What};
use super::series::{ColumnSeries, ExtraColumns, extra_columns, has_required_columns};
use super::table_headings::heading_key;
use model::StableSort;

/// A table of a layout, by its position there and that of the layout.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct LayoutTableId {
    pub layout: usize,
    pub table: usize,
}

/// A heading of a row: its column, as it stands, as it is compared.
pub(super) type HeadingWithKey = (u16, String, String);

/// A table of a layout, to be looked for.
pub(super) struct LayoutTableToFind<'a> {
    pub id: LayoutTableId,
    pub table: &'a LayoutTable,
    /// Its columns that go on.
    pub series: &'a [ColumnSeries],
}

/// What was found of a table in a row of headings.
#[derive(Debug)]
pub(super) struct LayoutTableMatch {
    pub id: LayoutTableId,
    /// The columns that are there.
    pub columns: Vec<(u16, String, ColumnMeaning)>,
    /// Those that are not, though they have to be.
    pub gone: Vec<(u16, String, ColumnMeaning)>,
    /// Headings that the layout does not know.
    pub new: Vec<(u16, String)>,
}

/// The tables of one layout that stand in a row: those with all of their columns, each as often as
/// it stands there; else what comes nearest of each. `tables` are in the order in which they are
/// looked for.
pub(super) fn match_layout_tables_in_row(
    tables: &[LayoutTableToFind<'_>],
    row: &[HeadingWithKey],
) -> Vec<LayoutTableMatch> {
    let mut taken: BTreeSet<u16> = BTreeSet::new();
    let mut placed: Vec<(&LayoutTableToFind<'_>, Vec<Option<u16>>)> = Vec::new();
    loop {
        let before = placed.len();
        for one in tables {
            let there = stand(one.table, row, &taken);
            if has_required_columns(one.series, &there) {
                taken.extend(there.iter().flatten());
                placed.push((one, there));
            }
        }
        if placed.len() == before {
            break;
        }
    }
    if placed.is_empty() {
        placed.extend(tables.iter().map(|one| (one, stand(one.table, row, &taken))));
    }
    let free = |there: &[Option<u16>]| {
        let free = row
            .iter()
            .filter(|(column, ..)| !taken.contains(column) && !there.contains(&Some(*column)));
        free.map(|(column, text, _)| (*column, text.clone())).collect::<Vec<_>>()
    };
    placed.iter().map(|(one, there)| found(one, there, free(there), row)).collect()
}

fn found(
    one: &LayoutTableToFind<'_>,
    there: &[Option<u16>],
    free: Vec<(u16, String)>,
    row: &[HeadingWithKey],
) -> LayoutTableMatch {
    let beside = extra_columns(one.table, one.series, there, free.clone());
    let (mut columns, mut gone) = (Vec::new(), Vec::new());
    for ((own, heading, meaning), at) in one.table.column_meanings().zip(there) {
        match at {
            Some(at) => columns.push((*at, heading.to_string(), meaning)),
            None => gone.push((own, heading.to_string(), meaning)),
        }
    }
    let new = match beside {
        Some(ExtraColumns { further, unknown }) => {
            gone.clear();
            columns.extend(further.into_iter().map(|(column, meaning)| {
                let heading = row.iter().find(|(own, ..)| *own == column);
                (column, heading.map(|(_, text, _)| text.clone()).unwrap_or_default(), meaning)
            }));
            unknown
        }
        None => free,
    };
    columns.arrange_by_key(|(column, ..)| *column);
    LayoutTableMatch { id: one.id, columns, gone, new }
}

/// The column of each heading: its own where the heading is there, else where it stands now. A
/// column without a heading moves with its neighbours.
fn stand(table: &LayoutTable, row: &[HeadingWithKey], others: &BTreeSet<u16>) -> Vec<Option<u16>> {
    let wanted: Vec<(u16, String, ColumnMeaning)> = table
        .column_meanings()
        .map(|(own, heading, meaning)| (own, heading_key(heading), meaning))
        .collect();
    let heading = |column: u16| row.iter().find(|(own, ..)| *own == column).map(|(.., key)| key);
    let mut taken: BTreeSet<u16> = others.clone();
    let mut columns: Vec<Option<u16>> = Vec::with_capacity(wanted.len());
    for (own, key, _) in &wanted {
        let there = !key.is_empty() && heading(*own) == Some(key) && taken.insert(*own);
        columns.push(there.then_some(*own));
    }
    for ((_, key, ..), column) in wanted.iter().zip(&mut columns) {
        if column.is_none() && !key.is_empty() {
            let found = row.iter().find(|(own, _, other)| other == key && !taken.contains(own));
            *column = found.map(|(own, ..)| *own);
            taken.extend(*column);
        }
    }
    let moved = |own: &u16, column: &Option<u16>| Some(i32::from((*column)?) - i32::from(*own));
    let shift = wanted.iter().zip(&columns).find_map(|((own, ..), column)| moved(own, column));
    for ((own, key, ..), column) in wanted.iter().zip(&mut columns) {
        if key.is_empty() {
            let moved = u16::try_from(i32::from(*own) + shift.unwrap_or(0)).ok();
            *column = moved.filter(|moved| heading(*moved).is_none() && taken.insert(*moved));
        }
    }
    ambiguous(&wanted, &mut columns);
    columns
}

/// Takes back columns of one heading with different meanings, or with numbers of different players,
/// unless all columns moved alike: nobody can tell which is which.
fn ambiguous(wanted: &[(u16, String, ColumnMeaning)], columns: &mut [Option<u16>]) {
    let shifts: BTreeSet<i32> = wanted
        .iter()
        .zip(columns.iter())
        .filter_map(|((own, ..), column)| Some(i32::from((*column)?) - i32::from(*own)))
        .collect();
    if shifts.len() < 2 {
        return;
    }
    for ((_, key, meaning), column) in wanted.iter().zip(columns) {
        let mut others = wanted.iter().filter(|(_, other, _)| other == key);
        let own = [What::Id, What::PartnerId].contains(&meaning.what);
        if others.any(|(.., other)| other.what != meaning.what || own && other != meaning) {
            *column = None;
        }
    }
}

/// Whether a heading of which a layout says nothing may go on with columns that count up without
/// a number in their headings, as a day behind other days does.
pub(super) fn heading_can_extend_series(
    table: &LayoutTable,
    series: &[ColumnSeries],
    heading: &str,
) -> bool {
    const COUNT: [What; 3] = [What::Round, What::Week, What::Year];
    let known: BTreeSet<usize> = series.iter().flat_map(ColumnSeries::column_positions).collect();
    let dated = |what: What| {
        let columns = table.column_meanings().enumerate();
        let own = columns.filter(|(at, (_, _, one))| one.what == what && !known.contains(at));
        own.count() >= 2
    };
    heading.contains(char::is_numeric) && COUNT.into_iter().any(dated)
}
