//! Replaces a file that somebody else keeps, such as an organiser's workbook: in one step, after a
//! backup beside it.
//!
//! A kill or a power cut at any moment leaves the old file or the new one, each complete, and with
//! the new one the backup. A file is not replaced while a spreadsheet program has it open, nor if
//! it changed since it was read.
//!
//! The backup of `open.xlsx` is `open.backup-1-before-round-4-1f3a9c2e.xlsx.bak`. The number counts
//! backups, so none replaces another, and the last part is the checksum of the file that took its
//! place, so [`restore_backup`] knows whether that was changed since. The extension keeps it from being taken
//! for a return.

use std::ffi::OsString;
use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use xxhash_rust::xxh3::xxh3_64;

use super::publish::{Disk, OutputError, means_open_elsewhere, open_and_lock};
use model::StableSort;
use model::file_names::{NativePathText, RealPath};

/// What the name of a backup has after that of the file.
const BACKUP: &str = "backup";
/// The same of a file that [`restore_backup`] replaced.
const UNDONE: &str = "undone";
/// The extension of both.
const EXTENSION: &str = "bak";

/// Why a file was not replaced; formats as a sentence with what to do.
#[derive(Debug)]
pub enum FileReplaceError {
    /// A program has it open.
    Open {
        /// The name of the program that has the file open.
        by: &'static str,
        /// The program's lock file, if it shows by one.
        lock: Option<PathBuf>,
    },
    /// It is marked as read-only.
    ReadOnly,
    /// Another command is writing it.
    InUse,
    /// It changed since it was read.
    Changed,
    /// There is no backup that differs from it.
    NoBackup,
    /// It changed since the backup was made.
    ChangedSince { backup: PathBuf },
    /// The system returned an error.
    Io(PathBuf, io::Error),
}

impl fmt::Display for FileReplaceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileReplaceError::Open { by, lock } => {
                write!(f, "it is open in {by}; save and close it there, then try again")?;
                match lock {
                    Some(lock) => {
                        let lock = lock.native_path_text();
                        write!(
                            f,
                            " (if it is not open anywhere, delete {lock}, left over from a crash)"
                        )
                    }
                    None => Ok(()),
                }
            }
            FileReplaceError::ReadOnly => f.write_str(
                "it is read-only; allow changes in the properties of the file, then try again",
            ),
            FileReplaceError::InUse => f.write_str("another palmares is writing it; try again"),
            FileReplaceError::Changed => {
                f.write_str("it changed while palmares was reading it; try again")
            }
            FileReplaceError::NoBackup => f.write_str("there is no backup beside it to restore"),
            FileReplaceError::ChangedSince { backup } => write!(
                f,
                "it was changed after {} was made, and the changes would be lost; --force restores the backup anyway and keeps the changed file beside it",
                backup.native_path_text()
            ),
            FileReplaceError::Io(path, why) => write!(f, "{}: {why}", path.native_path_text()),
        }
    }
}

impl std::error::Error for FileReplaceError {}

impl From<OutputError> for FileReplaceError {
    fn from(why: OutputError) -> FileReplaceError {
        match why {
            OutputError::Io(path, why) => FileReplaceError::Io(path, why),
            other => FileReplaceError::Io(PathBuf::new(), io::Error::other(other.to_string())),
        }
    }
}

fn at(path: &Path) -> impl FnOnce(io::Error) -> FileReplaceError {
    let path = path.to_path_buf();
    move |why| FileReplaceError::Io(path, why)
}

/// What [`restore_backup`] did, for the message to the user.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RestoredBackup {
    /// The backup that is the file now.
    pub backup: PathBuf,
    /// Where the replaced file is kept.
    pub kept: PathBuf,
}

