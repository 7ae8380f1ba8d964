//! The zip container of xlsx, xlsm, xlsb and ods workbooks, opened with care.
//!
//! A workbook from outside may be a bomb: a few bytes that unpack to terabytes.
//! Deflate cannot shrink anything more than 1,032 times, so a container whose
//! packed parts times that fit the limits is harmless without further ado, and
//! nearly every return is. Others are held to the sizes they state, and those
//! sizes are checked by unpacking into nothing.

use std::io::{Cursor, Read};

use zip::ZipArchive;

use super::Bounds;
use crate::problem::Trouble;

/// The most that deflate can shrink anything.
const MOST_SHRUNK: u64 = 1_032;

/// A container whose parts are known to be of bounded size.
pub struct Archive<'a> {
    zip: ZipArchive<Cursor<&'a [u8]>>,
    /// What it may unpack to.
    pub bounds: Bounds,
}

impl<'a> Archive<'a> {
    /// Opens a container and refuses bombs and passwords.
    pub fn open(bytes: &'a [u8], bounds: Bounds) -> Result<Self, Trouble> {
        let zip = ZipArchive::new(Cursor::new(bytes)).map_err(|why| damaged(&why))?;
        let mut archive = Archive { zip, bounds };
        archive.guard()?;
        Ok(archive)
    }

    /// Whether there is a part of that name.
    pub fn has(&self, name: &str) -> bool {
        self.zip.index_for_name(name).is_some()
    }

    /// How many bytes a part unpacks to; nought when it is missing.
    pub fn size(&mut self, name: &str) -> u64 {
        let index = self.zip.index_for_name(name);
        let part = index.and_then(|index| self.zip.by_index_raw(index).ok());
        part.map_or(0, |part| part.size())
    }

    /// A part, unpacked; `None` when it is missing or cannot be unpacked.
    pub fn part(&mut self, name: &str) -> Option<Vec<u8>> {
        self.part_within(name, self.bounds.layout)
    }

    /// The only part of a document that is one.
    pub fn document(&mut self, name: &str) -> Option<Vec<u8>> {
        self.part_within(name, self.bounds.document)
    }

    fn part_within(&mut self, name: &str, limit: u64) -> Option<Vec<u8>> {
        let mut part = self.zip.by_name(name).ok()?;
        if part.size() > limit {
            return None;
        }
        let mut bytes = Vec::with_capacity(usize::try_from(part.size()).ok()?);
        part.read_to_end(&mut bytes).ok()?;
        Some(bytes)
    }

    fn guard(&mut self) -> Result<(), Trouble> {
        let Bounds { unpacked, held: most_held, .. } = self.bounds;
        let mut stated_in_all = 0u64;
        for index in 0..self.zip.len() {
            let (packed, stated, held) = {
                let part = self.zip.by_index_raw(index).map_err(|why| damaged(&why))?;
                if part.encrypted() {
                    return Err(Trouble::WorkbookEncrypted);
                }
                let held = part.name().is_ok_and(|name| !is_sheet(&name));
                (part.compressed_size(), part.size(), held)
            };
            let limit = if held { most_held } else { unpacked };
            stated_in_all = stated_in_all.saturating_add(stated);
            if stated > limit || stated_in_all > unpacked {
                return Err(too_large(if stated > limit { limit } else { unpacked }));
            }
            if packed.saturating_mul(MOST_SHRUNK) > limit {
                self.unpacks_within(index, limit)?;
            }
        }
        Ok(())
    }

    /// Unpacks a part into nothing, to know that its stated size is true.
    fn unpacks_within(&mut self, index: usize, limit: u64) -> Result<(), Trouble> {
        let part = self.zip.by_index(index).map_err(|why| damaged(&why))?;
        let unpacked = std::io::copy(&mut part.take(limit + 1), &mut std::io::sink());
        match unpacked {
            Ok(size) if size > limit => Err(too_large(limit)),
            Ok(_) => Ok(()),
            Err(why) => Err(Trouble::WorkbookDamaged { why: why.to_string() }),
        }
    }
}

/// Sheets are streamed, and the shapes of notes are not read at all, so they may be larger
/// than what is held in memory.
fn is_sheet(name: &str) -> bool {
    name.contains("worksheets/") || name.contains("vmlDrawing") || name == "content.xml"
}

fn too_large(limit: u64) -> Trouble {
    Trouble::WorkbookTooLarge {
        what: format!("it or a part of it unpacks to more than {} MB", limit >> 20),
    }
}

fn damaged(why: &zip::result::ZipError) -> Trouble {
    Trouble::WorkbookDamaged { why: why.to_string() }
}
