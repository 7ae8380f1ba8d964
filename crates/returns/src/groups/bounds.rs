//! The columns that bound the group of a row, the same on each sheet.

use model::form::BoundColumn;
use model::{ContestantGroup, Direction, Value};

use crate::table::Row;

/// The group that the columns of a row bound.
pub(super) fn bounds_of<C: BoundColumn>(row: &Row<C>) -> ContestantGroup {
    let columns = C::BOUNDS;
    let text = |column| row.record.text(column).map(|cell| cell.value.trim().to_string());
    let ranks = text(columns.ranks).unwrap_or_default();
    let ranks = ranks.split([',', ';']).map(str::trim).filter(|rank| !rank.is_empty());
    ContestantGroup {
        named: None,
        section: text(columns.section),
        direction: row.record.word::<Direction>(columns.direction).map(|cell| cell.value),
        category: text(columns.category),
        club: text(columns.club),
        area: text(columns.area),
        rating: columns.rating.map(|column| whole(row, column)),
        unrated: is_yes(row, columns.unrated),
        born: columns.born.map(|column| row.record.date(column).map(|cell| cell.value)),
        masterpoints: columns
            .masterpoints
            .map(|column| row.record.number(column).map(|cell| cell.value)),
        ranks: ranks.map(str::to_string).collect(),
        chosen: None,
    }
}

/// The whole number of a column, if it is one.
pub(super) fn whole<C: BoundColumn>(row: &Row<C>, column: C) -> Option<u32> {
    let number = row.record.number(column)?.value;
    u32::try_from(number.numerator()).ok().filter(|_| number.is_whole())
}

/// Whether a column says yes.
pub(super) fn is_yes<C: BoundColumn>(row: &Row<C>, column: C) -> bool {
    matches!(row.record.get(column).map(|cell| cell.value), Some(Value::YesNo(true)))
}
