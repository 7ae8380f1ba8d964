//! Builds the sheets of a return from another file format, laid out for an organiser to open.

use workbook::UsedLimits;

use crate::problems::UsebioRefused;
use model::form::{ColumnDefinition, FormColumn, Key};
use model::problem::ProblemDetail;
use model::{
    Alignment, BorderSide, CellFont, CellRange, CellStyle, CellValue, ColumnLayout, Fill,
    NumberFormat, RowLayout, SheetCopy, SheetLayout, StableSort, StoredCell, WorkbookCopy,
};

/// Indices of the styles in the copy.
const TEXT: u32 = 1;
const DAY: u32 = 2;
const PERCENT: u32 = 3;
const HEADING: u32 = 4;
const KEY: u32 = 5;
/// Fill and font colour of headings.
const GROUND: u32 = 0x1F_4E5F;
const INK: u32 = 0xFF_FFFF;
/// Widths in characters.
const NARROWEST: usize = 6;
const WIDEST: usize = 44;
/// Height of the row of headings in points.
const HEADING_HEIGHT: f64 = 20.0;
/// Room for margins and the button of a filter.
const MARGIN: usize = 4;

/// The content of a cell.
#[derive(Debug, Clone, PartialEq)]
pub enum CellContent {
    /// Blank, to be filled in by hand.
    Blank,
    /// Text, including numbers of members and entries.
    Text(String),
    Number(f64),
    /// A percentage, such as 57.25.
    Percent(f64),
    /// A serial date.
    Day(i32),
}

impl CellContent {
    /// Text.
    pub fn text(text: &str) -> CellContent {
        CellContent::Text(text.to_string())
    }

    /// A number; other text stays text, so that the reader reports it.
    pub fn number_or_text(text: &str) -> CellContent {
        parse_plain_number(text).map_or_else(|| CellContent::text(text), CellContent::Number)
    }

    fn stored(&self) -> (CellValue, u32) {
        match self {
            CellContent::Blank => (CellValue::Blank, TEXT),
            CellContent::Text(text) => (CellValue::Text(text.as_str().into()), TEXT),
            CellContent::Number(number) => (CellValue::Number(*number), 0),
            CellContent::Percent(percent) => (CellValue::Number(percent / 100.0), PERCENT),
            CellContent::Day(day) => (CellValue::Date(f64::from(*day)), DAY),
        }
    }

    fn width(&self) -> usize {
        match self {
            CellContent::Text(text) => text.chars().count(),
            CellContent::Day(_) => 10,
            _ => NARROWEST,
        }
    }
}

/// Parses `57.25` or `-5` if a cell can hold it exactly.
pub fn parse_plain_number(text: &str) -> Option<f64> {
    const MOST_DIGITS: usize = 12;
    let digits = text.strip_prefix('-').unwrap_or(text);
    let (whole, below) = digits.split_once('.').unwrap_or((digits, "0"));
    let plain = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    (plain(whole) && plain(below) && digits.len() <= MOST_DIGITS)
        .then(|| text.parse().ok())
        .flatten()
}

/// A row: column, number of a repeated column, content.
pub type ReturnSheetRow<C> = Vec<(C, u8, CellContent)>;

/// More cells than any return has.
#[derive(Debug)]
pub struct TooManyCells;

impl From<TooManyCells> for ProblemDetail {
    fn from(_: TooManyCells) -> ProblemDetail {
        let what = "it fills more cells than any return has".to_string();
        UsebioRefused { what }.into()
    }
}

/// The rows of a sheet.
pub struct ReturnSheetRows<C>(Vec<ReturnSheetRow<C>>);

impl<C> Default for ReturnSheetRows<C> {
    fn default() -> Self {
        ReturnSheetRows(Vec::new())
    }
}

