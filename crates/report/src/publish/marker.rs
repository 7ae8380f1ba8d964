//! The marker file `.palmares`: it identifies a folder as output of palmares, its run, and
//! the files of the run.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use super::error::OutputError;
use super::manifest_reader::{ABOUT, ManifestReader};

/// The name of the marker file, by which palmares knows its own folders.
pub(super) const MARKER: &str = ".palmares";
/// The staging folder, inside the output folder.
pub(super) const STAGING: &str = ".palmares-new";
/// The replaced run, until it is removed.
pub(super) const REPLACED: &str = ".palmares-old";
/// The journal of files being moved, if they cannot be moved atomically.
pub(super) const JOURNAL: &str = ".palmares-switch";
/// The lock file; it stays in the folder.
pub(super) const LOCK: &str = ".palmares-lock";
/// The records of the run, from which the next one does only what changed.
pub(super) const RECORDS: &str = ".palmares-records";

/// The file that says which part of a season an output is.
pub const PART_FILE: &str = "part.json";

/// The file that says that an output has pages of players for a merge.
pub const PLAYERS_FILE: &str = "players.txt";

/// Whether a top-level name is a working file of palmares.
pub fn is_working_file(name: &str) -> bool {
    [MARKER, STAGING, REPLACED, JOURNAL, LOCK, RECORDS].contains(&name)
}

/// First line of the marker file, before the number of the format.
const TITLE_BEGINS: &str = "palmares output, ";
/// First line of the marker file.
pub(super) const TITLE: &str = "palmares output, format 1";
/// No first line is longer.
const LONGEST_TITLE: u64 = 100;
/// Begins the line with the seal of the records. It comes before that of the run, which older
/// versions take to be the last such line.
pub(super) const SEAL: &str = "records ";
/// So many bytes of the list of the files of an earlier run are held in memory.
pub(super) const HELD: u64 = 16 << 20;
/// Every output has one of these files, or one of the data: a run of which only certificates or
/// workbooks were asked for has no index.
const MAIN_FILES: [&str; 7] = [
    "index.html",
    "season.xlsx",
    "certificates.css",
    "register.xlsx",
    "diff.html",
    PART_FILE,
    PLAYERS_FILE,
];
/// Data files of a run and of a comparison of two runs.
const DATA_FILES: [&str; 2] = ["data/events.csv", "amendment.csv"];

/// The content of a marker file.
#[derive(Debug, Default)]
pub(super) struct Marker {
    /// Identifies the files written; equal files have the same.
    pub run: String,
    /// What the records of the run end with, if it left any.
    pub seal: Option<u64>,
    /// The files of the run.
    pub files: ManifestReader,
}

impl Marker {
    /// Reads the marker of a folder; `None` if there is no valid one. A list of more than `held`
    /// bytes stays in the file.
    pub(super) fn read(folder: &Path, held: u64) -> io::Result<Option<Marker>> {
        let Some(mut file) = file_in(folder)? else { return Ok(None) };
        let Some((files, other)) = ManifestReader::read(&folder.join(MARKER), &mut file, held)?
        else {
            return Ok(None);
        };
        let mut other = other.into_iter();
        if other.next().as_deref() != Some(TITLE) {
            return Ok(None);
        }
        let mut marker = Marker { files, ..Marker::default() };
        for line in other {
            let about = line.strip_prefix(ABOUT).unwrap_or(&line).trim();
            match about.strip_prefix(SEAL) {
                Some(seal) => marker.seal = u64::from_str_radix(seal, 16).ok(),
                None => marker.run = about.to_string(),
            }
        }
        Ok(Some(marker))
    }

    /// The top-level names of the files.
    pub(super) fn tops(&self) -> Result<BTreeSet<String>, OutputError> {
        let mut tops = BTreeSet::new();
        self.files.each(|name, _| {
            let top = top_of(name);
            if !tops.contains(top) {
                tops.insert(top.to_string());
            }
            Ok(())
        })?;
        Ok(tops)
    }
}

/// The top-level name of a file.
pub(super) fn top_of(name: &str) -> &str {
    name.split('/').next().unwrap_or(name)
}