/// Replaces a file, whose bytes were `before`, by `new` ones. `occasion` names the backup: `round 4`.
/// Returns the backup.
///
/// # Errors
///
/// Why the file is as it was.
pub fn replace_with_backup(
    disk: &Disk,
    file: &Path,
    before: &[u8],
    new: &[u8],
    occasion: &str,
) -> Result<PathBuf, FileReplaceError> {
    let own = LockedFile::open(disk, file)?;
    own.refuse_if_open()?;
    own.refuse_if_changed(before)?;
    let backup = own.name(BACKUP, occasion, new)?;
    own.write_new(&backup, before)?;
    let made = own.write_beside(new).and_then(|made| {
        // Somebody can have opened or saved it meanwhile.
        own.refuse_if_open()?;
        own.refuse_if_changed(before)?;
        disk.rename(&made, &own.file).map_err(at(&own.file))
    });
    if made.is_err() {
        // It would be the backup of nothing; what cannot be removed does no harm.
        let _ = disk.remove_file(&backup);
    }
    made?;
    disk.sync_folder(&own.folder).map_err(at(&own.folder))?;
    Ok(backup)
}

/// Restores the newest backup of a file that differs from it, and keeps the file beside it. With
/// `force` also if the file was changed since the backup was made.
///
/// # Errors
///
/// Why the file is as it was.
pub fn restore_backup(
    disk: &Disk,
    file: &Path,
    force: bool,
) -> Result<RestoredBackup, FileReplaceError> {
    let own = LockedFile::open(disk, file)?;
    own.refuse_if_open()?;
    let now = fs::read(&own.file).map_err(at(&own.file))?;
    let mut backups = own.kept()?;
    backups.retain(|kept| kept.word == BACKUP);
    backups.arrange_by_key(|kept| std::cmp::Reverse(kept.number));
    let mut older = backups.into_iter().map(|kept| {
        let bytes = fs::read(&kept.path).map_err(at(&kept.path))?;
        Ok((kept, bytes))
    });
    let found = older.find(|read| read.as_ref().map_or(true, |(_, bytes)| *bytes != now));
    let (backup, _) = found.unwrap_or(Err(FileReplaceError::NoBackup))?;
    if backup.replaced_by != checksum(&now) && !force {
        return Err(FileReplaceError::ChangedSince { backup: backup.path });
    }
    let kept = own.name(UNDONE, &backup.occasion, &now)?;
    own.write_new(&kept, &now)?;
    let restored = own.refuse_if_open().and_then(|()| own.refuse_if_changed(&now));
    let restored =
        restored.and_then(|()| disk.rename(&backup.path, &own.file).map_err(at(&own.file)));
    if restored.is_err() {
        let _ = disk.remove_file(&kept);
    }
    restored?;
    disk.sync_folder(&own.folder).map_err(at(&own.folder))?;
    Ok(RestoredBackup { backup: backup.path, kept })
}

/// Eight signs that tell two files apart.
fn checksum(bytes: &[u8]) -> String {
    format!("{:08x}", xxh3_64(bytes) >> 32)
}

/// A file that palmares put beside another.
struct KeptFile {
    path: PathBuf,
    /// What it is: [`BACKUP`] or [`UNDONE`].
    word: &'static str,
    number: u64,
    /// The occasion on which it was made: `round-4`.
    occasion: String,
    /// The checksum of the file that took its place.
    replaced_by: String,
}

/// A file of somebody else while this process replaces it; no other palmares does so then.
struct LockedFile<'a> {
    disk: &'a Disk,
    /// The file itself, not a link to it.
    file: PathBuf,
    folder: PathBuf,
    name: OsString,
    lock: PathBuf,
    _held: File,
}

impl Drop for LockedFile<'_> {
    fn drop(&mut self) {
        // What stays is locked again by the next command.
        let _ = fs::remove_file(&self.lock);
    }
}

