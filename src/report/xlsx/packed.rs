//! A workbook of which palmares writes some parts itself, in place of those of
//! rust_xlsxwriter.

use std::cmp::Reverse;
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use rust_xlsxwriter::{Workbook, XlsxError};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter};

use super::book::{self, COMPRESSION};
use super::streamed::Shell;
use crate::model::Both;

/// A part of a workbook that palmares writes itself.
pub struct Part<'a> {
    name: String,
    /// Its rows or notes.
    size: usize,
    write: Box<WritePart<'a>>,
}

/// What writes a part, given what rust_xlsxwriter wrote in its place.
type WritePart<'a> = dyn Fn(&str, &mut dyn Write) -> io::Result<()> + Sync + 'a;

impl<'a> Part<'a> {
    /// A part by its name in the workbook and how much it holds, and what writes it.
    pub fn new(
        name: String,
        size: usize,
        write: impl Fn(&mut dyn Write) -> io::Result<()> + Sync + 'a,
    ) -> Part<'a> {
        Part { name, size, write: Box::new(move |_, out| write(out)) }
    }

    /// A sheet by its position in the workbook and how many rows it has, and what writes
    /// it around the rows of its shell.
    pub fn sheet(
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

/// Saves a workbook with some parts in place of its own, several packed at a time.
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
    book::save(workbook, &others.0)?;
    let file = BufReader::with_capacity(BUFFER, File::open(&others.0)?);
    let mut others = ZipArchive::new(file)?;
    let mut written = Vec::with_capacity(replaced.len());
    for (nth, part) in replaced.iter().enumerate() {
        let mut shell = String::new();
        others.by_name(&part.name)?.read_to_string(&mut shell)?;
        written.push((nth, part, shell));
    }
    // The largest first: no thread is left alone with one at the end.
    written.sort_by_key(|(nth, part, _)| (Reverse(part.size), *nth));
    let packed = |nth: usize| temporary.join(format!("{name}.{nth}"));
    let packed = pack_all(&written, &packed, both);
    let mut whole = ZipWriter::new(BufWriter::with_capacity(BUFFER, File::create(path)?));
    for index in 0..others.len() {
        let part = others.by_index_raw(index)?;
        if replaced.iter().all(|own| part.name().is_ok_and(|name| name != own.name)) {
            whole.raw_copy_file(part)?;
        }
    }
    for part in packed {
        let file = BufReader::with_capacity(BUFFER, File::open(&part?.0)?);
        whole.raw_copy_file(ZipArchive::new(file)?.by_index_raw(0)?)?;
    }
    whole.finish()?.flush()?;
    Ok(())
}

/// Packs each part into a file of its own.
fn pack_all(
    parts: &[(usize, &Part<'_>, String)],
    file: &(dyn Fn(usize) -> PathBuf + Sync),
    both: Both,
) -> Vec<Result<Scratch, XlsxError>> {
    if let [(nth, part, shell)] = parts {
        let scratch = Scratch(file(*nth));
        return vec![pack(part, shell, &scratch.0).map(|()| scratch)];
    }
    let (some, others) = parts.split_at(parts.len() / 2);
    let (mut packed, mut more) = (Vec::new(), Vec::new());
    both(&mut || packed = pack_all(some, file, both), &mut || more = pack_all(others, file, both));
    packed.append(&mut more);
    packed
}

/// Packs a part into an archive of its own.
fn pack(part: &Part<'_>, shell: &str, path: &Path) -> Result<(), XlsxError> {
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .compression_level(Some(i64::from(COMPRESSION)))
        // The same input gives the same bytes.
        .last_modified_time(DateTime::default())
        .unix_permissions(0o600);
    let mut archive = ZipWriter::new(BufWriter::with_capacity(BUFFER, File::create(path)?));
    archive.start_file(&part.name, options)?;
    {
        // A part is written in small pieces.
        let mut buffered = BufWriter::with_capacity(1 << 16, &mut archive);
        (part.write)(shell, &mut buffered)?;
        buffered.flush()?;
    }
    archive.finish()?.flush()?;
    Ok(())
}
