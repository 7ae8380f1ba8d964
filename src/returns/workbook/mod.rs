//! From the bytes of a file to the cells of its sheets, for all five kinds of
//! workbook.
//!
//! Each kind has a file; each fills a [`Facsimile`] and reports what it could
//! not read. Nothing here knows what a cell means. A kind is told from the
//! content, never from the name. Every reader guards against files that were
//! made to exhaust memory, and faults inside the libraries are caught, so that
//! one broken return never stops a season.

mod archive;
mod binary;
mod formulas;
mod layout;
mod look;
mod mended;
mod ods;
mod ods_formats;
mod tokens;
mod xls;
mod xls_texts;
mod xlsb;
mod xlsx;

use std::collections::{HashMap, HashSet};

use calamine::{DataRef, ExcelDateTime};

use crate::model::annotation::is_register_report;
use crate::model::{Area, Both, Facsimile, MOST_COLUMNS, MOST_ROWS};
use crate::model::{SheetCopy, Stored, StoredCell};
use crate::problem::{Trouble, guarded};
use crate::returns::problems;

use archive::Archive;

/// A workbook's sheets, and what could not be read of them.
#[derive(Default)]
pub struct Opened {
    /// The sheets.
    pub facsimile: Facsimile,
    /// Faults that concern one sheet.
    pub troubles: Vec<SheetTrouble>,
    /// The names of sheets without cells, which are not read: charts.
    pub charts: Vec<String>,
    /// The names of sheets that were passed over, which the new register has again.
    passed_over: Vec<String>,
}

/// A fault of one sheet.
pub struct SheetTrouble {
    /// The sheet, by its index.
    pub sheet: u16,
    /// What is wrong.
    pub trouble: Trouble,
}

/// How much a workbook of some use may hold; one with more is refused.
#[derive(Debug, Clone, Copy)]
pub struct Bounds {
    /// Cells.
    cells: usize,
    /// Bytes of text in them. A text that a million cells share stands in the
    /// file once.
    text: usize,
    /// Bytes that all parts unpack to.
    unpacked: u64,
    /// Bytes of a part that is held in memory as a whole: shared strings, styles.
    held: u64,
    /// Bytes of a part that a sheet's layout, or its notes, are read from.
    layout: u64,
    /// Bytes of a document that is one part.
    document: u64,
}

impl Bounds {
    /// A return: the largest event of all, a thousand tables with every column
    /// filled, has a tenth of the cells.
    pub const RETURN: Bounds = Bounds {
        cells: 1_500_000,
        text: 128 << 20,
        unpacked: 384 << 20,
        held: 64 << 20,
        layout: 48 << 20,
        document: 48 << 20,
    };
    /// The register of a union of hundreds of thousands of members, with what
    /// several seasons credited.
    pub const REGISTER: Bounds = Bounds {
        cells: 12_000_000,
        text: 512 << 20,
        unpacked: 2 << 30,
        held: 256 << 20,
        layout: 256 << 20,
        document: 512 << 20,
    };
}

/// How a workbook of some use is read.
pub struct Manner {
    /// How much it may hold.
    bounds: Bounds,
    /// Does two things at once, where there are threads for both.
    both: Option<Both>,
    /// Whether a sheet of some name and first row is passed over.
    passes_over: Option<PassesOver>,
}

type PassesOver = fn(&str, &[&str]) -> bool;

impl Manner {
    /// A return, one of many.
    pub const RETURN: Manner = Manner { bounds: Bounds::RETURN, both: None, passes_over: None };

    /// The register, or what goes with it.
    pub fn register(both: Option<Both>) -> Manner {
        Manner { bounds: Bounds::REGISTER, both, passes_over: Some(is_register_report) }
    }
}

/// A merge over more cells than this is not made in the copy.
const MOST_MERGED: u64 = 20_000;
/// The most cells that merges and array formulas of a sheet may cover together.
const MOST_FILLED: u64 = 500_000;
/// Days between the two epochs that Excel counts dates from.
const EPOCH_1904: f64 = 1462.0;

/// Reads a workbook of any kind.
pub fn open(bytes: &[u8], manner: &Manner) -> Result<Opened, Trouble> {
    let bounds = manner.bounds;
    let read = || match kind_of(bytes, bounds)? {
        Kind::Xlsx(archive) => xlsx::read(bytes, archive, manner),
        Kind::Xlsb(archive) => xlsb::read(archive),
        Kind::Ods(archive) => ods::read(archive),
        Kind::Xls => xls::read(bytes, bounds),
    };
    let mut opened = guarded(read).unwrap_or_else(|_| {
        Err(problems::WorkbookDamaged { why: "its parts contradict each other".to_string() }.into())
    })?;
    opened.facsimile.sheets.iter_mut().for_each(bounded);
    keep_inside(&mut opened);
    if let Some(passes_over) = manner.passes_over {
        pass_over(&mut opened, passes_over);
    }
    Ok(opened)
}

