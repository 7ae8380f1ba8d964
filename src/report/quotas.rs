//! What organisations held against what they may hold, as a list.

use crate::register::{Quota, Season};

use super::listing::{Column, Field, Listing, number, prose, text};

const COLUMNS: [Column; 9] = [
    text("organiser", "Organiser", 28.0),
    text("kind", "Kind", 10.0),
    text("year", "Year", 7.0),
    text("what", "What", 34.0),
    number("held", "Held", 7.0),
    text("allowed", "Allowed", 12.0),
    text("state", "State", 8.0),
    text("clause", "Clause", 18.0),
    prose("events", "Events and remarks", 90.0),
];

/// A quota as the lists show it.
pub struct QuotaRow<'a> {
    quota: &'a Quota,
    events: String,
}

/// The quotas of a season, or of one organisation by its key.
pub fn rows<'a>(season: &'a Season, club: Option<&str>) -> Vec<QuotaRow<'a>> {
    let wanted = |quota: &&Quota| club.is_none_or(|club| quota.club == club);
    let row = |quota: &'a Quota| QuotaRow { quota, events: told(season, quota) };
    season.quotas.iter().filter(wanted).map(row).collect()
}

/// The events of a quota, and what there is to say.
fn told(season: &Season, quota: &Quota) -> String {
    let competitions = quota.events.iter().map(|events| {
        let mut told: Vec<String> = Vec::new();
        for (ret, event) in events {
            let event = season.event(*ret, *event);
            let date = event.date.map(|date| format!("{date} ")).unwrap_or_default();
            told.push(format!("{date}{}", event.title));
        }
        told.join(" with ")
    });
    let mut told = competitions.collect::<Vec<_>>().join("; ");
    if !quota.line.note.is_empty() {
        told.push_str(&format!(" ({})", quota.line.note));
    }
    told
}

/// The list.
pub fn listing<'a>(rows: &'a [QuotaRow<'a>]) -> Listing<'a> {
    let about = "What each organisation held in a year against what it may hold (WBU 3.2 to 3.6, 4.11). Nothing here alters an award.";
    Listing::of(("data/quotas.csv", "Quotas"), about, &COLUMNS, rows, |row| {
        let line = &row.quota.line;
        let over = line.allowed.is_some_and(|allowed| allowed < line.held);
        vec![
            line.organiser.as_str().into(),
            line.kind.word().into(),
            line.year.map(|year| year.to_string()).unwrap_or_default().into(),
            line.what.as_str().into(),
            Field::count(line.held as usize),
            line.allowed_told().into(),
            if over { "over" } else { "within" }.into(),
            line.clause.as_str().into(),
            row.events.as_str().into(),
        ]
    })
}
