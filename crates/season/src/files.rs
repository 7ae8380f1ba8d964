//! Opens files; rejects those that are no files or too large, in words.

use std::io::Read;
use std::path::{Path, PathBuf};

use model::file_names::RealPath;
use model::problem::{Phrase, ProblemDetail, RenderedProblem, phrase};
use report::tables::run_difference::AMENDMENT_FILE;
use returns::problems::WorkbookTooLarge;
use returns::scoring_pads::problems::PadRefused;
use returns::{PAD_SNIFF_BYTES, PadFileKind};

use super::problems;

/// Files of programs whose own format is not read: the ending, what it is, and what to do instead.
static OTHER_PROGRAMS: [(&str, Phrase, Phrase); 19] = [
    (
        "aca",
        phrase!("an ACBLscore game file"),
        phrase!("Export the game from ACBLscore as PBN or as text with the results."),
    ),
    (
        "acm",
        phrase!("an ACBLscore file"),
        phrase!("Export the game from ACBLscore as PBN or as text with the results."),
    ),
    (
        "lin",
        phrase!("a LIN file of hands and play of Bridge Base Online"),
        phrase!(
            "Download the results of the tournament as CSV, or put the hands beside a session of the same name as PBN."
        ),
    ),
    (
        "dup",
        phrase!("a file of hands for a dealing machine"),
        phrase!("Put the hands beside a session of the same name as PBN."),
    ),
    (
        "dlm",
        phrase!("a file of hands for a dealing machine"),
        phrase!("Put the hands beside a session of the same name as PBN."),
    ),
    (
        "numbers",
        phrase!("a spreadsheet of Apple Numbers"),
        phrase!("If it is a return, export it from Numbers as an Excel workbook (.xlsx)."),
    ),
    (
        "gsheet",
        phrase!("a link to a sheet of Google, not the sheet itself"),
        phrase!("If it is a return, open it and download it as an Excel workbook (.xlsx)."),
    ),
    ("rar", phrase!("a packed archive"), phrase!("If it holds returns, unpack it in this folder.")),
    ("7z", phrase!("a packed archive"), phrase!("If it holds returns, unpack it in this folder.")),
    ("tar", phrase!("a packed archive"), phrase!("If it holds returns, unpack it in this folder.")),
    ("tgz", phrase!("a packed archive"), phrase!("If it holds returns, unpack it in this folder.")),
    (
        "gz",
        phrase!("a packed file"),
        phrase!("If it is a return, or holds returns, unpack it in this folder."),
    ),
    (
        "bz2",
        phrase!("a packed file"),
        phrase!("If it is a return, or holds returns, unpack it in this folder."),
    ),
    (
        "xz",
        phrase!("a packed file"),
        phrase!("If it is a return, or holds returns, unpack it in this folder."),
    ),
    ("eml", phrase!("an e-mail"), phrase!("If it has returns attached, save them in this folder.")),
    ("msg", phrase!("an e-mail"), phrase!("If it has returns attached, save them in this folder.")),
    (
        "mbox",
        phrase!("a mailbox"),
        phrase!("If they have returns attached, save them in this folder."),
    ),
    (
        CLOUD_PLACEHOLDER_EXTENSION,
        phrase!("a file that iCloud has not downloaded to this computer"),
        phrase!("If it is a return, open it once to download it, then run again."),
    ),
    (
        "pgn",
        phrase!("a file of chess games"),
        phrase!("Export the tournament as a Tournament Report File (.trf)."),
    ),
];

/// The ending of what stands for a file in the cloud: `.may.xlsx.icloud`, a hidden file.
pub(super) const CLOUD_PLACEHOLDER_EXTENSION: &str = "icloud";

/// What a file of a program is whose own format is not read, and what to do instead.
pub fn describe_unsupported_file(name: &str) -> Option<(Phrase, Phrase)> {
    let (_, ending) = name.rsplit_once('.')?;
    let ending = ending.to_lowercase();
    let known = OTHER_PROGRAMS.iter().find(|(known, ..)| *known == ending)?;
    Some((known.1.clone(), known.2.clone()))
}

