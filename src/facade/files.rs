//! Files that are given or taken as names and bytes. They lie in a folder for temporary files
//! meanwhile: a return is read twice, and a run is published whole.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Component, Path, PathBuf};

use tempfile::TempDir;
use walkdir::WalkDir;

/// The names of files that palmares writes for its own next run begin so.
const OF_OURS: &str = ".palmares";

/// A folder that goes when nothing needs it any more.
#[derive(Debug)]
pub(super) struct FolderOfFiles(TempDir);

impl FolderOfFiles {
    /// An empty one.
    pub(super) fn new() -> io::Result<FolderOfFiles> {
        TempDir::with_prefix("palmares-").map(FolderOfFiles)
    }

    /// Its path.
    pub(super) fn path(&self) -> &Path {
        self.0.path()
    }

    /// Puts a file into it.
    pub(super) fn add(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        let refuse =
            |why: &str| io::Error::new(io::ErrorKind::InvalidInput, format!("{name:?} {why}"));
        let relative = PathBuf::from(name.replace('\\', "/"));
        let is_plain = |part: Component<'_>| matches!(part, Component::Normal(_));
        if relative.as_os_str().is_empty() || !relative.components().all(is_plain) {
            return Err(refuse("is no name of a file below a folder"));
        }
        let path = self.path().join(relative);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        if path.exists() {
            return Err(refuse("is given twice"));
        }
        fs::write(path, bytes)
    }

    /// Hands on its files in the order of their paths, but for those that only a next run needs.
    pub(super) fn each(
        &self,
        mut take: impl FnMut(&str, &[u8]) -> io::Result<()>,
    ) -> io::Result<()> {
        let mut files = BTreeMap::new();
        for entry in WalkDir::new(self.path()) {
            let entry = entry?;
            let below = entry.path().strip_prefix(self.path()).map_err(io::Error::other)?;
            let parts = below.components().map(|part| part.as_os_str().to_string_lossy());
            let name = parts.collect::<Vec<_>>().join("/");
            if entry.file_type().is_file() && !name.starts_with(OF_OURS) {
                files.insert(name, entry.into_path());
            }
        }
        files.iter().try_for_each(|(name, path)| take(name, &fs::read(path)?))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a test fails by panicking
mod tests {
    use super::*;

    #[test]
    fn only_names_below_a_folder_are_taken_and_each_once() {
        let folder = FolderOfFiles::new().unwrap();
        for (name, taken) in [
            ("july.xlsx", true),
            ("club/july.xlsx", true),
            ("club\\june.xlsx", true),
            ("july.xlsx", false),
            ("", false),
            ("../july.xlsx", false),
            ("club/../../july.xlsx", false),
            ("/july.xlsx", false),
            ("club", false),
            (".palmares-records", true),
        ] {
            assert_eq!(folder.add(name, b"x").is_ok(), taken, "{name}");
        }
        let mut names = Vec::new();
        let mut take = |name: &str, _: &[u8]| {
            names.push(name.to_string());
            Ok(())
        };
        folder.each(&mut take).unwrap();
        assert_eq!(names, ["club/july.xlsx", "club/june.xlsx", "july.xlsx"]);
        assert!(folder.each(|_, _| Err(io::Error::other("full"))).is_err());
    }
}
