//! Blocks of rows in the files of a season: the rows of some returns one after the other. The next
//! run takes those of returns that did not change out of the files of the earlier one.

use std::collections::{BTreeMap, HashMap};
use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::ops::Range;
use std::sync::{Mutex, PoisonError};

use xxhash_rust::xxh3::Xxh3;

use super::{OutputError, Publication};
use workbook::write::PackedRowBlock;

/// The rows of so many returns are a block: packed by themselves, those of one return would take a
/// tenth more bytes, those of eight take a hundredth more.
pub(crate) const RETURNS_PER_BLOCK: u32 = 8;

/// A block in a file.
#[derive(Debug, Clone, Copy, serde::Serialize, serde::Deserialize)]
pub struct RowBlockInFile {
    /// A hash of everything of which it is made.
    identity: u128,
    at: u64,
    length: u64,
    /// The number of its rows, and their size and checksum unpacked; nothing in a file that is not
    /// packed.
    unpacked: (u32, u64, u32),
}

/// The blocks of files by name.
pub type RowBlocksByFile = BTreeMap<String, Vec<RowBlockInFile>>;

/// The identity of a return by its position in the season, if it is known.
pub type ReturnRowsHashLookup<'a> = &'a (dyn Fn(u32) -> Option<u128> + Sync);

/// The identity of a block of returns.
pub(crate) fn row_block_identity(
    returns: Range<u32>,
    of_return: ReturnRowsHashLookup<'_>,
) -> Option<u128> {
    let mut hash = Xxh3::new();
    for ret in returns {
        hash.update(&of_return(ret)?.to_le_bytes());
    }
    Some(hash.digest128())
}

impl RowBlockInFile {
    /// A block of a file that is not packed.
    pub(crate) fn from_plain_file(identity: u128, bytes: Range<u64>) -> RowBlockInFile {
        let length = bytes.end - bytes.start;
        RowBlockInFile { identity, at: bytes.start, length, unpacked: (0, 0, 0) }
    }

    /// A block of a workbook.
    pub(crate) fn from_workbook(identity: u128, block: PackedRowBlock) -> RowBlockInFile {
        let PackedRowBlock { rows, size, crc, at, length } = block;
        RowBlockInFile { identity, at, length, unpacked: (rows, size, crc) }
    }

    /// The same as a block of a workbook.
    pub(crate) fn to_row_block(self) -> PackedRowBlock {
        let (rows, size, crc) = self.unpacked;
        PackedRowBlock { rows, size, crc, at: self.at, length: self.length }
    }
}

/// The rows of an earlier run, and which returns of this run they are of.
#[derive(Clone, Copy)]
pub struct EarlierRunRows<'a> {
    pub blocks: &'a EarlierRowBlocks,
    /// The identity of each return of this run.
    pub of_return: ReturnRowsHashLookup<'a>,
}

/// The blocks of an earlier run that are in its files as it wrote them.
#[derive(Debug, Default)]
pub struct EarlierRowBlocks(HashMap<String, (Mutex<File>, HashMap<u128, RowBlockInFile>)>);

impl EarlierRowBlocks {
    /// Those of the earlier run of an output.
    ///
    /// # Errors
    ///
    /// Those of the list of its files.
    pub fn open(
        publication: &Publication,
        blocks: RowBlocksByFile,
    ) -> Result<EarlierRowBlocks, OutputError> {
        let mut files = HashMap::new();
        for (name, blocks) in blocks {
            if let Some(file) = publication.earlier_file(&name)? {
                let blocks = blocks.into_iter().map(|block| (block.identity, block)).collect();
                files.insert(name, (Mutex::new(file), blocks));
            }
        }
        Ok(EarlierRowBlocks(files))
    }

    /// A block of a file, with its bytes.
    pub(crate) fn read_block(
        &self,
        file: &str,
        identity: u128,
    ) -> Option<(RowBlockInFile, Vec<u8>)> {
        let (file, blocks) = self.0.get(file)?;
        let block = *blocks.get(&identity)?;
        let mut bytes = Vec::new();
        let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
        file.seek(SeekFrom::Start(block.at)).ok()?;
        let read = (&mut *file).take(block.length).read_to_end(&mut bytes).ok()?;
        (read as u64 == block.length).then_some((block, bytes))
    }
}
