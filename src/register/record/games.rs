//! Games: who met whom, and the boards of a Diplomacy tournament.

use serde::{Deserialize, Serialize};

use crate::engine::awards::Outcome;
use crate::engine::scoring::diplomacy::{
    Kind as EndingKind, Scored, is_disqualified, is_house, title,
};
use crate::model::crosstable::{Crosstable, Outing, PointSystem};
use crate::model::diplomacy::Power;
use crate::model::{Exact, sentence_of};

use super::ListRecord;

/// The games of an event of one player a side.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct GamesRecord {
    /// The players; outings name opponents by their positions here.
    pub players: Vec<PlayerGames>,
    /// What results are worth.
    pub points: PointSystem,
}

/// The games of a player.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct PlayerGames {
    /// The player's standing.
    pub standing: u32,
    /// The title, as `GM`; empty without one.
    pub title: Box<str>,
    /// The rating; none when unrated.
    pub rating: Option<u32>,
    /// One outing a round.
    pub outings: Box<[Outing]>,
}

impl GamesRecord {
    pub(super) fn of(table: &Crosstable, positions: &[u32]) -> GamesRecord {
        let players = table.contestants.iter().map(|contestant| PlayerGames {
            standing: positions.get(contestant.entry).copied().unwrap_or_default(),
            title: contestant.title.as_str().into(),
            rating: contestant.rating,
            outings: contestant.outings.as_slice().into(),
        });
        GamesRecord { players: players.collect(), points: table.points }
    }
}

/// A game of Diplomacy.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct GameRecord {
    /// The round, from 1.
    pub round: u32,
    /// The board, as typed.
    pub board: Box<str>,
    /// `Round 1, board 2`.
    pub title: Box<str>,
    /// How it ended, for people.
    pub ending: Box<str>,
    /// The game years.
    pub years: Box<[u16]>,
    /// The seven seats, by power.
    pub seats: Box<[SeatRecord]>,
}

/// A seat at a board.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct SeatRecord {
    /// The power.
    pub power: Power,
    /// The player's standing; none for one who is in no ranking.
    pub standing: Option<u32>,
    /// The player's name as entered; empty where nobody is known.
    pub name: Box<str>,
    /// Centres after each year.
    pub centres: Box<[u32]>,
    /// What the game was for the player; none before it is played.
    pub outcome: Option<EndingKind>,
    /// The score; none before the game is played.
    pub score: Option<Exact>,
    /// The arithmetic.
    pub told: Box<str>,
}

impl GameRecord {
    pub(super) fn of(
        outcome: &Outcome,
        lists: &[ListRecord],
        positions: &[u32],
    ) -> Option<Box<[GameRecord]>> {
        let diplomacy = outcome.scores.diplomacy()?;
        let listed = |entry: &usize| {
            let out = &outcome.event.entries[*entry];
            !lists.is_empty() && !is_house(out) && !is_disqualified(out)
        };
        let seat = |scored: &Scored, nth: usize| {
            let seat = &scored.game.seats[nth];
            let played = scored.played.get(nth);
            let name = seat.entry.map(|entry| outcome.event.entries[entry].title());
            SeatRecord {
                power: seat.power,
                standing: seat.entry.filter(listed).map(|entry| positions[entry]),
                name: name.unwrap_or_default().into(),
                centres: seat.centres.as_slice().into(),
                outcome: played.map(|played| played.kind),
                score: played.map(|played| played.score),
                told: played
                    .map_or_else(String::new, |played| sentence_of(played.told.iter()))
                    .into(),
            }
        };
        let games = diplomacy.games.iter().map(|scored| GameRecord {
            round: scored.game.round,
            board: scored.game.board.as_str().into(),
            title: title(&scored.game).into(),
            ending: scored.ending_told().into(),
            years: scored.game.years.as_slice().into(),
            seats: (0..scored.game.seats.len()).map(|nth| seat(scored, nth)).collect(),
        });
        Some(games.collect())
    }
}
