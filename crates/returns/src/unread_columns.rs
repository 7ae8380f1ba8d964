//! Columns that hold something and are not read, because their heading is misspelt or blank. Each
//! is told at its heading, with the column that it probably is.

use std::collections::{BTreeMap, BTreeSet};

use adopt::heading_may_affect_results;
use model::form::{
    ColumnDefinition, ColumnKind, FormColumn, Key, SheetForm, UntypedColumn,
    meaning_of_heading_outside_form, parse_choice,
};
use model::game_result::parse_game_result;
use model::name_comparison::folded_name;
use model::problem::ProblemDetail;
use model::{CellValue, StoredCell};

use super::cells::{heading_text, is_cell_filled};
use super::heading_names::{column_meant_by_misspelling, column_title};
use super::overlooked_content_problems::CorrectionsUnread;
use super::problems::{ColumnLost, ColumnNear, HeadingBlank, HeadingLost};
use super::quoted_cells::{is_tick_cell, quote_cells};

/// Columns that their sheet needs, the first ones first.
const NEEDED: [&str; 10] =
    ["Entry", "Home", "Away", "White", "Black", "Player", "Board", "NS", "EW", "Score"];

/// Fewer figures are no member number.
const LEAST_FIGURES: usize = 3;

/// The columns of a sheet that are read.
pub(super) type ReadColumns = [(u16, (UntypedColumn, u8))];

/// The cells below a row of headings in columns that are not read.
pub(super) struct UnreadColumns<'a> {
    columns: BTreeMap<u16, Vec<&'a StoredCell>>,
    /// The rows of the table.
    rows: usize,
}

