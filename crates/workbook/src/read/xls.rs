//! Workbooks of Excel 5 to 2003: xls.
//!
//! Read record by record ([MS-XLS]), not by calamine, which expands every sheet into a rectangle,
//! so that two distant cells exhaust memory, and trusts the sizes in records.

use std::collections::{BTreeMap, HashSet};
use std::io::{Cursor, Read};

use encoding_rs::Encoding;

use super::binary::{self, ExtendedFormat, is_struck_through};
use super::formula_tokens::{
    self, BinaryWorkbookKind, cell_error_text, number_from_rk, text_from_utf16,
};
use super::opened::{
    LocatedSheetFault, MAX_MERGED_CELLS, OpenedWorkbook, attach_formulas, check_sheet_count,
    not_copied_fault,
};
use super::options::Limits;
use super::records::{FormulasByCell, f64_at, u16_at, u32_at};
use super::used_limits::UsedLimits;
use super::values::text_or_blank;
use super::xls_texts;
use crate::address::CellRange;
use crate::fault::{SheetFault, WorkbookFault};
use crate::workbook_copy::{
    CellValue, ColumnLayout, RowLayout, SheetCopy, SheetLayout, StoredCell,
};

/// Reads all sheets of an xls workbook.
pub(super) fn read_xls(bytes: &[u8], limits: Limits) -> Result<OpenedWorkbook, WorkbookFault> {
    let stream = workbook_stream(bytes)?;
    let book = Book::parse(&stream)?;
    let mut opened = OpenedWorkbook::default();
    opened.workbook_copy.styles = binary::cell_styles_of_formats(&book.styles);
    let mut used = UsedLimits::new(limits);
    check_sheet_count(book.sheets.len())?;
    for sheet in &book.sheets {
        let mut copy =
            SheetCopy { name: sheet.name.clone(), hidden: sheet.hidden, ..SheetCopy::default() };
        let mut walked = SheetRecords::new(&book);
        let records = &stream[sheet.begins..sheet.ends];
        let whole = walked.walk(records, &mut used);
        used.check()?;
        let index = opened.workbook_copy.sheets.len() as u16;
        if !whole {
            let why = "it is incomplete".to_string();
            let fault = SheetFault::Unreadable { why };
            opened.faults.push(LocatedSheetFault { sheet: index, fault });
        }
        opened.faults.extend(walked.formulas.skipped_formulas_fault(index));
        if walked.notes {
            opened.faults.push(not_copied_fault(index, "Notes"));
        }
        copy.cells = walked.cells;
        attach_formulas(&mut copy, walked.formulas.sound);
        // A formula of this kind stores its result; without one it is a blank text.
        copy.cells.retain(|cell| cell.value != CellValue::Blank || cell.formula.is_none());
        copy.layout = walked.layout;
        opened.workbook_copy.sheets.push(copy);
    }
    Ok(opened)
}

/// The encoding of texts.
#[derive(Debug, Clone, Copy)]
enum Texts {
    /// UTF-16, or its low bytes if they suffice.
    Wide,
    /// One byte a character, in a code page.
    Page(&'static Encoding),
}

impl Texts {
    /// Text with a known length.
    fn read(self, length: usize, data: &[u8]) -> Option<String> {
        match self {
            Texts::Page(page) => Some(page.decode(data.get(..length)?).0.into_owned()),
            Texts::Wide if data.first()? & 1 != 0 => {
                Some(text_from_utf16(data.get(1..)?.get(..2 * length)?))
            }
            Texts::Wide => {
                let bytes = data.get(1..)?.get(..length)?;
                Some(bytes.iter().map(|byte| char::from(*byte)).collect())
            }
        }
    }

    /// Text with a length of two bytes before it.
    fn long(self, data: &[u8]) -> Option<String> {
        self.read(usize::from(u16_at(data, 0)?), data.get(2..)?)
    }

    /// Text with a length of one byte before it.
    fn short(self, data: &[u8]) -> Option<String> {
        self.read(usize::from(*data.first()?), data.get(1..)?)
    }
}

/// The encoding of a code page number.
fn page(number: u16) -> &'static Encoding {
    match number {
        874 => encoding_rs::WINDOWS_874,
        932 => encoding_rs::SHIFT_JIS,
        936 => encoding_rs::GBK,
        949 => encoding_rs::EUC_KR,
        950 => encoding_rs::BIG5,
        866 => encoding_rs::IBM866,
        1250 => encoding_rs::WINDOWS_1250,
        1251 => encoding_rs::WINDOWS_1251,
        1253 => encoding_rs::WINDOWS_1253,
        1254 => encoding_rs::WINDOWS_1254,
        1255 => encoding_rs::WINDOWS_1255,
        1256 => encoding_rs::WINDOWS_1256,
        1257 => encoding_rs::WINDOWS_1257,
        1258 => encoding_rs::WINDOWS_1258,
        10_000 | 32_768 => encoding_rs::MACINTOSH,
        _ => encoding_rs::WINDOWS_1252,
    }
}

