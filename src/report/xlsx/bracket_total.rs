//! How far a contestant came in a knock-out of a rule book's own, as a formula over the
//! results of its games. Where the formula does not come to the score, the number stands.

use crate::engine::awards::Outcome;
use crate::engine::scoring::bracket::Cells;
use crate::model::{Address, Event, Exact};

use super::annotation::Copied;
use super::result_cells::ResultCell;

/// The longest formula that a spreadsheet takes, with some room.
const LONGEST: usize = 8_000;

/// The total of an entry as a formula; none where no formula says it.
pub fn total(copied: Copied<'_>, outcome: &Outcome, entry: usize) -> Option<String> {
    let bracket = outcome.scores.bracket()?;
    let (text, value) = bracket.formula(&outcome.event, entry, &copied)?;
    let score = outcome.scores.of_entry[entry].as_ref()?.total;
    (score == Exact::whole(value as i128) && text.len() <= LONGEST).then_some(text)
}

impl Cells for Copied<'_> {
    fn result(&self, event: &Event, row: usize, worth: &[(&str, f64)], now: f64) -> String {
        let row = &event.matches[row];
        let cell = ResultCell::of(*self, event, row).filter(|_| row.note.is_none());
        cell.map_or_else(|| now.to_string(), |cell| cell.term(worth, now))
    }

    fn number(&self, at: Address) -> Option<String> {
        Copied::number(*self, at).map(|_| self.reference(at))
    }
}