impl<'a> LockedFile<'a> {
    fn open(disk: &'a Disk, file: &Path) -> Result<LockedFile<'a>, FileReplaceError> {
        let found = file.real_path().map_err(at(file))?;
        let name = found.file_name().unwrap_or_default().to_os_string();
        let folder = found.parent().unwrap_or(&found).to_path_buf();
        let lock = hidden(&folder, &name, "lock");
        let held = open_and_lock(&lock)?.ok_or(FileReplaceError::InUse)?;
        Ok(LockedFile { disk, file: found, folder, name, lock, _held: held })
    }

    /// Refuses if a lock file or the system says that a program has the file open.
    fn refuse_if_open(&self) -> Result<(), FileReplaceError> {
        let named = |before: &str, after: &str| {
            let mut name = OsString::from(before);
            name.push(&self.name);
            name.push(after);
            self.folder.join(name)
        };
        let locks = [("Excel", named("~$", "")), ("LibreOffice", named(".~lock.", "#"))];
        for (by, lock) in locks {
            if lock.symlink_metadata().is_ok() {
                return Err(FileReplaceError::Open { by, lock: Some(lock) });
            }
        }
        match OpenOptions::new().read(true).write(true).open(&self.file) {
            Ok(_) => Ok(()),
            Err(why) if means_open_elsewhere(&why) => {
                Err(FileReplaceError::Open { by: "another program", lock: None })
            }
            Err(why) if why.kind() == io::ErrorKind::PermissionDenied && self.is_read_only() => {
                Err(FileReplaceError::ReadOnly)
            }
            Err(why) => Err(FileReplaceError::Io(self.file.clone(), why)),
        }
    }

    fn is_read_only(&self) -> bool {
        fs::metadata(&self.file).is_ok_and(|found| found.permissions().readonly())
    }

    fn refuse_if_changed(&self, before: &[u8]) -> Result<(), FileReplaceError> {
        match fs::read(&self.file).map_err(at(&self.file))? == before {
            true => Ok(()),
            false => Err(FileReplaceError::Changed),
        }
    }

    /// Writes a file beside it under a hidden name, synced; returns that name.
    fn write_beside(&self, bytes: &[u8]) -> Result<PathBuf, FileReplaceError> {
        let beside = hidden(&self.folder, &self.name, "new");
        match self.disk.remove_file(&beside) {
            Err(why) if why.kind() != io::ErrorKind::NotFound => {
                return Err(FileReplaceError::Io(beside, why));
            }
            _ => {}
        }
        let written = self
            .disk
            .write_file(&beside, bytes)
            .and_then(|()| self.disk.copy_permissions(&beside, &self.file))
            .and_then(|()| self.disk.sync_file(&beside));
        match written {
            Ok(()) => Ok(beside),
            Err(why) => {
                let _ = self.disk.remove_file(&beside);
                Err(FileReplaceError::Io(beside, why))
            }
        }
    }

    /// Writes a new file, which is there completely or not at all.
    fn write_new(&self, path: &Path, bytes: &[u8]) -> Result<(), FileReplaceError> {
        let beside = self.write_beside(bytes)?;
        self.disk.rename(&beside, path).map_err(at(path))?;
        self.disk.sync_folder(&self.folder).map_err(at(&self.folder))
    }

    /// The name of a new backup: the number after the highest, the occasion, and the checksum of
    /// what takes the place of the file.
    fn name(&self, word: &str, occasion: &str, new: &[u8]) -> Result<PathBuf, FileReplaceError> {
        let last = self.kept()?.into_iter().map(|kept| kept.number).max();
        let number = last.unwrap_or(0).saturating_add(1);
        let plain = |c: char| if c.is_alphanumeric() { c } else { '-' };
        let occasion: String = occasion.chars().map(plain).collect();
        let (stem, ending) = self.parts();
        let checksum = checksum(new);
        let name = format!("{stem}.{word}-{number}-before-{occasion}-{checksum}{ending}");
        Ok(self.folder.join(name))
    }

    /// The beginning and the end of the names of its backups.
    fn parts(&self) -> (String, String) {
        let name = Path::new(&self.name);
        let stem = name.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let own = name.extension().map(|own| format!(".{}", own.to_string_lossy()));
        (stem, format!("{}.{EXTENSION}", own.unwrap_or_default()))
    }

    /// The backups beside it.
    fn kept(&self) -> Result<Vec<KeptFile>, FileReplaceError> {
        let (stem, ending) = self.parts();
        let parsed = |path: PathBuf| {
            let name = path.file_name()?.to_string_lossy().into_owned();
            let rest = name.strip_prefix(&stem)?.strip_prefix('.')?.strip_suffix(&ending)?;
            let word = [BACKUP, UNDONE].into_iter().find(|word| rest.starts_with(word))?;
            let (number, rest) = rest[word.len()..].strip_prefix('-')?.split_once('-')?;
            let (occasion, checksum) = rest.strip_prefix("before-")?.rsplit_once('-')?;
            Some(KeptFile {
                number: number.parse().ok()?,
                occasion: occasion.to_string(),
                replaced_by: checksum.to_string(),
                path,
                word,
            })
        };
        let entries = fs::read_dir(&self.folder).map_err(at(&self.folder))?;
        Ok(entries.flatten().filter_map(|entry| parsed(entry.path())).collect())
    }
}

/// A name that neither organisers nor `palmares run` see.
fn hidden(folder: &Path, name: &OsString, what: &str) -> PathBuf {
    let mut hidden = OsString::from(".");
    hidden.push(name);
    hidden.push(format!(".palmares-{what}"));
    folder.join(hidden)
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use std::collections::BTreeMap;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    const OLD: &[u8] = b"the old workbook";
    const NEW: &[u8] = b"the new workbook, a little longer";

    /// A disk on which change number `at` fails, and all later ones too if killed there.
    fn failing(at: usize, killed: bool) -> (Disk, Arc<AtomicUsize>) {
        let count = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&count);
        let disk = Disk::refusing(move |_, _| {
            let now = counted.fetch_add(1, Ordering::Relaxed);
            if now == at || (now > at && killed) {
                return Err(io::Error::other("a fault of the test"));
            }
            Ok(())
        });
        (disk, count)
    }

