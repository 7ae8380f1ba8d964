//! The annotated return: every sheet of the return as it was sent, problems
//! coloured and explained where they are, and behind them what palmares worked
//! out.

use std::collections::{BTreeMap, HashMap};

use rust_xlsxwriter::{
    DataValidation, Format, FormatAlign, Formula, IgnoreError, Worksheet, XlsxError,
};

use crate::engine::awards::Outcome;
use crate::model::annotation::{ABOUT, DRAW, MARK, MATCH_SCORES, NOTE_MARK};
use crate::model::form::{FormColumn, GameColumn};
use crate::model::{Address, Area, Facsimile, Layout, SheetCopy, Stored, StoredCell};
use crate::problem::{Severity, Told};

use super::beside::Beside;
use super::boards::BoardCells;
use super::book::{self, Book, ColumnStyle, SheetColumn, SheetNames};
use super::cells::{self, Content};
use super::draw::DrawSheet;
use super::look::{Formats, color_of};
use super::matches::MatchCells;
use super::next_games::NextGames;
use super::sheet::Sheet;
use super::standings::{self, Sources};

/// What an annotated return is made from.
pub struct Annotation<'a> {
    /// The return's path, for the sheet `About`.
    pub path: &'a str,
    /// The copy of its sheets.
    pub facsimile: &'a Facsimile,
    /// Its events, worked out.
    pub outcomes: &'a [Outcome],
    /// What is wrong with it.
    pub problems: &'a [Told],
}

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
    let sources =
        Sources { annotation, names: &copied, boards: boards.as_ref(), matches: &matches };
    book.add(&standings_name, |sheet| standings::write(sheet, &sources))?;
    if matches.has_sheet() {
        book.add(&match_scores, |sheet| matches.write(sheet, boards.as_ref()))?;
    }
    book.add(&names.name("Awards"), |sheet| standings::write_awards(sheet, annotation.outcomes))?;
    if draw.is_new() {
        book.add(&names.name(DRAW), |sheet| draw.write(sheet))?;
    }
    if games.is_new() {
        book.add(&names.name(GameColumn::FORM.name), |sheet| games.write(sheet))?;
    }
    book.add(&names.name("Problems"), |sheet| write_problems(sheet, annotation, &copied))?;
    book.add(&names.name(ABOUT), |sheet| write_about(sheet, annotation, !added.is_empty()))?;
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

const PROBLEM_COLUMNS: [SheetColumn; 7] = [
    SheetColumn { heading: "Severity", width: 10.0, style: ColumnStyle::Top },
    SheetColumn { heading: "Code", width: 22.0, style: ColumnStyle::Top },
    SheetColumn { heading: "Sheet", width: 14.0, style: ColumnStyle::Top },
    SheetColumn { heading: "Cell", width: 8.0, style: ColumnStyle::Top },
    SheetColumn { heading: "Event", width: 8.0, style: ColumnStyle::Top },
    SheetColumn { heading: "What is wrong", width: 62.0, style: ColumnStyle::Wrapped },
    SheetColumn { heading: "What to do", width: 56.0, style: ColumnStyle::Wrapped },
];

/// The most links of a sheet are 65,530.
const MOST_LINKS: u32 = 65_000;

fn write_problems(
    sheet: &mut Sheet<'_>,
    annotation: &Annotation<'_>,
    copied: &[String],
) -> Result<(), XlsxError> {
    let problems = annotation.problems;
    book::prepare(sheet, &PROBLEM_COLUMNS, problems.len() as u32, Some("Problems"))?;
    if problems.is_empty() {
        sheet.put((1, 0), "Nothing was found.");
    }
    for (row, told) in (1u32..).zip(problems) {
        let colour =
            Format::new().set_background_color(color_of(told.severity)).set_align(FormatAlign::Top);
        let colour = sheet.style(&colour);
        sheet.put_in((row, 0), colour, told.severity.id());
        sheet.put((row, 1), told.code);
        sheet.put((row, 2), &told.sheet);
        match copied.get(usize::from(told.position.0).wrapping_sub(1)) {
            Some(name) if !told.cell.is_empty() && row <= MOST_LINKS => {
                let target = format!("{}!{}", quoted(name), told.cell);
                sheet.put_link((row, 3), &target, &told.cell)?;
            }
            _ => sheet.put((row, 3), &told.cell),
        }
        sheet.put((row, 4), &told.event);
        sheet.put((row, 5), &told.message);
        sheet.put((row, 6), &told.hint);
        let widths = [PROBLEM_COLUMNS[5].width, PROBLEM_COLUMNS[6].width];
        book::fit_row(sheet, row, &[(&told.message, widths[0]), (&told.hint, widths[1])])?;
    }
    Ok(())
}

