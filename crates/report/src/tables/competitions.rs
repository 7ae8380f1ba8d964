//! The table of competitions over many events (`data/competitions.csv`): their rankings one below
//! the other.

use model::Exact;
use register::{CompetitionRanking, CompetitionRow, Season};

use super::{Table, TableDraft};

/// All competitions of a season.
pub(crate) fn season_competitions_table(season: &Season) -> Table<'_> {
    competitions_table(&season.competitions)
}

/// The rankings of competitions over many events, one below the other.
pub(crate) fn competitions_table(competitions: &[CompetitionRanking]) -> Table<'_> {
    let rows = move || {
        competitions.iter().flat_map(|ranking| ranking.rows.iter().map(move |row| (ranking, row)))
    };
    TableDraft::new(
        "data/competitions.csv",
        "Competitions",
        "Rankings over many events. Anyone with too few has no place.",
        rows().count(),
        rows,
    )
    .text("competition", "Competition", 16.0, |(ranking, _)| &ranking.asked.id)
    .whole_number("place", "Place", 7.0, |(_, row)| row.place.map(|place| place.number))
    .whole_number("tied", "Tied", 7.0, |(_, row)| row.place.map(|place| place.tied))
    .text("entry", "Entry", 16.0, |(_, row)| &row.entry)
    .text("name", "Name", 34.0, |(_, row)| &row.name)
    .text("number", "Number", 16.0, |(_, row)| &row.numbers)
    .number("value", "Value", 12.0, |(_, row): (_, &CompetitionRow)| {
        row.value.map(|value: Exact| value.rounded(6))
    })
    .text("unit", "Unit", 9.0, |(ranking, _)| ranking.unit())
    .whole_number("counted", "Counted", 9.0, |(_, row)| row.counted)
    .whole_number("played", "Played", 8.0, |(_, row)| row.played)
    .text("events", "Events", 40.0, |(_, row)| &row.events)
    .text("basis", "Basis", 60.0, |(_, row)| &row.basis)
    .sheet_columns(&[
        "competition",
        "place",
        "name",
        "number",
        "value",
        "unit",
        "counted",
        "played",
        "basis",
    ])
    .build()
}
