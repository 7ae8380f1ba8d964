//! Board games as data: the shape of `board_games.toml`. It lists the games that count, with their
//! length and weight, and the points of a play by its players and places (NZDC 1999, rule 27).
//! `scoring::board_games` scores by it.

use serde::Deserialize;

use super::cited_clauses::ClauseReading;
use super::figures::parse_figures;
use model::Exact;
use model::misspelt_names::nearest_name;
use model::name_comparison::name_sort_key;

/// The figures of the file `board_games.toml`, with their clauses.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct BoardGameRules {
    /// How plays of a board game count, as the house reads it.
    pub plays: ClauseReading,
    /// Points of a play by its number of players.
    pub points: Vec<BoardGamePointsByPlace>,
    /// The games that count.
    pub board_game: Vec<CountedBoardGame>,
}

/// Points of a play of a board game.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct BoardGamePointsByPlace {
    /// Players of the play.
    pub players: usize,
    /// Points by place, from the first.
    pub points: Vec<Exact>,
    pub clause: String,
}

/// A board game that counts.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct CountedBoardGame {
    pub name: String,
    /// Other names that score sheets give it.
    #[serde(default)]
    pub also: Vec<String>,
    /// How long it takes on average.
    pub minutes: u32,
    /// The weight of its plays: a twentieth of the minutes.
    pub weight: Exact,
    pub clause: String,
}

impl BoardGameRules {
    /// Reads a file of this shape.
    pub(crate) fn from_toml(text: &str) -> Result<BoardGameRules, String> {
        parse_figures(text)
    }

    /// The board game with a name, else the most similar name.
    pub(crate) fn find_board_game(&self, name: &str) -> Result<&CountedBoardGame, Option<&str>> {
        // `Drunter und Drüber`, `Tigris & Euphrates`: the word between has many spellings.
        let key = |name: &str| -> String {
            let words = name_sort_key(name);
            words.split(' ').filter(|word| !matches!(*word, "and" | "und" | "the")).collect()
        };
        let called = |game: &&CountedBoardGame| {
            let mut names = std::iter::once(&game.name).chain(&game.also);
            names.any(|own| key(own) == key(name))
        };
        let found = self.board_game.iter().find(called);
        found.ok_or_else(|| {
            nearest_name(name, self.board_game.iter().map(|game| game.name.as_str()))
        })
    }

    /// The points of a play with this many players.
    pub fn place_points_for_player_count(&self, players: usize) -> Option<&BoardGamePointsByPlace> {
        self.points.iter().find(|points| points.players == players)
    }

    /// The fewest and the most players of a play.
    pub(crate) fn player_range(&self) -> (usize, usize) {
        let players = || self.points.iter().map(|points| points.players);
        (players().min().unwrap_or(0), players().max().unwrap_or(0))
    }
}
