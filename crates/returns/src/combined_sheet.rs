//! One sheet with contestants and what they scored: place, names, numbers, score. Its rows
//! are read as entries and as results.

use std::collections::{HashMap, HashSet};

use model::form::{EntryColumn, FormColumn, ResultColumn};
use model::names::folded;
use model::problem::{Problem, ProblemPlace};
use model::{Address, Cell, CellValue, SheetCopy, StoredCell, Unit, Value, WorkbookCopy};

use super::cells::CellReader;
use super::entries::{self, EntriesFromResults};
use super::events::{EventsById, label_key};
use super::heading_names::columns_meant;
use super::headings::{self, Headings};
use super::later_stages;
use super::problems;
use super::results;
use super::table::{self, Row};
use super::unread_cells;

/// The headings of such a sheet.
pub(super) struct CombinedSheet {
    entries: Headings,
    results: Headings,
    /// What is wrong with them.
    problems: Vec<Problem>,
}

/// Columns that only results have.
const OF_RESULTS: [ResultColumn; 5] = [
    ResultColumn::Score,
    ResultColumn::HandicapScore,
    ResultColumn::MaxScore,
    ResultColumn::Place,
    ResultColumn::Session,
];

/// The headings of a sheet with a column of scores and one that says who played; `None` for any
/// other sheet.
pub(super) fn find(sheet: &SheetCopy, index: u16, scoring: Option<Unit>) -> Option<CombinedSheet> {
    headings::rows(sheet).find_map(|(row, names, rest)| {
        let results = headings::assigned(ResultColumn::FORM, &names, scoring);
        let of_results = |heading: &str| {
            let meant = columns_meant(ResultColumn::FORM, &folded(heading));
            OF_RESULTS.iter().any(|own| meant.iter().any(|(column, _)| *column == *own))
        };
        let (scores, others): (Vec<_>, Vec<_>) =
            names.iter().cloned().partition(|(_, heading)| of_results(heading));
        let entries = headings::assigned(EntryColumn::FORM, &numbered(&others), None);
        let results = headings::of_row(ResultColumn::FORM, row, &names, &results);
        let entries = headings::of_row(EntryColumn::FORM, row, &others, &entries);
        let scored = [ResultColumn::Score, ResultColumn::HandicapScore]
            .into_iter()
            .any(|column| results.find(column).is_some());
        if !scored || !tells_who(&entries, rest) {
            return None;
        }
        let mut beside = CombinedSheet { entries, results, problems: Vec::new() };
        beside.tell_headings((&scores, &others), rest, index);
        Some(beside)
    })
}

impl CombinedSheet {
    /// What its first column of players or teams says, row by row.
    pub(super) fn names<'a>(&self, sheet: &'a SheetCopy) -> impl Iterator<Item = &'a str> {
        let columns = [EntryColumn::Names, EntryColumn::Player, EntryColumn::Name];
        let column = columns.into_iter().find_map(|column| self.entries.find(column));
        let (at, row) = (column.map(|headed| headed.at), self.entries.row);
        let cells =
            sheet.cells.iter().filter(move |cell| cell.row > row && Some(cell.column) == at);
        cells.filter_map(|cell| match &cell.value {
            CellValue::Text(text) if !text.trim().is_empty() => Some(&**text),
            _ => None,
        })
    }

    /// Reports headings that are not used, and columns without any. `names` are the headings of
    /// results, and the others.
    fn tell_headings(
        &mut self,
        names: (&[NamedHeading<'_>], &[NamedHeading<'_>]),
        below: &[StoredCell],
        index: u16,
    ) {
        let of_results = self.results.columns.iter().map(|headed| headed.at);
        let of_results: HashSet<u16> = of_results.collect();
        let taken = |at: u16| of_results.contains(&at);
        for (cell, heading) in names.0.iter().filter(|(cell, _)| !taken(cell.column)) {
            self.problems.push(headings::unused(&self.results, cell, heading, below, index));
        }
        let told = headings::told_of_row(&mut self.entries, names.1, below, &taken, index);
        self.problems.extend(told);
    }
}

/// A heading with its cell.
type NamedHeading<'a> = (&'a StoredCell, String);

/// The headings of players with numbers where they stand several times: of `Name | EBU No | Name |
/// EBU No` the third is `Player 2`.
fn numbered<'a>(names: &[(&'a StoredCell, String)]) -> Vec<(&'a StoredCell, String)> {
    const PLAYER: [&str; 3] = ["name", "player", "playername"];
    let same = |heading: &str| {
        let heading = folded(heading);
        names.iter().filter(|(_, other)| folded(other) == heading).count()
    };
    let of_player = |heading: &str| PLAYER.contains(&folded(heading).as_str());
    let players = names.iter().find(|(_, heading)| of_player(heading));
    let players = players.map_or(0, |(_, heading)| same(heading));
    let number = |heading: &str| {
        let meant = columns_meant(EntryColumn::FORM, &folded(heading));
        meant.iter().any(|(column, _)| *column == EntryColumn::Number)
    };
    let numbered = names.iter().enumerate().map(|(at, (cell, heading))| {
        let stem = if of_player(heading) { "Player" } else { "No" };
        let several = (of_player(heading) || number(heading)) && same(heading) == players;
        let nth = names[..=at].iter().filter(|(_, other)| folded(other) == folded(heading)).count();
        let heading =
            if players > 1 && several { format!("{stem} {nth}") } else { heading.clone() };
        (*cell, heading)
    });
    numbered.collect()
}

