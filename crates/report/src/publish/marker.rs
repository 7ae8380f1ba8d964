//! The marker file `.palmares`: it identifies a folder as output of palmares, its run, and
//! the files of the run.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use super::error::OutputError;
use super::manifest_reader::{RUN_LINE_PREFIX, RunFileHashes};

/// The name of the marker file, by which palmares knows its own folders.
pub(super) const MARKER_FILE: &str = ".palmares";
/// The staging folder, inside the output folder.
pub(super) const STAGING_FOLDER: &str = ".palmares-new";
/// The replaced run, until it is removed.
pub(super) const REPLACED_RUN_FOLDER: &str = ".palmares-old";
/// The journal of files being moved, if they cannot be moved atomically.
pub(super) const SWITCH_JOURNAL_FILE: &str = ".palmares-switch";
/// The lock file; it stays in the folder.
pub(super) const LOCK_FILE: &str = ".palmares-lock";
/// The records of the run, from which the next one does only what changed.
pub(super) const RUN_RECORDS_FILE: &str = ".palmares-records";

/// The file that says which part of a season an output is.
pub const SEASON_PART_FILE: &str = "part.json";

/// The file that says that an output has pages of players for a merge.
pub const PLAYER_PAGES_MARKER_FILE: &str = "players.txt";

/// Whether a top-level name is a working file of palmares.
pub fn is_internal_file_name(name: &str) -> bool {
    [
        MARKER_FILE,
        STAGING_FOLDER,
        REPLACED_RUN_FOLDER,
        SWITCH_JOURNAL_FILE,
        LOCK_FILE,
        RUN_RECORDS_FILE,
    ]
    .contains(&name)
}

/// First line of the marker file, before the number of the format.
const TITLE_BEGINS: &str = "palmares output, ";
/// First line of the marker file.
pub(super) const MARKER_TITLE_LINE: &str = "palmares output, format 1";
/// No first line is longer.
const LONGEST_TITLE: u64 = 100;
/// Begins the line with the seal of the records. It comes before that of the run, which older
/// versions take to be the last such line.
pub(super) const SEAL_LINE_PREFIX: &str = "records ";
/// So many bytes of the list of the files of an earlier run are held in memory.
pub(super) const MAX_FILE_LIST_MEMORY_BYTES: u64 = 16 << 20;
/// Every output has one of these files, or one of the data: a run of which only certificates or
/// workbooks were asked for has no index.
const MAIN_FILES: [&str; 7] = [
    "index.html",
    "season.xlsx",
    "certificates.css",
    "register.xlsx",
    "diff.html",
    SEASON_PART_FILE,
    PLAYER_PAGES_MARKER_FILE,
];
/// Data files of a run and of a comparison of two runs.
const DATA_FILES: [&str; 2] = ["data/events.csv", "amendment.csv"];

/// The content of a marker file.
#[derive(Debug, Default)]
pub(super) struct OutputMarker {
    /// Identifies the files written; equal files have the same.
    pub run: String,
    /// What the records of the run end with, if it left any.
    pub seal: Option<u64>,
    /// The files of the run.
    pub files: RunFileHashes,
}

impl OutputMarker {
    /// Reads the marker of a folder; `None` if there is no valid one. A list of more than `held`
    /// bytes stays in the file.
    pub(super) fn read(folder: &Path, held: u64) -> io::Result<Option<OutputMarker>> {
        let Some(mut file) = file_in(folder)? else { return Ok(None) };
        let Some((files, other)) = RunFileHashes::read(&folder.join(MARKER_FILE), &mut file, held)?
        else {
            return Ok(None);
        };
        let mut other = other.into_iter();
        if other.next().as_deref() != Some(MARKER_TITLE_LINE) {
            return Ok(None);
        }
        let mut marker = OutputMarker { files, ..OutputMarker::default() };
        for line in other {
            let about = line.strip_prefix(RUN_LINE_PREFIX).unwrap_or(&line).trim();
            match about.strip_prefix(SEAL_LINE_PREFIX) {
                Some(seal) => marker.seal = u64::from_str_radix(seal, 16).ok(),
                None => marker.run = about.to_string(),
            }
        }
        Ok(Some(marker))
    }

    /// The top-level names of the files.
    pub(super) fn top_level_names(&self) -> Result<BTreeSet<String>, OutputError> {
        let mut tops = BTreeSet::new();
        self.files.for_each_file(|name, _| {
            let top = top_level_name(name);
            if !tops.contains(top) {
                tops.insert(top.to_string());
            }
            Ok(())
        })?;
        Ok(tops)
    }
}

/// The top-level name of a file.
pub(super) fn top_level_name(name: &str) -> &str {
    name.split('/').next().unwrap_or(name)
}

