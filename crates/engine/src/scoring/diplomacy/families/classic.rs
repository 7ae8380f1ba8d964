//! World Classic and Summer Classic: centres, survival, and a pot shared by the leaders.

use serde::Deserialize;

use model::{Place, Exact};

use super::super::position::{FinishedDiplomacyGame, PowerScore};
use super::super::system::{CentreCellReferences, DiplomacySystem, GameScoreFormula, points_in_words};

/// World Classic: centres, survival, and a pot for the leaders.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct WorldClassic {
    /// For a solo; the others get nothing.
    pub solo: Exact,
    pub centre: Exact,
    /// For holding a centre at the end.
    pub alive: Exact,
    /// What the leaders share.
    pub pot: Exact,
    /// With more leaders the pot goes to nobody.
    pub most_leaders: u32,
    /// For each year survived by eliminated players of a drawn game.
    pub year: Exact,
}

impl DiplomacySystem for WorldClassic {
    fn description(&self) -> Vec<String> {
        let leaders = match self.most_leaders {
            7.. => "shared by all who lead in centres".to_string(),
            most => format!("shared by those who lead in centres, if they are at most {most}"),
        };
        vec![
            format!("A win: {} to the winner, nothing to the others.", points_in_words(self.solo)),
            format!("A drawn game: {} for each centre;", points_in_words(self.centre)),
            format!("{} for holding a centre at the end;", points_in_words(self.alive)),
            format!("{} {leaders};", points_in_words(self.pot)),
            format!("{} for each year survived to the eliminated.", points_in_words(self.year)),
        ]
    }

    fn score_powers(&self, position: &FinishedDiplomacyGame) -> Vec<PowerScore> {
        let of_seat = |seat: usize| match position.solo {
            Some(winner) if winner == seat => PowerScore::from_parts(vec![("win", self.solo)]),
            Some(_) => PowerScore::from_parts(Vec::new()),
            None => self.drawn(position, seat),
        };
        (0..position.powers.len()).map(of_seat).collect()
    }

    fn score_cell_formula(&self, centres: &CentreCellReferences) -> GameScoreFormula {
        let CentreCellReferences { held, all, .. } = centres;
        let leaders = format!("COUNTIF({all},MAX({all}))");
        let most = self.most_leaders;
        let [centre, alive, pot] =
            [self.centre, self.alive, self.pot].map(|number| number.to_cell_f64());
        let lead = format!("IF(AND({held}=MAX({all}),{leaders}<={most}),{pot}/{leaders},0)");
        let out = (self.year * Exact::whole(centres.lasted)).to_cell_f64();
        let drawn = format!("IF({held}>0,{centre}*{held}+{alive}+{lead},{out})");
        GameScoreFormula { solo: self.solo, beaten: "0".to_string(), drawn }
    }
}

impl WorldClassic {
    fn drawn(&self, position: &FinishedDiplomacyGame, seat: usize) -> PowerScore {
        let power = &position.powers[seat];
        if !power.is_alive() {
            let years = Exact::whole(power.years_survived());
            return PowerScore::from_parts(vec![("years survived", self.year * years)]);
        }
        let Place { number: place, tied: leaders } = position.place_by_centres(seat);
        let leads = place == 1 && leaders <= self.most_leaders;
        PowerScore::from_parts(vec![
            ("centres", self.centre * Exact::whole(power.final_centres())),
            ("alive", self.alive),
            ("leader", if leads { self.pot / leaders } else { Exact::ZERO }),
        ])
    }
}
