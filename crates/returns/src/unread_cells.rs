//! What people type where a sheet of our own form is not read: beside the keys of `Event`, in columns
//! without a heading, over the example, in notes on cells. What palmares wrote itself is left out.

use std::collections::{BTreeMap, HashMap, HashSet};

use adopt::problems::{LinesAside, LinesLeft};
use adopt::{heading_may_affect_results, is_tick, is_totals_label, may_affect_results};
use model::annotation::{
    DRAW_SHEET, PALMARES_NOTE_PREFIX, WORKBOOK_AUTHOR, severity_index_of_fill,
};
use model::blank_return::BlankReturnExamples;
use model::form::Key;
use model::name_comparison::folded_name;
use model::problem::{Problem, ProblemDetail, ProblemPlace, abridged_name_list};
use model::{CellAddress, CellNote, CellValue, Format, SheetCopy, StoredCell, WorkbookCopy, to_a1};

use super::cells::{cell_address, heading_text, is_cell_filled};
use super::problems::{HeadingBlank, UnknownColumn, UnknownSheet};
use super::quoted_cells::{is_tick_word_cell, quote_cells, shorten_text, shown_cell_text};
use super::unread_columns::are_row_numbers_or_places;

/// Cells that are named, before the others are counted.
const MOST: usize = 6;
/// What each example of a form begins with.
const EXAMPLE: &str = "e.g. ";
/// The last column of the sheet `Event` of a form.
const EXAMPLES: u16 = 3;

/// Tells what is not read of a sheet of rows with its headings in `row`: cells without a heading above
/// them, those over the example, lines above that may change results, notes.
pub(super) fn report_unread_sheet_cells(
    copy: &WorkbookCopy,
    index: u16,
    row: u32,
    problems: &mut Vec<Problem>,
) {
    let sheet = &copy.sheets[usize::from(index)];
    let named =
        |cell: &&StoredCell| heading_text(cell).is_some_and(|name| !folded_name(&name).is_empty());
    let headed = sheet.cells.iter().filter(|cell| cell.row == row).filter(named);
    let headed: HashSet<u16> = headed.map(|cell| cell.column).collect();
    // A form explains its headings and its example in notes.
    let noted = |row: u32| sheet.layout.notes.iter().filter(|note| note.row == row).count();
    let is_form = noted(row) * 2 > headed.len();
    let example = row.checked_sub(1).filter(|above| is_form && noted(*above) > 0);
    // `groups` tells of all columns that it does not read.
    let of_groups =
        ["Groups", "Prizes"].iter().any(|name| folded_name(name) == folded_name(&sheet.name));
    let is_told = |column: u16| {
        let at = ProblemPlace::Cell(CellAddress { sheet: index, row, column });
        let blank =
            |known: &Problem| known.place == at && known.trouble.is_of_kind::<HeadingBlank>();
        of_groups || problems.iter().any(blank)
    };
    let (above, below) = sheet.cells.split_at(sheet.cells.partition_point(|cell| cell.row <= row));
    let (columns, of_table) = without_heading(below, &headed);
    let columns = columns.into_iter().filter(|(column, _)| !is_told(*column));
    let columns = columns.map(|(_, cells)| cells);
    let columns =
        columns.filter(|cells| !are_row_numbers_or_places(cells, of_table.len())).flatten();
    let bears = |cell: &StoredCell| {
        !is_tick_word_cell(cell) && (of_table.contains(&cell.row) || is_doubtful(cell))
    };
    let above =
        over_headings(sheet, &above[..above.partition_point(|cell| cell.row < row)], example);
    let is_own = |problem: &&Problem| problem.trouble.is_of_kind::<UnknownColumn>();
    let own = problems.iter().filter(is_own).filter_map(|problem| match problem.place {
        ProblemPlace::Cell(at) if (at.sheet, at.row) == (index, row) => Some(at.column),
        _ => None,
    });
    let own: HashSet<u16> = own.collect();
    let own = below.iter().filter(|cell| own.contains(&cell.column) && affects(cell));
    let unread = above.chain(own).map(|cell| (cell, true));
    let unread = unread.chain(columns.map(|cell| (cell, bears(cell)))).collect();
    // The reasons of pairings are notes, too; not every file says who wrote them.
    let is_ours = |note: &CellNote| match note.author.trim() {
        "" | "Author" => sheet.name == DRAW_SHEET,
        author => author == WORKBOOK_AUTHOR,
    };
    let own = |note: &CellNote| is_ours(note) || note.row <= row && is_form;
    tell(copy, index, unread, &own, problems);
}

