//! Sum of squares: a drawn game is divided by the squares of centres.

use serde::Deserialize;

use model::Exact;

use super::super::position::{FinishedDiplomacyGame, PowerScore};
use super::super::system::{CentreCellReferences, DiplomacySystem, GameScoreFormula, points_in_words};

/// Sum of squares: a pot shared by the squares of centres.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct SumOfSquares {
    /// For a solo; the others get nothing.
    pub solo: Exact,
    /// What is shared in a drawn game.
    pub pot: Exact,
}

impl DiplomacySystem for SumOfSquares {
    fn description(&self) -> Vec<String> {
        vec![
            format!("A win: {} to the winner, nothing to the others.", points_in_words(self.solo)),
            format!("A drawn game: {} shared by the squares of centres.", points_in_words(self.pot)),
        ]
    }

    fn score_powers(&self, position: &FinishedDiplomacyGame) -> Vec<PowerScore> {
        let square = |seat: usize| {
            let centres = position.powers[seat].final_centres();
            PowerScore::from_parts(vec![("square of centres", Exact::whole(centres * centres))])
        };
        let all: Exact = (0..position.powers.len()).map(|seat| square(seat).score).sum();
        let of_seat = |seat: usize| match position.solo {
            Some(winner) if winner == seat => PowerScore::from_parts(vec![("win", self.solo)]),
            Some(_) => PowerScore::from_parts(Vec::new()),
            None => square(seat).share_of_pot(self.pot, all),
        };
        (0..position.powers.len()).map(of_seat).collect()
    }

    fn score_cell_formula(&self, centres: &CentreCellReferences) -> GameScoreFormula {
        let CentreCellReferences { held, all, .. } = centres;
        let drawn = format!("{}*{held}^2/SUMSQ({all})", self.pot.to_cell_f64());
        GameScoreFormula { solo: self.solo, beaten: "0".to_string(), drawn }
    }
}
