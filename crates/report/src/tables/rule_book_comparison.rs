//! The tables of a season under two rule books: all points, players who gain or lose, and events
//! whose awards differ. `register::rule_book_comparison` compares them.

use register::rule_book_comparison::{
    EventAwardsComparison, PlayerPointsComparison, PointKindComparison, RuleBookComparison,
};

use super::{Table, TableDraft};

/// The tables, in reading order.
pub fn rule_book_comparison_tables(comparison: &RuleBookComparison) -> Vec<Table<'_>> {
    vec![totals(&comparison.totals), players(&comparison.players), events(&comparison.events)]
}

fn totals(totals: &[PointKindComparison]) -> Table<'_> {
    TableDraft::from_rows(
        "data/under-totals.csv",
        "Totals",
        "All points of the season, as a run under each book gives them.",
        totals,
    )
    .text("kind", "Kind", 10.0, |total| total.kind.id())
    .whole_number("first_awards", "Awards, first", 12.0, |total| total.awards[0])
    .whole_number("second_awards", "Awards, second", 12.0, |total| total.awards[1])
    .number("first_points", "First book", 12.0, |total| total.points[0])
    .number("second_points", "Second book", 12.0, |total| total.points[1])
    .number("difference", "Difference", 12.0, |total| total.points[1] - total.points[0])
    .whole_number("gain", "Players who gain", 10.0, |total| total.moved[0])
    .whole_number("lose", "Players who lose", 10.0, |total| total.moved[1])
    .build()
}

fn players(players: &[PlayerPointsComparison]) -> Table<'_> {
    TableDraft::from_rows(
        "data/under-players.csv",
        "Players",
        "Players whose points differ, biggest gain first.",
        players,
    )
    .text("player_no", "Number", 10.0, |player| &player.number)
    .text("player", "Player", 28.0, |player| &player.player)
    .text("kind", "Kind", 8.0, |player| player.kind.id())
    .number("first_points", "First book", 10.0, |player| player.points[0])
    .number("second_points", "Second book", 10.0, |player| player.points[1])
    .number("difference", "Difference", 10.0, |player| player.points[1] - player.points[0])
    .build()
}

fn events(events: &[EventAwardsComparison]) -> Table<'_> {
    TableDraft::from_rows("data/under-events.csv", "Events", "Events whose awards differ.", events)
        .text("event_key", "Key", 24.0, |event| &event.key)
        .text("title", "Event", 30.0, |event| &event.title)
        .day("date", "Date", |event| event.date)
        .text("kind", "Kind", 8.0, |event| event.kind.id())
        .whole_number("first_awards", "Awards, first", 10.0, |event| event.awards[0])
        .whole_number("second_awards", "Awards, second", 10.0, |event| event.awards[1])
        .number("first_points", "First book", 10.0, |event| event.points[0])
        .number("second_points", "Second book", 10.0, |event| event.points[1])
        .number("difference", "Difference", 10.0, |event| event.points[1] - event.points[0])
        .build()
}
