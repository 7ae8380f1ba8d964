//! The records of a run, stored in its output, from which the next run into the same folder does
//! only what changed.
//!
//! The record of a return stands under its [`InputHash`], which covers everything of which the
//! return's results and files are made, and so do season-wide pages. A record that is damaged, of
//! another version or missing costs time, never a wrong figure: its return is computed again.
//!
//! The file holds the records one after the other, each compressed with the names of the files of its
//! return: those that count in the order of their returns, then those that were replaced in the same
//! order. Their index follows, its length and its hash. The hash also stands in the marker of the
//! output (the *seal*), so that records and files are of one run.

use std::collections::{BTreeMap, HashMap};
use std::fs::File;
use std::io::{self, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use flate2::Compression;
use flate2::bufread::DeflateDecoder;
use flate2::write::DeflateEncoder;
use rayon::prelude::*;
use serde::ser::SerializeSeq;
use serde::{Deserialize, Serialize, Serializer};
use xxhash_rust::xxh3::{Xxh3, xxh3_64};

use super::identity::{InputHash, InputHasher};
use register::record::stored_record::{self, UnresolvedRecord};
use register::{ReturnRecord, SeasonPlayers};
use report::publish::OpenFile;
use report::{EarlierRowBlocks, OutputError, Publication, RowBlocksByFile};

/// Bytes after the index: its length and its hash.
const TRAILER: u64 = 16;
/// Records that are encoded side by side before they are written.
const AT_ONCE: usize = 256;

/// What the records of a run hold, after the records.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(super) struct RecordIndex {
    /// What all records and pages have in common.
    common: InputHash,
    /// Of the whole season, if known.
    season: Option<InputHash>,
    /// The records in their order.
    pub records: Vec<RecordIndexEntry>,
    pub made: SeasonFileHashes,
}

/// What of the files of a season can be told from what it is made of.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(super) struct SeasonFileHashes {
    /// Season-wide pages by name.
    pub pages: BTreeMap<String, InputHash>,
    /// The blocks of rows in its tables.
    pub blocks: RowBlocksByFile,
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
pub(super) struct RecordIndexEntry {
    /// The identity under which it stands.
    pub identity: InputHash,
    /// The position of its return in the season.
    pub position: u32,
    /// Whether the return was computed again with more knowledge, so that no file is made of it.
    pub replaced: bool,
    /// Which part of a season stored it, from 0.
    #[serde(skip)]
    pub part: u16,
    at: u64,
    length: u32,
    hash: u64,
}

impl RecordIndexEntry {
    /// The bytes of the record, compressed.
    pub(super) fn compressed_size(&self) -> u64 {
        self.length.into()
    }
}

/// A file of records.
#[derive(Debug)]
pub(super) struct RecordFile {
    file: Mutex<File>,
}

/// The records of an earlier run.
#[derive(Debug, Default)]
pub(super) struct EarlierRecords {
    store: Option<RecordFile>,
    season: Option<InputHash>,
    records: HashMap<InputHash, RecordIndexEntry>,
    pages: BTreeMap<String, InputHash>,
    pub blocks: EarlierRowBlocks,
}

/// A record of an earlier run, and the files of its return, if they are those of this record.
#[derive(Debug)]
pub(super) struct EarlierRecord {
    pub record: UnresolvedRecord,
    pub files: Option<Vec<String>>,
}

impl RecordFile {
    /// The records of a run and their index; `None` if they are damaged or have not `common`.
    pub(super) fn open(
        mut file: File,
        seal: u64,
        common: InputHash,
    ) -> Option<(RecordFile, RecordIndex)> {
        let index = index_of(&mut file, seal).filter(|index| index.common == common)?;
        Some((RecordFile { file: Mutex::new(file) }, index))
    }

    /// A record, if it is sound.
    pub(super) fn read_record(&self, entry: &RecordIndexEntry) -> Option<EarlierRecord> {
        EarlierRecord::parse(&self.read_record_bytes(entry)?)
    }

