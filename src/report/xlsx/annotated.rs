//! The annotated return: every sheet of the return as it was sent, problems
//! coloured and explained where they are, and behind them what palmares worked
//! out.

use std::collections::{BTreeMap, HashMap};

use rust_xlsxwriter::{DataValidation, Formula, IgnoreError, Worksheet, XlsxError};

use crate::model::annotation::{ABOUT, DRAW, MATCH_SCORES, NOTE_MARK};
use crate::model::form::{FormColumn, GameColumn};
use crate::model::{Address, Area, Layout, SheetCopy, Stored, StoredCell};
use crate::problem::{Severity, Told};

use super::about;
use super::annotation::{Annotation, Copied};
use super::beside::Beside;
use super::boards::BoardCells;
use super::book::{self, Book, SheetNames};
use super::cells::{self, Content};
use super::draw::DrawSheet;
use super::look::Formats;
use super::matches::MatchCells;
use super::next_games::NextGames;
use super::sheet::Sheet;
use super::standings::{self, Sources};
use super::tables;
use crate::report::tables::{awards, problems};

/// The errors that Excel knows.
pub const ERRORS: [&str; 8] =
    ["#NULL!", "#DIV/0!", "#VALUE!", "#REF!", "#NAME?", "#NUM!", "#N/A", "#GETTING_DATA"];

/// A problem cell: the worst severity and the text of its note.
pub struct Mark {
    severity: Severity,
    note: String,
}

/// The bytes of the annotated copy of a return.
pub fn book(annotation: &Annotation<'_>) -> Result<Vec<u8>, XlsxError> {
    let date = annotation.outcomes.iter().filter_map(|outcome| outcome.event.date()).max();
    let mut book = Book::new(annotation.path, date)?;
    let mut names = SheetNames::default();
    let copied: Vec<String> =
        annotation.facsimile.sheets.iter().map(|sheet| names.name(&sheet.name)).collect();
    let standings_name = names.name("Standings");
    let match_scores = names.name(MATCH_SCORES);
    let boards = BoardCells::plan(annotation, &copied);
    let matches = MatchCells::plan(annotation, &copied, &match_scores);
    let mut added: HashMap<usize, Beside> = HashMap::new();
    added.extend(boards.as_ref().map(|boards| (boards.sheet(), boards.beside())));
    added.extend(matches.sheet().zip(matches.beside(annotation, boards.as_ref())));
    let draw = DrawSheet::plan(annotation);
    let games = NextGames::plan(annotation);
    let problems = problems::of_return(annotation.problems, &copied);
    let awards = awards::of_return(annotation.outcomes);
    let marks = marks_of(annotation.problems);
    let mut formats = Formats::new(&annotation.facsimile.looks);
    for (index, sheet) in annotation.facsimile.sheets.iter().enumerate() {
        book.add(&copied[index], |target| {
            copy_sheet(target, (sheet, index as u16), &marks, &mut formats)?;
            if let Some(beside) = added.get(&index) {
                beside.write(target)?;
            }
            if draw.sheet == Some(index) {
                draw.append(target, last_row(sheet))?;
            }
            if games.sheet == Some(index) {
                games.append(target, last_row(sheet))?;
            }
            Ok(())
        })?;
    }
    let sources = Sources {
        copied: Copied { annotation, names: &copied },
        boards: boards.as_ref(),
        matches: &matches,
    };
    book.add(&standings_name, |sheet| standings::write(sheet, &sources))?;
    if matches.has_sheet() {
        book.add(&match_scores, |sheet| matches.write(sheet, boards.as_ref()))?;
    }
    book.add(&names.name("Awards"), |sheet| tables::fill(sheet, &awards, "No awards."))?;
    if draw.is_new() {
        book.add(&names.name(DRAW), |sheet| draw.write(sheet))?;
    }
    if games.is_new() {
        book.add(&names.name(GameColumn::FORM.name), |sheet| games.write(sheet))?;
    }
    book.add(&names.name("Problems"), |sheet| {
        tables::fill(sheet, &problems, "Nothing was found.")
    })?;
    book.add(&names.name(ABOUT), |sheet| about::write(sheet, annotation, !added.is_empty()))?;
    book.define_names(&annotation.facsimile.names);
    // It opens on the first sheet that can be seen.
    let sheets = &annotation.facsimile.sheets;
    book.open_on(sheets.iter().position(|sheet| !sheet.hidden).unwrap_or(sheets.len()));
    book.save(None)
}

