//! Who a row of a table tells of: a player, a pair or a team, with number, names, numbers of
//! members, section, direction and rating. Each text keeps the cell it was taken from. `roster`
//! then says which contestants of several tables are the same.

use std::collections::HashSet;

use super::super::directions;
use super::super::nobody;
use super::super::people::{self, ParsedPerson};
use super::super::recognised::{ColumnMeaning, RecognisedColumn, SheetKind, Sureness, What};
use super::super::return_sheets::CellContent;
use super::super::sections::section_in_text;
use super::draft::{CellRemark, DraftCell};
use super::ranking::{ContestantRow, ranking_column};
use super::roster::{ContestantKind, Roster, RosterContestant, ValueWithAddress};
use super::view::TableWithCells;
use model::form::EntryColumn;
use model::name_comparison::name_key;
use model::typed_dates::{DateKind, parse_date};
use model::{CellAddress, Exact, serial_from_day};

/// What the contestants of a table are.
pub(super) fn contestant_kind(view: TableWithCells<'_>) -> ContestantKind {
    use SheetKind as K;
    let table = view.table;
    let partner = view.has_column(What::PartnerSurname) || view.has_column(What::PartnerForename);
    match table.kind {
        K::LeagueTable if is_of_games(view) => ContestantKind::Players,
        K::TeamsResults | K::TeamsMatches | K::TeamsMatrix | K::LeagueTable => {
            ContestantKind::Teams
        }
        K::PairsResults if is_of_singles(view) => ContestantKind::Players,
        K::PairsResults => ContestantKind::Pairs,
        _ if view.has_column(What::Team) => ContestantKind::Teams,
        K::SwissRanking | K::Crosstable | K::Pairings if !view.has_column(What::Names) => {
            ContestantKind::Players
        }
        _ if partner || view.has_column(What::Names) => ContestantKind::Pairs,
        K::Entries | K::Ladder if table.rows_per_contestant == 2 => ContestantKind::Pairs,
        _ => ContestantKind::Players,
    }
}

/// Whether a table of wins, draws and losses is of players: none is called a team, and a win counts 1, a
/// draw a half.
fn is_of_games(view: TableWithCells<'_>) -> bool {
    const FEWEST: usize = 3;
    let number = |what, row: u32| {
        let (text, _) = view.text_by_meaning(what, row)?;
        Exact::parse_decimal(&text.replace(',', ".").replace('\u{bd}', ".5"))
    };
    let row = |rows: &Vec<u32>| {
        let row = *rows.first()?;
        let [won, drawn] = [What::Won, What::Drawn].map(|what| number(what, row));
        let points = number(What::Points, row).or_else(|| number(What::Total, row))?;
        Some((won?, drawn.unwrap_or_default(), points))
    };
    let rows: Vec<_> = view.rows_by_contestant().iter().filter_map(row).collect();
    let named = view.has_column(What::Name)
        || view.has_column(What::Player)
        || view.has_column(What::Surname);
    named
        && !view.has_column(What::Team)
        && rows.len() >= FEWEST
        && rows.iter().any(|(_, drawn, _)| !drawn.is_zero())
        && rows.iter().all(|(won, drawn, points)| *won + *drawn / 2 == *points)
}

/// Whether the rows of a table name one person each.
fn is_of_singles(view: TableWithCells<'_>) -> bool {
    let several =
        view.numbered_columns(What::Player).len() + view.numbered_columns(What::Name).len();
    let names: Vec<String> = view
        .rows_by_contestant()
        .iter()
        .filter_map(|rows| {
            [What::Name, What::Player, What::Names].iter().find_map(|what| {
                let (_, column) = view.numbered_columns(*what).into_iter().next()?;
                view.cell_text(column, *rows.first()?).map(|(text, _)| text)
            })
        })
        .collect();
    let pairs = names.iter().filter(|name| people::parse_persons(name).len() > 1).count();
    let partner = view.has_column(What::PartnerSurname)
        || view.has_column(What::PartnerForename)
        || view.has_column(What::PartnerId)
        || view.table.rows_per_contestant != 1;
    several <= 1 && !names.is_empty() && pairs * 4 < names.len() && !partner
}

