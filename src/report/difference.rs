//! What differs between two runs, as lists.

use crate::model::Exact;
use crate::register::difference::{
    AmendedTotal, AmendmentRow, AwardChange, Difference, EventChange, MemberChange, PlaceChange,
    TypedChange,
};

use super::listing::{Column, Field, Listing, number, prose, text};

const EVENTS: [Column; 9] = [
    text("event_key", "Key", 24.0),
    text("title", "Event", 30.0),
    text("date", "Date", 11.0),
    text("organiser", "Organiser", 24.0),
    text("return", "Return", 24.0),
    prose("facts", "What differs", 34.0),
    number("places", "Places", 8.0),
    number("awards", "Awards", 8.0),
    prose("reason", "Why", 50.0),
];

const PLACES: [Column; 10] = [
    text("event_key", "Key", 24.0),
    text("title", "Event", 30.0),
    text("list", "List", 10.0),
    text("entry", "Entry", 8.0),
    prose("name", "Name", 34.0),
    text("old_place", "Place before", 9.0),
    text("new_place", "Place now", 9.0),
    text("old_score", "Score before", 10.0),
    text("new_score", "Score now", 10.0),
    prose("reason", "Why", 50.0),
];

const AWARDS: [Column; 15] = [
    text("event_key", "Key", 24.0),
    text("title", "Event", 30.0),
    text("entry", "Entry", 8.0),
    text("player_no", "Number", 10.0),
    text("player", "Player", 24.0),
    text("kind", "Kind", 8.0),
    text("old_place", "Place before", 9.0),
    text("new_place", "Place now", 9.0),
    number("old_points", "Points before", 9.0),
    number("new_points", "Points now", 9.0),
    number("difference", "Difference", 10.0),
    text("certificate", "Certificate", 18.0),
    prose("old_basis", "Reason before", 40.0),
    prose("new_basis", "Reason now", 40.0),
    prose("reason", "Why", 50.0),
];

const MEMBERS: [Column; 7] = [
    text("player_no", "Number", 10.0),
    text("player", "Player", 28.0),
    text("kind", "Kind", 8.0),
    number("old_points", "Before", 10.0),
    number("new_points", "Now", 10.0),
    number("difference", "Difference", 10.0),
    prose("events", "By the events", 60.0),
];

const CELLS: [Column; 6] = [
    text("return", "Return", 28.0),
    text("sheet", "Sheet", 14.0),
    text("cell", "Cell", 9.0),
    text("event", "Event", 9.0),
    prose("old", "Before", 40.0),
    prose("new", "Now", 40.0),
];

/// The name of the amendment in the output of `palmares diff`.
pub const AMENDMENT_FILE: &str = "amendment.csv";

/// Those of `awards.csv`, why, and what a register knows the event by.
const AMENDMENT: [Column; 13] = [
    text("event_key", "Key", 24.0),
    text("entry", "Entry", 8.0),
    text("place", "Place", 8.0),
    text("player_no", "Number", 10.0),
    text("player", "Player", 24.0),
    text("kind", "Kind", 8.0),
    number("points", "Points", 9.0),
    text("clauses", "Clauses", 18.0),
    prose("basis", "Reason of the award", 40.0),
    prose("reason", "Why", 50.0),
    text("date", "Date", 11.0),
    text("title", "Event", 30.0),
    text("organiser", "Organiser", 24.0),
];

const TOTALS: [Column; 6] = [
    text("kind", "Kind", 10.0),
    number("old", "Old run", 12.0),
    number("taken_back", "Taken back", 12.0),
    number("given", "Given", 12.0),
    number("new", "New run", 12.0),
    text("balances", "Balances", 10.0),
];