/// The last row of a sheet in use, where any is.
fn last_row(sheet: &SheetCopy) -> Option<u32> {
    let merged = sheet.layout.merges.iter().map(|area| area.last_row);
    sheet.cells.last().map(|cell| cell.row).into_iter().chain(merged).max()
}

/// The marks of all problem cells, by address.
fn marks_of(problems: &[Told]) -> BTreeMap<Address, Mark> {
    let mut marks: BTreeMap<Address, Mark> = BTreeMap::new();
    for told in problems.iter().filter(|told| !told.cell.is_empty()) {
        let (sheet, (row, column)) = told.position;
        let at = Address { sheet: sheet.saturating_sub(1), row, column };
        let text = format!("{NOTE_MARK}{}\n{}", told.message, told.hint);
        let mark = marks.entry(at).or_insert(Mark { severity: told.severity, note: String::new() });
        mark.severity = mark.severity.max(told.severity);
        if !mark.note.is_empty() {
            mark.note.push_str("\n\n");
        }
        mark.note.push_str(&text);
    }
    marks
}

/// Copies a sheet: cells, layout and notes, with the marks of its problems.
pub fn copy_sheet(
    target: &mut Sheet<'_>,
    (sheet, index): (&SheetCopy, u16),
    marks: &BTreeMap<Address, Mark>,
    formats: &mut Formats<'_>,
) -> Result<(), XlsxError> {
    target.shell.set_hidden(sheet.hidden);
    copy_rows(target, &sheet.layout)?;
    copy_layout(&mut target.shell, &sheet.layout)?;
    let first = Address { sheet: index, row: 0, column: 0 };
    let last = Address { sheet: index, row: u32::MAX, column: u16::MAX };
    let own: BTreeMap<(u32, u16), &Mark> =
        marks.range(first..=last).map(|(at, mark)| ((at.row, at.column), mark)).collect();
    write_notes(target, &sheet.layout, &own)?;
    sheet.layout.merges.iter().try_for_each(|area| target.merge(area))?;
    let arrays = arrays_of(&sheet.layout);
    let (mut text_numbers, mut right) = (false, 0);
    // A problem may stand on a cell that is not there.
    own.iter().for_each(|(at, mark)| {
        let style = formats.of(&mut target.styles, 0, Some(mark.severity));
        target.put_in(*at, style, Content::Blank);
    });
    for cell in &sheet.cells {
        let severity = own.get(&(cell.row, cell.column)).map(|mark| mark.severity);
        write_cell(target, (cell, severity), &arrays, formats)?;
        text_numbers |= matches!(&cell.value, Stored::Text(text) if text.starts_with(|c: char| c.is_ascii_digit()));
        right = right.max(cell.column);
    }
    if text_numbers && let Some(last) = sheet.cells.last() {
        target.shell.ignore_error_range(0, 0, last.row, right, IgnoreError::NumberStoredAsText)?;
    }
    Ok(())
}

/// The array formulas of a sheet by their first cell.
pub fn arrays_of(layout: &Layout) -> HashMap<(u32, u16), Area> {
    layout.arrays.iter().map(|area| ((area.first_row, area.first_column), *area)).collect()
}

/// The width of a digit in the usual font, in which widths are counted.
const PIXELS_PER_CHARACTER: f64 = 7.0;

/// Heights of rows, and those that are hidden.
fn copy_rows(target: &mut Sheet<'_>, layout: &Layout) -> Result<(), XlsxError> {
    for row in &layout.rows {
        if let Some(height) = row.height {
            target.height(row.row, height.clamp(0.0, 409.0))?;
        }
        if row.hidden {
            target.hide(row.row)?;
        }
    }
    Ok(())
}

