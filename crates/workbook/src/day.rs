//! Days as spreadsheets count them, from 30 December 1899. Excel's day 60, 29 February 1900, never
//! was; so days before 1 March 1900 have no number here.

use jiff::civil::{Date, date};

/// Day 0 of spreadsheets.
const ORIGIN: Date = date(1899, 12, 30);

/// The number of a day; `None` before 1 March 1900, since Excel counts 29 February 1900.
pub fn serial_from_day(day: Date) -> Option<i32> {
    let days = day.since(ORIGIN).ok()?.get_days();
    (days > 60).then_some(days)
}

/// The day of a number, without its time; `None` outside 1900 to 9999.
pub fn day_from_serial(serial: f64) -> Option<Date> {
    let whole = serial.floor();
    if !(61.0..2_958_466.0).contains(&whole) {
        return None;
    }
    ORIGIN.checked_add(jiff::Span::new().days(whole as i64)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_and_numbers_agree_with_excel() {
        assert_eq!(serial_from_day(date(2022, 7, 27)), Some(44_769));
        assert_eq!(day_from_serial(44_769.5), Some(date(2022, 7, 27)));
        assert_eq!(day_from_serial(61.0), Some(date(1900, 3, 1)));
        assert_eq!(day_from_serial(0.5725), None);
        assert_eq!(day_from_serial(f64::NAN), None);
    }
}
