//! ManorCon: a drawn game is divided by `S^2 + 4S + 16` of the centres `S`; the eliminated count in
//! the sum. They, and players beaten by a win, score for each year played, including their last.

use serde::Deserialize;

use model::Exact;

use super::super::position::{YEAR_BEFORE_FIRST_GAME_YEAR, FinishedDiplomacyGame, PowerScore};
use super::super::system::{CentreCellReferences, DiplomacySystem, GameScoreFormula, points_in_words};

/// ManorCon: a share by `S^2 + linear * S + constant`.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ManorCon {
    pub solo: Exact,
    /// What is shared in a drawn game.
    pub pot: Exact,
    /// The factor of the centres in the share.
    pub linear: u32,
    /// What every power has besides, in the share.
    pub constant: u32,
    /// For each year played by eliminated and beaten players.
    pub year: Exact,
}

impl DiplomacySystem for ManorCon {
    fn description(&self) -> Vec<String> {
        vec![
            format!("A win: {} to the winner.", points_in_words(self.solo)),
            format!(
                "A drawn game: {} shared by S^2 + {} S + {} of the centres S, the eliminated counting in the sum.",
                points_in_words(self.pot),
                self.linear,
                self.constant
            ),
            format!(
                "The eliminated and those whom a win beats: {} for each year played, that of the end included.",
                points_in_words(self.year)
            ),
        ]
    }

    fn score_powers(&self, position: &FinishedDiplomacyGame) -> Vec<PowerScore> {
        let own = |seat: usize| {
            let centres = position.powers[seat].final_centres();
            let worth = centres * centres + self.linear * centres + self.constant;
            PowerScore::from_parts(vec![("S^2 + 4 S + 16", Exact::whole(worth))])
        };
        let all: Exact = (0..position.powers.len()).map(|seat| own(seat).score).sum();
        let of_seat = |seat: usize| match position.solo {
            Some(winner) if winner == seat => PowerScore::from_parts(vec![("win", self.solo)]),
            None if position.powers[seat].is_alive() => own(seat).share_of_pot(self.pot, all),
            _ => PowerScore::from_parts(vec![("years played", self.years(position, seat))]),
        };
        (0..position.powers.len()).map(of_seat).collect()
    }

    fn score_cell_formula(&self, centres: &CentreCellReferences) -> GameScoreFormula {
        let CentreCellReferences { held, all, powers, .. } = centres;
        let (linear, constant) = (self.linear, self.constant);
        let years = |years: u32| (self.year * Exact::whole(years)).to_cell_f64();
        let out = years(centres.lasted + 1);
        let own = format!("({held}^2+{linear}*{held}+{constant})");
        let sum = format!("(SUMSQ({all})+{linear}*SUM({all})+{powers}*{constant})");
        let drawn = format!("IF({held}>0,{}*{own}/{sum},{out})", self.pot.to_cell_f64());
        let beaten = format!("IF({held}>0,{},{out})", years(centres.years));
        GameScoreFormula { solo: self.solo, beaten, drawn }
    }
}

impl ManorCon {
    fn years(&self, position: &FinishedDiplomacyGame, seat: usize) -> Exact {
        let power = &position.powers[seat];
        let played = if power.is_alive() {
            u32::from(position.last_year.saturating_sub(YEAR_BEFORE_FIRST_GAME_YEAR))
        } else {
            power.years_survived() + 1
        };
        self.year * Exact::whole(played)
    }
}
