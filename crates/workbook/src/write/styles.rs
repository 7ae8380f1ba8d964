//! The formats of a workbook, by number.

use std::collections::HashMap;

use rust_xlsxwriter::{Format, Workbook};

/// The number of a format in its workbook.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Style(u32);

impl Style {
    /// The format number of a plain cell.
    pub const PLAIN: Style = Style(0);

    /// The format of a number.
    pub(crate) fn numbered(number: u32) -> Style {
        Style(number)
    }

    /// The number, as cells store it.
    pub(super) fn number(self) -> u32 {
        self.0
    }
}

/// Excel repairs workbooks with more formats (65,490); a few are left for rust_xlsxwriter.
const MOST: usize = 65_000;

/// The formats of a workbook in the order of their numbers.
#[derive(Default)]
pub(super) struct Styles {
    numbers: HashMap<Format, Style>,
}

impl Styles {
    /// The number of a format; plain if there are too many.
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

    /// Makes rust_xlsxwriter number the formats in this order. The workbook must have no others
    /// yet.
    pub(super) fn register(&self, workbook: &mut Workbook) {
        let mut formats: Vec<(&Format, &Style)> = self.numbers.iter().collect();
        formats.sort_unstable_by_key(|(_, style)| **style);
        formats.into_iter().for_each(|(format, _)| workbook.register_format(format));
    }
}
