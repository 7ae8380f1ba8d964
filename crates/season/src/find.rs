//! Finds returns under files and folders, in order of path.
//!
//! Everything that is not read is reported with its place. Folders written by palmares are skipped.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use xxhash_rust::xxh3::xxh3_128;

use adopt::Layouts;
use model::StableSort;
use model::file_names::{NativePathText, RealPath, folded_path, is_unusable_windows_name};
use model::problem::{ProblemDetail, RenderedProblem};
use register::page_keys::return_keys;
use report::publish::{RunFileNames, has_marker_file, is_internal_file_name, is_palmares_output};
use report::tables::run_difference::AMENDMENT_FILE;
use returns::OpenedReturn;
use returns::settings::Settings;

use super::adopt::{
    ADOPTION_QUESTIONS_FILE, ADOPTION_REPORT_FILE, FileOpenedForLayout, open_if_layout_fits,
};
use super::companion_files::{
    add_companions_to_settings, is_player_list, remove_companion_hand_files,
};
use super::files::{
    FileProblems, SCORING_PAD_EXTENSIONS, TEXT_TABLE_EXTENSIONS, WORKBOOK_EXTENSIONS,
    amendment_in_folder, describe_unsupported_file, input_folder_name, is_hidden_file_name,
    is_lock_or_system_file, is_scoring_pad_file, is_tournament_report, kind_of_non_file,
    make_paths_unique, may_be_usebio, may_hold_results, path_below_input, unreadable_file_problem,
};
use super::layouts::{LayoutFinder, is_layout_file};
use super::problems;
use super::settings::{FolderSettings, is_settings_file};
use super::skipped_files;
use super::walk::{FolderWalk, WalkBounds, WalkEntry, WalkStep};

/// A return that was found below the given files and folders, not yet opened.
#[derive(Debug, Clone)]
pub struct FoundReturn {
    pub file: PathBuf,
    /// Its path below the given folder.
    pub path: String,
    pub(super) key: String,
    /// The path of its annotated copy below `returns/`, if that is an xlsx workbook; `None` if it is
    /// its own.
    annotated: Option<String>,
    /// What answers the keys that it leaves out.
    pub settings: Arc<Settings>,
    /// The layouts by which it can be read.
    pub layouts: Arc<Layouts>,
    /// What was opened to see whether a layout fits, for the first reading.
    opened: Option<Arc<Mutex<Option<FileOpenedForLayout>>>>,
}

/// So many bytes of text files and web pages that were opened to see whether a layout fits are
/// kept until they are read; beyond that they are opened again.
const MOST_KEPT: u64 = 8 << 20;

impl FoundReturn {
    /// What was opened before, if the file has still the same bytes.
    pub(super) fn take_opened_return(&self, bytes: &[u8]) -> Option<OpenedReturn> {
        let opened = self.opened.as_ref()?.lock().unwrap_or_else(PoisonError::into_inner).take()?;
        (opened.of == xxh3_128(bytes)).then_some(opened.fitting)
    }

    /// The same return with a rule book for every event of it, whatever they name.
    pub(super) fn with_rule_book(&self, book: &'static str) -> FoundReturn {
        FoundReturn {
            settings: Arc::new(self.settings.with_forced_rule_book(book)),
            ..self.clone()
        }
    }

    /// The path of its annotated copy below `returns/`, if that is an xlsx workbook.
    pub(super) fn annotated_path(&self) -> &str {
        self.annotated.as_deref().unwrap_or(&self.path)
    }

    /// The path of its annotated copy below `returns/`: with macros it ends in `.xlsm`.
    pub(super) fn annotated_path_by_macros(&self, macros: bool) -> String {
        let (own, annotated) = (&self.path, self.annotated_path());
        let stem = annotated.strip_suffix(".xlsx").unwrap_or(annotated);
        match own.to_lowercase().strip_suffix(".xlsm") {
            _ if !macros => annotated.to_string(),
            // Another return can have the name in other letters.
            Some(_) if is_name(own) && own.starts_with(stem) => own.clone(),
            _ => format!("{stem}.xlsm"),
        }
    }
}

