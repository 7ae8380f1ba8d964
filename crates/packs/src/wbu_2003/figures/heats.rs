//! 5.1 and 5.2: heats of national and area events in clubs, Scale H.

use serde::Deserialize;

use engine::rules::cited_clauses::ClauseReading;
use model::Exact;

/// Heats of larger events.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct HeatRules {
    /// Share of the field that gets an award.
    pub share: Exact,
    /// Least boards of Scale H.
    pub least_boards: u32,
    /// Boards from which the higher factor applies.
    pub long_boards: u32,
    /// Tables of one-winner pairs in the first row of Scale H.
    pub one_winner_tables: u32,
    /// House reading of that row.
    pub one_winner_reading: ClauseReading,
    /// House reading that there is no maximum.
    pub no_maximum: ClauseReading,
    /// Pairs that do not play for qualification.
    pub apart_clause: String,
    /// The larger events that are played in heats.
    pub event: Vec<HeatEvent>,
    /// Heats of the Webber Cup, which has its own series.
    pub cup: WebberCupHeatRules,
}

/// An event with heats.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct HeatEvent {
    /// Its word in the form.
    pub id: String,
    /// The name for people.
    pub title: String,
    /// Multiple of the basic scale.
    pub short: Exact,
    /// Multiple of the basic scale in a long heat.
    pub long: Exact,
    pub clause: String,
}

/// Heats of the Webber Cup.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct WebberCupHeatRules {
    /// Its word in the form.
    pub id: String,
    /// The name for people.
    pub title: String,
    /// First award, per team in play.
    pub per_team: Exact,
    /// Share of the field that gets an award, rounded up.
    pub share: Exact,
    /// Whether rounding the number of awards up is a house reading.
    pub house: bool,
    /// The reason for the reading.
    pub reason: String,
    pub clause: String,
}

impl HeatRules {
    /// The event with this word in the form.
    pub(crate) fn event_by_word(&self, id: &str) -> Option<&HeatEvent> {
        self.event.iter().find(|event| event.id == id)
    }

    /// House readings: clause and reason.
    pub(crate) fn house_readings(&self) -> Vec<(&str, &str)> {
        vec![
            (self.one_winner_reading.clause.as_str(), self.one_winner_reading.reason.as_str()),
            (self.no_maximum.clause.as_str(), self.no_maximum.reason.as_str()),
            (self.cup.clause.as_str(), self.cup.reason.as_str()),
        ]
    }
}
