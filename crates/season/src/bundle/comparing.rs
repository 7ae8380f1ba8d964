//! Compares a run that was computed again with what was kept of it.

use std::collections::BTreeMap;
use std::path::Path;

use report::OutputError;
use report::publish::FinishedRun;
use workbook::{ReadOptions, WorkbookCopy, to_a1};

use super::super::compare_runs::cell_text;
use super::problems::{FileDiffers, NotComputed, RunChanged, RunDiffers};
use super::{BundleManifest, BundleProblems, FileMark, RUN, is_held, is_proved, is_workbook};
use model::problem::ProblemDetail;

/// So many letters of a line or a cell are shown.
const SHOWN: usize = 80;

/// Where a run in `computed` is not the one of the bundle in `files`; nowhere if it is equal.
///
/// # Errors
///
/// If a file cannot be read.
pub fn compare_run_with_bundle(
    list: &BundleManifest,
    files: &Path,
    computed: &Path,
) -> Result<BundleProblems, OutputError> {
    let Some(computed) = FinishedRun::open(computed, 1)? else { return Ok(nothing()) };
    let kept = |name: &str| std::fs::read(files.join(RUN).join(name)).ok();
    differences(&list.outputs, &kept, &computed, |how| FileDiffers { how }.into())
}

/// Where the run in `own` is not the one in `computed`. With `signed`, certificates may differ: they
/// bear a signature by another key. PDF files are not compared.
///
/// # Errors
///
/// If a file cannot be read.
pub fn compare_run_with_recomputed(
    own: &Path,
    computed: &Path,
    signed: bool,
) -> Result<BundleProblems, OutputError> {
    let [Some(own), Some(computed)] = [FinishedRun::open(own, 2)?, FinishedRun::open(computed, 2)?]
    else {
        return Ok(nothing());
    };
    let mut changed = BundleProblems::new();
    let mut marks = BTreeMap::new();
    for name in own.file_names()?.into_iter().filter(|name| is_proved(name)) {
        match own.file_content(&name)? {
            Some(content) => drop(marks.insert(name, FileMark::of(&content))),
            None => changed.push((name, RunChanged.into())),
        }
    }
    if !changed.is_empty() {
        return Ok(changed);
    }
    let kept = |name: &str| own.file_content(name).ok().flatten();
    let mut differs = differences(&marks, &kept, &computed, |how| RunDiffers { how }.into())?;
    differs.retain(|(name, _)| !(signed && name.starts_with("certificates/")));
    Ok(differs)
}

fn nothing() -> BundleProblems {
    let why = "no run came out".to_string();
    vec![(String::new(), NotComputed { why }.into())]
}

/// Each file that is not as it was, in order of name.
fn differences(
    marks: &BTreeMap<String, FileMark>,
    kept: &dyn Fn(&str) -> Option<Vec<u8>>,
    computed: &FinishedRun,
    told: impl Fn(String) -> ProblemDetail,
) -> Result<BundleProblems, OutputError> {
    let mut differs = BundleProblems::new();
    let mut names = computed.file_names()?;
    names.retain(|name| is_proved(name));
    let missing = marks.keys().filter(|name| names.binary_search(name).is_err());
    differs.extend(missing.map(|name| (name.clone(), told("it is not written now".into()))));
    for name in names {
        let now = computed.file_content(&name)?.unwrap_or_default();
        let how = match marks.get(&name) {
            None => "it was not written then".to_string(),
            Some(mark) if *mark == FileMark::of(&now) => continue,
            Some(_) => match kept(&name).filter(|_| is_held(&name)) {
                Some(then) => first_difference(&name, &then, &now),
                None => "its bytes differ".to_string(),
            },
        };
        differs.push((name, told(how)));
    }
    differs.sort_by(|(one, _), (other, _)| one.cmp(other));
    Ok(differs)
}

/// The first line or cell that differs.
fn first_difference(name: &str, then: &[u8], now: &[u8]) -> String {
    if !is_workbook(&name.to_lowercase()) {
        return first_line(then, now);
    }
    let cells = |bytes: &[u8]| {
        workbook::read(bytes, &ReadOptions::default()).ok().map(|read| cells_of(read.workbook_copy))
    };
    match (cells(then), cells(now)) {
        (Some(then), Some(now)) => first_cell(&then, &now),
        _ => "one of the two is not a workbook".to_string(),
    }
}

fn first_line(then: &[u8], now: &[u8]) -> String {
    let [then, now] = [then, now].map(String::from_utf8_lossy);
    let (mut one, mut other) = (then.lines(), now.lines());
    for line in 1.. {
        let (before, after) = (one.next(), other.next());
        if before.is_none() && after.is_none() {
            break;
        }
        if before != after {
            return said(&format!("line {line}"), before, after);
        }
    }
    "only the ends of its lines differ".to_string()
}

/// The cells of a workbook: sheet, row and column of each, and what it says.
type Cells = Vec<((usize, u32, u16), String, String)>;

fn cells_of(copy: WorkbookCopy) -> Cells {
    let of_sheet = |(nth, sheet): (usize, workbook::SheetCopy)| {
        let name = sheet.name;
        let cells = sheet.cells.into_iter();
        cells.map(move |cell| {
            let place = format!("{name}!{}", to_a1(cell.row, cell.column));
            ((nth, cell.row, cell.column), place, cell_text(&cell))
        })
    };
    let filled = |(_, _, text): &(_, _, String)| !text.is_empty();
    copy.sheets.into_iter().enumerate().flat_map(of_sheet).filter(filled).collect()
}

fn first_cell(then: &Cells, now: &Cells) -> String {
    let same = then.iter().zip(now).take_while(|(then, now)| then == now).count();
    let (before, after) = (then.get(same), now.get(same));
    let first = [before, after].into_iter().flatten().min_by_key(|(at, ..)| *at);
    let Some((at, place, _)) = first else {
        return "its cells are the same, but not their look".to_string();
    };
    let text = |cell: Option<&'_ ((usize, u32, u16), String, String)>| {
        cell.filter(|(own, ..)| own == at).map(|(_, _, text)| text.clone())
    };
    said(place, text(before).as_deref(), text(after).as_deref())
}

/// What stands at a place now and what stood there.
fn said(place: &str, then: Option<&str>, now: Option<&str>) -> String {
    let shown = |text: Option<&str>| match text {
        None => "empty".to_string(),
        Some(text) if text.chars().count() <= SHOWN => format!("“{text}”"),
        Some(text) => format!("“{}…”", text.chars().take(SHOWN).collect::<String>()),
    };
    format!("{place} is {} now and was {}", shown(now), shown(then))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_that_differs_is_shown_with_both_texts() {
        for (then, now, how) in [
            ("a\nb\nc\n", "a\nx\nc\n", "line 2 is “x” now and was “b”"),
            ("a\n", "a\nb\n", "line 2 is “b” now and was empty"),
            ("a\nb\n", "a\n", "line 2 is empty now and was “b”"),
            ("a\n", "a\r\n", "only the ends of its lines differ"),
        ] {
            assert_eq!(first_difference("data/awards.csv", then.as_bytes(), now.as_bytes()), how);
        }
    }
}
