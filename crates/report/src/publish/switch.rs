//! The switch: a complete run replaces the one before.
//!
//! The system exchanges the folder of the new run and the output folder atomically: readers
//! see the old run or the new one. Until then the new run is inside the output folder; only
//! for the exchange it moves beside it.
//!
//! If that is impossible (a mount point, the working folder of a process, a parent without
//! write permission, a system without exchange), the top-level names are moved one by one
//! with a journal. The next run completes an interrupted move.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Component, Path, PathBuf};

use super::carry_over::{carry_over_foreign_files, remove_replaced_run};
use super::disk::{self, Disk};
use super::error::OutputError;
use super::held_files::FilesInUse;
use super::lock::OutputFolderLock;
use super::marker::{
    MARKER_FILE, MAX_FILE_LIST_MEMORY_BYTES, OutputMarker, REPLACED_RUN_FOLDER, RUN_RECORDS_FILE,
    STAGING_FOLDER, SWITCH_JOURNAL_FILE, has_marker_file,
};
use model::file_names::RealPath;

/// The folder, the earlier and the new run.
pub(super) struct RunsToSwitch<'a> {
    pub folder: &'a Path,
    /// The earlier run in it.
    pub earlier: &'a OutputMarker,
    /// The top-level names of the new run in the staging folder.
    pub new: &'a BTreeSet<String>,
    /// What cannot be moved.
    pub held: &'a FilesInUse,
}

/// The result of an exchange.
pub(super) enum FolderExchangeResult {
    /// The new run is in place; with its lock.
    Done(Option<OutputFolderLock>),
    /// An exchange is impossible here.
    Impossible,
}

/// Replaces the earlier run by the one in the staging folder. After an error the earlier
/// run is unchanged.
pub(super) fn switch_to_new_run(
    disk: &Disk,
    places: &RunsToSwitch<'_>,
) -> Result<Option<OutputFolderLock>, OutputError> {
    if !disk::CAN_EXCHANGE_FOLDERS || !places.held.is_empty() {
        return one_by_one(disk, places).map(|()| None);
    }
    match exchange(disk, places)? {
        FolderExchangeResult::Done(lock) => Ok(lock),
        FolderExchangeResult::Impossible => one_by_one(disk, places).map(|()| None),
    }
}

/// The path of the new run during the exchange, beside the output folder.
pub(super) fn hidden_exchange_path(folder: &Path) -> Option<PathBuf> {
    let (parent, name) = (folder.parent()?, folder.file_name()?);
    let mut hidden = OsString::from(".");
    hidden.push(name);
    hidden.push(SWITCH_JOURNAL_FILE);
    Some(parent.join(hidden))
}

