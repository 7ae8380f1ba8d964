//! What stands outside of tables: titles, dates, labels with values, remarks.

use super::block::RawTable;
use super::grid::SheetGrid;
use model::CellAddress;

/// A text outside of the tables of a sheet.
#[derive(Clone, Debug)]
pub(super) struct LineOutsideTables {
    pub(super) at: CellAddress,
    pub(super) text: String,
    /// The text of the next cell in its row, where there is one.
    pub(super) beside: Option<(CellAddress, String)>,
    /// Whether it stands above the first table of the sheet.
    pub(super) above: bool,
}

/// Lines that are looked at on a sheet; more than that is no heading of an event.
const MOST: usize = 60;

/// The lines above, between and below the tables of a sheet.
pub(super) fn lines_outside_tables(
    grid: &SheetGrid,
    blocks: &[&RawTable],
) -> Vec<LineOutsideTables> {
    let mut tables: Vec<(u32, u32)> = blocks
        .iter()
        .map(|block| (block.heading.unwrap_or(block.first_row(grid)), block.last_row(grid)))
        .collect();
    tables.sort_unstable();
    let first = tables.first().map_or(u32::MAX, |table| table.0);
    let mut tables = tables.into_iter().peekable();
    let mut covered = 0;
    let mut found = Vec::new();
    for row in &grid.rows {
        while let Some((_, last)) = tables.next_if(|table| table.0 <= row.row) {
            covered = covered.max(last + 1);
        }
        if row.row < covered {
            continue;
        }
        for (place, cell) in row.cells.iter().enumerate() {
            let address = |column: u16| CellAddress { sheet: grid.sheet, row: row.row, column };
            let beside =
                row.cells.get(place + 1).map(|next| (address(next.column), next.text.clone()));
            found.push(LineOutsideTables {
                at: address(cell.column),
                text: cell.text.clone(),
                beside,
                above: row.row < first,
            });
        }
        if found.len() >= MOST {
            break;
        }
    }
    found
}
