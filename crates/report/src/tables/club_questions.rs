//! The table of what is missing in a season (`data/missing.csv`): questions for the clubs, which
//! `register::year` asks.

use register::Season;

use super::{Table, TableDraft};

/// The questions of a season, a row each.
pub(crate) fn club_questions_table(season: &Season) -> Table<'_> {
    TableDraft::from_rows("data/missing.csv", "Questions for the clubs", "What is usually there but missing, and what is there twice: questions for the clubs, not faults.", &season.missing)
    .text("kind", "Kind", 12.0, |row| row.kind.word())
    .text("club", "Club", 28.0, |row| &row.club)
    .day("date", "Date", |row| row.date)
    .text("event_key", "Event", 24.0, |row| &row.event_key)
    .text("other", "Other", 24.0, |row| &row.other)
    .text("who", "Who", 12.0, |row| &row.who)
    .text("evidence", "Evidence", 70.0, |row| &row.evidence)
    .build()
}
