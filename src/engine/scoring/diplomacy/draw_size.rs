//! Draw size: the survivors of a drawn game share it equally.

use crate::engine::rules::diplomacy::DrawSize;
use crate::model::Exact;

use super::position::{Position, Worked};
use super::systems::{System, points};

impl System for DrawSize {
    fn description(&self) -> Vec<String> {
        let drawn = if self.pot.is_zero() {
            "A drawn game: nothing.".to_string()
        } else {
            format!("A drawn game: {} shared evenly by all survivors.", points(self.pot))
        };
        vec![format!("A win: {} to the winner, nothing to the others.", points(self.solo)), drawn]
    }

    fn work(&self, position: &Position) -> Vec<Worked> {
        let survivors = position.powers.iter().filter(|power| power.is_alive()).count() as u32;
        let of_seat = |seat: usize| match position.solo {
            Some(winner) if winner == seat => Worked::sum(vec![("win", self.solo)]),
            None if position.powers[seat].is_alive() => {
                Worked::sum(vec![("survivor", Exact::whole(1))])
                    .standardised(self.pot, Exact::whole(survivors))
            }
            _ => Worked::sum(Vec::new()),
        };
        (0..position.powers.len()).map(of_seat).collect()
    }
}
