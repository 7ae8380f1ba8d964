//! Why an output could not be written, in sentences for its user.

use std::io;
use std::path::{Path, PathBuf};

/// Why the output could not be written.
#[derive(Debug)]
pub enum OutputError {
    /// The folder holds other things.
    NotOurs(PathBuf),
    /// It is no folder.
    NotAFolder(PathBuf),
    /// Another run writes into the folder.
    InUse(PathBuf),
    /// A return is a file that an earlier run wrote here.
    ReturnOfOurs(PathBuf),
    /// A link stands where a folder of the output belongs.
    Link(PathBuf),
    /// A file that palmares did not write stands where one of the output belongs.
    InTheWay(PathBuf),
    /// The switch to the new run failed half way, and so did the way back.
    HalfWay(PathBuf, io::Error),
    /// The system refused.
    Io(PathBuf, io::Error),
    /// A workbook could not be made.
    Workbook(String, workbook::write::XlsxError),
    /// A page could not be made; with the whole chain of causes.
    Page(String, String),
}

impl OutputError {
    /// What the system answered, at a path.
    pub fn at(path: &Path) -> impl FnOnce(io::Error) -> OutputError {
        let path = path.to_path_buf();
        move |why| OutputError::Io(path, why)
    }

    /// The kind of the system's answer, where it was one.
    pub fn kind(&self) -> Option<io::ErrorKind> {
        match self {
            OutputError::Io(_, why) | OutputError::HalfWay(_, why) => Some(why.kind()),
            _ => None,
        }
    }
}

impl std::fmt::Display for OutputError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            OutputError::NotOurs(dir) => write!(
                f,
                "{} holds other files and was not made by palmares; give an empty or a new folder",
                dir.display()
            ),
            OutputError::NotAFolder(dir) => write!(f, "{} is not a folder", dir.display()),
            OutputError::InUse(dir) => write!(
                f,
                "another run of palmares is writing into {}; wait until it has ended, or give another folder",
                dir.display()
            ),
            OutputError::ReturnOfOurs(path) => write!(
                f,
                "{} was written there by palmares and would be overwritten; give the returns from another folder",
                path.display()
            ),
            OutputError::Link(path) => {
                write!(f, "{} is a link; nothing is written through it", path.display())
            }
            OutputError::InTheWay(path) => write!(
                f,
                "{} was not written by palmares and would be overwritten; move it elsewhere",
                path.display()
            ),
            OutputError::HalfWay(dir, why) => write!(
                f,
                "{} could be replaced in part only ({why}); run palmares into it again, which completes it",
                dir.display()
            ),
            OutputError::Io(path, why) => write!(f, "{}: {why}", path.display()),
            OutputError::Workbook(name, why) => write!(f, "{name}: {why}"),
            OutputError::Page(name, why) => write!(f, "{name}: {why}"),
        }
    }
}

impl std::error::Error for OutputError {}