/// Widths, panes, filter and drop-downs.
pub fn copy_layout(target: &mut Worksheet, layout: &Layout) -> Result<(), XlsxError> {
    for column in &layout.columns {
        // A width for all columns to the far end is one for the columns in use.
        let last = column.last.min(column.first.saturating_add(255));
        if let Some(width) = column.width {
            // The stored width has the margins of a cell in it, the one to set has not.
            let pixels = (width.clamp(0.0, 255.0) * PIXELS_PER_CHARACTER).round() as u32;
            target.set_column_range_width_pixels(column.first, last, pixels)?;
        }
        if column.hidden {
            target.set_column_range_hidden(column.first, last)?;
        }
    }
    if let Some((row, column)) = layout.frozen {
        target.set_freeze_panes(row, column)?;
    }
    if let Some(area) = layout.filter {
        target.autofilter(area.first_row, area.first_column, area.last_row, area.last_column)?;
    }
    for list in layout.lists.iter().filter(|list| is_source(&list.source)) {
        let validation = DataValidation::new().allow_list_formula(Formula::new(&list.source));
        for area in &list.areas {
            target.add_data_validation(
                area.first_row,
                area.first_column,
                area.last_row,
                area.last_column,
                &validation,
            )?;
        }
    }
    Ok(())
}

/// Whether Excel takes something for the choices of a drop-down: words between quotation
/// marks, not too many of them, or a formula.
fn is_source(source: &str) -> bool {
    const LONGEST_LIST: usize = 255;
    match source.strip_prefix('"') {
        Some(list) => {
            let list = list.strip_suffix('"').unwrap_or(list);
            (1..=LONGEST_LIST).contains(&list.encode_utf16().count())
        }
        None => !source.is_empty() && cells::is_formula(source),
    }
}

/// The notes that were there, with ours behind them, and ours alone.
fn write_notes(
    target: &mut Sheet<'_>,
    layout: &Layout,
    marks: &BTreeMap<(u32, u16), &Mark>,
) -> Result<(), XlsxError> {
    let mut notes: BTreeMap<(u32, u16), String> = BTreeMap::new();
    for note in &layout.notes {
        notes.insert((note.row, note.column), note.text.clone());
    }
    for (at, mark) in marks {
        let note = notes.entry(*at).or_default();
        if !note.is_empty() {
            note.push_str("\n\n");
        }
        note.push_str(&mark.note);
    }
    for ((row, column), text) in notes {
        target.note((row, column), &text)?;
    }
    Ok(())
}

/// Writes a cell as it was, coloured where it has a problem.
fn write_cell(
    target: &mut Sheet<'_>,
    (cell, severity): (&StoredCell, Option<Severity>),
    arrays: &HashMap<(u32, u16), Area>,
    formats: &mut Formats<'_>,
) -> Result<(), XlsxError> {
    let at = (cell.row, cell.column);
    let formula = cell.formula.as_deref().filter(|formula| cells::is_formula(formula));
    if let Some(formula) = formula.filter(|_| keeps_formula(&cell.value)) {
        let formula = Formula::new(formula).set_result(result_of(&cell.value));
        let format = formats.format(cell.look, severity);
        return target.put_formula(at, format, formula, arrays.get(&at).copied());
    }
    let style = formats.of(&mut target.styles, cell.look, severity);
    let content = match &cell.value {
        Stored::Blank => Content::Blank,
        Stored::Number(number) | Stored::Date(number) => Content::Number(*number),
        Stored::Bool(answer) => Content::Answer(*answer),
        Stored::Error(error) if ERRORS.contains(&error.as_ref()) => Content::Error(error),
        Stored::Text(text) | Stored::Error(text) => Content::Text(text),
    };
    target.put_in(at, style, content);
    Ok(())
}

/// A formula's result that is text but looks like a number would be stored as a
/// number. Where that changes it (`007`), the text is kept and not the formula.
fn keeps_formula(value: &Stored) -> bool {
    match value {
        Stored::Text(text) => match text.parse::<f64>() {
            Ok(number) => number.to_string() == **text,
            Err(_) => !matches!(text.as_ref(), "TRUE" | "FALSE"),
        },
        _ => true,
    }
}

fn result_of(value: &Stored) -> String {
    match value {
        Stored::Blank => String::new(),
        Stored::Text(text) | Stored::Error(text) => book::fitting(text).into_owned(),
        Stored::Number(number) | Stored::Date(number) => number.to_string(),
        Stored::Bool(true) => "TRUE".to_string(),
        Stored::Bool(false) => "FALSE".to_string(),
    }
}
