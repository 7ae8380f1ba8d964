//! The row of headings of a sheet, and the column that each heading names.

use std::collections::HashSet;

use model::form::{
    ColumnKind, CompetitionColumn, FormColumn, Key, ROW_SHEET_FORMS, ResultColumn, SheetForm,
    UntypedColumn, meaning_of_heading_outside_form,
};
use model::name_comparison::folded_name;
use model::problem::{Problem, ProblemDetail, SentenceValue};
use model::{CellAddress, CellValue, Exact, HeaderRow, SheetCopy, StableSort, StoredCell, Unit};

use super::cells::{cell_address, heading_text};
use super::competitions::problems::CompetitionKey;
use super::heading_names::{
    candidate_columns_of_heading, column_meant_by_misspelling, columns_meant_by_heading,
    exceeded_repeat_maximum,
};
use super::number::parse_number;
use super::problems;
use super::quoted_cells;
use super::unread_columns::UnreadColumns;

/// Rows from the top that are searched for headings.
const ROWS: u32 = 25;
/// Known names that make a row of headings.
const LEAST: usize = 2;

/// The headings of a sheet.
pub(super) struct SheetHeadings {
    /// The form that they are of.
    pub form: &'static SheetForm,
    /// Their row, from 0.
    pub row: u32,
    /// The columns of the form that the row of headings has.
    pub columns: Vec<FoundColumn>,
    /// Those that hold remarks. They make no row, and nothing is told of them.
    pub remarks: Vec<FoundColumn>,
    /// Columns, with their number, that are not read because of their heading. It was reported.
    pub lost: Vec<(UntypedColumn, u8)>,
}

/// A column of the form, found on a sheet.
pub(super) struct FoundColumn {
    /// The column of the sheet, from 0.
    pub at: u16,
    /// The column of the form.
    pub column: UntypedColumn,
    /// The number of a repeated column: 2 for `Player 2`.
    pub nth: u8,
    /// The heading as typed.
    pub heading: String,
}

impl SheetHeadings {
    /// Whether the heading of a column was reported, so that nothing else is to be told of it.
    pub(super) fn has_reported_heading(&self, column: impl FormColumn) -> bool {
        self.lost.iter().any(|(lost, _)| *lost == column)
    }

    /// The problem that a column is missing, unless its heading was reported.
    pub(super) fn missing_column_problem(
        &self,
        column: impl FormColumn,
        sheet: u16,
    ) -> Option<Problem> {
        let trouble = problems::MissingColumn { column: column.definition().name };
        let at = CellAddress { sheet, row: self.row, column: 0 };
        (!self.has_reported_heading(column)).then(|| Problem::new(trouble, at))
    }

    /// The column of the form in a column of the sheet.
    pub(super) fn column_at(&self, at: u16) -> Option<(UntypedColumn, u8)> {
        self.columns.iter().find(|headed| headed.at == at).map(|headed| (headed.column, headed.nth))
    }

    /// The placed columns, for annotations of the sheet.
    pub(super) fn header_row_for_annotation<C: FormColumn>(&self, sheet: u16) -> HeaderRow<C> {
        let columns = self.columns.iter().map(|headed| (C::from_untyped(headed.column), headed.at));
        let columns = columns.collect();
        let numbers = self.columns.iter().map(|headed| headed.nth).collect();
        HeaderRow { sheet, row: self.row, columns, numbers }
    }

    /// The position of a column of the form.
    pub(super) fn find_column(&self, column: impl FormColumn) -> Option<&FoundColumn> {
        let column = column.untyped();
        self.columns.iter().find(|headed| headed.column == column)
    }
}

/// Finds the headings: the first of the top 25 rows with at least two known names, else with one
/// and a column whose heading is misspelt or blank. Reports headings that are unknown, twice,
/// misspelt or blank. Of several columns of scores, uses the one headed with `scoring`.
pub(super) fn find_headings(
    form: &'static SheetForm,
    sheet: &SheetCopy,
    index: u16,
    scoring: Option<Unit>,
    problems: &mut Vec<Problem>,
) -> Option<SheetHeadings> {
    let found = |least: usize| {
        candidate_heading_rows(sheet).find_map(|(row, names, below)| {
            let columns = assign_columns_to_headings(form, &names, scoring);
            let of_rows = columns.iter().flatten().filter(|(column, _)| !is_remark(*column));
            if of_rows.count() < least {
                return None;
            }
            let mut headings = headings_of_row(form, row, &names, &columns);
            let told = heading_row_problems(&mut headings, &names, below, &|_| false, index);
            (least == LEAST || !headings.lost.is_empty()).then_some((headings, told))
        })
    };
    let (headings, told) =
        found(LEAST).or_else(|| found(LEAST - 1).filter(|_| is_return_form(form)))?;
    problems.extend(told);
    Some(headings)
}

