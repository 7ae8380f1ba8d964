//! Reads the sheets `Event` (one event, a key a row) and `Events` (an event a row) into events with
//! their answers.

use std::borrow::Cow;
use std::collections::HashMap;

use model::form::{ColumnKind, EntryColumn, FormColumn, Key};
use model::name_comparison::folded_name;
use model::problem::{Problem, ProblemDetail, ProblemPlace};
use model::{
    Cell, CellAddress, CellValue, Event, EventKind, Exact, State, StoredCell, TypedRow, TypedValue,
    WorkbookCopy,
};

use super::answers::check_answers;
use super::cells::{CellReader, CellReading, cell_address, heading_text};
use super::nearest::name_meant_by_typo;
use super::problems;
use super::settings::Settings;
use super::struck_out::StruckThroughTexts;
use super::table::{self, RowReading};
use super::unread_cells;

/// The problem of a key that stands twice; none of one for remarks, on which nothing depends.
fn key_repeated(record: &TypedRow<Key>, key: Key, at: CellAddress) -> Option<Problem> {
    let first = record.get(key).filter(|_| key.definition().kind != ColumnKind::Remark)?.at.a1();
    Some(Problem::new(problems::RepeatedKey { key: key.definition().name, first }, at))
}

/// The key that a name is a slip of; none of a key for remarks.
fn key_like(name: &str) -> Option<&'static str> {
    let keys = Key::FORM.columns.iter().filter(|key| key.kind != ColumnKind::Remark);
    name_meant_by_typo(name, keys.map(|key| key.name))
}

/// The id of a single event without one.
const ONLY: &str = "1";

/// The events of a return, found by id.
#[derive(Default)]
pub(super) struct EventsById {
    /// The events, in the order of the workbook.
    pub events: Vec<Event>,
    by_id: HashMap<String, usize>,
}

impl EventsById {
    /// Reads the sheet `Event`: keys in column A, values in column B.
    pub(super) fn from_event_sheet(
        workbook_copy: &WorkbookCopy,
        index: u16,
        settings: &Settings,
        reader: &mut CellReader<'_>,
    ) -> EventsById {
        let sheet = &workbook_copy.sheets[usize::from(index)];
        table::report_hidden_sheet(sheet, index, reader);
        // Keys without an answer may be folded away.
        let answered = |row: u32| {
            let found = sheet.cells.binary_search_by_key(&(row, 1), |cell| (cell.row, cell.column));
            found.is_ok_and(|index| sheet.cells[index].value != CellValue::Blank)
        };
        table::report_hidden_rows_and_columns(sheet, index, &answered, None, reader);
        let mut record = TypedRow::new(CellAddress { sheet: index, row: 0, column: 0 });
        let (mut faults, mut places) = (Vec::new(), Vec::new());
        for cells in sheet.cells.chunk_by(|one, other| one.row == other.row) {
            let Some(key) = read_key_of_row(cells, index, reader) else { continue };
            let at = CellAddress { sheet: index, row: cells[0].row, column: 1 };
            places.push((key, at));
            let Some(cell) = cells.iter().find(|cell| cell.column == 1) else { continue };
            reader.problems.extend(
                StruckThroughTexts::from_workbook(workbook_copy).struck_cell_problem(cell, index),
            );
            match reader.read(key.definition(), cell, at) {
                CellReading::Value(_) if record.get(key).is_some() => {
                    reader.problems.extend(key_repeated(&record, key, at));
                }
                CellReading::Value(value) => record.add_cell(key, 1, Cell::new(value, at)),
                CellReading::Fault => faults.push(key),
                CellReading::Blank => {}
            }
        }
        unread_cells::report_unread_event_cells(
            workbook_copy,
            index,
            key_named,
            &mut reader.problems,
        );
        let mut events = EventsById::default();
        if record.is_empty() {
            reader.problems.push(Problem::new(problems::NoEvent, ProblemPlace::Sheet(index)));
        } else {
            let id = record.text(Key::Event).map_or(ONLY, |cell| cell.value).to_string();
            for problem in &mut reader.problems {
                problem.event = Some(id.clone());
            }
            events.add(Event { places, ..Event::new(id, record, faults) }, settings, reader);
        }
        events
    }

