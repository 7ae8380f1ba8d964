//! The marker file `.palmares`: it identifies a folder as output of palmares, its run, and
//! the files of the run.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{self, Read, Write};
use std::path::Path;

/// The marker file.
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
pub const PART: &str = "part.json";

/// The file that says that an output has pages of players for a merge.
pub const PLAYERS: &str = "players.txt";

/// Whether a top-level name is a working file of palmares.
pub fn is_working(name: &str) -> bool {
    [MARKER, STAGING, REPLACED, JOURNAL, LOCK, RECORDS].contains(&name)
}

/// First line of the marker file, before the number of the format.
const TITLE_BEGINS: &str = "palmares output, ";
/// First line of the marker file.
const TITLE: &str = "palmares output, format 1";
/// Begins a line about the run instead of a file name.
const ABOUT: char = ':';
/// Begins the line with the seal of the records. It comes before that of the run, which older
/// versions take to be the last such line.
const SEAL: &str = "records ";
/// Separates the name of a file and its hash.
const BEFORE_HASH: char = '\t';
/// Digits of a hash, in base 16.
const HASH_DIGITS: usize = 32;
/// The maximum size of a marker file.
const MOST_BYTES: u64 = 2 << 30;
/// Every output has one of these files, or one of the data: a run of which only certificates or
/// workbooks were asked for has no index.
const MAIN_FILES: [&str; 7] =
    ["index.html", "season.xlsx", "certificates.css", "register.xlsx", "diff.html", PART, PLAYERS];
/// Data files of a run and of a comparison of two runs.
const DATA_FILES: [&str; 2] = ["data/events.csv", "amendment.csv"];

/// The content of a marker file.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub(super) struct Marker {
    /// Identifies the files written; equal files have the same.
    pub run: String,
    /// What the records of the run end with, if it left any.
    pub seal: Option<u64>,
    /// The files of the run, each with the hash of its content; `None` from older versions.
    pub files: BTreeMap<String, Option<u128>>,
}

impl Marker {
    /// Reads the marker of a folder; `None` if there is no valid one.
    pub(super) fn read(folder: &Path) -> io::Result<Option<Marker>> {
        let Some(text) = text_of(folder)? else { return Ok(None) };
        let mut lines = text.lines();
        if lines.next() != Some(TITLE) {
            return Ok(None);
        }
        let mut marker = Marker::default();
        for line in lines.filter(|line| !line.is_empty()) {
            match line.strip_prefix(ABOUT) {
                Some(about) => match about.trim().strip_prefix(SEAL) {
                    Some(seal) => marker.seal = u64::from_str_radix(seal, 16).ok(),
                    None => marker.run = about.trim().to_string(),
                },
                None => {
                    let (name, hash) = file_of(line);
                    marker.files.insert(name.to_string(), hash);
                }
            }
        }
        Ok(Some(marker))
    }

    /// Writes the marker file.
    pub(super) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{TITLE}")?;
        if let Some(seal) = self.seal {
            writeln!(out, "{ABOUT} {SEAL}{seal:016x}")?;
        }
        writeln!(out, "{ABOUT} {}", self.run)?;
        self.files.iter().try_for_each(|(name, hash)| match hash {
            Some(hash) => writeln!(out, "{name}{BEFORE_HASH}{hash:0HASH_DIGITS$x}"),
            None => writeln!(out, "{name}"),
        })
    }

    /// The top-level names of the files.
    pub(super) fn tops(&self) -> BTreeSet<&str> {
        self.files.keys().map(|name| name.split('/').next().unwrap_or(name)).collect()
    }
}

/// The name and the hash on a line of the marker file.
fn file_of(line: &str) -> (&str, Option<u128>) {
    let hashed = line.rsplit_once(BEFORE_HASH).filter(|(_, hash)| hash.len() == HASH_DIGITS);
    let hashed = hashed.and_then(|(name, hash)| Some((name, u128::from_str_radix(hash, 16).ok()?)));
    hashed.map_or((line, None), |(name, hash)| (name, Some(hash)))
}

