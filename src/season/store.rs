//! The records of a run, stored in its output, from which the next run into the same folder does
//! only what changed.
//!
//! The record of a return stands under its [`Identity`], which covers everything of which the
//! return's results and files are made, and so do season-wide pages. A record that is damaged, of
//! another version or missing costs time, never a wrong figure: its return is computed again.
//!
//! The file holds the records one after the other, then their index, its length and its hash. The
//! hash also stands in the marker of the output (the *seal*), so that records and files are of one
//! run.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fs::File;
use std::io::{BufWriter, Read, Seek, SeekFrom, Write};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_64;

use super::identity::{Identities, Identity};
use crate::register::record::stored::{self, Decoded};
use crate::register::{People, ReturnRecord};
use crate::report::publish::Writing;
use crate::report::{OutputError, Publication};

/// Bytes after the index: its length and its hash.
const TRAILER: u64 = 16;
/// Records that are encoded side by side before they are written.
const AT_ONCE: usize = 256;

/// What the records of a run hold, after the records.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Index {
    /// What all records and pages have in common.
    common: Identity,
    /// Of the whole season, if known.
    season: Option<Identity>,
    records: Vec<Entry>,
    /// Season-wide pages by name.
    pages: BTreeMap<String, Identity>,
}

/// A stored record.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct Entry {
    identity: Identity,
    at: u64,
    length: u64,
    hash: u64,
    /// The files of its return; `None` if the return was computed again with more knowledge.
    files: Option<Vec<String>>,
}

/// The records of an earlier run, or of the parts of one.
#[derive(Debug, Default)]
pub(super) struct Earlier {
    files: Vec<Mutex<File>>,
    season: Option<Identity>,
    /// Each with the position of its file.
    records: HashMap<Identity, (usize, Entry)>,
    pages: BTreeMap<String, Identity>,
}

/// A record of an earlier run, and the files of its return, if they are those of this record.
#[derive(Debug)]
pub(super) struct Known {
    /// The record.
    pub record: Decoded,
    /// The files.
    pub files: Option<Vec<String>>,
}

impl Earlier {
    /// Reads the index of the records in an output folder; empty if there is none that fits it.
    pub(super) fn of(publication: &Publication, identities: &Identities) -> Earlier {
        let Some((mut file, seal)) = publication.earlier_records() else {
            return Earlier::default();
        };
        let index = index_of(&mut file, seal);
        let index = index.filter(|index| index.common == identities.common());
        let Some(Index { season, records, pages, .. }) = index else {
            return Earlier::default();
        };
        let records = records.into_iter().map(|entry| (entry.identity, (0, entry))).collect();
        Earlier { files: vec![Mutex::new(file)], season, records, pages }
    }

    /// Adds the records of a part. Returns their identities in the order in which they were stored,
    /// each with whether the files of its return are made of it; `None` if they are damaged or do
    /// not fit.
    pub(super) fn add_part(
        &mut self,
        (mut file, seal): (File, u64),
        identities: &Identities,
    ) -> Option<Vec<(Identity, bool)>> {
        let index = index_of(&mut file, seal)?;
        if index.common != identities.common() {
            return None;
        }
        let at = self.files.len();
        self.files.push(Mutex::new(file));
        let stored = index.records.iter().map(|entry| (entry.identity, entry.files.is_some()));
        let stored = stored.collect();
        self.records.extend(index.records.into_iter().map(|entry| (entry.identity, (at, entry))));
        Some(stored)
    }

    /// Whether there are any.
    pub(super) fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// Whether they are those of a season with an identity.
    pub(super) fn is_of(&self, season: Option<Identity>) -> bool {
        season.is_some() && self.season == season
    }

    /// The identity of a season-wide page.
    pub(super) fn page(&self, name: &str) -> Option<Identity> {
        self.pages.get(name).copied()
    }

    /// A record, if there is a sound one.
    pub(super) fn record(&self, identity: Identity) -> Option<Known> {
        let (_, entry) = self.records.get(&identity)?;
        let record = stored::decode(&self.bytes(identity)?).ok()?;
        Some(Known { record, files: entry.files.clone() })
    }

