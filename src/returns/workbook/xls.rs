//! Workbooks of Excel 97 to 2003: xls.
//!
//! calamine unfolds every sheet of this kind into a rectangle, so a file with
//! two cells far apart could exhaust memory, and no handler can catch that. The
//! records are therefore walked first: they tell how far apart the cells are,
//! and with them what calamine leaves out, number formats and hidden rows.

use std::collections::{BTreeMap, HashMap};
use std::io::{Cursor, Read};

use calamine::{Reader as _, SheetType, SheetVisible, Xls, XlsError};

use super::{
    Bounds, Formulas, Opened, Used, attach_formulas, in_order, not_copied, stored_owned, u16_at,
    u32_at,
};
use crate::model::{
    Area, ColumnLayout, Layout, Look, NumberFormat, RowLayout, SheetCopy, Stored, StoredCell, a1,
};
use crate::problem::Trouble;

/// The most cells that a sheet's rectangle may have, and all of a workbook's.
const MOST_IN_RECTANGLE: u64 = 1_000_000;
const MOST_IN_RECTANGLES: u64 = 3_000_000;
/// A text is no longer than this in the file.
const LONGEST_TEXT: u64 = 65_535;

/// Reads all sheets of the workbook.
pub fn read(bytes: &[u8], bounds: Bounds) -> Result<Opened, Trouble> {
    let records = Records::of_workbook(bytes, bounds)?;
    let mut workbook = Xls::new(Cursor::new(bytes)).map_err(|why| match why {
        XlsError::Password => Trouble::WorkbookEncrypted,
        why => Trouble::WorkbookDamaged { why: why.to_string() },
    })?;
    let mut opened = Opened::default();
    opened.facsimile.looks = records.looks();
    let mut used = Used::within(bounds);
    let shifted = workbook.has_1904_epoch();
    for sheet in workbook.sheets_metadata().to_vec() {
        if sheet.typ != SheetType::WorkSheet {
            continue;
        }
        let mut copy = SheetCopy {
            name: sheet.name.clone(),
            hidden: sheet.visible != SheetVisible::Visible,
            ..SheetCopy::default()
        };
        let walked = records.sheets.get(&sheet.name);
        let range = workbook
            .worksheet_range(&sheet.name)
            .map_err(|why| Trouble::WorkbookDamaged { why: why.to_string() })?;
        let (top, left) = range.start().unwrap_or_default();
        for (row, column, value) in range.used_cells() {
            let (row, column) = (top + row as u32, (left + column as u32) as u16);
            let look = walked.map_or(0, |walked| records.look_of(walked, row, column));
            let value = stored_owned(value, shifted);
            used.count(&value, None);
            copy.cells.push(StoredCell { row, column, look, value, formula: None });
        }
        drop(range);
        used.check()?;
        let formulas = read_formulas(&mut workbook, &copy.name);
        let index = opened.facsimile.sheets.len() as u16;
        opened.troubles.extend(formulas.trouble(index));
        if walked.is_some_and(|walked| walked.notes) {
            opened.troubles.push(not_copied(index, "Notes"));
        }
        attach_formulas(&mut copy, formulas.sound);
        // A formula of this kind stores its result; one without is a blank text.
        copy.cells.retain(|cell| cell.value != Stored::Blank || cell.formula.is_none());
        if let Some(walked) = walked {
            copy.layout = walked.layout(workbook.merge_cells_by_sheet_name(&sheet.name));
        }
        in_order(&mut copy);
        opened.facsimile.sheets.push(copy);
    }
    Ok(opened)
}

fn read_formulas(workbook: &mut Xls<Cursor<&[u8]>>, sheet: &str) -> Formulas {
    let mut formulas = Formulas::default();
    let Ok(range) = workbook.worksheet_formula(sheet) else {
        return formulas;
    };
    let (top, left) = range.start().unwrap_or_default();
    for (row, column, formula) in range.used_cells().filter(|(_, _, text)| !text.is_empty()) {
        if formula.starts_with("Unrecognised") {
            formulas.left_out = true;
        } else {
            formulas.put(top + row as u32, (left + column as u32) as u16, formula);
        }
    }
    formulas
}

