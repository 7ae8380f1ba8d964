//! Rows that may be more than the memory holds: in several sets, each in the order in which its rows
//! came. Beyond a limit they lie in a file of the run that has no name.

use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::disk::{Disk, OpenFile};
use super::{OutputError, Publication};
use register::record::stored_record;

/// Sets of rows of which only some are in memory; the rest lies in a nameless file.
pub struct SpillFile<K> {
    sets: BTreeMap<K, Set>,
    held: usize,
    most: usize,
    disk: Disk,
    /// Where its file is made, which has no name then.
    path: PathBuf,
    file: Option<Mutex<OpenFile>>,
}

/// A set of rows: those in the file, then those in memory. Before each row stands its length.
#[derive(Debug, Default)]
struct Set {
    blocks: Vec<(u64, usize)>,
    rows: Vec<u8>,
}

impl Publication {
    /// An empty file that holds so many bytes of rows in memory. Its name is told where its file
    /// cannot be written.
    pub fn spill_file<K>(&self, name: &str, most: usize) -> SpillFile<K> {
        SpillFile::new(&self.disk, &self.staging.join(name), most)
    }
}

impl<K> fmt::Debug for SpillFile<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SpillFile").field("path", &self.path).finish_non_exhaustive()
    }
}

impl<K> SpillFile<K> {
    /// An empty file that holds so many bytes of rows in memory, with the path of its file.
    pub(super) fn new(disk: &Disk, path: &Path, most: usize) -> SpillFile<K> {
        let (disk, path) = (disk.clone(), path.to_path_buf());
        SpillFile { sets: BTreeMap::new(), held: 0, most, disk, path, file: None }
    }
}

impl<K: Ord + Clone> SpillFile<K> {
    /// Adds a row to a set.
    pub(crate) fn add_row(&mut self, set: &K, row: &impl Serialize) -> Result<(), OutputError> {
        self.add_row_bytes(set, &stored_record::value_to_bytes(row).unwrap_or_default())
    }

    /// Adds a row of bytes to a set.
    pub fn add_row_bytes(&mut self, set: &K, row: &[u8]) -> Result<(), OutputError> {
        let length = u32::try_from(row.len()).unwrap_or_default().to_le_bytes();
        if !self.sets.contains_key(set) {
            self.sets.insert(set.clone(), Set::default());
        }
        if let Some(set) = self.sets.get_mut(set) {
            set.rows.extend_from_slice(&length);
            set.rows.extend_from_slice(row);
        }
        self.held += length.len() + row.len();
        match self.held > self.most {
            true => self.put_away().map_err(OutputError::at(&self.path)),
            false => Ok(()),
        }
    }

    /// Says that all rows were added: if some are in the file, the others follow.
    pub fn flush(&mut self) -> Result<(), OutputError> {
        match self.file.is_some() {
            true => self.put_away().map_err(OutputError::at(&self.path)),
            false => Ok(()),
        }
    }

    /// Removes the rows of all sets.
    pub fn clear(&mut self) {
        (self.sets, self.held, self.file) = (BTreeMap::new(), 0, None);
    }

    /// The sets, in order.
    pub(crate) fn keys_of_sets(&self) -> impl DoubleEndedIterator<Item = &K> {
        self.sets.keys()
    }

    /// The rows of a set.
    pub(crate) fn rows_of_set<T: DeserializeOwned>(&self, set: &K) -> Result<Vec<T>, OutputError> {
        let mut rows = Vec::new();
        self.for_each_row(set, |row| {
            stored_record::value_from_bytes(row).map(|row| rows.push(row))
        })?;
        Ok(rows)
    }

    /// Takes the bytes of one row of a set after the other; `None` if a row is damaged.
    pub fn for_each_row(
        &self,
        set: &K,
        mut take: impl FnMut(&[u8]) -> Option<()>,
    ) -> Result<(), OutputError> {
        let Some(set) = self.sets.get(set) else { return Ok(()) };
        let bytes = self.bytes_of(set).map_err(OutputError::at(&self.path))?;
        let mut rest = &bytes[..];
        while let Some((length, behind)) = rest.split_first_chunk() {
            let row = behind.split_at_checked(u32::from_le_bytes(*length) as usize);
            let taken = row.and_then(|(row, behind)| take(row).map(|()| behind));
            let damaged = || io::Error::other("a working file was changed");
            rest = taken.ok_or_else(damaged).map_err(OutputError::at(&self.path))?;
        }
        Ok(())
    }

    fn bytes_of(&self, set: &Set) -> io::Result<Vec<u8>> {
        let stored: usize = set.blocks.iter().map(|(_, length)| length).sum();
        let mut bytes = vec![0; stored];
        if let Some(file) = &self.file {
            let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
            let mut at = 0;
            for (from, length) in &set.blocks {
                file.seek(SeekFrom::Start(*from))?;
                file.read_exact(&mut bytes[at..at + length])?;
                at += length;
            }
        }
        bytes.extend_from_slice(&set.rows);
        Ok(bytes)
    }

    /// Writes the rows in memory to the file.
    fn put_away(&mut self) -> io::Result<()> {
        let file = match &mut self.file {
            Some(file) => file,
            None => {
                let file = self.disk.create_nameless_file(&self.path)?;
                self.file.insert(Mutex::new(file))
            }
        };
        let file = file.get_mut().unwrap_or_else(PoisonError::into_inner);
        let mut at = file.seek(SeekFrom::End(0))?;
        for set in self.sets.values_mut().filter(|set| !set.rows.is_empty()) {
            let rows = std::mem::take(&mut set.rows);
            file.write_all(&rows)?;
            set.blocks.push((at, rows.len()));
            at += rows.len() as u64;
        }
        self.held = 0;
        Ok(())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a test fails by panicking
mod tests {
    use super::*;

    #[test]
    fn rows_come_back_in_order_from_memory_and_from_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let publication = Publication::begin(&folder.path().join("out")).unwrap();
        let mut shelf = publication.spill_file("rows", 100);
        let row = |nth: u32| (nth, "x".repeat(nth as usize % 40));
        for nth in 0..500 {
            shelf.add_row(&(nth % 7), &row(nth)).unwrap();
        }
        assert!(shelf.file.is_some());
        assert_eq!(shelf.keys_of_sets().copied().collect::<Vec<_>>(), (0..7).collect::<Vec<u32>>());
        for set in 0..7 {
            let wanted: Vec<(u32, String)> = (set..500).step_by(7).map(row).collect();
            assert_eq!(shelf.rows_of_set::<(u32, String)>(&set).unwrap(), wanted);
        }
        assert!(shelf.rows_of_set::<(u32, String)>(&7).unwrap().is_empty());
        shelf.flush().unwrap();
        assert!(shelf.held == 0 && shelf.rows_of_set::<(u32, String)>(&3).unwrap().len() == 71);
        shelf.clear();
        assert!(shelf.keys_of_sets().next().is_none());
        drop(shelf);
        publication.finish().unwrap();
        assert!(!folder.path().join("out").join("rows.spare").exists());
    }
}
