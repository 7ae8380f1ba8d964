//! Keeps files of others in an output folder: they move on to the new run and are never
//! removed with the old one.

use std::collections::{BTreeSet, HashSet};
use std::fs;
use std::io;
use std::path::Path;
use std::time::SystemTime;

use walkdir::{DirEntry, WalkDir};
use xxhash_rust::xxh3::xxh3_128;

use super::disk::{self, Disk};
use super::error::OutputError;
use super::marker::{MARKER_FILE, MAX_FILE_LIST_MEMORY_BYTES, OutputMarker, is_internal_file_name};
use model::file_names::{RealPath, path_with_slashes};

/// Links all files that the folder's run did not write into the new run, so that the old
/// folder stays whole until it is replaced. With `tops`, only those under these top-level
/// names. Files that stay where they are, by their names, are left.
pub(super) fn carry_over_foreign_files(
    disk: &Disk,
    folder: &Path,
    run: &OutputMarker,
    new: &Path,
    tops: Option<&BTreeSet<String>>,
    stays: impl Fn(&str) -> bool,
) -> Result<(), OutputError> {
    let walk = WalkDir::new(folder).min_depth(1).sort_by_file_name().into_iter();
    let wanted = |entry: &DirEntry| entry.depth() != 1 || is_wanted(entry, tops);
    for entry in walk.filter_entry(wanted) {
        let entry = entry.map_err(|why| walk_error(folder, why))?;
        let path = entry.path();
        let Ok(name) = path.strip_prefix(folder) else { continue };
        let is_folder = entry.file_type().is_dir();
        if is_folder && !is_folder_empty(path) || is_listed(name, run)? {
            continue;
        }
        let place = new.join(name);
        if is_folder {
            make_folders(disk, folder, new, name)?;
        } else {
            if let Some(above) = name.parent() {
                make_folders(disk, folder, new, above)?;
            }
            match fs::symlink_metadata(&place) {
                Err(_) if path_with_slashes(name).is_some_and(|name| stays(&name)) => {}
                Err(_) => disk.hard_link_or_copy(path, &place).map_err(OutputError::at(path))?,
                Ok(_) if same_file::is_same_file(path, &place).unwrap_or(false) => {}
                Ok(found) if found.is_dir() => return Err(OutputError::Link(path.to_path_buf())),
                Ok(_) => return Err(OutputError::InTheWay(path.to_path_buf())),
            }
        }
    }
    Ok(())
}

/// What a file that a user changed is called besides.
const CHANGED: &str = "changed";

/// A file of a run that a user changed, and the name under which it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChangedFile {
    /// Its name in the output folder.
    pub name: String,
    /// The name under which it is kept.
    pub kept_as: String,
}

/// What became of the files of a run since it was published.
#[derive(Debug, Default)]
pub(super) struct FileChangesSincePublication {
    /// When it was published; the marker is the last file that a run writes.
    written: Option<SystemTime>,
    /// Those that a user changed.
    pub changed: Vec<ChangedFile>,
    /// The names of those that are not as the run wrote them: changed, or gone.
    pub lost: HashSet<String>,
}

impl FileChangesSincePublication {
    /// Since the publication of the run in a folder, which was not looked through.
    pub(super) fn for_folder(folder: &Path) -> FileChangesSincePublication {
        let marker = fs::symlink_metadata(folder.join(MARKER_FILE));
        let written = marker.and_then(|found| found.modified()).ok();
        FileChangesSincePublication { written, ..FileChangesSincePublication::default() }
    }

    /// Whether a file is as the run wrote it.
    pub(super) fn is_as_written(&self, path: &Path, hash: u128) -> Result<bool, OutputError> {
        let found = fs::symlink_metadata(path).ok().filter(fs::Metadata::is_file);
        let Some(now) = found.and_then(|found| found.modified().ok()) else { return Ok(false) };
        // Within one tick of the system's clock the time tells nothing.
        if self.written.is_some_and(|written| now < written) {
            return Ok(true);
        }
        Ok(xxh3_128(&fs::read(path).map_err(OutputError::at(path))?) == hash)
    }

    /// Whether a file was changed after the run. One that another program had open is not the run's
    /// own, so that its content tells nothing.
    fn is_later(&self, path: &Path) -> bool {
        let now = fs::symlink_metadata(path).and_then(|found| found.modified()).ok();
        now.is_some_and(|now| self.written.is_some_and(|written| now > written))
    }
}

/// Looks through the files of a run. Keeps each that a user changed under a second name, so that
/// the changes survive the next run.
pub(super) fn keep_changed_files(
    disk: &Disk,
    folder: &Path,
    run: &OutputMarker,
) -> Result<FileChangesSincePublication, OutputError> {
    let mut since = FileChangesSincePublication::for_folder(folder);
    let look = |name: &str, hash: Option<u128>| {
        let path = folder.join(name);
        let is_as_written = match hash {
            Some(hash) => since.is_as_written(&path, hash)?,
            None => !since.is_later(&path),
        };
        if is_as_written {
            return Ok(());
        }
        since.lost.insert(name.to_string());
        since.changed.extend(keep_one(disk, folder, name, run)?);
        Ok(())
    };
    run.files.for_each_file(look)?;
    Ok(since)
}

