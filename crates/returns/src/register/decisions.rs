//! Reads decisions: those of a workbook of their own, and those that the register keeps.

use model::form::{DecisionColumn, FormColumn};
use model::problem::{Problem, ProblemPlace};
use model::register::DecisionRow;
use model::{HeaderRow, MemberStatus, WorkbookCopy};

use super::super::cells::CellReader;
use super::super::misread_problems::DecisionsUnread;
use super::super::problems::NoHeadings;
use super::super::table::{self, Table};
use super::super::{headings, open_workbook, sheet_copies};
use super::fields::{faults_of, sheet_of, some_text, text};
use super::member_headings;

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
            decisions(&opened.workbook_copy, index, &mut reader).0
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
    let placed = table.headings.placed(index);
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
            });
        }
        reader.problems.append(&mut row.problems);
    }
    (found, Some(placed))
}
