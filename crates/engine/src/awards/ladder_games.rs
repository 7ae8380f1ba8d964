//! The results of a game, for its ladder: who sat together, with which score, or why the scores
//! cannot count. An event with the key `Ladder` is a game; the events of one competition know each
//! other's games, and `series` ranks the ladder by them.

use std::collections::BTreeSet;

use crate::scoring::Scores;
use model::form::Key;
use model::name_comparison::name_key;
use model::problem::{Phrase, phrase};
use model::{Entry, Event, Exact, Player, State, Unit};

/// A game with the results that count for its ladder.
#[derive(Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct LadderGame {
    /// The unit of its scores.
    pub unit: Unit,
    pub results: Vec<LadderGameScore>,
    /// Why its scores cannot count, if they cannot.
    pub fault: Option<Phrase>,
}

/// A contestant's result in a game.
#[derive(Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct LadderGameScore {
    /// The name of a team, as typed.
    pub team: Option<String>,
    /// The players as entered, each with what identifies it.
    pub players: Vec<(String, LadderGamePlayer)>,
    /// The score, without handicap.
    pub score: Exact,
}

/// A player as a game's return names the person.
#[derive(Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct LadderGamePlayer {
    /// The name as it is typed.
    pub name: String,
    /// The number of the member, as typed.
    pub number: Option<String>,
}

impl LadderGame {
    /// The results of an event for its ladder; `None` if it is no game of a ladder, or counts
    /// elsewhere.
    pub(crate) fn from_event(
        event: &Event,
        scores: &Scores,
        scratch: Option<&Scores>,
    ) -> Option<LadderGame> {
        event.answer_text(Key::Ladder)?;
        if event.is_ladder() || event.state == State::Rejected {
            return None;
        }
        let fault = if event.state != State::Final {
            Some(phrase!("it has errors"))
        } else if event.is_handicapped() && scratch.is_none() {
            Some(phrase!(
                "it was ranked with handicaps, and the scores without handicap are missing"
            ))
        } else {
            None
        };
        let scores = scratch.unwrap_or(scores);
        let results = event.entries.iter().zip(&scores.of_entry).filter_map(|(entry, score)| {
            let score = score.as_ref()?.total;
            let known = |player: &Player| {
                let told =
                    LadderGamePlayer { name: player.name.clone(), number: player.number.clone() };
                (player.identity_key().into_owned(), told)
            };
            let players = entry.players.iter().map(known).collect();
            Some(LadderGameScore { team: entry.name.clone(), players, score })
        });
        Some(LadderGame { unit: scores.unit, results: results.collect(), fault })
    }

    /// The score of a contestant.
    pub(crate) fn score_of(&self, entry: &Entry) -> Option<Exact> {
        let team = entry.name.as_deref().map(name_key);
        let known: BTreeSet<String> =
            entry.players.iter().map(|player| player.identity_key().into_owned()).collect();
        let sat = |result: &&LadderGameScore| {
            let mut players = result.players.iter().map(|(known, _)| known);
            let all = !known.is_empty()
                && players.clone().filter(|player| known.contains(*player)).count() == known.len();
            all || (team.is_some()
                && team == result.team.as_deref().map(name_key)
                && players.next().is_some())
        };
        self.results.iter().find(sat).map(|result| result.score)
    }
}
