//! Finds the sheets of the form in a workbook.

use model::form::{CompetitionColumn, FormColumn, GUIDE_SHEET, Key, MemberColumn, ROW_SHEET_FORMS};
use model::name_comparison::folded_name;
use model::problem::{Problem, ProblemPlace};
use model::{CellValue, WorkbookCopy};

use super::sheet_copies::SheetReadAsForm;
use super::{combined_sheet, competitions, nearest, problems, quoted_cells, register, trf};

/// The sheets of the form that a workbook has, by index.
#[derive(Default)]
pub(super) struct FormSheets {
    /// The sheet of events, and whether it is one of several events.
    pub event: Option<(u16, bool)>,
    /// The sheets of rows, in the order of the form.
    pub rows: Vec<Option<u16>>,
}

impl FormSheets {
    /// The sheet of rows with a name of the form.
    pub(super) fn sheet_named(&self, name: &str) -> Option<u16> {
        let slot = ROW_SHEET_FORMS.iter().position(|form| form.name == name)?;
        self.rows[slot]
    }

    /// Each sheet of the form with the sheet that is read as it.
    pub(super) fn sheets_read_as_form(&self, workbook_copy: &WorkbookCopy) -> Vec<SheetReadAsForm> {
        let rows = ROW_SHEET_FORMS.iter().copied().zip(self.rows.iter().copied());
        let event = (Key::FORM, self.event.map(|(index, _)| index));
        let members =
            (MemberColumn::FORM, register::form_sheet_index::<MemberColumn>(workbook_copy));
        let competitions =
            (CompetitionColumn::FORM, competitions::competitions_sheet_index(workbook_copy));
        let asked = competitions.1.map(|_| competitions);
        rows.chain([event, members]).chain(asked).collect()
    }
}

/// Finds the sheets of the form; others get a note.
pub(super) fn find_form_sheets(
    workbook_copy: &WorkbookCopy,
    problems: &mut Vec<Problem>,
) -> FormSheets {
    let mut sheets = FormSheets { event: None, rows: vec![None; ROW_SHEET_FORMS.len()] };
    for (index, sheet) in (0u16..).zip(&workbook_copy.sheets) {
        let name = folded_name(&sheet.name);
        let many = name == "events";
        let slot = ROW_SHEET_FORMS.iter().position(|form| folded_name(form.name) == name);
        let first = match slot {
            _ if many || name == "event" => {
                sheets.event.replace((index, many)).map(|(first, _)| first)
            }
            Some(slot) => sheets.rows[slot].replace(index),
            None if name == folded_name(GUIDE_SHEET)
                || name == folded_name(MemberColumn::FORM.name) =>
            {
                None
            }
            None if competitions::is_competitions_sheet(&name)
                || name == folded_name(trf::EXTRA_SHEET) =>
            {
                None
            }
            None => {
                if sheet.cells.iter().any(|cell| cell.value != CellValue::Blank) {
                    let known =
                        ROW_SHEET_FORMS.iter().map(|form| form.name).chain(["Event", "Events"]);
                    let trouble = problems::UnknownSheet {
                        nearest: nearest::nearest_name(&sheet.name, known),
                        texts: quoted_cells::quote_word_cells(sheet.cells.iter()),
                    };
                    problems.push(Problem::new(trouble, ProblemPlace::Sheet(index)));
                }
                None
            }
        };
        // The first of two sheets for one thing is used.
        if let Some(first) = first {
            match slot {
                Some(slot) => sheets.rows[slot] = Some(first),
                None => {
                    sheets.event = Some((
                        first,
                        folded_name(&workbook_copy.sheets[usize::from(first)].name) == "events",
                    ))
                }
            }
            let first = workbook_copy.sheets[usize::from(first)].name.clone();
            problems
                .push(Problem::new(problems::RepeatedSheet { first }, ProblemPlace::Sheet(index)));
        }
    }
    sheets
}

/// Takes the only sheet with contestants and scores for the sheet `Results`, whatever its name, if
/// the workbook has no sheet of rows.
pub(super) fn results_sheet_by_content(
    workbook_copy: &WorkbookCopy,
    sheets: &mut FormSheets,
    problems: &mut Vec<Problem>,
) {
    let slot = ROW_SHEET_FORMS.iter().position(|form| form.name == "Results");
    let Some(slot) = slot.filter(|_| sheets.rows.iter().all(Option::is_none)) else { return };
    let others = (0u16..).zip(&workbook_copy.sheets).filter(|(index, sheet)| {
        let event = sheets.event.is_some_and(|(event, _)| event == *index);
        let name = folded_name(&sheet.name);
        let is_other =
            name == folded_name(GUIDE_SHEET) || name == folded_name(MemberColumn::FORM.name);
        !event && !is_other && !competitions::is_competitions_sheet(&name)
    });
    let found: Vec<_> = others
        .filter(|(index, sheet)| {
            combined_sheet::find_combined_headings(sheet, *index, None).is_some()
        })
        .collect();
    if let [(index, sheet)] = found[..] {
        sheets.rows[slot] = Some(index);
        problems.retain(|problem| problem.place != ProblemPlace::Sheet(index));
        let name = sheet.name.clone();
        problems.push(Problem::new(problems::SheetFound { name }, ProblemPlace::Sheet(index)));
    }
}