/// Warns of sentences that may change results on sheets of one's own, and of all that stands on sheets of
/// such a name: `Penalties`.
pub(super) fn warn_of_text_on_own_sheets(copy: &WorkbookCopy, problems: &mut Vec<Problem>) {
    const LEAST_WORDS: usize = 3;
    let is_own = |problem: &&Problem| problem.trouble.is_of_kind::<UnknownSheet>();
    let own = problems.iter().filter(is_own).filter_map(|problem| match problem.place {
        ProblemPlace::Sheet(index) => Some(index),
        _ => None,
    });
    for index in own.collect::<Vec<u16>>() {
        let is_sentence = |cell: &&StoredCell| {
            let text = heading_text(cell).unwrap_or_default();
            text.split_whitespace().nth(LEAST_WORDS - 1).is_some() && affects(cell)
        };
        let sheet = &copy.sheets[usize::from(index)];
        let filled = || sheet.cells.iter().filter(|cell| is_cell_filled(cell));
        let by_name = filled().next().filter(|_| heading_may_affect_results(&sheet.name));
        if let Some((first, texts)) = by_name.zip(quote_cells(filled())) {
            problems.push(Problem::new(LinesLeft { texts }, cell_address(first, index)));
            continue;
        }
        let cells = sheet.cells.iter().filter(is_sentence).map(|cell| (cell, true)).collect();
        tell(copy, index, cells, &|_| true, problems);
    }
}

/// Warns of headers and footers of pages and of text boxes that may change results. All stay in the copy.
pub(super) fn warn_of_text_outside_cells(copy: &WorkbookCopy, problems: &mut Vec<Problem>) {
    for (index, sheet) in (0u16..).zip(&copy.sheets).filter(|(_, sheet)| !sheet.hidden) {
        let texts = sheet.layout.texts_outside_cells.iter();
        let bearing = texts.filter(|text| may_affect_results(text));
        let shown: Vec<String> = bearing.map(|text| format!("“{}”", shorten_text(text))).collect();
        if !shown.is_empty() {
            let texts = abridged_name_list(shown, MOST);
            problems.push(Problem::new(LinesLeft { texts }, ProblemPlace::Sheet(index)));
        }
    }
}

/// What people typed into the row of examples, and lines that may change results. `example`: that row, where
/// notes say so.
fn over_headings<'a>(
    sheet: &'a SheetCopy,
    above: &'a [StoredCell],
    example: Option<u32>,
) -> impl Iterator<Item = &'a StoredCell> {
    let is_example =
        |cell: &StoredCell| heading_text(cell).is_some_and(|text| text.starts_with(EXAMPLE));
    // The form says what a row of its sheet is.
    let title = format!("{}: ", sheet.name);
    let is_title = move |cell: &StoredCell| match &cell.value {
        CellValue::Text(text) => text.starts_with(&title) && text.ends_with('.'),
        _ => false,
    };
    let rows = above.chunk_by(|one, other| one.row == other.row);
    let cells = rows.flat_map(move |cells| {
        let of_examples = Some(cells[0].row) == example || cells.iter().any(is_example);
        cells.iter().filter(move |cell| !is_example(cell) && (of_examples || affects(cell)))
    });
    cells.filter(move |cell| !is_title(cell))
}

/// The cells below the headings in columns without one, and the rows of the table. Totals are none.
fn without_heading<'a>(
    below: &'a [StoredCell],
    headed: &HashSet<u16>,
) -> (BTreeMap<u16, Vec<&'a StoredCell>>, HashSet<u32>) {
    let (mut columns, mut of_table) = (BTreeMap::new(), HashSet::new());
    for cells in below.chunk_by(|one, other| one.row == other.row) {
        let filled = || cells.iter().filter(|cell| is_cell_filled(cell));
        let is_headed = |cell: &&StoredCell| headed.contains(&cell.column);
        if filled().any(|cell| is_headed(&cell)) {
            of_table.insert(cells[0].row);
        }
        // Of totals beside the table nothing is told. A row of the table that begins with such a word
        // can be a contestant.
        let is_word =
            |cell: &StoredCell| heading_text(cell).is_some_and(|text| is_totals_label(&text));
        let aside = || filled().any(is_word) && filled().filter(is_headed).all(is_word);
        let is_total =
            |cell: &StoredCell| is_word(cell) || matches!(cell.value, CellValue::Number(_));
        if !filled().all(|cell| is_headed(&cell)) {
            let aside = aside();
            let said = filled().filter(|cell| !(is_headed(cell) || aside && is_total(cell)));
            for cell in said {
                columns.entry(cell.column).or_insert_with(Vec::new).push(cell);
            }
        }
    }
    (columns, of_table)
}

