//! What people write around the tables of a workbook and no fact is taken from: a return has no place
//! for it.

use std::collections::BTreeSet;

use super::super::sections::section_of;
use super::super::translate::ForeignCells;
use super::days::{is_day, month_in, yearless_in};
use super::facts::found as found_facts;
use super::footers::{is_footer_text, is_without_score};
use super::grid::{Cell, Grid, Row};
use super::headings::squeezed;
use super::lines::Line;
use super::months::month_named;
use super::titles::{is_about_table, is_title_like, made_by_program, names_event};
use super::words::{names_body, names_two_winners, tokens, words};
use super::{FactKind, RecognisedWorkbook, Table, is_stage};
use model::names::folded;
use model::{Address, SheetCopy, WorkbookCopy};

/// A text that was not read.
pub(crate) struct Unread {
    pub at: Address,
    pub text: String,
    /// Whether it says that something does not count, counts otherwise or may change.
    pub bears: bool,
}

/// The texts and notes of a workbook that were not read. Of a sheet without tables those that bear on
/// results.
pub(crate) fn unread(
    copy: &WorkbookCopy,
    found: &RecognisedWorkbook,
    events: &[RecognisedWorkbook],
) -> Vec<Unread> {
    let facts = found.facts.iter().chain(events.iter().flat_map(|event| &event.facts));
    let taken: BTreeSet<Address> = facts.filter_map(|fact| fact.at).collect();
    let cells = ForeignCells::new(copy);
    let told: BTreeSet<String> = taken.iter().map(|at| folded(&cells.text(*at))).collect();
    let shown = copy.sheets.iter().enumerate().filter(|(_, sheet)| !sheet.hidden);
    let mut unread = Vec::new();
    for (at, sheet) in shown {
        let grid = Grid::new(at as u16, sheet);
        unread.extend(texts(&grid, found, &told).chain(notes(&grid, sheet)));
    }
    unread
}

/// `told`: the texts from which facts were taken.
fn texts<'a>(
    grid: &'a Grid,
    found: &'a RecognisedWorkbook,
    told: &'a BTreeSet<String>,
) -> impl Iterator<Item = Unread> + 'a {
    let tables: Vec<&Table> =
        found.tables.iter().filter(|table| table.sheet == grid.sheet).collect();
    let is_outside = |row: &&Row| {
        let alone = row.cells.len() == 1;
        tables.iter().all(|table| {
            // What names a list of something else is told with it.
            let caption = table.caption.as_ref().filter(|_| table.repeats).map(|(_, at)| at.row);
            let heading = table.heading.unwrap_or(table.first_row);
            let first = caption.unwrap_or(heading).min(heading);
            let within = (first..=table.last_row).contains(&row.row);
            // `Withdrawn` stands above those who did.
            let names_rows = || row.cells.iter().any(|cell| is_without_score(&cell.text));
            !within || alone && table.skipped.contains(&row.row) && !names_rows()
        })
    };
    let has_table = !tables.is_empty();
    let rows: Vec<&Row> = grid.rows.iter().filter(is_outside).collect();
    rows.into_iter().flat_map(move |row| {
        let texts = row.cells.iter().enumerate().filter(|(_, cell)| cell.is_text());
        texts.filter_map(move |(place, cell)| {
            let at = Address { sheet: grid.sheet, row: row.row, column: cell.column };
            let before = place.checked_sub(1).map(|before| &row.cells[before]);
            let known =
                !has_table || told.contains(&folded(&cell.text)) || is_understood(cell, before, at);
            let explains_mark = cell.text.starts_with(super::super::people::MARKS);
            let bears = bears_on_results(&cell.text)
                || (!known || !has_table) && (tells_of_one(&cell.text) || explains_mark);
            (bears || !known).then(|| Unread { at, text: cell.text.clone(), bears })
        })
    })
}

/// The notes on cells, which Excel shows beside them.
fn notes<'a>(grid: &Grid, sheet: &'a SheetCopy) -> impl Iterator<Item = Unread> + 'a {
    let of = grid.sheet;
    sheet.layout.notes.iter().map(move |note| Unread {
        at: Address { sheet: of, row: note.row, column: sheet.copy_column(note.column) },
        text: note.text.trim().to_string(),
        bears: may_affect_results(&note.text),
    })
}

