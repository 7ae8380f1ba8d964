//! The schema of `wbu-2003.toml`: chapters 1, 2 and the basic scales here, every other section
//! in its own file.

mod certificates;
mod check;
mod contests;
mod finals;
mod green_points;
mod heats;
mod knockouts;
mod ladders;
mod leagues;
mod licences;
mod matches;
#[cfg(test)]
mod membership_tests;
mod quotas;
mod sections;

pub use certificates::CertificateClauses;
pub use check::unsound_handbook_figures;
pub use contests::MatchAwardClauses;
pub use finals::{ConsolationRules, QualiFinalScales};
pub use green_points::{
    GreenPointRules, JointSwissClauses, JointSwissRules, RoundsPerGreenQuarter,
};
pub use heats::{HeatEvent, HeatRules};
pub use knockouts::{KnockoutAwardRules, KnockoutKindAwards};
pub use ladders::LadderAwardRules;
pub use leagues::LeagueAwardRules;
pub use licences::LicenceStatusRules;
pub use matches::{AwardPerMatchFigures, AwardPerMatchRules, qualified_share_factor};
pub use quotas::YearlyQuotas;
pub use sections::SectionStatusRules;

use std::sync::LazyLock;

use serde::Deserialize;
use toml::Table;

use engine::rules::cited_clauses::{CitedClause, ClauseReading};
use engine::rules::membership::MemberRegisterRules;
use engine::rules::{
    RuleBookSource, expect_parsed_embedded_file, figures_from_table, parse_figures,
};
use model::{EventKind, Exact, Status};

/// The figures of the handbook, as `wbu-2003.toml` has them, chapter by chapter.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct MasterPointHandbook {
    /// The document, its edition and period.
    pub source: RuleBookSource,
    /// Minimum entries by kind of event (2.1.1).
    pub minimum_entry: Vec<MinimumEntry>,
    pub minimum_boards: MinimumBoards,
    /// Statuses, lowest first; the last is above every organisation (2.2).
    pub status: Vec<StatusLevel>,
    /// The level below Club (4.2.7).
    pub below_club: StatusLevel,
    /// Share of the boards that a player must play (2.3.2).
    pub player_share: MinimumBoardShare,
    /// Factors for large teams (2.3.3).
    pub team_size: Vec<TeamSizeFactor>,
    /// Squads that count as teams of four.
    pub team_size_four: TeamOfFourSizes,
    /// The register of members (1.2, 1.5 to 1.7, 1.11).
    pub membership: MemberRegisterRules,
    /// Certificates (1.7 to 1.11).
    pub certificates: CertificateClauses,
    pub ties: CitedClause,
    /// Events with awards within each section (2.8.2).
    pub sections_apart: CitedClause,
    pub handicap: CitedClause,
    pub major: MajorChampionshipRules,
    /// Clauses by which the basic scales are read (4.1).
    pub scales: BasicScaleClauses,
    /// Shares and maxima by number of boards (4.1.2, 4.4).
    pub band: Vec<BoardBand>,
    /// Steps between places by kind of event (4.1.4).
    pub ladder: Vec<StepScale>,
    /// Events of 72 boards (4.1.7).
    pub very_long: LongEventStatusRise,
    pub large_events: LargeEventRules,
    /// Statuses by who could enter (3.1 to 3.6).
    pub licences: LicenceStatusRules,
    /// What an organisation may hold in a year (3.2 to 3.6).
    pub quotas: YearlyQuotas,
    /// Finals and further stages (4.2).
    pub quali_finals: QualiFinalScales,
    pub consolations: ConsolationRules,
    /// Which matches bring an award (2.6, 4.5).
    pub contests: MatchAwardClauses,
    pub knockouts: KnockoutAwardRules,
    /// Awards per match won (4.5, 4.6).
    pub match_awards: AwardPerMatchRules,
    pub leagues: LeagueAwardRules,
    /// Sections of differing status (4.9).
    pub sections: SectionStatusRules,
    pub ladders: LadderAwardRules,
    /// House reading of how games rank a ladder.
    pub games_of_ladders: ClauseReading,
    /// Ties in large events.
    pub tie_in_large_events: LargeEventTieRules,
    /// Teams events with awards per match (4.5.1).
    pub teams_by_match: TeamsAwardPerMatchRules,
    /// Heats in clubs (5.1, 5.2).
    pub heats: HeatRules,
    /// Green Point events (5.2 to 5.6).
    pub green: GreenPointRules,
    /// Events of a kind without a scale (2.11.1).
    pub no_scale: CitedClause,
    /// House rule on scoring boards.
    pub scoring: ClauseReading,
}