/// Takes out the sheets that are passed over, with what is wrong with them.
fn pass_over(opened: &mut Opened, passes_over: PassesOver) {
    let sheets = std::mem::take(&mut opened.facsimile.sheets);
    let mut now: Vec<Option<u16>> = Vec::with_capacity(sheets.len());
    for sheet in sheets {
        let kept = !is_passed_over(passes_over, &sheet.name, &sheet.cells);
        now.push(kept.then_some(opened.facsimile.sheets.len() as u16));
        if kept {
            opened.facsimile.sheets.push(sheet);
        }
    }
    opened.troubles.retain_mut(|trouble| {
        let place = now.get(usize::from(trouble.sheet)).copied().flatten();
        trouble.sheet = place.unwrap_or_default();
        place.is_some()
    });
}

/// Whether a sheet is passed over, by its name and the texts of its first row.
fn is_passed_over(passes_over: PassesOver, name: &str, cells: &[StoredCell]) -> bool {
    let mut texts: Vec<&str> = Vec::new();
    for cell in cells.iter().take_while(|cell| cell.row == 0) {
        if let Stored::Text(text) = &cell.value {
            texts.resize(usize::from(cell.column), "");
            texts.push(text);
        }
    }
    passes_over(name, &texts)
}

/// Two bytes of a binary record as a number; `None` beyond its end.
fn u16_at(data: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_le_bytes(data.get(at..at.checked_add(2)?)?.try_into().ok()?))
}

/// Four bytes of a binary record as a number; `None` beyond its end.
fn u32_at(data: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_le_bytes(data.get(at..at.checked_add(4)?)?.try_into().ok()?))
}

/// Eight bytes of a binary record as a number; `None` beyond its end.
fn f64_at(data: &[u8], at: usize) -> Option<f64> {
    Some(f64::from_le_bytes(data.get(at..at.checked_add(8)?)?.try_into().ok()?))
}

/// The names that formulas use, each once; those of print areas and the like
/// begin with `_xlnm`.
fn names_of(defined: &[(String, String)]) -> Vec<(String, String)> {
    let mut known = HashSet::new();
    let usable = |name: &str, formula: &str| {
        !name.starts_with("_xlnm") && !formula.is_empty() && !formula.contains("#REF!")
    };
    let names = defined.iter().filter(|(name, formula)| usable(name, formula));
    names.filter(|(name, _)| known.insert(name.to_lowercase())).cloned().collect()
}

/// What a copy leaves out of the formulas of a sheet.
const SOME_FORMULAS: &str = "Some formulas";

/// What a copy of a sheet leaves out.
fn not_copied(sheet: u16, what: &str) -> SheetTrouble {
    SheetTrouble { sheet, trouble: problems::LayoutNotCopied { what: what.to_string() }.into() }
}

/// Takes from a sheet what lies outside of any sheet, or would make its copy
/// endless: files that a program did not write can say such things. Cells are in the
/// order of rows and columns afterwards, and a number that is none is an error.
fn bounded(sheet: &mut SheetCopy) {
    sheet.cells.retain(|cell| cell.row < MOST_ROWS && cell.column < MOST_COLUMNS);
    in_order(sheet);
    for cell in &mut sheet.cells {
        if let Stored::Number(number) | Stored::Date(number) = cell.value
            && !number.is_finite()
        {
            cell.value = Stored::Error("#NUM!".into());
        }
    }
    let layout = &mut sheet.layout;
    layout.rows.retain(|row| row.row < MOST_ROWS);
    layout.columns.retain(|column| column.first <= column.last && column.last < MOST_COLUMNS);
    for width in layout.columns.iter_mut().map(|column| &mut column.width) {
        *width = width.filter(|width| width.is_finite());
    }
    for height in layout.rows.iter_mut().map(|row| &mut row.height) {
        *height = height.filter(|height| height.is_finite());
    }
    layout.frozen =
        layout.frozen.filter(|(row, column)| *row < MOST_ROWS && *column < MOST_COLUMNS);
    layout.notes.retain(|note| note.row < MOST_ROWS && note.column < MOST_COLUMNS);
    // Each cell of a merge or an array is written.
    let mut filled = 0;
    let mut fits = |area: &Area| {
        filled += area.cells();
        area.last_row < MOST_ROWS && area.last_column < MOST_COLUMNS && filled <= MOST_FILLED
    };
    layout.merges.retain(&mut fits);
    layout.arrays.retain(&mut fits);
}

