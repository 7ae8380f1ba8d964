//! The kinds of difference between two runs, as rows of tables.

use std::collections::BTreeMap;

use crate::past_run::PastAward;
use model::Exact;

/// A cell of a return whose content changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CellChange {
    /// The return.
    pub path: String,
    pub sheet: String,
    /// The address of the cell (`D7`), or `row 7` for an added or removed row.
    pub cell: String,
    /// The id of the event that the row names; empty if it names none.
    pub event: String,
    /// The old content.
    pub old: String,
    /// The new content.
    pub new: String,
}

impl CellChange {
    /// `Results › D7: 62 → 58`.
    pub(crate) fn in_words(&self) -> String {
        let shown = |text: &str| if text.is_empty() { "nothing" } else { text }.to_string();
        let (old, new) = (shown(&self.old), shown(&self.new));
        format!("{} \u{203a} {}: {old} \u{2192} {new}", self.sheet, self.cell)
    }
}

/// Changed cells by the return of the new run.
pub type CellChangesByReturn = BTreeMap<String, Vec<CellChange>>;

/// An event that differs.
#[derive(Debug)]
pub struct EventChange {
    /// Its key, that of the new run if the event is in it.
    pub key: String,
    /// Its return.
    pub path: String,
    /// Its name.
    pub title: String,
    /// Its first day.
    pub date: String,
    pub organiser: String,
    /// The facts that differ: `state: final → provisional`.
    pub facts: String,
    /// The number of places that differ.
    pub places: usize,
    /// The number of awards that differ.
    pub awards: usize,
    pub reason: String,
}

/// A contestant whose place, score or name differs.
#[derive(Debug)]
pub struct PlaceChange {
    /// The event's key.
    pub key: String,
    /// The event's name.
    pub title: String,
    /// Section and direction, if any.
    pub list: String,
    /// The contestant's label.
    pub entry: String,
    /// Its name, or `old → new`.
    pub name: String,
    /// Its old and new place; empty if it has none.
    pub place: [String; 2],
    /// Its old and new score.
    pub score: [String; 2],
    pub reason: String,
}

/// A player's award that differs.
#[derive(Debug)]
pub struct AwardChange {
    /// The event's key.
    pub key: String,
    /// The event's name.
    pub title: String,
    /// The contestant's label.
    pub entry: String,
    /// The member number; empty without one.
    pub number: String,
    pub player: String,
    pub kind: String,
    /// The old and new place that earned it.
    pub place: [String; 2],
    /// The old and new points; `None` for no award.
    pub points: [Option<Exact>; 2],
    /// The old and new calculation.
    pub basis: [String; 2],
    /// What to do with the issued certificate (WBU 1.11.1).
    pub certificate: &'static str,
    pub reason: String,
}

/// A player whose points differ.
#[derive(Debug)]
pub struct PlayerPointsChange {
    /// The member number; empty without one.
    pub number: String,
    /// The name.
    pub player: String,
    /// The kind of points.
    pub kind: String,
    /// The player's total points in the old and the new run.
    pub points: [Exact; 2],
    /// The events that changed them.
    pub events: String,
}

/// A row of the amendment: an award taken back or given.
#[derive(Debug)]
pub struct AmendmentRow {
    pub award: PastAward,
    /// The award's points; negative if taken back.
    pub points: Exact,
    /// The event's first day, name and organiser in the old run, which identify it in a register.
    pub event: [String; 3],
    pub reason: String,
    /// The check of the event's rows: [`crate::amendment_checksum`].
    pub check: String,
}

/// The total points of one kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AmendedTotal {
    pub kind: String,
    /// The total of the old run.
    pub old: Exact,
    /// The sum that the amendment takes back, zero or negative.
    pub taken_back: Exact,
    /// The sum that the amendment gives.
    pub given: Exact,
    /// The total of the new run.
    pub new: Exact,
}

impl AmendedTotal {
    /// Whether old total and amendment add up to the new total; always true.
    pub fn is_balanced(&self) -> bool {
        self.old + self.taken_back + self.given == self.new
    }
}

/// All differences between two runs.
#[derive(Debug, Default)]
pub struct SeasonRunDifference {
    pub cells: Vec<CellChange>,
    /// Events in the order of the new run, then those that are gone.
    pub events: Vec<EventChange>,
    /// Places, in events of both runs.
    pub places: Vec<PlaceChange>,
    pub awards: Vec<AwardChange>,
    /// Players, by number and name.
    pub members: Vec<PlayerPointsChange>,
    /// The rows that turn the old awards into the new ones.
    pub amendment: Vec<AmendmentRow>,
    /// The total points by kind.
    pub totals: Vec<AmendedTotal>,
}

impl SeasonRunDifference {
    /// Whether the runs agree.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty() && self.cells.is_empty()
    }
}
