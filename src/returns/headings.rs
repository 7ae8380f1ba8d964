//! The row of headings of a sheet, and the column that each heading names.

use crate::model::form::{FIRST_YEAR, FormColumn, Key, Kind, ROW_SHEETS, SheetForm, other_meaning};
use crate::model::names::folded;
use crate::model::{Address, Placed, SheetCopy, Stored, StoredCell, Unit};
use crate::problem::{Problem, Trouble};

use super::cells::{heading, place_of};
use super::nearest::typo_of;
use super::problems;

/// Rows from the top that are searched for headings.
const ROWS: u32 = 25;
/// Known names that make a row of headings.
const LEAST: usize = 2;

/// The headings of a sheet.
pub(super) struct Headings<C> {
    /// Their row, from 0.
    pub row: u32,
    /// The columns found.
    pub columns: Vec<Headed<C>>,
}

/// A column of the form, found on a sheet.
pub(super) struct Headed<C> {
    /// The column of the sheet, from 0.
    pub at: u16,
    /// The column of the form.
    pub column: C,
    /// The number of a repeated column: 2 for `Player 2`.
    pub nth: u8,
    /// The heading as typed.
    pub heading: String,
}

impl<C: FormColumn> Headings<C> {
    /// The column of the form in a column of the sheet.
    pub(super) fn of(&self, at: u16) -> Option<(C, u8)> {
        self.columns.iter().find(|headed| headed.at == at).map(|headed| (headed.column, headed.nth))
    }

    /// The placed columns, for annotations of the sheet.
    pub(super) fn placed(&self, sheet: u16) -> Placed<C> {
        let columns = self.columns.iter().map(|headed| (headed.column, headed.at)).collect();
        let numbers = self.columns.iter().map(|headed| headed.nth).collect();
        Placed { sheet, row: self.row, columns, numbers }
    }

    /// The position of a column of the form.
    pub(super) fn find(&self, column: C) -> Option<&Headed<C>> {
        self.columns.iter().find(|headed| headed.column == column)
    }
}

/// Finds the headings: the first of the top 25 rows with at least two known names. Reports unknown
/// and duplicate headings. Of several columns of scores, uses the one headed with `scoring`.
pub(super) fn find<C: FormColumn>(
    sheet: &SheetCopy,
    index: u16,
    scoring: Option<Unit>,
    problems: &mut Vec<Problem>,
) -> Option<Headings<C>> {
    rows(sheet).find_map(|(row, names, rest)| {
        let columns = assigned(&names, scoring);
        let enough = columns.iter().flatten().count() >= LEAST;
        enough.then(|| {
            let headings = of_row(row, &names, &columns);
            let left = names.iter().filter(|(cell, _)| headings.of(cell.column).is_none());
            problems.extend(left.map(|(cell, name)| unused(&headings, cell, name, rest, index)));
            headings
        })
    })
}

/// The sheet of a return with the most of the headings of a row, if it has most of them.
pub(super) fn form_of(sheet: &SheetCopy) -> Option<&'static SheetForm> {
    rows(sheet).find_map(|(_, names, _)| {
        let known = |form: &SheetForm| names.iter().filter(|(_, name)| has(form, name)).count();
        let best = ROW_SHEETS.iter().copied().rev().max_by_key(|form| known(form))?;
        (known(best) >= LEAST && 2 * known(best) > names.len()).then_some(best)
    })
}

/// Whether a sheet of the form has a column of this name, or several: `Player 2`.
fn has(form: &SheetForm, heading: &str) -> bool {
    let name = folded(heading);
    let stem = name.trim_end_matches(|c: char| c.is_ascii_digit()).trim_end();
    form.columns.iter().any(|column| {
        let mut names = column.aliases.iter().chain([&column.name]).map(|known| folded(known));
        names.any(|known| known == name || (column.times > 1 && known == stem))
    })
}

