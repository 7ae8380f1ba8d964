//! Rows of a sheet that come before the sheet around them is known, as its beginning tells how many
//! there are.
//!
//! They are packed as they come. A packed part may consist of several streams one after the other
//! (RFC 1951 section 3.2.3: only the last block of the last one is marked as final), so the beginning
//! and the end of the sheet are packed by themselves, and so is each block of rows: another workbook
//! takes it as it is packed, if it has the same rows in the same place.

use std::io::{self, Write};

use crc32fast::Hasher;
use flate2::Compression;
use zip::result::ZipResult;

use super::packed_parts::{COMPRESSION_LEVEL, PartPacker, zip_header_and_directory};
use super::spool::{BytePiece, ByteSpool, PieceReader};
use crate::address::MAX_SHEET_ROWS;

/// How much is held and how much fits on a sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RowLimits {
    /// The most rows of a sheet below its headings.
    pub rows: u32,
    /// The most bytes of a sheet, unpacked; a row more may come.
    pub sheet: u64,
    /// The most packed bytes of a sheet that are held; more go to the spare file.
    pub packed: usize,
}

impl Default for RowLimits {
    /// The room of Excel, and a few megabytes for each table.
    fn default() -> RowLimits {
        // A part of a package has less than 4 GB.
        RowLimits { rows: MAX_SHEET_ROWS - 1, sheet: 3 << 30, packed: 1 << 20 }
    }
}

/// So many bytes are packed at a time.
const AT_ONCE: usize = 1 << 16;

/// Rows of a sheet that are packed by themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PackedRowBlock {
    pub rows: u32,
    /// Their bytes unpacked, and the checksum of these.
    pub size: u64,
    pub crc: u32,
    /// Where their packed bytes begin, in the sheet's rows or in the workbook, and how many they are.
    pub at: u64,
    pub length: u64,
}

/// Rows of a sheet while they come.
pub(crate) struct GrowingRows {
    room: RowLimits,
    spool: ByteSpool,
    /// What is not packed yet.
    text: String,
    /// What packs a block, and the checksum of what it packed.
    packer: PartPacker,
    crc: Hasher,
    /// Where the block begins: its first byte unpacked and packed.
    begins: [u64; 2],
    done: PackedRows,
    /// Packed bytes behind the pieces.
    held: Vec<u8>,
}

/// The rows of a sheet, with their bytes unpacked and packed.
pub(crate) struct PackedRows {
    crc: Hasher,
    size: u64,
    packed: u64,
    pieces: Vec<BytePiece>,
}

impl GrowingRows {
    /// Rows of which none has come.
    pub(crate) fn new(room: RowLimits, spool: ByteSpool) -> GrowingRows {
        let done = PackedRows { crc: Hasher::new(), size: 0, packed: 0, pieces: Vec::new() };
        GrowingRows {
            room,
            spool,
            text: String::new(),
            packer: packer(),
            crc: Hasher::new(),
            begins: [0; 2],
            done,
            held: Vec::new(),
        }
    }

    /// All rows, when no more come.
    pub(crate) fn finish(mut self) -> io::Result<PackedRows> {
        self.end_block(0)?;
        let GrowingRows { spool, mut done, held, .. } = self;
        done.pieces.push(match done.pieces.is_empty() {
            true => BytePiece::Held(held),
            false => spool.append(&held)?,
        });
        Ok(done)
    }

    /// Ends the block of the rows since the last one, which are so many.
    pub(crate) fn end_block(&mut self, rows: u32) -> io::Result<PackedRowBlock> {
        self.pack()?;
        let [size, at] = self.begins;
        if self.done.size > size {
            self.packer.flush()?;
            self.hold()?;
            // What it writes to end its stream is not needed.
            self.packer.reset(Vec::new())?;
        }
        let crc = std::mem::take(&mut self.crc);
        self.done.crc.combine(&crc);
        self.begins = [self.done.size, self.done.packed];
        let [size, length] = [self.done.size - size, self.done.packed - at];
        Ok(PackedRowBlock { rows, size, crc: crc.finalize(), at, length })
    }

    /// Adds a block that was packed before, behind the end of another; returns where it is.
    pub(crate) fn add_packed_block(
        &mut self,
        block: PackedRowBlock,
        packed: &[u8],
    ) -> io::Result<PackedRowBlock> {
        let at = self.done.packed;
        self.done.crc.combine(&Hasher::new_with_initial_len(block.crc, block.size));
        self.done.size += block.size;
        self.held.extend(packed);
        self.done.packed += packed.len() as u64;
        self.begins = [self.done.size, self.done.packed];
        self.spare()?;
        Ok(PackedRowBlock { at, ..block })
    }

    /// Packs the text that is waiting.
    fn pack(&mut self) -> io::Result<()> {
        self.packer.write_all(self.text.as_bytes())?;
        self.crc.update(self.text.as_bytes());
        self.done.size += self.text.len() as u64;
        self.text.clear();
        self.text.shrink_to(2 * AT_ONCE);
        self.hold()
    }

    /// Takes what was packed.
    fn hold(&mut self) -> io::Result<()> {
        self.done.packed += self.packer.get_ref().len() as u64;
        self.held.append(self.packer.get_mut());
        self.spare()
    }

    /// Puts what is held into the spare file, if it is much.
    fn spare(&mut self) -> io::Result<()> {
        if self.held.len() > self.room.packed {
            self.done.pieces.push(self.spool.append(&self.held)?);
            self.held.clear();
        }
        Ok(())
    }
}

impl Write for GrowingRows {
    /// Takes a whole row.
    fn write(&mut self, row: &[u8]) -> io::Result<usize> {
        self.text.push_str(std::str::from_utf8(row).map_err(io::Error::other)?);
        if self.text.len() > AT_ONCE {
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
    /// and behind them; and where their packed bytes begin in the packed sheet.
    pub(super) fn pack_sheet(
        &self,
        name: &str,
        before: impl FnOnce(&mut dyn Write) -> io::Result<()>,
        behind: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> ZipResult<(PieceReader, u64)> {
        let (mut before, mut behind) = (text_of(before)?, text_of(behind)?);
        let (mut crc, mut end) = (Hasher::new(), Hasher::new());
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
        let packed = self.packed + (before.len() + behind.len()) as u64;
        let [header, directory] = zip_header_and_directory(name, crc.finalize(), [packed, size])?;
        let rows = before.len() as u64;
        let begin = [BytePiece::Held(header), BytePiece::Held(before)];
        let end = [BytePiece::Held(behind), BytePiece::Held(directory)];
        let all = PieceReader::new(begin.into_iter().chain(self.pieces.iter().cloned()).chain(end));
        Ok((all, rows))
    }
}

fn packer() -> PartPacker {
    PartPacker::new(Vec::new(), Compression::new(COMPRESSION_LEVEL.into()))
}

fn text_of(write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<Vec<u8>> {
    let mut text = Vec::new();
    write(&mut text)?;
    Ok(text)
}
