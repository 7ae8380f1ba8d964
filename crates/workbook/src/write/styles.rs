//! The formats of a workbook by the numbers that its cells have for them.

use std::collections::HashMap;

use rust_xlsxwriter::{Format, Workbook};

/// The number of a format in its workbook.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Style(u32);

impl Style {
    /// That of a cell without a format.
    pub const PLAIN: Style = Style(0);

    /// The number as cells have it.
    pub(super) fn number(self) -> u32 {
        self.0
    }
}

/// Excel opens no workbook with more formats without repairing it (65,490); a few are
/// left to what rust_xlsxwriter adds.
const MOST: usize = 65_000;

/// The formats of a workbook in the order in which they are numbered.
#[derive(Default)]
pub(super) struct Styles {
    numbers: HashMap<Format, Style>,
}

impl Styles {
    /// The number of a format. Where there are too many, a cell is plain.
    pub(super) fn of(&mut self, format: &Format) -> Style {
        if let Some(style) = self.numbers.get(format) {
            return *style;
        }
        if *format == Format::default() || self.numbers.len() == MOST {
            return Style::PLAIN;
        }
        let style = Style(self.numbers.len() as u32 + 1);
        self.numbers.insert(format.clone(), style);
        style
    }

    /// Makes rust_xlsxwriter number the formats like this. The workbook has no other
    /// ones yet.
    pub(super) fn register(&self, workbook: &mut Workbook) {
        let mut formats: Vec<(&Format, &Style)> = self.numbers.iter().collect();
        formats.sort_unstable_by_key(|(_, style)| **style);
        formats.into_iter().for_each(|(format, _)| workbook.register_format(format));
    }
}