/// Finds the returns under files and folders. Skips `out` and every folder written by an earlier
/// run. `given` are the settings of the command line.
pub fn find_returns(
    inputs: &[PathBuf],
    out: Option<&Path>,
    given: &Arc<Settings>,
) -> (Vec<FoundReturn>, FileProblems) {
    let mut search = Search {
        out: out.and_then(|out| out.real_path().ok()),
        root: String::new(),
        files: Vec::new(),
        settings: BTreeSet::new(),
        layouts: LayoutFinder::new(inputs, None),
        opened: HashMap::new(),
        kept: 0,
        loose: FileProblems::new(),
    };
    for input in inputs {
        // Two folders can contain files of one name.
        let named = inputs.len() > 1 && input.is_dir();
        search.root = if named { format!("{}/", input_folder_name(input)) } else { String::new() };
        search.search_below(input);
    }
    let Search { mut files, settings, mut layouts, mut opened, mut loose, .. } = search;
    files.sort();
    remove_companion_hand_files(&mut files);
    read_once(&mut files, &mut loose);
    make_paths_unique(&mut files);
    let paths = files.iter().map(|(path, _)| path.as_str());
    let keys = return_keys(paths.clone());
    let annotated = annotated_paths(paths, &keys);
    let mut folders = FolderSettings::under_inputs(inputs, given, &mut loose);
    folders.check_folders_without_returns(&settings);
    let mut found: Vec<FoundReturn> = files
        .into_iter()
        .zip(keys.into_iter().zip(annotated))
        .map(|((path, file), (key, annotated))| {
            let (settings, layouts) = (folders.for_file(&file), layouts.for_file(&file));
            let opened = opened.remove(&file);
            let opened = opened.map(|opened| Arc::new(Mutex::new(Some(opened))));
            FoundReturn { file, path, key, annotated, settings, layouts, opened }
        })
        .collect();
    found.retain(|found| !folders.is_member_list(&found.file));
    for found in &mut found {
        let settings = Arc::clone(&found.settings);
        found.settings = add_companions_to_settings(settings, &found.file, &found.path, &mut loose);
    }
    loose.append(&mut layouts.loose);
    loose.sort();
    (found, loose)
}

/// A search through files and folders.
struct Search<'a> {
    /// The output folder of this run.
    out: Option<PathBuf>,
    /// The prefix of paths below the current input.
    root: String,
    /// The returns: path and file of each.
    files: Vec<(String, PathBuf)>,
    /// Folders with a settings file.
    settings: BTreeSet<PathBuf>,
    layouts: LayoutFinder<'a>,
    /// Text files and web pages that are open.
    opened: HashMap<PathBuf, FileOpenedForLayout>,
    /// How many bytes of opened files are held.
    kept: u64,
    loose: FileProblems,
}

