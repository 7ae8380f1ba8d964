//! The table of what is odd in a season (`data/odd.csv`): questions with their evidence, which
//! `register::year` asks.

use register::Season;

use super::{Table, TableDraft};

/// The questions of a season, a row each.
pub(crate) fn oddities_table(season: &Season) -> Table<'_> {
    TableDraft::from_rows(
        "data/odd.csv",
        "Odd",
        "What looks odd, and why: a question, never an accusation.",
        &season.odd,
    )
    .text("kind", "Kind", 10.0, |row| row.kind.word())
    .text("event_key", "Event", 24.0, |row| &row.event_key)
    .text("entry", "Entry", 9.0, |row| &row.entry)
    .text("return", "Return", 40.0, |row| &row.path)
    .text("sheet", "Sheet", 14.0, |row| &row.sheet)
    .text("cell", "Cell", 8.0, |row| &row.cell)
    .text("evidence", "Evidence", 70.0, |row| &row.evidence)
    .build()
}
