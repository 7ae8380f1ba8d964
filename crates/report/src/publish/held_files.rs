//! Files and folders of an output that another program has open. On Windows they cannot be moved: they
//! stay where they are, and of a folder above them what is in it is moved piece by piece.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use walkdir::WalkDir;

use super::carry_over::{ChangedFile, name_with_word_in_brackets};
use super::disk::Disk;
use super::error::OutputError;
use super::file_manifest::RunFileState;
use super::marker::is_internal_file_name;
use super::{Publication, hash_of};
use model::file_names::path_with_slashes;

/// What is held of an output folder, by its names there.
#[derive(Debug, Default)]
pub(super) struct FilesInUse {
    files: BTreeSet<String>,
    folders: BTreeSet<String>,
}

impl FilesInUse {
    /// Those of a folder now.
    pub(super) fn find_in_folder(disk: &Disk, folder: &Path) -> FilesInUse {
        let mut held = FilesInUse::default();
        if !disk.can_have_files_in_use() {
            return held;
        }
        let walk = WalkDir::new(folder).min_depth(1).into_iter();
        let is_output = |entry: &walkdir::DirEntry| {
            entry.depth() != 1 || !entry.file_name().to_str().is_some_and(is_internal_file_name)
        };
        for entry in walk.filter_entry(is_output).flatten() {
            let name = entry.path().strip_prefix(folder).ok().and_then(path_with_slashes);
            let Some(name) = name.filter(|_| disk.is_in_use(entry.path())) else { continue };
            match entry.file_type().is_dir() {
                true => held.folders.insert(name),
                false => held.files.insert(name),
            };
        }
        held
    }

    /// Whether nothing is held.
    pub(super) fn is_empty(&self) -> bool {
        self.files.is_empty() && self.folders.is_empty()
    }

    /// Whether a file is held.
    pub(super) fn has(&self, file: &str) -> bool {
        self.files.contains(file)
    }

    /// The files.
    pub(super) fn files(&self) -> &BTreeSet<String> {
        &self.files
    }

    /// The names to be moved: for a folder that stays, those of what is in it.
    pub(super) fn names_to_move(
        &self,
        names: BTreeSet<String>,
        places: [&Path; 2],
    ) -> BTreeSet<String> {
        let mut moved = BTreeSet::new();
        let mut rest: Vec<String> = names.into_iter().collect();
        while let Some(name) = rest.pop() {
            if self.stays(&name) {
                let inside = places.map(|place| fs::read_dir(place.join(&name)).into_iter());
                let inside = inside.into_iter().flatten().flatten().flatten();
                let steps = inside.filter_map(|entry| entry.file_name().into_string().ok());
                rest.extend(steps.map(|step| format!("{name}/{step}")));
            } else if !self.has(&name) {
                moved.insert(name);
            }
        }
        moved
    }

    /// Whether a folder is held, or something in it.
    fn stays(&self, folder: &str) -> bool {
        let below = format!("{folder}/");
        let is_below = |names: &BTreeSet<String>| {
            names.range(below.clone()..).next().is_some_and(|name| name.starts_with(&below))
        };
        self.folders.contains(folder) || is_below(&self.files) || is_below(&self.folders)
    }
}

impl Publication {
    /// Moves the new ones of files that are held beside them. The run has the held ones until the
    /// next.
    pub(super) fn put_new_beside_files_in_use(
        &self,
        held: &FilesInUse,
    ) -> Result<Vec<ChangedFile>, OutputError> {
        let mut beside = Vec::new();
        if held.files().is_empty() {
            return Ok(beside);
        }
        let made = self.made_of(held)?;
        for name in held.files() {
            if !self.earlier.files.has_file(name)? {
                continue;
            }
            let place = self.staging.join(name);
            match made.get(name) {
                Some(RunFileState::Kept(_)) => continue,
                Some(RunFileState::Written(_)) => {
                    let hash = hash_of(&place).map_err(OutputError::at(&place))?;
                    if self.earlier_hash(name)? == Some(hash) {
                        self.keep_as(name, hash)?;
                        continue;
                    }
                    let kept_as = self.name_beside(name, held)?;
                    let new = self.staging.join(&kept_as);
                    self.disk.rename(&place, &new).map_err(OutputError::at(&new))?;
                    self.made().record_file(&kept_as, RunFileState::Written(Some(hash)))?;
                    beside.push(ChangedFile { name: name.clone(), kept_as });
                }
                _ => {}
            }
            self.made().record_file(name, RunFileState::Held)?;
        }
        Ok(beside)
    }

