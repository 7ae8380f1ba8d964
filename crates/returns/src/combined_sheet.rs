//! One sheet with contestants and what they scored: place, names, numbers, score. Its rows
//! are read as entries and as results.

use std::collections::{HashMap, HashSet};

use model::form::{EntryColumn, FormColumn, ResultColumn};
use model::name_comparison::folded_name;
use model::problem::{Problem, ProblemPlace};
use model::{Cell, CellAddress, CellValue, SheetCopy, StoredCell, TypedValue, Unit, WorkbookCopy};

use super::cells::CellReader;
use super::entries::{self, EntriesFromResults};
use super::events::{EventsById, label_key};
use super::heading_names::columns_meant_by_heading;
use super::headings::{self, SheetHeadings};
use super::later_stages;
use super::problems;
use super::results;
use super::table::{self, RowReading};
use super::unread_cells;

/// The headings of such a sheet.
pub(super) struct CombinedSheetHeadings {
    entries: SheetHeadings,
    results: SheetHeadings,
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
pub(super) fn find_combined_headings(
    sheet: &SheetCopy,
    index: u16,
    scoring: Option<Unit>,
) -> Option<CombinedSheetHeadings> {
    headings::candidate_heading_rows(sheet).find_map(|(row, names, rest)| {
        let results = headings::assign_columns_to_headings(ResultColumn::FORM, &names, scoring);
        let of_results = |heading: &str| {
            let meant = columns_meant_by_heading(ResultColumn::FORM, &folded_name(heading));
            headings::is_second_total(heading)
                || OF_RESULTS.iter().any(|own| meant.iter().any(|(column, _)| *column == *own))
        };
        let (scores, others): (Vec<_>, Vec<_>) =
            names.iter().cloned().partition(|(_, heading)| of_results(heading));
        let entries =
            headings::assign_columns_to_headings(EntryColumn::FORM, &numbered(&others), None);
        let results = headings::headings_of_row(ResultColumn::FORM, row, &names, &results);
        let entries = headings::headings_of_row(EntryColumn::FORM, row, &others, &entries);
        let scored = [ResultColumn::Score, ResultColumn::HandicapScore]
            .into_iter()
            .any(|column| results.find_column(column).is_some());
        if !scored || !tells_who(&entries, rest) {
            return None;
        }
        let mut beside = CombinedSheetHeadings { entries, results, problems: Vec::new() };
        beside.tell_headings((&scores, &others), rest, index);
        Some(beside)
    })
}

impl CombinedSheetHeadings {
    /// What its first column of players or teams says, row by row.
    pub(super) fn names_below_contestant_heading<'a>(
        &self,
        sheet: &'a SheetCopy,
    ) -> impl Iterator<Item = &'a str> {
        let columns = [EntryColumn::Names, EntryColumn::Player, EntryColumn::Name];
        let column = columns.into_iter().find_map(|column| self.entries.find_column(column));
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
            self.problems.push(headings::unused_heading_problem(
                &self.results,
                cell,
                heading,
                below,
                index,
            ));
        }
        let told = headings::heading_row_problems(&mut self.entries, names.1, below, &taken, index);
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
        let heading = folded_name(heading);
        names.iter().filter(|(_, other)| folded_name(other) == heading).count()
    };
    let of_player = |heading: &str| PLAYER.contains(&folded_name(heading).as_str());
    let players = names.iter().find(|(_, heading)| of_player(heading));
    let players = players.map_or(0, |(_, heading)| same(heading));
    let number = |heading: &str| {
        let meant = columns_meant_by_heading(EntryColumn::FORM, &folded_name(heading));
        meant.iter().any(|(column, _)| *column == EntryColumn::Number)
    };
    let numbered = names.iter().enumerate().map(|(at, (cell, heading))| {
        let stem = if of_player(heading) { "Player" } else { "No" };
        let several = (of_player(heading) || number(heading)) && same(heading) == players;
        let nth = names[..=at]
            .iter()
            .filter(|(_, other)| folded_name(other) == folded_name(heading))
            .count();
        let heading =
            if players > 1 && several { format!("{stem} {nth}") } else { heading.clone() };
        (*cell, heading)
    });
    numbered.collect()
}

