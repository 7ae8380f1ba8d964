//! Draw size: the survivors of a drawn game share it equally.

use serde::Deserialize;

use model::Exact;

use super::super::position::{FinishedDiplomacyGame, PowerScore};
use super::super::system::{CentreCellReferences, DiplomacySystem, GameScoreFormula, points_in_words};

/// Draw size: a pot that the survivors share evenly.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct DrawSize {
    /// For a solo; the others get nothing.
    pub solo: Exact,
    /// What is shared in a drawn game.
    pub pot: Exact,
}

impl DiplomacySystem for DrawSize {
    fn description(&self) -> Vec<String> {
        let drawn = if self.pot.is_zero() {
            "A drawn game: nothing.".to_string()
        } else {
            format!("A drawn game: {} shared evenly by all survivors.", points_in_words(self.pot))
        };
        vec![format!("A win: {} to the winner, nothing to the others.", points_in_words(self.solo)), drawn]
    }

    fn score_powers(&self, position: &FinishedDiplomacyGame) -> Vec<PowerScore> {
        let survivors = position.powers.iter().filter(|power| power.is_alive()).count() as u32;
        let of_seat = |seat: usize| match position.solo {
            Some(winner) if winner == seat => PowerScore::from_parts(vec![("win", self.solo)]),
            None if position.powers[seat].is_alive() => {
                PowerScore::from_parts(vec![("survivor", Exact::whole(1))])
                    .share_of_pot(self.pot, Exact::whole(survivors))
            }
            _ => PowerScore::from_parts(Vec::new()),
        };
        (0..position.powers.len()).map(of_seat).collect()
    }

    fn score_cell_formula(&self, centres: &CentreCellReferences) -> GameScoreFormula {
        let CentreCellReferences { held, all, .. } = centres;
        let drawn = format!("{}*({held}>0)/COUNTIF({all},\">0\")", self.pot.to_cell_f64());
        GameScoreFormula { solo: self.solo, beaten: "0".to_string(), drawn }
    }
}
