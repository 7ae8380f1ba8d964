//! The days of a column, whichever of day and month stands first.

use super::super::recognised::Column;
use super::view::View;
use model::{Address, CellValue, dates, day_from_serial, serial_from_day};

/// A column of days.
pub(super) struct Days<'a> {
    of: (View<'a>, &'a Column),
    /// Whether its texts put the month first; none where they do not tell.
    month_first: Option<bool>,
}

impl<'a> Days<'a> {
    /// The days of a column. A first number above 12 is a day, and so is a second one.
    pub(super) fn new(view: View<'a>, column: &'a Column) -> Days<'a> {
        let texts = view.rows().into_iter().flatten();
        let parts = texts.filter_map(|row| parts(&view.in_column(column, row)?.0));
        let (mut first, mut second) = (0, 0);
        for [one, other] in parts {
            (first, second) = (first.max(one), second.max(other));
        }
        let month_first = match (first > 12, second > 12) {
            (true, false) => Some(false),
            (false, true) => Some(true),
            _ => None,
        };
        Days { of: (view, column), month_first }
    }

    /// The day of a row, as a spreadsheet counts it; none where it cannot be known. A day may stand
    /// once above the rows that it is of.
    pub(super) fn day(&self, row: u32) -> Option<(i32, Address)> {
        let (view, column) = self.of;
        let own = view.in_column(column, row).or_else(|| view.above_its_rows(column, row));
        let (text, at) = own?;
        let date = match view.grid.stored(at)? {
            CellValue::Date(serial) => day_from_serial(*serial)?,
            _ => match (parts(&text), self.month_first) {
                (Some(_), None) => return None,
                (Some([month, day]), Some(true)) => {
                    let (_, year) = text.rsplit_once(|c: char| !c.is_ascii_digit())?;
                    dates::parse_event_date(&format!("{day}/{month}/{year}")).ok()?
                }
                _ => dates::parse_event_date(&text).ok()?,
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
