//! The schema of `two-player-diplomacy.toml`: sizes of groups, games of the phases, the lead that
//! wins a match. A clause is a section of the organisers' page and its letter.

use std::sync::LazyLock;

use serde::Deserialize;

use engine::rules::clauses::ClauseList;
use engine::rules::parse_figures;

use engine::rules::RuleBookSource;

static RULES: LazyLock<TwoPlayerRules> = LazyLock::new(|| {
    TwoPlayerRules::from_toml(include_str!("../two-player-diplomacy.toml")).unwrap_or_else(|why| {
        unreachable!("the shipped file two-player-diplomacy.toml is tested: {why}")
    })
});

static CLAUSES: LazyLock<ClauseList> = LazyLock::new(|| {
    ClauseList::from_toml(include_str!("../clauses.toml"))
        .unwrap_or_else(|why| unreachable!("the shipped file clauses.toml is tested: {why}"))
});

/// The figures that come with the program, read once.
pub(crate) fn two_player_rules() -> &'static TwoPlayerRules {
    &RULES
}

/// The clauses, and what palmares does about each.
pub fn clauses() -> &'static ClauseList {
    &CLAUSES
}

/// The rules of the knock-out, as `two-player-diplomacy.toml` has them.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct TwoPlayerRules {
    /// The document, its edition and period.
    pub source: RuleBookSource,
    pub groups: TwoPlayerGroupRules,
    /// The number of entrants.
    pub entrants: TwoPlayerEntrantCount,
    pub lucky: LuckyLoserRules,
    pub phase_one: ThreeGamePhaseRules,
    pub phase_two: ThreeGamePhaseRules,
    pub matches: TwoPlayerMatchRules,
}

/// Size, games and winners of the qualifying groups.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct TwoPlayerGroupRules {
    /// Players in a group.
    pub size: usize,
    /// Clause of who is in which group.
    pub clause: String,
    /// Clause of the first games.
    pub first_clause: String,
    /// Clause of the losers' games.
    pub second_clause: String,
}

/// The number of entrants that fills Phase One.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct TwoPlayerEntrantCount {
    /// The number of players that fill Phase One.
    pub entrants: usize,
    pub clause: String,
    /// Whether this is a house reading.
    pub house: bool,
    /// The reason for the reading.
    pub reason: String,
}

/// The lucky loser: one of those who lost twice. The clauses of its comparisons, in order.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct LuckyLoserRules {
    /// Centres of both games together.
    pub clause: String,
    /// Centres of the second game.
    pub second_clause: String,
    /// Centres in the last year of the shortest second game.
    pub year_clause: String,
    /// The years before it.
    pub back_clause: String,
    pub coin_clause: String,
}

/// A phase of three games at most.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ThreeGamePhaseRules {
    pub players: usize,
    /// Numbers of first games whose winners meet.
    pub winners: Vec<[usize; 2]>,
    /// Numbers of first games whose losers meet.
    pub beaten: Vec<[usize; 2]>,
    /// Clause of the first games.
    pub clause: String,
    /// Clause of the winners' games.
    pub winners_clause: String,
    /// Clause of the losers' games.
    pub beaten_clause: String,
    /// Clause of the third games.
    pub third_clause: String,
    /// Whether a part is a house reading.
    pub house: bool,
    /// The reason for the reading.
    pub reason: String,
}

/// How semi-finals and final are played and decided.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct TwoPlayerMatchRules {
    /// Games played at a time.
    pub games: usize,
    /// The lead that wins, in games.
    pub lead: usize,
    pub semi_final_clause: String,
    pub final_clause: String,
    /// What the winner is called.
    pub title: String,
    /// Whether a part is a house reading.
    pub house: bool,
    /// The reason for the reading.
    pub reason: String,
}

impl TwoPlayerRules {
    /// Reads the text of the file, and checks that its figures are sound.
    pub(crate) fn from_toml(text: &str) -> Result<TwoPlayerRules, String> {
        parse_figures(text)
    }
}
