//! Parts become a season, some returns at a time, so that the memory does not grow with all they
//! hold.
//!
//! 1. **Add up**: one record after the other, in order of path; its files are taken, what the pages
//!    of its players and clubs show of it is put aside by player and by club.
//! 2. **Clubs**: their pages and the quotas, some clubs at a time, from what was put aside.
//! 3. **Players**: their pages and certificates, some players at a time, in the same way. Beside them
//!    **tables**: the records once more, with the problems that only the season shows.
//! 4. **Lists** and everything else, which needs no record.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use rayon::prelude::*;

use super::super::FileProblems;
use super::super::find::FoundReturn;
use super::super::finished_pages::FinishedPlayerPages;
use super::super::identity::InputHasher;
use super::super::output::{Progress, RunOutput};
use super::super::season_writer::SeasonWriter;
use super::super::store::{
    EarlierRecord, EarlierRecords, RecordIndexEntry, RecordWriter, SeasonFileHashes,
};
use super::links_across_parts::LinksAcrossParts;
use super::part::{PartMergeError, SeasonParts};
use super::plan::{PartPlanError, check_settings_as_planned};
use super::record_buckets::RecordBuckets;
use super::stores::PartRecords;
use model::problem::RenderedProblem;
use register::{
    ProblemsByKind, QuotaEvents, ReturnRecord, Season, SeasonPlayers, SeasonTally, quotas,
};
use report::html::CertificateLooksByReturn;
use report::{OutputError, RowBlocksByFile};

/// So many records are read side by side.
const AT_ONCE: usize = 32;

/// A season that was merged from its parts.
#[derive(Debug)]
pub struct MergedSeason {
    /// The season, without its returns.
    pub season: Season,
    pub troubles: ProblemsByKind,
}

/// Problems that only the season shows, by return.
type SeasonDoubts = BTreeMap<u32, Vec<RenderedProblem>>;

/// What was added up over all returns.
struct AddedUp {
    /// The season without its returns.
    season: Season,
    /// The same as its pages show it; `None` if they show all of it.
    shown: Option<Season>,
    found: SeasonDoubts,
    /// The areas of all returns, and what they licensed.
    areas: QuotaEvents,
    record_buckets: RecordBuckets,
}

/// Merges parts into a season, with the folders of the pages of players that [`write_player_pages`] wrote.
/// `found` and `loose` are what is in the inputs of the parts now; the returns are not read. Of the
/// problems of a kind the first `most` are told.
///
/// [`write_player_pages`]: super::write_player_pages
pub fn merge_parts(
    parts: &SeasonParts,
    players: &[PathBuf],
    found: Vec<FoundReturn>,
    loose: FileProblems,
    output: RunOutput<'_>,
    most: usize,
    progress: &dyn Progress,
) -> Result<MergedSeason, PartMergeError> {
    let stores = PartRecords::open(parts, InputHasher::new(output.site).as_ref())?;
    if check_settings_as_planned(parts.season_identity(), &found).is_err() {
        return Err(PartMergeError::Plan(PartPlanError::Changed(
            stores.first_unmatched_path(&found),
        )));
    }
    let looks =
        CertificateLooksByReturn::new(found.iter().map(|found| found.settings.certificate_look()));
    drop(found);
    let merging = Merge { stores: &stores, players, output, progress };
    merging.finish(loose, &looks, most)
}

/// The same of parts whose returns are not there: with the looks of certificates that every return
/// has, and without problems outside of returns.
pub fn merge_parts_without_returns(
    parts: &SeasonParts,
    output: RunOutput<'_>,
    most: usize,
    progress: &dyn Progress,
) -> Result<MergedSeason, PartMergeError> {
    let stores = PartRecords::open(parts, InputHasher::new(output.site).as_ref())?;
    let merging = Merge { stores: &stores, players: &[], output, progress };
    merging.finish(FileProblems::new(), &CertificateLooksByReturn::default(), most)
}

struct Merge<'a> {
    stores: &'a PartRecords<'a>,
    /// Folders with pages of players.
    players: &'a [PathBuf],
    output: RunOutput<'a>,
    progress: &'a dyn Progress,
}

