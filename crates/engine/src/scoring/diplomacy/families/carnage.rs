//! Carnage: points for all seven places; ties share. One point for each centre only separates ties.

use serde::Deserialize;

use model::{Place, Exact};

use super::super::position::{FinishedDiplomacyGame, PowerScore};
use super::super::system::{CentreCellReferences, DiplomacySystem, GameScoreFormula, formula_array_text, place_points_in_words, points_in_words};

/// Carnage: points for all seven places, and for centres.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Carnage {
    /// For a solo; the others get nothing.
    pub solo: Exact,
    pub centre: Exact,
    /// For the places; ties share.
    pub position: Vec<Exact>,
    /// Whether the eliminated are placed by the year of their elimination.
    pub by_elimination: bool,
}

impl DiplomacySystem for Carnage {
    fn description(&self) -> Vec<String> {
        let dead = if self.by_elimination {
            "the eliminated by the year of their elimination"
        } else {
            "the eliminated are all level"
        };
        vec![
            format!("A win: {} to the winner, nothing to the others.", points_in_words(self.solo)),
            format!(
                "A drawn game: for places by centres {}, shared by those who are level; {dead};",
                place_points_in_words(&self.position)
            ),
            format!("{} for each centre.", points_in_words(self.centre)),
        ]
    }

    fn score_powers(&self, position: &FinishedDiplomacyGame) -> Vec<PowerScore> {
        let of_seat = |seat: usize| match position.solo {
            Some(winner) if winner == seat => PowerScore::from_parts(vec![("win", self.solo)]),
            Some(_) => PowerScore::from_parts(Vec::new()),
            None => PowerScore::from_parts(vec![
                ("position", position.shared_place_points(&self.position, self.place(position, seat))),
                ("centres", self.centre * Exact::whole(position.powers[seat].final_centres())),
            ]),
        };
        (0..position.powers.len()).map(of_seat).collect()
    }

    fn score_cell_formula(&self, centres: &CentreCellReferences) -> GameScoreFormula {
        let CentreCellReferences { held, all, .. } = centres;
        let shared = centres.place_points_formula(&self.position);
        let alive = format!("{shared}+{}*{held}", self.centre.to_cell_f64());
        let drawn = match (self.by_elimination, centres.dead) {
            (false, _) => alive,
            (true, Some(score)) => format!("IF({held}>0,{alive},{})", score.to_cell_f64()),
            // A power eliminated in the last year is placed behind the survivors.
            (true, None) => {
                let points = formula_array_text(self.position.iter().map(|points| points.to_cell_f64()));
                format!("IF({held}>0,{alive},INDEX({points},COUNTIF({all},\">0\")+1))")
            }
        };
        GameScoreFormula { solo: self.solo, beaten: "0".to_string(), drawn }
    }
}

impl Carnage {
    /// The place of a seat, and how many share it.
    fn place(&self, position: &FinishedDiplomacyGame, seat: usize) -> Place {
        let rank = |seat: usize| {
            let power = &position.powers[seat];
            let lasted = if self.by_elimination { power.years_survived() } else { 0 };
            (power.final_centres(), if power.is_alive() { 0 } else { lasted })
        };
        let own = rank(seat);
        let others = || (0..position.powers.len()).map(rank);
        let better = others().filter(|other| *other > own).count() as u32;
        let tied = others().filter(|other| *other == own).count() as u32;
        Place { number: better + 1, tied }
    }
}