impl<C> ReturnSheetRows<C> {
    /// Adds a row; an error above the limit of cells, since a file can repeat one element in a
    /// million rows.
    pub fn push(
        &mut self,
        row: ReturnSheetRow<C>,
        used: &mut UsedLimits,
    ) -> Result<(), TooManyCells> {
        row.iter().for_each(|(_, _, filled)| used.count_cell(&filled.stored().0, None));
        if used.is_exceeded() {
            return Err(TooManyCells);
        }
        self.push_unlimited(row);
        Ok(())
    }

    /// Adds a row without a limit, if the file itself bounds the rows.
    pub fn push_unlimited(&mut self, row: ReturnSheetRow<C>) {
        self.0.push(row);
    }
}

/// The looks that the sheets refer to.
pub(crate) fn return_sheet_styles() -> Vec<CellStyle> {
    let code = |code: &str| NumberFormat::Custom(code.to_string());
    let formatted = |number_format| CellStyle { number_format, ..CellStyle::default() };
    let bold = CellFont { bold: true, ..CellFont::default() };
    let heading = CellStyle {
        font: CellFont { color: Some(INK), ..bold.clone() },
        fill: Fill { pattern: 1, foreground: Some(GROUND), background: None },
        borders: {
            let mut borders = [BorderSide::default(); 5];
            borders[3].line = 1;
            borders
        },
        alignment: Alignment { vertical: 2, wrap: true, ..Alignment::default() },
        ..CellStyle::default()
    };
    vec![
        CellStyle::default(),
        formatted(NumberFormat::BuiltIn(49, "@".to_string())),
        CellStyle {
            alignment: Alignment { horizontal: 1, ..Alignment::default() },
            ..formatted(code("dd/mm/yyyy"))
        },
        formatted(NumberFormat::BuiltIn(10, "0.00%".to_string())),
        heading,
        CellStyle { font: bold, ..CellStyle::default() },
    ]
}

/// A workbook of the sheets that have content.
pub fn workbook_from_sheets(sheets: impl IntoIterator<Item = Option<SheetCopy>>) -> WorkbookCopy {
    let sheets = sheets.into_iter().flatten().collect();
    WorkbookCopy { sheets, styles: return_sheet_styles(), ..WorkbookCopy::default() }
}

/// The events: a row each on `Events` if there are `several`, else the sheet `Event`.
pub fn events_sheet(rows: ReturnSheetRows<Key>, several: bool) -> Option<SheetCopy> {
    if several { form_sheet("Events", rows, &[]) } else { event_sheet(rows) }
}

/// The sheet `Event` of a single event: keys in column A, answers in column B.
pub fn event_sheet(ReturnSheetRows(rows): ReturnSheetRows<Key>) -> Option<SheetCopy> {
    let answers = rows.first()?;
    let mut cells = Vec::new();
    for (row, (key, _, filled)) in (0u32..).zip(answers) {
        let (value, look) = filled.stored();
        cells.push(cell(row, 0, KEY, CellValue::Text(key.definition().name.into())));
        cells.push(cell(row, 1, look, value));
    }
    let longest = answers.iter().map(|(_, _, filled)| filled.width()).max();
    let layout = SheetLayout {
        columns: vec![width(0, 22), width(1, longest.unwrap_or(NARROWEST).max(20))],
        ..SheetLayout::default()
    };
    Some(SheetCopy { name: Key::FORM.name.to_string(), cells, layout, ..SheetCopy::default() })
}

/// A sheet of rows with headings for the columns in use; `None` without rows. `called` renames
/// columns.
pub fn form_sheet<C: FormColumn>(
    name: &str,
    ReturnSheetRows(rows): ReturnSheetRows<C>,
    called: &[(C, &str)],
) -> Option<SheetCopy> {
    if rows.is_empty() {
        return None;
    }
    let columns =
        columns_in_form_order(rows.iter().flatten().map(|(column, number, _)| (*column, *number)));
    let headings = columns.iter().map(|(column, number)| {
        let form = column.definition();
        let other = called.iter().find(|(known, _)| known == column).map(|(_, name)| *name);
        match form.times {
            1 => other.unwrap_or(form.name).to_string(),
            _ => format!("{} {number}", form.name),
        }
    });
    let rows = rows.into_iter().map(|mut row| {
        let found = columns.iter().map(|(column, number)| {
            let at = row.iter().position(|(c, n, _)| (c, n) == (column, number))?;
            Some(row.swap_remove(at).2)
        });
        found.collect()
    });
    Some(sheet_with_headings(name, headings.collect(), rows.collect()))
}

