//! The standings of an event, of which a reduced record keeps some at their positions.

use std::ops::Index;
use std::slice::Iter;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::contestants::{RankingListRecord, StandingRecord};

/// What is at a position that was not kept.
static NOBODY: LazyLock<StandingRecord> = LazyLock::new(StandingRecord::blank);

/// The contestants of all lists, by list and place; those without a score come last.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Standings {
    rows: Vec<StandingRecord>,
    /// Which rows these are, if others were left out.
    kept: Option<Box<Kept>>,
}

/// The rows that a reduced record keeps.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct Kept {
    /// Their positions, ascending.
    positions: Vec<u32>,
    /// How many rows there were.
    of: u32,
}

impl Standings {
    /// None yet, with room for so many.
    pub(super) fn with_capacity(rows: usize) -> Standings {
        Standings { rows: Vec::with_capacity(rows), kept: None }
    }

    /// Some of so many rows, with their positions, ascending.
    pub(super) fn from_kept_rows(
        rows: impl Iterator<Item = (u32, StandingRecord)>,
        of: usize,
    ) -> Standings {
        let (positions, rows) = rows.unzip();
        Standings { rows, kept: Some(Box::new(Kept { positions, of: of as u32 })) }
    }

    /// Adds a row behind the last one.
    pub(super) fn push(&mut self, row: StandingRecord) {
        self.rows.push(row);
    }

    /// How many there are, with those that were not kept.
    pub fn len(&self) -> usize {
        self.kept.as_ref().map_or(self.rows.len(), |kept| kept.of as usize)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Those that were kept: all, but in a reduced record.
    pub fn iter(&self) -> Iter<'_, StandingRecord> {
        self.rows.iter()
    }

    /// The same with their positions.
    pub fn iter_with_positions(&self) -> impl Iterator<Item = (u32, &StandingRecord)> {
        (0u32..).zip(&self.rows).map(|(nth, row)| {
            let kept = self.kept.as_ref();
            (kept.map_or(nth, |kept| kept.positions[nth as usize]), row)
        })
    }

    /// The row at a position, if it was kept.
    pub fn get(&self, at: usize) -> Option<&StandingRecord> {
        let nth = match &self.kept {
            Some(kept) => kept.positions.binary_search(&u32::try_from(at).ok()?).ok()?,
            None => at,
        };
        self.rows.get(nth)
    }

    /// The rows of a list.
    pub fn rows_of_list(&self, list: &RankingListRecord) -> impl Iterator<Item = &StandingRecord> {
        list.standings.clone().map(|at| &self[at as usize])
    }

    /// Whether each row has a position.
    pub(super) fn has_valid_positions(&self) -> bool {
        self.kept.as_ref().is_none_or(|kept| {
            kept.positions.len() == self.rows.len()
                && kept.positions.is_sorted_by(|a, b| a < b)
                && kept.positions.last().is_none_or(|last| *last < kept.of)
        })
    }
}

impl Index<usize> for Standings {
    type Output = StandingRecord;

    fn index(&self, at: usize) -> &StandingRecord {
        assert!(at < self.len(), "standing {at} of {}", self.len());
        self.get(at).unwrap_or(&NOBODY)
    }
}

impl<'a> IntoIterator for &'a Standings {
    type Item = &'a StandingRecord;
    type IntoIter = Iter<'a, StandingRecord>;

    fn into_iter(self) -> Iter<'a, StandingRecord> {
        self.iter()
    }
}