    /// The bytes of a record, compressed.
    pub(super) fn read_record_bytes(&self, entry: &RecordIndexEntry) -> Option<Vec<u8>> {
        let mut bytes = vec![0; entry.length as usize];
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        file.seek(SeekFrom::Start(entry.at)).ok()?;
        file.read_exact(&mut bytes).ok()?;
        drop(file);
        (xxh3_64(&bytes) == entry.hash).then_some(bytes)
    }
}

impl EarlierRecord {
    /// That of compressed bytes.
    pub(super) fn parse(bytes: &[u8]) -> Option<EarlierRecord> {
        let bytes = unpacked(bytes)?;
        let (length, rest) = bytes.split_first_chunk()?;
        let (files, record) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
        Some(EarlierRecord {
            files: stored_record::value_from_bytes(files)?,
            record: stored_record::decode_record(record).ok()?,
        })
    }
}

impl EarlierRecords {
    /// Reads the index of the records in an output folder; empty if there is none that fits it.
    pub(super) fn open(publication: &Publication, identities: &InputHasher) -> EarlierRecords {
        let records = publication.earlier_records_and_seal();
        let Some((store, index)) =
            records.and_then(|(file, seal)| RecordFile::open(file, seal, identities.common_hash()))
        else {
            return EarlierRecords::default();
        };
        let RecordIndex { season, records, made: SeasonFileHashes { pages, blocks }, .. } = index;
        let records = records.into_iter().map(|entry| (entry.identity, entry)).collect();
        // Without a sound list of its files nothing is taken of them.
        let blocks = EarlierRowBlocks::open(publication, blocks).unwrap_or_default();
        EarlierRecords { store: Some(store), season, records, pages, blocks }
    }

    /// Whether there are any.
    pub(super) fn is_empty(&self) -> bool {
        self.store.is_none()
    }

    /// Whether they are those of a season with an identity.
    pub(super) fn is_of_season(&self, season: Option<InputHash>) -> bool {
        season.is_some() && self.season == season
    }

    /// The identity of a season-wide page.
    pub(super) fn page_identity(&self, name: &str) -> Option<InputHash> {
        self.pages.get(name).copied()
    }

    /// A record, if there is a sound one.
    pub(super) fn find_record(&self, identity: InputHash) -> Option<EarlierRecord> {
        self.store.as_ref()?.read_record(self.records.get(&identity)?)
    }

    /// The bytes of a record, compressed, if they are those of a record with such files.
    fn bytes(&self, identity: InputHash, has_files: bool) -> Option<Vec<u8>> {
        let entry = self.records.get(&identity).filter(|entry| entry.replaced != has_files)?;
        self.store.as_ref()?.read_record_bytes(entry)
    }
}

/// The most bytes of a record: a longer one was never written.
const MOST_BYTES: u64 = 1 << 30;

/// The names of files, before them their length, and a record, compressed.
fn packed(files: Option<&Vec<String>>, record: &[u8]) -> Option<Vec<u8>> {
    let files = stored_record::value_to_bytes(&files)?;
    let length = u32::try_from(files.len()).ok()?.to_le_bytes();
    // A tenth smaller than the fastest level makes them, in the same time.
    let mut packing = DeflateEncoder::new(Vec::new(), Compression::new(3));
    let mut parts = [&length[..], &files, record].into_iter();
    parts.try_for_each(|part| packing.write_all(part)).and_then(|()| packing.finish()).ok()
}

fn unpacked(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut unpacked = Vec::with_capacity(3 * bytes.len());
    DeflateDecoder::new(bytes).take(MOST_BYTES).read_to_end(&mut unpacked).ok()?;
    Some(unpacked)
}

