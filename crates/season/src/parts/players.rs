//! The pages of players, written away from the merge: by the tasks of an engine that brings what some
//! players played in all parts to one place.
//!
//! 1. [`read_player_bucket_records`] a part: its records, reduced to buckets of players.
//! 2. The engine brings the rows of a bucket together.
//! 3. [`write_player_pages`] writes the pages of their players into a folder of their own, from which the
//!    merge takes each page that is made of the records which it has.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

use super::super::identity::InputHasher;
use super::super::output::{NoProgress, RunOutput};
use super::super::season_writer::SeasonWriter;
use super::super::store::{EarlierRecords, RecordFile, RecordWriter, SeasonFileHashes};
use super::part::{PartMergeError, open_part};
use super::record_buckets::bucket_of_key;
use model::StableSort;
use register::record::ReducedReturnRecord;
use register::{ReturnRecord, Season, SeasonPlayers, SeasonTally, SpellingId};
use report::html::CertificateLooksByReturn;
use report::publish::PLAYER_PAGES_MARKER_FILE;
use report::{OutputError, Site};

/// What the pages of a bucket of players show of a return.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerBucketRecord {
    pub bucket: u16,
    /// The position of the return in the season.
    pub position: u32,
    /// The reduced record, stored.
    pub record: Vec<u8>,
}

/// The rows of a part in a folder, for so many buckets.
pub fn read_player_bucket_records(
    folder: &Path,
    site: &Site,
    buckets: u16,
) -> Result<Vec<PlayerBucketRecord>, PartMergeError> {
    let (_, output) = open_part(folder, 1)?;
    let other = || PartMergeError::OtherVersion(folder.to_path_buf());
    let identities = InputHasher::new(site).ok_or_else(other)?;
    let records = output.records_and_seal();
    let opened =
        records.and_then(|(file, seal)| RecordFile::open(file, seal, identities.common_hash()));
    let (store, index) = opened.ok_or_else(other)?;
    let damaged =
        || PartMergeError::Unfinished(folder.to_path_buf(), "its records are damaged".into());
    let mut rows = Vec::new();
    for entry in index.records.iter().filter(|entry| !entry.replaced) {
        let mut people = SeasonPlayers::default();
        let record = store
            .read_record(entry)
            .ok_or_else(damaged)?
            .record
            .resolve_or_add_players(&mut people);
        let record = if site.embargo { record.embargoed() } else { record };
        let bucket = |id: SpellingId| bucket_of_key(people.person_key_of_spelling(id), buckets);
        let row = |(bucket, reduced): (u16, ReducedReturnRecord)| {
            let record = reduced.encode(&people).ok()?;
            Some(PlayerBucketRecord { bucket, position: entry.position, record })
        };
        rows.extend(record.split_by_player_bucket(&bucket).into_iter().filter_map(row));
    }
    Ok(rows)
}

/// Writes the pages of the players of some buckets, of so many. `rows` are those of all parts.
/// Rows that are damaged are left out; then no page of their players is that of the season, and the
/// merge writes it.
pub fn write_player_pages(
    mut rows: Vec<PlayerBucketRecord>,
    buckets: u16,
    output: RunOutput<'_>,
) -> Result<(), OutputError> {
    rows.arrange_by_key(|row| (row.position, row.bucket));
    let own: BTreeSet<u16> = rows.iter().map(|row| row.bucket).collect();
    let mut pages = BTreeMap::new();
    let looks = CertificateLooksByReturn::default();
    output
        .publication
        .write_file(PLAYER_PAGES_MARKER_FILE, b"Pages of players for palmares merge.\n")?;
    for bucket in own {
        let (mut people, mut tally) = (SeasonPlayers::default(), SeasonTally::default());
        let (mut records, mut positions): (Vec<ReturnRecord>, Vec<u32>) = Default::default();
        for row in rows.iter().filter(|row| row.bucket == bucket) {
            let Ok(reduced) = ReducedReturnRecord::decode(&row.record) else { continue };
            let record = reduced.resolve_or_add_players(&mut people);
            tally.add_return(row.position, &record, &people);
            records.push(record);
            positions.push(row.position);
        }
        let people = Arc::new(people);
        let (season, _) = Season::from_sums(&people, tally.into_sums(&people, &|_| None));
        let season = season.with_loaded_returns(records, positions);
        let is_own = |key: &str| bucket_of_key(key, buckets) == bucket;
        let wanted = (0u32..).zip(season.persons.iter());
        let wanted = wanted.filter(|(_, person)| is_own(people.person_key(person.id)));
        let persons = season.persons_with_events(&wanted.map(|(at, _)| at).collect::<Vec<u32>>());
        let earlier = EarlierRecords::default();
        let whole = SeasonWriter::new(&output, &earlier, &looks, &|_| None, &NoProgress);
        whole.write_player_pages(&season, &persons)?;
        pages.extend(whole.page_identities());
    }
    if let Some(identities) = InputHasher::new(output.site) {
        let storing = RecordWriter::begin(&output.publication, identities.common_hash())?;
        let made = SeasonFileHashes { pages, ..SeasonFileHashes::default() };
        storing.finish(&output.publication, None, made)?;
    }
    output.publication.finish().map(drop)
}
