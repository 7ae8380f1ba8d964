//! What a scheme may not say: ranges with gaps, awards that rise, blocks that never apply.

use super::allowed_figure_ranges::{
    ABOVE_ZERO_TEXT, FRACTION_RANGE_TEXT, MAX_NUMBER_IN_FIGURES, NUMBER_BOUNDS_TEXT,
    ZERO_OR_MORE_TEXT,
};
use super::event_conditions::{EventConditions, NumberRange};
use super::problems;
use super::scale::ListAwards;
use super::{AwardDecreaseByPlace, AwardScale, AwardScaleShape, AwardScheme};
use crate::rules::membership::Rank;
use crate::rules::{FigurePath, RuleBookSource, UnsoundFigure};
use model::problem::{Phrase, ProblemDetail, phrase};
use model::{AwardKind, Exact};

/// So many contestants are tried, to see whether awards rise.
const FIELDS: [u32; 6] = [2, 3, 4, 7, 12, 60];

const LONGEST_ID: usize = 40;
/// The longest time in which Gold Points fade.
const MOST_YEARS: u32 = 100;

/// Gathers what is wrong.
struct Findings(Vec<UnsoundFigure>);

impl Findings {
    fn report(&mut self, path: &[&dyn ToString], trouble: impl Into<ProblemDetail>) {
        let path: FigurePath = path.iter().map(|part| part.to_string()).collect();
        self.0.push(UnsoundFigure { path, trouble: trouble.into() });
    }

    fn clause(&mut self, path: &[&dyn ToString], clause: &str) {
        if clause.trim().is_empty() {
            self.report(path, problems::MissingClause);
        }
    }

    fn above_zero(&mut self, path: &[&dyn ToString], number: Exact) {
        if number <= Exact::ZERO {
            self.number(path, number, ABOVE_ZERO_TEXT);
        } else {
            self.bounded(path, number);
        }
    }

    fn not_below_zero(&mut self, path: &[&dyn ToString], number: Exact) {
        if number < Exact::ZERO {
            self.number(path, number, ZERO_OR_MORE_TEXT);
        } else {
            self.bounded(path, number);
        }
    }

    /// No award needs more, and sums of such numbers stay exact.
    fn bounded(&mut self, path: &[&dyn ToString], number: Exact) {
        if number > Exact::whole(MAX_NUMBER_IN_FIGURES)
            || number.denominator() > MAX_NUMBER_IN_FIGURES
        {
            self.number(path, number, NUMBER_BOUNDS_TEXT);
        }
    }

    fn number(&mut self, path: &[&dyn ToString], number: Exact, wanted: &'static str) {
        let key = path.iter().rev().map(|part| part.to_string());
        let key = key.into_iter().find(|part| part.parse::<usize>().is_err());
        let (key, number) = (key.unwrap_or_default(), number.to_string());
        self.report(path, problems::ImpossibleNumber { key, number, wanted: Phrase::new(wanted) });
    }
}

/// Everything that is wrong with a scheme.
pub(crate) fn unsound_scheme_figures(scheme: &AwardScheme) -> Vec<UnsoundFigure> {
    let mut found = Findings(unsound_source_figures(&scheme.source));
    let awards = &scheme.awards;
    found.clause(&[&"awards", &"clause"], &awards.clause);
    found.clause(&[&"awards", &"ties_clause"], &awards.ties_clause);
    found.above_zero(&[&"awards", &"round", &"to"], awards.round.to);
    of_factors(scheme, &mut found);
    for (nth, scale) in scheme.scale.iter().enumerate() {
        of_scale(nth, scale, &mut found);
    }
    if scheme.scale.is_empty() {
        found.report(&[], problems::NoScales);
    }
    if found.0.is_empty() {
        of_neighbours(&scheme.scale, &mut found);
    }
    if let Some(strata) = &scheme.strata {
        found.clause(&[&"strata", &"clause"], &strata.clause);
    }
    of_register(scheme, &mut found);
    of_ranks(&scheme.rank, &mut found);
    found.0
}