/// The extensions of workbooks.
pub(super) const WORKBOOK_EXTENSIONS: [&str; 5] = ["xlsx", "xlsm", "xls", "xlsb", "ods"];
/// The extensions of files of scoring pads and platforms that no other program uses.
pub(super) const SCORING_PAD_EXTENSIONS: [&str; 2] = ["bws", "pbn"];
/// The extensions of text files and web pages with tables.
pub(super) const TEXT_TABLE_EXTENSIONS: [&str; 6] = ["csv", "tsv", "tab", "txt", "html", "htm"];

/// The first bytes, by which the kind of an XML file is known.
const BEGINNING: u64 = 64 << 10;
/// The extensions of Tournament Report Files.
const REPORT_ENDINGS: [&str; 2] = ["trf", "trfx"];

/// The largest file that is read as a return: 256 MiB.
const MOST_BYTES: u64 = 256 << 20;
/// A larger file of pads or platforms is not even read.
const MOST_PAD_BYTES: u64 = 64 << 20;

/// The problems of files that are no returns or could not be opened, by path.
pub type FileProblems = Vec<(String, RenderedProblem)>;

/// The bytes of a file. Pipes and devices are never opened: reading one could block or never end.
pub(super) fn read_file_bytes(file: &Path) -> Result<Vec<u8>, ProblemDetail> {
    let unreadable =
        |why: std::io::Error| problems::FileUnreadable { why: system_error_in_words(&why) }.into();
    let found = std::fs::metadata(file).map_err(unreadable)?;
    if let Some(what) = kind_of_non_file(found.file_type()) {
        return Err(problems::FileUnreadable { why: format!("it is {what}, not a file") }.into());
    }
    if found.len() > MOST_BYTES {
        return Err(WorkbookTooLarge { what: format!("it has {} MB", found.len() >> 20) }.into());
    }
    if found.len() > MOST_PAD_BYTES && is_scoring_pad_file(file) {
        let why = format!("it has {} MB, and no session needs as much", found.len() >> 20);
        return Err(PadRefused { why }.into());
    }
    std::fs::read(file).map_err(unreadable)
}

/// Whether a file is one that pads, a platform or a scoring program wrote, by its beginning.
pub(super) fn is_scoring_pad_file(file: &Path) -> bool {
    read_beginning(file, PAD_SNIFF_BYTES as u64)
        .is_some_and(|bytes| PadFileKind::recognise(&bytes).is_some())
}

/// Whether an XML file may contain results. An unreadable one is reported as a return.
pub(super) fn may_be_usebio(path: &Path) -> bool {
    read_beginning(path, BEGINNING).is_none_or(|beginning| returns::is_usebio(&beginning))
}

/// Whether files of an ending usually hold entries or results, though a folder's are not read.
pub fn may_hold_results(ending: &str) -> bool {
    ["csv", "tsv", "tab"].contains(&ending) || REPORT_ENDINGS.contains(&ending)
}

/// Whether a path is that of a Tournament Report File.
pub fn is_tournament_report(path: &Path) -> bool {
    let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    ending.is_some_and(|ending| REPORT_ENDINGS.contains(&ending.as_str()))
}

/// The amendment in a folder of `palmares diff`. A run has none.
pub(super) fn amendment_in_folder(folder: &Path) -> Option<PathBuf> {
    const RUN: &str = "data/events.csv";
    let file = folder.join(AMENDMENT_FILE);
    (file.is_file() && !folder.join(RUN).exists()).then_some(file)
}

/// The problem of a file or folder below an input that cannot be read, with its path.
pub(super) fn unreadable_file_problem(
    input: &Path,
    place: &Path,
    why: String,
) -> (String, RenderedProblem) {
    let path = path_below_input(input, place);
    // A broken link is no folder.
    let trouble: ProblemDetail = if place.is_dir() {
        problems::FolderUnreadable { folder: path.clone(), why }.into()
    } else {
        problems::FileUnreadable { why }.into()
    };
    (path, RenderedProblem::for_file(trouble))
}

