//! Writes an event of one player a side as a Tournament Report File.

use std::collections::BTreeMap;

use crate::engine::awards::Outcome;
use crate::model::form::{EntryColumn, Key};
use crate::model::{Acceleration, Event, Value};
use swiss::trf::{self, ReportLine, ReportedPlayer, TournamentReport};

/// The code of the pairing system (ETT26).
const SYSTEM: &str = "FIDE_DUTCH_2026";
/// The suffix of an accelerated tournament (record 250).
const ACCELERATED: &str = "_BAKU";
/// The type of tournament in words.
const KIND: &str = "Individual: Swiss-System (Dutch)";
/// The width of a federation.
const CODE: usize = 3;
/// The column of the first round, counted from the start of a record's text.
const FIRST_ROUND: usize = 92 - 5;
const ROUND: usize = 10;

/// The file of an event; `None` if it is not of one player a side.
pub fn file(outcome: &Outcome) -> Option<Vec<u8>> {
    Some(trf::write(&report_of(outcome)?))
}

/// An event as a report.
pub fn report_of(outcome: &Outcome) -> Option<TournamentReport> {
    let table = outcome.table.clone()?;
    let event = &outcome.event;
    let players = table.contestants.iter().map(|contestant| ReportedPlayer {
        id: contestant.number,
        rank: place_of(outcome, contestant.entry),
        ..player_of(event, contestant.entry)
    });
    let players = players.collect();
    let baku = event.word(Key::Acceleration) == Some(Acceleration::Baku);
    Some(TournamentReport { header: header_of(event, baku), players, table, ..Default::default() })
}

fn place_of(outcome: &Outcome, entry: usize) -> Option<u32> {
    outcome.lists.iter().find_map(|list| list.of_entry(entry)).map(|standing| standing.place)
}

/// The player of an entry's row.
fn player_of(event: &Event, entry: usize) -> ReportedPlayer {
    let Some(entry) = event.entries.get(entry) else { return ReportedPlayer::default() };
    let player = entry.players.first();
    let sex = entry.record.text(EntryColumn::Category).map(|cell| cell.value.to_lowercase());
    let sex = match sex.as_deref() {
        Some("men" | "m") => "m",
        Some("women" | "w") => "w",
        _ => "",
    };
    // A club of three capitals is a federation too.
    let is_code =
        |club: &String| club.len() == CODE && club.bytes().all(|byte| byte.is_ascii_uppercase());
    let typed = entry.record.text(EntryColumn::Federation).map(|cell| cell.value.to_uppercase());
    let federation = typed.or_else(|| entry.club.clone().filter(is_code));
    let year = entry.record.number(EntryColumn::BirthYear).map(|cell| cell.value.to_decimal());
    ReportedPlayer {
        sex: sex.to_string(),
        federation: federation.unwrap_or_default(),
        fide_number: player.and_then(|player| player.number.clone()).unwrap_or_default(),
        born: entry
            .record
            .date(EntryColumn::Born)
            .map(|cell| slashed(cell.value))
            .or(year)
            .unwrap_or_default(),
        ..ReportedPlayer::default()
    }
}

fn slashed(date: jiff::civil::Date) -> String {
    format!("{:04}/{:02}/{:02}", date.year(), date.month(), date.day())
}

fn header_of(event: &Event, baku: bool) -> Vec<ReportLine> {
    let text = |key: Key| event.text(key).map(str::to_string);
    let system = format!("{SYSTEM}{}", if baku { ACCELERATED } else { "" });
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
        ("092", Some(KIND.to_string())),
        ("132", days_of_rounds(event)),
        ("182", Some("palmares".to_string())),
        ("192", Some(system)),
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
