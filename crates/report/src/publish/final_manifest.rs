//! The list of the files of a run that is complete. It becomes the list in its marker file.

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::Path;

use xxhash_rust::xxh3::Xxh3;

use super::PublishedFileCounts;
use super::error::OutputError;
use super::file_manifest::{FileManifest, RunFileState};
use super::manifest_reader::{HASH_DIGITS, HASH_SEPARATOR, RUN_LINE_PREFIX};
use super::marker::{MARKER_TITLE_LINE, SEAL_LINE_PREFIX, top_level_name};
use super::spill_file::SpillFile;

/// So many files are brought to hand at a time.
const AT_HAND: usize = 1024;

/// A run that is complete.
pub(super) struct FinalManifest {
    /// Identifies the files written; equal files have the same.
    pub run: String,
    /// What the records of the run end with, if it left any.
    pub seal: Option<u64>,
    /// The top-level names of the files.
    tops: BTreeSet<String>,
    /// How many files it has.
    pub published: PublishedFileCounts,
    /// Name and hash of each file, and whether it is the one of the earlier run; in order of name.
    files: SpillFile<usize>,
}

impl FinalManifest {
    /// That of the files made. `hashed` completes the hash of a file; `aside` takes what the memory
    /// does not hold.
    pub(super) fn new(
        made: &mut FileManifest,
        mut aside: SpillFile<usize>,
        hashed: impl Fn(&str, RunFileState) -> Result<RunFileState, OutputError>,
    ) -> Result<FinalManifest, OutputError> {
        let (mut whole, mut tops) = (Xxh3::new(), BTreeSet::new());
        let mut published = PublishedFileCounts::default();
        let mut files = made.sorted_files()?;
        while let Some((name, file)) = files.next()? {
            let (hash, kept) = match hashed(&name, file)? {
                RunFileState::Kept(hash) => (Some(hash), true),
                RunFileState::Written(Some(hash)) => (Some(hash), false),
                RunFileState::Held => (None, true),
                RunFileState::Written(None) | RunFileState::Gone => continue,
            };
            whole.update(name.as_bytes());
            whole.update(&hash.unwrap_or_default().to_le_bytes());
            if !tops.contains(top_level_name(&name)) {
                tops.insert(top_level_name(&name).to_string());
            }
            aside.add_row(&(published.files / AT_HAND), &(&name, hash, kept))?;
            published.files += 1;
            published.written += usize::from(!kept);
        }
        let run = format!("run {:032x}, {} files", whole.digest128(), published.files);
        Ok(FinalManifest { run, seal: made.seal, tops, published, files: aside })
    }

    /// The top-level names of the files; lets go of everything else.
    pub(super) fn into_top_level_names(self) -> BTreeSet<String> {
        self.tops
    }

    /// Takes one file of the earlier run after the other: its name and hash.
    pub(super) fn for_each_kept_file(
        &self,
        mut take: impl FnMut(&str, u128) -> Result<(), OutputError>,
    ) -> Result<(), OutputError> {
        self.each(|name, hash, kept| match hash {
            Some(hash) if kept => take(name, hash),
            _ => Ok(()),
        })
    }

    /// Writes the marker file, which has a path.
    pub(super) fn write_marker(
        &self,
        path: &Path,
        out: &mut impl Write,
    ) -> Result<(), OutputError> {
        let mut begin = || -> io::Result<()> {
            writeln!(out, "{MARKER_TITLE_LINE}")?;
            if let Some(seal) = self.seal {
                writeln!(out, "{RUN_LINE_PREFIX} {SEAL_LINE_PREFIX}{seal:016x}")?;
            }
            writeln!(out, "{RUN_LINE_PREFIX} {}", self.run)
        };
        begin().map_err(OutputError::at(path))?;
        self.each(|name, hash, _| {
            let written = match hash {
                Some(hash) => writeln!(out, "{name}{HASH_SEPARATOR}{hash:0HASH_DIGITS$x}"),
                None => writeln!(out, "{name}"),
            };
            written.map_err(OutputError::at(path))
        })?;
        out.flush().map_err(OutputError::at(path))
    }

    fn each(
        &self,
        mut take: impl FnMut(&str, Option<u128>, bool) -> Result<(), OutputError>,
    ) -> Result<(), OutputError> {
        for some in self.files.keys_of_sets() {
            let rows: Vec<(String, Option<u128>, bool)> = self.files.rows_of_set(some)?;
            rows.iter().try_for_each(|(name, hash, kept)| take(name, *hash, *kept))?;
        }
        Ok(())
    }
}