/// What is wrong with the origin and validity of a rule book.
pub fn unsound_source_figures(source: &RuleBookSource) -> Vec<UnsoundFigure> {
    let mut found = Findings(Vec::new());
    let id = &source.id;
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let bad = |why| problems::BadId { id: id.clone(), why };
    if id.is_empty() {
        found.report(&[&"source", &"id"], bad(phrase!("is empty")));
    } else if !id.chars().all(fits) || id.starts_with('-') || id.ends_with('-') {
        found.report(
            &[&"source", &"id"],
            bad(phrase!("has something other than small letters, digits and hyphens")),
        );
    }
    if id.len() > LONGEST_ID {
        found.report(&[&"source", &"id"], bad(phrase!("is longer than 40 signs")));
    }
    if source.title.trim().is_empty() {
        found.report(&[&"source", &"title"], problems::MissingKey { key: "title".to_string() });
    }
    if let (Some(from), Some(until)) = (source.valid_from, source.valid_until)
        && until < from
    {
        let (from, until) = (from.to_string(), until.to_string());
        found.report(&[&"source", &"valid_until"], problems::DatesReversed { from, until });
    }
    found.0
}

fn of_factors(scheme: &AwardScheme, found: &mut Findings) {
    for (nth, least) in scheme.least_entry.iter().enumerate() {
        found.clause(&[&"least_entry", &nth, &"clause"], &least.clause);
        of_bands(&[&"least_entry", &nth], &least.events, found);
    }
    for (nth, weight) in scheme.weight.iter().enumerate() {
        found.clause(&[&"weight", &nth, &"clause"], &weight.clause);
        found.above_zero(&[&"weight", &nth, &"factor"], weight.factor);
        of_bands(&[&"weight", &nth], &weight.events, found);
        let before = scheme.weight[..nth].iter();
        if let Some(other) = before.clone().find(|other| other.events.cover(&weight.events)) {
            let (title, other) = (weight.title.clone(), other.title.clone());
            found.report(&[&"weight", &nth], problems::Hidden { title, other });
        }
    }
    for (nth, team) in scheme.team.iter().enumerate() {
        found.clause(&[&"team", &nth, &"clause"], &team.clause);
        found.above_zero(&[&"team", &nth, &"factor"], team.factor);
        if scheme.team[..nth].iter().any(|other| other.players == team.players) {
            let name = format!("of {} players", team.players);
            found.report(&[&"team", &nth, &"players"], problems::Twice { what: "team", name });
        }
    }
    for (nth, recorded) in scheme.recorded.iter().enumerate() {
        found.clause(&[&"recorded", &nth, &"clause"], &recorded.clause);
    }
}

/// A range must hold a number.
fn of_bands(path: &[&dyn ToString], events: &EventConditions, found: &mut Findings) {
    for (name, band) in [
        ("boards", events.boards),
        ("match_boards", events.match_boards),
        ("tables", events.tables),
    ] {
        of_band(&[path, &[&"events", &name]].concat(), band, found);
    }
}

fn of_band(path: &[&dyn ToString], band: Option<NumberRange>, found: &mut Findings) {
    if let Some(NumberRange { from, to: Some(to) }) = band
        && to < from
    {
        let path = [path, &[&"to"]].concat();
        found.number(&path, Exact::whole(to), "not less than from");
    }
}

fn of_scale(nth: usize, scale: &AwardScale, found: &mut Findings) {
    found.clause(&[&"scale", &nth, &"clause"], &scale.clause);
    of_bands(&[&"scale", &nth], &scale.events, found);
    let shapes = scale.shapes();
    let [shape] = shapes[..] else {
        let names: Vec<&str> = shapes.iter().map(|shape| shape.key()).collect();
        let told = if names.is_empty() { "no shape".to_string() } else { names.join(" and ") };
        // The second shape is the one too many.
        let title = scale.title.clone();
        let trouble = problems::ShapeNotOne { title, found: told };
        match names.get(1) {
            Some(second) => found.report(&[&"scale", &nth, second], trouble),
            None => found.report(&[&"scale", &nth], trouble),
        }
        return;
    };
    let before = found.0.len();
    of_keys(nth, scale, shape, found);
    of_numbers(nth, scale, found);
    of_firsts(nth, scale.first.as_deref().unwrap_or_default(), found);
    if found.0.len() == before && shape.awards_places() {
        of_fall(nth, scale, shape, found);
    }
}

