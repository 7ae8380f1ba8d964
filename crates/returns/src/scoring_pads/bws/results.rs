//! The results: of several rows for a board the last one counts.

use std::collections::{BTreeMap, BTreeSet};

use super::movement::{BwsContestantKind, BwsSection, TableInRound, section_of_row};
use super::tables::{BwsRow, BwsTables};
use crate::scoring_pads::problems;
use crate::scoring_pads::scoring_pad_words::{ResultRemark, shortened_list};
use crate::scoring_pads::session::{PadBoardLine, PadSession, SessionProblemPlace};
use model::problem::{Phrase, ProblemDetail, SentenceValue, phrase};
use model::{Room, StableSort};

/// Where and when a board was played: round, table, board.
type Key = (i64, i64, i64);

const PAIRS: [[&str; 2]; 2] = [["PairNS", "NSPair"], ["PairEW", "EWPair"]];

/// The lines of a section under construction.
struct Lines<'t> {
    section: &'t BwsSection,
    prefix: &'t str,
    session: &'t mut PadSession,
    exchanged: Vec<SentenceValue>,
}

/// Reads the results of a section into its session, and reports those that are missing.
pub(super) fn read_bws_results(
    tables: &BwsTables,
    section: &BwsSection,
    prefix: &str,
    session: &mut PadSession,
) {
    let (last, mut earlier) = entered(tables, section);
    let mut expected: BTreeSet<Key> = BTreeSet::new();
    for ((table, round), sitting) in section.sittings.iter().filter(|(_, at)| !at.sits_out) {
        expected.extend(sitting.boards.iter().map(|board| (*round, *table, *board)));
    }
    let mut lines = Lines { section, prefix, session, exchanged: Vec::new() };
    let mut missing: BTreeSet<Key> =
        expected.iter().copied().filter(|key| !last.contains_key(key)).collect();
    for (key, row) in &last {
        lines.add(*key, row, &expected, &mut missing);
    }
    let exchanged = std::mem::take(&mut lines.exchanged);
    missing.iter().for_each(|key| lines.add_missing(*key));
    if section.kind == BwsContestantKind::Teams {
        rooms(section, session);
    }
    if !missing.is_empty() {
        let begun = begun(tables, section);
        session.report(problems::PadUnfinished {
            section: section.letter.clone(),
            missing: missing.len(),
            all: expected.len(),
            begun: missing.iter().filter(|key| begun.contains(key)).count(),
        });
    }
    if !earlier.is_empty() {
        earlier.sort_unstable();
        let ids: Vec<String> = earlier.iter().map(i64::to_string).collect();
        let rows = phrase!("{table}, ID {ids}", table = "ReceivedData", ids = shortened_list(ids));
        session.report(problems::PadEarlier { count: earlier.len(), rows });
    }
    if !exchanged.is_empty() {
        let count = exchanged.len();
        let rows =
            phrase!("{table}, ID {ids}", table = "ReceivedData", ids = shortened_list(exchanged));
        session.report(problems::PadOtherDirection { count, rows });
    }
}

/// The last row of each board, unless it was erased; and the numbers of all other rows.
fn entered<'t>(
    tables: &'t BwsTables,
    section: &BwsSection,
) -> (BTreeMap<Key, BwsRow<'t>>, Vec<i64>) {
    let mut rows: BTreeMap<Key, Vec<(i64, BwsRow<'_>)>> = BTreeMap::new();
    for row in tables.received.rows().filter(|row| section_of_row(row) == section.id) {
        let [round, table, board] = ["Round", "Table", "Board"]
            .map(|column| row.whole_number(&[column]).unwrap_or_default());
        let id = row.whole_number(&["ID"]).unwrap_or(row.nth as i64);
        rows.entry((round, table, board)).or_default().push((id, row));
    }
    let mut last = BTreeMap::new();
    let mut earlier = Vec::new();
    for (key, mut rows) in rows {
        // Rows need not lie in the order of their numbers.
        rows.arrange_by_key(|(id, row)| (*id, row.nth));
        let Some((id, row)) = rows.pop() else { continue };
        earlier.extend(rows.iter().map(|(id, _)| *id));
        if row.is_yes(&["Erased"]) {
            earlier.push(id);
        } else {
            last.insert(key, row);
        }
    }
    (last, earlier)
}

/// The boards with a contract and no result yet.
fn begun(tables: &BwsTables, section: &BwsSection) -> BTreeSet<Key> {
    let rows = tables.intermediate.rows().filter(|row| section_of_row(row) == section.id);
    let rows = rows.filter(|row| row.text(&["Contract"]).is_some() && !row.is_yes(&["Erased"]));
    let key = |row: BwsRow<'_>| {
        Some((
            row.whole_number(&["Round"])?,
            row.whole_number(&["Table"])?,
            row.whole_number(&["Board"])?,
        ))
    };
    rows.filter_map(key).collect()
}

