//! Lines that people type among or below the rows of a table, and that can be no row of it: `Thanks to
//! all who came`.

use std::collections::{BTreeMap, HashSet};

use adopt::{is_count, is_total, may_affect_results};
use model::form::{EntryColumn, FormColumn};
use model::names::folded;
use model::surname::is_particle;
use model::{CellValue, StoredCell, WorkbookCopy};

use super::cells::{is_filled, trimmed};
use super::headings;
use super::nearest::typo_of;
use super::several_names::parted;

/// Sheets on which a text alone may be a row that lacks the rest.
const SPARSE: [&str; 4] = ["Adjustments", "Forbidden", "Groups", "Prizes"];
/// More lines than this are rows of a list.
const MOST: usize = 40;
/// Among more words of names no slip is looked for, and nothing is a line.
const MOST_WORDS: usize = 20_000;
/// Rows that a table has at least.
const LEAST_ROWS: usize = 2;
/// A text of fewer letters may be a sign or the label of an entry.
const LEAST_LETTERS: usize = 3;
/// A shorter word is too much like others to be a name with a slip.
const LEAST_NEAR: usize = 5;

/// What the other rows have in a column.
struct Others {
    /// Numbers, and labels or names of entries, alone.
    refer: bool,
    /// Nothing like a sentence.
    plain: bool,
}

/// The lines of text below the headings of a sheet: the only cell of its row, which is no entry.
pub(super) fn lines<'a>(
    copy: &WorkbookCopy,
    index: u16,
    below: &'a [StoredCell],
) -> Vec<&'a StoredCell> {
    let name = folded(&copy.sheets[usize::from(index)].name);
    let rows = || below.chunk_by(|one, other| one.row == other.row);
    let filled = |cells: &'a [StoredCell]| cells.iter().filter(|cell| is_filled(cell));
    let alone = |cells: &'a [StoredCell]| {
        let mut filled = filled(cells);
        filled.next().filter(|cell| filled.next().is_none() && is_worded(cell))
    };
    let mut lines: Vec<&StoredCell> = rows().filter_map(alone).take(MOST + 1).collect();
    if lines.is_empty() || lines.len() > MOST || SPARSE.iter().any(|own| folded(own) == name) {
        return Vec::new();
    }
    let of_entries = name == folded(EntryColumn::FORM.name);
    let entries = if of_entries { EntryNames::default() } else { EntryNames::of(copy) };
    let (mut columns, mut full): (BTreeMap<u16, Others>, _) = (BTreeMap::new(), 0);
    for cells in rows().filter(|cells| filled(cells).nth(1).is_some()) {
        full += 1;
        for cell in filled(cells) {
            let refer = !entries.texts.is_empty();
            let others = columns.entry(cell.column).or_insert(Others { refer, plain: true });
            if let CellValue::Text(text) = &cell.value {
                others.refer &=
                    text.contains(char::is_numeric) || is_total(text) || entries.is_one(text);
                others.plain &= !is_sentence(text) && !is_remark(text);
            }
        }
    }
    lines.retain(|cell| match (&cell.value, columns.get(&cell.column)) {
        (CellValue::Text(text), Some(others)) if full >= LEAST_ROWS => {
            is_line(trimmed(text), others, &entries)
        }
        _ => false,
    });
    lines
}

/// Whether a cell holds words that nothing worked out.
fn is_worded(cell: &StoredCell) -> bool {
    let letters = |text: &str| text.chars().filter(|c| c.is_alphabetic()).count();
    matches!(&cell.value, CellValue::Text(text) if letters(text) >= LEAST_LETTERS)
        && cell.formula.is_none()
}

fn is_line(text: &str, others: &Others, entries: &EntryNames) -> bool {
    if entries.is_one(text) || entries.begin(text) {
        return false;
    }
    let is_sentence = others.plain && is_sentence(text);
    match text.contains(char::is_numeric) {
        // Such as `Pair 3 withdrew`.
        true => is_sentence && !may_affect_results(text),
        false => {
            is_sentence
                || others.plain && is_remark(text)
                || others.refer && !is_total(text) && !entries.is_near(text)
        }
    }
}

