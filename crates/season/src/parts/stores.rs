//! The records of all parts, in order of path: for each return of the season one that counts.
//! Records stay in the files of the parts and are read one by one, so that a merge never holds all
//! of them.

use std::collections::BTreeSet;

use super::super::find::FoundReturn;
use super::super::identity::InputHashes;
use super::super::store::{KnownRecord, RecordFile, StoredRecord};
use super::part::{PartError, SeasonParts};
use model::StableSort;
use register::record::stored::UnresolvedRecord;
use register::{People, ReturnRecord};
use report::publish::FinishedRun;

/// The files with the records of all parts, and where each record stands in them.
pub(super) struct PartRecords<'a> {
    parts: &'a SeasonParts,
    stores: Vec<RecordFile>,
    /// Those that count, by position of their returns.
    counted: Vec<StoredRecord>,
    /// Those that were replaced by later ones.
    replaced: Vec<StoredRecord>,
}

impl<'a> PartRecords<'a> {
    /// Opens the records of parts. There must be one that counts for each return of the season.
    pub(super) fn open(
        parts: &'a SeasonParts,
        identities: Option<&InputHashes>,
    ) -> Result<PartRecords<'a>, PartError> {
        let mut own =
            PartRecords { parts, stores: Vec::new(), counted: Vec::new(), replaced: Vec::new() };
        for (at, part) in parts.outputs.iter().enumerate() {
            let folder = || part.folder().to_path_buf();
            let Some((file, seal)) = part.records() else {
                return Err(PartError::Unfinished(folder(), "it has no records".to_string()));
            };
            let opened = identities.and_then(|own| RecordFile::open(file, seal, own.common()));
            let (store, index) = opened.ok_or_else(|| PartError::OtherVersion(folder()))?;
            own.stores.push(store);
            for mut entry in index.records {
                entry.part = at as u16;
                let all = if entry.replaced { &mut own.replaced } else { &mut own.counted };
                all.push(entry);
            }
        }
        own.counted.arrange_by_key(|entry| entry.position);
        own.replaced.arrange_by_key(|entry| entry.position);
        match (0u32..).zip(&own.counted).find(|(at, entry)| *at != entry.position) {
            Some((_, entry)) => Err(own.damaged(entry.part)),
            None => Ok(own),
        }
    }

    /// The records that count, by position of their returns.
    pub(super) fn counted(&self) -> &[StoredRecord] {
        &self.counted
    }

    /// The records that were replaced, by position of their returns.
    pub(super) fn replaced(&self) -> &[StoredRecord] {
        &self.replaced
    }

    /// The bytes of all records that count, compressed.
    pub(super) fn bytes(&self) -> u64 {
        self.counted.iter().map(StoredRecord::bytes).sum()
    }

    /// The output of a part.
    pub(super) fn output(&self, part: u16) -> &'a FinishedRun {
        &self.parts.outputs[usize::from(part)]
    }

    /// The bytes of a record, compressed.
    pub(super) fn bytes_of(&self, entry: &StoredRecord) -> Result<Vec<u8>, PartError> {
        let store = &self.stores[usize::from(entry.part)];
        store.bytes(entry).ok_or_else(|| self.damaged(entry.part))
    }

    /// The record of a return, its players among `people`; `None` if it is damaged.
    pub(super) fn look(&self, ret: u32, people: &People) -> Option<ReturnRecord> {
        self.record(ret).ok()?.resolve(people)
    }

    /// The record of a return.
    pub(super) fn record(&self, ret: u32) -> Result<UnresolvedRecord, PartError> {
        let entry = &self.counted[ret as usize];
        let known = KnownRecord::parse(&self.bytes_of(entry)?);
        known.map(|known| known.record).ok_or_else(|| self.damaged(entry.part))
    }

    /// The path of a return; empty if its record is damaged.
    pub(super) fn path_of(&self, ret: u32) -> String {
        self.record(ret).map(|record| record.path().to_string()).unwrap_or_default()
    }

    /// The path of a return that is not among those found, or of one found that has no record; `None`
    /// if all are there.
    pub(super) fn other_than(&self, found: &[FoundReturn]) -> Option<String> {
        let there: BTreeSet<&str> = found.iter().map(|found| found.path.as_str()).collect();
        let own: BTreeSet<String> =
            (0..self.counted.len() as u32).map(|ret| self.path_of(ret)).collect();
        let gone = own.iter().find(|path| !there.contains(path.as_str())).cloned();
        gone.or_else(|| there.into_iter().find(|path| !own.contains(*path)).map(str::to_string))
    }

    /// Why a part cannot be used whose records are not as they were written.
    pub(super) fn damaged(&self, part: u16) -> PartError {
        let folder = self.output(part).folder().to_path_buf();
        PartError::Unfinished(folder, "its records are damaged".to_string())
    }
}