/// Tells what is not read of the sheet `Event`, whose rows `key_of` knows by their names: cells behind
/// the answers, answers without a key, lines without an answer, notes.
pub(super) fn report_unread_event_cells(
    copy: &WorkbookCopy,
    index: u16,
    key_of: impl Fn(&str) -> Option<Key>,
    problems: &mut Vec<Problem>,
) {
    let sheet = &copy.sheets[usize::from(index)];
    let column = |at: u16| sheet.cells.iter().filter(move |cell| cell.column == at);
    let key = |cell: &StoredCell| Some((cell.row, key_of(&heading_text(cell)?)?));
    let keys: HashMap<u32, Key> = column(0).filter_map(key).collect();
    let filled = |at: u16| column(at).filter(|cell| is_cell_filled(cell)).map(|cell| cell.row);
    let [named, answered]: [HashSet<u32>; 2] = [0, 1].map(|at| filled(at).collect());
    let last = keys.keys().max().copied().unwrap_or(u32::MAX);
    // The form heads its columns `Key`, nothing, `What it means` and `Example`.
    let head =
        column(0).find(|cell| heading_text(cell).is_some_and(|name| folded_name(&name) == "key"));
    let head = head.map(|cell| cell.row);
    let of_form = |cell: &StoredCell| match (&cell.value, keys.get(&cell.row)) {
        (CellValue::Text(text), Some(key)) if cell.column == EXAMPLES => {
            answered.contains(&cell.row) || is_example(*key, text)
        }
        // What a key means is a sentence.
        (CellValue::Text(text), Some(_)) => text.ends_with('.'),
        (value, _) => matches!(value, CellValue::Text(_)),
    };
    let asks = |cell: &StoredCell| heading_text(cell).is_some_and(|text| text.ends_with('?'));
    let is_unread = |cell: &&StoredCell| match cell.column {
        0 if Some(cell.row) < head || answered.contains(&cell.row) => false,
        0 => !keys.contains_key(&cell.row) && (cell.row > last || affects(cell)),
        1 => !named.contains(&cell.row),
        2..=EXAMPLES if head.is_some() => !of_form(cell) || asks(cell),
        _ => true,
    };
    let bears = |cell: &StoredCell| {
        let answer = cell.column == 1 || head.is_some() && (2..=EXAMPLES).contains(&cell.column);
        answer || cell.column > 1 && is_doubtful(cell) || affects(cell)
    };
    let unread = sheet.cells.iter().filter(is_unread);
    let unread = unread.map(|cell| (cell, bears(cell))).collect();
    tell(copy, index, unread, &|_| false, problems);
}

/// Whether a text is an example of a key on a form.
fn is_example(key: Key, text: &str) -> bool {
    let of =
        |format: &Format| BlankReturnExamples::for_format(*format, "").key_example(key) == text;
    key == Key::Rules || Format::ALL.iter().any(of)
}

/// Whether the text of a cell may change results.
fn affects(cell: &StoredCell) -> bool {
    matches!(&cell.value, CellValue::Text(text) if may_affect_results(text))
}

/// Whether a text may change results: by its words, a figure or a question.
fn doubts(text: &str) -> bool {
    text.contains(|c: char| c.is_ascii_digit() || c == '?') || may_affect_results(text)
}

/// The same of what stands in a cell.
fn is_doubtful(cell: &StoredCell) -> bool {
    heading_text(cell).is_none_or(|text| doubts(&text))
}

/// Tells the cells that say something, each with whether it may change results, and the notes of people.
/// `own`: notes of a form.
fn tell(
    copy: &WorkbookCopy,
    index: u16,
    cells: Vec<(&StoredCell, bool)>,
    own: &dyn Fn(&CellNote) -> bool,
    problems: &mut Vec<Problem>,
) {
    let sheet = &copy.sheets[usize::from(index)];
    let at_cell = |cell: &StoredCell| ProblemPlace::Cell(cell_address(cell, index));
    let cells = cells.into_iter().filter_map(|(cell, bears)| {
        Some((typed(cell)?, to_a1(cell.row, cell.column), at_cell(cell), bears))
    });
    let notes =
        sheet.layout.notes.iter().filter(|note| !own(note) && !is_of_adoption(copy, sheet, note));
    // A warning at the cell of a note would say that its value is doubtful.
    let notes = notes.filter_map(|note| {
        let text = typed_note_text(note)?;
        let bears = doubts(&text);
        Some((text, to_a1(note.row, note.column), ProblemPlace::Sheet(index), bears))
    });
    let (bearing, others): (Vec<_>, Vec<_>) = cells.chain(notes).partition(|told| told.3);
    for (told, bears) in [(bearing, true), (others, false)] {
        let Some((.., place, _)) = told.first() else { continue };
        let place = *place;
        let shown =
            told.into_iter().map(|(text, at, ..)| format!("“{}” ({at})", shorten_text(&text)));
        let texts = abridged_name_list(shown, MOST);
        let trouble = if bears {
            LinesLeft { texts }.into()
        } else {
            ProblemDetail::from(LinesAside { texts })
        };
        problems.push(Problem::new(trouble, place));
    }
}

