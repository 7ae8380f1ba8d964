//! What most rows of a table look like, so that a footer is told from a contestant.

use std::collections::BTreeMap;

use super::What;
use super::column_heading::{CONTESTANT_MEANINGS, ColumnHeading};
use super::content::CellShape;
use super::footers::{is_footer_row, is_remark, means_no_score};
use super::grid::{ColumnSpan, GridCell, SheetGrid};
use super::headings::heading_meanings;
use super::words::{fact_words, line_tokens};

/// What most rows of a table look like.
pub(super) struct TypicalRow {
    columns: ColumnSpan,
    /// Of each column whether most of its cells are numbers; none where they are mixed.
    numbers: BTreeMap<u16, bool>,
    /// How many cells a row has, in the middle of all.
    filled: usize,
    subject: Option<u16>,
}

impl TypicalRow {
    pub(super) fn new(
        grid: &SheetGrid,
        rows: std::ops::Range<usize>,
        columns: ColumnSpan,
        heads: &BTreeMap<u16, ColumnHeading>,
    ) -> TypicalRow {
        let mut counts: BTreeMap<u16, (usize, usize)> = BTreeMap::new();
        let mut filled = Vec::new();
        for row in grid.rows[rows].iter().take(200) {
            let cells = row.cells_within(columns);
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
            let said = heads.iter().filter(|(_, head)| head.likely_means(*what));
            let mut texts = said.map(|(column, _)| *column);
            texts.find(|column| numbers.get(column) != Some(&true))
        };
        let subject = CONTESTANT_MEANINGS.iter().find_map(named);
        TypicalRow {
            columns,
            numbers,
            filled: filled.get(filled.len() / 2).copied().unwrap_or(1),
            subject,
        }
    }

    /// Whether some cells have numbers wherever most rows have them, and at least one.
    pub(super) fn has_expected_numbers(&self, cells: &[GridCell]) -> bool {
        let expected = |cell: &&GridCell| self.numbers.get(&cell.column) == Some(&true);
        let mut numbers = cells.iter().filter(expected).peekable();
        numbers.peek().is_some() && numbers.all(|cell| cell.number().is_some())
    }

    pub(super) fn row_has_contestant_name(&self, cells: &[GridCell]) -> bool {
        let subject = cells.iter().find(|cell| Some(cell.column) == self.subject);
        subject.is_some_and(|cell| {
            !is_footer_row(std::slice::from_ref(cell)) && cells.len() * 2 > self.filled
        })
    }

    /// Whether a row tells of a contestant; after a blank row it has to look like the others.
    pub(super) fn is_contestant_row(
        &self,
        cells: &[GridCell],
        after_gap: bool,
        heads: &BTreeMap<u16, ColumnHeading>,
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
                    || *number && (means_no_score(&cell.text) || begins_with_score(&cell.text))
                    || !*number && is_round_without_game(&cell.text)
            })
        });
        let agree = agree.count();
        let subject =
            self.subject.is_none_or(|subject| cells.iter().any(|cell| cell.column == subject));
        let remark = cells.iter().any(|cell| cell.is_text() && is_remark(&cell.text));
        if cells.len() == 1 {
            let wide = self.columns.last > self.columns.first && self.filled > 1;
            let short = !remark && !cells[0].shapes().has(CellShape::Long);
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
    pub(super) fn ends_table(&self, cells: &[GridCell], after_gap: bool) -> bool {
        after_gap && cells.iter().any(|cell| is_remark(&cell.text))
    }
}

/// Whether a text is a number with a remark behind it, as `62.5 adj` and `58 (-2)`; `12 boards` is none.
fn begins_with_score(text: &str) -> bool {
    let ends =
        text.find(|c: char| !(c.is_ascii_digit() || ".,%".contains(c))).unwrap_or(text.len());
    let (number, remark) = text.split_at(ends);
    let counts =
        |token: &String| fact_words().boards.contains(token) || fact_words().rounds.contains(token);
    super::numbers::parse_typed_number(number.trim_end_matches(['.', ','])).is_some()
        && !remark.is_empty()
        && !line_tokens(remark).iter().any(counts)
}

/// Whether a cell of a round tells what somebody got who did not play.
fn is_round_without_game(text: &str) -> bool {
    matches!(text, "0" | "1" | "0.5" | "\u{bd}" | "-0" | "-1" | "-0.5" | "-\u{bd}" | "+" | "-")
}

/// Whether a text names a day, with its year or without.
fn names_day(text: &str) -> bool {
    super::days::first_day_in_text(text).is_some()
        || super::days::day_without_year_in_text(text).is_some()
}

/// Whether a text alone in its row names a group: `Group B`, `Section 2`.
fn is_caption(text: &str) -> bool {
    let reading = heading_meanings(text);
    reading.iter().any(|reading| {
        matches!(
            reading.what,
            What::Section | What::Category | What::Direction | What::Round | What::Board
        )
    }) && text.split_whitespace().count() <= 3
}
