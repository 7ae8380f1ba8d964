//! The clauses of a rule book that a program can act on, and what palmares does about each: the
//! shape of `clauses.toml`.

use serde::Deserialize;

use super::figures::parse_figures;

/// The list, in the order of the rule book.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ClauseList {
    /// The clauses; a clause with several rules has several entries.
    pub clause: Vec<ListedClause>,
}

/// What a clause rules.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ListedClause {
    pub clause: String,
    /// What it is about.
    pub topic: String,
    /// What it says, in our words.
    pub rule: String,
    /// What palmares does about it.
    pub state: ClauseTreatment,
    /// The file or folder that does it.
    pub file: Option<String>,
    /// Why palmares does nothing.
    pub why: Option<String>,
}

/// What palmares does about a clause.
#[derive(Deserialize, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum ClauseTreatment {
    /// Decides an award, a place or a certificate.
    Computed,
    /// palmares checks it and raises a problem where it is broken.
    Checked,
    /// It is only recorded: nothing is computed or checked.
    Recorded,
}

impl ClauseTreatment {
    /// All states, in the order in which they are counted.
    pub const ALL: [ClauseTreatment; 3] =
        [ClauseTreatment::Computed, ClauseTreatment::Checked, ClauseTreatment::Recorded];

    /// Its name for people.
    pub fn title(self) -> &'static str {
        match self {
            ClauseTreatment::Computed => "computed",
            ClauseTreatment::Checked => "checked",
            ClauseTreatment::Recorded => "recorded only",
        }
    }
}

impl ClauseList {
    /// Reads a file of this shape.
    pub fn from_toml(text: &str) -> Result<ClauseList, String> {
        parse_figures(text)
    }

    /// The clauses of the file `clauses.toml` of a pack.
    pub fn from_embedded(text: &str) -> ClauseList {
        super::expect_parsed_embedded_file("clauses.toml", ClauseList::from_toml(text))
    }

    /// How many clauses have a state.
    pub fn count_with_treatment(&self, state: ClauseTreatment) -> usize {
        self.clause.iter().filter(|entry| entry.state == state).count()
    }
}