/// Reads the index; `None` if it is damaged or has another seal.
fn index_of(file: &mut File, seal: u64) -> Option<RecordIndex> {
    let end = file.metadata().ok()?.len();
    let trailer_at = end.checked_sub(TRAILER)?;
    file.seek(SeekFrom::Start(trailer_at)).ok()?;
    let mut eight = || {
        let mut bytes = [0; 8];
        file.read_exact(&mut bytes).ok().map(|()| u64::from_le_bytes(bytes))
    };
    let (length, hash) = (eight()?, eight()?);
    let at = trailer_at.checked_sub(length)?;
    let mut bytes = vec![0; usize::try_from(length).ok()?];
    file.seek(SeekFrom::Start(at)).ok()?;
    file.read_exact(&mut bytes).ok()?;
    if hash != seal || xxh3_64(&bytes) != hash {
        return None;
    }
    let index: RecordIndex = stored_record::value_from_bytes(&bytes)?;
    // A length is memory that will be asked for.
    let within = |entry: &RecordIndexEntry| {
        entry.at.checked_add(entry.length.into()).is_some_and(|end| end <= at)
    };
    index.records.iter().all(within).then_some(index)
}

/// What a run knows of the record and the files of a return.
#[derive(Debug, Default)]
pub(super) struct RecordState {
    /// The identity of the record; `None` if it cannot be stored.
    pub identity: Option<InputHash>,
    /// Whether the earlier run stored the record.
    pub is_known: bool,
    /// The files that are made of this record; `None` if none of them is in the output.
    pub files: Option<Vec<String>>,
}

/// A record to store, and what is known of its files.
pub(super) struct RecordToStore<'a> {
    /// The position of its return in the season.
    pub position: u32,
    pub record: &'a ReturnRecord,
    /// What is known of the files of the return.
    pub filed: &'a RecordState,
}

/// The records of a run while they are stored.
pub(super) struct RecordWriter {
    out: BufWriter<OpenFile>,
    index: RecordIndex,
    /// How many of its records count; those that were replaced follow.
    counted: usize,
    /// How many bytes were written so far.
    at: u64,
}

impl RecordWriter {
    /// Begins to store the records of a run that have something in common.
    pub(super) fn begin(
        publication: &Publication,
        common: InputHash,
    ) -> Result<RecordWriter, OutputError> {
        let out = BufWriter::with_capacity(1 << 16, publication.create_records_file()?);
        let index = RecordIndex { common, ..RecordIndex::default() };
        Ok(RecordWriter { out, index, counted: 0, at: 0 })
    }

    /// Stores records: those that count in order of position, then those that were replaced. Of two
    /// with one identity, which are of one return, the first is stored.
    pub(super) fn store_records(
        &mut self,
        records: &[RecordToStore<'_>],
        people: &SeasonPlayers,
        earlier: &EarlierRecords,
    ) -> Result<(), OutputError> {
        for some in records.chunks(AT_ONCE) {
            let packed: Vec<Option<(InputHash, Vec<u8>)>> =
                some.par_iter().map(|record| record.packed(earlier, people)).collect();
            for (record, packed) in some.iter().zip(packed) {
                let Some((identity, bytes)) = packed else { continue };
                let replaced = record.filed.files.is_none();
                self.put_packed(identity, record.position, replaced, &bytes)?;
            }
        }
        Ok(())
    }

    /// Copies a record of a part; its entry is told at the end.
    pub(super) fn copy_record(&mut self, bytes: &[u8]) -> Result<(), OutputError> {
        self.write(bytes)
    }

    /// Stores a record that is compressed already.
    fn put_packed(
        &mut self,
        identity: InputHash,
        position: u32,
        replaced: bool,
        bytes: &[u8],
    ) -> Result<(), OutputError> {
        let Ok(length) = u32::try_from(bytes.len()) else { return Ok(()) };
        if self.has(identity, position) {
            return Ok(());
        }
        let (at, hash) = (self.at, xxh3_64(bytes));
        let entry = RecordIndexEntry { identity, position, replaced, part: 0, at, length, hash };
        self.index.records.push(entry);
        self.counted += usize::from(!replaced);
        self.write(bytes)
    }

    /// Whether a record of a return was stored under an identity.
    fn has(&self, identity: InputHash, position: u32) -> bool {
        let (counted, replaced) = self.index.records.split_at(self.counted);
        [counted, replaced].iter().any(|records| {
            let first = records.partition_point(|own| own.position < position);
            let of_return = records[first..].iter().take_while(|own| own.position == position);
            of_return.into_iter().any(|own| own.identity == identity)
        })
    }

    /// The same of copied records, whose entries are given in the order in which they were copied.
    pub(super) fn finish_with_copied_records<'a>(
        self,
        publication: &Publication,
        season: Option<InputHash>,
        made: SeasonFileHashes,
        entries: impl Iterator<Item = &'a RecordIndexEntry> + Clone,
    ) -> Result<(), OutputError> {
        let common = self.index.common;
        let index = IndexOfCopies { common, season, records: CopiedEntries(entries), made };
        self.end(publication, &index)
    }

