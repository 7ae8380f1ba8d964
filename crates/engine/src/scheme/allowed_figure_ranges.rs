//! The range of every number of a book that a file extends. What the book itself says gives it: a
//! number that it keeps above nought stays above nought, a part stays at most 1, and a list of
//! awards that falls, or rises, does so still.

use std::collections::BTreeMap;
use std::fmt;

use toml::{Table, Value};

use super::problems::ImpossibleNumber;
use crate::rules::{FigurePath, UnsoundFigure};
use model::Exact;
use model::problem::Phrase;

/// The greatest number and denominator: no award needs more, and sums stay exact.
pub(crate) const MAX_NUMBER_IN_FIGURES: i128 = 1_000_000;
/// The range of a factor, a step, an award.
pub(crate) const ABOVE_ZERO_TEXT: &str = "more than 0";
/// The range of a number that may be nought.
pub(crate) const ZERO_OR_MORE_TEXT: &str = "0 or more";
/// The range of a part.
pub(crate) const FRACTION_RANGE_TEXT: &str = "above 0 and at most 1";
/// The bounds of every number.
pub(crate) const NUMBER_BOUNDS_TEXT: &str = "at most a million, with at most six decimals";

/// The ranges of a file that stands alone, by key.
const OF_SCHEMES: [(&str, &str); 8] = [
    ("awards.round.to, weight.factor, team.factor", ABOVE_ZERO_TEXT),
    ("scale: step, last, least, second", ABOVE_ZERO_TEXT),
    ("scale: each_board, each_point, matches.won", ABOVE_ZERO_TEXT),
    ("scale.first: each_table, award, curve, root", ABOVE_ZERO_TEXT),
    ("scale.places", "0 or more, none above the one before it"),
    ("scale.matches.drawn", "from 0 to what a match won brings"),
    ("scale.share.part", FRACTION_RANGE_TEXT),
    ("worth, rank.points, rank.stars", ZERO_OR_MORE_TEXT),
];

/// Prints the ranges of a file that stands alone.
pub(crate) fn print_scheme_figure_ranges(out: &mut dyn fmt::Write) -> fmt::Result {
    writeln!(out, "\nNumbers that a file may have (each {NUMBER_BOUNDS_TEXT})")?;
    OF_SCHEMES.iter().try_for_each(|(keys, range)| writeln!(out, "  {keys:44} {range}"))
}

/// Whole numbers of these names are a least entry or the begin of a range, and may be nought.
const BEGINS: [&str; 4] = ["from", "boards", "tables", "least"];
/// A list of as many numbers is a scale; shorter ones can be days and sizes.
const SCALE: usize = 3;

/// The numbers of a book under one key, whatever the block.
#[derive(Default)]
struct Numbers {
    all: Vec<Exact>,
    whole: bool,
    lists: Vec<Vec<Exact>>,
}

impl Numbers {
    fn range(&self, key: &str) -> &'static str {
        let one = Exact::whole(1);
        let begins = self.whole && BEGINS.iter().any(|begin| key.starts_with(begin));
        if begins || self.all.iter().any(|number| *number <= Exact::ZERO) {
            ZERO_OR_MORE_TEXT
        } else if key.ends_with("share") && self.all.iter().all(|number| *number <= one) {
            FRACTION_RANGE_TEXT
        } else {
            ABOVE_ZERO_TEXT
        }
    }

    /// Which way its lists go, if all go the same way.
    fn way(&self) -> Option<Way> {
        let long = self.lists.iter().any(|list| list.len() >= SCALE);
        [Way::Falls, Way::Rises]
            .into_iter()
            .find(|way| long && self.lists.iter().all(|list| way.first_against(list).is_none()))
    }
}

/// Which way a list goes.
#[derive(Clone, Copy)]
enum Way {
    Falls,
    Rises,
}

impl Way {
    fn wanted(self) -> &'static str {
        match self {
            Way::Falls => "no more than the number before it",
            Way::Rises => "no less than the number before it",
        }
    }

    /// The index of the first number that goes the other way.
    fn first_against(self, list: &[Exact]) -> Option<usize> {
        let against = |pair: &[Exact]| match self {
            Way::Falls => pair[1] > pair[0],
            Way::Rises => pair[1] < pair[0],
        };
        list.windows(2).position(against).map(|at| at + 1)
    }
}

/// The ranges of a book's numbers.
pub struct FigureRanges(BTreeMap<String, Numbers>);

