//! A text by itself that is no return: what its table can be.

use model::WorkbookCopy;
use model::problem::ProblemDetail;

use super::headings;
use super::problems;

/// More headings than these are not named.
const MOST_NAMED: usize = 6;

/// What is said of a text with a table; `None` if it has none.
pub(super) fn text_with_table_problem(copy: &WorkbookCopy) -> Option<ProblemDetail> {
    if let Some(form) = copy.sheets.iter().find_map(headings::form_sheet_by_headings) {
        return Some(problems::SheetAlone { sheet: form.name }.into());
    }
    let table = copy.sheets.iter().find_map(|sheet| {
        let is_word = |name: &str| name.contains(char::is_alphabetic);
        headings::candidate_heading_rows(sheet).find(|(_, names, below)| {
            names.len() > 1 && !below.is_empty() && names.iter().all(|(_, name)| is_word(name))
        })
    });
    let (_, names, _) = table?;
    let mut named: Vec<&str> =
        names.iter().take(MOST_NAMED).map(|(_, name)| name.as_str()).collect();
    if names.len() > MOST_NAMED {
        named.push("\u{2026}");
    }
    Some(problems::TableAlone { headings: named.join(", ") }.into())
}
