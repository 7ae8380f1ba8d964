//! Ties of game scores (NZDC 1999, Appendix B, part 3), and the better of two games (part 4).

use std::cmp::Reverse;

use crate::scoring::Scores;
use crate::scoring::diplomacy::{
    COMPARED_PLACES, DiplomacyGames, PlayerEnding, PlayerGameResult, is_disqualified,
    is_house_player,
};
use model::{EntryStatus, Event, Exact, Place, StableSort, natural_cmp};

use super::standing::{RankedContestant, RankingList, Separator, placed};

/// The sort key of a game, in the order of part 4; greater is better.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct PlayedGameKey {
    /// Outcome: win, draw, elimination, loss (B.4.1).
    kind: PlayerEnding,
    /// Points from the game (B.4.2).
    score: Exact,
    /// Place by centres, then how few share it (B.4.3).
    place: Reverse<Place>,
    /// Among eliminated players the last year with centres, and how many (B.4.4).
    lasted: (u16, u32),
    /// The distances to the first, second … seventh (B.4.5, B.4.6).
    distances: [Exact; COMPARED_PLACES],
}

impl PlayedGameKey {
    /// The sort key of a game.
    pub fn from_game(played: &PlayerGameResult) -> PlayedGameKey {
        let eliminated = played.kind == PlayerEnding::Eliminated;
        PlayedGameKey {
            kind: played.kind,
            score: played.score,
            place: Reverse(played.place),
            lasted: played.lasted.filter(|_| eliminated).unwrap_or_default(),
            distances: played.distances,
        }
    }

    /// Points from the game.
    pub fn score(&self) -> Exact {
        self.score
    }

    /// Whether it was played out by the player.
    pub fn is_played_out(&self) -> bool {
        !matches!(self.kind, PlayerEnding::Abandoned | PlayerEnding::Disqualified)
    }
}

/// The sort key of a player's or team's games among equal totals (part 3); greater is better.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct PlayerGamesKey {
    wins: u32,
    /// Drawn games that included the player.
    draws: u32,
    /// The three best games; a missing one is worse than any.
    best: [Option<PlayedGameKey>; 3],
}

impl PlayerGamesKey {
    /// The key of some games.
    pub fn from_games<'a>(games: impl Iterator<Item = &'a PlayerGameResult>) -> PlayerGamesKey {
        let mut worths: Vec<PlayedGameKey> = games.map(PlayedGameKey::from_game).collect();
        worths.arrange_by(|a, b| b.cmp(a));
        let count =
            |kind: PlayerEnding| worths.iter().filter(|worth| worth.kind == kind).count() as u32;
        let (wins, draws) = (count(PlayerEnding::Win), count(PlayerEnding::Draw));
        let mut worths = worths.into_iter();
        PlayerGamesKey { wins, draws, best: std::array::from_fn(|_| worths.next()) }
    }

    /// The values shown beside the score.
    pub fn separators(&self) -> Vec<Separator> {
        let counts = [("wins", self.wins), ("draws", self.draws)];
        let counts =
            counts.map(|(name, count)| Separator { name, value: Some(Exact::whole(count)) });
        let games = ["best", "second", "third"].into_iter().zip(&self.best);
        let games = games.map(|(name, worth)| Separator {
            name,
            value: worth.as_ref().map(PlayedGameKey::score),
        });
        counts.into_iter().chain(games).collect()
    }
}

/// The ranking of the players, without house players and disqualified ones.
pub fn rank_players(event: &Event, scores: &Scores, diplomacy: &DiplomacyGames) -> RankingList {
    let out = |entry: &usize| {
        let entry = &event.entries[*entry];
        is_house_player(entry) || is_disqualified(entry) || entry.status == EntryStatus::Team
    };
    let entries = (0..event.entries.len()).filter(|entry| !out(entry));
    let (mut ranked, mut unranked) = (Vec::new(), Vec::new());
    for entry in entries {
        match &scores.of_entry[entry] {
            Some(score) => {
                let games = PlayerGamesKey::from_games(
                    diplomacy.of_entry(entry).map(|(.., played)| played),
                );
                let measures = games.separators();
                ranked.push(RankedContestant { entry, score: score.total, games, measures });
            }
            None => unranked.push(entry),
        }
    }
    unranked.arrange_by(|a, b| natural_cmp(&event.entries[*a].label, &event.entries[*b].label));
    RankingList { section: None, direction: None, standings: placed(event, ranked), unranked }
}
