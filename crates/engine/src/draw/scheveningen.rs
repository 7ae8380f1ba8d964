//! Scheveningen matches: each player of one side meets each player of the other, by the standard
//! tables for 2 to 8 and 10 players a side (`scheveningen.txt`).

use super::{Draw, DrawOutcome, NoDraw, Pairing};
use crate::scoring::MatchSide;
use model::Basis;

/// The tables: the players of a side, then a line for each round.
const TABLES: &str = include_str!("scheveningen.txt");

/// A game of a table: the side and the number of White and of Black, both from 0.
type Game = [(usize, usize); 2];

/// The rounds of the table for so many players a side; `None` if there is no such table.
pub fn table(players: usize) -> Option<Vec<Vec<Game>>> {
    let lines = TABLES.lines().filter(|line| !line.starts_with('#'));
    let mut lines = lines.skip_while(|line| line.parse() != Ok(players)).skip(1);
    let rounds = lines.by_ref().take(players).map(|line| line.split(' ').map(game).collect());
    let rounds: Option<Vec<Vec<Game>>> = rounds.collect();
    rounds.filter(|rounds| players > 0 && rounds.len() == players)
}

/// A game such as `B2-A1`.
fn game(text: &str) -> Option<Game> {
    let player = |text: &str| {
        let side = ["A", "B"].into_iter().position(|side| text.starts_with(side))?;
        Some((side, text.get(1..)?.parse::<usize>().ok()?.checked_sub(1)?))
    };
    let (white, black) = text.split_once('-')?;
    Some([player(white)?, player(black)?])
}

/// Draws a round, counted from 1; `position` gives the position of an entry.
///
/// # Errors
///
/// If there is no table for so many players, or all rounds are over.
pub fn draw(
    sides: &[MatchSide; 2],
    round: usize,
    position: impl Fn(usize) -> usize,
) -> DrawOutcome {
    let players = sides[0].players.len();
    let rounds = table(players).ok_or(NoDraw::Nobody)?;
    let games = round.checked_sub(1).and_then(|round| rounds.get(round)).ok_or(NoDraw::Nobody)?;
    let sits = |(side, number): (usize, usize)| position(sides[side].players[number]);
    let named = |(side, number): (usize, usize)| format!("{}{}", ["A", "B"][side], number + 1);
    let pairing = |[white, black]: &Game| {
        let mut basis = Basis::new();
        basis.say(format!("{} has White against {}", named(*white), named(*black)));
        Pairing { first: sits(*white), second: Some(sits(*black)), table: None, basis }
    };
    let mut ground = Basis::new();
    let [a, b] = sides.each_ref().map(|side| &side.name);
    ground.say(format!("Scheveningen table of {players}, round {round}: A is {a}, B is {b}"));
    let pairings = games.iter().map(pairing).collect();
    Ok(Draw { round, coloured: true, pairings, ground, ..Draw::default() })
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
            let rounds = table(players).unwrap_or_default();
            assert_eq!(rounds.len(), players);
            let mut met = BTreeSet::new();
            let mut whites = vec![0; 2 * players];
            for games in &rounds {
                let seats = games.iter().flatten().copied().collect::<BTreeSet<_>>();
                assert_eq!((games.len(), seats.len()), (players, 2 * players));
                for [white, black] in games {
                    assert_ne!(white.0, black.0);
                    whites[white.0 * players + white.1] += 1;
                    met.insert([*white, *black].into_iter().collect::<BTreeSet<_>>());
                }
            }
            assert_eq!(met.len(), players * players);
            let spread = whites.iter().max().zip(whites.iter().min());
            assert!(spread.is_some_and(|(most, least)| most - least <= 1), "{players}");
        }
        assert!([0, 1, 9, 11].into_iter().all(|players| table(players).is_none()));
    }
}