fn exchange(disk: &Disk, places: &RunsToSwitch<'_>) -> Result<FolderExchangeResult, OutputError> {
    let (folder, staging) = (places.folder, places.folder.join(STAGING_FOLDER));
    let (Some(beside), Some(parent)) = (hidden_exchange_path(folder), folder.parent()) else {
        return Ok(FolderExchangeResult::Impossible);
    };
    // A process working in the folder would stay in the old one.
    let works_here = std::env::current_dir().and_then(|here| here.real_path());
    if works_here.is_ok_and(|works| works.starts_with(folder)) {
        return Ok(FolderExchangeResult::Impossible);
    }
    let step = |done: io::Result<()>, path: &Path| match done {
        Ok(()) => Ok(true),
        Err(why) if is_impossible(why.kind()) => Ok(false),
        Err(why) => Err(OutputError::Io(path.to_path_buf(), why)),
    };
    match carry_over_foreign_files(disk, folder, places.earlier, &staging, None, |_| false) {
        Err(why) if why.io_kind() == Some(io::ErrorKind::CrossesDevices) => {
            return Ok(FolderExchangeResult::Impossible);
        }
        done => done?,
    }
    disk::copy_file_permissions(&staging, folder).map_err(OutputError::at(folder))?;
    let lock = OutputFolderLock::acquire(&staging, folder)?;
    // With this file, a run beside the folder is unpublished.
    let unpublished = staging.join(SWITCH_JOURNAL_FILE);
    disk.write_file(&unpublished, b"not published\n").map_err(OutputError::at(&unpublished))?;
    disk.sync_folder_tree(&staging).map_err(OutputError::at(&staging))?;
    if !step(disk.rename(&staging, &beside), &beside)? {
        return Ok(FolderExchangeResult::Impossible);
    }
    let back = |done: Result<bool, OutputError>| match done {
        Ok(true) => Ok(true),
        // The next run clears up what cannot be undone.
        other => disk.rename(&beside, &staging).map_err(OutputError::at(&beside)).and(other),
    };
    if !back(step(disk.exchange_folders(&beside, folder), folder))? {
        return Ok(FolderExchangeResult::Impossible);
    }
    if let Err(why) = disk.sync_folder(parent) {
        let undone = disk.exchange_folders(&beside, folder);
        undone.map_err(|why| OutputError::HalfWay(folder.to_path_buf(), why))?;
        back(Ok(false))?;
        return Err(OutputError::Io(parent.to_path_buf(), why));
    }
    // The new run is published. The rest is clean-up, which the next run completes if this
    // one fails.
    let _ = disk.remove_file(&folder.join(SWITCH_JOURNAL_FILE));
    let replaced = folder.join(REPLACED_RUN_FOLDER);
    match disk.rename(&beside, &replaced) {
        Ok(()) => remove_replaced_run(disk, &replaced, folder),
        Err(_) => remove_replaced_run(disk, &beside, folder),
    }
    Ok(FolderExchangeResult::Done(Some(lock)))
}

/// Errors of a system that can write but not exchange these folders.
fn is_impossible(kind: io::ErrorKind) -> bool {
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

/// A name that is moved separately: at the top level, or below a folder that stays.
struct MovedName<'a> {
    name: &'a str,
    /// Whether the new run has something of that name.
    is_new: bool,
}

