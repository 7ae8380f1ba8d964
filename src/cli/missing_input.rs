//! What is said where a path does not exist or no return was found, and what is there instead.

use std::io::Write;
use std::path::{Path, PathBuf};

use super::exit_status::{ExitStatus, print_error_and_next_command, print_usage_error};
use super::terminal::{Terminal, escape_to_one_line};
use super::typed_command::{corrected_command_line, quote_command_line};
use model::file_names::NativePathText;
use model::misspelt_names::nearest_name;
use model::problem::{RenderedProblem, Severity};
use season::FoundReturn;

/// Files of a folder that are looked at where something was not found.
const MOST_NAMED: usize = 200;

/// Those of them that are named.
const MOST_LISTED: usize = 5;

/// Says that a path does not exist, and what is there instead.
pub(super) fn missing_path_sentence(path: &Path) -> String {
    let shown = path.native_path_text();
    if let Some(near) = near_path(path) {
        return format!("{shown} does not exist; did you mean {}?", near.native_path_text());
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    if !folder.is_dir() {
        let above = folder.ancestors().take_while(|above| !above.exists());
        let first = above.filter(|above| !above.as_os_str().is_empty()).last();
        let first = first.unwrap_or(folder).native_path_text();
        return format!("{shown} does not exist: there is no folder {first}");
    }
    format!("{shown} does not exist; {}", held(folder))
}

/// Prints that a path does not exist, and the command with the likely one.
pub(super) fn print_missing_path(path: &Path, err: &mut Terminal) -> ExitStatus {
    let place = if path.extension().is_some() { "FILE" } else { "FOLDER" };
    let meant = near_path(path).map_or_else(|| place.to_string(), |near| near.native_path_text());
    print_error_and_next_command(
        err,
        &missing_path_sentence(path),
        corrected_command_line(&path.to_string_lossy(), &meant),
    )
}

/// The path that was probably meant by one that does not exist: each wrong name is one of a folder.
fn near_path(path: &Path) -> Option<PathBuf> {
    if path.as_os_str().is_empty() || path.exists() {
        return Some(path.to_path_buf());
    }
    let folder = near_path(path.parent()?)?;
    let meant = folder.join(path.file_name()?);
    if meant.exists() {
        return Some(meant);
    }
    let listed = if folder.as_os_str().is_empty() { Path::new(".") } else { &folder };
    let names = names_in(listed);
    let wanted = path.file_name()?.to_string_lossy();
    Some(folder.join(nearest_name(&wanted, names.iter().map(String::as_str))?))
}

/// Whether there is neither a workbook nor an unreadable file.
pub(super) fn is_nothing_found(found: &[FoundReturn], loose: &[(String, RenderedProblem)]) -> bool {
    found.is_empty() && loose.iter().all(|(_, told)| told.severity != Severity::Error)
}

/// Reports that no workbook was found: a mistaken folder must not empty the output of an earlier
/// run.
pub(super) fn print_no_returns_found(returns: &[PathBuf], err: &mut Terminal) -> ExitStatus {
    let places: Vec<String> = returns.iter().map(|path| path.native_path_text()).collect();
    let status = print_usage_error(err, &format!("there is no workbook in {}", places.join(", ")));
    let here = |path: &PathBuf| -> Vec<PathBuf> {
        let inside = std::fs::read_dir(path).into_iter().flatten().flatten();
        let mut inside: Vec<PathBuf> = inside.map(|entry| entry.path()).take(MOST_NAMED).collect();
        inside.sort();
        if path.is_file() { vec![path.clone()] } else { inside }
    };
    let mut importing = None;
    for file in returns.iter().flat_map(here) {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if let Some((what, instead)) = season::describe_unsupported_file(&name) {
            let _ = writeln!(err, "  {} is {what}. {instead}", escape_to_one_line(&name));
        }
        let ending = name.rsplit_once('.').map(|(_, ending)| ending.to_lowercase());
        if importing.is_none() && ending.is_some_and(|ending| season::may_hold_results(&ending)) {
            let how = if season::is_tournament_report(&file) { "import trf" } else { "adopt" };
            let typed = quote_command_line(&[file.native_path_text()]);
            importing = Some(format!("palmares {how} {typed} --out returns"));
        }
    }
    for folder in returns.iter().filter(|path| path.is_dir()) {
        let _ = writeln!(err, "  {}", escape_to_one_line(&held(folder)));
    }
    let _ = writeln!(
        err,
        "  Returns are .xlsx, .xlsm, .xls, .xlsb or .ods workbooks, USEBIO files (.xml), and .bws, .pbn or .csv files of a session."
    );
    let next = match importing {
        Some(importing) => format!("make returns of what is there: {importing}"),
        None => "give the folder that holds them, or write a blank return with palmares new pairs july.xlsx".to_string(),
    };
    let _ = writeln!(err, "  Next: {}", escape_to_one_line(&next));
    status
}

/// What a folder holds, in a clause.
fn held(folder: &Path) -> String {
    let shown = match folder.as_os_str() == "." {
        true => "this folder".to_string(),
        false => folder.native_path_text(),
    };
    match listed(&names_in(folder)) {
        Some(names) => format!("{shown} holds {names}"),
        None => format!("{shown} is empty"),
    }
}

/// The names of what a folder holds, without hidden files.
fn names_in(folder: &Path) -> Vec<String> {
    let inside = std::fs::read_dir(folder).into_iter().flatten().flatten().take(MOST_NAMED);
    let names = inside.map(|entry| entry.file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = names.filter(|name| !name.starts_with('.')).collect();
    names.sort();
    names
}

/// The first of some names; `None` of none.
fn listed(names: &[String]) -> Option<String> {
    let first = names.iter().take(MOST_LISTED).map(String::as_str).collect::<Vec<_>>().join(", ");
    match names.len().checked_sub(MOST_LISTED) {
        _ if names.is_empty() => None,
        None | Some(0) => Some(first),
        Some(more) => Some(format!("{first} and {more} more")),
    }
}
