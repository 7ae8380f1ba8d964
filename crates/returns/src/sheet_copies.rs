//! Sheets that look like copies of those that are read: `Results (2)`, `Copy of Decisions`, or a
//! sheet of any name with the same headings. People type into the wrong one.

use std::collections::HashSet;

use model::form::{FormColumn, Key, SheetForm};
use model::name_comparison::folded_name;
use model::problem::{Problem, ProblemDetail, ProblemPlace};
use model::{SheetCopy, StoredCell, WorkbookCopy};

use super::cells::{heading_text, is_cell_filled};
use super::headings;
use super::overlooked_content_problems::{SheetCopied, SheetDiffers, SheetUnlike};
use super::problems::{RepeatedSheet, UnknownSheet};
use super::register::problems::{MoreMembers, SheetNearly};

/// Fewer headings are those of many tables.
const LEAST: usize = 3;

/// Words before the name of a copy, folded: those of Excel, LibreOffice and people.
const BEFORE: [&str; 8] =
    ["copyof", "kopievon", "copiede", "copiadi", "copiade", "kopiavan", "old", "new"];
/// Words behind the name of a copy, folded.
const BEHIND: [&str; 8] = ["copy", "kopie", "copie", "copia", "backup", "old", "new", "corrected"];

/// A sheet of the form, and the sheet of the workbook that is read as it.
pub(super) type SheetReadAsForm = (&'static SheetForm, Option<u16>);

/// Tells of sheets that look like those of the form and are not read. A copy of which all rows stand
/// on the sheet that is read is a note.
pub(super) fn report_unread_form_copies(
    copy: &WorkbookCopy,
    read: &[SheetReadAsForm],
    problems: &mut Vec<Problem>,
) {
    for (index, sheet) in (0u16..).zip(&copy.sheets) {
        let is_read = read.iter().any(|(_, read)| *read == Some(index));
        let at = ProblemPlace::Sheet(index);
        let told = |problem: &Problem| {
            let trouble = &problem.trouble;
            let is_known =
                trouble.is_of_kind::<RepeatedSheet>() || trouble.is_of_kind::<MoreMembers>();
            problem.place == at && (is_known || trouble.is_of_kind::<SheetNearly>())
        };
        if is_read || problems.iter().any(told) || rows(sheet).next().is_none() {
            continue;
        }
        let sheet_at = |index: u16| &copy.sheets[usize::from(index)];
        let like = |(form, read): &&SheetReadAsForm| {
            read.is_some_and(|read| is_headed_like(sheet, sheet_at(read), form))
        };
        let known = read.iter().find(|(form, _)| is_named_like(&sheet.name, form));
        let found = known.or_else(|| read.iter().find(like)).or_else(|| lacking(sheet, read));
        let Some((form, read)) = found else { continue };
        let trouble = match read {
            Some(read) => differing(sheet, sheet_at(*read)),
            None => SheetUnlike { form: form.name }.into(),
        };
        problems
            .retain(|problem| problem.place != at || !problem.trouble.is_of_kind::<UnknownSheet>());
        problems.push(Problem::new(trouble, at));
    }
}

/// Whether a problem is one of such a sheet.
pub(super) fn is_problem_of_copy(problem: &Problem) -> bool {
    let trouble = &problem.trouble;
    trouble.is_of_kind::<SheetCopied>()
        || trouble.is_of_kind::<SheetDiffers>()
        || trouble.is_of_kind::<SheetUnlike>()
}

/// Whether a name is that of a copy of a sheet of the form.
fn is_named_like(name: &str, form: &SheetForm) -> bool {
    let name = folded_name(name);
    let bare = |name: &str| name.trim_end_matches(|c: char| c.is_ascii_digit()).to_string();
    let before = BEFORE.iter().find_map(|words| name.strip_prefix(words)).unwrap_or(&name);
    let before = bare(before);
    let behind = BEHIND.iter().find_map(|words| before.strip_suffix(words)).unwrap_or(&before);
    // `Result` and `Events` are slips of the hand, or the other form of the sheet.
    bare(behind).trim_end_matches('s') == folded_name(form.name).trim_end_matches('s')
}

/// Whether a sheet has all headings by which another one is read, and enough of them.
fn is_headed_like(sheet: &SheetCopy, read: &SheetCopy, form: &'static SheetForm) -> bool {
    // The sheet `Event` has keys, which are no headings.
    if form.name == Key::FORM.name {
        return false;
    }
    let own = headings::known_headings(read, form);
    own.len() >= LEAST
        && headings::candidate_heading_rows(sheet).any(|(_, names, _)| {
            let names: HashSet<String> = names.iter().map(|(_, name)| folded_name(name)).collect();
            own.is_subset(&names)
        })
}

/// The sheet that the workbook lacks and whose headings this one has under another name: `Penalties`
/// with those of `Adjustments`. A sheet that is read with as many of them is the likelier one.
fn lacking<'a>(sheet: &SheetCopy, read: &'a [SheetReadAsForm]) -> Option<&'a SheetReadAsForm> {
    let known = |one: &'a SheetReadAsForm| {
        Some((headings::count_known_headings(sheet, one.0, LEAST)?, one))
    };
    let best =
        read.iter().filter_map(known).max_by_key(|(known, (_, read))| (*known, read.is_some()));
    best.map(|(_, one)| one).filter(|(_, read)| read.is_none())
}

/// What is told of a copy, by its rows that do not stand on the sheet that is read.
fn differing(sheet: &SheetCopy, read: &SheetCopy) -> ProblemDetail {
    let known: HashSet<Vec<FilledCell>> = rows(read).collect();
    let count = rows(sheet).filter(|row| !known.contains(row)).count();
    let read = read.name.clone();
    match count {
        0 => SheetCopied { read }.into(),
        count => SheetDiffers { read, count }.into(),
    }
}

/// A cell by its column and what stands in it.
type FilledCell = (u16, String);

/// The rows of a sheet that say anything.
fn rows(sheet: &SheetCopy) -> impl Iterator<Item = Vec<FilledCell>> {
    let text =
        |cell: &StoredCell| heading_text(cell).unwrap_or_else(|| format!("{:?}", cell.value));
    let rows = sheet.cells.chunk_by(|one, other| one.row == other.row).map(move |cells| {
        let filled = cells.iter().filter(|cell| is_cell_filled(cell));
        filled.map(|cell| (cell.column, text(cell))).collect::<Vec<FilledCell>>()
    });
    rows.filter(|row| !row.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::form::{DecisionColumn, ResultColumn};

    #[test]
    fn copies_are_known_by_their_names() {
        for (name, of_results) in [
            ("Results (2)", true),
            ("Results 2", true),
            ("results_old", true),
            ("Copy of Results", true),
            ("Kopie von Results (3)", true),
            ("Results - Copy (2)", true),
            ("Result", true),
            ("Ranking", false),
            ("Results of the juniors", false),
            ("2", false),
            ("", false),
        ] {
            assert_eq!(is_named_like(name, ResultColumn::FORM), of_results, "{name}");
            assert!(!is_named_like(name, DecisionColumn::FORM), "{name}");
        }
        assert!(is_named_like("Events", Key::FORM));
    }
}
