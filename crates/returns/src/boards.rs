//! The sheet `Boards`: travellers, line by line.
//!
//! A line with an unreadable cell is skipped with a problem. So are contradictory lines: a
//! duplicate board, a pair at two tables.

use std::collections::HashMap;

use model::form::BoardColumn as Column;
use model::problem::ProblemDetail;
use model::{
    BoardLine, Cell, CellAddress, Direction, Event, EventKind, Exact, TableSide, WorkbookCopy,
};

use super::cells::CellReader;
use super::entries::split_direction_off_label;
use super::entry_finder::EntryFinder;
use super::events::{EventsById, label_key};
use super::headings::SheetHeadings;
use super::line_scores::{is_row_fouled, read_contract, read_line_score};
use super::problems;
use super::table::{self, RowReading};

/// Maximum number of a board.
const MOST: i128 = 999;
/// Separators between the two players of a side.
const BETWEEN: [&str; 5] = ["&", "/", "+", ",", " and "];

/// Reads the sheet into the events.
pub(super) fn read_boards_sheet(
    workbook_copy: &WorkbookCopy,
    index: u16,
    events: &mut EventsById,
    reader: &mut CellReader<'_>,
) {
    let Some(table) = table::read_sheet_rows::<Column>(workbook_copy, index, reader) else {
        return;
    };
    let has = |column| table.headings.find_column(column).is_some();
    let seats = has(Column::North) && has(Column::South) && has(Column::East) && has(Column::West);
    let needed = [
        (Column::Board, has(Column::Board)),
        (Column::NorthSouth, seats || has(Column::NorthSouth)),
        (Column::EastWest, seats || has(Column::EastWest)),
    ];
    if let Some((column, _)) = needed.into_iter().find(|(_, found)| !found) {
        reader.problems.extend(table.headings.missing_column_problem(column, index));
        return;
    }
    let mut travellers: Vec<Travellers> = events.events.iter().map(Travellers::new).collect();
    for mut row in table.rows {
        if let Some(event) = events.event_of_row(&mut row, Column::Event) {
            let (travellers, event) = (&mut travellers[event], &mut events.events[event]);
            if let Some(line) = travellers.line(&mut row, &table.headings, event) {
                event.boards.push(line);
            }
            row.problems.iter_mut().for_each(|problem| problem.event = Some(event.id.clone()));
        }
        reader.problems.append(&mut row.problems);
    }
    for event in events.events.iter_mut().filter(|event| !event.boards.is_empty()) {
        event.headings.boards = Some(table.headings.header_row_for_annotation(index));
    }
}

/// The points that a scoring program gave.
fn given(row: &RowReading<Column>) -> Option<Box<[Option<Exact>; 2]>> {
    let given = [Column::NorthSouthGiven, Column::EastWestGiven];
    let given = given.map(|column| row.record.number(column).map(|cell| cell.value));
    given.iter().any(Option::is_some).then(|| Box::new(given))
}

/// State while reading the travellers of an event.
struct Travellers {
    finder: EntryFinder,
    /// Entries by label, per side and section.
    known: HashMap<(Option<Direction>, u32), HashMap<String, usize>>,
    /// The first line of each board and contestant.
    played: HashMap<(BoardKey, usize), CellAddress>,
    /// The first line of each pair in a round of a session, and its opponent.
    met: HashMap<(u32, u32, usize), (usize, CellAddress)>,
    sessions: NameNumbers,
    rounds: NameNumbers,
    sections: NameNumbers,
    /// Whether a contestant sits at two tables of a board, as a team does.
    two_tables: bool,
}

/// The identity of a board for a contestant: session, round, board, and the direction of a team.
type BoardKey = (u32, u32, u32, bool);

/// Numbers names in order of appearance, compared as labels; 0 means no name.
#[derive(Default)]
struct NameNumbers {
    numbers: HashMap<String, u32>,
    /// The first spelling of each.
    spelt: Vec<String>,
}

impl NameNumbers {
    fn number(&mut self, name: Option<&str>) -> u32 {
        let Some(name) = name else { return 0 };
        if let Some(number) = self.numbers.get(name) {
            return *number;
        }
        let key = label_key(name);
        let number = match self.numbers.get(key.as_ref()) {
            Some(number) => *number,
            None => {
                self.spelt.push(name.to_string());
                let number = self.spelt.len() as u32;
                self.numbers.insert(key.into_owned(), number);
                number
            }
        };
        self.numbers.insert(name.to_string(), number);
        number
    }

    /// The first spelling of a name, so that `Fri` and `fri` are one session.
    fn as_first_spelt(&mut self, name: Option<&str>) -> Option<String> {
        let index = self.number(name).checked_sub(1)?;
        self.spelt.get(index as usize).cloned()
    }
}

