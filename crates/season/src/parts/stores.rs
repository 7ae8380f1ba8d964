//! The records of all parts, in order of path: for each return of the season one that counts.
//! Records stay in the files of the parts and are read one by one, so that a merge never holds all
//! of them.

use std::collections::BTreeSet;

use super::super::find::FoundReturn;
use super::super::identity::InputHasher;
use super::super::store::{EarlierRecord, RecordFile, RecordIndexEntry};
use super::part::{PartMergeError, SeasonParts};
use model::StableSort;
use register::record::stored_record::UnresolvedRecord;
use register::{ReturnRecord, SeasonPlayers};
use report::publish::FinishedRun;

/// The files with the records of all parts, and where each record stands in them.
pub(super) struct PartRecords<'a> {
    parts: &'a SeasonParts,
    stores: Vec<RecordFile>,
    /// Those that count, by position of their returns.
    counted: Vec<RecordIndexEntry>,
    /// Those that were replaced by later ones.
    replaced: Vec<RecordIndexEntry>,
}

impl<'a> PartRecords<'a> {
    /// Opens the records of parts. There must be one that counts for each return of the season.
    pub(super) fn open(
        parts: &'a SeasonParts,
        identities: Option<&InputHasher>,
    ) -> Result<PartRecords<'a>, PartMergeError> {
        let mut own =
            PartRecords { parts, stores: Vec::new(), counted: Vec::new(), replaced: Vec::new() };
        for (at, part) in parts.outputs.iter().enumerate() {
            let folder = || part.folder().to_path_buf();
            let Some((file, seal)) = part.records_and_seal() else {
                return Err(PartMergeError::Unfinished(folder(), "it has no records".to_string()));
            };
            let opened = identities.and_then(|own| RecordFile::open(file, seal, own.common_hash()));
            let (store, index) = opened.ok_or_else(|| PartMergeError::OtherVersion(folder()))?;
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
            Some((_, entry)) => Err(own.damaged_part_error(entry.part)),
            None => Ok(own),
        }
    }

    /// The records that count, by position of their returns.
    pub(super) fn counted_records(&self) -> &[RecordIndexEntry] {
        &self.counted
    }

    /// The records that were replaced, by position of their returns.
    pub(super) fn replaced_records(&self) -> &[RecordIndexEntry] {
        &self.replaced
    }

    /// The bytes of all records that count, compressed.
    pub(super) fn compressed_size(&self) -> u64 {
        self.counted.iter().map(RecordIndexEntry::compressed_size).sum()
    }

    /// The output of a part.
    pub(super) fn output_of_part(&self, part: u16) -> &'a FinishedRun {
        &self.parts.outputs[usize::from(part)]
    }

    /// The bytes of a record, compressed.
    pub(super) fn bytes_of_record(
        &self,
        entry: &RecordIndexEntry,
    ) -> Result<Vec<u8>, PartMergeError> {
        let store = &self.stores[usize::from(entry.part)];
        store.read_record_bytes(entry).ok_or_else(|| self.damaged_part_error(entry.part))
    }

    /// The record of a return, its players among `people`; `None` if it is damaged.
    pub(super) fn resolved_record(&self, ret: u32, people: &SeasonPlayers) -> Option<ReturnRecord> {
        self.record_of_return(ret).ok()?.resolve_players(people)
    }

    /// The record of a return.
    pub(super) fn record_of_return(&self, ret: u32) -> Result<UnresolvedRecord, PartMergeError> {
        let entry = &self.counted[ret as usize];
        let known = EarlierRecord::parse(&self.bytes_of_record(entry)?);
        known.map(|known| known.record).ok_or_else(|| self.damaged_part_error(entry.part))
    }

    /// The path of a return; empty if its record is damaged.
    pub(super) fn path_of_return(&self, ret: u32) -> String {
        self.record_of_return(ret)
            .map(|record| record.return_path().to_string())
            .unwrap_or_default()
    }

    /// The path of a return that is not among those found, or of one found that has no record; `None`
    /// if all are there.
    pub(super) fn first_unmatched_path(&self, found: &[FoundReturn]) -> Option<String> {
        let there: BTreeSet<&str> = found.iter().map(|found| found.path.as_str()).collect();
        let own: BTreeSet<String> =
            (0..self.counted.len() as u32).map(|ret| self.path_of_return(ret)).collect();
        let gone = own.iter().find(|path| !there.contains(path.as_str())).cloned();
        gone.or_else(|| there.into_iter().find(|path| !own.contains(*path)).map(str::to_string))
    }

    /// Why a part cannot be used whose records are not as they were written.
    pub(super) fn damaged_part_error(&self, part: u16) -> PartMergeError {
        let folder = self.output_of_part(part).folder().to_path_buf();
        PartMergeError::Unfinished(folder, "its records are damaged".to_string())
    }
}
