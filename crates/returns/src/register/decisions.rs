//! Reads decisions: those of a workbook of their own, and those that the register keeps.

use std::collections::HashSet;

use model::form::{DecisionColumn, FormColumn};
use model::problem::{Problem, ProblemPlace};
use model::register::{DecisionReasons, DecisionRow};
use model::{DecisionWord, HeaderRow, MemberStatus, WorkbookCopy, to_a1};

use super::super::cells::{CellReader, heading_text, is_cell_filled};
use super::super::overlooked_content_problems::{DecisionsNotRead, DecisionsUnread};
use super::super::problems::NoHeadings;
use super::super::table::{self, RowReading, SheetReading};
use super::super::{headings, open_workbook, sheet_copies};
use super::fields::{cell_text, form_sheet_index, optional_cell_text, truncated_sheet_problems};
use super::{heading_slips, own_columns};

/// Decisions, as far as readable.
#[derive(Debug, Default)]
pub struct DecisionReading {
    /// The copy of its sheets; `None` if the file is not a readable workbook.
    pub workbook_copy: Option<WorkbookCopy>,
    pub rows: Vec<DecisionRow>,
    /// What is wrong with them.
    pub problems: Vec<Problem>,
}

/// Reads the bytes of a workbook of decisions.
pub fn read_decisions(bytes: &[u8]) -> DecisionReading {
    let opened = match open_workbook::open_register(bytes, None) {
        Ok(opened) => opened,
        Err(trouble) => {
            let problems = vec![Problem::for_file(trouble)];
            return DecisionReading { problems, ..DecisionReading::default() };
        }
    };
    let faults = truncated_sheet_problems(&opened);
    let mut reader = CellReader::new(&opened.workbook_copy);
    let rows = match form_sheet_index::<DecisionColumn>(&opened.workbook_copy) {
        Some(index) => {
            let read = [(DecisionColumn::FORM, Some(index))];
            sheet_copies::report_unread_form_copies(
                &opened.workbook_copy,
                &read,
                &mut reader.problems,
            );
            let (rows, placed) = decision_rows(&opened.workbook_copy, index, &mut reader);
            if let Some(placed) = placed.filter(|_| rows.iter().all(|row| row.decision.is_none())) {
                report_unread(&opened.workbook_copy, &placed, &rows, &mut reader);
            }
            own_columns::warn_of_lost_content(&opened.workbook_copy, &[index], &mut reader);
            rows
        }
        None => {
            reader.problems.push(without_decisions(&opened.workbook_copy));
            Vec::new()
        }
    };
    let mut problems = reader.finish();
    problems.extend(faults);
    own_columns::warn_of_lost_additions(&opened.skipped, &mut problems);
    DecisionReading { workbook_copy: Some(opened.workbook_copy), rows, problems }
}

/// The problem of a workbook of decisions without the sheet: of another one with its headings.
fn without_decisions(workbook_copy: &WorkbookCopy) -> Problem {
    let headed = (0u16..).zip(&workbook_copy.sheets).find(|(index, sheet)| {
        let found =
            headings::find_headings(DecisionColumn::FORM, sheet, *index, None, &mut Vec::new());
        found.is_some_and(|found| {
            [DecisionColumn::Case, DecisionColumn::Decision]
                .into_iter()
                .all(|column| found.find_column(column).is_some())
        })
    });
    match headed {
        Some((index, sheet)) => {
            Problem::new(DecisionsUnread { sheet: sheet.name.clone() }, ProblemPlace::Sheet(index))
        }
        None => {
            let (sheet, wanted) = (DecisionColumn::FORM.name, "Case, Decision".to_string());
            Problem::for_file(NoHeadings { sheet, wanted })
        }
    }
}

