//! What can differ between two runs, as rows.

use std::collections::BTreeMap;

use crate::model::Exact;
use crate::register::past_run::PastAward;

/// A cell that somebody typed otherwise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypedChange {
    /// The return.
    pub path: String,
    /// The sheet.
    pub sheet: String,
    /// The cell as Excel writes it, or `row 7` for a row that came or went.
    pub cell: String,
    /// The id of the event that its row names; empty where it names none.
    pub event: String,
    /// What stood there.
    pub old: String,
    /// What stands there now.
    pub new: String,
}

impl TypedChange {
    /// `Results › D7: 62 → 58`.
    pub fn told(&self) -> String {
        let shown = |text: &str| if text.is_empty() { "nothing" } else { text }.to_string();
        let (old, new) = (shown(&self.old), shown(&self.new));
        format!("{} \u{203a} {}: {old} \u{2192} {new}", self.sheet, self.cell)
    }
}

/// Changed cells by the return of the new run.
pub type TypedChanges = BTreeMap<String, Vec<TypedChange>>;

/// An event that differs.
#[derive(Debug)]
pub struct EventChange {
    /// Its key, in the new run where it is there.
    pub key: String,
    /// Its return.
    pub path: String,
    /// Its name.
    pub title: String,
    /// Its first day.
    pub date: String,
    /// Who ran it.
    pub organiser: String,
    /// What differs in its facts: `state: final → provisional`.
    pub facts: String,
    /// Places that differ.
    pub places: usize,
    /// Awards that differ.
    pub awards: usize,
    /// Why.
    pub reason: String,
}

/// A contestant whose place, score or name differs.
#[derive(Debug)]
pub struct PlaceChange {
    /// The event's key.
    pub key: String,
    /// The event's name.
    pub title: String,
    /// Section and direction, where there are any.
    pub list: String,
    /// The contestant's label.
    pub entry: String,
    /// Its name, or `old → new`.
    pub name: String,
    /// Its place before and now; empty without one.
    pub place: [String; 2],
    /// Its score before and now.
    pub score: [String; 2],
    /// Why.
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
    /// The player.
    pub player: String,
    /// The kind.
    pub kind: String,
    /// The places that earned it.
    pub place: [String; 2],
    /// The points; none where there was no award.
    pub points: [Option<Exact>; 2],
    /// The arithmetic before and now.
    pub basis: [String; 2],
    /// What becomes of a certificate that was issued (WBU 1.11.1).
    pub certificate: &'static str,
    /// Why.
    pub reason: String,
}

/// A player whose points differ.
#[derive(Debug)]
pub struct MemberChange {
    /// The member number; empty without one.
    pub number: String,
    /// The name.
    pub player: String,
    /// The kind of points.
    pub kind: String,
    /// The points in all of the old and of the new run.
    pub points: [Exact; 2],
    /// The events that it is due to.
    pub events: String,
}

/// A row of the amendment: an award taken back, or given.
#[derive(Debug)]
pub struct AmendmentRow {
    /// The award.
    pub award: PastAward,
    /// The award's points, or minus as many.
    pub points: Exact,
    /// The event's first day, name and organiser, by which a register knows it.
    pub event: [String; 3],
    /// Why.
    pub reason: String,
}

/// The points of one kind in all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AmendedTotal {
    /// The kind.
    pub kind: String,
    /// In the old run.
    pub old: Exact,
    /// What the amendment takes back; not above nought.
    pub taken_back: Exact,
    /// What it gives.
    pub given: Exact,
    /// In the new run.
    pub new: Exact,
}

impl AmendedTotal {
    /// Whether old, amendment and new agree; they always do.
    pub fn balances(&self) -> bool {
        self.old + self.taken_back + self.given == self.new
    }
}

/// What differs between two runs.
#[derive(Debug, Default)]
pub struct Difference {
    /// Cells that were typed otherwise.
    pub cells: Vec<TypedChange>,
    /// Events, in order of the new run, then those that are gone.
    pub events: Vec<EventChange>,
    /// Places of events that both runs have.
    pub places: Vec<PlaceChange>,
    /// Awards.
    pub awards: Vec<AwardChange>,
    /// Players, by number and name.
    pub members: Vec<MemberChange>,
    /// What leads from the old awards to the new ones.
    pub amendment: Vec<AmendmentRow>,
    /// The points in all, by kind.
    pub totals: Vec<AmendedTotal>,
}

impl Difference {
    /// Whether both runs say the same.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty() && self.cells.is_empty()
    }
}
