//! Scheveningen matches: each player of one side meets each player of the other, by the standard
//! tables for 2 to 8 and 10 players a side (`scheveningen.txt`).

use super::{Draw, DrawError, DrawOutcome, Pairing};
use crate::scoring::ScheveningenSide;
use model::Basis;
use model::crosstable::{Colour, Crosstable};

/// The tables: the players of a side, then a line for each round.
const TABLES: &str = include_str!("scheveningen.txt");

/// A player of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct ScheveningenPlayer {
    /// 0 for A, 1 for B.
    pub side: usize,
    /// The number in the side, from 0.
    pub number: usize,
}

impl ScheveningenPlayer {
    /// The entry that it is in a match.
    pub fn entry(self, sides: &[ScheveningenSide; 2]) -> usize {
        sides[self.side].players[self.number]
    }
}

/// White and Black of a game of a table.
pub(crate) type ScheveningenGame = [ScheveningenPlayer; 2];

/// A game in which the player of the first side has White.
fn game_of(a: usize, b: usize) -> ScheveningenGame {
    [ScheveningenPlayer { side: 0, number: a }, ScheveningenPlayer { side: 1, number: b }]
}

/// The rounds of the table for so many players a side; `None` if there is no such table.
pub(crate) fn scheveningen_table(players: usize) -> Option<Vec<Vec<ScheveningenGame>>> {
    let lines = TABLES.lines().filter(|line| !line.starts_with('#'));
    let mut lines = lines.skip_while(|line| line.parse() != Ok(players)).skip(1);
    let rounds = lines.by_ref().take(players).map(|line| line.split(' ').map(game).collect());
    let rounds: Option<Vec<Vec<ScheveningenGame>>> = rounds.collect();
    rounds.filter(|rounds| players > 0 && rounds.len() == players)
}

/// A game such as `B2-A1`.
fn game(text: &str) -> Option<ScheveningenGame> {
    let player = |text: &str| {
        let side = ["A", "B"].into_iter().position(|side| text.starts_with(side))?;
        let number = text.get(1..)?.parse::<usize>().ok()?.checked_sub(1)?;
        Some(ScheveningenPlayer { side, number })
    };
    let (white, black) = text.split_once('-')?;
    Some([player(white)?, player(black)?])
}

/// A Scheveningen match as it stands.
pub(crate) struct ScheveningenMatch<'a> {
    /// The two sides.
    pub sides: &'a [ScheveningenSide; 2],
    /// The crosstable.
    pub table: &'a Crosstable,
    /// The table position of each entry.
    pub position: &'a [usize],
}

