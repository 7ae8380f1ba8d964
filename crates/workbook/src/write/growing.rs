//! Rows of a sheet that come before the sheet around them is known, as its beginning tells how many
//! there are.
//!
//! They are held as text as long as there are few. More are packed as they come. A packed part may
//! consist of several streams one after the other (RFC 1951 section 3.2.3: only the last block of
//! the last one is marked as final), so the beginning and the end of the sheet are packed by
//! themselves.

use std::io::{self, Write};

use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};
use zip::result::ZipResult;

use super::packed_parts::{COMPRESSION, ends_of};
use super::spool::{ByteSpool, Piece, Pieces};
use crate::address::MOST_ROWS;

/// How much is held and how much fits on a sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RowLimits {
    /// The most rows of a sheet below its headings.
    pub rows: u32,
    /// The most bytes of a sheet, unpacked; a row more may come.
    pub sheet: u64,
    /// The most bytes of a sheet's rows that are held unpacked.
    pub text: usize,
    /// The most packed bytes of a sheet that are held; more go to the spare file.
    pub packed: usize,
}

impl Default for RowLimits {
    /// The room of Excel, and a few megabytes for each table.
    fn default() -> RowLimits {
        // A part of a package has less than 4 GB.
        RowLimits { rows: MOST_ROWS - 1, sheet: 3 << 30, text: 4 << 20, packed: 1 << 20 }
    }
}

/// So many bytes are packed at a time.
const AT_ONCE: usize = 1 << 16;

/// Rows of a sheet while they come.
pub(crate) struct GrowingRows {
    room: RowLimits,
    spool: ByteSpool,
    /// What is not packed yet.
    text: String,
    packing: Option<Packing>,
}

/// The rows packed so far, with size and checksum.
struct Packing {
    packer: DeflateEncoder<Vec<u8>>,
    crc: Crc,
    size: u64,
    pieces: Vec<Piece>,
}

/// All rows of a sheet.
pub(crate) enum GrownSheet {
    Text(String),
    Packed(PackedRows),
}

pub(crate) struct PackedRows {
    crc: Crc,
    size: u64,
    pieces: Vec<Piece>,
}

impl GrowingRows {
    /// Rows of which none has come.
    pub(crate) fn new(room: RowLimits, spool: ByteSpool) -> GrowingRows {
        GrowingRows { room, spool, text: String::new(), packing: None }
    }

    /// All rows, when no more come.
    pub(crate) fn finish(mut self) -> io::Result<GrownSheet> {
        if self.packing.is_none() {
            return Ok(GrownSheet::Text(self.text));
        }
        let Packing { mut packer, crc, size, mut pieces } = self.packed()?;
        packer.flush()?;
        let last = std::mem::take(packer.get_mut());
        pieces.push(if pieces.is_empty() { Piece::Held(last) } else { self.spool.put(&last)? });
        Ok(GrownSheet::Packed(PackedRows { crc, size, pieces }))
    }

    /// Packs the text that is waiting.
    fn packed(&mut self) -> io::Result<Packing> {
        let mut packing = self.packing.take().unwrap_or_else(|| Packing {
            packer: packer(),
            crc: Crc::new(),
            size: 0,
            pieces: Vec::new(),
        });
        packing.packer.write_all(self.text.as_bytes())?;
        packing.crc.update(self.text.as_bytes());
        packing.size += self.text.len() as u64;
        self.text.clear();
        self.text.shrink_to(2 * AT_ONCE);
        Ok(packing)
    }

    fn pack(&mut self) -> io::Result<()> {
        let mut packing = self.packed()?;
        if packing.packer.get_ref().len() > self.room.packed {
            packing.pieces.push(self.spool.put(packing.packer.get_ref())?);
            packing.packer.get_mut().clear();
        }
        self.packing = Some(packing);
        Ok(())
    }
}

impl Write for GrowingRows {
    /// Takes a whole row.
    fn write(&mut self, row: &[u8]) -> io::Result<usize> {
        self.text.push_str(std::str::from_utf8(row).map_err(io::Error::other)?);
        let most = if self.packing.is_some() { AT_ONCE } else { self.room.text };
        if self.text.len() > most {
            self.pack()?;
        }
        Ok(row.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl PackedRows {
    /// A sheet with them, packed into an archive of its own, by the writers of what stands before
    /// and behind them.
    pub(super) fn archive(
        &self,
        name: &str,
        before: impl FnOnce(&mut dyn Write) -> io::Result<()>,
        behind: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> ZipResult<Pieces> {
        let (mut before, mut behind) = (text_of(before)?, text_of(behind)?);
        let (mut crc, mut end) = (Crc::new(), Crc::new());
        crc.update(&before);
        end.update(&behind);
        crc.combine(&self.crc);
        crc.combine(&end);
        let size = self.size + (before.len() + behind.len()) as u64;
        let mut first = packer();
        first.write_all(&before)?;
        first.flush()?;
        before = std::mem::take(first.get_mut());
        let mut last = packer();
        last.write_all(&behind)?;
        behind = last.finish()?;
        let rows: u64 = self.pieces.iter().map(Piece::size).sum();
        let packed = rows + (before.len() + behind.len()) as u64;
        let [header, directory] = ends_of(name, crc.sum(), [packed, size])?;
        let begin = [Piece::Held(header), Piece::Held(before)];
        let end = [Piece::Held(behind), Piece::Held(directory)];
        Ok(Pieces::new(begin.into_iter().chain(self.pieces.iter().cloned()).chain(end)))
    }
}

fn packer() -> DeflateEncoder<Vec<u8>> {
    DeflateEncoder::new(Vec::new(), Compression::new(COMPRESSION.into()))
}

fn text_of(write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<Vec<u8>> {
    let mut text = Vec::new();
    write(&mut text)?;
    Ok(text)
}
