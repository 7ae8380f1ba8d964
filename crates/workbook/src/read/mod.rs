//! Reads the cells of all five kinds of workbook.
//!
//! Each kind has a file; each fills a [`WorkbookCopy`](crate::WorkbookCopy) and reports what is
//! unreadable. The content decides the kind, never the name. Readers guard against files made to
//! exhaust memory, and catch panics of libraries.

mod archive;
mod binary;
mod cell_styles;
mod cleaning;
mod formula_tokens;
mod formulas;
mod hidden_texts;
mod html;
mod layout;
mod ods;
mod ods_formats;
mod opened;
mod options;
mod package;
mod part_repairs;
mod records;
mod skipped_sheets;
mod text;
mod used_limits;
mod values;
mod xls;
mod xls_texts;
mod xlsb;
mod xlsx;

use archive::WorkbookArchive;
use cleaning::{clean_sheet, remove_outside_references};
use skipped_sheets::remove_skipped_sheets;

use crate::fault::WorkbookFault;
use crate::panics::catch_panic;

pub use html::read_web_page_tables;
pub use opened::{LocatedSheetFault, OpenedWorkbook, SkippedSheet};
pub use options::{Limits, ReadOptions, SkipsSheet};
pub use text::read_text_table;
pub use used_limits::UsedLimits;

/// Reads a workbook: xlsx, xlsm, xlsb, xls or ods.
///
/// # Errors
///
/// A [`WorkbookFault`] if nothing is readable: no workbook, a password, damage, or more than the limits
/// allow. [`OpenedWorkbook::faults`] holds the faults of single sheets.
pub fn read(bytes: &[u8], options: &ReadOptions) -> Result<OpenedWorkbook, WorkbookFault> {
    let mut opened = catch_panic(|| sheets_of(bytes, options)).unwrap_or_else(|_| {
        Err(WorkbookFault::Damaged { why: "its parts contradict each other".to_string() })
    })?;
    opened.workbook_copy.sheets.iter_mut().for_each(clean_sheet);
    remove_outside_references(&mut opened);
    if let Some(passes_over) = options.passes_over {
        remove_skipped_sheets(&mut opened, passes_over);
    }
    Ok(opened)
}

/// Reads whatever holds tables: a workbook of the five kinds, a web page or a text table.
/// What it is follows from its content, never from its name.
///
/// # Errors
///
/// As of [`read()`], [`read_web_page_tables`] and [`read_text_table`].
pub fn read_any_table_file(
    bytes: &[u8],
    options: &ReadOptions,
) -> Result<OpenedWorkbook, WorkbookFault> {
    if html::is_web_page_with_table(bytes) {
        return read_web_page_tables(bytes, options);
    }
    match read(bytes, options) {
        Err(WorkbookFault::NotAWorkbook { looks_like: "a plain text file" | "something else" }) => {
            read_text_table(bytes, "", options)
        }
        read => read,
    }
}

/// The sheets of a workbook. Its kind follows from its content.
fn sheets_of(bytes: &[u8], options: &ReadOptions) -> Result<OpenedWorkbook, WorkbookFault> {
    const ZIP: &[u8] = b"PK\x03\x04";
    const COMPOUND: &[u8] = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";
    let limits = options.limits;
    if bytes.starts_with(COMPOUND) {
        return xls::read_xls(bytes, limits);
    }
    if !bytes.starts_with(ZIP) {
        return Err(WorkbookFault::NotAWorkbook { looks_like: looks_like(bytes) });
    }
    let mut archive = WorkbookArchive::open(bytes, limits)?;
    match package::with_parts_in_usual_places(&mut archive)? {
        Some(moved) => sheets_in(&moved, WorkbookArchive::open(&moved, limits)?, options),
        None => sheets_in(bytes, archive, options),
    }
}

/// The sheets in a container.
fn sheets_in(
    bytes: &[u8],
    archive: WorkbookArchive<'_>,
    options: &ReadOptions,
) -> Result<OpenedWorkbook, WorkbookFault> {
    if archive.has_part("xl/workbook.bin") {
        xlsb::read_xlsb(archive)
    } else if archive.has_part("xl/workbook.xml") {
        xlsx::read_xlsx(bytes, archive, options)
    } else if archive.has_part("content.xml") {
        ods::read_ods(archive)
    } else {
        Err(WorkbookFault::NotAWorkbook { looks_like: "an archive of other files" })
    }
}

/// What a file that is no workbook looks like, to help its sender.
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
