//! The award of each place by a scale over places, before factors and rounding.

use super::formula::FirstPlaceAward;
use super::{AwardDecreaseByPlace, AwardScale, AwardedFieldShare, FractionRounding};
use model::{BasisStep, DecimalsOrFractions, Exact, format_in_one_notation};

/// The awards of one ranking list.
#[derive(Clone, Debug)]
pub(super) struct ListAwards<'a> {
    scale: &'a AwardScale,
    /// How many places have an award.
    pub awards: u32,
    /// The first award and its formula, if places fall from one.
    pub first: Option<(Exact, &'a FirstPlaceAward)>,
    /// The tables that it goes by.
    pub tables: u32,
}

impl AwardedFieldShare {
    /// How many of some contestants it is.
    pub(crate) fn contestants_awarded(self, contestants: u32) -> u32 {
        let part = self.part * Exact::whole(contestants);
        let count = if self.round == FractionRounding::Up { part.ceil() } else { part.floor() };
        u32::try_from(count).unwrap_or(0)
    }
}

impl<'a> ListAwards<'a> {
    /// The awards for some contestants at some tables. `None` if the scale is not over places, or
    /// says nothing of so many tables.
    pub(super) fn new(
        scale: &'a AwardScale,
        contestants: u32,
        tables: u32,
    ) -> Option<ListAwards<'a>> {
        let awards =
            scale.share.map_or(contestants, |share| share.contestants_awarded(contestants));
        if let Some(places) = &scale.places {
            let printed = u32::try_from(places.len()).unwrap_or(u32::MAX);
            return Some(ListAwards { scale, awards: awards.min(printed), first: None, tables });
        }
        if scale.step.is_some() {
            return Some(ListAwards { scale, awards, first: None, tables });
        }
        let first = scale.first.as_ref()?.iter().find(|first| first.table_range().holds(tables))?;
        Some(ListAwards {
            scale,
            awards,
            first: Some((first.value_at_tables(tables), first)),
            tables,
        })
    }

    /// The award of a place, from 1; zero below the last.
    pub(super) fn award_of_place(&self, place: u32) -> Exact {
        if place == 0 || place > self.awards {
            return Exact::ZERO;
        }
        let award = self.by_shape(place).unwrap_or(Exact::ZERO);
        award.max(self.scale.least.unwrap_or(Exact::ZERO))
    }

    /// The step of a place with its arithmetic, by a factor.
    pub(super) fn explain_place(&self, place: u32, factor: Exact, step: BasisStep) -> BasisStep {
        let award = self.by_shape(place).unwrap_or(Exact::ZERO);
        let first = self.first.map(|(first, _)| first);
        let of_scale = [first, self.scale.step, self.scale.last, self.scale.second];
        let own = of_scale.into_iter().flatten().chain([award, factor, award * factor]);
        let notation = DecimalsOrFractions::for_numbers(own);
        let worked = self.worked(place, award, notation);
        let (is_sum, is_whole) = (worked.contains(' '), factor == Exact::whole(1));
        let raised = self.scale.least.filter(|least| award < *least);
        if raised.is_none() && !is_whole {
            let worked = if is_sum { format!("({worked})") } else { worked };
            let worked = format!("{worked} x {}", notation.format(factor));
            return step.with_arithmetic(worked).with_result(notation.format(award * factor));
        }
        let step = step.with_arithmetic(worked);
        let step = if is_sum { step.with_result(notation.format(award)) } else { step };
        let Some(least) = raised else { return step };
        let raised = format!("raised to the least award {least}");
        if is_whole {
            return step.with_note(raised);
        }
        let [own, by, product] = format_in_one_notation([least, factor, least * factor]);
        step.with_note(format!("{raised}; {own} x {by} = {product}"))
    }

    /// The arithmetic of a place's award by its shape: `3 x 5`; the award itself where it is printed.
    fn worked(&self, place: u32, award: Exact, notation: DecimalsOrFractions) -> String {
        let show = |number: Exact| notation.format(number);
        let up = self.awards.saturating_sub(place);
        if self.scale.places.is_some() {
            return show(award);
        }
        if let Some(step) = self.scale.step {
            return match self.scale.last.filter(|last| *last != step) {
                Some(last) => format!("{} + {up} x {}", show(last), show(step)),
                None => format!("{} x {}", up + 1, show(step)),
            };
        }
        let Some((first, _)) = self.first else { return show(award) };
        match self.scale.fall.unwrap_or(AwardDecreaseByPlace::Equal) {
            AwardDecreaseByPlace::Equal if self.awards > 1 => {
                format!("{} x {} / {}", up + 1, show(first), self.awards)
            }
            AwardDecreaseByPlace::ToLeast if self.awards > 1 => {
                let least = self.scale.least.unwrap_or(Exact::ZERO).min(first);
                let (first, least, steps) = (show(first), show(least), self.awards - 1);
                format!("{least} + ({first} - {least}) x {up} / {steps}")
            }
            AwardDecreaseByPlace::Divided if place == 2 => {
                let second = self.scale.second.unwrap_or(Exact::whole(1));
                format!("{} x {}", show(first), show(second))
            }
            AwardDecreaseByPlace::Divided if place > 2 => {
                format!("{} / {}", show(first), place - 1)
            }
            AwardDecreaseByPlace::Equal
            | AwardDecreaseByPlace::ToLeast
            | AwardDecreaseByPlace::Divided => show(award),
        }
    }

    fn by_shape(&self, place: u32) -> Option<Exact> {
        let up = self.awards.checked_sub(place)?;
        if let Some(places) = &self.scale.places {
            return places.get(place as usize - 1).copied();
        }
        if let Some(step) = self.scale.step {
            return Some(self.scale.last.unwrap_or(step) + step * Exact::whole(up));
        }
        let (first, _) = self.first?;
        Some(match self.scale.fall.unwrap_or(AwardDecreaseByPlace::Equal) {
            AwardDecreaseByPlace::Equal => first * Exact::whole(up + 1) / self.awards,
            AwardDecreaseByPlace::ToLeast => {
                let least = self.scale.least.unwrap_or(Exact::ZERO).min(first);
                match self.awards - 1 {
                    0 => first,
                    steps => least + (first - least) * Exact::whole(up) / steps,
                }
            }
            AwardDecreaseByPlace::Divided => match place {
                1 => first,
                2 => first * self.scale.second.unwrap_or(Exact::whole(1)),
                _ => first / (place - 1),
            },
        })
    }

    /// The step that says how many awards there are, of what: `pairs: 4 awards of 5, 8 tables`.
    pub(super) fn explain_award_count(&self, title: &str) -> BasisStep {
        let (tables, awards) = (self.tables, self.award_count_text());
        let tables = if tables == 1 { "1 table".to_string() } else { format!("{tables} tables") };
        match (self.first, self.scale.step) {
            (Some((_, first)), _) => first.explain_at_tables(
                self.tables,
                BasisStep::new(format!("{title}: {awards}, {tables}")),
            ),
            (None, Some(step)) => BasisStep::new(format!("{title}: {awards} of {step}, {tables}")),
            (None, None) => BasisStep::new(format!("{title}: {awards}, {tables}")),
        }
    }

    pub(super) fn scale(&self) -> &'a AwardScale {
        self.scale
    }

    /// `6 awards`, `1 award`.
    pub(super) fn award_count_text(&self) -> String {
        match self.awards {
            1 => "1 award".to_string(),
            many => format!("{many} awards"),
        }
    }
}