/// Whether the columns say who played: by names, or by both names of a pair in one cell.
fn tells_who(entries: &Headings, below: &[StoredCell]) -> bool {
    use EntryColumn::{Entry, Name, Names, Number, Player};
    let named = [Player, Names, Name].into_iter().any(|column| entries.find(column).is_some());
    let both = |headed: &headings::FoundColumn| {
        let mut cells = below.iter().filter(|cell| cell.column == headed.at);
        cells.any(|cell| matches!(&cell.value, CellValue::Text(text) if entries::are_two(text)))
    };
    named || entries.find(Number).is_some() || entries.find(Entry).is_some_and(both)
}

/// Reads the rows of the sheet into the events that have no entries yet.
pub(super) fn read(
    workbook_copy: &WorkbookCopy,
    index: u16,
    mut beside: CombinedSheet,
    events: &mut EventsById,
    reader: &mut CellReader<'_>,
) {
    let sheet = &workbook_copy.sheets[usize::from(index)];
    table::report_hidden_sheet(sheet, index, reader);
    table::report_hidden(sheet, index, &|_| true, Some(beside.entries.row), reader);
    reader.problems.append(&mut beside.problems);
    unread_cells::beside_rows(workbook_copy, index, beside.entries.row, &mut reader.problems);
    let mut rows = Vec::new();
    table::walk(workbook_copy, index, &beside.entries, reader, |row, _| rows.push(row));
    let listed = enter(rows, index, &beside, events, reader);
    later_stages::take_entries(&mut events.events);
    let mut rows = Vec::new();
    table::walk(workbook_copy, index, &beside.results, reader, |row, _| rows.push(row));
    let table = table::Table { headings: beside.results, rows };
    results::read_table(table, index, events, reader, Some(&listed));
}

/// Enters the contestants. A second row of one is another session of it.
fn enter(
    rows: Vec<Row<EntryColumn>>,
    index: u16,
    beside: &CombinedSheet,
    events: &mut EventsById,
    reader: &mut CellReader<'_>,
) -> EntriesFromResults {
    let waiting = events.events.iter().map(|event| event.entries.is_empty()).collect();
    let mut listed =
        EntriesFromResults { rows: HashMap::new(), events: waiting, told: HashSet::new() };
    let numbered = beside.entries.find(EntryColumn::Entry).is_none();
    let sessions = beside.results.find(ResultColumn::Session).is_some();
    let mut known: HashMap<(usize, [String; 3]), usize> = HashMap::new();
    let mut taken =
        entries::ListedEntries::check(&rows, &beside.entries, events, &mut reader.problems);
    for mut row in rows {
        let line = row.record.at.row;
        if let Some(event) = events.of_row(&mut row, EntryColumn::Event)
            && listed.events[event]
        {
            let id = events.events[event].id.clone();
            if numbered {
                number(&mut row, events.events[event].entries.len() + 1);
            }
            let columns = [EntryColumn::Entry, EntryColumn::Section, EntryColumn::Direction];
            let key = columns.map(|column| {
                let text = row.record.text(column).map(|cell| label_key(cell.value).into_owned());
                text.unwrap_or_default()
            });
            let again = known.get(&(event, key.clone())).filter(|_| sessions && !numbered);
            if let Some(entry) = again {
                listed.rows.insert(line, *entry);
            } else if !row.lacks(EntryColumn::Entry, &beside.entries) {
                let own = &mut events.events[event];
                let before = own.entries.len();
                entries::enter(&mut row, event, own, &beside.entries, &mut taken);
                if own.entries.len() > before {
                    known.insert((event, key), before);
                    listed.rows.insert(line, before);
                }
            }
            row.problems.iter_mut().for_each(|problem| problem.event = Some(id.clone()));
        }
        reader.problems.append(&mut row.problems);
    }
    for (event, waited) in events.events.iter_mut().zip(&listed.events) {
        if *waited {
            entries::name_apart(&mut event.entries);
        }
    }
    report_numbered(&listed, numbered, index, reader);
    listed.told = told_rows(index, &reader.problems);
    listed
}

/// Notes that the contestants were numbered, if they were.
fn report_numbered(
    listed: &EntriesFromResults,
    numbered: bool,
    sheet: u16,
    reader: &mut CellReader<'_>,
) {
    if let Some(row) = listed.rows.keys().min().filter(|_| numbered) {
        let at = Address { sheet, row: *row, column: 0 };
        reader.report(problems::EntriesNumbered.into(), at);
    }
}

/// The rows of a sheet of which a problem was reported.
fn told_rows(sheet: u16, problems: &[Problem]) -> HashSet<u32> {
    let rows = problems.iter().filter_map(|problem| match problem.place {
        ProblemPlace::Cell(at) if at.sheet == sheet => Some(at.row),
        _ => None,
    });
    rows.collect()
}

/// Gives a row a number where the sheet has none.
fn number(row: &mut Row<EntryColumn>, number: usize) {
    let at = row.record.cells().next().map_or(row.record.at, |(_, _, cell)| cell.at);
    let number = Value::Text(number.to_string().into());
    row.record.add_cell(EntryColumn::Entry, 1, Cell::new(number, at));
}
