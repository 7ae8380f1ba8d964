//! A knock-out with rounds of a rule book's own system: how far everybody came, and what standings,
//! pages and workbooks print of it. The pack plays it (`engine::pack::Pack::play`) and draws its
//! next round.

use std::any::Any;
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt;

use model::{CellAddress, Event, Exact, Unit};

use super::knockouts::KnockoutProgress;
use super::score::{ContestantScore, Totals};

/// A knock-out as far as it was played. Contestants are positions among the event's entries.
pub trait Bracket: Any + fmt::Debug + Send + Sync {
    /// How far a contestant came; `None` for one that takes no part.
    fn progress_of_contestant(&self, entry: usize) -> Option<&KnockoutProgress>;

    /// Games that a contestant won, drew and lost.
    fn win_draw_loss(&self, entry: usize) -> [u32; 3];

    /// Its progress, for a sentence; `None` if it is over.
    fn progress_text(&self) -> Option<String>;

    /// What a contestant was compared by, other than its place, in order; by default nothing.
    fn separators_of_contestant(&self, _entry: usize) -> Vec<(BracketSeparator, Exact)> {
        Vec::new()
    }

    /// Its rounds with their games, to draw the bracket.
    fn rounds(&self) -> Vec<BracketRound>;

    /// A formula over the results of a contestant's games for the rounds it survived, with its
    /// value; `None` if no formula gives it.
    fn survived_rounds_formula(
        &self,
        _: &Event,
        _entry: usize,
        _: &dyn SpreadsheetCells,
    ) -> Option<(String, usize)> {
        None
    }
}

/// A value that compares contestants of a bracket.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct BracketSeparator {
    /// Its name in `standings.csv`; `{}` stands for the year.
    pub code: Cow<'static, str>,
    /// Its name for people; `{}` stands for the year.
    pub title: Cow<'static, str>,
    /// Its game year, if it has one.
    pub year: u16,
}

impl BracketSeparator {
    /// Its name in `standings.csv`.
    pub(crate) fn code(&self) -> String {
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
    pub name: &'static str,
    /// Its games, or matches of several games.
    pub games: Vec<BracketGame>,
}

/// A game of two contestants.
#[derive(Clone, Debug)]
pub struct BracketGame {
    /// Both contestants, as positions.
    pub players: [usize; 2],
    /// Who went on; `None` while it is open.
    pub winner: Option<usize>,
    /// Games won by each in a match of several.
    pub won: Option<[usize; 2]>,
    /// Whether each is out of the competition.
    pub out: [bool; 2],
}

/// The cells of a workbook, by their names in formulas.
pub trait SpreadsheetCells {
    /// The value of a match's result: `worth` by result, `now` at present.
    fn result_formula(&self, event: &Event, row: usize, worth: &[(&str, f64)], now: f64) -> String;

    /// The name of a cell with a number.
    fn number_cell_name(&self, at: CellAddress) -> Option<String>;
}

/// Totals: the rounds that each contestant survived.
pub(crate) fn bracket_totals(bracket: &dyn Bracket, entries: usize) -> Totals {
    let score = |entry: usize| {
        let total = bracket.progress_of_contestant(entry)?.survived;
        Some(ContestantScore {
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
