//! C-Diplo: a point for playing, one for each centre, and points for the first three places; ties
//! share.

use crate::engine::rules::diplomacy::CDiplo;
use crate::model::Exact;

use super::position::{Position, Worked};
use super::systems::{System, places, points};

impl System for CDiplo {
    fn description(&self) -> Vec<String> {
        vec![
            format!("A win: {} to the winner, nothing to the others.", points(self.solo)),
            format!("A drawn game: {} for playing;", points(self.played)),
            format!("{} for each centre;", points(self.centre)),
            format!(
                "for places by centres {}, shared by those who are level.",
                places(&self.position)
            ),
        ]
    }

    fn work(&self, position: &Position) -> Vec<Worked> {
        let of_seat = |seat: usize| match position.solo {
            Some(winner) if winner == seat => Worked::sum(vec![("win", self.solo)]),
            Some(_) => Worked::sum(Vec::new()),
            None => Worked::sum(vec![
                ("played", self.played),
                ("centres", self.centre * Exact::whole(position.powers[seat].last())),
                ("position", position.shared(&self.position, position.place(seat))),
            ]),
        };
        (0..position.powers.len()).map(of_seat).collect()
    }
}
