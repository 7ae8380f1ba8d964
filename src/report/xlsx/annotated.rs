//! The annotated return: every sheet of the return as it was sent, problems
//! coloured and explained where they are, and behind them what palmares worked
//! out.

use std::collections::{BTreeMap, HashMap};

use workbook::rust_xlsxwriter::{Color, Format, FormatAlign, XlsxError};
use workbook::write::{
    Book, ColumnStyle, Formats, Mark, Sheet, SheetColumn, SheetNames, copy_sheet, fit_row, prepare,
    quoted,
};

use crate::engine::awards::Outcome;
use crate::model::annotation::{
    ABOUT, DRAW, FILLS, MARK, MATCH_SCORES, NOTE_MARK, SHEETS, severity_of_fill,
};
use crate::model::form::{FormColumn, GameColumn};
use crate::model::{Facsimile, SheetCopy};
use crate::problem::{Severity, Told};

use super::AUTHOR;
use super::beside::Beside;
use super::boards::BoardCells;
use super::draw::DrawSheet;
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

/// The bytes of the annotated copy of a return.
pub fn book(annotation: &Annotation<'_>) -> Result<Vec<u8>, XlsxError> {
    let date = annotation.outcomes.iter().filter_map(|outcome| outcome.event.date()).max();
    let mut book = Book::new(annotation.path, AUTHOR, date)?;
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
    let (marks, none) = (marks_of(annotation.problems), BTreeMap::new());
    let mut formats = Formats::new(&annotation.facsimile.looks);
    for (index, sheet) in annotation.facsimile.sheets.iter().enumerate() {
        book.add(&copied[index], |target| {
            copy_sheet(target, sheet, marks.get(&(index as u16)).unwrap_or(&none), &mut formats)?;
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
    book.define_names(&annotation.facsimile.names, is_table);
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

/// The marks of all problem cells, by sheet and cell: the colour of the worst problem, and
/// a note that says them all.
fn marks_of(problems: &[Told]) -> HashMap<u16, BTreeMap<(u32, u16), Mark>> {
    let mut marks: HashMap<u16, BTreeMap<(u32, u16), Mark>> = HashMap::new();
    for told in problems.iter().filter(|told| !told.cell.is_empty()) {
        let (sheet, at) = told.position;
        let fill = FILLS[told.severity as usize];
        let text = format!("{NOTE_MARK}{}\n{}", told.message, told.hint);
        let of_sheet = marks.entry(sheet.saturating_sub(1)).or_default();
        let mark = of_sheet.entry(at).or_insert(Mark { fill, note: String::new() });
        if severity_of_fill(mark.fill) < severity_of_fill(fill) {
            mark.fill = fill;
        }
        if !mark.note.is_empty() {
            mark.note.push_str("\n\n");
        }
        mark.note.push_str(&text);
    }
    marks
}

/// The colour of a severity.
fn color_of(severity: Severity) -> Color {
    Color::RGB(FILLS[severity as usize])
}

/// Whether a table of ours has a name: those that have any are named as their sheets.
fn is_table(name: &str) -> bool {
    SHEETS.iter().any(|sheet| sheet.replace(' ', "").eq_ignore_ascii_case(name))
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
    prepare(sheet, &PROBLEM_COLUMNS, problems.len() as u32, Some("Problems"))?;
    if problems.is_empty() {
        sheet.put((1, 0), "Nothing was found.");
    }
    for (row, told) in (1u32..).zip(problems) {
        let colour =
            Format::new().set_background_color(color_of(told.severity)).set_align(FormatAlign::Top);
        let colour = sheet.style(&colour);
        sheet.put_in((row, 0), colour, told.severity.id());
        sheet.put((row, 1), &*told.code);
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
        fit_row(sheet, row, &[(&told.message, widths[0]), (&told.hint, widths[1])])?;
    }
    Ok(())
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
        line(sheet, "  State", event.state.word());
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
