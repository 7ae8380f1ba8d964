//! Replaces parts of a workbook by rust_xlsxwriter. It is packed in memory: packed parts are small,
//! and no disk can fail.

use std::cmp::Reverse;
use std::io::{self, Cursor, Read, Write};

use rust_xlsxwriter::{Workbook, XlsxError};
use zip::{ZipArchive, ZipWriter};

use super::alone::{Packed, packed};
use super::shell::Shell;
use crate::both::Both;
use crate::guard::guarded;

/// A part of a workbook that this crate writes.
pub(super) struct Part<'a> {
    name: String,
    /// Its size, to start with the largest.
    size: usize,
    write: Box<WritePart<'a>>,
}

/// Writes a part, given what rust_xlsxwriter wrote in its place.
pub(crate) type WritePart<'a> = dyn Fn(&str, &mut dyn Write) -> io::Result<()> + Sync + 'a;

impl<'a> Part<'a> {
    /// A part by its name, its size and its writer.
    pub(super) fn new(
        name: String,
        size: usize,
        write: impl Fn(&mut dyn Write) -> io::Result<()> + Sync + 'a,
    ) -> Part<'a> {
        Part { name, size, write: Box::new(move |_, out| write(out)) }
    }

    /// A sheet by its position in the workbook, its size, and its writer around the shell.
    pub(super) fn sheet(
        position: usize,
        size: usize,
        write: impl Fn(&Shell<'_>, &mut dyn Write) -> io::Result<()> + Sync + 'a,
    ) -> Part<'a> {
        Part {
            name: format!("xl/worksheets/sheet{}.xml", position + 1),
            size,
            write: Box::new(move |xml, out| write(&Shell::of(xml), out)),
        }
    }
}

/// The shared texts. Our cells hold their own, so none are left.
const SHARED: &str = "xl/sharedStrings.xml";
const NONE_SHARED: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n\
    <sst xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\" count=\"0\" uniqueCount=\"0\"/>";

/// The parts by rust_xlsxwriter.
pub(super) fn others_of(workbook: &mut Workbook) -> Result<Packed, XlsxError> {
    // It starts a thread for each sheet, and panics if the system refuses one.
    let others = guarded(|| workbook.save_to_buffer());
    let others = others.unwrap_or_else(|why| Err(XlsxError::ParameterError(why)))?;
    Ok(ZipArchive::new(Cursor::new(others))?)
}

/// The bytes of a workbook with replaced parts, packed in parallel if `both` is given. No cell by
/// rust_xlsxwriter remains.
pub(super) fn save(
    workbook: &mut Workbook,
    mut replaced: Vec<Part<'_>>,
    both: Option<Both>,
) -> Result<Vec<u8>, XlsxError> {
    let mut others = others_of(workbook)?;
    if others.index_for_name(SHARED).is_some() {
        let write = |out: &mut dyn Write| out.write_all(NONE_SHARED.as_bytes());
        replaced.push(Part::new(SHARED.to_string(), 0, write));
    }
    let mut written = Vec::with_capacity(replaced.len());
    for (nth, part) in replaced.iter().enumerate() {
        let mut shell = String::new();
        others.by_name(&part.name)?.read_to_string(&mut shell)?;
        written.push((nth, part, shell));
    }
    let mut whole = ZipWriter::new(Cursor::new(Vec::new()));
    for index in 0..others.len() {
        let part = others.by_index_raw(index)?;
        if replaced.iter().all(|own| part.name().is_ok_and(|name| name != own.name)) {
            whole.raw_copy_file(part)?;
        }
    }
    // The largest first, so that no thread ends up alone with one.
    written.sort_by_key(|(nth, part, _)| (Reverse(part.size), *nth));
    let pack = |(_, part, shell): &(usize, &Part<'_>, String)| {
        packed(&part.name, |out| (part.write)(shell, out))
    };
    match both {
        Some(both) => {
            for part in each_of(&written, both, &pack) {
                whole.raw_copy_file(part?.by_index_raw(0)?)?;
            }
        }
        None => {
            for part in &written {
                whole.raw_copy_file(pack(part)?.by_index_raw(0)?)?;
            }
        }
    }
    Ok(whole.finish()?.into_inner())
}

/// Does something to each of some things, several at a time.
pub(crate) fn each_of<T: Sync, R: Send>(
    things: &[T],
    both: Both,
    work: &(dyn Fn(&T) -> R + Sync),
) -> Vec<R> {
    if things.len() < 2 {
        return things.iter().map(work).collect();
    }
    let (some, others) = things.split_at(things.len() / 2);
    let (mut done, mut more) = (Vec::new(), Vec::new());
    both(&mut || done = each_of(some, both, work), &mut || more = each_of(others, both, work));
    done.append(&mut more);
    done
}
