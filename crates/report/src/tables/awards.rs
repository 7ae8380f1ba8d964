//! The awards of a season (`data/awards.csv`), which `palmares reconcile` and `palmares diff` read
//! again; and the awards of one return, for its annotated copy.

use engine::awards::ComputedEvent;
use model::{AwardKind, Exact};
use register::{AwardRecord, ReturnRecord, SeasonPlayers, events_of_returns};

use super::{CellExtra, Table, TableDraft};

/// All awards of returns with their basis.
pub(crate) fn awards_table<'a>(
    people: &'a SeasonPlayers,
    returns: &'a [ReturnRecord],
) -> Table<'a> {
    let awards = move || {
        events_of_returns(returns).flat_map(move |(_, event)| {
            let own = event.awards.iter();
            own.map(move |award| (event, award, people.spelling(award.player)))
        })
    };
    let count = events_of_returns(returns).map(|(_, event)| event.awards.len()).sum();
    TableDraft::new("data/awards.csv", "Awards", "", count, awards)
        .text("event_key", "Key", 24.0, |(event, ..)| &event.key)
        .text("entry", "Entry", 9.0, |(event, award, _)| {
            &event.rankings.standings[award.standing as usize].entry
        })
        .text("player_no", "Number", 11.0, |(.., player)| player.number.as_deref())
        .text("player", "Player", 28.0, |(.., player)| &player.name)
        .day("date", "Date", |(event, ..)| event.identity.date)
        .text("title", "Event", 34.0, |(event, ..)| &event.identity.title)
        .whole_number("place", "Place", 7.0, |(_, award, _)| award.place.number)
        .text("kind", "Kind", 8.0, |(_, award, _)| award.kind.id())
        .number("points", "Points", 8.0, |(_, award, _)| award_points_in_files(award))
        .number("exact_points", "Points", 8.0, |(_, award, _)| award.points)
        .with_unit("points", "points of the kind in the column kind; 0 for a title or a prize")
        .text("clauses", "Clauses", 24.0, |(_, award, _)| award.basis.clauses_text())
        .text("basis", "Basis", 80.0, |(_, award, _)| award.basis.sentence())
        .csv_columns(&[
            "event_key",
            "entry",
            "place",
            "player_no",
            "player",
            "kind",
            "points",
            "clauses",
            "basis",
        ])
        .sheet_columns(&[
            "player_no",
            "player",
            "date",
            "title",
            "place",
            "kind",
            "exact_points",
            "clauses",
            "basis",
        ])
        .single_line_rows()
        .repeated_in_event_files()
        .build()
}

/// The points as files have them: shares of Playoff Qualifying Points to two decimals (ANC 22.4).
pub fn award_points_in_files(award: &AwardRecord) -> Exact {
    match award.kind {
        AwardKind::Pqp => award.points.rounded(2),
        _ => award.points,
    }
}

/// The awards of one return; a note on the points has the basis.
pub(crate) fn return_awards_table(outcomes: &[ComputedEvent]) -> Table<'_> {
    let awards = || {
        outcomes.iter().flat_map(|outcome| {
            let own = outcome.awarded.awards.iter();
            own.map(move |award| (&outcome.event, &outcome.event.entries[award.entry], award))
        })
    };
    let count = outcomes.iter().map(|outcome| outcome.awarded.awards.len()).sum();
    TableDraft::new("", "Awards", "", count, awards)
        .text("event", "Event", 8.0, |(event, ..)| &event.id)
        .text("entry", "Entry", 9.0, |(_, entry, _)| &entry.label)
        .whole_number("place", "Place", 7.0, |(.., award)| award.place)
        .text("player_no", "Number", 11.0, |(_, entry, award)| {
            entry.players[award.player].number.as_deref()
        })
        .text("player", "Player", 28.0, |(_, entry, award)| &entry.players[award.player].name)
        .text("kind", "Kind", 8.0, |(.., award)| award.kind.id())
        .number("points", "Points", 8.0, |(.., award)| award.points)
        .prose("clauses", "Clauses", 30.0, |(.., award)| award.basis.clauses_text())
        .prose("basis", "Basis", 80.0, |(.., award)| award.basis.sentence())
        .with_cell_extras("points", |(.., award)| {
            let clauses = award.basis.clauses_text().replace(';', ", ");
            let note = format!("{}\n\nClauses {clauses}", award.basis.sentence());
            CellExtra { note, ..CellExtra::default() }
        })
        .build()
}
