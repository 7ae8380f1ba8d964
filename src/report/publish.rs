//! Files appear whole or not at all.
//!
//! A run writes everything into a folder beside its place, `.palmares-new`
//! inside the output folder, and moves it into place when all of it is there.
//! A run that is interrupted, or that meets a full disk, leaves what was there
//! before; the next run clears up. The marker file `.palmares` tells that a
//! folder was made by palmares and lists its files, so that files of an earlier
//! run which this one no longer makes can be removed, and no others.

use std::collections::{BTreeSet, HashSet};
use std::fs;
use std::io;
use std::path::{Component, Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use walkdir::WalkDir;

/// The marker file.
pub const MARKER: &str = ".palmares";
/// Where files are written before they are moved into place.
const STAGING: &str = ".palmares-new";
/// First line of the marker file, before the number of the format.
const MARKER_BEGINS: &str = "palmares output, ";
/// First line of the marker file.
const MARKER_TITLE: &str = "palmares output, format 1";

/// Why the output could not be written.
#[derive(Debug)]
pub enum OutputError {
    /// The folder holds other things.
    NotOurs(PathBuf),
    /// It is no folder.
    NotAFolder(PathBuf),
    /// A return is a file that an earlier run wrote here.
    ReturnOfOurs(PathBuf),
    /// A link stands where a folder of the output belongs.
    Link(PathBuf),
    /// The system refused.
    Io(PathBuf, io::Error),
    /// A workbook could not be made.
    Workbook(String, rust_xlsxwriter::XlsxError),
    /// A page could not be made; with the whole chain of causes.
    Page(String, String),
}

impl std::fmt::Display for OutputError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            OutputError::NotOurs(dir) => write!(
                f,
                "{} holds other files and was not made by palmares; give an empty or a new folder",
                dir.display()
            ),
            OutputError::NotAFolder(dir) => write!(f, "{} is not a folder", dir.display()),
            OutputError::ReturnOfOurs(path) => write!(
                f,
                "{} was written there by palmares and would be overwritten; give the returns from another folder",
                path.display()
            ),
            OutputError::Link(path) => {
                write!(f, "{} is a link; nothing is written through it", path.display())
            }
            OutputError::Io(path, why) => write!(f, "{}: {why}", path.display()),
            OutputError::Workbook(name, why) => write!(f, "{name}: {why}"),
            OutputError::Page(name, why) => write!(f, "{name}: {why}"),
        }
    }
}

impl std::error::Error for OutputError {}

/// A run's output while it is written.
#[derive(Debug)]
pub struct Publication {
    dir: PathBuf,
    staging: PathBuf,
    made: Mutex<Made>,
}

/// Folders that were made, and files that were written.
#[derive(Debug, Default)]
struct Made {
    folders: HashSet<String>,
    files: Vec<String>,
}

impl Publication {
    /// Begins to write into a folder, which must be new, empty or ours.
    pub fn begin(dir: &Path) -> Result<Publication, OutputError> {
        check_ours(dir)?;
        fs::create_dir_all(dir).map_err(io_at(dir))?;
        let staging = dir.join(STAGING);
        if staging.exists() {
            fs::remove_dir_all(&staging).map_err(io_at(&staging))?;
        }
        fs::create_dir(&staging).map_err(io_at(&staging))?;
        let publication = Publication { dir: dir.to_path_buf(), staging, made: Mutex::default() };
        if !dir.join(MARKER).exists() {
            publication.mark(&BTreeSet::new())?;
        }
        Ok(publication)
    }

    /// A folder for temporary files, inside the output folder.
    pub fn temporary(&self) -> &Path {
        &self.staging
    }

    /// Writes a file of the output.
    pub fn write(&self, name: &str, bytes: &[u8]) -> Result<(), OutputError> {
        let path = self.path(name)?;
        fs::write(&path, bytes).map_err(io_at(&path))
    }

    /// Where a file of the output is to be written, its folder made.
    pub fn path(&self, name: &str) -> Result<PathBuf, OutputError> {
        let (folder, _) = name.rsplit_once('/').unwrap_or_default();
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        if !folder.is_empty() && !made.folders.contains(folder) {
            let path = self.staging.join(folder);
            fs::create_dir_all(&path).map_err(io_at(&path))?;
            made.folders.insert(folder.to_string());
        }
        made.files.push(name.to_string());
        drop(made);
        Ok(self.staging.join(name))
    }

