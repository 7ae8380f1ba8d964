//! Reads the sheet `Entries`: the contestants of each event with their players.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

use model::form::{EntryColumn, FormColumn, Key};
use model::name_comparison::folded_name;
use model::problem::{Problem, ProblemDetail};
use model::{
    Cell, CellAddress, Direction, Entry, Event, EventKind, Player, StoredCell, TypedRow,
    TypedValue, WorkbookCopy, entry_status_from_text,
};

use super::cells::{CellReader, is_cell_filled};
use super::events::{EventsById, label_key};
use super::headings::{FoundColumn, SheetHeadings};
use super::problems;
use super::ratings;
use super::table::{self, RowReading};

/// Reads the sheet into the events. Returns whether anything stands on it.
pub(super) fn read_entries_sheet(
    workbook_copy: &WorkbookCopy,
    index: u16,
    events: &mut EventsById,
    reader: &mut CellReader<'_>,
) -> bool {
    let problems = reader.problems.len();
    let Some(table) = table::read_sheet_rows::<EntryColumn>(workbook_copy, index, reader) else {
        return reader.problems.len() > problems;
    };
    if table.headings.find_column(EntryColumn::Entry).is_none() {
        reader.problems.extend(table.headings.missing_column_problem(EntryColumn::Entry, index));
        return true;
    }
    let any = !table.rows.is_empty();
    let mut taken = EntriesSheetState::from_checked_rows(
        &table.rows,
        &table.headings,
        events,
        &mut reader.problems,
    );
    for mut row in table.rows {
        if let Some(event) = events.event_of_row(&mut row, EntryColumn::Event) {
            let id = events.events[event].id.clone();
            if !row.report_if_lacking(EntryColumn::Entry, &table.headings) {
                enter_contestant(
                    &mut row,
                    event,
                    &mut events.events[event],
                    &table.headings,
                    &mut taken,
                );
            }
            row.problems.iter_mut().for_each(|problem| problem.event = Some(id.clone()));
        }
        reader.problems.append(&mut row.problems);
    }
    let of_nobody = fees_of_nobody(workbook_copy, index, &table.headings);
    reader.problems.extend(of_nobody);
    let rated = table.headings.find_column(EntryColumn::Rating);
    for event in &mut events.events {
        give_entries_unique_labels(&mut event.entries);
        tell_nobody_once(event, &mut reader.problems);
        event.headings.ratings = rated.map(|headed| headed.heading.as_str().into());
    }
    ratings::warn_of_unused_ratings(
        workbook_copy,
        index,
        &table.headings,
        events,
        &mut reader.problems,
    );
    any
}

/// The problems of fees in rows without anything else. A formula below the list is their sum.
fn fees_of_nobody(
    workbook_copy: &WorkbookCopy,
    index: u16,
    headings: &SheetHeadings,
) -> Vec<Problem> {
    let cells = &workbook_copy.sheets[usize::from(index)].cells;
    let fees = [EntryColumn::FeePaid, EntryColumn::FeeDue].map(|column| column.definition().name);
    let columns =
        headings.remarks.iter().filter(|own| fees.contains(&own.column.definition().name));
    let columns: Vec<u16> = columns.map(|own| own.at).collect();
    let below = &cells[cells.partition_point(|cell| cell.row <= headings.row)..];
    let rows = below.chunk_by(|one, other| one.row == other.row);
    let rows = rows.filter(|cells| table::is_row_blank(cells, headings));
    let fee = |cells: &[StoredCell]| {
        let is_fee = |cell: &&StoredCell| columns.contains(&cell.column) && is_cell_filled(cell);
        let cell = cells.iter().find(is_fee).filter(|cell| cell.formula.is_none())?;
        let at = CellAddress { sheet: index, row: cell.row, column: cell.column };
        let trouble = problems::FeeOfNobody { row: cell.row + 1 };
        Some(Problem::new(trouble, at))
    };
    rows.filter_map(fee).collect()
}

