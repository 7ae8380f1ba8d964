//! Knock-outs as lists: the name of a stage stands above its matches, a row each with two names and
//! two scores, under headings or without.

use super::bracket::is_stage;
use super::content::{Shape, Shapes};
use super::grid::{Cell, Grid, Row};
use super::{Column, Evidence, Meaning, SheetKind, Sign, Sureness, Table, What};
use crate::model::{Address, StableSort};

/// The columns of a match: home, away, and the score of each.
type Columns = [u16; 4];

const MEANINGS: [What; 4] = [What::Home, What::Away, What::HomeScore, What::AwayScore];

/// The matches of each stage of a sheet, a table each; none where they do not stand in the same
/// columns.
pub(super) fn stages(grid: &Grid) -> Vec<Table> {
    let mut found: Vec<Table> = Vec::new();
    let mut columns: Option<Columns> = None;
    for (at, row) in grid.rows.iter().enumerate() {
        let [caption] = &row.cells[..] else { continue };
        if !is_stage(&caption.text) {
            continue;
        }
        let below = &grid.rows[at + 1..];
        let headed = below.first().is_some_and(|row| row.cells.iter().all(is_word));
        let matches = below.iter().skip(usize::from(headed)).map_while(|row| {
            let own = columns_of(row).filter(|own| columns.is_none_or(|known| known == *own))?;
            columns = Some(own);
            Some(row)
        });
        let rows: Vec<u32> = matches.map(|row| row.row).collect();
        let (Some(first), Some(last), Some(own)) = (rows.first(), rows.last(), columns) else {
            continue;
        };
        if *last - *first + 1 == rows.len() as u32 {
            let at = Address { sheet: grid.sheet, row: row.row, column: caption.column };
            found.push(table(grid.sheet, (*first, *last), own, (caption.text.clone(), at)));
        }
    }
    found
}

fn is_word(cell: &Cell) -> bool {
    cell.is_text() && cell.number().is_none()
}

/// The columns of a row with two names and two scores and nothing else.
fn columns_of(row: &Row) -> Option<Columns> {
    let names = row.cells.iter().filter(|cell| Shapes::of(cell).has(Shape::Words));
    let scores = row.cells.iter().filter(|cell| cell.number().is_some());
    let columns: Vec<u16> = names.chain(scores).map(|cell| cell.column).collect();
    (row.cells.len() == MEANINGS.len()).then_some(columns)?.try_into().ok()
}

fn table(
    sheet: u16,
    (first_row, last_row): (u32, u32),
    columns: Columns,
    caption: (String, Address),
) -> Table {
    let column = |(column, what)| Column {
        column,
        heading: String::new(),
        meaning: Meaning::new(what),
        sure: Sureness::Likely,
        evidence: vec![Evidence {
            sign: Sign::Content,
            words: "each row below the name of a stage has two names and two scores".to_string(),
        }],
    };
    let mut columns: Vec<Column> = columns.into_iter().zip(MEANINGS).map(column).collect();
    columns.arrange_by_key(|column| column.column);
    Table {
        kind: SheetKind::TeamsMatches,
        sure: Sureness::Likely,
        sheet,
        heading: None,
        heading_rows: 0,
        first_row,
        last_row,
        rows_per_contestant: 1,
        skipped: Vec::new(),
        caption: Some(caption),
        repeats: false,
        columns,
    }
}
