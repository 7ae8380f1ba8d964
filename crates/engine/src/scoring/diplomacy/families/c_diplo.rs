//! C-Diplo: a point for playing, one for each centre, and points for the first three places; ties
//! share.

use serde::Deserialize;

use model::Exact;

use super::super::position::{FinishedDiplomacyGame, PowerScore};
use super::super::system::{CentreCellReferences, DiplomacySystem, GameScoreFormula, place_points_in_words, points_in_words};

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
            format!("A win: {} to the winner, nothing to the others.", points_in_words(self.solo)),
            format!("A drawn game: {} for playing;", points_in_words(self.played)),
            format!("{} for each centre;", points_in_words(self.centre)),
            format!(
                "for places by centres {}, shared by those who are level.",
                place_points_in_words(&self.position)
            ),
        ]
    }

    fn score_powers(&self, position: &FinishedDiplomacyGame) -> Vec<PowerScore> {
        let of_seat = |seat: usize| match position.solo {
            Some(winner) if winner == seat => PowerScore::from_parts(vec![("win", self.solo)]),
            Some(_) => PowerScore::from_parts(Vec::new()),
            None => PowerScore::from_parts(vec![
                ("played", self.played),
                ("centres", self.centre * Exact::whole(position.powers[seat].final_centres())),
                ("position", position.shared_place_points(&self.position, position.place_by_centres(seat))),
            ]),
        };
        (0..position.powers.len()).map(of_seat).collect()
    }

    fn score_cell_formula(&self, centres: &CentreCellReferences) -> GameScoreFormula {
        let (played, centre) = (self.played.to_cell_f64(), self.centre.to_cell_f64());
        let (held, shared) = (&centres.held, centres.place_points_formula(&self.position));
        let drawn = format!("{played}+{centre}*{held}+{shared}");
        GameScoreFormula { solo: self.solo, beaten: "0".to_string(), drawn }
    }
}
