//! Records of both binary kinds of workbook: numbers at a place in their bytes, never beyond the
//! end, and the formulas found on the way. `xls` and `xlsb` know the records.

use std::collections::HashMap;

use super::opened::{LocatedSheetFault, SKIPPED_FORMULAS_TEXT, not_copied_fault};

/// Two bytes as a number; `None` beyond the end.
pub(super) fn u16_at(data: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_le_bytes(data.get(at..at.checked_add(2)?)?.try_into().ok()?))
}

/// Four bytes as a number; `None` beyond the end.
pub(super) fn u32_at(data: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_le_bytes(data.get(at..at.checked_add(4)?)?.try_into().ok()?))
}

/// Eight bytes as a number; `None` beyond the end.
pub(super) fn f64_at(data: &[u8], at: usize) -> Option<f64> {
    Some(f64::from_le_bytes(data.get(at..at.checked_add(8)?)?.try_into().ok()?))
}

/// Formulas by cell, and whether some were skipped.
#[derive(Default)]
pub(super) struct FormulasByCell {
    /// The formulas that could be read.
    pub sound: HashMap<(u32, u16), Box<str>>,
    left_out: bool,
}

impl FormulasByCell {
    /// Adds a formula; `None` for one that was skipped.
    pub(super) fn insert(&mut self, at: (u32, u16), formula: Option<String>) {
        match formula {
            Some(formula) => drop(self.sound.insert(at, formula.into())),
            None => self.left_out = true,
        }
    }

    /// The fault of skipped formulas.
    pub(super) fn skipped_formulas_fault(&self, sheet: u16) -> Option<LocatedSheetFault> {
        self.left_out.then(|| not_copied_fault(sheet, SKIPPED_FORMULAS_TEXT))
    }
}