/// A sheet's name as formulas and links write it.
pub fn quoted(name: &str) -> String {
    // With digits it could be taken for a cell.
    let plain = name.len() > 3 && name.bytes().all(|b| b.is_ascii_alphabetic());
    if plain { name.to_string() } else { format!("'{}'", name.replace('\'', "''")) }
}

const ABOUT_COLUMNS: [f64; 2] = [24.0, 100.0];

fn write_about(
    sheet: &mut Sheet<'_>,
    annotation: &Annotation<'_>,
    added: bool,
) -> Result<(), XlsxError> {
    let wrapped = Format::new().set_text_wrap().set_align(FormatAlign::Top);
    for (column, width) in (0u16..).zip(ABOUT_COLUMNS) {
        sheet.shell.set_column_width(column, width)?;
        sheet.column_format(column, &wrapped)?;
    }
    sheet.shell.set_paper_size(9).set_print_fit_to_pages(1, 0);
    let mut row = 0;
    let mut line = |sheet: &mut Sheet<'_>, key: &str, value: &str| {
        sheet.put((row, 0), key);
        sheet.put((row, 1), value);
        row += 1;
    };
    line(sheet, &format!("{MARK} {}", env!("CARGO_PKG_VERSION")), "");
    line(sheet, "Return", annotation.path);
    for outcome in annotation.outcomes {
        let event = &outcome.event;
        let rules = crate::engine::rules::RuleSet::of(event);
        let title = rules.map(|rules| rules.source().title.as_str()).unwrap_or_default();
        line(sheet, &format!("Event {}", event.id), event.title());
        line(sheet, "  State", event.state.id());
        line(sheet, "  Rule set", title);
        line(sheet, "  Awards", &outcome.awarded.ground.sentence());
        line(sheet, "  Clauses", &outcome.awarded.ground.clauses());
    }
    line(sheet, "", "");
    line(
        sheet,
        "How to read it",
        "The sheets before Standings are the return as it was sent: the same values at the same addresses. A coloured cell has a problem; its note says what is wrong and what to do.",
    );
    if added {
        line(
            sheet,
            "",
            &format!(
                "Columns whose heading begins with {NOTE_MARK}were added to the right of what was sent: what each board or match is worth. They are formulas over its scores; notes say what is not."
            ),
        );
    }
    line(
        sheet,
        "",
        "Scores and places on Standings are formulas over the cells of the return, so that a change typed there moves them. Awards are those of the last run of palmares.",
    );
    let drawn = |kind: fn(&crate::engine::draw::Draw) -> bool| {
        annotation.outcomes.iter().any(|outcome| outcome.draw.as_ref().is_some_and(kind))
    };
    if drawn(|draw| !draw.boards.is_empty()) {
        line(
            sheet,
            "",
            "To go on, fill in the centres of each year on the sheet Games, save this workbook and run palmares over it: the games are read from there, and the next round stands below them.",
        );
    }
    if drawn(|draw| !draw.pairings.is_empty()) {
        line(
            sheet,
            "",
            "To go on, fill in the results on the sheet Draw, save this workbook and run palmares over it: the results are read from there, and the next round stands below them.",
        );
    }
    line(
        sheet,
        "",
        "Pictures, charts, conditional formats and macros of the return are not in this copy. The return itself was not changed.",
    );
    for (severity, meaning) in [
        (Severity::Error, "An error: something could not be read or awarded."),
        (Severity::Warning, "A warning: the result stands, but somebody should look."),
        (Severity::Note, "A note: how something was read."),
    ] {
        let colour = sheet.style(&Format::new().set_background_color(color_of(severity)));
        sheet.put_in((row, 0), colour, severity.id());
        sheet.put((row, 1), meaning);
        row += 1;
    }
    Ok(())
}
