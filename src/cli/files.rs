//! Single files that a command writes, whole or not at all.

use std::io;
use std::path::{Path, PathBuf};

/// A file to be written.
pub struct Made {
    /// Where.
    pub path: PathBuf,
    /// What.
    pub bytes: Vec<u8>,
}

/// A path with an ending more, whatever points its name has already.
pub fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// Whether something else stands where a workbook should go.
pub fn is_another(made: &Made) -> bool {
    made.path.exists() && std::fs::read(&made.path).ok().as_ref() != Some(&made.bytes)
}

/// Writes a file whole or not at all: beside its place, then renamed.
pub fn write(made: &Made) -> io::Result<()> {
    let folder = made.path.parent().unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder)?;
    let beside = with_ending(&made.path, ".part");
    let written =
        std::fs::write(&beside, &made.bytes).and_then(|()| std::fs::rename(&beside, &made.path));
    if written.is_err() {
        // The reason why it was not written is what counts.
        let _ = std::fs::remove_file(&beside);
    }
    written
}
