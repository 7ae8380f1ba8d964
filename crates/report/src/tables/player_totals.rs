//! The table of players' totals: a sheet of `season.xlsx`, without a file of its own.

use model::AwardKind;
use register::Season;

use super::{Table, TableDraft};

/// The points of each player; Green and Gold Points if there are any.
pub(crate) fn player_totals_table(season: &Season) -> Table<'_> {
    let by_kind = season.total_points().kinds_or_local() != [AwardKind::Local];
    let draft = TableDraft::from_rows("", "Totals", "", &season.persons)
        .text("player_no", "Number", 11.0, |person| person.number.as_deref())
        .text("player", "Player", 30.0, |person| &person.name)
        .amount("events", "Events", 8.0, |person| person.events)
        .amount("local_points", "Local Points", 13.0, |person| person.points.local)
        .decimal("green_points", "Green Points", 13.0, |person| person.points.green)
        .decimal("gold_points", "Gold Points", 13.0, |person| person.points.gold)
        .decimal("master_points", "Master points", 13.0, |person| person.points.master_points())
        .single_line_rows();
    match by_kind {
        true => draft.build(),
        false => draft
            .sheet_columns(&["player_no", "player", "events", "local_points", "master_points"])
            .build(),
    }
}
