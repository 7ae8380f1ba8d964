//! Sessions of one event that stand in tables of their own: the same contestants, each time under the
//! number of a session.

use std::collections::BTreeSet;

use super::super::recognise::round_number_in_name;
use super::super::recognised::{SheetKind, What};
use super::ranking::ranking_column;
use super::view::TableWithCells;
use model::name_comparison::folded_name;

/// What names a contestant.
const NAMES: [What; 4] = [What::Name, What::Names, What::Team, What::Player];

/// The session that each table is of; none of those that rank nobody, and none at all where all tables
/// are of one session, nothing numbers them, or they have other contestants.
pub(super) fn sessions_of_tables(tables: &[TableWithCells<'_>]) -> Vec<Option<u16>> {
    let ranked = || tables.iter().copied().filter(|view| is_ranked(*view));
    let numbers: Option<Vec<u16>> = ranked().map(session_number_of_table).collect();
    let several = numbers.filter(|numbers| {
        let different: BTreeSet<&u16> = numbers.iter().collect();
        different.len() > 1 && different.contains(&1)
    });
    let is_one_field = |numbers: Vec<u16>| {
        ranked().next().is_some_and(|first| {
            let mut others = ranked().zip(&numbers).filter(|(_, number)| **number != numbers[0]);
            others.all(|(view, _)| tables_share_contestants(first, view))
        })
    };
    match several.is_some_and(is_one_field) {
        true => tables
            .iter()
            .map(|view| session_number_of_table(*view).filter(|_| is_ranked(*view)))
            .collect(),
        false => vec![None; tables.len()],
    }
}

fn is_ranked(view: TableWithCells<'_>) -> bool {
    matches!(view.table.kind, SheetKind::PairsResults | SheetKind::TeamsResults)
        && ranking_column(view).is_some()
}

/// The number of the session or round that stands above a table, or is the name of its sheet.
pub(super) fn session_number_of_table(view: TableWithCells<'_>) -> Option<u16> {
    round_number_in_name(view.caption())
        .or_else(|| round_number_in_name(view.grid.sheet_name(view.table.sheet)))
}

/// Whether half of the contestants of a table stand in another one too.
pub(super) fn tables_share_contestants(one: TableWithCells<'_>, other: TableWithCells<'_>) -> bool {
    let (known, own) = (names(one), names(other));
    own.intersection(&known).count() * 2 >= own.len()
}

fn names(view: TableWithCells<'_>) -> BTreeSet<String> {
    let columns: Vec<_> = NAMES.iter().flat_map(|what| view.numbered_columns(*what)).collect();
    let cells = view.rows_by_contestant().into_iter().flatten().flat_map(|row| {
        let own = columns.iter().filter_map(move |(_, column)| view.cell_text(column, row));
        own.collect::<Vec<_>>()
    });
    cells.map(|(text, _)| folded_name(&text)).collect()
}