/// Takes formulas, names and choices that need something beyond the sheets; of formulas it
/// is told, and their values stay.
fn keep_inside(opened: &mut Opened) {
    let Facsimile { sheets, names, .. } = &mut opened.facsimile;
    let known = sheets.iter().map(|sheet| &sheet.name).chain(&opened.passed_over);
    let known: Vec<String> = known.cloned().collect();
    let reaches_out = |formula: &str| formulas::reaches_out(formula, &known);
    names.retain(|(_, formula)| !reaches_out(formula));
    for (index, sheet) in (0u16..).zip(sheets) {
        sheet.layout.lists.retain(|list| !reaches_out(&list.source));
        let mut left_out = false;
        for cell in &mut sheet.cells {
            if cell.formula.take_if(|formula| reaches_out(formula)).is_some() {
                left_out = true;
            }
        }
        let told = |trouble: &SheetTrouble| {
            trouble.sheet == index && trouble.trouble == not_copied(0, SOME_FORMULAS).trouble
        };
        if left_out && !opened.troubles.iter().any(told) {
            opened.troubles.push(not_copied(index, SOME_FORMULAS));
        }
    }
}

enum Kind<'a> {
    Xlsx(Archive<'a>),
    Xlsb(Archive<'a>),
    Ods(Archive<'a>),
    Xls,
}

/// Tells the kind of a workbook from its content.
fn kind_of(bytes: &[u8], bounds: Bounds) -> Result<Kind<'_>, Trouble> {
    const ZIP: &[u8] = b"PK\x03\x04";
    const COMPOUND: &[u8] = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";
    if bytes.starts_with(COMPOUND) {
        return Ok(Kind::Xls);
    }
    if !bytes.starts_with(ZIP) {
        return Err(problems::NotAWorkbook { looks_like: looks_like(bytes) }.into());
    }
    let archive = Archive::open(bytes, bounds)?;
    if archive.has("xl/workbook.bin") {
        Ok(Kind::Xlsb(archive))
    } else if archive.has("xl/workbook.xml") {
        Ok(Kind::Xlsx(archive))
    } else if archive.has("content.xml") {
        Ok(Kind::Ods(archive))
    } else {
        Err(problems::NotAWorkbook { looks_like: "an archive of other files" }.into())
    }
}

/// What a file that is no workbook looks like, to help the one who sent it.
fn looks_like(bytes: &[u8]) -> &'static str {
    let start = &bytes[..bytes.len().min(512)];
    let text =
        String::from_utf8_lossy(start).trim_start_matches('\u{feff}').trim_start().to_lowercase();
    if bytes.is_empty() {
        "empty"
    } else if text.starts_with("<html")
        || text.starts_with("<!doctype html")
        || text.starts_with("<table")
    {
        "a web page"
    } else if text.starts_with("<?xml") {
        "an XML file"
    } else if text.starts_with("%pdf") {
        "a PDF"
    } else if text.starts_with("{\\rtf") {
        "a text document"
    } else if start.iter().all(|byte| !byte.is_ascii_control() || byte.is_ascii_whitespace()) {
        "a plain text file"
    } else {
        "something else"
    }
}

/// What a workbook has used of what it may: cells, and bytes of text in them.
pub struct Used {
    cells: usize,
    text: usize,
    bounds: Bounds,
}

/// Nothing yet, of what a return may have.
impl Default for Used {
    fn default() -> Self {
        Used::within(Bounds::RETURN)
    }
}

impl Used {
    /// Nothing yet.
    fn within(bounds: Bounds) -> Used {
        Used { cells: 0, text: 0, bounds }
    }

    /// Counts a cell.
    pub fn count(&mut self, value: &Stored, formula: Option<&str>) {
        self.cells += 1;
        self.text += formula.map_or(0, str::len);
        if let Stored::Text(text) | Stored::Error(text) = value {
            self.text += text.len();
        }
    }

    /// Counts text of a cell that was counted before.
    fn count_text(&mut self, bytes: usize) {
        self.text += bytes;
    }

    /// How many more cells there may be.
    fn cells_left(&self) -> usize {
        self.bounds.cells.saturating_sub(self.cells)
    }

    /// Whether it is more than any return has, so that reading must stop.
    pub fn up(&self) -> bool {
        self.cells > self.bounds.cells || self.text > self.bounds.text
    }

