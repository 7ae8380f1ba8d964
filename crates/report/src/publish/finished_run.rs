//! The output of a run that has ended, from which another takes files.

use std::fs;
use std::path::{Path, PathBuf};

use super::carry_over::FileChangesSincePublication;
use super::error::OutputError;
use super::marker::{
    MAX_FILE_LIST_MEMORY_BYTES, OutputMarker, RUN_RECORDS_FILE, STAGING_FOLDER, has_main_file,
    is_publication_interrupted,
};

/// The output of a run that has ended.
#[derive(Debug)]
pub struct FinishedRun {
    folder: PathBuf,
    marker: OutputMarker,
    since: FileChangesSincePublication,
}

impl FinishedRun {
    /// That in a folder; `None` if there is none, or only a part of one. It is one of `outputs` that
    /// share the memory for the lists of their files.
    pub fn open(folder: &Path, outputs: usize) -> Result<Option<FinishedRun>, OutputError> {
        if is_publication_interrupted(folder) {
            return Ok(None);
        }
        let since = FileChangesSincePublication::for_folder(folder);
        let marker = OutputMarker::read(folder, MAX_FILE_LIST_MEMORY_BYTES / outputs.max(1) as u64)
            .map_err(OutputError::at(folder))?;
        let marker = marker.filter(|marker| has_main_file(folder, marker));
        Ok(marker.map(|marker| FinishedRun { folder: folder.to_path_buf(), marker, since }))
    }

    /// Whether a run into a folder was begun and has not ended.
    pub fn has_unfinished_run(folder: &Path) -> bool {
        is_publication_interrupted(folder) || folder.join(STAGING_FOLDER).exists()
    }

    /// The folder of the finished run.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The names of its files, in order.
    pub fn file_names(&self) -> Result<Vec<String>, OutputError> {
        let mut names = Vec::new();
        self.marker.files.for_each_file(|name, _| {
            names.push(name.to_string());
            Ok(())
        })?;
        Ok(names)
    }

    /// The content of a file; `None` if the run has no such file, or it is not as it was written.
    pub fn file_content(&self, name: &str) -> Result<Option<Vec<u8>>, OutputError> {
        match self.path_and_hash(name)? {
            Some((path, _)) => fs::read(&path).map(Some).map_err(OutputError::at(&path)),
            None => Ok(None),
        }
    }

    /// Whether a file is not as the run wrote it. Older versions noted only names.
    pub fn is_file_changed(&self, name: &str) -> Result<bool, OutputError> {
        let Some(hash) = self.marker.files.file_hash(name)?.flatten() else { return Ok(false) };
        Ok(!self.since.is_as_written(&self.folder.join(name), hash)?)
    }

    /// The records that it left, and what they must end with.
    pub fn records_and_seal(&self) -> Option<(fs::File, u64)> {
        records_and_seal_in(&self.folder, &self.marker)
    }

    /// The path of a file and the hash of its content, if it is as it was written.
    pub(super) fn path_and_hash(&self, name: &str) -> Result<Option<(PathBuf, u128)>, OutputError> {
        let Some(hash) = self.marker.files.file_hash(name)?.flatten() else { return Ok(None) };
        let path = self.folder.join(name);
        Ok(self.since.is_as_written(&path, hash)?.then_some((path, hash)))
    }
}

/// The records that a run left in a folder, and what they must end with.
pub(super) fn records_and_seal_in(folder: &Path, marker: &OutputMarker) -> Option<(fs::File, u64)> {
    let seal = marker.seal?;
    let path = folder.join(RUN_RECORDS_FILE);
    let is_file = fs::symlink_metadata(&path).is_ok_and(|found| found.is_file());
    Some((fs::File::open(&path).ok().filter(|_| is_file)?, seal))
}
