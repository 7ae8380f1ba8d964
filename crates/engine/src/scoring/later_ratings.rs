//! Ratings of later lists, for an event that FIDE rates by months.

use std::collections::BTreeMap;
use std::fmt;

use jiff::civil::Date;

use super::attendance::{MAX_TOURNAMENT_ROUNDS, rounds_planned_by_return};
use super::{days_of_rounds, problems};
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
    pub fn from_day(day: Date) -> RatingMonth {
        RatingMonth { year: day.year(), month: day.month() }
    }

    fn of_text(text: &str) -> Option<RatingMonth> {
        format!("{}-01", text.trim()).parse().ok().map(RatingMonth::from_day)
    }
}

impl fmt::Display for RatingMonth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}", self.year, self.month)
    }
}

/// The ratings of a player in the lists of the months of an event, as `Later ratings` says; none where it
/// cannot be read.
pub fn ratings_by_month_of_event(event: &Event, entry: &Entry) -> BTreeMap<RatingMonth, u32> {
    let cell = entry.record.text(EntryColumn::LaterRatings);
    let mut ratings = cell.and_then(|cell| of_text(cell.value)).unwrap_or_default();
    if let Some([first, last]) = months_of(event) {
        ratings.retain(|month, _| (first..=last).contains(month));
    }
    ratings
}

/// The first and the last month of an event; `None` without any day.
fn months_of(event: &Event) -> Option<[RatingMonth; 2]> {
    let rounds =
        days_of_rounds(event, rounds_planned_by_return(event).unwrap_or(MAX_TOURNAMENT_ROUNDS));
    let days = [event.date(), event.last_day()].into_iter().chain(rounds).flatten();
    let months: Vec<RatingMonth> = days.map(RatingMonth::from_day).collect();
    Some([*months.iter().min()?, *months.iter().max()?])
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

/// Tells which of them cannot be read, and which belong to no month of the event.
pub fn check_later_ratings(event: &Event, problems: &mut Vec<Problem>) {
    for entry in &event.entries {
        let Some(cell) = entry.record.text(EntryColumn::LaterRatings) else { continue };
        let label = entry.label.clone();
        let Some(ratings) = of_text(cell.value) else {
            let text = cell.value.to_string();
            problems.push(event.problem(problems::LaterRatings { label, text }, cell.at));
            continue;
        };
        let Some([first, last]) = months_of(event) else { continue };
        let outside = ratings.keys().filter(|month| !(first..=last).contains(*month));
        let months: Vec<String> = outside.map(ToString::to_string).collect();
        if !months.is_empty() {
            let [months, first, last] = [months.join(", "), first.to_string(), last.to_string()];
            let trouble = problems::LaterRatingsOutside { label, months, first, last };
            problems.push(event.problem(trouble, cell.at));
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
