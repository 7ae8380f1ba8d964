//! Tables of the same headings, as one for each board: what a column means in one it means in all.

use std::collections::{BTreeMap, HashMap};

use super::{MeaningEvidence, RecognisedColumn, RecognisedTable, SheetKind, Sign, Sureness};
use model::{CellValue, StableSort, WorkbookCopy};

/// A kind of table with its headings, by column.
type Make = (SheetKind, Vec<(u16, String)>);

/// Gives columns without a meaning the one that they have in a table of the same headings, as
/// where nobody of a board has a score on one side.
pub(super) fn fill_meanings_from_same_headings(
    copy: &WorkbookCopy,
    tables: &mut [RecognisedTable],
) {
    let mut makes: BTreeMap<Make, Vec<usize>> = BTreeMap::new();
    for (at, table) in tables.iter().enumerate() {
        let headings = headings(copy, table);
        if headings.len() >= 3 {
            makes.entry((table.kind, headings)).or_default().push(at);
        }
    }
    let holders = holders(tables);
    for sisters in makes.into_values().filter(|sisters| sisters.len() > 1) {
        let mut known: BTreeMap<u16, RecognisedColumn> = BTreeMap::new();
        let columns = sisters.iter().flat_map(|at| &tables[*at].columns);
        for column in columns.filter(|column| column.sure == Sureness::Certain) {
            known.entry(column.column).or_insert_with(|| column.clone());
        }
        for at in sisters {
            let table = &mut tables[at];
            let row = (table.sheet, table.heading);
            let beside = |column: &&RecognisedColumn| {
                holders.get(&(row, column.column)).is_some_and(|of| *of != at)
            };
            for column in known.values().filter(|column| !beside(column)) {
                let taken = table
                    .columns
                    .iter()
                    .any(|own| own.column == column.column || own.meaning == column.meaning);
                if !taken {
                    table.columns.push(of_sister(column));
                }
            }
            table.columns.arrange_by_key(|column| column.column);
        }
    }
}

/// A column under a row of headings of a sheet.
type UnderHeading = ((u16, Option<u32>), u16);

/// The table that holds each column; several may stand under one row of headings.
fn holders(tables: &[RecognisedTable]) -> HashMap<UnderHeading, usize> {
    let of_table = |(at, table): (usize, &RecognisedTable)| {
        let row = (table.sheet, table.heading);
        table.columns.iter().map(|column| ((row, column.column), at)).collect::<Vec<_>>()
    };
    tables.iter().enumerate().flat_map(of_table).collect()
}

fn of_sister(column: &RecognisedColumn) -> RecognisedColumn {
    let words = "it is the same in a table with these headings".to_string();
    let evidence = vec![MeaningEvidence { sign: Sign::Layout, words }];
    RecognisedColumn { sure: Sureness::Likely, evidence, ..column.clone() }
}

/// The headings of a table.
fn headings(copy: &WorkbookCopy, table: &RecognisedTable) -> Vec<(u16, String)> {
    let Some((sheet, heading)) = copy.sheets.get(usize::from(table.sheet)).zip(table.heading)
    else {
        return Vec::new();
    };
    let last = heading + table.heading_rows;
    let from = sheet.cells.partition_point(|cell| cell.row < heading);
    let cells = sheet.cells[from..].iter().take_while(|cell| cell.row < last);
    cells
        .filter_map(|cell| match &cell.value {
            CellValue::Text(text) => Some((cell.column, text.trim().to_lowercase())),
            _ => None,
        })
        .collect()
}
