//! All changes of the disk by a publication.
//!
//! Every write, link, rename, sync and removal goes through a [`Disk`], so that a test can
//! make each of them fail and check what remains. Reading changes nothing and is not here.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use model::file_names::is_unusable_windows_name;

/// A change of the disk, which a test may refuse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiskChange {
    Folder,
    /// Create a file or write bytes to it.
    Write,
    /// Create a hard link.
    Link,
    /// Rename a file or folder.
    Rename,
    /// Exchange two folders at one moment.
    Exchange,
    /// Remove a file or folder.
    Remove,
    /// Sync to the disk.
    Sync,
}

/// Called before each change; an error is returned instead of making the change.
type Refusal = dyn Fn(DiskChange, &Path) -> io::Result<()> + Send + Sync;

/// Whether another program keeps a path where it is.
type Hold = dyn Fn(&Path) -> bool + Send + Sync;

/// The disk; tests can make one that refuses changes.
#[derive(Clone, Default)]
pub struct Disk {
    refusal: Option<Arc<Refusal>>,
    hold: Option<Arc<Hold>>,
}

impl std::fmt::Debug for Disk {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if self.refusal.is_some() { "Disk (refusing)" } else { "Disk" })
    }
}

impl Disk {
    /// A disk that calls `refusal` before each change, for tests.
    pub fn refusing(
        refusal: impl Fn(DiskChange, &Path) -> io::Result<()> + Send + Sync + 'static,
    ) -> Disk {
        Disk { refusal: Some(Arc::new(refusal)), hold: None }
    }

    /// The same disk with paths that another program keeps where they are, for tests.
    pub fn with_paths_in_use(self, hold: impl Fn(&Path) -> bool + Send + Sync + 'static) -> Disk {
        Disk { hold: Some(Arc::new(hold)), ..self }
    }

    /// Whether an open file can be held.
    pub(super) fn can_have_files_in_use(&self) -> bool {
        cfg!(windows) || self.hold.is_some()
    }

    /// Whether another program has a file or folder open, so that it cannot be moved.
    pub(super) fn is_in_use(&self, path: &Path) -> bool {
        self.hold.as_ref().map_or_else(|| is_held(path), |hold| hold(path))
    }

    fn ask(&self, change: DiskChange, path: &Path) -> io::Result<()> {
        if cfg!(windows) && names_a_device(path) {
            return Err(io::Error::other("Windows reserves this name; choose another"));
        }
        self.refusal.as_ref().map_or(Ok(()), |refusal| refusal(change, path))
    }

    /// Creates a folder and its parents.
    pub fn make_folders(&self, path: &Path) -> io::Result<()> {
        self.ask(DiskChange::Folder, path)?;
        fs::create_dir_all(path)
    }

    /// Writes a file with these bytes.
    pub fn write_file(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let mut file = self.create_file(path)?;
        // In two parts, so that a test can interrupt a file.
        let (first, second) = bytes.split_at(bytes.len() / 2);
        file.write_all(first)?;
        file.write_all(second)
    }

    /// Creates a file for streaming.
    pub(crate) fn create_file(&self, path: &Path) -> io::Result<OpenFile> {
        self.ask(DiskChange::Write, path)?;
        let file = File::options().read(true).write(true).create(true).truncate(true).open(path)?;
        Ok(OpenFile { file, path: path.to_path_buf(), disk: self.clone() })
    }

    /// Creates a file beside a path, and takes its name away: nothing stays of it when it is closed.
    pub(super) fn create_nameless_file(&self, path: &Path) -> io::Result<OpenFile> {
        let mut path = path.as_os_str().to_os_string();
        path.push(".spare");
        let file = self.create_file(path.as_ref())?;
        self.remove_file(path.as_ref())?;
        Ok(file)
    }

    /// Creates a hard link, or a copy if the file system has no hard links.
    pub fn hard_link_or_copy(&self, file: &Path, name: &Path) -> io::Result<()> {
        self.ask(DiskChange::Link, name)?;
        let kind = fs::symlink_metadata(file)?.file_type();
        if kind.is_symlink() {
            return copy_symlink(file, name);
        }
        match fs::hard_link(file, name) {
            // A file on another disk stays there.
            Err(why) if why.kind() == io::ErrorKind::CrossesDevices => Err(why),
            Err(why) if why.kind() == io::ErrorKind::AlreadyExists => Err(why),
            Err(_) if kind.is_file() => fs::copy(file, name).map(drop),
            done => done,
        }
    }

