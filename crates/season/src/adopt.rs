//! Foreign sheets, opened to be adopted: what was recognised of each, by a layout where one fits.

use std::path::{Path, PathBuf};

use xxhash_rust::xxh3::xxh3_128;

use super::companion_files::is_player_list;
use super::files::{
    FileProblems, SCORING_PAD_EXTENSIONS, TEXT_TABLE_EXTENSIONS, WORKBOOK_EXTENSIONS,
    input_folder_name, is_hidden_file_name, is_lock_or_system_file, is_scoring_pad_file,
    is_tournament_report, make_paths_unique, may_be_usebio, path_below_input, read_file_bytes,
    unreadable_file_problem,
};
use super::layouts::{self, is_layout_file};
use super::settings::is_settings_file;
use super::skipped_files;
use super::walk::{FolderWalk, WalkBounds, WalkStep};
use adopt::problems::{ColumnNew, LayoutInvalid};
use adopt::{
    GivenAnswer, LayoutFile, Layouts, LearnedLayout, RecognisedWorkbook, SheetReadByLayout,
    original_address, read_given_answers, recognise_workbook, split_combined_cells,
};
use model::file_names::RealPath;
use model::name_comparison::folded_name;
use model::problem::{
    Problem, ProblemDetail, ProblemPlace, RenderedProblem, catch_panic, render_problems,
};
use model::{StableSort, WorkbookCopy};
use report::publish::is_palmares_output;
use returns::OpenedReturn;

/// A foreign sheet as it was understood.
#[derive(Debug)]
pub struct UnderstoodForeignSheet {
    /// The cells of the sheet.
    pub copy: WorkbookCopy,
    pub found: RecognisedWorkbook,
    /// The layout by which it was read.
    pub layout: Option<String>,
    /// Whether it is a return of ours already.
    pub ours: bool,
    /// What is worth knowing of it.
    pub told: Vec<RenderedProblem>,
}

/// Opens a sheet and recognises it. A layout that was `given` must fit; of those that are known
/// one may.
pub fn recognise_foreign_sheet(
    file: &Path,
    given: Option<&(String, LearnedLayout)>,
    known: &Layouts,
) -> Result<UnderstoodForeignSheet, Box<RenderedProblem>> {
    let opened = || -> Result<UnderstoodForeignSheet, ProblemDetail> {
        let copy = split_combined_cells(&returns::open_foreign_file(&read_file_bytes(file)?)?)
            .into_owned();
        let ours = copy
            .sheets
            .iter()
            .any(|sheet| matches!(folded_name(&sheet.name).as_str(), "event" | "events"));
        let fitted = match given {
            Some((name, layout)) => Some(fit_given(name, layout, &copy)?),
            None => match known.find_layout(&copy) {
                Ok(fitted) => fitted,
                // It is looked at anew, which is what the problem asks for.
                Err(changed) => {
                    let found = recognise_workbook(&copy);
                    let told = vec![RenderedProblem::for_file(changed)];
                    return Ok(UnderstoodForeignSheet { copy, found, layout: None, ours, told });
                }
            },
        };
        let mut foreign = match fitted {
            Some(fitted) => {
                let new = fitted.unknown.iter().map(|(at, heading)| {
                    let layout = fitted.learned.name.clone();
                    let new = ColumnNew { layout, heading: heading.clone() };
                    Problem::new(new, ProblemPlace::Cell(original_address(&copy, *at)))
                        .render(Some(&copy))
                });
                let told = new.collect();
                // With its new columns it is of another make.
                let layout = fitted.unknown.is_empty().then(|| fitted.learned.name.clone());
                let found = with_new_columns(fitted, &copy);
                UnderstoodForeignSheet { copy, found, layout, ours, told }
            }
            None => {
                let found = recognise_workbook(&copy);
                UnderstoodForeignSheet { copy, found, layout: None, ours, told: Vec::new() }
            }
        };
        // A return is copied as it is, and its rows are told when it is read.
        if !ours {
            let told = returns::struck_or_uncalculated_cells(&foreign.copy, &foreign.found);
            foreign.told.extend(render_problems(&told, Some(&foreign.copy)));
        }
        Ok(foreign)
    };
    catch_panic(opened).map_err(ProblemDetail::from).and_then(|opened| opened).map_err(boxed)
}