/// Makes the paths of files from folders of one name unique. Equal ones stand together.
pub(super) fn make_paths_unique(files: &mut [(String, PathBuf)]) {
    for same in files.chunk_by_mut(|(path, _), (next, _)| path == next) {
        for (times, (path, _)) in (2..).zip(&mut same[1..]) {
            *path = format!("{times}/{path}");
        }
    }
}

/// The first bytes of a file; `None` if it is unreadable.
pub(super) fn read_beginning(file: &Path, most: u64) -> Option<Vec<u8>> {
    let mut beginning = Vec::new();
    let file = std::fs::File::open(file).ok()?;
    file.take(most).read_to_end(&mut beginning).ok()?;
    Some(beginning)
}

/// A system error in words for a secretary.
pub(super) fn system_error_in_words(why: &std::io::Error) -> String {
    match why.kind() {
        std::io::ErrorKind::PermissionDenied => "you have no permission to open it".to_string(),
        std::io::ErrorKind::NotFound => "it no longer exists".to_string(),
        _ if is_locked(why) => {
            "another program, such as Excel, has it open; close it there".to_string()
        }
        _ if is_elsewhere(why) => {
            "a cloud, such as OneDrive, keeps it elsewhere and did not send it; choose \u{201c}Always keep on this device\u{201d} for its folder".to_string()
        }
        _ => why.to_string(),
    }
}

/// Whether another program keeps a file to itself, as Windows lets it.
fn is_locked(why: &std::io::Error) -> bool {
    // ERROR_SHARING_VIOLATION and ERROR_LOCK_VIOLATION.
    cfg!(windows) && matches!(why.raw_os_error(), Some(32 | 33))
}

/// Whether Windows could not get a file that a cloud keeps elsewhere.
fn is_elsewhere(why: &std::io::Error) -> bool {
    // The provider does not run, is not connected, did not answer, or knows of another state.
    const CLOUD_FILE: [i32; 13] = [362, 363, 377, 379, 382, 386, 387, 388, 389, 393, 398, 404, 426];
    cfg!(windows) && why.raw_os_error().is_some_and(|code| CLOUD_FILE.contains(&code))
}

/// The kind of something that is no file; `None` for a file.
pub(super) fn kind_of_non_file(kind: std::fs::FileType) -> Option<&'static str> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::FileTypeExt;
        if kind.is_fifo() {
            return Some("a named pipe");
        }
        if kind.is_socket() {
            return Some("a socket");
        }
        if kind.is_block_device() || kind.is_char_device() {
            return Some("a device");
        }
    }
    match (kind.is_file(), kind.is_dir()) {
        (true, _) => None,
        (_, true) => Some("a folder"),
        _ => Some("a special file"),
    }
}

/// What a folder that was given is called among several.
pub(super) fn input_folder_name(input: &Path) -> String {
    let name = input.real_path().ok();
    let name = name.as_deref().unwrap_or(input).file_name();
    name.map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// A path below an input, with `/` as separator. A file given directly has its name.
pub(super) fn path_below_input(input: &Path, path: &Path) -> String {
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

/// Whether a name is that of a workbook.
pub fn is_workbook_file_name(name: &str) -> bool {
    let ending = name.rsplit_once('.').map(|(_, ending)| ending.to_lowercase());
    !is_lock_or_system_file(name)
        && ending.is_some_and(|ending| WORKBOOK_EXTENSIONS.contains(&ending.as_str()))
}

/// Whether a name is that of a lock file of Excel or LibreOffice, or of a system file. A name with
/// two leading dots is a typing error, not a hidden file.
pub(super) fn is_lock_or_system_file(name: &str) -> bool {
    name.starts_with("~$")
        || is_hidden_file_name(name)
        || name == "Thumbs.db"
        || name == "desktop.ini"
}

/// Whether a name is that of a hidden file.
pub(super) fn is_hidden_file_name(name: &str) -> bool {
    name.starts_with('.') && !name.starts_with("..")
}
