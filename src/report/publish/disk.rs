//! The disk as a publication changes it.
//!
//! Every write, link, rename, sync and removal of a publication goes through a
//! [`Disk`], so that a test can make each of them fail and hold what stays behind
//! against the promise. Reading is not kept here: it changes nothing.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A change of the disk, as a test may refuse it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// A folder is made.
    Folder,
    /// A file is created, or some bytes are written to one.
    Write,
    /// A second name is given to a file.
    Link,
    /// A file or folder gets another name.
    Rename,
    /// Two folders change names.
    Exchange,
    /// A file or folder is removed.
    Remove,
    /// What was written is brought to the disk.
    Sync,
}

/// Answers a change before it is made: an error is returned in place of the change.
type Refusal = dyn Fn(Change, &Path) -> io::Result<()> + Send + Sync;

/// The disk, or one whose changes a test refuses.
#[derive(Clone, Default)]
pub struct Disk {
    refusal: Option<Arc<Refusal>>,
}

impl std::fmt::Debug for Disk {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if self.refusal.is_some() { "Disk (refusing)" } else { "Disk" })
    }
}

impl Disk {
    /// A disk that asks before each change, for tests.
    pub fn refusing(
        refusal: impl Fn(Change, &Path) -> io::Result<()> + Send + Sync + 'static,
    ) -> Disk {
        Disk { refusal: Some(Arc::new(refusal)) }
    }

    fn ask(&self, change: Change, path: &Path) -> io::Result<()> {
        self.refusal.as_ref().map_or(Ok(()), |refusal| refusal(change, path))
    }

    /// Makes a folder and those above it.
    pub fn make_folders(&self, path: &Path) -> io::Result<()> {
        self.ask(Change::Folder, path)?;
        fs::create_dir_all(path)
    }

    /// Writes a file.
    pub fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let mut file = self.create(path)?;
        // In two parts, so that a test sees a file that breaks off.
        let (first, second) = bytes.split_at(bytes.len() / 2);
        file.write_all(first)?;
        file.write_all(second)
    }

    /// Creates a file to be written piece by piece.
    pub fn create(&self, path: &Path) -> io::Result<Writing> {
        self.ask(Change::Write, path)?;
        Ok(Writing { file: File::create(path)?, path: path.to_path_buf(), disk: self.clone() })
    }

    /// Gives a file a second name; where the file system knows no such links, a copy.
    pub fn link(&self, file: &Path, name: &Path) -> io::Result<()> {
        self.ask(Change::Link, name)?;
        let kind = fs::symlink_metadata(file)?.file_type();
        if kind.is_symlink() {
            return copy_symlink(file, name);
        }
        match fs::hard_link(file, name) {
            // What stands on another disk stays there.
            Err(why) if why.kind() == io::ErrorKind::CrossesDevices => Err(why),
            Err(why) if why.kind() == io::ErrorKind::AlreadyExists => Err(why),
            Err(_) if kind.is_file() => fs::copy(file, name).map(drop),
            done => done,
        }
    }

    /// Gives a file or folder another name.
    pub fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.ask(Change::Rename, to)?;
        fs::rename(from, to)
    }

    /// Two folders change names, at one moment; [`io::ErrorKind::Unsupported`] where
    /// the system cannot do that.
    pub fn exchange(&self, one: &Path, other: &Path) -> io::Result<()> {
        self.ask(Change::Exchange, other)?;
        exchange(one, other)
    }

    /// Removes a file or a link, never what a link leads to.
    pub fn remove_file(&self, path: &Path) -> io::Result<()> {
        self.ask(Change::Remove, path)?;
        fs::remove_file(path)
    }

    /// Removes an empty folder.
    pub fn remove_folder(&self, path: &Path) -> io::Result<()> {
        self.ask(Change::Remove, path)?;
        fs::remove_dir(path)
    }

    /// Removes a folder with everything in it.
    pub fn remove_all(&self, path: &Path) -> io::Result<()> {
        self.ask(Change::Remove, path)?;
        fs::remove_dir_all(path)
    }

    /// Brings everything under a folder to the disk, so that it outlasts a power cut.
    pub fn sync_all(&self, folder: &Path) -> io::Result<()> {
        self.ask(Change::Sync, folder)?;
        sync_all(folder)
    }

    /// Brings a file to the disk.
    pub fn sync_file(&self, path: &Path) -> io::Result<()> {
        self.ask(Change::Sync, path)?;
        fs::OpenOptions::new().write(true).open(path)?.sync_all()
    }

    /// Brings the names in a folder to the disk.
    pub fn sync_names(&self, folder: &Path) -> io::Result<()> {
        self.ask(Change::Sync, folder)?;
        sync_names(folder)
    }
}

/// A file that is being written.
#[derive(Debug)]
pub struct Writing {
    file: File,
    path: PathBuf,
    disk: Disk,
}

impl Write for Writing {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.disk.ask(Change::Write, &self.path)?;
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Writing {
    /// Where it is written.
    pub fn path(&self) -> &Path {
        &self.path
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

/// One call for the whole file system: thousands of files are synced as fast as one.
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
        // Some file systems cannot sync a folder, and need not.
        Err(why) if why.kind() == io::ErrorKind::InvalidInput => Ok(()),
        done => done,
    }
}

/// Other systems sync names with the files.
#[cfg(not(unix))]
fn sync_names(_: &Path) -> io::Result<()> {
    Ok(())
}
