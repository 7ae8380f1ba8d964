//! C-Diplo: a point for playing, one for each centre, and points for the first three places; ties
//! share.

use serde::Deserialize;

use model::Exact;

use super::super::position::{Position, PowerScore};
use super::super::system::{CentreReferences, DiplomacySystem, GameFormula, places, points};

/// C-Diplo: points for centres and for the first places; ties share.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct CDiplo {
    /// For a solo; the others get nothing.
    pub solo: Exact,
    /// The points of every player for playing.
    pub played: Exact,
    pub centre: Exact,
    /// For the first places.
    pub position: Vec<Exact>,
}

impl DiplomacySystem for CDiplo {
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

    fn work(&self, position: &Position) -> Vec<PowerScore> {
        let of_seat = |seat: usize| match position.solo {
            Some(winner) if winner == seat => PowerScore::sum(vec![("win", self.solo)]),
            Some(_) => PowerScore::sum(Vec::new()),
            None => PowerScore::sum(vec![
                ("played", self.played),
                ("centres", self.centre * Exact::whole(position.powers[seat].last())),
                ("position", position.shared_place_points(&self.position, position.place(seat))),
            ]),
        };
        (0..position.powers.len()).map(of_seat).collect()
    }

    fn formula(&self, centres: &CentreReferences) -> GameFormula {
        let (played, centre) = (self.played.to_cell_f64(), self.centre.to_cell_f64());
        let (held, shared) = (&centres.held, centres.shared(&self.position));
        let drawn = format!("{played}+{centre}*{held}+{shared}");
        GameFormula { solo: self.solo, beaten: "0".to_string(), drawn }
    }
}
