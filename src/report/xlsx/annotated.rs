//! The annotated return: every sheet of the return as it was sent, problems
//! coloured and explained where they are, and behind them what palmares worked
//! out.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;

use rust_xlsxwriter::{
    DataValidation, Format, Formula, IgnoreError, Workbook, Worksheet, XlsxError,
};

use crate::awards::Outcome;
use crate::model::annotation::{ABOUT, DRAW, MARK, MATCH_SCORES, NOTE_MARK, SHEETS};
use crate::model::form::{FormColumn, GameColumn};
use crate::model::{Address, Area, Facsimile, Layout, SheetCopy, Stored, StoredCell};
use crate::problem::{Severity, Told};

use super::beside::Beside;
use super::boards::BoardCells;
use super::book::{self, ColumnStyle, SheetColumn, SheetNames};
use super::draw::DrawSheet;
use super::look::{Formats, color_of};
use super::matches::MatchCells;
use super::next_games::NextGames;
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

/// Writes the annotated copy of a return.
pub fn write(annotation: &Annotation<'_>, path: &Path, temporary: &Path) -> Result<(), XlsxError> {
    let date = annotation.outcomes.iter().filter_map(|outcome| outcome.event.date()).max();
    let mut workbook = book::workbook(annotation.path, date, temporary)?;
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
        let target = workbook.add_worksheet_with_low_memory()?;
        target.set_name(&copied[index])?;
        copy_sheet(target, (sheet, index as u16), &marks, &mut formats, added.get_mut(&index))?;
        if draw.sheet == Some(index) {
            draw.append(target, last_row(sheet))?;
        }
        if games.sheet == Some(index) {
            games.append(target, last_row(sheet))?;
        }
    }
    let add = |workbook: &mut Workbook, name: String| -> Result<usize, XlsxError> {
        workbook.add_worksheet_with_low_memory()?.set_name(name)?;
        Ok(workbook.worksheets().len() - 1)
    };
    let sheet = add(&mut workbook, standings_name)?;
    let sources =
        Sources { annotation, names: &copied, boards: boards.as_ref(), matches: &matches };
    standings::write(workbook.worksheet_from_index(sheet)?, &sources)?;
    if matches.has_sheet() {
        let sheet = add(&mut workbook, match_scores)?;
        matches.write(workbook.worksheet_from_index(sheet)?, boards.as_ref())?;
    }
    let sheet = add(&mut workbook, names.name("Awards"))?;
    standings::write_awards(workbook.worksheet_from_index(sheet)?, annotation.outcomes)?;
    if draw.is_new() {
        let sheet = add(&mut workbook, names.name(DRAW))?;
        draw.write(workbook.worksheet_from_index(sheet)?)?;
    }
    if games.is_new() {
        let sheet = add(&mut workbook, names.name(GameColumn::FORM.name))?;
        games.write(workbook.worksheet_from_index(sheet)?)?;
    }
    let sheet = add(&mut workbook, names.name("Problems"))?;
    write_problems(workbook.worksheet_from_index(sheet)?, annotation, &copied)?;
    let sheet = add(&mut workbook, names.name(ABOUT))?;
    write_about(workbook.worksheet_from_index(sheet)?, annotation, !added.is_empty())?;
    define_names(&mut workbook, annotation.facsimile);
    show_first(&mut workbook, annotation.facsimile)?;
    book::save(&mut workbook, path)
}

/// Defines the names that formulas of the return use. One that is none in Excel
/// is left out; formulas keep their stored values.
fn define_names(workbook: &mut Workbook, facsimile: &Facsimile) {
    for (name, formula) in &facsimile.names {
        // Our tables have names too, and none may stand twice.
        if !SHEETS.iter().any(|sheet| sheet.eq_ignore_ascii_case(name)) {
            // The error says only that the name is none.
            let _ = workbook.define_name(name, &format!("={formula}"));
        }
    }
}