impl MovedName<'_> {
    /// A line of the journal.
    fn line(&self) -> String {
        format!("{}{}\n", if self.is_new { '+' } else { '-' }, self.name)
    }

    /// Parses a line of the journal.
    fn of_line(line: &str) -> Option<MovedName<'_>> {
        let (sign, name) = line.split_at_checked(1)?;
        let mut steps = Path::new(name).components();
        let is_below = steps.all(|step| matches!(step, Component::Normal(_)));
        is_below.then_some(MovedName { name, is_new: sign == "+" })
    }

    /// Moves the old content out of the folder and the new content in, skipping completed
    /// steps.
    fn put_in_place(&self, disk: &Disk, folder: &Path) -> Result<(), OutputError> {
        let [new, old] =
            [STAGING_FOLDER, REPLACED_RUN_FOLDER].map(|stage| folder.join(stage).join(self.name));
        let place = folder.join(self.name);
        if self.is_new && !is_there(&new) {
            return Ok(());
        }
        if is_there(&place) {
            if let Some(above) = old.parent().filter(|_| self.name.contains('/')) {
                disk.make_folders(above).map_err(OutputError::at(above))?;
            }
            disk.rename(&place, &old).map_err(OutputError::at(&place))?;
        }
        match self.is_new {
            true => disk.rename(&new, &place).map_err(OutputError::at(&place)),
            false => Ok(()),
        }
    }

    /// Undoes the completed steps.
    fn take_back(&self, disk: &Disk, folder: &Path) -> io::Result<()> {
        let [new, old] =
            [STAGING_FOLDER, REPLACED_RUN_FOLDER].map(|stage| folder.join(stage).join(self.name));
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

fn put_all_in_place(disk: &Disk, folder: &Path, tops: &[MovedName<'_>]) -> Result<(), OutputError> {
    let replaced = folder.join(REPLACED_RUN_FOLDER);
    disk.make_folders(&replaced).map_err(OutputError::at(&replaced))?;
    tops.iter().try_for_each(|top| top.put_in_place(disk, folder))?;
    disk.sync_folder(folder).map_err(OutputError::at(folder))
}

fn is_there(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

fn one_by_one(disk: &Disk, places: &RunsToSwitch<'_>) -> Result<(), OutputError> {
    let (folder, staging) = (places.folder, places.folder.join(STAGING_FOLDER));
    let mut names = &places.earlier.top_level_names()? | places.new;
    let stays = |name: &str| places.held.has(name);
    carry_over_foreign_files(disk, folder, places.earlier, &staging, Some(&names), stays)?;
    names.extend([MARKER_FILE, RUN_RECORDS_FILE].map(str::to_string));
    let names = places.held.names_to_move(names, [folder, &staging]);
    let is_new = |name: &str| is_there(&staging.join(name));
    let tops: Vec<MovedName<'_>> =
        names.iter().map(|name| MovedName { name, is_new: is_new(name) }).collect();
    disk.sync_folder_tree(&staging).map_err(OutputError::at(&staging))?;
    let (journal, part) = (folder.join(SWITCH_JOURNAL_FILE), staging.join(SWITCH_JOURNAL_FILE));
    let lines: String = tops.iter().map(MovedName::line).collect();
    disk.write_file(&part, lines.as_bytes()).map_err(OutputError::at(&part))?;
    disk.rename(&part, &journal).map_err(OutputError::at(&journal))?;
    let moved = || -> Result<(), OutputError> {
        disk.sync_folder(folder).map_err(OutputError::at(folder))?;
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
    // The new run is published; the next run removes what cannot be removed now.
    let _ = disk.remove_all(&staging);
    remove_replaced_run(disk, &folder.join(REPLACED_RUN_FOLDER), folder);
    Ok(())
}

/// What an interrupted run left behind, and which run the folder held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InterruptedRunOutcome {
    /// Not published: the folder held the run before it.
    Discarded,
    /// Its publication had begun and was completed now.
    Completed,
    /// Published: only the replaced run was left to remove.
    Published,
}

/// Cleans up after an interrupted run; `None` if nothing was left. The folder must be
/// locked.
pub(super) fn recover_interrupted_run(
    disk: &Disk,
    folder: &Path,
) -> Result<Option<InterruptedRunOutcome>, OutputError> {
    let mut found = None;
    let mut at_most = |cut_off: InterruptedRunOutcome| found = found.or(Some(cut_off));
    if let Some(beside) = hidden_exchange_path(folder)
        && OutputMarker::read(&beside, MAX_FILE_LIST_MEMORY_BYTES)
            .is_ok_and(|marker| marker.is_some())
    {
        let is_new = beside.join(SWITCH_JOURNAL_FILE).exists();
        at_most(if is_new {
            InterruptedRunOutcome::Discarded
        } else {
            InterruptedRunOutcome::Published
        });
        remove_replaced_run(disk, &beside, folder);
    }
    let (staging, journal) = (folder.join(STAGING_FOLDER), folder.join(SWITCH_JOURNAL_FILE));
    if let Ok(lines) = fs::read_to_string(&journal) {
        if staging.exists() {
            at_most(InterruptedRunOutcome::Completed);
            let tops: Vec<MovedName<'_>> = lines.lines().filter_map(MovedName::of_line).collect();
            put_all_in_place(disk, folder, &tops)?;
        }
        disk.remove_file(&journal).map_err(OutputError::at(&journal))?;
    }
    let replaced = folder.join(REPLACED_RUN_FOLDER);
    if replaced.exists() {
        // Without a marker it is a folder that was in use when it was emptied.
        if has_marker_file(&replaced) {
            at_most(InterruptedRunOutcome::Published);
        }
        remove_replaced_run(disk, &replaced, folder);
    }
    if staging.exists() {
        at_most(InterruptedRunOutcome::Discarded);
        disk.remove_all(&staging).map_err(OutputError::at(&staging))?;
    }
    Ok(found)
}
