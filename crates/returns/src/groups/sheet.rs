//! Whether a sheet `Groups` has groups, or is a club's own list under that name; and its columns that
//! are not read.

use std::collections::BTreeSet;

use model::form::{
    EntryColumn, FormColumn, GroupColumn as Column, MemberColumn, ResultColumn, UntypedColumn,
};
use model::name_comparison::folded_name;
use model::problem::{Problem, ProblemPlace, Severity};
use model::{CellAddress, SheetCopy, column_letters};

use super::problems::{GroupColumnUnread, GroupsUnread, PrizeColumnUnread, StratumColumn};
use crate::cells::{CellReader, heading_text, is_cell_filled};
use crate::heading_names::columns_meant_by_heading;
use crate::headings::{self, SheetHeadings};
use crate::unread_columns::UnreadColumns;

/// Columns that a club's own list can have too: they alone make no groups beside names or points.
const WEAK: [Column; 6] = [
    Column::Section,
    Column::Direction,
    Column::Category,
    Column::Club,
    Column::Area,
    Column::Stratum,
];
/// Columns that bound nothing.
const NO_BOUNDS: [Column; 2] = [Column::Event, Column::Group];

/// How headings begin that bound a group.
const OF_BOUNDS: [&str; 3] = ["rating", "born", "masterpoint"];
/// How those of them end whose bound itself is not in the group: `Rating over`.
const WITHOUT: [&str; 6] = ["after", "before", "over", "under", "above", "below"];

/// Whether the sheet is one of groups, or was meant to be; tells of one that is not.
pub(super) fn is_groups_sheet(sheet: &SheetCopy, index: u16, reader: &mut CellReader<'_>) -> bool {
    let found = headings::find_headings(Column::FORM, sheet, index, None, &mut Vec::new());
    let is = match &found {
        Some(found) => has_groups(sheet, found),
        None => headings::candidate_heading_rows(sheet).any(|(_, names, _)| {
            let meant = names
                .iter()
                .flat_map(|(_, name)| columns_meant_by_heading(Column::FORM, &folded_name(name)));
            let tells = |column: UntypedColumn| column == Column::Stratum || is_strong(column);
            let is_list = names.iter().any(|(_, name)| is_of_players(name));
            meant.map(|(column, _)| column).any(tells) && !is_list
        }),
    };
    let below = found.map_or(0, |found| found.row + 1);
    if !is && sheet.cells.iter().any(|cell| cell.row >= below && is_cell_filled(cell)) {
        reader.problems.push(Problem::new(GroupsUnread, ProblemPlace::Sheet(index)));
    }
    is
}

/// Whether headings are those of groups: a column bounds them that no list of players has, or one
/// that it may have, without names and points beside it, and each group has one row.
fn has_groups(sheet: &SheetCopy, found: &SheetHeadings) -> bool {
    // `Rank` may be that of a list of players.
    let lost = found.lost.iter().map(|(column, _)| *column).filter(|own| *own != Column::Ranks);
    let all: Vec<UntypedColumn> =
        found.columns.iter().map(|headed| headed.column).chain(lost).collect();
    if all.iter().any(|column| is_strong(*column)) {
        return true;
    }
    let has = |wanted: Column| all.iter().any(|column| *column == wanted);
    let is_headed = has(Column::Stratum) || has(Column::Group) && WEAK.into_iter().any(has);
    is_headed && !unread(sheet, found).iter().any(|(_, name)| is_of_players(name)) && {
        let group = found.find_column(Column::Group).map(|headed| headed.at);
        let names = sheet.cells.iter().filter(|cell| cell.row > found.row && is_cell_filled(cell));
        let mut names = names.filter(|cell| Some(cell.column) == group).filter_map(heading_text);
        let mut seen = BTreeSet::new();
        has(Column::Stratum) || names.all(|name| seen.insert(folded_name(&name)))
    }
}

