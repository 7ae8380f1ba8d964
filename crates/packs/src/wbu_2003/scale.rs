//! A scale: the award of each place of a ranking list.
//!
//! Every printed scale is one of two series. In steps of a unit, the last award is one unit and
//! each place above it has one more (4.1.5). In equal steps, the first award is given and each
//! place falls by the same part of it (4.4.3). The chapters give unit and first award.

use crate::wbu_2003::figures::MasterPointHandbook;
use model::{Basis, Exact, Surd, format_in_one_notation};

use super::large_events::LargeEventFirstAward;
use super::product::{AwardFactors, ExplainedProduct};

/// The awards of one ranking list.
#[derive(Debug, Clone)]
pub(super) struct AwardScale {
    handbook: &'static MasterPointHandbook,
    /// Number of places with an award.
    pub awards: u32,
    series: Series,
    factors: AwardFactors,
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
    pub(super) fn award_by_steps(&self) -> Surd {
        self.step.times(Exact::whole(self.steps))
    }

    /// The award, not rounded.
    pub(super) fn unrounded_award(&self) -> Surd {
        self.raised.map_or_else(|| self.award_by_steps(), |(least, _)| Surd::from_exact(least))
    }

    /// The arithmetic: `17 x 22.662... = 385.261...`.
    pub(super) fn in_words(&self) -> String {
        let [step, by_steps] = format_in_one_notation([self.step, self.award_by_steps()]);
        let sum = format!("{} x {step} = {by_steps}", self.steps);
        match self.raised {
            None => sum,
            Some((least, clause)) => format!("{sum}, raised to the least award {least} ({clause})"),
        }
    }
}

impl AwardScale {
    /// Steps of a unit at Club status.
    pub(super) fn with_unit_steps(
        handbook: &'static MasterPointHandbook,
        awards: u32,
        unit: Exact,
        factors: AwardFactors,
        tie_minimum: Exact,
    ) -> AwardScale {
        AwardScale { handbook, awards, series: Series::Steps(unit), factors, tie_minimum }
    }

    /// Equal steps down from a first award at Club status (4.4.3).
    pub(super) fn with_equal_steps(
        handbook: &'static MasterPointHandbook,
        awards: u32,
        first: Surd,
        factors: AwardFactors,
        tie_minimum: Exact,
    ) -> AwardScale {
        AwardScale { handbook, awards, series: Series::Equal(first), factors, tie_minimum }
    }

    /// Steps of a unit, or equal steps if a large event reached its maximum.
    pub(super) fn with_maximum(
        handbook: &'static MasterPointHandbook,
        awards: u32,
        unit: Exact,
        top: Option<&LargeEventFirstAward>,
        factors: AwardFactors,
        tie_minimum: Exact,
    ) -> AwardScale {
        match top {
            None => AwardScale::with_unit_steps(handbook, awards, unit, factors, tie_minimum),
            Some(top) => {
                AwardScale::with_equal_steps(handbook, awards, top.value, factors, tie_minimum)
            }
        }
    }

    /// The same first award in equal steps over fewer places (4.2.4).
    pub(super) fn spread_over_places(&self, places: u32) -> AwardScale {
        let first = match &self.series {
            Series::Steps(unit) => Surd::from_exact(*unit * Exact::whole(self.awards)),
            Series::Equal(first) => *first,
        };
        let first = first.max_with(self.handbook.scales.minimum);
        AwardScale { awards: places, series: Series::Equal(first), ..self.clone() }
    }

    /// The award of a place before rounding, and how it comes about; `None` below the last.
    pub(super) fn place_award(&self, place: u32) -> Option<PlaceAward> {
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
        let (step, least) = (step.times(self.factors.combined()), least * self.factors.combined());
        let raised = step.times(Exact::whole(steps)).is_below(least).then_some((least, clause));
        Some(PlaceAward { steps, step, raised })
    }

    /// The award of a place before rounding; zero below the last.
    pub(super) fn points_of_place(&self, place: u32) -> Surd {
        self.place_award(place).map_or(Surd::from_exact(Exact::ZERO), |rung| rung.unrounded_award())
    }

    /// The minimum share of a tie, and its clause (2.5.1, 4.4.5).
    pub(super) fn min_tie_share(&self) -> (Exact, &'static str) {
        match self.series {
            Series::Steps(_) => {
                (self.tie_minimum * self.factors.combined(), &self.handbook.ties.clause)
            }
            Series::Equal(_) => {
                let block = &self.handbook.tie_in_large_events;
                (block.minimum * self.factors.combined(), &block.clause)
            }
        }
    }

    /// `6 awards`, `1 award`.
    pub(super) fn award_count_text(&self) -> String {
        match self.awards {
            1 => "1 award".to_string(),
            many => format!("{many} awards"),
        }
    }

    /// The awards in words: `6 awards of 6 x 2 = 12`, `18 awards in equal steps of
    /// 407.921... / 18 = 22.662... from FIRST`; `first` explains the first award.
    pub(super) fn in_words(&self, first: Option<&str>) -> String {
        let (awards, count) = (self.award_count_text(), self.awards);
        match &self.series {
            Series::Steps(unit) => {
                let each = self.factors.apply_to(ExplainedProduct::new(*unit, ""));
                format!("{awards} of {}", each.in_words())
            }
            Series::Equal(top) => {
                let top = top.times(self.factors.combined());
                let [value, step] =
                    format_in_one_notation([top, top.times(Exact::whole(1) / count)]);
                let first = first.map_or_else(|| value.clone(), str::to_string);
                format!("{awards} in equal steps of {value} / {count} = {step} from {first}")
            }
        }
    }

    /// The awards in words; cites the clauses of a large event.
    pub(super) fn in_words_with_maximum(
        &self,
        top: Option<&LargeEventFirstAward>,
        basis: &mut Basis,
    ) -> String {
        let Some(top) = top else { return self.in_words(None) };
        top.cite_clauses(self.handbook, basis);
        self.in_words(Some(&top.in_words(self.factors)))
    }
}
