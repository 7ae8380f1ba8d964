//! Publishes a run whole or not at all.
//!
//! A run locks its output folder and writes everything into `.palmares-new` inside it. When
//! everything is synced, it replaces the run before atomically (`switch`). A run that is
//! killed, meets a full disk or fails at any step leaves the run that was there; the next
//! run clears up.
//!
//! The marker file `.palmares` identifies a folder as output of palmares, its run and the
//! files of the run. All other files in the folder are kept (`carry_over`).

mod carry_over;
mod disk;
mod error;
mod file_manifest;
mod final_manifest;
mod finished_run;
mod held_files;
mod lock;
mod manifest_reader;
mod marker;
mod overwriting;
mod spill_file;
mod switch;

use std::fs;
use std::io::{self, BufWriter};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use xxhash_rust::xxh3::{Xxh3, xxh3_128};

pub use carry_over::ChangedFile;
pub use disk::{Disk, DiskChange, OpenFile, means_open_elsewhere};
pub use error::OutputError;
pub use finished_run::FinishedRun;
pub(crate) use lock::open_and_lock;
pub use marker::{
    PLAYER_PAGES_MARKER_FILE, RunFileNames, SEASON_PART_FILE, has_marker_file,
    is_internal_file_name, is_palmares_output, is_publication_interrupted, output_format_version,
    run_id,
};
pub use overwriting::refuse_overwriting_returns;
pub use spill_file::SpillFile;
pub use switch::InterruptedRunOutcome;

use carry_over::{FileChangesSincePublication, is_folder_empty, keep_changed_files};
use file_manifest::{FileManifest, RunFileState};
use final_manifest::FinalManifest;
use finished_run::records_and_seal_in;
use held_files::FilesInUse;
use lock::OutputFolderLock;
use marker::{
    LOCK_FILE, MARKER_FILE, MAX_FILE_LIST_MEMORY_BYTES, OutputMarker, RUN_RECORDS_FILE,
    STAGING_FOLDER,
};
use model::file_names::RealPath;
use overwriting::refuse_losing_register;
use switch::{RunsToSwitch, recover_interrupted_run, switch_to_new_run};

/// How much of the lists of files a run holds in memory; the rest lies on the disk.
#[derive(Debug, Clone, Copy)]
pub struct ManifestMemoryLimits {
    /// Bytes of the list of the earlier run.
    pub list: u64,
    /// Names of files that were named last.
    pub names: usize,
    /// Bytes of the other names, before and after they are sorted.
    pub sorted: usize,
}

impl Default for ManifestMemoryLimits {
    fn default() -> ManifestMemoryLimits {
        ManifestMemoryLimits { list: MAX_FILE_LIST_MEMORY_BYTES, names: 1 << 16, sorted: 4 << 20 }
    }
}

/// A run's output while it is written.
#[derive(Debug)]
pub struct Publication {
    /// The output folder, without links.
    dir: PathBuf,
    /// The folder beside the output in which the run is written.
    staging: PathBuf,
    disk: Disk,
    /// The earlier run in the folder.
    earlier: OutputMarker,
    cut_off: Option<InterruptedRunOutcome>,
    since: FileChangesSincePublication,
    memory: ManifestMemoryLimits,
    made: Mutex<FileManifest>,
    /// Whether to leave the staging folder: its files are published, or needed to complete
    /// an interrupted publication.
    ended: bool,
    /// Whether this run created the output folder.
    is_new: bool,
    /// Called for each file that is written beside the one of the earlier run.
    tell_of_held: fn(&ChangedFile),
    _lock: OutputFolderLock,
}

/// How many files a run has, and how many of them are not those of the run before.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct PublishedFileCounts {
    pub files: usize,
    /// Those that were written.
    pub written: usize,
}

impl Publication {
    /// Begins a run into a folder, which must be new, empty or ours, and hold no register.
    pub fn begin(dir: &Path) -> Result<Publication, OutputError> {
        Publication::begin_with_disk(Disk::default(), dir)
    }

    /// Begins a reconciliation, which may put a register in the place of an earlier one.
    pub fn begin_reconciling(dir: &Path) -> Result<Publication, OutputError> {
        Publication::begin_reconciling_with_disk(Disk::default(), dir)
    }

    /// The same on a given disk, for tests.
    pub fn begin_reconciling_with_disk(disk: Disk, dir: &Path) -> Result<Publication, OutputError> {
        let memory = ManifestMemoryLimits::default();
        Publication::begin_as(disk, dir, memory, EarlierRegister::Replaced)
    }

