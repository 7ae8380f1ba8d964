//! What people type where a sheet of our own form is not read: beside the keys of `Event`, in columns
//! without a heading, over the example, in notes on cells. What palmares wrote itself is left out.

use std::collections::{BTreeMap, HashSet};

use adopt::may_affect_results;
use adopt::problems::{LinesAside, LinesLeft};
use model::annotation::{NOTE_MARK, severity_of_fill};
use model::names::folded;
use model::problem::{Problem, ProblemPlace, listed};
use model::{
    Address, CellNote, CellValue, SheetCopy, StoredCell, WorkbookCopy, day_from_serial, to_a1,
};

use super::cells::{heading, is_filled, place_of};
use super::problems::HeadingBlank;
use super::totals_row::is_total;
use super::unread_columns::numbers_rows;

/// Cells that are named, before the others are counted.
const MOST: usize = 6;
/// Letters of a cell that are shown.
const MOST_LETTERS: usize = 100;
/// What each example of a form begins with.
const EXAMPLE: &str = "e.g. ";

/// Tells what is not read of a sheet of rows with its headings in `row`: cells without a heading above
/// them, those over the example, lines above that may change results, notes.
pub(super) fn beside_rows(copy: &WorkbookCopy, index: u16, row: u32, problems: &mut Vec<Problem>) {
    let sheet = &copy.sheets[usize::from(index)];
    let named = |cell: &&StoredCell| heading(cell).is_some_and(|name| !folded(&name).is_empty());
    let headed = sheet.cells.iter().filter(|cell| cell.row == row).filter(named);
    let headed: HashSet<u16> = headed.map(|cell| cell.column).collect();
    let is_told = |column: u16| {
        let at = ProblemPlace::Cell(Address { sheet: index, row, column });
        problems.iter().any(|known| known.place == at && known.trouble.is::<HeadingBlank>())
    };
    let first_below = sheet.cells.partition_point(|cell| cell.row <= row);
    let (above, below) = sheet.cells.split_at(first_below);
    let mut unread: Vec<&StoredCell> = Vec::new();
    for cells in
        above.chunk_by(|one, other| one.row == other.row).filter(|row_of| row_of[0].row < row)
    {
        let example =
            |cell: &StoredCell| heading(cell).is_some_and(|text| text.starts_with(EXAMPLE));
        let of_examples = cells.iter().any(example);
        let typed = |cell: &&StoredCell| !example(cell) && (of_examples || affects(cell));
        unread.extend(cells.iter().filter(typed));
    }
    let mut rows = 0;
    let mut columns: BTreeMap<u16, Vec<&StoredCell>> = BTreeMap::new();
    for cells in below.chunk_by(|one, other| one.row == other.row) {
        let filled = || cells.iter().filter(|cell| is_filled(cell));
        rows += usize::from(filled().any(|cell| headed.contains(&cell.column)));
        if filled().filter_map(heading).any(|text| is_total(&text.to_lowercase())) {
            continue;
        }
        for cell in filled().filter(|cell| !headed.contains(&cell.column)) {
            columns.entry(cell.column).or_default().push(cell);
        }
    }
    let columns = columns.into_iter().filter(|(column, _)| !is_told(*column));
    unread.extend(columns.map(|(_, cells)| cells).filter(|own| !numbers_rows(own, rows)).flatten());
    // A form explains its headings and its example in notes.
    let explained = sheet.layout.notes.iter().filter(|note| note.row == row).count();
    let own = |note: &CellNote| note.row <= row && explained * 2 > headed.len();
    tell(copy, index, unread, &own, problems);
}

