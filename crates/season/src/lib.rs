//! The pipeline: find returns, compute each in parallel, gather the season.
//!
//! 1. **Find** the returns under the given files and folders, in order of path.
//! 2. **Read, compute and write** each in one go by one thread: its sheets become
//!    events, scores, places and awards; its annotated copy and its event pages
//!    are written; a small record stays (in parallel).
//! 3. **Later waves** for returns whose events stand in another return too, or
//!    belong to a competition with events of other returns: they are done again,
//!    knowing that (in parallel). Where that changes what others know of them, as a
//!    Repechage Final does that has its carry-over now, these are done again in turn.
//! 4. **Gather** the records in order of path (alone).
//! 5. **Report** the season: pages of players, clubs, certificates, the index,
//!    the season's workbook and CSV files (in parallel).
//! 6. **Publish**: everything moves into place.
//!
//! rayon is known here only. No result depends on which thread came first.

mod adopt;
pub mod bundle;
mod club_site;
mod companion_files;
mod compare_runs;
mod copied_events;
mod corrected_usebio;
mod duplicate_returns;
mod far_ahead;
mod files;
mod find;
mod finished_pages;
mod first_totals;
mod folder_snapshot;
mod identity;
mod layouts;
mod letters;
mod one_return;
mod output;
pub mod parts;
#[cfg(feature = "pdf")]
mod pdf;
pub mod problems;
mod random_return;
mod read;
pub mod reconcile;
mod reconciled_marks;
mod register_alone;
mod register_files;
mod rehearsal;
mod replaced_formulas;
mod rule_book_comparison;
mod season_writer;
mod settings;
mod skipped_files;
mod store;
mod threads;
mod walk;
mod write_reconciled;
mod write_round;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, PoisonError, RwLock};

use rayon::prelude::*;

use engine::awards::{DuplicateEvent, SeasonContext};
use model::StableSort;
use model::file_names::RealPath;
use register::{ReturnRecord, Season, SeasonPlayers};
use report::OutputError;
use report::html::CertificateLooksByReturn;
use report::publish::PublishedFileCounts;

use duplicate_returns::{duplicate_event_contexts, season_contexts};
use identity::{InputHash, InputHasher};
use one_return::{EarlierRecordRequirement, RunContext};
use read::compute_return_per_settings;
use season_writer::SeasonWriter;
use store::{EarlierRecords, RecordState, RecordToStore, RecordWriter};

pub use adopt::{ADOPTION_QUESTIONS_FILE, ADOPTION_REPORT_FILE};
pub use adopt::{
    UnderstoodForeignSheet, find_files_to_adopt, read_adoption_answers,
    read_file_to_copy_unchanged, read_layout, recognise_foreign_sheet,
};
pub use club_site::club_site_csv;
pub use companion_files::read_companion_files;
pub use compare_runs::{compare_runs, write_run_difference};
pub use corrected_usebio::{CorrectedUsebioBytes, correct_usebio};
pub use packs::is_rule_file;
pub use returns::settings::Settings;

pub use files::{
    FileProblems, describe_unsupported_file, is_tournament_report, is_workbook_file_name,
    may_hold_results,
};
pub use find::{FoundReturn, FoundTournamentReport, find_returns, find_tournament_reports};
pub use folder_snapshot::FolderSnapshot;
pub use identity::start_hashing_program;
pub use layouts::LayoutFinder;
pub use letters::read_sent_letters;
pub(crate) use one_return::ReturnObserver;
pub use output::{LetterRequest, NoProgress, Progress, RunOutput};
#[cfg(feature = "pdf")]
pub use pdf::PdfGrouping;
pub use random_return::random_return;
pub use read::{
    ComputedReturn, OriginalWorkbook, ReplayedReport, TournamentReportReading,
    compute_found_return, compute_return_drawing_round, compute_return_file,
    compute_return_from_bytes, import_scoring_pads, import_trf_file, import_usebio_file,
    read_tournament_report_file, replay_tournament_reports,
};
pub use register_alone::reconcile_register_alone;
pub use register_files::load_register;
pub use rehearsal::rehearse_return_changes;
pub use rule_book_comparison::write_rule_book_comparison;
pub use settings::{
    command_line_settings, is_settings_file, resolve_rule_book, season_language, settings_for_file,
};
pub use threads::run_with_thread_count;
pub use write_reconciled::write_reconciliation;
pub use write_round::{RoundWriteError, WrittenRound, workbook_with_round, write_round};

