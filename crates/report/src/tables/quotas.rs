//! The table of quotas (WBU 3.2 to 3.6, 4.11; `data/quotas.csv`): what each organiser held in a
//! year beside what it may hold.

use register::{QuotaReportLine, Season};

use super::{Table, TableDraft};

/// The quotas of a season.
pub fn season_quotas_table(season: &Season) -> Table<'_> {
    quotas_table(season, None)
}

/// The quotas of a season, or of one organisation by its key.
pub(crate) fn quotas_table<'a>(season: &'a Season, club: Option<&'a str>) -> Table<'a> {
    let wanted =
        move || season.quotas.iter().filter(move |own| club.is_none_or(|club| own.club == club));
    TableDraft::new(
        "data/quotas.csv",
        "Quotas",
        "What each organiser held in a year, and what it may hold. Quotas do not change awards.",
        wanted().count(),
        wanted,
    )
    .text("organiser", "Organiser", 28.0, |quota| &quota.line.organiser)
    .text("kind", "Kind", 10.0, |quota| quota.line.kind.word())
    .text("year", "Year", 7.0, |quota| quota.line.year.map(|year| year.to_string()))
    .text("what", "What", 34.0, |quota| &quota.line.what)
    .whole_number("held", "Held", 7.0, |quota| quota.line.held)
    .text("allowed", "Allowed", 12.0, |quota| quota.line.allowed_text())
    .text("state", "State", 8.0, |quota| {
        let over = quota.line.allowed.is_some_and(|allowed| allowed < quota.line.held);
        if over { "over" } else { "within" }
    })
    .text("clause", "Clause", 18.0, |quota| &quota.line.clause)
    .prose("events", "Events and remarks", 90.0, events_of)
    .build()
}

/// The events of a quota, with remarks.
fn events_of(quota: &QuotaReportLine) -> String {
    match quota.line.note.as_str() {
        "" => quota.events.clone(),
        note => format!("{} ({note})", quota.events),
    }
}
