//! The table of players whose points by a USEBIO file are others than ours.

use crate::usebio::UsebioPointsChange;

use super::{Table, TableDraft};

/// The players whose points differ, file by file.
pub fn usebio_points_changes_table(changes: &[UsebioPointsChange]) -> Table<'_> {
    TableDraft::from_rows("differences.csv", "Players", "Points are in hundredths of a master point; the clauses are those of our award, or say why there is none.", changes)
    .text("return", "File", 24.0, |change| &change.path)
    .text("title", "Event", 30.0, |change| &change.title)
    .text("entry", "Entry", 8.0, |change| &change.entry)
    .text("player_no", "Number", 10.0, |change| &change.number)
    .text("player", "Player", 28.0, |change| &change.player)
    .text("old_place", "Place in the file", 9.0, |change| &change.places[0])
    .text("new_place", "Place", 9.0, |change| &change.places[1])
    .text("old_points", "Points in the file", 10.0, |change| &change.told)
    .number("new_points", "Points", 10.0, |change| change.points)
    .number("difference", "Difference", 10.0, |change| change.difference)
    .text("clauses", "Clauses", 18.0, |change| &change.clauses)
    .prose("basis", "Why", 60.0, |change| &change.basis)
    .build()
}