/// Whether a text is of a kind that tells nothing of single results: a label and its value, a count, a
/// day, a name of a list, an average, an address.
fn is_understood(cell: &Cell, before: Option<&Cell>, at: Address) -> bool {
    let words = words();
    let text = &cell.text;
    let label = |text: &str| {
        let label = text.split(':').next().unwrap_or_default();
        words.labels.contains_key(&squeezed(label, true).text)
    };
    let plain = tokens(text);
    let of_list = |token: &String| {
        let known = [&words.list, &words.round, &words.rounds, &words.after, &words.boards];
        known.iter().any(|known| known.contains(token))
            || words.weekdays.contains_key(token)
            || words.contestants.contains_key(token)
            || token.bytes().any(|byte| byte.is_ascii_digit())
    };
    let line = Line { at, text: text.clone(), beside: None, above: true };
    let counts = || !found_facts(&[line], true, None).facts.is_empty();
    text.chars().filter(|c| c.is_alphabetic()).count() < 4
        || label(text)
        || before.is_some_and(|before| label(&before.text))
        || plain.iter().all(of_list)
        || is_day(text).is_some()
        || month_in(text).is_some()
        || yearless_in(text).is_some()
        || plain.first().is_some_and(|first| words.stale.contains(first))
        || is_stage(text)
        || is_footer_text(text)
        || made_by_program(text)
        || ["@", "http", "www."].iter().any(|mark| text.to_lowercase().contains(mark))
        || is_about_table(text)
        || names_two_winners(text)
        || crate::direction(text).is_some()
        || section_of(text).is_some()
        || counts()
}

/// Whether a text may be what a layout says that stands in its cell: the name of a body or of an event,
/// rather than a day, a count or a remark.
pub(crate) fn may_name(kind: FactKind, text: &str) -> bool {
    let at = Address { sheet: 0, row: 0, column: 0 };
    let line = Line { at, text: text.to_string(), beside: None, above: true };
    let sound = is_title_like(&line) && !bears_on_results(text);
    match kind {
        FactKind::Title => sound && (!names_body(text) || names_event(text)),
        FactKind::Organiser => sound && (!names_event(text) || names_body(text)),
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
        || words().tick_signs.contains(&squeezed(text, true).text)
        || is_tick_word(text)
}

/// Whether a text is a word in place of a tick, which says that nothing is wrong.
pub fn is_tick_word(text: &str) -> bool {
    words().ticks.contains(&squeezed(text, true).text)
}

/// Whether a text says that something does not count, counts otherwise or may change.
fn bears_on_results(text: &str) -> bool {
    const MOST_PARTS: u16 = 12;
    let (words, tokens) = (words(), tokens(text));
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
pub fn heads_corrections(heading: &str) -> bool {
    let whole = squeezed(heading, true).text;
    let stems = &words().bears_headings;
    let mut tokens = tokens(heading).into_iter().chain([whole]);
    says_it(heading) || tokens.any(|token| begins(stems, &token))
}

fn says_it(text: &str) -> bool {
    let (words, said) = (words(), squeezed(text, true).text);
    tokens(text).iter().any(|token| begins(&words.bears, token))
        || words.bears_phrases.iter().any(|phrase| said.contains(phrase.as_str()))
}

/// Whether a word begins with a stem; short stems stand as a whole.
fn begins(stems: &[String], word: &str) -> bool {
    const WHOLE: usize = 4;
    stems.iter().any(|stem| word == stem || stem.len() > WHOLE && word.starts_with(stem.as_str()))
}

/// Whether a text tells something of one contestant by the number: `Pair 3 came late`.
fn tells_of_one(text: &str) -> bool {
    let (words, tokens) = (words(), tokens(text));
    let counts = |word: &String| {
        [&words.boards, &words.rounds, &words.round, &words.sessions, &words.list, &words.times]
            .iter()
            .any(|known| known.contains(word))
            || month_named(word).is_some()
    };
    tokens.windows(3).any(|three| {
        words.contestants.contains_key(&three[0])
            && three[1].parse::<u16>().is_ok_and(|number| number < 200)
            && three[2].bytes().all(|b| b.is_ascii_lowercase())
            && !counts(&three[2])
    })
}
