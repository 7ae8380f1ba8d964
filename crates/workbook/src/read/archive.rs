//! The zip container of xlsx, xlsm, xlsb and ods workbooks.
//!
//! A workbook may be a bomb: a few bytes that unpack to terabytes. Deflate shrinks data at most
//! 1,032 times. A container whose packed size times that fits the limits is harmless, as nearly
//! every workbook is. In others the stated sizes must fit, and they are verified by unpacking
//! without storing.

use std::collections::HashSet;
use std::io::{Cursor, Read, Write};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive};

use super::options::Limits;
use crate::container::new_zip_writer;
use crate::fault::WorkbookFault;
use crate::part::{PartPositions, fold_part_name};
use crate::text_encoding::{TextEncoding, utf16_xml_to_utf8};

/// The highest ratio of deflate.
const MOST_SHRUNK: u64 = 1_032;

/// A container whose parts are known to fit the limits.
pub(super) struct WorkbookArchive<'a> {
    zip: ZipArchive<Cursor<&'a [u8]>>,
    places: PartPositions,
    pub limits: Limits,
}

impl<'a> WorkbookArchive<'a> {
    /// Opens a container; rejects bombs and passwords.
    pub(super) fn open(bytes: &'a [u8], limits: Limits) -> Result<Self, WorkbookFault> {
        let zip = ZipArchive::new(Cursor::new(bytes)).map_err(|why| damaged(&why))?;
        let mut places = PartPositions::with_capacity(zip.len());
        for (place, name) in zip.file_names().enumerate() {
            // A name that is no text leads nowhere.
            let _ = name.map(|name| places.insert_if_new(&name, place));
        }
        let mut archive = WorkbookArchive { zip, places, limits };
        archive.guard()?;
        Ok(archive)
    }

    /// Whether it has a part.
    pub(super) fn has_part(&self, name: &str) -> bool {
        self.find(name).is_some()
    }

    /// The index of a part.
    fn find(&self, name: &str) -> Option<usize> {
        self.zip.index_for_name(name).or_else(|| self.places.position(name))
    }

    /// The name of a part as the container writes it.
    pub(super) fn stored_name_of_part(&self, name: &str) -> Option<String> {
        let own = self.zip.name_for_index(self.find(name)?)?.ok()?;
        Some(own.trim_start_matches('/').to_string())
    }

    /// The unpacked size of a part; 0 if it is missing.
    pub(super) fn part_size(&mut self, name: &str) -> u64 {
        let part = self.find(name).and_then(|index| self.zip.by_index_raw(index).ok());
        part.map_or(0, |part| part.size())
    }

    /// The first bytes of a part; empty if it is missing.
    pub(super) fn first_bytes_of_part(&mut self, name: &str, bytes: u64) -> Vec<u8> {
        let mut head = Vec::new();
        let part = self.find(name).and_then(|index| self.zip.by_index(index).ok());
        // The unpackable beginning is enough.
        let _ = part.map(|part| part.take(bytes).read_to_end(&mut head));
        head
    }

    /// Passes a part on in pieces that end before a tag.
    pub(super) fn read_part_in_pieces(&mut self, name: &str, mut piece: impl FnMut(&[u8])) {
        const PIECE: u64 = 1 << 20;
        let Some(mut part) = self.find(name).and_then(|index| self.zip.by_index(index).ok()) else {
            return;
        };
        let mut held = Vec::new();
        // The reader reports a part that cannot be unpacked completely.
        while part.by_ref().take(PIECE).read_to_end(&mut held).is_ok_and(|read| read > 0) {
            let end = memchr::memrchr(b'<', &held).unwrap_or(0);
            piece(&held[..end]);
            held.drain(..end);
        }
        piece(&held);
    }

    /// The parts in UTF-16, as UTF-8.
    pub(super) fn utf16_parts_as_utf8(&mut self) -> Vec<(String, Vec<u8>)> {
        let names = self.zip.file_names().filter_map(|name| Some(name.ok()?.into_owned()));
        let names: Vec<String> = names.filter(|name| is_read(name)).collect();
        let mut wide = Vec::new();
        for name in names {
            if TextEncoding::detect(&self.first_bytes_of_part(&name, 2)).is_utf16() {
                let text = self.read_part(&name).and_then(|bytes| utf16_xml_to_utf8(&bytes));
                wide.extend(text.map(|text| (name, text.into_bytes())));
            }
        }
        wide
    }

    /// The bytes of the container with another content of some parts.
    pub(super) fn with_replaced_parts(
        &mut self,
        parts: &[(&str, &[u8])],
    ) -> Result<Vec<u8>, WorkbookFault> {
        let own: Vec<Option<usize>> = parts.iter().map(|(name, _)| self.find(name)).collect();
        let mut bytes = Cursor::new(Vec::new());
        let mut copy = new_zip_writer(&mut bytes);
        for index in 0..self.zip.len() {
            let part = self.zip.by_index_raw(index).map_err(|why| damaged(&why))?;
            let new = own.iter().position(|own| *own == Some(index));
            let copied = match new.and_then(|at| parts.get(at)) {
                None => copy.raw_copy_file(part),
                Some((_, content)) => {
                    let name = part.name().map_err(|why| damaged(&why))?.into_owned();
                    let stored = CompressionMethod::Stored;
                    let options = SimpleFileOptions::default().compression_method(stored);
                    copy.start_file(name, options).and_then(|()| Ok(copy.write_all(content)?))
                }
            };
            copied.map_err(|why| damaged(&why))?;
        }
        copy.finish().map_err(|why| damaged(&why))?;
        Ok(bytes.into_inner())
    }

