//! Restores scores that Excel turned into dates.
//!
//! Typed `5-2` becomes 2 May (or 5 February, by the computer's region), `4-0` becomes Apr-00. The
//! format of the cell shows which of the two happened. A score is restored only if there is one
//! reading.

use model::{NumberFormat, day_from_serial};

/// How a format shows a date.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shows {
    /// Day and month, as in `2-May`: `5-2` or `2-5` was typed.
    DayMonth,
    /// Month and year, as in `Apr-00`: `4-0` was typed.
    MonthYear,
    Other,
}

/// A date that may have been a score.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct MistakenDate {
    /// The text that the cell displays.
    pub shown: String,
    /// The possible inputs; one if unambiguous.
    pub readings: Vec<String>,
}

/// The possible inputs behind a date.
pub(super) fn inputs_behind_date(serial: f64, format: &NumberFormat) -> MistakenDate {
    let Some(date) = day_from_serial(serial) else {
        return MistakenDate { shown: format!("{serial}"), readings: Vec::new() };
    };
    let month_name = date.strftime("%b").to_string();
    let (day, month) = (i32::from(date.day()), i32::from(date.month()));
    match shows(format) {
        Shows::DayMonth => {
            let mut readings = vec![format!("{month}-{day}"), format!("{day}-{month}")];
            // A day above 12 fits only one region's order, but the region is unknown: both stay.
            readings.dedup();
            MistakenDate { shown: format!("{day}-{month_name}"), readings }
        }
        Shows::MonthYear if day == 1 => {
            let year = i32::from(date.year()).rem_euclid(100);
            MistakenDate {
                shown: format!("{month_name}-{year:02}"),
                readings: vec![format!("{month}-{year}")],
            }
        }
        _ => MistakenDate { shown: date.to_string(), readings: Vec::new() },
    }
}

/// What of a date a format shows.
fn shows(format: &NumberFormat) -> Shows {
    let code = format.bare_code();
    let (day, month, year) = (code.contains('d'), code.contains('m'), code.contains('y'));
    match (day, month, year) {
        (true, true, false) => Shows::DayMonth,
        (false, true, true) => Shows::MonthYear,
        _ => Shows::Other,
    }
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
        assert_eq!(inputs_behind_date(46_144.0, &custom("d-mmm")).readings, ["5-2", "2-5"]);
        assert_eq!(inputs_behind_date(36_617.0, &custom("mmm-yy")).readings, ["4-0"]);
        assert_eq!(inputs_behind_date(36_617.0, &custom("mmm-yy")).shown, "Apr-00");
        assert!(inputs_behind_date(46_144.0, &custom("dd/mm/yyyy")).readings.is_empty());
        assert_eq!(inputs_behind_date(46_027.0, &custom("d-mmm")).readings, ["1-5", "5-1"]);
    }
}
