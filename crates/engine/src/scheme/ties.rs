//! How contestants who share a place share its awards, and how an award is rounded.

use std::fmt;

use serde::Deserialize;

use super::scale::ListAwards;
use model::{BasisStep, DecimalsOrFractions, Exact, Place};

/// How contestants on one place share.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum SharedPlacePolicy {
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
pub struct AwardRounding {
    /// What an award is a multiple of, such as 1 or 0.01.
    pub to: Exact,
    pub way: AwardRoundingDirection,
}

/// Which way an award is rounded.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum AwardRoundingDirection {
    Up,
    Down,
    /// To the nearer, a half up.
    HalfUp,
}

impl AwardRounding {
    /// An award rounded; it is not negative.
    pub fn round(self, award: Exact) -> Exact {
        let Some(units) = award.checked_div(self.to) else { return award };
        let whole = match self.way {
            AwardRoundingDirection::Up => units.ceil(),
            AwardRoundingDirection::Down => units.floor(),
            AwardRoundingDirection::HalfUp => units.rounded(0).floor(),
        };
        self.to * Exact::whole(whole)
    }

    /// Which way, in words: `rounded up`.
    pub(crate) fn in_words(self) -> &'static str {
        match self.way {
            AwardRoundingDirection::Up => "rounded up",
            AwardRoundingDirection::Down => "rounded down",
            AwardRoundingDirection::HalfUp => "rounded",
        }
    }
}

impl fmt::Display for AwardRounding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let way = match self.way {
            AwardRoundingDirection::Up => "up",
            AwardRoundingDirection::Down => "down",
            AwardRoundingDirection::HalfUp => "to the nearer, halves up",
        };
        write!(f, "to multiples of {}, {way}", self.to)
    }
}

impl SharedPlacePolicy {
    /// How places are shared, in words.
    pub(crate) fn in_words(self) -> &'static str {
        match self {
            SharedPlacePolicy::Mean => "each gets the mean of the awards of the places",
            SharedPlacePolicy::MeanOfRounded => {
                "each gets the mean of the rounded awards of the places"
            }
            SharedPlacePolicy::Best => "each gets the award of the best place",
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

impl SharedAward {
    /// Explains how contestants on one place share, with the award of every place.
    pub(super) fn explain_shares(
        &self,
        ladder: &ListAwards<'_>,
        place: Place,
        ties: SharedPlacePolicy,
    ) -> BasisStep {
        let Place { number, tied } = place;
        let by = if ties == SharedPlacePolicy::Best { 1 } else { tied };
        let mean = self.places.iter().copied().sum::<Exact>() / by;
        let notation = DecimalsOrFractions::for_numbers(self.places.iter().copied().chain([mean]));
        let mut terms: Vec<String> =
            self.places.iter().map(|award| notation.format(*award)).collect();
        let step = match ties {
            SharedPlacePolicy::Best => BasisStep::default().with_arithmetic(terms.concat()),
            SharedPlacePolicy::Mean | SharedPlacePolicy::MeanOfRounded => {
                match (number + tied - 1).saturating_sub(ladder.awards) {
                    0 => {}
                    1 => terms.push("0".to_string()),
                    beyond => terms.push(format!("{beyond} x 0")),
                }
                let sum = format!("({}) / {tied}", terms.join(" + "));
                BasisStep::default().with_arithmetic(sum).with_result(notation.format(mean))
            }
        };
        match self.raised {
            Some(least) => {
                step.with_note(format!("raised to the least award {}", notation.format(least)))
            }
            None => step,
        }
    }
}

/// What each contestant on a place gets; `None` if all of their places are below the
/// last award.
pub(super) fn share_award(
    ladder: &ListAwards<'_>,
    place: Place,
    factor: Exact,
    least: Option<Exact>,
    ties: SharedPlacePolicy,
    rounding: AwardRounding,
) -> Option<SharedAward> {
    let Place { number, tied } = place;
    if number > ladder.awards {
        return None;
    }
    let value = |place: u32| {
        let award = ladder.award_of_place(place) * factor;
        if ties == SharedPlacePolicy::MeanOfRounded { rounding.round(award) } else { award }
    };
    let last = (number + tied - 1).min(ladder.awards);
    let places: Vec<Exact> = match ties {
        SharedPlacePolicy::Best => vec![value(number)],
        SharedPlacePolicy::Mean | SharedPlacePolicy::MeanOfRounded => {
            (number..=last).map(value).collect()
        }
    };
    let sum: Exact = places.iter().copied().sum();
    let by = if ties == SharedPlacePolicy::Best { 1 } else { tied };
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
            ("1", AwardRoundingDirection::Up, "10.01", "11"),
            ("1", AwardRoundingDirection::Down, "10.99", "10"),
            ("0.01", AwardRoundingDirection::HalfUp, "0.095", "0.1"),
            ("0.01", AwardRoundingDirection::HalfUp, "0.0949", "0.09"),
            ("0.25", AwardRoundingDirection::Up, "0.3", "0.5"),
            ("5", AwardRoundingDirection::HalfUp, "12.5", "15"),
        ] {
            let rounding = AwardRounding { to: exact(to), way };
            assert_eq!(rounding.round(exact(award)), exact(rounded), "{award} {rounding}");
        }
    }
}
