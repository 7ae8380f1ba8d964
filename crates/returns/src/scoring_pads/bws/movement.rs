//! Sections, and who plays which boards where and when, by the tables of sections and of rounds. It
//! tells pairs with one list from a Mitchell, an individual and teams; `players` and `results` rely
//! on it.

use std::collections::{BTreeMap, BTreeSet};

use super::tables::{Row, Tables};
use crate::scoring_pads::session::has_two_winners;
use model::StableSort;

/// The highest number of a board.
const MOST_BOARDS: i64 = 999;
/// A range of boards that is longer is none.
const LONGEST: i64 = 200;
/// The value of `ScoringType` in files of teams.
const TEAMS: i64 = 4;

#[derive(Debug, Default)]
pub(super) struct Section {
    pub id: i64,
    pub letter: String,
    /// The session it belongs to, by its number.
    pub session: i64,
    /// The number of the pair that is not there.
    missing: Option<i64>,
    pub kind: Kind,
    /// What happens at each table in each round.
    pub sittings: BTreeMap<(i64, i64), TableInRound>,
}

/// Who the contestants of a section are.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Pairs with one ranking list.
    #[default]
    Pairs,
    /// Pairs with a list for each direction.
    TwoWinners,
    /// Single players, whose partners change.
    Individual,
    Teams,
}

/// Who sits at a table in a round, and which boards they play.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct TableInRound {
    /// Who sits North, East, South, West: the number of a pair stands under North and East.
    pub seats: [Option<i64>; 4],
    pub boards: Vec<i64>,
    /// Whether somebody has no opponents.
    pub sits_out: bool,
}

/// The sections with a movement or results, in the order of their session and letter.
pub(super) fn sections(tables: &Tables, teams: bool) -> Vec<Section> {
    let mut sections: BTreeMap<i64, Section> = BTreeMap::new();
    let mut winners = BTreeMap::new();
    for row in tables.sections.rows() {
        let Some(id) = row.whole(&["ID"]) else { continue };
        let letter = row.text(&["Letter"]).unwrap_or_else(|| id.to_string());
        let missing = row.number(&["MissingPair"]);
        let session = row.whole(&["Session"]).unwrap_or_default();
        let kind = match row.whole(&["ScoringType"]) {
            Some(TEAMS) => Kind::Teams,
            _ if teams => Kind::Teams,
            _ => Kind::Pairs,
        };
        winners.insert(id, row.whole(&["Winners"]));
        let found = Section { id, letter, session, missing, kind, ..Section::default() };
        sections.insert(id, found);
    }
    let alone = || if teams { Kind::Teams } else { Kind::Pairs };
    for row in tables.movement.rows().chain(tables.received.rows()) {
        let id = section_of(&row);
        let unknown = || Section { id, letter: letter_of(id), kind: alone(), ..Section::default() };
        sections.entry(id).or_insert_with(unknown);
    }
    let mut used = BTreeSet::new();
    for row in tables.movement.rows() {
        let id = section_of(&row);
        used.insert(id);
        if let Some(section) = sections.get_mut(&id) {
            section.sit(&row);
        }
    }
    used.extend(tables.received.rows().map(|row| section_of(&row)));
    let mut sections: Vec<Section> =
        sections.into_values().filter(|section| used.contains(&section.id)).collect();
    for section in &mut sections {
        section.settle(winners.get(&section.id).copied().flatten(), tables);
    }
    sections.arrange_by(|a, b| (a.session, &a.letter, a.id).cmp(&(b.session, &b.letter, b.id)));
    sections
}

/// The section of a row; the first one if the file has no sections.
pub(super) fn section_of(row: &Row<'_>) -> i64 {
    row.whole(&["Section"]).unwrap_or(1)
}

/// The letter of a section that no table names.
fn letter_of(id: i64) -> String {
    let letter = u8::try_from(id - 1).ok().filter(|at| *at < 26).map(|at| char::from(b'A' + at));
    letter.map_or_else(|| id.to_string(), String::from)
}