    /// The bytes of the container with some parts under other names, from one to the other, and
    /// some new ones. What had those names before is not in it.
    pub(super) fn with_renamed_parts(
        &mut self,
        moves: &[(String, &str)],
        new: &[(String, String)],
    ) -> Result<Vec<u8>, WorkbookFault> {
        let from: Vec<Option<usize>> = moves.iter().map(|(name, _)| self.find(name)).collect();
        let taken =
            moves.iter().map(|(_, name)| *name).chain(new.iter().map(|(name, _)| name.as_str()));
        let taken: HashSet<String> = taken.map(fold_part_name).collect();
        let mut bytes = Cursor::new(Vec::new());
        let mut copy = new_zip_writer(&mut bytes);
        for index in 0..self.zip.len() {
            let part = self.zip.by_index_raw(index).map_err(|why| damaged(&why))?;
            let name = from.iter().position(|from| *from == Some(index));
            let copied = match name.and_then(|at| moves.get(at)) {
                Some((_, name)) => copy.raw_copy_file_rename(part, *name),
                None if part.name().is_ok_and(|name| taken.contains(&fold_part_name(&name))) => {
                    Ok(())
                }
                None => copy.raw_copy_file(part),
            };
            copied.map_err(|why| damaged(&why))?;
        }
        for (name, content) in new {
            let started = copy.start_file(name.as_str(), SimpleFileOptions::default());
            let written = started.and_then(|()| Ok(copy.write_all(content.as_bytes())?));
            written.map_err(|why| damaged(&why))?;
        }
        copy.finish().map_err(|why| damaged(&why))?;
        Ok(bytes.into_inner())
    }

    /// An unpacked part; `None` if it is missing or damaged.
    pub(super) fn read_part(&mut self, name: &str) -> Option<Vec<u8>> {
        self.part_within(name, self.limits.layout)
    }

    /// A part that a library holds in memory completely.
    pub(super) fn read_part_held_by_library(&mut self, name: &str) -> Option<Vec<u8>> {
        self.part_within(name, self.limits.held)
    }

    /// The part that is the whole document.
    pub(super) fn read_document_part(&mut self, name: &str) -> Option<Vec<u8>> {
        self.part_within(name, self.limits.document)
    }

    fn part_within(&mut self, name: &str, limit: u64) -> Option<Vec<u8>> {
        let mut part = self.zip.by_index(self.find(name)?).ok()?;
        if part.size() > limit {
            return None;
        }
        let mut bytes = Vec::with_capacity(usize::try_from(part.size()).ok()?);
        part.read_to_end(&mut bytes).ok()?;
        Some(bytes)
    }

    fn guard(&mut self) -> Result<(), WorkbookFault> {
        let Limits { unpacked, held: most_held, .. } = self.limits;
        let mut stated_in_all = 0u64;
        for index in 0..self.zip.len() {
            let (packed, stated, held) = {
                let part = self.zip.by_index_raw(index).map_err(|why| damaged(&why))?;
                if part.encrypted() {
                    return Err(WorkbookFault::Encrypted);
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

    /// Verifies the stated size of a part by unpacking it without storing.
    fn unpacks_within(&mut self, index: usize, limit: u64) -> Result<(), WorkbookFault> {
        let part = self.zip.by_index(index).map_err(|why| damaged(&why))?;
        let unpacked = std::io::copy(&mut part.take(limit + 1), &mut std::io::sink());
        match unpacked {
            Ok(size) if size > limit => Err(too_large(limit)),
            Ok(_) => Ok(()),
            Err(why) => Err(WorkbookFault::Damaged { why: why.to_string() }),
        }
    }
}

/// Whether a part is among those that the readers of an Excel package use.
fn is_read(name: &str) -> bool {
    const OTHERS: [&str; 5] = ["theme/", "media/", "charts/", "drawings/", "docProps/"];
    (name.ends_with(".xml") || name.ends_with(".rels"))
        && !OTHERS.iter().any(|folder| name.contains(folder))
}

/// Whether a part may be larger than memory limits: sheets are streamed, and shapes of notes are
/// not read.
fn is_sheet(name: &str) -> bool {
    name.contains("worksheets/") || name.contains("vmlDrawing") || name == "content.xml"
}

fn too_large(limit: u64) -> WorkbookFault {
    WorkbookFault::TooLarge {
        what: format!("it or a part of it unpacks to more than {} MB", limit >> 20),
    }
}

fn damaged(why: &zip::result::ZipError) -> WorkbookFault {
    WorkbookFault::Damaged { why: why.to_string() }
}
