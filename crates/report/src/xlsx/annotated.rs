//! The annotated return: every sheet of the return as sent, with problems coloured and
//! explained in place, followed by the sheets of results.

use std::collections::{BTreeMap, HashMap};

use workbook::patch::{AdditionRefusal, Additions, Package};
use workbook::write::{
    Book, CellMark, FormatCache, Sheet, SheetMarks, SheetNames, XlsxError, copy_sheet,
};

use crate::language::{problem_hint, problem_message};
use crate::tables::{Table, awards, board_prizes, groups, norms, prizes, problems, ratings};
use model::annotation::{
    ABOUT_SHEET, ANNOTATION_SHEET_NAMES, BOARD_PRIZES_SHEET, DRAW_SHEET,
    FIRST_HIDDEN_STYLES_COLUMN, GROUP_PLACES_SHEET, MATCH_SCORES_SHEET, PALMARES_NOTE_PREFIX,
    PRIZE_LIST_SHEET, RATING_CHANGES_SHEET, SEVERITY_FILLS, TITLE_NORMS_SHEET,
    severity_index_of_fill,
};
use model::form::{FormColumn, GameColumn};
use model::{CellValue, EarlierAdditions, SheetCopy, StoredCell};

use super::added_columns::AddedColumns;
use super::annotation::{AnnotationInput, CopiedReturn, CopiedSheetsOrigin};
use super::boards::BoardsSheetAdditions;
use super::draw::DrawSheet;
use super::matches::MatchPositionsInCopy;
use super::next_games::NextGamesSheet;
use super::standings::{self, FormulaSources};
use super::tables;
use super::{WORKBOOK_AUTHOR, about};

/// The bytes of an annotated copy with the sheets of the return made anew.
pub fn rebuilt_annotated_book(annotation: &AnnotationInput<'_>) -> Result<Vec<u8>, XlsxError> {
    let mut book = Book::new(annotation.path, WORKBOOK_AUTHOR, date_of(annotation))?;
    let mut names = SheetNames::default();
    let sheets = &annotation.workbook_copy.sheets;
    let copied: Vec<String> = sheets.iter().map(|sheet| names.unique_name(&sheet.name)).collect();
    let plan = AdditionPlan::new(annotation, &copied, &mut names);
    let (marks, none) = (marks_of(annotation), BTreeMap::new());
    let mut formats = FormatCache::new(&annotation.workbook_copy.styles);
    for (index, sheet) in sheets.iter().enumerate() {
        book.add_sheet(&copied[index], |target| {
            copy_sheet(target, sheet, marks.get(&(index as u16)).unwrap_or(&none), &mut formats)?;
            if let Some(beside) = plan.beside.get(&index) {
                beside.set_up_page(target);
            }
            plan.add_to(index, sheet, target)
        })?;
    }
    plan.add_sheets(&mut book, CopiedSheetsOrigin::Anew)?;
    book.define_names(&annotation.workbook_copy.names, is_table);
    // It opens on the first visible sheet.
    book.set_active_sheet(sheets.iter().position(|sheet| !sheet.hidden).unwrap_or(sheets.len()));
    book.into_bytes(None)
}

/// The bytes of an annotated copy that is the return's own workbook with additions; `earlier` is
/// what an earlier annotation added to it.
///
/// # Errors
///
/// Why nothing can be added to it.
pub fn patched_annotated_book(
    annotation: &AnnotationInput<'_>,
    package: Package<'_>,
    earlier: &EarlierAdditions,
) -> Result<Vec<u8>, AdditionRefusal> {
    let failed = |why: XlsxError| unsound(why.to_string());
    let mut book = Book::new("", WORKBOOK_AUTHOR, None).map_err(failed)?;
    let mut names = SheetNames::default();
    let kept: Vec<&str> = package
        .sheet_names()
        .filter(|name| !earlier.sheets.iter().any(|own| own == name))
        .collect();
    kept.iter().for_each(|name| drop(names.unique_name(name)));
    let sheets = &annotation.workbook_copy.sheets;
    let copied: Vec<String> = sheets.iter().map(|sheet| sheet.name.clone()).collect();
    if !copied.iter().all(|name| kept.contains(&name.as_str())) {
        return Err(unsound("the names of its sheets clash".to_string()));
    }
    let plan = AdditionPlan::new(annotation, &copied, &mut names);
    for (index, sheet) in sheets.iter().enumerate().filter(|(index, _)| plan.adds_to(*index)) {
        book.add_sheet(&copied[index], |target| {
            if let Some(beside) = plan.beside.get(&index) {
                beside.leave_unprinted(target);
            }
            plan.add_to(index, sheet, target)
        })
        .map_err(failed)?;
    }
    plan.add_sheets(&mut book, CopiedSheetsOrigin::OfTheReturn).map_err(failed)?;
    let marks = marks_of(annotation).into_iter();
    let marks = marks.filter_map(|(sheet, of_sheet)| {
        copied.get(usize::from(sheet)).map(|name| (name.clone(), of_sheet))
    });
    let arranged: Vec<String> =
        plan.draw.extended_sheet().map(|index| copied[index].clone()).into_iter().collect();
    package.apply_additions(Additions {
        marks: marks.collect(),
        arranged: &arranged,
        looks: Some((plan.titles.about.clone(), FIRST_HIDDEN_STYLES_COLUMN)),
        ..Additions::new(book, earlier)
    })
}

