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
mod beside;
mod changes;
mod club_site;
mod copied;
mod corrected;
mod far_ahead;
mod files;
mod find;
mod finished;
mod first_totals;
mod identity;
mod layouts;
mod left_out;
mod letters;
mod look;
mod one;
mod output;
pub mod parts;
#[cfg(feature = "pdf")]
mod pdf;
pub mod problems;
mod read;
pub mod reconcile;
mod reconciled;
mod rehearsal;
mod round;
mod settings;
mod store;
mod threads;
mod twice;
mod under;
mod walk;
mod whole;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, PoisonError, RwLock};

use rayon::prelude::*;

use crate::engine::awards::{Beyond, Elsewhere};
use crate::register::{People, ReturnRecord, Season};
use crate::report::OutputError;
use crate::report::html::Looks;
use crate::report::publish::Published;

use identity::{Identities, Identity};
use one::{Making, Wanted};
use read::compute_each;
use store::{Earlier, Filed, Storing, ToStore};
use twice::{beyond, returned_twice};
use whole::Whole;

pub use crate::packs::is_rule_file;
pub use crate::returns::settings::Settings;
pub(crate) use adopt::{ADOPTED, QUESTIONS};
pub use adopt::{Foreign, bytes_as_they_are, contents_of, open_foreign, read_answers, read_layout};
pub use beside::files_beside;
pub use changes::{compare_runs, write_difference};
pub use club_site::club_site_file;
pub use corrected::{CorrectedFile, correct_usebio};

pub use files::{Loose, is_report, is_workbook, other_program};
pub use find::{Found, FoundReport, find, find_reports};
pub use identity::know_program;
pub use layouts::LayoutFolders;
pub use look::Look;
pub use output::{Output, Progress, Silent};
#[cfg(feature = "pdf")]
pub use pdf::Pdf;
pub use read::{
    Computed, Original, Replayed, Reported, compute, compute_bytes, compute_found, compute_round,
    import_pads, import_trf, import_usebio, read_report, replay_reports,
};
pub use reconciled::write_reconciled;
pub use rehearsal::rehearse;
pub use round::{NotWritten, RoundWritten, write_round};
pub use settings::{given, is_settings, rules_of, settings_of};
pub use threads::with_threads;
pub use under::write_under;

/// Waves in which returns are done again: as many as stages that lead to each other in
/// files of their own. More of them only turn in a circle.
const MOST_WAVES: usize = 8;

/// What a run is told.
#[derive(Debug, Default, Clone)]
pub struct Options {
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

/// A run that is done.
#[derive(Debug, Default)]
pub struct Done {
    /// The season.
    pub season: Season,
    /// What had to be done again, if the output held an earlier run with its records.
    pub again: Option<Again>,
}

/// What a run into the output of an earlier one did again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Again {
    /// The returns that are new or changed.
    pub returns: usize,
    /// The files.
    pub published: Published,
}

/// The returns of a season, computed.
#[derive(Default)]
struct Waves {
    /// Their records, in the order in which they were found.
    records: Vec<ReturnRecord>,
    /// The files of each.
    filed: Vec<Filed>,
    /// Records that were replaced by later ones, with those files, each with the position of its
    /// return.
    replaced: Vec<(usize, ReturnRecord, Filed)>,
    /// What each was computed with.
    known: BTreeMap<usize, Beyond>,
    /// How many of them are not those of the earlier run.
    changed: usize,
}

impl Waves {
    /// What is stored: the records in the order in which they were found, then those that were
    /// replaced in the same order, so that parts of a season store the same. `positions` are those of
    /// the returns in the season.
    fn to_store<'a>(&'a self, positions: &[u32]) -> Vec<ToStore<'a>> {
        let to_store = |(at, record, filed)| ToStore { position: positions[at], record, filed };
        let own = self.records.iter().zip(&self.filed).enumerate();
        let own = own.map(|(at, (record, filed))| (at, record, filed));
        let mut replaced: Vec<_> = self.replaced.iter().collect();
        replaced.sort_by_key(|(at, ..)| *at);
        let replaced = replaced.into_iter().map(|(at, record, filed)| (*at, record, filed));
        own.chain(replaced).map(to_store).collect()
    }
}

/// A season whose returns are done.
struct Gathered {
    waves: Waves,
    people: People,
    /// Makes the identities under which records are stored.
    identities: Option<Identities>,
    /// The records of an earlier run.
    earlier: Earlier,
}

impl Gathered {
    /// Of returns that were done now.
    fn of(waves: Waves, making: Making<'_>) -> Gathered {
        let Making { people, identities, earlier, .. } = making;
        let people = people.into_inner().unwrap_or_else(PoisonError::into_inner);
        Gathered { waves, people, identities, earlier }
    }
}