impl<'a> UnreadColumns<'a> {
    /// Those of the rows in which a column that is read has a value.
    pub(super) fn from_rows_below(
        cells: &'a [StoredCell],
        is_read: impl Fn(u16) -> bool,
    ) -> UnreadColumns<'a> {
        let mut unread = UnreadColumns { columns: BTreeMap::new(), rows: 0 };
        for row in cells.chunk_by(|one, other| one.row == other.row) {
            let filled = || row.iter().filter(|cell| is_cell_filled(cell));
            if filled().any(|cell| is_read(cell.column)) {
                unread.rows += 1;
                for cell in filled().filter(|cell| !is_read(cell.column)) {
                    unread.columns.entry(cell.column).or_default().push(cell);
                }
            }
        }
        unread
    }

    /// The columns that hold something, from 0.
    pub(super) fn filled_columns(&self) -> impl Iterator<Item = u16> {
        self.columns.keys().copied()
    }

    fn cells(&self, at: u16) -> &[&'a StoredCell] {
        self.columns.get(&at).map_or(&[], Vec::as_slice)
    }

    /// The problem of a heading that is a misspelling, and the column that is meant.
    pub(super) fn misspelt_heading_problem(
        &self,
        form: &'static SheetForm,
        at: u16,
        typed: &str,
        read: &ReadColumns,
    ) -> Option<(ProblemDetail, (UntypedColumn, u8))> {
        if meaning_of_heading_outside_form(typed).is_some() {
            return None;
        }
        let cells = self.cells(at);
        let is_free = |column: &(UntypedColumn, u8)| read.iter().all(|(_, taken)| taken != column);
        // A number that nothing else of the heading explains: `Lid 1`.
        let numbered = || {
            let digits = typed.bytes().rev().take_while(u8::is_ascii_digit).count();
            let nth: u8 = typed[typed.len() - digits..].parse().ok()?;
            of_player(form, at, cells, read).filter(|(_, own)| *own == nth).filter(is_free)
        };
        let meant = column_meant_by_misspelling(form, typed, &is_free).or_else(numbered)?;
        if !mostly(cells, |cell| fits(meant.0.definition(), cell)) {
            return None;
        }
        let (heading, nearest) = (typed.to_string(), column_title(meant));
        let trouble = match decides(meant.0.definition()) {
            true => ColumnLost { heading, nearest }.into(),
            false => ColumnNear { heading, nearest }.into(),
        };
        Some((trouble, meant))
    }

    /// The problem of a column that tells of corrections, and is filled somewhere.
    pub(super) fn corrections_column_problem(&self, at: u16, typed: &str) -> Option<ProblemDetail> {
        let says_nothing = |cell: &&&StoredCell| match &cell.value {
            CellValue::Number(number) => *number == 0.0,
            CellValue::Text(text) => matches!(&*folded_name(text), "" | "0" | "no" | "none"),
            value => *value == CellValue::Bool(false),
        };
        let said = self.cells(at).iter().copied().filter(|cell| !says_nothing(&cell));
        let said: Vec<&StoredCell> = said.collect();
        let (heading, count) = (typed.to_string(), said.len());
        let texts =
            heading_may_affect_results(typed).then(|| quote_cells(said.into_iter())).flatten()?;
        Some(CorrectionsUnread { heading, count, texts }.into())
    }

    /// The column that the sheet needs and lacks, if only one of some columns with unknown headings
    /// can be it: that column and its problem.
    pub(super) fn unknown_heading_problem(
        &self,
        form: &'static SheetForm,
        unknown: &[(u16, &str)],
        read: &ReadColumns,
    ) -> Option<(u16, ProblemDetail, (UntypedColumn, u8))> {
        lacking(form, read).find_map(|meant| {
            let column = meant.0.definition();
            let can_be = |at: u16| {
                let cells = self.cells(at);
                let label = column.kind == ColumnKind::Label;
                cells.len() * 2 >= self.rows
                    && mostly(cells, |cell| fits(column, cell))
                    && (!label || mostly(cells, |cell| is_count(cell, 2 * self.rows)))
            };
            let mut found = unknown.iter().filter(|(at, typed)| {
                meaning_of_heading_outside_form(typed).is_none() && can_be(*at)
            });
            let (at, typed) = found.next()?;
            let (heading, nearest) = ((*typed).to_string(), column_title(meant));
            let trouble = ColumnLost { heading, nearest }.into();
            found.next().is_none().then_some((*at, trouble, meant))
        })
    }

    /// The problem of a column without a heading, and the column that is probably meant. Remarks
    /// beside a list are told by themselves (`unread_cells`).
    pub(super) fn unheaded_column_problem(
        &self,
        form: &'static SheetForm,
        at: u16,
        read: &ReadColumns,
    ) -> Option<(ProblemDetail, Option<(UntypedColumn, u8)>)> {
        let cells = self.cells(at);
        let meant = match cells.len() * 2 < self.rows {
            true => by_words(form, at, cells, read),
            false => self.missing_at(form, at, read),
        };
        if let Some(meant) = meant {
            let nearest = column_title(meant);
            return Some((HeadingLost { nearest }.into(), Some(meant)));
        }
        let first = read.iter().map(|(at, _)| *at).min();
        let last = read.iter().map(|(at, _)| *at).max();
        let beside = first <= Some(at + 1) && Some(at) <= last.map(|last| last + 1);
        // Rows are often numbered, and places given.
        let inside = first < Some(at) && Some(at) < last;
        let numbers = !inside && are_row_numbers_or_places(cells, self.rows);
        let count = cells.len();
        let ticks = cells.iter().all(|cell| is_tick_cell(cell));
        (beside && !numbers && !ticks && count > 1 && count * 2 >= self.rows)
            .then(|| (HeadingBlank { count }.into(), None))
    }

    /// The column that the sheet lacks where a column without a heading stands.
    fn missing_at(
        &self,
        form: &'static SheetForm,
        at: u16,
        read: &ReadColumns,
    ) -> Option<(UntypedColumn, u8)> {
        let cells = self.cells(at);
        let is_free = |column: &(UntypedColumn, u8)| read.iter().all(|(_, taken)| taken != column);
        let beside = of_player(form, at, cells, read).filter(is_free);
        let needed = || {
            lacking(form, read)
                .find(|(column, _)| mostly(cells, |cell| fits(column.definition(), cell)))
        };
        let between = || {
            between(form, at, read)
                .filter(is_free)
                .filter(|(column, _)| mostly(cells, |cell| fits(column.definition(), cell)))
        };
        let by_words = || by_words(form, at, cells, read);
        let leads = || leading(form, at, cells, read).filter(is_free);
        beside.or_else(by_words).or_else(needed).or_else(between).or_else(leads)
    }
}

/// The columns that a sheet needs and lacks.
fn lacking(
    form: &'static SheetForm,
    read: &ReadColumns,
) -> impl Iterator<Item = (UntypedColumn, u8)> {
    let has = |name: &str| read.iter().any(|(_, (column, _))| column.definition().name == name);
    let is_needed = move |name: &&&str| match **name {
        "Score" => form.name == "Results" && !has("Handicap score"),
        "NS" | "EW" => !has("North"),
        "Board" => form.name == "Boards",
        _ => true,
    };
    let needed = NEEDED.iter().filter(is_needed).filter_map(move |name| named(form, name));
    let once = needed.filter(|column| column.definition().times == 1).map(|column| (column, 1));
    once.filter(|column| read.iter().all(|(_, taken)| taken != column))
}

