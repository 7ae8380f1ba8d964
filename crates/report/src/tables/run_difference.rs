//! The tables of the differences between two runs, and the amendment, a table by which a register
//! is corrected. `register::difference` finds what differs.

use model::Exact;
use register::run_difference::{
    AmendedTotal, AmendmentRow, AwardChange, CellChange, EventChange, PlaceChange,
    PlayerPointsChange, SeasonRunDifference,
};

use super::{Table, TableDraft};

/// The name of the amendment in the output of `palmares diff`.
pub const AMENDMENT_FILE: &str = "amendment.csv";

/// The tables of a difference, in reading order.
pub fn run_difference_tables(difference: &SeasonRunDifference) -> Vec<Table<'_>> {
    vec![
        totals(&difference.totals),
        events(&difference.events),
        places(&difference.places),
        awards(&difference.awards),
        members(&difference.members),
        amendment(&difference.amendment),
        cells(&difference.cells),
    ]
}

fn totals(totals: &[AmendedTotal]) -> Table<'_> {
    TableDraft::from_rows(
        "data/control-totals.csv",
        "Control totals",
        "Old run + taken back + given = new run.",
        totals,
    )
    .text("kind", "Kind", 10.0, |total| &total.kind)
    .number("old", "Old run", 12.0, |total| total.old)
    .number("taken_back", "Taken back", 12.0, |total| total.taken_back)
    .number("given", "Given", 12.0, |total| total.given)
    .number("new", "New run", 12.0, |total| total.new)
    .text("balances", "Balances", 10.0, |total| if total.is_balanced() { "yes" } else { "no" })
    .build()
}

fn events(events: &[EventChange]) -> Table<'_> {
    TableDraft::from_rows(
        "data/event-changes.csv",
        "Events",
        "Events that differ, each with its reason.",
        events,
    )
    .text("event_key", "Key", 24.0, |change| &change.key)
    .text("title", "Event", 30.0, |change| &change.title)
    .text("date", "Date", 11.0, |change| &change.date)
    .text("organiser", "Organiser", 24.0, |change| &change.organiser)
    .text("return", "Return", 24.0, |change| &change.path)
    .prose("facts", "What differs", 34.0, |change| &change.facts)
    .whole_number("places", "Places", 8.0, |change| change.places)
    .whole_number("awards", "Awards", 8.0, |change| change.awards)
    .prose("reason", "Why", 50.0, |change| &change.reason)
    .build()
}

fn places(places: &[PlaceChange]) -> Table<'_> {
    TableDraft::from_rows(
        "data/place-changes.csv",
        "Places",
        "Contestants whose place, score or name differs, in events of both runs.",
        places,
    )
    .text("event_key", "Key", 24.0, |change| &change.key)
    .text("title", "Event", 30.0, |change| &change.title)
    .text("list", "List", 10.0, |change| &change.list)
    .text("entry", "Entry", 8.0, |change| &change.entry)
    .prose("name", "Name", 34.0, |change| &change.name)
    .text("old_place", "Place before", 9.0, |change| &change.place[0])
    .text("new_place", "Place now", 9.0, |change| &change.place[1])
    .text("old_score", "Score before", 10.0, |change| &change.score[0])
    .text("new_score", "Score now", 10.0, |change| &change.score[1])
    .prose("reason", "Why", 50.0, |change| &change.reason)
    .build()
}

/// A wrong certificate is recovered and amended (WBU 1.11.1).
fn awards(awards: &[AwardChange]) -> Table<'_> {
    TableDraft::from_rows(
        "data/award-changes.csv",
        "Awards",
        "A wrong certificate must be returned and amended by the officer who issued it.",
        awards,
    )
    .text("event_key", "Key", 24.0, |change| &change.key)
    .text("title", "Event", 30.0, |change| &change.title)
    .text("entry", "Entry", 8.0, |change| &change.entry)
    .text("player_no", "Number", 10.0, |change| &change.number)
    .text("player", "Player", 24.0, |change| &change.player)
    .text("kind", "Kind", 8.0, |change| &change.kind)
    .text("old_place", "Place before", 9.0, |change| &change.place[0])
    .text("new_place", "Place now", 9.0, |change| &change.place[1])
    .number("old_points", "Points before", 9.0, |change| change.points[0])
    .number("new_points", "Points now", 9.0, |change| change.points[1])
    .number("difference", "Difference", 10.0, |change| {
        let [old, new] = change.points.map(|points| points.unwrap_or(Exact::ZERO));
        new - old
    })
    .text("certificate", "Certificate", 18.0, |change| change.certificate)
    .prose("old_basis", "Reason before", 40.0, |change| &change.basis[0])
    .prose("new_basis", "Reason now", 40.0, |change| &change.basis[1])
    .prose("reason", "Why", 50.0, |change| &change.reason)
    .build()
}

fn members(members: &[PlayerPointsChange]) -> Table<'_> {
    TableDraft::from_rows(
        "data/member-changes.csv",
        "Members",
        "Players whose total points differ.",
        members,
    )
    .text("player_no", "Number", 10.0, |change| &change.number)
    .text("player", "Player", 28.0, |change| &change.player)
    .text("kind", "Kind", 8.0, |change| &change.kind)
    .number("old_points", "Before", 10.0, |change| change.points[0])
    .number("new_points", "Now", 10.0, |change| change.points[1])
    .number("difference", "Difference", 10.0, |change| change.points[1] - change.points[0])
    .prose("events", "Events", 60.0, |change| &change.events)
    .build()
}

/// The columns of `awards.csv`, the reason, what identifies the event in a register, and a check.
fn amendment(rows: &[AmendmentRow]) -> Table<'_> {
    TableDraft::from_rows(AMENDMENT_FILE, "Amendment", "Each changed award as a pair of rows: the old one taken back, the new one given. The sum is the difference; palmares reconcile reads this file.", rows)
.text("event_key", "Key", 24.0, |row| &*row.award.event_key)
.text("entry", "Entry", 8.0, |row| &row.award.entry)
.text("place", "Place", 8.0, |row| &row.award.place)
.text("player_no", "Number", 10.0, |row| &row.award.number)
.text("player", "Player", 24.0, |row| &row.award.player)
.text("kind", "Kind", 8.0, |row| &*row.award.kind)
.number("points", "Points", 9.0, |row| row.points)
.text("clauses", "Clauses", 18.0, |row| &*row.award.clauses)
.prose("basis", "Reason of the award", 40.0, |row| &*row.award.basis)
.prose("reason", "Why", 50.0, |row| &row.reason)
.text("date", "Date", 11.0, |row| &row.event[0])
.text("title", "Event", 30.0, |row| &row.event[1])
.text("organiser", "Organiser", 24.0, |row| &row.event[2])
.text("check", "Check", 24.0, |row| &row.check).build()
}

fn cells(cells: &[CellChange]) -> Table<'_> {
    TableDraft::from_rows(
        "data/cell-changes.csv",
        "Cells",
        "Cells of the returns that changed.",
        cells,
    )
    .text("return", "Return", 28.0, |change| &change.path)
    .text("sheet", "Sheet", 14.0, |change| &change.sheet)
    .text("cell", "Cell", 9.0, |change| &change.cell)
    .text("event", "Event", 9.0, |change| &change.event)
    .prose("old", "Before", 40.0, |change| &change.old)
    .prose("new", "Now", 40.0, |change| &change.new)
    .build()
}
