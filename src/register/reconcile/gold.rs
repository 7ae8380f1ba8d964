//! 1.5.1: Gold Points fade. Each award loses the same part of what it was every
//! whole year after its day; after five years nothing is left.

use jiff::civil::Date;

use crate::model::Exact;
use crate::rules::wbu::Gold;

/// Whole years from one day to another; none before the first.
pub fn years_between(from: Date, to: Date) -> u32 {
    let full = i32::from(to.year()) - i32::from(from.year());
    let before = (to.month(), to.day()) < (from.month(), from.day());
    u32::try_from(full - i32::from(before)).unwrap_or(0)
}

/// What is left of an award after so many whole years, to two decimals.
pub fn left_of(awarded: Exact, years: u32, rules: &Gold) -> Exact {
    let left = rules.years.saturating_sub(years);
    (awarded * Exact::whole(left) / rules.years).rounded(2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::RuleSet;
    use jiff::civil::date;

    /// WBU 1.5.1: 20% of the original value a year, nothing after five.
    #[test]
    fn gold_points_fade_by_a_fifth_a_year() {
        let Some(RuleSet::Wbu(handbook)) = RuleSet::find("wbu-2003") else {
            unreachable!("the handbook is shipped")
        };
        let exact = |text: &str| Exact::decimal(text).unwrap_or_default();
        for (awarded, from, to, left) in [
            ("1", date(2020, 6, 1), date(2020, 6, 1), "1"),
            ("1", date(2020, 6, 1), date(2021, 5, 31), "1"),
            ("1", date(2020, 6, 1), date(2021, 6, 1), "0.8"),
            ("1.05", date(2020, 6, 1), date(2022, 6, 1), "0.63"),
            ("1.01", date(2020, 6, 1), date(2021, 6, 1), "0.81"), // 0.808
            ("1", date(2020, 6, 1), date(2023, 7, 1), "0.4"),
            ("1", date(2020, 6, 1), date(2025, 5, 31), "0.2"),
            ("1", date(2020, 6, 1), date(2025, 6, 1), "0"),
            ("9", date(2000, 6, 1), date(2025, 6, 1), "0"),
            ("1", date(2020, 2, 29), date(2021, 2, 28), "1"),
            ("1", date(2020, 2, 29), date(2021, 3, 1), "0.8"),
            // Awarded after the day that is looked at.
            ("1", date(2030, 6, 1), date(2025, 6, 1), "1"),
        ] {
            let years = years_between(from, to);
            assert_eq!(
                left_of(exact(awarded), years, &handbook.gold),
                exact(left),
                "{awarded} {from} {to}"
            );
        }
    }
}
