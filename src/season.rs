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
mod changes;
mod files;
mod find;
mod layouts;
pub mod problems;
mod read;
pub mod reconcile;
mod reconciled;
mod settings;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use rayon::prelude::*;
use workbook::Limits;
use workbook::patch::{Package, Refusal};

use crate::engine::awards::{Beyond, Elsewhere};
use crate::model::State;
use crate::model::names::name_key;
use crate::problem::{InternalFault, Told, guarded};
use crate::register::competitions::across_returns;
use crate::register::keys::event_key;
use crate::register::{EventRecord, People, ReturnRecord, Season};
use crate::report::tables::{self, quotas};
use crate::report::{OutputError, Publication, Site, csv, xlsx};

use crate::returns::problems::CopyRebuilt;
pub use crate::returns::settings::Settings;
pub(crate) use adopt::{ADOPTED, QUESTIONS};
pub use adopt::{Foreign, find_sheets, open_foreign, read_answers, read_layout};
pub use changes::{compare_runs, write_difference};
pub use files::Loose;
pub use find::{Found, FoundReport, find, find_reports, is_report};
pub use layouts::LayoutFolders;
pub use read::{
    Computed, Original, Replayed, Reported, compute, compute_bytes, compute_found, compute_round,
    import_trf, import_usebio, read_report, replay_reports,
};
pub use reconciled::write_reconciled;
pub use settings::{given, is_settings, settings_of};

/// Does two things at once, as [`crate::model::Both`].
fn both(one: &mut (dyn FnMut() + Send), other: &mut (dyn FnMut() + Send)) {
    rayon::join(one, other);
}

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
}

/// Hears how far a run is.
pub trait Progress: Sync {
    /// So many returns were found.
    fn begin(&self, returns: usize);
    /// A return is being done.
    fn doing(&self, path: &str);
    /// A return is done.
    fn done(&self);
    /// All returns are done and the season is being written.
    fn closing(&self);
}

/// Hears nothing.
pub struct Silent;

impl Progress for Silent {
    fn begin(&self, _: usize) {}
    fn doing(&self, _: &str) {}
    fn done(&self) {}
    fn closing(&self) {}
}

/// Where a run writes, and with which templates.
pub struct Output<'a> {
    /// The output folder.
    pub publication: Publication,
    /// The templates.
    pub site: &'a Site,
}

/// A season being made.
struct Run<'a> {
    options: &'a Options,
    outputs: &'a [Output<'a>],
    people: RwLock<People>,
    progress: &'a dyn Progress,
    /// Stops the work of other threads after a failure.
    failed: AtomicBool,
}

/// Works a return out as one of a season: knowing the events of the others that
/// belong to its competitions. Nothing is written.
pub fn compute_among(
    file: &Path,
    options: &Options,
    found: &[Found],
) -> Result<Computed, OutputError> {
    let (_, mut known) = Run::new(options, &[], &Silent).every_wave(found)?;
    let own = file.canonicalize().ok();
    let index = found.iter().position(|found| found.file.canonicalize().ok() == own);
    let known = index.and_then(|index| known.remove(&index));
    let beyond = known.unwrap_or_default();
    Ok(match index {
        Some(index) => compute_found(&found[index], &beyond),
        None => compute(file, &Settings::default(), &beyond),
    })
}

/// Runs a season: everything is computed, and written to the outputs. None is published before
/// all are complete.
pub fn run(
    options: &Options,
    found: &[Found],
    loose: Loose,
    outputs: Vec<Output<'_>>,
    progress: &dyn Progress,
) -> Result<Season, OutputError> {
    let run = Run::new(options, &outputs, progress);
    let (records, _) = run.every_wave(found)?;
    progress.closing();
    let people = run.people.into_inner().unwrap_or_else(PoisonError::into_inner);
    let season = Season::gather(records, people, loose);
    outputs.iter().try_for_each(|output| write_season(&season, output))?;
    for output in outputs {
        output.publication.finish()?;
    }
    Ok(season)
}

impl<'a> Run<'a> {
    fn new(options: &'a Options, outputs: &'a [Output<'a>], progress: &'a dyn Progress) -> Run<'a> {
        let (people, failed) = (RwLock::default(), AtomicBool::new(false));
        Run { options, outputs, people, progress, failed }
    }

