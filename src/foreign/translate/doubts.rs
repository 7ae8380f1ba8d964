//! What a sheet says against the way it was read: columns left over, a number for two contestants,
//! places that begin anew, a title of other contestants. Each is told at its cell: a check that
//! fails is no detail.

use std::collections::{BTreeMap, HashMap};

use super::super::headed::left_alone;
use super::super::problems::{
    ColumnLeft, KindDoubtful, NameOdd, NumberStandsTwice, PlacesBeginAnew, RowLeft, SecondList,
};
use super::super::recognise::{Contestants, contestants_of_title, is_no_name, occasions};
use super::super::recognised::{Column, FactKind, Recognised, SheetKind, Sureness, Table, What};
use super::cells::Cells;
use super::contestants::{contestant, sort_of};
use super::doubtful_games::games_doubtful;
use super::roster::{Contestant, Sort};
use super::view::View;
use crate::model::{Address, Facsimile, Stored, column_letters};
use crate::problem::{Place, Problem};

/// What speaks against the way in which a workbook was read.
pub fn doubts(copy: &Facsimile, found: &Recognised) -> Vec<Problem> {
    if matches!(found.kind, SheetKind::None | SheetKind::Register) {
        return Vec::new();
    }
    let mut doubts = Vec::new();
    for table in found.tables.iter().filter(|table| !table.repeats) {
        doubts.extend(columns_left(copy, found, table));
        doubts.extend(row_left(copy, found, table));
    }
    let second = found.tables.iter().filter(|table| table.repeats && table.is_second_list());
    doubts.extend(second.map(|table| {
        let caption = table.caption.as_ref().map(|(text, _)| text.clone()).unwrap_or_default();
        let column = table.columns.first().map_or(0, |column| column.column);
        let at = Address { sheet: table.sheet, row: table.first_row, column };
        Problem::new(SecondList { caption }, Place::Cell(at))
    }));
    let events = occasions(copy, found);
    let events = if events.is_empty() { std::slice::from_ref(found) } else { &events[..] };
    for event in events {
        let grid = Cells::of(copy);
        let tables = event.tables.iter().filter(|table| !table.repeats && has_list(table.kind));
        let views: Vec<View<'_>> = tables.map(|table| View { grid, table }).collect();
        doubts.extend(games_doubtful(event, grid));
        doubts.extend(numbers_twice(&views));
        doubts.extend(views.iter().flat_map(|view| names_odd(*view)));
        doubts.extend(views.iter().flat_map(|view| places_anew(*view)));
        doubts.extend(other_title(event, &views));
    }
    doubts
}

/// Whether the rows of a table are contestants, each once.
fn has_list(kind: SheetKind) -> bool {
    use SheetKind as K;
    matches!(
        kind,
        K::Entries
            | K::PairsResults
            | K::TeamsResults
            | K::SwissRounds
            | K::SwissRanking
            | K::Crosstable
            | K::Ladder
    )
}

/// Columns of numbers or names that no meaning was found for, or whose meaning is open.
fn columns_left<'a>(
    copy: &'a Facsimile,
    found: &'a Recognised,
    table: &'a Table,
) -> impl Iterator<Item = Problem> + 'a {
    // Rounds that are no numbers are laid out nowhere where each contestant has one score.
    let scores = matches!(table.kind, SheetKind::PairsResults | SheetKind::TeamsResults);
    let no_score = move |column: &Column| {
        let round = matches!(column.meaning.what, What::Round | What::Week);
        scores && round && !holds_numbers(copy, table, column.column)
    };
    let open = table
        .columns
        .iter()
        .filter(move |column| column.sure == Sureness::Asked || no_score(column));
    let open = open.map(|column| (column.column, column.heading.clone()));
    let row = table.heading.unwrap_or(table.first_row);
    let left = match table.heading {
        Some(_) => left_alone(copy, found, table),
        None => unheaded(copy, table),
    };
    left.into_iter().chain(open).filter_map(move |(column, heading)| {
        let cells = telling(copy, table, column)?;
        let at = Address { sheet: table.sheet, row, column };
        Some(Problem::new(ColumnLeft { heading, cells }, Place::Cell(at)))
    })
}

