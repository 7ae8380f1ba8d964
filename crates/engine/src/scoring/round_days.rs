//! The days of an event's rounds: from the rows of `Matches`, the key `Round dates`, or the only
//! day of the event. Ratings by periods and Tournament Report Files need them.

use std::collections::BTreeMap;

use jiff::civil::Date;

use super::parse_round_number;
use model::form::Key;
use model::typed_dates::{DateKind, parse_date};
use model::{Event, TypedValue};

/// The day of each round: that of its rows, else the one under `Round dates`, else the day of an
/// event of one day.
pub fn days_of_rounds(event: &Event, rounds: usize) -> Vec<Option<Date>> {
    let mut of_rows = BTreeMap::new();
    for row in &event.matches {
        let round = row.round.as_deref().and_then(parse_round_number);
        if let (Some(round), Some(date)) = (round, row.date) {
            of_rows.entry(round).or_insert(date);
        }
    }
    let listed: Vec<Option<Date>> = match event.answers.get(Key::RoundDates).map(|cell| cell.value)
    {
        Some(TypedValue::List(days)) => {
            days.iter().map(|day| parse_date(day, DateKind::Event).ok()).collect()
        }
        _ => Vec::new(),
    };
    let only = event.date().filter(|first| event.last_day() == Some(*first));
    let of_round = |round: usize| {
        let listed = listed.get(round - 1).copied().flatten();
        of_rows.get(&round).copied().or(listed).or(only)
    };
    (1..=rounds).map(of_round).collect()
}
