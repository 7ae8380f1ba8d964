//! Ratings of later lists, for an event that FIDE rates by months.

use std::collections::BTreeMap;
use std::fmt;

use jiff::civil::Date;

use super::problems;
use model::form::EntryColumn;
use model::problem::Problem;
use model::{Entry, Event};

/// The highest number that is taken for a rating.
const MOST: u32 = 4000;

/// The month of a rating list: `2026-05`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RatingMonth {
    year: i16,
    month: i8,
}

impl RatingMonth {
    /// The month of a day.
    pub fn of_day(day: Date) -> RatingMonth {
        RatingMonth { year: day.year(), month: day.month() }
    }

    fn of_text(text: &str) -> Option<RatingMonth> {
        format!("{}-01", text.trim()).parse().ok().map(RatingMonth::of_day)
    }
}

impl fmt::Display for RatingMonth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}", self.year, self.month)
    }
}

/// The ratings of a player in the lists of later months, as `Later ratings` says; none where it cannot be
/// read.
pub fn later_ratings(entry: &Entry) -> BTreeMap<RatingMonth, u32> {
    let cell = entry.record.text(EntryColumn::LaterRatings);
    cell.and_then(|cell| of_text(cell.value)).unwrap_or_default()
}

/// Parses `2026-06=2415, 2026-07=2398`; `None` if invalid, or if a month is named twice.
fn of_text(text: &str) -> Option<BTreeMap<RatingMonth, u32>> {
    let mut ratings = BTreeMap::new();
    for item in text.split([',', ';']).map(str::trim).filter(|item| !item.is_empty()) {
        let (month, rating) = item.split_once('=')?;
        let rating = rating.trim().parse().ok().filter(|rating| (1..=MOST).contains(rating))?;
        if ratings.insert(RatingMonth::of_text(month)?, rating).is_some() {
            return None;
        }
    }
    Some(ratings)
}

/// Tells which of them cannot be read.
pub fn check_later_ratings(event: &Event, problems: &mut Vec<Problem>) {
    for entry in &event.entries {
        let Some(cell) = entry.record.text(EntryColumn::LaterRatings) else { continue };
        if of_text(cell.value).is_none() {
            let (label, text) = (entry.label.clone(), cell.value.to_string());
            problems.push(Problem::new(problems::LaterRatings { label, text }, cell.at));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_are_given_by_months() {
        let read = |text| {
            let ratings = of_text(text)?;
            Some(ratings.iter().map(|(month, rating)| format!("{month}={rating}")).collect())
        };
        let ratings = |all: &[&str]| Some(all.iter().map(ToString::to_string).collect::<Vec<_>>());
        assert_eq!(
            read("2026-07 = 2398; 2026-06=2415"),
            ratings(&["2026-06=2415", "2026-07=2398"])
        );
        assert_eq!(read(""), ratings(&[]));
        for text in ["2415", "2026-13=2400", "6=2400", "2026-06=x", "2026-06=1, 2026-06=2"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
