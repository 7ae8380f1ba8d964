//! A sheet without its rows, by rust_xlsxwriter: its XML is parted where the rows belong, and
//! `cells` fills them in.

use std::collections::HashMap;
use std::io::{self, Write};

use crate::address::to_a1;

/// The XML of a sheet, parted before and behind its rows.
pub(super) struct SheetSkeleton<'a> {
    before: &'a str,
    rows: &'a str,
    after: &'a str,
}

impl<'a> SheetSkeleton<'a> {
    /// Parts the XML of a sheet.
    pub(super) fn parse(xml: &'a str) -> SheetSkeleton<'a> {
        if let Some((before, rest)) = xml.split_once("<sheetData>") {
            let (rows, after) = rest.split_once("</sheetData>").unwrap_or((rest, ""));
            return SheetSkeleton { before, rows, after };
        }
        let (before, after) = xml.split_once("<sheetData/>").unwrap_or((xml, ""));
        SheetSkeleton { before, rows: "", after }
    }

    /// The cells by rust_xlsxwriter, by address.
    pub(super) fn cells(&self) -> HashMap<&'a str, &'a str> {
        const CELL: &str = "<c r=\"";
        let mut cells = HashMap::new();
        let mut rest = self.rows;
        while let Some(at) = rest.find(CELL) {
            let cell = &rest[at..];
            // A cell without a value has no end tag.
            let tag = cell.find('>').map_or(cell.len(), |end| end + 1);
            let end = match cell[..tag].ends_with("/>") {
                true => tag,
                false => cell.find("</c>").map_or(cell.len(), |end| end + "</c>".len()),
            };
            let address = cell[CELL.len()..].split('"').next().unwrap_or_default();
            cells.insert(address, &cell[..end]);
            rest = &cell[end..];
        }
        cells
    }

    /// Writes the part before the rows; `last` is the last cell of the sheet.
    pub(super) fn write_before_rows(
        &self,
        last: (u32, u16),
        out: &mut dyn Write,
    ) -> io::Result<()> {
        const DIMENSION: &str = "<dimension ref=\"";
        let (before, rest) = self.before.split_once(DIMENSION).unwrap_or((self.before, ""));
        out.write_all(before.as_bytes())?;
        if let Some((_, rest)) = rest.split_once('"') {
            let all =
                if last == (0, 0) { String::new() } else { format!(":{}", to_a1(last.0, last.1)) };
            write!(out, "{DIMENSION}A1{all}\"{rest}")?;
        }
        out.write_all(b"<sheetData>")
    }

    /// Writes the part after the rows.
    pub(super) fn write_after_rows(&self, out: &mut dyn Write) -> io::Result<()> {
        out.write_all(b"</sheetData>")?;
        out.write_all(self.after.as_bytes())
    }
}