fn unsound(why: String) -> AdditionRefusal {
    AdditionRefusal::Unsound { part: "workbook".to_string(), why }
}

/// The date of the last event, the only one of a copy.
fn date_of(annotation: &AnnotationInput<'_>) -> Option<jiff::civil::Date> {
    annotation.outcomes.iter().filter_map(|outcome| outcome.event.date()).max()
}

/// The names of the added sheets.
struct Titles {
    standings: String,
    match_scores: String,
    awards: String,
    draw: String,
    games: String,
    problems: String,
    about: String,
}

/// What is added to a return.
struct AdditionPlan<'a> {
    copied: CopiedReturn<'a>,
    titles: Titles,
    boards: Option<BoardsSheetAdditions<'a>>,
    matches: MatchPositionsInCopy<'a>,
    /// The columns beside those of a sheet, by its index.
    beside: HashMap<usize, AddedColumns>,
    draw: DrawSheet<'a>,
    games: NextGamesSheet<'a>,
    /// The sheets of ratings, title norms, prizes and groups, if there are any.
    seldom: Vec<(String, Table<'a>)>,
}

impl<'a> AdditionPlan<'a> {
    /// The additions to a return whose sheets have names in the copy; `names` are those in use.
    fn new(
        annotation: &'a AnnotationInput<'a>,
        copied: &'a [String],
        names: &mut SheetNames,
    ) -> AdditionPlan<'a> {
        let (standings, match_scores) =
            (names.unique_name("Standings"), names.unique_name(MATCH_SCORES_SHEET));
        let boards = BoardsSheetAdditions::plan(annotation, copied);
        let matches = MatchPositionsInCopy::plan(annotation, copied, &match_scores);
        let mut beside: HashMap<usize, AddedColumns> = HashMap::new();
        beside.extend(boards.as_ref().map(|boards| (boards.sheet_index(), boards.added_columns())));
        beside.extend(
            matches.extended_sheet().zip(matches.added_columns(annotation, boards.as_ref())),
        );
        let (draw, games) = (DrawSheet::plan(annotation), NextGamesSheet::plan(annotation));
        let outcomes = annotation.outcomes;
        let seldom = [
            (RATING_CHANGES_SHEET, ratings::return_ratings_table(outcomes)),
            (TITLE_NORMS_SHEET, norms::return_title_norms_table(outcomes)),
            (PRIZE_LIST_SHEET, prizes::return_prizes_table(outcomes)),
            (GROUP_PLACES_SHEET, groups::return_group_places_table(outcomes)),
            (BOARD_PRIZES_SHEET, board_prizes::return_board_prizes_table(outcomes)),
        ];
        let seldom = seldom.into_iter().filter(|(_, table)| !table.is_empty());
        let seldom = seldom.map(|(title, table)| (names.unique_name(title), table)).collect();
        let titles = Titles {
            standings,
            match_scores,
            awards: names.unique_name("Awards"),
            draw: if draw.needs_new_sheet() {
                names.unique_name(DRAW_SHEET)
            } else {
                String::new()
            },
            games: if games.needs_new_sheet() {
                names.unique_name(GameColumn::FORM.name)
            } else {
                String::new()
            },
            problems: names.unique_name("Problems"),
            about: names.unique_name(ABOUT_SHEET),
        };
        AdditionPlan {
            copied: CopiedReturn { annotation, names: copied },
            titles,
            boards,
            matches,
            beside,
            draw,
            games,
            seldom,
        }
    }

    /// Whether a sheet of the return gets columns or rows.
    fn adds_to(&self, index: usize) -> bool {
        let grows =
            self.draw.extended_sheet() == Some(index) || self.games.extended_sheet() == Some(index);
        grows || self.beside.contains_key(&index)
    }

    /// Adds columns and rows to a sheet of the return.
    fn add_to(
        &self,
        index: usize,
        sheet: &SheetCopy,
        target: &mut Sheet<'_>,
    ) -> Result<(), XlsxError> {
        if let Some(beside) = self.beside.get(&index) {
            beside.write(target)?;
        }
        if self.draw.extended_sheet() == Some(index) {
            self.draw.append_rounds(target, last_used_row(sheet))?;
        }
        if self.games.extended_sheet() == Some(index) {
            self.games.append_games(target, last_used_row(sheet))?;
        }
        Ok(())
    }

    /// Adds the sheets of results.
    fn add_sheets(&self, book: &mut Book<'_>, made: CopiedSheetsOrigin) -> Result<(), XlsxError> {
        let AdditionPlan { copied, titles, boards, matches, draw, games, seldom, .. } = self;
        let (annotation, boards) = (copied.annotation, boards.as_ref());
        let problems =
            problems::return_problems_table(annotation.problems, annotation.language, copied.names);
        let awards = awards::return_awards_table(annotation.outcomes);
        let sources = FormulaSources { copied: *copied, boards, matches };
        book.add_sheet(&titles.standings, |sheet| {
            standings::write_standings_sheet(sheet, &sources)?;
            if !awards.is_empty() {
                let told =
                    format!("How each award is worked out: sheet {}, not printed.", titles.awards);
                sheet.shell.set_header_text(&told);
            }
            Ok(())
        })?;
        if matches.needs_new_sheet() {
            book.add_sheet(&titles.match_scores, |sheet| matches.write_new_sheet(sheet, boards))?;
        }
        book.add_sheet(&titles.awards, |sheet| {
            // Standings has their points.
            tables::fill_sheet_with_table(sheet, &awards, "No awards.")?;
            sheet.shell.set_not_printed();
            Ok(())
        })?;
        for (title, table) in seldom {
            book.add_sheet(title, |sheet| tables::fill_sheet_with_table(sheet, table, ""))?;
        }
        if draw.needs_new_sheet() {
            book.add_sheet(&titles.draw, |sheet| draw.write_new_sheet(sheet))?;
        }
        if games.needs_new_sheet() {
            book.add_sheet(&titles.games, |sheet| games.write_new_sheet(sheet))?;
        }
        book.add_sheet(&titles.problems, |sheet| {
            tables::fill_sheet_with_table(sheet, &problems, "No problems found.")?;
            if problems.is_empty() {
                sheet.shell.set_not_printed();
            }
            Ok(())
        })?;
        let scores = Some(&titles.match_scores).filter(|_| matches.needs_new_sheet());
        // Draw and Games come back filled in, and stay.
        let others = seldom.iter().map(|(title, _)| title);
        let own = [Some(&titles.standings), scores, Some(&titles.awards)];
        let own = own.into_iter().flatten().chain(others).chain([&titles.problems]);
        let own: Vec<&str> = own.map(String::as_str).collect();
        let added =
            about::CopyAdditions { sheets: own.join(", "), columns: !self.beside.is_empty(), made };
        book.add_sheet(&titles.about, |sheet| about::write_about_sheet(sheet, annotation, &added))
    }
}