impl FigureRanges {
    /// Those of printed figures.
    pub fn from_table(printed: &Table) -> FigureRanges {
        let mut ranges = BTreeMap::new();
        each(printed, &mut Vec::new(), &mut |path, value| {
            let own: &mut Numbers = ranges.entry(name(path)).or_default();
            match value {
                Value::Array(_) => own.lists.extend(list(value)),
                _ => own.all.extend(number(value)),
            }
            own.whole |= value.is_integer();
        });
        FigureRanges(ranges)
    }

    /// Every number of changed figures that is out of its range.
    pub fn figures_out_of_range(&self, figures: &Table) -> Vec<UnsoundFigure> {
        let mut found = Vec::new();
        each(figures, &mut Vec::new(), &mut |path, value| {
            found.extend(self.broken_at(path, value));
        });
        found
    }

    fn broken_at(&self, path: &[String], value: &Value) -> Option<UnsoundFigure> {
        let own = self.0.get(&name(path));
        let key = key(path);
        let tell = |path: FigurePath, number: Exact, wanted: &'static str| {
            let (key, number) = (key.to_string(), number.to_string());
            let wanted = Phrase::new(wanted);
            Some(UnsoundFigure { path, trouble: ImpossibleNumber { key, number, wanted }.into() })
        };
        if let Some(list) = list(value) {
            let way = own.and_then(Numbers::way)?;
            let at = way.first_against(&list)?;
            return tell([path, &[at.to_string()]].concat(), list[at], way.wanted());
        }
        let number = number(value)?;
        let wanted = own.map_or(ZERO_OR_MORE_TEXT, |own| own.range(key));
        let fits = match wanted {
            ZERO_OR_MORE_TEXT => number >= Exact::ZERO,
            FRACTION_RANGE_TEXT => number > Exact::ZERO && number <= Exact::whole(1),
            _ => number > Exact::ZERO,
        };
        let within = number <= Exact::whole(MAX_NUMBER_IN_FIGURES)
            && number.denominator() <= MAX_NUMBER_IN_FIGURES;
        match (fits, within) {
            (false, _) => tell(path.to_vec(), number, wanted),
            (true, false) => tell(path.to_vec(), number, NUMBER_BOUNDS_TEXT),
            _ => None,
        }
    }

    /// Prints the range of each number, one a line, and which way the scales go.
    pub fn print(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        writeln!(out, "\nNumbers that a file may change (each {NUMBER_BOUNDS_TEXT})")?;
        for (name, numbers) in &self.0 {
            let key = name.rsplit('.').next().unwrap_or_default();
            let way = match numbers.way() {
                Some(Way::Falls) => ", falling",
                Some(Way::Rises) => ", rising",
                None => "",
            };
            if !numbers.all.is_empty() {
                writeln!(out, "  {name:44} {}{way}", numbers.range(key))?;
            }
        }
        Ok(())
    }
}

/// Calls for every number and every list of numbers.
fn each(table: &Table, path: &mut FigurePath, with: &mut dyn FnMut(&[String], &Value)) {
    for (key, value) in table {
        // Clauses such as 4.1 look like numbers; the names of blocks can.
        if key.contains("clause") || matches!(key.as_str(), "source" | "title" | "name" | "id") {
            continue;
        }
        path.push(key.clone());
        each_of(value, path, with);
        path.pop();
    }
}

fn each_of(value: &Value, path: &mut FigurePath, with: &mut dyn FnMut(&[String], &Value)) {
    match value {
        Value::Table(table) => each(table, path, with),
        Value::Array(items) => {
            if list(value).is_some() {
                with(path, value);
            }
            for (at, item) in items.iter().enumerate() {
                path.push(at.to_string());
                each_of(item, path, with);
                path.pop();
            }
        }
        _ if number(value).is_some() => with(path, value),
        _ => {}
    }
}

fn number(value: &Value) -> Option<Exact> {
    match value {
        Value::Integer(whole) => Some(Exact::whole(i128::from(*whole))),
        Value::String(_) => value.clone().try_into().ok(),
        _ => None,
    }
}

/// The numbers of a list that holds nothing else.
fn list(value: &Value) -> Option<Vec<Exact>> {
    let items = value.as_array().filter(|items| !items.is_empty())?;
    items.iter().map(number).collect()
}

/// A path without the numbers of blocks: `status.factor`.
fn name(path: &[String]) -> String {
    let keys = path.iter().filter(|part| !is_index(part));
    keys.map(String::as_str).collect::<Vec<_>>().join(".")
}

/// The last key of a path.
fn key(path: &[String]) -> &str {
    path.iter().rev().find(|part| !is_index(part)).map_or("", String::as_str)
}

fn is_index(part: &str) -> bool {
    part.bytes().all(|byte| byte.is_ascii_digit())
}