    /// Every return in the order in which they were found, with what each was worked out
    /// with: by itself at first, then knowing the others, until nobody knows more.
    fn every_wave(
        &self,
        found: &[Found],
    ) -> Result<(Vec<ReturnRecord>, BTreeMap<usize, Beyond>), OutputError> {
        self.progress.begin(found.len());
        let first = found.par_iter().map(|found| self.one(found, &Beyond::default()));
        let mut records: Vec<ReturnRecord> = first.collect::<Result<_, OutputError>>()?;
        // What was returned twice is told from results, which a copy that does not count
        // has lost by the next wave.
        let copies = self.copies(&records);
        let mut known = BTreeMap::new();
        for _ in 0..MOST_WAVES {
            let now = beyond(&records, &copies);
            let again: Vec<usize> =
                (0..found.len()).filter(|index| known.get(index) != now.get(index)).collect();
            let alone = Beyond::default();
            let done = again
                .par_iter()
                .map(|index| self.one(&found[*index], now.get(index).unwrap_or(&alone)))
                .collect::<Result<Vec<ReturnRecord>, OutputError>>()?;
            let settled = again.is_empty();
            for (index, record) in again.into_iter().zip(done) {
                records[index] = record;
            }
            known = now;
            if settled {
                break;
            }
        }
        Ok((records, known))
    }

    /// What other returns hold of the events of each, as far as it is to be heeded.
    fn copies(&self, records: &[ReturnRecord]) -> BTreeMap<usize, Beyond> {
        let mut copies = returned_twice(records);
        if self.options.both_versions {
            let changed = |copy: &Elsewhere| matches!(copy, Elsewhere::Changed(_));
            copies.values_mut().for_each(|beyond| beyond.copies.retain(|_, copy| !changed(copy)));
        }
        copies
    }

    /// Reads, computes and writes one return.
    fn one(&self, found: &Found, beyond: &Beyond) -> Result<ReturnRecord, OutputError> {
        if self.failed.load(Ordering::Relaxed) {
            return Ok(ReturnRecord::default());
        }
        self.progress.doing(&found.path);
        let computed = compute_found(found, beyond);
        let record = self.write(found, computed);
        if record.is_err() {
            self.failed.store(true, Ordering::Relaxed);
        }
        self.progress.done();
        record
    }

    fn write(&self, found: &Found, mut computed: Computed) -> Result<ReturnRecord, OutputError> {
        let mut record = ReturnRecord {
            path: found.path.clone(),
            annotated: computed.facsimile.as_ref().map(|_| found.annotated.clone()),
            events: Vec::with_capacity(computed.outcomes.len()),
            problems: Vec::new(),
        };
        {
            let mut people = self.people.write().unwrap_or_else(PoisonError::into_inner);
            for outcome in &computed.outcomes {
                let key = event_key(&found.key, &outcome.event.id);
                record.events.push(EventRecord::new(outcome, key, &mut people));
            }
        }
        // The copy first: pages tell its problems.
        for output in self.outputs.iter().filter(|output| !output.site.is_public()) {
            self.write_annotated(found, &mut computed, &mut record, output)?;
        }
        for output in self.outputs {
            self.write_pages(&computed, &record, output)?;
        }
        record.problems = computed.problems;
        Ok(record)
    }

    /// Writes the annotated copy. A return of which none can be made costs the
    /// others nothing; a disk that is full stops the run.
    fn write_annotated(
        &self,
        found: &Found,
        computed: &mut Computed,
        record: &mut ReturnRecord,
        output: &Output<'_>,
    ) -> Result<(), OutputError> {
        if self.write_patched(found, computed, record, output)? {
            return Ok(());
        }
        let Some(annotation) = annotation_of(found, computed) else { return Ok(()) };
        let name = format!("returns/{}", found.annotated);
        let why = match guarded(|| xlsx::annotated_book(&annotation)) {
            Ok(Ok(book)) => return output.publication.write(&name, &book),
            Ok(Err(why)) => why.to_string(),
            Err(fault) => fault.why,
        };
        // The one of an earlier wave, when less was known.
        output.publication.take_back_file(&name)?;
        record.annotated = None;
        computed.problems.push(Told::of_file(InternalFault { why }));
        Ok(())
    }

