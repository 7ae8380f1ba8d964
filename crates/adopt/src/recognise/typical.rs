//! What most rows of a table look like, so that a footer is told from a contestant.

use std::collections::BTreeMap;

use super::What;
use super::column_heading::{Head, SUBJECTS};
use super::content::Shape;
use super::footers::{is_footer, is_remark, is_without_score};
use super::grid::{Cell, ColumnSpan, Grid};
use super::headings::readings;
use super::words::{tokens, words};

/// What most rows of a table look like.
pub(super) struct Typical {
    columns: ColumnSpan,
    /// Of each column whether most of its cells are numbers; none where they are mixed.
    numbers: BTreeMap<u16, bool>,
    /// How many cells a row has, in the middle of all.
    filled: usize,
    subject: Option<u16>,
}

impl Typical {
    pub(super) fn new(
        grid: &Grid,
        rows: std::ops::Range<usize>,
        columns: ColumnSpan,
        heads: &BTreeMap<u16, Head>,
    ) -> Typical {
        let mut counts: BTreeMap<u16, (usize, usize)> = BTreeMap::new();
        let mut filled = Vec::new();
        for row in grid.rows[rows].iter().take(200) {
            let cells = row.within(columns);
            if !cells.is_empty() {
                filled.push(cells.len());
            }
            for cell in cells {
                let count = counts.entry(cell.column).or_default();
                if cell.number().is_some() { count.0 += 1 } else { count.1 += 1 }
            }
        }
        filled.sort_unstable();
        let decided = |(column, (numbers, others)): (u16, (usize, usize))| {
            (numbers * 4 >= (numbers + others) * 3 || others * 4 >= (numbers + others) * 3)
                .then_some((column, numbers > others))
        };
        let numbers: BTreeMap<u16, bool> = counts.into_iter().filter_map(decided).collect();
        let named = |what: &What| {
            let said = heads.iter().filter(|(_, head)| head.means(*what));
            let mut texts = said.map(|(column, _)| *column);
            texts.find(|column| numbers.get(column) != Some(&true))
        };
        let subject = SUBJECTS.iter().find_map(named);
        Typical {
            columns,
            numbers,
            filled: filled.get(filled.len() / 2).copied().unwrap_or(1),
            subject,
        }
    }

    /// Whether some cells have numbers wherever most rows have them, and at least one.
    pub(super) fn has_numbers(&self, cells: &[Cell]) -> bool {
        let expected = |cell: &&Cell| self.numbers.get(&cell.column) == Some(&true);
        let mut numbers = cells.iter().filter(expected).peekable();
        numbers.peek().is_some() && numbers.all(|cell| cell.number().is_some())
    }

    pub(super) fn is_subject(&self, cells: &[Cell]) -> bool {
        let subject = cells.iter().find(|cell| Some(cell.column) == self.subject);
        subject.is_some_and(|cell| {
            !is_footer(std::slice::from_ref(cell)) && cells.len() * 2 > self.filled
        })
    }

    /// Whether a row tells of a contestant; after a blank row it has to look like the others.
    pub(super) fn fits(
        &self,
        cells: &[Cell],
        after_gap: bool,
        heads: &BTreeMap<u16, Head>,
    ) -> bool {
        let repeats = cells.iter().filter(|cell| {
            heads.get(&cell.column).is_some_and(|head| head.lines.contains(&cell.text))
        });
        if repeats.count() * 2 > cells.len().max(2) {
            return false;
        }
        let agree = cells.iter().filter(|cell| {
            self.numbers.get(&cell.column).is_none_or(|number| {
                *number == cell.number().is_some()
                    || *number && (is_without_score(&cell.text) || begins_with_score(&cell.text))
                    || !*number && is_round_without_game(&cell.text)
            })
        });
        let agree = agree.count();
        let subject =
            self.subject.is_none_or(|subject| cells.iter().any(|cell| cell.column == subject));
        let remark = cells.iter().any(|cell| cell.is_text() && is_remark(&cell.text));
        if cells.len() == 1 {
            let wide = self.columns.last > self.columns.first && self.filled > 1;
            let short = !remark && !cells[0].shapes().has(Shape::Long);
            let text = &cells[0].text;
            let caption = names_day(text)
                || super::headings::is_numbered_round(text)
                || self.filled > 3 && is_caption(text);
            return subject && agree == 1 && short && !(wide && (after_gap || caption));
        }
        let most = agree * 10 >= cells.len() * 6;
        if after_gap {
            return subject && most && !remark && cells.len() * 10 >= self.filled * 5;
        }
        most && (subject || cells.len() * 2 >= self.filled)
            && !(remark && cells.len() <= 2 && self.filled > 3)
    }

    /// Whether a row that does not fit ends the table.
    pub(super) fn ends(&self, cells: &[Cell], after_gap: bool) -> bool {
        after_gap && cells.iter().any(|cell| is_remark(&cell.text))
    }
}

/// Whether a text is a number with a remark behind it, as `62.5 adj` and `58 (-2)`; `12 boards` is none.
fn begins_with_score(text: &str) -> bool {
    let ends =
        text.find(|c: char| !(c.is_ascii_digit() || ".,%".contains(c))).unwrap_or(text.len());
    let (number, remark) = text.split_at(ends);
    let counts = |token: &String| words().boards.contains(token) || words().rounds.contains(token);
    super::numbers::number(number.trim_end_matches(['.', ','])).is_some()
        && !remark.is_empty()
        && !tokens(remark).iter().any(counts)
}

/// Whether a cell of a round tells what somebody got who did not play.
fn is_round_without_game(text: &str) -> bool {
    matches!(text, "0" | "1" | "0.5" | "\u{bd}" | "-0" | "-1" | "-0.5" | "-\u{bd}" | "+" | "-")
}

/// Whether a text names a day, with its year or without.
fn names_day(text: &str) -> bool {
    super::days::day_in(text).is_some() || super::days::yearless_in(text).is_some()
}

/// Whether a text alone in its row names a group: `Group B`, `Section 2`.
fn is_caption(text: &str) -> bool {
    let reading = readings(text);
    reading.iter().any(|reading| {
        matches!(
            reading.what,
            What::Section | What::Category | What::Direction | What::Round | What::Board
        )
    }) && text.split_whitespace().count() <= 3
}
