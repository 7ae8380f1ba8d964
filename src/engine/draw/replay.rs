//! Rounds that were drawn elsewhere, drawn again: where the two differ, and why.

use std::collections::BTreeSet;

use super::{Draw, NoDraw};
use crate::model::crosstable::{Colour, Crosstable, Outing};

/// A pairing as two draws can differ in it: White and Black, or who has the bye.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Board {
    /// White, as a position; the one of the bye. Where no colours are known, the
    /// first of the two.
    pub white: usize,
    /// Black; none for a bye.
    pub black: Option<usize>,
}

/// A round whose draw differs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Disagreement {
    /// The round, from 1.
    pub round: usize,
    /// What should have been drawn instead, each with its reason.
    pub expected: Vec<(Board, String)>,
    /// What was drawn instead.
    pub found: Vec<Board>,
    /// Why nothing could be drawn, if so.
    pub none: Option<NoDraw>,
}

/// Draws every round of a table again, each from the rounds before it.
pub fn replay(table: &Crosstable, draw: impl Fn(&Crosstable) -> super::Drawn) -> Vec<Disagreement> {
    (0..table.played).filter_map(|round| differs(table, round, &draw)).collect()
}

fn differs(
    table: &Crosstable,
    round: usize,
    draw: impl Fn(&Crosstable) -> super::Drawn,
) -> Option<Disagreement> {
    let found = boards_of(table, round);
    let drawn = match draw(&table.before(round)) {
        Ok(drawn) => drawn,
        // A round of byes only was not drawn.
        Err(_) if found.is_empty() => return None,
        Err(none) => {
            let found = found.into_iter().map(|(board, _)| board).collect();
            return Some(Disagreement {
                round: round + 1,
                expected: Vec::new(),
                found,
                none: Some(none),
            });
        }
    };
    let colourless: BTreeSet<Board> =
        found.iter().filter(|(_, coloured)| !coloured).map(|(board, _)| *board).collect();
    let known: BTreeSet<Board> = found.iter().map(|(board, _)| *board).collect();
    let same = |board: &Board| match board.black {
        Some(black) => {
            let turned = Board { white: black, black: Some(board.white) };
            known.contains(board) || colourless.contains(&turned)
        }
        None => known.contains(board),
    };
    let expected = boards_drawn(&drawn);
    let agreed: BTreeSet<usize> =
        expected.iter().filter(|(board, _)| same(board)).map(|(board, _)| board.white).collect();
    let agrees = |board: &Board| {
        agreed.contains(&board.white) || board.black.is_some_and(|black| agreed.contains(&black))
    };
    let expected: Vec<(Board, String)> =
        expected.into_iter().filter(|(board, _)| !agrees(board)).collect();
    let found: Vec<Board> =
        found.into_iter().map(|(board, _)| board).filter(|board| !agrees(board)).collect();
    (!expected.is_empty() || !found.is_empty()).then_some(Disagreement {
        round: round + 1,
        expected,
        found,
        none: None,
    })
}

fn boards_drawn(draw: &Draw) -> Vec<(Board, String)> {
    let pairings = draw.pairings.iter();
    pairings
        .map(|pairing| {
            let board = Board { white: pairing.first, black: pairing.second };
            (board, pairing.basis.sentence())
        })
        .collect()
}

/// What a round holds of its draw, each pairing once, with whether its colours are
/// known.
fn boards_of(table: &Crosstable, round: usize) -> Vec<(Board, bool)> {
    let mut boards = Vec::new();
    for (at, contestant) in table.contestants.iter().enumerate() {
        let outing = contestant.outings[round];
        let (opponent, colour) = match outing {
            Outing::AllocatedBye => {
                boards.push((Board { white: at, black: None }, true));
                continue;
            }
            Outing::Game { opponent, colour, .. } => (opponent, Some(colour)),
            Outing::Forfeit { opponent: Some(opponent), colour, .. } => (opponent, colour),
            _ => continue,
        };
        if at < opponent {
            let [white, black] =
                if colour == Some(Colour::Black) { [opponent, at] } else { [at, opponent] };
            boards.push((Board { white, black: Some(black) }, colour.is_some()));
        }
    }
    boards
}

#[cfg(test)]
mod tests {
    use super::super::Pairing;
    use super::*;
    use crate::model::Basis;
    use crate::model::crosstable::{Contestant, GameResult};

    /// Four players: 1 has White against 3, and 4 did not come to play 2.
    fn table() -> Crosstable {
        let game = |opponent, colour| Outing::Game {
            opponent,
            colour,
            result: GameResult::Draw,
            rated: true,
        };
        let forfeit =
            |opponent, result| Outing::Forfeit { opponent: Some(opponent), colour: None, result };
        let outings = [
            game(2, Colour::White),
            forfeit(3, GameResult::Win),
            game(0, Colour::Black),
            forfeit(1, GameResult::Loss),
        ];
        let contestants = outings
            .map(|outing| Contestant { outings: vec![outing], ..Contestant::default() })
            .to_vec();
        Crosstable { contestants, played: 1, ..Crosstable::default() }
    }

    fn drawn(boards: &[(usize, Option<usize>)]) -> Draw {
        let mut basis = Basis::new();
        basis.say("so it is");
        let pairings = boards.iter().map(|(first, second)| Pairing {
            first: *first,
            second: *second,
            table: None,
            basis: basis.clone(),
        });
        Draw { pairings: pairings.collect(), coloured: true, ..Draw::default() }
    }

    #[test]
    fn orders_of_boards_and_unknown_colours_do_not_count() {
        let same = |_: &Crosstable| Ok(drawn(&[(3, Some(1)), (0, Some(2))]));
        assert_eq!(replay(&table(), same), []);
    }

    #[test]
    fn a_wrong_colour_is_told_with_its_reason() {
        let turned = |_: &Crosstable| Ok(drawn(&[(2, Some(0)), (1, Some(3))]));
        let told = replay(&table(), turned);
        assert_eq!(told.len(), 1, "{told:?}");
        let only = &told[0];
        assert_eq!(only.round, 1);
        assert_eq!(only.expected, [(Board { white: 2, black: Some(0) }, "so it is".to_string())]);
        assert_eq!(only.found, [Board { white: 0, black: Some(2) }]);
    }

    #[test]
    fn a_round_that_cannot_be_drawn_is_told() {
        let none = |_: &Crosstable| Err(NoDraw::Impossible { obstructing: vec![1] });
        let told = replay(&table(), none);
        assert_eq!(told[0].found.len(), 2);
        assert_eq!(told[0].none, Some(NoDraw::Impossible { obstructing: vec![1] }));
    }
}