/// Whether a form is one of a return, not of a register.
pub(super) fn is_return_form(form: &'static SheetForm) -> bool {
    ROW_SHEET_FORMS.iter().copied().chain([Key::FORM]).any(|known| known.name == form.name)
}

/// The problems of a row of headings: those that are not used, and columns without any. `taken` are
/// columns that are read as those of another form.
pub(super) fn heading_row_problems(
    headings: &mut SheetHeadings,
    names: &[(&StoredCell, String)],
    below: &[StoredCell],
    taken: &dyn Fn(u16) -> bool,
    index: u16,
) -> Vec<Problem> {
    let (form, row) = (headings.form, headings.row);
    let of_return = is_return_form(form);
    let heading_at = |column: u16| CellAddress { sheet: index, row, column };
    let taken = |at: u16| taken(at) || headings.remarks.iter().any(|headed| headed.at == at);
    let is_read = |at: u16| headings.column_at(at).is_some() || taken(at);
    let unread = UnreadColumns::from_rows_below(below, is_read);
    let (mut told, mut lost) = (Vec::new(), Vec::new());
    let mut read: Vec<(u16, (UntypedColumn, u8))> =
        headings.columns.iter().map(|headed| (headed.at, (headed.column, headed.nth))).collect();
    for (cell, name) in names.iter().filter(|(cell, _)| !is_read(cell.column)) {
        let slip =
            unread.misspelt_heading_problem(form, cell.column, name, &read).filter(|_| of_return);
        match slip {
            Some((trouble, meant)) => {
                read.push((cell.column, meant));
                lost.push(meant);
                told.push(Problem::new(trouble, cell_address(cell, index)));
            }
            None => {
                let trouble = unread.corrections_column_problem(cell.column, name);
                told.push(match trouble.filter(|_| of_return) {
                    Some(trouble) => Problem::new(trouble, cell_address(cell, index)),
                    None => unused_heading_problem(headings, cell, name, below, index),
                });
            }
        }
    }
    let is_headed = |at: u16| {
        names.iter().any(|(cell, name)| cell.column == at && !folded_name(name).is_empty())
    };
    let is_free = |at: u16| read.iter().all(|(other, _)| *other != at) && !taken(at);
    let unknown = find_unknown_headings(form, names, &is_free);
    if let Some((column, trouble, meant)) =
        unread.unknown_heading_problem(form, &unknown, &read).filter(|_| of_return)
    {
        replace_problem(&mut told, trouble, heading_at(column));
        read.push((column, meant));
        lost.push(meant);
    }
    let blank: Vec<u16> = unread.filled_columns().filter(|at| !is_headed(*at)).collect();
    for column in blank.into_iter().filter(|_| of_return) {
        let Some((trouble, meant)) = unread.unheaded_column_problem(form, column, &read) else {
            continue;
        };
        replace_problem(&mut told, trouble, heading_at(column));
        read.extend(meant.map(|meant| (column, meant)));
        lost.extend(meant);
    }
    headings.lost = lost;
    told
}

/// Tells of a heading, in place of what was told of it before.
fn replace_problem(told: &mut Vec<Problem>, trouble: ProblemDetail, at: CellAddress) {
    told.retain(|problem| problem.place != at.into());
    told.push(Problem::new(trouble, at));
}

/// The headings of free columns that mean no column of the form, each with its column of the sheet.
fn find_unknown_headings<'a>(
    form: &'static SheetForm,
    names: &'a [(&StoredCell, String)],
    is_free: &dyn Fn(u16) -> bool,
) -> Vec<(u16, &'a str)> {
    names
        .iter()
        .filter(|(cell, _)| is_free(cell.column))
        .filter(|(_, name)| columns_meant_by_heading(form, &folded_name(name)).is_empty())
        .map(|(cell, name)| (cell.column, name.as_str()))
        .collect()
}

/// The sheet of a return with the most of the headings of a row, if it has most of them.
pub(super) fn form_sheet_by_headings(sheet: &SheetCopy) -> Option<&'static SheetForm> {
    candidate_heading_rows(sheet).find_map(|(_, names, _)| {
        let known =
            |form: &'static SheetForm| names.iter().filter(|(_, name)| has(form, name)).count();
        let best = ROW_SHEET_FORMS.iter().copied().rev().max_by_key(|form| known(form))?;
        (known(best) >= LEAST && 2 * known(best) > names.len()).then_some(best)
    })
}