    /// The bytes of a record.
    fn bytes(&self, identity: Identity) -> Option<Vec<u8>> {
        let (file, entry) = self.records.get(&identity)?;
        let mut bytes = vec![0; usize::try_from(entry.length).ok()?];
        let file = self.files.get(*file)?;
        let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
        file.seek(SeekFrom::Start(entry.at)).ok()?;
        file.read_exact(&mut bytes).ok()?;
        drop(file);
        (xxh3_64(&bytes) == entry.hash).then_some(bytes)
    }
}

/// Reads the index; `None` if it is damaged or has another seal.
fn index_of(file: &mut File, seal: u64) -> Option<Index> {
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
    let index: Index = stored::value_of(&bytes)?;
    // A length is memory that will be asked for.
    let within = |entry: &Entry| entry.at.checked_add(entry.length).is_some_and(|end| end <= at);
    index.records.iter().all(within).then_some(index)
}

/// What a run knows of the record and the files of a return.
#[derive(Debug, Default)]
pub(super) struct Filed {
    /// The identity of the record; `None` if it cannot be stored.
    pub identity: Option<Identity>,
    /// Whether the earlier run stored the record.
    pub is_known: bool,
    /// The files that are made of this record; `None` if none of them is in the output.
    pub files: Option<Vec<String>>,
}

/// A record to store, and what is known of its files.
pub(super) type ToStore<'a> = (&'a ReturnRecord, &'a Filed);

/// The records of a run while they are stored.
pub(super) struct Storing {
    out: BufWriter<Writing>,
    index: Index,
    /// Bytes so far.
    at: u64,
}

impl Storing {
    /// Begins to store the records of a run that have something in common.
    pub(super) fn begin(
        publication: &Publication,
        common: Identity,
        season: Option<Identity>,
    ) -> Result<Storing, OutputError> {
        let out = BufWriter::with_capacity(1 << 16, publication.create_records()?);
        let index = Index { common, season, ..Index::default() };
        Ok(Storing { out, index, at: 0 })
    }

    /// Stores records. Of two with one identity the first is stored.
    pub(super) fn put(
        &mut self,
        records: &[ToStore<'_>],
        people: &People,
        earlier: &Earlier,
    ) -> Result<(), OutputError> {
        let mut stored = HashSet::new();
        let records: Vec<(Identity, ToStore<'_>)> = records
            .iter()
            .filter_map(|record| Some((record.1.identity?, *record)))
            .filter(|(identity, _)| stored.insert(*identity))
            .collect();
        for some in records.chunks(AT_ONCE) {
            let encoded: Vec<Option<Vec<u8>>> =
                some.par_iter().map(|record| record_bytes(record, earlier, people)).collect();
            for ((identity, (_, filed)), bytes) in some.iter().zip(encoded) {
                let Some(bytes) = bytes else { continue };
                let (at, length, hash) = (self.at, bytes.len() as u64, xxh3_64(&bytes));
                let (identity, files) = (*identity, filed.files.clone());
                self.index.records.push(Entry { identity, at, length, hash, files });
                self.write(&bytes)?;
            }
        }
        Ok(())
    }

    /// Ends with the index and the identities of season-wide pages.
    pub(super) fn finish(
        mut self,
        publication: &Publication,
        pages: BTreeMap<String, Identity>,
    ) -> Result<(), OutputError> {
        self.index.pages = pages;
        // An index that cannot be encoded would be empty, and the next run would do everything.
        let bytes = stored::bytes_of(&self.index).unwrap_or_default();
        let seal = xxh3_64(&bytes);
        let length = bytes.len() as u64;
        self.write(&[&bytes[..], &length.to_le_bytes(), &seal.to_le_bytes()].concat())?;
        let path = self.path();
        self.out.flush().map_err(OutputError::at(&path))?;
        publication.seal_records(seal);
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

/// The bytes of a record: those of the earlier run, or new ones. `None` if it cannot be stored.
fn record_bytes(
    (identity, (record, filed)): &(Identity, ToStore<'_>),
    earlier: &Earlier,
    people: &People,
) -> Option<Vec<u8>> {
    let known = filed.is_known.then(|| earlier.bytes(*identity)).flatten();
    known.or_else(|| stored::write(record, people).ok())
}
