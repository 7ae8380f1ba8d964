//! A scale: the award of each place of a ranking list.
//!
//! Every printed scale is one of two series. In steps of a unit, the last award is one unit and
//! each place above it has one more (4.1.5). In equal steps, the first award is given and each
//! place falls by the same part of it (4.4.3). The chapters give unit and first award.

use crate::model::{Basis, Exact, Surd};
use crate::packs::wbu_2003::figures::Handbook;

use super::large_events::Top;

/// The awards of one ranking list.
#[derive(Debug, Clone)]
pub(super) struct Scale {
    handbook: &'static Handbook,
    /// Number of places with an award.
    pub awards: u32,
    series: Series,
    /// The factor on awards at Club status.
    multiplier: Exact,
    /// Minimum share of a tie at Club status (2.5.1).
    tie_minimum: Exact,
}

#[derive(Debug, Clone)]
enum Series {
    /// A unit per step, counted from below the last award, at Club status.
    Steps(Exact),
    /// Equal steps from a first award, at Club status.
    Equal(Surd),
}

impl Scale {
    /// Steps of a unit at Club status.
    pub(super) fn steps(
        handbook: &'static Handbook,
        awards: u32,
        unit: Exact,
        multiplier: Exact,
        tie_minimum: Exact,
    ) -> Scale {
        Scale { handbook, awards, series: Series::Steps(unit), multiplier, tie_minimum }
    }

    /// Equal steps down from a first award at Club status (4.4.3).
    pub(super) fn equal(
        handbook: &'static Handbook,
        awards: u32,
        first: Surd,
        multiplier: Exact,
        tie_minimum: Exact,
    ) -> Scale {
        Scale { handbook, awards, series: Series::Equal(first), multiplier, tie_minimum }
    }

    /// Steps of a unit, or equal steps if a large event reached its maximum.
    pub(super) fn up_to(
        handbook: &'static Handbook,
        awards: u32,
        unit: Exact,
        top: Option<&Top>,
        multiplier: Exact,
        tie_minimum: Exact,
    ) -> Scale {
        match top {
            None => Scale::steps(handbook, awards, unit, multiplier, tie_minimum),
            Some(top) => Scale::equal(handbook, awards, top.value, multiplier, tie_minimum),
        }
    }

    /// The same first award in equal steps over fewer places (4.2.4).
    pub(super) fn over(&self, places: u32) -> Scale {
        let first = match &self.series {
            Series::Steps(unit) => Surd::plain(*unit * Exact::whole(self.awards)),
            Series::Equal(first) => *first,
        };
        let first = first.at_least(self.handbook.scales.minimum);
        Scale { awards: places, series: Series::Equal(first), ..self.clone() }
    }

    /// The award of a place before rounding; zero below the last.
    pub(super) fn value(&self, place: u32) -> Surd {
        if place > self.awards {
            return Surd::plain(Exact::ZERO);
        }
        let steps = Exact::whole(self.awards - place + 1);
        let (at_club, least) = match &self.series {
            Series::Steps(unit) => (Surd::plain(*unit * steps), self.handbook.scales.minimum),
            Series::Equal(first) => {
                (first.times(steps / self.awards), self.handbook.large_events.minimum)
            }
        };
        at_club.at_least(least).times(self.multiplier)
    }

    /// The award of a place by its step alone, if that is below the least award, which it gets
    /// instead.
    pub(super) fn below_least(&self, place: u32) -> Option<Surd> {
        let steps = Exact::whole((self.awards + 1).checked_sub(place)?);
        let (step, least) = match &self.series {
            Series::Steps(unit) => (Surd::plain(*unit * steps), self.handbook.scales.minimum),
            Series::Equal(first) => {
                (first.times(steps / self.awards), self.handbook.large_events.minimum)
            }
        };
        step.below(least).then(|| step.times(self.multiplier))
    }

    /// The minimum share of a tie, and its clause (2.5.1, 4.4.5).
    pub(super) fn least_share(&self) -> (Exact, &'static str) {
        match self.series {
            Series::Steps(_) => (self.tie_minimum * self.multiplier, &self.handbook.ties.clause),
            Series::Equal(_) => {
                let block = &self.handbook.tie_in_large_events;
                (block.minimum * self.multiplier, &block.clause)
            }
        }
    }

    /// `6 awards`, `1 award`.
    pub(super) fn counted(&self) -> String {
        match self.awards {
            1 => "1 award".to_string(),
            many => format!("{many} awards"),
        }
    }

    /// The awards in words: `6 awards of 10`, `17 awards in equal steps of 5.88 from FIRST`;
    /// `first` explains the first award.
    pub(super) fn told(&self, first: Option<&str>) -> String {
        let awards = self.counted();
        match &self.series {
            Series::Steps(unit) if self.multiplier == Exact::whole(1) => {
                format!("{awards} of {unit}")
            }
            Series::Steps(unit) => {
                let each = *unit * self.multiplier;
                format!("{awards} of {unit} x {} = {each}", self.multiplier)
            }
            Series::Equal(top) => {
                let value = top.times(self.multiplier);
                let step = value.times(Exact::whole(1) / self.awards);
                let first = first.map_or_else(|| value.to_string(), str::to_string);
                format!("{awards} in equal steps of {step} from {first}")
            }
        }
    }

    /// The awards in words; cites the clauses of a large event.
    pub(super) fn told_up_to(&self, top: Option<&Top>, basis: &mut Basis) -> String {
        let Some(top) = top else { return self.told(None) };
        top.cite(self.handbook, basis);
        let first = top.value.times(self.multiplier);
        self.told(Some(&top.told(self.multiplier, first)))
    }
}
