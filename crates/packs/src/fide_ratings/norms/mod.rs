//! Title norms of a tournament (B.01 in force since January 2024): those made, those still possible,
//! and performances that are no norm.

mod conditions;
mod field;
mod forecast;

use model::crosstable::Crosstable;
use model::{Basis, Event, Exact, NormState, StableSort, TitleNorm, TitleNormFigures};

use super::figures::{NormRules, NormTitle, RatingRulesEdition, rating_regulations};
use conditions::{NormConditions, NormDemand, has_norm_performance, points_required_for_norm};
use field::{NormCandidate, OverTheBoardGame, is_exempt_from_federations};
use forecast::NormForecast;

/// The norms of a tournament's players, in the order of the crosstable.
pub(super) fn find_norms(
    edition: &RatingRulesEdition,
    event: &Event,
    table: &Crosstable,
) -> Vec<TitleNorm> {
    let rules = &rating_regulations().norms;
    if event.date().is_some_and(|date| date < rules.from) {
        return Vec::new();
    }
    let exempt = is_exempt_from_federations(edition, rules, event, table);
    let mut norms = Vec::new();
    for (position, contestant) in table.contestants.iter().enumerate() {
        let own = NormCandidate::from_crosstable(edition, event, table, position);
        let others = table.contestants.iter().filter(|other| other.entry != contestant.entry);
        let best = others.filter_map(|other| other.rating).max().unwrap_or(0);
        let search = Search { rules, table, own: &own, entry: contestant.entry, best, exempt };
        norms.extend(rules.norm.iter().filter_map(|norm| search.norm(norm)));
    }
    norms
}

/// Why nobody can have made a norm, or none is foreseen yet; empty otherwise.
pub(super) fn reason_without_norms(event: &Event, table: &Crosstable) -> String {
    let rules = &rating_regulations().norms;
    let planned = table.rounds.unwrap_or(table.played);
    let foreseen = planned.saturating_sub(rules.forecast_rounds);
    if event.date().is_some_and(|date| date < rules.from) {
        format!("norms are worked out for tournaments from {} on", rules.from)
    } else if planned < rules.games {
        format!("a norm takes {} games, and the tournament has {planned} rounds", rules.games)
    } else if table.played < foreseen {
        format!("what is still possible is worked out after round {foreseen}")
    } else {
        String::new()
    }
}

/// A player whose norms are looked for.
struct Search<'a> {
    rules: &'static NormRules,
    table: &'a Crosstable,
    own: &'a NormCandidate,
    entry: usize,
    /// The best rating among the others.
    best: u32,
    exempt: bool,
}

