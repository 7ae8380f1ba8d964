//! Places that contestants share, and rounding.

use std::fmt;

use serde::Deserialize;

use super::scale::{Ladder, raised};
use crate::model::{Exact, Notation};

/// How contestants on one place share.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Ties {
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
    /// Which way.
    pub way: Direction,
}

/// Which way an award is rounded.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// Up.
    Up,
    /// Down.
    Down,
    /// To the nearer, a half up.
    HalfUp,
}

impl Rounding {
    /// An award rounded; it is not negative.
    pub fn of(self, award: Exact) -> Exact {
        let Some(units) = award.checked_div(self.to) else { return award };
        let whole = match self.way {
            Direction::Up => units.ceil(),
            Direction::Down => units.floor(),
            Direction::HalfUp => units.rounded(0).floor(),
        };
        self.to * Exact::whole(whole)
    }

    /// How an award is rounded, with the clause: `, rounded up to 41 (2.4.1)`; empty if it need not
    /// be.
    pub fn told(self, award: Exact, clause: &str) -> String {
        let rounded = self.of(award);
        if rounded == award {
            return String::new();
        }
        let to = self.to;
        let is_place = |places: u32| to == Exact::whole(1) / 10u32.pow(places);
        let told = match self.way {
            Direction::Up if is_place(0) => format!("rounded up to {rounded}"),
            Direction::Down if is_place(0) => format!("rounded down to {rounded}"),
            Direction::HalfUp if (0..=6).any(is_place) => format!("rounded to {rounded}"),
            Direction::Up => format!("up to the next multiple of {to}: {rounded}"),
            Direction::Down => format!("down to the next multiple of {to}: {rounded}"),
            Direction::HalfUp => format!("to the nearest multiple of {to}: {rounded}"),
        };
        format!(", {told} ({clause})")
    }
}

impl fmt::Display for Rounding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let way = match self.way {
            Direction::Up => "up",
            Direction::Down => "down",
            Direction::HalfUp => "to the nearer, halves up",
        };
        write!(f, "to multiples of {}, {way}", self.to)
    }
}

impl Ties {
    /// How places are shared, in words.
    pub fn told(self) -> &'static str {
        match self {
            Ties::Mean => "each gets the mean of the awards of the places",
            Ties::MeanOfRounded => "each gets the mean of the rounded awards of the places",
            Ties::Best => "each gets the award of the best place",
        }
    }
}

/// The award of each contestant on a place, after the factor and before rounding.
#[derive(Clone, Debug)]
pub(super) struct Shared {
    /// The award.
    pub award: Exact,
    /// Its arithmetic.
    pub told: String,
}

/// What each of `tied` contestants on a place gets; `None` if all of their places are below the
/// last award.
pub(super) fn shared(
    ladder: &Ladder<'_>,
    (place, tied): (u32, u32),
    factor: Exact,
    (ties, rounding): (Ties, Rounding),
) -> Option<Shared> {
    if place > ladder.awards {
        return None;
    }
    if tied == 1 || ties == Ties::Best {
        let award = ladder.value(place) * factor;
        return Some(Shared { award, told: ladder.told(place, factor) });
    }
    let value = |place: u32| {
        let award = ladder.value(place) * factor;
        if ties == Ties::MeanOfRounded { rounding.of(award) } else { award }
    };
    let last = place + tied - 1;
    let places: Vec<Exact> = (place..=last.min(ladder.awards)).map(value).collect();
    let mean = places.iter().copied().sum::<Exact>() / tied;
    let notation = Notation::of(places.iter().copied().chain([mean]));
    let mut terms: Vec<String> = places.iter().map(|award| notation.show(*award)).collect();
    if terms.len() > 4 {
        terms.splice(2..terms.len() - 1, ["...".to_string()]);
    }
    match last.saturating_sub(ladder.awards) {
        0 => {}
        1 => terms.push("0".to_string()),
        beyond => terms.push(format!("{beyond} x 0")),
    }
    let told = format!("({}) / {tied} = {}", terms.join(" + "), notation.show(mean));
    let scale = ladder.scale();
    let least = scale.least.map(|least| least * factor).filter(|least| mean < *least);
    Some(match least {
        Some(least) => Shared { award: least, told: told + &raised(least, &scale.clause) },
        None => Shared { award: mean, told },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_award_is_a_multiple_of_its_unit() {
        let exact = |text| Exact::decimal(text).unwrap_or(Exact::ZERO);
        for (to, way, award, rounded) in [
            ("1", Direction::Up, "10.01", "11"),
            ("1", Direction::Down, "10.99", "10"),
            ("0.01", Direction::HalfUp, "0.095", "0.1"),
            ("0.01", Direction::HalfUp, "0.0949", "0.09"),
            ("0.25", Direction::Up, "0.3", "0.5"),
            ("5", Direction::HalfUp, "12.5", "15"),
        ] {
            let rounding = Rounding { to: exact(to), way };
            assert_eq!(rounding.of(exact(award)), exact(rounded), "{award} {rounding}");
        }
    }
}