/// Waves in which returns are done again: as many as stages that lead to each other in
/// files of their own. More of them only turn in a circle.
const MOST_WAVES: usize = 8;

/// What a run is told.
#[derive(Debug, Default, Clone)]
pub struct SeasonOptions {
    /// Files and folders with returns.
    pub inputs: Vec<PathBuf>,
    /// What the command line sets.
    pub settings: Arc<Settings>,
    /// Whether both of two returns of one event with different results are worked
    /// out, because somebody downstream compares them; else neither brings awards.
    pub both_versions: bool,
    /// Whether to do everything anew, without the records of an earlier run into the output.
    pub fresh: bool,
}

impl SeasonOptions {
    /// The language of what concerns the season as a whole.
    fn language(&self) -> model::Language {
        season_language(&self.inputs, &self.settings)
    }
}

/// A run that is done.
#[derive(Debug, Default)]
pub struct RunResult {
    pub season: Season,
    /// What had to be done again, if the output held an earlier run with its records.
    pub incremental: Option<IncrementalStats>,
}

/// What a run into the output of an earlier one did again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IncrementalStats {
    /// The returns that are new or changed.
    pub returns: usize,
    /// How many files the run has, and how many of them are new.
    pub published: PublishedFileCounts,
}

/// The returns of a season, computed.
#[derive(Default)]
struct ComputedReturns {
    /// Their records, in the order in which they were found.
    records: Vec<ReturnRecord>,
    /// The files of each.
    filed: Vec<RecordState>,
    /// Records that were replaced by later ones, with those files, each with the position of its
    /// return.
    replaced: Vec<(usize, ReturnRecord, RecordState)>,
    /// What each was computed with.
    known: BTreeMap<usize, SeasonContext>,
    /// How many of them are not those of the earlier run.
    changed: usize,
}

impl ComputedReturns {
    /// What is stored: the records in the order in which they were found, then those that were
    /// replaced in the same order, so that parts of a season store the same. `positions` are those of
    /// the returns in the season.
    fn to_store<'a>(&'a self, positions: &[u32]) -> Vec<RecordToStore<'a>> {
        let to_store =
            |(at, record, filed)| RecordToStore { position: positions[at], record, filed };
        let own = self.records.iter().zip(&self.filed).enumerate();
        let own = own.map(|(at, (record, filed))| (at, record, filed));
        let mut replaced: Vec<_> = self.replaced.iter().collect();
        replaced.arrange_by_key(|(at, ..)| *at);
        let replaced = replaced.into_iter().map(|(at, record, filed)| (*at, record, filed));
        own.chain(replaced).map(to_store).collect()
    }
}

/// A season whose returns are done.
struct ComputedSeason {
    computed: ComputedReturns,
    people: SeasonPlayers,
    /// Makes the identities under which records are stored.
    identities: Option<InputHasher>,
    /// The records of an earlier run.
    earlier: EarlierRecords,
}

impl ComputedSeason {
    /// Of returns that were done now.
    fn new(computed: ComputedReturns, run_context: RunContext<'_>) -> ComputedSeason {
        let RunContext { people, identities, earlier, .. } = run_context;
        let people = people.into_inner().unwrap_or_else(PoisonError::into_inner);
        ComputedSeason { computed, people, identities, earlier }
    }
}

/// Works a return out as one of a season: knowing the events of the others that
/// belong to its competitions. Nothing is written.
pub fn compute_return_within_season(
    file: &Path,
    options: &SeasonOptions,
    found: &[FoundReturn],
) -> Result<ComputedReturn, OutputError> {
    let ComputedReturns { mut known, .. } =
        compute_until_stable(&run_context(options, None, &[], &NoProgress), options, found)?;
    let own = file.real_path().ok();
    let index = found.iter().position(|found| found.file.real_path().ok() == own);
    let known = index.and_then(|index| known.remove(&index));
    let context = known.unwrap_or_default();
    Ok(match index {
        Some(index) => compute_found_return(&found[index], &context),
        None => compute_return_file(file, &Settings::default(), &context),
    })
}

