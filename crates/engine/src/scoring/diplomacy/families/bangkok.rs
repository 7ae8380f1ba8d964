//! Bangkok: centres, survival, and a pot for those at the top and up to two centres
//! below it.

use serde::Deserialize;

use model::Exact;

use super::super::position::{FinishedDiplomacyGame, PowerScore};
use super::super::system::{CentreCellReferences, DiplomacySystem, GameScoreFormula, formula_array_text, points_in_words};

/// Bangkok: centres, survival, and a pot for those near the top.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Bangkok {
    pub solo: Exact,
    pub centre: Exact,
    /// For each centre of a player beaten by a solo.
    pub beaten_centre: Exact,
    /// The pot of the players near the top.
    pub pot: Exact,
    /// Shares of those at the top, one centre below, two centres below.
    pub shares: Vec<Exact>,
    /// For holding a centre at the end.
    pub alive: Exact,
    /// For each year of the eliminated.
    pub year: Exact,
}

impl DiplomacySystem for Bangkok {
    fn description(&self) -> Vec<String> {
        let shares: Vec<String> = (0u32..)
            .zip(&self.shares)
            .map(|(below, shares)| match below {
                0 => format!("{shares} shares at the top"),
                1 => format!("{shares} one centre below"),
                _ => format!("{shares} {below} centres below"),
            })
            .collect();
        vec![
            format!(
                "A win: {} to the winner, {} for each centre to the others.",
                points_in_words(self.solo),
                points_in_words(self.beaten_centre)
            ),
            format!("A drawn game: {} for each centre;", points_in_words(self.centre)),
            format!("{} divided by shares: {};", points_in_words(self.pot), shares.join(", ")),
            format!("{} for holding a centre at the end;", points_in_words(self.alive)),
            format!("{} for each year to the eliminated.", points_in_words(self.year)),
        ]
    }

    fn score_powers(&self, position: &FinishedDiplomacyGame) -> Vec<PowerScore> {
        let all: Exact = (0..position.powers.len()).map(|seat| self.shares(position, seat)).sum();
        (0..position.powers.len()).map(|seat| self.of_seat(position, seat, all)).collect()
    }

    fn score_cell_formula(&self, centres: &CentreCellReferences) -> GameScoreFormula {
        let CentreCellReferences { held, all, .. } = centres;
        let shares = formula_array_text(self.shares.iter().map(|shares| shares.to_cell_f64()));
        let below = formula_array_text((0..self.shares.len()).map(|below| below as f64));
        let own = format!("SUMPRODUCT({shares}*((MAX({all})-{held})={below}))");
        let sum = format!("SUMPRODUCT({shares}*COUNTIF({all},MAX({all})-{below}))");
        let out = (self.year * Exact::whole(centres.lasted + 1)).to_cell_f64();
        let [centre, pot, alive] =
            [self.centre, self.pot, self.alive].map(|number| number.to_cell_f64());
        let drawn = format!("{centre}*{held}+{pot}*{own}/{sum}+IF({held}>0,{alive},{out})");
        let beaten = format!("{}*{held}", self.beaten_centre.to_cell_f64());
        GameScoreFormula { solo: self.solo, beaten, drawn }
    }
}

impl Bangkok {
    /// Shares of the pot.
    fn shares(&self, position: &FinishedDiplomacyGame, seat: usize) -> Exact {
        let below = (position.most_centres() - position.powers[seat].final_centres()) as usize;
        self.shares.get(below).copied().unwrap_or(Exact::ZERO)
    }

    fn of_seat(&self, position: &FinishedDiplomacyGame, seat: usize, all: Exact) -> PowerScore {
        let power = &position.powers[seat];
        let centres = Exact::whole(power.final_centres());
        match position.solo {
            Some(winner) if winner == seat => PowerScore::from_parts(vec![("win", self.solo)]),
            Some(_) => PowerScore::from_parts(vec![("centres", self.beaten_centre * centres)]),
            None => {
                let own = self.pot * self.shares(position, seat);
                let domination = own.checked_div(all).unwrap_or(Exact::ZERO);
                // Elimination in 1905 means five years.
                let years = power.years_survived() + 1;
                let survival = match power.is_alive() {
                    true => ("alive", self.alive),
                    false => ("years", self.year * Exact::whole(years)),
                };
                PowerScore::from_parts(vec![
                    ("centres", self.centre * centres),
                    ("domination", domination),
                    survival,
                ])
            }
        }
    }
}
