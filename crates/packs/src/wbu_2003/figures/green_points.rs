//! 1.4, 1.5.1 and 5.2 to 5.6: Green and Gold Points.

use serde::Deserialize;

use engine::rules::cited_clauses::ClauseReading;
use model::Exact;

/// Events that bring Green Points, chapter 5 of the handbook.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct GreenPointRules {
    /// What a Green Point is.
    pub clause: String,
    /// The smallest part of a Green Point.
    pub quarter: Exact,
    /// Local Points worth one Green Point.
    pub local: Exact,
    pub local_clause: String,
    pub ties: ClauseReading,
    /// Championships of an area.
    pub area: AreaChampionshipRules,
    /// The teams championship of an area (5.3).
    pub area_teams: AreaTeamsRules,
    /// The pairs championship of an area (5.4).
    pub area_pairs: AreaPairsRules,
    /// Events at its general meeting.
    pub agm: AgmEventRules,
    /// Swiss events of the union and an area together.
    pub joint: JointSwissRules,
    /// Multiple teams and pairs.
    pub multiple: MultipleEventRules,
}

/// Rules of both championships of an area (5.2).
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct AreaChampionshipRules {
    /// One event of teams and one of pairs is nominated.
    pub nominated_clause: String,
    /// It must qualify as a major championship.
    pub major_clause: String,
    /// Green Points replace Local Points.
    pub instead_clause: String,
    /// Players in the finals of two areas.
    pub twice_clause: String,
    /// Movements that are not all-play-all.
    pub not_all_play_all: Vec<String>,
    /// Formats that are not all-play-all.
    pub formats_not_all_play_all: Vec<String>,
}

/// The teams championship of an area (5.3).
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct AreaTeamsRules {
    /// Maximum players of a team.
    pub squad: u32,
    pub squad_clause: String,
    /// Teams from which a qualifying round is required.
    pub qualifying_from: u32,
    /// Sessions of the final.
    pub sessions: u32,
    /// Minimum boards of a final after a qualifying round.
    pub least_boards: u32,
    /// The clause of a final without a qualifying round.
    pub without_clause: String,
    /// The clause of a final after one.
    pub with_clause: String,
    /// Share of the boards that a player needs for Green Points.
    pub player_share: Exact,
    /// The clause of the awards.
    pub clause: String,
    /// Boards that select the band of the basic scale.
    pub scale_boards: u32,
    /// Least teams for Green Points.
    pub least: u32,
    /// House reading of the table and the scales.
    pub reading: ClauseReading,
    /// The rows of the table.
    pub row: Vec<AreaTeamsTableRow>,
}

/// A row of the table of 5.3.2.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct AreaTeamsTableRow {
    /// Whether there was a qualifying round.
    pub qualifying: bool,
    /// The least number of teams.
    pub from: u32,
    /// Most; `None` for no bound.
    pub to: Option<u32>,
    /// Green Points by place.
    pub places: Vec<Exact>,
}

/// The pairs championship of an area (5.4, Scale G).
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct AreaPairsRules {
    /// Least boards of the final.
    pub least_boards: u32,
    /// Least boards of a round.
    pub least_round: u32,
    pub final_clause: String,
    pub least: u32,
    /// Below this many pairs, half of the field gets an award.
    pub small: u32,
    pub small_clause: String,
    /// Maximum pairs that count.
    pub most: u32,
    pub most_clause: String,
    /// Share of the original entry that gets an award.
    pub share: Exact,
    /// How many awards are added.
    pub more: u32,
    /// The clause of both.
    pub number_clause: String,
    /// The first award: points for each award.
    pub first_each: Exact,
    /// The first award: points added.
    pub first_more: Exact,
    pub first_clause: String,
    /// Steps down to the second, third and fourth place.
    pub steps: Vec<Exact>,
    pub steps_clause: String,
    /// The step down to every further place.
    pub step: Exact,
    pub step_clause: String,
    /// With fewer contestants than awards, every contestant gets one.
    pub cut: ClauseReading,
}

/// Events at the general meeting of an area (5.5, Scale I).
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct AgmEventRules {
    /// One event a year.
    pub clause: String,
    pub sessions: u32,
    /// Clause of the teams event.
    pub teams_clause: String,
    /// Local Points for each board of a match won or drawn.
    pub per_board: Exact,
    /// Matches for each quarter of a Green Point.
    pub matches_per_quarter: u32,
    /// House reading of that exchange.
    pub matches_reading: ClauseReading,
    /// Steps from the last award for each quarter.
    pub steps_per_quarter: u32,
    /// Quarters added to every award.
    pub quarters: u32,
    /// Up to this many steps, one quarter less.
    pub less_up_to: u32,
    /// Clause of the pairs event.
    pub pairs_clause: String,
    /// Boards that select the band of the basic scale.
    pub scale_boards: u32,
    /// Share of the field that gets Green Points.
    pub share: Exact,
    /// Green Points of the first places.
    pub first: Vec<Exact>,
    /// Green Points of the equal blocks below them.
    pub blocks: Vec<Exact>,
    /// House reading of blocks that do not divide evenly.
    pub blocks_reading: ClauseReading,
}