    /// What the run made of the files that are held.
    fn made_of(&self, held: &FilesInUse) -> Result<BTreeMap<String, RunFileState>, OutputError> {
        let (mut made, mut found) = (self.made(), BTreeMap::new());
        let mut files = made.sorted_files()?;
        while let Some((name, file)) = files.next()? {
            if held.has(&name) {
                found.insert(name, file);
            }
        }
        Ok(found)
    }

    /// A free name for a file beside a held one: `july (new).xlsx`.
    fn name_beside(&self, name: &str, held: &FilesInUse) -> Result<String, OutputError> {
        let mut nth = 1;
        loop {
            let beside = name_with_word_in_brackets(name, "new", nth);
            let is_other =
                self.dir.join(&beside).exists() && !self.earlier.files.has_file(&beside)?;
            if !is_other && !held.has(&beside) && !self.staging.join(&beside).exists() {
                return Ok(beside);
            }
            nth += 1;
        }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use std::io;

    use super::*;
    use crate::publish::DiskChange;
    use crate::publish::marker::{MARKER_FILE, REPLACED_RUN_FOLDER, STAGING_FOLDER};

    /// The paths of a folder that are held, files and folders.
    fn holding(dir: &Path, held: &'static [&'static str]) -> Disk {
        let place = dir.to_path_buf();
        let old = dir.join(REPLACED_RUN_FOLDER);
        // Neither they nor what they lie in can be moved away.
        let refuse = move |change: DiskChange, to: &Path| {
            let moved = to.strip_prefix(&old).ok().filter(|_| change == DiskChange::Rename);
            match moved.is_some_and(|to| held.iter().any(|held| Path::new(held).starts_with(to))) {
                true => Err(io::ErrorKind::PermissionDenied.into()),
                false => Ok(()),
            }
        };
        let disk = Disk::refusing(refuse);
        disk.with_paths_in_use(move |path| held.iter().any(|held| path == place.join(held)))
    }

    fn run(disk: Disk, dir: &Path, files: &[(&str, &str)]) -> Publication {
        let publication = Publication::begin_with_disk(disk, dir).unwrap();
        for (name, content) in files {
            publication.write_file(name, content.as_bytes()).unwrap();
        }
        publication
    }

    fn seen(dir: &Path) -> BTreeMap<String, String> {
        let files =
            WalkDir::new(dir).into_iter().flatten().filter(|file| file.file_type().is_file());
        let named = files.filter_map(|file| {
            let name = path_with_slashes(file.path().strip_prefix(dir).unwrap()).unwrap();
            let is_working = is_internal_file_name(name.split('/').next().unwrap());
            (!is_working).then(|| (name, fs::read_to_string(file.path()).unwrap()))
        });
        named.collect()
    }

    fn files(files: &[(&str, &str)]) -> BTreeMap<String, String> {
        files.iter().map(|(name, content)| (name.to_string(), content.to_string())).collect()
    }

    const FIRST: [(&str, &str); 5] = [
        ("index.html", "1"),
        ("returns/club/a.xlsx", "1"),
        ("returns/club/b.xlsx", "1"),
        ("returns/gone.xlsx", "1"),
        ("season.xlsx", "same"),
    ];
    const SECOND: [(&str, &str); 5] = [
        ("index.html", "2"),
        ("returns/club/a.xlsx", "2"),
        ("returns/club/b.xlsx", "2"),
        ("returns/new/c.xlsx", "2"),
        ("season.xlsx", "same"),
    ];
    const HELD: &[&str] =
        &["returns/club/a.xlsx", "returns/gone.xlsx", "season.xlsx", "returns/club"];

