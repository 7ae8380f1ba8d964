//! Semi-finals and final: pairs of games, each player playing both sides, until one leads by
//! two. A lead counts once both games of a pair are over.

use model::Event;
use model::problem::Problem;

use super::figures;
use super::games::{TwoPlayerGame, power_of_player};
use super::problems;
use super::stage::TwoPlayerRound;

/// A match of several games.
#[derive(Clone, Debug)]
pub(super) struct MatchOfGames {
    /// The semi-finals or the final.
    pub stage: TwoPlayerRound,
    /// Both players, as positions among the entries.
    pub players: [usize; 2],
    /// Its games in order, as indices into the event's games.
    pub games: Vec<usize>,
    /// Wins of each, in finished pairs.
    pub won: [usize; 2],
    /// Who has the lead that wins.
    pub winner: Option<usize>,
    /// The number of games after which it was won.
    pub decided: Option<usize>,
    /// Whether all games are over and two more follow.
    pub goes_on: bool,
}

impl MatchOfGames {
    /// The loser of a decided match.
    pub(super) fn loser(&self) -> Option<usize> {
        let winner = self.winner?;
        self.players.into_iter().find(|player| *player != winner)
    }

    /// Whether an entry plays it.
    pub(super) fn has_player(&self, entry: usize) -> bool {
        self.players.contains(&entry)
    }
}

/// The matches of a round, in the order of their first games.
pub(super) fn matches_of_round(
    games: &[TwoPlayerGame],
    stage: TwoPlayerRound,
) -> Vec<MatchOfGames> {
    let mut matches: Vec<MatchOfGames> = Vec::new();
    for (at, game) in games.iter().enumerate().filter(|(_, game)| game.stage == stage) {
        let [one, other] = game.players;
        match matches.iter_mut().find(|known| known.has_player(one) && known.has_player(other)) {
            Some(known) => known.games.push(at),
            None => matches.push(MatchOfGames {
                stage,
                players: game.players,
                games: vec![at],
                won: [0; 2],
                winner: None,
                decided: None,
                goes_on: false,
            }),
        }
    }
    matches.iter_mut().for_each(|played| count(played, games));
    matches
}

fn count(played: &mut MatchOfGames, games: &[TwoPlayerGame]) {
    let rule = &figures::two_player_rules().matches;
    for (nth, pair) in played.games.chunks(rule.games).enumerate() {
        let winners: Vec<usize> = pair.iter().filter_map(|at| games[*at].winner).collect();
        if winners.len() < rule.games {
            return;
        }
        for (side, player) in played.players.iter().enumerate() {
            played.won[side] += winners.iter().filter(|winner| *winner == player).count();
        }
        let [one, other] = played.won;
        if one.abs_diff(other) >= rule.lead {
            played.winner = Some(played.players[usize::from(other > one)]);
            played.decided = Some((nth + 1) * rule.games);
            return;
        }
    }
    played.goes_on = true;
}

/// Reports pairs of games in which a player had the same side twice.
pub(super) fn report_sides_not_exchanged(
    event: &Event,
    games: &[TwoPlayerGame],
    matches: &[MatchOfGames],
    problems: &mut Vec<Problem>,
) {
    for played in matches {
        for pair in played.games.chunks(figures::two_player_rules().matches.games) {
            let [one, other] = pair else { continue };
            let same = played.players.iter().find_map(|player| {
                let (first, _) = power_of_player(event, &games[*one], *player)?;
                let (second, at) = power_of_player(event, &games[*other], *player)?;
                (first == second).then_some((player, second, at))
            });
            if let Some((player, side, at)) = same {
                let trouble = problems::SidesNotExchanged {
                    label: event.entries[*player].label.clone(),
                    side,
                    round: played.stage.name(),
                };
                problems.push(event.problem(trouble, at));
            }
        }
    }
}
