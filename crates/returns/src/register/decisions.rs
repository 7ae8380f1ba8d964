//! Reads decisions: those of a workbook of their own, and those that the register keeps.

use std::collections::HashSet;

use model::form::{DecisionColumn, FormColumn};
use model::problem::{Problem, ProblemPlace};
use model::register::{DecisionReasons, DecisionRow};
use model::{DecisionWord, HeaderRow, MemberStatus, WorkbookCopy, to_a1};

use super::super::cells::{CellReader, heading, is_filled};
use super::super::misread_problems::{DecisionsNotRead, DecisionsUnread};
use super::super::problems::NoHeadings;
use super::super::table::{self, Row, Table};
use super::super::{headings, open_workbook, sheet_copies};
use super::fields::{faults_of, sheet_of, some_text, text};
use super::{member_headings, own_columns};

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
    let faults = faults_of(&opened);
    let mut reader = CellReader::new(&opened.workbook_copy);
    let rows = match sheet_of::<DecisionColumn>(&opened.workbook_copy) {
        Some(index) => {
            let read = [(DecisionColumn::FORM, Some(index))];
            sheet_copies::report_copies(&opened.workbook_copy, &read, &mut reader.problems);
            let (rows, placed) = decisions(&opened.workbook_copy, index, &mut reader);
            if let Some(placed) = placed.filter(|_| rows.iter().all(|row| row.decision.is_none())) {
                report_unread(&opened.workbook_copy, &placed, &rows, &mut reader);
            }
            own_columns::tell(&opened.workbook_copy, &[index], &mut reader);
            rows
        }
        None => {
            reader.problems.push(without_decisions(&opened.workbook_copy));
            Vec::new()
        }
    };
    let mut problems = reader.finish();
    problems.extend(faults);
    DecisionReading { workbook_copy: Some(opened.workbook_copy), rows, problems }
}

/// The problem of a workbook of decisions without the sheet: of another one with its headings.
fn without_decisions(workbook_copy: &WorkbookCopy) -> Problem {
    let headed = (0u16..).zip(&workbook_copy.sheets).find(|(index, sheet)| {
        let found = headings::find(DecisionColumn::FORM, sheet, *index, None, &mut Vec::new());
        found.is_some_and(|found| {
            [DecisionColumn::Case, DecisionColumn::Decision]
                .into_iter()
                .all(|column| found.find(column).is_some())
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
pub(super) fn decisions(
    workbook_copy: &WorkbookCopy,
    index: u16,
    reader: &mut CellReader<'_>,
) -> (Vec<DecisionRow>, Option<HeaderRow<DecisionColumn>>) {
    use DecisionColumn as Column;
    let Some(table) = table::read::<Column>(workbook_copy, index, reader) else {
        return (Vec::new(), None);
    };
    let placed: HeaderRow<Column> = table.headings.placed(index);
    member_headings::slips(workbook_copy, index, &table.headings, reader);
    let Table { headings, rows } = table;
    let mut found = Vec::with_capacity(rows.len());
    for mut row in rows {
        if !row.lacks(Column::Case, &headings) {
            let decided = row.record.text(Column::Decision);
            found.push(DecisionRow {
                at: decided.map_or(row.record.at, |cell| cell.at),
                case: text(&row, Column::Case),
                number: text(&row, Column::Number),
                name: text(&row, Column::Name),
                club: text(&row, Column::Club),
                suggested: some_text(&row, Column::Suggested),
                decision: decided.map(|cell| cell.value.into()),
                member: some_text(&row, Column::Member),
                status: row
                    .record
                    .text(Column::Status)
                    .and_then(|cell| MemberStatus::named(cell.value)),
                check: some_text(&row, Column::Check),
                changed: false,
                reasons: DecisionReasons {
                    evidence: text(&row, Column::Evidence),
                    suggestion: text(&row, Column::Suggestion),
                    score: score(&row),
                    reasons: text(&row, Column::Reasons),
                },
            });
        }
        reader.problems.append(&mut row.problems);
    }
    if placed.column(Column::Decision).is_none() && !found.is_empty() {
        report_unread(workbook_copy, &placed, &found, reader);
    }
    (found, Some(placed))
}

/// The score of a row; none where the cell holds something else.
fn score(row: &Row<DecisionColumn>) -> u8 {
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
    let headed = placed.column(Column::Decision).is_some();
    let at = placed.first_cell();
    let told = ProblemPlace::Cell(at);
    let is_told = |problem: &Problem| problem.trouble.is::<DecisionsNotRead>();
    let of_cases: HashSet<u32> = rows.iter().map(|row| row.at.row).collect();
    let column_of =
        |at: u16| DecisionColumn::ALL.iter().find(|one| placed.column(**one) == Some(at));
    let cells = workbook_copy.sheets[usize::from(at.sheet)].cells.iter();
    let cells = cells.filter(|cell| of_cases.contains(&cell.row) && is_filled(cell));
    let stray = cells.filter(|cell| {
        let text = heading(cell).unwrap_or_default();
        match column_of(cell.column) {
            None => !headed || DecisionWord::named(&text).is_some(),
            Some(Column::Member) => headed,
            // Palmares suggests such words too.
            Some(Column::Suggestion) => false,
            Some(_) => DecisionWord::named(&text).is_some(),
        }
    });
    let stray: Vec<String> = stray.map(|cell| to_a1(cell.row, cell.column)).collect();
    if (headed && stray.is_empty()) || reader.problems.iter().any(is_told) {
        return;
    }
    let cells = match stray.is_empty() {
        true => String::new(),
        false => format!(" ({})", own_columns::some_of(&stray)),
    };
    reader.problems.push(Problem::new(DecisionsNotRead { cells }, told));
}
