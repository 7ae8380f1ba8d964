//! A sheet as rows of cells that hold something: what recognition looks at.

use std::ops::RangeInclusive;

use super::RecognisedTable;
use super::numbers::{TenThousandths, to_ten_thousandths};
use model::{CellRange, CellValue, SheetCopy, day_from_serial};

/// The longest text that is looked at, in bytes; the rest of a cell tells nothing more.
const LONGEST: usize = 240;

/// What a cell holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum GridValue {
    Text,
    /// A number, in ten-thousandths; none where it is too large for that.
    Number(Option<TenThousandths>),
    /// A day, and whether a time of day stands with it.
    Date {
        time: bool,
    },
    /// TRUE or FALSE.
    Bool,
}

/// A cell that is not blank.
#[derive(Clone, Debug)]
pub(super) struct GridCell {
    pub(super) column: u16,
    pub(super) value: GridValue,
    /// The text, trimmed; of a number its digits, of a day `2024-02-12`.
    pub(super) text: String,
    /// The number that it holds, also where it is typed as text.
    number: Option<TenThousandths>,
}

/// A row with at least one cell.
#[derive(Clone, Debug)]
pub(super) struct GridRow {
    pub(super) row: u32,
    pub(super) cells: Vec<GridCell>,
}

/// A sheet.
#[derive(Debug)]
pub(super) struct SheetGrid {
    pub(super) sheet: u16,
    /// What stands above a table of a web page.
    pub(super) caption: String,
    /// Rows with cells, from the top.
    pub(super) rows: Vec<GridRow>,
    /// Merged areas of one row, which give a heading to several columns.
    pub(super) merges: Vec<CellRange>,
}

impl SheetGrid {
    /// The grid of a sheet.
    pub(super) fn new(sheet: u16, copy: &SheetCopy) -> SheetGrid {
        let mut rows: Vec<GridRow> = Vec::new();
        for stored in &copy.cells {
            let Some((value, text)) = held(&stored.value) else { continue };
            let cell = GridCell::new(stored.column, value, text);
            match rows.last_mut() {
                Some(last) if last.row == stored.row => last.cells.push(cell),
                _ => rows.push(GridRow { row: stored.row, cells: vec![cell] }),
            }
        }
        let merges = copy.layout.merges.iter().copied();
        let merges = merges.filter(|area| area.first_column < area.last_column).collect();
        SheetGrid { sheet, caption: copy.caption.clone(), rows, merges }
    }

    /// The index in [`SheetGrid::rows`] of the first row at or below one of the sheet.
    pub(super) fn first_row_at_or_below(&self, row: u32) -> usize {
        self.rows.partition_point(|candidate| candidate.row < row)
    }

    /// The columns that a heading covers: those of its merged area, or its own.
    pub(super) fn columns_of_heading(&self, row: u32, column: u16) -> ColumnSpan {
        let merged = |area: &&CellRange| area.first_row == row && area.first_column == column;
        let area = self.merges.iter().find(merged);
        area.map_or(ColumnSpan { first: column, last: column }, |area| ColumnSpan {
            first: area.first_column,
            last: area.last_column,
        })
    }
}

/// Columns beside each other: those of a table, of one of its sides, or under one heading.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ColumnSpan {
    pub first: u16,
    pub last: u16,
}

impl ColumnSpan {
    /// Those of a table, if it has any.
    pub(super) fn from_table(table: &RecognisedTable) -> Option<ColumnSpan> {
        let (first, last) = (table.columns.first()?, table.columns.last()?);
        Some(ColumnSpan { first: first.column, last: last.column })
    }

    /// All of them.
    pub(super) fn range(self) -> RangeInclusive<u16> {
        self.first..=self.last
    }
}

impl GridRow {
    /// The cell of a column.
    pub(super) fn cell(&self, column: u16) -> Option<&GridCell> {
        let at = self.cells.binary_search_by_key(&column, |cell| cell.column).ok()?;
        self.cells.get(at)
    }

    /// The cells of some columns.
    pub(super) fn cells_within(&self, columns: ColumnSpan) -> &[GridCell] {
        let from = self.cells.partition_point(|cell| cell.column < columns.first);
        let to = self.cells.partition_point(|cell| cell.column <= columns.last);
        &self.cells[from..to]
    }
}

impl GridCell {
    /// A cell of a column.
    pub(super) fn new(column: u16, value: GridValue, text: String) -> GridCell {
        let number = match value {
            GridValue::Number(number) => number,
            GridValue::Text => super::numbers::parse_typed_number(&text).map(|typed| typed.value),
            GridValue::Date { .. } | GridValue::Bool => None,
        };
        GridCell { column, value, text, number }
    }

    /// The number that the cell holds, also where it is typed as text.
    pub(super) fn number(&self) -> Option<TenThousandths> {
        self.number
    }

    pub(super) fn is_text(&self) -> bool {
        self.value == GridValue::Text
    }
}

/// What a stored value is, with its text; none for a blank.
fn held(stored: &CellValue) -> Option<(GridValue, String)> {
    Some(match stored {
        CellValue::Blank => return None,
        CellValue::Text(text) => {
            let text = text.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
            if text.is_empty() {
                return None;
            }
            (GridValue::Text, shortened(text).to_string())
        }
        CellValue::Number(number) => {
            let value = to_ten_thousandths(*number);
            (GridValue::Number(value), value.map_or_else(|| number.to_string(), plain))
        }
        CellValue::Date(serial) => {
            let time = serial.fract() != 0.0;
            match day_from_serial(serial.floor()) {
                Some(day) => (GridValue::Date { time }, day.to_string()),
                None => (GridValue::Number(to_ten_thousandths(*serial)), serial.to_string()),
            }
        }
        CellValue::Bool(flag) => (GridValue::Bool, flag.to_string()),
        CellValue::Error(_) => return None,
    })
}

fn shortened(text: &str) -> &str {
    if text.len() <= LONGEST {
        return text;
    }
    let mut end = LONGEST;
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    &text[..end]
}

/// A number as digits: `12`, `3.5`.
fn plain(value: TenThousandths) -> String {
    let (sign, value) = (if value < 0 { "-" } else { "" }, value.unsigned_abs());
    let (whole, part) = (value / 10_000, value % 10_000);
    if part == 0 {
        return format!("{sign}{whole}");
    }
    let part = format!("{part:04}");
    format!("{sign}{whole}.{}", part.trim_end_matches('0'))
}
