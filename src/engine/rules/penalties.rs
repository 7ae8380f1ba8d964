//! Penalties as data: the cost of each offence, by competition and stage.

use serde::Deserialize;

use crate::engine::rules::scoring::{Contest, Occasion};
use crate::model::{Exact, Offence, Unit};

/// Penalties of some competitions.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Penalties {
    /// The table's name for people.
    pub title: String,
    /// Its clause.
    pub clause: String,
    /// Its events; any of them.
    pub events: Vec<Contest>,
    /// Late arrival and slow play, by minutes; the upper limit is included.
    pub late: Vec<Late>,
    /// The clause that leaves more than the last band to the director.
    pub over_clause: String,
    /// The clause that leaves lateness in matchpoint events to the director.
    pub discretion_clause: String,
    /// Boards cancelled by the director, who decides about their cost.
    #[serde(default)]
    pub boards_cancelled: Option<BoardsCancelled>,
    /// Scores not entered or not checked.
    pub score_entry: Cost,
    /// Smoking, telephones, alcohol; the first block that fits applies.
    #[serde(default)]
    pub disciplinary: Vec<Disciplinary>,
    /// Late or missing line-ups: the first offence, the second, and so on.
    #[serde(default)]
    pub line_up: Option<LineUp>,
}

/// The cost of an offence in victory points or IMPs.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Cost {
    /// Victory points.
    pub vps: Option<Exact>,
    /// IMPs.
    pub imps: Option<Exact>,
    /// Whether the first offence is only a warning.
    #[serde(default)]
    pub warns: bool,
    /// The clause.
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
pub struct Late {
    /// Its upper limit in minutes, included.
    pub to: u32,
    /// Victory points.
    pub vps: Exact,
    /// IMPs.
    pub imps: Exact,
    /// Whether the first offence is only a warning.
    #[serde(default)]
    pub warns: bool,
    /// The clause.
    pub clause: String,
}

/// The cost of cancelled boards.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct BoardsCancelled {
    /// Victory points for the first board and for each further one.
    pub vps: [Exact; 2],
    /// IMPs likewise.
    pub imps: [Exact; 2],
    /// The clause.
    pub clause: String,
}

/// A disciplinary penalty of some of the table's events.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Disciplinary {
    /// Which events.
    #[serde(default)]
    pub events: Contest,
    /// Whether a telephone that was only brought along is penalised at once (1.8).
    #[serde(default)]
    pub telephone_at_once: bool,
    /// The clause of the whole list.
    pub clause: String,
    /// What it costs.
    pub cost: Cost,
}

/// Late or missing line-ups.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct LineUp {
    /// Victory points of the first offence, the second, and so on; the last for all further ones.
    pub vps: Vec<Exact>,
    /// The clause.
    pub clause: String,
}

impl Penalties {
    /// Whether the table applies to an event.
    pub fn fits(&self, occasion: Occasion<'_>) -> bool {
        self.events.iter().any(|events| events.fits(occasion))
    }

    /// The penalty for smoking, telephones or alcohol.
    pub fn disciplinary(&self, occasion: Occasion<'_>) -> Option<&Disciplinary> {
        self.disciplinary.iter().find(|block| block.events.fits(occasion))
    }
}

impl Disciplinary {
    /// The clause of a kind of misconduct.
    pub fn against(&self, offence: Offence) -> &'static str {
        match offence {
            Offence::Smoking => "1.5",
            Offence::TelephoneOff if self.telephone_at_once => "1.8",
            Offence::TelephoneOff => "1.6",
            Offence::TelephoneUsed => "1.7",
            Offence::Alcohol => "1.9",
            _ => "1.5-1.9",
        }
    }
}

impl Cost {
    /// The amount in a unit.
    pub fn of(&self, unit: Unit) -> Option<Exact> {
        in_unit(unit, self.vps, self.imps)
    }
}

/// One of two amounts, by unit.
pub fn in_unit<T>(unit: Unit, vps: Option<T>, imps: Option<T>) -> Option<T> {
    match unit {
        Unit::Vps => vps,
        Unit::Imps => imps,
        Unit::Percent | Unit::Matchpoints | Unit::Points => None,
    }
}