impl Section {
    fn sit(&mut self, row: &Row<'_>) {
        let (Some(table), Some(round)) = (row.whole(&["Table"]), row.whole(&["Round"])) else {
            return;
        };
        let seats = [
            row.number(&["NSPair", "PairNS", "North"]),
            row.number(&["EWPair", "PairEW", "East"]),
            row.number(&["South"]),
            row.number(&["West"]),
        ];
        let is_missing = |seat: &Option<i64>| seat.is_none() || *seat == self.missing;
        let sits_out = seats[..2].iter().any(is_missing);
        self.sittings.insert((table, round), TableInRound { seats, boards: boards(row), sits_out });
    }

    /// Finds out who the contestants are.
    fn settle(&mut self, winners: Option<i64>, tables: &Tables) {
        if self.kind == Kind::Teams {
            return;
        }
        let playing = || self.sittings.values().filter(|sitting| !sitting.sits_out);
        if playing().any(|sitting| sitting.seats[2..].iter().all(Option::is_some)) {
            self.kind = Kind::Individual;
            return;
        }
        let mut rounds: BTreeMap<i64, [Vec<String>; 2]> = BTreeMap::new();
        for ((_, round), sitting) in &self.sittings {
            if !sitting.sits_out {
                let group = rounds.entry(*round).or_default();
                for (numbers, seat) in group.iter_mut().zip(sitting.seats) {
                    numbers.extend(seat.map(|number| number.to_string()));
                }
            }
        }
        if self.sittings.is_empty() {
            for row in tables.received.rows().filter(|row| section_of(row) == self.id) {
                let group = rounds.entry(row.whole(&["Round"]).unwrap_or_default()).or_default();
                let sides = [row.number(&["PairNS", "NSPair"]), row.number(&["PairEW", "EWPair"])];
                for (numbers, side) in group.iter_mut().zip(sides) {
                    numbers.extend(side.map(|number| number.to_string()));
                }
            }
        }
        let groups: Vec<[Vec<&str>; 2]> = rounds
            .values()
            .map(|group| [0, 1].map(|side| group[side].iter().map(String::as_str).collect()))
            .collect();
        // A number on both sides of a round is two pairs, whatever the file says.
        let twice = groups.iter().any(|[one, other]| one.iter().any(|n| other.contains(n)));
        let two = match winners {
            Some(2) => true,
            Some(1) => twice,
            _ => has_two_winners(&groups),
        };
        self.kind = if two { Kind::TwoWinners } else { Kind::Pairs };
    }

    /// The first round in which a table plays.
    pub(super) fn first_round(&self, table: i64) -> Option<i64> {
        self.sittings
            .range((table, i64::MIN)..=(table, i64::MAX))
            .next()
            .map(|((_, round), _)| *round)
    }
}

/// The boards of a table in a round: a list, or from the lowest to the highest.
fn boards(row: &Row<'_>) -> Vec<i64> {
    let range = |low: i64, high: i64| {
        let sound = low >= 1 && (low..low + LONGEST).contains(&high) && high <= MOST_BOARDS;
        if sound { (low..=high).collect() } else { Vec::new() }
    };
    if let Some(list) = row.text(&["CustomBoards"]) {
        let part = |part: &str| {
            let (low, high) = part.split_once('-').unwrap_or((part, part));
            match (low.trim().parse(), high.trim().parse()) {
                (Ok(low), Ok(high)) => range(low, high),
                _ => Vec::new(),
            }
        };
        let listed: Vec<i64> = list.split([',', ';', ' ']).flat_map(part).collect();
        if !listed.is_empty() {
            return listed;
        }
    }
    let (low, high) = (row.whole(&["LowBoard"]), row.whole(&["HighBoard"]));
    low.zip(high).map_or_else(Vec::new, |(low, high)| range(low, high))
}