    /// Begins a run on a given disk, for tests.
    pub fn begin_with_disk(disk: Disk, dir: &Path) -> Result<Publication, OutputError> {
        Publication::begin_with_memory_limits(disk, dir, ManifestMemoryLimits::default())
    }

    /// The same with so much memory, for tests.
    pub fn begin_with_memory_limits(
        disk: Disk,
        dir: &Path,
        memory: ManifestMemoryLimits,
    ) -> Result<Publication, OutputError> {
        Publication::begin_as(disk, dir, memory, EarlierRegister::Kept)
    }

    fn begin_as(
        disk: Disk,
        dir: &Path,
        memory: ManifestMemoryLimits,
        register: EarlierRegister,
    ) -> Result<Publication, OutputError> {
        check_output_folder(dir)?;
        let is_new = !dir.exists();
        disk.make_folders(dir).map_err(OutputError::at(dir))?;
        let shown = dir;
        let dir = dir.real_path().map_err(OutputError::at(dir))?;
        let lock = OutputFolderLock::acquire(&dir, shown)?;
        let cut_off = recover_interrupted_run(&disk, &dir)?;
        let earlier = OutputMarker::read(&dir, memory.list).map_err(OutputError::at(&dir))?;
        let earlier = earlier.unwrap_or_default();
        if register == EarlierRegister::Kept {
            refuse_losing_register(&dir, &earlier)?;
        }
        let since = keep_changed_files(&disk, &dir, &earlier)?;
        let staging = dir.join(STAGING_FOLDER);
        disk.make_folders(&staging).map_err(OutputError::at(&staging))?;
        let made = Mutex::new(FileManifest::new(
            memory.names,
            SpillFile::new(&disk, &staging.join("names"), memory.sorted),
        ));
        Ok(Publication {
            dir,
            staging,
            disk,
            earlier,
            cut_off,
            since,
            memory,
            made,
            ended: false,
            is_new,
            tell_of_held: |_| {},
            _lock: lock,
        })
    }

    /// What was left of an interrupted run.
    pub fn interrupted_run(&self) -> Option<InterruptedRunOutcome> {
        self.cut_off
    }

    /// The files of the earlier run that a user changed; they are kept.
    pub fn changed_files(&self) -> &[ChangedFile] {
        &self.since.changed
    }

    /// Says whom to tell of each file of the earlier run that another program has open, and under
    /// which name the new one is beside it.
    pub fn set_file_in_use_callback(&mut self, tell: fn(&ChangedFile)) {
        self.tell_of_held = tell;
    }

    /// Writes a file of the output, unless the earlier run wrote the same.
    pub fn write_file(&self, name: &str, bytes: &[u8]) -> Result<(), OutputError> {
        let hash = xxh3_128(bytes);
        if self.earlier_hash(name)? == Some(hash) {
            return self.keep_as(name, hash);
        }
        let path = self.place(name, Some(hash))?;
        self.disk.write_file(&path, bytes).map_err(OutputError::at(&path))
    }

    /// Creates a file of the output for streaming.
    pub(crate) fn create_file(&self, name: &str) -> Result<OpenFile, OutputError> {
        let path = self.place(name, None)?;
        self.disk.create_file(&path).map_err(OutputError::at(&path))
    }

    /// Creates a file that is no part of the output, for what does not fit into memory. Nothing
    /// stays of it when it is closed, which must be before the run is published.
    pub(crate) fn scratch_file_creator(
        &self,
        name: &str,
    ) -> impl Fn() -> io::Result<OpenFile> + Send + use<> {
        let (disk, path) = (self.disk.clone(), self.staging.join(name));
        move || disk.create_nameless_file(&path)
    }

    /// Takes a file of another output. Returns whether it is there as it was written.
    pub fn take_file_from(&self, name: &str, from: &FinishedRun) -> Result<bool, OutputError> {
        let Some((file, hash)) = from.path_and_hash(name)? else { return Ok(false) };
        if self.earlier_hash(name)? == Some(hash) {
            return self.keep_as(name, hash).map(|()| true);
        }
        let path = self.place(name, Some(hash))?;
        self.disk.link_or_copy_across_disks(&file, &path).map_err(OutputError::at(&path))?;
        Ok(true)
    }

    /// Keeps a file of the earlier run. Returns whether it is there as that run wrote it.
    pub fn keep_file(&self, name: &str) -> Result<bool, OutputError> {
        match self.earlier_hash(name)? {
            Some(hash) => self.keep_as(name, hash).map(|()| true),
            None => Ok(false),
        }
    }