/// A row that can be one of headings: its number, its names with their cells, and the cells below.
type NamedRow<'a> = (u32, Vec<(&'a StoredCell, String)>, &'a [StoredCell]);

/// The rows among which the headings are looked for.
pub(super) fn rows(sheet: &SheetCopy) -> impl Iterator<Item = NamedRow<'_>> {
    let mut rest = &sheet.cells[..];
    std::iter::from_fn(move || {
        let row = rest.first().map(|cell| cell.row).filter(|row| *row < ROWS)?;
        let length = rest.iter().take_while(|cell| cell.row == row).count();
        let (cells, after) = rest.split_at(length);
        rest = after;
        let names = cells.iter().filter_map(|cell| heading(cell).map(|name| (cell, name)));
        Some((row, names.collect(), after))
    })
}

/// The headings of a row, by what its names were assigned.
pub(super) fn of_row<C: FormColumn>(
    row: u32,
    names: &[(&StoredCell, String)],
    given: &[Option<(C, u8)>],
) -> Headings<C> {
    let headed = names.iter().zip(given).filter_map(|((cell, heading), column)| {
        let (column, nth) = (*column)?;
        Some(Headed { at: cell.column, column, nth, heading: heading.clone() })
    });
    Headings { row, columns: headed.collect() }
}

/// The problem of a heading that is not used.
pub(super) fn unused<C: FormColumn>(
    headings: &Headings<C>,
    cell: &StoredCell,
    heading: &str,
    below: &[StoredCell],
    index: u16,
) -> Problem {
    if let (Some(most), Some(first)) = (beyond::<C>(heading), first_below(below, cell.column)) {
        let trouble = problems::BeyondColumns { heading: heading.to_string(), most };
        return Problem::new(trouble, place_of(first, index));
    }
    Problem::new(left_over(headings, heading), place_of(cell, index))
}

/// The columns that a folded heading can name, exact names first.
pub(super) fn columns_meant<C: FormColumn>(name: &str) -> Vec<(C, u8)> {
    [true, false].into_iter().flat_map(|exact| candidates(name, exact)).collect()
}

/// Assigns each heading a column: exact names first, then synonyms, each to the first free column
/// of the form. Names of units of scores come first.
pub(super) fn assigned<C: FormColumn>(
    names: &[(&StoredCell, String)],
    scoring: Option<Unit>,
) -> Vec<Option<(C, u8)>> {
    let folded: Vec<String> = names.iter().map(|(_, name)| folded(name)).collect();
    let mut given: Vec<Option<(C, u8)>> = vec![None; names.len()];
    let mut order: Vec<(usize, &String)> = folded.iter().enumerate().collect();
    if scoring.is_some() {
        order.sort_by_key(|(_, name)| unit_of(name) != scoring);
    }
    // Of several columns of ratings, the preferred one.
    if let Some(ratings) = C::FORM.columns.iter().find(|column| column.kind == Kind::Rating) {
        let rank = |name: &String| {
            ratings.aliases.iter().position(|alias| crate::model::names::folded(alias) == *name)
        };
        order.sort_by_key(|(_, name)| rank(name));
    }
    for exact in [true, false] {
        for (index, name) in order.iter().copied() {
            if given[index].is_none() {
                let free = |candidate: &(C, u8)| !given.contains(&Some(*candidate));
                given[index] = candidates(name, exact).into_iter().find(free);
            }
        }
    }
    given
}

/// Words before the year in the heading of a column of supply centres.
const YEAR_WORDS: [&str; 7] = ["f", "fall", "autumn", "year", "sc", "scs", "centres"];

