//! Draw size: the survivors of a drawn game share it equally.

use serde::Deserialize;

use model::Exact;

use super::super::position::{Position, PowerScore};
use super::super::system::{CentreReferences, DiplomacySystem, GameFormula, points};

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
            format!("A drawn game: {} shared evenly by all survivors.", points(self.pot))
        };
        vec![format!("A win: {} to the winner, nothing to the others.", points(self.solo)), drawn]
    }

    fn work(&self, position: &Position) -> Vec<PowerScore> {
        let survivors = position.powers.iter().filter(|power| power.is_alive()).count() as u32;
        let of_seat = |seat: usize| match position.solo {
            Some(winner) if winner == seat => PowerScore::sum(vec![("win", self.solo)]),
            None if position.powers[seat].is_alive() => {
                PowerScore::sum(vec![("survivor", Exact::whole(1))])
                    .standardised(self.pot, Exact::whole(survivors))
            }
            _ => PowerScore::sum(Vec::new()),
        };
        (0..position.powers.len()).map(of_seat).collect()
    }

    fn formula(&self, centres: &CentreReferences) -> GameFormula {
        let CentreReferences { held, all, .. } = centres;
        let drawn = format!("{}*({held}>0)/COUNTIF({all},\">0\")", self.pot.to_cell_f64());
        GameFormula { solo: self.solo, beaten: "0".to_string(), drawn }
    }
}