    fn keep_as(&self, name: &str, hash: u128) -> Result<(), OutputError> {
        self.made().record_file(name, RunFileState::Kept(hash))?;
        self.remove_staged(name)
    }

    /// Keeps everything that the earlier run wrote, if all of it is there as that run wrote it.
    pub fn keep_all_files(&self) -> Result<bool, OutputError> {
        let earlier = &self.earlier.files;
        let mut made = self.made();
        // A run that wrote something, even if it took it back, may not have the same files.
        if made.has_written || earlier.is_empty() || !self.since.lost.is_empty() {
            return Ok(false);
        }
        let mut are_hashed = true;
        earlier.for_each_file(|_, hash| {
            are_hashed &= hash.is_some();
            Ok(())
        })?;
        if are_hashed {
            earlier.for_each_file(|name, hash| match hash {
                Some(hash) => made.record_file(name, RunFileState::Kept(hash)),
                None => Ok(()),
            })?;
            made.seal = self.earlier.seal;
        }
        Ok(are_hashed)
    }

    /// Whether the earlier run wrote a file that is still as it was.
    pub fn can_keep_file(&self, name: &str) -> Result<bool, OutputError> {
        self.earlier_hash(name).map(|hash| hash.is_some())
    }

    /// A file that the earlier run wrote and that still has every byte of it: a disk can spoil a file
    /// without a new time.
    pub(crate) fn earlier_file(&self, name: &str) -> Result<Option<fs::File>, OutputError> {
        let Some(hash) = self.earlier_hash(name)? else { return Ok(None) };
        let path = self.dir.join(name);
        let is_whole = hash_of(&path).is_ok_and(|own| own == hash);
        Ok(is_whole.then(|| fs::File::open(&path).ok()).flatten())
    }

    /// The hash of a file that the earlier run wrote, if it is still as it was.
    fn earlier_hash(&self, name: &str) -> Result<Option<u128>, OutputError> {
        let hash = self.earlier.files.file_hash(name)?.flatten();
        Ok(hash.filter(|_| !self.since.lost.contains(name)))
    }

    fn made(&self) -> MutexGuard<'_, FileManifest> {
        self.made.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The path at which to write a file; creates its folder.
    fn place(&self, name: &str, hash: Option<u128>) -> Result<PathBuf, OutputError> {
        let mut made = self.made();
        self.make_folder_of(name, &mut made)?;
        made.record_file(name, RunFileState::Written(hash))?;
        Ok(self.staging.join(name))
    }

    fn make_folder_of(&self, name: &str, made: &mut FileManifest) -> Result<(), OutputError> {
        let (folder, _) = name.rsplit_once('/').unwrap_or_default();
        if !folder.is_empty() && !made.has_folder(folder) {
            let path = self.staging.join(folder);
            self.disk.make_folders(&path).map_err(OutputError::at(&path))?;
            made.add_folder(folder);
        }
        Ok(())
    }

    /// Removes a file of the run: its return is computed again, or it could not be written
    /// completely.
    pub fn withdraw_file(&self, name: &str) -> Result<(), OutputError> {
        self.made().record_file(name, RunFileState::Gone)?;
        self.remove_staged(name)
    }

    /// Removes what was written of a file.
    fn remove_staged(&self, name: &str) -> Result<(), OutputError> {
        let path = self.staging.join(name);
        if !self.made().has_written || fs::symlink_metadata(&path).is_err() {
            return Ok(());
        }
        self.made().record_removed_file(name);
        self.disk.remove_file(&path).map_err(OutputError::at(&path))
    }

    /// The records that the earlier run left, and what they must end with.
    pub fn earlier_records_and_seal(&self) -> Option<(fs::File, u64)> {
        records_and_seal_in(&self.dir, &self.earlier)
    }

    /// Creates the file with the records of this run.
    pub fn create_records_file(&self) -> Result<OpenFile, OutputError> {
        let path = self.staging.join(RUN_RECORDS_FILE);
        self.disk.create_file(&path).map_err(OutputError::at(&path))
    }

    /// Says what the records of this run end with.
    pub fn set_records_seal(&self, seal: u64) {
        self.made().seal = Some(seal);
    }