/// The columns of a table that were left alone and of which no doubt tells: remarks, mostly.
pub fn left_without_doubt(copy: &Facsimile, found: &Recognised, table: &Table) -> Vec<String> {
    let left = left_alone(copy, found, table).into_iter();
    let plain = left.filter(|(column, _)| telling(copy, table, *column).is_none());
    plain.map(|(_, heading)| heading).collect()
}

/// The columns of a table without headings that have no meaning, each with its letters.
fn unheaded(copy: &Facsimile, table: &Table) -> BTreeMap<u16, String> {
    let Some(sheet) = copy.sheets.get(usize::from(table.sheet)) else { return BTreeMap::new() };
    let begins = sheet.cells.partition_point(|cell| cell.row < table.first_row);
    let rows = sheet.cells[begins..].iter().take_while(|cell| cell.row <= table.last_row);
    let known = |column: u16| table.columns.iter().any(|known| known.column == column);
    let left = rows.filter(|cell| cell.value != Stored::Blank && !known(cell.column));
    left.map(|cell| (cell.column, column_letters(cell.column))).collect()
}

/// Whether most cells of a column are plain numbers.
fn holds_numbers(copy: &Facsimile, table: &Table, column: u16) -> bool {
    let grid = Cells::of(copy);
    let rows = (table.first_row..=table.last_row).filter(|row| !table.skipped.contains(row));
    let texts = rows.map(|row| grid.text(Address { sheet: table.sheet, row, column }));
    let filled: Vec<String> = texts.filter(|text| !text.is_empty()).collect();
    let plain =
        |text: &&String| text.trim_end_matches('%').trim().replace(',', ".").parse::<f64>().is_ok();
    filled.iter().filter(plain).count() * 2 > filled.len()
}

/// A row directly below a table with a name in the column of names that was not taken.
fn row_left(copy: &Facsimile, found: &Recognised, table: &Table) -> Option<Problem> {
    const NAMES: [What; 4] = [What::Name, What::Names, What::Team, What::Player];
    let row = table.last_row + 1;
    let taken = |other: &Table| {
        let from = other.heading.unwrap_or(other.first_row);
        other.sheet == table.sheet && (from..=other.last_row).contains(&row)
    };
    if found.tables.iter().any(taken) {
        return None;
    }
    let column = table.columns.iter().find(|column| NAMES.contains(&column.meaning.what))?;
    let at = Address { sheet: table.sheet, row, column: column.column };
    let name = Cells::of(copy).text(at);
    let named = (2..=8).contains(&name.split_whitespace().count())
        && name.chars().all(|c| !c.is_ascii_digit())
        && !is_no_name(&name);
    named.then(|| Problem::new(RowLeft { name }, Place::Cell(at)))
}

/// How many cells of a column are numbers, or names of two words; none where few are.
fn telling(copy: &Facsimile, table: &Table, column: u16) -> Option<usize> {
    let sheet = copy.sheets.get(usize::from(table.sheet))?;
    let begins = sheet.cells.partition_point(|cell| cell.row < table.first_row);
    let rows = sheet.cells[begins..].iter().take_while(|cell| cell.row <= table.last_row);
    let tells = |value: &Stored| match value {
        Stored::Number(_) => true,
        Stored::Text(text) => {
            let number = text.trim().trim_end_matches('%').replace(',', ".");
            number.parse::<f64>().is_ok() || (2..=6).contains(&text.split_whitespace().count())
        }
        _ => false,
    };
    let cells = rows.filter(|cell| cell.column == column && tells(&cell.value)).count();
    let all = usize::try_from(table.last_row - table.first_row + 1).unwrap_or(usize::MAX);
    (cells >= 3 && cells * 2 >= all).then_some(cells)
}

