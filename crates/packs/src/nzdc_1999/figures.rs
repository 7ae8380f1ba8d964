//! The schema of `nzdc-1999.toml`.

use std::sync::LazyLock;

use serde::Deserialize;

use engine::rules::cited::HouseReading;
use engine::rules::figures;
use engine::rules::{Source, board_games, shipped};
use engine::scoring::diplomacy::systems;

/// The rules of the championship, as `nzdc-1999.toml` has them.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Championship {
    /// The document, its edition and period.
    pub source: Source,
    /// The number of rounds.
    pub rounds: Rounds,
    /// The scoring system of games.
    pub scoring: Scoring,
    /// How players are ranked.
    pub standings: HouseReading,
    /// How two games are compared.
    pub comparison: HouseReading,
    /// The title for the best game with each power.
    pub best_country: HouseReading,
    /// How many places have a prize.
    pub prizes: Prizes,
    /// Positions played by the game master.
    pub game_master: HouseReading,
}

/// The number of rounds.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Rounds {
    /// The number of rounds that are played.
    pub rounds: u32,
    pub clause: String,
}

/// The scoring system of games.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Scoring {
    /// Its id in `engine/scoring/diplomacy/systems.toml`.
    pub system: String,
    pub clause: String,
}

/// The places that have a prize.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Prizes {
    /// The last prize place; the champion is place 1.
    pub places: u32,
    pub clause: String,
}

impl Championship {
    /// Reads the text of the file, and checks that its figures are sound.
    pub fn from_toml(text: &str) -> Result<Championship, String> {
        figures(text)
    }

    /// House readings: clause and reason.
    pub fn readings(&self) -> Vec<(&str, &str)> {
        let own = [&self.standings, &self.comparison, &self.best_country, &self.game_master];
        let own = own.into_iter().filter(|reading| reading.house);
        let own = own.map(|reading| (reading.clause.as_str(), reading.reason.as_str()));
        let (plays, teams) = (&board_games().plays, &systems().teams);
        own.chain([(&*plays.clause, &*plays.reason), (&*teams.clause, &*teams.reason)]).collect()
    }
}

/// The figures that come with the program, read once.
pub fn championship() -> &'static Championship {
    static CHAMPIONSHIP: LazyLock<Championship> = LazyLock::new(|| {
        shipped("nzdc-1999.toml", Championship::from_toml(include_str!("nzdc-1999.toml")))
    });
    &CHAMPIONSHIP
}
