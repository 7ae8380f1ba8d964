//! The starting score of late entries, if the rule book gives one: the average of the best of their
//! category at the moment of entry. A house pair added then starts with the score of the pair at
//! three quarters of the field.

use std::cmp::Reverse;

use crate::rules::entrant_rules::LateEntryScoreRule;
use crate::rules::rule_book_facts;
use model::problem::Problem;
use model::{Basis, Entry, Event, Exact, StableSort, Unit, natural_cmp, sum_of_terms_text};

use super::board_scoring::ScoredBoardsAndMatches;
use super::problems;
use super::rounds::MatchRounds;
use super::sibling_results::CarriedScores;
use super::tallies::totals_after_round;

/// The starting scores of an event's late entries, those of earlier rounds first; `None` without
/// late entries.
pub(super) fn late_entry_starting_scores(
    event: &Event,
    worked: &ScoredBoardsAndMatches,
    unit: Unit,
    problems: &mut Vec<Problem>,
) -> Option<CarriedScores> {
    let (course, rule) = (
        worked.match_rounds()?,
        rule_book_facts::facts_of_event_rule_book(event).late_entry_score_rule(event)?,
    );
    let mut rounds: Vec<usize> = course
        .first
        .iter()
        .copied()
        .filter(|first| (2..=course.played + 1).contains(first))
        .collect();
    rounds.sort_unstable();
    rounds.dedup();
    let nothing = vec![None; event.entries.len()];
    let title = "starting score".to_string();
    let mut carried =
        CarriedScores { title, unit, of_entry: nothing, basis: vec![None; event.entries.len()] };
    for round in &rounds {
        let (before, _) = totals_after_round(event, worked, Some(carried.clone()), round - 1)?;
        let total = |entry: usize| before.of_entry[entry].as_ref().map(|score| score.total);
        let field = Field { event, course, round: *round, rule };
        for late in field.late(|entry| !entry.is_house_entry()) {
            match field.average(late, total) {
                Some((score, basis)) => {
                    carried.of_entry[late] = Some((score, None));
                    carried.basis[late] = Some(basis);
                }
                None => problems.push(field.alone(late)),
            }
        }
        for house in field.late(Entry::is_house_entry) {
            let start = |entry: usize| carried.of_entry[entry].map(|(score, _)| score);
            let (score, basis) = field.at_three_quarters(|entry| {
                if course.first[entry] == *round { start(entry) } else { total(entry) }
            });
            carried.of_entry[house] = Some((score, None));
            carried.basis[house] = Some(basis);
        }
    }
    (!rounds.is_empty()).then_some(carried)
}

/// The pairs at the moment of entry.
struct Field<'a> {
    event: &'a Event,
    /// The rounds, which tell who entered or left when.
    course: &'a MatchRounds,
    /// The round of entry.
    round: usize,
    rule: &'static LateEntryScoreRule,
}

impl Field<'_> {
    /// Entries of that round.
    fn late(&self, is: impl Fn(&Entry) -> bool) -> Vec<usize> {
        let entries = self.event.entries.iter().enumerate();
        let now = |entry: usize| self.course.first[entry] == self.round;
        let late = entries.filter(|(index, entry)| now(*index) && is(entry));
        late.map(|(index, _)| index).collect()
    }

    /// The contenders who entered before a round: no house pairs, no non-contenders, nobody who has
    /// withdrawn.
    fn contenders(&self, before: usize) -> impl Iterator<Item = usize> {
        let entries = self.event.entries.iter().enumerate();
        let there = entries.filter(move |(index, entry)| {
            let came = self.course.first[*index] < before;
            came && !self.course.had_withdrawn_before_round(*index, self.round)
                && !entry.is_house_entry()
                && !entry.is_not_contending()
        });
        there.map(|(index, _)| index)
    }

    /// Entries with a total, best first.
    fn ranked(&self, mut of: Vec<(usize, Exact)>) -> Vec<(usize, Exact)> {
        let label = |entry: usize| self.event.entries[entry].label.as_str();
        of.arrange_by(|a, b| {
            Reverse(a.1).cmp(&Reverse(b.1)).then(natural_cmp(label(a.0), label(b.0)))
        });
        of
    }

    /// The average of the best of a late entry's category.
    fn average(
        &self,
        late: usize,
        total: impl Fn(usize) -> Option<Exact>,
    ) -> Option<(Exact, Basis)> {
        let category = |entry: usize| {
            self.event.entries[entry].category().unwrap_or_else(|| "open".to_string())
        };
        let own = category(late);
        let there = self.contenders(self.round).filter(|entry| category(*entry) == own);
        let there = there.filter_map(|entry| Some((entry, total(entry)?))).collect();
        let mut best = self.ranked(there);
        best.truncate(self.rule.best);
        let sum: Exact = best.iter().map(|(_, total)| *total).sum();
        let mean = sum.checked_div(Exact::whole(best.len() as i128))?;
        let terms: Vec<String> = best
            .iter()
            .map(|(entry, total)| {
                format!("{} ({})", two_decimals(*total), self.event.entries[*entry].label)
            })
            .collect();
        let mut basis = Basis::new();
        let shown = |number: &Exact| *number == number.rounded(2);
        let all = best.iter().map(|(_, total)| total).chain([&mean]);
        let equals = if all.into_iter().all(shown) { "=" } else { "\u{2248}" };
        let step = format!(
            "enters in round {} with the average of the best {} pairs of category {own}: ({}) / {} {equals} {}",
            self.round,
            best.len(),
            sum_of_terms_text(&terms),
            best.len(),
            two_decimals(mean)
        );
        basis.add_cited_step(&self.rule.clause, &step);
        Some((mean, basis))
    }

    /// The score of the pair at three quarters of the field, including late entries.
    fn at_three_quarters(&self, total: impl Fn(usize) -> Option<Exact>) -> (Exact, Basis) {
        let there = self.contenders(self.round + 1);
        let there = self.ranked(there.filter_map(|entry| Some((entry, total(entry)?))).collect());
        let n = there.len();
        let position = (3 * n / 4).max(1);
        let found = there.get(position - 1);
        let score = found.map_or(Exact::ZERO, |(_, score)| *score);
        let label = found.map_or("nobody", |(entry, _)| self.event.entries[*entry].label.as_str());
        let mut basis = Basis::new();
        let step = format!(
            "house pair of round {}: the score of place {position} = 3 x {n} / 4 rounded down, {} ({label})",
            self.round,
            two_decimals(score)
        );
        basis.add_cited_step(&self.rule.clause, &step);
        (score, basis)
    }

    /// A problem: nobody else is in the late entry's category.
    fn alone(&self, late: usize) -> Problem {
        let entry = &self.event.entries[late];
        let category = entry.category().unwrap_or_else(|| "open".to_string());
        let clause = self.rule.clause.clone();
        let wrong = problems::DropInAlone { label: entry.label.clone(), category, clause };
        self.event.problem(wrong, entry.at)
    }
}

/// Victory points as printed; sums stay exact.
fn two_decimals(score: Exact) -> String {
    score.rounded(2).to_decimal()
}
