//! How the files of returns lie on the disk, to see whether somebody saved one.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use memchr::memmem;

use report::publish::{is_internal_file_name, is_palmares_output};

use super::files::{is_lock_or_system_file, is_workbook_file_name};
use super::settings::{folder_of_file, is_settings_file};
use super::walk::{FolderWalk, WalkBounds, WalkStep};
use model::file_names::RealPath;

/// The bytes at the end of a zip archive that hold its last record, with the longest comment.
const END_OF_ARCHIVE: u64 = 22 + (1 << 16);
/// Begins a zip archive.
const ARCHIVE: &[u8] = b"PK\x03\x04";
/// Begins the last record of a zip archive.
const LAST_RECORD: &[u8] = b"PK\x05\x06";

/// The length of a file, and when it was written.
type FileStamp = (u64, Option<SystemTime>);

/// The files under inputs at one moment. Lock files and outputs of palmares are left out.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct FolderSnapshot {
    files: BTreeMap<PathBuf, FileStamp>,
}

impl FolderSnapshot {
    /// Looks at files and folders. `outputs` are folders to leave out.
    pub fn take(inputs: &[PathBuf], outputs: &[PathBuf]) -> FolderSnapshot {
        let outputs: Vec<PathBuf> =
            outputs.iter().filter_map(|output| output.real_path().ok()).collect();
        let mut look = FolderSnapshot::default();
        for input in inputs {
            let left_out = |path: &Path, name: &str| {
                let own = path.real_path().unwrap_or_default();
                is_internal_file_name(name) || outputs.contains(&own) || is_palmares_output(path)
            };
            let mut walk = FolderWalk::following_links(input, WalkBounds::RETURNS);
            while let Some(step) = walk.next() {
                let WalkStep::Entry(entry) = step else { continue };
                let (name, inner) = (entry.name(), entry.depth > 0);
                if !entry.kind.is_dir() {
                    if !(inner && is_lock_or_system_file(&name)) {
                        look.add(&entry.path);
                    }
                } else if inner && left_out(&entry.path, &name) {
                    walk.leave_folder();
                }
            }
            // The settings of a single file lie beside it.
            if !input.is_dir() {
                let beside = fs::read_dir(folder_of_file(input)).into_iter().flatten().flatten();
                let settings =
                    beside.map(|entry| entry.path()).filter(|path| is_settings_file(path));
                settings.for_each(|path| look.add(&path));
            }
        }
        look
    }

    fn add(&mut self, path: &Path) {
        let found = fs::metadata(path).ok().filter(fs::Metadata::is_file);
        if let Some(found) = found {
            self.files.insert(path.to_path_buf(), (found.len(), found.modified().ok()));
        }
    }

    /// The files that differ from those of an earlier look: new, written again, or gone.
    pub fn files_changed_since(&self, earlier: &FolderSnapshot) -> Vec<PathBuf> {
        let own = self.files.iter().filter(|(path, is)| earlier.files.get(*path) != Some(*is));
        let gone = earlier.files.keys().filter(|path| !self.files.contains_key(*path));
        let mut changed: Vec<PathBuf> = own.map(|(path, _)| path).chain(gone).cloned().collect();
        changed.sort();
        changed
    }

    /// Whether the files that changed since an earlier look are there and complete: nobody is in
    /// the middle of saving them.
    pub fn are_changes_fully_saved(&self, earlier: &FolderSnapshot) -> bool {
        self.files_changed_since(earlier)
            .iter()
            .all(|path| self.files.contains_key(path) && is_complete(path))
    }
}

/// Whether a file can be read, and holds all of its archive if it is one.
fn is_complete(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default();
    if !is_workbook_file_name(&name.to_string_lossy()) {
        return true;
    }
    let read = || -> std::io::Result<bool> {
        let mut file = File::open(path)?;
        let mut begins = [0; ARCHIVE.len()];
        let length = file.metadata()?.len();
        if length < begins.len() as u64 {
            return Ok(false);
        }
        file.read_exact(&mut begins)?;
        if begins != ARCHIVE {
            return Ok(true);
        }
        file.seek(SeekFrom::Start(length.saturating_sub(END_OF_ARCHIVE)))?;
        let mut end = Vec::new();
        file.read_to_end(&mut end)?;
        Ok(memmem::rfind(&end, LAST_RECORD).is_some())
    };
    read().unwrap_or(false)
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// A workbook as far as its beginning and its end tell.
    fn archive(filling: usize) -> Vec<u8> {
        [ARCHIVE, &vec![b'x'; filling], LAST_RECORD, &[0; 18]].concat()
    }

    #[test]
    fn what_is_not_a_return_is_not_looked_at() {
        let dir = tempfile::tempdir().unwrap();
        let (returns, out) = (dir.path().join("returns"), dir.path().join("returns/out"));
        fs::create_dir_all(&out).unwrap();
        fs::write(returns.join("open.xlsx"), archive(9)).unwrap();
        let look =
            || FolderSnapshot::take(std::slice::from_ref(&returns), std::slice::from_ref(&out));
        let first = look();
        for name in ["~$open.xlsx", ".~lock.open.xlsx#", ".hidden.xlsx", "out/index.html"] {
            fs::write(returns.join(name), "x").unwrap();
            assert_eq!(look(), first, "{name}");
        }
        fs::write(returns.join("palmares.toml"), "").unwrap();
        assert_eq!(look().files_changed_since(&first), [returns.join("palmares.toml")]);
    }

    #[test]
    fn settings_beside_a_single_file_are_looked_at() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("open.xlsx");
        fs::write(&file, archive(9)).unwrap();
        let look = || FolderSnapshot::take(std::slice::from_ref(&file), &[]);
        let first = look();
        fs::write(dir.path().join("other.xlsx"), archive(9)).unwrap();
        assert_eq!(look(), first);
        fs::write(dir.path().join("palmares.toml"), "").unwrap();
        assert!(!look().files_changed_since(&first).is_empty());
    }

    #[test]
    fn a_file_that_is_half_saved_is_waited_for() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("open.xlsx");
        let look = || FolderSnapshot::take(std::slice::from_ref(&file), &[]);
        fs::write(&file, archive(9)).unwrap();
        let before = look();
        let whole = archive(1000);
        for (bytes, saved) in [
            (&b""[..], false),
            (&whole[..3], false),
            (&whole[..500], false),
            (&whole[..], true),
            (b"no archive, but a file that is told to be none", true),
        ] {
            fs::write(&file, bytes).unwrap();
            assert_eq!(look().are_changes_fully_saved(&before), saved, "{} bytes", bytes.len());
        }
        fs::remove_file(&file).unwrap();
        assert!(!look().are_changes_fully_saved(&before), "it is between a delete and a create");
        assert_eq!(look().files_changed_since(&before), [file]);
    }
}
