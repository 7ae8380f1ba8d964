//! What both kinds of binary workbook are made of: records of numbers, and formulas in them.

use std::collections::HashMap;

use super::opened::{OnSheet, SOME_FORMULAS, not_copied};

/// Two bytes of a binary record as a number; `None` beyond its end.
pub(super) fn u16_at(data: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_le_bytes(data.get(at..at.checked_add(2)?)?.try_into().ok()?))
}

/// Four bytes of a binary record as a number; `None` beyond its end.
pub(super) fn u32_at(data: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_le_bytes(data.get(at..at.checked_add(4)?)?.try_into().ok()?))
}

/// Eight bytes of a binary record as a number; `None` beyond its end.
pub(super) fn f64_at(data: &[u8], at: usize) -> Option<f64> {
    Some(f64::from_le_bytes(data.get(at..at.checked_add(8)?)?.try_into().ok()?))
}

/// Formulas of a binary workbook by their cells, and whether some had to be
/// left out.
#[derive(Default)]
pub(super) struct Formulas {
    /// Those that can be said.
    pub sound: HashMap<(u32, u16), Box<str>>,
    left_out: bool,
}

impl Formulas {
    /// Puts a formula where it stands; none is one that is left out.
    pub(super) fn put(&mut self, at: (u32, u16), formula: Option<String>) {
        match formula {
            Some(formula) => drop(self.sound.insert(at, formula.into())),
            None => self.left_out = true,
        }
    }

    /// Tells that some were left out.
    pub(super) fn fault(&self, sheet: u16) -> Option<OnSheet> {
        self.left_out.then(|| not_copied(sheet, SOME_FORMULAS))
    }
}