/// How many headings the form knows of a row above others, if it knows at least so many and three of
/// four.
pub(super) fn count_known_headings(
    sheet: &SheetCopy,
    form: &'static SheetForm,
    least: usize,
) -> Option<usize> {
    let fits = candidate_heading_rows(sheet).filter_map(|(_, names, below)| {
        let known = names.iter().filter(|(_, name)| has(form, name)).count();
        let enough = known >= least && 4 * known >= 3 * names.len();
        (enough && !below.is_empty()).then_some(known)
    });
    fits.max()
}

/// The headings of a sheet, folded, that the form knows: those of the row with the most.
pub(super) fn known_headings(sheet: &SheetCopy, form: &'static SheetForm) -> HashSet<String> {
    let known = candidate_heading_rows(sheet).map(|(_, names, _)| {
        let known = names.iter().filter(|(_, name)| has(form, name));
        known.map(|(_, name)| folded_name(name)).collect::<HashSet<String>>()
    });
    known.max_by_key(HashSet::len).unwrap_or_default()
}

/// Whether a sheet of the form has a column of this name, or several: `Player 2`.
fn has(form: &'static SheetForm, heading: &str) -> bool {
    let name = folded_name(heading);
    let stem = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let of_name = |name: &str, times: u8| {
        let known = form.columns_by_name(name, true).chain(form.columns_by_name(name, false));
        { known }.any(|known| known.definition().times >= times && !is_remark(known))
    };
    of_name(&name, 1) || of_name(stem, 2)
}

/// A row that can be one of headings: its number, its names with their cells, and the cells below.
type NamedRow<'a> = (u32, Vec<(&'a StoredCell, String)>, &'a [StoredCell]);

/// The rows among which the headings are looked for.
pub(super) fn candidate_heading_rows(sheet: &SheetCopy) -> impl Iterator<Item = NamedRow<'_>> {
    let mut rest = &sheet.cells[..];
    std::iter::from_fn(move || {
        let row = rest.first().map(|cell| cell.row).filter(|row| *row < ROWS)?;
        let length = rest.iter().take_while(|cell| cell.row == row).count();
        let (cells, after) = rest.split_at(length);
        rest = after;
        let names = cells.iter().filter_map(|cell| heading_text(cell).map(|name| (cell, name)));
        Some((row, names.collect(), after))
    })
}

/// The headings of a row, by what its names were assigned.
pub(super) fn headings_of_row(
    form: &'static SheetForm,
    row: u32,
    names: &[(&StoredCell, String)],
    given: &[Option<(UntypedColumn, u8)>],
) -> SheetHeadings {
    let headed = names.iter().zip(given).filter_map(|((cell, heading), column)| {
        let (column, nth) = (*column)?;
        Some(FoundColumn { at: cell.column, column, nth, heading: heading.clone() })
    });
    let (remarks, columns) = headed.partition(|headed| is_remark(headed.column));
    SheetHeadings { form, row, columns, remarks, lost: Vec::new() }
}

/// Whether a column holds remarks.
fn is_remark(column: UntypedColumn) -> bool {
    column.definition().kind == ColumnKind::Remark
}

/// The problem of a heading that is not used.
pub(super) fn unused_heading_problem(
    headings: &SheetHeadings,
    cell: &StoredCell,
    heading: &str,
    below: &[StoredCell],
    index: u16,
) -> Problem {
    if let (Some(most), Some(first)) =
        (exceeded_repeat_maximum(headings.form, heading), first_below(below, cell.column))
    {
        let trouble = problems::BeyondColumns { heading: heading.to_string(), most };
        return Problem::new(trouble, cell_address(first, index));
    }
    let own = || below.iter().filter(|other| other.column == cell.column);
    if let Some(trouble) = differing_scores_problem(headings, cell.column, heading, below) {
        return Problem::new(trouble, cell_address(cell, index));
    }
    let texts =
        is_return_form(headings.form).then(|| quoted_cells::quote_word_cells(own())).flatten();
    Problem::new(surplus_heading_problem(headings, heading, texts), cell_address(cell, index))
}

/// The problem of a second column of scores, `Final score` beside `Score`, by which the contestants would
/// be ranked otherwise.
fn differing_scores_problem(
    headings: &SheetHeadings,
    left: u16,
    heading: &str,
    below: &[StoredCell],
) -> Option<ProblemDetail> {
    let used = headings.find_column(ResultColumn::Score)?.heading.clone();
    (is_second_total(heading) && ranks_otherwise(headings, left, below))
        .then(|| problems::SecondScoresDiffer { used, left: heading.to_string() }.into())
}

