//! What `adopt` wrote last into a folder, so that a file that was changed since is not lost.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use xxhash_rust::xxh3::xxh3_128;

use super::super::files::OutputFile;

/// The file of stamps: a hash and a name in each line.
const FILE: &str = ".palmares-adopted";

/// The files of a folder as they were written.
pub(super) struct WrittenFileStamps {
    file: PathBuf,
    lines: BTreeSet<String>,
}

impl WrittenFileStamps {
    /// The stamps of a folder; none if nothing was written there.
    pub(super) fn read(folder: &Path) -> WrittenFileStamps {
        let file = folder.join(FILE);
        let text = std::fs::read_to_string(&file).unwrap_or_default();
        WrittenFileStamps { file, lines: text.lines().map(str::to_string).collect() }
    }

    /// Whether the file that is at the path is as it was written.
    pub(super) fn is_unchanged(&self, path: &Path) -> bool {
        std::fs::read(path).is_ok_and(|bytes| self.lines.contains(&line(path, &bytes)))
    }

    /// The file of stamps with those of new files.
    pub(super) fn updated_stamp_file(self, made: &[OutputFile]) -> OutputFile {
        let new: BTreeSet<String> = made.iter().map(|made| line(&made.path, &made.bytes)).collect();
        let name = |line: &str| line.split_once(' ').map(|(_, name)| name.to_string());
        let names: BTreeSet<_> = new.iter().map(|line| name(line)).collect();
        let old = self.lines.into_iter().filter(|line| !names.contains(&name(line)));
        let lines: BTreeSet<String> = old.chain(new.iter().cloned()).collect();
        let text = lines.iter().fold(String::new(), |mut text, line| {
            let _ = writeln!(text, "{line}");
            text
        });
        OutputFile { path: self.file, bytes: text.into_bytes() }
    }
}

fn line(path: &Path, bytes: &[u8]) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    // A name cannot make a second line.
    format!("{:032x} {}", xxh3_128(bytes), name.replace(['\n', '\r'], " "))
}
