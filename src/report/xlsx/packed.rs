//! A workbook of which palmares writes some parts itself, in place of those of
//! rust_xlsxwriter.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Cursor, Write};
use std::path::{Path, PathBuf};

use rust_xlsxwriter::{Workbook, XlsxError};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter};

use super::book::{self, COMPRESSION};
use crate::report::Both;

/// A part of a workbook that palmares writes itself, in place of that of
/// rust_xlsxwriter.
pub struct Part<'a> {
    name: String,
    write: Box<WritePart<'a>>,
}

/// What writes a part.
type WritePart<'a> = dyn Fn(&mut dyn Write) -> io::Result<()> + Sync + 'a;

impl<'a> Part<'a> {
    /// A part by its name in the workbook, and what writes it.
    pub fn new(
        name: String,
        write: impl Fn(&mut dyn Write) -> io::Result<()> + Sync + 'a,
    ) -> Part<'a> {
        Part { name, write: Box::new(write) }
    }
}

/// Bytes that are read and written at a time.
const BUFFER: usize = 1 << 18;

/// A file that is gone when it goes out of scope.
struct Scratch(PathBuf);

impl Drop for Scratch {
    fn drop(&mut self) {
        // The folder that it is in goes with the run at the latest.
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Saves a workbook, with some parts in place of its own: these are packed while
/// rust_xlsxwriter packs the others.
pub fn save(
    workbook: &mut Workbook,
    replaced: &[Part<'_>],
    path: &Path,
    temporary: &Path,
    both: Both,
) -> Result<(), XlsxError> {
    if replaced.is_empty() {
        return book::save(workbook, path);
    }
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let others = Scratch(temporary.join(format!("{name}.others")));
    let (mut saved, mut own) = (Ok(()), Ok(Vec::new()));
    both(&mut || saved = book::save(workbook, &others.0), &mut || {
        own = replaced.iter().map(pack).collect::<Result<_, XlsxError>>();
    });
    saved?;
    let file = BufReader::with_capacity(BUFFER, File::open(&others.0)?);
    let mut others = ZipArchive::new(file)?;
    let mut whole = ZipWriter::new(BufWriter::with_capacity(BUFFER, File::create(path)?));
    for index in 0..others.len() {
        let part = others.by_index_raw(index)?;
        if replaced.iter().all(|own| part.name().is_ok_and(|name| name != own.name)) {
            whole.raw_copy_file(part)?;
        }
    }
    for part in own? {
        whole.merge_archive(ZipArchive::new(Cursor::new(part))?)?;
    }
    whole.finish()?.flush()?;
    Ok(())
}

/// An archive of one part.
fn pack(part: &Part<'_>) -> Result<Vec<u8>, XlsxError> {
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .compression_level(Some(i64::from(COMPRESSION)))
        // The same input gives the same bytes.
        .last_modified_time(DateTime::default())
        .unix_permissions(0o600);
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    archive.start_file(&part.name, options)?;
    {
        // A part is written in small pieces.
        let mut buffered = BufWriter::with_capacity(1 << 16, &mut archive);
        (part.write)(&mut buffered)?;
        buffered.flush()?;
    }
    Ok(archive.finish()?.into_inner())
}