/// What the records of a workbook tell beside the values.
#[derive(Default)]
struct Records {
    sheets: HashMap<String, SheetRecords>,
    /// Number format of each cell style.
    styles: Vec<u16>,
    /// Number formats of the workbook's own.
    formats: BTreeMap<u16, String>,
}

/// What the records of one sheet tell.
#[derive(Default)]
struct SheetRecords {
    styles: HashMap<(u16, u16), u16>,
    rows: Vec<RowLayout>,
    columns: Vec<ColumnLayout>,
    first: Option<(u16, u16)>,
    last: (u16, u16),
    /// How much text its cells hold, shared text counted for each cell.
    text: u64,
    /// Whether any of them has a note.
    notes: bool,
}

impl Records {
    fn of_workbook(bytes: &[u8], bounds: Bounds) -> Result<Records, Trouble> {
        let stream = workbook_stream(bytes)?;
        let mut records = Records::default();
        let mut sheets = Vec::new();
        for (kind, data) in walk(&stream) {
            match kind {
                0x002F if data.len() > 2 => return Err(Trouble::WorkbookEncrypted),
                0x0085 => sheets.extend(bound_sheet(data)),
                0x00E0 => records.styles.push(u16_at(data, 2).unwrap_or(0)),
                0x041E => records.formats.extend(own_format(data)),
                0x000A => break,
                _ => {}
            }
        }
        let texts = shared_texts(&stream);
        let (mut in_all, mut text) = (0, 0);
        for (start, name) in sheets {
            let sheet = SheetRecords::walked(stream.get(start..).unwrap_or_default(), &texts);
            sheet.guard(&name)?;
            in_all += sheet.area().map_or(0, |area| area.cells());
            text += sheet.text;
            records.sheets.insert(name, sheet);
        }
        if in_all > MOST_IN_RECTANGLES || text > bounds.text as u64 {
            let what = "its sheets would fill the memory".to_string();
            return Err(Trouble::WorkbookTooLarge { what });
        }
        Ok(records)
    }

    /// One look per cell style, after the default one.
    fn looks(&self) -> Vec<Look> {
        let of_style =
            |format: &u16| Look { number_format: self.number_format(*format), ..Look::default() };
        std::iter::once(Look::default()).chain(self.styles.iter().map(of_style)).collect()
    }

    fn number_format(&self, format: u16) -> NumberFormat {
        NumberFormat::of_excel(format, self.formats.get(&format).map(String::as_str))
    }

    fn look_of(&self, sheet: &SheetRecords, row: u32, column: u16) -> u32 {
        let style = u16::try_from(row).ok().and_then(|row| sheet.styles.get(&(row, column)));
        style
            .filter(|style| usize::from(**style) < self.styles.len())
            .map_or(0, |style| u32::from(*style) + 1)
    }
}

impl SheetRecords {
    fn walked(stream: &[u8], texts: &[u16]) -> SheetRecords {
        let mut sheet = SheetRecords::default();
        let mut depth = 0usize;
        for (kind, data) in walk(stream) {
            match kind {
                0x0809 => depth += 1,
                0x000A if depth <= 1 => break,
                0x000A => depth -= 1,
                // Charts inside the sheet carry records of the same kinds.
                _ if depth > 1 => {}
                0x0200 => sheet.dimensions(data),
                0x00FD => {
                    let index = u32_at(data, 6).and_then(|index| usize::try_from(index).ok());
                    let length = index.and_then(|index| texts.get(index));
                    sheet.text += length.map_or(LONGEST_TEXT, |length| u64::from(*length));
                    sheet.cell(data);
                }
                0x0203 | 0x0204 | 0x0205 | 0x0006 | 0x00D6 | 0x027E => sheet.cell(data),
                0x00BD => sheet.many_numbers(data),
                0x0208 => sheet.row(data),
                0x007D => sheet.column(data),
                0x001C => sheet.notes = true,
                _ => {}
            }
        }
        sheet
    }

