//! A large workbook, packed by several threads: rust_xlsxwriter packs one part
//! after the other, which of a union's register takes longer than all else.

use std::borrow::Cow;
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Cursor, Write};
use std::path::{Path, PathBuf};

use rayon::prelude::*;
use rust_xlsxwriter::{Workbook, XlsxError};
use zip::result::ZipError;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter};

use super::book::COMPRESSION;

/// A part of a workbook that palmares writes itself, in place of that of
/// rust_xlsxwriter.
pub struct Part<'a> {
    name: String,
    write: Box<dyn Fn(&mut dyn Write) -> io::Result<()> + Sync + 'a>,
}

impl<'a> Part<'a> {
    /// A part by its name in the workbook, and what writes it.
    pub fn new(
        name: String,
        write: impl Fn(&mut dyn Write) -> io::Result<()> + Sync + 'a,
    ) -> Part<'a> {
        Part { name, write: Box::new(write) }
    }
}

/// How much smaller a part of a workbook becomes, as a rule.
const SHRINKS: usize = 5;

/// A file that is gone when it goes out of scope.
struct Scratch(PathBuf);

impl Drop for Scratch {
    fn drop(&mut self) {
        // The folder that it is in goes with the run at the latest.
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Saves a workbook, with some parts in place of its own.
pub fn save(
    workbook: &mut Workbook,
    replaced: &[Part<'_>],
    path: &Path,
    temporary: &Path,
) -> Result<(), XlsxError> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let plain = Scratch(temporary.join(format!("{name}.plain")));
    let own = || -> Result<Vec<Vec<u8>>, XlsxError> {
        let parts = replaced.par_iter().with_max_len(1);
        parts.map(|part| pack(&part.name, 0, |out| (part.write)(out))).collect()
    };
    workbook.set_zip_compression_level(0);
    let (saved, own) = rayon::join(|| save_plain(workbook, &plain.0), own);
    saved?;
    let mut own = own?;
    let open = || -> Result<ZipArchive<BufReader<File>>, XlsxError> {
        Ok(ZipArchive::new(BufReader::with_capacity(1 << 16, File::open(&plain.0)?))?)
    };
    let names: Vec<String> = open()?
        .file_names()
        .map(|name| name.map(Cow::into_owned))
        .collect::<Result<_, ZipError>>()?;
    let place = |name: &String| replaced.iter().position(|part| part.name == *name);
    let packed: Vec<Vec<u8>> = names
        .par_iter()
        .with_max_len(1)
        .map(|name| match place(name) {
            Some(_) => Ok(Vec::new()),
            None => {
                let mut archive = open()?;
                let mut plain = archive.by_name(name)?;
                let size = usize::try_from(plain.size()).unwrap_or(0);
                pack(name, size / SHRINKS, |out| io::copy(&mut plain, out).map(drop))
            }
        })
        .collect::<Result<_, XlsxError>>()?;
    let mut workbook = ZipWriter::new(BufWriter::with_capacity(1 << 18, File::create(path)?));
    for (name, part) in names.iter().zip(packed) {
        let part = place(name).map_or(part, |own_at| std::mem::take(&mut own[own_at]));
        workbook.merge_archive(ZipArchive::new(Cursor::new(part))?)?;
    }
    workbook.finish()?.flush()?;
    Ok(())
}

/// Saves a workbook whose parts are not packed.
fn save_plain(workbook: &mut Workbook, path: &Path) -> Result<(), XlsxError> {
    let mut file = BufWriter::with_capacity(1 << 18, File::create(path)?);
    workbook.save_to_writer(&mut file)?;
    Ok(file.flush()?)
}

/// An archive of one part, which will be about so large.
fn pack(
    name: &str,
    size: usize,
    fill: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<Vec<u8>, XlsxError> {
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .compression_level(Some(i64::from(COMPRESSION)))
        // The same input gives the same bytes.
        .last_modified_time(DateTime::default())
        .unix_permissions(0o600);
    let mut archive = ZipWriter::new(Cursor::new(Vec::with_capacity(size)));
    archive.start_file(name, options)?;
    {
        // A part is written in small pieces.
        let mut buffered = BufWriter::with_capacity(1 << 16, &mut archive);
        fill(&mut buffered)?;
        buffered.flush()?;
    }
    Ok(archive.finish()?.into_inner())
}