impl Search<'_> {
    fn search_below(&mut self, input: &Path) {
        let mut walk = FolderWalk::following_links(input, WalkBounds::RETURNS);
        while let Some(step) = walk.next() {
            let entry = match step {
                WalkStep::Entry(entry) => entry,
                // What is wrong with it is told where it is read.
                WalkStep::Unreadable { path, .. } if is_settings_file(&path) => {
                    self.settings.extend(path.parent().map(Path::to_path_buf));
                    continue;
                }
                WalkStep::Unreadable { path, why } => {
                    self.loose.push(unreadable_file_problem(input, &path, why));
                    continue;
                }
                WalkStep::Past(past) => {
                    let path = format!("{}{}", self.root, path_below_input(input, &past.path));
                    self.report(&path, past.warning(&path));
                    continue;
                }
            };
            let path = format!("{}{}", self.root, path_below_input(input, &entry.path));
            let leads_on = entry.kind.is_dir() || entry.kind.is_file();
            if entry.is_link && entry.depth > 0 && leads_on {
                self.report_link(&path, &entry.path);
            }
            if entry.kind.is_dir() {
                if self.is_left_out(&entry, &path) {
                    walk.leave_folder();
                }
            } else {
                self.file(&entry, path);
            }
        }
    }

    fn report(&mut self, path: &str, trouble: impl Into<ProblemDetail>) {
        self.loose.push((path.to_string(), RenderedProblem::for_file(trouble)));
    }

    fn report_link(&mut self, path: &str, link: &Path) {
        let to = std::fs::read_link(link).unwrap_or_default();
        self.report(path, problems::LinkFollowed { to: to.native_path_text() });
    }

    /// Whether to skip a folder as output of palmares. Reports workbooks added to it.
    fn is_left_out(&mut self, entry: &WalkEntry, path: &str) -> bool {
        let folder = &*entry.path;
        let ours = is_palmares_output(folder);
        if entry.depth == 0 {
            return false;
        }
        if ours || (self.out.is_some() && folder.real_path().ok() == self.out) {
            self.report_added_returns(folder, path);
            if ours && amendment_in_folder(folder).is_some() {
                let path = format!("{path}/{AMENDMENT_FILE}");
                self.report(&path, problems::AmendmentAmongReturns);
            }
            return true;
        }
        if is_internal_file_name(&entry.name()) {
            return true;
        }
        if has_marker_file(folder) && holds_more(folder) {
            self.report(path, problems::MarkerAlone);
        }
        false
    }

    /// Reports returns in an output folder that palmares did not write.
    fn report_added_returns(&mut self, folder: &Path, path: &str) {
        let ours = RunFileNames::read(folder);
        let mut walk = FolderWalk::ignoring_links(folder, WalkBounds::OUTPUT);
        while let Some(step) = walk.next() {
            let entry = match step {
                WalkStep::Entry(entry) => entry,
                WalkStep::Unreadable { .. } => continue,
                WalkStep::Past(past) => {
                    let path = format!("{path}/{}", path_below_input(folder, &past.path));
                    self.report(&path, past.warning(&path));
                    continue;
                }
            };
            let name = entry.name();
            if entry.depth == 1 && is_internal_file_name(&name) {
                if entry.kind.is_dir() {
                    walk.leave_folder();
                }
                continue;
            }
            let is_return = entry.kind.is_file()
                && ending(&name).is_some_and(|ending| is_return(&ending))
                && !is_lock_or_system_file(&name);
            let below = path_below_input(folder, &entry.path);
            if is_return && !ours.has_file(&below) {
                self.report(&format!("{path}/{below}"), problems::ReturnInOutput);
            }
        }
    }

    /// Whether a text file or web page is to be read: one that was given, of a platform, or of a
    /// known layout.
    fn is_text(&mut self, entry: &WalkEntry, ending: Option<&str>) -> bool {
        if !ending.is_some_and(|ending| TEXT_TABLE_EXTENSIONS.contains(&ending)) {
            return false;
        }
        if entry.depth > 0 && is_scoring_pad_file(&entry.path) {
            return true;
        }
        let layouts = self.layouts.for_file(&entry.path);
        if entry.depth == 0 || layouts.is_empty() {
            return entry.depth == 0;
        }
        let known = open_if_layout_fits(&entry.path, &layouts);
        let is_known = known.is_some();
        let length = std::fs::metadata(&entry.path).map_or(MOST_KEPT, |found| found.len());
        if let Some(opened) = known.filter(|_| self.kept + length <= MOST_KEPT) {
            self.kept += length;
            self.opened.insert(entry.path.clone(), opened);
        }
        is_known
    }

    fn file(&mut self, entry: &WalkEntry, path: String) {
        let (name, place) = (entry.name(), &*entry.path);
        if is_lock_or_system_file(&name) || is_player_list(&name) {
            // A lock file of Excel can be a workbook by its content.
            let trouble = is_hidden_file_name(&name)
                .then(|| skipped_files::warning_of_unread_file(place, &name))
                .flatten();
            trouble.into_iter().for_each(|trouble| self.report(&path, trouble));
            return;
        }
        if is_settings_file(place) {
            self.settings.extend(place.parent().map(Path::to_path_buf));
            return;
        }
        let beside_adopted = || place.with_file_name(ADOPTION_REPORT_FILE).is_file();
        if is_layout_file(place)
            || name == ADOPTION_REPORT_FILE
            || (name == ADOPTION_QUESTIONS_FILE && beside_adopted())
        {
            return;
        }
        let ending = ending(&name);
        let named = ending.as_deref().is_some_and(is_return);
        match kind_of_non_file(entry.kind) {
            Some(what) if named => {
                let why = format!("it is {what}, not a file");
                self.report(&path, problems::FileUnreadable { why });
            }
            Some(what) => {
                let kind = what.trim_start_matches("a ").to_string();
                self.report(&path, problems::FileLeftOut { kind });
            }
            None if named && (ending.as_deref() != Some("xml") || may_be_usebio(place)) => {
                self.files.push((path, place.to_path_buf()));
            }
            None if self.is_text(entry, ending.as_deref()) => {
                self.files.push((path, place.to_path_buf()));
            }
            None => self.report(&path, not_read(place, &name, ending.as_deref())),
        }
    }
}