/// The contestant of some rows; none where nobody stands there.
pub(super) fn read_contestant(
    view: TableWithCells<'_>,
    rows: &[u32],
    sort: ContestantKind,
) -> Option<RosterContestant> {
    let first = *rows.first()?;
    let mut one = RosterContestant { others: others(view, rows), ..RosterContestant::default() };
    if sort == ContestantKind::Teams {
        let named = view
            .text_by_meaning(What::Team, first)
            .or_else(|| view.text_by_meaning(What::Name, first));
        let below = named.as_ref().map(players_below).unwrap_or_default();
        let of_team = |(text, at): (String, CellAddress)| match text.split_once('\n') {
            Some((team, _)) if !below.is_empty() => (team.trim().to_string(), at),
            _ => (people::without_footnote_marks(&text).to_string(), at),
        };
        one.team = named.map(of_team).map(sourced);
        one.players = rows.iter().flat_map(|row| players_of_team(view, *row)).collect();
        one.players.extend(below);
        // A captain stands in a column of the own and among the players.
        let mut known = HashSet::new();
        one.players.retain(|(person, _)| known.insert(name_key(&person.name)));
    } else {
        one.players = players(view, rows, sort);
    }
    // `Frei` is a surname too.
    let is_somebody = |(person, _): &(ParsedPerson, _)| !nobody::means_nobody_plays(&person.name);
    if one.team.as_ref().is_some_and(|(team, _)| nobody::means_nobody_plays(team))
        && !one.players.iter().any(is_somebody)
    {
        return None;
    }
    keep_lone_numbers(&mut one, view, sort);
    if one.is_blank() && !is_unnamed(view, rows) {
        return None;
    }
    number(&mut one, view, rows, sort);
    list(&mut one, view, rows);
    give_numbers(&mut one, view, rows, sort);
    one.remark = remark(view, sort);
    one.mail = view.first_text_in_rows(What::Email, rows).map(|(text, _)| text.to_lowercase());
    Some(one)
}

/// Enters the contestants of the rows of a table, which may be of one of several sessions.
pub(super) fn enter_contestant_rows(
    view: TableWithCells<'_>,
    sort: ContestantKind,
    roster: &mut Roster,
    sitting: Option<u16>,
) -> Vec<ContestantRow> {
    let mut scorers = Vec::new();
    for rows in view.rows_by_contestant() {
        if let Some(mut one) = read_contestant(view, &rows, sort) {
            // Numbers are given anew for each session.
            one.number = one.number.filter(|_| sitting.is_none_or(|sitting| sitting == 1));
            scorers.push(ContestantRow { row: rows[0], entry: roster.enter(one) });
        }
    }
    scorers
}

/// Whether a row has the number and the score of somebody whose name was forgotten. Such a row is
/// taken, so that the missing name is reported. Phantom pairs and byes are nobody.
fn is_unnamed(view: TableWithCells<'_>, rows: &[u32]) -> bool {
    const NAMES: [What; 4] = [What::Name, What::Names, What::Team, What::Player];
    let says = |what| view.first_text_in_rows(what, rows).map(|(text, _)| text);
    let nobody = |what| says(what).is_some_and(|name| nobody::means_nobody_plays(&name));
    let scored = ranking_column(view).is_some_and(|(column, _)| {
        rows.iter().any(|row| view.grid.number(view.cell_address(column, *row)).is_some())
    });
    let numbered = [What::Number, What::Seat].into_iter().any(|what| says(what).is_some());
    scored && numbered && !NAMES.into_iter().any(nobody)
}

/// The players in the lines of a cell below the name of their team.
fn players_below((text, at): &(String, CellAddress)) -> Vec<(people::ParsedPerson, CellAddress)> {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.next();
    let names: Vec<&str> = lines.collect();
    let is_name = |line: &&str| people::has_letters(line) && line.contains(char::is_whitespace);
    let sound = names.len() > 1 && names.iter().all(is_name);
    names.into_iter().filter(|_| sound).map(|name| (people::parse_person(name), *at)).collect()
}

fn sourced(told: (String, CellAddress)) -> ValueWithAddress<String> {
    (told.0, Some(told.1))
}