    /// Writes the annotated copy that is the return itself with additions. Returns whether there is
    /// one; if not, a note says why.
    fn write_patched(
        &self,
        found: &Found,
        computed: &mut Computed,
        record: &mut ReturnRecord,
        output: &Output<'_>,
    ) -> Result<bool, OutputError> {
        let Some(original) = computed.original.take() else { return Ok(false) };
        let Some(annotation) = annotation_of(found, computed) else { return Ok(false) };
        let why = match guarded(|| patched(&annotation, &original)) {
            Ok(Ok((book, macros))) => {
                let name = found.annotated_as(macros);
                output.publication.write(&format!("returns/{name}"), &book)?;
                record.annotated = Some(name);
                return Ok(true);
            }
            Ok(Err(why)) => why.to_string(),
            Err(fault) => fault.why,
        };
        computed.problems.push(Told::of_file(CopyRebuilt { why }));
        Ok(false)
    }

    fn write_pages(
        &self,
        computed: &Computed,
        record: &ReturnRecord,
        output: &Output<'_>,
    ) -> Result<(), OutputError> {
        let publication = &output.publication;
        let site = output.site;
        for (event, outcome) in record.events.iter().zip(&computed.outcomes) {
            // What the first wave wrote, before it was known to count elsewhere.
            publication.take_back(&format!("events/{}", event.key))?;
            let page_of_event = format!("events/{}.html", event.key);
            if !site.shows(event) {
                publication.take_back_file(&page_of_event)?;
                continue;
            }
            let veiled = site.embargo.then(|| event.veiled());
            let (event, known) = (veiled.as_ref().unwrap_or(event), event);
            let (page, in_folder) = {
                let people = self.people.read().unwrap_or_else(PoisonError::into_inner);
                let annotated = record.annotated.as_deref().filter(|_| !site.embargo);
                let problems = &computed.problems;
                let mut in_folder = site.board_pages(&people, event, outcome)?;
                // Who plays whom next is no secret, unless it is told by points.
                if !site.embargo || outcome.table.is_none() {
                    in_folder.extend(site.draw_page(&people, known, outcome)?);
                }
                (site.event_page(&people, event, outcome, annotated, problems)?, in_folder)
            };
            publication.write(&page_of_event, &page)?;
            for (name, page) in in_folder {
                publication.write(&name, &page)?;
            }
        }
        Ok(())
    }
}

/// What the annotated copy of a return is made of.
fn annotation_of<'a>(found: &'a Found, computed: &'a Computed) -> Option<xlsx::Annotation<'a>> {
    Some(xlsx::Annotation {
        path: &found.path,
        facsimile: computed.facsimile.as_ref()?,
        outcomes: &computed.outcomes,
        problems: &computed.problems,
    })
}

/// The annotated copy that is the return itself with additions, and whether it has macros.
fn patched(
    annotation: &xlsx::Annotation<'_>,
    original: &Original,
) -> Result<(Vec<u8>, bool), Refusal> {
    let package = Package::open(&original.bytes, Limits::default())?;
    let macros = package.has_macros();
    Ok((xlsx::patched_book(annotation, package, &original.earlier)?, macros))
}

/// What the season knows of the events of each return, where it is something: by
/// position of the return.
fn beyond(records: &[ReturnRecord], copies: &BTreeMap<usize, Beyond>) -> BTreeMap<usize, Beyond> {
    let mut beyond = copies.clone();
    let copies = beyond.iter().flat_map(|(ret, known)| {
        let left_out = known.copies.iter().filter(|(_, copy)| matches!(copy, Elsewhere::Same(_)));
        left_out.map(|(index, _)| (*ret, *index)).collect::<Vec<_>>()
    });
    let copies = copies.collect();
    for (ret, competition) in across_returns(records, &copies) {
        beyond.entry(ret).or_default().competition = competition;
    }
    beyond
}

