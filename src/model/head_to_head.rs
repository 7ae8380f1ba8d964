//! A match or game of two contestants, a row of the sheet `Matches`.

use jiff::civil::Date;

use super::{Address, Cell, Exact};

/// What happened between two contestants.
#[derive(Debug, Clone)]
pub struct Match {
    /// Its row.
    pub at: Address,
    /// The session, where the event has several.
    pub session: Option<String>,
    /// The day it was played.
    pub date: Option<Date>,
    /// The round.
    pub round: Option<String>,
    /// The home side, as an index into the event's entries.
    pub home: usize,
    /// The away side; none for a bye.
    pub away: Option<usize>,
    /// Boards of the match, where they are given.
    pub boards: Option<Cell<Exact>>,
    /// IMPs or another score of each side.
    pub imps: [Option<Cell<Exact>>; 2],
    /// Victory points of each side.
    pub vps: [Option<Cell<Exact>>; 2],
    /// Percentage of each side.
    pub percent: [Option<Cell<Exact>>; 2],
    /// Average-plus boards of each side.
    pub average_plus: [u32; 2],
    /// The result as it was typed, spelt as on the form: `1-0`, ½-½, `--+` …
    pub result: Option<&'static str>,
    /// What was special about it.
    pub note: Option<&'static str>,
}

/// What a player played of a match, a row of the sheet `Lineups`.
#[derive(Debug, Clone)]
pub struct Lineup {
    /// Its row.
    pub at: Address,
    /// The round; none for all that the entry played.
    pub round: Option<String>,
    /// The contestant, an index into the event's entries.
    pub entry: usize,
    /// The player, an index into the entry's players.
    pub player: usize,
    /// Boards played; all of the match where none are given.
    pub boards: Option<Cell<Exact>>,
    /// Boards that a concession left unplayed, the player being present.
    pub deemed: Option<Cell<Exact>>,
}

impl Match {
    /// The sides, home first.
    pub fn sides(&self) -> impl Iterator<Item = usize> {
        std::iter::once(self.home).chain(self.away)
    }
}