    /// The same of a file that may lie on another disk: there it is copied.
    pub(crate) fn link_or_copy_across_disks(&self, file: &Path, name: &Path) -> io::Result<()> {
        match self.hard_link_or_copy(file, name) {
            Err(why) if why.kind() == io::ErrorKind::CrossesDevices => {
                fs::copy(file, name).map(drop)
            }
            done => done,
        }
    }

    /// Renames a file or folder.
    pub fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.ask(DiskChange::Rename, to)?;
        patiently(|| fs::rename(from, to)).map_err(|why| match is_held(to) {
            // Windows says only that it is forbidden.
            true => io::Error::from_raw_os_error(SHARING_VIOLATION),
            false => why,
        })
    }

    /// Exchanges two folders atomically; [`io::ErrorKind::Unsupported`] if the system
    /// cannot.
    pub(crate) fn exchange_folders(&self, one: &Path, other: &Path) -> io::Result<()> {
        self.ask(DiskChange::Exchange, other)?;
        exchange(one, other)
    }

    /// Removes a file or a link, never the target of a link.
    pub fn remove_file(&self, path: &Path) -> io::Result<()> {
        self.ask(DiskChange::Remove, path)?;
        patiently(|| fs::remove_file(path))
    }

    /// Removes an empty folder.
    pub(crate) fn remove_folder(&self, path: &Path) -> io::Result<()> {
        self.ask(DiskChange::Remove, path)?;
        patiently(|| fs::remove_dir(path))
    }

    /// Removes a folder with everything in it.
    pub(crate) fn remove_all(&self, path: &Path) -> io::Result<()> {
        self.ask(DiskChange::Remove, path)?;
        patiently(|| fs::remove_dir_all(path))
    }

    /// Gives a file the permissions of another.
    pub(crate) fn copy_permissions(&self, file: &Path, other: &Path) -> io::Result<()> {
        self.ask(DiskChange::Write, file)?;
        copy_file_permissions(file, other)
    }

    /// Syncs everything under a folder, so that it survives a power cut.
    pub(crate) fn sync_folder_tree(&self, folder: &Path) -> io::Result<()> {
        self.ask(DiskChange::Sync, folder)?;
        sync_all(folder)
    }

    /// Waits until the disk holds the file.
    pub fn sync_file(&self, path: &Path) -> io::Result<()> {
        self.ask(DiskChange::Sync, path)?;
        fs::OpenOptions::new().write(true).open(path)?.sync_all()
    }

    /// Syncs the entries of a folder.
    pub(crate) fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        self.ask(DiskChange::Sync, folder)?;
        sync_names(folder)
    }
}

/// A file that is being written.
#[derive(Debug)]
pub struct OpenFile {
    file: File,
    path: PathBuf,
    disk: Disk,
}

impl Write for OpenFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.disk.ask(DiskChange::Write, &self.path)?;
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl OpenFile {
    /// The path of the open file.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Read for OpenFile {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        self.file.read(bytes)
    }
}

impl Seek for OpenFile {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.file.seek(to)
    }
}

/// Gives a file or folder the permissions of another, on a system that has any.
pub(super) fn copy_file_permissions(file: &Path, other: &Path) -> io::Result<()> {
    match fs::set_permissions(file, fs::metadata(other)?.permissions()) {
        Err(why) if why.kind() == io::ErrorKind::Unsupported => Ok(()),
        done => done,
    }
}

#[cfg(unix)]
fn copy_symlink(link: &Path, name: &Path) -> io::Result<()> {
    std::os::unix::fs::symlink(fs::read_link(link)?, name)
}

#[cfg(windows)]
fn copy_symlink(link: &Path, name: &Path) -> io::Result<()> {
    let target = fs::read_link(link)?;
    if link.is_dir() {
        std::os::windows::fs::symlink_dir(target, name)
    } else {
        std::os::windows::fs::symlink_file(target, name)
    }
}