impl ScheveningenMatch<'_> {
    /// The position of a player of a side.
    fn sits(&self, player: ScheveningenPlayer) -> usize {
        self.position[player.entry(self.sides)]
    }

    /// The rounds, from 1, in which two players of the match have been drawn against each other.
    pub(crate) fn rounds_drawn_against(&self, game: ScheveningenGame) -> Vec<usize> {
        let [own, other] = game.map(|player| self.sits(player));
        let results = (1..).zip(&self.table.contestants[own].round_results);
        results
            .filter(|(_, found)| found.paired_opponent() == Some(other))
            .map(|(round, _)| round)
            .collect()
    }

    /// All games of the match, by the players of the first side.
    pub(crate) fn games(&self) -> impl Iterator<Item = ScheveningenGame> {
        let players = self.sides[0].players.len();
        (0..players).flat_map(move |a| (0..players).map(move |b| game_of(a, b)))
    }

    /// Draws the next round: the first of the table in which nobody has met, else as many of the games
    /// that are missing as can be played at once. Who meets an absent player is not paired.
    ///
    /// # Errors
    ///
    /// If there is no table for so many players, or no game is left.
    pub(crate) fn draw_round(&self, round: usize) -> DrawOutcome {
        let rounds = scheveningen_table(self.sides[0].players.len()).ok_or(DrawError::Nobody)?;
        let unmet = |games: &Vec<ScheveningenGame>| {
            games.iter().all(|game| self.rounds_drawn_against(*game).is_empty())
        };
        let mut ground = Basis::new();
        let [a, b] = self.sides.each_ref().map(|side| &side.name);
        let games = match rounds.iter().position(unmet) {
            Some(nth) => {
                let (players, nth) = (rounds.len(), nth + 1);
                ground.add_step(format!(
                    "Scheveningen table of {players}, round {nth}: A is {a}, B is {b}"
                ));
                rounds.into_iter().nth(nth - 1).unwrap_or_default()
            }
            None => {
                ground.add_step(format!(
                    "every round of the Scheveningen table has been played in part, so games that are missing are drawn: A is {a}, B is {b}"
                ));
                self.missing_games()
            }
        };
        let here = |game: &&ScheveningenGame| game.iter().all(|player| self.is_here(*player));
        let pairings: Vec<Pairing> =
            games.iter().filter(here).map(|game| self.pairing(*game)).collect();
        if pairings.is_empty() {
            return Err(DrawError::Nobody);
        }
        Ok(Draw { round, coloured: true, pairings, ground, ..Draw::default() })
    }

    fn is_here(&self, player: ScheveningenPlayer) -> bool {
        self.table.is_in_next_draw(self.sits(player))
    }

    fn pairing(&self, [white, black]: ScheveningenGame) -> Pairing {
        let named = |own: ScheveningenPlayer| format!("{}{}", ["A", "B"][own.side], own.number + 1);
        let mut basis = Basis::new();
        basis.add_step(format!("{} has White against {}", named(white), named(black)));
        Pairing { first: self.sits(white), second: Some(self.sits(black)), table: None, basis }
    }

    /// As many missing games of those who are here as can be played at once. White has who had it less
    /// often, else the player of the first side.
    fn missing_games(&self) -> Vec<ScheveningenGame> {
        let players = self.sides[0].players.len();
        let free = |a: usize, b: usize| {
            let game = game_of(a, b);
            game.iter().all(|player| self.is_here(*player))
                && self.rounds_drawn_against(game).is_empty()
        };
        let mut opponents: Vec<Option<usize>> = vec![None; players];
        for a in 0..players {
            pair_off(a, &free, &mut vec![false; players], &mut opponents);
        }
        let whites = |player| {
            let results = &self.table.contestants[self.sits(player)].round_results;
            results.iter().filter(|found| found.allocated_colour() == Some(Colour::White)).count()
        };
        let games = opponents.iter().enumerate().filter_map(|(b, a)| Some(game_of((*a)?, b)));
        games.map(|[a, b]| if whites(b) < whites(a) { [b, a] } else { [a, b] }).collect()
    }
}

/// Finds an opponent for a player of the first side; others change theirs if they must.
fn pair_off(
    a: usize,
    free: &dyn Fn(usize, usize) -> bool,
    asked: &mut Vec<bool>,
    opponents: &mut Vec<Option<usize>>,
) -> bool {
    for b in 0..opponents.len() {
        if asked[b] || !free(a, b) {
            continue;
        }
        asked[b] = true;
        if opponents[b].is_none_or(|other| pair_off(other, free, asked, opponents)) {
            opponents[b] = Some(a);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Whatever the source says of a table, it must be one: everybody sits once a round, meets each
    /// of the other side once, and the Whites of the players differ by one at most.
    #[test]
    fn each_table_lets_everybody_meet_the_other_side_once() {
        for players in [2, 3, 4, 5, 6, 7, 8, 10] {
            let rounds = scheveningen_table(players).unwrap_or_default();
            assert_eq!(rounds.len(), players);
            let mut met = BTreeSet::new();
            let mut whites = vec![0; 2 * players];
            for games in &rounds {
                let seats = games.iter().flatten().copied().collect::<BTreeSet<_>>();
                assert_eq!((games.len(), seats.len()), (players, 2 * players));
                for [white, black] in games {
                    assert_ne!(white.side, black.side);
                    whites[white.side * players + white.number] += 1;
                    met.insert([*white, *black].into_iter().collect::<BTreeSet<_>>());
                }
            }
            assert_eq!(met.len(), players * players);
            let spread = whites.iter().max().zip(whites.iter().min());
            assert!(spread.is_some_and(|(most, least)| most - least <= 1), "{players}");
        }
        assert!([0, 1, 9, 11].into_iter().all(|players| scheveningen_table(players).is_none()));
    }
}