/// What a sheet is by a layout, and what its new columns are recognised as.
fn with_new_columns(fitted: SheetReadByLayout, copy: &WorkbookCopy) -> RecognisedWorkbook {
    let SheetReadByLayout { mut found, unknown, .. } = fitted;
    if unknown.is_empty() {
        return found;
    }
    let fresh = recognise_workbook(copy).tables;
    for table in &mut found.tables {
        let same = fresh.iter().find(|fresh| {
            (fresh.sheet, fresh.heading) == (table.sheet, table.heading) && fresh.kind == table.kind
        });
        let new = same.into_iter().flat_map(|fresh| &fresh.columns).filter(|column| {
            unknown.iter().any(|(at, _)| (at.sheet, at.column) == (table.sheet, column.column))
                && table.column(column.meaning).is_none()
        });
        let new: Vec<_> = new.cloned().collect();
        table.columns.extend(new);
        table.columns.arrange_by_key(|column| column.column);
    }
    found
}

/// What a sheet is by a layout that was given for it.
fn fit_given(
    name: &str,
    layout: &LearnedLayout,
    copy: &WorkbookCopy,
) -> Result<SheetReadByLayout, ProblemDetail> {
    let learned = LayoutFile { name: name.to_string(), near: 0, layout: layout.clone() };
    let fitted = Layouts::new(vec![learned.into()]).find_layout(copy)?;
    fitted.ok_or_else(|| {
        LayoutInvalid { why: format!("the headings of {name} are not on this sheet") }.into()
    })
}

/// What `palmares adopt` itself writes beside returns.
const WRITTEN: [&str; 2] = [ADOPTION_QUESTIONS_FILE, ADOPTION_REPORT_FILE];

/// The workbook of questions.
pub const ADOPTION_QUESTIONS_FILE: &str = "questions.xlsx";

/// The file that tells what was recognised.
pub const ADOPTION_REPORT_FILE: &str = "adopted.csv";

/// The files of some folders by what `adopt` does with them, each with its path, in order.
#[derive(Debug, Default)]
pub struct FilesToAdopt {
    /// Workbooks, text files and web pages: sheets of a club's own, or returns.
    pub sheets: Vec<(String, PathBuf)>,
    /// What `run` reads as it is: files of pads and platforms, settings, lists of players.
    pub as_they_are: Vec<(String, PathBuf)>,
    /// Files that palmares does not read.
    pub unread: Vec<String>,
    /// What was passed over, and what could not be read.
    pub loose: FileProblems,
}

impl FilesToAdopt {
    /// Warns of a file that is not read, if it is a workbook or holds some.
    fn tell_left_out(&mut self, path: String, file: &Path, name: &str) {
        let trouble = skipped_files::warning_of_unread_file(file, name);
        self.loose.extend(trouble.map(|trouble| (path, RenderedProblem::for_file(trouble))));
    }
}

