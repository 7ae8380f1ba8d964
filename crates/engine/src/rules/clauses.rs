//! The clauses of a rule book that a program can act on, and what palmares does about each: the
//! shape of `clauses.toml`.

use serde::Deserialize;

use super::figures::figures;

/// The list, in the order of the rule book.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Clauses {
    /// The clauses; a clause with several rules has several entries.
    pub clause: Vec<ClauseEntry>,
}

/// What a clause rules.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ClauseEntry {
    pub clause: String,
    /// What it is about.
    pub topic: String,
    /// What it says, in our words.
    pub rule: String,
    /// What palmares does about it.
    pub state: ClauseState,
    /// The file or folder that does it.
    pub file: Option<String>,
    /// Why palmares does nothing.
    pub why: Option<String>,
}

/// What palmares does about a clause.
#[derive(Deserialize, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum ClauseState {
    /// Decides an award, a place or a certificate.
    Computed,
    /// palmares checks it and raises a problem where it is broken.
    Checked,
    /// It is only recorded: nothing is computed or checked.
    Recorded,
}

impl ClauseState {
    /// All states, in the order in which they are counted.
    pub const ALL: [ClauseState; 3] =
        [ClauseState::Computed, ClauseState::Checked, ClauseState::Recorded];

    /// Its name for people.
    pub fn title(self) -> &'static str {
        match self {
            ClauseState::Computed => "computed",
            ClauseState::Checked => "checked",
            ClauseState::Recorded => "recorded only",
        }
    }
}

impl Clauses {
    /// Reads a file of this shape.
    pub fn from_toml(text: &str) -> Result<Clauses, String> {
        figures(text)
    }

    /// The clauses of the file `clauses.toml` of a pack.
    pub fn from_embedded(text: &str) -> Clauses {
        super::expect_embedded("clauses.toml", Clauses::from_toml(text))
    }

    /// How many clauses have a state.
    pub fn count(&self, state: ClauseState) -> usize {
        self.clause.iter().filter(|entry| entry.state == state).count()
    }
}
