//! Sessions of one event that stand in tables of their own: the same contestants, each time under the
//! number of a session.

use std::collections::BTreeSet;

use super::super::recognise::round_named;
use super::super::recognised::{SheetKind, What};
use super::ranking::ranked_by;
use super::view::View;
use crate::model::names::folded;

/// What names a contestant.
const NAMES: [What; 4] = [What::Name, What::Names, What::Team, What::Player];

/// The session that a table is of; none where all tables are of one, or nothing numbers them.
pub(super) fn sitting(tables: &[View<'_>], own: View<'_>) -> Option<u16> {
    let ranked: Vec<View<'_>> = tables.iter().copied().filter(|view| is_ranked(*view)).collect();
    let numbers: Option<Vec<u16>> = ranked.iter().map(|view| number(*view)).collect();
    let numbers = numbers.filter(|numbers| {
        let different: BTreeSet<&u16> = numbers.iter().collect();
        different.len() > 1 && different.contains(&1)
    })?;
    let first = ranked.first()?;
    let one_field = ranked
        .iter()
        .zip(&numbers)
        .all(|(view, number)| *number == numbers[0] || share_contestants(*first, *view));
    number(own).filter(|_| one_field && is_ranked(own))
}

fn is_ranked(view: View<'_>) -> bool {
    matches!(view.table.kind, SheetKind::PairsResults | SheetKind::TeamsResults)
        && ranked_by(view).is_some()
}

/// The number of the session or round that stands above a table, or is the name of its sheet.
pub(super) fn number(view: View<'_>) -> Option<u16> {
    round_named(view.caption()).or_else(|| round_named(view.grid.sheet(view.table.sheet)))
}

/// Whether half of the contestants of a table stand in another one too.
pub(super) fn share_contestants(one: View<'_>, other: View<'_>) -> bool {
    let (known, own) = (names(one), names(other));
    own.intersection(&known).count() * 2 >= own.len()
}

fn names(view: View<'_>) -> BTreeSet<String> {
    let columns: Vec<_> = NAMES.iter().flat_map(|what| view.several(*what)).collect();
    let cells = view.rows().into_iter().flatten().flat_map(|row| {
        let own = columns.iter().filter_map(move |(_, column)| view.in_column(column, row));
        own.collect::<Vec<_>>()
    });
    cells.map(|(text, _)| folded(&text)).collect()
}
