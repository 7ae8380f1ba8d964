//! Restores scores that Excel turned into dates.
//!
//! Typed `5-2` becomes 2 May (or 5 February, by the computer's region), `4-0` becomes Apr-00. The
//! format of the cell shows which of the two happened. A score is restored only if there is one
//! reading.

use crate::model::{NumberFormat, day_of};

/// How a format shows a date.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shows {
    /// Day and month, as in `2-May`: `5-2` or `2-5` was typed.
    DayMonth,
    /// Month and year, as in `Apr-00`: `4-0` was typed.
    MonthYear,
    /// Anything else.
    Other,
}

/// A date that may have been a score.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Damage {
    /// The displayed text.
    pub shown: String,
    /// The possible inputs; one if unambiguous.
    pub readings: Vec<String>,
}

/// The possible inputs behind a date.
pub(super) fn readings(serial: f64, format: &NumberFormat) -> Damage {
    let Some(date) = day_of(serial) else {
        return Damage { shown: format!("{serial}"), readings: Vec::new() };
    };
    let month_name = date.strftime("%b").to_string();
    let (day, month) = (i32::from(date.day()), i32::from(date.month()));
    match shows(format.code()) {
        Shows::DayMonth => {
            let mut readings = vec![format!("{month}-{day}"), format!("{day}-{month}")];
            // A day above 12 fits only one region's order, but the region is unknown: both stay.
            readings.dedup();
            Damage { shown: format!("{day}-{month_name}"), readings }
        }
        Shows::MonthYear if day == 1 => {
            let year = i32::from(date.year()).rem_euclid(100);
            Damage {
                shown: format!("{month_name}-{year:02}"),
                readings: vec![format!("{month}-{year}")],
            }
        }
        _ => Damage { shown: date.to_string(), readings: Vec::new() },
    }
}

/// What a format code shows, ignoring quoted text and colours.
fn shows(code: &str) -> Shows {
    let code = bare(code);
    let (day, month, year) = (code.contains('d'), code.contains('m'), code.contains('y'));
    match (day, month, year) {
        (true, true, false) => Shows::DayMonth,
        (false, true, true) => Shows::MonthYear,
        _ => Shows::Other,
    }
}

/// Whether a format shows fractions as percentages.
pub(super) fn is_percent(format: &NumberFormat) -> bool {
    bare(format.code()).contains('%')
}

/// The minimum number of digits of a format: `00000` pads to five.
pub(super) fn padded_to(format: &NumberFormat) -> usize {
    let code = bare(format.code());
    if code.bytes().all(|byte| byte == b'0') { code.len() } else { 0 }
}

/// The first section of a format code in lower case, without quoted text, escapes and brackets.
fn bare(code: &str) -> String {
    let mut bare = String::with_capacity(code.len());
    let mut characters = code.chars();
    while let Some(character) = characters.next() {
        match character {
            '"' => {
                characters.by_ref().find(|c| *c == '"');
            }
            '[' => {
                characters.by_ref().find(|c| *c == ']');
            }
            '\\' | '_' | '*' => {
                characters.next();
            }
            ';' => break,
            other => bare.extend(other.to_lowercase()),
        }
    }
    bare
}

#[cfg(test)]
mod tests {
    use super::*;

    fn custom(code: &str) -> NumberFormat {
        NumberFormat::Custom(code.to_string())
    }

    #[test]
    fn a_score_that_became_a_day_has_its_readings() {
        // 2 May 2026 and 1 April 2000.
        assert_eq!(readings(46_144.0, &custom("d-mmm")).readings, ["5-2", "2-5"]);
        assert_eq!(readings(36_617.0, &custom("mmm-yy")).readings, ["4-0"]);
        assert_eq!(readings(36_617.0, &custom("mmm-yy")).shown, "Apr-00");
        assert!(readings(46_144.0, &custom("dd/mm/yyyy")).readings.is_empty());
        assert_eq!(readings(46_027.0, &custom("d-mmm")).readings, ["1-5", "5-1"]);
    }

    #[test]
    fn formats_are_told_apart_by_what_they_show() {
        assert!(is_percent(&custom("0.00%")));
        assert!(!is_percent(&custom("0.00\"%\"")));
        assert!(!is_percent(&custom("0.00\\%")));
        assert_eq!(padded_to(&custom("00000")), 5);
        assert_eq!(padded_to(&custom("0.00")), 0);
        assert_eq!(padded_to(&NumberFormat::General), 0);
    }
}
