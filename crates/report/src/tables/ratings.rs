//! The ratings after tournaments: of a season (`data/ratings.csv`), and of one return for its
//! annotated copy.

use crate::award_texts;
use engine::awards::ComputedEvent;
use register::Season;

use super::{CellExtra, Table, TableDraft};

/// The ratings of a season's players, event by event.
// A table.
pub(crate) fn ratings_table(season: &Season) -> Table<'_> {
    let players = || {
        season.events().flat_map(|(_, event)| {
            event.chess.ratings.iter().map(move |own| {
                (event, &event.rankings.standings[own.standing as usize], &own.figures, own)
            })
        })
    };
    let count = season.events().map(|(_, event)| event.chess.ratings.len()).sum();
    let names = |event, standing| award_texts::contestant_name(&season.people, event, standing);
    TableDraft::new("data/ratings.csv", "Ratings", "", count, players)
        .text("event_key", "Key", 24.0, |(event, ..)| &event.key)
        .day("date", "Date", |(event, ..)| event.identity.date)
        .text("title", "Event", 34.0, |(event, ..)| &event.identity.title)
        .text("entry", "Entry", 9.0, |(_, standing, ..)| &standing.entry)
        .text("name", "Name", 30.0, move |(event, standing, ..)| names(event, standing))
        .whole_number("rating", "Rating", 8.0, |(.., own, _)| own.before)
        .whole_number("games", "Games", 8.0, |(.., own, _)| own.games)
        .number("points", "Points", 8.0, |(.., own, _)| own.score)
        .number("expected", "Expected", 9.0, |(.., own, _)| own.expected)
        .whole_number("k", "K", 6.0, |(.., own, _)| own.k)
        .number("change", "Change", 8.0, |(.., own, _)| own.change)
        .whole_number("new_rating", "New rating", 10.0, |(.., own, _)| own.after)
        .whole_number("performance", "Performance", 12.0, |(.., own, _)| own.performance)
        .with_unit("points", "game points")
        .with_unit("expected", "game points")
        .with_unit("change", "rating points")
        .text("clauses", "Clauses", 24.0, |(.., own)| &*own.clauses)
        .text("basis", "Basis", 80.0, |(.., own)| &*own.basis)
        .csv_columns(&[
            "event_key",
            "entry",
            "name",
            "rating",
            "games",
            "points",
            "expected",
            "k",
            "change",
            "new_rating",
            "performance",
            "clauses",
            "basis",
        ])
        .sheet_columns(&[
            "date",
            "title",
            "name",
            "rating",
            "games",
            "points",
            "expected",
            "k",
            "change",
            "new_rating",
            "performance",
            "basis",
        ])
        .single_line_rows()
        .repeated_in_event_files()
        .build()
}

/// The ratings of one return; a note on the change has its derivation.
pub(crate) fn return_ratings_table(outcomes: &[ComputedEvent]) -> Table<'_> {
    let players = || {
        outcomes.iter().flat_map(|outcome| {
            let own = outcome.ratings.iter().flat_map(|ratings| &ratings.players);
            own.map(move |own| (&outcome.event, &outcome.event.entries[own.entry], own))
        })
    };
    TableDraft::new("", "Ratings", "", players().count(), players)
        .text("event", "Event", 8.0, |(event, ..)| &event.id)
        .text("entry", "Entry", 9.0, |(_, entry, _)| &entry.label)
        .text("name", "Name", 30.0, |(_, entry, _)| entry.display_name())
        .whole_number("rating", "Rating", 8.0, |(.., own)| own.figures.before)
        .whole_number("games", "Games", 8.0, |(.., own)| own.figures.games)
        .number("points", "Points", 8.0, |(.., own)| own.figures.score)
        .decimal("expected", "Expected", 9.0, |(.., own)| own.figures.expected)
        .whole_number("k", "K", 6.0, |(.., own)| own.figures.k)
        .decimal("change", "Change", 8.0, |(.., own)| own.figures.change)
        .whole_number("new_rating", "New rating", 10.0, |(.., own)| own.figures.after)
        .whole_number("performance", "Performance", 12.0, |(.., own)| own.figures.performance)
        .prose("clauses", "Clauses", 30.0, |(.., own)| own.basis.clauses_text())
        .prose("basis", "Basis", 80.0, |(.., own)| own.basis.sentence())
        .with_cell_extras("change", |(.., own)| CellExtra {
            note: own.basis.sentence(),
            ..CellExtra::default()
        })
        .build()
}
