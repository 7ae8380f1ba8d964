//! How players of Diplomacy are put to boards and powers, as data: the shape of
//! `seeding.toml`.

use serde::Deserialize;

use crate::model::diplomacy::Power;

/// The whole file.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Seeding {
    /// Rounds of a tournament that does not say how many it has.
    pub rounds: Rounds,
    /// Who puts players to boards.
    pub boards: Clause,
    /// Who stands down.
    pub standing_down: Reading,
    /// How often two may meet.
    pub meetings: Meetings,
    /// Groups of three who meet again.
    pub threes: Clause,
    /// The groups of powers.
    pub groups: Groups,
    /// The team competition.
    pub teams: Teams,
}

/// The number of rounds.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Rounds {
    /// The number.
    pub rounds: usize,
    /// Its clause.
    pub clause: String,
}

/// A block that is only a clause.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Clause {
    /// Its clause.
    pub clause: String,
}

/// A house reading of a clause.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Reading {
    /// Its clause.
    pub clause: String,
    /// Whether it is ours.
    pub house: bool,
    /// How we read it.
    pub reason: String,
}

/// How often two may meet.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Meetings {
    /// The most meetings of two.
    pub most: u8,
    /// Its clause.
    pub clause: String,
}

/// The groups of powers.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Groups {
    /// Its clause.
    pub clause: String,
    /// The powers of each group by name; each power stands in one.
    pub powers: Vec<Vec<String>>,
}

/// The team competition.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Teams {
    /// Its round.
    pub round: usize,
    /// Its clause.
    pub clause: String,
}

impl Seeding {
    /// Reads a file of this shape; the error names the line.
    pub fn from_toml(text: &str) -> Result<Seeding, String> {
        let seeding: Seeding = toml::from_str(text).map_err(|why| why.to_string())?;
        let unknown = |power: &Power| seeding.groups.of(*power).is_none();
        match Power::ALL.iter().find(|power| unknown(power)) {
            Some(power) => Err(format!("{} stands in no group", power.name())),
            None => Ok(seeding),
        }
    }
}

impl Groups {
    /// The group of a power, from nought.
    pub fn of(&self, power: Power) -> Option<usize> {
        self.powers.iter().position(|group| group.iter().any(|name| name == power.name()))
    }

    /// `England, France, Germany`.
    pub fn named(&self, group: usize) -> String {
        self.powers.get(group).map(|powers| powers.join(", ")).unwrap_or_default()
    }
}
