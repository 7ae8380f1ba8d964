//! What the reports of all events share: the records of the tournament, days and places.

use std::collections::BTreeMap;

use crate::engine::awards::ComputedEvent;
use crate::model::form::Key;
use crate::model::{Event, Value};
use swiss::trf::ReportLine;

/// The column of the first round, counted from the start of a record's text.
const FIRST_ROUND: usize = 92 - 5;
const ROUND: usize = 10;

/// The place of an entry.
pub(super) fn place_of(outcome: &ComputedEvent, entry: usize) -> Option<u32> {
    outcome.lists.iter().find_map(|list| list.of_entry(entry)).map(|standing| standing.place)
}

/// A day as `YYYY/MM/DD`.
pub(super) fn slashed(date: jiff::civil::Date) -> String {
    format!("{:04}/{:02}/{:02}", date.year(), date.month(), date.day())
}

/// The records of the whole tournament: its system as a code, and what kind it is in words.
pub(super) fn header_of(event: &Event, system: &str, kind: &str) -> Vec<ReportLine> {
    let text = |key: Key| event.text(key).map(str::to_string);
    let tie_breaks = event.answers.get(Key::TieBreaks).map(|cell| match cell.value {
        Value::List(items) => items.join(","),
        _ => String::new(),
    });
    let lines = [
        ("012", Some(event.title().to_string())),
        ("022", text(Key::Venue)),
        ("032", text(Key::Area)),
        ("042", event.date().map(slashed)),
        ("052", event.last_day().or(event.date()).map(slashed)),
        ("092", Some(kind.to_string())),
        ("132", days_of_rounds(event)),
        ("182", Some("palmares".to_string())),
        ("192", Some(system.to_string())),
        ("202", tie_breaks),
    ];
    let lines = lines.into_iter().filter_map(|(code, text)| Some((code, text?)));
    lines
        .filter(|(_, text)| !text.is_empty())
        .map(|(code, text)| ReportLine { code: code.to_string(), text, line: 0 })
        .collect()
}

/// The days of the rounds, in the columns of the rounds, if matches have days.
fn days_of_rounds(event: &Event) -> Option<String> {
    let mut days = BTreeMap::new();
    for row in &event.matches {
        let round = row.round.as_deref().and_then(|round| round.parse::<usize>().ok());
        if let (Some(round), Some(date)) = (round.filter(|round| *round > 0), row.date) {
            days.entry(round).or_insert(date);
        }
    }
    let (last, _) = days.last_key_value()?;
    let mut text = " ".repeat(FIRST_ROUND);
    for round in 1..=*last {
        let day = days.get(&round).map(|day| {
            format!("{:02}/{:02}/{:02}", day.year().rem_euclid(100), day.month(), day.day())
        });
        text.push_str(&format!("{:<ROUND$}", day.unwrap_or_default()));
    }
    Some(text.trim_end().to_string())
}