/// Whether palmares wrote a folder: it has our marker and a main file listed in it, or data
/// files and a marker without a list, or a publication is half done. A marker copied into
/// another folder is not enough.
pub fn is_ours(folder: &Path) -> bool {
    if is_half_way(folder) {
        return true;
    }
    let Some(Marker { files, .. }) = Marker::read(folder).ok().flatten() else { return false };
    let is_there = |name: &str| folder.join(name).is_file();
    let mut names = MAIN_FILES.iter().chain(&DATA_FILES);
    match files.is_empty() {
        true => DATA_FILES.iter().any(|name| is_there(name)),
        false => names.any(|name| files.contains_key(*name) && is_there(name)),
    }
}

/// The files of the run in a folder, by their names there.
pub fn files_of_ours(folder: &Path) -> BTreeSet<String> {
    Marker::read(folder).ok().flatten().unwrap_or_default().files.into_keys().collect()
}

/// The run that a folder holds.
pub fn run_in(folder: &Path) -> Option<String> {
    Marker::read(folder).ok().flatten().map(|marker| marker.run)
}

/// Whether a folder has a marker file, ours or not.
pub fn has_marker(folder: &Path) -> bool {
    fs::symlink_metadata(folder.join(MARKER)).is_ok()
}

/// Whether a publication into a folder was interrupted, so that its files are of two runs.
/// The next run completes it.
pub fn is_half_way(folder: &Path) -> bool {
    folder.join(JOURNAL).exists() && folder.join(STAGING).exists()
}

/// The format of the output in a folder, such as `format 1`; `None` if it is not of
/// palmares.
pub fn run_format(folder: &Path) -> Option<String> {
    let text = text_of(folder).ok()??;
    let format = text.lines().next()?.strip_prefix(TITLE_BEGINS)?;
    Some(format.trim().to_string())
}

/// The text of the marker file; `None` if there is no such file.
fn text_of(folder: &Path) -> io::Result<Option<String>> {
    let path = folder.join(MARKER);
    match fs::symlink_metadata(&path) {
        Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(why) => return Err(why),
        Ok(found) if !found.is_file() || found.len() > MOST_BYTES => return Ok(None),
        Ok(_) => {}
    }
    let mut bytes = Vec::new();
    fs::File::open(&path)?.take(MOST_BYTES).read_to_end(&mut bytes)?;
    Ok(String::from_utf8(bytes).ok())
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_marker_is_read_as_it_was_written() {
        let dir = tempfile::tempdir().unwrap();
        let files = [("data/events.csv", None), ("returns/a\tb.xlsx", Some(7)), ("x\ty", None)];
        let files = files.map(|(name, hash)| (name.to_string(), hash)).into();
        let marker = Marker { run: "1f".to_string(), seal: Some(0x2a), files };
        marker.write(&mut fs::File::create(dir.path().join(MARKER)).unwrap()).unwrap();
        assert_eq!(Marker::read(dir.path()).unwrap(), Some(marker));
    }

    #[test]
    fn a_marker_alone_makes_no_output_of_a_folder() {
        let dir = tempfile::tempdir().unwrap();
        for text in [TITLE.to_string(), format!("{TITLE}\nindex.html\n"), String::new()] {
            fs::write(dir.path().join(MARKER), text).unwrap();
            assert!(!is_ours(dir.path()));
        }
        fs::write(dir.path().join("index.html"), "x").unwrap();
        assert!(!is_ours(dir.path()), "the page is not listed");
        fs::write(dir.path().join(MARKER), format!("{TITLE}\nindex.html\n")).unwrap();
        assert!(is_ours(dir.path()));
    }

    #[test]
    fn a_folder_of_that_name_is_no_marker() {
        let dir = tempfile::tempdir().unwrap();
        fs::create_dir(dir.path().join(MARKER)).unwrap();
        assert_eq!(Marker::read(dir.path()).unwrap(), None);
    }
}
