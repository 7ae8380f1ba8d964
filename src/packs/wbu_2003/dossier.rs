//! An event at hand, and everything that its awards can depend on.

use std::cell::{OnceCell, RefCell};
use std::collections::BTreeMap;

use crate::engine::awards::competition::{Competition, StageFacts};
use crate::engine::awards::{Awarded, Rankings};
use crate::engine::scoring::Scores;
use crate::model::form::Key;
use crate::model::{Address, Basis, Event};
use crate::packs::wbu_2003::figures::Handbook;
use crate::problem::{Problem, Trouble};

use super::contests::{self, Contest, Played};

/// What the files of the chapters are given.
pub struct Dossier<'a> {
    /// The figures and clauses.
    pub handbook: &'static Handbook,
    /// The event.
    pub event: &'a Event,
    /// What it scored, matches and boards among it.
    pub scores: &'a Scores,
    /// Its rankings.
    pub rankings: Rankings<'a>,
    /// The event as others see it.
    pub facts: &'a StageFacts,
    /// The other events of its competition.
    pub competition: &'a Competition,
    contests: OnceCell<Vec<Contest>>,
    problems: RefCell<Vec<Problem>>,
    without: RefCell<BTreeMap<usize, Basis>>,
}

impl<'a> Dossier<'a> {
    /// The dossier of an event.
    pub fn new(
        handbook: &'static Handbook,
        event: &'a Event,
        scores: &'a Scores,
        rankings: Rankings<'a>,
        competition: &'a Competition,
    ) -> Dossier<'a> {
        let facts = competition.own.as_ref();
        Dossier {
            handbook,
            event,
            scores,
            rankings,
            facts,
            competition,
            contests: OnceCell::new(),
            problems: RefCell::default(),
            without: RefCell::default(),
        }
    }

    /// What the matches of the event are judged by.
    pub fn played(&self) -> Played<'a> {
        Played { event: self.event, scores: self.scores, rules: &self.handbook.contests }
    }

    /// The matches of the event, worked out when first needed.
    pub fn contests(&self) -> &[Contest] {
        self.contests.get_or_init(|| contests::of(self.played()))
    }

    /// Tells a problem of the event, once.
    pub fn report(&self, trouble: impl Into<Trouble>, at: Address) {
        let problem = self.event.problem(trouble, at);
        let mut problems = self.problems.borrow_mut();
        // Places differ sooner than sentences.
        if !problems.iter().any(|known| known.place == problem.place && *known == problem) {
            problems.push(problem);
        }
    }

    /// Tells a problem at the answer of a key.
    pub fn report_key(&self, trouble: impl Into<Trouble>, key: Key) {
        self.report(trouble, self.event.place_of(key));
    }

    /// Says of an entry why a way to earn something brought it nothing, for whoever asks
    /// why it has no award.
    pub fn say_without(&self, entry: usize, clause: Option<&'static str>, step: &str) {
        let mut without = self.without.borrow_mut();
        let basis = without.entry(entry).or_default();
        clause.map(|clause| basis.cite(clause));
        basis.say(step);
    }

    /// The problems that were told, and why each entry earned nothing somewhere.
    pub fn into_told(self) -> (Vec<Problem>, BTreeMap<usize, Basis>) {
        (self.problems.into_inner(), self.without.into_inner())
    }
}

/// An event without awards, and why.
pub fn none(why: &str, clause: Option<&'static str>) -> Awarded {
    let mut ground = Basis::new();
    ground.say(format!("No awards: {why}"));
    if let Some(clause) = clause {
        ground.cite(clause);
    }
    Awarded { ground, ..Awarded::default() }
}