/// What other returns hold of the events of each, by position of the return,
/// then of the event. Of events with the same results one counts.
fn returned_twice(records: &[ReturnRecord]) -> BTreeMap<usize, Beyond> {
    let mut again: BTreeMap<usize, Beyond> = BTreeMap::new();
    let mut copies: BTreeMap<u64, Vec<(usize, usize)>> = BTreeMap::new();
    let mut fields: BTreeMap<u64, Vec<(usize, usize)>> = BTreeMap::new();
    for (ret, record) in records.iter().enumerate() {
        for (index, event) in record.events.iter().enumerate() {
            if let Some(fingerprint) = event.fingerprint {
                copies.entry(fingerprint.results).or_default().push((ret, index));
            }
        }
    }
    for of_one in copies.values() {
        let (ret, index) = that_counts(records, of_one);
        for (other, position) in of_one.iter().filter(|copy| **copy != (ret, index)) {
            let same = Elsewhere::Same(records[ret].path.clone());
            again.entry(*other).or_default().copies.insert(*position, same);
        }
        if let Some(fingerprint) = records[ret].events[index].fingerprint {
            fields.entry(fingerprint.field).or_default().push((ret, index));
        }
    }
    // What is left of one field has different results.
    for field in fields.values_mut().filter(|field| field.len() > 1) {
        field.sort_unstable();
        for (ret, index) in field.iter() {
            if let Some(other) = other_results(records, field, (*ret, *index)) {
                again.entry(*ret).or_default().copies.insert(*index, other);
            }
        }
    }
    again
}

/// Of copies of one event the first without an error, else the first by path.
fn that_counts(records: &[ReturnRecord], copies: &[(usize, usize)]) -> (usize, usize) {
    let sound = |(ret, index): &&(usize, usize)| records[*ret].events[*index].state == State::Final;
    copies.iter().find(sound).or(copies.first()).copied().unwrap_or_default()
}

/// Another return's event among those of one field, first one with the same
/// title. In one workbook two events are two events.
fn other_results(
    records: &[ReturnRecord],
    field: &[(usize, usize)],
    (ret, index): (usize, usize),
) -> Option<Elsewhere> {
    let title = |(ret, index): (usize, usize)| name_key(&records[ret].events[index].title);
    let mut others = field.iter().filter(|(other, _)| *other != ret).peekable();
    let alike = records[others.peek()?.0].path.clone();
    let changed = others.find(|other| title(**other) == title((ret, index)));
    Some(match changed {
        Some((other, _)) => Elsewhere::Changed(records[*other].path.clone()),
        None => Elsewhere::Alike(alike),
    })
}

/// Writes what concerns the season as a whole. The public site has pages only.
fn write_season(season: &Season, output: &Output<'_>) -> Result<(), OutputError> {
    let site = output.site;
    let shown = site.shown(season);
    let files = || match site.is_public() {
        true => Ok(()),
        false => write_files(season, &output.publication),
    };
    let pages = || write_pages(shown.as_ref().unwrap_or(season), output);
    let (files, pages) = rayon::join(files, pages);
    files.and(pages)
}

/// Writes the workbook and the CSV files of a season.
fn write_files(season: &Season, publication: &Publication) -> Result<(), OutputError> {
    const NAME: &str = "season.xlsx";
    let workbook = || -> Result<(), OutputError> {
        let book = xlsx::season_book(season);
        publication.write(NAME, &book.map_err(|why| OutputError::Workbook(NAME.to_string(), why))?)
    };
    let data = || -> Result<(), OutputError> {
        let quotas = quotas::table(season, None);
        if !quotas.is_empty() {
            csv::write(publication, &quotas)?;
        }
        tables::of_season(season).par_iter().try_for_each(|table| csv::write(publication, table))
    };
    let (workbook, data) = rayon::join(workbook, data);
    workbook.and(data)
}

/// Writes the pages of a season and their assets.
fn write_pages(season: &Season, output: &Output<'_>) -> Result<(), OutputError> {
    let (publication, site) = (&output.publication, output.site);
    for (name, text) in site.assets() {
        publication.write(name, text.as_bytes())?;
    }
    for (name, page) in site.season_pages(season)? {
        publication.write(&name, &page)?;
    }
    season.clubs.par_iter().try_for_each(|club| {
        publication.write(&format!("clubs/{}.html", club.key), &site.club_page(season, club)?)
    })?;
    season.persons.par_iter().try_for_each(|person| {
        let key = season.people.key(person.id);
        publication.write(&format!("players/{key}.html"), &site.player_page(season, person)?)?;
        match site.certificates_page(season, person)? {
            Some(page) => publication.write(&format!("certificates/{key}.html"), &page),
            None => Ok(()),
        }
    })
}

/// Runs something with so many threads; none for as many as there are cores.
pub fn with_threads<T: Send>(threads: Option<usize>, work: impl FnOnce() -> T + Send) -> T {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0)).build();
    match pool {
        Ok(pool) => pool.install(work),
        // Without threads of its own the work is done by this one.
        Err(_) => work(),
    }
}
