//! Scoring systems for Diplomacy as data: the shape of `diplomacy.toml`.
//!
//! `scoring/diplomacy` implements them, a file for each family. To add a system of a known family:
//! a block in the file, and its published examples in `tests/rules/diplomacy/systems.csv`. The form
//! takes its words from the file.

use serde::Deserialize;

use super::figures::figures;
use crate::model::Exact;

/// The whole file.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Systems {
    /// The team competition.
    pub teams: Teams,
    /// The systems.
    pub system: Vec<SystemRule>,
}

/// The team competition.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Teams {
    /// The round that counts.
    pub round: u32,
    /// The most players of a team.
    pub most: usize,
    /// Its clause.
    pub clause: String,
    /// Whether the reading is palmares' own.
    pub house: bool,
    /// The reason for the reading.
    pub reason: String,
}

/// A scoring system.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct SystemRule {
    /// Its id under the key `Scoring`.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// Where it is described.
    pub source: String,
    /// Decimals of a score, rounded half up.
    pub decimals: u32,
    /// The reason for this rounding, if the description has none.
    pub house: Option<String>,
    /// Its family and parameters.
    pub rule: Family,
}

/// The families of systems, each with its parameters.
#[derive(Deserialize, Debug)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum Family {
    /// Detour98f and Detour09.
    Detour(Detour),
    /// C-Diplo.
    #[serde(rename = "c-diplo")]
    CDiplo(CDiplo),
    /// Sum of squares.
    #[serde(rename = "sum of squares")]
    SumOfSquares(SumOfSquares),
    /// Draw size.
    #[serde(rename = "draw size")]
    DrawSize(DrawSize),
    /// Carnage.
    Carnage(Carnage),
    /// ManorCon.
    ManorCon(ManorCon),
    /// Bangkok and Olympic.
    Bangkok(Bangkok),
    /// World Classic and Summer Classic.
    Classic(Classic),
}

/// Detour: centres, survival, lead and position, made a share of the game.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Detour {
    /// Points for a solo.
    pub solo: Exact,
    /// For each centre.
    pub centre: Exact,
    /// For holding a centre at the end.
    pub alive: Exact,
    /// For the first places by centres. A shared place scores as the lowest of its places.
    pub position: Vec<Exact>,
    /// What the scores of a drawn game add up to.
    pub standard: Exact,
    /// For holding a centre in a year.
    pub survival: Option<Survival>,
    /// For years that eliminated and beaten players lasted, added afterwards.
    pub outlived: Option<Outlived>,
}

/// Points for holding a centre in a year.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Survival {
    /// The year.
    pub year: u16,
    /// The points.
    pub points: Exact,
}

/// Points for years lasted.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Outlived {
    /// Points for each year.
    pub points: Exact,
    /// The most in all.
    pub most: Exact,
}

/// C-Diplo: points for centres and for the first places; ties share.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct CDiplo {
    /// For a solo; the others get nothing.
    pub solo: Exact,
    /// For playing.
    pub played: Exact,
    /// For each centre.
    pub centre: Exact,
    /// For the first places.
    pub position: Vec<Exact>,
}

/// Sum of squares: a pot shared by the squares of centres.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct SumOfSquares {
    /// For a solo; the others get nothing.
    pub solo: Exact,
    /// What is shared in a drawn game.
    pub pot: Exact,
}

/// Draw size: a pot that the survivors share evenly.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct DrawSize {
    /// For a solo; the others get nothing.
    pub solo: Exact,
    /// What is shared in a drawn game.
    pub pot: Exact,
}

/// Carnage: points for all seven places, and for centres.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Carnage {
    /// For a solo; the others get nothing.
    pub solo: Exact,
    /// For each centre.
    pub centre: Exact,
    /// For the places; ties share.
    pub position: Vec<Exact>,
    /// Whether the eliminated are placed by the year of their elimination.
    pub by_elimination: bool,
}

/// ManorCon: a share by `S^2 + linear * S + constant`.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ManorCon {
    /// For a solo.
    pub solo: Exact,
    /// What is shared in a drawn game.
    pub pot: Exact,
    /// Times the centres.
    pub linear: u32,
    /// Added to all.
    pub constant: u32,
    /// For each year played by eliminated and beaten players.
    pub year: Exact,
}

/// Bangkok: centres, survival, and a pot for those near the top.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Bangkok {
    /// For a solo.
    pub solo: Exact,
    /// For each centre.
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

/// World Classic: centres, survival, and a pot for the leaders.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Classic {
    /// For a solo; the others get nothing.
    pub solo: Exact,
    /// For each centre.
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

impl Systems {
    /// Reads the file.
    pub fn from_toml(text: &str) -> Result<Systems, String> {
        figures(text)
    }

    /// The default system: the first.
    pub fn usual(&self) -> &SystemRule {
        &self.system[0]
    }

    /// The system with an id.
    pub fn find(&self, id: &str) -> Option<&SystemRule> {
        self.system.iter().find(|system| system.id == id)
    }
}
