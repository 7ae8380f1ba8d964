//! The keys of cases, which the sheets `Cases`, `Decisions`, `Pending` and `Credited` of a
//! register keep from year to year: how keys are written and how they are read.

use jiff::civil::Date;

use crate::certificates::comparable_certificate_number;
use crate::page_keys::slug;
use model::register::RegisterEventIdentity;

use super::CaseKind;

/// Begins the key of two rows of the register.
pub(super) const TWO_ROWS_KEY_PREFIX: &str = "rows ";
/// The key of awards of players whom the evidence of a whole return did not make likely. Without the
/// return nobody is accepted for them as likely.
pub(super) const UNLIKELY_PLAYER_KEY: &str = "evidence";
/// Begins the key of awards won after the day of reconciliation.
const DAY: &str = "day ";
/// Begins the key of points that were credited by a certificate.
pub(super) const CERTIFICATE_KEY_PREFIX: &str = "certificate ";
/// Begins the key of a credited event that gives its points to others.
const REPLACED: &str = "event replaced ";
/// Stands between the two days of a moved event.
const INSTEAD_OF: &str = " instead of ";
/// Stands between the day and the key of an event of another file.
const FILE: &str = " as ";

/// The kind of case of a key.
pub(super) fn case_kind_of_key(key: &str) -> CaseKind {
    match key.split(' ').next().unwrap_or_default() {
        "rows" => CaseKind::TwoRows,
        "awards" => CaseKind::TwoAwards,
        "event" => CaseKind::Event,
        "certificate" => CaseKind::Certificate,
        "totals" => CaseKind::NewTotals,
        _ => CaseKind::Player,
    }
}

/// Whether a key belongs to a case about a player's identity.
pub(super) fn is_player_case_key(key: &str) -> bool {
    key.starts_with("player ")
}

/// The key of awards that are pending until a day.
pub(super) fn pending_until_day_key(day: Date) -> Box<str> {
    format!("{DAY}{day}").into()
}

/// The day until which awards with this key are pending.
pub(super) fn day_of_pending_key(key: &str) -> Option<Date> {
    key.strip_prefix(DAY)?.parse().ok()
}

/// The key of points that were credited by a certificate.
pub(super) fn certificate_credit_key(number: &str) -> Box<str> {
    format!("{CERTIFICATE_KEY_PREFIX}{number}").into()
}

/// The number of the certificate in a key, as it is compared.
pub(super) fn certificate_number_of_key(key: &str) -> Option<Box<str>> {
    key.strip_prefix(CERTIFICATE_KEY_PREFIX)
        .map(|number| comparable_certificate_number(number).into())
}

/// The key of an event whose day differs from the one credited before.
pub(super) fn redated_event_key(event: &str, [day, before]: [&str; 2]) -> Box<str> {
    format!("event {event} {day}{INSTEAD_OF}{before}").into()
}

/// Whether a key belongs to an event whose day differs.
pub(super) fn is_redated_event_key(key: &str) -> bool {
    key.contains(INSTEAD_OF)
}

/// The key of an event that is probably one of another file, both of which come in together.
pub(super) fn same_event_key(event: &str, day: &str, [of_other, other]: [&str; 2]) -> Box<str> {
    redated_event_key(event, [day, &format!("{of_other}{FILE}{other}")])
}

/// Whether a key belongs to an event that came in together with the one that it probably is.
pub(super) fn is_same_event_key(key: &str) -> bool {
    key.contains(FILE)
}

/// The key of a credited event that is returned with awards for other members, with the fingerprint of its awards.
pub(super) fn points_moved_to_others_key(event: &RegisterEventIdentity, content: &str) -> Box<str> {
    format!("{REPLACED}{} {content}", event_text_for_case_key(event)).into()
}

/// Whether a key belongs to a credited event that is returned with awards for other members.
pub(super) fn is_points_moved_to_others_key(key: &str) -> bool {
    key.starts_with(REPLACED)
}

/// Whether a key belongs to an event whose files differ.
pub(super) fn is_event_versions_key(key: &str) -> bool {
    key.starts_with("event ") && !is_redated_event_key(key) && !is_points_moved_to_others_key(key)
}

/// An event in the key of a case, independent of its file: its day with body and title or,
/// if these are absent, with the key from its file.
pub(super) fn event_text_for_case_key(event: &RegisterEventIdentity) -> String {
    let day = event.date.map(|date| date.to_string()).unwrap_or_default();
    let words = [slug(&event.organiser), slug(&event.title)];
    match words.iter().all(String::is_empty) {
        true => format!("{day} {}", event.key),
        false => format!("{day} {}", words.join("/")),
    }
}