    fn folder() -> tempfile::TempDir {
        let dir = tempfile::tempdir().unwrap();
        run(Disk::default(), dir.path(), &FIRST).finish().unwrap();
        dir
    }

    #[test]
    fn a_file_that_is_open_stays_and_the_new_one_is_beside_it_until_the_next_run() {
        let dir = folder();
        let dir = dir.path().canonicalize().unwrap();
        let mut second = run(holding(&dir, HELD), &dir, &SECOND);
        second.set_file_in_use_callback(|held| {
            assert_eq!(held.name, "returns/club/a.xlsx");
            assert_eq!(held.kept_as, "returns/club/a (new).xlsx");
        });
        second.finish().unwrap();
        let mut wanted = files(&SECOND);
        wanted.extend(files(&[("returns/club/a.xlsx", "1"), ("returns/gone.xlsx", "1")]));
        wanted.extend(files(&[("returns/club/a (new).xlsx", "2")]));
        assert_eq!(seen(&dir), wanted);
        assert!(!dir.join(STAGING_FOLDER).exists() && !dir.join(REPLACED_RUN_FOLDER).exists());
        // The same returns again: what was open is there now.
        run(Disk::default(), &dir, &SECOND).finish().unwrap();
        assert_eq!(seen(&dir), files(&SECOND));
    }

    #[test]
    fn what_is_saved_into_a_file_that_was_open_is_kept() {
        let dir = folder();
        let dir = dir.path().canonicalize().unwrap();
        run(holding(&dir, HELD), &dir, &SECOND).finish().unwrap();
        let published = fs::metadata(dir.join(MARKER_FILE)).unwrap().modified().unwrap();
        let file = fs::File::options().write(true).open(dir.join("returns/club/a.xlsx")).unwrap();
        io::Write::write_all(&mut &file, b"mine").unwrap();
        file.set_modified(published + std::time::Duration::from_secs(1)).unwrap();
        run(Disk::default(), &dir, &SECOND).finish().unwrap();
        let mut wanted = files(&SECOND);
        wanted.extend(files(&[("returns/club/a (changed).xlsx", "mine")]));
        assert_eq!(seen(&dir), wanted);
    }

    #[test]
    fn what_fails_beside_an_open_file_leaves_the_run_before() {
        for at in 0.. {
            let dir = folder();
            let dir = dir.path().canonicalize().unwrap();
            let count = std::sync::atomic::AtomicUsize::new(0);
            let refuse = move |_: DiskChange, _: &Path| match count
                .fetch_add(1, std::sync::atomic::Ordering::Relaxed)
                == at
            {
                true => Err(io::Error::other("a fault of the test")),
                false => Ok(()),
            };
            let place = dir.clone();
            let hold = move |path: &Path| HELD.iter().any(|held| path == place.join(held));
            let disk = Disk::refusing(refuse).with_paths_in_use(hold);
            let Ok(publication) = Publication::begin_with_disk(disk, &dir) else { continue };
            let written = SECOND
                .iter()
                .try_for_each(|(name, text)| publication.write_file(name, text.as_bytes()));
            match written.and_then(|()| publication.finish()) {
                Err(_) => assert_eq!(seen(&dir), files(&FIRST), "change {at}"),
                Ok(_)
                    if dir.join(STAGING_FOLDER).exists()
                        || dir.join(REPLACED_RUN_FOLDER).exists() => {}
                Ok(_) => break,
            }
            run(Disk::default(), &dir, &SECOND).finish().unwrap();
            assert_eq!(seen(&dir), files(&SECOND), "change {at}");
        }
    }
}
