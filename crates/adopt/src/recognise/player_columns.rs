//! Board games: columns headed by the names of the players.

use super::column_heading::Head;
use super::content::Shape;
use super::view::View;

/// Columns headed by the names of players that hold what they scored.
pub(super) fn people_as_columns(view: &View) -> Vec<u16> {
    let named = |head: &Head| {
        let text = head.text();
        head.readings.is_empty()
            && text.chars().next().is_some_and(char::is_uppercase)
            && text.chars().all(|c| c.is_alphabetic() || " .-'".contains(c))
    };
    let found = view.columns().filter(|(_, head, profile)| {
        named(head) && profile.filled > 0 && profile.share(Shape::Number) >= 70
    });
    found.map(|(column, ..)| column).collect()
}