/// A contestant of a list: its section and direction.
type List = (Option<String>, Option<&'static str>);

fn list_of(one: &Contestant) -> List {
    let section = one.section.as_ref().map(|(section, _)| section.clone());
    (section, one.direction.map(|(direction, _)| direction))
}

/// Numbers that two contestants of one list have.
fn numbers_twice(views: &[View<'_>]) -> Vec<Problem> {
    let mut known: HashMap<(List, String), (String, Address)> = HashMap::new();
    let mut doubts = Vec::new();
    for view in views {
        let sort = sort_of(*view);
        for rows in view.rows() {
            let Some(one) = contestant(*view, &rows, sort) else { continue };
            let Some((number, Some(at))) = one.number.clone() else { continue };
            let (first, cell) =
                known.entry((list_of(&one), number.clone())).or_insert((one.key(), at));
            if *first != one.key() {
                let first = view.grid.named(*cell);
                doubts.push(Problem::new(NumberStandsTwice { number, first }, Place::Cell(at)));
            }
        }
    }
    doubts
}

/// Names of one word or of initials among full names, and names with a bracket: a couple whose
/// surname stands once, a name cut in two, a club behind a name.
fn names_odd(view: View<'_>) -> Vec<Problem> {
    let sort = sort_of(view);
    let rows = view.rows();
    let contestants = rows.iter().filter_map(|rows| contestant(view, rows, sort));
    let players: Vec<(String, Address)> =
        contestants.flat_map(|one| one.players).map(|(person, at)| (person.name, at)).collect();
    let short = |name: &str| {
        let words = name
            .split_whitespace()
            .filter(|word| word.chars().filter(|c| c.is_alphabetic()).count() > 1);
        words.count() < 2 && !name.contains(char::is_whitespace)
    };
    let initials = |name: &str| {
        name.split_whitespace().all(|word| word.chars().filter(|c| c.is_alphabetic()).count() <= 1)
    };
    let usual = players.iter().filter(|(name, _)| !short(name)).count() * 5 > players.len() * 3;
    let odd = players.into_iter().filter_map(|(name, at)| {
        let why = match () {
            () if name.contains(['(', '[']) => "holds more than a name",
            () if usual && (short(&name) || initials(&name)) => "lacks a part that the others have",
            () => return None,
        };
        Some(Problem::new(NameOdd { name, why }, Place::Cell(at)))
    });
    odd.collect()
}

/// The first place of each list that is better than the one above it.
fn places_anew(view: View<'_>) -> Vec<Problem> {
    let sort = sort_of(view);
    let mut last: HashMap<List, String> = HashMap::new();
    for rows in view.rows() {
        let Some((place, at)) = view.first_text(What::Place, &rows) else { continue };
        let Some(one) = contestant(view, &rows, sort) else { continue };
        let Some(before) = last.insert(list_of(&one), place.clone()) else { continue };
        let better = number_of(&place).zip(number_of(&before)).is_some_and(|(new, old)| new < old);
        // A list in another order falls often; one that begins anew falls to the first place.
        if better && number_of(&place) == Some(1) {
            return vec![Problem::new(PlacesBeginAnew { place, before }, Place::Cell(at))];
        }
    }
    Vec::new()
}

fn number_of(place: &str) -> Option<u32> {
    let digits = place.split(|c: char| !c.is_ascii_digit()).find(|part| !part.is_empty())?;
    digits.parse().ok()
}

/// A title that speaks of pairs, teams or individuals where the rows are others.
fn other_title(event: &Recognised, views: &[View<'_>]) -> Option<Problem> {
    let title = event.fact(FactKind::Title)?.value.clone()?;
    let titled = contestants_of_title(&title)?;
    let view = *views.first()?;
    let sort = sort_of(view);
    let rows = view.rows();
    let contestants: Vec<Contestant> =
        rows.iter().filter_map(|rows| contestant(view, rows, sort)).collect();
    let two = contestants.iter().filter(|one| one.players.len() == 2).count();
    let read = match sort {
        Sort::Teams => Contestants::Teams,
        _ if two * 2 > contestants.len() => Contestants::Pairs,
        Sort::Players | Sort::Pairs => Contestants::Individuals,
    };
    let trouble = KindDoubtful { title, titled: titled.word(), read: read.word() };
    (titled != read).then(|| Problem::new(trouble, Place::File))
}
