//! Bytes that do not fit into memory, in a file of the caller.

use std::io::{self, Read, Seek, SeekFrom, Write};
use std::sync::{Arc, Mutex, PoisonError};

/// A file for what does not fit into memory. It must be empty, and is of no use afterwards.
pub trait TempFile: Read + Write + Seek + Send {}

impl<T: Read + Write + Seek + Send> TempFile for T {}

/// Makes the file when it is first needed.
pub type MakeTempFile = Box<dyn FnMut() -> io::Result<Box<dyn TempFile>> + Send>;

/// A file that takes pieces of bytes.
#[derive(Clone)]
pub(crate) struct ByteSpool(Arc<Mutex<Spare>>);

struct Spare {
    make: MakeTempFile,
    file: Option<Box<dyn TempFile>>,
    end: u64,
}

impl ByteSpool {
    /// A file that is made when the first piece comes.
    pub(crate) fn new(make: MakeTempFile) -> ByteSpool {
        ByteSpool(Arc::new(Mutex::new(Spare { make, file: None, end: 0 })))
    }

    /// Puts bytes into the file.
    pub(super) fn append(&self, bytes: &[u8]) -> io::Result<BytePiece> {
        let mut spare = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Spare { make, file, end } = &mut *spare;
        let file = match file {
            Some(file) => file,
            None => file.insert(make()?),
        };
        let begin = *end;
        file.seek(SeekFrom::Start(begin))?;
        file.write_all(bytes)?;
        file.flush()?;
        *end += bytes.len() as u64;
        Ok(BytePiece::Spooled { spool: self.clone(), begin, size: bytes.len() as u64 })
    }

    fn read(&self, at: u64, bytes: &mut [u8]) -> io::Result<usize> {
        let mut spare = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let file = spare.file.as_mut().ok_or(io::ErrorKind::UnexpectedEof)?;
        file.seek(SeekFrom::Start(at))?;
        file.read(bytes)
    }
}

/// Some bytes, in memory or in the file.
#[derive(Clone)]
pub(super) enum BytePiece {
    Held(Vec<u8>),
    Spooled { spool: ByteSpool, begin: u64, size: u64 },
}

impl BytePiece {
    /// The number of its bytes.
    pub(super) fn size(&self) -> u64 {
        match self {
            BytePiece::Held(bytes) => bytes.len() as u64,
            BytePiece::Spooled { size, .. } => *size,
        }
    }
}

/// Pieces read one after the other.
pub(super) struct PieceReader {
    /// Each with the position of its first byte.
    pieces: Vec<(u64, BytePiece)>,
    end: u64,
    at: u64,
}

impl PieceReader {
    /// Pieces in their order.
    pub(super) fn new(all: impl IntoIterator<Item = BytePiece>) -> PieceReader {
        let (mut pieces, mut end) = (Vec::new(), 0);
        for piece in all.into_iter().filter(|piece| piece.size() > 0) {
            let begin = end;
            end += piece.size();
            pieces.push((begin, piece));
        }
        PieceReader { pieces, end, at: 0 }
    }
}

impl Read for PieceReader {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let next = self.pieces.partition_point(|(begin, _)| *begin <= self.at);
        let Some((begin, piece)) = next.checked_sub(1).map(|own| &self.pieces[own]) else {
            return Ok(0);
        };
        let within = self.at - begin;
        let left = piece.size().saturating_sub(within);
        let count = bytes.len().min(usize::try_from(left).unwrap_or(usize::MAX));
        let bytes = &mut bytes[..count];
        let read = match piece {
            BytePiece::Held(own) => own.get(within as usize..).unwrap_or_default().read(bytes)?,
            BytePiece::Spooled { spool, begin, .. } => match spool.read(begin + within, bytes)? {
                0 if count > 0 => return Err(io::ErrorKind::UnexpectedEof.into()),
                read => read,
            },
        };
        self.at += read as u64;
        Ok(read)
    }
}

impl Seek for PieceReader {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let at = match to {
            SeekFrom::Start(at) => Some(at),
            SeekFrom::End(by) => self.end.checked_add_signed(by),
            SeekFrom::Current(by) => self.at.checked_add_signed(by),
        };
        self.at = at.ok_or(io::ErrorKind::InvalidInput)?;
        Ok(self.at)
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use std::io::Cursor;

    use super::*;

    #[test]
    fn pieces_are_one_run_of_bytes_wherever_they_lie() {
        let spool = ByteSpool::new(Box::new(|| Ok(Box::new(Cursor::new(Vec::new())))));
        let spooled = [spool.append(b"cde").unwrap(), spool.append(b"hij").unwrap()];
        let [second, fourth] = spooled;
        let held = |bytes: &[u8]| BytePiece::Held(bytes.to_vec());
        let mut pieces = PieceReader::new([held(b"ab"), second, held(b"fg"), held(b""), fourth]);
        for begin in 0..=11 {
            let mut read = Vec::new();
            pieces.seek(SeekFrom::Start(begin)).unwrap();
            pieces.read_to_end(&mut read).unwrap();
            assert_eq!(read, b"abcdefghij".get(begin as usize..).unwrap_or_default());
        }
        assert_eq!(pieces.seek(SeekFrom::End(-3)).unwrap(), 7);
        assert_eq!(pieces.seek(SeekFrom::Current(-1)).unwrap(), 6);
        assert!(pieces.seek(SeekFrom::Current(-7)).is_err());
    }
}