/// Whether a heading is one of scores after something was added or taken away.
pub(super) fn is_second_total(heading: &str) -> bool {
    const TOTALS: [&str; 12] = [
        "total",
        "totalscore",
        "final",
        "finalscore",
        "finaltotal",
        "finalresult",
        "net",
        "netscore",
        "overall",
        "overallscore",
        "result",
        "grandtotal",
    ];
    TOTALS.contains(&folded_name(heading).as_str())
}

/// Whether the numbers of a column put the rows of a ranking list in another order than the scores that
/// are read. Several rows of one contestant may have the same total.
fn ranks_otherwise(headings: &SheetHeadings, column: u16, below: &[StoredCell]) -> bool {
    let at = |column| headings.find_column(column).map(|headed| headed.at);
    let Some(score) = at(ResultColumn::Score) else { return false };
    if at(ResultColumn::Session).is_some() {
        return false;
    }
    let of_list = [ResultColumn::Event, ResultColumn::Section, ResultColumn::Direction].map(at);
    let mut rows: Vec<([Option<String>; 3], Exact, Exact)> = below
        .chunk_by(|one, other| one.row == other.row)
        .filter_map(|row| {
            let text = |at| row.iter().find(|cell| cell.column == at).and_then(heading_text);
            let number = |at| Some(parse_number(&text(at)?)?.number);
            Some((of_list.map(|at| text(at?)), number(score)?, number(column)?))
        })
        .collect();
    rows.sort_unstable();
    rows.windows(2).any(|two| {
        let [(list, read, left), (other_list, other_read, other_left)] = two else {
            return false;
        };
        list == other_list && (left > other_left || read == other_read && left != other_left)
    })
}

/// Assigns each heading a column: exact names first, then synonyms, each to the first free column
/// of the form. Names of units of scores come first.
pub(super) fn assign_columns_to_headings(
    form: &'static SheetForm,
    names: &[(&StoredCell, String)],
    scoring: Option<Unit>,
) -> Vec<Option<(UntypedColumn, u8)>> {
    let folded: Vec<String> = names.iter().map(|(_, name)| folded_name(name)).collect();
    let mut given: Vec<Option<(UntypedColumn, u8)>> = vec![None; names.len()];
    let mut order: Vec<(usize, &String)> = folded.iter().enumerate().collect();
    if scoring.is_some() {
        order.arrange_by_key(|(_, name)| score_unit_of_heading(name) != scoring);
    }
    // Of several columns of ratings, the preferred one.
    if let Some(ratings) = form.columns.iter().find(|column| column.kind == ColumnKind::Rating) {
        let rank = |name: &String| {
            ratings
                .aliases
                .iter()
                .position(|alias| model::name_comparison::folded_name(alias) == *name)
        };
        order.arrange_by_key(|(_, name)| rank(name));
    }
    for exact in [true, false] {
        for (index, name) in order.iter().copied() {
            if given[index].is_none() {
                let free = |candidate: &(UntypedColumn, u8)| !given.contains(&Some(*candidate));
                given[index] =
                    candidate_columns_of_heading(form, name, exact).into_iter().find(free);
            }
        }
    }
    given
}

/// The first filled cell of a column.
fn first_below(below: &[StoredCell], column: u16) -> Option<&StoredCell> {
    below.iter().find(|cell| {
        let blank = matches!(&cell.value, CellValue::Text(text) if text.trim().is_empty());
        cell.column == column && !blank && cell.value != CellValue::Blank
    })
}

/// The problem of a heading without a free column. `texts`: what stands below it.
pub(super) fn surplus_heading_problem(
    headings: &SheetHeadings,
    heading: &str,
    texts: Option<SentenceValue>,
) -> ProblemDetail {
    let name = folded_name(heading);
    let meant: Vec<(UntypedColumn, u8)> = columns_meant_by_heading(headings.form, &name);
    let taken = headings.columns.iter().find(|headed| meant.contains(&(headed.column, headed.nth)));
    match taken {
        Some(taken)
            if taken.column.definition().name == "Score"
                && folded_name(heading) != folded_name(&taken.heading) =>
        {
            problems::SecondScoreColumn { used: taken.heading.clone(), left: heading.to_string() }
                .into()
        }
        Some(taken)
            if taken.column.definition().kind == ColumnKind::Rating
                && folded_name(heading) != folded_name(&taken.heading) =>
        {
            let (used, left) = (taken.heading.clone(), heading.to_string());
            problems::SecondRating { used, left }.into()
        }
        Some(taken) => problems::RepeatedColumn {
            heading: heading.to_string(),
            first: model::to_a1(headings.row, taken.at),
        }
        .into(),
        None => match meaning_of_heading_outside_form(heading) {
            Some(what) => problems::OtherColumn { heading: heading.to_string(), what }.into(),
            None => {
                let (key, nearest) = (heading.to_string(), nearest_free(headings, heading));
                // A competition is ranked otherwise without it.
                match nearest.is_some() && headings.form.name == CompetitionColumn::FORM.name {
                    true => CompetitionKey { key, nearest }.into(),
                    false => problems::UnknownColumn { heading: key, nearest, texts }.into(),
                }
            }
        },
    }
}

