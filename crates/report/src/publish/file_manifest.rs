//! The files of a run while it is written. There may be more names than the memory holds: those put
//! aside lie in sorted runs in a file without a name.

use std::cmp::Reverse;
use std::collections::binary_heap::{BinaryHeap, PeekMut};
use std::collections::{BTreeMap, BTreeSet};
use std::vec;

use serde::{Deserialize, Serialize};

use super::error::OutputError;
use super::spill_file::SpillFile;

/// So many names are a piece of a sorted run.
const PIECE: usize = 1024;
/// So many folders are remembered.
const MOST_FOLDERS: usize = 1 << 14;

/// A file of the run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(super) enum RunFileState {
    /// Written; with the hash of its content, if known.
    Written(Option<u128>),
    /// The one of the earlier run, with the hash of its content. It is linked at the end.
    Kept(u128),
    /// The one of the earlier run, which another program has open. The next run replaces it.
    Held,
    /// It was taken back.
    Gone,
}

/// The folders and files of the run so far.
#[derive(Debug)]
pub(super) struct FileManifest {
    /// The files that were named last.
    recent: BTreeMap<String, RunFileState>,
    most: usize,
    /// The others, in pieces of sorted runs. What was named later counts.
    aside: SpillFile<(u32, u32)>,
    runs: u32,
    /// Some of the folders that are there.
    folders: BTreeSet<String>,
    /// Folders from which a file was removed.
    pub left: BTreeSet<String>,
    /// Whether a file was written.
    pub has_written: bool,
    /// What the records end with.
    pub seal: Option<u64>,
}

impl FileManifest {
    /// Nothing yet. So many names are held before they are put `aside`.
    pub(super) fn new(most: usize, aside: SpillFile<(u32, u32)>) -> FileManifest {
        FileManifest {
            most,
            recent: BTreeMap::new(),
            aside,
            runs: 0,
            folders: BTreeSet::new(),
            left: BTreeSet::new(),
            has_written: false,
            seal: None,
        }
    }

    /// Says what became of a file.
    pub(super) fn record_file(
        &mut self,
        name: &str,
        file: RunFileState,
    ) -> Result<(), OutputError> {
        self.has_written |= matches!(file, RunFileState::Written(_));
        self.recent.insert(name.to_string(), file);
        match self.recent.len() < self.most {
            true => Ok(()),
            false => self.put_aside(),
        }
    }

    /// Whether a folder is known to be there.
    pub(super) fn has_folder(&self, folder: &str) -> bool {
        self.folders.contains(folder)
    }

    /// Says that a folder is there.
    pub(super) fn add_folder(&mut self, folder: &str) {
        if self.folders.len() >= MOST_FOLDERS {
            self.folders.clear();
        }
        self.folders.insert(folder.to_string());
    }

    /// Lets go of the names that were put aside.
    pub(super) fn drop_spilled_names(&mut self) {
        self.aside.clear();
    }

    /// Says that a file was removed, so that its folders may be empty.
    pub(super) fn record_removed_file(&mut self, name: &str) {
        self.left.extend(name.match_indices('/').map(|(at, _)| name[..at].to_string()));
    }

    /// The files, in order of name.
    pub(super) fn sorted_files(&mut self) -> Result<SortedRunFiles<'_>, OutputError> {
        self.put_aside()?;
        let mut files = SortedRunFiles { heads: BinaryHeap::new() };
        for run in 0..self.runs {
            let rest =
                SortedRun { aside: &self.aside, run, piece: 0, rows: Vec::new().into_iter() };
            files.add(rest)?;
        }
        Ok(files)
    }

    fn put_aside(&mut self) -> Result<(), OutputError> {
        let recent: Vec<(String, RunFileState)> =
            std::mem::take(&mut self.recent).into_iter().collect();
        for (piece, rows) in (0u32..).zip(recent.chunks(PIECE)) {
            rows.iter().try_for_each(|row| self.aside.add_row(&(self.runs, piece), row))?;
        }
        self.runs += 1;
        Ok(())
    }
}

/// A sorted run of names that is read piece by piece.
struct SortedRun<'a> {
    aside: &'a SpillFile<(u32, u32)>,
    run: u32,
    piece: u32,
    rows: vec::IntoIter<(String, RunFileState)>,
}

