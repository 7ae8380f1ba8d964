//! Lines of courtesy below or among the rows of a table, which are no rows of it: `Thanks to all who came`.
//! A line with a word of a contestant is none: teams and players have such names, too.

use std::cell::{Cell, OnceCell};
use std::collections::HashSet;

use adopt::{is_courtesy, is_courtesy_label};
use model::names::folded;
use model::{CellValue, StoredCell, day_from_serial};

use super::cells::{heading, is_filled, trimmed};
use super::nearest::typo_of;

/// More such lines are a list of something.
const MOST: u32 = 20;
/// Among more words of names no slip is looked for, and nothing is a line.
const MOST_WORDS: usize = 20_000;
/// A shorter word is too much like others to be a name with a slip.
const LEAST_NEAR: usize = 5;

/// What lines of a sheet are looked at against.
pub(super) struct CourtesyLines<'a> {
    /// The cells of the sheet that lists the contestants, if it is another one.
    pub entries: Option<Vec<&'a StoredCell>>,
    /// The cells of this sheet below the headings.
    pub own: &'a [StoredCell],
    words: OnceCell<HashSet<String>>,
    seen: Cell<u32>,
}

impl<'a> CourtesyLines<'a> {
    pub(super) fn new(entries: Option<Vec<&'a StoredCell>>, own: &'a [StoredCell]) -> Self {
        CourtesyLines { entries, own, words: OnceCell::new(), seen: Cell::new(0) }
    }

    /// Whether the cells of a row are such a line.
    pub(super) fn is_one(&self, cells: &[StoredCell]) -> bool {
        let mut filled = cells.iter().filter(|cell| is_filled(cell));
        let (Some(first), second, None) = (filled.next(), filled.next(), filled.next()) else {
            return false;
        };
        let (CellValue::Text(text), None) = (&first.value, &first.formula) else { return false };
        let text = trimmed(text);
        // Who did something is known for no contestant only where those are listed elsewhere.
        let listed = self.entries.is_some();
        let said = match second {
            None => is_courtesy(text) || listed && is_courtesy_label(text, None),
            Some(value) if listed && value.formula.is_none() => {
                words_of(value).is_some_and(|value| is_courtesy_label(text, Some(&value)))
            }
            Some(_) => false,
        };
        if !said || self.seen.get() >= MOST {
            return false;
        }
        self.seen.set(self.seen.get() + 1);
        let said: Vec<String> =
            [Some(first), second].into_iter().flatten().filter_map(words_of).collect();
        !said.iter().flat_map(|text| parted(text)).any(|word| self.is_near(&word, first.row))
    }

    /// Whether a word is one of a contestant, or nearly. `row`: the one of the line.
    fn is_near(&self, word: &str, row: u32) -> bool {
        let own = || self.own.iter().filter(|cell| cell.row != row).collect::<Vec<_>>();
        let words = self.words.get_or_init(|| {
            let cells = self.entries.clone().unwrap_or_else(own);
            cells.into_iter().filter_map(words_of).flat_map(|text| parted(&text)).collect()
        });
        let near = || {
            let long = words.iter().filter(|word| word.len() >= LEAST_NEAR).map(String::as_str);
            word.len() >= LEAST_NEAR && typo_of(word, long).is_some()
        };
        words.len() > MOST_WORDS || words.contains(word) || near()
    }
}

/// The text of a cell, a day as one.
fn words_of(cell: &StoredCell) -> Option<String> {
    match &cell.value {
        CellValue::Date(serial) => Some(day_from_serial(*serial)?.to_string()),
        CellValue::Text(_) => heading(cell),
        _ => None,
    }
}

/// The words of a text of three letters and more, folded.
fn parted(text: &str) -> Vec<String> {
    const LEAST: usize = 3;
    let words = text.split(|c: char| !c.is_alphanumeric());
    words.filter(|word| word.chars().count() >= LEAST).map(folded).collect()
}