    /// Reads the sheet `Events`: one event per row.
    pub(super) fn from_events_sheet(
        workbook_copy: &WorkbookCopy,
        index: u16,
        settings: &Settings,
        reader: &mut CellReader<'_>,
    ) -> EventsById {
        let mut events = EventsById::default();
        let Some(table) = table::read_sheet_rows::<Key>(workbook_copy, index, reader) else {
            return events;
        };
        let alone = table.rows.len() == 1;
        for mut row in table.rows {
            if row.record.is_empty() {
                reader.problems.append(&mut row.problems);
                continue;
            }
            if !alone && row.report_if_lacking(Key::Event, &table.headings) {
                reader.problems.append(&mut row.problems);
                continue;
            }
            let id = row.record.text(Key::Event).map_or(ONLY, |cell| cell.value).to_string();
            row.problems.iter_mut().for_each(|problem| problem.event = Some(id.clone()));
            reader.problems.append(&mut row.problems);
            let at = row.record.at;
            let columns = table.headings.columns.iter();
            let places = columns.map(|headed| {
                (Key::from_untyped(headed.column), CellAddress { column: headed.at, ..at })
            });
            let faults = row.faulty_columns();
            let event = Event::new(id, row.record, faults);
            events.add(Event { places: places.collect(), ..event }, settings, reader);
        }
        if events.events.is_empty() {
            reader.problems.push(Problem::new(problems::NoEvent, ProblemPlace::Sheet(index)));
        }
        events
    }

    /// The event of a workbook that describes none: what the settings say of it. `index` is its
    /// first sheet; `of_boards` whether it holds boards. The error asks for what is missing.
    pub(super) fn from_settings(
        index: u16,
        settings: &Settings,
        of_boards: bool,
        reader: &mut CellReader<'_>,
    ) -> Result<EventsById, ProblemDetail> {
        let at = CellAddress { sheet: index, row: 0, column: 0 };
        let event = || Event::new(ONLY.to_string(), TypedRow::new(at), Vec::new());
        let mut filled = event();
        settings.fill_missing_answers(&mut filled, &mut Vec::new());
        if [Key::Rules, Key::Format].into_iter().any(|key| filled.is_key_unanswered(key)) {
            let of_cards = filled.format().is_none_or(|format| format.is_played_with_cards());
            let mut wanted = vec![(Key::Rules, "wbu-2003"), (Key::Format, "pairs")];
            wanted.push((Key::Date, "2026-01-12"));
            wanted.extend((of_cards && !of_boards).then_some((Key::Boards, "24")));
            wanted.retain(|(key, _)| filled.is_key_unanswered(*key));
            let name = |key: &Key| key.definition().name;
            let missing: Vec<&str> = wanted.iter().map(|(key, _)| name(key)).collect();
            let how = wanted.iter().map(|(key, value)| format!("--set \"{}={value}\"", name(key)));
            let how = how.collect::<Vec<_>>().join(" ");
            return Err(problems::EventUnknown { missing: missing.join(", "), how }.into());
        }
        let said = filled.settings_sentence();
        let trouble = problems::EventFromSettings { said };
        reader.problems.push(filled.problem(trouble, ProblemPlace::Sheet(index)));
        let mut events = EventsById::default();
        events.add(event(), settings, reader);
        Ok(events)
    }

    /// Adds an event, and answers what it leaves out by the settings.
    fn add(&mut self, mut event: Event, settings: &Settings, reader: &mut CellReader<'_>) {
        event.shelf = packs::rule_books();
        let key = label_key(&event.id).into_owned();
        if let Some(first) = self.by_id.get(&key) {
            let first = self.events[*first].answer_address(Key::Event).a1();
            let trouble = problems::RepeatedEvent { id: event.id.clone(), first };
            reader.problems.push(event.problem(trouble, Key::Event));
            return;
        }
        settings.fill_missing_answers(&mut event, &mut reader.problems);
        let day = event.date();
        event.rules =
            event.answer_text(Key::Rules).and_then(|name| packs::find_rule_book_on_day(name, day));
        check_answers(&mut event, reader);
        self.by_id.insert(key, self.events.len());
        self.events.push(event);
    }

    /// The event that a row of entries names, or the only one.
    pub(super) fn event_of_entry_row(&self, row: &RowReading<EntryColumn>) -> Option<usize> {
        match row.record.get(EntryColumn::Event) {
            Some(cell) => self.by_id.get(label_key(&text_of(cell.value)).as_ref()).copied(),
            None => (self.events.len() == 1).then_some(0),
        }
    }