/// Opens the workbook on its first sheet that can be seen.
fn show_first(workbook: &mut Workbook, facsimile: &Facsimile) -> Result<(), XlsxError> {
    let first =
        facsimile.sheets.iter().position(|sheet| !sheet.hidden).unwrap_or(facsimile.sheets.len());
    let sheet = workbook.worksheet_from_index(first)?;
    sheet.set_active(true).set_first_tab(true);
    Ok(())
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
    target: &mut Worksheet,
    (sheet, index): (&SheetCopy, u16),
    marks: &BTreeMap<Address, Mark>,
    formats: &mut Formats<'_>,
    beside: Option<&mut Beside>,
) -> Result<(), XlsxError> {
    target.set_hidden(sheet.hidden);
    copy_layout(target, &sheet.layout)?;
    let first = Address { sheet: index, row: 0, column: 0 };
    let last = Address { sheet: index, row: u32::MAX, column: u16::MAX };
    let own: HashMap<(u32, u16), &Mark> =
        marks.range(first..=last).map(|(at, mark)| ((at.row, at.column), mark)).collect();
    write_notes(target, &sheet.layout, &own)?;
    let cells = with_marked_blanks(sheet, &own);
    let mut writer =
        CellWriter { target, formats, merges: Vec::new(), arrays: arrays_of(&sheet.layout) };
    writer.merges = sheet.layout.merges.clone();
    writer.merges.sort_by_key(|area| std::cmp::Reverse((area.first_row, area.first_column)));
    let mut text_numbers = false;
    let mut beside = beside.map(|beside| beside.writer(writer.target)).transpose()?;
    for cell in cells.iter() {
        if let Some(beside) = &mut beside {
            beside.above(writer.target, cell.row)?;
        }
        writer.merges_before(cell)?;
        let severity = own.get(&(cell.row, cell.column)).map(|mark| mark.severity);
        writer.write(cell, severity)?;
        text_numbers |= matches!(&cell.value, Stored::Text(text) if text.starts_with(|c: char| c.is_ascii_digit()));
    }
    if let Some(beside) = &mut beside {
        beside.above(writer.target, u32::MAX)?;
    }
    writer.rest_of_merges()?;
    if text_numbers && let Some(last) = cells.last() {
        let right = cells.iter().map(|cell| cell.column).max().unwrap_or(0);
        target.ignore_error_range(0, 0, last.row, right, IgnoreError::NumberStoredAsText)?;
    }
    Ok(())
}

/// The cells of a sheet, with a blank one wherever a problem has none.
fn with_marked_blanks<'a>(
    sheet: &'a SheetCopy,
    marks: &HashMap<(u32, u16), &Mark>,
) -> std::borrow::Cow<'a, [StoredCell]> {
    let there = |key: &(u32, u16)| {
        sheet.cells.binary_search_by_key(key, |cell| (cell.row, cell.column)).is_ok()
    };
    let missing: Vec<(u32, u16)> = marks.keys().copied().filter(|key| !there(key)).collect();
    if missing.is_empty() {
        return std::borrow::Cow::Borrowed(&sheet.cells);
    }
    let mut cells = sheet.cells.clone();
    cells.extend(missing.into_iter().map(|(row, column)| StoredCell {
        row,
        column,
        look: 0,
        value: Stored::Blank,
        formula: None,
    }));
    cells.sort_by_key(|cell| (cell.row, cell.column));
    std::borrow::Cow::Owned(cells)
}

/// The array formulas of a sheet by their first cell.
pub fn arrays_of(layout: &Layout) -> HashMap<(u32, u16), Area> {
    layout.arrays.iter().map(|area| ((area.first_row, area.first_column), *area)).collect()
}

/// The width of a digit in the usual font, in which widths are counted.
const PIXELS_PER_CHARACTER: f64 = 7.0;

/// Widths, heights, panes, filter and drop-downs.
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
    for row in &layout.rows {
        if let Some(height) = row.height {
            target.set_row_height(row.row, height.clamp(0.0, 409.0))?;
        }
        if row.hidden {
            target.set_row_hidden(row.row)?;
        }
    }
    if let Some((row, column)) = layout.frozen {
        target.set_freeze_panes(row, column)?;
    }
    if let Some(area) = layout.filter {
        target.autofilter(area.first_row, area.first_column, area.last_row, area.last_column)?;
    }
    for list in layout.lists.iter().filter(|list| !list.source.is_empty()) {
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

/// The notes that were there, with ours behind them, and ours alone.
fn write_notes(
    target: &mut Worksheet,
    layout: &Layout,
    marks: &HashMap<(u32, u16), &Mark>,
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
        target.insert_note(row, column, &book::note(&text))?;
    }
    Ok(())
}

/// Merges an area. Two merges over one cell are a fault of the file; the first holds.
pub fn merge(target: &mut Worksheet, area: &Area) -> Result<(), XlsxError> {
    let (first, last) = ((area.first_row, area.first_column), (area.last_row, area.last_column));
    match target.merge_range(first.0, first.1, last.0, last.1, "", &Format::new()) {
        Ok(_) | Err(XlsxError::MergeRangeOverlaps(..)) => Ok(()),
        Err(why) => Err(why),
    }
}

