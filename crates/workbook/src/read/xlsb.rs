//! Binary workbooks of Excel: xlsb.
//!
//! Read record by record ([MS-XLSB]), not by calamine, which panics on a text with an invalid
//! number, a truncated formula and a sheet without a relationship.

use std::collections::HashMap;

use super::archive::WorkbookArchive;
use super::binary::{self, ExtendedFormat, is_struck_through};
use super::formula_tokens::{
    self, BinaryWorkbookKind, cell_error_text, number_from_rk, text_from_utf16,
};
use super::opened::{
    LocatedSheetFault, MAX_MERGED_CELLS, OpenedWorkbook, attach_formulas, check_sheet_count,
    not_copied_fault,
};
use super::package::{PartReference, check_sheets_have_own_parts, part_references};
use super::records::{FormulasByCell, f64_at, u16_at, u32_at};
use super::used_limits::UsedLimits;
use super::values::text_or_blank;
use crate::address::{CellRange, MAX_SHEET_COLUMNS, MAX_SHEET_ROWS};
use crate::fault::{SheetFault, WorkbookFault};
use crate::workbook_copy::{
    CellValue, ColumnLayout, RowLayout, SheetCopy, SheetLayout, StoredCell,
};

/// The last column of a sheet, from 0.
const LAST_COLUMN: u32 = MAX_SHEET_COLUMNS as u32 - 1;
/// The record that ends the cells of a sheet.
const END_OF_CELLS: u16 = 146;

/// Reads all sheets of an xlsb workbook.
pub(super) fn read_xlsb(mut archive: WorkbookArchive<'_>) -> Result<OpenedWorkbook, WorkbookFault> {
    let book = Book::read(&mut archive)?;
    let mut opened = OpenedWorkbook::default();
    opened.workbook_copy.styles = binary::cell_styles_of_formats(&book.styles);
    let mut used = UsedLimits::new(archive.limits);
    for sheet in &book.sheets {
        let index = opened.workbook_copy.sheets.len() as u16;
        let mut copy =
            SheetCopy { name: sheet.name.clone(), hidden: sheet.hidden, ..SheetCopy::default() };
        let part = archive.read_document_part(&sheet.part);
        let mut walked = SheetRecords::default();
        let whole = walked.walk(part.as_deref().unwrap_or_default(), &book, &mut used);
        used.check()?;
        if !whole {
            let why = "it is incomplete".to_string();
            let fault = SheetFault::Unreadable { why };
            opened.faults.push(LocatedSheetFault { sheet: index, fault });
        }
        opened.faults.extend(walked.formulas.skipped_formulas_fault(index));
        let related = part_references(&mut archive, &sheet.part);
        if related.iter().any(|related| related.kind.ends_with("/comments")) {
            opened.faults.push(not_copied_fault(index, "Notes"));
        }
        copy.cells = walked.cells;
        attach_formulas(&mut copy, walked.formulas.sound);
        copy.layout = walked.layout;
        opened.workbook_copy.sheets.push(copy);
    }
    Ok(opened)
}

/// The properties of a workbook.
struct Book {
    sheets: Vec<Sheet>,
    texts: Vec<String>,
    styles: Vec<ExtendedFormat>,
    /// Whether it counts days from 1904.
    shifted: bool,
}

/// A sheet of cells.
struct Sheet {
    name: String,
    part: String,
    hidden: bool,
}

impl Book {
    fn read(archive: &mut WorkbookArchive<'_>) -> Result<Book, WorkbookFault> {
        const PART: &str = "xl/workbook.bin";
        let damaged = |why: &str| WorkbookFault::Damaged { why: why.to_string() };
        let list =
            archive.read_part(PART).ok_or_else(|| damaged("its list of sheets is missing"))?;
        let targets: HashMap<String, PartReference> =
            part_references(archive, PART).into_iter().map(|r| (r.id.clone(), r)).collect();
        let mut book = Book {
            sheets: Vec::new(),
            texts: texts(archive),
            styles: styles(archive),
            shifted: false,
        };
        for (kind, data) in walk(&list) {
            match kind {
                153 => book.shifted = data.first().is_some_and(|flags| flags & 1 != 0),
                156 => book.sheets.extend(sheet_of(data, &targets)),
                _ => {}
            }
        }
        check_sheet_count(book.sheets.len())?;
        let sheets = book.sheets.iter();
        check_sheets_have_own_parts(
            sheets.map(|sheet| (sheet.name.as_str(), sheet.part.as_str())),
        )?;
        match book.sheets.is_empty() {
            true => Err(damaged("it has no sheet with cells")),
            false => Ok(book),
        }
    }
}

