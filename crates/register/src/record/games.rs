//! Games: crosstables, and the boards of a Diplomacy tournament, each player by its position among
//! the standings. The page of each player shows them.

use serde::{Deserialize, Serialize};

use engine::awards::ComputedEvent;
use engine::scoring::diplomacy::{
    DiplomacyPlayerOutcome as EndingKind, ScoredDiplomacyGame, diplomacy_game_title,
    is_house_player,
};
use model::crosstable::{Crosstable, PointSystem, RoundResult};
use model::diplomacy::Power;
use model::{Exact, sentence_of_steps};

use super::RankingListRecord;

/// The crosstable of an event of one player a side.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct CrosstableRecord {
    /// The players; outings refer to opponents by their index here.
    pub players: Vec<CrosstablePlayer>,
    /// The points for each result.
    pub points: PointSystem,
}

/// A player of the crosstable, and what happened in each round.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct CrosstablePlayer {
    /// The index of the player's standing.
    pub standing: u32,
    /// The title, such as `GM`; may be empty.
    pub title: Box<str>,
    /// The rating; `None` if unrated.
    pub rating: Option<u32>,
    /// One outing per round.
    pub round_results: Box<[RoundResult]>,
}

impl CrosstableRecord {
    pub(super) fn from_crosstable(table: &Crosstable, positions: &[u32]) -> CrosstableRecord {
        let players = table.contestants.iter().map(|contestant| CrosstablePlayer {
            standing: positions.get(contestant.entry).copied().unwrap_or_default(),
            title: contestant.title.as_str().into(),
            rating: contestant.rating,
            round_results: contestant.round_results.as_slice().into(),
        });
        CrosstableRecord { players: players.collect(), points: table.points }
    }
}

/// A game of Diplomacy.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct DiplomacyGameRecord {
    /// The round, from 1.
    pub round: u32,
    /// The board, as typed.
    pub board: Box<str>,
    /// `Round 1, board 2`.
    pub title: Box<str>,
    /// How it ended, in words.
    pub ending: Box<str>,
    pub years: Box<[u16]>,
    /// The seven seats, by power.
    pub seats: Box<[DiplomacySeatRecord]>,
}

/// A seat at a board.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct DiplomacySeatRecord {
    pub power: Power,
    /// The index of the player's standing; `None` if not ranked.
    pub standing: Option<u32>,
    /// The player's name as entered; empty if unknown.
    pub name: Box<str>,
    /// Centres after each year.
    pub centres: Box<[u32]>,
    /// The outcome for the player; `None` before the game is played.
    pub outcome: Option<EndingKind>,
    /// The score; `None` before the game is played.
    pub score: Option<Exact>,
    /// The calculation.
    pub told: Box<str>,
}

impl DiplomacyGameRecord {
    pub(super) fn all_from_event(
        outcome: &ComputedEvent,
        lists: &[RankingListRecord],
        positions: &[u32],
    ) -> Option<Box<[DiplomacyGameRecord]>> {
        let diplomacy = outcome.scores.diplomacy_games()?;
        let listed = |entry: &usize| {
            let out = &outcome.event.entries[*entry];
            !lists.is_empty() && !is_house_player(out) && !out.is_disqualified()
        };
        let seat = |scored: &ScoredDiplomacyGame, nth: usize| {
            let seat = &scored.game.seats[nth];
            let played = scored.played.get(nth);
            let name = seat.entry.map(|entry| outcome.event.entries[entry].display_name());
            DiplomacySeatRecord {
                power: seat.power,
                standing: seat.entry.filter(listed).map(|entry| positions[entry]),
                name: name.unwrap_or_default().into(),
                centres: seat.centres.as_slice().into(),
                outcome: played.map(|played| played.kind),
                score: played.map(|played| played.score),
                told: played
                    .map_or_else(String::new, |played| sentence_of_steps(played.told.iter()))
                    .into(),
            }
        };
        let games = diplomacy.games.iter().map(|scored| DiplomacyGameRecord {
            round: scored.game.round,
            board: scored.game.board.as_str().into(),
            title: diplomacy_game_title(&scored.game).into(),
            ending: scored.ending_text().into(),
            years: scored.game.years.as_slice().into(),
            seats: (0..scored.game.seats.len()).map(|nth| seat(scored, nth)).collect(),
        });
        Some(games.collect())
    }
}
