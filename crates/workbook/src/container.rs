//! Containers of parts as they are written: one type for all outputs, since the library's code is made
//! for each type, 200 KB a time.

use std::io::{self, Seek, SeekFrom, Write};

use zip::ZipWriter;

/// What a container is written to.
pub(crate) trait ZipOutput: Write + Seek {}

impl<T: Write + Seek> ZipOutput for T {}

/// A container without parts.
pub(crate) fn new_zip_writer(out: &mut dyn ZipOutput) -> ZipWriter<OutputUntilFault<'_>> {
    ZipWriter::new(OutputUntilFault { out, is_faulty: false, at: 0 })
}

/// An output to which nothing is written after a fault: the library tries to complete the file then,
/// and complains on the error output of the program that it cannot.
pub(crate) struct OutputUntilFault<'a> {
    out: &'a mut dyn ZipOutput,
    is_faulty: bool,
    at: u64,
}

impl OutputUntilFault<'_> {
    /// Where the next byte goes.
    pub(crate) fn position(&self) -> u64 {
        self.at
    }

    /// Does something unless there was a fault.
    fn unless<T>(
        &mut self,
        afterwards: T,
        change: impl FnOnce(&mut dyn ZipOutput) -> io::Result<T>,
    ) -> io::Result<T> {
        if self.is_faulty {
            return Ok(afterwards);
        }
        let done = change(self.out);
        self.is_faulty = done.as_ref().is_err_and(|why| why.kind() != io::ErrorKind::Interrupted);
        done
    }
}

impl Write for OutputUntilFault<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.unless(bytes.len(), |out| out.write(bytes))?;
        self.at += written as u64;
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.unless((), |out| out.flush())
    }
}

impl Seek for OutputUntilFault<'_> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.at = self.unless(0, |out| out.seek(to))?;
        Ok(self.at)
    }
}
