//! Lines of courtesy below or among the rows of a table, which are no rows of it: `Thanks to all who came`.
//! A line with a word of a contestant is none: teams and players have such names, too.

use std::cell::{Cell, OnceCell};
use std::collections::HashSet;

use adopt::{is_courtesy_line, is_courtesy_word, is_labelled_courtesy_line, is_totals_label};
use model::form::SheetForm;
use model::name_comparison::folded_name;
use model::{CellValue, StoredCell};

use super::cells::{is_cell_filled, trim_all_blanks};
use super::nearest::name_meant_by_typo;
use super::quoted_cells::shown_cell_text;

/// Sheets on which a label and a name are no rule and no correction.
const OF_RESULTS: [&str; 4] = ["Results", "Matches", "Boards", "Games"];
/// More such lines are a list of something.
const MOST: u32 = 20;
/// Among more words of names no slip is looked for, and nothing is a line.
const MOST_WORDS: usize = 20_000;
/// A shorter word is too much like others to be a name with a slip.
const LEAST_NEAR: usize = 5;

/// What lines of a sheet are looked at against.
pub(super) struct CourtesyLineFinder<'a> {
    /// The cells of the sheet that lists the contestants, if it is another one.
    pub entries: Option<Vec<&'a StoredCell>>,
    /// The cells of this sheet below the headings.
    own: &'a [StoredCell],
    form: &'static str,
    words: OnceCell<HashSet<String>>,
    seen: Cell<u32>,
}

impl<'a> CourtesyLineFinder<'a> {
    pub(super) fn new(
        form: &'static SheetForm,
        entries: Option<Vec<&'a StoredCell>>,
        own: &'a [StoredCell],
    ) -> Self {
        CourtesyLineFinder {
            entries,
            own,
            form: form.name,
            words: OnceCell::new(),
            seen: Cell::new(0),
        }
    }

    /// Whether the cells of a row are such a line.
    pub(super) fn is_courtesy_line(&self, cells: &[StoredCell]) -> bool {
        let mut filled = cells.iter().filter(|cell| is_cell_filled(cell));
        let (Some(first), second, None) = (filled.next(), filled.next(), filled.next()) else {
            return false;
        };
        let (CellValue::Text(text), None) = (&first.value, &first.formula) else { return false };
        let text = trim_all_blanks(text);
        // A name is known for no contestant's only where those are listed elsewhere, and on sheets of
        // results alone.
        let listed = self.entries.is_some() && OF_RESULTS.contains(&self.form);
        let said = match second {
            // A word for totals beside which nothing stands holds none.
            None => {
                let plain = !text.contains(|c: char| c.is_numeric());
                let is_word = is_courtesy_word(text) || is_totals_label(text) && plain;
                is_courtesy_line(text)
                    || listed && (is_word || is_labelled_courtesy_line(text, None))
            }
            Some(value) if listed && value.formula.is_none() => {
                is_labelled_courtesy_line(text, Some(&shown_cell_text(value)))
            }
            Some(_) => false,
        };
        if !said || self.seen.get() >= MOST {
            return false;
        }
        self.seen.set(self.seen.get() + 1);
        let said = [Some(first), second]
            .into_iter()
            .flatten()
            .flat_map(|cell| parted(&shown_cell_text(cell)));
        !said.into_iter().any(|word| self.is_near(&word))
    }

    /// Whether a word is one of a contestant, or nearly.
    fn is_near(&self, word: &str) -> bool {
        let own = || {
            self.own
                .iter()
                .filter(|cell| !is_courtesy_line(&shown_cell_text(cell)))
                .collect::<Vec<_>>()
        };
        let words = self.words.get_or_init(|| {
            let cells = self.entries.clone().unwrap_or_else(own);
            cells.into_iter().flat_map(|cell| parted(&shown_cell_text(cell))).collect()
        });
        let near = || {
            let long = words.iter().filter(|word| word.len() >= LEAST_NEAR).map(String::as_str);
            word.len() >= LEAST_NEAR && name_meant_by_typo(word, long).is_some()
        };
        words.len() > MOST_WORDS || words.contains(word) || near()
    }
}

/// The words of a text of three letters and more, folded.
fn parted(text: &str) -> Vec<String> {
    const LEAST: usize = 3;
    let words = text.split(|c: char| !c.is_alphanumeric());
    words.filter(|word| word.chars().count() >= LEAST).map(folded_name).collect()
}
