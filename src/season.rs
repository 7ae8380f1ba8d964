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

mod changes;
pub mod reconcile;
mod reconciled;

use std::collections::{BTreeMap, HashMap, HashSet};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{PoisonError, RwLock};

use rayon::prelude::*;
use walkdir::WalkDir;

use crate::awards::{Beyond, Elsewhere, Outcome, outcomes};
use crate::draw::dutch;
use crate::draw::replay::{Disagreement, replay};
use crate::draw::reported::table_of;
use crate::model::names::name_key;
use crate::model::tournament_report::TournamentReport;
use crate::model::{Facsimile, State};
use crate::problem::{Problem, ReportTrouble, Severity, Told, Trouble, guarded};
use crate::register::competitions::across_returns;
use crate::register::keys::{event_key, return_keys};
use crate::register::{EventRecord, People, ReturnRecord, Season};
use crate::report::listing::Listing;
use crate::report::publish::is_ours;
use crate::report::{OutputError, Publication, Site, csv, quotas, xlsx};
use crate::returns::{self, Reading};

pub use changes::compare_runs;
pub use reconciled::write_reconciled;

/// Does two things at once, as [`crate::model::Both`].
fn both(one: &mut (dyn FnMut() + Send), other: &mut (dyn FnMut() + Send)) {
    rayon::join(one, other);
}

/// The endings of files that are returns.
const ENDINGS: [&str; 6] = ["xlsx", "xlsm", "xls", "xlsb", "ods", "xml"];
/// What an XML file holds is told from so many bytes.
const BEGINNING: u64 = 64 << 10;
/// The endings of Tournament Report Files.
const REPORT_ENDINGS: [&str; 2] = ["trf", "trfx"];
/// Waves in which returns are done again: as many as stages that lead to each other in
/// files of their own. More of them only turn in a circle.
const MOST_WAVES: usize = 8;
/// A larger file is no return.
const MOST_BYTES: u64 = 256 << 20;