/// Keeps a file that a user changed; `None` if it is none.
fn keep_one(
    disk: &Disk,
    folder: &Path,
    name: &str,
    run: &OutputMarker,
) -> Result<Option<ChangedFile>, OutputError> {
    let path = folder.join(name);
    if !is_plain(&path) {
        return Ok(None);
    }
    let is_free = |name: &str| {
        let place = folder.join(name);
        let is_other = fs::symlink_metadata(&place).is_ok() && !is_kept(&path, &place);
        Ok::<_, OutputError>(!is_other && !run.files.has_file(name)?)
    };
    let mut nth = 1;
    while !is_free(&name_with_word_in_brackets(name, CHANGED, nth))? {
        nth += 1;
    }
    let kept_as = name_with_word_in_brackets(name, CHANGED, nth);
    let place = folder.join(&kept_as);
    if fs::symlink_metadata(&place).is_err() {
        disk.hard_link_or_copy(&path, &place).map_err(OutputError::at(&place))?;
    }
    Ok(Some(ChangedFile { name: name.to_string(), kept_as }))
}

/// `july (changed).xlsx`, `july (changed 2).xlsx`.
pub(super) fn name_with_word_in_brackets(name: &str, word: &str, nth: u32) -> String {
    let mark = if nth == 1 { format!(" ({word})") } else { format!(" ({word} {nth})") };
    let file = name.rfind('/').map_or(0, |slash| slash + 1);
    match name[file..].rfind('.').filter(|dot| *dot > 0) {
        Some(dot) => format!("{}{mark}{}", &name[..file + dot], &name[file + dot..]),
        None => format!("{name}{mark}"),
    }
}

/// Whether a path is a file and contains no link.
fn is_plain(path: &Path) -> bool {
    let above = path.parent().is_some_and(|above| above.real_path().is_ok_and(|a| a == above));
    above && fs::symlink_metadata(path).is_ok_and(|found| found.is_file())
}

fn is_wanted(entry: &DirEntry, tops: Option<&BTreeSet<String>>) -> bool {
    let name = entry.file_name().to_str();
    !name.is_some_and(is_internal_file_name)
        && tops.is_none_or(|tops| name.is_some_and(|name| tops.contains(name)))
}

/// Creates the folders of a name in the new run, with the same permissions.
fn make_folders(disk: &Disk, folder: &Path, new: &Path, name: &Path) -> Result<(), OutputError> {
    let mut steps: Vec<&Path> = name.ancestors().filter(|step| *step != Path::new("")).collect();
    steps.reverse();
    for step in steps {
        let (from, place) = (folder.join(step), new.join(step));
        match fs::symlink_metadata(&place) {
            Ok(found) if found.is_dir() => {}
            Ok(_) => return Err(OutputError::InTheWay(from)),
            Err(_) => {
                disk.make_folders(&place).map_err(OutputError::at(&place))?;
                disk::copy_file_permissions(&place, &from).map_err(OutputError::at(&place))?;
            }
        }
    }
    Ok(())
}

/// Removes the rest of a replaced run. Files of others move to the present folder if they
/// are not there yet. Whatever fails is left for the next run.
pub(super) fn remove_replaced_run(disk: &Disk, old: &Path, folder: &Path) {
    let Ok(run) = OutputMarker::read(old, MAX_FILE_LIST_MEMORY_BYTES) else { return };
    let run = run.unwrap_or_default();
    // The folder cannot tell: some systems list a removed file until it is closed.
    let mut is_left = false;
    for entry in WalkDir::new(old).min_depth(1).contents_first(true) {
        let Ok(entry) = entry else {
            is_left = true;
            continue;
        };
        let path = entry.path();
        let Ok(name) = path.strip_prefix(old) else { continue };
        if entry.file_type().is_dir() {
            let _ = disk.remove_folder(path);
            continue;
        }
        // The marker, which lists our files, goes last.
        if name == Path::new(MARKER_FILE) {
            continue;
        }
        let place = folder.join(name);
        let is_gone = match is_ours(name, &run) {
            Err(_) => false,
            Ok(is_ours) if is_ours || is_kept(path, &place) => disk.remove_file(path).is_ok(),
            Ok(_) if fs::symlink_metadata(&place).is_err() => {
                let made = place.parent().map_or(Ok(()), |above| disk.make_folders(above));
                made.and_then(|()| disk.rename(path, &place)).is_ok()
            }
            Ok(_) => false,
        };
        is_left |= !is_gone;
    }
    if !is_left {
        let _ = disk.remove_file(&old.join(MARKER_FILE));
        let _ = disk.remove_folder(old);
    }
}

fn is_ours(name: &Path, run: &OutputMarker) -> Result<bool, OutputError> {
    let top = name.components().next();
    let top = top.and_then(|top| top.as_os_str().to_str()).unwrap_or_default();
    Ok(is_internal_file_name(top) || is_listed(name, run)?)
}

fn is_listed(name: &Path, run: &OutputMarker) -> Result<bool, OutputError> {
    path_with_slashes(name).map_or(Ok(false), |name| run.files.has_file(&name))
}

/// Whether the new run has the same file or a copy of it.
fn is_kept(path: &Path, place: &Path) -> bool {
    let (Ok(one), Ok(other)) = (fs::symlink_metadata(path), fs::symlink_metadata(place)) else {
        return false;
    };
    if one.is_symlink() && other.is_symlink() {
        return fs::read_link(path).ok() == fs::read_link(place).ok();
    }
    if same_file::is_same_file(path, place).unwrap_or(false) {
        return true;
    }
    let both = one.is_file() && other.is_file() && one.len() == other.len();
    both && matches!((fs::read(path), fs::read(place)), (Ok(one), Ok(other)) if one == other)
}

pub(super) fn is_folder_empty(folder: &Path) -> bool {
    fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_none())
}

fn walk_error(path: &Path, why: walkdir::Error) -> OutputError {
    let path = why.path().unwrap_or(path).to_path_buf();
    OutputError::Io(
        path,
        why.into_io_error().unwrap_or_else(|| io::Error::other("a loop of links")),
    )
}
