//! The moment of publication: a run that is complete takes the place of the one before.
//!
//! The folder with the new run and the output folder exchange their names, which the
//! system does at one moment: whoever looks sees the old run or the new one. Until
//! then everything stands inside the output folder; only for that moment the new run
//! stands beside it.
//!
//! Where that cannot be (a folder that is a disk of its own, one in which a program
//! works, a parent that may not be written to, a system that does not know it), the
//! names at the top are moved one by one, and a journal tells what is being moved. A
//! run that is cut off in these moves is completed by the next one.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::disk::Disk;
use super::error::OutputError;
use super::kept::{carry_over, clear};
use super::lock::Lock;
use super::marker::{JOURNAL, MARKER, Marker, REPLACED, STAGING};

/// What stands where.
pub struct Places<'a> {
    /// The output folder.
    pub folder: &'a Path,
    /// The run that stands there.
    pub earlier: &'a Marker,
    /// The run in the staging folder, which takes its place.
    pub new: &'a Marker,
}

/// Whether the new run stands in its place, and the lock of the folder that came with it.
pub enum Switched {
    /// It does.
    Done(Option<Lock>),
    /// It cannot be done this way here.
    NotHere,
}

/// Puts the run in the staging folder in the place of the one before. After an error the
/// run before stands as it stood.
pub fn switch(disk: &Disk, places: &Places<'_>) -> Result<Option<Lock>, OutputError> {
    match at_once(disk, places)? {
        Switched::Done(lock) => Ok(lock),
        Switched::NotHere => one_by_one(disk, places).map(|()| None),
    }
}

/// Where the new run stands for a moment, beside the output folder.
pub fn beside(folder: &Path) -> Option<PathBuf> {
    let (parent, name) = (folder.parent()?, folder.file_name()?);
    let mut hidden = OsString::from(".");
    hidden.push(name);
    hidden.push(JOURNAL);
    Some(parent.join(hidden))
}

fn at_once(disk: &Disk, places: &Places<'_>) -> Result<Switched, OutputError> {
    let (folder, staging) = (places.folder, places.folder.join(STAGING));
    let (Some(beside), Some(parent)) = (beside(folder), folder.parent()) else {
        return Ok(Switched::NotHere);
    };
    // Whoever works in the folder would be left behind in the old one.
    let works_here = std::env::current_dir().and_then(fs::canonicalize);
    if works_here.is_ok_and(|works| works.starts_with(folder)) {
        return Ok(Switched::NotHere);
    }
    let step = |done: io::Result<()>, path: &Path| match done {
        Ok(()) => Ok(true),
        Err(why) if is_not_here(why.kind()) => Ok(false),
        Err(why) => Err(OutputError::Io(path.to_path_buf(), why)),
    };
    match carry_over(disk, folder, places.earlier, &staging, None) {
        Err(why) if why.kind() == Some(io::ErrorKind::CrossesDevices) => {
            return Ok(Switched::NotHere);
        }
        done => done?,
    }
    let permissions = fs::metadata(folder).map(|found| found.permissions());
    let kept = permissions.and_then(|permissions| fs::set_permissions(&staging, permissions));
    kept.map_err(OutputError::at(folder))?;
    let lock = Lock::take(&staging, folder)?;
    // As long as it stands beside the folder with this, it has not been published.
    let unpublished = staging.join(JOURNAL);
    disk.write(&unpublished, b"not published\n").map_err(OutputError::at(&unpublished))?;
    disk.sync_all(&staging).map_err(OutputError::at(&staging))?;
    if !step(disk.rename(&staging, &beside), &beside)? {
        return Ok(Switched::NotHere);
    }
    let back = |done: Result<bool, OutputError>| match done {
        Ok(true) => Ok(true),
        // The next run clears up what cannot go back.
        other => disk.rename(&beside, &staging).map_err(OutputError::at(&beside)).and(other),
    };
    if !back(step(disk.exchange(&beside, folder), folder))? {
        return Ok(Switched::NotHere);
    }
    if let Err(why) = disk.sync_names(parent) {
        let undone = disk.exchange(&beside, folder);
        undone.map_err(|why| OutputError::HalfWay(folder.to_path_buf(), why))?;
        back(Ok(false))?;
        return Err(OutputError::Io(parent.to_path_buf(), why));
    }
    // The new run is published. What follows is tidying, which the next run does where
    // this one cannot.
    let _ = disk.remove_file(&folder.join(JOURNAL));
    let replaced = folder.join(REPLACED);
    match disk.rename(&beside, &replaced) {
        Ok(()) => clear(disk, &replaced, folder),
        Err(_) => clear(disk, &beside, folder),
    }
    Ok(Switched::Done(Some(lock)))
}

/// Answers of a system that cannot exchange these folders, though it can write.
fn is_not_here(kind: io::ErrorKind) -> bool {
    use io::ErrorKind as Kind;
    matches!(
        kind,
        Kind::AlreadyExists
            | Kind::CrossesDevices
            | Kind::DirectoryNotEmpty
            | Kind::InvalidFilename
            | Kind::InvalidInput
            | Kind::NotADirectory
            | Kind::PermissionDenied
            | Kind::ReadOnlyFilesystem
            | Kind::ResourceBusy
            | Kind::Unsupported
    )
}

/// A name at the top of the output folder that is moved by itself.
struct Top<'a> {
    name: &'a str,
    /// Whether the new run has something of that name.
    is_new: bool,
}