    /// Takes back what was written into a folder of the output: its return is done
    /// again, and may have fewer files now.
    pub fn take_back(&self, folder: &str) -> Result<(), OutputError> {
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        if !made.folders.remove(folder) {
            return Ok(());
        }
        let within = format!("{folder}/");
        made.files.retain(|name| !name.starts_with(&within));
        drop(made);
        let path = self.staging.join(folder);
        fs::remove_dir_all(&path).map_err(io_at(&path))
    }

    /// Moves everything into place and removes what an earlier run left over.
    pub fn finish(self) -> Result<(), OutputError> {
        let earlier = self.listed()?;
        let made = std::mem::take(&mut *self.made.lock().unwrap_or_else(PoisonError::into_inner));
        let new: BTreeSet<String> = made.files.into_iter().collect();
        // Until all is in place, both lists are ours.
        self.mark(&earlier.union(&new).cloned().collect())?;
        for entry in fs::read_dir(&self.staging).map_err(io_at(&self.staging))? {
            let entry = entry.map_err(io_at(&self.staging))?;
            let place = self.dir.join(entry.file_name());
            if fs::symlink_metadata(&place).is_ok() && entry.path().is_dir() {
                self.merge(&entry.path(), &place)?;
            } else {
                fs::rename(entry.path(), &place).map_err(io_at(&place))?;
            }
        }
        for stale in earlier.difference(&new) {
            self.remove(stale);
        }
        self.mark(&new)
    }

    /// Moves a folder's files into a folder that is there already.
    fn merge(&self, staged: &Path, place: &Path) -> Result<(), OutputError> {
        let mut checked = HashSet::new();
        for entry in WalkDir::new(staged).sort_by_file_name() {
            let entry = entry.map_err(|why| walk_error(staged, why))?;
            let Ok(name) = entry.path().strip_prefix(staged) else {
                continue;
            };
            // Joined with nothing it would end in a slash and follow a link.
            let at_top = name.as_os_str().is_empty();
            let target = if at_top { place.to_path_buf() } else { place.join(name) };
            if entry.file_type().is_dir() {
                if fs::symlink_metadata(&target).is_ok_and(|found| found.is_symlink()) {
                    return Err(OutputError::Link(target));
                }
                if checked.insert(target.clone()) {
                    fs::create_dir_all(&target).map_err(io_at(&target))?;
                }
            } else {
                fs::rename(entry.path(), &target).map_err(io_at(&target))?;
            }
        }
        Ok(())
    }

    /// Removes a file of an earlier run, and its folders once they are empty.
    fn remove(&self, name: &str) {
        let path = Path::new(name);
        if !path.components().all(|step| matches!(step, Component::Normal(_))) {
            return;
        }
        let mut path = self.dir.join(path);
        if fs::remove_file(&path).is_err() {
            return;
        }
        while path.pop() && path != self.dir && fs::remove_dir(&path).is_ok() {}
    }

    /// The files that the marker lists.
    fn listed(&self) -> Result<BTreeSet<String>, OutputError> {
        listed(&self.dir)
    }

    /// Writes the marker file, whole or not at all.
    fn mark(&self, names: &BTreeSet<String>) -> Result<(), OutputError> {
        let mut text = format!("{MARKER_TITLE}\n");
        for name in names {
            text.push_str(name);
            text.push('\n');
        }
        let (part, marker) = (self.dir.join(".palmares-mark"), self.dir.join(MARKER));
        fs::write(&part, text).map_err(io_at(&part))?;
        fs::rename(&part, &marker).map_err(io_at(&marker))
    }
}

/// Whatever happens, nothing half-made stays behind.
impl Drop for Publication {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.staging);
    }
}

/// Whether an output folder is new, empty or ours.
pub fn check_ours(dir: &Path) -> Result<(), OutputError> {
    match fs::metadata(dir) {
        Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(why) => return Err(OutputError::Io(dir.to_path_buf(), why)),
        Ok(found) if !found.is_dir() => return Err(OutputError::NotAFolder(dir.to_path_buf())),
        Ok(_) => {}
    }
    if is_ours(dir) {
        return Ok(());
    }
    let mut entries = fs::read_dir(dir).map_err(io_at(dir))?;
    match entries.next() {
        None => Ok(()),
        Some(_) => Err(OutputError::NotOurs(dir.to_path_buf())),
    }
}

/// The files that a folder's marker lists.
fn listed(dir: &Path) -> Result<BTreeSet<String>, OutputError> {
    let marker = dir.join(MARKER);
    let text = fs::read_to_string(&marker).map_err(io_at(&marker))?;
    Ok(text.lines().skip(1).filter(|line| !line.is_empty()).map(str::to_string).collect())
}

