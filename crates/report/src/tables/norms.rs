//! Title norms made, possible or missed: of a season (`data/norms.csv`), and of one return for its
//! annotated copy.

use crate::award_texts;
use engine::awards::ComputedEvent;
use register::Season;

use super::{Table, TableDraft};

/// The title norms of a season, event by event.
pub(crate) fn title_norms_table(season: &Season) -> Table<'_> {
    let norms = || {
        season.events().flat_map(|(_, event)| {
            event
                .chess
                .norms
                .iter()
                .map(move |own| (event, &event.rankings.standings[own.standing as usize], own))
        })
    };
    let count = season.events().map(|(_, event)| event.chess.norms.len()).sum();
    TableDraft::new("data/norms.csv", "Title norms", "", count, norms)
        .text("event_key", "Key", 24.0, |(event, ..)| &event.key)
        .day("date", "Date", |(event, ..)| event.identity.date)
        .text("event", "Event", 34.0, |(event, ..)| &event.identity.title)
        .text("entry", "Entry", 9.0, |(_, standing, _)| &standing.entry)
        .text("name", "Name", 30.0, |(event, standing, _)| {
            award_texts::contestant_name(&season.people, event, standing)
        })
        .text("title", "Norm", 7.0, |(.., own)| &*own.figures.title)
        .text("state", "State", 10.0, |(.., own)| own.figures.state.word())
        .whole_number("games", "Games", 8.0, |(.., own)| own.figures.games)
        .number("points", "Points", 8.0, |(.., own)| own.figures.score)
        .whole_number("average", "Average", 9.0, |(.., own)| own.figures.average)
        .whole_number("performance", "Performance", 12.0, |(.., own)| own.figures.performance)
        .with_unit("points", "game points")
        .text("needs", "Needs", 50.0, |(.., own)| &*own.figures.needs)
        .text("clauses", "Clauses", 24.0, |(.., own)| &*own.clauses)
        .text("basis", "Basis", 80.0, |(.., own)| &*own.basis)
        .csv_columns(&[
            "event_key",
            "entry",
            "name",
            "title",
            "state",
            "games",
            "points",
            "average",
            "performance",
            "needs",
            "clauses",
            "basis",
        ])
        .sheet_columns(&[
            "date", "event", "name", "title", "state", "games", "points", "needs", "basis",
        ])
        .single_line_rows()
        .build()
}

/// The title norms of one return.
pub(crate) fn return_title_norms_table(outcomes: &[ComputedEvent]) -> Table<'_> {
    let norms = || {
        outcomes.iter().flat_map(|outcome| {
            let own = outcome.ratings.iter().flat_map(|ratings| &ratings.norms);
            own.map(move |own| (&outcome.event, &outcome.event.entries[own.entry], own))
        })
    };
    TableDraft::new("", "Title norms", "", norms().count(), norms)
        .text("event", "Event", 8.0, |(event, ..)| &event.id)
        .text("entry", "Entry", 9.0, |(_, entry, _)| &entry.label)
        .text("name", "Name", 30.0, |(_, entry, _)| entry.display_name())
        .text("title", "Norm", 7.0, |(.., own)| &*own.figures.title)
        .text("state", "State", 10.0, |(.., own)| own.figures.state.word())
        .whole_number("games", "Games", 8.0, |(.., own)| own.figures.games)
        .number("points", "Points", 8.0, |(.., own)| own.figures.score)
        .whole_number("average", "Average", 9.0, |(.., own)| own.figures.average)
        .whole_number("performance", "Performance", 12.0, |(.., own)| own.figures.performance)
        .prose("needs", "Needs", 50.0, |(.., own)| &*own.figures.needs)
        .prose("clauses", "Clauses", 30.0, |(.., own)| own.basis.clauses_text())
        .prose("basis", "Basis", 80.0, |(.., own)| own.basis.sentence())
        .build()
}