/// Writes the cells of one sheet in their order.
struct CellWriter<'a, 'b> {
    target: &'a mut Worksheet,
    formats: &'a mut Formats<'b>,
    /// Merges still to be made, the next one last.
    merges: Vec<Area>,
    /// Array formulas by their first cell.
    arrays: HashMap<(u32, u16), Area>,
}

impl CellWriter<'_, '_> {
    /// Makes the merges that begin before or at a cell. They write blanks, which
    /// the cells then fill.
    fn merges_before(&mut self, cell: &StoredCell) -> Result<(), XlsxError> {
        while let Some(area) = self.merges.last().copied() {
            if area.first_row > cell.row {
                break;
            }
            self.merges.pop();
            merge(self.target, &area)?;
        }
        Ok(())
    }

    /// Makes the merges below the last cell.
    fn rest_of_merges(&mut self) -> Result<(), XlsxError> {
        while let Some(area) = self.merges.pop() {
            merge(self.target, &area)?;
        }
        Ok(())
    }

    /// Writes a cell as it was, coloured where it has a problem.
    fn write(&mut self, cell: &StoredCell, severity: Option<Severity>) -> Result<(), XlsxError> {
        let (row, column) = (cell.row, cell.column);
        let format = self.formats.of(cell.look, severity);
        if let Some(formula) = cell.formula.as_deref().filter(|_| keeps_formula(&cell.value)) {
            let formula = Formula::new(formula).set_result(result_of(&cell.value));
            return write_formula(self.target, &self.arrays, (row, column), formula, format);
        }
        let target = &mut *self.target;
        match (&cell.value, format) {
            (Stored::Blank, Some(format)) => target.write_blank(row, column, format)?,
            (Stored::Blank, None) => target,
            (Stored::Text(text), Some(format)) => {
                target.write_string_with_format(row, column, book::fitting(text), format)?
            }
            (Stored::Text(text), None) => target.write_string(row, column, book::fitting(text))?,
            (Stored::Number(number) | Stored::Date(number), Some(format)) => {
                target.write_number_with_format(row, column, *number, format)?
            }
            (Stored::Number(number) | Stored::Date(number), None) => {
                target.write_number(row, column, *number)?
            }
            (Stored::Bool(answer), Some(format)) => {
                target.write_boolean_with_format(row, column, *answer, format)?
            }
            (Stored::Bool(answer), None) => target.write_boolean(row, column, *answer)?,
            // A formula that is no error value would be worked out.
            (Stored::Error(error), format) if !ERRORS.contains(&error.as_ref()) => match format {
                Some(format) => {
                    target.write_string_with_format(row, column, book::fitting(error), format)?
                }
                None => target.write_string(row, column, book::fitting(error))?,
            },
            (Stored::Error(error), format) => {
                let formula = Formula::new(error.as_ref()).set_result(error.as_ref());
                return write_formula(target, &HashMap::new(), (row, column), formula, format);
            }
        };
        Ok(())
    }
}