/// Computes a season, and shows each return as it is computed. What was shown last of a return counts.
/// Nothing is written.
pub fn compute_season_showing_returns(
    options: &SeasonOptions,
    found: &[FoundReturn],
    loose: FileProblems,
    see: ReturnObserver<'_>,
) -> Result<Season, OutputError> {
    let mut run_context = run_context(options, None, &[], &NoProgress);
    run_context.seen = Some(see);
    let computed = compute_until_stable(&run_context, options, found)?;
    let ComputedSeason { computed, people, .. } = ComputedSeason::new(computed, run_context);
    Ok(Season::from_returns(computed.records, people, loose).with_language(options.language()))
}

/// Runs a season: everything is computed, and written to the outputs. None is published before all
/// are complete. What the first output holds already is not computed again, unless there are
/// others: public sites, which have pages only.
pub fn run_season(
    options: &SeasonOptions,
    found: &[FoundReturn],
    loose: FileProblems,
    outputs: Vec<RunOutput<'_>>,
    progress: &dyn Progress,
) -> Result<RunResult, OutputError> {
    let mut outputs = outputs.into_iter();
    let output = outputs.next();
    let public: Vec<RunOutput<'_>> = outputs.collect();
    let run_context = run_context(options, output.as_ref(), &public, progress);
    let computed = compute_until_stable(&run_context, options, found)?;
    progress.gathering();
    let gathered = ComputedSeason::new(computed, run_context);
    let Some(output) = output else {
        let ComputedSeason { computed, people, .. } = gathered;
        let season = Season::from_returns(computed.records, people, loose);
        return Ok(RunResult {
            season: season.with_language(options.language()),
            incremental: None,
        });
    };
    written(gathered, found, loose, output, public, progress)
}

/// Writes what concerns a season as a whole, and publishes it.
fn written(
    gathered: ComputedSeason,
    found: &[FoundReturn],
    loose: FileProblems,
    output: RunOutput<'_>,
    public: Vec<RunOutput<'_>>,
    progress: &dyn Progress,
) -> Result<RunResult, OutputError> {
    let ComputedSeason { computed, people, identities, earlier } = gathered;
    let returns: Vec<Option<InputHash>> =
        computed.filed.iter().map(|filed| filed.identity).collect();
    let had_earlier = !earlier.is_empty();
    let extra = output.extras_digest();
    let own = identities.as_ref();
    let identity = own.and_then(|own| own.hash_of_season(returns.iter().copied(), &loose, extra));
    let looks =
        CertificateLooksByReturn::new(found.iter().map(|found| found.settings.certificate_look()));
    let all_kept = earlier.is_of_season(identity) && output.publication.keep_all_files()?;
    let mut storing = None;
    if let Some(identities) = identities.filter(|_| !all_kept) {
        let common = identities.common_hash();
        let storing = storing.insert(RecordWriter::begin(&output.publication, common)?);
        let positions: Vec<u32> = (0..found.len() as u32).collect();
        storing.store_records(&computed.to_store(&positions), &people, &earlier)?;
    }
    let ComputedReturns { records, changed, .. } = computed;
    let season = Season::from_returns(records, people, loose).with_language(output.site.language());
    let written = usize::from(!all_kept) + public.len();
    progress.writing(written * (season.clubs.len() + season.persons.len()));
    if !all_kept {
        let of_return = |ret: u32| returns.get(ret as usize).copied().flatten();
        let whole = SeasonWriter::new(&output, &earlier, &looks, &of_return, progress);
        let made = whole.write(&season)?;
        if let Some(storing) = storing {
            storing.finish(&output.publication, identity, made)?;
        }
    }
    public.iter().try_for_each(|public| write_public(public, &season, &looks, progress))?;
    progress.publishing();
    // Some systems keep the name of an open file.
    drop(earlier);
    let published = output.publication.finish()?;
    for public in public {
        public.publication.finish()?;
    }
    let again = had_earlier.then_some(IncrementalStats { returns: changed, published });
    Ok(RunResult { season, incremental: again })
}

