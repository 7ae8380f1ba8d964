//! Sections, and who plays which boards where and when, by the tables of sections and of rounds. It
//! tells pairs with one list from a Mitchell, an individual and teams; `players` and `results` rely
//! on it.

use std::collections::{BTreeMap, BTreeSet};

use super::tables::{BwsRow, BwsTables};
use crate::scoring_pads::session::has_two_winners;
use model::StableSort;

/// The highest number of a board.
const MOST_BOARDS: i64 = 999;
/// A range of boards that is longer is none.
const LONGEST: i64 = 200;
/// The value of `ScoringType` in files of teams.
const TEAMS: i64 = 4;

#[derive(Debug, Default)]
pub(super) struct BwsSection {
    pub id: i64,
    pub letter: String,
    /// The session it belongs to, by its number.
    pub session: i64,
    /// The number of the pair that is not there.
    missing: Option<i64>,
    pub kind: BwsContestantKind,
    /// What happens at each table in each round.
    pub sittings: BTreeMap<(i64, i64), TableInRound>,
}

/// Who the contestants of a section are.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub(super) enum BwsContestantKind {
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
pub(super) fn bws_sections(tables: &BwsTables, teams: bool) -> Vec<BwsSection> {
    let mut sections: BTreeMap<i64, BwsSection> = BTreeMap::new();
    let mut winners = BTreeMap::new();
    for row in tables.sections.rows() {
        let Some(id) = row.whole_number(&["ID"]) else { continue };
        let letter = row.text(&["Letter"]).unwrap_or_else(|| id.to_string());
        let missing = row.nonzero_number(&["MissingPair"]);
        let session = row.whole_number(&["Session"]).unwrap_or_default();
        let kind = match row.whole_number(&["ScoringType"]) {
            Some(TEAMS) => BwsContestantKind::Teams,
            _ if teams => BwsContestantKind::Teams,
            _ => BwsContestantKind::Pairs,
        };
        winners.insert(id, row.whole_number(&["Winners"]));
        let found = BwsSection { id, letter, session, missing, kind, ..BwsSection::default() };
        sections.insert(id, found);
    }
    let alone = || if teams { BwsContestantKind::Teams } else { BwsContestantKind::Pairs };
    for row in tables.movement.rows().chain(tables.received.rows()) {
        let id = section_of_row(&row);
        let unknown =
            || BwsSection { id, letter: letter_of(id), kind: alone(), ..BwsSection::default() };
        sections.entry(id).or_insert_with(unknown);
    }
    let mut used = BTreeSet::new();
    for row in tables.movement.rows() {
        let id = section_of_row(&row);
        used.insert(id);
        if let Some(section) = sections.get_mut(&id) {
            section.sit(&row);
        }
    }
    used.extend(tables.received.rows().map(|row| section_of_row(&row)));
    let mut sections: Vec<BwsSection> =
        sections.into_values().filter(|section| used.contains(&section.id)).collect();
    for section in &mut sections {
        section.settle(winners.get(&section.id).copied().flatten(), tables);
    }
    sections.arrange_by(|a, b| (a.session, &a.letter, a.id).cmp(&(b.session, &b.letter, b.id)));
    sections
}

/// The section of a row; the first one if the file has no sections.
pub(super) fn section_of_row(row: &BwsRow<'_>) -> i64 {
    row.whole_number(&["Section"]).unwrap_or(1)
}

/// The letter of a section that no table names.
fn letter_of(id: i64) -> String {
    let letter = u8::try_from(id - 1).ok().filter(|at| *at < 26).map(|at| char::from(b'A' + at));
    letter.map_or_else(|| id.to_string(), String::from)
}

impl BwsSection {
    fn sit(&mut self, row: &BwsRow<'_>) {
        let (Some(table), Some(round)) =
            (row.whole_number(&["Table"]), row.whole_number(&["Round"]))
        else {
            return;
        };
        let seats = [
            row.nonzero_number(&["NSPair", "PairNS", "North"]),
            row.nonzero_number(&["EWPair", "PairEW", "East"]),
            row.nonzero_number(&["South"]),
            row.nonzero_number(&["West"]),
        ];
        let is_missing = |seat: &Option<i64>| seat.is_none() || *seat == self.missing;
        let sits_out = seats[..2].iter().any(is_missing);
        self.sittings.insert((table, round), TableInRound { seats, boards: boards(row), sits_out });
    }

    /// Finds out who the contestants are.
    fn settle(&mut self, winners: Option<i64>, tables: &BwsTables) {
        if self.kind == BwsContestantKind::Teams {
            return;
        }
        let playing = || self.sittings.values().filter(|sitting| !sitting.sits_out);
        if playing().any(|sitting| sitting.seats[2..].iter().all(Option::is_some)) {
            self.kind = BwsContestantKind::Individual;
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
            for row in tables.received.rows().filter(|row| section_of_row(row) == self.id) {
                let group =
                    rounds.entry(row.whole_number(&["Round"]).unwrap_or_default()).or_default();
                let sides = [
                    row.nonzero_number(&["PairNS", "NSPair"]),
                    row.nonzero_number(&["PairEW", "EWPair"]),
                ];
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
        self.kind = if two { BwsContestantKind::TwoWinners } else { BwsContestantKind::Pairs };
    }

    /// The first round in which a table plays.
    pub(super) fn first_round_of_table(&self, table: i64) -> Option<i64> {
        self.sittings
            .range((table, i64::MIN)..=(table, i64::MAX))
            .next()
            .map(|((_, round), _)| *round)
    }
}

/// The boards of a table in a round: a list, or from the lowest to the highest.
fn boards(row: &BwsRow<'_>) -> Vec<i64> {
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
    let (low, high) = (row.whole_number(&["LowBoard"]), row.whole_number(&["HighBoard"]));
    low.zip(high).map_or_else(Vec::new, |(low, high)| range(low, high))
}
