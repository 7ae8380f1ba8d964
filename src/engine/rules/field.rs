//! What a rule book can say of a field: lists of categories, late entries, boards of
//! matches, and who may meet again in a Swiss of few.

use serde::Deserialize;

use super::scoring::Contest;

/// Categories of some events that have a list and a winner of their own.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Flights {
    /// Which events.
    pub events: Contest,
    /// The categories, as the form spells them.
    pub categories: Vec<String>,
    /// The clause.
    pub clause: String,
}

/// What late entries begin with.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct DropIns {
    /// How many of the best of their category are averaged.
    pub best: usize,
    /// The clause.
    pub clause: String,
}

/// How many boards the matches of some events have.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct MatchBoards {
    /// Which events.
    pub events: Contest,
    /// How many.
    pub boards: u32,
    /// The clause.
    pub clause: String,
}

/// The repeats of a modified Swiss of some rounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Repeats {
    /// The last round in which nobody meets again.
    pub normal_until: usize,
    /// Two who met in the rounds up to this one may meet once more.
    pub of_rounds: usize,
    /// Why it is a modified Swiss.
    pub clause: &'static str,
}

/// The clauses of a Swiss for few, in which some meet again.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct FewMeetAgain {
    /// The clause of a full round robin.
    pub all_play_all_clause: String,
    /// The clause of the rounds without repeats.
    pub normal_clause: String,
    /// The clause of the rounds with repeats.
    pub repeats_clause: String,
}
