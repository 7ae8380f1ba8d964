//! Workbooks of Excel 2007 and later: xlsx and xlsm.
//!
//! calamine streams values and looks cell by cell; formulas need a second pass, over sheets that
//! have any.

use std::borrow::Cow;
use std::collections::HashMap;
use std::io::Cursor;

use calamine::{Reader as _, SheetType, SheetVisible, Xlsx, XlsxError};

use super::archive::WorkbookArchive;
use super::cell_styles::cell_style_from_calamine;
use super::formulas::usable_defined_names;
use super::hidden_texts;
use super::layout::{self, SheetLayoutFindings};
use super::opened::{
    LocatedSheetFault, OpenedWorkbook, SkippedSheet, attach_formulas, check_sheet_count,
    not_copied_fault,
};
use super::options::ReadOptions;
use super::package::{self, PartReference, part_references, tag_attributes};
use super::part_repairs;
use super::skipped_sheets;
use super::used_limits::UsedLimits;
use super::values::cell_value_from_calamine;
use crate::address::{CellRange, parse_range};
use crate::fault::{SheetFault, WorkbookFault};
use crate::join::join_sequential;
use crate::workbook_copy::{
    CellNote, CellStyle, CellValue, SheetCopy, SheetLayout, StoredCell, StruckPart,
};

/// The part of the texts that cells share.
const TEXTS: &str = "xl/sharedStrings.xml";

/// The fewest bytes of a sheet for each cell; nearly all have more.
const SHORTEST_CELL: u64 = 24;
/// The most cells to allocate before they are read, since the stated number can be false.
const MOST_EXPECTED: u64 = 1 << 21;

/// Formulas of larger sheets are read in parallel with the cells, if possible.
const LONG: u64 = 8 << 20;

/// Formulas by their cells.
type Formulas = HashMap<(u32, u16), Box<str>>;

/// The workbook in calamine.
type Book<'a> = Xlsx<Cursor<Cow<'a, [u8]>>>;

fn reader_of(bytes: Cow<'_, [u8]>) -> Result<Book<'_>, WorkbookFault> {
    Xlsx::new(Cursor::new(bytes)).map_err(|why| match why {
        XlsxError::Password => WorkbookFault::Encrypted,
        why => WorkbookFault::Damaged { why: why.to_string() },
    })
}

/// Reads all sheets: the cells of each in parallel with the rest of it.
pub(super) fn read_xlsx(
    bytes: &[u8],
    mut archive: WorkbookArchive<'_>,
    options: &ReadOptions,
) -> Result<OpenedWorkbook, WorkbookFault> {
    let wide = archive.utf16_parts_as_utf8();
    if wide.is_empty() {
        return read_narrow(bytes, archive, options);
    }
    let parts: Vec<(&str, &[u8])> =
        wide.iter().map(|(name, text)| (name.as_str(), text.as_slice())).collect();
    let bytes = archive.with_replaced_parts(&parts)?;
    read_narrow(&bytes, WorkbookArchive::open(&bytes, archive.limits)?, options)
}

/// Reads a package whose parts are in UTF-8.
fn read_narrow(
    bytes: &[u8],
    mut archive: WorkbookArchive<'_>,
    options: &ReadOptions,
) -> Result<OpenedWorkbook, WorkbookFault> {
    const BEGINNING: u64 = 64 << 10;
    let limits = archive.limits;
    // The table's first tag, at the beginning, states its number of texts.
    let (beginning, size) =
        (archive.first_bytes_of_part(TEXTS, BEGINNING), archive.part_size(TEXTS) as usize);
    if part_repairs::find_shared_text_faults(&beginning, size).is_empty() {
        return read_sheets(bytes, archive, options);
    }
    let mut texts = archive.read_part_held_by_library(TEXTS).unwrap_or_default();
    part_repairs::find_shared_text_faults(&texts, size).repair_part(&mut texts);
    let bytes = archive.with_replaced_parts(&[(TEXTS, &texts)])?;
    read_sheets(&bytes, WorkbookArchive::open(&bytes, limits)?, options)
}

fn read_sheets(
    bytes: &[u8],
    mut archive: WorkbookArchive<'_>,
    options: &ReadOptions,
) -> Result<OpenedWorkbook, WorkbookFault> {
    let parts = sheet_parts(&mut archive)?;
    let workbook = reader_of(Cow::Borrowed(bytes))?;
    let mut opened = OpenedWorkbook::default();
    let sheets = workbook.sheets_metadata().to_vec();
    let used = UsedLimits::new(archive.limits);
    let texts = archive.read_part(TEXTS).unwrap_or_default();
    let struck = hidden_texts::struck_parts_of_shared_texts(&texts);
    drop(texts);
    let looks = Looks::default();
    let mut reader = SheetReader { bytes, workbook, archive, options, looks, used, struck };
    for sheet in &sheets {
        let part = parts.get(&sheet.name).filter(|part| reader.archive.has_part(part));
        if sheet.typ != SheetType::WorkSheet {
            opened.charts.push(sheet.name.clone());
        } else if let Some(skipped) = reader.skipped_sheet(&sheet.name, part)? {
            opened.skipped.push(skipped);
        } else {
            let mut copy = match part {
                Some(part) => reader.read(&sheet.name, part, &mut opened)?,
                None => missing(&sheet.name, &mut opened),
            };
            copy.hidden = sheet.visible != SheetVisible::Visible;
            opened.workbook_copy.sheets.push(copy);
        }
    }
    opened.workbook_copy.styles = reader.looks.looks;
    opened.workbook_copy.names = usable_defined_names(reader.workbook.defined_names());
    Ok(opened)
}

/// Reads the sheets of a workbook one by one.
struct SheetReader<'a> {
    bytes: &'a [u8],
    workbook: Book<'a>,
    archive: WorkbookArchive<'a>,
    options: &'a ReadOptions,
    looks: Looks,
    used: UsedLimits,
    /// What is struck through in a part of a shared text, by the number of the text.
    struck: HashMap<usize, String>,
}

