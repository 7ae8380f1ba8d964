//! Rules about the field: category lists, late entries, boards of matches, repeats in a small
//! Swiss.

use serde::Deserialize;

use super::scoring_rules::RequiredEventProperties;

/// Categories with a list and a winner of their own.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct CategoryListRule {
    pub events: RequiredEventProperties,
    /// The categories, as the form spells them.
    pub categories: Vec<String>,
    pub clause: String,
}

/// The starting score of late entries.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct LateEntryScoreRule {
    /// The number of best scores in their category that are averaged.
    pub best: usize,
    pub clause: String,
}

/// The boards of a match.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct MatchBoardsRule {
    pub events: RequiredEventProperties,
    /// How many boards a match has.
    pub boards: u32,
    pub clause: String,
}

/// Repeats in a modified Swiss.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SwissRepeatRule {
    /// The last round without repeats.
    pub normal_until: usize,
    /// Two who met by this round may meet once more.
    pub of_rounds: usize,
    /// The clause of the modified Swiss.
    pub clause: &'static str,
}

/// The clauses of a Swiss with few entrants.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct SmallSwissClauses {
    /// The clause of a full round robin.
    pub all_play_all_clause: String,
    /// The clause of the rounds without repeats.
    pub normal_clause: String,
    /// The clause of the rounds with repeats.
    pub repeats_clause: String,
}
