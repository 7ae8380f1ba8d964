//! The award of each place by a scale over places, before factors and rounding.

use super::formula::First;
use super::{Fall, Scale, Share, Way};
use crate::model::{Exact, Notation};

/// The awards of one ranking list.
#[derive(Clone, Debug)]
pub(super) struct Ladder<'a> {
    scale: &'a Scale,
    /// How many places have an award.
    pub awards: u32,
    /// The first award and its formula, if places fall from one.
    pub first: Option<(Exact, &'a First)>,
    /// The tables that it goes by.
    pub tables: u32,
}

impl Share {
    /// How many of some contestants it is.
    pub fn of(self, contestants: u32) -> u32 {
        let part = self.part * Exact::whole(contestants);
        let count = if self.round == Way::Up { part.ceil() } else { part.floor() };
        u32::try_from(count).unwrap_or(0)
    }
}

impl<'a> Ladder<'a> {
    /// The awards for some contestants at some tables. `None` if the scale is not over places, or
    /// says nothing of so many tables.
    pub(super) fn of(scale: &'a Scale, contestants: u32, tables: u32) -> Option<Ladder<'a>> {
        let awards = scale.share.map_or(contestants, |share| share.of(contestants));
        if let Some(places) = &scale.places {
            let printed = u32::try_from(places.len()).unwrap_or(u32::MAX);
            return Some(Ladder { scale, awards: awards.min(printed), first: None, tables });
        }
        if scale.step.is_some() {
            return Some(Ladder { scale, awards, first: None, tables });
        }
        let first = scale.first.as_ref()?.iter().find(|first| first.band().holds(tables))?;
        Some(Ladder { scale, awards, first: Some((first.value(tables), first)), tables })
    }

    /// The award of a place, from 1; zero below the last.
    pub(super) fn value(&self, place: u32) -> Exact {
        if place == 0 || place > self.awards {
            return Exact::ZERO;
        }
        let award = self.by_shape(place).unwrap_or(Exact::ZERO);
        award.max(self.scale.least.unwrap_or(Exact::ZERO))
    }

    /// How the award of a place comes about, by the factor of the event: `3 x 6 = 18`, and what it is
    /// raised to.
    pub(super) fn told(&self, place: u32, factor: Exact) -> String {
        let alone = self.by_shape(place).unwrap_or(Exact::ZERO) * factor;
        let up = Exact::whole(self.awards.saturating_sub(place));
        let sum = self.sum(place, up);
        let notation = Notation::of(sum.numbers.iter().copied().chain([factor, alone]));
        let mut told = sum.shown(notation);
        if factor != Exact::whole(1) {
            let own = if sum.is_row { format!("({told})") } else { told };
            told = format!("{own} x {}", notation.show(factor));
        }
        if factor != Exact::whole(1) || sum.numbers.len() > 1 {
            told = format!("{told} = {}", notation.show(alone));
        }
        let least = self.scale.least.map(|least| least * factor).filter(|least| alone < *least);
        told + &least.map(|least| raised(least, &self.scale.clause)).unwrap_or_default()
    }

    /// The arithmetic of a place by the shape alone. `up` is how many places with an award stand
    /// below it.
    fn sum(&self, place: u32, up: Exact) -> Sum {
        let one = Exact::whole(1);
        if self.scale.places.is_some() {
            return Sum::of(["", ""], vec![self.by_shape(place).unwrap_or(Exact::ZERO)]);
        }
        if let Some(step) = self.scale.step {
            let last = self.scale.last.unwrap_or(step);
            return match (last == step, up.is_zero()) {
                (true, _) => Sum::of(["", " x ", ""], vec![up + one, step]),
                (false, true) => Sum::of(["", ""], vec![last]),
                (false, false) => Sum::row(["", " + ", " x ", ""], vec![last, up, step]),
            };
        }
        let first = self.first.map_or(Exact::ZERO, |(first, _)| first);
        let awards = Exact::whole(self.awards);
        match self.scale.fall.unwrap_or(Fall::Equal) {
            Fall::Divided | Fall::ToLeast if place == 1 => Sum::of(["", ""], vec![first]),
            Fall::Equal => Sum::of(["", " x ", " / ", ""], vec![up + one, first, awards]),
            Fall::ToLeast => {
                let least = self.scale.least.unwrap_or(Exact::ZERO).min(first);
                match up.is_zero() {
                    true => Sum::of(["", ""], vec![least]),
                    false => Sum::row(
                        ["", " + ", " x (", " - ", ") / ", ""],
                        vec![least, up, first, least, awards - one],
                    ),
                }
            }
            Fall::Divided if place == 2 => {
                Sum::of(["", " x ", ""], vec![first, self.scale.second.unwrap_or(one)])
            }
            Fall::Divided => Sum::of(["", " / ", ""], vec![first, Exact::whole(place - 1)]),
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
        Some(match self.scale.fall.unwrap_or(Fall::Equal) {
            Fall::Equal => first * Exact::whole(up + 1) / self.awards,
            Fall::ToLeast => {
                let least = self.scale.least.unwrap_or(Exact::ZERO).min(first);
                match self.awards - 1 {
                    0 => first,
                    steps => least + (first - least) * Exact::whole(up) / steps,
                }
            }
            Fall::Divided => match place {
                1 => first,
                2 => first * self.scale.second.unwrap_or(Exact::whole(1)),
                _ => first / (place - 1),
            },
        })
    }

    /// The scale.
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

/// `, raised to the least award 10 (4.1)`.
pub(super) fn raised(least: Exact, clause: &str) -> String {
    format!(", raised to the least award {} ({clause})", Notation::of([least]).show(least))
}

/// The arithmetic of an award: numbers, and what stands before, between and behind them.
struct Sum {
    between: Vec<&'static str>,
    numbers: Vec<Exact>,
    /// Whether something is added, so that a factor needs brackets.
    is_row: bool,
}

impl Sum {
    fn of<const COUNT: usize>(between: [&'static str; COUNT], numbers: Vec<Exact>) -> Sum {
        Sum { between: between.to_vec(), numbers, is_row: false }
    }

    fn row<const COUNT: usize>(between: [&'static str; COUNT], numbers: Vec<Exact>) -> Sum {
        Sum { is_row: true, ..Sum::of(between, numbers) }
    }

    fn shown(&self, notation: Notation) -> String {
        let numbers = self.numbers.iter().map(|number| notation.show(*number));
        let mut told = String::new();
        for (between, number) in self.between.iter().zip(numbers.chain([String::new()])) {
            told.push_str(between);
            told.push_str(&number);
        }
        told
    }
}
