//! A workbook that was read, and what could not be read of it.

use std::collections::HashMap;

use crate::facsimile::{Facsimile, SheetCopy, Stored, StoredCell};
use crate::fault::SheetFault;

/// A workbook's sheets, and what could not be read of them.
#[derive(Debug, Default)]
pub struct Opened {
    /// The sheets.
    pub facsimile: Facsimile,
    /// Faults that concern one sheet.
    pub faults: Vec<OnSheet>,
    /// The names of sheets without cells, which are not read: charts.
    pub charts: Vec<String>,
    /// The names of sheets that the options left out.
    pub passed_over: Vec<String>,
}

/// A fault of one sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OnSheet {
    /// The sheet, by its index.
    pub sheet: u16,
    /// What is wrong.
    pub fault: SheetFault,
}

/// A merge over more cells than this is left out.
pub(super) const MOST_MERGED: u64 = 20_000;

/// What a copy leaves out of the formulas of a sheet.
pub(super) const SOME_FORMULAS: &str = "Some formulas";

/// What a copy of a sheet leaves out.
pub(super) fn not_copied(sheet: u16, what: &'static str) -> OnSheet {
    OnSheet { sheet, fault: SheetFault::NotCopied { what } }
}

/// Puts formulas to their cells; one without a stored value gets a blank cell.
pub(super) fn attach_formulas(copy: &mut SheetCopy, mut formulas: HashMap<(u32, u16), Box<str>>) {
    for cell in &mut copy.cells {
        cell.formula = formulas.remove(&(cell.row, cell.column));
    }
    copy.cells.extend(formulas.into_iter().map(|((row, column), formula)| StoredCell {
        row,
        column,
        look: 0,
        value: Stored::Blank,
        formula: Some(formula),
    }));
}
