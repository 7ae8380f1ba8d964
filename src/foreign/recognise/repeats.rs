//! Tables that tell again what another table tells.

use std::collections::BTreeSet;

use super::days::{day_in, yearless_in};
use super::headings::readings;
use super::{SheetKind, Table, What};
use crate::model::{CellValue, WorkbookCopy};

/// Columns that name contestants.
const NAMES: &[What] = &[
    What::Name,
    What::Names,
    What::Team,
    What::Surname,
    What::White,
    What::Black,
    What::Home,
    What::Away,
    What::Winner,
];

/// Marks tables whose contestants all stand in another table that tells more of them.
pub(super) fn mark(copy: &WorkbookCopy, tables: &mut [Table]) {
    if tables.len() < 2 || tables.len() > 200 {
        return;
    }
    let names: Vec<BTreeSet<String>> = tables.iter().map(|table| names_of(copy, table)).collect();
    for at in 0..tables.len() {
        let weak = matches!(
            tables[at].kind,
            SheetKind::Entries | SheetKind::Matches | SheetKind::Register
        );
        let told = (0..tables.len()).any(|other| {
            other != at
                && tables[other].sheet != tables[at].sheet
                && weak
                && !matches!(
                    tables[other].kind,
                    SheetKind::Entries | SheetKind::Register | SheetKind::None
                )
                && names[at].len() >= 2
                && names[at].iter().filter(|name| !names[other].contains(*name)).count() * 10
                    <= names[at].len()
        });
        tables[at].repeats |= told;
    }
}

/// Marks lists below a table, under its headings, of which nothing says that they are a section, a
/// direction or a day of their own: the same event ranked another way.
pub(super) fn mark_second_lists(tables: &mut [Table]) {
    for table in tables.iter_mut().filter(|table| table.is_second_list()) {
        let caption = table.caption.as_ref().map_or("", |(text, _)| text.as_str());
        let own = super::super::directions::direction(caption).is_some()
            || super::super::sections::section_of(caption).is_some()
            || day_in(caption).is_some()
            || yearless_in(caption).is_some()
            || names_group(caption);
        table.repeats |= !own;
    }
}

/// Marks lists of names on the sheet of results that say nothing of teams or numbers: prizes, those
/// who won before.
pub(super) fn mark_beside_results(tables: &mut [Table]) {
    let results = |table: &Table| {
        let kinds = [SheetKind::PairsResults, SheetKind::TeamsResults, SheetKind::SwissRounds];
        !table.repeats && kinds.contains(&table.kind)
    };
    let sheets: BTreeSet<u16> =
        tables.iter().filter(|table| results(table)).map(|table| table.sheet).collect();
    let tells = |table: &Table| {
        let told = [What::Team, What::Id, What::Number];
        table.columns.iter().any(|column| told.contains(&column.meaning.what))
    };
    for table in tables.iter_mut().filter(|table| sheets.contains(&table.sheet)) {
        let names = matches!(table.kind, SheetKind::Entries | SheetKind::PrizeList);
        table.repeats |= names && !tells(table);
    }
}

/// Whether a caption names a section, group, round or board.
fn names_group(caption: &str) -> bool {
    const GROUPS: [What; 6] =
        [What::Section, What::Category, What::Stratum, What::Direction, What::Round, What::Board];
    caption.split_whitespace().count() <= 3
        && readings(caption)
            .iter()
            .any(|reading| reading.is_likely() && GROUPS.contains(&reading.what))
}

fn names_of(copy: &WorkbookCopy, table: &Table) -> BTreeSet<String> {
    let Some(sheet) = copy.sheets.get(usize::from(table.sheet)) else { return BTreeSet::new() };
    let columns: BTreeSet<u16> = table
        .columns
        .iter()
        .filter(|column| NAMES.contains(&column.meaning.what))
        .map(|column| column.column)
        .collect();
    let from = sheet.cells.partition_point(|cell| cell.row < table.first_row);
    let rows = sheet.cells[from..].iter().take_while(|cell| cell.row <= table.last_row);
    rows.filter(|cell| columns.contains(&cell.column))
        .filter_map(|cell| match &cell.value {
            CellValue::Text(text) => Some(crate::model::names::folded(text)),
            _ => None,
        })
        .collect()
}