/// The players of some rows. Partners stand in one cell, in two rows, or in columns of their own.
fn players(
    view: TableWithCells<'_>,
    rows: &[u32],
    sort: ContestantKind,
) -> Vec<(ParsedPerson, CellAddress)> {
    let own = |rows: &[u32]| -> Vec<(ParsedPerson, CellAddress)> {
        let mut found = Vec::new();
        for row in rows {
            if let Some((name, at)) = in_two(view, *row, [What::Forename, What::Surname]) {
                found.push((people::parse_person(&name), at));
            }
            let partner = [What::PartnerForename, What::PartnerSurname];
            if let Some((name, at)) = in_two(view, *row, partner) {
                found.push((people::parse_person(&name), at));
            }
            for what in [What::Names, What::Name, What::Player] {
                let cells = view.numbered_columns(what).into_iter();
                for (name, at) in cells.filter_map(|(_, column)| view.cell_text(column, *row)) {
                    if sort == ContestantKind::Pairs {
                        found.extend(
                            people::parse_persons_of_pair(&name).into_iter().map(|one| (one, at)),
                        );
                    } else {
                        found.push((people::parse_person(&name), at));
                    }
                }
            }
        }
        found
    };
    let of_rows = if sort == ContestantKind::Pairs { rows } else { &rows[..rows.len().min(1)] };
    let mut found = own(of_rows);
    found.retain(|(person, _)| {
        people::has_letters(&person.name) && !nobody::means_nobody_plays(&person.name)
    });
    found
}

/// A name in two columns.
fn in_two(
    view: TableWithCells<'_>,
    row: u32,
    [forename, surname]: [What; 2],
) -> Option<(String, CellAddress)> {
    let (forename, surname) =
        (view.text_by_meaning(forename, row), view.text_by_meaning(surname, row));
    let at = surname.as_ref().or(forename.as_ref())?.1;
    let parts: Vec<String> =
        [forename, surname].into_iter().flatten().map(|(text, _)| text).collect();
    let name = parts.join(" ");
    // `Partner wanted` over two columns.
    (!parts.iter().all(|part| nobody::means_nobody_plays(part))
        && !nobody::means_nobody_plays(&name))
    .then_some((name, at))
}

fn players_of_team(view: TableWithCells<'_>, row: u32) -> Vec<(ParsedPerson, CellAddress)> {
    let cells =
        [What::Names, What::Player].into_iter().flat_map(|what| view.numbered_columns(what));
    let cells = cells.filter_map(|(_, column)| view.cell_text(column, row));
    let persons = cells.flat_map(|(text, at)| {
        people::parse_persons_of_team(&text)
            .into_iter()
            .map(move |one| (one, at))
            .collect::<Vec<_>>()
    });
    persons.filter(|(person, _)| people::has_letters(&person.name)).collect()
}

/// The number of the contestant, which may stand with the direction in one cell, or with the
/// name of a player.
fn number(
    one: &mut RosterContestant,
    view: TableWithCells<'_>,
    rows: &[u32],
    sort: ContestantKind,
) {
    one.number = view.first_text_in_rows(What::Number, rows).map(sourced);
    if let Some((text, at)) = view.first_text_in_rows(What::Seat, rows)
        && let Some((number, direction)) = directions::parse_pair_seat(&text)
    {
        one.direction = Some((direction, Some(at)));
        one.number = one.number.take().or(Some((number, Some(at))));
    }
    if let Some((text, at)) = &one.number
        && let Some((number, direction)) = directions::parse_pair_seat(text)
    {
        (one.direction, one.number) = (Some((direction, *at)), Some((number, *at)));
    }
    let chess = matches!(view.table.kind, SheetKind::Crosstable | SheetKind::Pairings);
    if let [(person, at)] = &mut one.players[..]
        && sort == ContestantKind::Players
    {
        if let Some(year) = person.number.as_deref().and_then(year_of_birth)
            && !names_carry_numbers(view)
        {
            person.number = None;
            let words = "The year after the name was read as the year of birth.";
            let put = DraftCell::new(
                EntryColumn::BirthYear,
                CellContent::Number(f64::from(year)),
                Some(*at),
            );
            one.others.push(put.with_remark(Some(CellRemark::likely(words))));
        } else if chess && one.number.is_none() {
            one.number = person.number.take().map(|number| (number, Some(*at)));
        } else if person.rating.is_none()
            && person.number.as_ref().is_some_and(|one| one.len() == 4)
        {
            person.rating = person.number.take();
        }
    }
}