    /// Ends with the index, the identity of the season and what is made of it.
    pub(super) fn finish(
        mut self,
        publication: &Publication,
        season: Option<InputHash>,
        made: SeasonFileHashes,
    ) -> Result<(), OutputError> {
        let index = RecordIndex { season, made, ..std::mem::take(&mut self.index) };
        self.end(publication, &index)
    }

    fn end(mut self, publication: &Publication, index: &impl Serialize) -> Result<(), OutputError> {
        let path = self.path();
        let seal = write_index(&mut self.out, index).map_err(OutputError::at(&path))?;
        publication.set_records_seal(seal);
        Ok(())
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), OutputError> {
        self.at += bytes.len() as u64;
        let path = self.path();
        self.out.write_all(bytes).map_err(OutputError::at(&path))
    }

    fn path(&self) -> PathBuf {
        self.out.get_ref().path().to_path_buf()
    }
}

/// An index of copied records; it is stored as [`RecordIndex`].
#[derive(Serialize)]
#[serde(bound = "CopiedEntries<I>: Serialize")]
struct IndexOfCopies<I> {
    common: InputHash,
    season: Option<InputHash>,
    records: CopiedEntries<I>,
    made: SeasonFileHashes,
}

/// The entries of records that were copied one behind the other.
struct CopiedEntries<I>(I);

impl<'a, I: Iterator<Item = &'a RecordIndexEntry> + Clone> Serialize for CopiedEntries<I> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut records = to.serialize_seq(Some(self.0.clone().count()))?;
        let mut at = 0;
        for entry in self.0.clone() {
            records.serialize_element(&RecordIndexEntry { at, ..*entry })?;
            at += entry.compressed_size();
        }
        records.end()
    }
}

/// Writes an index, its length and its hash, which it returns.
fn write_index(out: &mut impl Write, index: &impl Serialize) -> io::Result<u64> {
    let mut hashed = HashingWriter { out: &mut *out, hash: Xxh3::new(), length: 0 };
    stored_record::write_value(index, &mut hashed)?;
    let (length, seal) = (hashed.length, hashed.hash.digest());
    out.write_all(&length.to_le_bytes())?;
    out.write_all(&seal.to_le_bytes())?;
    out.flush()?;
    Ok(seal)
}

/// What is written, hashed.
struct HashingWriter<W> {
    out: W,
    hash: Xxh3,
    length: u64,
}

impl<W: Write> Write for HashingWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.out.write(bytes)?;
        self.hash.update(&bytes[..written]);
        self.length += written as u64;
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

impl RecordToStore<'_> {
    /// Its identity and its bytes: those of the earlier run, or new ones. `None` if it cannot be
    /// stored.
    fn packed(
        &self,
        earlier: &EarlierRecords,
        people: &SeasonPlayers,
    ) -> Option<(InputHash, Vec<u8>)> {
        let RecordToStore { record, filed, .. } = self;
        let identity = filed.identity?;
        let known = filed.is_known.then(|| earlier.bytes(identity, filed.files.is_some()));
        let new = || {
            let record = stored_record::encode_record(ReturnRecord::clone(record), people).ok()?;
            packed(filed.files.as_ref(), &record)
        };
        Some((identity, known.flatten().or_else(new)?))
    }
}
