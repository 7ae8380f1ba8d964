//! Board games: columns headed by the names of the players.

use super::column_heading::ColumnHeading;
use super::content::CellShape;
use super::view::ProfiledTable;

/// Columns headed by the names of players that hold what they scored.
pub(super) fn columns_headed_by_players(view: &ProfiledTable) -> Vec<u16> {
    let named = |head: &ColumnHeading| {
        let text = head.text();
        head.readings.is_empty()
            && text.chars().next().is_some_and(char::is_uppercase)
            && text.chars().all(|c| c.is_alphabetic() || " .-'".contains(c))
    };
    let found = view.columns().filter(|(_, head, profile)| {
        named(head) && profile.filled > 0 && profile.percent_of_shape(CellShape::Number) >= 70
    });
    found.map(|(column, ..)| column).collect()
}
