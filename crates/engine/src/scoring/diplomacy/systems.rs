//! The scoring systems as data: the shape of `systems.toml`, and the choice of one.
//!
//! To add a system of a known family: a block in the file, and its published examples in
//! `tests/rules/diplomacy/systems.csv`. The form takes its words from the file.

use std::sync::LazyLock;

use serde::Deserialize;

use super::families::SystemFamily;
use super::system::{CentreCellReferences, GameScoreFormula};
use crate::rules::{expect_parsed_embedded_file, parse_figures};
use model::Event;
use model::form::Key;

static SYSTEMS: LazyLock<DiplomacySystems> = LazyLock::new(|| {
    expect_parsed_embedded_file(
        "systems.toml",
        DiplomacySystems::from_toml(include_str!("systems.toml")),
    )
});

/// The scoring systems for games of Diplomacy.
pub fn diplomacy_systems() -> &'static DiplomacySystems {
    &SYSTEMS
}

/// The scoring systems of the file `systems.toml`.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct DiplomacySystems {
    pub teams: DiplomacyTeamRules,
    pub system: Vec<DiplomacySystemRule>,
}

/// What the rules say of the team competition.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct DiplomacyTeamRules {
    /// The round that counts.
    pub round: u32,
    /// The most players of a team.
    pub most: usize,
    pub clause: String,
    /// Whether the reading is palmares' own.
    pub house: bool,
    /// The reason for the reading.
    pub reason: String,
}

/// A scoring system as the file describes it: its names, its family and its parameters.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct DiplomacySystemRule {
    /// Its id under the key `Scoring`.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// Where it is described.
    pub source: String,
    /// Decimals of a score, rounded half up.
    pub decimals: u32,
    /// The reason for this rounding, if the description has none.
    pub house: Option<String>,
    /// Its family and parameters.
    pub rule: SystemFamily,
}

impl DiplomacySystems {
    /// Reads the text of such a file.
    pub(crate) fn from_toml(text: &str) -> Result<DiplomacySystems, String> {
        parse_figures(text)
    }

    /// The default system: the first.
    pub(crate) fn default_system(&self) -> &DiplomacySystemRule {
        &self.system[0]
    }

    /// The system with an id.
    pub fn find(&self, id: &str) -> Option<&DiplomacySystemRule> {
        self.system.iter().find(|system| system.id == id)
    }
}

impl DiplomacySystemRule {
    /// The score of a power in a game, as a formula.
    pub fn score_cell_formula(&self, centres: &CentreCellReferences) -> String {
        let GameScoreFormula { solo, beaten, drawn } =
            self.rule.system().score_cell_formula(centres);
        let CentreCellReferences { held, all, .. } = centres;
        let (solo, decimals) = (solo.to_cell_f64(), self.decimals);
        format!("IF(MAX({all})>=18,IF({held}>=18,{solo},{beaten}),ROUND({drawn},{decimals}))")
    }
}

/// The system of an event: as typed, else the default.
pub fn diplomacy_system_of_event(event: &Event) -> &'static DiplomacySystemRule {
    let chosen = event.answer_text(Key::Scoring).and_then(|id| diplomacy_systems().find(id));
    chosen.unwrap_or(diplomacy_systems().default_system())
}

/// Its description, with the rounding.
pub fn describe_diplomacy_system(rule: &DiplomacySystemRule) -> Vec<String> {
    let mut lines = rule.rule.system().description();
    lines.push(format!("Scores are rounded half up to {} decimals.", rule.decimals));
    lines
}
