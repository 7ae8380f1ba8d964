//! A scale: the award of each place of a ranking list.
//!
//! Every printed scale is one of two series. In steps of a unit, the last award is one unit and
//! each place above it has one more (4.1.5). In equal steps, the first award is given and each
//! place falls by the same part of it (4.4.3). The chapters give unit and first award.

use crate::wbu_2003::figures::Handbook;
use model::{Basis, Exact, Surd, format_alike};

use super::large_events::LargeEventAward;
use super::product::{Factors, Product};

/// The awards of one ranking list.
#[derive(Debug, Clone)]
pub(super) struct Scale {
    handbook: &'static Handbook,
    /// Number of places with an award.
    pub awards: u32,
    series: Series,
    factors: Factors,
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

/// The award of a place: so many equal steps from below the last award, or the least award if that
/// is more.
pub(super) struct PlaceAward {
    /// The number of steps.
    pub steps: u32,
    /// The size of a step.
    pub step: Surd,
    /// The least award and its clause, if the steps are less.
    pub raised: Option<(Exact, &'static str)>,
}

impl PlaceAward {
    /// The award by its steps alone, before it is raised to the least award.
    pub(super) fn by_steps(&self) -> Surd {
        self.step.times(Exact::whole(self.steps))
    }

    /// The award, not rounded.
    pub(super) fn award(&self) -> Surd {
        self.raised.map_or_else(|| self.by_steps(), |(least, _)| Surd::from_exact(least))
    }

    /// The arithmetic: `17 x 22.662... = 385.261...`.
    pub(super) fn in_words(&self) -> String {
        let [step, by_steps] = format_alike([self.step, self.by_steps()]);
        let sum = format!("{} x {step} = {by_steps}", self.steps);
        match self.raised {
            None => sum,
            Some((least, clause)) => format!("{sum}, raised to the least award {least} ({clause})"),
        }
    }
}

impl Scale {
    /// Steps of a unit at Club status.
    pub(super) fn steps(
        handbook: &'static Handbook,
        awards: u32,
        unit: Exact,
        factors: Factors,
        tie_minimum: Exact,
    ) -> Scale {
        Scale { handbook, awards, series: Series::Steps(unit), factors, tie_minimum }
    }

    /// Equal steps down from a first award at Club status (4.4.3).
    pub(super) fn equal(
        handbook: &'static Handbook,
        awards: u32,
        first: Surd,
        factors: Factors,
        tie_minimum: Exact,
    ) -> Scale {
        Scale { handbook, awards, series: Series::Equal(first), factors, tie_minimum }
    }

    /// Steps of a unit, or equal steps if a large event reached its maximum.
    pub(super) fn up_to(
        handbook: &'static Handbook,
        awards: u32,
        unit: Exact,
        top: Option<&LargeEventAward>,
        factors: Factors,
        tie_minimum: Exact,
    ) -> Scale {
        match top {
            None => Scale::steps(handbook, awards, unit, factors, tie_minimum),
            Some(top) => Scale::equal(handbook, awards, top.value, factors, tie_minimum),
        }
    }

    /// The same first award in equal steps over fewer places (4.2.4).
    pub(super) fn over(&self, places: u32) -> Scale {
        let first = match &self.series {
            Series::Steps(unit) => Surd::from_exact(*unit * Exact::whole(self.awards)),
            Series::Equal(first) => *first,
        };
        let first = first.at_least(self.handbook.scales.minimum);
        Scale { awards: places, series: Series::Equal(first), ..self.clone() }
    }

    /// The award of a place before rounding, and how it comes about; `None` below the last.
    pub(super) fn rung(&self, place: u32) -> Option<PlaceAward> {
        let steps = (self.awards + 1).checked_sub(place).filter(|steps| *steps > 0)?;
        let (step, least, clause) = match &self.series {
            Series::Steps(unit) => {
                let block = &self.handbook.scales;
                (Surd::from_exact(*unit), block.minimum, block.minimum_clause.as_str())
            }
            Series::Equal(first) => {
                let block = &self.handbook.large_events;
                let step = first.times(Exact::whole(1) / self.awards);
                (step, block.minimum, block.minimum_clause.as_str())
            }
        };
        let (step, least) = (step.times(self.factors.all()), least * self.factors.all());
        let raised = step.times(Exact::whole(steps)).is_below(least).then_some((least, clause));
        Some(PlaceAward { steps, step, raised })
    }

    /// The award of a place before rounding; zero below the last.
    pub(super) fn value(&self, place: u32) -> Surd {
        self.rung(place).map_or(Surd::from_exact(Exact::ZERO), |rung| rung.award())
    }

    /// The minimum share of a tie, and its clause (2.5.1, 4.4.5).
    pub(super) fn least_share(&self) -> (Exact, &'static str) {
        match self.series {
            Series::Steps(_) => (self.tie_minimum * self.factors.all(), &self.handbook.ties.clause),
            Series::Equal(_) => {
                let block = &self.handbook.tie_in_large_events;
                (block.minimum * self.factors.all(), &block.clause)
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

    /// The awards in words: `6 awards of 6 x 2 = 12`, `18 awards in equal steps of
    /// 407.921... / 18 = 22.662... from FIRST`; `first` explains the first award.
    pub(super) fn in_words(&self, first: Option<&str>) -> String {
        let (awards, count) = (self.counted(), self.awards);
        match &self.series {
            Series::Steps(unit) => {
                let each = self.factors.on(Product::new(*unit, ""));
                format!("{awards} of {}", each.in_words())
            }
            Series::Equal(top) => {
                let top = top.times(self.factors.all());
                let [value, step] = format_alike([top, top.times(Exact::whole(1) / count)]);
                let first = first.map_or_else(|| value.clone(), str::to_string);
                format!("{awards} in equal steps of {value} / {count} = {step} from {first}")
            }
        }
    }

    /// The awards in words; cites the clauses of a large event.
    pub(super) fn in_words_up_to(
        &self,
        top: Option<&LargeEventAward>,
        basis: &mut Basis,
    ) -> String {
        let Some(top) = top else { return self.in_words(None) };
        top.cite(self.handbook, basis);
        self.in_words(Some(&top.in_words(self.factors)))
    }
}