/// A sheet without the parts that calamine cannot handle.
#[derive(Default)]
struct SoundSheet {
    /// Its XML; empty if it is too large to search.
    xml: Vec<u8>,
    /// What was removed before reading, in words.
    why: Option<String>,
    /// The workbook with the cleaned sheet, if anything was removed.
    mended: Option<Vec<u8>>,
}

/// The content of a sheet other than cells.
#[derive(Default)]
struct Rest {
    facts: SheetLayoutFindings,
    notes: Vec<CellNote>,
    totals: Vec<CellRange>,
    struck_parts: Vec<StruckPart>,
    texts_outside_cells: Vec<String>,
    /// Its formulas, if already read.
    formulas: Option<Formulas>,
}

/// A sheet whose part is missing.
fn missing(name: &str, opened: &mut OpenedWorkbook) -> SheetCopy {
    let fault = SheetFault::Unreadable { why: "it is not in the file".to_string() };
    opened
        .faults
        .push(LocatedSheetFault { sheet: opened.workbook_copy.sheets.len() as u16, fault });
    SheetCopy { name: name.to_string(), ..SheetCopy::default() }
}

impl SheetReader<'_> {
    /// Reads a sheet from its part. Its faults get the index of the sheet.
    fn read(
        &mut self,
        name: &str,
        part: &str,
        opened: &mut OpenedWorkbook,
    ) -> Result<SheetCopy, WorkbookFault> {
        let SoundSheet { xml, why, mended } = self.sound(part)?;
        let mut mended = mended.map(|bytes| reader_of(Cow::Owned(bytes))).transpose()?;
        let SheetReader { bytes, workbook, archive, options, looks, used, struck } = self;
        let workbook = mended.as_mut().unwrap_or(workbook);
        let size = archive.part_size(part);
        let room = (size / SHORTEST_CELL).min(MOST_EXPECTED) as usize;
        let cells = Vec::with_capacity(room.min(used.cells_left()));
        let mut copy = SheetCopy { name: name.to_string(), cells, ..SheetCopy::default() };
        let (mut read, mut refused, mut rest) = (Ok(()), Refused::default(), Rest::default());
        let join = options.join.unwrap_or(join_sequential);
        let second = options.join.is_some() && size > LONG && why.is_none();
        join(
            &mut || read = read_cells(workbook, &mut copy, &mut refused, looks, used),
            &mut || {
                rest = rest_of(bytes, archive, name, part, &xml, second);
                rest.struck_parts = hidden_texts::struck_parts_of_cells(&xml, struck);
            },
        );
        let index = opened.workbook_copy.sheets.len() as u16;
        let kept = refused.keep(&xml, &mut copy, used);
        used.check()?;
        if copy.cells.len() < copy.cells.capacity() / 2 {
            copy.cells.shrink_to_fit();
        }
        let sound = why.map_or(Ok(()), |why| Err(SheetFault::Unreadable { why }));
        if let Err(fault) = sound.and(kept).and(read) {
            opened.faults.push(LocatedSheetFault { sheet: index, fault });
        }
        let SheetLayoutFindings { layout, formulas, left_out } = rest.facts;
        let Rest {
            notes, totals, struck_parts, texts_outside_cells, formulas: read_before, ..
        } = rest;
        copy.layout = SheetLayout { notes, totals, struck_parts, texts_outside_cells, ..layout };
        opened.faults.extend(left_out.into_iter().map(|what| not_copied_fault(index, what)));
        // A sheet whose XML was too large to search may have formulas.
        if formulas || xml.is_empty() {
            let found = read_before.unwrap_or_else(|| formulas_of(workbook, name));
            attach_formulas(&mut copy, found);
        }
        Ok(copy)
    }

    fn sound(&mut self, part: &str) -> Result<SoundSheet, WorkbookFault> {
        let Some(mut xml) = self.archive.read_part(part) else {
            let mut found = None;
            self.archive.read_part_in_pieces(part, |piece| {
                let faults = part_repairs::find_sheet_xml_faults(piece);
                let why =
                    || faults.why.clone().unwrap_or_else(|| "its size is invalid".to_string());
                found = found.take().or_else(|| (!faults.is_empty()).then(why));
            });
            return match found {
                Some(why) => Err(WorkbookFault::Damaged { why }),
                None => Ok(SoundSheet::default()),
            };
        };
        let faults = part_repairs::find_sheet_xml_faults(&xml);
        if faults.is_empty() {
            return Ok(SoundSheet { xml, ..SoundSheet::default() });
        }
        faults.repair_part(&mut xml);
        let mended = self.archive.with_replaced_parts(&[(part, &xml)])?;
        Ok(SoundSheet { xml, why: faults.why, mended: Some(mended) })
    }

    /// A sheet to skip, by its name and first row, with what was added to it; `None` for one to read.
    fn skipped_sheet(
        &mut self,
        name: &str,
        part: Option<&String>,
    ) -> Result<Option<SkippedSheet>, WorkbookFault> {
        let (Some(passes_over), Some(part)) = (self.options.passes_over, part) else {
            return Ok(None);
        };
        let Some((dimension, headings)) = self.beginning(name, part) else { return Ok(None) };
        if !skipped_sheets::is_sheet_skipped(passes_over, name, &headings) {
            return Ok(None);
        }
        let table = skipped_sheets::table_range(name, &headings, self.workbook.defined_names());
        let (row, column) = dimension;
        let within = row <= table.last_row && column <= u32::from(table.last_column);
        // Without a dimension the end is the first cell.
        if within && dimension != (0, 0) {
            let related = part_references(&mut self.archive, part);
            let notes = notes_of(&mut self.archive, &related);
            return Ok(Some(SkippedSheet { name: name.to_string(), notes, ..Default::default() }));
        }
        let copy = self.read(name, part, &mut OpenedWorkbook::default())?;
        let added_cells = skipped_sheets::cells_outside(copy.cells, &table);
        Ok(Some(SkippedSheet { name: copy.name, added_cells, notes: copy.layout.notes }))
    }

    /// The last row and column that a sheet's part names, and the cells of its first row. `None` for a
    /// faulty part, and where the first row is longer than that of a sheet to skip.
    fn beginning(&mut self, name: &str, part: &str) -> Option<((u32, u32), Vec<StoredCell>)> {
        /// More cells than headings of such sheets.
        const MOST_CELLS: usize = 16;
        const BEGINNING: u64 = 1 << 20;
        let head = self.archive.first_bytes_of_part(part, BEGINNING);
        if !part_repairs::find_sheet_xml_faults(&head).is_empty() {
            return None;
        }
        let mut reader = self.workbook.worksheet_cells_reader(name).ok()?;
        let dimension = reader.dimensions().end;
        let mut cells = Vec::new();
        while let Ok(Some(cell)) = reader.next_cell() {
            let (row, column) = cell.get_position();
            let column = u16::try_from(column).ok().filter(|_| row == 0);
            let Some(column) = column.filter(|_| cells.len() < MOST_CELLS) else { break };
            let value = cell_value_from_calamine(cell.get_value(), false);
            cells.push(StoredCell { row, column, look: 0, value, formula: None });
        }
        Some((dimension, cells))
    }
}

