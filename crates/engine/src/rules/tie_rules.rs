//! Tie rules of match events: criteria in order, with the events that they are for. Of a rule
//! book's rules the first that fits an event breaks its ties; `standings::match_ties` computes the
//! criteria.

use std::fmt;

use serde::Deserialize;

use super::scoring_rules::{EventScoringProperties, RequiredEventProperties};

/// A criterion that breaks ties.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum TieCriterion {
    /// The sum of the opponents' scores.
    Opponents,
    /// The matches that each has won.
    Wins,
    /// The net IMPs of all matches.
    Imps,
    /// The score without carry-over.
    #[serde(rename = "without-carry-over")]
    WithoutCarryOver,
    Lot,
}

impl TieCriterion {
    /// Its name in `standings.csv`.
    pub(crate) fn code(self) -> &'static str {
        match self {
            TieCriterion::Opponents => "opponents",
            TieCriterion::Wins => "wins",
            TieCriterion::Imps => "imps",
            TieCriterion::WithoutCarryOver => "without-carry-over",
            TieCriterion::Lot => "lot",
        }
    }
}

/// Its name for people.
impl fmt::Display for TieCriterion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TieCriterion::Opponents => "Sum of the opponents' victory points",
            TieCriterion::Wins => "Matches won, in victory points",
            TieCriterion::Imps => "Net IMPs",
            TieCriterion::WithoutCarryOver => "Score without the carry-over",
            TieCriterion::Lot => "Lot",
        })
    }
}

/// How ties of some events are broken.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct TieRule {
    #[serde(default)]
    pub events: RequiredEventProperties,
    /// The criteria in order.
    pub order: Vec<TieCriterion>,
    pub clause: String,
    /// Whether it is palmares' own choice.
    #[serde(default)]
    pub house: bool,
    /// The reason for the choice.
    pub reason: Option<String>,
}

/// The first rule that fits an event. A rule without criteria breaks no tie.
pub(crate) fn first_fitting_tie_rule(
    rules: &'static [TieRule],
    occasion: EventScoringProperties<'_>,
) -> Option<&'static TieRule> {
    rules.iter().find(|rule| rule.events.fits(occasion)).filter(|rule| !rule.order.is_empty())
}