/// The minimum entry of a kind of event.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct MinimumEntry {
    pub kind: EventKind,
    /// Its number of ranking lists.
    pub winners: u32,
    /// Full tables needed; teams for a teams event.
    pub tables: u32,
    /// The event in words.
    pub event: String,
    /// The minimum in words.
    pub least: String,
    pub clause: String,
}

/// The minimum number of boards.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct MinimumBoards {
    /// Boards that every contestant must play.
    pub boards: u32,
    pub clause: String,
}

/// A status of events: its name, scale and multiple.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct StatusLevel {
    /// The name for people.
    pub title: String,
    /// Multiple of the Club award.
    pub factor: Exact,
    /// The name of its basic scale.
    pub scale: String,
    pub clause: String,
}

/// The share of the boards that a player must play.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct MinimumBoardShare {
    /// Share of the boards of the stage.
    pub share: Exact,
    pub clause: String,
}

/// The factor for teams of a size.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct TeamSizeFactor {
    /// The least number of playing members.
    pub from: u32,
    /// Most; `None` for no bound.
    pub to: Option<u32>,
    /// Factor on every award.
    pub factor: Exact,
    pub clause: String,
}

/// Team sizes that count as four.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct TeamOfFourSizes {
    pub sizes: Vec<u32>,
    /// Whether this is a house reading.
    pub house: bool,
    /// The reason for the reading.
    pub reason: String,
    pub clause: String,
}

/// Which events can be major championships (3.2.6).
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct MajorChampionshipRules {
    /// Levels of status that it adds.
    pub levels: i32,
    pub least_boards: u32,
    /// Eligible kinds of event.
    pub kinds: Vec<EventKind>,
    /// The categories that can have one.
    pub categories: Vec<String>,
    pub clause: String,
    /// The clause that excludes licensed events.
    pub licensed_clause: String,
    /// The clause that excludes ladders.
    pub ladder_clause: String,
    /// The clause that defines a level.
    pub status_clause: String,
}

/// Clauses of the basic scales.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct BasicScaleClauses {
    /// The choice of scale.
    pub choice_clause: String,
    /// The share of the field.
    pub share_clause: String,
    /// The clause by which the row of a scale is found: the tables.
    pub tables_clause: String,
    /// The clause by which the column of a scale is found: the movement.
    pub movement_clause: String,
    /// The clause by which awards are read down a column.
    pub reading_clause: String,
    /// The clause of first qualifying stages.
    pub stage_clause: String,
    /// The least award at Club status.
    pub minimum: Exact,
    pub minimum_clause: String,
}

/// A range of numbers of boards.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct BoardBand {
    /// The name for people.
    pub title: String,
    /// The least number of boards.
    pub from: u32,
    /// Most; `None` for no bound.
    pub to: Option<u32>,
    /// Share of the field that gets an award.
    pub share: Exact,
    /// The share in words.
    pub share_title: String,
    /// Theoretical maximum at Club status.
    pub maximum: Exact,
    pub maximum_clause: String,
    /// The maximum of a qualifying stage, if different.
    pub stage_maximum: Option<Exact>,
    /// Which of a ladder's limits applies.
    pub limit: EventLengthForTableLimit,
}

/// Which number of tables reaches the maximum.
#[derive(Deserialize, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum EventLengthForTableLimit {
    /// That of events up to 35 boards.
    Short,
    /// That of events of 36 boards and more.
    Long,
}

