//! The days that a date can have been typed for by mistake.

use jiff::civil::Date;

/// A year that is typed wrongly is seldom further away.
const YEARS: i16 = 30;

/// The days that differ from a day in one of its three numbers, or by day and month exchanged.
pub(super) fn possible_mistyped_dates(day: Date) -> impl Iterator<Item = Date> {
    let of_month = (1..=31).map(move |own| (day.year(), day.month(), own));
    let of_year = (1..=12).map(move |month| (day.year(), month, day.day()));
    let years = (-YEARS..=YEARS).map(move |apart| (day.year() + apart, day.month(), day.day()));
    let exchanged = std::iter::once((day.year(), day.day(), day.month()));
    let all = of_month.chain(of_year).chain(years).chain(exchanged);
    let all = all.filter_map(|(year, month, day)| Date::new(year, month, day).ok());
    all.filter(move |other| *other != day)
}

/// Whether one day can be the other one mistyped.
pub(super) fn is_possible_date_slip(one: Date, other: Date) -> bool {
    possible_mistyped_dates(one).any(|day| day == other)
}

/// Whether two days are some days apart that no weekly event is.
pub(super) fn is_few_days_not_week_apart(one: Date, other: Date) -> bool {
    /// An evening that was moved from its weekday is further from those of the weeks beside it.
    const MOST: i32 = 3;
    let apart = one.until(other).map_or(i32::MAX, |span| span.get_days().abs());
    (1..=MOST).contains(&apart)
}

/// Whether one day is the other one in another year, or with day and month exchanged.
pub(super) fn is_wrong_year_or_swapped_date(one: Date, other: Date) -> bool {
    let [of_one, of_other] = [one, other].map(|day| (day.day(), day.month()));
    let exchanged = one.year() == other.year() && (of_one.1, of_one.0) == of_other;
    one != other && (of_one == of_other || exchanged)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    #[test]
    fn a_year_is_wrong_or_day_and_month_are_exchanged() {
        let day = date(2026, 3, 5);
        assert!(is_wrong_year_or_swapped_date(day, date(2025, 3, 5)));
        assert!(is_wrong_year_or_swapped_date(day, date(2026, 5, 3)));
        for other in [day, date(2026, 4, 5), date(2025, 5, 3), date(2026, 3, 6)] {
            assert!(!is_wrong_year_or_swapped_date(day, other), "{other}");
        }
    }

    #[test]
    fn one_number_of_a_date_is_wrong_or_two_are_exchanged() {
        let day = date(2026, 3, 5);
        for wrong in [date(2026, 3, 15), date(2026, 4, 5), date(2025, 3, 5), date(2026, 5, 3)] {
            assert!(
                is_possible_date_slip(day, wrong) && is_possible_date_slip(wrong, day),
                "{wrong}"
            );
        }
        for other in [day, date(2026, 4, 6), date(2025, 5, 3)] {
            assert!(!is_possible_date_slip(day, other), "{other}");
        }
    }
}