    /// Replaces the earlier run atomically. After an error the earlier run is unchanged. A run
    /// with the same files leaves everything as it is.
    pub fn finish(mut self) -> Result<PublishedFileCounts, OutputError> {
        let held = FilesInUse::find_in_folder(&self.disk, &self.dir);
        let beside = self.put_new_beside_files_in_use(&held)?;
        let new = self.complete()?;
        let published = new.published;
        // A run is identified by the names and contents of its files.
        let is_same = new.run == self.earlier.run && new.seal == self.earlier.seal;
        if published.written == 0 && is_same {
            return Ok(published);
        }
        self.link_kept(&new, &held)?;
        let marker = self.staging.join(MARKER_FILE);
        let out = self.disk.create_file(&marker).map_err(OutputError::at(&marker))?;
        new.write_marker(&marker, &mut BufWriter::new(out))?;
        // Some systems cannot move a folder with open files.
        let tops = new.into_top_level_names();
        self.made().drop_spilled_names();
        let places =
            RunsToSwitch { folder: &self.dir, earlier: &self.earlier, new: &tops, held: &held };
        let switched = switch_to_new_run(&self.disk, &places);
        self.ended = matches!(switched, Ok(_) | Err(OutputError::HalfWay(..)));
        if switched.is_ok() {
            beside.iter().for_each(self.tell_of_held);
        }
        // The locks of both runs are released together.
        switched.map(|_| published)
    }

    /// The list of the files. A file that was streamed and is the one of the earlier run is that
    /// one.
    fn complete(&self) -> Result<FinalManifest, OutputError> {
        let hashed = |name: &str, file: RunFileState| {
            if file != RunFileState::Written(None) {
                return Ok(file);
            }
            let path = self.staging.join(name);
            let hash = hash_of(&path).map_err(OutputError::at(&path))?;
            if self.earlier_hash(name)? != Some(hash) {
                return Ok(RunFileState::Written(Some(hash)));
            }
            self.disk.remove_file(&path).map_err(OutputError::at(&path))?;
            Ok(RunFileState::Kept(hash))
        };
        let aside = SpillFile::new(&self.disk, &self.staging.join("files"), self.memory.sorted);
        FinalManifest::new(&mut self.made(), aside, hashed)
    }

    /// Links the files of the earlier run that stay, and removes folders without files.
    fn link_kept(&self, new: &FinalManifest, held: &FilesInUse) -> Result<(), OutputError> {
        new.for_each_kept_file(|name, hash| {
            if held.has(name) {
                return Ok(());
            }
            self.make_folder_of(name, &mut self.made())?;
            let (from, to) = (self.dir.join(name), self.staging.join(name));
            if !self.since.is_as_written(&from, hash)? {
                return Err(OutputError::ChangedMeanwhile(from));
            }
            self.disk.hard_link_or_copy(&from, &to).map_err(OutputError::at(&to))
        })?;
        // Those below come after those above.
        for folder in self.made().left.iter().rev() {
            let path = self.staging.join(folder);
            if is_folder_empty(&path) {
                self.disk.remove_folder(&path).map_err(OutputError::at(&path))?;
            }
        }
        Ok(())
    }
}

/// The hash of a file, which may be larger than the memory.
fn hash_of(path: &Path) -> io::Result<u128> {
    let mut hash = Xxh3::new();
    let mut file = io::BufReader::with_capacity(1 << 16, fs::File::open(path)?);
    io::copy(&mut file, &mut hash)?;
    Ok(hash.digest128())
}

/// Removes the staging folder unless the run was published.
impl Drop for Publication {
    fn drop(&mut self) {
        if !self.ended {
            self.made().drop_spilled_names();
            let _ = self.disk.remove_all(&self.staging);
            if self.is_new {
                let _ = self.disk.remove_file(&self.dir.join(LOCK_FILE));
                let _ = self.disk.remove_folder(&self.dir);
            }
        }
    }
}

/// Checks that an output folder is new, empty or ours. A run interrupted before its first
/// publication leaves only working files.
pub fn check_output_folder(dir: &Path) -> Result<(), OutputError> {
    match fs::metadata(dir) {
        // A dangling link.
        Err(_) if dir.is_symlink() => return Err(OutputError::Link(dir.to_path_buf())),
        Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(why) => return Err(OutputError::Io(dir.to_path_buf(), why)),
        Ok(found) if !found.is_dir() => return Err(OutputError::NotAFolder(dir.to_path_buf())),
        Ok(_) => {}
    }
    if is_palmares_output(dir) {
        return Ok(());
    }
    for entry in fs::read_dir(dir).map_err(OutputError::at(dir))? {
        let name = entry.map_err(OutputError::at(dir))?.file_name();
        if !name.to_str().is_some_and(is_internal_file_name) {
            return Err(OutputError::NotOurs(dir.to_path_buf()));
        }
    }
    Ok(())
}

