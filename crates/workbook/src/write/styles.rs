//! The formats of a workbook, by number, as cells refer to them, and the part of the package that
//! lists them.

use std::collections::HashMap;

use std::cell::RefCell;
use std::io::Read;
use std::sync::Arc;

use rust_xlsxwriter::{Format, Workbook, XlsxError};

use super::packed::parts_by_rust_xlsxwriter;

/// The number of a format in its workbook.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct StyleId(u32);

impl StyleId {
    /// The format number of a plain cell.
    pub const PLAIN: StyleId = StyleId(0);

    /// The format of a number.
    pub(crate) fn from_number(number: u32) -> StyleId {
        StyleId(number)
    }

    /// The number, as cells store it.
    pub(super) fn number(self) -> u32 {
        self.0
    }
}

/// Excel repairs workbooks with more formats (65,490); a few are left for rust_xlsxwriter.
const MOST: usize = 65_000;

/// The formats of a workbook, and its styles part.
type Known = (Vec<Format>, Arc<String>);

thread_local! {
    /// The last ones: rust_xlsxwriter makes a whole workbook for each, and a season has few kinds.
    static KNOWN: RefCell<Vec<Known>> = const { RefCell::new(Vec::new()) };
}
/// The most of them.
const MOST_KNOWN: usize = 32;

/// The formats of a workbook in the order of their numbers.
#[derive(Default)]
pub(super) struct WorkbookFormats {
    numbers: HashMap<Format, StyleId>,
}

impl WorkbookFormats {
    /// The number of a format; plain if there are too many.
    pub(super) fn add(&mut self, format: &Format) -> StyleId {
        if let Some(style) = self.numbers.get(format) {
            return *style;
        }
        if *format == Format::default() || self.numbers.len() == MOST {
            return StyleId::PLAIN;
        }
        let style = StyleId(self.numbers.len() as u32 + 1);
        self.numbers.insert(format.clone(), style);
        style
    }

    fn in_order(&self) -> Vec<&Format> {
        let mut formats: Vec<(&Format, &StyleId)> = self.numbers.iter().collect();
        formats.sort_unstable_by_key(|(_, style)| **style);
        formats.into_iter().map(|(format, _)| format).collect()
    }

    /// Makes rust_xlsxwriter number the formats in this order. The workbook must have no others
    /// yet.
    pub(super) fn register_in_order(&self, workbook: &mut Workbook) {
        self.in_order().into_iter().for_each(|format| workbook.register_format(format));
    }

    /// The styles part of a workbook with these formats.
    pub(super) fn styles_xml(&self) -> Result<Arc<String>, XlsxError> {
        let formats = self.in_order();
        let is_same = |(own, _): &&Known| own.iter().eq(formats.iter().copied());
        let known =
            KNOWN.with_borrow(|known| known.iter().find(is_same).map(|(_, xml)| Arc::clone(xml)));
        if let Some(xml) = known {
            return Ok(xml);
        }
        let mut workbook = Workbook::new();
        self.register_in_order(&mut workbook);
        let mut xml = String::new();
        parts_by_rust_xlsxwriter(&mut workbook)?
            .by_name("xl/styles.xml")?
            .read_to_string(&mut xml)?;
        let xml = Arc::new(xml);
        let own = (formats.into_iter().cloned().collect(), Arc::clone(&xml));
        KNOWN.with_borrow_mut(|known| {
            if known.len() == MOST_KNOWN {
                known.remove(0);
            }
            known.push(own);
        });
        Ok(xml)
    }
}