/// Whether a column bounds groups and is on no list of players.
fn is_strong(column: UntypedColumn) -> bool {
    !WEAK.iter().chain(&NO_BOUNDS).any(|own| column == *own)
}

/// Whether a heading names a column.
fn names<C: FormColumn>(heading: &str, column: C) -> bool {
    columns_meant_by_heading(C::FORM, &folded_name(heading)).iter().any(|(own, _)| *own == column)
}

/// Whether a heading is one of names, numbers, places or points of players.
fn is_of_players(heading: &str) -> bool {
    use {EntryColumn as Entry, MemberColumn as Member, ResultColumn as Score};
    let entry =
        [Entry::Entry, Entry::Name, Entry::Names, Entry::Numbers, Entry::Player, Entry::Number];
    let member = [Member::Number, Member::Name, Member::Surname, Member::Forename];
    let score = [Score::Entry, Score::Score, Score::Place];
    entry.into_iter().any(|column| names(heading, column))
        || member.into_iter().any(|column| names(heading, column))
        || score.into_iter().any(|column| names(heading, column))
}

/// The filled columns that are not read, with their headings.
fn unread(sheet: &SheetCopy, found: &SheetHeadings) -> Vec<(u16, String)> {
    let Some((_, named, below)) =
        headings::candidate_heading_rows(sheet).find(|(row, ..)| *row == found.row)
    else {
        return Vec::new();
    };
    let filled = UnreadColumns::from_rows_below(below, |at| found.column_at(at).is_some());
    let headed = |at: u16| named.iter().find(|(cell, _)| cell.column == at);
    let name = |at: u16| headed(at).map(|(_, name)| name.clone()).unwrap_or_default();
    filled.filled_columns().map(|at| (at, name(at))).collect()
}

/// Tells of the filled columns of a sheet of prizes that are not read and are bounds of another kind.
/// Whether there are any.
pub(super) fn report_unread_prize_bounds(
    sheet: &SheetCopy,
    index: u16,
    found: &SheetHeadings,
    problems: &mut Vec<Problem>,
) -> bool {
    let speaks = |(_, name): &(u16, String)| {
        let name = folded_name(name);
        let ends = WITHOUT.iter().any(|end| name.ends_with(end));
        ends && OF_BOUNDS.iter().any(|begin| name.starts_with(begin))
    };
    let unread: Vec<(u16, String)> = unread(sheet, found).into_iter().filter(speaks).collect();
    for (column, name) in &unread {
        let at = CellAddress { sheet: index, row: found.row, column: *column };
        let is_error = |own: &Problem| own.trouble.severity() == Severity::Error;
        problems.retain(|problem| problem.place != at.into() || is_error(problem));
        if problems.iter().all(|problem| problem.place != at.into()) {
            problems.push(Problem::new(PrizeColumnUnread { name: name.clone() }, at));
        }
    }
    !unread.is_empty()
}

/// Tells of the filled columns that are not read: an error where they may bound a stratum. What is
/// told of them as an error stays. Whether all are read.
pub(super) fn report_unread_group_columns(
    sheet: &SheetCopy,
    index: u16,
    found: &SheetHeadings,
    has_strata: bool,
    problems: &mut Vec<Problem>,
) -> bool {
    let unread = unread(sheet, found);
    let is_all = unread.is_empty();
    for (column, name) in unread {
        let at = CellAddress { sheet: index, row: found.row, column };
        let told = problems.iter().filter(|problem| problem.place == at.into());
        let told = told.map(|problem| problem.trouble.severity()).max();
        let enough = if has_strata { Severity::Error } else { Severity::Warning };
        if told.is_some_and(|told| told >= enough) {
            continue;
        }
        problems.retain(|problem| problem.place != at.into());
        let name = if name.is_empty() {
            column_letters(column)
        } else {
            format!("\u{201c}{name}\u{201d}")
        };
        problems.push(match has_strata {
            true => Problem::new(StratumColumn { name }, at),
            false => Problem::new(GroupColumnUnread { name }, at),
        });
    }
    is_all
}