/// The content of a sheet other than cells, with its formulas if a second reader exists.
fn rest_of(
    bytes: &[u8],
    archive: &mut WorkbookArchive<'_>,
    name: &str,
    part: &str,
    xml: &[u8],
    second: bool,
) -> Rest {
    let facts = layout::read_sheet_layout(xml);
    let second = (facts.formulas && second).then(|| reader_of(Cow::Borrowed(bytes)).ok()).flatten();
    let formulas = second.map(|mut second| formulas_of(&mut second, name));
    let related = part_references(archive, part);
    let totals = totals_of(archive, &related);
    let mut texts = hidden_texts::header_and_footer_texts(xml);
    for drawing in related.iter().filter(|related| related.kind.ends_with("/drawing")) {
        let drawing = archive.read_part(&drawing.target).unwrap_or_default();
        texts.extend(hidden_texts::text_boxes(&drawing));
    }
    let notes = notes_of(archive, &related);
    let struck_parts = Vec::new();
    Rest { notes, totals, facts, formulas, struck_parts, texts_outside_cells: texts }
}

/// Cells that calamine cannot read.
#[derive(Default)]
struct Refused {
    /// Their numbers in the data, in order.
    cells: Vec<usize>,
    /// The reason of the first.
    why: Option<SheetFault>,
}

