//! An event and everything that its awards depend on: figures, scores, rankings and the other
//! stages of its competition. Each chapter gets it, and leaves there its problems and the reasons
//! why a contestant has no award.

use std::cell::{OnceCell, RefCell};
use std::collections::BTreeMap;

use crate::wbu_2003::figures::MasterPointHandbook;
use engine::awards::competition::{CompetitionStages, StageFacts};
use engine::awards::{AwardRankings, EventAwards};
use engine::scoring::Scores;
use model::form::Key;
use model::problem::{Problem, ProblemDetail};
use model::{Basis, CellAddress, Event};

use super::contests::{self, MatchInput, PlayedMatch};

/// The input of every chapter.
pub(super) struct AwardCase<'a> {
    /// The figures and clauses.
    pub handbook: &'static MasterPointHandbook,
    pub event: &'a Event,
    /// Its scores, including matches and boards.
    pub scores: &'a Scores,
    pub rankings: AwardRankings<'a>,
    /// The facts that other events read.
    pub facts: &'a StageFacts,
    /// The other events of its competition.
    pub competition: &'a CompetitionStages,
    contests: OnceCell<Vec<PlayedMatch>>,
    problems: RefCell<Vec<Problem>>,
    without: RefCell<BTreeMap<usize, Basis>>,
}

impl<'a> AwardCase<'a> {
    /// The case of an event, without problems yet.
    pub(super) fn new(
        handbook: &'static MasterPointHandbook,
        event: &'a Event,
        scores: &'a Scores,
        rankings: AwardRankings<'a>,
        competition: &'a CompetitionStages,
    ) -> AwardCase<'a> {
        let facts = competition.own.as_ref();
        AwardCase {
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

    /// What decides the matches of the event.
    pub(super) fn match_input(&self) -> MatchInput<'a> {
        MatchInput { event: self.event, scores: self.scores, rules: &self.handbook.contests }
    }

    /// The matches of the event, computed once.
    pub(super) fn played_matches(&self) -> &[PlayedMatch] {
        self.contests.get_or_init(|| contests::matches_played(self.match_input()))
    }

    /// Reports a problem of the event; a duplicate is skipped.
    pub(super) fn report(&self, trouble: impl Into<ProblemDetail>, at: CellAddress) {
        let problem = self.event.problem(trouble, at);
        let mut problems = self.problems.borrow_mut();
        // Comparing places first is faster.
        if !problems.iter().any(|known| known.place == problem.place && *known == problem) {
            problems.push(problem);
        }
    }

    /// Reports a problem at the cell of a key.
    pub(super) fn report_at_key(&self, trouble: impl Into<ProblemDetail>, key: Key) {
        self.report(trouble, self.event.answer_address(key));
    }

    /// Records a reason why an entry has no award.
    pub(super) fn explain_missing_award(
        &self,
        entry: usize,
        clause: Option<&'static str>,
        step: &str,
    ) {
        let mut without = self.without.borrow_mut();
        let basis = without.entry(entry).or_default();
        clause.map(|clause| basis.cite(clause));
        basis.add_step(step);
    }

    /// The reported problems, and the reasons of `refuse_award` by entry.
    pub(super) fn into_problems_and_reasons(self) -> (Vec<Problem>, BTreeMap<usize, Basis>) {
        (self.problems.into_inner(), self.without.into_inner())
    }
}

/// An event without awards: the reason and its clause.
pub(super) fn no_awards_by_clause(why: &str, clause: Option<&'static str>) -> EventAwards {
    let mut ground = Basis::new();
    ground.add_step(format!("No awards: {why}"));
    if let Some(clause) = clause {
        ground.cite(clause);
    }
    EventAwards { ground, ..EventAwards::default() }
}