/// Computes a season under each of two rule books, whatever its events name; each workbook is
/// opened once for both. Nothing is written.
pub fn compute_season_under_two_books(
    options: &SeasonOptions,
    found: &[FoundReturn],
    loose: &FileProblems,
    books: [&'static str; 2],
    progress: &dyn Progress,
) -> Result<[Season; 2], OutputError> {
    let sides =
        books.map(|book| found.iter().map(|found| found.with_rule_book(book)).collect::<Vec<_>>());
    let run_context = [(); 2].map(|()| run_context(options, None, &[], &NoProgress));
    progress.begin(found.len());
    let one = |nth: usize| {
        progress.doing(&found[nth].path);
        let computed = compute_return_per_settings(&[&sides[0][nth], &sides[1][nth]]);
        progress.done();
        let records = computed.into_iter().zip(run_context.iter().zip(&sides));
        records
            .map(|(computed, (run_context, side))| {
                run_context.record_of_computed_return(&side[nth], computed)
            })
            .collect()
    };
    let first: Vec<Vec<(ReturnRecord, RecordState)>> =
        (0..found.len()).into_par_iter().map(one).collect::<Result<_, OutputError>>()?;
    progress.gathering();
    let mut firsts = [Vec::with_capacity(found.len()), Vec::with_capacity(found.len())];
    for records in first {
        firsts.iter_mut().zip(records).for_each(|(first, record)| first.push(record));
    }
    let mut seasons = Vec::with_capacity(firsts.len());
    for ((run_context, side), first) in run_context.into_iter().zip(&sides).zip(firsts) {
        let computed = later_waves(&run_context, options, side, first)?;
        let people = run_context.people.into_inner().unwrap_or_else(PoisonError::into_inner);
        seasons.push(Season::from_returns(computed.records, people, loose.clone()));
    }
    let mut seasons = seasons.into_iter();
    Ok([(); 2].map(|()| seasons.next().unwrap_or_default()))
}

/// Writes what a public site has of the season as a whole.
fn write_public(
    public: &RunOutput<'_>,
    season: &Season,
    looks: &CertificateLooksByReturn,
    progress: &dyn Progress,
) -> Result<(), OutputError> {
    SeasonWriter::new(public, &EarlierRecords::default(), looks, &|_| None, progress)
        .write(season)
        .map(drop)
}

/// Begins the computing of a season: what all its returns share.
fn run_context<'a>(
    options: &SeasonOptions,
    output: Option<&'a RunOutput<'a>>,
    public: &'a [RunOutput<'a>],
    progress: &'a dyn Progress,
) -> RunContext<'a> {
    let (people, failed) = (RwLock::default(), AtomicBool::new(false));
    let identities = output.and_then(|output| InputHasher::new(output.site));
    // Records of an earlier run have no pages for a public site.
    let fresh = options.fresh || !public.is_empty();
    let before = output.filter(|_| identities.is_some() && !fresh);
    let earlier = before.zip(identities.as_ref());
    let earlier = earlier.map(|(output, own)| EarlierRecords::open(&output.publication, own));
    let earlier = earlier.unwrap_or_default();
    RunContext { output, public, people, progress, seen: None, failed, identities, earlier }
}

/// Every return in the order in which they were found: by itself at first, then knowing the
/// others, until nobody knows more.
fn compute_until_stable(
    run_context: &RunContext<'_>,
    options: &SeasonOptions,
    found: &[FoundReturn],
) -> Result<ComputedReturns, OutputError> {
    run_context.progress.begin(found.len());
    let alone = SeasonContext::default();
    let first = found.par_iter().map(|found| {
        run_context.compute_or_reuse_return(found, &alone, None, EarlierRecordRequirement::Record)
    });
    let first = first.collect::<Result<Vec<_>, OutputError>>()?;
    later_waves(run_context, options, found, first)
}

