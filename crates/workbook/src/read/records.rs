//! Records of both binary kinds of workbook: numbers at a place in their bytes, never beyond the
//! end, and the formulas found on the way. `xls` and `xlsb` know the records.

use std::collections::HashMap;

use super::opened::{LocatedSheetFault, SOME_FORMULAS, not_copied};

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
pub(super) struct Formulas {
    /// The formulas that could be read.
    pub sound: HashMap<(u32, u16), Box<str>>,
    left_out: bool,
}

impl Formulas {
    /// Adds a formula; `None` for one that was skipped.
    pub(super) fn put(&mut self, at: (u32, u16), formula: Option<String>) {
        match formula {
            Some(formula) => drop(self.sound.insert(at, formula.into())),
            None => self.left_out = true,
        }
    }

    /// The fault of skipped formulas.
    pub(super) fn fault(&self, sheet: u16) -> Option<LocatedSheetFault> {
        self.left_out.then(|| not_copied(sheet, SOME_FORMULAS))
    }
}