    /// calamine makes room for the stated size before it reads a cell.
    fn dimensions(&mut self, data: &[u8]) {
        let wide = data.len() >= 14;
        let rows = if wide { u32_at(data, 4) } else { u16_at(data, 2).map(u32::from) };
        let columns = u16_at(data, if wide { 10 } else { 6 });
        if rows.is_some_and(|rows| rows > 65_536) || columns.is_some_and(|columns| columns > 256) {
            self.reach(0, 0);
            self.reach(u16::MAX, u16::MAX);
        }
    }

    fn cell(&mut self, data: &[u8]) {
        if let (Some(row), Some(column), Some(style)) =
            (u16_at(data, 0), u16_at(data, 2), u16_at(data, 4))
        {
            self.reach(row, column);
            self.styles.insert((row, column), style);
        }
    }

    fn many_numbers(&mut self, data: &[u8]) {
        let (Some(row), Some(first)) = (u16_at(data, 0), u16_at(data, 2)) else {
            return;
        };
        let count = data.len().saturating_sub(6) / 6;
        for index in 0..count {
            let column = first.saturating_add(index as u16);
            self.reach(row, column);
            self.styles.insert((row, column), u16_at(data, 4 + 6 * index).unwrap_or(0));
        }
    }

    fn row(&mut self, data: &[u8]) {
        let hidden = u16_at(data, 12).is_some_and(|flags| flags & 0x20 != 0);
        if let Some(row) = u16_at(data, 0).filter(|_| hidden) {
            self.rows.push(RowLayout { row: u32::from(row), height: None, hidden });
        }
    }

    fn column(&mut self, data: &[u8]) {
        if let (Some(first), Some(last), Some(width), Some(flags)) =
            (u16_at(data, 0), u16_at(data, 2), u16_at(data, 4), u16_at(data, 8))
        {
            self.columns.push(ColumnLayout {
                first,
                last: last.max(first).min(255),
                width: Some(f64::from(width) / 256.0),
                hidden: flags & 1 != 0,
            });
        }
    }

    fn reach(&mut self, row: u16, column: u16) {
        let first = self.first.get_or_insert((row, column));
        *first = (first.0.min(row), first.1.min(column));
        self.last = (self.last.0.max(row), self.last.1.max(column));
    }

    /// The rectangle round its cells.
    fn area(&self) -> Option<Area> {
        let first = self.first?;
        Some(Area {
            first_row: u32::from(first.0),
            first_column: first.1,
            last_row: u32::from(self.last.0),
            last_column: self.last.1,
        })
    }

    /// Refuses a sheet whose cells lie so far apart that a rectangle round them
    /// would fill the memory.
    fn guard(&self, name: &str) -> Result<(), Trouble> {
        let Some(area) = self.area() else {
            return Ok(());
        };
        if area.cells() <= MOST_IN_RECTANGLE {
            return Ok(());
        }
        let (from, to) =
            (a1(area.first_row, area.first_column), a1(area.last_row, area.last_column));
        Err(Trouble::WorkbookTooLarge {
            what: format!("its sheet {name} has cells as far apart as {from} and {to}"),
        })
    }

    fn layout(&self, merges: Result<Vec<calamine::Dimensions>, XlsError>) -> Layout {
        let merged = |area: calamine::Dimensions| Area {
            first_row: area.start.0,
            first_column: area.start.1 as u16,
            last_row: area.end.0,
            last_column: area.end.1 as u16,
        };
        Layout {
            merges: merges
                .unwrap_or_default()
                .into_iter()
                .map(merged)
                .filter(|area| (2..=MOST_IN_RECTANGLE / 50).contains(&area.cells()))
                .collect(),
            rows: self.rows.clone(),
            columns: self.columns.clone(),
            ..Layout::default()
        }
    }
}