/// Reports once that no entry of an event has players, as in files of pads without names.
fn tell_nobody_once(event: &Event, problems: &mut Vec<Problem>) {
    let [first, _, ..] = &event.entries[..] else { return };
    if event.entries.iter().any(|entry| !entry.players.is_empty()) {
        return;
    }
    let is_own = |problem: &Problem| {
        problem.trouble.is_of_kind::<problems::NoPlayers>()
            && problem.event.as_ref() == Some(&event.id)
    };
    let Some(at) = problems.iter().position(is_own) else { return };
    let (label, all) = (first.label.clone(), Some(event.entries.len()));
    problems[at].trouble = problems::NoPlayers { label, all }.into();
    let mut nth = 0;
    problems.retain(|problem| {
        nth += 1;
        nth - 1 <= at || !is_own(problem)
    });
}

/// The identity of a contestant: section, number and direction.
type EntryKey = (String, String, Option<Direction>);

/// What is known of a sheet while its rows are entered.
pub(super) struct EntriesSheetState {
    /// Where each contestant of an event stands.
    places: HashMap<(usize, EntryKey), CellAddress>,
    /// Events with a list for each direction, of which no row says one.
    undirected: HashSet<usize>,
}

impl EntriesSheetState {
    /// Reports the events that have lists for directions and no direction: the answer is wrong
    /// then, rather than every row.
    pub(super) fn from_checked_rows(
        rows: &[RowReading<EntryColumn>],
        headings: &SheetHeadings,
        events: &EventsById,
        problems: &mut Vec<Problem>,
    ) -> EntriesSheetState {
        let asks = |event: &Event| event.ranking_list_count() > 1 && event.entries.is_empty();
        let mut undirected: HashSet<usize> =
            (0..events.events.len()).filter(|index| asks(&events.events[*index])).collect();
        if !undirected.is_empty() {
            let said = |row: &&RowReading<EntryColumn>| {
                let label = row.record.text(EntryColumn::Entry);
                row.record.get(EntryColumn::Direction).is_some()
                    || row.is_faulty_in(&[EntryColumn::Direction])
                    || label.is_some_and(|label| split_direction_off_label(label.value).1.is_some())
            };
            let said: HashSet<_> =
                rows.iter().filter(said).map(|row| events.event_of_entry_row(row)).collect();
            let named: HashSet<_> = rows.iter().map(|row| events.event_of_entry_row(row)).collect();
            undirected
                .retain(|event| named.contains(&Some(*event)) && !said.contains(&Some(*event)));
        }
        let told = headings.has_reported_heading(EntryColumn::Direction);
        for event in undirected.iter().filter(|_| !told).map(|index| &events.events[*index]) {
            let winners = event.ranking_list_count();
            let (key, what) = match event.is_key_unanswered(Key::Winners) {
                true => (Key::Movement, "Movement Mitchell".to_string()),
                false => (Key::Winners, format!("Winners {winners}")),
            };
            problems.push(event.problem(problems::NoDirections { what, winners }, key));
        }
        EntriesSheetState { places: HashMap::new(), undirected }
    }
}

/// Entries read from rows of the sheet `Results`.
pub(super) struct EntriesFromResults {
    /// The entry of each row, an index into those of its event.
    pub rows: HashMap<u32, usize>,
    /// The events that took their entries from there.
    pub events: Vec<bool>,
    /// Rows of which a problem was reported.
    pub told: HashSet<u32>,
}

