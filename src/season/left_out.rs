//! Workbooks among the files that are not read: under names of other files, hidden, in archives.

use std::fs::File;
use std::path::Path;

use workbook::{Glance, glance};

use super::files::{PADS, WORKBOOKS, is_leftover};
use super::problems;
use crate::problem::ProblemDetail;

/// The warning of a file that is not read, if it is a workbook by its content or an archive that
/// holds some. Nothing is unpacked. What cannot be read is passed over.
pub(super) fn trouble(file: &Path, name: &str) -> Option<ProblemDetail> {
    match glance(&mut File::open(file).ok()?).ok()?? {
        Glance::Workbook(_) if name.starts_with('.') => Some(problems::WorkbookHidden.into()),
        Glance::Workbook("xml") => Some(problems::WorkbookAsText.into()),
        Glance::Workbook(ending) => Some(problems::WorkbookMisnamed { ending }.into()),
        Glance::Archive(names) => {
            let returns: Vec<&String> = names.iter().filter(|name| may_be_return(name)).collect();
            let first = (*returns.first()?).clone();
            Some(problems::WorkbooksInArchive { count: returns.len(), first }.into())
        }
        _ => None,
    }
}

/// Whether a file in an archive has the name of a workbook, a table of text or a file of pads.
fn may_be_return(path: &str) -> bool {
    let (folder, name) = path.rsplit_once('/').unwrap_or(("", path));
    let ending = name.rsplit_once('.').map(|(_, ending)| ending.to_lowercase());
    // What a Mac adds to archives.
    let of_system = folder.split('/').any(|step| step == "__MACOSX");
    let known =
        |ending: &str| ending == "csv" || WORKBOOKS.contains(&ending) || PADS.contains(&ending);
    !of_system && !is_leftover(name) && ending.is_some_and(|ending| known(&ending))
}
