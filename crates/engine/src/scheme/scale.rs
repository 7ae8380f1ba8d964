//! The award of each place by a scale over places, before factors and rounding.

use super::formula::FirstAward;
use super::{FieldShare, FractionRounding, PlaceSteps, Scale};
use model::{Exact, Notation, Step, format_alike};

/// The awards of one ranking list.
#[derive(Clone, Debug)]
pub(super) struct ListAwards<'a> {
    scale: &'a Scale,
    /// How many places have an award.
    pub awards: u32,
    /// The first award and its formula, if places fall from one.
    pub first: Option<(Exact, &'a FirstAward)>,
    /// The tables that it goes by.
    pub tables: u32,
}

impl FieldShare {
    /// How many of some contestants it is.
    pub fn count(self, contestants: u32) -> u32 {
        let part = self.part * Exact::whole(contestants);
        let count = if self.round == FractionRounding::Up { part.ceil() } else { part.floor() };
        u32::try_from(count).unwrap_or(0)
    }
}

impl<'a> ListAwards<'a> {
    /// The awards for some contestants at some tables. `None` if the scale is not over places, or
    /// says nothing of so many tables.
    pub(super) fn new(scale: &'a Scale, contestants: u32, tables: u32) -> Option<ListAwards<'a>> {
        let awards = scale.share.map_or(contestants, |share| share.count(contestants));
        if let Some(places) = &scale.places {
            let printed = u32::try_from(places.len()).unwrap_or(u32::MAX);
            return Some(ListAwards { scale, awards: awards.min(printed), first: None, tables });
        }
        if scale.step.is_some() {
            return Some(ListAwards { scale, awards, first: None, tables });
        }
        let first = scale.first.as_ref()?.iter().find(|first| first.band().holds(tables))?;
        Some(ListAwards { scale, awards, first: Some((first.value(tables), first)), tables })
    }

    /// The award of a place, from 1; zero below the last.
    pub(super) fn value(&self, place: u32) -> Exact {
        if place == 0 || place > self.awards {
            return Exact::ZERO;
        }
        let award = self.by_shape(place).unwrap_or(Exact::ZERO);
        award.max(self.scale.least.unwrap_or(Exact::ZERO))
    }

    /// The step of a place with its arithmetic, by a factor.
    pub(super) fn explained(&self, place: u32, factor: Exact, step: Step) -> Step {
        let award = self.by_shape(place).unwrap_or(Exact::ZERO);
        let first = self.first.map(|(first, _)| first);
        let of_scale = [first, self.scale.step, self.scale.last, self.scale.second];
        let own = of_scale.into_iter().flatten().chain([award, factor, award * factor]);
        let notation = Notation::for_numbers(own);
        let worked = self.worked(place, award, notation);
        let (is_sum, is_whole) = (worked.contains(' '), factor == Exact::whole(1));
        let raised = self.scale.least.filter(|least| award < *least);
        if raised.is_none() && !is_whole {
            let worked = if is_sum { format!("({worked})") } else { worked };
            let worked = format!("{worked} x {}", notation.show(factor));
            return step.with_arithmetic(worked).with_result(notation.show(award * factor));
        }
        let step = step.with_arithmetic(worked);
        let step = if is_sum { step.with_result(notation.show(award)) } else { step };
        let Some(least) = raised else { return step };
        let raised = format!("raised to the least award {least}");
        if is_whole {
            return step.with_note(raised);
        }
        let [own, by, product] = format_alike([least, factor, least * factor]);
        step.with_note(format!("{raised}; {own} x {by} = {product}"))
    }

    /// The arithmetic of a place's award by its shape: `3 x 5`; the award itself where it is printed.
    fn worked(&self, place: u32, award: Exact, notation: Notation) -> String {
        let show = |number: Exact| notation.show(number);
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
        match self.scale.fall.unwrap_or(PlaceSteps::Equal) {
            PlaceSteps::Equal if self.awards > 1 => {
                format!("{} x {} / {}", up + 1, show(first), self.awards)
            }
            PlaceSteps::ToLeast if self.awards > 1 => {
                let least = self.scale.least.unwrap_or(Exact::ZERO).min(first);
                let (first, least, steps) = (show(first), show(least), self.awards - 1);
                format!("{least} + ({first} - {least}) x {up} / {steps}")
            }
            PlaceSteps::Divided if place == 2 => {
                let second = self.scale.second.unwrap_or(Exact::whole(1));
                format!("{} x {}", show(first), show(second))
            }
            PlaceSteps::Divided if place > 2 => format!("{} / {}", show(first), place - 1),
            PlaceSteps::Equal | PlaceSteps::ToLeast | PlaceSteps::Divided => show(award),
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
        Some(match self.scale.fall.unwrap_or(PlaceSteps::Equal) {
            PlaceSteps::Equal => first * Exact::whole(up + 1) / self.awards,
            PlaceSteps::ToLeast => {
                let least = self.scale.least.unwrap_or(Exact::ZERO).min(first);
                match self.awards - 1 {
                    0 => first,
                    steps => least + (first - least) * Exact::whole(up) / steps,
                }
            }
            PlaceSteps::Divided => match place {
                1 => first,
                2 => first * self.scale.second.unwrap_or(Exact::whole(1)),
                _ => first / (place - 1),
            },
        })
    }

    /// The step that says how many awards there are, of what: `pairs: 4 awards of 5, 8 tables`.
    pub(super) fn explained_as(&self, title: &str) -> Step {
        let (tables, awards) = (self.tables, self.counted());
        let tables = if tables == 1 { "1 table".to_string() } else { format!("{tables} tables") };
        match (self.first, self.scale.step) {
            (Some((_, first)), _) => {
                first.explained(self.tables, Step::new(format!("{title}: {awards}, {tables}")))
            }
            (None, Some(step)) => Step::new(format!("{title}: {awards} of {step}, {tables}")),
            (None, None) => Step::new(format!("{title}: {awards}, {tables}")),
        }
    }

    pub(super) fn scale(&self) -> &'a Scale {
        self.scale
    }

    /// `6 awards`, `1 award`.
    pub(super) fn counted(&self) -> String {
        match self.awards {
            1 => "1 award".to_string(),
            many => format!("{many} awards"),
        }
    }
}
