//! The knock-out of two-player Diplomacy as data: the shape of
//! `two-player-diplomacy.toml`.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::engine::rules::clauses::Clauses;

use crate::engine::rules::Source;

static RULES: LazyLock<KnockoutOfTwo> = LazyLock::new(|| {
    KnockoutOfTwo::from_toml(include_str!("../two-player-diplomacy.toml")).unwrap_or_else(|why| {
        unreachable!("the shipped file two-player-diplomacy.toml is tested: {why}")
    })
});

static CLAUSES: LazyLock<Clauses> = LazyLock::new(|| {
    Clauses::from_toml(include_str!("../clauses.toml"))
        .unwrap_or_else(|why| unreachable!("the shipped file clauses.toml is tested: {why}"))
});

/// The figures of the knock-out.
pub fn rules() -> &'static KnockoutOfTwo {
    &RULES
}

/// Its clauses, and what is done about each.
pub fn clauses() -> &'static Clauses {
    &CLAUSES
}

/// The whole file.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct KnockoutOfTwo {
    /// Where it comes from.
    pub source: Source,
    /// The qualifying groups.
    pub groups: Groups,
    /// The number of entrants that it fits.
    pub entrants: Entrants,
    /// The one more of those who were beaten twice.
    pub lucky: Lucky,
    /// Phase One.
    pub phase_one: Phase,
    /// Phase Two.
    pub phase_two: Phase,
    /// Semi-finals and final.
    pub matches: Matches,
}

/// The qualifying groups.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Groups {
    /// Players of a group.
    pub size: usize,
    /// Who is in which group.
    pub clause: String,
    /// The first games.
    pub first_clause: String,
    /// The games of the beaten.
    pub second_clause: String,
}

/// The number of entrants that it fits.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Entrants {
    /// The number.
    pub entrants: usize,
    /// Its clause.
    pub clause: String,
    /// Whether it is ours.
    pub house: bool,
    /// Why we read it so.
    pub reason: String,
}

/// The one more of those who were beaten twice.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Lucky {
    /// Centres of both games together.
    pub clause: String,
    /// Centres of the second game.
    pub second_clause: String,
    /// Centres in the last year of the shortest second game.
    pub year_clause: String,
    /// The years before it.
    pub back_clause: String,
    /// The coin.
    pub coin_clause: String,
}

/// A phase of three games at most.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Phase {
    /// Its players.
    pub players: usize,
    /// First games, by number, whose winners meet.
    pub winners: Vec<[usize; 2]>,
    /// First games whose beaten meet.
    pub beaten: Vec<[usize; 2]>,
    /// The first games.
    pub clause: String,
    /// The games of the winners.
    pub winners_clause: String,
    /// The games of the beaten.
    pub beaten_clause: String,
    /// The third games.
    pub third_clause: String,
    /// Whether a part of it is our reading.
    pub house: bool,
    /// Why we read it so.
    pub reason: String,
}

/// Semi-finals and final.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Matches {
    /// Games that are played at a time.
    pub games: usize,
    /// Games by which the winner leads.
    pub lead: usize,
    /// The semi-finals.
    pub semi_final_clause: String,
    /// The final.
    pub final_clause: String,
    /// What the winner is called.
    pub title: String,
    /// Whether a part of it is our reading.
    pub house: bool,
    /// What we read.
    pub reason: String,
}

impl KnockoutOfTwo {
    /// Reads a file of this shape; the error names the line.
    pub fn from_toml(text: &str) -> Result<KnockoutOfTwo, String> {
        toml::from_str(text).map_err(|why| why.to_string())
    }
}
