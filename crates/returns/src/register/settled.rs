//! The rows whose figures can be read in two ways, settled sheet by sheet.

use std::collections::HashSet;

use model::form::{CertificateColumn, GoldColumn, MemberColumn};
use model::problem::{Phrase, ProblemPlace, phrase};
use model::register::{Member, Register};
use model::{CellAddress, Exact, HeaderRow, WorkbookCopy, to_a1};

use super::{figures, member_headings, problems, rows_without_member};
use crate::cells::CellReader;
use crate::problems::MergedCells;

/// What becomes of a row of which a figure can be read in two ways.
const NOT_COUNTED: Phrase = phrase!("the row did not count");

/// Settles doubtful totals of members, and rows that are none.
pub(super) fn settle_member_totals(
    workbook_copy: &WorkbookCopy,
    placed: &HeaderRow<MemberColumn>,
    members: &mut Vec<Member>,
    reader: &mut CellReader<'_>,
) {
    let (columns, then) =
        (&member_headings::TOTALS_COLUMNS, phrase!("this member's points are on hold"));
    figures::settle_doubtful_figures(
        workbook_copy,
        placed,
        columns,
        then,
        reader,
        |at, column, read| {
            let own = members.binary_search_by_key(&at.row, |member| member.at.row);
            let Some(member) = own.ok().and_then(|own| members.get_mut(own)) else { return };
            let kind = member_headings::award_kind_of_total(column);
            match read {
                Some(read) => member.points.add(kind, read - member.points.points(kind)),
                None => member.sound = false,
            }
        },
    );
    merged(workbook_copy, placed, members, reader);
    rows_without_member::remove_rows_of_totals(placed, members, reader);
}

/// Asks whose a total is that stands in a cell merged over several rows or columns of totals.
fn merged(
    workbook_copy: &WorkbookCopy,
    placed: &HeaderRow<MemberColumn>,
    members: &mut [Member],
    reader: &mut CellReader<'_>,
) {
    let Some(sheet) = workbook_copy.sheets.get(usize::from(placed.sheet)) else { return };
    let totals: Vec<u16> = member_headings::TOTALS_COLUMNS
        .into_iter()
        .filter_map(|column| placed.sheet_column(column))
        .collect();
    for area in sheet.layout.merges.iter().filter(|area| area.first_row > placed.row) {
        let over = (area.first_column..=area.last_column).filter(|at| totals.contains(at)).count();
        let own = members
            .iter_mut()
            .filter(|member| (area.first_row..=area.last_row).contains(&member.at.row));
        let mut own: Vec<&mut Member> = own.collect();
        if over == 0 || own.is_empty() || (own.len() == 1 && over == 1) {
            continue;
        }
        for member in &mut own {
            member.sound = false;
            for column in member_headings::TOTALS_COLUMNS {
                let at = placed.sheet_column(column);
                if at.is_some_and(|at| (area.first_column..=area.last_column).contains(&at)) {
                    let kind = member_headings::award_kind_of_total(column);
                    member.points.add(kind, Exact::ZERO - member.points.points(kind));
                }
            }
        }
        let [first, last] =
            [(area.first_row, area.first_column), (area.last_row, area.last_column)]
                .map(|(row, column)| to_a1(row, column));
        let (row, column) = (area.first_row, area.first_column);
        let at = CellAddress { sheet: placed.sheet, row, column };
        reader.problems.retain(|problem| {
            problem.place != ProblemPlace::Cell(at) || !problem.trouble.is_of_kind::<MergedCells>()
        });
        let trouble = problems::MergedTotal { area: format!("{first}:{last}"), members: own.len() };
        reader.report(trouble.into(), at);
    }
}

/// Settles doubtful figures of the sheet `Gold`.
pub(super) fn settle_gold_figures(
    workbook_copy: &WorkbookCopy,
    register: &mut Register,
    reader: &mut CellReader<'_>,
) {
    let Some(placed) = register.layout.gold.clone() else { return };
    let columns = [GoldColumn::Points];
    let mut unread = HashSet::new();
    figures::settle_doubtful_figures(
        workbook_copy,
        &placed,
        &columns,
        NOT_COUNTED,
        reader,
        |at, _, read| {
            let own = register.gold.binary_search_by_key(&at.row, |row| row.at.row);
            let Some(row) = own.ok().and_then(|own| register.gold.get_mut(own)) else { return };
            match read {
                Some(read) => row.points = read,
                None => drop(unread.insert(at.row)),
            }
        },
    );
    register.gold.retain(|row| !unread.contains(&row.at.row));
}

/// Settles doubtful figures of the sheet `Certificates`.
pub(super) fn settle_certificate_figures(
    workbook_copy: &WorkbookCopy,
    register: &mut Register,
    reader: &mut CellReader<'_>,
) {
    let Some(placed) = register.layout.certificates.clone() else { return };
    let columns = [CertificateColumn::Local, CertificateColumn::Green];
    let mut unread = HashSet::new();
    figures::settle_doubtful_figures(
        workbook_copy,
        &placed,
        &columns,
        NOT_COUNTED,
        reader,
        |at, column, read| {
            let own = register.certificates.binary_search_by_key(&at.row, |row| row.at.row);
            let Some(row) = own.ok().and_then(|own| register.certificates.get_mut(own)) else {
                return;
            };
            match (column, read) {
                (CertificateColumn::Green, Some(read)) => row.points.green = read,
                (_, Some(read)) => row.points.local = read,
                (_, None) => drop(unread.insert(at.row)),
            }
        },
    );
    register.certificates.retain(|row| !unread.contains(&row.at.row));
}