/// Keys that do not go with a shape, and those that it needs.
fn of_keys(nth: usize, scale: &AwardScale, shape: AwardScaleShape, found: &mut Findings) {
    let (falls, divided) =
        (shape == AwardScaleShape::First, scale.fall == Some(AwardDecreaseByPlace::Divided));
    for (given, fits, key, of) in [
        (scale.share.is_some(), shape.awards_places(), "share", "step, first and places"),
        (scale.last.is_some(), shape == AwardScaleShape::Step, "last", "step"),
        (scale.fall.is_some(), falls, "fall", "first"),
        (scale.second.is_some(), divided, "second", "fall = \"divided\""),
    ] {
        if given && !fits {
            found.report(&[&"scale", &nth, &key], problems::KeyOfOtherShape { key, of });
        }
    }
    for (wanted, given, key) in [
        (falls, scale.fall.is_some(), "fall"),
        (divided, scale.second.is_some(), "second"),
        (scale.fall == Some(AwardDecreaseByPlace::ToLeast), scale.least.is_some(), "least"),
        (scale.house, !scale.reason.trim().is_empty(), "reason"),
    ] {
        if wanted && !given {
            found.report(&[&"scale", &nth], problems::MissingKey { key: key.to_string() });
        }
    }
}

fn of_numbers(nth: usize, scale: &AwardScale, found: &mut Findings) {
    for (key, number) in [
        ("step", scale.step),
        ("last", scale.last),
        ("least", scale.least),
        ("second", scale.second),
        ("each_board", scale.each_board),
        ("each_point", scale.each_point),
    ] {
        if let Some(number) = number {
            found.above_zero(&[&"scale", &nth, &key], number);
        }
    }
    if let Some(share) = scale.share {
        let path: [&dyn ToString; 4] = [&"scale", &nth, &"share", &"part"];
        if share.part > Exact::whole(1) {
            found.number(&path, share.part, FRACTION_RANGE_TEXT);
        } else {
            found.above_zero(&path, share.part);
        }
    }
    if let Some(won) = scale.matches {
        found.above_zero(&[&"scale", &nth, &"matches", &"won"], won.won);
        let path: [&dyn ToString; 4] = [&"scale", &nth, &"matches", &"drawn"];
        if won.drawn < Exact::ZERO || won.drawn > won.won {
            found.number(&path, won.drawn, "between 0 and what a match won brings");
        }
        found.bounded(&path, won.drawn);
    }
    let empty = scale.places.as_ref().is_some_and(Vec::is_empty)
        || scale.titles.as_ref().is_some_and(Vec::is_empty)
        || scale.first.as_ref().is_some_and(Vec::is_empty);
    if empty {
        let title = scale.title.clone();
        let trouble = problems::ShapeNotOne { title, found: "an empty list".to_string() };
        found.report(&[&"scale", &nth], trouble);
    }
    for (place, award) in scale.places.iter().flatten().enumerate() {
        found.not_below_zero(&[&"scale", &nth, &"places", &place], *award);
    }
}

/// First awards: one formula each, and ranges of tables one behind the other.
fn of_firsts(nth: usize, firsts: &[super::formula::FirstPlaceAward], found: &mut Findings) {
    for (at, first) in firsts.iter().enumerate() {
        let path: [&dyn ToString; 4] = [&"scale", &nth, &"first", &at];
        if first.given_formula_count() != 1 {
            found.report(&path, problems::FormulaNotOne { found: first.given_formula_count() });
        }
        first.formula_numbers().into_iter().for_each(|number| found.above_zero(&path, number));
        of_band(&[&path[..], &[&"tables"]].concat(), first.tables, found);
        let Some(before) = at.checked_sub(1).map(|before| firsts[before].table_range()) else {
            continue;
        };
        let (band, path) = (first.table_range(), [&path[..], &[&"tables"]].concat());
        match before.to {
            Some(to) if band.from > to + 1 => {
                found.report(
                    &path,
                    gap("tables", NumberRange { from: to + 1, to: Some(band.from - 1) }, before),
                );
            }
            Some(to) if band.from > to => {}
            _ => {
                let what = format!(
                    "{} tables",
                    NumberRange { from: band.from.max(before.from), to: before.to }
                );
                let other = format!("that of {before} tables");
                found.report(&path, problems::Overlap { what, other });
            }
        }
    }
}

