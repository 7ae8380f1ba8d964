//! The schema of `nzdc-1999.toml`: rounds, titles and prizes of the championship. Scoring systems,
//! seeding and board games have files of their own in `engine`, since other events can use them.

use std::sync::LazyLock;

use serde::Deserialize;

use engine::rules::cited_clauses::ClauseReading;
use engine::rules::parse_figures;
use engine::rules::{RuleBookSource, board_game_rules, expect_parsed_embedded_file};
use engine::scoring::diplomacy::diplomacy_systems;

/// The rules of the championship, as `nzdc-1999.toml` has them.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct DiplomacyChampionshipRules {
    /// The document, its edition and period.
    pub source: RuleBookSource,
    /// The number of rounds.
    pub rounds: RoundCount,
    /// The scoring system of games.
    pub scoring: ChampionshipScoringSystem,
    /// How players are ranked.
    pub standings: ClauseReading,
    /// How two games are compared.
    pub comparison: ClauseReading,
    /// The title for the best game with each power.
    pub best_country: ClauseReading,
    /// How many places have a prize.
    pub prizes: PrizePlaces,
    /// Positions played by the game master.
    pub game_master: ClauseReading,
}

/// The number of rounds.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct RoundCount {
    /// The number of rounds that are played.
    pub rounds: u32,
    pub clause: String,
}

/// The scoring system of games.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChampionshipScoringSystem {
    /// Its id in `engine/scoring/diplomacy/systems.toml`.
    pub system: String,
    pub clause: String,
}

/// The places that have a prize.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct PrizePlaces {
    /// The last prize place; the champion is place 1.
    pub places: u32,
    pub clause: String,
}

impl DiplomacyChampionshipRules {
    /// Reads the text of the file, and checks that its figures are sound.
    pub(crate) fn from_toml(text: &str) -> Result<DiplomacyChampionshipRules, String> {
        parse_figures(text)
    }

    /// House readings: clause and reason.
    pub(crate) fn house_readings(&self) -> Vec<(&str, &str)> {
        let own = [&self.standings, &self.comparison, &self.best_country, &self.game_master];
        let own = own.into_iter().filter(|reading| reading.house);
        let own = own.map(|reading| (reading.clause.as_str(), reading.reason.as_str()));
        let (plays, teams) = (&board_game_rules().plays, &diplomacy_systems().teams);
        own.chain([(&*plays.clause, &*plays.reason), (&*teams.clause, &*teams.reason)]).collect()
    }
}

/// The figures that come with the program, read once.
pub(crate) fn diplomacy_championship_rules() -> &'static DiplomacyChampionshipRules {
    static CHAMPIONSHIP: LazyLock<DiplomacyChampionshipRules> = LazyLock::new(|| {
        expect_parsed_embedded_file(
            "nzdc-1999.toml",
            DiplomacyChampionshipRules::from_toml(include_str!("nzdc-1999.toml")),
        )
    });
    &CHAMPIONSHIP
}