/// A year in which somebody who plays may be born.
fn year_of_birth(text: &str) -> Option<u16> {
    text.parse().ok().filter(|year| (1900..=2030).contains(year))
}

/// Leaves a short number in its name where most names have none: it may be an age, a place or a remark.
fn keep_lone_numbers(one: &mut RosterContestant, view: TableWithCells<'_>, sort: ContestantKind) {
    let is_short = |person: &ParsedPerson| {
        let number =
            person.number.as_ref().filter(|own| own.len() < people::FEWEST_MEMBER_NUMBER_DIGITS);
        // Of a single player it may be the year of birth.
        number.is_some_and(|own| sort != ContestantKind::Players || year_of_birth(own).is_none())
    };
    let mut persons = one.players.iter_mut().map(|(person, _)| person).filter(|own| is_short(own));
    let Some(first) = persons.next() else { return };
    if !names_carry_numbers(view) {
        std::iter::once(first).chain(persons).for_each(ParsedPerson::put_number_back_in_name);
    }
}

/// Whether most of the first names of a table have a number behind them: then it is one of the
/// list, or a rating, and no year of birth.
fn names_carry_numbers(view: TableWithCells<'_>) -> bool {
    const LOOKED_AT: usize = 40;
    let rows = view.rows_by_contestant().into_iter().flatten().take(LOOKED_AT);
    let names = rows.flat_map(|row| {
        let columns = [What::Name, What::Names, What::Player].into_iter();
        let columns = columns.flat_map(|what| view.numbered_columns(what));
        columns.filter_map(move |(_, column)| Some(view.cell_text(column, row)?.0))
    });
    let names: Vec<String> = names.collect();
    let is_numbered =
        |name: &&String| people::parse_persons(name).iter().any(|own| own.number.is_some());
    names.iter().filter(is_numbered).count() * 2 > names.len()
}

/// The section and the direction, of the row or of the whole table.
fn list(one: &mut RosterContestant, view: TableWithCells<'_>, rows: &[u32]) {
    let caption = view.table.caption.as_ref();
    let from = caption.map(|(_, at)| *at);
    if let Some((text, at)) = view.first_text_in_rows(What::Direction, rows) {
        one.direction = directions::direction_in_text(&text).map(|word| (word, Some(at)));
    }
    let tab = view.grid.sheet_name(view.table.sheet);
    one.direction = one.direction.or_else(|| {
        let captioned = directions::direction_in_text(view.caption()).map(|word| (word, from));
        captioned.or_else(|| directions::direction_in_text(tab).map(|word| (word, None)))
    });
    one.section = view.first_text_in_rows(What::Section, rows).map(sourced);
    one.section = one.section.take().or_else(|| {
        let captioned = section_in_text(view.caption()).map(|word| (word, from));
        captioned.or_else(|| section_in_text(tab).map(|word| (word, None)))
    });
}

