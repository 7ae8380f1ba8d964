//! The input of an annotated return, and references to its cells in formulas.

use workbook::write::quoted_sheet_name;

use engine::awards::ComputedEvent;
use model::problem::RenderedProblem;
use model::{CellAddress, CellValue, Language, WorkbookCopy};

/// The decimals of a rounded total, so that equal scores stay equal in programs that use
/// floats.
pub(super) const TOTAL_DECIMALS: u32 = 9;

/// The input of an annotated return.
pub struct AnnotationInput<'a> {
    /// The return's path, for the sheet `About`.
    pub path: &'a str,
    /// The copy of its sheets.
    pub workbook_copy: &'a WorkbookCopy,
    /// Its events with results.
    pub outcomes: &'a [ComputedEvent],
    pub problems: &'a [RenderedProblem],
    /// The language in which they are said.
    pub language: Language,
}

/// How the sheets of the return came into a copy.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum CopiedSheetsOrigin {
    /// The copy is the return's own workbook.
    OfTheReturn,
    /// They were made anew.
    Anew,
}

/// The cells of a return in the copy of its sheets.
#[derive(Clone, Copy)]
pub(super) struct CopiedReturn<'a> {
    /// The return and what was computed of it.
    pub annotation: &'a AnnotationInput<'a>,
    /// The names of its sheets in the copy.
    pub names: &'a [String],
}

impl<'a> CopiedReturn<'a> {
    /// The value of a cell.
    pub(super) fn cell_value(self, at: CellAddress) -> Option<&'a CellValue> {
        let sheet = self.annotation.workbook_copy.sheets.get(usize::from(at.sheet))?;
        let key = (at.row, at.column);
        let found = sheet.cells.binary_search_by_key(&key, |cell| (cell.row, cell.column)).ok()?;
        Some(&sheet.cells[found].value)
    }

    /// The number in a cell.
    pub(super) fn cell_number(self, at: CellAddress) -> Option<f64> {
        match self.cell_value(at)? {
            CellValue::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// A sheet's name, quoted for formulas.
    pub(super) fn quoted_sheet_name(self, sheet: u16) -> String {
        quoted_sheet_name(self.names.get(usize::from(sheet)).map_or("", String::as_str))
    }

    /// The reference to a cell: `Results!D7`.
    pub(super) fn cell_reference(self, at: CellAddress) -> String {
        format!("{}!{}", self.quoted_sheet_name(at.sheet), at.a1())
    }
}
