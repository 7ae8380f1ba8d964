//! What a scoring system is: its sentences, its arithmetic, and its formula for a spreadsheet.
//!
//! Formulas do not count years: a power without centres was eliminated in the year of the
//! return; one with centres would be eliminated in the last year.

use model::Exact;

use super::position::{FinishedDiplomacyGame, PowerScore};

/// A scoring system for games that were won or drawn.
pub trait DiplomacySystem {
    /// Its description in sentences, with its parameters.
    fn description(&self) -> Vec<String>;
    /// The unrounded scores of all powers, in the order of seats.
    fn score_powers(&self, position: &FinishedDiplomacyGame) -> Vec<PowerScore>;
    /// The score of a power as a formula of a spreadsheet over the final centres.
    fn score_cell_formula(&self, centres: &CentreCellReferences) -> GameScoreFormula;
    /// The year after which holding a centre scores.
    fn survival_year(&self) -> Option<u16> {
        None
    }
}

/// The references to the centres of a game.
pub struct CentreCellReferences {
    /// The cell of the own power's final centres.
    pub held: String,
    /// The range of all powers' final centres.
    pub all: String,
    /// The number of powers.
    pub powers: usize,
    /// The own power and all powers after the year in which survival counts, if the game
    /// lasted so long.
    pub survival: Option<[String; 2]>,
    /// How many game years were played.
    pub years: u32,
    /// Years survived, if eliminated.
    pub lasted: u32,
    /// The score, if eliminated.
    pub dead: Option<Exact>,
}

/// The score of a game, as formulas where it depends on the centres.
pub struct GameScoreFormula {
    /// The winner of a solo.
    pub solo: Exact,
    /// A power beaten by a solo.
    pub beaten: String,
    /// A share of a drawn game, not rounded.
    pub drawn: String,
}

/// Numbers as a list in a formula: `{38,14,7}`.
pub(super) fn formula_array_text(numbers: impl Iterator<Item = f64>) -> String {
    let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
    format!("{{{}}}", numbers.join(","))
}

impl CentreCellReferences {
    /// Points for the place by centres; level powers share the points of their places.
    pub(super) fn place_points_formula(&self, points: &[Exact]) -> String {
        let CentreCellReferences { held, all, .. } = self;
        let places = formula_array_text((1..=points.len()).map(|place| place as f64));
        let points = formula_array_text(points.iter().map(|points| points.to_cell_f64()));
        format!(
            "SUMPRODUCT({points}*({places}>COUNTIF({all},\">\"&{held}))*({places}<=COUNTIF({all},\">=\"&{held})))/COUNTIF({all},{held})"
        )
    }
}

/// Points for people: `1 point`, `4 points`.
pub(super) fn points_in_words(number: Exact) -> String {
    let word = if number == Exact::whole(1) { "point" } else { "points" };
    format!("{number} {word}")
}

/// The points of places: `1st 4, 2nd 3`.
pub(super) fn place_points_in_words(points: &[Exact]) -> String {
    let named =
        (1usize..).zip(points).map(|(place, points)| format!("{} {points}", ordinal_text(place)));
    named.collect::<Vec<_>>().join(", ")
}

/// `1st`, `2nd`, `3rd`, `4th`.
pub fn ordinal_text(place: usize) -> String {
    let ending = match (place % 10, place % 100) {
        (1, rest) if rest != 11 => "st",
        (2, rest) if rest != 12 => "nd",
        (3, rest) if rest != 13 => "rd",
        _ => "th",
    };
    format!("{place}{ending}")
}
