//! Sum of squares: a drawn game is divided by the squares of centres.

use serde::Deserialize;

use model::Exact;

use super::super::position::{Position, PowerScore};
use super::super::system::{CentreReferences, DiplomacySystem, GameFormula, points};

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
            format!("A win: {} to the winner, nothing to the others.", points(self.solo)),
            format!("A drawn game: {} shared by the squares of centres.", points(self.pot)),
        ]
    }

    fn work(&self, position: &Position) -> Vec<PowerScore> {
        let square = |seat: usize| {
            let centres = position.powers[seat].last();
            PowerScore::sum(vec![("square of centres", Exact::whole(centres * centres))])
        };
        let all: Exact = (0..position.powers.len()).map(|seat| square(seat).score).sum();
        let of_seat = |seat: usize| match position.solo {
            Some(winner) if winner == seat => PowerScore::sum(vec![("win", self.solo)]),
            Some(_) => PowerScore::sum(Vec::new()),
            None => square(seat).standardised(self.pot, all),
        };
        (0..position.powers.len()).map(of_seat).collect()
    }

    fn formula(&self, centres: &CentreReferences) -> GameFormula {
        let CentreReferences { held, all, .. } = centres;
        let drawn = format!("{}*{held}^2/SUMSQ({all})", self.pot.to_cell_f64());
        GameFormula { solo: self.solo, beaten: "0".to_string(), drawn }
    }
}