/// The properties of a workbook.
struct Book {
    sheets: Vec<Sheet>,
    shared: Vec<String>,
    styles: Vec<ExtendedFormat>,
    texts: Texts,
    /// Whether it counts days from 1904.
    shifted: bool,
}

/// A sheet of cells, and the range of its records in the stream.
struct Sheet {
    name: String,
    hidden: bool,
    begins: usize,
    ends: usize,
}

impl Book {
    fn parse(stream: &[u8]) -> Result<Book, WorkbookFault> {
        const FIRST_WITH_WIDE_TEXTS: u16 = 0x0600;
        let (mut texts, mut shifted) = (Texts::Wide, false);
        let (mut own, mut styles, mut sheets) = (BTreeMap::new(), Vec::new(), Vec::new());
        let mut struck: Vec<bool> = Vec::new();
        for (kind, data) in walk(stream) {
            match kind {
                0x0809
                    if u16_at(data, 0).is_some_and(|version| version < FIRST_WITH_WIDE_TEXTS) =>
                {
                    texts = Texts::Page(encoding_rs::WINDOWS_1252);
                }
                0x0042 if matches!(texts, Texts::Page(_)) => {
                    texts = Texts::Page(page(u16_at(data, 0).unwrap_or_default()));
                }
                0x002F if data.len() > 2 => return Err(WorkbookFault::Encrypted),
                0x0022 => shifted = u16_at(data, 0) == Some(1),
                0x0085 => sheets.extend(bound_sheet(data, texts)),
                0x0031 | 0x0231 => struck.push(u16_at(data, 2).is_some_and(is_struck_through)),
                0x00E0 => styles.push([2, 0].map(|at| u16_at(data, at).unwrap_or(0))),
                0x041E => own.extend(own_format(data, texts)),
                0x000A => break,
                _ => {}
            }
        }
        let styled = |[format, font]: [u16; 2]| {
            // There is no font 4.
            let font = usize::from(font) - usize::from(font > 4);
            let struck = struck.get(font).is_some_and(|struck| *struck);
            ExtendedFormat::from_excel(format, own.get(&format).map(String::as_str), struck)
        };
        Ok(Book {
            sheets: placed(sheets, stream.len())?,
            shared: xls_texts::read_shared_texts(walk(stream)),
            styles: styles.into_iter().map(styled).collect(),
            texts,
            shifted,
        })
    }
}

/// The sheets of cells, each ending where the next one begins. Two with the same start are one.
fn placed(listed: Vec<(usize, Sheet)>, end: usize) -> Result<Vec<Sheet>, WorkbookFault> {
    let mut begins: Vec<usize> = listed.iter().map(|(_, sheet)| sheet.begins).collect();
    begins.sort_unstable();
    let mut seen = HashSet::new();
    let of_cells = listed
        .into_iter()
        .filter(|(kind, sheet)| *kind == 0 && sheet.begins < end && seen.insert(sheet.begins));
    let sheets: Vec<Sheet> = of_cells
        .map(|(_, sheet)| {
            let next = begins.partition_point(|begin| *begin <= sheet.begins);
            let ends = begins.get(next).copied().unwrap_or(end).min(end);
            Sheet { ends, ..sheet }
        })
        .collect();
    match sheets.is_empty() {
        true => Err(WorkbookFault::Damaged { why: "it has no sheet with cells".to_string() }),
        false => Ok(sheets),
    }
}

/// What each record of a cell begins with.
#[derive(Clone, Copy)]
struct CellHead {
    row: u32,
    column: u16,
    style: u32,
}

/// The content of a sheet's records.
struct SheetRecords<'a> {
    book: &'a Book,
    cells: Vec<StoredCell>,
    formulas: FormulasByCell,
    layout: SheetLayout,
    /// The formula whose text is in the next record.
    waiting: Option<CellHead>,
    /// Whether any cell has a note.
    notes: bool,
}

