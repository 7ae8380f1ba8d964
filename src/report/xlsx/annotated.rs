//! The annotated return: every sheet of the return as sent, with problems coloured and
//! explained in place, followed by the sheets of results.

use std::collections::{BTreeMap, HashMap};

use workbook::write::{Book, Formats, Mark, SheetNames, XlsxError, copy_sheet};

use crate::model::SheetCopy;
use crate::model::annotation::{
    ABOUT, DRAW, FILLS, MATCH_SCORES, NOTE_MARK, SHEETS, severity_of_fill,
};
use crate::model::form::{FormColumn, GameColumn};
use crate::problem::Told;
use crate::report::tables::{awards, problems};

use super::annotation::{Annotation, Copied};
use super::beside::Beside;
use super::boards::BoardCells;
use super::draw::DrawSheet;
use super::matches::MatchCells;
use super::next_games::NextGames;
use super::standings::{self, Sources};
use super::tables;
use super::{AUTHOR, about};

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
    let problems = problems::of_return(annotation.problems, &copied);
    let awards = awards::of_return(annotation.outcomes);
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
        tables::fill(sheet, &problems, "No problems were found.")
    })?;
    book.add(&names.name(ABOUT), |sheet| about::write(sheet, annotation, !added.is_empty()))?;
    book.define_names(&annotation.facsimile.names, is_table);
    // It opens on the first visible sheet.
    let sheets = &annotation.facsimile.sheets;
    book.open_on(sheets.iter().position(|sheet| !sheet.hidden).unwrap_or(sheets.len()));
    book.save(None)
}

/// The last used row of a sheet; `None` if it is empty.
fn last_row(sheet: &SheetCopy) -> Option<u32> {
    let merged = sheet.layout.merges.iter().map(|area| area.last_row);
    sheet.cells.last().map(|cell| cell.row).into_iter().chain(merged).max()
}

/// The marks of all cells with problems, by sheet and cell: the colour of the worst
/// problem, and a note with all of them.
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

/// Whether a name is that of one of our tables, which are named after their sheets.
fn is_table(name: &str) -> bool {
    SHEETS.iter().any(|sheet| sheet.replace(' ', "").eq_ignore_ascii_case(name))
}
