//! The Swiss of chess teams (C.04.6): a draw by the crate `swiss` as a draw of an event.

pub(crate) use swiss::team_swiss::TeamColourPreferences;

use super::{Draw, DrawOutcome, dutch};
use model::crosstable::Crosstable;

/// Draws the next round, with match points as score and game points behind them (C.04.6, 1.2). The
/// first of a pair has White on the first board. The draw has passed its independent check.
///
/// # Errors
///
/// If no team is available, no legal pairing exists, or the check fails.
pub fn draw_team_swiss_round(
    table: &Crosstable,
    preferences: TeamColourPreferences,
) -> DrawOutcome {
    let drawn = swiss::team_swiss::draw_team_round(table, preferences)?;
    Ok(Draw { coloured: false, ..dutch::convert_swiss_draw(drawn) })
}