/// The files under some files and folders. What palmares wrote is left out. Of several folders each
/// has its name before the paths of its files.
pub fn find_files_to_adopt(inputs: &[PathBuf], out: &Path) -> FilesToAdopt {
    let mut contents = FilesToAdopt::default();
    let out = out.real_path().ok();
    for input in inputs {
        let root = match inputs.len() > 1 && input.is_dir() {
            true => format!("{}/", input_folder_name(input)),
            false => String::new(),
        };
        let mut walk = FolderWalk::following_links(input, WalkBounds::RETURNS);
        while let Some(step) = walk.next() {
            let entry = match step {
                WalkStep::Entry(entry) => entry,
                WalkStep::Unreadable { path, why } => {
                    contents.loose.push(unreadable_file_problem(input, &path, why));
                    continue;
                }
                WalkStep::Past(past) => {
                    let path = format!("{root}{}", path_below_input(input, &past.path));
                    let told = RenderedProblem::for_file(past.warning(&path));
                    contents.loose.push((path, told));
                    continue;
                }
            };
            if entry.kind.is_dir() {
                let into_itself = entry.depth > 0 && entry.path.real_path().ok() == out;
                if entry.depth > 0 && is_palmares_output(&entry.path) || into_itself {
                    walk.leave_folder();
                }
                continue;
            }
            let name = entry.name().to_lowercase();
            let written = WRITTEN.contains(&name.as_str())
                && entry.path.parent().and_then(|folder| folder.real_path().ok()) == out;
            let path = format!("{root}{}", path_below_input(input, &entry.path));
            match use_of(&entry.path, &name) {
                _ if entry.depth == 0 => contents.sheets.push((path, entry.path)),
                _ if is_hidden_file_name(&name) => contents.tell_left_out(path, &entry.path, &name),
                _ if written || is_lock_or_system_file(&name) || is_layout_file(&entry.path) => {}
                FileUse::Sheet => contents.sheets.push((path, entry.path)),
                FileUse::AsItIs => contents.as_they_are.push((path, entry.path)),
                FileUse::Unread => {
                    contents.tell_left_out(path.clone(), &entry.path, &name);
                    contents.unread.push(path);
                }
            }
        }
    }
    for files in [&mut contents.sheets, &mut contents.as_they_are] {
        files.sort();
        files.dedup();
        make_paths_unique(files);
    }
    contents.unread.sort();
    contents
}

/// What `adopt` does with a file below a folder.
enum FileUse {
    /// It is opened: a sheet of a club's own, or a return.
    Sheet,
    AsItIs,
    Unread,
}

fn use_of(file: &Path, name: &str) -> FileUse {
    let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
    let beside = is_settings_file(file) || is_player_list(name) || is_tournament_report(file);
    let by_ending =
        SCORING_PAD_EXTENSIONS.contains(&ending) || ending == "xml" && may_be_usebio(file);
    if beside || by_ending || TEXT_TABLE_EXTENSIONS.contains(&ending) && is_scoring_pad_file(file) {
        FileUse::AsItIs
    } else if WORKBOOK_EXTENSIONS.contains(&ending) || TEXT_TABLE_EXTENSIONS.contains(&ending) {
        FileUse::Sheet
    } else {
        FileUse::Unread
    }
}

/// The bytes of a file that goes to the returns as it is.
pub fn read_file_to_copy_unchanged(file: &Path) -> Result<Vec<u8>, Box<RenderedProblem>> {
    read_file_bytes(file).map_err(boxed)
}

/// A problem of a file, as an error that is no burden to what succeeds.
fn boxed(trouble: ProblemDetail) -> Box<RenderedProblem> {
    Box::new(RenderedProblem::for_file(trouble))
}

/// Reads a file of a layout, which remembers how a sheet was understood.
pub fn read_layout(file: &Path) -> Result<LearnedLayout, Box<RenderedProblem>> {
    layouts::read_layout_file(file).map_err(boxed)
}

/// Reads the answers of a workbook of questions; none where it is no such workbook.
pub fn read_adoption_answers(
    file: &Path,
) -> Result<Option<Vec<GivenAnswer>>, Box<RenderedProblem>> {
    let read = || -> Result<_, ProblemDetail> {
        Ok(read_given_answers(&returns::read_workbook_copy(&read_file_bytes(file)?)?))
    };
    catch_panic(read).map_err(ProblemDetail::from).and_then(|read| read).map_err(boxed)
}

/// A file that was opened to see whether a layout fits.
#[derive(Debug)]
pub(super) struct FileOpenedForLayout {
    /// The hash of its bytes.
    pub of: u128,
    pub fitting: OpenedReturn,
}

/// A text file or web page that is of the make of a layout, or was.
pub(super) fn open_if_layout_fits(file: &Path, layouts: &Layouts) -> Option<FileOpenedForLayout> {
    let opened = || {
        let bytes = read_file_bytes(file).ok()?;
        let fitting =
            OpenedReturn::open(&bytes, layouts).ok().filter(OpenedReturn::matches_layout)?;
        Some(FileOpenedForLayout { of: xxh3_128(&bytes), fitting })
    };
    catch_panic(opened).ok().flatten()
}