/// The numbers of members: a column for each player, or all in one cell, or a row each.
fn give_numbers(
    one: &mut RosterContestant,
    view: TableWithCells<'_>,
    rows: &[u32],
    sort: ContestantKind,
) {
    let mut several = view.numbered_columns(What::Id);
    let numbered = several.iter().any(|(_, column)| column.meaning.number.is_some());
    several.retain(|(_, column)| !numbered || column.meaning.number.is_some());
    // Two numbers of one player are of two federations.
    let pair = sort == ContestantKind::Pairs;
    if numbered && (pair || view.has_column(What::Player) || one.players.len() == several.len()) {
        return give_numbered(one, view, rows, &several);
    }
    let partner = view.column(ColumnMeaning::new(What::PartnerId));
    // Each has a column, whoever has no number.
    if let (Some(partner), [(_, own)], [row], [one, other]) =
        (partner, &several[..], rows, &mut one.players[..])
    {
        for (column, (person, _)) in [(*own, one), (partner, other)] {
            if let Some((text, at)) = view.cell_text(column, *row) {
                person.set_member_number(text, at);
            }
        }
        return;
    }
    let mut cells: Vec<(String, CellAddress)> = Vec::new();
    for row in rows {
        let own = view.numbered_columns(What::Id).into_iter();
        cells.extend(own.filter_map(|(_, column)| view.cell_text(column, *row)));
        cells.extend(partner.and_then(|column| view.cell_text(column, *row)));
    }
    // One of several columns, as of a player of two federations.
    if one.players.len() == 1 {
        cells.truncate(1);
    } else if cells.len() != one.players.len() {
        let each = |(text, at): (String, CellAddress)| {
            people::member_numbers_in_cell(&text).into_iter().map(move |number| (number, at))
        };
        cells = cells.into_iter().flat_map(each).collect();
    }
    if cells.len() == one.players.len() {
        for ((person, _), (text, at)) in one.players.iter_mut().zip(cells) {
            person.set_member_number(text, at);
        }
    }
}

/// The numbers of columns that tell whose they are: `EBU No 2` is of the second player, whoever is
/// missing.
fn give_numbered(
    one: &mut RosterContestant,
    view: TableWithCells<'_>,
    rows: &[u32],
    columns: &[(u16, &RecognisedColumn)],
) {
    let players = view.numbered_columns(What::Player);
    for (number, column) in columns {
        let cell =
            |column: &RecognisedColumn| rows.iter().find_map(|row| view.cell_text(column, *row));
        let Some((text, from)) = cell(column) else { continue };
        let own = players.iter().find(|(own, _)| own == number).and_then(|(_, own)| cell(own));
        let player = match own {
            Some((_, at)) => one.players.iter_mut().find(|(_, from)| *from == at),
            // All names stand in one cell, in the order of their numbers.
            None if players.is_empty() && one.players.len() > 1 => {
                one.players.get_mut(usize::from(number.saturating_sub(1)))
            }
            None => None,
        };
        if let Some((person, _)) = player {
            person.set_member_number(text, from);
        }
    }
}

/// Club, rating and the like of the row.
fn others(view: TableWithCells<'_>, rows: &[u32]) -> Vec<DraftCell<EntryColumn>> {
    use EntryColumn as E;
    let mut others = Vec::new();
    let mut put = |column, what| {
        if let Some((text, at)) = view.first_text_in_rows(what, rows) {
            others.push(DraftCell::new(column, CellContent::Text(text), Some(at)));
        }
    };
    put(E::Club, What::Club);
    put(E::Category, What::Category);
    put(E::Title, What::Title);
    if let Some((_, column)) = view.numbered_columns(What::Rating).first()
        && let Some((text, at)) = rows.iter().find_map(|row| view.cell_text(column, *row))
        && let Some(rating) = rating(&text)
    {
        others.push(DraftCell::new(E::Rating, rating, Some(at)));
    }
    if let Some((text, at)) = view.first_text_in_rows(What::Birth, rows) {
        let day = parse_date(&text, DateKind::Birth).ok().and_then(serial_from_day);
        others.extend(day.map(|day| DraftCell::new(E::Born, CellContent::Day(day), Some(at))));
    }
    others
}

/// A rating: `1750 F` is 1750; an unrated player has none.
fn rating(text: &str) -> Option<CellContent> {
    let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
    let number: u32 = digits.parse().ok()?;
    (number > 0).then_some(CellContent::Number(f64::from(number)))
}

/// What the organiser should know: columns of names that are only likely.
fn remark(view: TableWithCells<'_>, sort: ContestantKind) -> Option<CellRemark> {
    let names = match sort {
        ContestantKind::Teams => [What::Team, What::Name],
        _ => [What::Names, What::Name],
    };
    let likely =
        view.table.columns.iter().find(|column| {
            column.sure == Sureness::Likely && names.contains(&column.meaning.what)
        })?;
    let (heading, meaning) = (&likely.heading, likely.meaning);
    Some(CellRemark::likely(format!("The column “{heading}” was read as {meaning}; please check.")))
}
