//! Converts values of cells as the libraries read them: numbers, days, texts and errors.

use calamine::{DataRef, ExcelDateTime};

use crate::day::serial_from_day;
use crate::workbook_copy::CellValue;

/// Days between Excel's two epochs.
pub(super) const DAYS_TO_1904: f64 = 1462.0;

/// Converts a value of calamine's. `shifted`: the workbook counts days from 1904.
pub(super) fn cell_value_from_calamine(value: &DataRef<'_>, shifted: bool) -> CellValue {
    match value {
        DataRef::Empty => CellValue::Blank,
        DataRef::Int(number) => CellValue::Number(*number as f64),
        DataRef::Float(number) => CellValue::Number(*number),
        // A formula can have an empty text as its result.
        DataRef::String(text) => CellValue::Text(text.as_str().into()),
        DataRef::SharedString(text) => text_or_blank(text),
        DataRef::Bool(answer) => CellValue::Bool(*answer),
        DataRef::DateTime(date) => CellValue::Date(serial(date, shifted)),
        DataRef::DateTimeIso(text) | DataRef::DurationIso(text) => cell_value_from_iso_date(text),
        DataRef::Error(error) => CellValue::Error(error.to_string().into()),
    }
}

pub(super) fn text_or_blank(text: &str) -> CellValue {
    if text.is_empty() { CellValue::Blank } else { CellValue::Text(text.into()) }
}

fn serial(date: &ExcelDateTime, shifted: bool) -> f64 {
    date.as_f64() + if shifted && !date.is_duration() { DAYS_TO_1904 } else { 0.0 }
}

/// An ISO date as days since 30 December 1899; other text stays text.
pub(super) fn cell_value_from_iso_date(text: &str) -> CellValue {
    let day = text.get(..10).and_then(|day| day.parse::<jiff::civil::Date>().ok());
    let Some(days) = day.and_then(serial_from_day) else {
        return CellValue::Text(text.into());
    };
    let time = text
        .get(11..)
        .and_then(|time| time.trim_end_matches('Z').parse::<jiff::civil::Time>().ok());
    let seconds = time.map_or(0.0, |time| {
        f64::from(time.hour()) * 3600.0 + f64::from(time.minute()) * 60.0 + f64::from(time.second())
    });
    CellValue::Date(f64::from(days) + seconds / 86_400.0)
}
