//! Draws of existing rounds again: the differences and their reasons.

use std::collections::BTreeSet;

use crate::crosstable::{Colour, Crosstable, RoundResult};
use crate::draw_result::{DrawError, DrawReason, DrawResult, Pairing};

/// A pairing to compare: White and Black, or the player with the bye.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ComparedPairing {
    /// White or the player with the bye, as a position. Without colours the first of the two.
    pub white: usize,
    /// Black; `None` for a bye.
    pub black: Option<usize>,
}

impl ComparedPairing {
    fn from_pairing(pairing: &Pairing) -> ComparedPairing {
        ComparedPairing { white: pairing.white, black: pairing.black }
    }
}

/// A round with a different draw.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct DifferingRound {
    /// The round, from 1.
    pub round: usize,
    /// The pairings that the rules give instead, with reasons.
    pub expected: Vec<(ComparedPairing, Vec<DrawReason>)>,
    /// The pairings of the tournament that differ.
    pub found: Vec<ComparedPairing>,
    /// Why no draw was possible, if so.
    pub none: Option<DrawError>,
}

/// Draws every round again, each from the rounds before it.
pub fn find_differing_rounds(
    table: &Crosstable,
    draw: impl Fn(&Crosstable) -> DrawResult,
) -> Vec<DifferingRound> {
    (0..table.played).filter_map(|round| differs(table, round, &draw)).collect()
}

fn differs(
    table: &Crosstable,
    round: usize,
    draw: impl Fn(&Crosstable) -> DrawResult,
) -> Option<DifferingRound> {
    let found = boards_of(table, round);
    let drawn = match draw(&table.before_round(round)) {
        Ok(drawn) => drawn,
        // A round of byes only was not drawn.
        Err(_) if found.is_empty() => return None,
        Err(none) => {
            let found = found.into_iter().map(|(board, _)| board).collect();
            let (round, expected) = (round + 1, Vec::new());
            return Some(DifferingRound { round, expected, found, none: Some(none) });
        }
    };
    let colourless: BTreeSet<ComparedPairing> =
        found.iter().filter(|(_, coloured)| !coloured).map(|(board, _)| *board).collect();
    let known: BTreeSet<ComparedPairing> = found.iter().map(|(board, _)| *board).collect();
    let same = |board: &ComparedPairing| match board.black {
        Some(black) => {
            let turned = ComparedPairing { white: black, black: Some(board.white) };
            known.contains(board) || colourless.contains(&turned)
        }
        None => known.contains(board),
    };
    let (agreed, differing): (Vec<&Pairing>, Vec<&Pairing>) =
        drawn.pairings.iter().partition(|pairing| same(&ComparedPairing::from_pairing(pairing)));
    let agreed: BTreeSet<usize> = agreed.into_iter().map(|pairing| pairing.white).collect();
    let agrees = |board: &ComparedPairing| {
        agreed.contains(&board.white) || board.black.is_some_and(|black| agreed.contains(&black))
    };
    let reasons = |pairing: &Pairing| drawn.reasons_of(pairing).cloned().collect();
    let expected =
        differing.into_iter().filter(|pairing| !agrees(&ComparedPairing::from_pairing(pairing)));
    let expected: Vec<(ComparedPairing, Vec<DrawReason>)> = expected
        .map(|pairing| (ComparedPairing::from_pairing(pairing), reasons(pairing)))
        .collect();
    let found: Vec<ComparedPairing> =
        found.into_iter().map(|(board, _)| board).filter(|board| !agrees(board)).collect();
    let differs = !expected.is_empty() || !found.is_empty();
    differs.then_some(DifferingRound { round: round + 1, expected, found, none: None })
}

/// The pairings of a round, each once, with whether its colours are known.
fn boards_of(table: &Crosstable, round: usize) -> Vec<(ComparedPairing, bool)> {
    let mut boards = Vec::new();
    for (at, contestant) in table.contestants.iter().enumerate() {
        let round_result = contestant.round_results[round];
        let (opponent, colour) = match round_result {
            RoundResult::AllocatedBye => {
                boards.push((ComparedPairing { white: at, black: None }, true));
                continue;
            }
            RoundResult::Game { opponent, colour, .. } => (opponent, Some(colour)),
            RoundResult::Forfeit { opponent: Some(opponent), colour, .. } => (opponent, colour),
            _ => continue,
        };
        if at < opponent {
            let [white, black] =
                if colour == Some(Colour::Black) { [opponent, at] } else { [at, opponent] };
            boards.push((ComparedPairing { white, black: Some(black) }, colour.is_some()));
        }
    }
    boards
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::crosstable::{Contestant, PlayerGameResult};
    use crate::draw_result::Draw;

    /// Four players: 1 has White against 3; 4 did not come to play 2.
    fn table() -> Crosstable {
        let game = |opponent, colour| RoundResult::Game {
            opponent,
            colour,
            result: PlayerGameResult::Draw,
            rated: true,
        };
        let forfeit = |opponent, result| RoundResult::Forfeit {
            opponent: Some(opponent),
            colour: None,
            result,
        };
        let round_results = [
            game(2, Colour::White),
            forfeit(3, PlayerGameResult::Win),
            game(0, Colour::Black),
            forfeit(1, PlayerGameResult::Loss),
        ];
        let contestants = round_results
            .map(|round_result| Contestant {
                round_results: vec![round_result],
                ..Contestant::default()
            })
            .to_vec();
        Crosstable { contestants, played: 1, ..Crosstable::default() }
    }

    fn drawn(boards: &[(usize, Option<usize>)]) -> Draw {
        let pairing = |(white, black): &(usize, Option<usize>)| Pairing {
            reasons: vec![DrawReason::new("C.04.3", "so it is")],
            ..Pairing::without_reasons(*white, *black)
        };
        Draw::without_reasons(1, boards.iter().map(pairing).collect())
    }

    #[test]
    fn orders_of_boards_and_unknown_colours_do_not_count() {
        let same = |_: &Crosstable| Ok(drawn(&[(3, Some(1)), (0, Some(2))]));
        assert_eq!(find_differing_rounds(&table(), same), []);
    }

    #[test]
    fn a_wrong_colour_is_told_with_its_reason() {
        let turned = |_: &Crosstable| Ok(drawn(&[(2, Some(0)), (1, Some(3))]));
        let told = find_differing_rounds(&table(), turned);
        assert_eq!(told.len(), 1, "{told:?}");
        let only = &told[0];
        assert_eq!(only.round, 1);
        assert_eq!(
            only.expected,
            [(
                ComparedPairing { white: 2, black: Some(0) },
                vec![DrawReason::new("C.04.3", "so it is")]
            )]
        );
        assert_eq!(only.found, [ComparedPairing { white: 0, black: Some(2) }]);
    }

    #[test]
    fn a_round_that_cannot_be_drawn_is_told() {
        let none = |_: &Crosstable| Err(DrawError::Impossible { obstructing: vec![1] });
        let told = find_differing_rounds(&table(), none);
        assert_eq!(told[0].found.len(), 2);
        assert_eq!(told[0].none, Some(DrawError::Impossible { obstructing: vec![1] }));
    }
}
