//! What merging two rows moved, kept on the sheet `Credited` as a balanced pair of entries, so that it can
//! be taken back.
//!
//! An entry has the key of the case and a title, `merged, 3` or `taken back, 4`, by which all entries of a
//! register are numbered. Beside the points of each row it says what the row was: its status, and of the
//! row that was merged its awards of Gold Points.

use std::collections::{BTreeMap, HashMap, HashSet};

use jiff::civil::Date;

use model::register::{EventCreditRow, MemberAlias, MemberCredit, Register};
use model::{Exact, PointsByKind, StableSort};

use super::case_keys::TWO_ROWS_KEY_PREFIX;

/// Begins the title of an entry.
pub(super) const MERGED_TITLE_PREFIX: &str = "merged, ";
pub(super) const MERGE_UNDONE_TITLE_PREFIX: &str = "taken back, ";
/// Begins what an entry says of a row.
pub(super) const STATUS_BEFORE_MERGE_PREFIX: &str = "was ";
pub(super) const MERGED_GOLD_AWARD_PREFIX: &str = "gold ";

/// A movement between two rows, made now.
pub(super) struct MergeTransfer {
    pub key: Box<str>,
    pub taken_back: bool,
    pub sides: [MemberCredit; 2],
}

/// An award of Gold Points that goes back to the row that was merged.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct RestoredGoldAward {
    pub from: Box<str>,
    pub to: u32,
    pub date: Date,
    pub points: Exact,
}

/// The merges of a reconciliation.
#[derive(Default)]
pub(super) struct MemberMerges {
    /// What was moved now.
    pub moves: Vec<MergeTransfer>,
    /// The rows whose merges were taken back.
    pub parted: HashSet<u32>,
    /// The aliases that go with them: number and old number.
    pub aliases: HashSet<[Box<str>; 2]>,
    pub gold: Vec<RestoredGoldAward>,
}

/// Whether a row of `Aliases` is one of those that merges made: number and old number.
pub(super) fn is_alias_made_by_merges(alias: &MemberAlias, made: &HashSet<[Box<str>; 2]>) -> bool {
    let old = alias.old_number.clone().unwrap_or_default();
    alias.known_as.is_none() && made.contains(&[alias.number.clone(), old])
}

/// The entries of one pair of rows.
#[derive(Default)]
pub(super) struct MergeEntriesOfRows {
    /// The number of each entry, whether it merged, and its two sides.
    all: Vec<(u32, bool, Vec<MemberCredit>)>,
}

impl MergeEntriesOfRows {
    /// The entries of a register by the key of their case.
    pub(super) fn by_case(register: &Register) -> BTreeMap<&str, MergeEntriesOfRows> {
        let mut found: BTreeMap<&str, MergeEntriesOfRows> = BTreeMap::new();
        for row in register.credited.iter().filter(|row| is_merge_entry(row)) {
            if let Some((nth, merged)) = parse_merge_title(&row.event.title) {
                let entries = found.entry(&row.event.key).or_default();
                entries.all.push((nth, merged, row.member_credits()));
            }
        }
        found.values_mut().for_each(|entries| entries.all.arrange_by_key(|(nth, ..)| *nth));
        found
    }

    /// Whether the two rows are merged.
    pub(super) fn is_merged(&self) -> bool {
        self.all.last().is_some_and(|(_, merged, _)| *merged)
    }

    /// The entries since the two rows were last apart, the last one first.
    pub(super) fn entries_since_apart(
        &self,
    ) -> impl Iterator<Item = &(u32, bool, Vec<MemberCredit>)> {
        self.all.iter().rev().take_while(|(_, merged, _)| *merged)
    }
}

/// Whether a row of `Credited` is of a merge, not of an event.
pub(super) fn is_merge_entry(row: &EventCreditRow) -> bool {
    row.event.key.starts_with(TWO_ROWS_KEY_PREFIX)
}

/// The rows of `Credited` that are of events, not of merges.
pub(super) fn credited_rows_without_merges(
    rows: &[EventCreditRow],
) -> impl Iterator<Item = &EventCreditRow> + Clone {
    rows.iter().filter(|row| !is_merge_entry(row))
}

/// A merge in words, or that it was taken back, of the row that is not `other`.
pub(super) fn merge_in_words(row: &EventCreditRow, other: &str) -> String {
    match parse_merge_title(&row.event.title) {
        Some((_, false)) => format!("merge with member {other} taken back"),
        _ => format!("merged with member {other}"),
    }
}

pub(super) fn parse_merge_title(title: &str) -> Option<(u32, bool)> {
    let merged = title.strip_prefix(MERGED_TITLE_PREFIX).map(|nth| (nth, true));
    let (nth, merged) =
        merged.or_else(|| title.strip_prefix(MERGE_UNDONE_TITLE_PREFIX).map(|nth| (nth, false)))?;
    Some((nth.parse().ok()?, merged))
}

/// What an entry says of a row's Gold Points.
pub(super) fn parse_merged_gold_award(word: &str) -> Option<(Date, Exact)> {
    let (date, points) = word.strip_prefix(MERGED_GOLD_AWARD_PREFIX)?.split_once(' ')?;
    Some((date.parse().ok()?, Exact::parse_decimal(points)?))
}

/// The numbers of two rows, from the key of their case.
pub(super) fn member_numbers_of_rows_key(key: &str) -> impl Iterator<Item = &str> {
    key.split(' ').skip(1)
}

pub(super) fn negated_points(points: &PointsByKind) -> PointsByKind {
    let mut less = PointsByKind::default();
    for kind in points.kinds_or_local() {
        less.add(kind, Exact::ZERO - points.points(kind));
    }
    less
}

/// The Gold Points that go back, by the number that has them now.
pub(super) fn restored_gold_by_number(
    back: &[RestoredGoldAward],
) -> HashMap<&str, Vec<&RestoredGoldAward>> {
    let mut found: HashMap<&str, Vec<&RestoredGoldAward>> = HashMap::new();
    back.iter().for_each(|own| found.entry(&own.from).or_default().push(own));
    found
}