/// The steps of a kind of event.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct StepScale {
    pub kind: EventKind,
    /// Its number of ranking lists.
    pub winners: u32,
    /// The name for people.
    pub title: String,
    /// Points between two places at Club status.
    pub unit: Exact,
    /// Contestants of one ranking list at a table.
    pub contestants_per_table: u32,
    /// Tables at which the maximum is reached, up to 35 boards.
    pub short_limit: u32,
    /// Tables at which the maximum is reached, from 36 boards.
    pub long_limit: u32,
    /// Tables at which the maximum of a qualifying stage is reached, from 36 boards.
    pub stage_limit: u32,
    /// Points between two places of a final at Club status (Scales QA to QE).
    pub final_unit: Exact,
    /// Original tables at which the maximum is reached: of a final, of another stage or a
    /// consolation, of a third final.
    pub final_limits: [u32; 3],
    /// Least share of a tie at Club status.
    pub tie_minimum: Exact,
    /// Its own scale, in place of those by status.
    pub scale: Option<String>,
    pub clause: String,
}

/// Events long enough to rise in status.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct LongEventStatusRise {
    /// The least number of boards.
    pub boards: u32,
    /// Levels of status that it adds.
    pub levels: i32,
    pub clause: String,
}

/// Events that reach the maximum.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct LargeEventRules {
    /// The clause of equal steps between places.
    pub steps_clause: String,
    /// No rounding before the end.
    pub fractions_clause: String,
    /// The least award at Club status.
    pub minimum: Exact,
    pub minimum_clause: String,
    /// The clause of the square root.
    pub root_clause: String,
}

/// Ties in events that reach the maximum.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct LargeEventTieRules {
    /// Least share of a tie at Club status.
    pub minimum: Exact,
    /// Whether this is a house reading.
    pub house: bool,
    /// The reason for the reading.
    pub reason: String,
    pub clause: String,
}

/// Teams events with an award per match.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct TeamsAwardPerMatchRules {
    pub least_boards: u32,
    /// Whether this is a house reading.
    pub house: bool,
    /// The reason for the reading.
    pub reason: String,
    pub clause: String,
}

impl MasterPointHandbook {
    /// Reads the text of the file, and checks that its figures are sound.
    pub fn from_toml(text: &str) -> Result<MasterPointHandbook, String> {
        parse_figures(text)
    }

    /// Reads figures of its shape.
    pub(crate) fn from_table(figures: &Table) -> Result<MasterPointHandbook, String> {
        figures_from_table(figures)
    }

    /// House readings, where the handbook is silent or contradicts itself: clause and reason.
    pub(crate) fn house_readings(&self) -> Vec<(&str, &str)> {
        let (four, tie) = (&self.team_size_four, &self.tie_in_large_events);
        let teams = &self.teams_by_match;
        let mut readings: Vec<(&str, &str)> = vec![
            (&four.clause, &four.reason),
            (&tie.clause, &tie.reason),
            (&teams.clause, &teams.reason),
            (&self.games_of_ladders.clause, &self.games_of_ladders.reason),
        ];
        let blocks = [&self.match_awards.reading, &self.leagues.reading, &self.knockouts.reading];
        let blocks = blocks.into_iter().flatten();
        readings.extend(blocks.map(|block| (block.clause.as_str(), block.reason.as_str())));
        let quotas = self.quotas.reading.iter();
        readings.extend(quotas.map(|block| (block.clause.as_str(), block.reason.as_str())));
        readings.extend(self.heats.house_readings());
        readings.extend(self.green.house_readings());
        readings
    }

    /// The minimum entry of a kind of event.
    pub(crate) fn minimum_entry(&self, kind: EventKind, winners: u32) -> Option<&MinimumEntry> {
        self.minimum_entry.iter().find(|block| block.kind == kind && block.winners == winners)
    }

    /// The steps of a kind of event.
    pub(crate) fn step_scale(&self, kind: EventKind, winners: u32) -> Option<&StepScale> {
        self.ladder.iter().find(|block| block.kind == kind && block.winners == winners)
    }

    /// The band of a number of boards.
    pub fn board_band(&self, boards: u32) -> Option<&BoardBand> {
        self.band
            .iter()
            .find(|block| boards >= block.from && block.to.is_none_or(|to| boards <= to))
    }

