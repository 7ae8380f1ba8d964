//! Ties of game scores (NZDC 1999, Appendix B, part 3), and the better of two games (part 4).

use std::cmp::Reverse;

use crate::scoring::Scores;
use crate::scoring::diplomacy::{
    COMPARED_DIPLOMACY_PLACES, DiplomacyGames, DiplomacyPlayerOutcome, DiplomacyPlayerResult,
    is_house_player,
};
use model::{EntryStatus, Event, Exact, Place, StableSort, natural_cmp};

use super::standing::{ContestantWithGames, RankingList, ScoreSeparator, assign_places_by_games};

/// The sort key of a game, in the order of part 4; greater is better.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct DiplomacyGameSortKey {
    /// Outcome: win, draw, elimination, loss (B.4.1).
    kind: DiplomacyPlayerOutcome,
    /// Points from the game (B.4.2).
    score: Exact,
    /// Place by centres, then how few share it (B.4.3).
    place: Reverse<Place>,
    /// Among eliminated players the last year with centres, and how many (B.4.4).
    lasted: (u16, u32),
    /// The distances to the first, second … seventh (B.4.5, B.4.6).
    distances: [Exact; COMPARED_DIPLOMACY_PLACES],
}

impl DiplomacyGameSortKey {
    /// The sort key of a game.
    pub fn from_player_result(played: &DiplomacyPlayerResult) -> DiplomacyGameSortKey {
        let eliminated = played.kind == DiplomacyPlayerOutcome::Eliminated;
        DiplomacyGameSortKey {
            kind: played.kind,
            score: played.score,
            place: Reverse(played.place),
            lasted: played.lasted.filter(|_| eliminated).unwrap_or_default(),
            distances: played.distances,
        }
    }

    /// Points from the game.
    pub(crate) fn score(&self) -> Exact {
        self.score
    }

    /// Whether it was played out by the player.
    pub fn is_played_out(&self) -> bool {
        !matches!(
            self.kind,
            DiplomacyPlayerOutcome::Abandoned | DiplomacyPlayerOutcome::Disqualified
        )
    }
}

/// The sort key of a player's or team's games among equal totals (part 3); greater is better.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct DiplomacyPlayerSortKey {
    wins: u32,
    /// Drawn games that included the player.
    draws: u32,
    /// The three best games; a missing one is worse than any.
    best: [Option<DiplomacyGameSortKey>; 3],
}

impl DiplomacyPlayerSortKey {
    /// The key of some games.
    pub(crate) fn from_games<'a>(
        games: impl Iterator<Item = &'a DiplomacyPlayerResult>,
    ) -> DiplomacyPlayerSortKey {
        let mut worths: Vec<DiplomacyGameSortKey> =
            games.map(DiplomacyGameSortKey::from_player_result).collect();
        worths.arrange_by(|a, b| b.cmp(a));
        let count = |kind: DiplomacyPlayerOutcome| {
            worths.iter().filter(|worth| worth.kind == kind).count() as u32
        };
        let (wins, draws) =
            (count(DiplomacyPlayerOutcome::Win), count(DiplomacyPlayerOutcome::Draw));
        let mut worths = worths.into_iter();
        DiplomacyPlayerSortKey { wins, draws, best: std::array::from_fn(|_| worths.next()) }
    }

    /// The values shown beside the score.
    pub(crate) fn separators(&self) -> Vec<ScoreSeparator> {
        let counts = [("wins", self.wins), ("draws", self.draws)];
        let counts =
            counts.map(|(name, count)| ScoreSeparator { name, value: Some(Exact::whole(count)) });
        let games = ["best", "second", "third"].into_iter().zip(&self.best);
        let games = games.map(|(name, worth)| ScoreSeparator {
            name,
            value: worth.as_ref().map(DiplomacyGameSortKey::score),
        });
        counts.into_iter().chain(games).collect()
    }
}

/// The ranking of the players, without house players and disqualified ones.
pub(crate) fn rank_diplomacy_players(
    event: &Event,
    scores: &Scores,
    diplomacy: &DiplomacyGames,
) -> RankingList {
    let out = |entry: &usize| {
        let entry = &event.entries[*entry];
        is_house_player(entry) || entry.is_disqualified() || entry.status == EntryStatus::Team
    };
    let entries = (0..event.entries.len()).filter(|entry| !out(entry));
    let (mut ranked, mut unranked) = (Vec::new(), Vec::new());
    for entry in entries {
        match &scores.of_entry[entry] {
            Some(score) => {
                let games = DiplomacyPlayerSortKey::from_games(
                    diplomacy.games_of_entry(entry).map(|(.., played)| played),
                );
                let measures = games.separators();
                ranked.push(ContestantWithGames { entry, score: score.total, games, measures });
            }
            None => unranked.push(entry),
        }
    }
    unranked.arrange_by(|a, b| natural_cmp(&event.entries[*a].label, &event.entries[*b].label));
    RankingList {
        section: None,
        direction: None,
        standings: assign_places_by_games(event, ranked),
        unranked,
    }
}
