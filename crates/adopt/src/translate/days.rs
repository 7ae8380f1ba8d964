//! The days of a column, whichever of day and month stands first.

use super::super::recognised::RecognisedColumn;
use super::view::TableWithCells;
use model::{CellAddress, CellValue, day_from_serial, serial_from_day, typed_dates};

/// A column of days.
pub(super) struct DayColumn<'a> {
    of: (TableWithCells<'a>, &'a RecognisedColumn),
    /// Whether its texts put the month first; none where they do not tell.
    month_first: Option<bool>,
}

impl<'a> DayColumn<'a> {
    /// The days of a column. A first number above 12 is a day, and so is a second one.
    pub(super) fn new(view: TableWithCells<'a>, column: &'a RecognisedColumn) -> DayColumn<'a> {
        let texts = view.rows_by_contestant().into_iter().flatten();
        let parts = texts.filter_map(|row| parts(&view.cell_text(column, row)?.0));
        let (mut first, mut second) = (0, 0);
        for [one, other] in parts {
            (first, second) = (first.max(one), second.max(other));
        }
        let month_first = match (first > 12, second > 12) {
            (true, false) => Some(false),
            (false, true) => Some(true),
            _ => None,
        };
        DayColumn { of: (view, column), month_first }
    }

    /// The day of a row, as a spreadsheet counts it; none where it cannot be known. A day may stand
    /// once above the rows that it is of.
    pub(super) fn day(&self, row: u32) -> Option<(i32, CellAddress)> {
        let (view, column) = self.of;
        let own = view.cell_text(column, row).or_else(|| view.text_standing_above(column, row));
        let (text, at) = own?;
        let date = match view.grid.stored_value(at)? {
            CellValue::Date(serial) => day_from_serial(*serial)?,
            _ => match (parts(&text), self.month_first) {
                (Some(_), None) => return None,
                (Some([month, day]), Some(true)) => {
                    let (_, year) = text.rsplit_once(|c: char| !c.is_ascii_digit())?;
                    typed_dates::parse_event_date(&format!("{day}/{month}/{year}")).ok()?
                }
                _ => typed_dates::parse_event_date(&text).ok()?,
            },
        };
        Some((serial_from_day(date)?, at))
    }
}

/// The first two numbers of a day written in three numbers, unless the year stands first.
fn parts(text: &str) -> Option<[u32; 2]> {
    let numbers: Vec<&str> = text.split(['/', '.', '-']).collect();
    let [one, other, _] = numbers[..] else { return None };
    (one.len() <= 2).then_some(())?;
    Some([one.trim().parse().ok()?, other.trim().parse().ok()?])
}
