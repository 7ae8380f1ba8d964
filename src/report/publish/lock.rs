//! Locks an output folder: one run at a time writes into it.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::error::OutputError;
use super::marker::LOCK;

/// The content of the lock file.
const SENTENCE: &str = "palmares locks this file while it writes into the folder.\n";

/// A locked output folder; unlocked on drop and when the process ends.
#[derive(Debug)]
pub(super) struct Lock {
    _file: File,
}

impl Lock {
    /// Locks an existing folder. `shown` is its path for messages.
    pub(super) fn take(folder: &Path, shown: &Path) -> Result<Lock, OutputError> {
        let path = folder.join(LOCK);
        loop {
            let mut file = open(&path)?;
            match file.try_lock() {
                Err(TryLockError::WouldBlock) => {
                    return Err(OutputError::InUse(shown.to_path_buf()));
                }
                // A file system without locks cannot keep two runs apart.
                Ok(()) | Err(TryLockError::Error(_)) => {}
            }
            // The other run may have replaced the folder and its lock meanwhile.
            let there = same_file::Handle::from_path(&path);
            let here = file.try_clone().and_then(same_file::Handle::from_file);
            if there.ok() == here.ok() {
                if file.metadata().is_ok_and(|found| found.len() == 0) {
                    // On a full disk the lock works without the sentence.
                    let _ = file.write_all(SENTENCE.as_bytes());
                }
                return Ok(Lock { _file: file });
            }
        }
    }
}

fn open(path: &PathBuf) -> Result<File, OutputError> {
    if fs::symlink_metadata(path).is_ok_and(|found| found.is_symlink()) {
        return Err(OutputError::Link(path.clone()));
    }
    let opened = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
    opened.map_err(|why| match why.kind() {
        io::ErrorKind::IsADirectory => OutputError::InTheWay(path.clone()),
        _ => OutputError::Io(path.clone(), why),
    })
}
