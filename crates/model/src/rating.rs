//! Ratings and title norms after a tournament: what a pack computed, with its basis. `fide_ratings`
//! in `packs` fills them in; pages, tables and the record of a return read them.

use serde::{Deserialize, Serialize};

use super::{Basis, Exact};
use crate::words;

/// The ratings of the players after a tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RatingsAfterTournament {
    /// The edition of the rules that rates it, with its clause.
    pub ground: Basis,
    /// The players, in the order of the crosstable.
    pub players: Vec<RatedPlayer>,
    /// The title norms, by player.
    pub norms: Vec<TitleNorm>,
    /// Why there can be no norm, or none yet; empty if there can.
    pub no_norms: String,
    /// Whether each month is rated by its own list (B.02 4).
    pub by_months: bool,
}

impl RatingsAfterTournament {
    /// The ratings of an entry; `None` if its games are not rated.
    pub fn rated_player_of_entry(&self, entry: usize) -> Option<&RatedPlayer> {
        self.players.iter().find(|rated| rated.entry == entry)
    }

    /// The norms of an entry.
    pub fn norms_of_entry(&self, entry: usize) -> impl Iterator<Item = &TitleNorm> {
        self.norms.iter().filter(move |norm| norm.entry == entry)
    }
}

/// A player after a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedPlayer {
    /// The entry, an index into those of the event.
    pub entry: usize,
    pub figures: RatingChange,
    /// How they were worked out.
    pub basis: Basis,
}

/// What a tournament did to a player's rating.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatingChange {
    /// The rating before it; `None` if unrated.
    pub before: Option<u32>,
    /// Games against rated opponents.
    pub games: u32,
    /// Points from these games.
    pub score: Exact,
    /// Points to be expected from them; `None` for an unrated player.
    pub expected: Option<Exact>,
    /// The development coefficient; `None` for an unrated player.
    pub k: Option<u32>,
    /// The change in points of rating, exact; `None` for an unrated player.
    pub change: Option<Exact>,
    /// The rating after it; `None` if the player is unrated then.
    pub after: Option<u32>,
    /// The rating that the score stands for; `None` without games against rated opponents.
    pub performance: Option<i32>,
}

words! {
    /// How far a title norm has come.
    NormState {
        /// Every condition is met.
        Made = "made",
        /// The rounds to come can still make it.
        Possible = "possible",
        /// The performance was that of a norm, but another condition is not met.
        Missed = "missed",
    }
}

/// A norm for a title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TitleNorm {
    /// The entry, an index into those of the event.
    pub entry: usize,
    pub figures: TitleNormFigures,
    /// The rounds of the games that count, from 1.
    pub rounds: Vec<usize>,
    /// The fewest points that make it against these opponents; `None` if none do.
    pub required: Option<Exact>,
    /// Its conditions with their clauses.
    pub basis: Basis,
}

/// What a norm counts and how far it has come, for pages and tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TitleNormFigures {
    /// The title that the norm is for: `IM`.
    pub title: Box<str>,
    /// How far it has come.
    pub state: NormState,
    /// The games that count for it.
    pub games: u32,
    /// The points scored in the games that count.
    pub score: Exact,
    /// The average rating of the opponents, as the norm counts it.
    pub average: i32,
    pub performance: i32,
    /// What makes it: `2.5 of 3 against an average of 2410`; empty unless it is possible.
    pub needs: Box<str>,
}
