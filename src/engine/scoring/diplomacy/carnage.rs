//! Carnage: points for all seven places; ties share. One point for each centre only separates ties.

use crate::engine::rules::diplomacy::Carnage;
use crate::model::Exact;

use super::position::{Position, Worked};
use super::systems::{System, places, points};

impl System for Carnage {
    fn description(&self) -> Vec<String> {
        let dead = if self.by_elimination {
            "the eliminated by the year of their elimination"
        } else {
            "the eliminated are all level"
        };
        vec![
            format!("A win: {} to the winner, nothing to the others.", points(self.solo)),
            format!(
                "A drawn game: for places by centres {}, shared by those who are level; {dead};",
                places(&self.position)
            ),
            format!("{} for each centre.", points(self.centre)),
        ]
    }

    fn work(&self, position: &Position) -> Vec<Worked> {
        let of_seat = |seat: usize| match position.solo {
            Some(winner) if winner == seat => Worked::sum(vec![("win", self.solo)]),
            Some(_) => Worked::sum(Vec::new()),
            None => Worked::sum(vec![
                ("position", position.shared(&self.position, self.place(position, seat))),
                ("centres", self.centre * Exact::whole(position.powers[seat].last())),
            ]),
        };
        (0..position.powers.len()).map(of_seat).collect()
    }
}

impl Carnage {
    /// The place of a seat, and how many share it.
    fn place(&self, position: &Position, seat: usize) -> (u32, u32) {
        let rank = |seat: usize| {
            let power = &position.powers[seat];
            let lasted = if self.by_elimination { power.years_survived() } else { 0 };
            (power.last(), if power.is_alive() { 0 } else { lasted })
        };
        let own = rank(seat);
        let others = || (0..position.powers.len()).map(rank);
        let better = others().filter(|other| *other > own).count() as u32;
        (better + 1, others().filter(|other| *other == own).count() as u32)
    }
}