impl Lines<'_> {
    /// Adds the line of a result.
    fn add(
        &mut self,
        key: Key,
        row: &BwsRow<'_>,
        expected: &BTreeSet<Key>,
        missing: &mut BTreeSet<Key>,
    ) {
        let (round, table, board) = key;
        let sitting = self.section.sittings.get(&(table, round));
        let typed = PAIRS.map(|names| row.nonzero_number(&names));
        let seat = |side: usize| sitting.and_then(|sitting| sitting.seats[side]);
        let sides = [typed[0].or(seat(0)), typed[1].or(seat(1))];
        let (number, nth) = (row.whole_number(&["ID"]), row.nth);
        let id: SentenceValue = match number {
            Some(id) => format!("ID {id}").into(),
            None => phrase!("row {row}", row = nth).into(),
        };
        let place = phrase!(
            "ReceivedData, {id}: board {board}, round {round}, table {table}",
            id,
            board,
            round,
            table
        );
        let at = SessionProblemPlace::Line(self.session.lines.len());
        if let Some(trouble) = self.odd(key, sides, &place, expected, missing) {
            self.session.troubles.push((at, trouble));
        }
        let mut line = self.line(key, sides, sitting);
        line.contract = row.text(&["Contract"]);
        line.by = row.text(&["NS/EW"]).map(|seat| seat.to_uppercase());
        line.result = row.text(&["Result"]);
        line.lead = row.text(&["LeadCard"]);
        let remark = row.text(&["Remarks"]).unwrap_or_default();
        match ResultRemark::parse(&remark) {
            None => {}
            Some(ResultRemark::NotPlayed) => line.adjusted = Some("NP".to_string()),
            Some(ResultRemark::Shares(shares)) => line.adjusted = Some(shares),
            Some(ResultRemark::WrongDirection) => {
                line.sides.swap(0, 1);
                let row = number.map(SentenceValue::from);
                let row = row.unwrap_or_else(|| phrase!("row {row}", row = nth).into());
                self.exchanged.push(row);
                self.mark(&mut line, [sides[1], sides[0]]);
            }
            Some(ResultRemark::Undecided) => {
                let trouble = problems::PadUndecided { row: place };
                self.session.awaited.push(self.session.lines.len());
                self.session.troubles.push((at, trouble.into()));
            }
            Some(ResultRemark::Unknown) => {
                let trouble = problems::PadRemark { remark, row: place };
                self.session.awaited.push(self.session.lines.len());
                self.session.troubles.push((at, trouble.into()));
            }
        }
        without_play(&mut line);
        self.session.lines.push(line);
    }

    /// What the movement says against a result. One that was entered at another table is taken for
    /// the one that is missing there.
    fn odd(
        &self,
        key: Key,
        sides: [Option<i64>; 2],
        place: &Phrase,
        expected: &BTreeSet<Key>,
        missing: &mut BTreeSet<Key>,
    ) -> Option<ProblemDetail> {
        let row = place.clone();
        let sittings = &self.section.sittings;
        if !expected.contains(&key) && !sittings.is_empty() {
            let same =
                |other: &&Key| other.2 == key.2 && are_same(sides, &sittings[&(other.1, other.0)]);
            let Some(meant) = missing.iter().find(same).copied() else {
                return Some(problems::PadNotInMovement { row }.into());
            };
            missing.remove(&meant);
            return None;
        }
        let sitting = sittings.get(&(key.1, key.0)).filter(|sitting| !are_same(sides, sitting))?;
        let pairs = |numbers: [Option<i64>; 2]| {
            let number = |n: Option<i64>| n.map_or_else(|| "?".to_string(), |n| n.to_string());
            phrase!("{one} and {other}", one = number(numbers[0]), other = number(numbers[1]))
        };
        let (entered, movement) = (pairs(sides), pairs([sitting.seats[0], sitting.seats[1]]));
        Some(problems::PadOtherPairs { row, entered, movement }.into())
    }

    /// Adds the line of a board without a result, to be filled in.
    fn add_missing(&mut self, key: Key) {
        let sitting = self.section.sittings.get(&(key.1, key.0));
        let sides = [0, 1].map(|side| sitting.and_then(|sitting| sitting.seats[side]));
        let line = self.line(key, sides, sitting);
        self.session.awaited.push(self.session.lines.len());
        self.session.lines.push(line);
    }

    /// A line without its result. With a list for each direction, pairs that changed sides have
    /// theirs behind their number.
    fn line(
        &self,
        (round, _, board): Key,
        sides: [Option<i64>; 2],
        sitting: Option<&TableInRound>,
    ) -> PadBoardLine {
        let mut line = PadBoardLine {
            round: Some(round.to_string()),
            board: board.to_string(),
            ..PadBoardLine::default()
        };
        let behind = |side: usize| sitting.and_then(|sitting| sitting.seats[side + 2]);
        line.sides = [0, 1].map(|side| {
            sides[side].map(|number| match (self.section.kind, behind(side)) {
                (BwsContestantKind::Individual, Some(second)) => format!("{number} & {second}"),
                _ => self.label(number),
            })
        });
        if let (BwsContestantKind::TwoWinners, Some(sitting)) = (self.section.kind, sitting)
            && sides == [sitting.seats[1], sitting.seats[0]]
            && sides[0] != sides[1]
        {
            self.mark(&mut line, sides);
        }
        line
    }

    /// Puts the direction behind the numbers of pairs that sat the other way round.
    fn mark(&self, line: &mut PadBoardLine, sides: [Option<i64>; 2]) {
        if self.section.kind == BwsContestantKind::TwoWinners {
            let label =
                |number: Option<i64>, word| number.map(|n| format!("{}{word}", self.label(n)));
            line.sides = [label(sides[0], "EW"), label(sides[1], "NS")];
        }
    }

    fn label(&self, number: i64) -> String {
        format!("{}{number}", self.prefix)
    }
}

