//! What merging two rows moved, kept on the sheet `Credited` as a balanced pair of entries, so that it can
//! be taken back.
//!
//! An entry has the key of the case and a title, `merged, 3` or `taken back, 4`, by which all entries of a
//! register are numbered. Beside the points of each row it says what the row was: its status, and of the
//! row that was merged its awards of Gold Points.

use std::collections::{BTreeMap, HashMap, HashSet};

use jiff::civil::Date;

use model::register::{Alias, CreditedMember, CreditedRow, Register};
use model::{Exact, PointsByKind, StableSort};

use super::case_keys::ROWS;

/// Begins the title of an entry.
pub(super) const MERGED: &str = "merged, ";
pub(super) const PARTED: &str = "taken back, ";
/// Begins what an entry says of a row.
pub(super) const WAS: &str = "was ";
pub(super) const GOLD: &str = "gold ";

/// A movement between two rows, made now.
pub(super) struct Move {
    pub key: Box<str>,
    pub taken_back: bool,
    pub sides: [CreditedMember; 2],
}

/// An award of Gold Points that goes back to the row that was merged.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct GoldBack {
    pub from: Box<str>,
    pub to: u32,
    pub date: Date,
    pub points: Exact,
}

/// The merges of a reconciliation.
#[derive(Default)]
pub(super) struct Merges {
    /// What was moved now.
    pub moves: Vec<Move>,
    /// The rows whose merges were taken back.
    pub parted: HashSet<u32>,
    /// The aliases that go with them: number and old number.
    pub aliases: HashSet<[Box<str>; 2]>,
    pub gold: Vec<GoldBack>,
}

/// Whether a row of `Aliases` is one of those that merges made: number and old number.
pub(super) fn is_of_merges(alias: &Alias, made: &HashSet<[Box<str>; 2]>) -> bool {
    let old = alias.old_number.clone().unwrap_or_default();
    alias.known_as.is_none() && made.contains(&[alias.number.clone(), old])
}

/// The entries of one pair of rows.
#[derive(Default)]
pub(super) struct Entries {
    /// The number of each entry, whether it merged, and its two sides.
    all: Vec<(u32, bool, Vec<CreditedMember>)>,
}

impl Entries {
    /// The entries of a register by the key of their case.
    pub(super) fn of(register: &Register) -> BTreeMap<&str, Entries> {
        let mut found: BTreeMap<&str, Entries> = BTreeMap::new();
        for row in register.credited.iter().filter(|row| is_entry(row)) {
            if let Some((nth, merged)) = title_of(&row.event.title) {
                let entries = found.entry(&row.event.key).or_default();
                entries.all.push((nth, merged, row.members()));
            }
        }
        found.values_mut().for_each(|entries| entries.all.arrange_by_key(|(nth, ..)| *nth));
        found
    }

    /// Whether the two rows are merged.
    pub(super) fn merged(&self) -> bool {
        self.all.last().is_some_and(|(_, merged, _)| *merged)
    }

    /// The entries since the two rows were last apart, the last one first.
    pub(super) fn standing(&self) -> impl Iterator<Item = &(u32, bool, Vec<CreditedMember>)> {
        self.all.iter().rev().take_while(|(_, merged, _)| *merged)
    }
}

/// Whether a row of `Credited` is of a merge, not of an event.
pub(super) fn is_entry(row: &CreditedRow) -> bool {
    row.event.key.starts_with(ROWS)
}

/// The rows of `Credited` that are of events, not of merges.
pub(super) fn of_events(rows: &[CreditedRow]) -> impl Iterator<Item = &CreditedRow> + Clone {
    rows.iter().filter(|row| !is_entry(row))
}

/// A merge in words, or that it was taken back, of the row that is not `other`.
pub(super) fn merged_with(row: &CreditedRow, other: &str) -> String {
    match title_of(&row.event.title) {
        Some((_, false)) => format!("merge with member {other} taken back"),
        _ => format!("merged with member {other}"),
    }
}

pub(super) fn title_of(title: &str) -> Option<(u32, bool)> {
    let merged = title.strip_prefix(MERGED).map(|nth| (nth, true));
    let (nth, merged) = merged.or_else(|| title.strip_prefix(PARTED).map(|nth| (nth, false)))?;
    Some((nth.parse().ok()?, merged))
}

/// What an entry says of a row's Gold Points.
pub(super) fn gold_of(word: &str) -> Option<(Date, Exact)> {
    let (date, points) = word.strip_prefix(GOLD)?.split_once(' ')?;
    Some((date.parse().ok()?, Exact::parse_decimal(points)?))
}

/// The numbers of two rows, from the key of their case.
pub(super) fn numbers_of(key: &str) -> impl Iterator<Item = &str> {
    key.split(' ').skip(1)
}

pub(super) fn negative(points: &PointsByKind) -> PointsByKind {
    let mut less = PointsByKind::default();
    for kind in points.kinds() {
        less.add(kind, Exact::ZERO - points.points(kind));
    }
    less
}

/// The Gold Points that go back, by the number that has them now.
pub(super) fn gold_back(back: &[GoldBack]) -> HashMap<&str, Vec<&GoldBack>> {
    let mut found: HashMap<&str, Vec<&GoldBack>> = HashMap::new();
    back.iter().for_each(|own| found.entry(&own.from).or_default().push(own));
    found
}