    /// Refuses a workbook that has more than any return.
    fn check(&self) -> Result<(), Trouble> {
        let Bounds { cells, text, .. } = self.bounds;
        let what = if self.cells > cells {
            format!("it has more than {cells} cells")
        } else if self.text > text {
            format!("its cells hold more than {} MB of text", text >> 20)
        } else {
            return Ok(());
        };
        Err(problems::WorkbookTooLarge { what }.into())
    }
}

/// Formulas of a binary workbook by their cells, and whether some had to be
/// left out.
#[derive(Default)]
struct Formulas {
    sound: HashMap<(u32, u16), Box<str>>,
    left_out: bool,
}

impl Formulas {
    /// Puts a formula where it stands; none is one that is left out.
    fn put(&mut self, at: (u32, u16), formula: Option<String>) {
        match formula {
            Some(formula) => drop(self.sound.insert(at, formula.into())),
            None => self.left_out = true,
        }
    }

    /// Tells that some were left out.
    fn trouble(&self, sheet: u16) -> Option<SheetTrouble> {
        self.left_out.then(|| not_copied(sheet, SOME_FORMULAS))
    }
}

/// Puts formulas to their cells; one without a stored value gets a blank cell.
fn attach_formulas(copy: &mut SheetCopy, mut formulas: HashMap<(u32, u16), Box<str>>) {
    for cell in &mut copy.cells {
        cell.formula = formulas.remove(&(cell.row, cell.column));
    }
    copy.cells.extend(formulas.into_iter().map(|((row, column), formula)| StoredCell {
        row,
        column,
        look: 0,
        value: Stored::Blank,
        formula: Some(formula),
    }));
}

/// Puts cells in the order of rows, which nearly all files have already.
fn in_order(copy: &mut SheetCopy) {
    let key = |cell: &StoredCell| (cell.row, cell.column);
    if !copy.cells.is_sorted_by_key(key) {
        copy.cells.sort_by_key(key);
    }
    copy.cells.dedup_by_key(|cell| (cell.row, cell.column));
}

/// A value of calamine's as stored in the return. `shifted` tells that the
/// workbook counts days from 1904.
fn stored(value: &DataRef<'_>, shifted: bool) -> Stored {
    match value {
        DataRef::Empty => Stored::Blank,
        DataRef::Int(number) => Stored::Number(*number as f64),
        DataRef::Float(number) => Stored::Number(*number),
        // A formula may well result in an empty text.
        DataRef::String(text) => Stored::Text(text.as_str().into()),
        DataRef::SharedString(text) => text_or_blank(text),
        DataRef::Bool(answer) => Stored::Bool(*answer),
        DataRef::DateTime(date) => Stored::Date(serial(date, shifted)),
        DataRef::DateTimeIso(text) | DataRef::DurationIso(text) => iso_date(text),
        DataRef::Error(error) => Stored::Error(error.to_string().into()),
    }
}

fn text_or_blank(text: &str) -> Stored {
    if text.is_empty() { Stored::Blank } else { Stored::Text(text.into()) }
}

fn serial(date: &ExcelDateTime, shifted: bool) -> f64 {
    date.as_f64() + if shifted && !date.is_duration() { EPOCH_1904 } else { 0.0 }
}

/// An ISO date as days since 30 December 1899; other text stays text.
fn iso_date(text: &str) -> Stored {
    let day = text.get(..10).and_then(|day| day.parse::<jiff::civil::Date>().ok());
    let Some(days) = day.and_then(crate::model::serial_of) else {
        return Stored::Text(text.into());
    };
    let time = text
        .get(11..)
        .and_then(|time| time.trim_end_matches('Z').parse::<jiff::civil::Time>().ok());
    let seconds = time.map_or(0.0, |time| {
        f64::from(time.hour()) * 3600.0 + f64::from(time.minute()) * 60.0 + f64::from(time.second())
    });
    Stored::Date(f64::from(days) + seconds / 86_400.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_that_is_none_is_an_error() {
        let read = |value: Stored| {
            let cell = StoredCell { row: 0, column: 0, look: 0, value, formula: None };
            let mut sheet = SheetCopy { cells: vec![cell], ..SheetCopy::default() };
            bounded(&mut sheet);
            sheet.cells[0].value.clone()
        };
        for wrong in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
            let error = Stored::Error("#NUM!".into());
            assert_eq!(read(stored(&DataRef::Float(wrong), false)), error);
            assert_eq!(read(Stored::Date(wrong)), error);
        }
        assert_eq!(read(stored(&DataRef::Float(0.5), false)), Stored::Number(0.5));
    }
}