/// Works a return out as one of a season: knowing the events of the others that
/// belong to its competitions. Nothing is written.
pub fn compute_among(
    file: &Path,
    options: &Options,
    found: &[Found],
) -> Result<Computed, OutputError> {
    let Waves { mut known, .. } =
        every_wave(&making(options, (None, &[]), &Silent), options, found)?;
    let own = file.canonicalize().ok();
    let index = found.iter().position(|found| found.file.canonicalize().ok() == own);
    let known = index.and_then(|index| known.remove(&index));
    let beyond = known.unwrap_or_default();
    Ok(match index {
        Some(index) => compute_found(&found[index], &beyond),
        None => compute(file, &Settings::default(), &beyond),
    })
}

/// Runs a season: everything is computed, and written to the outputs. None is published before all
/// are complete. What the first output holds already is not computed again, unless there are
/// others: public sites, which have pages only.
pub fn run(
    options: &Options,
    found: &[Found],
    loose: Loose,
    outputs: Vec<Output<'_>>,
    progress: &dyn Progress,
) -> Result<Done, OutputError> {
    let mut outputs = outputs.into_iter();
    let output = outputs.next();
    let public: Vec<Output<'_>> = outputs.collect();
    let making = making(options, (output.as_ref(), &public), progress);
    let waves = every_wave(&making, options, found)?;
    progress.gathering();
    let gathered = Gathered::of(waves, making);
    let Some(output) = output else {
        let Gathered { waves, people, .. } = gathered;
        return Ok(Done { season: Season::gather(waves.records, people, loose), again: None });
    };
    written(gathered, (found, loose), (output, public), progress)
}

/// Writes what concerns a season as a whole, and publishes it.
fn written(
    gathered: Gathered,
    (found, loose): (&[Found], Loose),
    (output, public): (Output<'_>, Vec<Output<'_>>),
    progress: &dyn Progress,
) -> Result<Done, OutputError> {
    let Gathered { waves, people, identities, earlier } = gathered;
    let returns: Vec<Option<Identity>> = waves.filed.iter().map(|filed| filed.identity).collect();
    let had_earlier = !earlier.is_empty();
    let extra = output.extra();
    let own = identities.as_ref();
    let identity = own.and_then(|own| own.of_season(returns.iter().copied(), &loose, extra));
    let looks = Looks::of(found.iter().map(|found| found.settings.look()));
    let all_kept = earlier.is_of(identity) && output.publication.keep_all()?;
    let mut storing = None;
    if let Some(identities) = identities.filter(|_| !all_kept) {
        let common = identities.common();
        let storing = storing.insert(Storing::begin(&output.publication, common)?);
        let positions: Vec<u32> = (0..found.len() as u32).collect();
        storing.put(&waves.to_store(&positions), &people, &earlier)?;
    }
    let Waves { records, changed, .. } = waves;
    let season = Season::gather(records, people, loose);
    let written = usize::from(!all_kept) + public.len();
    progress.writing(written * (season.clubs.len() + season.persons.len()));
    if !all_kept {
        let of_return = |ret: u32| returns.get(ret as usize).copied().flatten();
        let whole = Whole::new(&output, &earlier, (&looks, &of_return), progress);
        let pages = whole.write(&season)?;
        if let Some(storing) = storing {
            storing.finish(&output.publication, identity, pages)?;
        }
    }
    public.iter().try_for_each(|public| write_public(public, &season, &looks, progress))?;
    progress.publishing();
    let published = output.publication.finish()?;
    for public in public {
        public.publication.finish()?;
    }
    let again = had_earlier.then_some(Again { returns: changed, published });
    Ok(Done { season, again })
}