    /// The event of a row: the one it names, or the only one. Otherwise the row gets a problem,
    /// unless there are no events, which has its own.
    pub(super) fn event_of_row<C: FormColumn>(
        &self,
        row: &mut RowReading<C>,
        column: C,
    ) -> Option<usize> {
        if self.events.is_empty() {
            return None;
        }
        let named = row.record.get(column).map(|cell| (cell.at, text_of(cell.value)));
        let (at, trouble): (CellAddress, ProblemDetail) = match named {
            Some((at, id)) => match self.by_id.get(label_key(&id).as_ref()) {
                Some(index) => return Some(*index),
                None => (at, problems::UnknownEvent { id }.into()),
            },
            None if row.is_faulty_in(&[column]) => return None,
            None if self.events.len() == 1 => return Some(0),
            None => (row.record.at, problems::NoEventNamed.into()),
        };
        row.report(trouble, at);
        None
    }
}

/// The key of a label: without case and blanks.
pub(super) fn label_key(label: &str) -> Cow<'_, str> {
    if label.bytes().all(|b| b.is_ascii_digit() || b.is_ascii_lowercase()) {
        return Cow::Borrowed(label);
    }
    label.chars().filter(|c| !c.is_whitespace()).flat_map(char::to_lowercase).collect()
}

/// A value as text, for labels.
fn text_of(value: &TypedValue) -> String {
    match value {
        TypedValue::Text(text) => text.to_string(),
        TypedValue::Choice(word) => (*word).to_string(),
        TypedValue::Number(number) | TypedValue::Percent(number) => number.to_decimal(),
        _ => String::new(),
    }
}

fn key_named(name: &str) -> Option<Key> {
    let name = folded_name(name);
    let named = |exact| Key::columns_by_name(&name, exact).next();
    named(true).or_else(|| named(false))
}

/// The key that a row of the sheet `Event` begins with; reports one that is unknown and has an answer.
fn read_key_of_row(cells: &[StoredCell], index: u16, reader: &mut CellReader<'_>) -> Option<Key> {
    let key_cell = cells.first().filter(|cell| cell.column == 0)?;
    let name = heading_text(key_cell)?;
    let key = key_named(&name);
    let value = cells.iter().find(|cell| cell.column == 1);
    if key.is_none() && value.is_some_and(|cell| heading_text(cell).is_some()) {
        let trouble = problems::UnknownKey { nearest: key_like(&name), key: name };
        reader.report(trouble.into(), cell_address(key_cell, index));
    }
    key
}

/// Compares the boards of each player with those of the event.
pub(super) fn check_boards_of_players(event: &Event, problems: &mut Vec<Problem>) {
    let Some(played) = event.answers.number(Key::Boards).map(|cell| cell.value) else {
        return;
    };
    let players = event.entries.iter().flat_map(|entry| &entry.players);
    for boards in players.filter_map(|player| player.boards) {
        if boards.value < Exact::ZERO || boards.value > played {
            let text = boards.value.to_decimal();
            let trouble = problems::MoreBoardsThanPlayed { text, played: played.to_decimal() };
            problems.push(event.problem(trouble, boards.at));
        }
    }
}

/// Compares the number of tables with the entries.
pub(super) fn check_number_of_tables(event: &mut Event, problems: &mut Vec<Problem>) {
    let Some(typed) = event.answers.number(Key::Tables) else {
        return;
    };
    let counted = event.table_count(event.entries.len());
    // One contestant of each section can sit out.
    let sections = 1 + event
        .entries
        .iter()
        .filter_map(|entry| entry.section.as_deref())
        .collect::<std::collections::BTreeSet<_>>()
        .len();
    let quarters = typed.value * Exact::whole(4);
    let text = typed.value.to_decimal();
    // Nobody deliberately omits more than half of the field.
    let too_few = counted > typed.value + Exact::whole(sections as i128);
    let too_many = typed.value > counted * Exact::whole(2) + Exact::whole(1);
    if typed.value <= Exact::ZERO
        || !quarters.is_whole()
        || (event.contestant_kind() != EventKind::Other && (too_few || too_many))
    {
        let trouble = problems::ImpossibleTables { text, entries: event.entries.len() };
        problems.push(event.problem(trouble, typed.at));
        event.lower_state(State::Provisional);
    } else if event.contestant_kind() != EventKind::Other && counted.floor() != typed.value.floor()
    {
        let trouble = problems::TablesDisagree { typed: text, counted: counted.to_decimal() };
        problems.push(event.problem(trouble, typed.at));
    }
}