impl Travellers {
    fn new(event: &Event) -> Self {
        Travellers {
            finder: EntryFinder::new(event),
            known: HashMap::new(),
            played: HashMap::new(),
            met: HashMap::new(),
            sessions: NameNumbers::default(),
            rounds: NameNumbers::default(),
            sections: NameNumbers::default(),
            two_tables: event.is_of_teams(),
        }
    }

    /// The line of a row; `None` if a cell is invalid.
    fn line(
        &mut self,
        row: &mut RowReading<Column>,
        headings: &SheetHeadings,
        event: &Event,
    ) -> Option<BoardLine> {
        let board = self.board(row, headings)?;
        let sides = self.sides(row, headings, event)?;
        let contract = read_contract(row)?;
        let score = read_line_score(row, board, &contract)?;
        let name = |column| row.record.text(column).map(|cell| cell.value);
        let line = BoardLine {
            at: row.record.at,
            session: self.sessions.as_first_spelt(name(Column::Session)),
            round: self.rounds.as_first_spelt(name(Column::Round)),
            room: row.record.word(Column::Room).map(|cell| cell.value),
            board,
            version: row.record.choice(Column::Version).map(|cell| cell.value),
            fouled: is_row_fouled(row),
            north_south: sides[0],
            east_west: sides[1],
            bid: contract.bid,
            by: contract.by,
            lead: name(Column::Lead).map(str::to_string),
            tricks: contract.tricks,
            score,
            given: given(row),
            play: row.record.text(Column::Play).map(|cell| cell.value.into()),
        };
        self.fits_others(&line, row, event).then_some(line)
    }

    fn board(&self, row: &mut RowReading<Column>, headings: &SheetHeadings) -> Option<u32> {
        if row.report_if_lacking(Column::Board, headings) {
            return None;
        }
        let number = row.record.number(Column::Board)?;
        let board = number.value.is_whole().then(|| number.value.numerator());
        match board.filter(|board| (1..=MOST).contains(board)) {
            Some(board) => u32::try_from(board).ok(),
            None => row.report_skipped(
                problems::ImpossibleBoard { text: number.value.to_decimal() },
                number.at,
            ),
        }
    }

    /// The entries North-South and East-West.
    fn sides(
        &mut self,
        row: &mut RowReading<Column>,
        headings: &SheetHeadings,
        event: &Event,
    ) -> Option<[TableSide; 2]> {
        const SIDES: [(Column, [Column; 2], Direction); 2] = [
            (Column::NorthSouth, [Column::North, Column::South], Direction::NorthSouth),
            (Column::EastWest, [Column::East, Column::West], Direction::EastWest),
        ];
        // Where both labels name the other direction, the pairs sat the other way round.
        let names_other = |(pair, _, direction): &(Column, [Column; 2], Direction)| {
            let label = row.record.text(*pair);
            let said = label.and_then(|label| split_direction_off_label(label.value).1);
            said.is_some_and(|said| said != *direction)
        };
        let turned = event.ranking_list_count() == 2 && SIDES.iter().all(names_other);
        let mut sides = Vec::with_capacity(2);
        for (nth, (pair, seats, direction)) in SIDES.into_iter().enumerate() {
            let direction = if turned { SIDES[1 - nth].2 } else { direction };
            let seated = seats.map(|seat| row.record.text(seat).map(Cell::into_owned));
            let side = if let [Some(first), Some(second)] = seated {
                let first = self.entry(row, &first, None, event);
                let second = self.entry(row, &second, None, event);
                first.zip(second).map(|(first, second)| TableSide { first, second: Some(second) })
            } else if let Some(empty) = seats.iter().zip(&seated).find_map(|(seat, typed)| {
                (typed.is_none() && seated.iter().any(Option::is_some)).then_some(*seat)
            }) {
                row.report_if_lacking(empty, headings);
                None
            } else if row.report_if_lacking(pair, headings) {
                None
            } else {
                let label = row.record.text(pair)?.into_owned();
                self.side(row, &label, direction, event)
            };
            sides.push(side);
        }
        let [north_south, east_west] = [sides[0]?, sides[1]?];
        let twice = north_south.contestants().find(|entry| east_west.contains_entry(*entry));
        let twice = twice
            .or(north_south.second.filter(|second| *second == north_south.first))
            .or(east_west.second.filter(|second| *second == east_west.first));
        if let Some(entry) = twice {
            let label = event.entries[entry].label.clone();
            return row.report_skipped(problems::MeetsItself { label }, row.record.at);
        }
        Some([north_south, east_west])
    }