/// Why a file is not read.
fn not_read(file: &Path, name: &str, ending: Option<&str>) -> ProblemDetail {
    if let Some((what, instead)) = describe_unsupported_file(name) {
        return problems::OtherProgram { what, instead }.into();
    }
    skipped_files::warning_of_unread_file(file, name).unwrap_or_else(|| {
        let kind = match ending {
            Some(ending) if may_hold_results(ending) => {
                return problems::ResultsLeftOut { ending: ending.to_string() }.into();
            }
            Some(ending) if ending.len() <= 5 => format!(".{ending} file"),
            _ => "file".to_string(),
        };
        problems::FileLeftOut { kind }.into()
    })
}

/// Whether a folder with a marker contains more than the remains of an interrupted run.
fn holds_more(folder: &Path) -> bool {
    let mut entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    entries.any(|entry| !entry.file_name().to_str().is_some_and(is_internal_file_name))
}

/// Drops returns that are another one under a second path. The file itself is kept, not the link to
/// it.
fn read_once(files: &mut Vec<(String, PathBuf)>, loose: &mut FileProblems) {
    let mut folders: HashMap<PathBuf, Option<PathBuf>> = HashMap::new();
    let mark = |place: &Path| xxh3_128(place.as_os_str().as_encoded_bytes());
    let place = |file: &PathBuf| mark(&real_place(file, &mut folders));
    let places: Vec<u128> = files.iter().map(|(_, file)| file).map(place).collect();
    let is_itself = |index: usize| {
        std::path::absolute(&files[index].1).is_ok_and(|file| mark(&file) == places[index])
    };
    let mut read: HashMap<u128, usize> = HashMap::with_capacity(files.len());
    for (index, place) in places.iter().enumerate() {
        let chosen = read.entry(*place).or_insert(index);
        if *chosen != index && !is_itself(*chosen) && is_itself(index) {
            *chosen = index;
        }
    }
    for (index, (path, _)) in files.iter().enumerate() {
        let other = &files[read[&places[index]]].0;
        if other != path {
            loose.retain(|(link, told)| link != path || told.code != "link-followed");
            let other = other.clone();
            loose
                .push((path.clone(), RenderedProblem::for_file(problems::ReadElsewhere { other })));
        }
    }
    let mut each = places.iter().enumerate();
    files.retain(|_| each.next().is_some_and(|(index, place)| read[place] == index));
}

/// The path of a file without links. Each of the `folders` is looked up once.
fn real_place(file: &Path, folders: &mut HashMap<PathBuf, Option<PathBuf>>) -> PathBuf {
    let real = |path: &Path| path.real_path().ok();
    let mut in_folder = || {
        let (folder, name) = (file.parent()?, file.file_name()?);
        if !folders.contains_key(folder) {
            folders.insert(folder.to_path_buf(), real(folder));
        }
        let folder = folders.get(folder)?.as_ref();
        folder.filter(|_| !file.is_symlink()).map(|folder| folder.join(name))
    };
    in_folder().or_else(|| real(file)).unwrap_or_else(|| file.to_path_buf())
}

/// Whether returns have an extension.
fn is_return(ending: &str) -> bool {
    WORKBOOK_EXTENSIONS.contains(&ending)
        || SCORING_PAD_EXTENSIONS.contains(&ending)
        || ending == "xml"
}