/// What somebody typed into a cell; `None` for signs alone and for what a formula works out.
fn typed(cell: &StoredCell) -> Option<String> {
    if cell.formula.as_deref().is_some_and(|formula| formula.contains(char::is_alphabetic)) {
        return None;
    }
    let text = match &cell.value {
        CellValue::Date(_) => shown_cell_text(cell),
        _ => heading_text(cell)?,
    };
    let says = text.contains(|c: char| c.is_alphanumeric() || c == '?') || is_tick(&text);
    says.then_some(text)
}

/// What somebody wrote in a note; `None` for notes of palmares.
pub(crate) fn typed_note_text(note: &CellNote) -> Option<String> {
    let text = note.text.split(PALMARES_NOTE_PREFIX).next().unwrap_or_default();
    // Excel says first what a thread of comments is, with a link.
    let thread = text.split_once("linkid=870924").and_then(|(_, said)| said.split_once(':'));
    let text =
        thread.map_or(text, |(_, said)| said).split_whitespace().collect::<Vec<_>>().join(" ");
    text.contains(char::is_alphanumeric).then_some(text)
}

/// Whether a note is one of `palmares adopt`: where a row was taken from, or on a cell that it marked.
fn is_of_adoption(copy: &WorkbookCopy, sheet: &SheetCopy, note: &CellNote) -> bool {
    let key = (note.row, note.column);
    let found = sheet.cells.binary_search_by_key(&key, |cell| (cell.row, cell.column));
    let style = found.ok().and_then(|at| copy.styles.get(sheet.cells[at].look as usize));
    let fill = style.and_then(|style| style.fill.foreground);
    fill.and_then(severity_index_of_fill).is_some()
        || note.text.starts_with("From ") && note.text.contains(" of ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(notes: &[(u32, u16, &str)], rows: &[&[&str]]) -> Vec<String> {
        let mut sheet = SheetCopy { name: "Results".to_string(), ..SheetCopy::default() };
        for (row, texts) in (0..).zip(rows) {
            for (column, text) in (0..).zip(*texts) {
                let value = CellValue::Text((*text).into());
                sheet.cells.push(StoredCell { row, column, look: 0, value, formula: None });
            }
        }
        let note = |(row, column, text): &(u32, u16, &str)| CellNote {
            row: *row,
            column: *column,
            text: (*text).to_string(),
            author: "".into(),
        };
        sheet.layout.notes = notes.iter().map(note).collect();
        let copy = WorkbookCopy { sheets: vec![sheet], ..WorkbookCopy::default() };
        let mut problems = Vec::new();
        report_unread_sheet_cells(&copy, 0, 2, &mut problems);
        problems.iter().map(|told| told.trouble.code().to_string()).collect()
    }

    #[test]
    fn notes_of_people_are_told_and_those_of_forms_are_not() {
        let rows: [&[&str]; 4] = [
            &["Results: scores: one row per contestant."],
            &["e.g. 1NS", "e.g. 57.25"],
            &["Entry", "Score"],
            &["1", "58"],
        ];
        let form = [(1, 0, "This row is an example."), (2, 0, "The entry."), (2, 1, "The score.")];
        assert!(told(&form, &rows).is_empty());
        for (text, code) in [
            ("Director:\nshould be 48", "lines-left"),
            ("Did they play?", "lines-left"),
            ("new member", "lines-aside"),
            (
                "[Threaded comment] https://go.microsoft.com/fwlink/?linkid=870924\n\nComment:\n  late",
                "lines-aside",
            ),
            ("palmares: the place differs", ""),
            ("From B5 of july.xlsx", ""),
        ] {
            let notes = [&form[..], &[(3, 1, text)]].concat();
            assert_eq!(told(&notes, &rows).concat(), code, "{text}");
        }
        // Somebody typed over the example.
        let typed: [&[&str]; 4] = [&[], &["1", "e.g. 57.25"], rows[2], rows[3]];
        assert_eq!(told(&form, &typed).concat(), "lines-left");
    }

    #[test]
    fn text_boxes_that_may_change_results_are_told() {
        for (texts, hidden, code) in [
            (&["Correction: pair 4 should be 51.33", "Bangor"][..], false, "lines-left"),
            (&["Correction: pair 4 should be 51.33"], true, ""),
            (&["Bangor Bridge Club", "5 March 2026"], false, ""),
        ] {
            let mut sheet = SheetCopy { hidden, ..SheetCopy::default() };
            sheet.layout.texts_outside_cells = texts.iter().map(|text| text.to_string()).collect();
            let copy = WorkbookCopy { sheets: vec![sheet], ..WorkbookCopy::default() };
            let mut problems = Vec::new();
            warn_of_text_outside_cells(&copy, &mut problems);
            let told: String = problems.iter().map(|told| told.trouble.code()).collect();
            assert_eq!(told, code, "{texts:?}");
        }
    }
}