/// The column of a form by its name.
fn named(form: &'static SheetForm, name: &str) -> Option<UntypedColumn> {
    form.all_columns().find(|column| column.definition().name == name)
}

/// The name or the number of a player that belongs beside the other: of `No 1`, no heading, `No 2`
/// with names below the second is `Player 2`.
fn of_player(
    form: &'static SheetForm,
    at: u16,
    cells: &[&StoredCell],
    read: &ReadColumns,
) -> Option<(UntypedColumn, u8)> {
    let [player, number] = ["Player", "No"].map(|name| named(form, name));
    let (player, number) = (player?, number?);
    let of = |wanted: UntypedColumn| {
        move |(at, (column, nth)): &(u16, (UntypedColumn, u8))| {
            (*column == wanted).then_some((*at, *nth))
        }
    };
    let has =
        |wanted: UntypedColumn, nth: u8| read.iter().any(|(_, taken)| *taken == (wanted, nth));
    if mostly(cells, is_name) {
        let lone = read.iter().filter_map(of(number)).filter(|(_, nth)| !has(player, *nth));
        let right = lone.filter(|(own, _)| *own > at).min();
        let players = || read.iter().filter_map(of(player));
        let more = |nth: &u8| *nth == 2 || players().any(|(_, other)| other > *nth);
        let last = || players().filter(|(own, _)| *own < at).max().map(|(_, nth)| nth + 1);
        let last = || last().filter(more);
        let unnamed = || read.iter().all(|(_, (column, _))| !is_of_names(column.definition()));
        let first = || (players().any(|(_, nth)| nth > 1) || unnamed()).then_some(1);
        let nth = right.map(|(_, nth)| nth).or_else(last).or_else(first)?;
        return (nth <= player.definition().times).then_some((player, nth));
    }
    if mostly(cells, is_member_number) && distinct(cells) * 2 >= cells.len() {
        let left = read.iter().filter_map(of(player)).filter(|(own, _)| *own < at).max();
        // Of one player with four figures it is the rating.
        let alone = !read.iter().any(|(_, taken)| taken.0 == number || *taken == (player, 2));
        let rating = named(form, "Rating").filter(|_| alone && mostly(cells, is_rating));
        let meant = rating.map(|rating| (rating, 1));
        return meant.or(left.map(|(_, nth)| (number, nth)));
    }
    None
}

/// What stands before the other columns: the round of matches and boards, the event of a list of
/// events.
fn leading(
    form: &'static SheetForm,
    at: u16,
    cells: &[&StoredCell],
    read: &ReadColumns,
) -> Option<(UntypedColumn, u8)> {
    let name = if form.name == Key::FORM.name { "Event" } else { "Round" };
    let column = named(form, name).filter(|_| form.name != "Adjustments")?;
    let before = |(own, (other, _)): &(u16, (UntypedColumn, u8))| {
        *own > at || ["Event", "Session", "Date"].contains(&other.definition().name)
    };
    let short =
        |cell: &StoredCell| heading_text(cell).is_some_and(|text| text.chars().count() < 20);
    (read.iter().all(before) && mostly(cells, short)).then_some((column, 1))
}

/// The column that stands between its neighbours on the form: of `Home IMPs`, no heading, `Home
/// VPs` the second is `Away IMPs`.
fn between(form: &'static SheetForm, at: u16, read: &ReadColumns) -> Option<(UntypedColumn, u8)> {
    let left = read.iter().filter(|(own, _)| *own < at).max_by_key(|(own, _)| *own);
    let right = read.iter().filter(|(own, _)| *own > at).min_by_key(|(own, _)| *own);
    let index =
        |one: Option<&(u16, (UntypedColumn, u8))>| one.map(|(_, (column, _))| column.index());
    let column = |index: u8| form.column_at(index);
    let is_side = |column: &UntypedColumn, side: &str| column.definition().name.starts_with(side);
    let found = match (index(left), index(right)) {
        (Some(left), Some(right)) if right == left + 2 => column(left + 1),
        (_, Some(right)) => {
            let before = right.checked_sub(1).and_then(column);
            before.filter(|column| is_side(column, "Home "))
        }
        (Some(left), None) => column(left + 1).filter(|column| is_side(column, "Away ")),
        _ => None,
    };
    found
        .filter(|column| column.definition().times == 1 && decides(column.definition()))
        .map(|c| (c, 1))
}

/// Whether places, awards or who gets them depend on a column.
fn decides(column: &ColumnDefinition) -> bool {
    match column.kind {
        ColumnKind::Text
        | ColumnKind::Suggestion(_)
        | ColumnKind::Place
        | ColumnKind::Date
        | ColumnKind::Birth => {
            is_of_names(column) || ["Numbers", "Contract", "Power"].contains(&column.name)
        }
        _ => true,
    }
}

