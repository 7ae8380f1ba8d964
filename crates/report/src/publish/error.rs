//! Why an output could not be written: folders that are not ours, another run, links, files in the
//! way, or the system. Each is a sentence that says what to do.

use super::disk::means_open_elsewhere;
use model::file_names::NativePathText;
use std::io;
use std::path::{Path, PathBuf};

/// Why the output could not be written; formats as a sentence for the user.
#[derive(Debug)]
pub enum OutputError {
    /// The folder holds files of others.
    NotOurs(PathBuf),
    /// The path is not a folder.
    NotAFolder(PathBuf),
    /// Another run writes into the folder.
    InUse(PathBuf),
    /// A return is a file that an earlier run wrote here.
    ReturnOfOurs(PathBuf),
    /// The folder holds a register that a reconciliation wrote.
    HoldsRegister(PathBuf),
    /// A link is in the place of a folder of the output.
    Link(PathBuf),
    /// A file that palmares did not write is in the place of one of the output.
    InTheWay(PathBuf),
    /// A file of the earlier run was changed while this run was going on.
    ChangedMeanwhile(PathBuf),
    /// The switch to the new run failed half way, and so did the rollback.
    HalfWay(PathBuf, io::Error),
    /// The system returned an error.
    Io(PathBuf, io::Error),
    /// A workbook could not be written.
    Workbook(String, workbook::write::XlsxError),
    /// A page could not be rendered; with all causes.
    Page(String, String),
}

impl OutputError {
    /// Makes an error of the system at a path.
    pub fn at(path: &Path) -> impl FnOnce(io::Error) -> OutputError {
        let path = path.to_path_buf();
        move |why| OutputError::Io(path, why)
    }

    /// The kind of the system's error, if it is one.
    pub fn io_kind(&self) -> Option<io::ErrorKind> {
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
                "{} was not made by palmares and holds other files; choose an empty or new folder",
                dir.native_path_text()
            ),
            OutputError::NotAFolder(dir) => write!(f, "{} is not a folder", dir.native_path_text()),
            OutputError::InUse(dir) => write!(
                f,
                "another run of palmares is writing into {}; wait until it has finished, or choose another folder",
                dir.native_path_text()
            ),
            OutputError::ReturnOfOurs(path) => write!(
                f,
                "{} was written there by palmares and would be overwritten; copy it to another folder and use it from there, or choose another output folder",
                path.native_path_text()
            ),
            OutputError::HoldsRegister(path) => write!(
                f,
                "{} with its ledger and decisions would be deleted; choose another output folder, or move the register and decisions.xlsx elsewhere first",
                path.native_path_text()
            ),
            OutputError::Link(path) => {
                write!(
                    f,
                    "{} is a link; palmares does not write through links",
                    path.native_path_text()
                )
            }
            OutputError::InTheWay(path) => write!(
                f,
                "{} was not written by palmares and would be overwritten; move it elsewhere",
                path.native_path_text()
            ),
            OutputError::ChangedMeanwhile(path) => write!(
                f,
                "{} was changed by another program in the meantime; run palmares again",
                path.native_path_text()
            ),
            OutputError::HalfWay(dir, why) => write!(
                f,
                "{} was only partly replaced ({why}); run palmares into it again to finish",
                dir.native_path_text()
            ),
            OutputError::Io(path, why) if means_open_elsewhere(why) => write!(
                f,
                "{} is open in another program, such as Excel; close it there and run palmares again",
                path.native_path_text()
            ),
            OutputError::Io(path, why) => write!(f, "{}: {why}", path.native_path_text()),
            OutputError::Workbook(name, why) => write!(f, "{name}: {why}"),
            OutputError::Page(name, why) => write!(f, "{name}: {why}"),
        }
    }
}

impl std::error::Error for OutputError {}
