//! The New Zealand Diplomacy Championship as data: the shape of `nzdc-1999.toml`.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::engine::rules::{Source, board_games, diplomacy, shipped};

/// The whole file.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Championship {
    /// Where it comes from.
    pub source: Source,
    /// Rounds of the tournament.
    pub rounds: Rounds,
    /// How games are scored.
    pub scoring: Scoring,
    /// The ranking.
    pub standings: Reading,
    /// Which of two games is better.
    pub comparison: Reading,
    /// The titles of the powers.
    pub best_country: Reading,
    /// The prize places.
    pub prizes: Prizes,
    /// Positions that the director plays.
    pub game_master: Reading,
}

/// Rounds of the tournament.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Rounds {
    /// How many.
    pub rounds: u32,
    /// Its clause.
    pub clause: String,
}

/// How games are scored.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Scoring {
    /// The id of the system.
    pub system: String,
    /// Its clause.
    pub clause: String,
}

/// A clause with a house reading.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Reading {
    /// Its clause.
    pub clause: String,
    /// Whether the reading is ours.
    pub house: bool,
    /// Why we read it so.
    pub reason: String,
}

/// The prize places.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Prizes {
    /// The last of them, the champion being the first.
    pub places: u32,
    /// Its clause.
    pub clause: String,
}

impl Championship {
    /// Reads a file of this shape; the error names the line.
    pub fn from_toml(text: &str) -> Result<Championship, String> {
        toml::from_str(text).map_err(|why| why.to_string())
    }

    /// Its house readings: clause and reason.
    pub fn readings(&self) -> Vec<(&str, &str)> {
        let own = [&self.standings, &self.comparison, &self.best_country, &self.game_master];
        let own = own.into_iter().filter(|reading| reading.house);
        let own = own.map(|reading| (reading.clause.as_str(), reading.reason.as_str()));
        let (plays, teams) = (&board_games().plays, &diplomacy().teams);
        own.chain([(&*plays.clause, &*plays.reason), (&*teams.clause, &*teams.reason)]).collect()
    }
}

/// The championship as it is shipped.
pub fn championship() -> &'static Championship {
    static CHAMPIONSHIP: LazyLock<Championship> = LazyLock::new(|| {
        shipped("nzdc-1999.toml", Championship::from_toml(include_str!("nzdc-1999.toml")))
    });
    &CHAMPIONSHIP
}
