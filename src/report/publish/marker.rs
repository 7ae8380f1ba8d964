//! The marker file `.palmares`: it tells that palmares wrote a folder, which run
//! stands in it, and which files are that run's.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{self, Read};
use std::path::Path;

/// The marker file.
pub const MARKER: &str = ".palmares";
/// Where a run writes before its files are published, inside the output folder.
pub const STAGING: &str = ".palmares-new";
/// What a run replaced, until it is removed.
pub const REPLACED: &str = ".palmares-old";
/// What is being moved, where it cannot be moved at one moment.
pub const JOURNAL: &str = ".palmares-switch";
/// The file that is locked while a run writes; it stays where it is.
pub const LOCK: &str = ".palmares-lock";

/// Whether a name at the top of an output folder is one that palmares works with.
pub fn is_working(name: &str) -> bool {
    [MARKER, STAGING, REPLACED, JOURNAL, LOCK].contains(&name)
}

/// First line of the marker file, before the number of the format.
const TITLE_BEGINS: &str = "palmares output, ";
/// First line of the marker file.
const TITLE: &str = "palmares output, format 1";
/// A line about the run, not the name of a file.
const ABOUT: char = ':';
/// What stands between the name of a file and its hash.
const BEFORE_HASH: char = '\t';
/// Digits of a hash, in base 16.
const HASH_DIGITS: usize = 32;
/// A larger file of that name is none of ours.
const MOST_BYTES: u64 = 64 << 20;
/// The files of which every output has one.
const MAIN_FILES: [&str; 3] = ["index.html", "register.xlsx", "diff.html"];
/// The data of every run, and of every comparison of two.
const DATA_FILES: [&str; 2] = ["data/events.csv", "amendment.csv"];

/// What a marker file says.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Marker {
    /// Identifies what was written: the same files have the same.
    pub run: String,
    /// The files of the run by their names in the folder, each with the hash of what the
    /// run wrote; an older version wrote none.
    pub files: BTreeMap<String, Option<u128>>,
}

impl Marker {
    /// The marker of a folder; none where there is none of ours.
    pub fn read(folder: &Path) -> io::Result<Option<Marker>> {
        let Some(text) = text_of(folder)? else { return Ok(None) };
        let mut lines = text.lines();
        if lines.next() != Some(TITLE) {
            return Ok(None);
        }
        let mut marker = Marker::default();
        for line in lines.filter(|line| !line.is_empty()) {
            match line.strip_prefix(ABOUT) {
                Some(about) => marker.run = about.trim().to_string(),
                None => {
                    let (name, hash) = file_of(line);
                    marker.files.insert(name.to_string(), hash);
                }
            }
        }
        Ok(Some(marker))
    }

    /// The marker as it stands in its file.
    pub fn text(&self) -> String {
        let mut text = format!("{TITLE}\n{ABOUT} {}\n", self.run);
        for (name, hash) in &self.files {
            text.push_str(name);
            if let Some(hash) = hash {
                text.push_str(&format!("{BEFORE_HASH}{hash:0HASH_DIGITS$x}"));
            }
            text.push('\n');
        }
        text
    }

    /// The names at the top of the folder that the files stand under.
    pub fn tops(&self) -> BTreeSet<&str> {
        self.files.keys().map(|name| name.split('/').next().unwrap_or(name)).collect()
    }
}

/// The name on a line of the marker file, and the hash behind it.
fn file_of(line: &str) -> (&str, Option<u128>) {
    let hashed = line.rsplit_once(BEFORE_HASH).filter(|(_, hash)| hash.len() == HASH_DIGITS);
    let hashed = hashed.and_then(|(name, hash)| Some((name, u128::from_str_radix(hash, 16).ok()?)));
    hashed.map_or((line, None), |(name, hash)| (name, Some(hash)))
}

/// Whether palmares wrote a folder: it has our marker and a main file that the marker
/// lists, or data under a marker that lists nothing, or the new run is on its way there. A
/// marker alone, copied into another folder, makes no output of it.
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

/// Which run a folder holds; another one after it was replaced.
pub fn run_in(folder: &Path) -> Option<String> {
    Marker::read(folder).ok().flatten().map(|marker| marker.run)
}

/// Whether a folder has a marker file, ours or not.
pub fn has_marker(folder: &Path) -> bool {
    fs::symlink_metadata(folder.join(MARKER)).is_ok()
}

/// Whether the publication of a run into a folder was cut off half way: some of its
/// files are the new run's and some the old one's. The next run completes it.
pub fn is_half_way(folder: &Path) -> bool {
    folder.join(JOURNAL).exists() && folder.join(STAGING).exists()
}

/// The format of what palmares wrote into a folder, such as `format 1`; none when
/// it did not make it.
pub fn run_format(folder: &Path) -> Option<String> {
    let text = text_of(folder).ok()??;
    let format = text.lines().next()?.strip_prefix(TITLE_BEGINS)?;
    Some(format.trim().to_string())
}

/// The text of the marker file; none where there is no such file, or something else of
/// that name.
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
        let marker = Marker { run: "1f".to_string(), files };
        fs::write(dir.path().join(MARKER), marker.text()).unwrap();
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