/// The columns that a folded heading can name, with their number.
fn candidates<C: FormColumn>(name: &str, exact: bool) -> Vec<(C, u8)> {
    if name.is_empty() {
        return Vec::new();
    }
    let columns = |name: &str| C::named(name, exact).iter().map(|index| C::ALL[*index]);
    let single = |column: &C| column.column().times == 1;
    let mut found: Vec<(C, u8)> = columns(name).filter(single).map(|column| (column, 1)).collect();
    if !exact {
        // `Player` alone is the first, unless another column has that name.
        let by_name = C::named(name, true).iter().map(|index| C::ALL[*index]);
        found.extend(columns(name).chain(by_name).filter(|c| !single(c)).map(|column| (column, 1)));
    }
    let digits = name.bytes().rev().take_while(u8::is_ascii_digit).count();
    let (stem, number) = name.split_at(name.len() - digits);
    // Headings of years: `1901`, `Fall 1901`.
    if (stem.is_empty() || YEAR_WORDS.contains(&stem))
        && let Ok(year) = number.parse::<u16>()
        && let Some(nth) = year.checked_sub(FIRST_YEAR).and_then(|nth| u8::try_from(nth).ok())
    {
        found.extend(columns("year").filter(|_| nth > 0).map(|column| (column, nth)));
    }
    if let Some((stem, nth)) = numbered_within(name) {
        let within = columns(&stem).filter(|column| (1..=column.column().times).contains(&nth));
        found.extend(within.filter(|column| !single(column)).map(|column| (column, nth)));
    }
    if let Ok(nth) = number.parse::<u8>() {
        // A synonym that ends in 1 is one with a number only: `Name 1`, `Name 2`.
        let first = format!("{stem}1");
        let numbered = columns(stem)
            .chain(columns(&first))
            .filter(|column| (1..=column.column().times).contains(&nth));
        found.extend(
            numbered.filter(|column| column.column().times > 1).map(|column| (column, nth)),
        );
    }
    found
}

/// A heading with its number in the middle, `Player 1 no`: what is left of it, and the number.
fn numbered_within(name: &str) -> Option<(String, u8)> {
    let start = name.find(|c: char| c.is_ascii_digit())?;
    let length = name[start..].bytes().take_while(u8::is_ascii_digit).count();
    let (before, number, after) =
        (&name[..start], &name[start..start + length], &name[start + length..]);
    let inside =
        !before.is_empty() && !after.is_empty() && !after.contains(|c: char| c.is_ascii_digit());
    inside.then(|| Some((format!("{before}{after}"), number.parse().ok()?))).flatten()
}

/// The first filled cell of a column.
fn first_below(below: &[StoredCell], column: u16) -> Option<&StoredCell> {
    below.iter().find(|cell| {
        let blank = matches!(&cell.value, Stored::Text(text) if text.trim().is_empty());
        cell.column == column && !blank && cell.value != Stored::Blank
    })
}

/// The maximum repeats of a column that a heading exceeds: 16 for `Player 17`.
fn beyond<C: FormColumn>(heading: &str) -> Option<u8> {
    let name = folded(heading);
    let stem = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let number: u32 = name[stem.len()..].parse().ok()?;
    let named = [true, false].into_iter().flat_map(|exact| C::named(stem, exact));
    let times = named.map(|index| C::FORM.columns[*index].times).max()?;
    (times > 1 && number > u32::from(times)).then_some(times)
}

/// The column of which a heading is a misspelling. The name of a column of another sheet is none.
fn nearest_column<C: FormColumn>(heading: &str) -> Option<&'static str> {
    let name = folded(heading);
    let known = |form: &&SheetForm| form.columns.iter().any(|column| folded(column.name) == name);
    let elsewhere = ROW_SHEETS.iter().copied().chain([Key::FORM]).any(|form| known(&form));
    let near = || typo_of(heading, C::FORM.columns.iter().map(|column| column.name));
    (!elsewhere).then(near).flatten()
}