/// Computes a season under each of two rule books, whatever its events name; each workbook is
/// opened once for both. Nothing is written.
pub fn compute_under(
    options: &Options,
    found: &[Found],
    loose: &Loose,
    books: [&'static str; 2],
    progress: &dyn Progress,
) -> Result<[Season; 2], OutputError> {
    let sides = books.map(|book| found.iter().map(|found| found.under(book)).collect::<Vec<_>>());
    let making = [(); 2].map(|()| making(options, (None, &[]), &Silent));
    progress.begin(found.len());
    let one = |nth: usize| {
        progress.doing(&found[nth].path);
        let computed = compute_each(&[&sides[0][nth], &sides[1][nth]]);
        progress.done();
        let records = computed.into_iter().zip(making.iter().zip(&sides));
        records.map(|(computed, (making, side))| making.record(&side[nth], computed)).collect()
    };
    let first: Vec<Vec<(ReturnRecord, Filed)>> =
        (0..found.len()).into_par_iter().map(one).collect::<Result<_, OutputError>>()?;
    progress.gathering();
    let mut firsts = [Vec::with_capacity(found.len()), Vec::with_capacity(found.len())];
    for records in first {
        firsts.iter_mut().zip(records).for_each(|(first, record)| first.push(record));
    }
    let mut seasons = Vec::with_capacity(firsts.len());
    for ((making, side), first) in making.into_iter().zip(&sides).zip(firsts) {
        let waves = later_waves(&making, options, side, first)?;
        let people = making.people.into_inner().unwrap_or_else(PoisonError::into_inner);
        seasons.push(Season::gather(waves.records, people, loose.clone()));
    }
    let mut seasons = seasons.into_iter();
    Ok([(); 2].map(|()| seasons.next().unwrap_or_default()))
}

/// Writes what a public site has of the season as a whole.
fn write_public(
    public: &Output<'_>,
    season: &Season,
    looks: &Looks,
    progress: &dyn Progress,
) -> Result<(), OutputError> {
    Whole::new(public, &Earlier::default(), (looks, &|_| None), progress).write(season).map(drop)
}

/// Begins a season.
fn making<'a>(
    options: &Options,
    (output, public): (Option<&'a Output<'a>>, &'a [Output<'a>]),
    progress: &'a dyn Progress,
) -> Making<'a> {
    let (people, failed) = (RwLock::default(), AtomicBool::new(false));
    let identities = output.and_then(|output| Identities::new(output.site));
    // Records of an earlier run have no pages for a public site.
    let fresh = options.fresh || !public.is_empty();
    let before = output.filter(|_| identities.is_some() && !fresh);
    let earlier = before.zip(identities.as_ref());
    let earlier = earlier.map(|(output, own)| Earlier::of(&output.publication, own));
    let earlier = earlier.unwrap_or_default();
    Making { output, public, people, progress, failed, identities, earlier }
}

/// Every return in the order in which they were found: by itself at first, then knowing the
/// others, until nobody knows more.
fn every_wave(
    making: &Making<'_>,
    options: &Options,
    found: &[Found],
) -> Result<Waves, OutputError> {
    making.progress.begin(found.len());
    let alone = Beyond::default();
    let first = found.par_iter().map(|found| making.one(found, &alone, (None, Wanted::Record)));
    let first = first.collect::<Result<Vec<_>, OutputError>>()?;
    later_waves(making, options, found, first)
}

/// The waves behind the first, in which each return was computed by itself.
fn later_waves(
    making: &Making<'_>,
    options: &Options,
    found: &[Found],
    first: Vec<(ReturnRecord, Filed)>,
) -> Result<Waves, OutputError> {
    let (records, filed): (Vec<ReturnRecord>, Vec<Filed>) = first.into_iter().unzip();
    let changed = filed.iter().filter(|filed| !filed.is_known).count();
    let mut waves = Waves { records, filed, changed, ..Waves::default() };
    // What was returned twice is told from results, which a copy that does not count
    // has lost by the next wave.
    let copies = copies(options, &waves.records);
    for _ in 0..MOST_WAVES {
        let now = beyond(&waves.records, &copies);
        let again: Vec<usize> =
            (0..found.len()).filter(|index| waves.known.get(index) != now.get(index)).collect();
        waves.known = now;
        if again.is_empty() {
            break;
        }
        do_again(making, found, again, Wanted::Record, &mut waves)?;
    }
    // Those that other returns concern no more, though they did in the earlier run.
    let lost = |index: &usize| waves.filed[*index].files.is_none();
    let lost: Vec<usize> = (0..found.len()).filter(lost).collect();
    do_again(making, found, lost, Wanted::Files, &mut waves)?;
    Ok(waves)
}

/// Does returns again, in parallel.
fn do_again(
    making: &Making<'_>,
    found: &[Found],
    again: Vec<usize>,
    wanted: Wanted,
    waves: &mut Waves,
) -> Result<(), OutputError> {
    let alone = Beyond::default();
    let one = |index: &usize| {
        let beyond = waves.known.get(index).unwrap_or(&alone);
        making.one(&found[*index], beyond, (Some(&waves.filed[*index]), wanted))
    };
    let done = again.par_iter().map(one).collect::<Result<Vec<_>, OutputError>>()?;
    for (index, (record, filed)) in again.into_iter().zip(done) {
        let record = std::mem::replace(&mut waves.records[index], record);
        let filed = std::mem::replace(&mut waves.filed[index], filed);
        waves.replaced.push((index, record, Filed { files: None, ..filed }));
    }
    Ok(())
}

/// What other returns hold of the events of each, as far as it is to be heeded.
fn copies(options: &Options, records: &[ReturnRecord]) -> BTreeMap<usize, Beyond> {
    let mut copies = returned_twice(records);
    if options.both_versions {
        let changed = |copy: &Elsewhere| matches!(copy, Elsewhere::Changed(_));
        copies.values_mut().for_each(|beyond| beyond.copies.retain(|_, copy| !changed(copy)));
    }
    copies
}