/// What becomes of a register that an earlier reconciliation left in the folder.
#[derive(Clone, Copy, PartialEq, Eq)]
enum EarlierRegister {
    /// It stays: a run that writes none is refused.
    Kept,
    /// A new one comes in its place.
    Replaced,
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn run(dir: &Path, files: &[&str]) {
        let publication = Publication::begin(dir).unwrap();
        for name in files {
            publication.write_file(name, name.as_bytes()).unwrap();
        }
        publication.finish().unwrap();
    }

    #[test]
    fn the_marker_lists_what_was_written() {
        let dir = tempfile::tempdir().unwrap();
        let memory = ManifestMemoryLimits { list: 0, names: 2, sorted: 0 };
        let publication =
            Publication::begin_with_memory_limits(Disk::default(), dir.path(), memory).unwrap();
        let names: Vec<String> = (0..3000).map(|nth| format!("players/{nth:04}\t.html")).collect();
        for name in names.iter().rev() {
            publication.write_file(name, name.as_bytes()).unwrap();
        }
        publication.set_records_seal(7);
        publication.finish().unwrap();
        let marker = OutputMarker::read(dir.path(), 0).unwrap().unwrap();
        assert!(marker.run.ends_with(", 3000 files") && marker.seal == Some(7));
        let mut wanted = names.iter().map(|name| (name.as_str(), Some(xxh3_128(name.as_bytes()))));
        let compare = |name: &str, hash| {
            assert_eq!(Some((name, hash)), wanted.next());
            Ok(())
        };
        marker.files.for_each_file(compare).unwrap();
        assert_eq!(wanted.next(), None);
    }

    #[test]
    fn only_files_of_an_earlier_run_are_removed() {
        let dir = tempfile::tempdir().unwrap();
        let out = dir.path().join("out");
        run(&out, &["index.html", "players/a.html", "returns/x/y.xlsx"]);
        fs::write(out.join("players/mine.txt"), "mine").unwrap();
        run(&out, &["index.html", "players/b.html"]);
        assert!(out.join("players/b.html").exists());
        assert!(out.join("players/mine.txt").exists());
        assert!(!out.join("players/a.html").exists());
        assert!(!out.join("returns").exists());
        assert!(!out.join(STAGING_FOLDER).exists());
    }

    #[test]
    fn what_was_taken_back_is_not_published() {
        let dir = tempfile::tempdir().unwrap();
        run(dir.path(), &["index.html", "events/a/boards.html"]);
        let publication = Publication::begin(dir.path()).unwrap();
        for name in ["events/a/boards.html", "events/a.html", "events/ab/boards.html"] {
            publication.write_file(name, b"x").unwrap();
        }
        publication.withdraw_file("events/a/boards.html").unwrap();
        publication.withdraw_file("events/never.html").unwrap();
        publication.finish().unwrap();
        assert!(!dir.path().join("events/a").exists());
        assert!(dir.path().join("events/a.html").exists());
        assert!(dir.path().join("events/ab/boards.html").exists());
    }

    #[test]
    fn a_folder_of_others_is_refused() {
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join("thesis.doc"), "x").unwrap();
        assert!(matches!(Publication::begin(dir.path()), Err(OutputError::NotOurs(_))));
        assert!(matches!(
            Publication::begin(&dir.path().join("thesis.doc")),
            Err(OutputError::NotAFolder(_))
        ));
    }

    #[test]
    fn a_run_that_stops_half_way_changes_nothing() {
        let dir = tempfile::tempdir().unwrap();
        run(dir.path(), &["index.html"]);
        let publication = Publication::begin(dir.path()).unwrap();
        publication.write_file("players/a.html", b"half").unwrap();
        drop(publication);
        assert!(dir.path().join("index.html").exists());
        assert!(!dir.path().join("players").exists());
        assert!(!dir.path().join(STAGING_FOLDER).exists());
    }

    #[test]
    fn a_marker_that_points_outside_removes_nothing_there() {
        let dir = tempfile::tempdir().unwrap();
        let out = dir.path().join("out");
        run(&out, &["index.html"]);
        fs::write(dir.path().join("precious"), "x").unwrap();
        fs::write(out.join(MARKER_FILE), "palmares output, format 1\nindex.html\n../precious\n")
            .unwrap();
        run(&out, &["index.html"]);
        assert!(dir.path().join("precious").exists());
    }
}
