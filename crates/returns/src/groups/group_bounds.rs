//! The group of a row: the columns that bound it, the same on each sheet, and its name.

use jiff::civil::Date;
use model::form::{GroupColumn, HasGroupBoundColumns};
use model::name_comparison::folded_name;
use model::problem::{ProblemDetail, phrase};
use model::{CellAddress, Direction, GroupCriteria, GroupRow, SettingOrigin, TypedRow, TypedValue};

use super::problems;
use super::strata::parse_stratum_label;

/// More rows of an event are no list of groups.
const MOST: usize = 100;

/// The group of a row behind some others; `settled` is where the settings have it.
///
/// # Errors
///
/// Why it is none, and the cell that says so.
pub(crate) fn parse_group_row(
    record: &TypedRow<GroupColumn>,
    settled: Option<SettingOrigin>,
    before: &[GroupRow],
) -> Result<GroupRow, (ProblemDetail, CellAddress)> {
    use GroupColumn as Column;
    let at = record.at;
    if before.len() >= MOST {
        return Err((problems::TooManyGroups { most: MOST }.into(), at));
    }
    let text = |column| record.text(column).map(|cell| cell.value.trim().to_string());
    let name = text(Column::Group);
    let stratum = record.text(Column::Stratum);
    let stratum = stratum.map(|cell| {
        let label = parse_stratum_label(cell.value.trim(), before);
        label.map_err(|trouble| (trouble, cell.at))
    });
    let stratum = stratum.transpose()?;
    let group = parse_group_bounds(record)?;
    if let Some(what) = group.inverted_bounds() {
        return Err((problems::GroupBounds { what }.into(), at));
    }
    let of_stratum = || stratum.as_ref().map(|stratum| format!("Stratum {stratum}"));
    let name = name.or_else(of_stratum).unwrap_or_else(|| group.title());
    let is_same = |one: &str, other: &str| folded_name(one) == folded_name(other);
    let same_name = before.iter().find(|other| is_same(&other.name, &name));
    let same_stratum = before.iter().find(|other| {
        let labels = other.stratum.as_deref().zip(stratum.as_deref());
        labels.is_some_and(|(other, own)| is_same(other, own))
    });
    let of_stratum = same_stratum.zip(stratum.as_ref());
    let twice = same_name.map(|other| (other, phrase!("group"), name.clone()));
    let twice =
        twice.or(of_stratum.map(|(other, label)| (other, phrase!("stratum"), label.clone())));
    if let Some((other, what, name)) = twice {
        let first = other.settled.as_ref().map_or(other.at.a1(), SettingOrigin::to_string);
        return Err((problems::GroupTwice { what, name, first }.into(), at));
    }
    Ok(GroupRow { at, settled, name, stratum, group })
}

/// The group that the columns of a row bound.
///
/// # Errors
///
/// The bound that cannot be one, and its cell.
pub(super) fn parse_group_bounds<C: HasGroupBoundColumns>(
    record: &TypedRow<C>,
) -> Result<GroupCriteria, (ProblemDetail, CellAddress)> {
    let columns = C::BOUNDS;
    let read = |column: C| Some((column, record.number(column)?));
    for (column, cell) in columns.rating.into_iter().filter_map(read) {
        if player_whole_number(record, column).is_none() {
            let (text, column) = (cell.value.to_decimal(), column.definition().name);
            return Err((problems::RatingBound { text, column }.into(), cell.at));
        }
    }
    let [first, last] = columns.born;
    let text = |column| record.text(column).map(|cell| cell.value.trim().to_string());
    let ranks = text(columns.ranks).unwrap_or_default();
    let ranks = ranks.split([',', ';']).map(str::trim).filter(|rank| !rank.is_empty());
    Ok(GroupCriteria {
        named: None,
        section: text(columns.section),
        direction: record.word::<Direction>(columns.direction).map(|cell| cell.value),
        category: text(columns.category),
        club: text(columns.club),
        area: text(columns.area),
        rating: columns.rating.map(|column| player_whole_number(record, column)),
        unrated: column_says_yes(record, columns.unrated),
        born: [day_of(record, first, 1, 1), day_of(record, last, 12, 31)],
        masterpoints: columns
            .masterpoints
            .map(|column| record.number(column).map(|cell| cell.value)),
        ranks: ranks.map(str::to_string).collect(),
        chosen: None,
    })
}

/// The day of a column; of a year alone the given month and day.
fn day_of<C: HasGroupBoundColumns>(
    record: &TypedRow<C>,
    column: C,
    month: i8,
    day: i8,
) -> Option<Date> {
    let year = || i16::try_from(record.number(column)?.value.floor()).ok();
    let of_year = || Date::new(year()?, month, day).ok();
    record.date(column).map(|cell| cell.value).or_else(of_year)
}

/// The whole number of a column, if it is one.
pub(super) fn player_whole_number<C: HasGroupBoundColumns>(
    record: &TypedRow<C>,
    column: C,
) -> Option<u32> {
    let number = record.number(column)?.value;
    u32::try_from(number.numerator()).ok().filter(|_| number.is_whole())
}

/// Whether a column says yes.
pub(super) fn column_says_yes<C: HasGroupBoundColumns>(record: &TypedRow<C>, column: C) -> bool {
    matches!(record.get(column).map(|cell| cell.value), Some(TypedValue::YesNo(true)))
}