/// The columns that cells stand in, in the order of the form.
pub(crate) fn columns_in_form_order<C: FormColumn>(
    cells: impl Iterator<Item = (C, u8)>,
) -> Vec<(C, u8)> {
    let mut columns: Vec<(C, u8)> = Vec::new();
    for column in cells {
        if !columns.contains(&column) {
            columns.push(column);
        }
    }
    columns.arrange_by_key(|(column, number)| {
        order(C::FORM.columns, usize::from(column.index()), *number)
    });
    columns
}

/// A sheet that is none of the form's, of rows below their headings; none without
/// rows.
pub fn extra_sheet(
    name: &str,
    headings: &[&str],
    rows: Vec<Vec<Option<CellContent>>>,
) -> Option<SheetCopy> {
    let headings = headings.iter().map(|heading| (*heading).to_string()).collect();
    (!rows.is_empty()).then(|| sheet_with_headings(name, headings, rows))
}

/// A sheet of rows below a row of headings.
pub(crate) fn sheet_with_headings(
    name: &str,
    headings: Vec<String>,
    rows: Vec<Vec<Option<CellContent>>>,
) -> SheetCopy {
    let mut widths: Vec<usize> = headings.iter().map(|text| text.chars().count()).collect();
    let last_column = headings.len().saturating_sub(1) as u16;
    let last_row = rows.len() as u32;
    let headings = (0u16..).zip(headings);
    let mut cells: Vec<StoredCell> =
        headings.map(|(at, text)| cell(0, at, HEADING, CellValue::Text(text.into()))).collect();
    for (row, filled) in (1u32..).zip(rows) {
        for (at, filled) in filled.iter().enumerate() {
            let Some(filled) = filled else { continue };
            widths[at] = widths[at].max(filled.width());
            let (value, look) = filled.stored();
            cells.push(cell(row, at as u16, look, value));
        }
    }
    let layout = SheetLayout {
        columns: (0u16..).zip(widths).map(|(at, wide)| width(at, wide)).collect(),
        rows: vec![RowLayout { row: 0, height: Some(HEADING_HEIGHT), hidden: false }],
        frozen: Some((1, 0)),
        filter: Some(CellRange { first_row: 0, first_column: 0, last_row, last_column }),
        ..SheetLayout::default()
    };
    SheetCopy { name: name.to_string(), cells, layout, ..SheetCopy::default() }
}

/// The sort key of a column: form order, with repeated columns grouped by player (`Player 1`, `No
/// 1`, `Player 2`, `No 2`).
fn order(columns: &[ColumnDefinition], index: usize, number: u8) -> (usize, u8, usize) {
    match columns[index].times {
        1 => (index, 0, 0),
        _ => (columns.iter().position(|column| column.times > 1).unwrap_or(index), number, index),
    }
}

fn cell(row: u32, column: u16, look: u32, value: CellValue) -> StoredCell {
    StoredCell { row, column, look, value, formula: None }
}

fn width(at: u16, characters: usize) -> ColumnLayout {
    let wide = (characters + MARGIN).clamp(NARROWEST + MARGIN, WIDEST);
    ColumnLayout { first: at, last: at, width: Some(wide as f64), hidden: false }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_numbers_become_number_cells() {
        assert_eq!(parse_plain_number("57.25"), Some(57.25));
        assert_eq!(parse_plain_number("-140"), Some(-140.0));
        for text in ["", "-", "5.", ".5", "1e5", "57,25", "NaN", "inf", "1234567890123", "+5"] {
            assert_eq!(parse_plain_number(text), None, "{text}");
        }
    }
}
