//! Seeding of Diplomacy as data: the shape of `seeding.toml` (NZDC 1999, rules 2, 5, 19, 20 and
//! 26): the number of rounds, how often two may meet, the groups of powers, the round of the teams.
//! `draw::seeding` draws by it.

use serde::Deserialize;

use super::cited_clauses::{CitedClause, ClauseReading};
use super::figures::parse_figures;
use model::diplomacy::Power;

/// The figures of a file of seeding rules, with their clauses.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct DiplomacySeedingRules {
    /// The default number of rounds.
    pub rounds: DefaultRoundCountRule,
    /// The clause on who assigns players to boards.
    pub boards: CitedClause,
    pub standing_down: ClauseReading,
    /// How often two may meet.
    pub meetings: MeetingLimit,
    /// Groups of three who meet again.
    pub threes: CitedClause,
    /// The groups of powers.
    pub groups: PowerGroups,
    pub teams: DiplomacyTeamRoundRule,
}

/// How many rounds are played if the organiser does not say it.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct DefaultRoundCountRule {
    /// The number of rounds that are played.
    pub rounds: usize,
    pub clause: String,
}

/// How often two may meet.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct MeetingLimit {
    pub most: u8,
    pub clause: String,
}

/// Groups of powers, of which each player plays one power.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct PowerGroups {
    pub clause: String,
    /// The names of each group's powers; each power is in one group.
    pub powers: Vec<Vec<String>>,
}

/// What the rules say of the team competition.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct DiplomacyTeamRoundRule {
    pub round: usize,
    pub clause: String,
}

impl DiplomacySeedingRules {
    /// Reads a file of this shape.
    pub(crate) fn from_toml(text: &str) -> Result<DiplomacySeedingRules, String> {
        let seeding: DiplomacySeedingRules = parse_figures(text)?;
        let unknown = |power: &Power| seeding.groups.group_of_power(*power).is_none();
        match Power::ALL.iter().find(|power| unknown(power)) {
            Some(power) => Err(format!("{} stands in no group", power.name())),
            None => Ok(seeding),
        }
    }
}

impl PowerGroups {
    /// The group of a power, from 0.
    pub(crate) fn group_of_power(&self, power: Power) -> Option<usize> {
        self.powers.iter().position(|group| group.iter().any(|name| name == power.name()))
    }

    /// `England, France, Germany`.
    pub(crate) fn powers_text(&self, group: usize) -> String {
        self.powers.get(group).map(|powers| powers.join(", ")).unwrap_or_default()
    }
}