impl Top<'_> {
    /// A line of the journal.
    fn line(&self) -> String {
        format!("{}{}\n", if self.is_new { '+' } else { '-' }, self.name)
    }

    /// A name by its line of the journal.
    fn of_line(line: &str) -> Option<Top<'_>> {
        let (sign, name) = line.split_at_checked(1)?;
        (!name.contains('/')).then_some(Top { name, is_new: sign == "+" })
    }

    /// Moves what stands under the name out of the folder, and the new in. What was done
    /// already is not done again.
    fn put_in_place(&self, disk: &Disk, folder: &Path) -> Result<(), OutputError> {
        let [new, old] = [STAGING, REPLACED].map(|stage| folder.join(stage).join(self.name));
        let place = folder.join(self.name);
        if self.is_new && !is_there(&new) {
            return Ok(());
        }
        if is_there(&place) {
            disk.rename(&place, &old).map_err(OutputError::at(&place))?;
        }
        match self.is_new {
            true => disk.rename(&new, &place).map_err(OutputError::at(&place)),
            false => Ok(()),
        }
    }

    /// The way back, from wherever it stopped.
    fn take_back(&self, disk: &Disk, folder: &Path) -> io::Result<()> {
        let [new, old] = [STAGING, REPLACED].map(|stage| folder.join(stage).join(self.name));
        let place = folder.join(self.name);
        if self.is_new && !is_there(&new) {
            disk.rename(&place, &new)?;
        }
        match is_there(&old) {
            true => disk.rename(&old, &place),
            false => Ok(()),
        }
    }
}

fn put_all_in_place(disk: &Disk, folder: &Path, tops: &[Top<'_>]) -> Result<(), OutputError> {
    let replaced = folder.join(REPLACED);
    disk.make_folders(&replaced).map_err(OutputError::at(&replaced))?;
    tops.iter().try_for_each(|top| top.put_in_place(disk, folder))?;
    disk.sync_names(folder).map_err(OutputError::at(folder))
}

fn is_there(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

fn one_by_one(disk: &Disk, places: &Places<'_>) -> Result<(), OutputError> {
    let (folder, staging) = (places.folder, places.folder.join(STAGING));
    let mut names: BTreeSet<&str> = &places.earlier.tops() | &places.new.tops();
    carry_over(disk, folder, places.earlier, &staging, Some(&names))?;
    names.insert(MARKER);
    let is_new = |name: &str| is_there(&staging.join(name));
    let tops: Vec<Top<'_>> = names.iter().map(|name| Top { name, is_new: is_new(name) }).collect();
    disk.sync_all(&staging).map_err(OutputError::at(&staging))?;
    let (journal, part) = (folder.join(JOURNAL), staging.join(JOURNAL));
    let lines: String = tops.iter().map(Top::line).collect();
    disk.write(&part, lines.as_bytes()).map_err(OutputError::at(&part))?;
    disk.rename(&part, &journal).map_err(OutputError::at(&journal))?;
    let moved = || -> Result<(), OutputError> {
        disk.sync_names(folder).map_err(OutputError::at(folder))?;
        put_all_in_place(disk, folder, &tops)?;
        disk.remove_file(&journal).map_err(OutputError::at(&journal))
    };
    if let Err(why) = moved() {
        let undone = tops.iter().rev().try_for_each(|top| top.take_back(disk, folder));
        return Err(match undone.and_then(|()| disk.remove_file(&journal)) {
            Ok(()) => why,
            Err(why) => OutputError::HalfWay(folder.to_path_buf(), why),
        });
    }
    // The new run is published; the next one removes what cannot be removed now.
    let _ = disk.remove_all(&staging);
    clear(disk, &folder.join(REPLACED), folder);
    Ok(())
}

/// What an earlier run that was cut off left behind, and which run the folder held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CutOff {
    /// It had not been published: the folder held the run before it.
    Discarded,
    /// Its publication had begun and was completed: the folder holds it whole.
    Completed,
    /// It had been published: only what it replaced was left to remove.
    Published,
}

/// Puts a folder in order that a run was cut off in; none where nothing was left over.
/// The folder is locked.
pub fn recover(disk: &Disk, folder: &Path) -> Result<Option<CutOff>, OutputError> {
    let mut found = None;
    let mut at_most = |cut_off: CutOff| found = found.or(Some(cut_off));
    if let Some(beside) = beside(folder)
        && Marker::read(&beside).is_ok_and(|marker| marker.is_some())
    {
        let is_new = beside.join(JOURNAL).exists();
        at_most(if is_new { CutOff::Discarded } else { CutOff::Published });
        clear(disk, &beside, folder);
    }
    let (staging, journal) = (folder.join(STAGING), folder.join(JOURNAL));
    if let Ok(lines) = fs::read_to_string(&journal) {
        if staging.exists() {
            at_most(CutOff::Completed);
            let tops: Vec<Top<'_>> = lines.lines().filter_map(Top::of_line).collect();
            put_all_in_place(disk, folder, &tops)?;
        }
        disk.remove_file(&journal).map_err(OutputError::at(&journal))?;
    }
    let replaced = folder.join(REPLACED);
    if replaced.exists() {
        at_most(CutOff::Published);
        clear(disk, &replaced, folder);
    }
    if staging.exists() {
        at_most(CutOff::Discarded);
        disk.remove_all(&staging).map_err(OutputError::at(&staging))?;
    }
    Ok(found)
}
