//! Locks an output folder: one run at a time writes into it.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::Path;

use super::error::OutputError;
use super::marker::LOCK_FILE;

/// The content of the lock file.
const SENTENCE: &str = "palmares locks this file while it writes into the folder.\n";

/// A locked output folder; unlocked on drop and when the process ends.
#[derive(Debug)]
pub(super) struct OutputFolderLock {
    _file: File,
}

impl OutputFolderLock {
    /// Locks an existing folder. `shown` is its path for messages.
    pub(super) fn acquire(folder: &Path, shown: &Path) -> Result<OutputFolderLock, OutputError> {
        let held = open_and_lock(&folder.join(LOCK_FILE))?;
        let mut file = held.ok_or_else(|| OutputError::InUse(shown.to_path_buf()))?;
        if file.metadata().is_ok_and(|found| found.len() == 0) {
            // On a full disk the lock works without the sentence.
            let _ = file.write_all(SENTENCE.as_bytes());
        }
        Ok(OutputFolderLock { _file: file })
    }
}

/// Opens a file and locks it; `None` if another process has locked it.
pub(crate) fn open_and_lock(path: &Path) -> Result<Option<File>, OutputError> {
    loop {
        let file = open(path)?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => return Ok(None),
            // A file system without locks cannot keep two runs apart.
            Ok(()) | Err(TryLockError::Error(_)) => {}
        }
        // The other run may have replaced the folder and its lock meanwhile.
        let there = same_file::Handle::from_path(path);
        let here = file.try_clone().and_then(same_file::Handle::from_file);
        if there.ok() == here.ok() {
            return Ok(Some(file));
        }
    }
}

fn open(path: &Path) -> Result<File, OutputError> {
    if fs::symlink_metadata(path).is_ok_and(|found| found.is_symlink()) {
        return Err(OutputError::Link(path.to_path_buf()));
    }
    let opened = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
    opened.map_err(|why| match why.kind() {
        io::ErrorKind::IsADirectory => OutputError::InTheWay(path.to_path_buf()),
        _ => OutputError::Io(path.to_path_buf(), why),
    })
}
