//! Rules as data: scales, limits and factors, each block with its clause.
//!
//! A file of figures is a TOML file and a struct of the same shape; unknown keys are
//! refused. Those of a rule book stand in its pack; here stand those of the house, which
//! hold for every event, and the shapes that several rule books fill. A new edition of a
//! handbook is a pack beside the old one, chosen by its id: awards of past seasons must
//! not change. What a rule book says of an event before it is scored, [`book::Book`] asks.

pub mod board_games;
pub mod book;
pub mod clauses;
pub mod description;
pub mod diplomacy;
pub mod field;
pub mod law77;
pub mod membership;
pub mod names;
pub mod penalties;
pub mod porous;
pub mod scoring;
pub mod seeding;
pub mod ties;
pub mod vp_scale;

use std::sync::LazyLock;

use scoring::House;

static HOUSE: LazyLock<House> = LazyLock::new(|| {
    House::from_toml(include_str!("scoring.toml"))
        .unwrap_or_else(|why| unreachable!("the shipped file scoring.toml is tested: {why}"))
});

static DIPLOMACY: LazyLock<diplomacy::Systems> = LazyLock::new(|| {
    diplomacy::Systems::from_toml(include_str!("diplomacy.toml"))
        .unwrap_or_else(|why| unreachable!("the shipped file diplomacy.toml is tested: {why}"))
});

static BOARD_GAMES: LazyLock<board_games::BoardGames> = LazyLock::new(|| {
    let file = "board_games.toml";
    shipped(file, board_games::BoardGames::from_toml(include_str!("board_games.toml")))
});

/// The board games that events count, whatever rule book they name.
pub fn board_games() -> &'static board_games::BoardGames {
    &BOARD_GAMES
}

/// The scoring systems for games of Diplomacy.
pub fn diplomacy() -> &'static diplomacy::Systems {
    &DIPLOMACY
}

static SEEDING: LazyLock<seeding::Seeding> = LazyLock::new(|| {
    seeding::Seeding::from_toml(include_str!("seeding.toml"))
        .unwrap_or_else(|why| unreachable!("the shipped file seeding.toml is tested: {why}"))
});

/// How players of Diplomacy are put to boards and powers.
pub fn seeding() -> &'static seeding::Seeding {
    &SEEDING
}

/// What rule sets choose from by name.
pub fn house() -> &'static House {
    &HOUSE
}

/// Reads a file that is shipped with the program. Tests read it too, so that it holds.
pub fn shipped<T>(file: &str, read: Result<T, String>) -> T {
    read.unwrap_or_else(|why| unreachable!("the shipped file {file} is tested: {why}"))
}

/// Where a rule set comes from and when it holds.
#[derive(serde::Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// Its id on the form.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// The body that issued it.
    pub body: String,
    /// The document.
    pub document: String,
    /// The edition.
    pub edition: String,
    /// First day of events that it governs.
    pub valid_from: jiff::civil::Date,
    /// The clause that says so.
    pub valid_from_clause: String,
    /// Where the text can be read.
    pub text: String,
    /// What its awards are counted in.
    pub unit: String,
    /// How awards are rounded.
    pub rounding: String,
    /// The clause that says so.
    pub rounding_clause: String,
}

impl Source {
    /// The lines above a description: title, body, document and where its text is.
    pub fn heading(&self) -> String {
        let Source { title, body, document, edition, text, .. } = self;
        format!("{title}\n  {body}, {document}, {edition}\n  text: {text}\n")
    }
}