/// The stream of records inside the compound file. A workbook of Excel 2007
/// with a password stands in such a file as well.
fn workbook_stream(bytes: &[u8]) -> Result<Vec<u8>, Trouble> {
    let damaged = |why: std::io::Error| Trouble::WorkbookDamaged { why: why.to_string() };
    let mut compound = cfb::CompoundFile::open(Cursor::new(bytes)).map_err(damaged)?;
    if compound.exists("/EncryptedPackage") {
        return Err(Trouble::WorkbookEncrypted);
    }
    let name = ["/Workbook", "/Book"].into_iter().find(|name| compound.is_stream(name));
    let Some(name) = name else {
        return Err(Trouble::NotAWorkbook { looks_like: "a document of another program" });
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

/// The lengths of the workbook's shared texts, as far as they can be told.
fn shared_texts(stream: &[u8]) -> Vec<u16> {
    let mut records = walk(stream).skip_while(|(kind, _)| *kind != 0x00FC);
    let Some((_, table)) = records.next() else {
        return Vec::new();
    };
    let continued = records.take_while(|(kind, _)| *kind == 0x003C).map(|(_, data)| data);
    let mut texts = SharedTexts {
        chunks: std::iter::once(table.get(8..).unwrap_or_default()).chain(continued).collect(),
        chunk: 0,
        at: 0,
    };
    std::iter::from_fn(|| texts.length_of_next()).collect()
}

/// The table of shared texts, which may go on over several records.
struct SharedTexts<'a> {
    chunks: Vec<&'a [u8]>,
    chunk: usize,
    at: usize,
}

impl SharedTexts<'_> {
    /// Steps over a text and tells how many characters it has.
    fn length_of_next(&mut self) -> Option<u16> {
        while self.at >= self.chunks.get(self.chunk)?.len() {
            (self.chunk, self.at) = (self.chunk + 1, 0);
        }
        let chunk = self.chunks[self.chunk];
        let (length, mut flags) = (u16_at(chunk, self.at)?, *chunk.get(self.at + 2)?);
        self.at += 3;
        let mut behind = 0;
        if flags & 8 != 0 {
            behind += 4 * usize::from(u16_at(chunk, self.at)?);
            self.at += 2;
        }
        if flags & 4 != 0 {
            behind += usize::try_from(u32_at(chunk, self.at)?).ok()?;
            self.at += 4;
        }
        let mut characters = usize::from(length);
        loop {
            let wide = 1 + usize::from(flags & 1);
            let here = self.chunks[self.chunk].len().checked_sub(self.at)? / wide;
            self.at += wide * here.min(characters);
            characters -= here.min(characters);
            if characters == 0 {
                break;
            }
            // The characters go on in the next record, behind flags of their own.
            (self.chunk, self.at) = (self.chunk + 1, 1);
            flags = *self.chunks.get(self.chunk)?.first()?;
        }
        self.skip(behind)?;
        Some(length)
    }

    fn skip(&mut self, mut bytes: usize) -> Option<()> {
        while bytes > 0 {
            let here = self.chunks.get(self.chunk)?.len().checked_sub(self.at)?.min(bytes);
            bytes -= here;
            self.at += here;
            if bytes > 0 {
                (self.chunk, self.at) = (self.chunk + 1, 0);
            }
        }
        Some(())
    }
}

/// A sheet's offset and name.
fn bound_sheet(data: &[u8]) -> Option<(usize, String)> {
    let start = usize::try_from(u32_at(data, 0)?).ok()?;
    let length = usize::from(*data.get(6)?);
    Some((start, short_text(data.get(7..)?, length)?))
}

/// A number format of the workbook's own.
fn own_format(data: &[u8]) -> Option<(u16, String)> {
    let length = usize::from(u16_at(data, 2)?);
    Some((u16_at(data, 0)?, short_text(data.get(4..)?, length)?))
}

/// Text with a flag in front: wide or narrow characters.
fn short_text(data: &[u8], length: usize) -> Option<String> {
    let wide = data.first()? & 1 != 0;
    if wide {
        let units: Vec<u16> = data
            .get(1..1 + 2 * length)?
            .chunks_exact(2)
            .map(|pair| u16::from_le_bytes([pair[0], pair[1]]))
            .collect();
        Some(String::from_utf16_lossy(&units))
    } else {
        Some(data.get(1..1 + length)?.iter().map(|byte| char::from(*byte)).collect())
    }
}
