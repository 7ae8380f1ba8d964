//! Rows and cells that are struck through. They count like any other, which whoever struck them out
//! did not mean.

use crate::model::form::FormColumn;
use crate::model::{Facsimile, StoredCell};
use crate::problem::{Place, Problem};

use super::cells::{CellReader, heading, is_filled};
use super::headings::Headings;
use super::mistaken::{CellStruck, RowStruck};

/// The looks of a workbook that strike through.
pub(super) struct Strikes {
    /// By index of the look; empty where none does.
    looks: Vec<bool>,
}

impl Strikes {
    /// Those of a workbook.
    pub(super) fn of(facsimile: &Facsimile) -> Strikes {
        let struck = facsimile.looks.iter().map(|look| look.font.struck);
        let any = facsimile.looks.iter().any(|look| look.font.struck);
        Strikes { looks: if any { struck.collect() } else { Vec::new() } }
    }

    fn has(&self, cell: &StoredCell) -> bool {
        self.looks.get(cell.look as usize).is_some_and(|struck| *struck)
    }

    /// What is told of a row: that most of what is read of it is struck through, or which cells are.
    pub(super) fn told<C: FormColumn>(
        &self,
        cells: &[StoredCell],
        index: u16,
        headings: &Headings<C>,
        reader: &CellReader<'_>,
    ) -> Vec<Problem> {
        if self.looks.is_empty() {
            return Vec::new();
        }
        let read = |cell: &&StoredCell| is_filled(cell) && headings.of(cell.column).is_some();
        let all = cells.iter().filter(read).count();
        let struck: Vec<&StoredCell> =
            cells.iter().filter(read).filter(|cell| self.has(cell)).collect();
        let at = |cell: &StoredCell| super::cells::place_of(cell, index);
        match struck.first() {
            None => Vec::new(),
            // Contestants and scores on one sheet are read as two.
            Some(first) if is_told(reader, at(first)) => Vec::new(),
            Some(first) if 2 * struck.len() > all => vec![Problem::new(RowStruck, at(first))],
            Some(_) => {
                let told = struck.into_iter().map(|cell| {
                    let text = heading(cell).unwrap_or_default();
                    Problem::new(CellStruck { text }, at(cell))
                });
                told.collect()
            }
        }
    }
}

/// Whether the row of a cell was told of.
fn is_told(reader: &CellReader<'_>, at: crate::model::Address) -> bool {
    reader.problems.iter().any(|problem| match problem.place {
        Place::Cell(other) => {
            (other.sheet, other.row) == (at.sheet, at.row)
                && (problem.trouble.is::<RowStruck>() || problem.trouble.is::<CellStruck>())
        }
        _ => false,
    })
}