#[cfg(not(any(unix, windows)))]
fn copy_symlink(_: &Path, _: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Whether Windows takes a step of a path for a device, whatever its extension.
fn names_a_device(path: &Path) -> bool {
    let is_device = |step: &OsStr| {
        is_unusable_windows_name(step.to_string_lossy().trim_end_matches(['.', ' ']))
    };
    path.components().any(|step| matches!(step, Component::Normal(step) if is_device(step)))
}

/// The error of Windows for a file that another program keeps to itself.
const SHARING_VIOLATION: i32 = 32;

/// Whether an error of Windows says that another program has the file open.
pub fn means_open_elsewhere(why: &io::Error) -> bool {
    const LOCK_VIOLATION: i32 = 33;
    cfg!(windows) && matches!(why.raw_os_error(), Some(SHARING_VIOLATION | LOCK_VIOLATION))
}

/// Makes a change again while Windows refuses it, for less than a second: scanners for viruses and
/// programs of clouds open new files for a moment.
fn patiently<T>(change: impl Fn() -> io::Result<T>) -> io::Result<T> {
    const PAUSES: &[u64] = if cfg!(windows) { &[10, 50, 100, 200, 400] } else { &[] };
    for pause in PAUSES {
        match change() {
            Err(why)
                if means_open_elsewhere(&why) || why.kind() == io::ErrorKind::PermissionDenied =>
            {
                thread::sleep(Duration::from_millis(*pause));
            }
            done => return done,
        }
    }
    change()
}

#[cfg(windows)]
fn is_held(path: &Path) -> bool {
    use std::os::windows::fs::OpenOptionsExt;
    const DELETE: u32 = 0x0001_0000;
    // Folders too, and links themselves.
    const BACKUP_SEMANTICS: u32 = 0x0200_0000;
    const OPEN_REPARSE_POINT: u32 = 0x0020_0000;
    let mut options = fs::OpenOptions::new();
    options.access_mode(DELETE).custom_flags(BACKUP_SEMANTICS | OPEN_REPARSE_POINT);
    options.open(path).is_err_and(|why| means_open_elsewhere(&why))
}

#[cfg(not(windows))]
fn is_held(_: &Path) -> bool {
    false
}

/// Whether the system can exchange two folders.
pub(super) const CAN_EXCHANGE_FOLDERS: bool =
    cfg!(any(target_os = "linux", target_os = "android", target_os = "macos", target_os = "ios"));

#[cfg(any(target_os = "linux", target_os = "android", target_os = "macos", target_os = "ios"))]
fn exchange(one: &Path, other: &Path) -> io::Result<()> {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    Ok(renameat_with(CWD, one, CWD, other, RenameFlags::EXCHANGE)?)
}

#[cfg(not(any(
    target_os = "linux",
    target_os = "android",
    target_os = "macos",
    target_os = "ios"
)))]
fn exchange(_: &Path, _: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Syncs the whole file system in one call, as fast for thousands of files as for one.
#[cfg(any(target_os = "linux", target_os = "android"))]
fn sync_all(folder: &Path) -> io::Result<()> {
    Ok(rustix::fs::syncfs(File::open(folder)?)?)
}

#[cfg(not(any(target_os = "linux", target_os = "android")))]
fn sync_all(folder: &Path) -> io::Result<()> {
    for entry in walkdir::WalkDir::new(folder).contents_first(true) {
        let entry = entry.map_err(io::Error::from)?;
        if entry.file_type().is_file() {
            fs::OpenOptions::new().write(true).open(entry.path())?.sync_all()?;
        } else if entry.file_type().is_dir() {
            sync_names(entry.path())?;
        }
    }
    Ok(())
}

#[cfg(unix)]
fn sync_names(folder: &Path) -> io::Result<()> {
    match File::open(folder)?.sync_all() {
        // Some file systems cannot sync a folder and need not.
        Err(why) if why.kind() == io::ErrorKind::InvalidInput => Ok(()),
        done => done,
    }
}

/// Other systems sync entries with the files.
#[cfg(not(unix))]
fn sync_names(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_of_windows_are_known_anywhere_in_a_path() {
        for (path, is_device) in [
            ("nul", true),
            ("out/aux/returns", true),
            ("con.xlsx", true),
            ("con. .", true),
            ("../out. /july.xlsx", false),
            ("./console.xlsx", false),
        ] {
            assert_eq!(names_a_device(Path::new(path)), is_device, "{path}");
        }
    }
}