fn gap(what: &'static str, missing: NumberRange, before: NumberRange) -> problems::Gap {
    let to = missing.to.filter(|to| *to > missing.from).map(|to| format!(" to {to}"));
    let before = before.to.map_or("no end".to_string(), |to| to.to_string());
    problems::Gap { what, from: missing.from, to: to.unwrap_or_default(), before }
}

/// Awards may not rise as places fall.
fn of_fall(nth: usize, scale: &AwardScale, shape: AwardScaleShape, found: &mut Findings) {
    let tables = scale.first.iter().flatten().flat_map(|first| {
        let band = first.table_range();
        [band.from.max(1), band.to.unwrap_or(band.from + 40)]
    });
    let tables: Vec<u32> = tables.chain([1]).collect();
    for (tables, field) in tables.iter().flat_map(|tables| FIELDS.map(|field| (*tables, field))) {
        let Some(ladder) = ListAwards::new(scale, field, tables) else { continue };
        let rises = |place: &u32| ladder.award_of_place(*place) > ladder.award_of_place(place - 1);
        if let Some(place) = (2..=ladder.awards).find(rises) {
            let shown = |place| ladder.award_of_place(place).to_short_text();
            let told = match shape {
                AwardScaleShape::First => format!(" ({field} contestants, {tables} tables)"),
                _ => String::new(),
            };
            let (award, before) = (shown(place), shown(place - 1));
            let trouble = problems::AwardsRise { place, award, before, told };
            let at = place as usize - 1;
            match shape {
                AwardScaleShape::Places => found.report(&[&"scale", &nth, &"places", &at], trouble),
                _ if scale.second.is_some() => found.report(&[&"scale", &nth, &"second"], trouble),
                _ => found.report(&[&"scale", &nth], trouble),
            }
            return;
        }
    }
}

/// Scales beside each other: none hidden, no range twice, no gap between ranges.
fn of_neighbours(scales: &[AwardScale], found: &mut Findings) {
    let shape = |scale: &AwardScale| scale.shapes().first().copied();
    for (nth, scale) in scales.iter().enumerate() {
        let beside = |other: &&AwardScale| match (shape(scale), shape(other)) {
            (Some(own), Some(other)) => own.excludes(other),
            _ => false,
        };
        if let Some(other) =
            scales[..nth].iter().filter(beside).find(|other| other.events.cover(&scale.events))
        {
            let (title, other) = (scale.title.clone(), other.title.clone());
            found.report(&[&"scale", &nth], problems::Hidden { title, other });
            continue;
        }
        for other in scales[..nth].iter().filter(beside) {
            if let Some([name]) = scale.events.distinguishing_ranges(&other.events).as_deref()
                && let (Some(own), Some(theirs)) =
                    (scale.events.range_named(name), other.events.range_named(name))
                && own.overlaps(theirs)
            {
                let to = own.to.into_iter().chain(theirs.to).min();
                let both = NumberRange { from: own.from.max(theirs.from), to };
                let (what, other) = (format!("{both} {}", words_of(name)), other.title.clone());
                let trouble = problems::Overlap { what, other: format!("“{other}”") };
                found.report(&[&"scale", &nth, &"events", name], trouble);
            }
        }
        of_gap(nth, scales, &beside, found);
    }
}

