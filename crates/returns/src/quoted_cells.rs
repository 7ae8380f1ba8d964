//! Cells that are not read, as problems quote them.

use adopt::{is_tick, is_tick_word};
use model::problem::{SentenceValue, abridged_name_list};
use model::{CellValue, StoredCell, day_from_serial, to_a1};

use super::cells::heading_text;

/// Cells under a heading or on a sheet of one's own that are quoted, before the others are counted.
const MOST_QUOTED: usize = 3;
/// Letters of a cell that are shown.
const MOST_LETTERS: usize = 100;

/// The first texts of cells that hold words, but no addresses for mail; the others are counted.
pub(super) fn quote_word_cells<'a>(
    cells: impl Iterator<Item = &'a StoredCell>,
) -> Option<SentenceValue> {
    let is_text = |cell: &&StoredCell| match &cell.value {
        CellValue::Text(text) => text.contains(char::is_alphabetic) && !text.contains('@'),
        _ => false,
    };
    quote_cells(cells.filter(is_text))
}

/// The same of any cells.
pub(super) fn quote_cells<'a>(
    cells: impl Iterator<Item = &'a StoredCell>,
) -> Option<SentenceValue> {
    let mut texts = cells.enumerate().peekable();
    texts.peek()?;
    let shown = |(nth, cell)| if nth < MOST_QUOTED { quote(cell) } else { String::new() };
    Some(abridged_name_list(texts.map(shown), MOST_QUOTED))
}

/// The text of a cell, with its place.
fn quote(cell: &StoredCell) -> String {
    format!("“{}” ({})", shorten_text(&shown_cell_text(cell)), to_a1(cell.row, cell.column))
}

/// What a cell shows, a day without its format.
pub(super) fn shown_cell_text(cell: &StoredCell) -> String {
    match &cell.value {
        CellValue::Date(serial) => {
            day_from_serial(*serial).map_or_else(String::new, |day| day.to_string())
        }
        CellValue::Bool(said) => said.to_string().to_uppercase(),
        CellValue::Error(text) => text.to_string(),
        CellValue::Blank => cell.formula.as_ref().map_or_else(String::new, |f| format!("={f}")),
        _ => heading_text(cell).unwrap_or_default(),
    }
}

/// A text, or its beginning.
pub(super) fn shorten_text(text: &str) -> String {
    match text.char_indices().nth(MOST_LETTERS) {
        Some((end, _)) => format!("{}…", text[..end].trim_end()),
        None => text.to_string(),
    }
}

/// Whether a cell holds a tick, or a word in place of one.
pub(super) fn is_tick_cell(cell: &StoredCell) -> bool {
    matches!(&cell.value, CellValue::Text(text) if is_tick(text))
}

/// Whether a cell holds a word in place of a tick.
pub(super) fn is_tick_word_cell(cell: &StoredCell) -> bool {
    matches!(&cell.value, CellValue::Text(text) if is_tick_word(text))
}