fn unreadable(why: XlsxError) -> SheetFault {
    SheetFault::Unreadable { why: why.to_string() }
}

impl Refused {
    /// Keeps the content of these cells as errors. Returns the sheet's fault if they are not found.
    fn keep(
        self,
        xml: &[u8],
        copy: &mut SheetCopy,
        used: &mut UsedLimits,
    ) -> Result<(), SheetFault> {
        let Some(why) = self.why else { return Ok(()) };
        let found = layout::rejected_cells_by_number(xml, &self.cells);
        let all = found.len() == self.cells.len();
        for (row, column, text) in found {
            used.count_text(text.len());
            let value = CellValue::Error(text.into());
            copy.cells.push(StoredCell { row, column, look: 0, value, formula: None });
        }
        if all { Ok(()) } else { Err(why) }
    }
}

/// Streams the cells of a sheet; returns those rejected. After a fault of the file the cells before
/// it stay.
fn read_cells(
    workbook: &mut Book<'_>,
    copy: &mut SheetCopy,
    refused: &mut Refused,
    looks: &mut Looks,
    used: &mut UsedLimits,
) -> Result<(), SheetFault> {
    let shifted = workbook.has_1904_epoch();
    let mut reader = workbook.worksheet_cells_reader(&copy.name).map_err(unreadable)?;
    let mut seen = 0usize;
    while !used.is_exceeded() {
        match reader.next_cell_with_style_id() {
            Ok(Some((cell, style))) => {
                seen += 1;
                let (row, column) = cell.get_position();
                let Ok(column) = u16::try_from(column) else {
                    continue;
                };
                let look = looks.index_of(style, reader.styles());
                let value = cell_value_from_calamine(cell.get_value(), shifted);
                // A cell without value and look is skipped.
                if value != CellValue::Blank || look != 0 {
                    used.count_cell(&value, None);
                    copy.cells.push(StoredCell { row, column, look, value, formula: None });
                }
            }
            Ok(None) => return Ok(()),
            Err(
                why @ (XlsxError::Xml(_)
                | XlsxError::XmlEof(_)
                | XlsxError::Io(_)
                | XlsxError::Zip(_)),
            ) => {
                return Err(unreadable(why));
            }
            Err(why) => {
                refused.cells.push(seen);
                refused.why.get_or_insert_with(|| unreadable(why));
                used.count_cell(&CellValue::Blank, None);
                seen += 1;
            }
        }
    }
    Ok(())
}

