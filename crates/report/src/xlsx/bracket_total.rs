//! The total of a contestant in a pack's own knock-out as a formula over the results of its
//! games. If the formula does not give the score, the number is written.

use engine::awards::ComputedEvent;
use engine::scoring::bracket::SpreadsheetCells;
use model::{CellAddress, Event, Exact};

use super::annotation::CopiedReturn;
use super::result_cells::ResultCell;

/// The longest formula, somewhat below the limit of spreadsheets.
const LONGEST: usize = 8_000;

/// The total of an entry as a formula; `None` if there is none.
pub(super) fn bracket_total_formula(
    copied: CopiedReturn<'_>,
    outcome: &ComputedEvent,
    entry: usize,
) -> Option<String> {
    let bracket = outcome.scores.bracket()?;
    let (text, value) = bracket.survived_rounds_formula(&outcome.event, entry, &copied)?;
    let score = outcome.scores.of_entry[entry].as_ref()?.total;
    (score == Exact::whole(value as i128) && text.len() <= LONGEST).then_some(text)
}

impl SpreadsheetCells for CopiedReturn<'_> {
    fn result_formula(&self, event: &Event, row: usize, worth: &[(&str, f64)], now: f64) -> String {
        let row = &event.matches[row];
        let cell = ResultCell::find(*self, event, row).filter(|_| row.note.is_none());
        cell.map_or_else(|| now.to_string(), |cell| cell.points_formula(worth, now))
    }

    fn number_cell_name(&self, at: CellAddress) -> Option<String> {
        CopiedReturn::cell_number(*self, at).map(|_| self.cell_reference(at))
    }
}
