//! The prize money of events: payments of a season (`data/prizes.csv`), and of one return for its
//! annotated copy.

use crate::award_texts::contestant_display_name;
use engine::awards::ComputedEvent;
use register::Season;

use super::{CellExtra, Table, TableDraft};

/// All payments of a season with their basis.
pub(crate) fn season_prizes_table(season: &Season) -> Table<'_> {
    let prizes =
        || season.events().filter_map(|(_, event)| Some((event, event.prizes.as_deref()?)));
    let payments = move || {
        prizes()
            .flat_map(|(event, prizes)| prizes.payments.iter().map(move |own| (event, prizes, own)))
    };
    let count = prizes().map(|(_, prizes)| prizes.payments.len()).sum();
    TableDraft::new("data/prizes.csv", "Prizes", "", count, payments)
        .text("event_key", "Key", 24.0, |(event, ..)| &event.key)
        .text("entry", "Entry", 9.0, |(event, _, own)| {
            &event.rankings.standings[own.standing as usize].entry
        })
        .text("name", "Name", 30.0, |(event, _, own)| {
            contestant_display_name(
                &season.people,
                event,
                &event.rankings.standings[own.standing as usize],
            )
        })
        .text("prize", "Prize", 34.0, |(.., own)| &*own.name)
        .decimal("amount", "Amount", 10.0, |(.., own)| own.amount)
        .with_unit("amount", "that of the column currency")
        .text("currency", "Currency", 9.0, |(_, prizes, _)| &*prizes.currency)
        .text("basis", "Basis", 80.0, |(.., own)| &*own.basis)
        .build()
}

/// The payments of one return.
pub(crate) fn return_prizes_table(outcomes: &[ComputedEvent]) -> Table<'_> {
    let prizes =
        || outcomes.iter().filter_map(|outcome| Some((&outcome.event, outcome.prizes.as_ref()?)));
    let payments = move || {
        prizes()
            .flat_map(|(event, prizes)| prizes.payments.iter().map(move |own| (event, prizes, own)))
    };
    let count = prizes().map(|(_, prizes)| prizes.payments.len()).sum();
    TableDraft::new("", "Prize list", "", count, payments)
        .text("event", "Event", 8.0, |(event, ..)| &event.id)
        .text("entry", "Entry", 9.0, |(event, _, own)| &event.entries[own.entry].label)
        .text("name", "Name", 30.0, |(event, _, own)| event.entries[own.entry].display_name())
        .text("prize", "Prize", 34.0, |(.., own)| own.name.as_str())
        .decimal("amount", "Amount", 10.0, |(.., own)| own.amount)
        .text("currency", "Currency", 9.0, |(_, prizes, _)| prizes.currency.as_str())
        .prose("basis", "Basis", 80.0, |(.., own)| own.basis.sentence())
        .with_cell_extras("amount", |(.., own)| CellExtra {
            note: own.basis.sentence(),
            ..CellExtra::default()
        })
        .build()
}