    /// A status raised or lowered by `levels`, at most to the highest (2.2.2) and at least to
    /// the one below Club (4.2.7).
    pub(crate) fn shifted_status(&self, status: Status, levels: i32) -> &StatusLevel {
        match usize::try_from(status as i32 + levels) {
            Ok(level) => &self.status[level.min(self.status.len() - 1)],
            Err(_) => &self.below_club,
        }
    }

    /// The factor for a team size, with its clause; `None` if the handbook has none.
    pub(crate) fn team_size_factor(&'static self, members: u32) -> Option<(Exact, &'static str)> {
        if self.team_size_four.sizes.contains(&members) {
            return Some((Exact::whole(1), &self.team_size_four.clause));
        }
        self.team_size
            .iter()
            .filter(|_| members.is_multiple_of(2))
            .find(|block| members >= block.from && block.to.is_none_or(|to| members <= to))
            .map(|block| (block.factor, block.clause.as_str()))
    }
}

impl StepScale {
    /// The number of tables at which the maximum is reached in a band.
    pub fn table_limit(&self, band: &BoardBand) -> u32 {
        match band.limit {
            EventLengthForTableLimit::Short => self.short_limit,
            EventLengthForTableLimit::Long => self.long_limit,
        }
    }

    /// The contestants of one ranking list at a number of full tables.
    pub(crate) fn contestants_for_tables(&self, tables: i128) -> Exact {
        Exact::whole(tables * i128::from(self.contestants_per_table))
    }
}

/// The text of the figures that come with the program.
const PRINTED: &str = include_str!("../wbu-2003.toml");

/// The figures as they are printed.
pub(crate) fn figures_as_issued() -> Table {
    let figures = PRINTED.parse();
    expect_parsed_embedded_file(
        "wbu-2003.toml",
        figures.map_err(|why: toml::de::Error| why.to_string()),
    )
}

/// The figures that come with the program, read once.
pub fn shipped_handbook() -> &'static MasterPointHandbook {
    static HANDBOOK: LazyLock<MasterPointHandbook> = LazyLock::new(|| {
        expect_parsed_embedded_file("wbu-2003.toml", MasterPointHandbook::from_toml(PRINTED))
    });
    &HANDBOOK
}

#[cfg(test)]
mod tests {
    use super::*;

    #[expect(clippy::unwrap_used)]
    fn shipped() -> &'static MasterPointHandbook {
        Box::leak(Box::new(MasterPointHandbook::from_toml(PRINTED).unwrap()))
    }

    #[test]
    fn bands_leave_no_gap_and_do_not_overlap() {
        let handbook = shipped();
        assert_eq!(handbook.band[0].from, handbook.minimum_boards.boards);
        for pair in handbook.band.windows(2) {
            assert_eq!(pair[0].to.map(|to| to + 1), Some(pair[1].from));
        }
        assert!(handbook.band.iter().all(|band| band.to.is_some() || band.from == 36));
    }

    #[test]
    fn factors_never_fall_as_the_status_rises() {
        let handbook = shipped();
        assert!(handbook.status.windows(2).all(|pair| pair[0].factor < pair[1].factor));
        assert_eq!(handbook.shifted_status(Status::National, 2).factor, Exact::whole(6));
    }

    #[test]
    fn every_kind_with_a_least_entry_has_a_ladder() {
        let handbook = shipped();
        for least in &handbook.minimum_entry {
            assert!(handbook.step_scale(least.kind, least.winners).is_some(), "{}", least.event);
        }
    }

    #[test]
    fn team_sizes_read_as_2_3_3_prints_them() {
        let handbook = shipped();
        let factor =
            |members| handbook.team_size_factor(members).map(|(factor, _)| factor.to_string());
        assert_eq!(factor(4).as_deref(), Some("1"));
        assert_eq!(factor(5).as_deref(), Some("1"));
        assert_eq!(factor(8).as_deref(), Some("1"));
        assert_eq!(factor(12).as_deref(), Some("0.75"));
        assert_eq!(factor(16).as_deref(), Some("0.5"));
        assert_eq!(factor(7), None);
        assert_eq!(factor(2), None);
    }
}
