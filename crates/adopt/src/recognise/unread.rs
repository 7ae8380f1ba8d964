//! What people write around the tables of a workbook and no fact is taken from: a return has no place
//! for it.

use std::collections::BTreeSet;

use super::super::sections::section_in_text;
use super::super::translate::ForeignWorkbookCells;
use super::days::{day_without_year_in_text, lone_day_has_time, lone_month_in_text};
use super::facts::read_facts_from_lines as found_facts;
use super::footers::{is_footer_text, means_no_score};
use super::grid::{GridCell, GridRow, SheetGrid};
use super::headings::squeeze_heading;
use super::lines::LineOutsideTables;
use super::months::month_from_name;
use super::titles::{has_event_word, is_about_one_table, is_title_like, names_source_program};
use super::words::{fact_words, line_tokens, names_organising_body, says_two_winners};
use super::{FactKind, RecognisedTable, RecognisedWorkbook, is_stage_name};
use model::name_comparison::folded_name;
use model::{CellAddress, SheetCopy, WorkbookCopy};

/// A text that was not read.
pub(crate) struct UnreadText {
    /// Its cell; none for a text outside of the cells.
    pub at: Option<CellAddress>,
    pub text: String,
    /// Whether it says that something does not count, counts otherwise or may change.
    pub bears: bool,
}

/// The texts and notes of a workbook that were not read. Of a sheet without tables those that bear on
/// results.
pub(crate) fn find_unread_texts(
    copy: &WorkbookCopy,
    found: &RecognisedWorkbook,
    events: &[RecognisedWorkbook],
) -> Vec<UnreadText> {
    let facts = found.facts.iter().chain(events.iter().flat_map(|event| &event.facts));
    let taken: BTreeSet<CellAddress> = facts.filter_map(|fact| fact.at).collect();
    let cells = ForeignWorkbookCells::new(copy);
    let told: BTreeSet<String> = taken.iter().map(|at| folded_name(&cells.text(*at))).collect();
    let shown = copy.sheets.iter().enumerate().filter(|(_, sheet)| !sheet.hidden);
    let mut unread = Vec::new();
    for (at, sheet) in shown {
        let grid = SheetGrid::new(at as u16, sheet);
        unread.extend(texts(&grid, found, &told).chain(notes(&grid, sheet)));
    }
    unread
}

/// `told`: the texts from which facts were taken.
fn texts<'a>(
    grid: &'a SheetGrid,
    found: &'a RecognisedWorkbook,
    told: &'a BTreeSet<String>,
) -> impl Iterator<Item = UnreadText> + 'a {
    let tables: Vec<&RecognisedTable> =
        found.tables.iter().filter(|table| table.sheet == grid.sheet).collect();
    let is_outside = |row: &&GridRow| {
        let alone = row.cells.len() == 1;
        tables.iter().all(|table| {
            // What names a list of something else is told with it.
            let caption = table.caption.as_ref().filter(|_| table.repeats).map(|(_, at)| at.row);
            let heading = table.heading.unwrap_or(table.first_row);
            let first = caption.unwrap_or(heading).min(heading);
            let within = (first..=table.last_row).contains(&row.row);
            // `Withdrawn` stands above those who did.
            let names_rows = || row.cells.iter().any(|cell| means_no_score(&cell.text));
            !within || alone && table.skipped.contains(&row.row) && !names_rows()
        })
    };
    let has_table = !tables.is_empty();
    let rows: Vec<&GridRow> = grid.rows.iter().filter(is_outside).collect();
    rows.into_iter().flat_map(move |row| {
        let texts = row.cells.iter().enumerate().filter(|(_, cell)| cell.is_text());
        texts.filter_map(move |(place, cell)| {
            let at = CellAddress { sheet: grid.sheet, row: row.row, column: cell.column };
            let before = place.checked_sub(1).map(|before| &row.cells[before]);
            let known = !has_table
                || told.contains(&folded_name(&cell.text))
                || is_understood(cell, before, at);
            let explains_mark = cell.text.starts_with(super::super::people::FOOTNOTE_MARKS);
            let bears = bears_on_results(&cell.text)
                || (!known || !has_table) && (tells_of_one(&cell.text) || explains_mark);
            (bears || !known).then(|| UnreadText { at: Some(at), text: cell.text.clone(), bears })
        })
    })
}

/// The notes on cells, which Excel shows beside them.
fn notes<'a>(grid: &SheetGrid, sheet: &'a SheetCopy) -> impl Iterator<Item = UnreadText> + 'a {
    let of = grid.sheet;
    sheet.layout.notes.iter().map(move |note| {
        let column = sheet.column_from_source(note.column);
        UnreadText {
            at: Some(CellAddress { sheet: of, row: note.row, column }),
            text: note.text.trim().to_string(),
            bears: may_affect_results(&note.text),
        }
    })
}