/// Tells what is not read of the sheet `Event`, whose rows `is_key` knows by their names: cells behind
/// the answers, answers without a key, lines that may change results or stand below, notes.
pub(super) fn beside_keys(
    copy: &WorkbookCopy,
    index: u16,
    is_key: impl Fn(&str) -> bool,
    problems: &mut Vec<Problem>,
) {
    let sheet = &copy.sheets[usize::from(index)];
    let names = || sheet.cells.iter().filter(|cell| cell.column == 0);
    let key = |cell: &StoredCell| heading(cell).is_some_and(|name| is_key(&name));
    let keys: HashSet<u32> = names().filter(|cell| key(cell)).map(|cell| cell.row).collect();
    let named: HashSet<u32> = names().filter(|cell| is_filled(cell)).map(|cell| cell.row).collect();
    let last = keys.iter().max().copied().unwrap_or(u32::MAX);
    // The form heads its columns `Key`, nothing, `What it means` and `Example`.
    let head = names().find(|cell| heading(cell).is_some_and(|name| folded(&name) == "key"));
    let head = head.map(|cell| cell.row);
    let explains = |cell: &StoredCell| cell.column > 1 && Some(cell.row) == head;
    let explained: HashSet<u16> =
        sheet.cells.iter().filter(|cell| explains(cell)).map(|cell| cell.column).collect();
    let is_unread = |cell: &&StoredCell| match cell.column {
        0 if Some(cell.row) < head => false,
        0 => !keys.contains(&cell.row) && (cell.row > last || affects(cell)),
        1 => !named.contains(&cell.row),
        column => !explained.contains(&column),
    };
    let unread = sheet.cells.iter().filter(is_unread).collect();
    tell(copy, index, unread, &|_| false, problems);
}

/// Whether the text of a cell may change results.
fn affects(cell: &StoredCell) -> bool {
    matches!(&cell.value, CellValue::Text(text) if may_affect_results(text))
}

/// Tells the cells that say something, and the notes of people. `own`: notes of a form.
fn tell(
    copy: &WorkbookCopy,
    index: u16,
    cells: Vec<&StoredCell>,
    own: &dyn Fn(&CellNote) -> bool,
    problems: &mut Vec<Problem>,
) {
    let sheet = &copy.sheets[usize::from(index)];
    let said: Vec<(&StoredCell, String)> =
        cells.into_iter().filter_map(|cell| Some((cell, typed(cell)?))).collect();
    let at = said.first().map(|(cell, _)| place_of(cell, index));
    let notes =
        sheet.layout.notes.iter().filter(|note| !own(note) && !is_of_adoption(copy, sheet, note));
    let notes = notes.filter_map(|note| Some((words_of(note)?, to_a1(note.row, note.column))));
    let (bearing, others): (Vec<_>, Vec<_>) = notes.partition(|(text, _)| may_affect_results(text));
    let said = said.into_iter().map(|(cell, text)| (text, to_a1(cell.row, cell.column)));
    let shown = |texts: &mut dyn Iterator<Item = (String, String)>| {
        listed(texts.map(|(text, at)| format!("“{}” ({at})", shortened(&text))), MOST)
    };
    // A warning at a cell with a note would say that the cell is doubtful.
    let place = at.map_or(ProblemPlace::Sheet(index), ProblemPlace::Cell);
    if at.is_some() || !bearing.is_empty() {
        let texts = shown(&mut said.chain(bearing));
        problems.push(Problem::new(LinesLeft { texts }, place));
    }
    if !others.is_empty() {
        let texts = shown(&mut others.into_iter());
        problems.push(Problem::new(LinesAside { texts }, ProblemPlace::Sheet(index)));
    }
}

/// What somebody typed into a cell; `None` for signs alone and for what a formula works out.
fn typed(cell: &StoredCell) -> Option<String> {
    if cell.formula.as_deref().is_some_and(|formula| formula.contains(char::is_alphabetic)) {
        return None;
    }
    let text = match &cell.value {
        CellValue::Date(serial) => day_from_serial(*serial)?.to_string(),
        _ => heading(cell)?,
    };
    text.contains(|c: char| c.is_alphanumeric() || c == '?').then_some(text)
}

/// What somebody wrote in a note; `None` for notes of palmares.
fn words_of(note: &CellNote) -> Option<String> {
    let text = note.text.split(NOTE_MARK).next().unwrap_or_default();
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
    fill.and_then(severity_of_fill).is_some()
        || note.text.starts_with("From ") && note.text.contains(" of ")
}

/// A text, or its beginning.
fn shortened(text: &str) -> String {
    match text.char_indices().nth(MOST_LETTERS) {
        Some((end, _)) => format!("{}…", text[..end].trim_end()),
        None => text.to_string(),
    }
}
