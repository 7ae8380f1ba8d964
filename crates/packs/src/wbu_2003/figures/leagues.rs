//! 4.8: teams leagues. The awards of a division follow from its key figure; `leagues` of the pack
//! computes them.

use serde::Deserialize;

use super::sections::FiguresBySectionCount;
use engine::rules::cited_clauses::ClauseReading;
use model::{Exact, Status};

/// The awards of teams leagues by division and round-robin (4.8).
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct LeagueAwardRules {
    /// The clause of the key figure.
    pub clause: String,
    /// The key figure of shorter and longer matches.
    pub match_clause: String,
    /// The clause of the awards for places.
    pub ranking_clause: String,
    /// Factor on them in an event with fewer boards than 4.6.4 requires.
    pub short_factor: Exact,
    /// Least teams of every division but the first.
    pub least_teams: u32,
    pub least_clause: String,
    /// The clause of divisions in parallel.
    pub parallel_clause: String,
    /// The clause of several round-robins.
    pub legs_clause: String,
    /// A certificate for each.
    pub certificate_clause: String,
    pub inter_area: InterAreaLeagueRules,
    /// Key figures by organiser.
    pub body: Vec<FiguresBySectionCount>,
    /// Where the handbook is silent: palmares' own readings.
    pub reading: Vec<ClauseReading>,
}

/// Leagues between areas (3.2.7(h)).
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct InterAreaLeagueRules {
    /// The least number of areas.
    pub areas: usize,
    /// The status of first, second and third teams.
    pub sides: Vec<AreaTeamStatus>,
    pub clause: String,
}

/// A team of an area.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct AreaTeamStatus {
    /// Its letter on the form.
    pub side: String,
    pub status: Status,
}

impl LeagueAwardRules {
    /// The key figures of an organiser; `None` if the handbook prints none.
    pub(crate) fn key_figures(&self, status: Status) -> Option<&FiguresBySectionCount> {
        self.body.iter().find(|body| body.status == status)
    }
}