/// The formulas of a sheet.
fn formulas_of(workbook: &mut Book<'_>, name: &str) -> Formulas {
    let mut found = Formulas::new();
    if let Ok(mut reader) = workbook.worksheet_cells_reader(name) {
        while let Ok(Some(cell)) = reader.next_formula() {
            let (row, column) = cell.get_position();
            if let (Ok(column), false) = (u16::try_from(column), cell.get_value().is_empty()) {
                found.insert((row, column), cell.get_value().as_str().into());
            }
        }
    }
    found
}

/// The most looks to compare with; a workbook with more styles has some looks twice.
const MOST_COMPARED: usize = 2_000;

/// The workbook's styles as looks, converted on first use. Look 0 is the default.
struct Looks {
    looks: Vec<CellStyle>,
    known: Vec<Option<u32>>,
}

impl Default for Looks {
    fn default() -> Self {
        Looks { looks: vec![CellStyle::default()], known: Vec::new() }
    }
}

impl Looks {
    fn index_of(&mut self, style: usize, styles: &[calamine::Style]) -> u32 {
        if let Some(Some(index)) = self.known.get(style) {
            return *index;
        }
        let Some(look) = styles.get(style).map(cell_style_from_calamine) else {
            return 0;
        };
        if self.known.len() < styles.len() {
            self.known.resize(styles.len(), None);
        }
        let index = match self.looks.iter().take(MOST_COMPARED).position(|known| *known == look) {
            Some(index) => index,
            None => {
                self.looks.push(look);
                self.looks.len() - 1
            }
        } as u32;
        self.known[style] = Some(index);
        index
    }
}

/// The part of each sheet, by the sheet's name; each has its own.
fn sheet_parts(
    archive: &mut WorkbookArchive<'_>,
) -> Result<HashMap<String, String>, WorkbookFault> {
    let sheets = tag_attributes(archive, "xl/workbook.xml", "sheet", &["name", "id"]);
    check_sheet_count(sheets.len())?;
    let targets: HashMap<String, String> =
        part_references(archive, "xl/workbook.xml").into_iter().map(|r| (r.id, r.target)).collect();
    let sheets =
        sheets.into_iter().filter_map(|[name, id]| Some((name?, targets.get(&id?)?.clone())));
    let sheets: Vec<(String, String)> = sheets.collect();
    package::check_sheets_have_own_parts(
        sheets.iter().map(|(name, part)| (name.as_str(), part.as_str())),
    )?;
    // Of two sheets with one name calamine takes the first.
    Ok(sheets.into_iter().rev().collect())
}

/// The notes of a sheet.
fn notes_of(archive: &mut WorkbookArchive<'_>, related: &[PartReference]) -> Vec<CellNote> {
    let comments = related.iter().find(|related| related.kind.ends_with("/comments"));
    let xml = comments.and_then(|comments| archive.read_part(&comments.target));
    xml.map(|xml| layout::read_notes(&xml)).unwrap_or_default()
}

/// The total rows of a sheet's tables.
fn totals_of(archive: &mut WorkbookArchive<'_>, related: &[PartReference]) -> Vec<CellRange> {
    let tables = related.iter().filter(|related| related.kind.ends_with("/table"));
    let mut totals = Vec::new();
    for table in tables {
        for [area, rows] in
            tag_attributes(archive, &table.target, "table", &["ref", "totalsRowCount"])
        {
            let area = area.and_then(|area| parse_range(&area));
            let rows = rows.and_then(|rows| rows.parse::<u32>().ok()).unwrap_or(0);
            let below = |area: CellRange| {
                let first_row = area.last_row.checked_sub(rows)? + 1;
                (rows > 0 && first_row > area.first_row).then_some(CellRange { first_row, ..area })
            };
            totals.extend(area.and_then(below));
        }
    }
    totals
}
