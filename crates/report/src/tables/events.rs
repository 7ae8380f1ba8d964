//! The events of a season (`data/events.csv`), each with its return. The keys of the other tables
//! lead here.

use model::Format;
use register::Season;

use super::{Table, TableDraft};

/// The events, each with its return.
pub fn events_table(season: &Season) -> Table<'_> {
    TableDraft::new("data/events.csv", "Events", "", season.events().count(), || season.events())
        .text("event_key", "Key", 24.0, |(_, event)| &event.key)
        .text("return", "Return", 40.0, |(ret, _)| &ret.path)
        .text("event", "Event", 8.0, |(_, event)| &event.identity.id)
        .text("title", "Title", 34.0, |(_, event)| &event.identity.title)
        .day("date", "Date", |(_, event)| event.identity.date)
        .text("organiser", "Organiser", 28.0, |(_, event)| &event.organiser.name)
        .text("rules", "Rules", 12.0, |(_, event)| event.rules)
        .text("format", "Format", 16.0, |(_, event)| event.format.map(Format::word))
        .text("status", "Status", 12.0, |(_, event)| event.status.word())
        .text("stage", "Stage", 12.0, |(_, event)| event.stage.word())
        .whole_number("contestants", "Contestants", 11.0, |(_, event)| event.play.contestants)
        .number("tables", "Tables", 8.0, |(_, event)| event.play.tables)
        .whole_number("boards", "Boards", 8.0, |(_, event)| event.facts.size.boards)
        .text("state", "State", 11.0, |(_, event)| event.state.word())
        .build()
}