/// An entry of the sheet list; `None` for a chart.
fn sheet_of(data: &[u8], targets: &HashMap<String, PartReference>) -> Option<Sheet> {
    let (id, rest) = wide_text(data.get(8..)?)?;
    let (name, _) = wide_text(rest)?;
    let target = targets.get(&id).filter(|target| target.kind.ends_with("/worksheet"))?;
    Some(Sheet { name, part: target.target.clone(), hidden: u32_at(data, 0) != Some(0) })
}

/// The texts that cells refer to by number.
fn texts(archive: &mut WorkbookArchive<'_>) -> Vec<String> {
    let part = archive.read_document_part("xl/sharedStrings.bin").unwrap_or_default();
    let items = walk(&part).filter(|(kind, _)| *kind == 19);
    // An unreadable text keeps its number.
    let text = |data: &[u8]| Some(wide_text(data.get(1..)?)?.0);
    items.map(|(_, data)| text(data).unwrap_or_default()).collect()
}

/// The content of a sheet's records.
#[derive(Default)]
struct SheetRecords {
    cells: Vec<StoredCell>,
    formulas: FormulasByCell,
    layout: SheetLayout,
}

impl SheetRecords {
    /// Reads a sheet's part; returns whether its cells are complete.
    fn walk(&mut self, part: &[u8], book: &Book, used: &mut UsedLimits) -> bool {
        let (mut row, mut whole) = (0, false);
        for (kind, data) in walk(part) {
            match kind {
                0 => {
                    row = u32_at(data, 0).unwrap_or(row);
                    self.row(row, data);
                }
                1..=11 if !used.is_exceeded() => drop(self.cell(row, kind, data, book, used)),
                60 => self.column(data),
                176 => self.merge(data),
                END_OF_CELLS => whole = true,
                _ => {}
            }
        }
        whole
    }

    fn row(&mut self, row: u32, data: &[u8]) {
        if data.get(11).is_some_and(|flags| flags & 0x10 != 0) {
            self.layout.rows.push(RowLayout { row, height: None, hidden: true });
        }
    }

    /// Reads a cell; skips a truncated record.
    fn cell(
        &mut self,
        row: u32,
        kind: u16,
        data: &[u8],
        book: &Book,
        used: &mut UsedLimits,
    ) -> Option<()> {
        let column = u16::try_from(u32_at(data, 0)?).ok()?;
        let style = u32_at(data, 4)? & 0x00FF_FFFF;
        let own = book.styles.get(style as usize);
        let number = |number: f64| match own {
            Some(style) => style.cell_value_of_number(number, book.shifted),
            None => CellValue::Number(number),
        };
        let value = match kind {
            1 => CellValue::Blank,
            2 => number(number_from_rk(u32_at(data, 8)?)),
            3 | 11 => {
                let code = *data.get(8)?;
                let text = cell_error_text(code).map_or_else(|| format!("#{code}"), str::to_string);
                CellValue::Error(text.into())
            }
            4 | 10 => CellValue::Bool(*data.get(8)? != 0),
            5 | 9 => number(f64_at(data, 8)?),
            6 | 8 => text_or_blank(&wide_text(data.get(8..)?)?.0),
            _ => {
                let nth = u32_at(data, 8)?;
                match book.texts.get(nth as usize) {
                    Some(text) => text_or_blank(text),
                    None => CellValue::Error(nth.to_string().into()),
                }
            }
        };
        if kind >= 8 {
            self.formula((row, column), kind, data);
        }
        // A cell without a value is skipped.
        if value != CellValue::Blank {
            used.count_cell(&value, None);
            let look = own.map_or(0, |_| style + 1);
            self.cells.push(StoredCell { row, column, look, value, formula: None });
        }
        Some(())
    }

    /// Reads the formula of a cell.
    fn formula(&mut self, at: (u32, u16), kind: u16, data: &[u8]) {
        let formula = || {
            let before = match kind {
                8 => 12 + 2 * usize::try_from(u32_at(data, 8)?).ok()?,
                9 => 16,
                _ => 9,
            };
            // After the value: two bytes of flags, then the tokens with their length.
            let rest = data.get(before.checked_add(2)?..)?;
            let length = usize::try_from(u32_at(rest, 0)?).ok()?;
            let tokens = rest.get(4..)?.get(..length)?;
            formula_tokens::formula_from_tokens(tokens, BinaryWorkbookKind::Xlsb)
        };
        self.formulas.insert(at, formula());
    }