/// The last used row of a sheet; `None` if it is empty. Cells with a look alone do not count.
pub(super) fn last_used_row(sheet: &SheetCopy) -> Option<u32> {
    let merged = sheet.layout.merges.iter().map(|area| area.last_row);
    let holds = |cell: &&StoredCell| cell.value != CellValue::Blank || cell.formula.is_some();
    sheet.cells.iter().rfind(holds).map(|cell| cell.row).into_iter().chain(merged).max()
}

/// The marks of all cells with problems, by sheet and cell: the colour of the worst
/// problem, and a note with all of them.
fn marks_of(annotation: &AnnotationInput<'_>) -> HashMap<u16, SheetMarks> {
    let language = annotation.language;
    let mut marks: HashMap<u16, SheetMarks> = HashMap::new();
    for told in annotation.problems.iter().filter(|told| !told.cell.is_empty()) {
        let (sheet, at) = told.position;
        let fill = SEVERITY_FILLS[told.severity as usize];
        let (message, hint) = (problem_message(language, told), problem_hint(language, told));
        let text = format!("{PALMARES_NOTE_PREFIX}{message}\n{hint}");
        let of_sheet = marks.entry(sheet.saturating_sub(1)).or_default();
        let mark = of_sheet.entry(at).or_insert(CellMark { fill, note: String::new() });
        if severity_index_of_fill(mark.fill) < severity_index_of_fill(fill) {
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
    ANNOTATION_SHEET_NAMES.iter().any(|sheet| sheet.replace(' ', "").eq_ignore_ascii_case(name))
}
