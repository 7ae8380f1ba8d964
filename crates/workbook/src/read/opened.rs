//! The result of reading a workbook: its copy, and the faults of single sheets.

use std::collections::HashMap;

use crate::fault::{SheetFault, WorkbookFault};
use crate::workbook_copy::{CellNote, CellValue, SheetCopy, StoredCell, WorkbookCopy};

/// The sheets of a workbook, and what is unreadable.
#[derive(Debug, Default, Clone)]
pub struct OpenedWorkbook {
    pub workbook_copy: WorkbookCopy,
    /// Faults of single sheets.
    pub faults: Vec<LocatedSheetFault>,
    /// The names of sheets without cells, such as charts, which are not read.
    pub charts: Vec<String>,
    /// The sheets that the options skipped.
    pub skipped: Vec<SkippedSheet>,
}

/// A sheet that the options skipped, with what was added to its table.
#[derive(Debug, Default, Clone)]
pub struct SkippedSheet {
    pub name: String,
    /// The filled cells outside its table.
    pub added_cells: Vec<StoredCell>,
    /// All its notes.
    pub notes: Vec<CellNote>,
}

/// A fault of one sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LocatedSheetFault {
    /// The index of the sheet.
    pub sheet: u16,
    pub fault: SheetFault,
}

/// The most cells of a merge; larger ones are skipped.
pub(super) const MAX_MERGED_CELLS: u64 = 20_000;

/// The most sheets of a workbook.
const MOST_SHEETS: usize = 10_000;

/// Rejects a workbook with more sheets than anybody keeps.
pub(super) fn check_sheet_count(sheets: usize) -> Result<(), WorkbookFault> {
    if sheets <= MOST_SHEETS {
        return Ok(());
    }
    Err(WorkbookFault::TooLarge { what: format!("it has more than {MOST_SHEETS} sheets") })
}

/// What a copy lacks if formulas of a sheet were skipped.
pub(super) const SKIPPED_FORMULAS_TEXT: &str = "Some formulas";

/// A fault: the copy of a sheet lacks something.
pub(super) fn not_copied_fault(sheet: u16, what: &'static str) -> LocatedSheetFault {
    LocatedSheetFault { sheet, fault: SheetFault::NotCopied { what } }
}

/// Attaches formulas to their cells; one without a stored value gets a blank cell.
pub(super) fn attach_formulas(copy: &mut SheetCopy, mut formulas: HashMap<(u32, u16), Box<str>>) {
    for cell in &mut copy.cells {
        cell.formula = formulas.remove(&(cell.row, cell.column));
    }
    copy.cells.extend(formulas.into_iter().map(|((row, column), formula)| StoredCell {
        row,
        column,
        look: 0,
        value: CellValue::Blank,
        formula: Some(formula),
    }));
}