/// Enters a contestant in its event.
pub(super) fn enter_contestant(
    row: &mut RowReading<EntryColumn>,
    index: usize,
    event: &mut Event,
    headings: &SheetHeadings,
    taken: &mut EntriesSheetState,
) {
    let Some(mut entry) = entry_of(row, event) else {
        return;
    };
    let lacking = entry.direction.is_none() && taken.undirected.contains(&index);
    if let Some(trouble) = direction_trouble(&entry, event).filter(|_| !lacking) {
        let typed = entry.record.get(EntryColumn::Direction).map(|cell| cell.at);
        row.report(trouble, typed.unwrap_or(entry.at));
        return;
    }
    let section = entry.section.as_deref().map(label_key).unwrap_or_default().into_owned();
    let key = (section, entry_number_key(&entry.number).into_owned(), entry.direction);
    if let Some(first) = taken.places.get(&(index, key.clone())) {
        let trouble = problems::RepeatedEntry { label: entry.label, first: first.a1() };
        row.report(trouble, entry.at);
        return;
    }
    taken.places.insert((index, key), entry.at);
    if event.has_single_players() {
        team_of_player(&mut entry, headings);
    }
    players_in_one_cell(&mut entry, event, row);
    let under_name = entry.record.get(EntryColumn::Player).is_none()
        && entry.record.get(EntryColumn::Name).is_some();
    if event.has_single_players() && (entry.players.is_empty() || under_name) {
        // A number without a name under Player is that of the name.
        if under_name && entry.record.get(EntryColumn::Number).is_some() {
            entry.players.remove(0);
        }
        entry.players.extend(player_of_name(&entry));
        entry.name = None;
    }
    let told_why = row.is_faulty_in(&[EntryColumn::Player]) || !headings.lost.is_empty();
    if entry.players.is_empty() && event.contestant_kind() != EventKind::Other && !told_why {
        let trouble = problems::NoPlayers { label: entry.label.clone(), all: None };
        row.report(trouble, entry.at);
    }
    event.entries.push(entry);
}

/// The entry of a row; `None` if its number and direction contradict each other.
fn entry_of(row: &mut RowReading<EntryColumn>, event: &Event) -> Option<Entry> {
    let at = row.record.at;
    let record = std::mem::replace(&mut row.record, TypedRow::new(at));
    let label_cell = record.text(EntryColumn::Entry)?;
    let label = label_cell.value.to_string();
    let at = label_cell.at;
    let (number, said) = split_direction_off_label(&label);
    let typed =
        record.choice(EntryColumn::Direction).and_then(|cell| Direction::parse_lenient(cell.value));
    let direction = match (said, typed) {
        (Some(said), Some(typed)) if said != typed => {
            let trouble = problems::DirectionDisagrees { label, direction: typed.word() };
            row.report(trouble, at);
            return None;
        }
        (said, typed) => typed.or(said.filter(|said| typed.is_none() && said_fits(*said, event))),
    };
    let number = if direction.is_some() && said == direction { number } else { label.clone() };
    let text = |column| record.text(column).map(|cell: model::Cell<&str>| cell.value.to_string());
    Some(Entry {
        at,
        number,
        section: text(EntryColumn::Section),
        direction,
        name: text(EntryColumn::Name),
        players: players_of(&record),
        club: text(EntryColumn::Club),
        status: entry_status_from_text(text(EntryColumn::Status)),
        label,
        record,
    })
}

/// Whether the direction of a label such as `12E` exists in the event.
fn said_fits(said: Direction, event: &Event) -> bool {
    matches!(said, Direction::NorthSouth | Direction::EastWest) || event.ranking_list_count() == 4
}

fn players_of(record: &TypedRow<EntryColumn>) -> Vec<Player> {
    (1..=EntryColumn::Player.definition().times)
        .filter_map(|nth| {
            let name = record.nth_text(EntryColumn::Player, nth);
            let number = record.nth_text(EntryColumn::Number, nth);
            let at = name.or(number)?.at;
            let number = number.map(|cell| cell.value.to_string());
            let name = name.map(|cell| cell.value.to_string()).or_else(|| number.clone())?;
            let boards = record.nth_number(EntryColumn::Boards, nth);
            Some(Player { name, number, boards, at })
        })
        .collect()
}

/// The player of an individual entry, from `Name` if `Player` is blank.
fn player_of_name(entry: &Entry) -> Option<Player> {
    let name = entry.record.text(EntryColumn::Name)?;
    let number = entry.record.text(EntryColumn::Number).map(|cell| cell.value.to_string());
    let boards = entry.record.number(EntryColumn::Boards);
    Some(Player { name: name.value.to_string(), number, boards, at: name.at })
}

