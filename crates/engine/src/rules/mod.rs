//! Rules as data: scales, limits and factors, each block with its clause.
//!
//! A file of figures is a TOML file with a struct of the same shape; unknown keys are errors. Packs
//! hold the figures of rule books; here are the general ones and the shapes that several packs
//! share. A new edition of a handbook is a new pack, since awards of past seasons must not change.
//! [`rule_book_facts::RuleBookFacts`] asks what a rule book says of an event before scoring.

pub mod board_games;
pub mod cited_clauses;
pub mod clauses;
pub mod contract_scores;
pub mod diplomacy_seeding;
pub mod entrant_rules;
pub mod figure_differences;
mod figure_value;
mod figures;
pub mod membership;
pub mod name_lists;
pub mod penalties;
pub mod porous;
pub mod rule_book_description;
pub mod rule_book_facts;
pub mod scoring_rules;
pub mod tie_rules;
pub mod vp_scale;

pub(crate) use figure_value::{FigureError, FigurePath};
pub use figures::{UnsoundFigure, figures_from_table, parse_figures, read_figures_or_error_path};

use std::sync::LazyLock;

use jiff::civil::Date;

use scoring_rules::SharedScoringConventions;

static HOUSE: LazyLock<SharedScoringConventions> = LazyLock::new(|| {
    SharedScoringConventions::from_toml(include_str!("scoring.toml"))
        .unwrap_or_else(|why| unreachable!("the shipped file scoring.toml is tested: {why}"))
});

static BOARD_GAMES: LazyLock<board_games::BoardGameRules> = LazyLock::new(|| {
    let file = "board_games.toml";
    expect_parsed_embedded_file(
        file,
        board_games::BoardGameRules::from_toml(include_str!("board_games.toml")),
    )
});

/// The board games that count under every rule book.
pub fn board_game_rules() -> &'static board_games::BoardGameRules {
    &BOARD_GAMES
}

static SEEDING: LazyLock<diplomacy_seeding::DiplomacySeedingRules> = LazyLock::new(|| {
    diplomacy_seeding::DiplomacySeedingRules::from_toml(include_str!("seeding.toml"))
        .unwrap_or_else(|why| unreachable!("the shipped file seeding.toml is tested: {why}"))
});

/// The seeding rules of Diplomacy.
pub(crate) fn diplomacy_seeding_rules() -> &'static diplomacy_seeding::DiplomacySeedingRules {
    &SEEDING
}

/// The general figures, which rule books choose from by name.
pub fn shared_scoring_conventions() -> &'static SharedScoringConventions {
    &HOUSE
}

/// Parses a file that is part of the program. Tests parse all of them.
pub fn expect_parsed_embedded_file<T>(file: &str, read: Result<T, String>) -> T {
    read.unwrap_or_else(|why| unreachable!("the shipped file {file} is tested: {why}"))
}

/// The origin and validity of a rule book.
#[derive(serde::Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RuleBookSource {
    /// Its id on the form.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// The body that issued it.
    pub body: String,
    #[serde(default)]
    pub document: String,
    #[serde(default)]
    pub edition: String,
    /// The name that it shares with its other editions, of which the day of an event chooses one.
    pub editions: Option<String>,
    /// The first day of events under it; `None` where it is not established.
    #[serde(default, deserialize_with = "figures::day")]
    pub valid_from: Option<Date>,
    /// The clause of that day.
    #[serde(default)]
    pub valid_from_clause: String,
    /// The last day of events under it; `None` while it is in force.
    #[serde(default, deserialize_with = "figures::day")]
    pub valid_until: Option<Date>,
    /// Where the text is published.
    #[serde(default)]
    pub text: String,
    /// The unit of its awards.
    #[serde(default)]
    pub unit: String,
    /// How awards are rounded.
    #[serde(default)]
    pub rounding: String,
    /// The clause of the rounding.
    #[serde(default)]
    pub rounding_clause: String,
}

impl RuleBookSource {
    /// The heading of its description: title, body, document, source.
    pub fn heading(&self) -> String {
        let RuleBookSource { title, body, document, edition, text, .. } = self;
        let of = [body, document, edition].map(String::as_str).into_iter();
        let of: Vec<&str> = of.filter(|part| !part.is_empty()).collect();
        let text = if text.is_empty() { String::new() } else { format!("  text: {text}\n") };
        format!("{title}\n  {}\n{text}", of.join(", "))
    }

    /// The days of its events: `events from 2003-04-01 (Preface)`.
    pub fn validity_text(&self) -> String {
        let RuleBookSource { valid_from, valid_from_clause: clause, valid_until, .. } = self;
        let from = valid_from.map(|from| format!(" from {from}"));
        let until = valid_until.map(|until| format!(" until {until}"));
        let days = [from, until].into_iter().flatten().collect::<String>();
        let days = if days.is_empty() { " of any day".to_string() } else { days };
        let clause = if clause.is_empty() { String::new() } else { format!(" ({clause})") };
        format!("events{days}{clause}")
    }

    /// Whether a day lies in the time in which it is in force.
    pub fn is_in_force(&self, day: Date) -> bool {
        self.valid_from.is_none_or(|from| from <= day)
            && self.valid_until.is_none_or(|until| day <= until)
    }
}