impl Merge<'_> {
    /// Writes the merged season and publishes it.
    fn finish(
        self,
        loose: FileProblems,
        looks: &CertificateLooksByReturn,
        most: usize,
    ) -> Result<MergedSeason, PartMergeError> {
        let identities = InputHasher::new(self.output.site);
        let merged = self.all(loose, looks, identities.as_ref(), most)?;
        self.progress.publishing();
        self.output.publication.finish()?;
        Ok(merged)
    }

    /// Writes all files of the merged season.
    fn all(
        &self,
        loose: FileProblems,
        looks: &CertificateLooksByReturn,
        identities: Option<&InputHasher>,
        most: usize,
    ) -> Result<MergedSeason, PartMergeError> {
        let of_return = |ret: u32| Some(self.stores.counted_records().get(ret as usize)?.identity);
        self.progress.begin(self.stores.counted_records().len());
        let extra = self.output.extras_digest();
        let returns = self.stores.counted_records().iter().map(|entry| Some(entry.identity));
        let identity = identities.and_then(|own| own.hash_of_season(returns, &loose, extra));
        let mut storing = match identities {
            Some(own) => Some(RecordWriter::begin(&self.output.publication, own.common_hash())?),
            None => None,
        };
        let mut added = self.add_up(&mut storing)?;
        self.progress.gathering();
        let earlier = EarlierRecords::default();
        let finished = FinishedPlayerPages::from_folders(self.players, identities)?;
        let whole = SeasonWriter::new(&self.output, &earlier, looks, &of_return, self.progress);
        let whole = whole.with_finished_pages(finished);
        let pages = added.season.clubs.len() + added.season.persons.len();
        self.progress.writing(pages);
        self.clubs(&mut added, &whole)?;
        let found = std::mem::take(&mut added.found);
        let (players, troubles) = rayon::join(
            || self.players(&added, &whole),
            || self.tables(&added, found, loose, &whole, most),
        );
        players?;
        let (troubles, blocks) = troubles?;
        let AddedUp { season, .. } = added;
        let made = SeasonFileHashes { pages: whole.finish()?, blocks };
        if let Some(storing) = storing {
            let entries =
                self.stores.counted_records().iter().chain(self.stores.replaced_records());
            storing.finish_with_copied_records(
                &self.output.publication,
                identity,
                made,
                entries,
            )?;
        }
        Ok(MergedSeason { season, troubles })
    }

    /// Adds all records up, takes their files, stores them, and puts aside what pages show of them.
    fn add_up(&self, storing: &mut Option<RecordWriter>) -> Result<AddedUp, PartMergeError> {
        let (mut people, mut tally) = (SeasonPlayers::default(), SeasonTally::default());
        let site = self.output.site;
        let mut veiled = site.embargo.then(SeasonTally::default);
        let mut record_buckets =
            RecordBuckets::new(&self.output.publication, self.stores.compressed_size());
        let (mut torn, mut areas) = (LinksAcrossParts::default(), QuotaEvents::default());
        for some in self.stores.counted_records().chunks(AT_ONCE) {
            let read = some.par_iter().map(|stored| self.one(stored));
            let read = read.collect::<Result<Vec<_>, PartMergeError>>()?;
            let mut records = Vec::with_capacity(read.len());
            for (entry, (known, bytes)) in some.iter().zip(read) {
                copy(storing, &bytes)?;
                let record = known.record.resolve_or_add_players(&mut people);
                torn.add_return(entry.part, &record);
                areas.add_area_licensed_events(entry.position, &record);
                tally.add_return(entry.position, &record, &people);
                let record = match &mut veiled {
                    None => record,
                    Some(tally) => {
                        let record = record.embargoed();
                        tally.add_return(entry.position, &record, &people);
                        record
                    }
                };
                records.push((entry.position, record));
            }
            record_buckets.put_returns(&records, &people)?;
        }
        for entry in self.stores.replaced_records() {
            copy(storing, &self.stores.bytes_of_record(entry)?)?;
        }
        record_buckets.finish()?;
        torn.check_linked_in_one_part(self.stores)?;
        let people = Arc::new(people);
        let look = |ret: u32| self.stores.resolved_record(ret, &people).map(Cow::Owned);
        let (season, found) = Season::from_sums(&people, tally.into_sums(&people, &look));
        let shown =
            veiled.map(|tally| Season::from_sums(&people, tally.into_sums(&people, &look)).0);
        let season = season.with_language(site.language());
        let mut by_return = SeasonDoubts::new();
        found.into_iter().for_each(|(ret, told)| by_return.entry(ret).or_default().push(told));
        Ok(AddedUp { season, shown, found: by_return, areas, record_buckets })
    }

    /// A record that counts, with its bytes; takes its files.
    fn one(&self, entry: &RecordIndexEntry) -> Result<(EarlierRecord, Vec<u8>), PartMergeError> {
        let bytes = self.stores.bytes_of_record(entry)?;
        let known = EarlierRecord::parse(&bytes)
            .ok_or_else(|| self.stores.damaged_part_error(entry.part))?;
        for name in known.files.iter().flatten() {
            let output = self.stores.output_of_part(entry.part);
            if !self.output.publication.take_file_from(name, output)? {
                let what = format!("{name} is missing or was changed");
                return Err(PartMergeError::Unfinished(output.folder().to_path_buf(), what));
            }
        }
        self.progress.done();
        Ok((known, bytes))
    }

    /// Writes the pages of clubs; counts the quotas of all organisations.
    fn clubs(&self, added: &mut AddedUp, whole: &SeasonWriter<'_>) -> Result<(), PartMergeError> {
        let AddedUp { season, shown, found, areas, record_buckets } = added;
        let (of_areas, mut of_bodies) = (areas.area_quota_lines(), Vec::new());
        for some in 0..record_buckets.bucket_count() {
            let (mut at_hand, clubs) =
                record_buckets.season_of_club_bucket(some, shown.as_ref().unwrap_or(season))?;
            let mut held = QuotaEvents::default();
            at_hand.loaded_returns().for_each(|(ret, record)| held.add_return(ret, record));
            let own = held.organisation_quota_lines(areas, &[]);
            at_hand.quotas = quotas::join_and_sort_quotas(own.clone(), of_areas.clone()).into();
            whole.write_club_pages(&at_hand, &clubs)?;
            of_bodies.extend(own);
        }
        record_buckets.clear_clubs();
        let quotas = Arc::new(quotas::join_and_sort_quotas(of_bodies, of_areas));
        for (ret, told) in quotas::quota_overrun_problems(&quotas) {
            found.entry(ret).or_default().push(told);
        }
        if let Some(shown) = shown {
            shown.quotas = Arc::clone(&quotas);
        }
        season.quotas = quotas;
        Ok(())
    }

    /// Writes the pages and certificates of players.
    fn players(&self, added: &AddedUp, whole: &SeasonWriter<'_>) -> Result<(), PartMergeError> {
        let AddedUp { season, shown, record_buckets, .. } = added;
        let shown = shown.as_ref().unwrap_or(season);
        for some in 0..record_buckets.bucket_count() {
            let (at_hand, persons) = record_buckets.season_of_player_bucket(some, shown)?;
            whole.write_pages_and_certificates(&at_hand, &persons)?;
        }
        Ok(())
    }

    /// Writes tables, and what the pages of the season say of its returns. Returns the problems, and
    /// the blocks of the tables.
    fn tables(
        &self,
        added: &AddedUp,
        mut found: SeasonDoubts,
        loose: FileProblems,
        whole: &SeasonWriter<'_>,
        most: usize,
    ) -> Result<(ProblemsByKind, RowBlocksByFile), PartMergeError> {
        let mut troubles = ProblemsByKind::new(most.max(self.output.site.max_problems_per_kind()));
        let mut pages = whole.season_pages_if_written();
        let mut files = whole.begin_season_tables(&added.season)?;
        let mut loose = Some(loose);
        for some in self.stores.counted_records().chunks(AT_ONCE) {
            let mut at_hand = self.at_hand(some, &added.season, &mut found)?;
            at_hand.problems = loose.take().unwrap_or_default();
            troubles.add_season(&at_hand);
            let shown =
                added.shown.as_ref().map(|shown| shown.with_returns_at_hand_hidden(&at_hand));
            let add_pages = || match &mut pages {
                Some(pages) => pages.add_returns(shown.as_ref().unwrap_or(&at_hand)),
                None => Ok(()),
            };
            let (files, pages) = rayon::join(|| files.add_returns(&at_hand), add_pages);
            files.and(pages)?;
        }
        let blocks = files.finish(&added.season)?;
        if let Some(pages) = pages {
            pages.finish(added.shown.as_ref().unwrap_or(&added.season), &troubles)?;
        }
        Ok((troubles, blocks))
    }

    /// Some returns of the season, with all their problems.
    fn at_hand(
        &self,
        some: &[RecordIndexEntry],
        season: &Season,
        found: &mut SeasonDoubts,
    ) -> Result<Season, PartMergeError> {
        let read = some.par_iter().map(|entry| {
            let bytes = self.stores.bytes_of_record(entry)?;
            let known = EarlierRecord::parse(&bytes)
                .and_then(|known| known.record.resolve_players(&season.people));
            known.ok_or_else(|| self.stores.damaged_part_error(entry.part))
        });
        let mut records = read.collect::<Result<Vec<ReturnRecord>, PartMergeError>>()?;
        let positions: Vec<u32> = some.iter().map(|entry| entry.position).collect();
        for (ret, record) in positions.iter().zip(&mut records) {
            record.add_problems(found.remove(ret).unwrap_or_default());
        }
        Ok(season.with_loaded_returns(records, positions))
    }
}

fn copy(storing: &mut Option<RecordWriter>, bytes: &[u8]) -> Result<(), OutputError> {
    storing.as_mut().map_or(Ok(()), |storing| storing.copy_record(bytes))
}
