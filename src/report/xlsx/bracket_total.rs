//! How far a contestant came in a knock-out of a rule book's own, as a formula over the
//! results of its games. Where the formula does not come to the score, the number stands.

use crate::engine::awards::Outcome;
use crate::engine::scoring::bracket::Cells;
use crate::model::{Address, Event, Exact, Stored};

use workbook::write::quoted;

use super::annotated::Annotation;
use super::result_cells::ResultCell;

/// The longest formula that a spreadsheet takes, with some room.
const LONGEST: usize = 8_000;

/// The total of an entry as a formula; none where no formula says it.
pub fn total(
    annotation: &Annotation<'_>,
    names: &[String],
    outcome: &Outcome,
    entry: usize,
) -> Option<String> {
    let bracket = outcome.scores.bracket()?;
    let cells = Workbook { annotation, names };
    let (text, value) = bracket.formula(&outcome.event, entry, &cells)?;
    let score = outcome.scores.of_entry[entry].as_ref()?.total;
    (score == Exact::whole(value as i128) && text.len() <= LONGEST).then_some(text)
}

struct Workbook<'a> {
    annotation: &'a Annotation<'a>,
    names: &'a [String],
}

impl Cells for Workbook<'_> {
    fn result(&self, event: &Event, row: usize, worth: &[(&str, f64)], now: f64) -> String {
        let row = &event.matches[row];
        let cell = ResultCell::of(self.annotation, self.names, event, row);
        let cell = cell.filter(|_| row.note.is_none());
        cell.map_or_else(|| now.to_string(), |cell| cell.term(worth, now))
    }

    fn number(&self, at: Address) -> Option<String> {
        let sheet = self.annotation.facsimile.sheets.get(usize::from(at.sheet))?;
        let key = (at.row, at.column);
        let found = sheet.cells.binary_search_by_key(&key, |cell| (cell.row, cell.column)).ok()?;
        let name = self.names.get(usize::from(at.sheet))?;
        matches!(sheet.cells[found].value, Stored::Number(_))
            .then(|| format!("{}!{}", quoted(name), at.a1()))
    }
}