    /// A pair, a team, or the two players of an individual event.
    fn side(
        &mut self,
        row: &mut RowReading<Column>,
        label: &Cell<String>,
        direction: Direction,
        event: &Event,
    ) -> Option<TableSide> {
        if event.contestant_kind() == EventKind::Individual {
            let two = BETWEEN.iter().find_map(|between| label.value.split_once(between));
            let Some((first, second)) = two else {
                let text = label.value.clone();
                return row.report_skipped(problems::NotTwoPlayers { text }, label.at);
            };
            let cell = |text: &str| Cell::new(text.trim().to_string(), label.at);
            let first = self.entry(row, &cell(first), None, event)?;
            let second = self.entry(row, &cell(second), None, event)?;
            return Some(TableSide { first, second: Some(second) });
        }
        self.entry(row, label, Some(direction), event).map(TableSide::new)
    }

    /// The entry with a label; in an event with a list per direction, the one of the column.
    fn entry(
        &mut self,
        row: &mut RowReading<Column>,
        label: &Cell<String>,
        direction: Option<Direction>,
        event: &Event,
    ) -> Option<usize> {
        let section = row.record.text(Column::Section).map(|cell| cell.value);
        let known = (direction, self.sections.number(section));
        if let Some(entry) = self.known.get(&known).and_then(|known| known.get(&label.value)) {
            return Some(*entry);
        }
        let section = section.map(|section| label_key(section).into_owned());
        let lists = event.ranking_list_count() == 2;
        if let (true, Some(side), (_, Some(said))) =
            (lists, direction, split_direction_off_label(&label.value))
            && said != side
        {
            let trouble =
                problems::DirectionDisagrees { label: label.value.clone(), direction: side.word() };
            row.report(trouble, label.at);
            return None;
        }
        let found = if lists {
            self.finder.find(&label.value, direction, section)
        } else {
            // Without a list per direction, pair 3 sits both ways; with 3NS and 3EW entered, the
            // column selects one.
            let any = self.finder.find(&label.value, None, section.clone());
            any.or_else(|why| self.finder.find(&label.value, direction, section).map_err(|_| why))
        };
        match found {
            Ok(entry) => {
                self.known.entry(known).or_default().insert(label.value.clone(), entry);
                Some(entry)
            }
            Err(_) if event.entries.is_empty() => None,
            Err(trouble) => {
                row.report(trouble, label.at);
                None
            }
        }
    }

    /// Whether this line is consistent with the lines before.
    fn fits_others(
        &mut self,
        line: &BoardLine,
        row: &mut RowReading<Column>,
        event: &Event,
    ) -> bool {
        let session = self.sessions.number(line.session.as_deref());
        let round = self.rounds.number(line.round.as_deref());
        // In matches, every round numbers its own boards.
        let of_round = if event.is_of_matches() || self.two_tables { round } else { 0 };
        // A team sits North-South in one room and East-West in the other.
        let key =
            |north_south: bool| (session, of_round, line.board, self.two_tables && north_south);
        let keys = [(line.north_south, key(true)), (line.east_west, key(false))];
        let each = || {
            keys.into_iter().flat_map(|(side, key)| side.contestants().map(move |one| (key, one)))
        };
        if let Some(played) = each().find(|key| self.played.contains_key(key)) {
            let wrong = self.played_before(line, played, event);
            row.report(wrong, line.at);
            return false;
        }
        self.played.extend(each().map(|key| (key, line.at)));
        if round > 0 && !self.two_tables && event.contestant_kind() != EventKind::Individual {
            self.at_one_table(line, session, round, row, event);
        }
        true
    }

    /// The problem of a contestant's second line on a board.
    fn played_before(
        &self,
        line: &BoardLine,
        played: (BoardKey, usize),
        event: &Event,
    ) -> ProblemDetail {
        let at = self.played.get(&played).copied().unwrap_or(line.at);
        let sides = |line: &BoardLine| (line.north_south, line.east_west);
        let mut before = event.boards.iter().filter(|other| other.at == at);
        let (board, first) = (line.board, at.a1());
        if before.any(|other| sides(other) == sides(line)) {
            problems::RepeatedBoard { board, first }.into()
        } else {
            problems::BoardTwice { label: event.entries[played.1].label.clone(), board, first }
                .into()
        }
    }

    /// Checks that a pair meets one opponent in a round.
    fn at_one_table(
        &mut self,
        line: &BoardLine,
        session: u32,
        round: u32,
        row: &mut RowReading<Column>,
        event: &Event,
    ) {
        let [one, other] = [line.north_south.first, line.east_west.first];
        for (entry, opponent) in [(one, other), (other, one)] {
            let key = (session, round, entry);
            let (met, first) = *self.met.entry(key).or_insert((opponent, line.at));
            if met != opponent {
                let label = event.entries[entry].label.clone();
                let round = line.round.clone().unwrap_or_default();
                let wrong = problems::TwoTables { label, round, first: first.a1() };
                row.report(wrong, line.at);
                return;
            }
        }
    }
}
