//! The next rounds of a season's events (`data/draws.csv`): a row for each pairing, bye or seat,
//! with its reason.

use model::crosstable::Colour;
use model::diplomacy::Power;
use register::{PairingRecord, Season};

use super::{Field, Table, TableDraft};

/// All pairings of all draws.
pub(crate) fn draws_table(season: &Season) -> Table<'_> {
    let draws = || season.events().filter_map(|(_, event)| Some((event, event.draw.as_deref()?)));
    let pairings = move || {
        draws().flat_map(|(event, draw)| draw.pairings.iter().map(move |own| (event, draw, own)))
    };
    TableDraft::new(
        "data/draws.csv",
        "Draws",
        "",
        draws().map(|(_, draw)| draw.pairings.len()).sum(),
        pairings,
    )
    .text("event_key", "Key", 24.0, |(event, ..)| &event.key)
    .text("title", "Event", 34.0, |(event, ..)| &event.identity.title)
    .text("round", "Round", 8.0, |(_, draw, _)| &draw.round)
    .text("table", "Table", 8.0, |(.., pairing)| &pairing.table)
    .text("round_no", "Round", 8.0, |(_, draw, _)| number_or_text(&draw.round))
    .text("table_no", "Table", 8.0, |(.., pairing)| number_or_text(&pairing.table))
    .text("a", "A", 8.0, |(.., pairing)| &pairing.first[0])
    .text("a_name", "Name of A", 30.0, |(.., pairing)| &pairing.first[1])
    .text("b", "B", 8.0, |(.., pairing)| second(pairing, 0))
    .text("met", "B", 8.0, |(.., pairing)| {
        second(pairing, 0).or_else(|| Some(pairing.power.map_or("bye", Power::name)))
    })
    .text("b_name", "Name of B", 30.0, |(.., pairing)| second(pairing, 1))
    .text("a_colour", "Colour of A", 8.0, |(_, draw, pairing)| {
        // A bye has no colour.
        let coloured = draw.coloured && pairing.second.is_some();
        coloured.then(|| Colour::White.id())
    })
    .text("note", "Note", 30.0, |(.., pairing)| note(pairing))
    .csv_columns(&["event_key", "round", "table", "a", "b", "a_name", "b_name", "a_colour", "note"])
    .sheet_columns(&["title", "round_no", "table_no", "a", "a_name", "met", "b_name"])
    .single_line_rows()
    .build()
}

/// A round or a table, which is usually a number.
fn number_or_text(text: &str) -> Field<'_> {
    match text.parse::<u32>() {
        Ok(number) => number.into(),
        Err(_) => text.into(),
    }
}

/// The label (0) or the name (1) of the second side.
fn second(pairing: &PairingRecord, which: usize) -> Option<&str> {
    pairing.second.as_ref().map(|second| &*second[which])
}

fn note(pairing: &PairingRecord) -> String {
    let what = match pairing.power {
        Some(power) => format!("power={}", power.name()),
        None if pairing.is_bye() => "bye".to_string(),
        None => String::new(),
    };
    let parts = [&*what, &*pairing.reason].into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<&str>>().join("; ")
}