/// Refuses returns that a run into the folder would overwrite: annotated copies
/// of an earlier run.
pub fn check_returns<'a>(
    dir: &Path,
    mut returns: impl Iterator<Item = &'a Path>,
) -> Result<(), OutputError> {
    let (Ok(place), true) = (dir.canonicalize(), is_ours(dir)) else {
        return Ok(());
    };
    let ours = listed(dir)?;
    let written_by_us = |file: &Path| {
        let file = file.canonicalize().ok();
        let below = file.as_deref().and_then(|file| file.strip_prefix(&place).ok());
        below.and_then(Path::to_str).is_some_and(|name| ours.contains(name))
    };
    match returns.find(|file| written_by_us(file)) {
        Some(file) => Err(OutputError::ReturnOfOurs(file.to_path_buf())),
        None => Ok(()),
    }
}

/// Whether a folder bears our marker.
pub fn is_ours(dir: &Path) -> bool {
    let marker = fs::read_to_string(dir.join(MARKER));
    marker.is_ok_and(|text| text.starts_with(MARKER_TITLE))
}

/// The format of what palmares wrote into a folder, such as `format 1`; none when
/// it did not make it.
pub fn run_format(dir: &Path) -> Option<String> {
    let marker = fs::read_to_string(dir.join(MARKER)).ok()?;
    let format = marker.lines().next()?.strip_prefix(MARKER_BEGINS)?;
    Some(format.trim().to_string())
}

fn io_at(path: &Path) -> impl FnOnce(io::Error) -> OutputError {
    let path = path.to_path_buf();
    move |why| OutputError::Io(path, why)
}

fn walk_error(path: &Path, why: walkdir::Error) -> OutputError {
    let path = why.path().unwrap_or(path).to_path_buf();
    OutputError::Io(
        path,
        why.into_io_error().unwrap_or_else(|| io::Error::other("a loop of links")),
    )
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn run(dir: &Path, files: &[&str]) {
        let publication = Publication::begin(dir).unwrap();
        for name in files {
            publication.write(name, name.as_bytes()).unwrap();
        }
        publication.finish().unwrap();
    }

    #[test]
    fn only_files_of_an_earlier_run_are_removed() {
        let dir = tempfile::tempdir().unwrap();
        let out = dir.path().join("out");
        run(&out, &["index.html", "players/a.html", "returns/x/y.xlsx"]);
        fs::write(out.join("players/mine.txt"), "mine").unwrap();
        run(&out, &["index.html", "players/b.html"]);
        assert!(out.join("players/b.html").exists());
        assert!(out.join("players/mine.txt").exists());
        assert!(!out.join("players/a.html").exists());
        assert!(!out.join("returns").exists());
        assert!(!out.join(STAGING).exists());
    }

    #[test]
    fn what_was_taken_back_is_not_published() {
        let dir = tempfile::tempdir().unwrap();
        run(dir.path(), &["events/a/boards.html"]);
        let publication = Publication::begin(dir.path()).unwrap();
        for name in ["events/a/boards.html", "events/a.html", "events/ab/boards.html"] {
            publication.write(name, b"x").unwrap();
        }
        publication.take_back("events/a").unwrap();
        publication.take_back("events/never").unwrap();
        publication.finish().unwrap();
        assert!(!dir.path().join("events/a").exists());
        assert!(dir.path().join("events/a.html").exists());
        assert!(dir.path().join("events/ab/boards.html").exists());
    }

    #[test]
    fn a_folder_of_others_is_refused() {
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join("thesis.doc"), "x").unwrap();
        assert!(matches!(Publication::begin(dir.path()), Err(OutputError::NotOurs(_))));
        assert!(matches!(
            Publication::begin(&dir.path().join("thesis.doc")),
            Err(OutputError::NotAFolder(_))
        ));
    }

    #[test]
    fn a_run_that_stops_half_way_changes_nothing() {
        let dir = tempfile::tempdir().unwrap();
        run(dir.path(), &["index.html"]);
        let publication = Publication::begin(dir.path()).unwrap();
        publication.write("players/a.html", b"half").unwrap();
        drop(publication);
        assert!(dir.path().join("index.html").exists());
        assert!(!dir.path().join("players").exists());
        assert!(!dir.path().join(STAGING).exists());
    }

    #[test]
    fn a_marker_that_points_outside_removes_nothing_there() {
        let dir = tempfile::tempdir().unwrap();
        let out = dir.path().join("out");
        run(&out, &["index.html"]);
        fs::write(dir.path().join("precious"), "x").unwrap();
        fs::write(out.join(MARKER), format!("{MARKER_TITLE}\n../precious\n")).unwrap();
        run(&out, &["index.html"]);
        assert!(dir.path().join("precious").exists());
    }
}
