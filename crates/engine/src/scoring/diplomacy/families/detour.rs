//! Detour98f (NZDC 1999, Appendix B, parts 1 and 2) and Detour09: a drawn game is divided by
//! centres, survival, lead and position.

use serde::Deserialize;

use model::{Place, Exact};

use super::super::position::{FinishedDiplomacyGame, PowerScore};
use super::super::system::{CentreCellReferences, DiplomacySystem, GameScoreFormula, place_points_in_words, points_in_words};

/// Detour: centres, survival, lead and position, made a share of the game.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Detour {
    /// Points for a solo.
    pub solo: Exact,
    pub centre: Exact,
    /// For holding a centre at the end.
    pub alive: Exact,
    /// For the first places by centres. A shared place scores as the lowest of its places.
    pub position: Vec<Exact>,
    /// What the scores of a drawn game add up to.
    pub standard: Exact,
    /// For holding a centre in a year.
    pub survival: Option<SurvivalPoints>,
    /// For years that eliminated and beaten players lasted, added afterwards.
    pub outlived: Option<YearsLastedPoints>,
}

/// Points for holding a centre in a year.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct SurvivalPoints {
    pub year: u16,
    pub points: Exact,
}

/// Points for years lasted.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct YearsLastedPoints {
    /// Points for each year.
    pub points: Exact,
    /// The most in all.
    pub most: Exact,
}

impl DiplomacySystem for Detour {
    fn description(&self) -> Vec<String> {
        let mut lines = vec![
            format!("A win: {} to the winner, nothing to the others.", points_in_words(self.solo)),
            format!("A drawn game: {} for each centre at the end;", points_in_words(self.centre)),
        ];
        if let Some(survival) = &self.survival {
            let (year, worth) = (survival.year, points_in_words(survival.points));
            lines.push(format!("{worth} for holding a centre after Fall {year};"));
        }
        lines.push(format!("{} for holding a centre at the end;", points_in_words(self.alive)));
        lines.push("to an outright leader the difference to the second in centres;".to_string());
        lines.push(format!(
            "for places by centres {}, all who share a place getting those of the lowest;",
            place_points_in_words(&self.position)
        ));
        lines.push(format!("the scores are made to add up to {}.", self.standard));
        if let Some(outlived) = &self.outlived {
            lines.push(format!(
                "Afterwards {} for each year survived, at most {}, to the eliminated and to those whom a win beat.",
                points_in_words(outlived.points),
                outlived.most
            ));
        }
        lines
    }

    fn score_powers(&self, position: &FinishedDiplomacyGame) -> Vec<PowerScore> {
        let mut worked: Vec<PowerScore> = match position.solo {
            Some(winner) => (0..position.powers.len())
                .map(|seat| {
                    PowerScore::from_parts(if seat == winner { vec![("win", self.solo)] } else { Vec::new() })
                })
                .collect(),
            None => self.drawn(position),
        };
        for (seat, worked) in worked.iter_mut().enumerate() {
            let beaten = position.solo.is_some_and(|winner| winner != seat);
            let power = &position.powers[seat];
            if let Some(outlived) = self.outlived.as_ref().filter(|_| beaten || !power.is_alive()) {
                // In the year of a win nobody else survives.
                let lost = u32::from(beaten && power.is_alive());
                let years = power.years_survived().saturating_sub(lost);
                let more = (outlived.points * Exact::whole(years)).min(outlived.most);
                *worked = worked.clone().with_added_points("years survived", more);
            }
        }
        worked
    }

    fn survival_year(&self) -> Option<u16> {
        self.survival.as_ref().map(|survival| survival.year)
    }

    fn score_cell_formula(&self, centres: &CentreCellReferences) -> GameScoreFormula {
        let CentreCellReferences { held, all, .. } = centres;
        let [centre, alive] = [self.centre, self.alive].map(|number| number.to_cell_f64());
        let survival = self.survival.as_ref().zip(centres.survival.as_ref());
        let [survived, survived_all] = match survival {
            Some((survival, [own, of_year])) => {
                let points = survival.points.to_cell_f64();
                [format!("+{points}*({own}>0)"), format!("+{points}*COUNTIF({of_year},\">0\")")]
            }
            None => [String::new(), String::new()],
        };
        let places = self.position.len();
        let lead = format!("(LARGE({all},1)-LARGE({all},2))");
        let raw = format!(
            "{centre}*{held}{survived}+{alive}*({held}>0)+IF({held}=MAX({all}),{lead},0)+({held}>0)*MAX(0,{}-COUNTIF({all},\">=\"&{held}))",
            places + 1
        );
        let level = format!("COUNTIF({all},\">=\"&{all})");
        let sum = format!(
            "{centre}*SUM({all}){survived_all}+{alive}*COUNTIF({all},\">0\")+{lead}+SUMPRODUCT(({all}>0)*({level}<={places})*({}-{level}))",
            places + 1
        );
        let share = format!("{}*({raw})/({sum})", self.standard.to_cell_f64());
        let Some(outlived) = &self.outlived else {
            return GameScoreFormula { solo: self.solo, beaten: "0".to_string(), drawn: share };
        };
        let more = (outlived.points * Exact::whole(centres.lasted)).min(outlived.most).to_cell_f64();
        let drawn = format!("{share}+IF({held}>0,0,{more})");
        GameScoreFormula { solo: self.solo, beaten: more.to_string(), drawn }
    }
}

impl Detour {
    /// Part 1: a drawn game.
    fn drawn(&self, position: &FinishedDiplomacyGame) -> Vec<PowerScore> {
        let raw: Vec<PowerScore> =
            (0..position.powers.len()).map(|seat| self.raw(position, seat)).collect();
        let all: Exact = raw.iter().map(|worked| worked.score).sum();
        raw.into_iter().map(|worked| worked.share_of_pot(self.standard, all)).collect()
    }

    fn raw(&self, position: &FinishedDiplomacyGame, seat: usize) -> PowerScore {
        let power = &position.powers[seat];
        let if_so = |is: bool, points: Exact| if is { points } else { Exact::ZERO };
        let mut parts = vec![("centres", self.centre * Exact::whole(power.final_centres()))];
        if let Some(survival) = &self.survival {
            let held = power.centres_in_year(survival.year).is_some_and(|centres| centres > 0);
            parts.push(("survived 1905", if_so(held, survival.points)));
        }
        parts.push(("alive", if_so(power.is_alive(), self.alive)));
        parts.push(("lead", Exact::whole(position.sole_leader_centre_lead(seat).unwrap_or(0))));
        // A shared place scores as the lowest of its places.
        let Place { number: place, tied: sharing } = position.place_by_centres(seat);
        let lowest = (place + sharing - 1) as usize;
        let worth = self.position.get(lowest - 1).copied().filter(|_| power.is_alive());
        parts.push(("position", worth.unwrap_or(Exact::ZERO)));
        PowerScore::from_parts(parts)
    }
}
