//! Travellers: the lines of an event that are compared with each other.

use std::collections::BTreeMap;

use model::{BoardLine, BoardLineScore, Event, Exact, StableSort, natural_cmp};

/// The lines of one board that are compared with each other.
#[derive(Debug, Clone)]
pub struct Traveller {
    /// The index of its session.
    pub session: usize,
    /// The round, if each round has boards of its own.
    pub round: Option<String>,
    /// The section, if sections are scored apart.
    pub section: Option<String>,
    /// The number of the board.
    pub board: u32,
    /// Which version of a fouled board.
    pub version: Option<&'static str>,
    /// Its lines as indexes into the event's, in order of rows.
    pub lines: Vec<usize>,
    /// The number of lines with a score to compare.
    pub scores: usize,
    /// The expected number of results: the most of any board of its field.
    pub expected: usize,
    /// What the lines are compared with.
    pub against: ComparedWith,
}

/// What the lines of a board are compared with.
#[derive(Debug, Clone, PartialEq)]
pub enum ComparedWith {
    /// Each other; the top is the most matchpoints possible.
    Others {
        top: Exact,
    },
    Datum(Datum),
    /// Each other in IMPs, with a divisor.
    Divided {
        /// The number by which the sum of scores was divided.
        by: usize,
    },
    /// The other room of each match.
    OtherRoom,
    /// Nothing: the score counts as it is.
    Itself,
    /// Nothing: too few scores.
    Nothing,
}

/// The datum of a board.
#[derive(Debug, Clone, PartialEq)]
pub struct Datum {
    pub value: Exact,
    /// The number of scores considered.
    pub scores: usize,
    /// The number of lowest scores excluded.
    pub low: usize,
    /// The number of highest scores excluded.
    pub high: usize,
    /// The mean of the rest, before rounding.
    pub mean: Exact,
    pub clause: String,
}

/// The names of an event's sessions, in order.
pub(super) fn session_names(event: &Event) -> Vec<String> {
    let names = event.boards.iter().map(|line| line.session.clone().unwrap_or_default());
    let mut names: Vec<String> = names.collect();
    names.arrange_by(|a, b| natural_cmp(a, b));
    names.dedup();
    names
}

/// The position of a name among names in natural order.
pub(super) fn position_in_sorted_names(names: &[String], name: &str) -> Option<usize> {
    names.binary_search_by(|known| natural_cmp(known, name)).ok()
}

/// The travellers of an event, by session, round, section, board and version.
pub(super) fn travellers_of_event(event: &Event, sessions: &[String]) -> Vec<Traveller> {
    let apart = !event.is_ranked_across_sections() && !event.is_of_teams();
    let mut fields: BTreeMap<ComparisonKey, Vec<usize>> = BTreeMap::new();
    for (index, line) in event.boards.iter().enumerate() {
        fields
            .entry(ComparisonKey::from_line(event, line, sessions, apart))
            .or_default()
            .push(index);
    }
    let expected = expected_results(event, &fields);
    fields
        .into_iter()
        .map(|(key, lines)| Traveller {
            expected: expected[&key.field()],
            scores: lines.iter().filter(|line| event.boards[**line].has_real_score()).count(),
            session: key.session,
            round: key.round.0,
            section: key.section.0,
            board: key.board,
            version: key.version,
            lines,
            against: ComparedWith::Nothing,
        })
        .collect()
}

/// The most results on any board of each field. A board that a table did not play is no result; an
/// artificial score is one.
fn expected_results(
    event: &Event,
    fields: &BTreeMap<ComparisonKey, Vec<usize>>,
) -> BTreeMap<ComparisonKey, usize> {
    let mut most: BTreeMap<ComparisonKey, BTreeMap<u32, usize>> = BTreeMap::new();
    for (key, lines) in fields {
        let results =
            lines.iter().filter(|line| event.boards[**line].score != BoardLineScore::NotPlayed);
        // The versions of a fouled board count as one board here.
        *most.entry(key.field()).or_default().entry(key.board).or_default() += results.count();
    }
    most.into_iter()
        .map(|(field, boards)| (field, boards.into_values().max().unwrap_or_default()))
        .collect()
}

/// The properties that compared lines share.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct ComparisonKey {
    session: usize,
    round: Natural,
    section: Natural,
    board: u32,
    version: Option<&'static str>,
}

impl ComparisonKey {
    fn from_line(
        event: &Event,
        line: &BoardLine,
        sessions: &[String],
        apart: bool,
    ) -> ComparisonKey {
        let name = line.session.as_deref().unwrap_or_default();
        let section = &event.entries[line.north_south.first].section;
        ComparisonKey {
            session: position_in_sorted_names(sessions, name).unwrap_or_default(),
            round: Natural(line.round.clone().filter(|_| event.is_of_matches())),
            section: Natural(section.clone().filter(|_| apart)),
            board: line.board,
            version: line.version,
        }
    }

    /// The key of boards with the same expected number of results.
    fn field(&self) -> ComparisonKey {
        ComparisonKey { board: 0, version: None, ..self.clone() }
    }
}

/// Names in natural order, `None` first.
#[derive(Clone, PartialEq, Eq)]
struct Natural(Option<String>);

impl Ord for Natural {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        match (&self.0, &other.0) {
            (Some(one), Some(other)) => natural_cmp(one, other),
            (one, other) => one.cmp(other),
        }
    }
}

impl PartialOrd for Natural {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
