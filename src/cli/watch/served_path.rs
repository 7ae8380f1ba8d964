//! The file that the path of a request names. Nothing outside the folder is reached: no steps up, no
//! links, no hidden files.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use percent_encoding::percent_decode_str;

use model::file_names::{RealPath, is_unusable_windows_name};

/// While a run is put in place, a file can be gone for a moment: so often it is looked for again.
const TRIES: usize = 5;
/// The time between two tries.
const BETWEEN: Duration = Duration::from_millis(20);
/// The page of a folder.
const INDEX: &str = "index.html";

/// The place of a file below a folder.
#[derive(Debug)]
pub(super) struct ServedPath {
    folder: PathBuf,
    steps: Vec<String>,
}

impl ServedPath {
    /// The place that a path names; `None` if one of its steps could lead elsewhere on some system.
    pub(super) fn resolve(folder: &Path, path: &str) -> Option<ServedPath> {
        let decoded = percent_decode_str(path.strip_prefix('/')?).decode_utf8().ok()?;
        let decoded = if decoded.is_empty() { INDEX.into() } else { decoded };
        let steps: Vec<String> = decoded.split('/').map(str::to_string).collect();
        let folder = folder.to_path_buf();
        steps.iter().all(|step| is_plain(step)).then_some(ServedPath { folder, steps })
    }

    /// The ending of the name, in lower case.
    pub(super) fn extension(&self) -> String {
        let name = self.steps.last().map_or("", String::as_str);
        name.rsplit_once('.').map(|(_, ending)| ending.to_lowercase()).unwrap_or_default()
    }

    /// Opens the file, if it is there and reached through folders only.
    pub(super) fn open(&self) -> Option<File> {
        for again in 0..TRIES {
            if let Some(file) = self.file() {
                return File::open(file).ok();
            }
            // A folder that is there while its page is not, is being exchanged.
            if again + 1 == TRIES || self.folder.join(INDEX).is_file() {
                return None;
            }
            thread::sleep(BETWEEN);
        }
        None
    }

    fn file(&self) -> Option<PathBuf> {
        let mut path = self.folder.real_path().ok()?;
        for (nth, step) in self.steps.iter().enumerate() {
            path.push(step);
            let found = fs::symlink_metadata(&path).ok()?;
            let last = nth + 1 == self.steps.len();
            if !(if last { found.is_file() } else { found.is_dir() }) {
                return None;
            }
        }
        Some(path)
    }
}

/// Whether a step names a file that is not hidden, on every system.
fn is_plain(step: &str) -> bool {
    let strange =
        |c: char| c.is_control() || matches!(c, '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|');
    !step.is_empty()
        && !step.starts_with('.')
        && !is_unusable_windows_name(step)
        && !step.chars().any(strange)
}
