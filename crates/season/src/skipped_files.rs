//! What may be meant to count among the files that are not read: workbooks under names of other
//! files, hidden or in archives, settings under nearly their name, amendments.

use std::fs::File;
use std::path::Path;

use workbook::{FileKind, detect_file_kind};

use super::files::{
    CLOUD_PLACEHOLDER_EXTENSION, SCORING_PAD_EXTENSIONS, WORKBOOK_EXTENSIONS,
    describe_unsupported_file, is_lock_or_system_file,
};
use super::problems;
use super::settings::SETTINGS_FILE_NAME;
use model::problem::ProblemDetail;
use report::tables::run_difference::AMENDMENT_FILE;

/// The warning of a file that is not read, if it is a workbook by its content or an archive that
/// holds some. Nothing is unpacked. What cannot be read is passed over.
pub(super) fn warning_of_unread_file(file: &Path, name: &str) -> Option<ProblemDetail> {
    if name.ends_with(CLOUD_PLACEHOLDER_EXTENSION)
        && let Some((what, instead)) = describe_unsupported_file(name)
    {
        return Some(problems::OtherProgram { what, instead }.into());
    }
    if name == AMENDMENT_FILE {
        return Some(problems::AmendmentAmongReturns.into());
    }
    if is_nearly_settings(name) {
        return Some(problems::SettingsMisnamed.into());
    }
    match detect_file_kind(&mut File::open(file).ok()?).ok()?? {
        FileKind::Workbook(_) if name.starts_with('.') => Some(problems::WorkbookHidden.into()),
        FileKind::Workbook("xml") => Some(problems::WorkbookAsText.into()),
        FileKind::Workbook(ending) => Some(problems::WorkbookMisnamed { ending }.into()),
        FileKind::Archive(names) => {
            let returns: Vec<&String> = names.iter().filter(|name| may_be_return(name)).collect();
            let first = (*returns.first()?).clone();
            Some(problems::WorkbooksInArchive { count: returns.len(), first }.into())
        }
        _ => None,
    }
}

/// Whether a name is nearly that of settings: other letters, a second ending that Windows hides, a
/// copy.
fn is_nearly_settings(name: &str) -> bool {
    let name = name.to_lowercase();
    let (stem, ending) = SETTINGS_FILE_NAME.split_once('.').unwrap_or((SETTINGS_FILE_NAME, ""));
    name.starts_with(stem)
        && (name.contains(&format!(".{ending}")) || name == format!("{stem}.txt"))
}

/// Whether a file in an archive has the name of a workbook, a table of text or a file of pads.
fn may_be_return(path: &str) -> bool {
    let (folder, name) = path.rsplit_once('/').unwrap_or(("", path));
    let ending = name.rsplit_once('.').map(|(_, ending)| ending.to_lowercase());
    // What a Mac adds to archives.
    let of_system = folder.split('/').any(|step| step == "__MACOSX");
    let known = |ending: &str| {
        ["csv", "zip"].contains(&ending)
            || WORKBOOK_EXTENSIONS.contains(&ending)
            || SCORING_PAD_EXTENSIONS.contains(&ending)
    };
    !of_system && !is_lock_or_system_file(name) && ending.is_some_and(|ending| known(&ending))
}
