//! A knock-out whose rounds a rule book gives by a system of its own: how far everybody
//! came, and what standings, pages and workbooks show of it. The pack plays it
//! (`engine::pack::Pack::play`) and draws its next round.

use std::any::Any;
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt;

use crate::model::{Address, Event, Exact, Unit};

use super::knockouts::Fate;
use super::score::{Score, Totals};

/// A knock-out as far as it was played. Contestants are named by their position among the
/// entries of the event.
pub trait Bracket: Any + fmt::Debug + Send + Sync {
    /// How far a contestant came; none for one that takes no part.
    fn fate(&self, entry: usize) -> Option<&Fate>;

    /// Games that a contestant won, drew and lost.
    fn record_of(&self, entry: usize) -> [u32; 3];

    /// How far it has come, for a sentence; none when it is over.
    fn how_far(&self) -> Option<String>;

    /// What a contestant was compared by, beside its place, in order; nothing by default.
    fn compared(&self, _entry: usize) -> Vec<(Measure, Exact)> {
        Vec::new()
    }

    /// Its rounds with their games, for a picture.
    fn rounds(&self) -> Vec<BracketRound>;

    /// The rounds that a contestant has come through, as a formula over the results of its
    /// games, with what the formula comes to; none where no formula says it.
    fn formula(&self, _: &Event, _entry: usize, _: &dyn Cells) -> Option<(String, usize)> {
        None
    }
}

/// What contestants of a bracket were compared by.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Measure {
    /// Its name in `standings.csv`; `{}` stands for the year.
    pub code: Cow<'static, str>,
    /// Its name for people; `{}` stands for the year.
    pub title: Cow<'static, str>,
    /// The game year that it is taken of, if of one.
    pub year: u16,
}

impl Measure {
    /// Its name in `standings.csv`.
    pub fn code(&self) -> String {
        self.code.replace("{}", &self.year.to_string())
    }

    /// Its name for people.
    pub fn title(&self) -> String {
        self.title.replace("{}", &self.year.to_string())
    }
}

/// A round of a bracket.
#[derive(Clone, Debug)]
pub struct BracketRound {
    /// Its name.
    pub name: &'static str,
    /// Its games, or matches of several games.
    pub games: Vec<BracketGame>,
}

/// Two who meet.
#[derive(Clone, Debug)]
pub struct BracketGame {
    /// The two.
    pub players: [usize; 2],
    /// Who came through.
    pub winner: Option<usize>,
    /// Games that each won of a match of several.
    pub won: Option<[usize; 2]>,
    /// Whether the competition is over for each.
    pub out: [bool; 2],
}

/// The cells of a workbook as its formulas name them.
pub trait Cells {
    /// What the result on a row of the event's matches is worth: `worth` by result, `now`
    /// at present.
    fn result(&self, event: &Event, row: usize, worth: &[(&str, f64)], now: f64) -> String;

    /// A cell that stores a number.
    fn number(&self, at: Address) -> Option<String>;
}

/// Totals: the rounds that everybody has come through.
pub fn totals(bracket: &dyn Bracket, entries: usize) -> Totals {
    let score = |entry: usize| {
        let total = bracket.fate(entry)?.survived;
        Some(Score {
            total,
            unadjusted: total,
            parts: Vec::new(),
            adjustments: Vec::new(),
            brought: None,
        })
    };
    Totals {
        unit: Unit::Points,
        sessions: Vec::new(),
        best_of: None,
        of_entry: (0..entries).map(score).collect(),
        refused: BTreeSet::new(),
        carried: None,
        averaged: false,
    }
}
