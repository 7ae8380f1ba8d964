//! The sides of Scheveningen matches (`data/match-sides.csv`): each side is a group of its event,
//! with the points of its players together.

use register::Season;

use super::{Table, TableDraft};

/// The sides of all matches of a season, that with more points first.
pub(crate) fn scheveningen_sides_table(season: &Season) -> Table<'_> {
    let sides = || {
        season.events().flat_map(|(_, event)| {
            let groups = event.rankings.groups.iter();
            groups.filter_map(move |group| Some((event, group, group.side_score?)))
        })
    };
    TableDraft::new("data/match-sides.csv", "Match sides", "", sides().count(), sides)
        .text("event_key", "Key", 24.0, |(event, ..)| &event.key)
        .text("side", "Side", 28.0, |(_, group, _)| &*group.title)
        .number("points", "Points", 8.0, |(.., points)| points)
        .with_unit("points", "game points")
        .whole_number("players", "Players", 8.0, |(_, group, _)| {
            u32::try_from(group.members.len()).ok()
        })
        .text("basis", "Basis", 60.0, |(_, group, _)| &*group.bounds)
        .build()
}
