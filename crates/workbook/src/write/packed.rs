//! Replaces parts of a workbook by rust_xlsxwriter. Its own parts are packed in memory: they are
//! small, and no disk can fail.

use std::cmp::Reverse;
use std::io::{self, Cursor, Read, Write};

use rust_xlsxwriter::{Workbook, XlsxError};
use zip::ZipArchive;
use zip::result::{ZipError, ZipResult};

use super::growing::PackedRows;
use super::packed_parts::{InMemoryArchive, part_archive_bytes};
use super::reproducible_bytes::reproducible_bytes;
use super::sheet_skeleton::SheetSkeleton;
use super::spool::{BytePiece, PieceReader};
use crate::container::{OutputUntilFault, ZipOutput, new_zip_writer};
use crate::join::ParallelJoin;
use crate::panics::catch_panic;

/// A part of a workbook that this crate writes.
pub(super) struct WrittenPart<'a> {
    name: String,
    /// Its size, to start with the largest.
    size: usize,
    pack: Box<PackPart<'a>>,
}

/// Writes a part, given what rust_xlsxwriter wrote in its place.
pub(crate) type WritePart<'a> = dyn Fn(&str, &mut dyn Write) -> io::Result<()> + Sync + 'a;

/// Packs a part into an archive, given its name and what rust_xlsxwriter wrote in its place; and says
/// where rows that were packed before begin in the packed part.
type PackPart<'a> = dyn Fn(&str, &str) -> ZipResult<(PieceReader, u64)> + Sync + 'a;

impl<'a> WrittenPart<'a> {
    /// A part by its name, its size and its writer.
    pub(super) fn new(
        name: String,
        size: usize,
        write: impl Fn(&str, &mut dyn Write) -> io::Result<()> + Sync + 'a,
    ) -> WrittenPart<'a> {
        let pack = move |name: &str, shell: &str| {
            let archive = part_archive_bytes(name, |out| write(shell, out))?;
            Ok((PieceReader::new([BytePiece::Held(archive)]), 0))
        };
        WrittenPart { name, size, pack: Box::new(pack) }
    }

    /// A sheet by its position in the workbook, its size, and its writer around the shell.
    pub(super) fn for_sheet(
        position: usize,
        size: usize,
        write: impl Fn(&SheetSkeleton<'_>, &mut dyn Write) -> io::Result<()> + Sync + 'a,
    ) -> WrittenPart<'a> {
        WrittenPart::new(name_of(position), size, move |xml, out| {
            write(&SheetSkeleton::parse(xml), out)
        })
    }

    /// A sheet whose last rows are packed, with the writer of what stands before them.
    pub(super) fn for_packed_rows(
        position: usize,
        size: usize,
        rows: PackedRows,
        before: impl Fn(&SheetSkeleton<'_>, &mut dyn Write) -> io::Result<()> + Sync + 'a,
    ) -> WrittenPart<'a> {
        let pack = move |name: &str, xml: &str| {
            let shell = SheetSkeleton::parse(xml);
            rows.pack_sheet(name, |out| before(&shell, out), |out| shell.write_after_rows(out))
        };
        WrittenPart { name: name_of(position), size, pack: Box::new(pack) }
    }
}

/// The name of a sheet's part.
fn name_of(position: usize) -> String {
    format!("xl/worksheets/sheet{}.xml", position + 1)
}

/// The shared texts. Our cells hold their own, so none are left.
const SHARED: &str = "xl/sharedStrings.xml";
const NONE_SHARED: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n\
    <sst xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\" count=\"0\" uniqueCount=\"0\"/>";

/// The parts by rust_xlsxwriter.
pub(super) fn parts_by_rust_xlsxwriter(
    workbook: &mut Workbook,
) -> Result<InMemoryArchive, XlsxError> {
    // It starts a thread for each sheet, and panics if the system refuses one.
    let others = catch_panic(|| reproducible_bytes(workbook));
    let others = others.unwrap_or_else(|why| Err(XlsxError::ParameterError(why)))?;
    Ok(ZipArchive::new(Cursor::new(others))?)
}

/// Writes a workbook with replaced parts, packed in parallel if `join` is given. No cell by
/// rust_xlsxwriter remains. Returns where rows that were packed before begin in each replaced part,
/// in bytes of the workbook.
pub(super) fn save_with_replaced_parts(
    workbook: &mut Workbook,
    mut replaced: Vec<WrittenPart<'_>>,
    join: Option<ParallelJoin>,
    out: &mut dyn ZipOutput,
) -> Result<Vec<u64>, XlsxError> {
    let mut others = parts_by_rust_xlsxwriter(workbook)?;
    if others.index_for_name(SHARED).is_some() {
        let write = |_: &str, out: &mut dyn Write| out.write_all(NONE_SHARED.as_bytes());
        replaced.push(WrittenPart::new(SHARED.to_string(), 0, write));
    }
    let mut written = Vec::with_capacity(replaced.len());
    for (nth, part) in replaced.iter().enumerate() {
        let mut shell = String::new();
        others.by_name(&part.name)?.read_to_string(&mut shell)?;
        written.push((nth, part, shell));
    }
    let mut whole = new_zip_writer(out);
    for index in 0..others.len() {
        let part = others.by_index_raw(index)?;
        if replaced.iter().all(|own| part.name().is_ok_and(|name| name != own.name)) {
            whole.raw_copy_file(part)?;
        }
    }
    // The largest first, so that no thread ends up alone with one.
    written.sort_by_key(|(nth, part, _)| (Reverse(part.size), *nth));
    let pack = |(nth, part, shell): &(usize, &WrittenPart<'_>, String)| {
        let (pieces, rows) = (part.pack)(&part.name, shell)?;
        Ok((ZipArchive::new(pieces)?, (*nth, rows)))
    };
    let mut begin = vec![0; replaced.len()];
    let mut add = |packed: ZipResult<(ZipArchive<PieceReader>, (usize, u64))>| {
        let (mut part, (nth, rows)) = packed?;
        let part = part.by_index_raw(0)?;
        let size = part.compressed_size();
        whole.raw_copy_file(part)?;
        let end = whole.get_ref().map_or(0, OutputUntilFault::position);
        begin[nth] = end.saturating_sub(size) + rows;
        Ok::<_, ZipError>(())
    };
    match join {
        Some(join) => map_in_parallel(&written, join, &pack).into_iter().try_for_each(add)?,
        None => written.iter().try_for_each(|part| add(pack(part)))?,
    }
    whole.finish()?.flush()?;
    Ok(begin)
}

/// Does something to each of some things, several at a time.
pub(crate) fn map_in_parallel<T: Sync, R: Send>(
    things: &[T],
    join: ParallelJoin,
    work: &(dyn Fn(&T) -> R + Sync),
) -> Vec<R> {
    if things.len() < 2 {
        return things.iter().map(work).collect();
    }
    let (some, others) = things.split_at(things.len() / 2);
    let (mut done, mut more) = (Vec::new(), Vec::new());
    join(&mut || done = map_in_parallel(some, join, work), &mut || {
        more = map_in_parallel(others, join, work)
    });
    done.append(&mut more);
    done
}
