//! The group of a row: the columns that bound it, the same on each sheet, and its name.

use model::form::{BoundColumn, GroupColumn};
use model::names::folded;
use model::problem::ProblemDetail;
use model::{ContestantGroup, Direction, GroupRow, SettingOrigin, SheetRow, Value};

use super::problems;

/// More rows of an event are no list of groups.
const MOST: usize = 100;

/// The group of a row behind some others; `settled` is where the settings have it.
///
/// # Errors
///
/// Why it is none.
pub(crate) fn group_of(
    record: &SheetRow<GroupColumn>,
    settled: Option<SettingOrigin>,
    before: &[GroupRow],
) -> Result<GroupRow, ProblemDetail> {
    use GroupColumn as Column;
    if before.len() >= MOST {
        return Err(problems::TooManyGroups { most: MOST }.into());
    }
    let text = |column| record.text(column).map(|cell| cell.value.trim().to_string());
    let (name, stratum) = (text(Column::Group), text(Column::Stratum));
    let group = bounds_of(record);
    if let Some(what) = group.crossed() {
        return Err(problems::GroupBounds { what }.into());
    }
    let of_stratum = || stratum.as_ref().map(|stratum| format!("Stratum {stratum}"));
    let name = name.or_else(of_stratum).unwrap_or_else(|| group.title());
    let is_same = |one: &str, other: &str| folded(one) == folded(other);
    let same_name = before.iter().find(|other| is_same(&other.name, &name));
    let same_stratum = before.iter().find(|other| {
        let labels = other.stratum.as_deref().zip(stratum.as_deref());
        labels.is_some_and(|(other, own)| is_same(other, own))
    });
    let of_stratum = same_stratum.zip(stratum.as_ref());
    let twice = same_name.map(|other| (other, "group", name.clone()));
    let twice = twice.or(of_stratum.map(|(other, label)| (other, "stratum", label.clone())));
    if let Some((other, what, name)) = twice {
        let first = other.settled.as_ref().map_or(other.at.a1(), SettingOrigin::to_string);
        return Err(problems::GroupTwice { what, name, first }.into());
    }
    Ok(GroupRow { at: record.at, settled, name, stratum, group })
}

/// The group that the columns of a row bound.
pub(super) fn bounds_of<C: BoundColumn>(record: &SheetRow<C>) -> ContestantGroup {
    let columns = C::BOUNDS;
    let text = |column| record.text(column).map(|cell| cell.value.trim().to_string());
    let ranks = text(columns.ranks).unwrap_or_default();
    let ranks = ranks.split([',', ';']).map(str::trim).filter(|rank| !rank.is_empty());
    ContestantGroup {
        named: None,
        section: text(columns.section),
        direction: record.word::<Direction>(columns.direction).map(|cell| cell.value),
        category: text(columns.category),
        club: text(columns.club),
        area: text(columns.area),
        rating: columns.rating.map(|column| whole(record, column)),
        unrated: is_yes(record, columns.unrated),
        born: columns.born.map(|column| record.date(column).map(|cell| cell.value)),
        masterpoints: columns
            .masterpoints
            .map(|column| record.number(column).map(|cell| cell.value)),
        ranks: ranks.map(str::to_string).collect(),
        chosen: None,
    }
}

/// The whole number of a column, if it is one.
pub(super) fn whole<C: BoundColumn>(record: &SheetRow<C>, column: C) -> Option<u32> {
    let number = record.number(column)?.value;
    u32::try_from(number.numerator()).ok().filter(|_| number.is_whole())
}

/// Whether a column says yes.
pub(super) fn is_yes<C: BoundColumn>(record: &SheetRow<C>, column: C) -> bool {
    matches!(record.get(column).map(|cell| cell.value), Some(Value::YesNo(true)))
}
