//! What a cell of remarks shows, where that is not its stored value: a time, a percentage, a formula.

use model::{CellValue, Exact, NumberFormat, StoredCell, day_from_serial};

use super::number::exact_from_float;

/// Minutes of a day.
const DAY: i128 = 24 * 60;

/// What such a cell shows; `None` where it shows what it stores.
pub(super) fn shown_remark_text(cell: &StoredCell, format: &NumberFormat) -> Option<String> {
    match (&cell.value, &cell.formula) {
        (CellValue::Date(serial), _) => day_and_time(*serial),
        (CellValue::Number(stored), _) if format.is_percent() => {
            let percent = exact_from_float(*stored)? * Exact::whole(100);
            Some(format!("{}%", percent.to_decimal()))
        }
        (CellValue::Blank, Some(formula)) => Some(format!("={}", formula.trim_start_matches('='))),
        _ => None,
    }
}

/// `10:30`, with the day if there is one; `None` without a time of day.
fn day_and_time(serial: f64) -> Option<String> {
    let serial = exact_from_float(serial).filter(|serial| *serial >= Exact::ZERO)?;
    let minutes = (serial * Exact::whole(DAY)).rounded(0).numerator();
    let (day, minute) = (minutes / DAY, minutes % DAY);
    let time = format!("{:02}:{:02}", minute / 60, minute % 60);
    match (day, minute) {
        (0, _) => Some(time),
        (_, 0) => None,
        _ => Some(format!("{} {time}", day_from_serial(day as f64)?)),
    }
}

#[cfg(test)]
mod tests {
    use super::day_and_time;

    #[test]
    fn a_time_is_one_of_the_day() {
        // 10:30 is 21/48 of a day, 2 May 2026 the day 46144.
        assert_eq!(day_and_time(0.4375).as_deref(), Some("10:30"));
        assert_eq!(day_and_time(46_144.437_5).as_deref(), Some("2026-05-02 10:30"));
        assert_eq!(day_and_time(46_144.0), None);
        assert_eq!([-1.0, f64::NAN, 1e300].map(day_and_time), [None, None, None]);
    }
}
