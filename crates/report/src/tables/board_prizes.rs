//! The players on the boards of chess teams, as board prizes rank them.

use engine::awards::ComputedEvent;
use register::Season;

use super::{CellExtra, Table, TableDraft};

/// The players of a season on their boards, event by event.
pub(crate) fn board_prizes_table(season: &Season) -> Table<'_> {
    let players = move || {
        season.events().flat_map(move |(_, event)| {
            event.chess.board_players.iter().map(move |own| {
                (event, own, season.people.spelling(event.rankings.players[own.player as usize]))
            })
        })
    };
    TableDraft::new("data/board-prizes.csv", "Board prizes", "", players().count(), players)
        .text("event_key", "Key", 24.0, |(event, ..)| &event.key)
        .whole_number("board", "Board", 7.0, |(_, own, _)| own.figures.board)
        .whole_number("place", "Place", 7.0, |(_, own, _)| {
            own.figures.place.map(|place| place.number)
        })
        .whole_number("tied", "Tied", 7.0, |(_, own, _)| own.figures.place.map(|place| place.tied))
        .text("entry", "Entry", 9.0, |(event, own, _)| {
            &event.rankings.standings[own.standing as usize].entry
        })
        .text("player_no", "Number", 11.0, |(.., player)| player.number.as_deref())
        .text("player", "Player", 28.0, |(.., player)| &player.name)
        .whole_number("games", "Games", 8.0, |(_, own, _)| own.figures.games)
        .number("points", "Points", 8.0, |(_, own, _)| own.figures.points)
        .with_unit("points", "game points")
        .number("percent", "Per cent", 9.0, |(_, own, _)| own.figures.percent)
        .with_unit("percent", "points in a hundred of the games")
        .text("basis", "Basis", 60.0, |(_, own, _)| &*own.figures.why)
        .build()
}

/// The players of one return on their boards.
pub(crate) fn return_board_prizes_table(outcomes: &[ComputedEvent]) -> Table<'_> {
    let players = || {
        outcomes.iter().flat_map(|outcome| {
            let event = &outcome.event;
            outcome.board_players.iter().map(move |own| (event, &event.entries[own.entry], own))
        })
    };
    TableDraft::new("", "Board prizes", "", players().count(), players)
        .text("event", "Event", 8.0, |(event, ..)| &event.id)
        .whole_number("board", "Board", 7.0, |(.., own)| own.figures.board)
        .text("place", "Place", 7.0, |(.., own)| {
            own.figures.place.map(|place| place.to_string()).unwrap_or_default()
        })
        .text("player_no", "Number", 11.0, |(_, entry, own)| {
            entry.players[own.player].number.as_deref()
        })
        .text("player", "Player", 28.0, |(_, entry, own)| &entry.players[own.player].name)
        .text("team", "Team", 28.0, |(_, entry, _)| entry.display_name())
        .whole_number("games", "Games", 8.0, |(.., own)| own.figures.games)
        .number("points", "Points", 8.0, |(.., own)| own.figures.points)
        .number("percent", "Per cent", 9.0, |(.., own)| own.figures.percent)
        .with_cell_extras("place", |(.., own)| CellExtra {
            note: own.figures.why.to_string(),
            ..CellExtra::default()
        })
        .build()
}