fn is_of_names(column: &ColumnDefinition) -> bool {
    ["Player", "Name", "Names"].contains(&column.name)
}

/// How many different values some cells have.
fn distinct(cells: &[&StoredCell]) -> usize {
    cells.iter().filter_map(|cell| heading_text(cell)).collect::<BTreeSet<_>>().len()
}

/// The column of which all cells hold words, of two letters or more: the only one, or the one that
/// follows its left neighbour on the form.
fn by_words(
    form: &'static SheetForm,
    at: u16,
    cells: &[&StoredCell],
    read: &ReadColumns,
) -> Option<(UntypedColumn, u8)> {
    let long = |cell: &&StoredCell| heading_text(cell).is_some_and(|text| text.chars().count() > 1);
    let told = |column: &UntypedColumn| {
        let column = column.definition();
        matches!(column.kind, ColumnKind::Outcome | ColumnKind::Choice(_))
            && cells.iter().all(|cell| fits(column, cell))
    };
    let free = form.all_columns().map(|column| (column, 1));
    let free = free.filter(|column| read.iter().all(|(_, taken)| taken != column));
    let found: Vec<(UntypedColumn, u8)> = free.filter(|(column, _)| told(column)).collect();
    let left = read.iter().filter(|(own, _)| *own < at).max_by_key(|(own, _)| *own);
    let next = |(column, _): &&(UntypedColumn, u8)| {
        left.is_some_and(|(_, (own, _))| own.index() + 1 == column.index())
    };
    let only = if found.len() == 1 { found.first() } else { found.iter().find(next) };
    only.copied().filter(|_| !cells.is_empty() && cells.iter().all(long))
}

/// Whether it holds of three cells of four, and of one at least.
fn mostly(cells: &[&StoredCell], holds: impl Fn(&StoredCell) -> bool) -> bool {
    let count = cells.iter().filter(|cell| holds(cell)).count();
    count > 0 && count * 4 >= cells.len() * 3
}

/// Whether cells number the rows of a table, or give places.
pub(super) fn are_row_numbers_or_places(cells: &[&StoredCell], rows: usize) -> bool {
    cells.len() * 2 >= rows
        && mostly(cells, |cell| is_count(cell, rows))
        && distinct(cells) * 2 > cells.len()
}

/// Whether a cell holds a number up to the count of the rows, perhaps of a shared place.
fn is_count(cell: &StoredCell, rows: usize) -> bool {
    let text = heading_text(cell).unwrap_or_default();
    text.trim_matches(['=', '.', ' ']).parse::<usize>().is_ok_and(|number| number <= rows)
}

fn is_name(cell: &StoredCell) -> bool {
    let text = heading_text(cell).unwrap_or_default();
    text.chars().filter(|c| c.is_alphabetic()).count() > 2
        && !text.contains(|c: char| c.is_ascii_digit())
}

fn is_member_number(cell: &StoredCell) -> bool {
    let text = heading_text(cell).unwrap_or_default();
    text.len() >= LEAST_FIGURES && text.bytes().all(|b| b.is_ascii_digit())
}

fn is_rating(cell: &StoredCell) -> bool {
    let text = heading_text(cell).unwrap_or_default();
    text.parse::<u32>().is_ok_and(|number| (1000..3000).contains(&number))
}

/// Whether a cell can hold a value of a column.
fn fits(column: &'static ColumnDefinition, cell: &StoredCell) -> bool {
    let text = heading_text(cell).unwrap_or_default();
    let figure = text.contains(|c: char| c.is_ascii_digit());
    let date = matches!(cell.value, CellValue::Date(_));
    match column.kind {
        ColumnKind::Text
        | ColumnKind::Suggestion(_)
        | ColumnKind::OfBooks(_)
        | ColumnKind::Remark
        | ColumnKind::List => true,
        ColumnKind::Label | ColumnKind::Rounds => !date,
        ColumnKind::Date | ColumnKind::Birth => date || figure,
        ColumnKind::Outcome => date || parse_game_result(&text).is_some(),
        ColumnKind::Choice(words) => parse_choice(column, words, &text).is_some(),
        ColumnKind::YesNo => {
            matches!(cell.value, CellValue::Bool(_))
                || matches!(text.to_lowercase().as_str(), "yes" | "no" | "y" | "n" | "x")
        }
        _ => figure && text.chars().filter(|c| c.is_alphabetic()).count() < 2,
    }
}