/// Whether a text is of a kind that tells nothing of single results: a label and its value, a count, a
/// day, a name of a list, an average, an address.
fn is_understood(cell: &GridCell, before: Option<&GridCell>, at: CellAddress) -> bool {
    let words = fact_words();
    let text = &cell.text;
    let label = |text: &str| {
        let label = text.split(':').next().unwrap_or_default();
        words.labels.contains_key(&squeeze_heading(label, true).text)
    };
    let plain = line_tokens(text);
    let of_list = |token: &String| {
        let known = [&words.list, &words.round, &words.rounds, &words.after, &words.boards];
        known.iter().any(|known| known.contains(token))
            || words.weekdays.contains_key(token)
            || words.contestants.contains_key(token)
            || token.bytes().any(|byte| byte.is_ascii_digit())
    };
    let line = LineOutsideTables { at, text: text.clone(), beside: None, above: true };
    let counts = || !found_facts(&[line], true, None).facts.is_empty();
    text.chars().filter(|c| c.is_alphabetic()).count() < 4
        || label(text)
        || before.is_some_and(|before| label(&before.text))
        || plain.iter().all(of_list)
        || lone_day_has_time(text).is_some()
        || lone_month_in_text(text).is_some()
        || day_without_year_in_text(text).is_some()
        || plain.first().is_some_and(|first| words.stale.contains(first))
        || is_stage_name(text)
        || is_footer_text(text)
        || names_source_program(text)
        || ["@", "http", "www."].iter().any(|mark| text.to_lowercase().contains(mark))
        || is_about_one_table(text)
        || says_two_winners(text)
        || crate::direction_in_text(text).is_some()
        || section_in_text(text).is_some()
        || counts()
}

/// Whether a text may be what a layout says that stands in its cell: the name of a body or of an event,
/// rather than a day, a count or a remark.
pub(crate) fn may_be_fact_value(kind: FactKind, text: &str) -> bool {
    let at = CellAddress { sheet: 0, row: 0, column: 0 };
    let line = LineOutsideTables { at, text: text.to_string(), beside: None, above: true };
    let sound = is_title_like(&line) && !bears_on_results(text);
    match kind {
        FactKind::Title => sound && (!names_organising_body(text) || has_event_word(text)),
        FactKind::Organiser => sound && (!has_event_word(text) || names_organising_body(text)),
        _ => true,
    }
}

/// Whether a text may change what the tables say: it bears on results, or tells something of one contestant.
pub fn may_affect_results(text: &str) -> bool {
    bears_on_results(text) || tells_of_one(text)
}

/// Whether a text is a tick, or a word in place of one: `ok`, `paid`.
pub fn is_tick(text: &str) -> bool {
    matches!(text.trim(), "✓" | "✔" | "☑" | "√")
        || fact_words().tick_signs.contains(&squeeze_heading(text, true).text)
        || is_tick_word(text)
}

/// Whether a column tells who has paid and nothing else, by its heading and its cells.
pub(crate) fn tells_who_has_paid(heading: &str, cells: &[String]) -> bool {
    let words = fact_words();
    let is_amount = |text: &str| {
        let digits = text.chars().filter(char::is_ascii_digit).count();
        digits > 0 && text.chars().all(|c| c.is_ascii_digit() || ".,-€£$ ".contains(c))
    };
    let is_told = |text: &String| {
        is_tick(text)
            || is_amount(text)
            || words.unpaid.contains(&squeeze_heading(text, true).text)
            || !text.contains(char::is_alphanumeric)
    };
    words.paid.contains(&squeeze_heading(heading, true).text) && cells.iter().all(is_told)
}

/// Whether a text is a word in place of a tick, which says that nothing is wrong.
pub fn is_tick_word(text: &str) -> bool {
    fact_words().ticks.contains(&squeeze_heading(text, true).text)
}

/// Whether a text says that something does not count, counts otherwise or may change.
fn bears_on_results(text: &str) -> bool {
    const MOST_PARTS: u16 = 12;
    let (words, tokens) = (fact_words(), line_tokens(text));
    // `Session 1 of 2`
    let part = |four: &[String]| {
        let (at, of) = (four[1].parse::<u16>(), four[3].parse::<u16>());
        let before = at.ok().zip(of.ok()).is_some_and(|(at, of)| at < of && of <= MOST_PARTS);
        words.sittings.contains(&four[0]) && words.times.contains(&four[2]) && before
    };
    says_it(text)
        || tokens.windows(4).any(part)
        || tokens.iter().any(|token| words.bears_players.contains(token))
}

/// The same of the heading of a column or the name of a sheet: `Penalty`, `Late entries`.
pub fn heading_may_affect_results(heading: &str) -> bool {
    let whole = squeeze_heading(heading, true).text;
    let stems = &fact_words().bears_headings;
    let mut tokens = line_tokens(heading).into_iter().chain([whole]);
    says_it(heading) || tokens.any(|token| begins(stems, &token))
}

fn says_it(text: &str) -> bool {
    let (words, said) = (fact_words(), squeeze_heading(text, true).text);
    line_tokens(text).iter().any(|token| begins(&words.bears, token))
        || words.bears_phrases.iter().any(|phrase| said.contains(phrase.as_str()))
}

/// Whether a word begins with a stem; short stems stand as a whole.
fn begins(stems: &[String], word: &str) -> bool {
    const WHOLE: usize = 4;
    stems.iter().any(|stem| word == stem || stem.len() > WHOLE && word.starts_with(stem.as_str()))
}

/// Whether a text tells something of one contestant by the number: `Pair 3 came late`.
fn tells_of_one(text: &str) -> bool {
    let (words, tokens) = (fact_words(), line_tokens(text));
    let counts = |word: &String| {
        [&words.boards, &words.rounds, &words.round, &words.sessions, &words.list, &words.times]
            .iter()
            .any(|known| known.contains(word))
            || month_from_name(word).is_some()
    };
    tokens.windows(3).any(|three| {
        words.contestants.contains_key(&three[0])
            && three[1].parse::<u16>().is_ok_and(|number| number < 200)
            && three[2].bytes().all(|b| b.is_ascii_lowercase())
            && !counts(&three[2])
    })
}