/// What a run is told.
#[derive(Debug, Default, Clone)]
pub struct Options {
    /// Files and folders with returns.
    pub inputs: Vec<PathBuf>,
    /// The rule set of events that name none.
    pub rules: Option<&'static str>,
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

/// A return that was found.
#[derive(Debug, Clone)]
pub struct Found {
    /// Where it is.
    pub file: PathBuf,
    /// Its path below the folder that was given.
    pub path: String,
    /// Its key.
    key: String,
    /// The path of its annotated copy below `returns/`.
    annotated: String,
}

/// What a folder holds beside returns, and what could not be opened.
type Loose = Vec<(String, Told)>;

/// Finds the returns under files and folders. `out` is left out, and so is
/// every folder that an earlier run made.
pub fn find(inputs: &[PathBuf], out: Option<&Path>) -> (Vec<Found>, Loose) {
    let mut files: Vec<(String, PathBuf)> = Vec::new();
    let mut loose = Loose::new();
    let out = out.and_then(|out| out.canonicalize().ok());
    let several = inputs.len() > 1;
    for input in inputs {
        let root = if several { root_name(input) } else { String::new() };
        let before = files.len();
        walk(input, out.as_deref(), &mut files, &mut loose);
        // Two folders may hold files of one name.
        for (path, _) in &mut files[before..] {
            if !root.is_empty() && input.is_dir() {
                *path = format!("{root}/{path}");
            }
        }
    }
    files.sort();
    files.dedup_by(|a, b| a.1.canonicalize().ok() == b.1.canonicalize().ok());
    make_unique(&mut files);
    let paths: Vec<String> = files.iter().map(|(path, _)| path.clone()).collect();
    let keys = return_keys(&paths);
    let annotated = annotated_paths(&paths, &keys);
    let found = files
        .into_iter()
        .zip(keys.into_iter().zip(annotated))
        .map(|((path, file), (key, annotated))| Found { file, path, key, annotated })
        .collect();
    loose.sort();
    (found, loose)
}

fn root_name(input: &Path) -> String {
    let name = input.canonicalize().ok();
    let name = name.as_deref().unwrap_or(input).file_name();
    name.map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

fn walk(input: &Path, out: Option<&Path>, files: &mut Vec<(String, PathBuf)>, loose: &mut Loose) {
    let is_output = |path: &Path| {
        (out.is_some() && path.canonicalize().ok().as_deref() == out) || is_ours(path)
    };
    let walker = WalkDir::new(input).follow_links(true).sort_by_file_name().into_iter();
    let entries = walker.filter_entry(|entry| {
        entry.depth() == 0 || !(entry.file_type().is_dir() && is_output(entry.path()))
    });
    for entry in entries {
        let entry = match entry {
            Ok(entry) => entry,
            Err(why) => {
                loose.push(unreadable(input, &why));
                continue;
            }
        };
        if !entry.file_type().is_file() {
            continue;
        }
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = relative(input, entry.path());
        let ending = name.rsplit_once('.').map(|(_, ending)| ending.to_lowercase());
        if is_leftover(&name) {
            continue;
        }
        let named = ending.as_deref().is_some_and(|ending| ENDINGS.contains(&ending));
        if named && (ending.as_deref() != Some("xml") || may_be_usebio(entry.path())) {
            files.push((path, entry.into_path()));
        } else {
            let kind = match ending.as_deref() {
                Some(ending) if ending.len() <= 5 => format!(".{ending} file"),
                _ => "file".to_string(),
            };
            loose.push((path, Told::of_file(&Trouble::FileLeftOut { kind })));
        }
    }
}

/// Whether an XML file is one of results. One that cannot be opened is told as
/// a return.
fn may_be_usebio(path: &Path) -> bool {
    let mut beginning = Vec::new();
    let read =
        std::fs::File::open(path).and_then(|file| file.take(BEGINNING).read_to_end(&mut beginning));
    read.is_err() || returns::is_usebio(&beginning)
}

/// Lock files of Excel and LibreOffice, and files that systems leave behind. A
/// name with two dots in front is a slip, not a hidden file.
fn is_leftover(name: &str) -> bool {
    let hidden = name.starts_with('.') && !name.starts_with("..");
    name.starts_with("~$") || hidden || name == "Thumbs.db" || name == "desktop.ini"
}

/// A path below an input, with `/` between folders. A file given by itself has
/// its name.
fn relative(input: &Path, path: &Path) -> String {
    let below = path.strip_prefix(input).unwrap_or(path);
    let below = if below.as_os_str().is_empty() {
        Path::new(path.file_name().unwrap_or_default())
    } else {
        below
    };
    let steps: Vec<String> =
        below.components().map(|step| step.as_os_str().to_string_lossy().into_owned()).collect();
    steps.join("/")
}

fn unreadable(input: &Path, why: &walkdir::Error) -> (String, Told) {
    let place = why.path().unwrap_or(input);
    let path = relative(input, place);
    let in_a_circle = || "it is a link that leads back to a folder it stands in".to_string();
    let reason = why.io_error().map_or_else(in_a_circle, reason_of);
    // A link to something that is gone is no folder.
    let trouble = if place.is_dir() {
        Trouble::FolderUnreadable { folder: path.clone(), why: reason }
    } else {
        Trouble::FileUnreadable { why: reason }
    };
    (path, Told::of_file(&trouble))
}

/// A system's refusal in words that a secretary knows.
fn reason_of(why: &std::io::Error) -> String {
    match why.kind() {
        std::io::ErrorKind::PermissionDenied => "you have no permission to open it".to_string(),
        std::io::ErrorKind::NotFound => "it is not there any more".to_string(),
        _ => why.to_string(),
    }
}

/// Gives files of one path, from folders of one name, different paths.
fn make_unique(files: &mut [(String, PathBuf)]) {
    let mut seen: HashMap<String, u32> = HashMap::new();
    for (path, _) in files {
        let times = seen.entry(path.clone()).or_default();
        *times += 1;
        if *times > 1 {
            *path = format!("{times}/{path}");
        }
    }
}

/// The longest name of a file in bytes.
const LONGEST_NAME: usize = 255;

/// The paths of annotated copies, each alone: as the return's, ending in
/// `.xlsx`. Where two returns would share one, the one that is no xlsx keeps its
/// ending as well; where that cannot be a name either, the key serves as one.
fn annotated_paths(paths: &[String], keys: &[String]) -> Vec<String> {
    let stem = |path: &str| path.rsplit_once('.').map_or(path, |(stem, _)| stem).to_string();
    let mut counts: HashMap<String, u32> = HashMap::new();
    // Names in use: of workbooks that keep their own, and of folders.
    let mut taken: HashSet<String> = HashSet::new();
    for path in paths {
        *counts.entry(stem(path).to_lowercase()).or_default() += 1;
        taken.extend(path.match_indices('/').map(|(end, _)| path[..end].to_lowercase()));
        if path.ends_with(".xlsx") && is_name(path) {
            taken.insert(path.to_lowercase());
        }
    }
    let mut own = |path: &str, key: &str| {
        let stem = stem(path);
        let alone = counts[&stem.to_lowercase()] == 1;
        let plain = [format!("{stem}.xlsx"), format!("{path}.xlsx")];
        let folder =
            path.rsplit_once('/').map_or(String::new(), |(folder, _)| format!("{folder}/"));
        let keyed = (1..).map(|n| match n {
            1 => format!("{folder}{key}.xlsx"),
            n => format!("{folder}{key}-{n}.xlsx"),
        });
        let mut names = plain.into_iter().skip(usize::from(!alone)).chain(keyed);
        names.find(|name| is_name(name) && taken.insert(name.to_lowercase())).unwrap_or_default()
    };
    let keeps = |path: &str| path.ends_with(".xlsx") && is_name(path);
    let each = paths.iter().zip(keys);
    each.map(|(path, key)| if keeps(path) { path.clone() } else { own(path, key) }).collect()
}

/// Whether every system takes it as the path of a file.
fn is_name(path: &str) -> bool {
    path.split('/').all(|step| step.len() <= LONGEST_NAME) && !path.contains(char::is_control)
}

/// A return, read and worked out.
#[derive(Debug, Default)]
pub struct Computed {
    /// The copy of its sheets; none when the file is no readable workbook.
    pub facsimile: Option<Facsimile>,
    /// Its events.
    pub outcomes: Vec<Outcome>,
    /// What is wrong with it, in order.
    pub problems: Vec<Told>,
}

/// Reads a return and works its events out. `beyond` is what the season
/// knows of them.
pub fn compute(file: &Path, rules: Option<&'static str>, beyond: &Beyond) -> Computed {
    match bytes_of(file) {
        Ok(bytes) => compute_bytes(&bytes, rules, beyond),
        Err(trouble) => Computed { problems: vec![Told::of_file(&trouble)], ..Computed::default() },
    }
}

/// The same, with round `round` of every event drawn instead of the next one.
pub fn compute_round(file: &Path, rules: Option<&'static str>, round: Option<u16>) -> Computed {
    match bytes_of(file) {
        Ok(bytes) => compute_asked(&bytes, rules, &Beyond::default(), round),
        Err(trouble) => Computed { problems: vec![Told::of_file(&trouble)], ..Computed::default() },
    }
}

/// The sheets that a USEBIO file becomes, with `rules` filled in, and what is
/// worth knowing of it; no sheets when it cannot be read.
pub fn import_usebio(file: &Path, rules: Option<&'static str>) -> (Option<Facsimile>, Vec<Told>) {
    match bytes_of(file).and_then(|bytes| returns::import_usebio(&bytes, rules)) {
        Ok(imported) => {
            let notes = imported.notes.iter().map(Told::of_file).collect();
            (Some(imported.facsimile), notes)
        }
        Err(trouble) => (None, vec![Told::of_file(&trouble)]),
    }
}

/// A Tournament Report File that was found.
#[derive(Debug, Clone)]
pub struct FoundReport {
    /// Where it is.
    pub file: PathBuf,
    /// Its path below the folder that was given.
    pub path: String,
}

/// Whether a path is that of a Tournament Report File.
pub fn is_report(path: &Path) -> bool {
    let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    ending.is_some_and(|ending| REPORT_ENDINGS.contains(&ending.as_str()))
}

/// Finds the Tournament Report Files under files and folders, in order of path.
pub fn find_reports(inputs: &[PathBuf]) -> Vec<FoundReport> {
    let mut reports = Vec::new();
    for input in inputs {
        let root = if inputs.len() > 1 && input.is_dir() {
            format!("{}/", root_name(input))
        } else {
            String::new()
        };
        // What cannot be opened is told among the returns.
        for entry in WalkDir::new(input).follow_links(true).into_iter().flatten() {
            if entry.file_type().is_file()
                && is_report(entry.path())
                && !is_leftover(&entry.file_name().to_string_lossy())
            {
                let path = format!("{root}{}", relative(input, entry.path()));
                reports.push(FoundReport { file: entry.into_path(), path });
            }
        }
    }
    reports.sort_by(|a, b| (&a.path, &a.file).cmp(&(&b.path, &b.file)));
    reports.dedup_by(|a, b| a.file.canonicalize().ok() == b.file.canonicalize().ok());
    reports
}

/// A Tournament Report File, read.
#[derive(Debug, Default)]
pub struct Reported {
    /// What it says; none when it cannot be opened.
    pub report: Option<TournamentReport>,
    /// What is wrong with it, in order.
    pub problems: Vec<Told>,
}

impl Reported {
    /// The report, unless an error stands against it.
    pub fn sound(&self) -> Option<&TournamentReport> {
        let errors = self.problems.iter().any(|told| told.severity == Severity::Error);
        self.report.as_ref().filter(|_| !errors)
    }
}

/// Reads a Tournament Report File.
pub fn read_report(file: &Path) -> Reported {
    let read = bytes_of(file).and_then(|bytes| {
        guarded(|| returns::read_report(&bytes)).map_err(|why| Trouble::InternalFault { why })
    });
    match read {
        Ok((report, problems)) => {
            Reported { report: Some(report), problems: told(&problems, None) }
        }
        Err(trouble) => Reported { report: None, problems: vec![Told::of_file(&trouble)] },
    }
}

/// The sheets that a Tournament Report File becomes, with `rules` filled in, and
/// what is wrong with it; no sheets when nothing of it can be read.
pub fn import_trf(file: &Path, rules: Option<&'static str>) -> (Option<Facsimile>, Vec<Told>) {
    let Reported { report, problems } = read_report(file);
    let report = report.filter(|report| !report.table.contestants.is_empty());
    (report.map(|report| returns::sheets_of_report(&report, rules)), problems)
}

/// A Tournament Report File whose rounds were drawn again.
#[derive(Debug)]
pub struct Replayed {
    /// What was read.
    pub reported: Reported,
    /// How many rounds were drawn again.
    pub rounds: usize,
    /// Those that the rules draw otherwise.
    pub disagreements: Vec<Disagreement>,
}

/// Draws the rounds of each report again, in parallel. A report with errors is
/// not drawn.
pub fn replay_reports(found: &[FoundReport]) -> Vec<Replayed> {
    found.par_iter().map(|found| replay_report(&found.file)).collect()
}

fn replay_report(file: &Path) -> Replayed {
    let mut reported = read_report(file);
    let drawn = reported.sound().map(|report| {
        // Where nobody said how many rounds are planned, those that it holds are.
        let table = table_of(report, Some(report.table.played)).map_err(|why| {
            let (code, why) = ("192".to_string(), why.to_string());
            Trouble::from(ReportTrouble::Record { code, why })
        })?;
        guarded(|| (table.played, replay(&table, dutch::draw)))
            .map_err(|why| Trouble::InternalFault { why })
    });
    let (rounds, disagreements) = drawn.unwrap_or(Ok((0, Vec::new()))).unwrap_or_else(|trouble| {
        reported.problems.push(Told::of_file(&trouble));
        (0, Vec::new())
    });
    Replayed { reported, rounds, disagreements }
}

fn bytes_of(file: &Path) -> Result<Vec<u8>, Trouble> {
    let unreadable = |why: std::io::Error| Trouble::FileUnreadable { why: reason_of(&why) };
    let size = std::fs::metadata(file).map_err(unreadable)?.len();
    if size > MOST_BYTES {
        return Err(Trouble::WorkbookTooLarge { what: format!("it has {} MB", size >> 20) });
    }
    std::fs::read(file).map_err(unreadable)
}

fn compute_bytes(bytes: &[u8], rules: Option<&'static str>, beyond: &Beyond) -> Computed {
    compute_asked(bytes, rules, beyond, None)
}

fn compute_asked(
    bytes: &[u8],
    rules: Option<&'static str>,
    beyond: &Beyond,
    round: Option<u16>,
) -> Computed {
    let work = || {
        let Reading { facsimile, mut returned, mut problems } = returns::read(bytes, rules);
        if let Some(round) = round {
            returned.events.iter_mut().for_each(|event| event.ask_for_draw(round));
        }
        let outcomes = outcomes(returned.events, beyond, &mut problems);
        Computed { problems: told(&problems, facsimile.as_ref()), facsimile, outcomes }
    };
    // A fault of ours in one return must not cost the others.
    guarded(work).unwrap_or_else(|why| {
        let trouble = Trouble::InternalFault { why };
        Computed { problems: vec![Told::of_file(&trouble)], ..Computed::default() }
    })
}

/// Problems in words, in order of place.
fn told(problems: &[Problem], facsimile: Option<&Facsimile>) -> Vec<Told> {
    let mut told: Vec<Told> = problems.iter().map(|problem| problem.told(facsimile)).collect();
    told.sort_by(|a, b| a.order().cmp(&b.order()));
    told.dedup();
    told
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
    output: Option<&'a Output<'a>>,
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
    let (_, mut known) = Run::new(options, None, &Silent).every_wave(found)?;
    let own = file.canonicalize().ok();
    let index = found.iter().position(|found| found.file.canonicalize().ok() == own);
    let known = index.and_then(|index| known.remove(&index));
    Ok(compute(file, options.rules, &known.unwrap_or_default()))
}

/// Runs a season: everything is computed, and written when an output is given.
pub fn run(
    options: &Options,
    found: &[Found],
    loose: Loose,
    output: Option<Output<'_>>,
    progress: &dyn Progress,
) -> Result<Season, OutputError> {
    let run = Run::new(options, output.as_ref(), progress);
    let (records, _) = run.every_wave(found)?;
    progress.closing();
    let people = run.people.into_inner().unwrap_or_else(PoisonError::into_inner);
    let season = Season::gather(records, people, loose);
    if let Some(output) = output {
        write_season(&season, &output)?;
        output.publication.finish()?;
    }
    Ok(season)
}

impl<'a> Run<'a> {
    fn new(
        options: &'a Options,
        output: Option<&'a Output<'a>>,
        progress: &'a dyn Progress,
    ) -> Run<'a> {
        let (people, failed) = (RwLock::default(), AtomicBool::new(false));
        Run { options, output, people, progress, failed }
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
        let computed = compute(&found.file, self.options.rules, beyond);
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
        if let Some(output) = self.output {
            self.write_annotated(found, &mut computed, &mut record, output)?;
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
        let publication = &output.publication;
        let Some(facsimile) = &computed.facsimile else {
            return Ok(());
        };
        let annotation = xlsx::Annotation {
            path: &found.path,
            facsimile,
            outcomes: &computed.outcomes,
            problems: &computed.problems,
        };
        let path = publication.path(&format!("returns/{}", found.annotated))?;
        let written =
            guarded(|| xlsx::write_annotated(&annotation, &path, publication.temporary()));
        let why = match written {
            Ok(Ok(())) => return Ok(()),
            Ok(Err(why)) if xlsx::is_of_system(&why) => {
                return Err(OutputError::Workbook(found.annotated.clone(), why));
            }
            Ok(Err(why)) => why.to_string(),
            Err(why) => why,
        };
        // What was begun of it is no workbook.
        let _ = std::fs::remove_file(&path);
        record.annotated = None;
        computed.problems.push(Told::of_file(&Trouble::InternalFault { why }));
        Ok(())
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
            let veiled = site.embargo.then(|| event.veiled());
            let (event, known) = (veiled.as_ref().unwrap_or(event), event);
            let (page, in_folder) = {
                let people = self.people.read().unwrap_or_else(PoisonError::into_inner);
                let annotated = record.annotated.as_deref().filter(|_| !site.embargo);
                let problems = &computed.problems;
                let mut in_folder = output.site.board_pages(&people, event, outcome)?;
                // Who plays whom next is no secret, unless it is told by points.
                if !site.embargo || outcome.table.is_none() {
                    in_folder.extend(output.site.draw_page(&people, known, outcome)?);
                }
                (output.site.event_page(&people, event, outcome, annotated, problems)?, in_folder)
            };
            publication.write(&format!("events/{}.html", event.key), &page)?;
            // Those of the first wave, before it was known to count elsewhere.
            publication.take_back(&format!("events/{}", event.key))?;
            for (name, page) in in_folder {
                publication.write(&name, &page)?;
            }
        }
        Ok(())
    }
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

/// Writes what concerns the season as a whole.
fn write_season(season: &Season, output: &Output<'_>) -> Result<(), OutputError> {
    let (publication, site) = (&output.publication, output.site);
    let workbook = || -> Result<(), OutputError> {
        let path = publication.path("season.xlsx")?;
        xlsx::write_season(season, &path, publication.temporary())
            .map_err(|why| OutputError::Workbook("season.xlsx".to_string(), why))
    };
    let veiled = site.embargo.then(|| season.veiled());
    let shown = veiled.as_ref().unwrap_or(season);
    let data = || -> Result<(), OutputError> {
        csv::FILES.par_iter().try_for_each(|(name, fill)| {
            let path = publication.path(name)?;
            csv::write(season, *fill, &path).map_err(|why| OutputError::Io(path.clone(), why))
        })
    };
    let pages = || -> Result<(), OutputError> {
        for (name, text) in site.assets() {
            publication.write(name, text.as_bytes())?;
        }
        publication.write("index.html", &site.index_page(shown)?)?;
        let quotas = quotas::rows(season, None);
        if !quotas.is_empty() {
            write_listing(publication, &quotas::listing(&quotas))?;
        }
        data()?;
        shown.clubs.par_iter().try_for_each(|club| {
            publication.write(&format!("clubs/{}.html", club.key), &site.club_page(shown, club)?)
        })?;
        shown.persons.par_iter().try_for_each(|person| {
            let key = shown.people.key(person.id);
            publication.write(&format!("players/{key}.html"), &site.player_page(shown, person)?)?;
            match site.certificates_page(shown, person)? {
                Some(page) => publication.write(&format!("certificates/{key}.html"), &page),
                None => Ok(()),
            }
        })
    };
    let (workbook, pages) = rayon::join(workbook, pages);
    workbook.and(pages)
}

/// Writes a list as a CSV file of the output.
fn write_listing(publication: &Publication, listing: &Listing<'_>) -> Result<(), OutputError> {
    let path = publication.path(listing.file)?;
    csv::write_listing(listing, &path).map_err(|why| OutputError::Io(path.clone(), why))
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