/// A gap between the range of a scale and the nearest range above it.
fn of_gap(
    nth: usize,
    scales: &[AwardScale],
    beside: &dyn Fn(&&AwardScale) -> bool,
    found: &mut Findings,
) {
    let scale = &scales[nth];
    for name in ["boards", "match_boards", "tables"] {
        let Some(own) = scale.events.range_named(name) else { continue };
        let alike = |other: &&AwardScale| {
            scale.events.distinguishing_ranges(&other.events).as_deref() == Some(&[name])
        };
        let bands = scales.iter().filter(beside).filter(alike);
        let bands: Vec<NumberRange> =
            bands.filter_map(|other| other.events.range_named(name)).collect();
        let below = bands.iter().filter(|band| band.to.is_some_and(|to| to < own.from));
        let Some(before) = below.max_by_key(|band| band.to) else { continue };
        let from = before.to.map_or(own.from, |to| to + 1);
        if from >= own.from {
            continue;
        }
        let missing = NumberRange { from, to: Some(own.from - 1) };
        let with = |band| {
            let mut events = scale.events.clone();
            match name {
                "boards" => events.boards = Some(band),
                "match_boards" => events.match_boards = Some(band),
                _ => events.tables = Some(band),
            }
            events
        };
        let wanted = with(missing);
        if !scales.iter().filter(beside).any(|other| other.events.cover(&wanted)) {
            found
                .report(&[&"scale", &nth, &"events", &name], gap(words_of(name), missing, *before));
        }
    }
}

fn words_of(band: &str) -> &'static str {
    match band {
        "boards" => "boards",
        "match_boards" => "boards a match",
        _ => "tables",
    }
}

/// What points count for ranks, and how Gold Points fade.
fn of_register(scheme: &AwardScheme, found: &mut Findings) {
    if let Some(worth) = &scheme.worth {
        found.clause(&[&"worth", &"clause"], &worth.clause);
        for kind in AwardKind::ALL {
            let path: [&dyn ToString; 2] = [&"worth", &kind.id()];
            found.not_below_zero(&path, worth.value_per_point(kind));
        }
    }
    let Some(gold) = &scheme.gold else { return };
    found.clause(&[&"gold", &"clause"], &gold.clause);
    found.above_zero(&[&"gold", &"least"], gold.least);
    found.above_zero(&[&"gold", &"share"], gold.share);
    let years = Exact::whole(gold.years);
    if gold.years == 0 || gold.years > MOST_YEARS {
        found.number(&[&"gold", &"years"], years, "from 1 to 100");
    }
}

/// Ranks from the lowest: whoever has one has those before it.
fn of_ranks(ranks: &[Rank], found: &mut Findings) {
    for (nth, rank) in ranks.iter().enumerate() {
        found.clause(&[&"rank", &nth, &"clause"], &rank.clause);
        found.not_below_zero(&[&"rank", &nth, &"points"], rank.points);
        for (of, wanted) in rank.of_it.iter().enumerate() {
            found.not_below_zero(&[&"rank", &nth, &"of_it", &of, &"points"], wanted.points);
        }
        for (star, points) in rank.stars.iter().enumerate() {
            found.not_below_zero(&[&"rank", &nth, &"stars", &star], *points);
        }
        if ranks[..nth].iter().any(|other| other.name == rank.name) {
            let name = format!("“{}”", rank.name);
            found.report(&[&"rank", &nth, &"name"], problems::Twice { what: "rank", name });
        }
        for (star, pair) in rank.stars.windows(2).enumerate() {
            if pair[1] <= pair[0] {
                let (what, number) = (format!("A star of {}", rank.name), pair[1].to_string());
                let (other, before) = ("the star".to_string(), pair[0].to_string());
                let trouble = problems::OutOfOrder { what, number, other, before };
                found.report(&[&"rank", &nth, &"stars", &(star + 1)], trouble);
            }
        }
        let Some(before) = nth.checked_sub(1).map(|before| &ranks[before]) else { continue };
        if !rank.asks_more_than(before) {
            let (what, number) = (rank.name.clone(), rank.points.to_string());
            let (other, before) = (before.name.clone(), before.points.to_string());
            found.report(&[&"rank", &nth], problems::OutOfOrder { what, number, other, before });
        }
    }
}