/// Whether the columns say who played: by names, or by both names of a pair in one cell.
fn tells_who(entries: &SheetHeadings, below: &[StoredCell]) -> bool {
    use EntryColumn::{Entry, Name, Names, Number, Player};
    let named =
        [Player, Names, Name].into_iter().any(|column| entries.find_column(column).is_some());
    let both = |headed: &headings::FoundColumn| {
        let mut cells = below.iter().filter(|cell| cell.column == headed.at);
        cells
            .any(|cell| matches!(&cell.value, CellValue::Text(text) if entries::is_two_names(text)))
    };
    named || entries.find_column(Number).is_some() || entries.find_column(Entry).is_some_and(both)
}

/// Reads the rows of the sheet into the events that have no entries yet.
pub(super) fn read_combined_sheet(
    workbook_copy: &WorkbookCopy,
    index: u16,
    mut beside: CombinedSheetHeadings,
    events: &mut EventsById,
    reader: &mut CellReader<'_>,
) {
    let sheet = &workbook_copy.sheets[usize::from(index)];
    table::report_hidden_sheet(sheet, index, reader);
    table::report_hidden_rows_and_columns(
        sheet,
        index,
        &|_| true,
        Some(beside.entries.row),
        reader,
    );
    reader.problems.append(&mut beside.problems);
    unread_cells::report_unread_sheet_cells(
        workbook_copy,
        index,
        beside.entries.row,
        &mut reader.problems,
    );
    let mut rows = Vec::new();
    table::for_each_row_below(workbook_copy, index, &beside.entries, reader, |row, _| {
        rows.push(row)
    });
    let listed = enter(rows, index, &beside, events, reader);
    later_stages::take_entries_of_earlier_stage(&mut events.events);
    let mut rows = Vec::new();
    table::for_each_row_below(workbook_copy, index, &beside.results, reader, |row, _| {
        rows.push(row)
    });
    let table = table::SheetReading { headings: beside.results, rows };
    results::read_results_rows(table, index, events, reader, Some(&listed));
}

/// Enters the contestants. A second row of one is another session of it.
fn enter(
    rows: Vec<RowReading<EntryColumn>>,
    index: u16,
    beside: &CombinedSheetHeadings,
    events: &mut EventsById,
    reader: &mut CellReader<'_>,
) -> EntriesFromResults {
    let waiting = events.events.iter().map(|event| event.entries.is_empty()).collect();
    let mut listed =
        EntriesFromResults { rows: HashMap::new(), events: waiting, told: HashSet::new() };
    let numbered = beside.entries.find_column(EntryColumn::Entry).is_none();
    let sessions = beside.results.find_column(ResultColumn::Session).is_some();
    let mut known: HashMap<(usize, [String; 3]), usize> = HashMap::new();
    let mut taken = entries::EntriesSheetState::from_checked_rows(
        &rows,
        &beside.entries,
        events,
        &mut reader.problems,
    );
    for mut row in rows {
        let line = row.record.at.row;
        if let Some(event) = events.event_of_row(&mut row, EntryColumn::Event)
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
            } else if !row.report_if_lacking(EntryColumn::Entry, &beside.entries) {
                let own = &mut events.events[event];
                let before = own.entries.len();
                entries::enter_contestant(&mut row, event, own, &beside.entries, &mut taken);
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
            entries::give_entries_unique_labels(&mut event.entries);
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
        let at = CellAddress { sheet, row: *row, column: 0 };
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
fn number(row: &mut RowReading<EntryColumn>, number: usize) {
    let at = row.record.cells().next().map_or(row.record.at, |(_, _, cell)| cell.at);
    let number = TypedValue::Text(number.to_string().into());
    row.record.add_cell(EntryColumn::Entry, 1, Cell::new(number, at));
}