/// Whether palmares wrote a folder: it has our marker and a main file listed in it, or data
/// files and a marker without a list, or a publication is half done. A marker copied into
/// another folder is not enough.
pub fn is_palmares_output(folder: &Path) -> bool {
    if is_publication_interrupted(folder) {
        return true;
    }
    let marker = OutputMarker::read(folder, MAX_FILE_LIST_MEMORY_BYTES).ok().flatten();
    marker.is_some_and(|marker| has_main_file(folder, &marker))
}

/// Whether a main file of a run is in its folder.
pub(super) fn has_main_file(folder: &Path, marker: &OutputMarker) -> bool {
    let is_there = |name: &str| folder.join(name).is_file();
    let mut names = MAIN_FILES.iter().chain(&DATA_FILES);
    match marker.files.is_empty() {
        true => DATA_FILES.iter().any(|name| is_there(name)),
        false => {
            names.any(|name| marker.files.has_file(name).unwrap_or_default() && is_there(name))
        }
    }
}

/// The files that a run wrote into a folder.
#[derive(Debug, Default)]
pub struct RunFileNames(RunFileHashes);

impl RunFileNames {
    /// Those in a folder; none in a folder without a run.
    pub fn read(folder: &Path) -> RunFileNames {
        RunFileNames(
            OutputMarker::read(folder, MAX_FILE_LIST_MEMORY_BYTES)
                .ok()
                .flatten()
                .unwrap_or_default()
                .files,
        )
    }

    /// Whether a file is one of them, by its name there.
    pub fn has_file(&self, name: &str) -> bool {
        self.0.has_file(name).unwrap_or_default()
    }
}

/// The run that a folder holds.
pub fn run_id(folder: &Path) -> Option<String> {
    OutputMarker::read(folder, 0).ok().flatten().map(|marker| marker.run)
}

/// Whether a folder has a marker file, ours or not.
pub fn has_marker_file(folder: &Path) -> bool {
    fs::symlink_metadata(folder.join(MARKER_FILE)).is_ok()
}

/// Whether a publication into a folder was interrupted, so that its files are of two runs.
/// The next run completes it.
pub fn is_publication_interrupted(folder: &Path) -> bool {
    folder.join(SWITCH_JOURNAL_FILE).exists() && folder.join(STAGING_FOLDER).exists()
}

/// The format of the output in a folder, such as `format 1`; `None` if it is not of
/// palmares.
pub fn output_format_version(folder: &Path) -> Option<String> {
    let mut title = Vec::new();
    let mut begins = BufReader::new(file_in(folder).ok()??).take(LONGEST_TITLE);
    begins.read_until(b'\n', &mut title).ok()?;
    let format = str::from_utf8(&title).ok()?.strip_prefix(TITLE_BEGINS)?;
    Some(format.trim().to_string())
}

/// The marker file; `None` if there is no such file.
fn file_in(folder: &Path) -> io::Result<Option<fs::File>> {
    let path = folder.join(MARKER_FILE);
    match fs::symlink_metadata(&path) {
        Err(why) => match why.kind() {
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => Ok(None),
            _ => Err(why),
        },
        Ok(found) if !found.is_file() => Ok(None),
        Ok(_) => fs::File::open(&path).map(Some),
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_marker_alone_makes_no_output_of_a_folder() {
        let dir = tempfile::tempdir().unwrap();
        for text in [
            MARKER_TITLE_LINE.to_string(),
            format!("{MARKER_TITLE_LINE}\nindex.html\n"),
            String::new(),
        ] {
            fs::write(dir.path().join(MARKER_FILE), text).unwrap();
            assert!(!is_palmares_output(dir.path()));
        }
        fs::write(dir.path().join("index.html"), "x").unwrap();
        assert!(!is_palmares_output(dir.path()), "the page is not listed");
        fs::write(dir.path().join(MARKER_FILE), format!("{MARKER_TITLE_LINE}\nindex.html\n"))
            .unwrap();
        assert!(is_palmares_output(dir.path()));
    }

    #[test]
    fn a_marker_says_its_run_and_what_its_records_end_with() {
        let dir = tempfile::tempdir().unwrap();
        let read = |text: &str| {
            fs::write(dir.path().join(MARKER_FILE), text).unwrap();
            OutputMarker::read(dir.path(), MAX_FILE_LIST_MEMORY_BYTES).unwrap()
        };
        let marker =
            read("palmares output, format 1\n: records 2a\n: run 1f\nindex.html\n").unwrap();
        assert_eq!((marker.run.as_str(), marker.seal), ("run 1f", Some(0x2a)));
        assert!(read("palmares output, format 2\nindex.html\n").is_none());
        assert_eq!(output_format_version(dir.path()).as_deref(), Some("format 2"));
    }

    #[test]
    fn a_folder_of_that_name_is_no_marker() {
        let dir = tempfile::tempdir().unwrap();
        fs::create_dir(dir.path().join(MARKER_FILE)).unwrap();
        assert!(OutputMarker::read(dir.path(), MAX_FILE_LIST_MEMORY_BYTES).unwrap().is_none());
    }
}