impl Search<'_> {
    fn norm(&self, norm: &'static NormTitle) -> Option<TitleNorm> {
        if norm.held.contains(&self.own.title) || (norm.women && !self.own.is_woman) {
            return None;
        }
        let choices = self.choices().into_iter();
        let mut performed =
            choices.filter(|(games, _)| has_norm_performance(self.rules, norm, games));
        let made = performed.find_map(|(games, least)| {
            let found = self.conditions(norm, &games, least);
            found.are_met().then_some((games, found))
        });
        if let Some((games, found)) = made {
            return Some(self.norm_in_state(norm, NormState::Made, &games, &found));
        }
        // A game without a result leaves both open.
        (!self.own.is_open).then(|| self.forecast(norm).or_else(|| self.missed(norm))).flatten()
    }

    fn conditions(
        &self,
        norm: &'static NormTitle,
        games: &[&OverTheBoardGame],
        least: usize,
    ) -> NormConditions {
        let demand = NormDemand { least, exempt: self.exempt };
        NormConditions::new(self.rules, norm, self.own, games, demand)
    }

    /// The selections of games that can make a norm, with the games that it takes: all, then those
    /// with the fewest left out. Games after the result was reached may be left out, and games won
    /// (1.4.1e, 1.4.1f).
    fn choices(&self) -> Vec<(Vec<&OverTheBoardGame>, usize)> {
        let (all, least) = (&self.own.games, self.rules.games);
        let most = if all.len() > self.rules.most_games { 0 } else { self.rules.most_left_out };
        let mut choices: Vec<(Vec<&OverTheBoardGame>, usize)> = Vec::new();
        for until in (least..=all.len()).rev() {
            let mut chosen: Vec<(Vec<&OverTheBoardGame>, usize)> = vec![(Vec::new(), 0)];
            for game in &all[..until] {
                let without = chosen
                    .iter()
                    .filter(|(_, left)| game.halves == 2 && *left < most && until - left > least);
                let without: Vec<_> =
                    without.map(|(games, left)| (games.clone(), left + 1)).collect();
                chosen.iter_mut().for_each(|(games, _)| games.push(game));
                chosen.extend(without);
            }
            choices.extend(chosen.into_iter().map(|(games, _)| (games, least)));
        }
        choices.arrange_by_key(|(games, _)| std::cmp::Reverse(games.len()));
        let short = self.least_at_the_end(0);
        let planned = self.table.rounds.unwrap_or(self.table.played);
        if short < self.rules.games && self.table.played == planned {
            choices.push((all.iter().collect(), short));
        }
        choices
    }

    /// The games that a norm takes if the player plays all that remain: one fewer in a tournament of
    /// just the games of a norm, one of which was won by forfeit or was the bye of the draw.
    fn least_at_the_end(&self, remaining: usize) -> usize {
        let short = self.rules.games_with_given;
        let planned = self.table.rounds.unwrap_or(self.table.played);
        let fits = self.own.games.len() + remaining == short && planned == self.rules.games;
        if fits && self.own.given == 1 { short } else { self.rules.games }
    }

    fn norm_in_state(
        &self,
        norm: &'static NormTitle,
        state: NormState,
        games: &[&OverTheBoardGame],
        found: &NormConditions,
    ) -> TitleNorm {
        let mut basis = Basis::new();
        let left_out = self.own.games.len() - games.len();
        if left_out > 0 {
            let step = format!("{left_out} of {} games left out", self.own.games.len());
            basis.add_cited_step(&self.rules.left_out_clause, step);
        }
        let unmet = |is_met: bool| if is_met { "" } else { "not met: " };
        for condition in &found.all {
            let step = format!("{}{}", unmet(condition.is_met), condition.told);
            basis.add_cited_step(condition.clause, step);
        }
        let figures = TitleNormFigures {
            title: norm.title.as_str().into(),
            state,
            games: games.len() as u32,
            score: Exact::whole(games.iter().map(|game| game.halves).sum::<u32>()) / 2,
            average: found.average,
            performance: found.performance,
            needs: Box::default(),
        };
        let rounds = games.iter().map(|game| game.round).collect();
        let required = points_required_for_norm(self.rules, norm, games);
        TitleNorm { entry: self.entry, figures, rounds, required, basis }
    }

    /// The norm as far as it is still possible.
    fn forecast(&self, norm: &'static NormTitle) -> Option<TitleNorm> {
        let remaining = self.table.rounds?.checked_sub(self.table.played)?;
        if remaining > self.rules.forecast_rounds {
            return None;
        }
        let least = self.least_at_the_end(remaining);
        let demand = NormDemand { least, exempt: self.exempt };
        let forecast = NormForecast::new(self.rules, norm, self.own, remaining, self.best, demand)?;
        let games: Vec<&OverTheBoardGame> = self.own.games.iter().collect();
        let found = self.conditions(norm, &games, self.rules.games);
        let mut told = self.norm_in_state(norm, NormState::Possible, &games, &found);
        let (score, count, needs) = (told.figures.score, games.len(), forecast.in_words(remaining));
        let step = format!("so far {score} of {count} points, average {}", found.average);
        told.basis = Basis::new();
        told.basis.add_cited_step(&self.rules.average_clause, step);
        told.basis.add_cited_step(&self.rules.performance_clause, format!("{needs} makes it"));
        told.figures.needs = needs.into();
        Some(told)
    }

    /// The performance of a norm without all of its conditions, after the last round.
    fn missed(&self, norm: &'static NormTitle) -> Option<TitleNorm> {
        let is_over = self.table.rounds.is_none_or(|rounds| rounds <= self.table.played);
        let games: Vec<&OverTheBoardGame> = self.own.games.iter().collect();
        let found = self.conditions(norm, &games, self.rules.games);
        let is_good = found.performance >= norm.performance && found.average >= norm.average;
        (is_over && is_good && games.len() >= self.rules.games)
            .then(|| self.norm_in_state(norm, NormState::Missed, &games, &found))
    }
}