/// The rows of the sheet, and its columns.
pub(super) fn decision_rows(
    workbook_copy: &WorkbookCopy,
    index: u16,
    reader: &mut CellReader<'_>,
) -> (Vec<DecisionRow>, Option<HeaderRow<DecisionColumn>>) {
    use DecisionColumn as Column;
    let Some(table) = table::read_sheet_rows::<Column>(workbook_copy, index, reader) else {
        return (Vec::new(), None);
    };
    let placed: HeaderRow<Column> = table.headings.header_row_for_annotation(index);
    heading_slips::warn_of_heading_slips(workbook_copy, index, &table.headings, reader);
    let reasons = [Column::Evidence, Column::Suggestion, Column::Reasons];
    let is_whole = reasons.into_iter().all(|column| placed.sheet_column(column).is_some());
    let SheetReading { headings, rows } = table;
    let mut found = Vec::with_capacity(rows.len());
    for mut row in rows {
        if !row.report_if_lacking(Column::Case, &headings) {
            let decided = row.record.text(Column::Decision);
            found.push(DecisionRow {
                at: decided.map_or(row.record.at, |cell| cell.at),
                case: cell_text(&row, Column::Case),
                number: cell_text(&row, Column::Number),
                name: cell_text(&row, Column::Name),
                club: cell_text(&row, Column::Club),
                suggested: optional_cell_text(&row, Column::Suggested),
                decision: decided.map(|cell| cell.value.into()),
                member: optional_cell_text(&row, Column::Member),
                status: row
                    .record
                    .text(Column::Status)
                    .and_then(|cell| MemberStatus::named(cell.value)),
                check: optional_cell_text(&row, Column::Check),
                changed: false,
                reasons: DecisionReasons {
                    evidence: cell_text(&row, Column::Evidence),
                    suggestion: cell_text(&row, Column::Suggestion),
                    score: score(&row),
                    reasons: cell_text(&row, Column::Reasons),
                    is_whole,
                },
            });
        }
        reader.problems.append(&mut row.problems);
    }
    if placed.sheet_column(Column::Decision).is_none() && !found.is_empty() {
        report_unread(workbook_copy, &placed, &found, reader);
    }
    (found, Some(placed))
}

/// The score of a row; none where the cell holds something else.
fn score(row: &RowReading<DecisionColumn>) -> u8 {
    let cell = row.record.number(DecisionColumn::Score);
    cell.and_then(|cell| u8::try_from(cell.value.floor()).ok()).unwrap_or_default()
}

/// Reports decisions that do not stand under `Decision`: the sheet has no such heading, or none of its
/// cells is filled, but others beside the cases are as only a person fills them.
fn report_unread(
    workbook_copy: &WorkbookCopy,
    placed: &HeaderRow<DecisionColumn>,
    rows: &[DecisionRow],
    reader: &mut CellReader<'_>,
) {
    use DecisionColumn as Column;
    let headed = placed.sheet_column(Column::Decision).is_some();
    let at = placed.first_cell();
    let told = ProblemPlace::Cell(at);
    let is_told = |problem: &Problem| problem.trouble.is_of_kind::<DecisionsNotRead>();
    let of_cases: HashSet<u32> = rows.iter().map(|row| row.at.row).collect();
    let column_of =
        |at: u16| DecisionColumn::ALL.iter().find(|one| placed.sheet_column(**one) == Some(at));
    let cells = workbook_copy.sheets[usize::from(at.sheet)].cells.iter();
    let cells = cells.filter(|cell| of_cases.contains(&cell.row) && is_cell_filled(cell));
    let stray = cells.filter(|cell| {
        let text = heading_text(cell).unwrap_or_default();
        match column_of(cell.column) {
            None => !headed || DecisionWord::parse(&text).is_some(),
            Some(Column::Member) => headed,
            // Palmares suggests such words too.
            Some(Column::Suggestion) => false,
            Some(_) => DecisionWord::parse(&text).is_some(),
        }
    });
    let stray: Vec<String> = stray.map(|cell| to_a1(cell.row, cell.column)).collect();
    if (headed && stray.is_empty()) || reader.problems.iter().any(is_told) {
        return;
    }
    let cells = match stray.is_empty() {
        true => String::new(),
        false => format!(" ({})", own_columns::list_some_cells(&stray)),
    };
    reader.problems.push(Problem::new(DecisionsNotRead { cells }, told));
}