/// The repeated column of which a heading with a number is a misspelling: `Plyer 1`, `Nmber 2`.
/// What stands under it is a player or a number that would be lost.
fn near_numbered<C: FormColumn>(heading: &str) -> Option<String> {
    let stem = heading.trim_end().trim_end_matches(|c: char| c.is_ascii_digit());
    let number = &heading.trim_end()[stem.len()..];
    let repeated = C::FORM.columns.iter().filter(|column| column.times > 1);
    let names = repeated.flat_map(|column| {
        column.aliases.iter().chain([&column.name]).map(|known| (*known, column.name))
    });
    let names: Vec<(&str, &'static str)> = names.collect();
    let near = typo_of(stem.trim_end(), names.iter().map(|(known, _)| *known))?;
    let (_, column) = names.iter().find(|(known, _)| *known == near)?;
    (!number.is_empty()).then(|| format!("{column} {number}"))
}

/// The problem of a heading without a free column.
fn left_over<C: FormColumn>(headings: &Headings<C>, heading: &str) -> Trouble {
    let name = folded(heading);
    let meant: Vec<(C, u8)> = columns_meant(&name);
    let taken = headings.columns.iter().find(|headed| meant.contains(&(headed.column, headed.nth)));
    match taken {
        Some(taken)
            if taken.column.column().name == "Score"
                && folded(heading) != folded(&taken.heading) =>
        {
            problems::SecondScoreColumn { used: taken.heading.clone(), left: heading.to_string() }
                .into()
        }
        Some(taken)
            if taken.column.column().kind == Kind::Rating
                && folded(heading) != folded(&taken.heading) =>
        {
            let (used, left) = (taken.heading.clone(), heading.to_string());
            problems::SecondRating { used, left }.into()
        }
        Some(taken) => problems::RepeatedColumn {
            heading: heading.to_string(),
            first: crate::model::a1(headings.row, taken.at),
        }
        .into(),
        None => match other_meaning(heading) {
            Some(what) => problems::OtherColumn { heading: heading.to_string(), what }.into(),
            None => match near_numbered::<C>(heading) {
                Some(nearest) => {
                    problems::ColumnNear { heading: heading.to_string(), nearest }.into()
                }
                None => problems::UnknownColumn {
                    heading: heading.to_string(),
                    nearest: nearest_column::<C>(heading),
                }
                .into(),
            },
        },
    }
}

/// The unit that a heading of scores names.
pub(super) fn unit_of(heading: &str) -> Option<Unit> {
    match folded(heading).as_str() {
        "%" | "percentage" | "percent" => Some(Unit::Percent),
        "mps" | "matchpoints" => Some(Unit::Matchpoints),
        "imps" => Some(Unit::Imps),
        "vps" => Some(Unit::Vps),
        "points" => Some(Unit::Points),
        _ => None,
    }
}

/// The place of a heading.
pub(super) fn place<C>(headings: &Headings<C>, headed: &Headed<C>, sheet: u16) -> Address {
    Address { sheet, row: headings.row, column: headed.at }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Stored;
    use crate::model::form::{EntryColumn, ResultColumn};

    fn sheet(rows: &[&[&str]]) -> SheetCopy {
        let mut copy = SheetCopy::default();
        for (row, cells) in rows.iter().enumerate() {
            for (column, text) in cells.iter().enumerate() {
                let (row, column) = (row as u32, column as u16);
                let value = Stored::Text((*text).into());
                copy.cells.push(StoredCell { row, column, look: 0, value, formula: None });
            }
        }
        copy
    }

    fn found<C: FormColumn>(copy: &SheetCopy) -> (Vec<String>, Vec<&'static str>) {
        let mut problems = Vec::new();
        let headings = find::<C>(copy, 0, None, &mut problems);
        let columns = headings.into_iter().flat_map(|headings| headings.columns);
        let named = columns.map(|h| format!("{} {}", h.column.column().name, h.nth)).collect();
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
            let headings = find::<ResultColumn>(&copy, 0, scoring, &mut Vec::new());
            let score = headings.as_ref().and_then(|found| found.find(ResultColumn::Score));
            assert_eq!(score.map(|score| score.heading.as_str()), Some(used));
        }
    }
}