/// The name of the free column of which a heading is a misspelling.
fn nearest_free(headings: &SheetHeadings, heading: &str) -> Option<&'static str> {
    let is_free = |column: &(UntypedColumn, u8)| {
        headings.columns.iter().all(|headed| (headed.column, headed.nth) != *column)
    };
    column_meant_by_misspelling(headings.form, heading, &is_free)
        .map(|(column, _)| column.definition().name)
}

/// The unit that a heading of scores names.
pub(super) fn score_unit_of_heading(heading: &str) -> Option<Unit> {
    match folded_name(heading).as_str() {
        "%" | "percentage" | "percent" => Some(Unit::Percent),
        "mps" | "matchpoints" => Some(Unit::Matchpoints),
        "imps" => Some(Unit::Imps),
        "vps" => Some(Unit::Vps),
        "points" => Some(Unit::Points),
        _ => None,
    }
}

/// The place of a heading.
pub(super) fn heading_address(
    headings: &SheetHeadings,
    headed: &FoundColumn,
    sheet: u16,
) -> CellAddress {
    CellAddress { sheet, row: headings.row, column: headed.at }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::CellValue;
    use model::form::EntryColumn;

    fn sheet(rows: &[&[&str]]) -> SheetCopy {
        let mut copy = SheetCopy::default();
        for (row, cells) in rows.iter().enumerate() {
            for (column, text) in cells.iter().enumerate() {
                let (row, column) = (row as u32, column as u16);
                let value = CellValue::Text((*text).into());
                copy.cells.push(StoredCell { row, column, look: 0, value, formula: None });
            }
        }
        copy
    }

    fn found<C: FormColumn>(copy: &SheetCopy) -> (Vec<String>, Vec<&'static str>) {
        let mut problems = Vec::new();
        let headings = find_headings(C::FORM, copy, 0, None, &mut problems);
        let columns = headings.into_iter().flat_map(|headings| headings.columns);
        let named = columns.map(|h| format!("{} {}", h.column.definition().name, h.nth)).collect();
        (named, problems.iter().map(|problem| problem.trouble.code()).collect())
    }

    #[test]
    fn titles_stand_above_and_names_vary() {
        let copy = sheet(&[
            &["Riverside", "Entries"],
            &["Event", "Pair No.", "Player 1", "Member No. 1", "PLAYER 2", "Number 2"],
        ]);
        let (named, problems) = found::<EntryColumn>(&copy);
        assert_eq!(named, ["Event 1", "Entry 1", "Player 1", "No 1", "Player 2", "No 2"]);
        assert!(problems.is_empty());
    }

    #[test]
    fn one_name_for_two_columns_goes_to_the_free_one() {
        let (named, _) = found::<EntryColumn>(&sheet(&[&["No", "Name", "Team", "Player", "No 1"]]));
        assert_eq!(named, ["Entry 1", "Name 1", "Team of 1", "Player 1", "No 1"]);
        let (named, problems) = found::<ResultColumn>(&sheet(&[&["Pair", "%", "MPs", "Entry"]]));
        assert_eq!(named, ["Score 1", "Entry 1"]);
        assert_eq!(problems, ["repeated-column", "second-score-column"]);
    }

    #[test]
    fn of_two_columns_of_scores_the_one_that_the_event_names_is_used() {
        let copy = sheet(&[&["Pair", "MPs", "%"]]);
        for (scoring, used) in
            [(None, "MPs"), (Some(Unit::Percent), "%"), (Some(Unit::Matchpoints), "MPs")]
        {
            let headings = find_headings(ResultColumn::FORM, &copy, 0, scoring, &mut Vec::new());
            let score = headings.as_ref().and_then(|found| found.find_column(ResultColumn::Score));
            assert_eq!(score.map(|score| score.heading.as_str()), Some(used));
        }
    }
}
