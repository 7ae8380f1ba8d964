//! The tables of problems: of a season, of a reconciliation, of one return.

use model::Language;
use model::problem::RenderedProblem;
use register::Season;

use super::{CellExtra, Table, TableDraft};
use crate::language::{problem_hint, problem_message};

/// A problem and its file.
type Row<'a> = (&'a str, &'a RenderedProblem);

/// The columns of problems in a language; `widths` are those of file, code, sheet, cell and the two
/// sentences.
fn columns<'a>(
    language: Language,
    draft: TableDraft<'a, Row<'a>>,
    file: &'static str,
    heading: &'static str,
    widths: [f64; 6],
) -> TableDraft<'a, Row<'a>> {
    let [of_file, code, sheet, cell, message, hint] = widths;
    draft
        .text("severity", "Severity", 10.0, |(_, told)| told.severity.id())
        .text("code", "Code", code, |(_, told)| &*told.code)
        .text(file, heading, of_file, |(file, _)| file)
        .text("sheet", "Sheet", sheet, |(_, told)| &told.sheet)
        .text("cell", "Cell", cell, |(_, told)| &told.cell)
        .text("event", "Event", 8.0, |(_, told)| &told.event)
        .prose("message", "What is wrong", message, move |(_, told)| {
            problem_message(language, told)
        })
        .prose("hint", "What to do", hint, move |(_, told)| problem_hint(language, told))
}

/// The problems of a season.
pub fn season_problems_table(season: &Season) -> Table<'_> {
    let problems = || season.all_problems().map(|problem| (problem.path, problem.told));
    columns(
        season.language,
        TableDraft::new(
            "data/problems.csv",
            "Problems",
            "",
            season.all_problems().count(),
            problems,
        ),
        "return",
        "Return",
        [36.0, 22.0, 12.0, 8.0, 68.0, 54.0],
    )
    .single_line_rows()
    .build()
}

/// The problems of a register, of decisions and of a season, in a language.
pub(crate) fn reconciliation_problems_table(
    problems: &[(String, RenderedProblem)],
    language: Language,
) -> Table<'_> {
    columns(
        language,
        TableDraft::new(
            "data/problems.csv",
            "Problems",
            "What is wrong, where, and what to do.",
            problems.len(),
            move || problems.iter().map(|(file, told)| (file.as_str(), told)),
        ),
        "file",
        "File",
        [28.0, 24.0, 14.0, 8.0, 70.0, 60.0],
    )
    .csv_columns(&["severity", "code", "file", "sheet", "cell", "message", "hint"])
    .build()
}

/// The problems of one return in a language, each with a link to its cell; `sheets` are the names of
/// the sheets in the copy.
pub(crate) fn return_problems_table<'a>(
    problems: &'a [RenderedProblem],
    language: Language,
    sheets: &'a [String],
) -> Table<'a> {
    let draft = TableDraft::new("", "Problems", "", problems.len(), || {
        problems.iter().map(|told| ("", told))
    });
    let link = move |(_, told): Row<'a>| {
        let name = sheets.get(usize::from(told.position.0).wrapping_sub(1));
        name.filter(|_| !told.cell.is_empty()).map(|name| (name.as_str(), told.cell.as_str()))
    };
    columns(language, draft, "return", "Return", [40.0, 22.0, 14.0, 8.0, 62.0, 56.0])
        .with_cell_extras("severity", |(_, told)| CellExtra {
            severity: Some(told.severity),
            ..CellExtra::default()
        })
        .with_cell_extras("cell", move |row| CellExtra { link: link(row), ..CellExtra::default() })
        .sheet_columns(&["severity", "code", "sheet", "cell", "event", "message", "hint"])
        .build()
}