fn ending(name: &str) -> Option<String> {
    name.rsplit_once('.').map(|(_, ending)| ending.to_lowercase())
}

/// The longest file name in bytes.
const LONGEST_NAME: usize = 255;
/// The longest path below the output folder in bytes; systems allow four times as much in total.
const LONGEST_PATH: usize = 1024;

/// The unique paths of annotated copies: the return's path with extension `.xlsx`, `None` if that is
/// its own. On a conflict, which capitals and composed letters do not settle, a return keeps its own
/// extension as well; if that is no name for every system, the key is used.
fn annotated_paths<'a>(
    paths: impl Iterator<Item = &'a str> + Clone,
    keys: &[String],
) -> Vec<Option<String>> {
    let stem = |path: &str| path.rsplit_once('.').map_or(path, |(stem, _)| stem).to_string();
    let mark = |name: &str| xxh3_128(folded_path(name).as_bytes());
    // Names in use: of folders, and of workbooks that keep their own.
    let mut taken: HashSet<u128> = HashSet::new();
    for path in paths.clone() {
        taken.extend(path.match_indices('/').map(|(end, _)| mark(&path[..end])));
    }
    let mut keeps =
        |path: &str| path.ends_with(".xlsx") && is_name(path) && taken.insert(mark(path));
    let kept: Vec<bool> = paths.clone().map(&mut keeps).collect();
    if kept.iter().all(|kept| *kept) {
        return vec![None; keys.len()];
    }
    let mut counts: HashMap<u128, u32> = HashMap::new();
    for path in paths.clone() {
        *counts.entry(mark(&stem(path))).or_default() += 1;
    }
    let mut own = |path: &str, key: &str| {
        let stem = stem(path);
        let alone = counts[&mark(&stem)] == 1;
        let plain = [format!("{stem}.xlsx"), format!("{path}.xlsx")];
        let folder = path.rsplit_once('/').filter(|(folder, _)| is_name(folder));
        let folder = folder.map_or(String::new(), |(folder, _)| format!("{folder}/"));
        let room = folder.len() + key.len() < LONGEST_PATH / 2;
        let folder = if room { folder } else { String::new() };
        let keyed = (1..).map(|n| match n {
            1 => format!("{folder}{key}.xlsx"),
            n => format!("{folder}{key}-{n}.xlsx"),
        });
        let mut names = plain.into_iter().skip(usize::from(!alone)).chain(keyed);
        names.find(|name| is_name(name) && taken.insert(mark(name)))
    };
    let each = paths.zip(keys).zip(kept);
    each.map(|((path, key), kept)| if kept { None } else { own(path, key) }).collect()
}

/// Whether all systems accept it as a file path.
fn is_name(path: &str) -> bool {
    path.len() <= LONGEST_PATH
        && path.split('/').all(|step| step.len() <= LONGEST_NAME && !is_unusable_windows_name(step))
        && !path.contains(char::is_control)
}

/// A Tournament Report File found.
#[derive(Debug, Clone)]
pub struct FoundTournamentReport {
    pub file: PathBuf,
    /// Its path below the given folder.
    pub path: String,
}

/// Finds the Tournament Report Files under files and folders, in order of path.
pub fn find_tournament_reports(inputs: &[PathBuf]) -> Vec<FoundTournamentReport> {
    let mut reports = Vec::new();
    for input in inputs {
        let root = if inputs.len() > 1 && input.is_dir() {
            format!("{}/", input_folder_name(input))
        } else {
            String::new()
        };
        // Unreadable files are reported with the returns.
        for entry in FolderWalk::following_links(input, WalkBounds::RETURNS).entries() {
            if entry.kind.is_file()
                && is_tournament_report(&entry.path)
                && !is_lock_or_system_file(&entry.name())
            {
                let path = format!("{root}{}", path_below_input(input, &entry.path));
                reports.push(FoundTournamentReport { file: entry.path, path });
            }
        }
    }
    reports.arrange_by(|a, b| (&a.path, &a.file).cmp(&(&b.path, &b.file)));
    reports.dedup_by(|a, b| a.file.real_path().ok() == b.file.real_path().ok());
    reports
}
