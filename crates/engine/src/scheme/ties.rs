//! How contestants who share a place share its awards, and how an award is rounded.

use std::fmt;

use serde::Deserialize;

use super::scale::ListAwards;
use model::{Exact, Place};

/// How contestants on one place share.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum TiePolicy {
    /// Each gets the mean of the awards of their places.
    Mean,
    /// Each gets the mean of those awards, each of them rounded first.
    MeanOfRounded,
    /// Each gets the award of the best of their places.
    Best,
}

/// How an award is rounded.
#[derive(Deserialize, Clone, Copy, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Rounding {
    /// What an award is a multiple of, such as 1 or 0.01.
    pub to: Exact,
    pub way: RoundingDirection,
}

/// Which way an award is rounded.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum RoundingDirection {
    Up,
    Down,
    /// To the nearer, a half up.
    HalfUp,
}

impl Rounding {
    /// An award rounded; it is not negative.
    pub fn round(self, award: Exact) -> Exact {
        let Some(units) = award.checked_div(self.to) else { return award };
        let whole = match self.way {
            RoundingDirection::Up => units.ceil(),
            RoundingDirection::Down => units.floor(),
            RoundingDirection::HalfUp => units.rounded(0).floor(),
        };
        self.to * Exact::whole(whole)
    }

    /// Which way, in words: `rounded up`.
    pub fn in_words(self) -> &'static str {
        match self.way {
            RoundingDirection::Up => "rounded up",
            RoundingDirection::Down => "rounded down",
            RoundingDirection::HalfUp => "rounded",
        }
    }
}

impl fmt::Display for Rounding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let way = match self.way {
            RoundingDirection::Up => "up",
            RoundingDirection::Down => "down",
            RoundingDirection::HalfUp => "to the nearer, halves up",
        };
        write!(f, "to multiples of {}, {way}", self.to)
    }
}

impl TiePolicy {
    /// How places are shared, in words.
    pub fn in_words(self) -> &'static str {
        match self {
            TiePolicy::Mean => "each gets the mean of the awards of the places",
            TiePolicy::MeanOfRounded => "each gets the mean of the rounded awards of the places",
            TiePolicy::Best => "each gets the award of the best place",
        }
    }
}

/// The award of each contestant on a place, after the factor and before rounding.
#[derive(Clone, Debug)]
pub(super) struct SharedAward {
    /// The awards of the places.
    pub places: Vec<Exact>,
    /// Each contestant's share.
    pub award: Exact,
    /// The least award, if the share was raised to it.
    pub raised: Option<Exact>,
}

/// What each contestant on a place gets; `None` if all of their places are below the
/// last award.
pub(super) fn shared(
    ladder: &ListAwards<'_>,
    place: Place,
    factor: Exact,
    least: Option<Exact>,
    ties: TiePolicy,
    rounding: Rounding,
) -> Option<SharedAward> {
    let Place { number, tied } = place;
    if number > ladder.awards {
        return None;
    }
    let value = |place: u32| {
        let award = ladder.value(place) * factor;
        if ties == TiePolicy::MeanOfRounded { rounding.round(award) } else { award }
    };
    let last = (number + tied - 1).min(ladder.awards);
    let places: Vec<Exact> = match ties {
        TiePolicy::Best => vec![value(number)],
        TiePolicy::Mean | TiePolicy::MeanOfRounded => (number..=last).map(value).collect(),
    };
    let sum: Exact = places.iter().copied().sum();
    let by = if ties == TiePolicy::Best { 1 } else { tied };
    let mean = sum / by;
    let raised = least.map(|least| least * factor).filter(|least| tied > 1 && mean < *least);
    Some(SharedAward { places, award: raised.unwrap_or(mean), raised })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_award_is_a_multiple_of_its_unit() {
        let exact = |text| Exact::parse_decimal(text).unwrap_or(Exact::ZERO);
        for (to, way, award, rounded) in [
            ("1", RoundingDirection::Up, "10.01", "11"),
            ("1", RoundingDirection::Down, "10.99", "10"),
            ("0.01", RoundingDirection::HalfUp, "0.095", "0.1"),
            ("0.01", RoundingDirection::HalfUp, "0.0949", "0.09"),
            ("0.25", RoundingDirection::Up, "0.3", "0.5"),
            ("5", RoundingDirection::HalfUp, "12.5", "15"),
        ] {
            let rounding = Rounding { to: exact(to), way };
            assert_eq!(rounding.round(exact(award)), exact(rounded), "{award} {rounding}");
        }
    }
}