/// Whether a text has words in small letters that are no part of a name: `Thanks to all`.
fn is_sentence(text: &str) -> bool {
    let is_small = |word: &&str| {
        let word = word.trim_matches(|c: char| !c.is_alphanumeric());
        word.chars().count() > 1 && word.chars().all(char::is_lowercase) && !is_particle(word)
    };
    !text.starts_with(char::is_lowercase)
        && text.split_whitespace().filter(is_small).nth(1).is_some()
}

/// Whether a text is marked as no name: `Well done!`
fn is_remark(text: &str) -> bool {
    text.ends_with('!') || adopt::is_remark(text)
}

/// What stands for contestants on the sheet `Entries`.
#[derive(Default)]
pub(super) struct EntryNames {
    /// Whole cells, and each name of several in one.
    texts: HashSet<String>,
    words: HashSet<String>,
}

impl EntryNames {
    pub(super) fn of(copy: &WorkbookCopy) -> EntryNames {
        use EntryColumn::{Entry, Event, Name, Names, Player};
        let form = EntryColumn::FORM;
        let mut sheets = (0u16..).zip(&copy.sheets);
        let sheet = sheets.find(|(_, sheet)| folded(&sheet.name) == folded(form.name));
        let headings = sheet.and_then(|(index, sheet)| {
            Some((index, sheet, headings::find(form, sheet, index, None, &mut Vec::new())?))
        });
        let Some((index, sheet, headings)) = headings else { return EntryNames::default() };
        let named = |at: u16| {
            let column = headings.column_at(at);
            column.is_some_and(|(column, _)| {
                [Event, Entry, Name, Names, Player].iter().any(|own| column == *own)
            })
        };
        let below = &sheet.cells[sheet.cells.partition_point(|cell| cell.row <= headings.row)..];
        let lines: HashSet<u32> = lines(copy, index, below).iter().map(|line| line.row).collect();
        let mut names = EntryNames::default();
        let rows = below.chunk_by(|one, other| one.row == other.row);
        for cells in rows.filter(|cells| !lines.contains(&cells[0].row)) {
            let texts: Vec<&str> = cells
                .iter()
                .filter_map(|cell| match &cell.value {
                    CellValue::Text(text) if named(cell.column) => Some(trimmed(text)),
                    _ => None,
                })
                .collect();
            if texts.iter().all(|text| is_total(text) || is_count(text)) {
                continue;
            }
            for text in texts {
                let parts = parted(text).into_iter().chain([text]).map(spaced);
                names.texts.extend(parts.filter(|text| text.contains(char::is_alphabetic)));
                names.words.extend(text.split_whitespace().map(folded));
            }
        }
        names
    }

    /// Whether a text is a contestant.
    pub(super) fn is_one(&self, text: &str) -> bool {
        self.texts.contains(&spaced(text))
    }

    /// Whether a text begins with a contestant: `Ann Ashby: withdrawn`.
    fn begin(&self, text: &str) -> bool {
        let text = spaced(text);
        let begins = |name: &String| {
            let rest = text.strip_prefix(name.as_str()).filter(|_| name.len() >= LEAST_LETTERS);
            rest.is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
        };
        self.texts.iter().any(begins)
    }

    /// Whether a word of a text is one of a name, perhaps with a slip.
    fn is_near(&self, text: &str) -> bool {
        let near = |word: String| {
            let long = word.chars().count() >= LEAST_NEAR;
            self.words.len() > MOST_WORDS
                || self.words.contains(&word)
                || long && typo_of(&word, self.words.iter().map(String::as_str)).is_some()
        };
        text.split_whitespace().map(folded).filter(|word| word.len() > 2).any(near)
    }
}

/// A text in small letters, with one blank between words.
fn spaced(text: &str) -> String {
    text.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
}