/// Takes the players of an entry from one cell: `Names`; of a pair also its name or its label, if
/// that is two names.
fn players_in_one_cell(entry: &mut Entry, event: &Event, row: &mut RowReading<EntryColumn>) {
    let times = EntryColumn::Player.definition().times;
    if (1..=times).any(|nth| entry.record.nth_cell(EntryColumn::Player, nth).is_some()) {
        return;
    }
    let names = entry.record.text(EntryColumn::Names);
    let pair = || {
        let cells = [EntryColumn::Name, EntryColumn::Entry].map(|column| entry.record.text(column));
        let two = |cell: &Cell<&str>| {
            event.contestant_kind() == EventKind::Pairs && is_two_names(cell.value)
        };
        cells.into_iter().flatten().find(two)
    };
    let Some(cell) = names.or_else(pair) else { return };
    let (names, at) = (split_names_or_numbers(cell.value), cell.at);
    let typed = entry.record.text(EntryColumn::Numbers);
    let numbers = typed.map(|cell| split_names_or_numbers(cell.value)).unwrap_or_default();
    if let Some(typed) = typed.filter(|_| numbers.len() != names.len()) {
        let text = typed.value.to_string();
        row.report(problems::OddNumber { text }, typed.at);
    }
    let players = (1..=times).zip(&names).map(|(nth, name)| {
        let in_list = numbers.get(usize::from(nth) - 1).filter(|_| numbers.len() == names.len());
        let own = entry.record.nth_text(EntryColumn::Number, nth).map(|cell| cell.value);
        Player {
            name: (*name).to_string(),
            number: in_list.copied().or(own).map(str::to_string),
            boards: entry.record.nth_number(EntryColumn::Boards, nth),
            at,
        }
    });
    entry.players = players.collect();
}

/// Whether a text is two names: `Carys Lorimer & Huw Tremlett`.
pub(super) fn is_two_names(text: &str) -> bool {
    let names = split_names_or_numbers(text);
    names.len() == 2
        && names.iter().all(|name| name.chars().filter(|c| c.is_alphabetic()).count() > 1)
}

/// The parts of a cell with several names or numbers.
pub(super) fn split_names_or_numbers(text: &str) -> Vec<&str> {
    const BETWEEN: [&str; 9] =
        ["&", "/", ";", "+", "\n", " and ", " \u{2013} ", " \u{2014} ", " - "];
    let between = BETWEEN.into_iter().find(|sign| text.contains(sign));
    let parts = between.map_or_else(|| vec![text], |sign| text.split(sign).collect());
    parts.into_iter().map(str::trim).filter(|part| !part.is_empty()).collect()
}

/// `Team` is the name of the entry in a teams event; elsewhere it is the team of a player.
fn team_of_player(entry: &mut Entry, headings: &SheetHeadings) {
    let headed = headings.find_column(EntryColumn::Name);
    let of_teams = |headed: &&FoundColumn| folded_name(&headed.heading).starts_with("team");
    let name = entry.record.text(EntryColumn::Name).filter(|_| headed.filter(of_teams).is_some());
    let Some(team) = name.map(|cell| Cell::new(TypedValue::Text(cell.value.into()), cell.at))
    else {
        return;
    };
    if entry.record.get(EntryColumn::TeamOf).is_none() {
        entry.record.add_cell(EntryColumn::TeamOf, 1, team);
        entry.record.clear_column(EntryColumn::Name);
        entry.name = None;
    }
}

/// The problem of a missing or wrong direction, in an event with a list per direction.
fn direction_trouble(entry: &Entry, event: &Event) -> Option<ProblemDetail> {
    let winners = event.ranking_list_count();
    match entry.direction {
        None if winners > 1 => Some(problems::NoDirection { label: entry.label.clone() }.into()),
        Some(direction) if winners > 1 && !direction.has_own_ranking_list(winners) => {
            Some(problems::DirectionUnused { direction: direction.word(), winners }.into())
        }
        _ => None,
    }
}