fn write_formula(
    target: &mut Worksheet,
    arrays: &HashMap<(u32, u16), Area>,
    at: (u32, u16),
    formula: Formula,
    format: Option<&Format>,
) -> Result<(), XlsxError> {
    let (row, column) = at;
    match (arrays.get(&at), format) {
        (Some(area), Some(format)) => target.write_array_formula_with_format(
            row,
            column,
            area.last_row,
            area.last_column,
            formula,
            format,
        )?,
        (Some(area), None) => {
            target.write_array_formula(row, column, area.last_row, area.last_column, formula)?
        }
        (None, Some(format)) => target.write_formula_with_format(row, column, formula, format)?,
        (None, None) => target.write_formula(row, column, formula)?,
    };
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
        Stored::Text(text) | Stored::Error(text) => book::fitting(text).to_string(),
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

fn write_problems(
    sheet: &mut Worksheet,
    annotation: &Annotation<'_>,
    copied: &[String],
) -> Result<(), XlsxError> {
    let problems = annotation.problems;
    book::prepare(sheet, &PROBLEM_COLUMNS, problems.len() as u32, Some("Problems"))?;
    if problems.is_empty() {
        sheet.write_string(1, 0, "Nothing was found.")?;
    }
    let top = |color| {
        Format::new().set_background_color(color).set_align(rust_xlsxwriter::FormatAlign::Top)
    };
    let colours: HashMap<Severity, Format> = [Severity::Note, Severity::Warning, Severity::Error]
        .into_iter()
        .map(|severity| (severity, top(color_of(severity))))
        .collect();
    for (row, told) in (1u32..).zip(problems) {
        sheet.write_string_with_format(row, 0, told.severity.id(), &colours[&told.severity])?;
        book::text(sheet, row, 1, told.code)?;
        book::text(sheet, row, 2, &told.sheet)?;
        match copied.get(usize::from(told.position.0).wrapping_sub(1)) {
            Some(name) if !told.cell.is_empty() => {
                let link = format!("internal:{}!{}", quoted(name), told.cell);
                sheet.write_url_with_text(row, 3, link.as_str(), &told.cell)?;
            }
            _ => book::text(sheet, row, 3, &told.cell)?,
        }
        book::text(sheet, row, 4, &told.event)?;
        book::text(sheet, row, 5, &told.message)?;
        book::text(sheet, row, 6, &told.hint)?;
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
    sheet: &mut Worksheet,
    annotation: &Annotation<'_>,
    added: bool,
) -> Result<(), XlsxError> {
    let wrapped = Format::new().set_text_wrap().set_align(rust_xlsxwriter::FormatAlign::Top);
    for (column, width) in (0u16..).zip(ABOUT_COLUMNS) {
        sheet.set_column_width(column, width)?;
        sheet.set_column_format(column, &wrapped)?;
    }
    sheet.set_paper_size(9).set_print_fit_to_pages(1, 0);
    let mut row = 0;
    let mut line = |sheet: &mut Worksheet, key: &str, value: &str| -> Result<(), XlsxError> {
        book::text(sheet, row, 0, key)?;
        book::text(sheet, row, 1, value)?;
        row += 1;
        Ok(())
    };
    line(sheet, &format!("{MARK} {}", env!("CARGO_PKG_VERSION")), "")?;
    line(sheet, "Return", annotation.path)?;
    for outcome in annotation.outcomes {
        let event = &outcome.event;
        let rules = event.rules.and_then(crate::rules::RuleSet::find);
        let title = rules.map(|rules| rules.source().title.as_str()).unwrap_or_default();
        line(sheet, &format!("Event {}", event.id), event.title())?;
        line(sheet, "  State", event.state.id())?;
        line(sheet, "  Rule set", title)?;
        line(sheet, "  Awards", &outcome.awarded.ground.sentence())?;
        line(sheet, "  Clauses", &outcome.awarded.ground.clauses())?;
    }
    line(sheet, "", "")?;
    line(
        sheet,
        "How to read it",
        "The sheets before Standings are the return as it was sent: the same values at the same addresses. A coloured cell has a problem; its note says what is wrong and what to do.",
    )?;
    if added {
        line(
            sheet,
            "",
            &format!(
                "Columns whose heading begins with {NOTE_MARK}were added to the right of what was sent: what each board or match is worth. They are formulas over its scores; notes say what is not."
            ),
        )?;
    }
    line(
        sheet,
        "",
        "Scores and places on Standings are formulas over the cells of the return, so that a change typed there moves them. Awards are those of the last run of palmares.",
    )?;
    let drawn = |kind: fn(&crate::draw::Draw) -> bool| {
        annotation.outcomes.iter().any(|outcome| outcome.draw.as_ref().is_some_and(kind))
    };
    if drawn(|draw| !draw.boards.is_empty()) {
        line(
            sheet,
            "",
            "To go on, fill in the centres of each year on the sheet Games, save this workbook and run palmares over it: the games are read from there, and the next round stands below them.",
        )?;
    }
    if drawn(|draw| !draw.pairings.is_empty()) {
        line(
            sheet,
            "",
            "To go on, fill in the results on the sheet Draw, save this workbook and run palmares over it: the results are read from there, and the next round stands below them.",
        )?;
    }
    line(
        sheet,
        "",
        "Pictures, charts, conditional formats and macros of the return are not in this copy. The return itself was not changed.",
    )?;
    for (severity, meaning) in [
        (Severity::Error, "An error: something could not be read or awarded."),
        (Severity::Warning, "A warning: the result stands, but somebody should look."),
        (Severity::Note, "A note: how something was read."),
    ] {
        let format = Format::new().set_background_color(color_of(severity));
        sheet.write_string_with_format(row, 0, severity.id(), &format)?;
        sheet.write_string(row, 1, meaning)?;
        row += 1;
    }
    Ok(())
}
