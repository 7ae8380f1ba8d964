//! Penalties as data: the cost of each offence, by competition and stage.

use serde::Deserialize;

use crate::rules::scoring_rules::{EventScoringProperties, RequiredEventProperties};
use model::{Exact, Offence, Unit};

/// Penalties of some competitions.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct PenaltyTable {
    /// The table's name for people.
    pub title: String,
    pub clause: String,
    /// Its events; any of them.
    pub events: Vec<RequiredEventProperties>,
    /// Late arrival and slow play, by minutes; the upper limit is included.
    pub late: Vec<LatenessBand>,
    /// The clause that leaves more than the last band to the director.
    pub over_clause: String,
    /// The clause that leaves lateness in matchpoint events to the director.
    pub discretion_clause: String,
    /// Boards cancelled by the director, who decides about their cost.
    #[serde(default)]
    pub boards_cancelled: Option<CancelledBoardsPenalty>,
    /// Scores not entered or not checked; the first block that fits applies.
    #[serde(default)]
    pub score_entry: Vec<MissingScorePenalty>,
    /// The clauses that forbid smoking, telephones and alcohol, each with the events that it
    /// names; the first that fits applies.
    #[serde(default)]
    pub conduct: Vec<ConductRule>,
    /// What a breach of them costs; the first block that fits applies.
    #[serde(default)]
    pub disciplinary: Vec<DisciplinaryPenalty>,
    /// Late or missing line-ups: the first offence, the second, and so on.
    #[serde(default)]
    pub line_up: Option<LineUpPenalty>,
}

/// The cost of scores that were not entered, in some of the table's events.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct MissingScorePenalty {
    #[serde(default)]
    pub events: RequiredEventProperties,
    /// The clause that makes it an offence.
    pub clause: String,
    /// What it costs; without an amount the director decides.
    pub cost: PenaltyCost,
}

/// A clause that forbids something in some of the table's events.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ConductRule {
    /// The offence that a row of `Adjustments` names.
    pub offence: Offence,
    #[serde(default)]
    pub events: RequiredEventProperties,
    /// Whether the first offence is only a warning.
    #[serde(default)]
    pub warns: bool,
    /// The offence from which on the director decides, if any.
    pub director_from: Option<u32>,
    pub clause: String,
}

/// The cost of an offence in victory points or IMPs.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct PenaltyCost {
    pub vps: Option<Exact>,
    pub imps: Option<Exact>,
    /// Whether the first offence is only a warning.
    #[serde(default)]
    pub warns: bool,
    pub clause: String,
    /// Whether a figure is palmares' own reading.
    #[serde(default)]
    pub house: bool,
    /// The reason for the reading.
    pub reason: Option<String>,
}

/// A band of minutes.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct LatenessBand {
    /// Its upper limit in minutes, included.
    pub to: u32,
    pub vps: Exact,
    pub imps: Exact,
    /// Whether the first offence is only a warning.
    #[serde(default)]
    pub warns: bool,
    pub clause: String,
}

/// The cost of cancelled boards.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct CancelledBoardsPenalty {
    /// Victory points for the first board and for each further one.
    pub vps: [Exact; 2],
    /// The same in IMPs.
    pub imps: [Exact; 2],
    pub clause: String,
}

/// A disciplinary penalty of some of the table's events.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct DisciplinaryPenalty {
    #[serde(default)]
    pub events: RequiredEventProperties,
    /// The clause of the whole list.
    pub clause: String,
    pub cost: PenaltyCost,
}

/// Late or missing line-ups.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct LineUpPenalty {
    /// Victory points of the first offence, the second, and so on; the last for all further ones.
    pub vps: Vec<Exact>,
    pub clause: String,
}

impl PenaltyTable {
    /// Whether the table applies to an event.
    pub fn fits(&self, occasion: EventScoringProperties<'_>) -> bool {
        self.events.iter().any(|events| events.fits(occasion))
    }

    /// What smoking, telephones and alcohol cost.
    pub(crate) fn disciplinary_penalty(
        &self,
        occasion: EventScoringProperties<'_>,
    ) -> Option<&DisciplinaryPenalty> {
        self.disciplinary.iter().find(|block| block.events.fits(occasion))
    }

    /// The clause that forbids something in an event.
    pub(crate) fn conduct_rule_for(
        &self,
        offence: Offence,
        occasion: EventScoringProperties<'_>,
    ) -> Option<&ConductRule> {
        let mut of_offence = self.conduct.iter().filter(|block| block.offence == offence);
        of_offence.find(|block| block.events.fits(occasion))
    }

    /// What scores that were not entered cost.
    pub(crate) fn missing_score_penalty(
        &self,
        occasion: EventScoringProperties<'_>,
    ) -> Option<&MissingScorePenalty> {
        self.score_entry.iter().find(|block| block.events.fits(occasion))
    }
}

impl PenaltyCost {
    /// The amount in a unit.
    pub(crate) fn amount_in_unit(&self, unit: Unit) -> Option<Exact> {
        choose_amount_by_unit(unit, self.vps, self.imps)
    }
}

/// One of two amounts, by unit.
pub(crate) fn choose_amount_by_unit<T>(unit: Unit, vps: Option<T>, imps: Option<T>) -> Option<T> {
    match unit {
        Unit::Vps => vps,
        Unit::Imps => imps,
        Unit::Percent | Unit::Matchpoints | Unit::Points => None,
    }
}