/// The waves behind the first, in which each return was computed by itself.
fn later_waves(
    run_context: &RunContext<'_>,
    options: &SeasonOptions,
    found: &[FoundReturn],
    first: Vec<(ReturnRecord, RecordState)>,
) -> Result<ComputedReturns, OutputError> {
    let (records, filed): (Vec<ReturnRecord>, Vec<RecordState>) = first.into_iter().unzip();
    let changed = filed.iter().filter(|filed| !filed.is_known).count();
    let mut computed = ComputedReturns { records, filed, changed, ..ComputedReturns::default() };
    // What was returned twice is told from results, which a copy that does not count
    // has lost by the next wave.
    let copies = copies(options, &computed.records);
    for _ in 0..MOST_WAVES {
        let now = season_contexts(&computed.records, &copies);
        let again: Vec<usize> =
            (0..found.len()).filter(|index| computed.known.get(index) != now.get(index)).collect();
        computed.known = now;
        if again.is_empty() {
            break;
        }
        recompute(run_context, found, again, EarlierRecordRequirement::Record, &mut computed)?;
    }
    // Those that other returns concern no more, though they did in the earlier run.
    let lost = |index: &usize| computed.filed[*index].files.is_none();
    let lost: Vec<usize> = (0..found.len()).filter(lost).collect();
    recompute(run_context, found, lost, EarlierRecordRequirement::Files, &mut computed)?;
    Ok(computed)
}

/// Does returns again, in parallel.
fn recompute(
    run_context: &RunContext<'_>,
    found: &[FoundReturn],
    again: Vec<usize>,
    wanted: EarlierRecordRequirement,
    computed: &mut ComputedReturns,
) -> Result<(), OutputError> {
    let alone = SeasonContext::default();
    let one = |index: &usize| {
        let context = computed.known.get(index).unwrap_or(&alone);
        run_context.compute_or_reuse_return(
            &found[*index],
            context,
            Some(&computed.filed[*index]),
            wanted,
        )
    };
    let done = again.par_iter().map(one).collect::<Result<Vec<_>, OutputError>>()?;
    for (index, (record, filed)) in again.into_iter().zip(done) {
        let record = std::mem::replace(&mut computed.records[index], record);
        let filed = std::mem::replace(&mut computed.filed[index], filed);
        computed.replaced.push((index, record, RecordState { files: None, ..filed }));
    }
    Ok(())
}

/// What other returns hold of the events of each, as far as it is to be heeded.
fn copies(options: &SeasonOptions, records: &[ReturnRecord]) -> BTreeMap<usize, SeasonContext> {
    let mut copies = duplicate_event_contexts(records);
    if options.both_versions {
        let changed = |copy: &DuplicateEvent| matches!(copy, DuplicateEvent::Changed { .. });
        copies.values_mut().for_each(|context| context.copies.retain(|_, copy| !changed(copy)));
    }
    copies
}

/// The declarations of all problems, crate by crate. Two declarations may share a code.
pub fn declared_problems() -> impl Iterator<Item = &'static model::problem::ProblemDeclaration> {
    let lists = [
        model::problem::internal_fault::LIST,
        engine::problems::LIST,
        engine::scoring::problems::LIST,
        engine::scoring::diplomacy::problems::LIST,
        engine::standings::problems::LIST,
        engine::entry_desk::problems::LIST,
        engine::draw::problems::LIST,
        engine::draw::seeding::problems::LIST,
        engine::awards::problems::LIST,
        engine::groups::problems::LIST,
        engine::prizes::problems::LIST,
        engine::scheme::problems::LIST,
        ::adopt::problems::LIST,
        returns::problems::LIST,
        returns::overlooked_content_problems::LIST,
        returns::register::problems::LIST,
        returns::settings::problems::LIST,
        returns::competitions::problems::LIST,
        returns::groups::problems::LIST,
        returns::plausibility::problems::LIST,
        returns::scoring_pads::problems::LIST,
        returns::trf::problems::LIST,
        returns::usebio::problems::LIST,
        register::problems::LIST,
        report::trf::problems::LIST,
        report::player_letters::problems::LIST,
        report::uploads::problems::LIST,
        bundle::problems::LIST,
        problems::LIST,
    ];
    lists.into_iter().flatten().copied().chain(packs::declared_problems())
}