impl<'a> SheetRecords<'a> {
    fn new(book: &'a Book) -> SheetRecords<'a> {
        SheetRecords {
            book,
            cells: Vec::new(),
            formulas: FormulasByCell::default(),
            layout: SheetLayout::default(),
            waiting: None,
            notes: false,
        }
    }

    /// Reads the records of a sheet; returns whether they are complete.
    fn walk(&mut self, stream: &[u8], used: &mut UsedLimits) -> bool {
        let mut depth = 0usize;
        for (kind, data) in walk(stream) {
            match kind {
                0x0809 => depth += 1,
                0x000A if depth <= 1 => return true,
                0x000A => depth -= 1,
                // Embedded charts have records of the same kinds.
                _ if depth > 1 => {}
                0x0208 => self.row(data),
                0x007D => self.column(data),
                0x00E5 => self.merges(data),
                0x001C => self.notes = true,
                _ if used.is_exceeded() => {}
                0x00BD => self.many_numbers(data, used),
                // A truncated record is skipped.
                _ => drop(self.record(kind, data, used)),
            }
        }
        false
    }

    fn record(&mut self, kind: u16, data: &[u8], used: &mut UsedLimits) -> Option<()> {
        let texts = self.book.texts;
        if kind == 0x0207 {
            let at = self.waiting.take()?;
            let text = texts.long(data)?;
            self.put(at, text_or_blank(&text), used);
            return Some(());
        }
        let (row, style) = (u32::from(u16_at(data, 0)?), u32::from(u16_at(data, 4)?));
        let at = CellHead { row, column: u16_at(data, 2)?, style };
        let value = match kind {
            0x0203 => self.number(at.style, f64_at(data, 6)?),
            0x027E => self.number(at.style, number_from_rk(u32_at(data, 6)?)),
            0x0204 | 0x00D6 => text_or_blank(&texts.long(data.get(6..)?)?),
            0x0205 => answer(data.get(6..8)?),
            0x00FD => {
                let nth = u32_at(data, 6)?;
                match self.book.shared.get(nth as usize) {
                    Some(text) => text_or_blank(text),
                    None => CellValue::Error(nth.to_string().into()),
                }
            }
            0x0006 => {
                self.formulas.insert((at.row, at.column), self.formula(data));
                match data.get(6..14)? {
                    [0, _, _, _, _, _, 0xFF, 0xFF] => {
                        self.waiting = Some(at);
                        CellValue::Blank
                    }
                    [kind @ (1 | 2), _, value, _, _, _, 0xFF, 0xFF] => answer(&[*value, kind - 1]),
                    [.., 0xFF, 0xFF] => CellValue::Blank,
                    _ => self.number(at.style, f64_at(data, 6)?),
                }
            }
            _ => return None,
        };
        self.put(at, value, used);
        Some(())
    }

    /// Adds a cell by row, column and style; skips one without a value.
    fn put(&mut self, at: CellHead, value: CellValue, used: &mut UsedLimits) {
        if value != CellValue::Blank {
            used.count_cell(&value, None);
            let CellHead { row, column, style } = at;
            let known = (style as usize) < self.book.styles.len();
            let look = if known { style + 1 } else { 0 };
            self.cells.push(StoredCell { row, column, look, value, formula: None });
        }
    }

    fn number(&self, style: u32, number: f64) -> CellValue {
        match self.book.styles.get(style as usize) {
            Some(style) => style.cell_value_of_number(number, self.book.shifted),
            None => CellValue::Number(number),
        }
    }

    /// The formula of a cell, if it can be converted. Older workbooks have other tokens.
    fn formula(&self, data: &[u8]) -> Option<String> {
        let length = usize::from(u16_at(data, 20)?);
        let tokens = data.get(22..)?.get(..length)?;
        match self.book.texts {
            Texts::Wide => formula_tokens::formula_from_tokens(tokens, BinaryWorkbookKind::Xls),
            Texts::Page(_) => None,
        }
    }

    fn many_numbers(&mut self, data: &[u8], used: &mut UsedLimits) {
        let (Some(row), Some(first)) = (u16_at(data, 0), u16_at(data, 2)) else {
            return;
        };
        for (column, pair) in (first..=u16::MAX).zip(data[4..].chunks_exact(6)) {
            if let (Some(style), Some(bits)) = (u16_at(pair, 0), u32_at(pair, 2)) {
                let at = CellHead { row: u32::from(row), column, style: u32::from(style) };
                let value = self.number(at.style, number_from_rk(bits));
                self.put(at, value, used);
            }
        }
    }

    fn row(&mut self, data: &[u8]) {
        let hidden = u16_at(data, 12).is_some_and(|flags| flags & 0x20 != 0);
        if let Some(row) = u16_at(data, 0).filter(|_| hidden) {
            self.layout.rows.push(RowLayout { row: u32::from(row), height: None, hidden });
        }
    }

    fn column(&mut self, data: &[u8]) {
        if let (Some(first), Some(last), Some(width), Some(flags)) =
            (u16_at(data, 0), u16_at(data, 2), u16_at(data, 4), u16_at(data, 8))
        {
            self.layout.columns.push(ColumnLayout {
                first,
                last: last.max(first).min(255),
                width: Some(f64::from(width) / 256.0),
                hidden: flags & 1 != 0,
            });
        }
    }

    fn merges(&mut self, data: &[u8]) {
        for merge in data.get(2..).unwrap_or_default().chunks_exact(8) {
            let at = |place| u16_at(merge, place).unwrap_or_default();
            let (first_row, last_row) = (u32::from(at(0)), u32::from(at(2)));
            let area = CellRange { first_row, last_row, first_column: at(4), last_column: at(6) };
            let sound = first_row <= last_row && area.first_column <= area.last_column;
            if sound && (2..=MAX_MERGED_CELLS).contains(&area.cell_count()) {
                self.layout.merges.push(area);
            }
        }
    }
}

/// TRUE, FALSE or an error, by value and flag.
fn answer(data: &[u8]) -> CellValue {
    match data {
        [code, 1] => {
            let text = cell_error_text(*code).map_or_else(|| format!("#{code}"), str::to_string);
            CellValue::Error(text.into())
        }
        [value, ..] => CellValue::Bool(*value != 0),
        [] => CellValue::Blank,
    }
}

/// The record stream inside the compound file. A workbook of Excel 2007 with a password is also in
/// a compound file.
fn workbook_stream(bytes: &[u8]) -> Result<Vec<u8>, WorkbookFault> {
    let damaged = |why: std::io::Error| WorkbookFault::Damaged { why: why.to_string() };
    let mut compound = cfb::CompoundFile::open(Cursor::new(bytes)).map_err(damaged)?;
    if compound.exists("/EncryptedPackage") {
        return Err(WorkbookFault::Encrypted);
    }
    let name = ["/Workbook", "/Book"].into_iter().find(|name| compound.is_stream(name));
    let Some(name) = name else {
        return Err(WorkbookFault::NotAWorkbook { looks_like: "a document of another program" });
    };
    let mut stream = Vec::new();
    compound.open_stream(name).map_err(damaged)?.read_to_end(&mut stream).map_err(damaged)?;
    Ok(stream)
}

/// The records of a stream: kind and data.
fn walk(stream: &[u8]) -> impl Iterator<Item = (u16, &[u8])> {
    let mut rest = stream;
    std::iter::from_fn(move || {
        let (kind, length) = (u16_at(rest, 0)?, usize::from(u16_at(rest, 2)?));
        let data = rest.get(4..4 + length)?;
        rest = &rest[4 + length..];
        Some((kind, data))
    })
}

/// An entry of the sheet list, with its kind: 0 is a sheet of cells.
fn bound_sheet(data: &[u8], texts: Texts) -> Option<(usize, Sheet)> {
    let begins = usize::try_from(u32_at(data, 0)?).ok()?;
    let (state, kind) = (*data.get(4)? & 3, usize::from(*data.get(5)?));
    let name = texts.short(data.get(6..)?)?;
    Some((kind, Sheet { name, hidden: state != 0, begins, ends: begins }))
}

/// A custom number format.
fn own_format(data: &[u8], texts: Texts) -> Option<(u16, String)> {
    let code = match texts {
        Texts::Wide => texts.long(data.get(2..)?)?,
        Texts::Page(_) => texts.short(data.get(2..)?)?,
    };
    Some((u16_at(data, 0)?, code))
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn record(kind: u16, data: &[u8]) -> Vec<u8> {
        [&kind.to_le_bytes(), &(data.len() as u16).to_le_bytes(), data].concat()
    }

    /// Five fonts, of which the fifth has the number 5 and is struck through, and the styles of a font
    /// each.
    #[test]
    fn a_struck_font_is_known_by_its_number() {
        let font = |flags: u16| {
            record(0x0031, &[&200u16.to_le_bytes()[..], &flags.to_le_bytes()].concat())
        };
        let style = |font: u16| record(0x00E0, &[&font.to_le_bytes()[..], &[0, 0]].concat());
        let mut stream = record(0x0809, &[0, 6, 5, 0]);
        // Italic is none.
        [0, 2, 0, 0, 8].iter().for_each(|flags| stream.extend(font(*flags)));
        [0, 1, 3, 5, 6].iter().for_each(|of| stream.extend(style(*of)));
        stream.extend(record(0x0085, &[0, 0, 0, 0, 0, 0, 1, 0, b'A']));
        stream.extend(record(0x000A, &[]));
        let book = Book::parse(&stream).unwrap();
        let struck: Vec<bool> = binary::cell_styles_of_formats(&book.styles)
            .iter()
            .map(|look| look.font.struck)
            .collect();
        assert_eq!(struck, [false, false, false, false, true, false]);
    }
}