    fn column(&mut self, data: &[u8]) {
        let (Some(first), Some(last)) = (u32_at(data, 0), u32_at(data, 4)) else {
            return;
        };
        let hidden = data.get(16).is_some_and(|flags| flags & 1 != 0);
        if hidden && first <= last.min(LAST_COLUMN) {
            let (first, last) = (first as u16, last.min(LAST_COLUMN) as u16);
            self.layout.columns.push(ColumnLayout { first, last, width: None, hidden });
        }
    }

    fn merge(&mut self, data: &[u8]) {
        let at = |place| u32_at(data, place);
        let (Some(first_row), Some(last_row), Some(first), Some(last)) =
            (at(0), at(4), at(8), at(12))
        else {
            return;
        };
        if first_row > last_row || last_row >= MAX_SHEET_ROWS || first > last || last > LAST_COLUMN
        {
            return;
        }
        let (first_column, last_column) = (first as u16, last as u16);
        let area = CellRange { first_row, first_column, last_row, last_column };
        if (2..=MAX_MERGED_CELLS).contains(&area.cell_count()) {
            self.layout.merges.push(area);
        }
    }
}

/// The formats that cells refer to by number.
fn styles(archive: &mut WorkbookArchive<'_>) -> Vec<ExtendedFormat> {
    let part = archive.read_part("xl/styles.bin").unwrap_or_default();
    let mut own: HashMap<u16, String> = HashMap::new();
    let mut styles = Vec::new();
    let (mut of_cells, mut struck) = (false, Vec::new());
    for (kind, data) in walk(&part) {
        match kind {
            43 => struck.push(u16_at(data, 2).is_some_and(is_struck_through)),
            44 => own.extend(own_format(data)),
            617 => of_cells = true,
            618 => break,
            47 if of_cells => {
                let [format, font] = [2, 4].map(|at| u16_at(data, at).unwrap_or(0));
                let own = own.get(&format).map(String::as_str);
                let struck = struck.get(usize::from(font)).is_some_and(|struck| *struck);
                styles.push(ExtendedFormat::from_excel(format, own, struck));
            }
            _ => {}
        }
    }
    styles
}

/// A custom number format.
fn own_format(data: &[u8]) -> Option<(u16, String)> {
    Some((u16_at(data, 0)?, wide_text(data.get(2..)?)?.0))
}

/// The records of a part: kind and data. Kind and length have a variable number of bytes, each with
/// a continuation bit.
fn walk(part: &[u8]) -> impl Iterator<Item = (u16, &[u8])> {
    let mut rest = part;
    std::iter::from_fn(move || {
        let (kind, after) = varying(rest, 2)?;
        let (length, after) = varying(after, 4)?;
        let data = after.get(..length as usize)?;
        rest = &after[length as usize..];
        Some((kind as u16, data))
    })
}

/// A number with seven bits in each byte, and the rest.
fn varying(bytes: &[u8], most: usize) -> Option<(u32, &[u8])> {
    let mut number = 0u32;
    for index in 0..most {
        let byte = *bytes.get(index)?;
        number |= u32::from(byte & 0x7F) << (7 * index);
        if byte & 0x80 == 0 {
            return Some((number, &bytes[index + 1..]));
        }
    }
    Some((number, &bytes[most..]))
}

/// Text with its length before it, and the rest.
fn wide_text(data: &[u8]) -> Option<(String, &[u8])> {
    let bytes = usize::try_from(u32_at(data, 0)?).ok()?.checked_mul(2)?;
    let text = data.get(4..bytes.checked_add(4)?)?;
    Some((text_from_utf16(text), &data[4 + bytes..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_are_parted() {
        // Kind 278 without data, kind 19 with three bytes, and a truncated one.
        let part = [0x96, 0x02, 0, 19, 3, 1, 2, 3, 5, 200];
        let found: Vec<(u16, &[u8])> = walk(&part).collect();
        assert_eq!(found, [(278, &[][..]), (19, &[1, 2, 3][..])]);
    }

    #[test]
    fn a_merge_beyond_the_sheet_is_left_out() {
        let mut sheet = SheetRecords::default();
        let mut area = [0u8; 16];
        area[4] = 1;
        sheet.merge(&area);
        area[8..16].copy_from_slice(&[255; 8]);
        sheet.merge(&area);
        assert_eq!(sheet.layout.merges.len(), 1);
    }
}