/// Splits off the direction at the end or start of a label: `12NS`, `12 NS`, `NS12`.
pub(super) fn split_direction_off_label(label: &str) -> (String, Option<Direction>) {
    let text = label.trim();
    let digit = |c: char| c.is_ascii_digit();
    if text.starts_with(digit) && text.ends_with(digit) {
        return (text.to_string(), None);
    }
    let upper = text.to_ascii_uppercase();
    for name in ["NS", "EW", "N", "S", "E", "W"] {
        let before = upper.strip_suffix(name).map(|rest| &text[..rest.len()]);
        let after = upper.strip_prefix(name).map(|rest| &text[text.len() - rest.len()..]);
        for number in [before, after].into_iter().flatten() {
            let number =
                number.trim_matches(|c: char| c.is_whitespace() || matches!(c, '-' | '/' | '_'));
            if number.ends_with(|c: char| c.is_ascii_digit())
                && number.bytes().any(|b| b.is_ascii_digit())
            {
                return (number.to_string(), Direction::parse_lenient(name));
            }
        }
    }
    (text.to_string(), None)
}

/// The key of an entry number: leading zeros do not count.
pub(super) fn entry_number_key(number: &str) -> Cow<'_, str> {
    let key = label_key(number);
    let bare = key.trim_start_matches('0');
    if bare.len() == key.len() || !bare.starts_with(|c: char| c.is_ascii_digit()) {
        return key;
    }
    Cow::Owned(bare.to_string())
}

/// Gives every entry a unique label: as typed, else with the direction, else with the section too.
pub(super) fn give_entries_unique_labels(entries: &mut [Entry]) {
    if !repeated(entries).is_empty() {
        // A number without a partner, from a half table, is labelled like the others.
        for entry in entries.iter_mut() {
            let direction = entry.direction.map_or("", Direction::word);
            entry.label = format!("{}{direction}", entry.number);
        }
    }
    for index in repeated(entries) {
        let entry = &mut entries[index];
        let section = entry.section.as_deref().unwrap_or_default();
        // `A3NS`, but `1-3NS` if section and number would run together.
        let joint = if section.ends_with(|c: char| c.is_ascii_digit()) { "-" } else { "" };
        entry.label = format!("{section}{joint}{}", entry.label);
    }
}

/// The entries with duplicate labels.
fn repeated(entries: &[Entry]) -> Vec<usize> {
    let mut first: HashMap<Cow<'_, str>, usize> = HashMap::with_capacity(entries.len());
    let mut repeated = Vec::new();
    for (index, entry) in entries.iter().enumerate() {
        match first.get(&label_key(&entry.label)) {
            Some(known) => repeated.extend([*known, index]),
            None => {
                first.insert(label_key(&entry.label), index);
            }
        }
    }
    repeated.sort_unstable();
    repeated.dedup();
    repeated
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directions_are_split_from_numbers() {
        for (label, number, direction) in [
            ("1NS", "1", Some(Direction::NorthSouth)),
            ("12 ew", "12", Some(Direction::EastWest)),
            ("A3-NS", "A3", Some(Direction::NorthSouth)),
            ("NS 7", "7", Some(Direction::NorthSouth)),
            ("4N", "4", Some(Direction::North)),
            ("Wales", "Wales", None),
            ("NEWS", "NEWS", None),
            ("7", "7", None),
            ("", "", None),
            ("\u{bd}NS", "\u{bd}NS", None),
        ] {
            assert_eq!(
                split_direction_off_label(label),
                (number.to_string(), direction),
                "{label}"
            );
        }
    }

    #[test]
    fn leading_noughts_do_not_make_another_entry() {
        assert_eq!(entry_number_key("007"), entry_number_key("7"));
        assert_eq!(entry_number_key("0"), "0");
        assert_ne!(entry_number_key("0A"), entry_number_key("A"));
    }
}