/// Whether palmares wrote a folder: it has our marker and a main file listed in it, or data
/// files and a marker without a list, or a publication is half done. A marker copied into
/// another folder is not enough.
pub fn is_palmares_output(folder: &Path) -> bool {
    if is_interrupted(folder) {
        return true;
    }
    let marker = Marker::read(folder, HELD).ok().flatten();
    marker.is_some_and(|marker| is_there(folder, &marker))
}

/// Whether a main file of a run is in its folder.
pub(super) fn is_there(folder: &Path, marker: &Marker) -> bool {
    let is_there = |name: &str| folder.join(name).is_file();
    let mut names = MAIN_FILES.iter().chain(&DATA_FILES);
    match marker.files.is_empty() {
        true => DATA_FILES.iter().any(|name| is_there(name)),
        false => names.any(|name| marker.files.has(name).unwrap_or_default() && is_there(name)),
    }
}

/// The files that a run wrote into a folder.
#[derive(Debug, Default)]
pub struct RunFilesOnDisk(ManifestReader);

impl RunFilesOnDisk {
    /// Those in a folder; none in a folder without a run.
    pub fn read(folder: &Path) -> RunFilesOnDisk {
        RunFilesOnDisk(Marker::read(folder, HELD).ok().flatten().unwrap_or_default().files)
    }

    /// Whether a file is one of them, by its name there.
    pub fn has(&self, name: &str) -> bool {
        self.0.has(name).unwrap_or_default()
    }
}

/// The run that a folder holds.
pub fn run_id(folder: &Path) -> Option<String> {
    Marker::read(folder, 0).ok().flatten().map(|marker| marker.run)
}

/// Whether a folder has a marker file, ours or not.
pub fn has_marker(folder: &Path) -> bool {
    fs::symlink_metadata(folder.join(MARKER)).is_ok()
}

/// Whether a publication into a folder was interrupted, so that its files are of two runs.
/// The next run completes it.
pub fn is_interrupted(folder: &Path) -> bool {
    folder.join(JOURNAL).exists() && folder.join(STAGING).exists()
}

/// The format of the output in a folder, such as `format 1`; `None` if it is not of
/// palmares.
pub fn run_format(folder: &Path) -> Option<String> {
    let mut title = Vec::new();
    let mut begins = BufReader::new(file_in(folder).ok()??).take(LONGEST_TITLE);
    begins.read_until(b'\n', &mut title).ok()?;
    let format = str::from_utf8(&title).ok()?.strip_prefix(TITLE_BEGINS)?;
    Some(format.trim().to_string())
}

/// The marker file; `None` if there is no such file.
fn file_in(folder: &Path) -> io::Result<Option<fs::File>> {
    let path = folder.join(MARKER);
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
        for text in [TITLE.to_string(), format!("{TITLE}\nindex.html\n"), String::new()] {
            fs::write(dir.path().join(MARKER), text).unwrap();
            assert!(!is_palmares_output(dir.path()));
        }
        fs::write(dir.path().join("index.html"), "x").unwrap();
        assert!(!is_palmares_output(dir.path()), "the page is not listed");
        fs::write(dir.path().join(MARKER), format!("{TITLE}\nindex.html\n")).unwrap();
        assert!(is_palmares_output(dir.path()));
    }

    #[test]
    fn a_marker_says_its_run_and_what_its_records_end_with() {
        let dir = tempfile::tempdir().unwrap();
        let read = |text: &str| {
            fs::write(dir.path().join(MARKER), text).unwrap();
            Marker::read(dir.path(), HELD).unwrap()
        };
        let marker =
            read("palmares output, format 1\n: records 2a\n: run 1f\nindex.html\n").unwrap();
        assert_eq!((marker.run.as_str(), marker.seal), ("run 1f", Some(0x2a)));
        assert!(read("palmares output, format 2\nindex.html\n").is_none());
        assert_eq!(run_format(dir.path()).as_deref(), Some("format 2"));
    }

    #[test]
    fn a_folder_of_that_name_is_no_marker() {
        let dir = tempfile::tempdir().unwrap();
        fs::create_dir(dir.path().join(MARKER)).unwrap();
        assert!(Marker::read(dir.path(), HELD).unwrap().is_none());
    }
}