/// Clears what pads keep beside a passed-out board and a ruling.
fn without_play(line: &mut PadBoardLine) {
    let contract = line.contract.as_deref().unwrap_or_default().to_uppercase();
    if contract.starts_with("PASS") || line.adjusted.is_some() {
        (line.by, line.result) = (None, None);
    }
    if line.adjusted.is_some() {
        (line.contract, line.lead) = (None, None);
    }
}

/// Whether a result is of those who sit there, on either side.
fn are_same(sides: [Option<i64>; 2], sitting: &TableInRound) -> bool {
    let seats = [sitting.seats[0], sitting.seats[1]];
    sides == seats || sides == [seats[1], seats[0]]
}

/// Tells the rooms of teams: of the two tables of a match, the first is the open room.
fn rooms(section: &BwsSection, session: &mut PadSession) {
    let mut matches: BTreeMap<(i64, [i64; 2]), Vec<i64>> = BTreeMap::new();
    for ((table, round), sitting) in section.sittings.iter().filter(|(_, at)| !at.sits_out) {
        if let [Some(one), Some(other), ..] = sitting.seats {
            let teams = [one.min(other), one.max(other)];
            matches.entry((*round, teams)).or_default().push(*table);
        }
    }
    let mut sides: BTreeMap<(String, [String; 2]), Room> = BTreeMap::new();
    for ((round, [one, other]), tables) in matches {
        let seats = |table: &i64| section.sittings[&(*table, round)].seats;
        match tables[..] {
            [open, closed] if seats(&open)[0] == seats(&closed)[1] => {
                for (table, room) in [(open, Room::Open), (closed, Room::Closed)] {
                    let seats = seats(&table);
                    let numbers = [0, 1].map(|side| seats[side].unwrap_or_default().to_string());
                    sides.insert((round.to_string(), numbers), room);
                }
            }
            _ => session.report(problems::PadTeams {
                round,
                entries: phrase!("{one} and {other}", one, other),
            }),
        }
    }
    for line in &mut session.lines {
        let numbers = line.sides.clone().map(Option::unwrap_or_default);
        line.room = sides.get(&(line.round.clone().unwrap_or_default(), numbers)).copied();
    }
}
