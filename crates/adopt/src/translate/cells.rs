//! The cells of a foreign sheet, found by their address and read as people see them.

use super::super::cell_splitting::original_address;
use super::super::recognise::{parse_typed_number, split_mark_off_number};
use super::super::return_sheets::CellContent;
use super::draft::CellRemark;
use model::{CellAddress, CellValue, StoredCell, WorkbookCopy, day_from_serial};

/// The sheets of a workbook, to look cells up in.
#[derive(Clone, Copy)]
pub struct ForeignWorkbookCells<'a>(&'a WorkbookCopy);

impl<'a> ForeignWorkbookCells<'a> {
    /// The cells of a workbook.
    pub fn new(copy: &'a WorkbookCopy) -> ForeignWorkbookCells<'a> {
        ForeignWorkbookCells(copy)
    }

    fn cell(self, at: CellAddress) -> Option<&'a StoredCell> {
        let cells = &self.0.sheets.get(usize::from(at.sheet))?.cells;
        let found = cells
            .binary_search_by_key(&(at.row, at.column), |cell| (cell.row, cell.column))
            .ok()?;
        Some(&cells[found]).filter(|cell| cell.value != CellValue::Blank)
    }

    /// What a cell holds; none where nothing stands.
    pub(crate) fn stored_value(self, at: CellAddress) -> Option<&'a CellValue> {
        self.cell(at).map(|cell| &cell.value)
    }

    /// A score or another number as a return holds it: as it was typed, a share in a cell with a
    /// format of percentages as a percentage. None where nothing stands.
    pub fn number(self, at: CellAddress) -> Option<CellContent> {
        let cell = self.cell(at)?;
        let percent = || {
            let look = self.0.styles.get(cell.look as usize);
            look.is_some_and(|look| look.number_format.is_percent())
        };
        Some(match &cell.value {
            CellValue::Number(number) if percent() => CellContent::Percent(number * 100.0),
            CellValue::Number(number) => CellContent::Number(*number),
            _ => match self.text(at).as_str() {
                "" => return None,
                text => CellContent::number_or_text(&with_point(text)),
            },
        })
    }

    /// A score as a return holds it, and a remark on a mark behind it.
    pub(crate) fn score(self, at: CellAddress) -> Option<(CellContent, Option<CellRemark>)> {
        let plain = self.number(at)?;
        let CellContent::Text(text) = &plain else { return Some((plain, None)) };
        let (bare, mark) = split_mark_off_number(text);
        let bare = bare.trim_end_matches('%').trim_end();
        match CellContent::number_or_text(&with_point(bare)) {
            number @ CellContent::Number(_) if !mark.is_empty() => {
                let words = format!("On the sheet: “{text}”. The mark “{mark}” was left out.");
                Some((number, Some(CellRemark::likely(words))))
            }
            _ => {
                let open = unclear_score_remark(&plain);
                Some((plain, open))
            }
        }
    }

    /// A cell as text, without blanks at its ends; a day as 2024-02-12. Empty for an error and
    /// where nothing stands.
    pub fn text(self, at: CellAddress) -> String {
        match self.stored_value(at) {
            Some(CellValue::Text(text)) => text.trim().to_string(),
            Some(CellValue::Number(number)) => number.to_string(),
            Some(CellValue::Date(day)) => {
                day_from_serial(*day).map_or_else(|| day.to_string(), |day| day.to_string())
            }
            Some(CellValue::Bool(answer)) => answer.to_string(),
            Some(CellValue::Error(_) | CellValue::Blank) | None => String::new(),
        }
    }

    /// The number of a member: as text, with the noughts that its format shows.
    pub(super) fn member_number(self, at: CellAddress) -> String {
        let format = |cell: &StoredCell| self.0.styles.get(cell.look as usize);
        match self.cell(at) {
            Some(cell) if matches!(cell.value, CellValue::Number(_)) => {
                let figures = format(cell).map_or(0, |look| look.number_format.min_digits());
                format!("{:0>figures$}", self.text(at))
            }
            _ => self.text(at),
        }
    }

    /// Whether a cell is merged with the one below it in a row.
    pub(super) fn is_merged_down_to(self, at: CellAddress, row: u32) -> bool {
        let Some(sheet) = self.0.sheets.get(usize::from(at.sheet)) else { return false };
        let column = sheet.source_column(at.column);
        sheet.layout.merges.iter().any(|area| {
            area.first_row == at.row && area.first_column == column && row <= area.last_row
        })
    }

    /// The name of a sheet.
    pub fn sheet_name(self, sheet: u16) -> &'a str {
        self.0.sheets.get(usize::from(sheet)).map_or("", |sheet| sheet.name.as_str())
    }

    /// A cell as people name it: `Scores!B7`, or `B7` where the sheet has no name.
    pub fn cell_name(self, at: CellAddress) -> String {
        let at = original_address(self.0, at);
        match self.sheet_name(at.sheet) {
            "" => at.a1(),
            sheet => format!("{sheet}!{}", at.a1()),
        }
    }
}

/// What is asked about a score that is no single number: `53.75 (-2)`.
pub(super) fn unclear_score_remark(score: &CellContent) -> Option<CellRemark> {
    let CellContent::Text(text) = score else { return None };
    let figures = text.bytes().any(|byte| byte.is_ascii_digit());
    (figures && parse_typed_number(text).is_none())
        .then(|| CellRemark::unresolved(format!("“{text}” is not a single number.")))
}

/// A number with a decimal comma as one with a point; other text as it is. Three digits behind a
/// comma may be thousands.
fn with_point(text: &str) -> String {
    match text.split_once(',') {
        Some((whole, below))
            if below.len() != 3 && !below.contains([',', '.']) && !whole.contains('.') =>
        {
            format!("{whole}.{below}")
        }
        _ => text.to_string(),
    }
}
