//! The keys of cases, as the sheets `Cases`, `Decisions`, `Pending` and `Credited` of a
//! register keep them from year to year: what they begin with, and what a key that was
//! read is of. What is written and what is read stand side by side here.

use jiff::civil::Date;

use crate::model::register::EventName;
use crate::register::keys::slug;

use super::CaseKind;

/// What awards wait for that were won after the day of reconciliation.
const DAY: &str = "day ";
/// What members' points went by that stand on a certificate.
pub const CERTIFICATE: &str = "certificate ";
/// Between the two days of an event with another day.
const INSTEAD_OF: &str = " instead of ";

/// The kind of the case that a key is of.
pub fn kind_of(key: &str) -> CaseKind {
    match key.split(' ').next().unwrap_or_default() {
        "rows" => CaseKind::TwoRows,
        "awards" => CaseKind::TwoAwards,
        "event" => CaseKind::Event,
        "certificate" => CaseKind::Certificate,
        _ => CaseKind::Player,
    }
}

/// Whether a key is that of a case about who a player is.
pub fn is_of_player(key: &str) -> bool {
    key.starts_with("player ")
}

/// What awards wait for that were won on a day.
pub fn waits_for_day(day: Date) -> Box<str> {
    format!("{DAY}{day}").into()
}

/// The day that awards wait for.
pub fn day_waited_for(key: &str) -> Option<Date> {
    key.strip_prefix(DAY)?.parse().ok()
}

/// What points went by that stand on a certificate.
pub fn on_certificate(number: &str) -> Box<str> {
    format!("{CERTIFICATE}{number}").into()
}

/// The certificate that points went by.
pub fn certificate_of(key: &str) -> Option<&str> {
    key.strip_prefix(CERTIFICATE)
}

/// The case of an event with another day than before.
pub fn other_day(event: &str, [day, before]: [&str; 2]) -> Box<str> {
    format!("event {event} {day}{INSTEAD_OF}{before}").into()
}

/// Whether a key is that of the case of an event with another day.
pub fn is_other_day(key: &str) -> bool {
    key.contains(INSTEAD_OF)
}

/// Whether a key is that of the case of an event whose files differ.
pub fn is_of_versions(key: &str) -> bool {
    key.starts_with("event ") && !is_other_day(key)
}

/// An event in the key of a case, the same whatever file it stands in: its day with body
/// and title, or with the key that its file gives it where these are not told.
pub fn event_key(event: &EventName) -> String {
    let day = event.date.map(|date| date.to_string()).unwrap_or_default();
    let words = [slug(&event.organiser), slug(&event.title)];
    match words.iter().all(String::is_empty) {
        true => format!("{day} {}", event.key),
        false => format!("{day} {}", words.join("/")),
    }
}