/// Joint Swiss events (5.6.1 to 5.6.3).
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct JointSwissRules {
    /// The clause of the length of matches.
    pub lengths_clause: String,
    /// Least boards of a match.
    pub least_boards: u32,
    /// Most boards of a match.
    pub most_boards: u32,
    /// Victory points of two mini-matches that count as a win.
    pub triangular_vps: Exact,
    /// Share of the field that gets a bonus.
    pub share: Exact,
    /// Tables for each Green Point of the first bonus.
    pub tables: u32,
    /// Clauses of a teams event.
    pub teams: JointSwissClauses,
    /// Clauses of a pairs event.
    pub pairs: JointSwissClauses,
    /// Points added to the tables in a pairs event.
    pub pairs_more: Exact,
    /// Share of the field in which bonuses fall by a quarter per place.
    pub pairs_share: Exact,
    /// The equal blocks below those.
    pub pairs_blocks: Vec<Exact>,
    /// House reading of team bonuses below the first.
    pub teams_reading: ClauseReading,
    /// Events in two flights.
    pub flights: FlightedEventRules,
}

/// Clauses of a joint Swiss event.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct JointSwissClauses {
    pub matches_clause: String,
    /// The clause of the first bonus.
    pub first_clause: String,
    pub others_clause: String,
    /// The clause by which no Local Points are won besides.
    pub no_local_clause: String,
}

/// The rules of flighted events (5.6.3).
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct FlightedEventRules {
    pub matches_clause: String,
    /// Share of the lower flight's tables that counts in the upper flight.
    pub share: Exact,
    pub upper_clause: String,
    /// The clause of the lower flight.
    pub lower_clause: String,
    /// Share of the upper flight's field that gets at least the awards of the lower flight.
    pub half: Exact,
    pub least_clause: String,
}

/// Multiple teams and pairs (5.6.4, 5.6.5).
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct MultipleEventRules {
    pub teams_clause: String,
    pub pairs_clause: String,
    /// Least teams of the schedule.
    pub from: u32,
    /// Most teams of the schedule.
    pub to: u32,
    /// Clause of rounds won.
    pub rounds_clause: String,
    /// Sets of rounds, by boards per round.
    pub rounds: Vec<RoundsPerGreenQuarter>,
    /// Clause of the finals.
    pub finals_clause: String,
    /// The awards of the first final.
    pub first: Vec<Exact>,
    /// Share of it in the second final.
    pub second: Exact,
    /// Bonus for section winners of the third final, and again for its overall winners.
    pub bonus: Exact,
}

/// Rounds won that make a quarter.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RoundsPerGreenQuarter {
    /// Least boards of a round.
    pub from: u32,
    /// The most boards of a round.
    pub to: u32,
    /// Rounds of a set.
    pub rounds: u32,
    /// Whether half a set is rounded up.
    pub half_up: bool,
}

impl GreenPointRules {
    /// Rounds up to a quarter.
    pub(crate) fn round_up_to_quarter(&self, points: Exact) -> Exact {
        let quarters = points.checked_div(self.quarter).map_or(0, Exact::ceil);
        self.quarter * Exact::whole(quarters)
    }

    /// How [`GreenPointRules::round_up_to_quarter`] rounds, with the clause: `, rounded up to the quarter 2.5 (2.5.1)`; empty
    /// if nothing is rounded.
    pub(crate) fn rounding_to_quarter_text(&self, points: Exact, clause: &str) -> String {
        match self.round_up_to_quarter(points) {
            up if up == points => String::new(),
            up => format!(", rounded up to the quarter {up} ({clause})"),
        }
    }

    /// Rounds down to a quarter.
    pub(crate) fn round_down_to_quarter(&self, points: Exact) -> Exact {
        let quarters = points.checked_div(self.quarter).map_or(0, Exact::floor);
        self.quarter * Exact::whole(quarters)
    }

    /// House readings: clause and reason.
    pub(crate) fn house_readings(&self) -> Vec<(&str, &str)> {
        let silent = [
            &self.ties,
            &self.area_teams.reading,
            &self.area_pairs.cut,
            &self.agm.matches_reading,
            &self.agm.blocks_reading,
            &self.joint.teams_reading,
        ];
        silent.map(|silent| (silent.clause.as_str(), silent.reason.as_str())).to_vec()
    }
}

impl AreaTeamsRules {
    /// The Green Points by place for a number of teams; `None` outside the table.
    pub(crate) fn green_points_by_place(&self, teams: u32, qualifying: bool) -> Option<&[Exact]> {
        let row = self.row.iter().find(|row| {
            row.qualifying == qualifying && teams >= row.from && row.to.is_none_or(|to| teams <= to)
        })?;
        Some(&row.places)
    }
}