    /// A folder with `open.xlsx`.
    fn folder() -> (tempfile::TempDir, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("open.xlsx");
        fs::write(&file, OLD).unwrap();
        (folder, file)
    }

    /// The files of a folder that are not hidden.
    fn seen(folder: &Path) -> BTreeMap<String, Vec<u8>> {
        let entries = fs::read_dir(folder).unwrap().map(Result::unwrap);
        let named = entries.map(|entry| {
            let name = entry.file_name().into_string().unwrap();
            (name, fs::read(entry.path()).unwrap())
        });
        named.filter(|(name, _)| !name.starts_with('.')).collect()
    }

    /// The backups of a folder, each of which must be one of some files.
    fn backups<'a>(seen: &'a BTreeMap<String, Vec<u8>>, whole: &[&[u8]]) -> Vec<&'a String> {
        let kept = seen.iter().filter(|(name, _)| name.ends_with(".bak"));
        kept.inspect(|(name, bytes)| assert!(whole.contains(&bytes.as_slice()), "{name}"))
            .map(|(name, _)| name)
            .collect()
    }

    #[test]
    fn whatever_change_fails_the_file_is_the_old_one_or_the_new_one_with_its_backup() {
        for killed in [false, true] {
            let mut failed = 0;
            for at in 0.. {
                let (folder, file) = folder();
                let (disk, count) = failing(at, killed);
                let done = replace_with_backup(&disk, &file, OLD, NEW, "round 4");
                let told = format!("change {at}, killed {killed}: {done:?}");
                let now = seen(folder.path());
                let kept = backups(&now, &[OLD]);
                match now["open.xlsx"].as_slice() {
                    NEW => assert_eq!(kept.len(), 1, "{told}"),
                    own => assert_eq!(own, OLD, "{told}"),
                }
                assert!(done.is_err() || now["open.xlsx"] == NEW, "{told}");
                failed += usize::from(done.is_err());
                // The next command needs no help.
                if now["open.xlsx"] == OLD {
                    replace_with_backup(&Disk::default(), &file, OLD, NEW, "round 4").unwrap();
                }
                let undone = restore_backup(&Disk::default(), &file, false).unwrap();
                assert_eq!(fs::read(&file).unwrap(), OLD, "{told}");
                assert_eq!(fs::read(&undone.kept).unwrap(), NEW, "{told}");
                let hidden = fs::read_dir(folder.path()).unwrap().map(Result::unwrap);
                let hidden =
                    hidden.filter(|own| own.file_name().to_string_lossy().starts_with('.'));
                assert_eq!(hidden.count(), 0, "{told}");
                if count.load(Ordering::Relaxed) <= at {
                    break;
                }
            }
            assert!(failed > 8, "only {failed} changes failed");
        }
    }

    #[test]
    fn whatever_change_of_an_undo_fails_nothing_is_lost() {
        for killed in [false, true] {
            for at in 0.. {
                let (folder, file) = folder();
                replace_with_backup(&Disk::default(), &file, OLD, NEW, "round 4").unwrap();
                let (disk, count) = failing(at, killed);
                let done = restore_backup(&disk, &file, false);
                let now = seen(folder.path());
                let kept = backups(&now, &[OLD, NEW]);
                match now["open.xlsx"].as_slice() {
                    OLD => assert!(kept.iter().any(|name| now[*name] == NEW), "{at}: {done:?}"),
                    own => assert!(own == NEW && kept.iter().any(|name| now[*name] == OLD), "{at}"),
                }
                if count.load(Ordering::Relaxed) <= at {
                    assert!(done.is_ok());
                    break;
                }
            }
        }
    }

    #[test]
    fn no_backup_replaces_another_and_each_is_undone_in_turn() {
        let (folder, file) = folder();
        let disk = Disk::default();
        let mut before = OLD.to_vec();
        for round in 1..=12 {
            let new = format!("round {round}").into_bytes();
            let backup =
                replace_with_backup(&disk, &file, &before, &new, &format!("round {round}"))
                    .unwrap();
            let name = backup.file_name().unwrap().to_str().unwrap().to_string();
            let begin = format!("open.backup-{round}-before-round-{round}-");
            assert!(name.starts_with(&begin) && name.ends_with(".xlsx.bak"), "{name}");
            assert_eq!(fs::read(backup).unwrap(), before);
            before = new;
        }
        assert_eq!(seen(folder.path()).len(), 13);
        for round in (1..12).rev() {
            restore_backup(&disk, &file, false).unwrap();
            assert_eq!(fs::read(&file).unwrap(), format!("round {round}").as_bytes());
        }
        restore_backup(&disk, &file, false).unwrap();
        assert_eq!(fs::read(&file).unwrap(), OLD);
        assert!(matches!(restore_backup(&disk, &file, true), Err(FileReplaceError::NoBackup)));
    }

    #[test]
    fn a_file_that_is_open_or_changed_is_left_alone() {
        let disk = Disk::default();
        for (lock, by) in [("~$open.xlsx", "Excel"), (".~lock.open.xlsx#", "LibreOffice")] {
            let (folder, file) = folder();
            fs::write(folder.path().join(lock), "").unwrap();
            let why =
                replace_with_backup(&disk, &file, OLD, NEW, "round 1").unwrap_err().to_string();
            assert!(why.contains(by) && why.contains(lock), "{why}");
            assert!(matches!(
                restore_backup(&disk, &file, true),
                Err(FileReplaceError::Open { .. })
            ));
            assert_eq!(fs::read(&file).unwrap(), OLD);
        }
        let (folder, file) = folder();
        let changed = replace_with_backup(&disk, &file, b"another", NEW, "round 1");
        assert!(matches!(changed, Err(FileReplaceError::Changed)));
        assert_eq!(seen(folder.path()).len(), 1);
        replace_with_backup(&disk, &file, OLD, NEW, "round 1").unwrap();
        fs::write(&file, "results typed").unwrap();
        assert!(matches!(
            restore_backup(&disk, &file, false),
            Err(FileReplaceError::ChangedSince { .. })
        ));
        let undone = restore_backup(&disk, &file, true).unwrap();
        assert_eq!(fs::read(undone.kept).unwrap(), b"results typed");
        assert_eq!(fs::read(&file).unwrap(), OLD);
    }

    #[test]
    fn one_command_at_a_time_writes_a_file() {
        let (_folder, file) = folder();
        let disk = Disk::default();
        let first = LockedFile::open(&disk, &file).unwrap();
        let second = replace_with_backup(&disk, &file, OLD, NEW, "round 1");
        assert!(matches!(second, Err(FileReplaceError::InUse)));
        drop(first);
        replace_with_backup(&disk, &file, OLD, NEW, "round 1").unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link_and_permissions_stay() {
        use std::os::unix::fs::PermissionsExt;
        let (folder, file) = folder();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
        let elsewhere = tempfile::tempdir().unwrap();
        let link = elsewhere.path().join("link.xlsx");
        std::os::unix::fs::symlink(&file, &link).unwrap();
        let backup = replace_with_backup(&Disk::default(), &link, OLD, NEW, "round 1").unwrap();
        assert_eq!(backup.parent(), folder.path().canonicalize().ok().as_deref());
        assert!(link.symlink_metadata().unwrap().is_symlink());
        assert_eq!(fs::read(&link).unwrap(), NEW);
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o640);
    }
}