/// The lists of a difference, in the order in which they are read.
pub fn listings(difference: &Difference) -> Vec<Listing<'_>> {
    vec![
        Listing::of(
            ("data/control-totals.csv", "Control totals"),
            "Old run, less what is taken back, and what is given, make the new run.",
            &TOTALS,
            &difference.totals,
            total_row,
        ),
        Listing::of(
            ("data/event-changes.csv", "Events"),
            "Events that differ, each with its reason.",
            &EVENTS,
            &difference.events,
            event_row,
        ),
        Listing::of(
            ("data/place-changes.csv", "Places"),
            "Contestants of events that both runs have, whose place, score or name differs.",
            &PLACES,
            &difference.places,
            place_row,
        ),
        Listing::of(
            ("data/award-changes.csv", "Awards"),
            "A wrong certificate is recovered and amended by the officer who issued it (WBU 1.11.1).",
            &AWARDS,
            &difference.awards,
            award_row,
        ),
        Listing::of(
            ("data/member-changes.csv", "Members"),
            "Players whose points in all differ.",
            &MEMBERS,
            &difference.members,
            member_row,
        ),
        Listing::of(
            (AMENDMENT_FILE, "Amendment"),
            "Each award that differs as a pair of rows: the old one taken back, the new one given. The rows net to the difference; palmares reconcile takes them.",
            &AMENDMENT,
            &difference.amendment,
            amendment_row,
        ),
        Listing::of(
            ("data/cell-changes.csv", "Cells"),
            "Cells of the returns that were typed otherwise.",
            &CELLS,
            &difference.cells,
            cell_row,
        ),
    ]
}

fn event_row(change: &EventChange) -> Vec<Field<'_>> {
    vec![
        change.key.as_str().into(),
        change.title.as_str().into(),
        change.date.as_str().into(),
        change.organiser.as_str().into(),
        change.path.as_str().into(),
        change.facts.as_str().into(),
        Field::count(change.places),
        Field::count(change.awards),
        change.reason.as_str().into(),
    ]
}

fn place_row(change: &PlaceChange) -> Vec<Field<'_>> {
    vec![
        change.key.as_str().into(),
        change.title.as_str().into(),
        change.list.as_str().into(),
        change.entry.as_str().into(),
        change.name.as_str().into(),
        change.place[0].as_str().into(),
        change.place[1].as_str().into(),
        change.score[0].as_str().into(),
        change.score[1].as_str().into(),
        change.reason.as_str().into(),
    ]
}

fn award_row(change: &AwardChange) -> Vec<Field<'_>> {
    let [old, new] = change.points;
    let by = new.unwrap_or(Exact::ZERO) - old.unwrap_or(Exact::ZERO);
    vec![
        change.key.as_str().into(),
        change.title.as_str().into(),
        change.entry.as_str().into(),
        change.number.as_str().into(),
        change.player.as_str().into(),
        change.kind.as_str().into(),
        change.place[0].as_str().into(),
        change.place[1].as_str().into(),
        Field::of(old),
        Field::of(new),
        Field::Number(by),
        change.certificate.into(),
        change.basis[0].as_str().into(),
        change.basis[1].as_str().into(),
        change.reason.as_str().into(),
    ]
}

fn member_row(change: &MemberChange) -> Vec<Field<'_>> {
    let [old, new] = change.points;
    vec![
        change.number.as_str().into(),
        change.player.as_str().into(),
        change.kind.as_str().into(),
        Field::Number(old),
        Field::Number(new),
        Field::Number(new - old),
        change.events.as_str().into(),
    ]
}

fn amendment_row(row: &AmendmentRow) -> Vec<Field<'_>> {
    vec![
        (&*row.award.event_key).into(),
        row.award.entry.as_str().into(),
        row.award.place.as_str().into(),
        row.award.number.as_str().into(),
        row.award.player.as_str().into(),
        (&*row.award.kind).into(),
        Field::Number(row.points),
        (&*row.award.clauses).into(),
        (&*row.award.basis).into(),
        row.reason.as_str().into(),
        row.event[0].as_str().into(),
        row.event[1].as_str().into(),
        row.event[2].as_str().into(),
    ]
}

fn cell_row(change: &TypedChange) -> Vec<Field<'_>> {
    vec![
        change.path.as_str().into(),
        change.sheet.as_str().into(),
        change.cell.as_str().into(),
        change.event.as_str().into(),
        change.old.as_str().into(),
        change.new.as_str().into(),
    ]
}

fn total_row(total: &AmendedTotal) -> Vec<Field<'_>> {
    vec![
        total.kind.as_str().into(),
        Field::Number(total.old),
        Field::Number(total.taken_back),
        Field::Number(total.given),
        Field::Number(total.new),
        if total.balances() { "yes" } else { "no" }.into(),
    ]
}