impl SortedRun<'_> {
    fn next(&mut self) -> Result<Option<(String, RunFileState)>, OutputError> {
        if self.rows.len() == 0 {
            self.rows = self.aside.rows_of_set(&(self.run, self.piece))?.into_iter();
            self.piece += 1;
        }
        Ok(self.rows.next())
    }
}

/// The files of a run in order of name, each once.
pub(super) struct SortedRunFiles<'a> {
    /// The next name of each sorted run, that of a later run first.
    heads: BinaryHeap<Head<'a>>,
}

struct Head<'a> {
    name: String,
    file: RunFileState,
    rest: SortedRun<'a>,
}

impl Head<'_> {
    /// The greatest is taken first.
    fn key(&self) -> (Reverse<&str>, u32) {
        (Reverse(&self.name), self.rest.run)
    }
}

impl PartialEq for Head<'_> {
    fn eq(&self, other: &Head<'_>) -> bool {
        self.key() == other.key()
    }
}

impl Eq for Head<'_> {}

impl PartialOrd for Head<'_> {
    fn partial_cmp(&self, other: &Head<'_>) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Head<'_> {
    fn cmp(&self, other: &Head<'_>) -> std::cmp::Ordering {
        self.key().cmp(&other.key())
    }
}

impl<'a> SortedRunFiles<'a> {
    fn add(&mut self, mut rest: SortedRun<'a>) -> Result<(), OutputError> {
        if let Some((name, file)) = rest.next()? {
            self.heads.push(Head { name, file, rest });
        }
        Ok(())
    }

    /// Takes the least name, and what became of its file in that sorted run.
    fn take(&mut self) -> Result<Option<(String, RunFileState)>, OutputError> {
        let Some(mut head) = self.heads.peek_mut() else { return Ok(None) };
        let next = head.rest.next()?;
        let taken = match next {
            Some((name, file)) => {
                (std::mem::replace(&mut head.name, name), std::mem::replace(&mut head.file, file))
            }
            None => {
                let Head { name, file, .. } = PeekMut::pop(head);
                (name, file)
            }
        };
        Ok(Some(taken))
    }

    /// The next file in order of name; `None` after the last.
    pub(super) fn next(&mut self) -> Result<Option<(String, RunFileState)>, OutputError> {
        while let Some((name, file)) = self.take()? {
            while self.heads.peek().is_some_and(|earlier| earlier.name == name) {
                self.take()?;
            }
            if file != RunFileState::Gone {
                return Ok(Some((name, file)));
            }
        }
        Ok(None)
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::publish::disk::Disk;

    #[test]
    fn files_come_in_order_and_the_last_word_on_each_counts() {
        let dir = tempfile::tempdir().unwrap();
        let mut made = FileManifest::new(
            1000,
            SpillFile::new(&Disk::default(), &dir.path().join("names"), 1 << 16),
        );
        let mut wanted = BTreeMap::new();
        let word = |nth: usize| match nth % 5 {
            0 => RunFileState::Gone,
            1 => RunFileState::Kept(nth as u128),
            _ => RunFileState::Written((nth.is_multiple_of(2)).then_some(nth as u128)),
        };
        for nth in 0..3 * 5000 {
            let name = format!("players/{}.html", nth * 7919 % 10_000);
            made.record_file(&name, word(nth)).unwrap();
            wanted.insert(name, word(nth));
        }
        wanted.retain(|_, file| *file != RunFileState::Gone);
        let mut files = made.sorted_files().unwrap();
        let found = std::iter::from_fn(|| files.next().unwrap());
        assert_eq!(found.collect::<Vec<_>>(), wanted.into_iter().collect::<Vec<_>>());
    }

    #[test]
    fn a_folder_is_asked_for_again_when_many_are_known() {
        let dir = tempfile::tempdir().unwrap();
        let mut made = FileManifest::new(
            10,
            SpillFile::new(&Disk::default(), &dir.path().join("names"), 1 << 20),
        );
        assert!(!made.has_folder("players"));
        made.add_folder("players");
        assert!(made.has_folder("players"));
        (0..MOST_FOLDERS).for_each(|nth| made.add_folder(&nth.to_string()));
        assert!(!made.has_folder("players"));
    }
}
