//! Headings of the sheets beside `Members` that are slips of a column that is not there, or that may be one
//! whose cells decide who gets points.

use std::collections::{BTreeSet, HashSet};

use model::form::{
    AliasColumn, CertificateColumn, ColumnDefinition, ColumnKind, FormColumn, MemberColumn,
    SheetForm, UntypedColumn,
};
use model::name_comparison::folded_name;
use model::{CellAddress, CellValue, StoredCell, WorkbookCopy};

use super::fields::form_sheet_index;
use super::member_headings::put_problem_at_heading;
use super::problems;
use crate::cells::{CellReader, heading_text, is_cell_filled};
use crate::headings::SheetHeadings;
use crate::nearest::name_meant_by_typo;

/// Warns of headings of the other sheets that are slips of a column that is not there, and of unknown
/// ones on sheets whose columns decide who gets points. A certificate that was counted is decided.
pub(super) fn warn_of_heading_slips(
    workbook_copy: &WorkbookCopy,
    index: u16,
    found: &SheetHeadings,
    reader: &mut CellReader<'_>,
) {
    let is_found =
        |column: UntypedColumn| found.columns.iter().any(|headed| headed.column == column);
    let lacking: Vec<&'static ColumnDefinition> = found
        .form
        .all_columns()
        .filter(|column| !is_found(*column))
        .map(|column| column.definition())
        .collect();
    let cells = &workbook_copy.sheets[usize::from(index)].cells;
    let headings = cells.iter().filter(|cell| cell.row == found.row);
    let unknown = headings.filter(|cell| found.column_at(cell.column).is_none());
    let unknown: Vec<(&StoredCell, String)> =
        unknown.filter_map(|cell| Some((cell, heading_text(cell)?))).collect();
    if unknown.is_empty() {
        return;
    }
    let counted = counted_rows(cells, found);
    let names = words_of_names(workbook_copy);
    for (cell, heading) in unknown {
        let at = CellAddress { sheet: index, row: cell.row, column: cell.column };
        if let Some(column) = name_meant_by_typo(&heading, lacking.iter().map(|column| column.name))
        {
            put_problem_at_heading(problems::HeadingNear { heading, column }.into(), at, reader);
            continue;
        }
        let below = cells.iter().filter(|below| {
            below.row > cell.row && below.column == cell.column && !counted.contains(&below.row)
        });
        let decide = lacking.iter().filter(|column| decides(found.form, column.name));
        let fitting = decide.filter(|own| below.clone().any(|cell| can_hold(own, cell, &names)));
        let fitting: Vec<&str> = fitting.map(|column| column.name).collect();
        if !fitting.is_empty() && !REMARKS.contains(&folded_name(&heading).as_str()) {
            let column = fitting.join(" or ");
            put_problem_at_heading(problems::HeadingUnread { heading, column }.into(), at, reader);
        }
    }
}

/// Headings of what a registrar notes beside a row.
const REMARKS: [&str; 7] = ["note", "notes", "remark", "remarks", "comment", "comments", "memo"];

/// The rows of certificates that a reconciliation counted.
fn counted_rows(cells: &[StoredCell], found: &SheetHeadings) -> BTreeSet<u32> {
    let registered = found.find_column(CertificateColumn::Registered);
    let registered =
        registered.filter(|_| found.form.name == CertificateColumn::FORM.name).map(|own| own.at);
    let filled =
        cells.iter().filter(|cell| Some(cell.column) == registered && is_cell_filled(cell));
    filled.map(|cell| cell.row).collect()
}

/// The words of the texts on `Members`.
fn words_of_names(workbook_copy: &WorkbookCopy) -> HashSet<String> {
    let members = form_sheet_index::<MemberColumn>(workbook_copy);
    let sheet = members.and_then(|index| workbook_copy.sheets.get(usize::from(index)));
    let texts = sheet.into_iter().flat_map(|sheet| &sheet.cells).filter_map(heading_text);
    texts.flat_map(|text| words_of(&text).collect::<Vec<_>>()).collect()
}

fn words_of(text: &str) -> impl Iterator<Item = String> + '_ {
    text.split_whitespace().map(folded_name)
}

/// Whether a column of a sheet decides who gets points, and is not written by palmares.
fn decides(form: &SheetForm, column: &str) -> bool {
    let own =
        [CertificateColumn::Registered.definition().name, AliasColumn::Check.definition().name];
    [CertificateColumn::FORM.name, AliasColumn::FORM.name].contains(&form.name)
        && !own.contains(&column)
}

/// Whether a cell can be one of a column; `names` are the words of members' names and clubs.
fn can_hold(column: &ColumnDefinition, cell: &StoredCell, names: &HashSet<String>) -> bool {
    match (&cell.value, &column.kind) {
        (CellValue::Date(_), kind) => matches!(kind, ColumnKind::Date),
        (CellValue::Number(_), kind) => {
            matches!(kind, ColumnKind::Number | ColumnKind::MemberNumber | ColumnKind::Label)
        }
        (CellValue::Text(text), ColumnKind::Text) => {
            let is_event = column.name == CertificateColumn::Event.definition().name;
            // A union is written in capitals; a name or a body shares a word with others.
            let is_short = !text.contains(char::is_lowercase) && !text.trim().contains(' ');
            let is_named = || words_of(text).any(|word| word.len() > 1 && names.contains(&word));
            text.chars().any(char::is_alphabetic) && (is_event || is_short || is_named())
        }
        (CellValue::Text(text), kind) => {
            let is_digit = |c: &char| c.is_ascii_digit();
            let digits = text.chars().filter(is_digit).count();
            !matches!(kind, ColumnKind::YesNo) && digits > 0 && digits * 2 >= text.chars().count()
        }
        _ => false,
    }
}
