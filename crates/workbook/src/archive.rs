//! Archives of whole files. Each is written in one go and read back within limits, whatever the
//! archive says of its size.

use std::fs::File;
use std::io::{BufReader, Read, Write};

use zip::result::{ZipError, ZipResult};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, System, ZipArchive, ZipWriter};

use crate::container::{OutputUntilFault, new_zip_writer};
use crate::fault::WorkbookFault;
use crate::panics::catch_panic;

/// Endings of files that are packed already.
const PACKED: [&str; 6] = [".xlsx", ".xlsm", ".xlsb", ".ods", ".png", ".zip"];

/// An archive while files are put into it. The same files make the same bytes.
pub struct ArchiveWriter<'a>(ZipWriter<OutputUntilFault<'a>>);

impl<'a> ArchiveWriter<'a> {
    /// An archive in an empty file.
    pub fn new(out: &'a mut File) -> ArchiveWriter<'a> {
        ArchiveWriter(new_zip_writer(out))
    }

    /// Adds a file by its name, with `/` between folders.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn add_file(&mut self, name: &str, content: &[u8]) -> std::io::Result<()> {
        let packed = PACKED.iter().any(|ending| name.to_lowercase().ends_with(ending));
        let method = if packed { CompressionMethod::Stored } else { CompressionMethod::Deflated };
        let options = SimpleFileOptions::default().compression_method(method);
        // The same on every system.
        self.0.start_file(name, options.system(System::Unix))?;
        self.0.write_all(content)
    }

    /// Ends the archive.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn finish(self) -> std::io::Result<()> {
        self.0.finish()?.flush()
    }
}

/// An archive of files that somebody sent.
pub struct ArchiveReader(ZipArchive<BufReader<File>>);

impl ArchiveReader {
    /// Opens an archive.
    ///
    /// # Errors
    ///
    /// [`WorkbookFault::Damaged`] if the file is no whole archive.
    pub fn open(file: File) -> Result<ArchiveReader, WorkbookFault> {
        let open = || ZipArchive::new(BufReader::new(file));
        unbroken(open).map(ArchiveReader)
    }

    /// The names of its files as they stand there.
    pub fn file_names(&self) -> Vec<String> {
        let name = |at| Some(self.0.name_for_index(at)?.ok()?.into_owned());
        (0..self.0.len()).filter_map(name).collect()
    }

    /// The content of a file; `None` if it is not in the archive.
    ///
    /// # Errors
    ///
    /// [`WorkbookFault::TooLarge`] if it has more than `most` bytes; another fault if it is damaged.
    pub fn file_content(
        &mut self,
        name: &str,
        most: u64,
    ) -> Result<Option<Vec<u8>>, WorkbookFault> {
        let Some(at) = self.0.index_for_name(name) else { return Ok(None) };
        let read = || {
            let part = self.0.by_index(at)?;
            let mut content = Vec::new();
            part.take(most.saturating_add(1)).read_to_end(&mut content)?;
            Ok(content)
        };
        let content = unbroken(read)?;
        match content.len() as u64 > most {
            true => Err(WorkbookFault::TooLarge { what: format!("it has more than {most} bytes") }),
            false => Ok(Some(content)),
        }
    }
}

/// What the library reads; a panic of it is damage too.
fn unbroken<T>(read: impl FnOnce() -> ZipResult<T>) -> Result<T, WorkbookFault> {
    match catch_panic(read) {
        Ok(Ok(read)) => Ok(read),
        Ok(Err(ZipError::UnsupportedArchive(ZipError::PASSWORD_REQUIRED))) => {
            Err(WorkbookFault::Encrypted)
        }
        Ok(Err(why)) => Err(WorkbookFault::Damaged { why: why.to_string() }),
        Err(_) => {
            Err(WorkbookFault::Damaged { why: "its parts contradict each other".to_string() })
        }
    }
}
